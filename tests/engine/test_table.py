"""The log of a table: entries, undo and edits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as some

import engine
from engine import table
from engine.table import Refused, Table

PAD = engine.at_table("pad")
AUTHORS = (None, 0, 1, 2)


def pad(*lines: str) -> Table[Any]:
    return table.again(PAD, 3, {}, [(None, line) for line in lines])


def totals(found: Table[Any]) -> Any:
    return PAD.view(found.at)["totals"]


def refused(found: Table[Any], line: str, author: int | None = None) -> Any:
    with pytest.raises(Refused) as wrong:
        table.entered(found, author, line)
    return wrong.value.refusal


def test_an_entry_taken_back_counts_no_more_and_stays_in_the_log() -> None:
    found = pad("0 add 5", "1 add 7", "undo 1")
    assert totals(found) == [0, 7, 0]
    assert [(each.line, each.undone) for each in found.entries] == [
        ("0 add 5", True),
        ("1 add 7", False),
        ("undo 1", False),
    ]


def test_undoing_an_undo_restores_the_entry() -> None:
    found = pad("0 add 5", "undo 1", "undo 2")
    assert totals(found) == [5, 0, 0]
    assert [each.undone for each in found.entries] == [False, True, False]
    assert refused(found, "undo 2") == {"code": "taken_back_already", "entry": 2}


def test_an_entry_can_be_edited_and_the_edit_undone() -> None:
    found = pad("0 add 5", "1 add 1", "instead 1 0 add 6")
    assert totals(found) == [6, 1, 0]
    assert found.entries[0].says == "0 add 6"
    assert totals(pad("0 add 5", "1 add 1", "instead 1 0 add 6", "undo 3")) == [5, 1, 0]


def test_the_last_edit_of_an_entry_counts() -> None:
    lines = ("0 add 1", "instead 1 0 add 2", "instead 1 0 add 3")
    assert totals(pad(*lines)) == [3, 0, 0]
    assert totals(pad(*lines, "undo 2")) == [3, 0, 0]
    assert totals(pad(*lines, "undo 3")) == [2, 0, 0]
    assert totals(pad(*lines, "undo 3", "undo 4")) == [3, 0, 0]


def test_an_entry_that_a_later_one_needs_cannot_be_undone() -> None:
    found = pad("row", "0 add 5 2")
    assert refused(found, "undo 1") == {
        "code": "needed_later",
        "entry": 2,
        "why": {"code": "no_such_row"},
    }
    assert totals(table.again(PAD, 3, {}, [(None, "row"), (None, "0 add 5 2"), (0, "undo 2")])) == [
        0,
        0,
        0,
    ]


def test_an_entry_without_a_seat_is_logged_in_full() -> None:
    found = table.entered(pad(), 2, "add 4")
    assert (found.entries[0].author, found.entries[0].line) == (2, "2 add 4")


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "malformed"),
        ("   ", "malformed"),
        ("0 add 5\n", "malformed"),
        ("0 add ۵", "malformed"),
        ("0 " * 200, "malformed"),
        ("undo", "malformed"),
        ("undo 1 2", "malformed"),
        ("undo 0", "no_such_entry"),
        ("undo 2", "no_such_entry"),
        ("undo x", "no_such_entry"),
        ("undo 99999999999999999999", "no_such_entry"),
        ("instead 1", "malformed"),
        ("instead 1 undo 1", "malformed"),
        ("anyway", "malformed"),
        ("0 add", "no_such_line"),
        ("9 add 1", "no_such_seat"),
        ("0 add 1.5", "no_number"),
        ("0 add 1 9", "no_such_row"),
        ("0 add 1 0", "no_such_row"),
        ("row %ff", "bad_title"),
        ("row " + "a" * 41, "bad_title"),
        ("row %E2%80%8C", "bad_title"),
        ("row a%E2%80%AEb", "bad_title"),
    ],
)
def test_malformed_entries_are_refused_without_effect(line: str, code: str) -> None:
    found = pad("0 add 5")
    assert refused(found, line)["code"] == code
    assert totals(found) == [5, 0, 0]


def test_a_title_can_have_the_joiners_of_persian_words() -> None:
    title = "خانه\u200cها"
    assert PAD.view(pad(f"row {quote(title)}").at)["rows"][-1]["title"] == title


def test_after_the_end_only_its_undo_can_be_entered() -> None:
    found = pad("0 add 5", "end")
    assert PAD.view(found.at)["ended"] == [0]
    assert refused(found, "0 add 1") == {"code": "over_already"}
    assert totals(pad("0 add 5", "end", "undo 2", "0 add 1")) == [6, 0, 0]


def test_a_full_table_takes_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "MOST_ENTRIES", 2)
    assert refused(pad("0 add 5", "0 add 5"), "0 add 5") == {"code": "table_full"}


LINES = some.one_of(
    some.builds("{} add {}".format, some.integers(0, 2), some.integers(-9, 9)),
    some.just("row"),
    some.builds("undo {}".format, some.integers(1, 90)),
    some.builds(
        "instead {} {} add {}".format,
        some.integers(1, 90),
        some.integers(0, 2),
        some.integers(0, 9),
    ),
)


@given(some.lists(some.tuples(some.sampled_from(AUTHORS), LINES), max_size=90))
def test_a_replayed_log_gives_the_same_table(entries: list[tuple[int | None, str]]) -> None:
    """Snapshots taken on the way never become stale, for any sequence of entries."""
    found = table.opened(PAD, 3, {})
    lines = []
    for author, line in entries:
        try:
            found = table.entered(found, author, line)
        except Refused:
            continue
        lines.append((author, found.entries[-1].line))
    assert table.again(PAD, 3, {}, lines) == found
    standing = [entry.says for entry in found.entries if not entry.undone]
    sums = [0, 0, 0]
    for says in standing:
        if says.split()[1:2] == ["add"]:
            sums[int(says.split()[0])] += int(says.split()[2])
    assert totals(found) == sums


def test_a_replay_leaves_out_undone_entries(monkeypatch: pytest.MonkeyPatch) -> None:
    played = 0

    def counted(*about: Any) -> Any:
        nonlocal played
        played += 1
        return really(*about)

    lines = [line for number in range(1, 400, 2) for line in ("0 add 5", f"undo {number}")]
    really = table._enter
    monkeypatch.setattr(table, "_enter", counted)
    assert pad(*lines, "1 add 7").number == 401 and played == 1


def test_a_long_log_shares_its_earlier_events() -> None:
    lines = [(number % 3, f"add {number % 7}") for number in range(200)]
    whole = table.again(PAD, 3, {}, lines)
    sums, events = [0, 0, 0], []
    for turn, (seat, line) in enumerate(lines):
        sums[seat] += int(line.removeprefix("add "))
        points = {"points": int(line.removeprefix("add ")), "total": sums[seat]}
        events.append({"kind": "added", "turn": turn, "seat": seat, **points})
    log = whole.at.log
    assert len(log) == 200 and PAD.told(whole.at, 0, 200) == events
    for first, end in ((0, 1), (31, 33), (32, 64), (63, 64), (64, 64), (190, 200), (0, 199)):
        assert PAD.told(whole.at, first, end) == events[first:end]
    after = table.entered(whole, 0, "add 1").at.log
    assert all(one is other for one, other in zip(log.full, after.full, strict=True))
    PAD.told(whole.at, 0, 1)[0]["points"] = 99  # events are copies
    assert PAD.told(whole.at, 0, 1) == events[:1]


# --- turns ----------------------------------------------------------------------------------------

BEGUN = ("tell 0", "0 besiege siena", "0 play m4")


def siege(*lines: str) -> Table[Any]:
    rules = engine.at_table("condottiere-3e")
    return table.again(rules, 3, {}, [(None, line) for line in (*BEGUN, *lines)])


@pytest.mark.parametrize(
    ("turn", "line", "outdating"),
    [
        (3, "1 play m4", None),  # offered now
        (2, "0 play m4", 3),  # the same turn again
        (2, "0 play m6", 3),
        (2, "anyway 0 pass", 3),
        (2, "1 play m4", None),  # only another seat has moved
        (2, "close", 3),  # it would close another battle
        (0, "tell 1", 1),
        (0, "0 pass", 1),  # an answer changes every turn
        (2, "correct hand 1 8", None),
        (2, "undo 2", None),
        (2, "instead 3 0 play m1", None),
        (2, "end 1", None),
        (9, "0 play m4", None),
        (-9, "tell 1", 1),
        (0, "", None),
    ],
)
def test_a_line_is_outdated_by_what_was_entered_for_the_same_turn(
    turn: int, line: str, outdating: int | None
) -> None:
    entry = table.outdating(siege(), turn, line)
    assert (entry and entry.number) == outdating


@pytest.mark.parametrize(
    ("entered", "line", "is_outdated"),
    [
        ("undo 3", "0 play m6", True),  # of the same seat's turn
        ("correct hand 1 8", "0 play m6", False),
        ("correct hand 1 8", "correct hand 1 8", True),  # two phones have noticed it
        ("correct hand 1 8", "correct hand 1 7", True),  # they disagree about the same hand
        ("correct hand 1 8", "correct hand 0 8", False),
        ("close", "1 play m6", True),  # everyone has passed
        ("anyway 2 play m6", "2 play m6", True),
    ],
)
def test_a_line_for_all_outdates_every_turn_and_a_correction_only_the_same(
    entered: str, line: str, is_outdated: bool
) -> None:
    assert (table.outdating(siege(entered), 3, line) is not None) == is_outdated


THREE, OTHERS = "urbain_iv henry_i thibaut_ii", "urbain_iv henry_i le_florentin"
# The beginning of a game, an entry, entries of the same turn that set the same, and that do not.
SETS: dict[str, list[tuple[Sequence[str], str, Sequence[str], Sequence[str]]]] = {
    "pad": [
        (
            ["row"],
            "0 add 5 1",
            ["0 add 5 1", "0 add 7 1"],
            ["1 add 5 1", "0 add 5 2", "row", "row A"],
        ),
        ([], "row", ["row"], ["row A", "0 add 5 1"]),
        ([], "row A", ["row A"], ["row", "row B"]),
        (["0 add 5 1"], "undo 1", ["0 add 5 1", "0 add 2 1"], ["1 add 2 1", "row"]),
        (["row", "0 add 5 1"], "instead 2 1 add 5 2", ["0 add 1 1", "1 add 1 2"], ["1 add 1 1"]),
        ([], "0 add 5 1", ["end", "0 add 5"], ["1 add 5"]),
    ],
    "condottiere-3e": [
        (BEGUN, "correct owner milano 2", ["correct owner milano -"], ["correct owner siena 1"]),
        (BEGUN, "correct line 0 m10", ["correct line 0 m4 m6"], ["correct line 1", "1 play m4"]),
        (BEGUN, "correct turn 1", ["correct turn 2"], ["correct holder 2"]),
    ],
    "troyes": [
        ([], "count 0 vp 12", ["count 0 vp 13", "count 1 vp 3 / 0 vp 7"], ["count 1 vp 12"]),
        (["count"], "count 0 vp 1 / 1 vp 2", ["count 1 vp 2"], ["count 0 marked 1 / 1 marked 0"]),
        ([], "count 2 cathedral 1 0 0", ["count 2 cathedral 0 0 0"], ["count 2 tradesmen 2"]),
        (["count"], f"count characters {THREE}", [f"count characters {OTHERS}"], ["count 0 vp 1"]),
        ([], "numbers archer 6 2 3 1", ["numbers archer"], ["numbers miller"]),
    ],
    "btwixt": [
        ([], "first 1", ["first 2", "correct first 0"], ["correct round 2", "ally 5"]),
        (["first 0"], "ally 5", ["ally 6 Old"], ["correct council 0 tokens 2"]),
        (
            ["first 0"],
            "correct total 1 +2",
            ["correct total 1 +2", "correct total 1 5"],
            ["correct total 0 5"],
        ),
        (
            ["first 0"],
            "correct council 0 power 7",
            ["correct power 0 -1"],
            ["correct council 0 tokens 1"],
        ),
        (["first 0"], "correct kneel 1", ["correct stand 1"], ["correct kneel 2"]),
        (["anyway score"], "tokens 0 sum 0", ["tokens 0"], ["tokens 1 sum 0"]),
    ],
}


@pytest.mark.parametrize("game", SETS)
def test_of_two_entries_of_a_turn_that_set_the_same_the_second_is_outdated(game: str) -> None:
    rules = engine.at_table(game)
    for before, entered, same, others in SETS[game]:
        begun = table.again(rules, 3, {}, [(None, line) for line in before])
        after = table.entered(begun, None, entered)
        for line in same:
            found = table.outdating(after, begun.number, line)
            assert found == after.entries[-1], (entered, line)
            assert table.outdating(after, after.number, line) is None, "shown since then"
        for line in others:
            assert table.outdating(after, begun.number, line) is None, (entered, line)


def test_every_set_of_rules_says_what_its_lines_set() -> None:
    told = {type(engine.at_table(game)) for game in SETS}
    assert {type(engine.at_table(game)) for game in engine.games()} <= told
