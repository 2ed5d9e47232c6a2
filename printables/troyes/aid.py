"""The reference card of Troyes: two pages that fold into four panels.

Every number on it comes from the game's data under its options; every sentence from the words it
is handed. The panels with the cards stand in aid_cards.py.
"""

from reportlab.lib.units import mm

from engine.game import Facts
from engine.troyes.actions import MOST_DICE
from engine.troyes.agreed import with_options
from engine.troyes.box.cards import LEVELS, Character
from engine.troyes.telling.card_facts import facts_of_action
from printables import ink
from printables.aid import heading, reference_card
from printables.faces import Wanted
from printables.kit import text
from printables.kit.panel import ACCENT, Panel
from printables.troyes import aid_cards, pieces
from printables.troyes.aid_cards import Sheet


def aid(wanted: Wanted) -> bytes:
    """The card as a PDF of two pages, to be folded at the dashes."""
    pages = ((_round, _rules), (aid_cards.first, aid_cards.second))
    return reference_card(wanted, Sheet, with_options(wanted.options), pages)


# --- the round and the turn ------------------------------------------------


def _round(sheet: Sheet, panel: Panel) -> None:
    _title(sheet, panel)
    cards, say = sheet.rules.cards, sheet.say
    turn = cards.turn
    wages = {building.id: building.wage for building in cards.buildings}
    facts = {"income": turn["income"], "shortfall": turn["shortfall"], "rounds": LEVELS, **wages}
    panel.heading(say("aid-round"))
    parts = ("reveal", "income", "workforce", "events", "actions", "end")
    panel.steps([say(f"aid-round-{part}", **facts) for part in parts], gap=0.7)
    panel.space(1.2)
    panel.heading(say("aid-turn", count=len(CHOICES)))
    panel.steps([_choice(sheet, part) for part in CHOICES], gap=0.7)
    panel.space(1.2)
    panel.heading(say("aid-price"))
    prices = [f"<b>{say.number(price)}</b>" for price in turn["price"]]
    groups = [say.number(size) for size in range(1, len(prices) + 1)]
    table = [[say("aid-price-dice"), *groups], [say("aid-price-each"), *prices]]
    panel.table(table, (0.55, 0.15, 0.15, 0.15))
    panel.space(0.8)
    panel.words(say("aid-price-note"), panel.small)
    panel.space(1.2)
    panel.heading(say("aid-influence"))
    uses = [("reroll", turn["reroll"]), ("recruit", turn["recruit"]), ("flip", turn["flip"])]
    for use, cost in uses:
        _use(sheet, panel, say(f"aid-influence-{use}", dice=turn["flip_dice"]), cost)
    panel.words(say("aid-influence-most", most=turn["most_influence"]), panel.small)


CHOICES = ("activate", "cathedral", "combat", "citizen", "farm", "pass")


def _choice(sheet: Sheet, part: str) -> str:
    turn = sheet.rules.cards.turn
    waiting = {"first": turn["pass_deniers"], "later": turn["later_deniers"]}
    facts = waiting if part == "pass" else facts_of_action(sheet.rules.cards, part)
    return sheet.say(f"aid-turn-{part}", most=MOST_DICE, **facts)


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
        ink.draw_shapes(panel.canvas, shapes, x, panel.top - 5.4 * mm)
    heading(sheet, panel, facts, 28, (0.6, 1.4))


# --- what else there is to know --------------------------------------------


def _rules(sheet: Sheet, panel: Panel) -> None:
    say, turn = sheet.say, sheet.rules.cards.turn
    for part in ("black", "protection", "countered"):
        panel.heading(say(f"aid-{part}"))
        panel.words(say(f"aid-{part}-rule", each=turn["black_influence"]))
        if part == "black":
            panel.words(say("aid-black-fail", shortfall=turn["shortfall"]))
        panel.space(1.4)
    _final(sheet, panel)
    panel.space(1.6)
    _roy(sheet, panel)


def _use(sheet: Sheet, panel: Panel, words: str, cost: int) -> None:
    inset = 12 * mm * panel.scale
    middle = panel.top - panel.body.size * 0.66
    sign = panel.start(8 * mm * panel.scale)
    ink.draw_shapes(panel.canvas, pieces.influence(), sign, middle, 0.5 * panel.scale)
    number = sheet.document.style(face="bold", size=11 * panel.scale, align="middle", colour=ACCENT)
    x = panel.start(2 * mm * panel.scale)
    text.label(panel.canvas, sheet.say.number(cost), number, x, middle - 3.4 * panel.scale)
    panel.words(words, inset=inset)
    panel.space(0.5)


def _final(sheet: Sheet, panel: Panel) -> None:
    say, cards = sheet.say, sheet.rules.cards
    panel.heading(say("aid-final"))
    penalty = cards.cathedral["empty_level"]
    parts = ("events", "tradesmen", "levels", "characters")
    facts = {"penalty": penalty, "points": cards.turn["marked_event"]}
    panel.notes([say(f"aid-final-{part}", **facts) for part in parts], gap=0.3)
    points = cards.characters[0].vp
    heads = [say("aid-character-points", points=each) for each in points]
    table = [[say("aid-character"), *heads]]
    for each in cards.characters:
        name = say(f"character-{each.id}")
        measure = say(f"character-{each.id}-measure")
        table.append([f"<b>{name}</b> ({measure})", *_least(sheet, each)])
    panel.table(table, (0.58, 0.14, 0.14, 0.14))


def _least(sheet: Sheet, each: Character) -> list[str]:
    """From how many on; for one or two players in brackets where they need more."""
    say = sheet.say
    pairs = zip(each.thresholds, each.thresholds_2p, strict=True)
    return [
        say.number(many) if many == few else f"{say.number(many)} ({say.number(few)})"
        for many, few in pairs
    ]


def _roy(sheet: Sheet, panel: Panel) -> None:
    """The King's Challenge: what Le Roy does by the sum of two dice."""
    say, solo = sheet.say, sheet.rules.cards.solo
    panel.words(say("aid-character-two"), panel.small)
    panel.space(0.8)
    panel.heading(say("aid-roy"))
    rare = {"points": sheet.rules.solo_vp_2_12, "deniers": solo["prices"]["2"]}
    usual = {"points": solo["points"], "deniers": solo["prices"]["3"]}
    rows = [
        (2, 12, say("aid-roy-points", **rare), say.number(3)),
        (3, 11, say("aid-roy-points", **usual), say.number(2)),
        (4, 10, say("aid-roy-citizen"), say.number(1)),
        (5, 9, say("aid-roy-event"), say("aid-roy-flags")),
        (6, 6, say("aid-roy-tradesman"), say.number(1)),
        (7, 7, say("aid-roy-cathedral", count=solo["cubes"]), say.number(solo["cubes"])),
        (8, 8, say("aid-roy-character"), say.number(0)),
    ]
    table = [[say(f"aid-roy-{part}") for part in ("sum", "does", "dice")]]
    for low, high, words, dice in rows:
        both = say("aid-or", one=low, other=high) if low != high else say.number(low)
        table.append([both, words, dice])
    panel.table(table, (0.16, 0.66, 0.18))
    panel.space(0.6)
    facts = {"points": solo["points"], "instead": solo["no_character"]}
    notes = [say(f"aid-roy-note-{part}", **facts) for part in ROY_NOTES]
    panel.notes(notes, gap=0.2)


ROY_NOTES = ("price", "black", "tradesman", "cathedral", "character", "score")
