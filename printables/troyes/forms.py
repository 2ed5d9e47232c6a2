"""The score sheets of Troyes: the final scoring, and a log of Le Roy's turns in a solo game."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, cast

from engine.game import View
from engine.troyes.agreed import Rules
from engine.troyes.box.cards import Character
from engine.troyes.rules import le_roy
from printables.circles import Counted, Entered
from printables.form import Form, Grid, Row, blanks
from printables.kit.panel import spoken
from printables.sheet_request import Wanted
from printables.speaker import Speaker
from printables.troyes import passages
from printables.troyes.emblem import sign_of
from printables.troyes.passages import FEW

TURNS, LARGE_TURNS = 25, 20  # Le Roy seldom has more in four rounds; with the end on three pages
SCORES = next(total for total, deed in le_roy.ACTIONS.items() if deed is le_roy.score)
NOT_HIS = ("influence", "deniers")  # he has none, so these characters give him no points
MIGRANTS = "migrant_workers"
PARTS = ("marked_events", "tradesmen", "levels")
FIRST = 0.46
TALL, TALLEST = 1.35, 2.1
CLOSE = 0.9  # just enough for a pencil, so that log and end fit on two pages


def score(wanted: Wanted) -> Form:
    """Return the form of the final scoring, with a column for each player."""
    say, rules = wanted.say, rules_of(wanted)
    title = say("paper-scored", game=say(f"game-short-{wanted.game.id}"))
    return Form(title, ((_final(wanted, rules, range(wanted.seats)),),), small=True)


def rules_of(wanted: Wanted) -> Rules:
    """Return the rules under the requested options."""
    rules: Rules = wanted.game.agreed(wanted.options)
    return rules


def _final(wanted: Wanted, rules: Rules, seats: range) -> Grid:
    say = wanted.say
    rows = [Row(say("form-during")), *_parts(say, rules)]
    rows += [_character(say, each, len(seats) <= FEW) for each in rules.cards.characters]
    rows.append(Row(say("paper-total"), is_total=True))
    shares = (FIRST, *[(1 - FIRST) / len(seats)] * len(seats))
    notes = (say("form-not-in-play"),)
    return Grid(say("form-final"), ["", *seats], rows, shares, notes, tall=TALL, tallest=TALLEST)


def _parts(say: Speaker, rules: Rules) -> Iterator[Row]:
    each = {
        "marked_events": rules.cards.turn["marked_event"],
        "levels": rules.cards.cathedral["empty_level"],
    }
    for part in PARTS:
        words = say(f"table-score-{part}")
        yield Row(say("form-each", what=words, points=each[part]) if part in each else words)


def _character(say: Speaker, each: Character, few: bool) -> Row:
    """Return a row for a character: the thing it counts, and the points for each threshold.

    `few` is True for one or two players, who have lower thresholds.
    """
    least = each.thresholds_2p if few else each.thresholds
    steps = [
        say("form-step", least=many, points=points)
        for many, points in zip(least, each.vp, strict=True)
    ]
    name, measure = say(f"character-{each.id}"), say(f"character-{each.id}-measure")
    told = say("form-of-character", name=name, measure=measure)
    together = say.series(steps).replace(" ", "\u00a0")  # allow a line break before the bracket
    return Row(f"{told} ({together})", sign=sign_of(each.id))


def final(wanted: Wanted, view: View) -> tuple[Grid]:
    """Return the filled-in grid of the final scoring; in a solo game it has Le Roy too."""
    say, rules = wanted.say, rules_of(wanted)
    parts = cast("Mapping[str, Any]", view["result"])["breakdown"]
    is_solo, few = bool(view["solo"]), len(parts) <= FEW and not view["solo"]
    named = zip(("points", *PARTS), (Row(say("form-during")), *_parts(say, rules)), strict=True)
    rows = [replace(row, cells=[say.number(each[part]) for each in parts]) for part, row in named]
    for character in rules.cards.characters:
        if character.id in parts[0]["characters"]:
            got = [say.number(each["characters"][character.id]) for each in parts]
            rows.append(replace(_character(say, character, few), cells=got))
    sums = [sum(each["characters"].values()) + _beside(each) for each in parts]
    total = [say.number(each) for each in sums]
    rows.append(Row(say("paper-total"), total, is_total=True))
    heads = ["", say("form-me"), "Le Roy"] if is_solo else ["", *range(len(parts))]
    shares = (FIRST, *[(1 - FIRST) / len(parts)] * len(parts))
    return (Grid(say("form-final"), heads, rows, shares, is_filled=True, tall=TALL),)


def _beside(part: Mapping[str, Any]) -> int:
    """Return a player's points other than those for characters."""
    return sum(int(part[each]) for each in ("points", *PARTS))


