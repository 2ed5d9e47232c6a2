"""The cards on the reference card of Troyes: their cost, dice, points and effects."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial

from reportlab.lib.units import mm

from engine.troyes.agreed import Rules
from engine.troyes.box.cards import ANY, COLOURS, NONE, Activity, Event
from engine.troyes.telling.card_facts import card_facts
from printables import pdf_renderer
from printables.aid import Aid
from printables.conditions import lines
from printables.kit import text
from printables.kit.folded import Fill
from printables.kit.panel import Panel, spoken
from printables.picture import Path
from printables.speaker import Speaker
from printables.troyes import pieces
from printables.troyes.cardboard import ROMAN
from printables.troyes.paper import printed
from printables.troyes.scene import Number

SIGN = 8.5 * mm
COLUMN = 9.6 * mm
HEADS = 3.6  # mm: the height of the columns' heads


@dataclass(frozen=True)
class Sheet(Aid[Rules]):
    """The context for drawing a panel, with the cards by kind."""

    @property
    def plain_activities(self) -> tuple[Activity, ...]:
        """Return the activity cards without the bonus ones."""
        cards = self.rules.cards
        return cards.activities[: len(cards.activities) - cards.bonus_activities]

    @property
    def events(self) -> Sequence[Event]:
        """Return the events in play, Marauding first."""
        return events_of(self.rules)

    @cached_property
    def activities(self) -> list[Activity]:
        """Return the activity cards in play, sorted by colour and round."""
        return by_colour(self.rules)


def by_colour(rules: Rules) -> list[Activity]:
    """Return the activity cards in play, sorted by colour and round."""
    cards = rules.cards.activities
    if not rules.bonus_cards:
        cards = cards[: len(cards) - rules.cards.bonus_activities]
    return sorted(cards, key=lambda card: (card.colour, card.round))


def events_of(rules: Rules) -> Sequence[Event]:
    """Return the events in play, Marauding first."""
    cards = rules.cards
    return cards.events if rules.bonus_cards else cards.events[: cards.resistance]


def effect(rules: Rules, say: Speaker, card: str) -> str:
    """Return the effect of a card in words, under the agreed options."""
    facts = card_facts(rules.cards, dict(rules.options), card)
    keys = [f"card-{card}-{part}" for part in ("effect", "solo")]
    return " ".join(lines(say, filter(say.has, keys), **facts))


def activities(sheet: Sheet) -> list[Fill[Sheet]]:
    """Return the parts for cards with an immediate effect, then a note about the columns."""
    rows = [partial(_activity, card=card) for card in sheet.activities if not card.delayed]
    return [*_headed(_above_activities, rows), _key]


def _headed(head: Fill[Sheet], rows: Sequence[Fill[Sheet]]) -> list[Fill[Sheet]]:
    """Return the rows with `head` joined to the first one, so that they stay together."""

    def first(sheet: Sheet, panel: Panel) -> None:
        head(sheet, panel)
        rows[0](sheet, panel)

    return [first, *rows[1:]]


def _above_activities(sheet: Sheet, panel: Panel) -> None:
    panel.heading(sheet.say("aid-activities"))
    _columns(panel, (pieces.coin(9), None, pieces.laurel(9)))


def _key(sheet: Sheet, panel: Panel) -> None:
    panel.space(1.2)
    panel.words(sheet.say("aid-columns"), panel.small)
    panel.space(0.6)
    panel.words(sheet.say("house-mark-about"), panel.small)


def hourglasses(sheet: Sheet) -> list[Fill[Sheet]]:
    """Return the parts for cards with a delayed effect, which are marked with an hourglass."""
    rows = [partial(_activity, card=card) for card in sheet.activities if card.delayed]
    return _headed(_above_hourglasses, rows)


def _above_hourglasses(sheet: Sheet, panel: Panel) -> None:
    panel.space(2)
    panel.heading(sheet.say("aid-cubes"))
    _noted(panel, sheet.say("aid-cubes-rule"), (pieces.coin(9), None, pieces.laurel(9)))


def events(sheet: Sheet) -> list[Fill[Sheet]]:
    """Return the parts for the events."""
    rows = [partial(_event, event=event, count=count) for event, count in kinds(sheet.events)]
    return _headed(_above_events, rows)


def _above_events(sheet: Sheet, panel: Panel) -> None:
    panel.space(2)
    panel.heading(sheet.say("aid-events"))
    note = sheet.say("aid-events-rule", count=sheet.rules.cards.setup["neutral_citizens"])
    _noted(panel, note, (pieces.flag(), None, pieces.laurel(9)))


def kinds(events: Sequence[Event]) -> Iterator[tuple[Event, int]]:
    """Yield one event of each kind, and the number of cards of that kind."""
    kinds: dict[str, list[Event]] = {}
    for event in events:
        kinds.setdefault(event.id.rstrip("_0123456789"), []).append(event)
    for alike in kinds.values():
        yield alike[0], len(alike)


# --- a row -----------------------------------------------------------------


def _noted(panel: Panel, note: str, signs: Sequence[Sequence[Path] | None]) -> None:
    """Write a note about all rows beside the column heads; a long note takes several lines."""
    width = panel.width - COLUMN * panel.scale * len(signs) - 2 * mm
    laid = text.lay(note, panel.small, width)
    x = panel.x + (panel.width - width if panel.document.rtl else 0)
    text.write(panel.canvas, laid, x, panel.top)
    panel.top -= max(0.0, laid.height - HEADS * mm * panel.scale)
    _columns(panel, signs)


def _columns(panel: Panel, signs: Sequence[Sequence[Path] | None]) -> None:
    """Draw the column heads, where lines end; a head that is None is drawn as a division sign."""
    y = panel.top - 1.2 * mm * panel.scale
    for place, sign in enumerate(signs):
        x = _column(panel, place, len(signs))
        if sign is None:
            style = panel.document.style(face="bold", size=11 * panel.scale, align="middle")
            text.label(panel.canvas, "÷", style, x, y - 3.5 * panel.scale)
        else:
            pdf_renderer.draw_shapes(panel.canvas, tuple(sign), x, y, 0.5 * panel.scale)
    panel.space(HEADS)


def _column(panel: Panel, place: int, count: int) -> float:
    return panel.start(panel.width - COLUMN * panel.scale * (count - place - 0.5))


def _row(
    panel: Panel, signs: Sequence[tuple[Sequence[Path], float]], words: str, numbers: Sequence[str]
) -> None:
    """Draw a row in reading direction: signs, the card's text, and its numbers at the end."""
    scale = panel.scale
    panel.rule(panel.x, panel.x + panel.width, panel.top)
    panel.space(0.55)
    sign, columns = SIGN * scale, COLUMN * scale * len(numbers)
    laid = text.lay(words, panel.body, panel.width - sign - columns - 1.5 * mm)
    x = panel.x + (columns + 1.5 * mm if panel.document.rtl else sign)
    middle = panel.top - laid.height / 2
    text.write(panel.canvas, laid, x, panel.top)
    for shapes, inset in signs:
        place = panel.start(sign * inset)
        pdf_renderer.draw_shapes(panel.canvas, tuple(shapes), place, middle, 0.42 * scale)
    style = panel.body.but(face="bold", align="middle")
    for place, told in enumerate(numbers):
        at = _column(panel, place, len(numbers))
        text.label(panel.canvas, told, style, at, middle - 2.9 * scale)
    panel.top -= laid.height
    panel.space(0.55)


