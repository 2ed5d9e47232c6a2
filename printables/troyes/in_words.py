"""The reference card of Troyes as text: for large print, two languages, or a page."""

from collections.abc import Iterable

from engine.troyes.agreed import Rules
from engine.troyes.box.cards import Activity, Event
from printables.agreed import agreed_passage
from printables.kit.panel import spoken
from printables.passage import Passage
from printables.sheet_request import Wanted
from printables.speaker import Speaker
from printables.troyes import passages
from printables.troyes.aid_cards import (
    by_colour,
    effect,
    events_of,
    kinds,
    name_of_event,
    points_in_order,
    shown,
)
from printables.troyes.cardboard import ROMAN
from printables.troyes.emblem import sign_of
from printables.troyes.forms import rules_of

PARTS = (
    passages.setting_up,
    passages.a_round,
    passages.a_turn,
    passages.price,
    passages.influence,
    passages.black,
    passages.protection,
    passages.countered,
    passages.final,
    passages.le_roy,
)


def told(wanted: Wanted) -> list[Passage]:
    """Return the whole text of the card in order."""
    say, rules = wanted.say, rules_of(wanted)
    at_once = [row for row in by_colour(rules) if not row.delayed]
    later = [row for row in by_colour(rules) if row.delayed]
    parts = [part(rules, say) for part in PARTS]
    parts.append(agreed_passage(say, wanted.game, wanted.options))
    parts.append(_activities(rules, say, "aid-activities", at_once))
    parts.append(_activities(rules, say, "aid-cubes", later))
    parts.append(_events(rules, say))
    return [part for part in parts if part.lines or part.table]


def _activities(rules: Rules, say: Speaker, heading: str, cards: Iterable[Activity]) -> Passage:
    lines, signs = [], []
    for card in cards:
        name = f"<b>{spoken(say(f'card-{card.id}'))}</b> \u2066{ROMAN[card.round]}\u2069"
        points = [(f"vp_spaces.{at}", vp) for at, vp in enumerate(card.vp_spaces, 1)]
        numbers = say(
            "told-activity",
            cost=shown(say, card, "hire_cost", card.hire_cost),
            divisor=shown(say, card, "divisor", card.divisor),
            points=_points(say, card, points),
        )
        lines.append(f"{name}: {effect(rules, say, card.id)} ({numbers})")
        signs.append(sign_of(card.id))
    return Passage(say(heading), tuple(lines), signs=tuple(signs))


def _events(rules: Rules, say: Speaker) -> Passage:
    lines, signs = [], []
    for event, count in kinds(events_of(rules)):
        name = name_of_event(say, event, count)
        numbers = say(
            "told-event",
            flags=shown(say, event, "flags", event.flags),
            divisor=shown(say, event, "divisor", event.divisor),
            points=_points(
                say, event, [("vp_first", event.vp_first), ("vp_second", event.vp_second)]
            ),
        )
        lines.append(f"<b>{name}</b>: {effect(rules, say, event.id)} ({numbers})")
        signs.append(sign_of(event.id))
    return Passage(say("aid-events"), tuple(lines), signs=tuple(signs))


def _points(say: Speaker, card: Activity | Event, named: list[tuple[str, int]]) -> str:
    numbers = [shown(say, card, name, value) for name, value in named]
    return points_in_order(numbers, say.direction == "rtl")
