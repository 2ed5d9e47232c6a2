"""The reference card of Troyes: two pages that fold into four panels.

All numbers come from the game's data under its options, all sentences from the Speaker. The panels
with the cards are in aid_cards.py.
"""

from reportlab.lib.units import mm

from engine.game import Facts
from engine.troyes.agreed import with_options
from printables import pdf_renderer
from printables.aid import heading, reference_card
from printables.faces import Wanted
from printables.kit import text
from printables.kit.panel import ACCENT, Panel
from printables.passage import Passage
from printables.troyes import aid_cards, passages, pieces
from printables.troyes.aid_cards import Sheet


def aid(wanted: Wanted) -> bytes:
    """Return the card as a PDF of two pages, to be folded at the dashes."""
    pages = ((_round, _rules), (aid_cards.first, aid_cards.second))
    return reference_card(wanted, Sheet, with_options(wanted.options), pages)


# --- the round and the turn ------------------------------------------------


def _round(sheet: Sheet, panel: Panel) -> None:
    _title(sheet, panel)
    rules, say = sheet.rules, sheet.say
    price, influence = passages.price(rules, say), passages.influence(rules, say)
    for part in (passages.a_round(rules, say), passages.a_turn(rules, say)):
        panel.ordered(part, gap=0.7)
        panel.space(1.2)
    panel.heading(price.heading)
    panel.table(price.table, (0.55, 0.15, 0.15, 0.15))
    panel.space(0.8)
    for words in price.lines:
        panel.words(words, panel.small)
    panel.space(1.2)
    panel.heading(influence.heading)
    for words, cost in passages.uses(rules, say):
        _use(sheet, panel, words, cost)
    panel.words(influence.lines[-1], panel.small)
    panel.space(1.2)
    _rule(sheet, panel, passages.black(rules, say))


def _title(sheet: Sheet, panel: Panel) -> None:
    cards = sheet.rules.cards
    activities = cards.activities if sheet.rules.bonus_cards else sheet.plain_activities
    facts: Facts = {
        "fewest": sheet.game.seats[0],
        "most": sheet.game.seats[-1],
        "activities": len(activities),
        "events": len(sheet.events) - 1,
    }
    dice = (("red", 5), ("white", 3), ("yellow", 6))
    for place, (colour, number) in enumerate(dice):
        x = panel.start(panel.width - (4 + 9 * place) * mm)
        shapes = pieces.die(colour, number, 22)
        pdf_renderer.draw_shapes(panel.canvas, shapes, x, panel.top - 5.4 * mm)
    heading(sheet, panel, facts, 28, (0.6, 1.4), beside=30)


# --- other rules -----------------------------------------------------------


def _rules(sheet: Sheet, panel: Panel) -> None:
    for part in (passages.protection, passages.countered):
        _rule(sheet, panel, part(sheet.rules, sheet.say))
    _final(sheet, panel)
    panel.space(1.6)
    _roy(sheet, panel)


def _rule(sheet: Sheet, panel: Panel, rule: Passage) -> None:
    panel.heading(rule.heading)
    for words in rule.lines:
        panel.words(words)
    panel.space(1.4)


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


def _roy(sheet: Sheet, panel: Panel) -> None:
    """Draw the panel with the rules of the King's Challenge."""
    roy = passages.le_roy(sheet.rules, sheet.say)
    panel.words(sheet.say("aid-character-two"), panel.small)
    panel.space(0.8)
    panel.heading(roy.heading)
    panel.table(roy.table, (0.16, 0.66, 0.18))
    panel.space(0.6)
    panel.notes(roy.lines, gap=0.2)