def _dice(colour: int) -> list[tuple[Sequence[Path], float]]:
    colours = COLOURS if colour == ANY else (COLOURS[colour],)
    start = 0.42 - 0.1 * (len(colours) - 1)
    return [(pieces.die(each, 0, 24), start + 0.2 * at) for at, each in enumerate(colours)]


def _activity(sheet: Sheet, panel: Panel, card: Activity) -> None:
    say = sheet.say
    bonus = card not in sheet.plain_activities
    name = f"<b>{spoken(say(f'card-{card.id}'))}</b> \u2066{ROMAN[card.round]}\u2069"
    mark = say("house-mark") if bonus else ""
    note = f" ({say('aid-bonus')})" if bonus else ""
    does = effect(sheet.rules, say, card.id)
    words = f"{name}{mark}{note}{_in_book(say, card.id)}: {does}"
    points = [shown(say, card, f"vp_spaces.{at}", vp) for at, vp in enumerate(card.vp_spaces, 1)]
    numbers = [
        shown(say, card, "hire_cost", card.hire_cost),
        shown(say, card, "divisor", card.divisor),
        points_in_order(points, panel.document.rtl),
    ]
    _row(panel, _dice(card.dice), words, numbers)


def _event(sheet: Sheet, panel: Panel, event: Event, count: int) -> None:
    say = sheet.say
    name = name_of_event(say, event, count)
    does = effect(sheet.rules, say, event.id)
    words = f"<b>{name}</b>{_in_book(say, event.id)}: {does}"
    points = [
        shown(say, event, "vp_first", event.vp_first),
        shown(say, event, "vp_second", event.vp_second),
    ]
    numbers = [
        shown(say, event, "flags", event.flags),
        shown(say, event, "divisor", event.divisor),
        points_in_order(points, panel.document.rtl),
    ]
    signs = _dice(event.dice) if event.dice != NONE else []
    _row(panel, signs, words, numbers)


def name_of_event(say: Speaker, event: Event, count: int) -> str:
    """Return an event's name; for several of a kind, the kind's name with their number."""
    if count == 1:
        return spoken(say(f"card-{event.id}"))
    kind = spoken(say(f"aid-kind-{event.id.rpartition('_')[0]}"))
    return say("aid-times-of", card=kind, count=count)


def _in_book(say: Speaker, card: str) -> str:
    """Return the card's name in the rulebook of this language, in brackets.

    It is "" if our name does not differ.
    """
    key = f"card-{card}.book"
    return f" ({spoken(say('aid-in-book', card=say(key)))})" if say.has(key) else ""


def shown(say: Speaker, card: Activity | Event, name: str, value: int) -> str:
    return printed(say, Number(value, name in card.house))


def points_in_order(numbers: Sequence[str], rtl: bool) -> str:
    """Return the numbers as text, isolated so that they stay in reading order."""
    isolate = "\u2067" if rtl else "\u2066"
    return f"{isolate}{' '.join(numbers)}\u2069"
