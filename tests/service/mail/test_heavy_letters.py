"""Letters with long messages arrive, and no fault of the service makes a reader unreachable."""

from typing import Any

import pytest
from sqlalchemy import Connection

from service.mail import letters
from service.matches import outbox, reply_rows, store, talk
from service.matches.talk import GATHERING
from service.replies import grammar
from service.views import talk_view
from tests.service.at_table import Table, begin
from tests.service.trial_installation import Letter, TrialInstallation

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
WORDS = ["😀" * 990, "گفت‌وگو " * 120, "1.2.3.4.5 " * 95, "<&>" * 330]


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    begun = begin(house).play(2)
    house.new_letters()
    return begun


def write(table: Table, work: Any) -> None:
    """Call `work` with a connection and the match, locked."""
    table.house.installation.database.write(
        lambda c: work(c, store.load(c, table.match, lock=True))
    )


def size(letter: Letter) -> int:
    return len(letter.path.read_bytes())


@pytest.mark.parametrize("words", WORDS, ids=["emoji", "persian", "dots", "markup"])
@pytest.mark.parametrize("reader", range(3))
def test_a_letter_with_many_long_messages_arrives_and_stays_small(
    table: Table, reader: int, words: str
) -> None:
    house, authors = table.house, [seat for seat in range(3) if seat != reader]

    def say(c: Connection, held: store.LoadedMatch) -> None:
        talk.set_pace(c, held.seats[reader], "at_once")
        for number in range(12):
            text = f"{number} {words}"
            talk.say(c, held, authors[number % 2], [], text, house.installation.now())

    write(table, say)
    house.time.forward(GATHERING)
    [letter] = [each for each in house.new_letters() if each["X-Staffetta-Seat"] == str(reader)]
    assert letter.kind == "talk" and size(letter) < letters.MOST_BYTES
    assert letter.text.count("  | ") > 1


def test_a_letter_brings_no_more_characters_than_allowed(table: Table) -> None:
    def say(c: Connection, held: store.LoadedMatch) -> None:
        for number in range(12):
            text, now = f"{number} {'word ' * 190}", table.house.installation.now()
            talk.say(c, held, 1, [], text, now)

    write(table, say)
    found: list[talk_view.InLetter] = []

    def look(c: Connection, held: store.LoadedMatch) -> None:
        reader = talk_view.Reader.of_seat(held, 0)
        found.append(talk_view.in_letter(c, held, reader, is_about_talk=True))

    write(table, look)
    [brought] = found
    assert len(brought.messages) == 4 and brought.more == 8


@pytest.mark.parametrize("seat", range(3))
def test_a_letter_about_a_long_held_reply_arrives_and_stays_small(table: Table, seat: int) -> None:
    lines = ["say " + "😀" * (grammar.LONGEST_LINE - 4)] * grammar.MOST_LINES

    def hold(c: Connection, held: store.LoadedMatch) -> None:
        row, now = held.seats[seat], table.house.installation.now()
        reply_rows.keep(c, row, "long", now, "held", "another_sender", lines, held.match.turn)
        outbox.write(c, row, "held", held.match.turn, now, reply="long", asked_for=True)

    write(table, hold)
    [letter] = [each for each in table.house.new_letters() if each.kind == "held"]
    assert size(letter) < letters.MOST_BYTES and "…" in letter.text
    assert any("/reply/long" in each for each in letter.links)


def test_an_error_of_ours_makes_no_reader_unreachable(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, real = table.house, letters.compose
    table.play(1)

    def fails(*_: Any, **__: Any) -> None:
        raise AttributeError("height")

    monkeypatch.setattr(letters, "compose", fails)
    monkeypatch.setattr(outbox, "MOST_TRIES", 3)
    for _ in range(8):
        assert house.new_letters() == []
        house.time.forward(outbox.LONGEST_RETRY)
    loaded = table.loaded()
    assert not [row for row in loaded.seats if row.unreachable_since]
    monkeypatch.setattr(letters, "compose", real)
    assert {each.kind for each in house.new_letters()} == {"turn"}
