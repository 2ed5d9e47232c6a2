"""The reference card of B'Twixt: two pages that fold into four panels.

All numbers come from the engine's box and track. Card texts are made from the cards'
effects. All other sentences come from the Speaker.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from reportlab.lib.units import mm

from engine.btwixt.agreed import Agreed, agreed
from engine.btwixt.box.cards import TRACKS, Box
from engine.btwixt.rules import councils
from engine.game import Facts
from engine.state import seats_by_place
from printables import icons, pdf_renderer
from printables.aid import Aid, heading, reference_card
from printables.btwixt import in_words, passages, signs
from printables.btwixt.cards import Record
from printables.btwixt.sentences import ability
from printables.faces import Wanted
from printables.kit import text
from printables.kit.panel import ACCENT, Panel
from printables.picture import circle

# Four councils around a table, scored as an example: case T7 of the rules.
EXAMPLE = (9, 14, 11, 16)


@dataclass(frozen=True)
class _Aid(Aid[Agreed]):
    """The values that drawing a panel needs, with the cards and their names."""

    @property
    def box(self) -> Box:
        return self.rules.box

    def called(self, noun: str, row: Record) -> str:
        return in_words.called(self.rules, noun, row, self.say)


def aid(wanted: Wanted) -> bytes:
    """Return the card as a PDF of two pages, to be folded at the dashes."""
    pages = ((_round, _end), (_first_cards, _last_cards))
    return reference_card(wanted, _Aid, agreed(wanted.options), pages)


# --- a round ---------------------------------------------------------------


def _round(sheet: _Aid, panel: Panel) -> None:
    say = sheet.say
    _title(sheet, panel)
    panel.words(say("aid-idea"))
    panel.space(2)
    panel.ordered(passages.a_round(sheet.rules, say))
    panel.space(2)
    turn = passages.turn(sheet.rules, say)
    panel.heading(turn.heading)
    panel.notes(turn.lines)
    panel.space(2)
    panel.ordered(passages.total(sheet.rules, say))


def _title(sheet: _Aid, panel: Panel) -> None:
    box = sheet.box
    facts: Facts = {
        "fewest": min(TRACKS),
        "most": max(TRACKS),
        "cards": len(sheet.rules.deck),
        "allies": len(box.allies),
        "tokens": len(box.tokens),
    }
    at = panel.start(panel.width - 6 * mm)
    pdf_renderer.draw_shapes(panel.canvas, signs.crown(ACCENT), at, panel.top - 6 * mm, 1.5)
    heading(sheet, panel, facts)


# --- seasons, allies, the end ----------------------------------------------


def _end(sheet: _Aid, panel: Panel) -> None:
    say, rules = sheet.say, sheet.rules
    seasons, allies = passages.seasons(rules, say), passages.allies(rules, say)
    panel.heading(seasons.heading)
    panel.table(seasons.table, (0.2, 0.38, 0.21, 0.21))
    panel.space(1)
    panel.words(seasons.lines[0], panel.small)
    panel.space(2.4)
    panel.heading(allies.heading)
    panel.words(allies.lines[0])
    panel.space(1.6)
    _powers(sheet, panel)
    panel.words(allies.lines[1])
    panel.space(2.4)
    panel.heading(say("aid-leaders"))
    _leaders(sheet, panel)
    panel.ordered(passages.the_end(rules, say))
    panel.space(1.2)
    _example(sheet, panel)


def _powers(sheet: _Aid, panel: Panel) -> None:
    """Draw the number of allies of each power as a row of discs."""
    say, document = sheet.say, sheet.document
    counts = sorted(Counter(ally.power for ally in sheet.box.allies).items())
    step = panel.width / max(7, len(counts))
    below = document.style(size=9 * panel.scale, align="middle", colour="#5b5248")
    number = document.style(face="bold", size=13 * panel.scale, align="middle", colour="#fffdf7")
    for place, (power, count) in enumerate(counts):
        x = panel.start(step * (place + 0.5))
        y = panel.top - 4.6 * mm * panel.scale
        disc = icons.placed((circle(0, 0, 10, fill=text.INK),), 0, 0, panel.scale)
        pdf_renderer.draw_shapes(panel.canvas, disc, x, y)
        text.label(panel.canvas, say.number(power), number, x, y - 4.4 * panel.scale)
        times = say("aid-times", count=count)
        text.label(panel.canvas, times, below, x, panel.top - 11.6 * mm * panel.scale)
    panel.space(14)


def _leaders(sheet: _Aid, panel: Panel) -> None:
    """Draw the leaders' signs and names in three columns."""
    columns, row = 3, 6.4 * mm * panel.scale
    style = sheet.document.style(size=9.2 * panel.scale)
    leaders = sheet.box.data["leaders"]
    step = panel.width / columns
    for place, leader in enumerate(leaders):
        line, column = divmod(place, columns)
        y = panel.top - row * (line + 0.5)
        x = panel.start(step * column + 3.4 * mm)
        pdf_renderer.draw_shapes(
            panel.canvas, signs.leader_sign(leader["id"]), x, y, 0.62 * panel.scale
        )
        inset = step * column + 8 * mm
        left = panel.start(inset + step - 8 * mm) if sheet.document.rtl else panel.start(inset)
        top = y + 6 * panel.scale
        called = sheet.called("leader", leader)
        text.paragraph(panel.canvas, called, style, left, top, step - 8 * mm)
    panel.top -= row * -(-len(leaders) // columns)
    panel.space(2)


def _example(sheet: _Aid, panel: Panel) -> None:
    """Write an example of councils around a table, scored by the engine."""
    say = sheet.say
    found = councils.standings(list(EXAMPLE), [0] * len(EXAMPLE))
    winner = seats_by_place(found)[0][0]
    facts = {
        "councils": say.join(EXAMPLE),
        "smalls": say.join([each.small for each in found]),
        "large": found[winner].large,
        "small": found[winner].small,
    }
    panel.words(say("aid-example", **facts), panel.small)


# --- the cards -------------------------------------------------------------


def _first_cards(sheet: _Aid, panel: Panel) -> None:
    rows = in_words.deck(sheet.rules)
    panel.heading(sheet.say("aid-cards"))
    _list(sheet, panel, rows[: -(-len(rows) // 2)])


def _last_cards(sheet: _Aid, panel: Panel) -> None:
    rows = in_words.deck(sheet.rules)
    _list(sheet, panel, rows[-(-len(rows) // 2) :])
    panel.space(1.6)
    if sheet.box.house:
        at = panel.start(2 * mm)
        pdf_renderer.draw_shapes(panel.canvas, signs.house_sign(), at, panel.top - 2.2 * mm, 0.5)
        panel.words(sheet.say("house-mark-about"), panel.small, inset=5.5 * mm)


def _list(sheet: _Aid, panel: Panel, rows: Sequence[Record]) -> None:
    for row in rows:
        _card(sheet, panel, row)


def _card(sheet: _Aid, panel: Panel, row: Record) -> None:
    """Draw a row: the card's value, name and text, and its number of copies."""
    say, document = sheet.say, sheet.document
    panel.space(0.5)
    sign, count = 9.6 * mm * panel.scale, 8.5 * mm * panel.scale
    words = f"<b>{sheet.called('card', row)}.</b> {ability(row, say)}"
    laid = text.lay(words, panel.body, panel.width - sign - count)
    high = max(laid.height, 7.6 * mm * panel.scale)
    middle = panel.top - high / 2
    x = panel.x + (count if document.rtl else sign)
    text.write(panel.canvas, laid, x, middle + laid.height / 2)
    _badge(sheet, panel, row, panel.start(sign * 0.38), middle)
    times = document.style(face="bold", size=11 * panel.scale, align="middle", colour=ACCENT)
    place = panel.start(panel.width - count / 2 + 1 * mm)
    text.label(panel.canvas, say("aid-times", count=row.get("copies", 1)), times, place, middle - 4)
    panel.top -= high
    panel.space(0.5)
    panel.rule(panel.x, panel.x + panel.width, panel.top)


def _badge(sheet: _Aid, panel: Panel, row: Record, x: float, y: float) -> None:
    event = row in sheet.box.data["event_influence"]
    body = signs.influence_card(15, 20, event, text.INK)
    pdf_renderer.draw_shapes(panel.canvas, body, x, y, panel.scale)
    style = sheet.document.style(face="bold", size=12 * panel.scale, align="middle")
    text.label(panel.canvas, sheet.say.number(row["value"]), style, x, y - 4 * panel.scale)
