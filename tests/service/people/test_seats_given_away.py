"""A player gives the seat to a friend by letters, and can take it back for a week."""

import re

import pytest
from sqlalchemy import select

from service.database.rows import LETTER, DueRow, StandingOrderRow, columns_of
from service.language.languages import LANGUAGES
from service.language.words import speaker
from service.matches import absences, open_decisions, orders, store
from service.operations import scheduler
from service.people import personal_data
from tests.service.at_table import Table, begin, digest
from tests.service.people.test_address_changes import address, letters, link
from tests.service.trial_installation import Letter, Page, TrialInstallation, path_of

NEW = "dara@new.example"
DAY = 24 * 3600


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    table = begin(house).play(6)
    house.new_letters()
    return table


def give(table: Table, seat: int = 1, **about: str) -> Page:
    friend = {"name": "Dara", "email": NEW, "language": "fa", **about}
    return table.house.get(f"/s/{table.seats[seat]}/handover").submit("handover", **friend)


def given(table: Table, seat: int = 1, **about: str) -> tuple[dict[str, Letter], list[Letter]]:
    """Give the seat away; return the first letters by kind, and those after the friend accepts."""
    assert give(table, seat, **about).status == 200
    asked = letters(table)
    table.house.get(link(asked["confirm"])).submit("confirm-address")
    return asked, table.house.new_letters()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_friend_is_asked_in_their_own_language(table: Table, language: str) -> None:
    give(table, language=language)
    asked, say = letters(table)["confirm"], speaker(language)
    assert asked.to == NEW and "Dara" in asked.text
    page = table.house.get(link(asked))
    assert f'<html lang="{language}"' in page.text
    for text in (asked.text, page.text):
        assert str(say("address-given-confirm-button")) in text
    assert table.loaded().names[1] == "Béla"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_friend_learns_what_they_are_asked_to_play(
    house: TrialInstallation, language: str, seat: int
) -> None:
    """Letter and page tell of the players, the pace, the options and the host's part."""
    table = begin(house, options={"campaign": 60}, pace="weekly").play(3)
    house.new_letters()
    give(table, seat, language=language)
    asked, say = letters(table)["confirm"], speaker(language)
    rules = speaker(language, "condottiere-3e")
    people = [("Dara" if each == seat else name) for each, name in enumerate(table.loaded().names)]
    facts = [
        say("letter-invitation-players", players=say.join(people)),
        say("letter-host-pace", pace=say("pace-weekly")),
        rules("game-about-condottiere-3e"),
        rules("option-campaign-chosen", value=60),
    ]
    for text in (asked.text, asked.html, table.house.get(link(asked)).text):
        plain = bare(text)
        for fact in facts:
            assert bare(fact) in plain
        assert (bare(say("address-given-host")) in plain) == (seat == 0)


def bare(text: str) -> str:
    """Return a text without markup and isolates, as one line."""
    return re.sub("[\u2066-\u2069]", "", " ".join(re.sub("<[^>]*>", " ", text).split()))


def test_the_giver_plays_on_until_the_friend_says_yes(table: Table) -> None:
    before = digest(table.house)
    assert table.house.get(f"/s/{table.seats[1]}/handover").status == 200
    assert digest(table.house) == before
    give(table)
    table.play(4)
    assert address(table) == "bela@mail.example" and table.loaded().names[1] == "Béla"
    assert table.house.get(f"/s/{table.seats[1]}").status == 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_friend_says_no_and_the_giver_is_told(table: Table, language: str) -> None:
    seat = table.loaded().seats[1]
    table.house.installation.database.write(lambda c: store.update_seat(c, seat, language=language))
    give(table, language=language)
    asked = letters(table)["confirm"]
    for text in (asked.text, asked.html, table.house.get(link(asked)).text):
        assert f"{path_of(link(asked))}/decline" in text
    before, page = digest(table.house), table.house.get(f"{link(asked)}/decline")
    assert digest(table.house) == before
    refused = page.submit("decline-seat")
    assert refused.status == 200 and "Béla" in refused.text
    [told] = table.house.new_letters()
    assert (told.kind, told.to) == ("refused", "bela@mail.example")
    assert "Dara" in told.text and "Dara" in told.html and told["Content-Language"] == language
    assert table.house.get(f"/s/{table.seats[1]}").status == 200
    for late in (page.submit("decline-seat"), post(table, link(asked))):
        assert late.status == 409 and table.loaded().names[1] == "Béla"
    assert not table.house.new_letters()


def post(table: Table, path: str) -> Page:
    answer = table.house.client.post(path, data={"sure": "yes"})
    return Page(table.house, answer)


def test_a_page_that_asks_nothing_more_leads_on(table: Table) -> None:
    give(table)
    asked = letters(table)["confirm"]
    answered = table.house.get(f"{link(asked)}/decline").submit("decline-seat")
    for page in (answered, table.house.get(link(asked))):
        assert not page.acts and {"/?language=fa", "/mine?language=fa"} <= {*page.reader.links}


