"""The empty board of Troyes as text: costs and rewards of spaces, and owners of districts."""

from collections.abc import Iterator, Sequence

from engine.troyes.agreed import Rules
from engine.troyes.box.cards import LEVELS
from printables.form import Form
from printables.kit.panel import spoken
from printables.passage import Passage
from printables.sheet_request import Wanted
from printables.speaker import Speaker
from printables.troyes import card_places, passages
from printables.troyes.blank_board import empty_scene
from printables.troyes.forms import rules_of
from printables.troyes.scene import Building, Row, Scene


def board_in_words(wanted: Wanted) -> Form:
    """Return the sheet as a form of text only."""
    return Form(wanted.title_of_board, (told(wanted, empty_scene(wanted)),))


def told(wanted: Wanted, scene: Scene) -> list[Passage]:
    """Return passages about buildings, cathedral, influence, the price of dice, and card places."""
    say, rules = wanted.say, rules_of(wanted)
    return [
        _buildings(say, scene),
        _cathedral(rules, say),
        passages.influence(rules, say),
        passages.price(rules, say),
        Passage(say("board-cards"), tuple(_places(say))),
    ]


def _buildings(say: Speaker, scene: Scene) -> Passage:
    """Return the dice, wage and spaces of each building."""
    heads = tuple(say(f"board-sheet-{head}") for head in ("building", "dice", "rows", "wage"))
    rows = tuple(_building(say, each) for each in scene.buildings)
    return Passage(
        say("board-sheet-buildings"),
        (say("house-mark-about"),),
        table=(heads, *rows),
        shares=(0.2, 0.14, 0.5, 0.16),
    )


def _building(say: Speaker, each: Building) -> tuple[str, ...]:
    rows = _rows(say, each.rows)
    name = f"<b>{spoken(say(f'building-{each.id}'))}</b>"
    return (name, say(f"colour-{each.colour}"), rows, say.number(each.wage))


def _rows(say: Speaker, rows: Sequence[Row]) -> str:
    """Return a building's rows in words, together if each has one number and one space."""
    if all(len(row.numbers) == len(row.spaces) == 1 and not row.house for row in rows):
        low, high = rows[0].numbers[0], rows[-1].numbers[0]
        numbers = say("board-range", low=low, high=high)
        return say("board-sheet-row-each", numbers=numbers, count=len(rows[0].spaces))
    return say.join([_row(say, row) for row in rows])


def _row(say: Speaker, row: Row) -> str:
    low, high = row.numbers[0], row.numbers[-1]
    many = say.number(low) if low == high else say("board-range", low=low, high=high)
    numbers = many + (say("house-mark") if row.house else "")
    return say("board-sheet-row", numbers=numbers, count=len(row.spaces))


def _cathedral(rules: Rules, say: Speaker) -> Passage:
    """Return the rewards for a cube on each number, and the penalty for an empty level."""
    cathedral = rules.cards.cathedral
    points, influence = cathedral["vp"], cathedral["influence"]
    heads = tuple(say(f"board-sheet-{head}") for head in ("number", "points", "influence"))
    rows = (
        tuple(say.number(each) for each in (place, *both))
        for place, both in enumerate(zip(points, influence, strict=True), 1)
    )
    empty = say("aid-final-levels", penalty=cathedral["empty_level"])
    levels = say("board-sheet-levels", count=LEVELS)
    name = spoken(say("building-cathedral"))
    return Passage(name, (levels, empty), table=(heads, *rows))


def _places(say: Speaker) -> Iterator[str]:
    """Yield sentences about places for activity cards and events."""
    yield say("board-sheet-grid", rounds=LEVELS)
    yield card_places.measures(say)
    yield say("board-sheet-more")
