"""The symbol and the text of a card: dice, an hourglass, a flag, or a character's symbol."""

from collections.abc import Callable

from engine.troyes.box.cards import ANY, CARDS, COLOURS
from engine.troyes.telling.card_facts import facts_in
from printables import icons
from printables.conditions import ANY as ANY_SEATS
from printables.conditions import lines, speaking
from printables.described import Described
from printables.faces import Marker, Wanted
from printables.kit.panel import ACCENT
from printables.picture import Path, Picture
from printables.speaker import Speaker
from printables.troyes import pieces
from printables.troyes.conditions import CONDITIONS
from printables.troyes.scene import View

SIDE = 26
WORTH = ((1, 27), (5, 9))  # the values of coins and point markers, and the number of each
CHARACTERS: dict[str, Callable[[], pieces.Piece]] = {
    "cathedral": pieces.minster,
    "citizens": pieces.townsman,
    "influence": pieces.influence,
    "deniers": pieces.coin,
    "events": pieces.scroll,
    "tradesmen": pieces.stall,
}


def emblem(game_id: str, card: str, say: Speaker) -> Picture:
    """Return a card's symbol as a small square picture."""
    return Picture(SIDE, SIDE, icons.placed(sign_of(card), 13, 13), language=say.language)


def sign_of(card: str) -> tuple[Path, ...]:
    """Return the symbol of a card, drawn in a box from -10 to 10."""
    measures = {each.id: each.measure for each in CARDS.characters}
    if card in measures:
        sign = CHARACTERS[measures[card]]()
        return icons.placed(sign, 0, 0, 0.62) if measures[card] == "cathedral" else sign
    if card in CARDS.activity_number:
        activity = CARDS.activities[CARDS.activity_number[card]]
        if activity.delayed:
            return pieces.hourglass()
        return _any_dice() if activity.dice == ANY else pieces.die(COLOURS[activity.dice], 5, 20)
    if card in CARDS.event_number:
        return pieces.flag()
    return pieces.scroll()


def _any_dice() -> tuple[Path, ...]:
    """Return a die of each colour, as on the board."""
    places = zip(COLOURS, ((-5.4, -5), (5.4, -5), (0, 5.4)), strict=True)
    dice = (icons.placed(pieces.die(colour, 0, 10), *place) for colour, place in places)
    return tuple(shape for die in dice for shape in die)


def crest(game_id: str) -> tuple[Path, ...]:
    """Return the game's crest: its cathedral."""
    return icons.placed(pieces.minster(ACCENT), 0, 0.6, 0.62)


def markers(wanted: Wanted) -> list[Marker]:
    """Return markers for the start player, influence, coins and points."""
    say = wanted.say
    return [
        Marker(say("form-marker-start"), pieces.crown(), 1),
        Marker(say("table-influence"), pieces.influence(), 4),
        *(
            Marker(say(name), shapes, count, colour, number=value)
            for name, shapes, colour in (
                ("table-deniers", pieces.coin(), "#b0811b"),
                ("table-points", pieces.laurel(9), "#46854a"),
            )
            for value, count in WORTH
        ),
    ]


def describe_card(view: View, card: str, say: Speaker) -> Described:
    """Return the card's name and effect.

    `house` is True if a printed number of the card is our own, without a source.
    """
    facts = facts_in(view, card)
    agreed = speaking(say, CONDITIONS, {"seats": 1 if view.get("solo") else ANY_SEATS})
    keys = [key for key in (f"card-{card}-effect", f"card-{card}-solo") if say.has(key)]
    effect = " ".join(lines(agreed, keys, **facts))
    cards = [*view.get("activities", ()), *view.get("events", ())]
    house = any(each["card"] == card and each["house"] for each in cards if each["card"])
    return Described(say(f"card-{card}"), effect, house=house)
