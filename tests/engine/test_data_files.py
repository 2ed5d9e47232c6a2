"""Checking an owner's data file is cheap for any input; real files are accepted."""

from __future__ import annotations

import random
import tomllib
import tracemalloc
from collections.abc import Iterator
from time import process_time
from typing import Any

import pytest

import engine
from engine import BadOption, data_files
from engine.btwixt.box import cards
from engine.btwixt.box.checking import MOST_EFFECTS
from engine.troyes.box import owner_data

GAMES = [game for game in engine.games().values() if game.data_file]
takers = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
MOST_TIMES = 9  # the limit, relative to checking the shortest real file at the same time
MOST_MEMORY = 16_000_000

# About 60 kB each. Before key parts were counted, the first one took 12 to 18 seconds.
HOSTILE = {
    "a key of many parts": "a." * 29_000 + "a = 1",
    "a key of many parts, unfinished": "a." * 29_000,
    "a table of many parts": "[" + "a." * 29_000 + "a]",
    "a key of many quoted parts": "'a'." * 14_500 + "a = 1",
    "parts with spaces between": "a . " * 14_500 + "a = 1",
    "tables of more and more parts": "\n".join("[[" + ".".join("a" * n) + "]]" for n in range(340)),
    "short tables of tables": "\n".join("[[a.b.c.d.e.f.g]]" for _ in range(3_300)),
    "lists in lists": "a=" + "[" * 20_000,
    "lists in lists, closed": "a=" + "[" * 20_000 + "]" * 20_000,
    "lists in lists on lines of their own": "a=" + "[\n" * 20_000,
    "tables in tables": "a=" + "{a=" * 15_000,
    "a number": "a=" + "9" * 59_000,
    "a number below the line": "a=" + "9" * 3_900,
    "a number in sixteens": "a=0x" + "f" * 59_000,
    "many numbers": "\n".join(f"a{n}=" + "9" * 60 for n in range(880)),
    "numbers with points": "a=[" + "\n1.1,1e999,0x1f," * 3_700 + "]",
    "many keys": "\n".join(f"k{n}=1" for n in range(6_900)),
    "many keys of one table": "a={" + ",".join(f"k{n}=1" for n in range(6_000)) + "}",
    "many tables": "\n".join(f"[k{n}]" for n in range(7_000)),
    "many values": "a=[" + "1,\n" * 19_900 + "]",
    "a long text": 'a="' + "x" * 59_000 + '"',
    "a long text of lines": 'a="""' + "x\n" * 29_000 + '"""',
    "a text of escapes": 'a="""' + "\\n\n" * 19_000 + '"""',
    "a text without an end": '"\\' * 29_000,
    "texts without an end": "'''" * 19_001,
    "empty lines": "\n" * 59_000,
    "comments": "#\n" * 29_000 + "a = 1",
    "a long comment": "#" * 59_000,
    "brackets that only close": "]" * 59_000,
    "dates": "\n".join(f"a{n}=1979-05-27T00:32:00.999999" for n in range(1_500)),
    "a date": "[leaders]\na = 1979-05-27",
    "endless": "a = inf\nb = nan",
    "half a character": "a = 1 # \ud800",
    "no character": "a = '\x00'",
    "a line of a match with too many brackets": '{"a":' * 11_000,
    "a line of a match with brackets closed": '{"a":' + "[" * 900 + "]" * 900 + "}",
    "a line of a match with a number": '{"a":' + "9" * 59_000 + "}",
    "a line of a match that is too long": '{"a":"' + "9" * 99_999 + '"}',
}


def judged(game: Any, text: str) -> list[dict[str, Any]]:
    """Return the faults of the text, [] if the game accepts it."""
    try:
        game.setup(game.seats[-1], {"data": text}, bytes(32))
    except BadOption as bad:
        return bad.data["takes"]
    return []


def seconds(game: Any, text: str) -> float:
    began = process_time()
    judged(game, text)
    return process_time() - began


def is_cheap(game: Any, text: str) -> bool:
    """True if checking the text is cheap relative to a real file, in one of a few tries."""
    real = min(GAMES, key=lambda each: len(each.data_file.text))
    floor = (real, real.data_file.text)
    return any(seconds(game, text) < MOST_TIMES * seconds(*floor) for _ in range(4))


@takers
@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_texts_that_no_card_needs_are_refused_quickly(game: Any, text: str) -> None:
    found = judged(game, text)
    assert found and all(fault["code"] in game.data_file.faults for fault in found)
    assert all(len(fault["at"]) <= data_files.LONGEST_PLACE + 1 for fault in found)
    assert is_cheap(game, text)


