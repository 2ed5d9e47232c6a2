"""The reference card of the Condottiere family: two pages that fold into four panels.

All numbers come from the engine's edition and deck, all sentences from the Speaker.
"""

from dataclasses import dataclass
from functools import cached_property

from reportlab.lib.units import mm

from engine.condottiere.box import cards, editions
from engine.game import Facts
from printables import icons, pdf_renderer
from printables.agreed import agreed_passage
from printables.aid import GAP, Aid, cover, emblem, lines_apart, players, reference_card, told_part
from printables.conditions import lines
from printables.condottiere import in_words, passages
from printables.condottiere.emblem import ICONS, crest, icon
from printables.condottiere.map_sheet import empty_map
from printables.condottiere.passages import rules_of
from printables.faces import Wanted
from printables.kit import text
from printables.kit.folded import Fill
from printables.kit.page import LEAST_SIZE
from printables.kit.panel import ACCENT, Panel
from printables.picture import Words


@dataclass(frozen=True)
class _Aid(Aid[editions.Rules]):
    """The context for drawing a panel, with the deck and its mercenaries."""

    @cached_property
    def deck(self) -> dict[str, int]:
        """Return the number of copies of each card."""
        return passages.deck_of(self.rules)

    def mercenaries(self) -> list[str]:
        return [cards.CARDS[number] for number in cards.MERCENARIES]


def aid(wanted: Wanted) -> bytes:
    """Return the card as a PDF of two pages, to be folded at the dashes."""
    return reference_card(wanted, _Aid, rules_of(wanted), _parts)


def _parts(sheet: _Aid) -> list[list[Fill[_Aid]]]:
    """Return the parts that fill the four panels, in order from the cover on."""
    say, rules = sheet.say, sheet.rules
    victory, holder = passages.victory(rules, say), passages.holder(rules, say)
    wide = len(victory.table[0]) - 1 if victory.table else 1
    duel = passages.duel(rules, say)
    favour, agreed = (
        passages.favour(rules, say),
        agreed_passage(say, sheet.game, dict(rules.chosen)),
    )
    first = [passages.setting_up(rules, say), victory, passages.deal(rules, say)]
    shares = {victory: (0.3, *[0.7 / wide] * wide)}
    return [
        [
            _cover,
            *(told_part(part, shares.get(part, ())) for part in first if part.lines),
            *lines_apart(agreed),
        ],
        [_cards, *([told_part(favour)] if favour.lines else [])],
        [told_part(passages.battle(rules, say)), _worth, told_part(passages.after(rules, say))],
        [
            told_part(holder, (0.38, 0.31, 0.31) if len(holder.table[0]) > 2 else (0.5, 0.5)),
            *([told_part(duel)] if duel.lines else []),
            _map,
        ],
    ]


# --- the cover -------------------------------------------------------------


def _cover(sheet: _Aid, panel: Panel) -> None:
    facts: Facts = {
        "players": players(sheet),
        "cards": sum(sheet.rules.deck),
        "regions": len(sheet.rules.land.regions),
    }
    cover(sheet, panel, sheet.say("aid-subtitle", **facts), emblem(sheet, crest(sheet.game.id)))


# --- the cards -------------------------------------------------------------


def _cards(sheet: _Aid, panel: Panel) -> None:
    panel.heading(sheet.say("aid-cards"))
    _mercenaries(sheet, panel)
    for card in filter(sheet.deck.get, passages.SPECIALS):
        _special(sheet, panel, card)
    panel.space(GAP)


def _mercenaries(sheet: _Aid, panel: Panel) -> None:
    """Draw the mercenaries as a row of shields with their strength and number of copies."""
    say = sheet.say
    kinds = sheet.mercenaries()
    count = sum(sheet.deck[card] for card in kinds)
    panel.words(f"<b>{say('aid-mercenaries')}.</b> {say('aid-mercenaries-effect', count=count)}")
    panel.space(1.6)
    step = panel.width / len(kinds)
    below = panel.small.but(align="middle")
    for place, card in enumerate(kinds):
        x = panel.start(step * (place + 0.5))
        _shield(sheet, card, x, panel.top - 5.2 * mm * panel.scale, 1.4 * panel.scale)
        times = say("aid-times", count=sheet.deck[card])
        text.label(panel.canvas, times, below, x, panel.top - 13.6 * mm * panel.scale)
    panel.space(16)


