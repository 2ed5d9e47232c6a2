"""A card beside a drawing: its sign, a die of its colour or what a character rewards, and words."""

from collections.abc import Callable

from engine.troyes.box.cards import ANY, CARDS, COLOURS
from engine.troyes.telling.card_facts import facts_in
from printables import icons
from printables.described import Described
from printables.faces import Marker, Wanted
from printables.kit.panel import ACCENT
from printables.picture import Path, Picture
from printables.speaker import Speaker
from printables.troyes import pieces
from printables.troyes.scene import View

SIDE = 26
WORTH = ((1, 27), (5, 9))  # what coins and points of paper are worth, and how many there are
CHARACTERS: dict[str, Callable[[], pieces.Piece]] = {
    "cathedral": pieces.minster,
    "citizens": pieces.townsman,
    "influence": pieces.influence,
    "deniers": pieces.coin,
    "events": pieces.scroll,
    "tradesmen": pieces.stall,
}


def emblem(game_id: str, card: str, say: Speaker) -> Picture:
    """The sign alone, as a small square picture."""
    return Picture(SIDE, SIDE, icons.placed(sign_of(card), 13, 13), language=say.language)


def sign_of(card: str) -> tuple[Path, ...]:
    """What is drawn for a card, from -10 to 10."""
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
    """One of each colour, as on the board."""
    places = zip(COLOURS, ((-5.4, -5), (5.4, -5), (0, 5.4)), strict=True)
    dice = (icons.placed(pieces.die(colour, 0, 10), *place) for colour, place in places)
    return tuple(shape for die in dice for shape in die)


def crest(game_id: str) -> tuple[Path, ...]:
    """What stands for the game: its cathedral."""
    return icons.placed(pieces.minster(ACCENT), 0, 0.6, 0.62)


def markers(wanted: Wanted) -> list[Marker]:
    """The start player's card, influence, coins and points, as far as paper serves."""
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
    """The card's name and what it does; `house` where a number that is printed on it is ours."""
    facts = facts_in(view, card)
    effect = say(f"card-{card}-effect", **facts)
    if view.get("solo") and say.has(f"card-{card}-solo"):
        effect = f"{effect} {say(f'card-{card}-solo', **facts)}"
    cards = [*view.get("activities", ()), *view.get("events", ())]
    house = any(each["card"] == card and each["house"] for each in cards if each["card"])
    return Described(say(f"card-{card}"), effect, house=house)