@takers
def test_texts_that_no_card_needs_take_little_memory(game: Any) -> None:
    for name in ("many keys", "many tables", "many numbers", "a long text of lines", "empty lines"):
        tracemalloc.start()
        judged(game, HOSTILE[name])
        _, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert most < MOST_MEMORY, name


PIECES = (
    *"[]{}=,.\"'#\\\n 09a_-+",
    *("[[", "]]", '"""', "'''", "a.b", "inf", "nan", "0x", "1979-05-27", "\\u0000", "\ud800"),
    *("{ a = 1 }", "[1, 2]", "true", "[activity.merchant]", "[[allies]]", "\r\n", "\x1b", "1e999"),
)


def mutated(text: str, luck: random.Random) -> str:
    """Return the text with some pieces deleted, doubled, replaced or inserted."""
    for _ in range(luck.randrange(1, 6)):
        start = luck.randrange(len(text))
        end = min(len(text), start + luck.choice((0, 1, 2, 10, 100, 2_000)))
        part = luck.choice(
            ("", text[start:end] * 2, luck.choice(PIECES), luck.choice(PIECES) * 5_000)
        )
        text = text[:start] + part + text[end:]
    return text


@takers
def test_a_mutated_real_file_is_accepted_or_refused_quickly(game: Any) -> None:
    luck, refused = random.Random(11), 0
    for _ in range(120):
        text = mutated(game.data_file.text, luck)
        found = judged(game, text)
        assert is_cheap(game, text)
        assert all(fault["code"] in game.data_file.faults for fault in found)
        refused += bool(found)
    assert refused > 60


# --- realistic files -------------------------------------------------------


def longest_cards() -> Iterator[str]:
    """Yield our file of B'Twixt with cards of the greatest length, each on one line."""
    effect = (
        '{ do = "transfer_hand", when = "cleanup", from = "any_opponent", to = "left_neighbor", '
        'count = 9, choose = "owner", if = { cond = "ally_power_ge", n = 10 } }'
    )
    effects = f"effects = [{', '.join([effect] * MOST_EFFECTS)}]"
    for number, line in enumerate(cards.TEXT.splitlines()):
        if "id = " in line and "value = " in line and number % 4 == 0:
            words = f'text = "{"As it is printed, word for word. " * 12}", {effects}'
            yield line.partition("effects = ")[0] + words + " },"
        else:
            yield line


def test_a_card_with_all_it_may_have_fits_on_a_line() -> None:
    text = "\n".join(longest_cards())
    assert max(map(len, text.splitlines())) > 1_600
    assert len(cards.read(text).effects) > len(cards.HOUSE.effects)


@takers
def test_the_games_own_file_is_taken_however_it_is_written(game: Any) -> None:
    own = game.data_file.text
    for text in (own, own.replace("\n", "\r\n"), "# mine\n" + own):
        assert judged(game, text) == []


def test_keys_may_be_written_with_dots_and_numbers_in_any_way() -> None:
    text = "activity.merchant.hire_cost = 0x3\nsetup.players.2.rounds = 4\nevent.war.flags = +5"
    assert '"activity.merchant.hire_cost":3' in owner_data.changes_of(text)


def test_an_excess_is_reported_with_its_line() -> None:
    for text, code, line in (
        ("a = 1\nb = 2\n" + "a." * 9 + "b = 3", "data_too_big", 3),
        ("a = 1\nb = '", "data_unreadable", 2),
        ("a = 1\nb == 2", "data_unreadable", 2),
        ("a = 1\n\n" + "b" * 4_001, "data_too_big", 3),
    ):
        with pytest.raises(data_files.Unreadable) as raised:
            data_files.read(text, 60_000)
        assert (raised.value.fault["code"], raised.value.fault["line"]) == (code, line)
    with pytest.raises(data_files.Unreadable) as raised:
        data_files.read("a = 1" * 20, 99)
    assert raised.value.fault == {"code": "data_too_long", "at": "", "most": 99}


def test_the_quotation_in_a_fault_is_short_and_printable() -> None:
    with pytest.raises(owner_data.BadData) as raised:
        owner_data.changes_of('"' + "x" * 500 + '\\u001b" = 1\n"\\u202e" = 2')
    places = [fault["at"] for fault in raised.value.faults]
    assert places == ["x" * data_files.LONGEST_PLACE + "…", "?"]


@pytest.mark.parametrize("name", ["one", "two", "three"])
def test_one_table_is_read_with_its_subtables_and_nothing_else(name: str) -> None:
    text = '[one]\na = [\n  1,\n]\n[one.b]\nc = 2\n[two]\n"[x" = 1\n\n[three]\n[three.d]\n'
    assert data_files.table_of(text, name) == tomllib.loads(text)[name]