def test_only_the_friend_can_say_no(table: Table) -> None:
    give(table)
    asked = letters(table)["address"]
    assert post(table, f"{link(asked)}/decline").status == 409
    change = {"email": NEW}
    table.house.get(f"/s/{table.seats[2]}/address").submit("address", **change)
    own = letters(table)["confirm"]
    assert "/decline" not in own.text + own.html
    assert post(table, f"{link(own)}/decline").status == 409


def test_after_the_yes_the_friend_has_the_seat_and_the_others_are_told(table: Table) -> None:
    state = table.loaded().state
    _, sent = given(table)
    loaded = table.loaded()
    assert loaded.names[1] == "Dara" and loaded.seats[1].language == "fa"
    assert loaded.game.view(loaded.state, 1) == loaded.game.view(state, 1)
    assert table.house.get(f"/s/{table.seats[1]}").status == 410
    fresh = next(letter for letter in sent if letter.kind == "link")
    assert fresh.to == NEW and table.house.get(fresh.seat_page).status == 200
    told = {letter.to for letter in sent if letter.kind == "given"}
    assert told == {"ana@mail.example", "cyrus@mail.example"}
    for letter in sent:
        if letter.kind == "given":
            assert "Dara" in letter.text and "Béla" in letter.text and NEW not in letter.text


def test_what_the_giver_planned_and_noted_is_forgotten(table: Table) -> None:
    database, seat = table.house.installation.database, table.seats[1]

    def plans() -> list[StandingOrderRow]:
        return database.read(lambda c: orders.of_seat(c, table.match, 1))

    loaded = table.loaded()
    line = orders.read(loaded, 1, "discard-always")
    database.write(lambda c: orders.give(c, loaded, 1, line))
    assert table.house.get(f"/s/{seat}/note").submit("note", note="my own plan").status == 200
    assert plans() and "my own plan" in table.house.get(f"/s/{seat}/note").text
    _, sent = given(table)
    fresh = next(letter for letter in sent if letter.kind == "link")
    assert "my own plan" not in table.house.get(f"{fresh.seat_page}/note").text
    assert plans() == []


def test_the_seat_can_be_taken_back_for_a_week(table: Table) -> None:
    _, sent = given(table)
    undo = next(letter for letter in sent if letter.kind == "address")
    fresh = next(letter for letter in sent if letter.kind == "link")
    assert undo.to == "bela@mail.example" and "Béla" in undo.text
    say = speaker("hu")
    assert str(say("address-given-undo-button")) in undo.html
    assert bare(say("letter-address-given-stop")) in bare(undo.text)
    assert '<html lang="hu"' in table.house.get(link(undo)).text
    table.house.get(link(undo)).submit("undo-address")
    told = {letter.to for letter in table.house.new_letters() if letter.kind == "given"}
    assert told == {"ana@mail.example", "cyrus@mail.example"}
    loaded = table.loaded()
    assert (loaded.names[1], loaded.seats[1].language) == ("Béla", "hu")
    assert address(table) == "bela@mail.example"
    assert table.house.get(fresh.seat_page).status == 410


def test_a_giver_who_changes_their_mind_is_not_told_of_an_address(table: Table) -> None:
    give(table)
    sent, say = letters(table), speaker("hu")
    assert bare(say("letter-address-given-stop")) in bare(sent["address"].text)
    page = table.house.get(link(sent["address"]))
    assert bare(say("address-given-stop-title")) in bare(page.text)
    assert bare(say("address-stop-title")) not in bare(page.text) and "Dara" in page.text
    page.submit("stop-address")
    assert table.loaded().names[1] == "Béla" and address(table) == "bela@mail.example"


@pytest.mark.parametrize(
    "about",
    [{"name": ""}, {"name": "Ana"}, {"email": "nobody"}, {"email": ""}, {"name": "x" * 500}],
)
def test_nonsense_is_answered_beside_its_field_and_asks_nobody(
    table: Table, about: dict[str, str]
) -> None:
    page = give(table, **about)
    assert page.status == 400 and 'role="alert"' in page.text
    assert table.house.new_letters() == []
    typed = {"name": "Dara", "email": NEW, **about}
    if len(typed["name"]) < 60:
        assert all(f'value="{each}"' in page.text for each in typed.values() if each)


def test_an_address_that_wants_no_letters_is_not_asked(table: Table) -> None:
    give(table)
    asked = letters(table)["confirm"]
    table.house.get(f"{link(asked)}/letters").submit("never")
    table.house.time.forward(120)
    page = give(table)
    assert page.status == 400 and table.house.new_letters() == []


def test_the_page_is_reached_from_the_settings(table: Table) -> None:
    page = table.house.get(f"/s/{table.seats[1]}/settings")
    assert re.search(rf'href="[^"]*/s/{table.seats[1]}/handover"', page.text)


def test_a_seat_taken_back_has_no_note_of_the_friend(table: Table) -> None:
    _, sent = given(table)
    fresh = next(letter for letter in sent if letter.kind == "link")
    assert (
        table.house.get(f"{fresh.seat_page}/note").submit("note", note="the friend's").status == 200
    )
    undo = next(letter for letter in sent if letter.kind == "address")
    table.house.get(link(undo)).submit("undo-address")
    back = next(letter for letter in table.house.new_letters() if letter.kind == "link")
    assert "the friend" not in table.house.get(f"{back.seat_page}/note").text