def _shield(sheet: _Aid, card: str, x: float, y: float, scale: float) -> None:
    pdf_renderer.draw_shapes(sheet.document.canvas, icons.shield(), x, y, scale)
    number = sheet.say.number(cards.PRINTED[cards.NUMBER[card]])
    style = sheet.document.style(face="bold", size=10.5 * scale, align="middle")
    text.label(sheet.document.canvas, number, style, x, y - 2.9 * scale)


def _special(sheet: _Aid, panel: Panel, card: str) -> None:
    """Draw a row: the card's sign, its name and effect, and its number of copies."""
    document, words = sheet.document, passages.special(card, sheet.say)
    panel.rule(panel.x, panel.x + panel.width, panel.top)
    panel.space(1.2)
    sign, count = 13 * mm * panel.scale, 9.5 * mm * panel.scale
    laid = text.lay(words, panel.body, panel.width - sign - count)
    high = max(laid.height, 10 * mm * panel.scale)
    middle = panel.top - high / 2
    x = panel.x + (count if document.rtl else sign)
    text.write(panel.canvas, laid, x, middle + laid.height / 2)
    pdf_renderer.draw_shapes(
        panel.canvas, icon(sheet.game.id, card), panel.start(sign * 0.38), middle, 1.2 * panel.scale
    )
    times = document.style(face="bold", size=12 * panel.scale, align="middle", colour=ACCENT)
    place = panel.start(panel.width - count / 2 + 1 * mm)
    many = sheet.say("aid-times", count=sheet.deck[card])
    text.label(panel.canvas, many, times, place, middle - 4)
    panel.top -= high
    panel.space(1.2)


# --- a battle --------------------------------------------------------------


def _worth(sheet: _Aid, panel: Panel) -> None:
    say = sheet.say
    panel.ordered(passages.worth(sheet.rules, say))
    for note in lines(say, ["aid-strength-note"]):
        panel.words(note, panel.small)
    panel.space(1.6)
    _example(sheet, panel)
    panel.space(GAP)


def _example(sheet: _Aid, panel: Panel) -> None:
    """Draw a line of cards and write its strengths, as the engine computes them."""
    unit = mm * min(panel.scale, 1.2)
    example = in_words.example(sheet.rules)
    for place, card in enumerate(example):
        x = panel.start(panel.width / 2 + 15 * unit * (place + 0.5 - len(example) / 2))
        _little_card(sheet, card, x, panel.top - 9 * unit, unit)
    panel.top -= 20.4 * unit
    worth = in_words.worked_out(sheet.rules)
    panel.words(sheet.say("aid-example", **worth), panel.body.but(align="middle"))


def _little_card(sheet: _Aid, card: str, x: float, y: float, unit: float) -> None:
    canvas = sheet.document.canvas
    canvas.setFillColor(text.colour("#fdf8ea"))
    canvas.setStrokeColor(text.colour("#7d7264"))
    canvas.setLineWidth(0.6)
    corner = (x - 6.2 * unit, y - 8.6 * unit)
    canvas.roundRect(*corner, 12.4 * unit, 17.2 * unit, 1.6 * unit, stroke=1, fill=1)
    if card in ICONS:
        pdf_renderer.draw_shapes(canvas, icon(sheet.game.id, card), x, y, 1.25 * unit / mm)
    else:
        _shield(sheet, card, x, y, 1.25 * unit / mm)


# --- the map ---------------------------------------------------------------


def _map(sheet: _Aid, panel: Panel) -> None:
    """Draw the empty map in the rest of the panel."""
    picture = empty_map(sheet.rules, sheet.say)
    names = [each.size for each in pdf_renderer.flat(picture.shapes) if isinstance(each, Words)]
    least = picture.height * LEAST_SIZE / min(names)
    room = max(panel.top - panel.bottom - 0.01, least)
    width = min(panel.width, room * picture.width / picture.height)
    left = panel.x + (panel.width - width) / 2
    high = width * picture.height / picture.width
    panel.top -= pdf_renderer.draw_on(panel.canvas, picture, left, panel.top - high, width)
