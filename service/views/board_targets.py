"""Places on the board that can be tapped to build a move, and the places chosen so far."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import printables
from printables import Chosen
from printables.faces import Links
from service.installation.links import SeatLinks
from service.views import offers
from service.views.action_words import ActionWords


@dataclass(frozen=True)
class Pointing:
    """The URLs of places that can be chosen, and the places chosen so far."""

    targets: Links = field(default_factory=dict)
    chosen: tuple[Chosen, ...] = ()


def at_board(words: ActionWords, links: SeatLinks, turn: int, chosen: list[str]) -> Pointing:
    """Return the places that can follow the chosen words of a move, and those chosen.

    If the words are a complete action, return the alternatives to its last word instead.
    """
    line = " ".join(chosen)
    is_over = bool(chosen) and not words.game.choices(words.state, words.seat, line)
    begun = " ".join(chosen[:-1]) if is_over else line
    found = words.game.targets(words.state, words.seat, begun)
    lit = _chosen(words, links, chosen)
    targets = _targets(words, links, turn, found)
    return Pointing(targets, tuple(lit))


def _targets(
    words: ActionWords, links: SeatLinks, turn: int, found: dict[str, dict[str, Any]]
) -> Links:
    """Return the URL and effect of each place that stands for exactly one continuation."""
    about: dict[str, list[str]] = {}
    for line, facts in found.items():
        for place in printables.places_of(words.game, facts):
            about.setdefault(place, []).append(line)
    return {
        place: (_address(words.legal, links, turn, line), _deed(words, found[line]))
        for place, (line, *others) in about.items()
        if not others
    }


def _address(legal: Sequence[str], links: SeatLinks, turn: int, line: str) -> str:
    """Return the URL of the page that continues the words `line`, or confirms a whole action."""
    begun = f"{line} "
    if line in legal and not any(each.startswith(begun) for each in legal):
        return links.action(turn, line)
    return links.built(line)


def _deed(words: ActionWords, facts: dict[str, Any]) -> str:
    kind = "action" if "group" in facts else "word"
    return words.fact(kind, facts)


def _chosen(words: ActionWords, links: SeatLinks, chosen: list[str]) -> list[Chosen]:
    """Return the places of the chosen words, which can be removed, or of the whole action."""
    if not chosen:
        return []
    said = offers.build(words, links, 0, chosen).said
    by_word = [
        Chosen(place, links.built(step.move), words.reader.say("build-take-back", word=step.label))
        for step in said
        for place in printables.places_of(words.game, step.facts)
    ]
    deed = words.reader.say("build-take-back", word=said[-1].label)
    return by_word or [
        Chosen(place, links.built(said[-1].move), deed)
        for place in printables.places_of(words.game, words.about(" ".join(chosen)))
    ]