def test_a_friend_gets_letters_and_is_there_even_if_the_giver_was_not(table: Table) -> None:
    seat = table.loaded().seats[1]
    away = {"muted": True, "absent": True, "missed": 3}
    table.house.installation.database.write(lambda c: store.update_seat(c, seat, **away))
    _, sent = given(table)
    seat = table.loaded().seats[1]
    assert (seat.muted, seat.absent, seat.missed) == (False, False, 0)
    assert NEW in {letter.to for letter in sent}


def test_erasing_the_giver_or_the_friend_leaves_no_name_in_letters(table: Table) -> None:
    given(table, name="Quirrelwick")
    database, now = table.house.installation.database, table.house.installation.now()

    def told() -> str:
        return str(database.read(lambda c: c.execute(select(LETTER.c.facts)).all()))

    assert "Quirrelwick" in told() and "Béla" in told()
    database.write(lambda c: personal_data.erase(c, NEW, now))
    assert "Quirrelwick" not in told()
    database.write(lambda c: personal_data.erase(c, "bela@mail.example", now))
    assert "Béla" not in told()


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_the_end_no_friend_can_take_the_seat_and_the_page_says_why(
    table: Table, language: str
) -> None:
    give(table, language=language)
    confirm = letters(table)["confirm"]
    page = table.house.get(link(confirm))
    table.play(None)
    said = str(speaker(language)("address-over-text"))
    late = page.submit("confirm-address")
    assert late.status == 409 and said in late.text
    asked = table.house.get(link(confirm))
    assert asked.acts == [] and said in asked.text
    assert table.loaded().names[1] == "Béla" and address(table) == "bela@mail.example"


HABITS = {
    "timezone": "America/New_York",
    "wakes": 1,
    "sleeps": 2,
    "days_off": "0",
    "holidays": "IR",
    "rhythm": "never",
    "saved_seconds": 7200,
    "tells_new_browser": True,
    "letters": '{"news":"off"}',
    "missed": 2,
}


def habits(table: Table, seat: int = 1) -> dict[str, object]:
    found = columns_of(table.loaded().seats[seat])
    return {name: found[name] for name in (*HABITS, "away")}


def change(table: Table, seat: int = 1, **values: object) -> None:
    """Change columns of a seat."""
    row = table.loaded().seats[seat]
    table.house.installation.database.write(lambda c: store.update_seat(c, row, **values))


def undo(table: Table, sent: list[Letter]) -> None:
    letter = next(letter for letter in sent if letter.kind == "address")
    table.house.get(link(letter)).submit("undo-address")


def test_neither_the_friend_nor_the_giver_gets_the_others_hours(table: Table) -> None:
    fresh = habits(table) | {"timezone": "Asia/Tehran"}
    change(table, **HABITS, away="[[1,2000000000]]")
    _, sent = given(table)
    assert habits(table) == fresh
    change(table, **HABITS, away="[[1,2000000000]]", muted=True)
    undo(table, sent)
    assert habits(table) == fresh | {"timezone": "Europe/Budapest"}
    assert not table.loaded().seats[1].muted


def test_no_bot_plays_for_the_friend_of_a_giver_who_is_away(house: TrialInstallation) -> None:
    table = begin(house, plays_on=True).play(6)
    seat, now = (table.asked + 1) % 3, house.installation.now()
    database = house.installation.database
    database.write(
        lambda c: absences.announce(c, store.load(c, table.match), seat, now, now + 9 * DAY, now)
    )
    house.new_letters()
    given(table, seat)
    while table.asked != seat:
        table.play(1)
    turn = table.turn
    house.time.forward(3600)
    scheduler.tick(house.installation)
    assert (table.turn, table.asked) == (turn, seat)


def test_the_friends_question_goes_on_by_their_clock_and_never_earlier(
    house: TrialInstallation,
) -> None:
    """The nights of the giver in New York counted for the giver, and not for the friend."""
    table = begin(house, only_awake=True).play(6)
    seat = table.asked
    change(table, seat, timezone="America/New_York", wakes=0, sleeps=24 * 60)
    house.new_letters()

    def due() -> DueRow:
        return house.installation.database.read(
            lambda c: open_decisions.of_match(c, table.match)[seat]
        )

    before, counted = due(), table.loaded().clock_of(table.loaded().seats[seat])
    given(table, seat)
    now, loaded = house.installation.now(), table.loaded()
    clock = loaded.clock_of(loaded.seats[seat])
    left = counted.counted(now, before.deadline_at)
    assert clock.days.zone == "Asia/Tehran"
    assert due().deadline_at == max(before.deadline_at, clock.later(now, left))
    assert due().deadline_at > before.deadline_at


def test_a_seat_taken_back_from_a_friend_who_is_absent_is_at_the_table(table: Table) -> None:
    _, sent = given(table)
    change(table, absent=True, missed=3, stand_in=True)
    undo(table, sent)
    seat = table.loaded().seats[1]
    assert (seat.absent, seat.missed, seat.stand_in) == (False, 0, False)
