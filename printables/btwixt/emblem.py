"""A card's symbol as a small picture, the game's crest, and its paper markers."""

from collections import Counter

from engine.btwixt.box.cards import HOUSE
from printables import icons
from printables.btwixt import looks, signs
from printables.faces import Marker, Wanted
from printables.kit.panel import ACCENT
from printables.picture import Path, Picture
from printables.speaker import Speaker

SIDE = 26


def crest(game_id: str) -> tuple[Path, ...]:
    """Return the game's crest: the crown of its reference card."""
    return signs.crown(ACCENT)


def markers(wanted: Wanted) -> list[Marker]:
    """Return markers for the power tokens, the first player and the round."""
    say, box = wanted.say, wanted.game.agreed(wanted.options).box
    tokens = sorted(Counter(box.tokens).items())
    return [
        Marker(say("form-first"), signs.crown(), 1),
        Marker(say("form-round"), signs.crown("#7d7264"), 1),
        *(Marker(say("form-tokens"), (), count, number=value) for value, count in tokens),
    ]


def emblem(game_id: str, card: str, say: Speaker) -> Picture:
    """Return a card's symbol as a small square picture.

    `card` is the `sign` of a CardLook, or the id of a card of our own. A leader's card has the
    leader's symbol in a corner.
    """
    if card in HOUSE.described:
        card = looks.look_of(card, HOUSE.described[card]).sign
    leader = card.partition(" ")[2]
    shapes = icons.placed(looks.sign_of(card), 13, 13)
    if leader:
        shapes += icons.placed(signs.leader_sign(leader, signs.SOFT), 22, 22, 0.34)
    return Picture(SIDE, SIDE, shapes, language=say.language)