def counted(wanted: Wanted, openings: Sequence[str]) -> Counted:
    """Return the sheet to read from a photo: the final scoring, with a column for each person."""
    say, seats = wanted.say, wanted.seats
    people = [*map(str, range(seats)), *(["le_roy"] if seats == 1 else [])]
    levels = rules_of(wanted).cards.cathedral["levels"]
    entries, rows = [Entered("count")], list[str]()
    for name in ("vp", "marked"):
        entries += _each(people, f"{name} #", len(rows))
        rows.append(say(f"tally-{name}"))
    entries += _each(people, "tradesmen %", len(rows), 2)
    rows += [say("photo-tradesmen"), say("tally-tradesmen")]
    entries += _each(people, f"cathedral{' #' * levels}", len(rows), levels)
    rows += [say("photo-level", number=level) for level in range(1, levels + 1)]
    for name in ("citizens", "influence", "deniers", "events"):
        his = people if name not in NOT_HIS else people[:seats]
        entries += _each(his, f"{name} #", len(rows))
        rows.append(say(f"tally-{name}"))
    heads = [say("form-me"), "Le Roy"] if seats == 1 else range(seats)
    return Counted(heads, rows, entries, (say("photo-characters"),))


def _each(people: Sequence[str], words: str, row: int, rows: int = 1) -> list[Entered]:
    """Return a `count` entry for each of `people`, with numbers from `rows` rows on from `row`."""
    return [
        Entered(f"count {who} {words}", tuple((row + more, column) for more in range(rows)))
        for column, who in enumerate(people)
    ]


# --- against Le Roy --------------------------------------------------------


def solo(wanted: Wanted) -> Form:
    """Return the form of a solo game: Le Roy's actions, a row for each turn, and the end."""
    say, rules = wanted.say, rules_of(wanted)
    title = say("form-solo", game=say(f"game-short-{wanted.game.id}"))
    deeds = replace(passages.le_roy(rules, say), example=say("form-roll-about"))
    return Form(title, ((deeds, _turns(wanted, rules), _end(wanted, rules)),))


def _turns(wanted: Wanted, rules: Rules) -> Grid:
    say, turns = wanted.say, LARGE_TURNS if wanted.large else TURNS
    heads = [say("paper-number"), *(say(f"form-roll-{part}") for part in ("sum", "did"))]
    heads += [say(f"form-roll-{part}") for part in ("paid", "points")]
    shares = (0.08, 0.14, 0.48, 0.15, 0.15)
    card = spoken(say(f"card-{MIGRANTS}"))
    works = say(f"card-{MIGRANTS}-solo", cube_roy=rules.cards.solo["cube_points"])
    notes = (f"{card}: {works}",)
    return Grid(say("form-roll"), heads, blanks(turns), shares, notes, numbered=True, tall=CLOSE)


def _end(wanted: Wanted, rules: Rules) -> Grid:
    """Return a grid for the final scoring against Le Roy.

    The characters for deniers and influence give him no points.
    """
    say = wanted.say
    final = _final(wanted, rules, range(1))
    heads = ["", say("form-me"), "Le Roy"]
    rows = [*final.rows, Row(say("form-difference"))]
    for at, character in enumerate(rules.cards.characters, len(PARTS) + 1):
        if character.measure in NOT_HIS:
            rows[at] = replace(rows[at], cells=("", "–"))
    notes = (say("form-solo-scored", sum=SCORES), passages.bands(say, rules))
    return Grid(say("form-solo-final"), heads, rows, (0.64, 0.18, 0.18), notes, tall=CLOSE)


def tally(view: Mapping[str, Any], seat: int) -> int:
    """Return the seat's points so far, as shown in its view."""
    return int(view["players"][seat]["points"] or 0)
