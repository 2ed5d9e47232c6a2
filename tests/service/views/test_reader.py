"""The reader: one value, made once for a page or a letter, that all texts depend on."""

import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from types import CodeType, FrameType
from typing import Any

import pytest

from service.language import dates, languages, words
from service.mail import letters
from service.people import proposals, seating
from service.views.reader import Reader
from tests.service.seated import Table
from tests.service.trial_installation import MORNING, TrialInstallation


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    return Table(house)


def entered(work: Callable[[], Any], *functions: Any) -> list[int]:
    """Return the number of calls of each function during the work."""
    found: Counter[CodeType] = Counter()

    def look(frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            found[frame.f_code] += 1

    sys.setprofile(look)
    try:
        work()
    finally:
        sys.setprofile(None)
    return [found[each.__code__] for each in functions]


LOOKED_UP = (languages.known_language, words.speaker, dates.moment)


def test_a_letter_looks_its_reader_up_once(table: Table) -> None:
    letter = next(each for each in table.letters("turn") if each.outcome is None)
    house = table.house.installation

    def compose() -> None:
        table.read(lambda c: letters.compose(house, c, table.loaded, letter, table.now))

    assert entered(compose, *LOOKED_UP) == [1, 1, 1]


def test_a_page_looks_its_reader_up_once(table: Table) -> None:
    token = table.house.seat_tokens(table.id)[table.seat]
    table.house.get(f"/s/{token}")

    assert entered(lambda: table.house.get(f"/s/{token}"), *LOOKED_UP) == [1, 1, 1]


def test_a_reader_has_the_language_the_clock_and_the_seat_of_the_row(table: Table) -> None:
    table.with_lock(
        lambda c, held: seating.change_seat(
            c, held, 1, table.now, language="hu", timezone="Asia/Tehran"
        )
    )
    reader = Reader.of_seat(table.loaded, 1)
    assert reader.moment(MORNING) == "2026. március 24., kedd 11:30 (teheráni idő)"
    assert reader.told({"kind": "passed", "seat": 1}) == "Passzoltál."
    assert reader.named([2, 0]) == ["Cyrus", "Ana"]


def test_a_spectator_reads_of_all_players_in_the_third_person(table: Table) -> None:
    reader = Reader.of_watcher(table.loaded, "en", "UTC")
    assert languages.unmarked(reader.told({"kind": "passed", "seat": 1})) == "Béla passed."
    assert reader.moment(MORNING) == "Tuesday 24 March 2026, 08:00 (UTC)"


def test_a_bot_is_called_one_to_every_reader(table: Table) -> None:
    table.make_absent(1)
    bot = proposals.bot(table.loaded.game, "en", table.loaded.names)
    tokens = table.house.installation.tokens
    table.with_lock(lambda c, held: seating.replace(c, held, 1, bot, tokens, table.now))
    assert [Reader.of_seat(table.loaded, 0).names[1], table.loaded.names[1]] == [
        "Arlecchino (bot)",
        "Arlecchino",
    ]


def test_an_unknown_reader_has_no_name() -> None:
    reader = Reader.stranger("fa-IR", "UTC", "troyes")
    assert (reader.language, reader.seat, reader.names) == ("fa", None, ())
    assert reader.say.has("game-title-troyes")


def test_a_cached_event_is_worded_for_each_reader(
    table: Table,
) -> None:
    table.with_lock(lambda c, held: seating.change_seat(c, held, 1, table.now, language="hu"))
    bela, ana = Reader.of_seat(table.loaded, 1), Reader.of_seat(table.loaded, 0)
    watcher = Reader.of_watcher(table.loaded, "en", "UTC")
    event = {"kind": "passed", "seat": 1}
    for _ in range(2):
        assert bela.told(event) == "Passzoltál."
        assert languages.unmarked(ana.told(event)) == "Béla passed."
        assert languages.unmarked(replace(ana, names=("Ana", "Eve")).told(event)) == "Eve passed."
        assert watcher.told(dict(event)) is watcher.told(event), "the very same: nothing is said"
    later = {**event, "turn": 17}
    assert watcher.told(later) is watcher.told(event), "whatever the turn was"
    event["seat"] = 0
    assert languages.unmarked(bela.told(event)) == "Ana passzolt."
