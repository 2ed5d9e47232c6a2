"""Troyes at the table with the real box: whole games as entries, and final counts by hand."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from engine import table
from engine.luck import Need, Seeded
from engine.scores import score
from engine.table import Refused, Table
from engine.table_rules import asked
from engine.troyes.offers.choosing import MOST
from engine.troyes.offers.tapping import MOST_LINES
from engine.troyes.rules import correcting
from engine.troyes.rules.ending import cubes_by_level, tradesmen_points
from engine.troyes.table import SHOW, Things
from tests.engine.laws import broken
from tests.engine.test_playthroughs import seed_of
from tests.engine.troyes.positions import GAME, choices, laid, random_game
from tests.tables import playthroughs_of, seated

RULES: Any = engine.at_table("troyes")
BESIDE = ("asked", "ended", "table", "count", "le_roy_deeds", "unprinted")
Told = list[tuple[Need, list[int]]]


class Noting:
    """Luck that records its public outcomes."""

    def __init__(self, inner: Any, notes: Told) -> None:
        self.inner, self.notes, self.draws = inner, notes, inner.draws

    def note(self, need: Need, values: list[int]) -> None:
        if not need.is_settled and not Things().is_unseen(need):
            self.notes.append((need, values))

    def drawn(self, need: Need) -> tuple[list[int], Noting]:
        values, after = self.inner.drawn(need)
        self.note(need, values)
        return values, Noting(after, self.notes)

    def lot(self, name: str, choices: int) -> int:
        found: int = self.inner.lot(name, choices)
        self.note(Need("lot", name, range(choices), 1), [found])
        return found

    def turned(self, need: Need, lies: int) -> tuple[int, Noting]:
        self.note(need, [lies])
        return lies, Noting(self.inner, self.notes)


def told_line(need: Need, values: list[int]) -> str:
    return " ".join(["tell", *(Things().thing(need, value) for value in values)])


def seen(at: Table[Any]) -> dict[str, Any]:
    """Return the fields of the table's view that the game's view has too."""
    view = RULES.view(at.at)
    return {name: view[name] for name in view if name not in BESIDE}


class Kept:
    """A seeded game, and the same game entered at a table."""

    def __init__(self, seats: int, options: dict[str, Any], seed: bytes) -> None:
        self.notes: Told = []
        self.state = GAME.setup(seats, options, Noting(Seeded(seed), self.notes))  # type: ignore[arg-type]
        self.table: Table[Any] = table.opened(RULES, seats, options)
        self.tell()

    def enter(self, line: str, author: int | None = None) -> None:
        self.table = table.entered(self.table, author, line)

    def tell(self) -> None:
        """Enter all outcomes; the table must ask for exactly these, in this order."""
        while self.notes:
            need, values = self.notes.pop(0)
            assert self.table.at.need == need
            if need.kind == "shuffle":
                values = values[:-1]  # the last card follows from the others
            self.enter(told_line(need, values))
        assert self.table.at.need is None

    def play(self, action: str) -> None:
        seat = self.state.actor
        self.state = GAME.apply(self.state, seat, action)
        self.enter(f"{seat} {action}")
        self.tell()

    def show(self) -> None:
        while RULES.view(self.table.at)["count"]["left"]:
            assert RULES.view(self.table.at)["result"] is None
            assert RULES.offers(self.table.at, None)[0] == SHOW
            self.enter(SHOW)


def logged(at: Table[Any]) -> list[dict[str, Any]]:
    """Return the events of all entries in order."""
    assert all(first.end == second.first for first, second in pairwise(at.entries))
    ranges = [(each.first, each.end) for each in at.entries if each.end > each.first]
    return [event for first, end in ranges for event in RULES.told(at.at, first, end)]


@cache
def kept(seats: int, number: int, moves: int = 10_000) -> Kept:
    """Play a random game, comparing both views at every move."""
    luck, options = random.Random(number), choices(number) if number else {}
    game = Kept(seats, seated(GAME, options, seats), f"{seats}/{number}".encode())
    for _ in range(moves):
        assert seen(game.table) == GAME.view(game.state, None)
        if game.state.result is not None:
            break
        game.play(luck.choice(GAME.legal_actions(game.state, game.state.actor)))
        if game.state.result is not None:
            game.show()
    return game


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("number", range(4))
def test_a_game_kept_at_the_table_is_the_game_at_every_step(seats: int, number: int) -> None:
    game = kept(seats, number)
    view = RULES.view(game.table.at)
    assert view["result"] == GAME.result(game.state) is not None and view["phase"] == "over"
    assert [row["sums"] for row in view["count"]["rows"]][-1] == [
        sum(each["characters"].values())
        + each["points"]
        + each["marked_events"]
        + each["tradesmen"]
        + each["levels"]
        for each in view["result"]["breakdown"]
    ]
    started = len(GAME.events(game.state, None, 0)) - len(logged(game.table))
    assert logged(game.table) == GAME.events(game.state, None, 0)[started:]


@pytest.mark.parametrize("file", ["troyes", "troyes-solo"])
def test_a_written_out_game_may_be_kept_at_the_table(file: str) -> None:
    path = Path(playthroughs_of(GAME)) / f"{file}.txt"
    seats = 1 if "solo" in file else 3
    game = Kept(seats, {}, seed_of(path))
    for action in re.findall(r"^  does: (.+)$", path.read_text("utf-8"), re.MULTILINE):
        game.play(action)
    game.show()
    result = RULES.view(game.table.at)["result"]
    assert result == GAME.result(game.state) and result["reason"] in path.read_text("utf-8")


# --- questions for outcomes ------------------------------------------------


def first_needs(seats: int) -> list[Table[Any]]:
    """Return one table for each kind of outcome that is asked for."""
    found: dict[str, Table[Any]] = {}
    whole = kept(seats, 1).table
    at = table.opened(RULES, seats, seated(GAME, choices(1), seats))
    for entry in whole.entries:
        if at.at.need is not None:
            found.setdefault(at.at.need.what, at)
        at = table.entered(at, entry.author, entry.line)
    return [*found.values()]


@pytest.mark.parametrize("seats", GAME.seats)
def test_an_impossible_outcome_is_refused_with_a_code(seats: int) -> None:
    for at in first_needs(seats):
        need = asked(Things(), at.at.need)
        right = need["things"][0]
        wrong = ["tell", "tell 7", "tell zorro", f"tell {right} {' '.join([right] * need['size'])}"]
        if need["size"] > 1:
            wrong.append(f"tell {right}")
        for line in wrong:
            with pytest.raises(Refused) as refused:
                table.entered(at, 0, line)
            assert refused.value.refusal["code"] in ("not_there", "wrong_count", "order_wanted")
        with pytest.raises(Refused) as refused:
            table.entered(at, 0, "pass")
        assert refused.value.refusal["code"] == "tell_first"
        assert refused.value.refusal["need"] == need


def test_a_card_entered_before_is_not_asked_for_again() -> None:
    game = kept(2, 0)
    events = [at for at in tables_asked(game) if at.at.need.what == "event_card"]
    for at in events:
        there = {event["card"] for event in RULES.view(at.at)["events"]}
        taken = {card for player in RULES.view(at.at)["players"] for card in player["taken"]}
        assert not (there | taken) & set(asked(Things(), at.at.need)["things"])
    assert len(events) >= 4


def tables_asked(game: Kept) -> list[Table[Any]]:
    """Return the table before each outcome of a game that was asked for."""
    at, found = table.opened(RULES, game.table.at.seats, dict(game.table.at.options)), []
    for entry in game.table.entries:
        if at.at.need is not None:
            found.append(at)
        at = table.entered(at, entry.author, entry.line)
    return found


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_dice_of_a_round_are_asked_group_by_group(seats: int) -> None:
    at = next(at for at in tables_asked(kept(seats, 0)) if at.at.need.what == "workforce")
    need = asked(Things(), at.at.need)
    assert sum(part[2] for part in need["parts"]) == need["size"] == 18  # type: ignore[misc]
    assert {part[1] for part in need["parts"]} <= {"red", "white", "yellow"}
    view = RULES.view(at.at)
    assert view["table"]["step"] == "workforce" and view["round"] == 1
    standing = {str(player["seat"]): sum(player["standing"].values()) for player in view["players"]}
    for seat, count in standing.items():
        assert sum(part[2] for part in need["parts"] if str(part[0]) == seat) == count  # type: ignore[misc]


def test_dice_may_be_entered_as_one_word() -> None:
    at = next(at for at in tables_asked(kept(3, 0)) if at.at.need.what == "workforce")
    told = table.entered(at, 0, "tell 3333 44 555555 2 11111")
    assert told.entries[-1].line == "tell 3 3 3 3 4 4 5 5 5 5 5 5 2 1 1 1 1 1"


def test_le_roys_action_is_logged_before_his_next_roll() -> None:
    """The player has passed, so one entry lets Le Roy act until his dice are used up."""
    rolls = [at for at in tables_asked(kept(1, 0)) if at.at.need.what == "le_roy"]
    assert all(RULES.view(at.at)["table"]["who"] == "le_roy" for at in rolls)
    acted = [
        {event["kind"] for event in RULES.told(after.at, after.entries[-1].first, 10**6)}
        for after in (table.entered(at, None, "tell 1 1") for at in rolls)
    ]
    assert all({"roy_rolled", "roy_gained"} <= kinds for kinds in acted)


def test_le_roys_last_move_is_shown_until_a_player_acts() -> None:
    game, shown = kept(1, 0), 0
    at = table.opened(RULES, 1, {})
    for entry in game.table.entries:
        at = table.entered(at, None, entry.line)
        happened = RULES.told(at.at, at.entries[-1].first, at.entries[-1].end)
        done = RULES.view(at.at)["le_roy_deeds"]
        if any(event["kind"] == "roy_rolled" for event in happened):
            shown += 1
            assert done["events"][0]["kind"] == "roy_rolled"
            assert [event for event in happened if event in done["events"]] == done["events"]
        elif entry.line.startswith("0 ") and happened and happened[-1]["kind"][:4] != "roy_":
            assert done is None, entry.line
    assert shown > 8
    assert RULES.view(kept(2, 0).table.at)["le_roy_deeds"] is None


def test_the_characters_are_entered_when_the_game_is_over() -> None:
    *_, last = [at for at in tables_asked(kept(3, 0)) if at.at.need.what == "character"]
    assert RULES.view(last.at)["table"]["step"] == "characters"
    for name in asked(Things(), last.at.need)["things"]:
        end = table.entered(table.entered(last, None, f"tell {name}"), None, "show all")
        assert name in RULES.view(end.at)["characters"]
        breakdown = RULES.view(end.at)["result"]["breakdown"]
        assert all(name in each["characters"] for each in breakdown)


# --- the log ---------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 3])
def test_a_wrong_outcome_can_be_edited_or_undone(seats: int) -> None:
    game = kept(seats, 0, 24)
    rolls = [
        entry
        for entry in game.table.entries
        if entry.line.startswith("tell") and len(entry.line) > 20 and entry.line[5].isdigit()
    ]
    last = game.table.entries[-1].number
    assert rolls
    before = seen(game.table)
    undone = table.entered(game.table, 0, f"undo {last}")
    shorter = [(each.author, each.line) for each in game.table.entries[:-1]]
    assert RULES.view(undone.at) == RULES.view(table.again(RULES, seats, {}, shorter).at)
    assert seen(table.entered(undone, 0, f"undo {last + 1}")) == before
    swapped = rolls[-1].line.split()
    line = " ".join(["tell", *sorted(swapped[1:], reverse=True)])
    try:
        changed = table.entered(game.table, 0, f"instead {rolls[-1].number} {line}")
        assert changed.entries[rolls[-1].number - 1].says == line
    except Refused as refused:
        assert refused.refusal["code"] == "needed_later"


def test_a_move_out_of_turn_is_entered_anyway() -> None:
    game = kept(3, 0, 1)
    game = Kept(3, {}, b"out of turn")
    luck = random.Random(1)
    while game.state.phase != "act":
        game.play(luck.choice(GAME.legal_actions(game.state, game.state.actor)))
    other = (game.state.actor + 1) % 3
    with pytest.raises(Refused) as refused:
        table.entered(game.table, other, "pass")
    assert refused.value.refusal["code"] == "not_your_turn" and refused.value.refusal["anyway"]
    passed = table.entered(game.table, other, "anyway pass")
    assert passed.entries[-1].line == f"anyway {other} pass"
    assert RULES.view(passed.at)["players"][other]["passed"]


# --- corrections -----------------------------------------------------------


@cache
def acting(seats: int) -> Kept:
    """Return a game in its first phase of actions."""
    game, luck = Kept(seats, {}, b"acting"), random.Random(2)
    while game.state.phase != "act":
        game.play(luck.choice(GAME.legal_actions(game.state, game.state.actor)))
    return game


def corrected(seats: int, line: str) -> dict[str, Any]:
    view: dict[str, Any] = RULES.view(table.entered(acting(seats).table, None, line).at)
    return view


@pytest.mark.parametrize(
    ("line", "path", "value"),
    [
        ("deniers 0 12", ("players", 0, "deniers"), 12),
        ("influence 1 20", ("players", 1, "influence"), 20),
        ("pouch 2 3", ("players", 2, "district_deniers"), 3),
        ("citizens 0 2", ("players", 0, "personal"), 2),
        ("dice 0 red", ("players", 0, "dice", "red"), []),
        ("dice grey white 6", ("neutral", "dice", "white"), [6]),
        ("space P1 2", ("buildings", "palace", "rows", 0, "spaces", 0, "owner"), 2),
        ("space P2 -", ("buildings", "palace", "rows", 1, "spaces", 0, "owner"), None),
        ("lying palace 0 1 grey", ("buildings", "palace", "lying"), [0, 1, "grey"]),
        ("flags marauding 0 0 1", ("events", 0, "cubes"), [0, 0, 1]),
        ("cathedral 4 1 grey", ("cathedral", 1, 3), "grey"),
        ("start 2", ("start_seat",), 2),
        ("turn 2", ("to_act",), [2]),
    ],
)
def test_a_correction_is_seen(line: str, path: tuple[Any, ...], value: Any) -> None:
    found: Any = corrected(3, f"correct {line}")
    for step in path:
        found = found[step]
    assert found == value


def test_cards_are_put_right_by_their_ids() -> None:
    view = RULES.view(acting(3).table.at)
    card = view["activities"][0]["card"]
    after = corrected(3, f"correct tradesmen {card} 1 - 0")["activities"][0]
    spaces = [space["owner"] for space in after["spaces"]]
    assert [*spaces, *after["others"]] == [1, None, 0], "two spaces, and one beside them"
    delayed = [each for each in view["activities"] if each.get("timing") == "delayed"]
    for each in delayed:
        stored = corrected(3, f"correct cubes {each['card']} 2 3")["activities"]
        assert [2, 3] in stored[view["activities"].index(each)]["cubes"]
    assert corrected(1, "correct vp le_roy 9")["neutral"]["points"] == 9


def entered_at(found: Any, *lines: str) -> Any:
    for line in lines:
        found = table.entered(found, None, line)
    return found


def test_tradesmen_and_cubes_of_a_card_are_corrected_within_bounds() -> None:
    found = acting(3).table
    slots = RULES.view(found.at)["activities"]
    plain = next(each["card"] for each in slots if each["timing"] != "delayed")
    for line in (f"cubes {plain} 0 1", f"tradesmen {plain} 0 0", f"tradesmen {plain} grey"):
        with pytest.raises(Refused) as refused:
            entered_at(found, f"correct {line}")
        assert refused.value.refusal["code"] == "cannot_correct"
    every = found.at.state.rules.cards.activities
    hidden = next(card.id for card in every if card.id not in shown(slots))
    with pytest.raises(Refused):
        entered_at(found, f"correct tradesmen {hidden} 0")


def shown(slots: list[dict[str, Any]]) -> set[str]:
    return {each["card"] for each in slots}


def test_only_a_waiting_seat_can_be_corrected_to_have_passed() -> None:
    found = acting(3).table
    [now] = RULES.view(found.at)["to_act"]
    other = (now + 1) % 3
    found = entered_at(found, f"correct passed {other} yes")
    assert RULES.view(found.at)["players"][other]["passed"]
    with pytest.raises(Refused) as refused:
        entered_at(found, f"correct passed {now} yes")
    assert refused.value.refusal["code"] == "cannot_correct"
    found = entered_at(found, f"correct turn {other}")
    view = RULES.view(found.at)
    assert view["to_act"] == [other] and not view["players"][other]["passed"]


def test_a_card_that_was_countered_goes_from_one_to_another_and_off_the_table() -> None:
    state = laid(3, dice={0: "w1"}, events={"war": []})
    card = state.queue.pop()
    state.flags.pop()
    for who, lies in (("2", [(), (), (card,), ()]), ("0", [(card,), (), (), ()])):
        corrected_state = correcting.corrected(state, ["taken", "war", who])
        assert corrected_state and corrected_state.taken == lies
        state = corrected_state
    assert correcting.corrected(state, ["taken", "war", "grey"]) is None, "grey ones keep none"
    gone = correcting.corrected(state, ["taken", "war", "-"])
    assert gone and gone.taken == [()] * 4
    assert correcting.corrected(laid(3, events={"war": []}), ["taken", "war", "0"]) is None


def test_resistance_is_taken_only_where_it_is_played_with() -> None:
    assert correcting.corrected(laid(3), ["taken", "resistance", "0"]) is None


SEAT_0, SEAT_1, GREYS = {"kind": "seat", "seat": 0}, {"kind": "seat", "seat": 1}, {"kind": "grey"}
NO_ONE = {"kind": "nobody"}


@pytest.mark.parametrize(
    ("correction", "facts"),
    [
        ("deniers 0 12", {"owners": [SEAT_0], "count": 12}),
        ("vp le_roy -3", {"owners": [{"kind": "le_roy"}], "count": -3}),
        ("pouch 1 some", {"owners": [SEAT_1], "count": 0}),
        ("dice 0 red 3 5", {"owners": [SEAT_0], "dice": ["r3", "r5"]}),
        ("dice grey", {"owners": [GREYS], "dice": []}),
        ("cubes priest 0 2", {"card": "priest", "owners": [SEAT_0], "count": 2}),
        ("passed 1 yes", {"owners": [SEAT_1], "passed": "yes"}),
        ("passed 1 no", {"owners": [SEAT_1], "passed": "no"}),
        ("black 6 4 x 1", {"numbers": [6, 4, 1]}),
        ("start 0", {"owners": [SEAT_0]}),
        ("turn 1", {"owners": [SEAT_1]}),
        ("cathedral 4 0 grey", {"number": 4, "owners": [SEAT_0, GREYS]}),
        ("cathedral top 0", {"number": 0, "owners": [SEAT_0]}),
        ("space P1 -", {"space": "P1", "owners": [NO_ONE]}),
        ("lying palace 0 grey", {"building": "palace", "owners": [SEAT_0, GREYS]}),
        ("tradesmen priest 0 - 1", {"card": "priest", "owners": [SEAT_0, NO_ONE, SEAT_1]}),
        ("flags war 0 grey", {"card": "war", "owners": [SEAT_0, GREYS]}),
        ("taken war -", {"card": "war", "owners": [NO_ONE]}),
        ("zorro 1", {}),
        ("deniers", {}),
    ],
)
def test_the_facts_of_a_correction_are_the_things_it_names(
    correction: str, facts: dict[str, Any]
) -> None:
    assert correcting.facts(correction.split()) == facts


@pytest.mark.parametrize(
    "line",
    [
        "",
        "zorro 1",
        "deniers",
        "deniers 0",
        "deniers 0 -1",
        "deniers 0 1000",
        "deniers 3 1",
        "deniers grey 1",
        "influence 0 21",
        "citizens 0 13",
        "dice 0 red 7",
        "dice 0 red 1 1 1 1 1 1 1",
        "dice 0 black 1",
        "dice - red 1",
        "black 6",
        "space P9 0",
        "space P1 le_roy",
        "lying palace -",
        "lying palace 0 0 0 0 0 0 0 0 0 0 0 0 0",
        "tradesmen zorro 0",
        "flags zorro 0",
        "flags marauding 0 0 0 0 0 0 0 0 0 0",
        "cathedral 7 0",
        "cathedral 1 0 0 0 0",
        "taken marauding 0",
        "taken zorro 0",
        "start grey",
        "start -",
        "turn 3",
        "passed 0 maybe",
        "passed 3 yes",
        "citizens 3 1",
        "citizens 0",
        "tradesmen",
        "cubes zorro 0 1",
    ],
)
def test_impossible_corrections_are_refused(line: str) -> None:
    with pytest.raises(Refused) as refused:
        table.entered(acting(3).table, None, f"correct {line}")
    assert refused.value.refusal["code"] == "cannot_correct"


# --- tapped dice -----------------------------------------------------------


def with_just(dice: str, action: str) -> bool:
    """True if a move uses exactly these dice."""
    used = (word for word in action.split() if re.fullmatch(r"(.:)?[rwy]\d", word))
    return sorted(used) == sorted(dice.split())


def moves_below(steps: list[dict[str, Any]]) -> Iterator[str]:
    """Yield the moves that a few choices lead to, and check that they are few."""
    assert 0 < len(steps) <= MOST
    for step in steps:
        if "move" in step:
            yield step["move"]["line"]
        else:
            yield from moves_below(step["steps"])


def test_tapped_dice_say_what_they_cost_and_what_they_may_do() -> None:
    game = acting(3)
    seat = game.state.actor
    legal = GAME.legal_actions(game.state, seat)
    groups = {
        " ".join(word for word in each.split() if re.fullmatch(r"(.:)?[rwy]\d", word))
        for each in legal
    }
    for dice in sorted(groups - {""})[:40]:
        facts = RULES.facts(game.table.at, f"dice {seat} {dice}")
        assert facts["missing"] is None and facts["value"] == sum(
            int(word[-1]) for word in dice.split()
        )
        own = [move["line"] for move in facts["moves"]]
        assert own and all(line.partition(" ")[2] in legal for line in own)
        less = [bool(re.search(r" x\d", line)) for line in own]
        assert less == sorted(less), "what uses less than it may comes last"
        assert len(own) == MOST_LINES or len(own) == sum(with_just(dice, each) for each in legal)
        assert facts["price"] == sum(each["deniers"] for each in facts["pay"])
        assert sorted(moves_below(facts["steps"])) == sorted(own)
        table.entered(game.table, seat, own[0])
    assert RULES.facts(game.table.at, f"dice {seat} 9:r1") is None
    found = RULES.facts(game.table.at, f"build {seat} farm")
    assert found["question"] == "first_die" and found["next"]


# --- final counts of games that were not entered ---------------------------


def counted(state: Any) -> list[str]:
    """Return the lines of a final count, in the order of the form."""
    ids = state.rules.cards.characters
    lines = []
    for who in range(state.seats + state.solo):
        called = "le_roy" if who == state.seats else who
        cells = {
            "vp": state.points[who],
            "marked": sum(who in cubes for cubes in state.flags),
            "tradesmen": " ".join(map(str, tradesmen_points(state, who))),
            "cathedral": " ".join(map(str, cubes_by_level(state, who))),
            "citizens": state.spaces.count(who),
            "influence": state.influence[who],
            "deniers": state.deniers[who],
            "events": len(state.taken[who]),
        }
        lines += [f"count {called} {name} {cell}".strip() for name, cell in cells.items()]
    held = [ids[each].id for hand in state.characters for each in hand]
    return [*lines, " ".join(["count characters", *held])]


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_group_that_only_counts_has_the_result_of_the_game(seats: int) -> None:
    for number in range(3):
        *_, state = random_game(seats, number)
        at = table.opened(RULES, seats, {})
        for line in counted(state):
            assert RULES.view(at.at)["count"] is None or not RULES.view(at.at)["count"]["result"]
            at = table.entered(at, None, line)
        view, result = RULES.view(at.at), GAME.result(state)
        found, scores = view["count"]["result"], result["scores"]
        assert found["winners"] == result["winners"] == view["ended"]
        sums = view["count"]["rows"][-1]["sums"]
        if seats == 1:
            assert sums == [result["points"], result["le_roy"]]
            assert f"solo_{found['band']}" == result["reason"]
        else:
            assert sums == scores == found["scores"]
        assert view["asked"] is None and view["count"]["next"] is None


def test_several_people_are_counted_in_one_entry() -> None:
    at = table.entered(table.opened(RULES, 3, {}), None, "count 0 vp 12 / 1 vp / 2 vp 5")
    assert at.entries[-1].line == "count 0 vp 12 / 2 vp 5", "who has no number is left out"
    assert RULES.view(at.at)["count"]["next"] == {"category": "vp", "counts": "vp", "of": [1]}
    at = table.entered(at, None, "count 0 tradesmen 2 1 / 1 tradesmen / 2 tradesmen 3")
    cells = [row["cells"] for row in RULES.view(at.at)["count"]["rows"]]
    assert [[2, 1], [], [3]] in cells
    facts = RULES.facts(at.at, "count 0 vp 12 / 1 vp / 2 vp 5")
    assert [owner["seat"] for owner in facts["owners"]] == [0, 2]
    for wrong in ("/", "0 vp / 1 vp", "0 vp 1 / 9 vp 2", "0 vp 1 / x", "0 cathedral 4 0 0 / 1 x 2"):
        with pytest.raises(Refused):
            table.entered(at, 0, f"count {wrong}")
    with pytest.raises(Refused) as refused:
        table.entered(at, 0, "count 0 cathedral 4 0 0 / 1 cathedral 3 0 0")
    assert refused.value.refusal == {"code": "count_impossible", "most": 6}


def test_the_form_asks_one_category_after_another() -> None:
    at = table.entered(table.opened(RULES, 2, {}), None, "count")
    asked_for = []
    while (ask := RULES.view(at.at)["count"]["next"]) is not None:
        if ask["category"] == "characters":
            at = table.entered(at, 1, "count characters henry_i urbain_iv thibaut_ii le_florentin")
            asked_for.append("characters")
            continue
        cell = {"cathedral": "1 0 2", "tradesmen": "2 1"}.get(ask["counts"], "3")
        at = table.entered(at, ask["of"][0], f"count {ask['counts']} {cell}")
        asked_for.append(ask["category"])
    assert list(dict.fromkeys(asked_for)) == [
        *("vp", "marked", "tradesmen", "cathedral"),
        *("characters", "henry_i", "thibaut_ii"),
    ]
    report = {
        "kind": "final",
        "players": 2,
        "characters": ["henry_i", "urbain_iv", "thibaut_ii", "le_florentin"],
        "seats": [
            {
                "vp": 3,
                "deniers": 3,
                "influence": 0,
                "citizens": 0,
                "events": 3,
                "marked_events": 3,
                "cathedral": [1, 0, 2],
                "tradesmen": [2, 1],
            }
        ]
        * 2,
    }
    assert RULES.view(at.at)["count"]["result"]["scores"] == score(GAME.scoring, report)["scores"]


def test_a_count_can_be_edited_and_undone() -> None:
    at = table.entered(table.opened(RULES, 3, {}), 1, "count vp 12")
    assert at.entries[0].line == "count 1 vp 12"
    again = table.entered(at, 1, "count vp 13")
    assert RULES.view(again.at)["count"]["rows"][0]["points"] == [None, 13, None]
    back = table.entered(again, None, "undo 2")
    assert RULES.view(back.at)["count"]["rows"][0]["points"] == [None, 12, None]
    with pytest.raises(Refused) as refused:
        table.entered(at, 1, "place P1")
    assert refused.value.refusal["code"] == "counting"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("count 3 vp 12", "count_unread"),
        ("count vp 12", "count_unread"),
        ("count 0 zorro 12", "count_unread"),
        ("count 0 vp", "count_unread"),
        ("count 0 vp x", "count_unread"),
        ("count 0 vp 1 2", "count_unread"),
        ("count le_roy vp 1", "count_unread"),
        ("count 0 cathedral 1 2", "count_unread"),
        ("count 0 cathedral 7 0 0", "count_impossible"),
        ("count 0 influence 21", "count_impossible"),
        ("count 0 influence -1", "count_impossible"),
        ("count 0 citizens 13", "count_impossible"),
        ("count 0 tradesmen 0 0 0 0 0 0 0 0 0 0", "count_impossible"),
        ("count characters henry_i", "count_characters"),
        ("count characters henry_i henry_i urbain_iv", "count_characters"),
        ("count characters henry_i zorro urbain_iv", "count_characters"),
    ],
)
def test_a_count_that_no_table_can_have_is_refused(line: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        table.entered(table.opened(RULES, 3, {}), None, line)
    assert refused.value.refusal["code"] == code


def test_two_seats_cannot_count_more_cubes_than_a_level_has() -> None:
    at = table.entered(table.opened(RULES, 2, {}), 0, "count cathedral 4 0 0")
    with pytest.raises(Refused) as refused:
        table.entered(at, 1, "count cathedral 3 0 0")
    assert refused.value.refusal == {"code": "count_impossible", "most": 6}


def test_a_game_that_was_entered_so_far_is_counted_from_there() -> None:
    at = table.entered(acting(3).table, None, "count")
    view = RULES.view(at.at)
    assert view["count"]["rows"][0]["cells"] == [[0], [0], [0]]
    assert view["count"]["next"] == {"category": "characters"}


def test_a_count_begins_with_all_that_the_last_move_has_done() -> None:
    """The last move has ended a round, and the table is asked for the next dice or card."""
    between = [at for at in tables_asked(kept(2, 0)) if at.at.half and at.at.half.round]
    assert any(at.at.half.deniers != at.at.state.deniers for at in between)
    held = "henry_i thibaut_ii hugues_de_payns le_florentin"
    for at in between:
        counted_at = table.entered(at, None, f"count characters {held}")
        rows = RULES.view(counted_at.at)["count"]["rows"]
        cells = {row["counts"]: row["cells"] for row in rows}
        assert cells["vp"] == [[points] for points in at.at.half.points[:2]]
        for name in ("deniers", "influence"):
            assert cells[name] == [[player[name]] for player in RULES.view(at.at)["players"]]


# --- switching between table and mail -----------------------------------------


def test_a_table_continues_by_mail_with_the_players_characters() -> None:
    at = acting(2).table.at
    asked_of = RULES.hands(at)
    assert [(hand["seat"], hand["size"]) for hand in asked_of] == [(0, 2), (1, 2)]
    held = {0: ["henry_i", "urbain_iv"], 1: ["thibaut_ii", "le_florentin"]}
    state = GAME.from_json(RULES.by_mail(at, held, b"by mail"))
    assert [GAME.view(state, seat)["hand"] for seat in (0, 1)] == [
        ["urbain_iv", "henry_i"],
        ["thibaut_ii", "le_florentin"],
    ]
    before = {**GAME.view(acting(2).state, None), "turn": 0}
    assert GAME.view(state, None) == before
    luck = random.Random(3)
    while acting_now := GAME.to_act(state):
        GAME.play(state, acting_now[0], luck.choice(GAME.legal_actions(state, acting_now[0])))
    assert set(GAME.result(state)["breakdown"][0]["characters"]) == {*held[0], *held[1]}


def held_by(state: Any) -> dict[int, list[str]]:
    """Return the hands that phones would enter; nothing for open characters."""
    ids = [card.id for card in state.rules.cards.characters]
    hands = [] if state.solo else state.characters[: state.seats]
    held = {seat: [ids[card] for card in hand] for seat, hand in enumerate(hands)}
    return held or {0: []}


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_table_continues_by_mail_at_any_moment(seats: int) -> None:
    luck = random.Random(seats)
    game = Kept(seats, seated(GAME, choices(seats), seats), f"any moment/{seats}".encode())
    while game.state.result is None:
        if luck.random() < 0.2:
            sent = GAME.from_json(RULES.by_mail(game.table.at, held_by(game.state), b"by mail"))
            assert broken(GAME, sent) == []
            assert GAME.to_act(sent) == GAME.to_act(game.state)
            for seat in (None, *range(seats)):
                mine, theirs = GAME.view(sent, seat), GAME.view(game.state, seat)
                # The outlook depends on the turn, so it is not compared.
                assert [
                    n for n in theirs.keys() - {"turn", "outlook"} if mine[n] != theirs[n]
                ] == []
        game.play(luck.choice(GAME.legal_actions(game.state, game.state.actor)))


def test_a_table_not_begun_counting_or_over_cannot_continue_by_mail() -> None:
    begun, counting = table.opened(RULES, 3, {}), table.entered(acting(3).table, None, "count")
    over = kept(2, 0).table
    for at, code in ((begun, "tell_first"), (counting, "counting"), (over, "over_already")):
        with pytest.raises(Refused) as refused:
            RULES.by_mail(at.at, {}, b"by mail")
        assert refused.value.refusal["code"] == code
        assert (RULES.hands(at.at), RULES.stays(at.at)) == (None, {"code": code})


@pytest.mark.parametrize(
    ("held", "code"),
    [
        ({}, "hand_size"),
        ({0: ["henry_i"], 1: ["thibaut_ii", "le_florentin"]}, "hand_size"),
        ({0: ["henry_i", "henry_i"], 1: ["thibaut_ii", "le_florentin"]}, "not_in_box"),
        ({0: ["henry_i", "thibaut_ii"], 1: ["thibaut_ii", "le_florentin"]}, "not_in_box"),
        ({0: ["henry_i", "zorro"], 1: ["thibaut_ii", "le_florentin"]}, "not_in_box"),
    ],
)
def test_impossible_characters_are_refused(held: Any, code: str) -> None:
    with pytest.raises(Refused) as refused:
        RULES.by_mail(acting(2).table.at, held, b"by mail")
    assert refused.value.refusal["code"] == code


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_match_by_mail_continues_at_the_table(seats: int) -> None:
    """Cards face down in the match are entered at the table when they are turned up."""
    state = acting(seats).state
    state = GAME.from_json(GAME.to_json(GAME.reshuffle_unseen(state, None, b"match")))
    at = RULES.goes_on(GAME.to_json(state))
    view = RULES.view(at)
    assert {name: view[name] for name in view if name not in BESIDE} == GAME.view(state, None)
    luck, went_on = random.Random(4), at
    while went_on.state.result is None:
        line = luck.choice(RULES.offers(went_on, None) or [told_by_chance(went_on.need, luck)])
        went_on, _ = RULES.enter(went_on, None, line, False)
    assert RULES.hands(went_on) is None


def told_by_chance(need: Need, luck: random.Random) -> str:
    return told_line(need, luck.choices(need.things, k=need.size))


# --- rubbish ---------------------------------------------------------------

WORDS = [
    *("tell", "correct", "count", "show", "end", "anyway", "undo", "instead", "0", "1", "2", "7"),
    *(
        "pass",
        "numbers",
        "farm",
        "place",
        "P1",
        "B1.1",
        "y3",
        "g:r1",
        "1:w2",
        "recruit",
        "flip",
        "reroll",
    ),
    *("vp", "deniers", "space", "dice", "red", "characters", "henry_i", "grey", "-", "-1", "all"),
    *(
        "le_roy",
        "cathedral",
        "tradesmen",
        "merchant",
        "war",
        "counter",
        "x2",
        "with:priest",
        "999999",
    ),
]
nonsense = st.lists(st.one_of(st.sampled_from(WORDS), st.text(max_size=8)), max_size=9)


@given(words=nonsense, seats=st.sampled_from([1, 3]), author=st.sampled_from([None, 0, 2]))
@settings(max_examples=300, deadline=None)
def test_nonsense_is_refused_and_nothing_else_goes_wrong(
    words: list[str], seats: int, author: int | None
) -> None:
    line = " ".join(words)
    for at in (table.opened(RULES, seats, {}), acting(seats).table):
        try:
            after = table.entered(at, author, line)
        except Refused as refused:
            assert refused.refusal["code"]
            continue
        assert RULES.view(after.at)
        assert RULES.facts(after.at, after.entries[-1].line) is not None or words[0] in (
            "undo",
            "instead",
            "anyway",
        )
        RULES.offers(after.at, author)
    RULES.facts(acting(seats).table.at, line)
