"""The reference card of the Condottiere family as text: for large print, two languages, a page."""

from dataclasses import replace

from engine.condottiere.box import cards
from engine.condottiere.box.editions import Rules
from engine.condottiere.rules import strength
from printables import icons
from printables.agreed import agreed_passage
from printables.condottiere import passages
from printables.condottiere.emblem import icon
from printables.condottiere.passages import rules_of
from printables.passage import Passage
from printables.sheet_request import Wanted
from printables.speaker import Speaker

# The line of cards in the example of strength: one of each kind.
EXAMPLE = ("m10", "m6", "drummer", "heroine", "courtesan", "courtesan")


def told(wanted: Wanted) -> list[Passage]:
    """Return all passages of the card in order."""
    say, rules = wanted.say, rules_of(wanted)
    parts = [
        passages.setting_up(rules, say),
        _cards(wanted, rules),
        passages.battle(rules, say),
        _worth(rules, say),
        passages.favour(rules, say),
        passages.after(rules, say),
        passages.holder(rules, say),
        passages.deal(rules, say),
        agreed_passage(say, wanted.game, wanted.options),
        passages.victory(rules, say),
        passages.duel(rules, say),
    ]
    return [part for part in parts if part.lines or part.table]


def _cards(wanted: Wanted, rules: Rules) -> Passage:
    """Return the mercenaries, then each special card with its sign and number of copies."""
    say, deck = wanted.say, passages.deck_of(rules)
    kinds = [cards.CARDS[number] for number in cards.MERCENARIES]
    count = sum(deck[card] for card in kinds)
    each = [_times(say, say(f"card-{card}"), deck[card]) for card in kinds]
    words = f"<b>{say('aid-mercenaries')}.</b> {say('aid-mercenaries-effect', count=count)}"
    lines, signs = [f"{words} {say.series(each)}."], [icons.shield()]
    for card in filter(deck.get, passages.SPECIALS):
        lines.append(_times(say, passages.special(card, say), deck[card]))
        signs.append(icon(wanted.game.id, card))
    return Passage(say("aid-cards"), tuple(lines), signs=tuple(signs))


def _times(say: Speaker, words: str, count: int) -> str:
    return f"{words}\u00a0\u2068{say('aid-times', count=count)}\u2069"


def example(rules: Rules) -> list[str]:
    """Return the ids of the cards in the example, without those that the edition lacks."""
    deck = passages.deck_of(rules)
    return [card for card in EXAMPLE if deck[card]]


def worked_out(rules: Rules) -> dict[str, int]:
    """Return the strength of the example's line in each season, as the engine computes it."""
    line = [cards.NUMBER[card] for card in example(rules)]
    seasons = {"plain": strength.NO_SEASON, "winter": cards.WINTER, "spring": cards.SPRING}
    return {
        name: strength.strength(line, season, [line], rules.spring_once)
        for name, season in seasons.items()
    }


def _worth(rules: Rules, say: Speaker) -> Passage:
    """Return the rules for the strength of a line of cards, with an example at the end."""
    found = passages.worth(rules, say)
    line = say.join([say(f"card-{card}") for card in example(rules)])
    worth = say("aid-example", **worked_out(rules))
    return replace(found, example=say("aid-example-of", cards=line, told=worth))
