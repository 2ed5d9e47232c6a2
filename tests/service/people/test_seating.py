"""Seats before and during a match: join, decline, replace, cancel."""

import pytest

from service.matches import store
from service.matches.store import NoSuchLink
from service.people import seating
from service.people.problems import NotPossible
from service.people.proposals import Person
from tests.service.seated import Table
from tests.service.trial_installation import TrialInstallation

EMMA = Person("Emma", "emma@mail.example", "en", "Asia/Tokyo")


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    return Table(house)


@pytest.fixture
def waiting(house: TrialInstallation) -> Table:
    """Ana waiting for Béla and Cyrus."""
    return Table(house, everybody_in=False)


def decline(table: Table, seat: int) -> None:
    table.with_lock(lambda c, loaded: seating.decline(c, loaded, seat, table.now))


def replace(table: Table, seat: int) -> None:
    tokens = table.house.installation.tokens
    table.with_lock(lambda c, held: seating.replace(c, held, seat, EMMA, tokens, table.now))


def call_off(table: Table) -> None:
    table.with_lock(lambda c, loaded: seating.call_off(c, loaded, table.now))


def token_of(table: Table, seat: int) -> str:
    return table.house.seat_tokens(table.id)[seat]


def kinds(table: Table, seat: int) -> list[str]:
    return [letter.kind for letter in table.letters(seat=seat)]


def letters_to_newcomer(table: Table, seat: int) -> list[str]:
    return [letter.kind for letter in table.letters(seat=seat) if letter.tenure == 1]


# --- before the start ------------------------------------------------------


def test_the_host_is_in_and_the_others_are_invited(waiting: Table) -> None:
    assert [seat.status for seat in waiting.loaded.seats] == ["joined", "invited", "invited"]
    assert [kinds(waiting, seat) for seat in range(3)] == [["host"], ["invitation"], ["invitation"]]
    assert waiting.loaded.state is None and waiting.due == {}


def test_the_match_begins_when_the_last_is_in(waiting: Table) -> None:
    waiting.join(2)
    assert waiting.loaded.match.status == "inviting"
    waiting.join(1)
    loaded = waiting.loaded
    assert loaded.is_running and set(waiting.due) == set(loaded.to_act())


def test_joining_twice_is_joining_once(table: Table) -> None:
    letters = table.letters()
    table.join(1)
    assert table.letters() == letters


def test_the_same_request_again_makes_no_second_match(table: Table) -> None:
    again = Table(table.house, everybody_in=False)
    assert again.id == table.id and len(table.letters("host")) == 1


def test_only_the_host_is_told_of_a_refusal(waiting: Table) -> None:
    decline(waiting, 2)
    decline(waiting, 2)
    waiting.join(1)
    assert kinds(waiting, 0) == ["host", "declined"]
    assert waiting.loaded.match.status == "inviting"


def test_a_person_who_has_declined_may_still_join(waiting: Table) -> None:
    decline(waiting, 2)
    waiting.join(1)
    waiting.join(2)
    assert waiting.loaded.is_running


def test_a_seat_of_a_running_match_cannot_be_declined(table: Table) -> None:
    with pytest.raises(NotPossible, match="not_inviting"):
        decline(table, 1)


def test_a_person_who_has_not_joined_may_be_replaced_by_another(waiting: Table) -> None:
    old = token_of(waiting, 2)
    replace(waiting, 2)
    waiting.join(1)
    waiting.join(2)
    assert waiting.loaded.names == ["Ana", "Béla", "Emma"]
    assert [letter.tenure for letter in waiting.letters("invitation", seat=2)] == [0, 1]
    with pytest.raises(NoSuchLink) as gone:
        waiting.read(lambda c: store.find_seat(c, old))
    assert gone.value.ended


# --- in a running match ----------------------------------------------------


def test_a_present_player_cannot_be_replaced(table: Table) -> None:
    for seat in range(3):
        with pytest.raises(NotPossible, match="seat_is_filled"):
            replace(table, seat)


def test_an_absent_player_may_be_replaced_and_the_old_link_ends(table: Table) -> None:
    table.make_absent(1)
    old = token_of(table, 1)
    replace(table, 1)
    with pytest.raises(NoSuchLink) as gone:
        table.read(lambda c: store.find_seat(c, old))
    assert gone.value.ended
    loaded, seat = table.read(lambda c: store.find_seat(c, token_of(table, 1)))
    newcomer = loaded.seats[seat]
    assert (newcomer.name, newcomer.tenure, newcomer.status) == ("Emma", 1, "invited")
    assert letters_to_newcomer(table, 1) == ["takeover"]


def test_the_host_is_never_replaced(table: Table) -> None:
    table.make_absent(0)
    with pytest.raises(NotPossible):
        replace(table, 0)


def test_calling_off_tells_everybody_and_ends_all_deadlines(table: Table) -> None:
    call_off(table)
    call_off(table)
    assert [letter.seat for letter in table.letters("called_off")] == [0, 1, 2]
    assert table.due == {} and table.loaded.match.status == "called_off"


def test_a_match_that_is_over_is_not_called_off(table: Table) -> None:
    while not table.is_over:
        table.play_on()
    with pytest.raises(NotPossible, match="over"):
        call_off(table)


def resend(table: Table, seat: int) -> None:
    table.with_lock(lambda c, loaded: seating.resend(c, loaded, seat, table.now))


def test_a_letter_is_sent_again_when_asked_but_not_without_pause(table: Table) -> None:
    with pytest.raises(NotPossible, match="too_soon"):
        resend(table, 1)
    table.house.time.seconds += 61
    for seat in range(3):
        resend(table, seat)
    asked = table.seat
    expected = ["turn" if seat == asked else "host" if seat == 0 else "link" for seat in range(3)]
    assert [kinds(table, seat)[-1] for seat in range(3)] == expected
