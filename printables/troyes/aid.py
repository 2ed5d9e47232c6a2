"""The reference card of Troyes: two folded cards, for the rules and for the cards in play.

All numbers come from the game's data under its options, all sentences from the Speaker. The panels
with the cards are in aid_cards.py.
"""

from reportlab.lib.units import mm

from engine.game import Facts
from engine.troyes.agreed import with_options
from printables import pdf_renderer
from printables.agreed import agreed_passage
from printables.aid import EMBLEM, GAP, cover, lines_apart, players, reference_card, told_part
from printables.faces import Wanted
from printables.kit import text
from printables.kit.folded import CARD, Fill
from printables.kit.panel import ACCENT, Panel
from printables.passage import Passage
from printables.troyes import aid_cards, passages, pieces
from printables.troyes.aid_cards import Sheet

DICE = (("red", 5), ("white", 3), ("yellow", 6))


def aid(wanted: Wanted) -> bytes:
    """Return both cards as a PDF of four pages, to be folded at the dashes."""
    return reference_card(wanted, Sheet, with_options(wanted.options), _parts, 2 * CARD)


def _parts(sheet: Sheet) -> list[list[Fill[Sheet]]]:
    """Return the parts that fill all panels, in order from the cover of the first card on."""
    rules, say = sheet.rules, sheet.say
    setup = passages.setting_up(rules, say)
    counts = len(setup.table[0]) - 1
    price, protection = passages.price(rules, say), passages.protection(rules, say)
    agreed = agreed_passage(say, sheet.game, dict(rules.chosen))
    return [
        [
            _cover,
            told_part(setup, (0.55, *[0.45 / counts] * counts)),
            told_part(passages.a_round(rules, say)),
            told_part(passages.a_turn(rules, say)),
            told_part(price, (0.55, 0.15, 0.15, 0.15)),
            _influence,
            *(_rule(part(rules, say)) for part in (passages.black, passages.countered)),
            _rule(protection),
            _final,
        ],
        [
            *aid_cards.activities(sheet),
            *aid_cards.hourglasses(sheet),
            *aid_cards.events(sheet),
            _roy,
            *lines_apart(agreed, above=2),
        ],
    ]


def _cover(sheet: Sheet, panel: Panel) -> None:
    cards = sheet.activities
    facts: Facts = {
        "players": players(sheet),
        "activities": len(cards),
        "events": len(sheet.events) - 1,
    }

    def draw(x: float, y: float, scale: float) -> None:
        for place, (colour, number) in enumerate(DICE, -1):
            at = x + place * scale * EMBLEM * (-1 if panel.document.rtl else 1)
            pdf_renderer.draw_shapes(panel.canvas, pieces.die(colour, number, 46 * scale), at, y)

    cover(sheet, panel, sheet.say("aid-subtitle", **facts), draw, len(DICE))


def _rule(rule: Passage) -> Fill[Sheet]:
    """Return a function that writes a passage as paragraphs, under its heading."""

    def fill(sheet: Sheet, panel: Panel) -> None:
        panel.heading(rule.heading)
        for words in rule.lines:
            panel.words(words)
        panel.space(GAP)

    return fill


def _influence(sheet: Sheet, panel: Panel) -> None:
    """Draw the uses of influence with their costs."""
    influence = passages.influence(sheet.rules, sheet.say)
    panel.heading(influence.heading)
    for words, cost in passages.uses(sheet.rules, sheet.say):
        _use(sheet, panel, words, cost)
    panel.words(influence.lines[-1], panel.small)
    panel.space(GAP)


def _use(sheet: Sheet, panel: Panel, words: str, cost: int) -> None:
    inset = 12 * mm * panel.scale
    middle = panel.top - panel.body.size * 0.66
    sign = panel.start(8 * mm * panel.scale)
    pdf_renderer.draw_shapes(panel.canvas, pieces.influence(), sign, middle, 0.5 * panel.scale)
    number = sheet.document.style(face="bold", size=11 * panel.scale, align="middle", colour=ACCENT)
    x = panel.start(2 * mm * panel.scale)
    text.label(panel.canvas, sheet.say.number(cost), number, x, middle - 3.4 * panel.scale)
    panel.words(words, inset=inset)
    panel.space(0.5)


def _final(sheet: Sheet, panel: Panel) -> None:
    final = passages.final(sheet.rules, sheet.say)
    panel.heading(final.heading)
    panel.notes(final.lines, gap=0.3)
    panel.table(final.table, (0.58, 0.14, 0.14, 0.14))
    if final.example:
        panel.space(0.8)
        panel.words(final.example, panel.small)
    panel.space(GAP)


def _roy(sheet: Sheet, panel: Panel) -> None:
    """Draw the rules of the King's Challenge."""
    roy = passages.le_roy(sheet.rules, sheet.say)
    if not roy.table:
        return
    panel.space(2)
    panel.heading(roy.heading)
    panel.table(roy.table, (0.16, 0.66, 0.18))
    panel.space(0.6)
    panel.notes(roy.lines, gap=0.2)
    if roy.example:
        panel.words(roy.example)
    panel.space(GAP)
