"""A picture for each card of our own set: a blank card with the number and the leader's sign."""

from collections import Counter

from engine.btwixt.box.cards import HOUSE
from printables import icons
from printables.btwixt import signs
from printables.faces import Marker, Wanted
from printables.kit.panel import ACCENT
from printables.picture import Path, Picture, Words
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
    """Return the sign as a small square picture, to stand beside the card's name."""
    kept = HOUSE.described[card]
    leader = kept.get("leader")
    body = icons.placed(signs.influence_card(19, 24, card.startswith("e")), 13, 13)
    shapes: tuple[Path | Words, ...] = body
    number = say.number(kept["value"] if "value" in kept else kept["power"])
    if leader:
        shapes += icons.placed(signs.leader_sign(leader, signs.SOFT), 13, 18.4, 0.5)
    height = 13.4 if leader else 17.6
    return Picture(
        SIDE,
        SIDE,
        (*shapes, Words(13, height, number, 13, face="bold")),
        language=say.language,
    )
