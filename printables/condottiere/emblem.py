"""A picture for each card: a shield with a number for a mercenary, an icon for other cards."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.condottiere.box import cards
from engine.condottiere.rules import strength
from printables import icons
from printables.card_look import CardLook
from printables.conditions import speaking
from printables.condottiere.conditions import CONDITIONS
from printables.described import Described
from printables.faces import Marker, Wanted
from printables.kit.panel import ACCENT
from printables.picture import Path, Picture, Words
from printables.speaker import Speaker

Icon = Callable[[], tuple[Path, ...]]
ICONS: dict[str, Icon] = {
    "winter": icons.snowflake,
    "spring": icons.flower,
    "drummer": icons.drum,
    "bishop": icons.mitre,
    "courtesan": icons.mask,
    "heroine": icons.star,
    "scarecrow": icons.scarecrow,
    "surrender": icons.flag,
}
# The editions with other people on some cards.
OTHERS: dict[str, dict[str, Icon]] = {"rakab": {"bishop": icons.elder, "courtesan": icons.paw}}
SIDE = 26


def icon(game_id: str, card: str) -> tuple[Path, ...]:
    """Return the icon of a card in an edition; for a mercenary, a shield without its number."""
    of_edition = ICONS | OTHERS.get(game_id, {})
    return of_edition.get(card, icons.shield)()


def emblem(game_id: str, card: str, say: Speaker) -> Picture:
    """Return the sign as a small square picture, to stand beside the card's name."""
    shapes: tuple[Path | Words, ...] = icons.placed(icon(game_id, card), 13, 13)
    if card not in ICONS:
        number = say.number(cards.PRINTED[cards.NUMBER[card]])
        shapes += (Words(13, 16.4, number, 10.5, face="bold"),)
    return Picture(SIDE, SIDE, shapes, language=say.language)


def look(view: Mapping[str, Any], card: str) -> CardLook:
    """Return the look of a card; all mercenaries have the same colour."""
    return CardLook(card, card if card in ICONS else "mercenary")


def crest(game_id: str) -> tuple[Path, ...]:
    """Return the game's crest: crossed swords, or the lioness's paw."""
    return {"rakab": icons.paw}.get(game_id, icons.swords)(ACCENT)


def markers(wanted: Wanted) -> list[Marker]:
    """Return markers for the player who chooses the battle site and, if used, the papal token."""
    say = wanted.say
    found = [Marker(say("form-marker-holder"), icons.swords(), 2)]
    if token := say("aid-favour"):
        found.append(Marker(token, icons.mitre(), 2))
    return found


def describe_card(view: Mapping[str, Any], card: str, say: Speaker) -> Described:
    """Return the card's name and effect under the edition and options of `view`."""
    options, seats = view.get("options", {}), len(view.get("players", ()))
    agreed = {"edition": view.get("game"), "seats": seats, **options}
    return Described(say(f"card-{card}"), effect(card, speaking(say, CONDITIONS, agreed)))


def effect(card: str, say: Speaker) -> str:
    """Return the effect of a card in words, with the engine's numbers."""
    return say(f"card-{card}-effect", **strength.facts_of_card(cards.NUMBER[card]))
