"""The reference card of B'Twixt: pages that fold into panels.

All numbers come from the engine's box and track. Card texts are made from the cards' effects. All
other sentences come from the Speaker.
"""

from collections import Counter
from dataclasses import dataclass
from functools import partial

from reportlab.lib.units import mm

from engine.btwixt.agreed import Agreed, agreed
from engine.btwixt.box.cards import Box
from engine.btwixt.rules import councils
from engine.game import Facts
from engine.state import seats_by_place
from printables import icons, pdf_renderer
from printables.agreed import agreed_passage
from printables.aid import GAP, Aid, cover, emblem, lines_apart, players, reference_card, told_part
from printables.btwixt import in_words, looks, passages, signs
from printables.btwixt.cards import Record
from printables.btwixt.sentences import ability
from printables.faces import Wanted
from printables.kit import text
from printables.kit.folded import CARD, Fill
from printables.kit.panel import ACCENT, Panel
from printables.picture import circle

# Four councils around a table, scored as an example: case T7 of the rules.
EXAMPLE = (9, 14, 11, 16)


@dataclass(frozen=True)
class _Aid(Aid[Agreed]):
    """The context for drawing a panel, with the cards of the box and their names."""

    @property
    def box(self) -> Box:
        return self.rules.box

    def called(self, noun: str, row: Record) -> str:
        return in_words.called(self.rules, noun, row, self.say)


def aid(wanted: Wanted) -> bytes:
    """Return the card as a PDF, to be folded at the dashes.

    If the influence cards are known, panels that list them follow.
    """
    rules = agreed(wanted.options)
    if in_words.lists_cards(wanted, rules):
        return reference_card(wanted, _Aid, rules, _parts_and_cards, CARD + 2)
    return reference_card(wanted, _Aid, rules, _parts)


def _parts(sheet: _Aid) -> list[list[Fill[_Aid]]]:
    """Return the parts that fill the four panels, in order from the cover on."""
    say, rules = sheet.say, sheet.rules
    seasons: Fill[_Aid] = told_part(passages.seasons(rules, say), (0.2, 0.42, 0.21, 0.17))
    setting_up, end = passages.setting_up(rules, say), passages.the_end(rules, say)
    course = (passages.a_round, passages.turn, passages.total)
    return [
        [
            _cover,
            told_part(setting_up),
            seasons,
            *(told_part(part(rules, say)) for part in course),
            _allies,
            _leaders,
            told_part(end, gap=0.6),
            _example,
            *lines_apart(agreed_passage(say, sheet.game, rules.options)),
        ],
    ]


def _parts_and_cards(sheet: _Aid) -> list[list[Fill[_Aid]]]:
    """Return the parts that fill all panels, with a row for each influence card."""
    rows = in_words.deck(sheet.rules)
    cards = [partial(_card, row=row, is_first=at == 0) for at, row in enumerate(rows)]
    return [*_parts(sheet), [*cards, *([_house] if sheet.box.house else [])]]


# --- the cover -------------------------------------------------------------


def _cover(sheet: _Aid, panel: Panel) -> None:
    box = sheet.box
    facts: Facts = {
        "players": players(sheet),
        "cards": len(sheet.rules.deck),
        "allies": len(box.allies),
        "tokens": len(box.tokens),
    }
    cover(sheet, panel, sheet.say("aid-subtitle", **facts), emblem(sheet, signs.crown(ACCENT)))
    panel.words(sheet.say("aid-idea"))
    panel.space(GAP)


# --- allies, leaders, the end ----------------------------------------------


def _allies(sheet: _Aid, panel: Panel) -> None:
    allies = passages.allies(sheet.rules, sheet.say)
    panel.heading(allies.heading)
    panel.words(allies.lines[0])
    panel.space(1.6)
    _powers(sheet, panel)
    panel.words(allies.lines[1])
    panel.space(GAP)


def _powers(sheet: _Aid, panel: Panel) -> None:
    """Draw a row of discs with the powers of allies, and the number of allies of each below."""
    say, document = sheet.say, sheet.document
    counts = sorted(Counter(ally.power for ally in sheet.box.allies).items())
    step = panel.width / max(7, len(counts))
    below = panel.small.but(align="middle")
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
    """Draw the leaders' symbols and names in three columns, or in two if names are long."""
    panel.heading(sheet.say("aid-leaders"))
    style, row = panel.body, 6.4 * mm * panel.scale
    leaders = sheet.box.data["leaders"]
    widest = max(text.width_of(sheet.called("leader", each), style) for each in leaders)
    columns = 3 if widest < panel.width / 3 - 9.6 * mm else 2
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
    panel.space(GAP)


def _example(sheet: _Aid, panel: Panel) -> None:
    """Write an example of councils around a table, with the scores that the engine computes."""
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
    panel.space(GAP)


# --- the cards -------------------------------------------------------------


def _house(sheet: _Aid, panel: Panel) -> None:
    """Write a note that the cards are our own design."""
    panel.space(1.6)
    at = panel.start(2 * mm)
    pdf_renderer.draw_shapes(panel.canvas, signs.house_sign(), at, panel.top - 2.2 * mm, 0.5)
    panel.words(sheet.say("house-mark-about"), panel.small, inset=5.5 * mm)


def _card(sheet: _Aid, panel: Panel, row: Record, is_first: bool) -> None:
    """Draw a row: the card's value, name and text, and its number of copies."""
    say, document = sheet.say, sheet.document
    if is_first:
        panel.heading(say("aid-cards"))
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
    look = looks.look_of(row["id"], row)
    body = signs.influence_card(17, 21, event, look.edge, look.ground)
    pdf_renderer.draw_shapes(panel.canvas, body, x, y, panel.scale)
    sign = icons.placed(looks.sign_of(look.sign), 0, 4.4, 0.42)
    pdf_renderer.draw_shapes(panel.canvas, sign, x, y, panel.scale)
    style = sheet.document.style(face="bold", size=12 * panel.scale, align="middle")
    text.label(panel.canvas, sheet.say.number(row["value"]), style, x, y + 0.6 * panel.scale)
