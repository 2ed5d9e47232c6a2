"""The notice to the last player who has yet to answer a question put to several seats."""

import pytest

import engine
from service.installation.links import SeatLinks
from service.language.languages import unmarked
from service.matches import store
from service.views import seat_view
from service.views.reader import Reader
from tests.service.at_table import Table, begin
from tests.service.trial_installation import Letter, TrialInstallation


def shared(house: TrialInstallation) -> tuple[Table, list[int]]:
    """Return a match in which several seats are asked at once, with those seats."""
    table = begin(house, options={"simultaneous_discards": True})
    for _ in range(200):
        loaded = table.loaded()
        if len(asked := loaded.to_act()) > 1:
            house.new_letters()
            return table, asked
        table.play(1)
    raise AssertionError("the game never asks several at once")


def is_last(table: Table, seat: int) -> bool:
    database = table.house.installation.database
    links = SeatLinks("", "")
    return database.read(
        lambda c: seat_view.of_seat(c, store.load(c, table.match), seat, links).is_last
    )


def test_only_the_last_one_is_told_so_on_the_page_by_the_api_and_in_the_reminder(
    house: TrialInstallation,
) -> None:
    table, asked = shared(house)
    for seat in asked:
        left = table.loaded().to_act()
        for each in range(3):
            told = table.seat_by_api(each)["is_last"]
            assert told == is_last(table, each) == (left == [each])
            assert ("last-one" in house.get(f"/s/{table.seats[each]}").text) == told
        if left == [seat]:
            break
        assert table.act_by_api(seat, table.turn, "keep").status_code == 200
    letters: list[Letter] = []
    while not (reminders := [each for each in letters if each.kind == "reminder"]):
        house.pass_time(3600)
        letters = house.new_letters()
    assert [each.to for each in reminders] == [table.loaded().seats[seat].address]
    say = Reader.of_seat(table.loaded(), seat).say
    assert str(say("last-one")) in reminders[0].text
    about = str(say("letter-last-subject", title="|", prompt="|")).split("|")[1]
    assert unmarked(about) in unmarked(reminders[0]["Subject"])


def test_nobody_is_the_last_one_of_one(house: TrialInstallation) -> None:
    table = begin(house).play(6)
    assert not any(is_last(table, seat) for seat in range(3))


def test_a_hidden_answer_is_not_given_away(
    house: TrialInstallation, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If a game hides who has answered, no player learns that all others have."""
    table, asked = shared(house)
    for seat in asked[:-1]:
        assert table.act_by_api(seat, table.turn, "keep").status_code == 200
    assert is_last(table, asked[-1])
    monkeypatch.setattr(type(engine.games()[table.loaded().match.game]), "told", lambda *_: [])
    assert not is_last(table, asked[-1])
