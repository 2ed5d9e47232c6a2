"""Sheets as an address asks for them: what is chosen, checked, and written as an address again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import urlsplit

import printables
from engine.game import AnyGame
from printables.kit.page import PAPERS
from printables.kit.shades import COLOUR, INKS
from printables.wanted import DUPLEX, LARGE, WAYS
from service.installation.links import Site
from service.installation.release import release
from service.language.languages import LANGUAGES
from service.language.words import speaker
from service.views import options

MOST_NAMES, LONGEST_NAME, LONGEST_NAMES = 10, 40, 600
AT_HOME = ("localhost", "127.", "[::1]", "0.0.0.0")
YES = "yes"


@dataclass(frozen=True)
class Asked:
    """How sheets of a game are wanted; the same is drawn once."""

    game_id: str
    language: str
    other: str = ""
    paper: str = "a4"
    ink: str = COLOUR
    large: bool = False
    duplex: bool = False
    players: int | None = None
    names: tuple[str, ...] = ()
    agreed: tuple[tuple[str, Any], ...] = ()
    date: str = ""

    @property
    def is_usual(self) -> bool:
        """Whether nothing but language and paper was chosen: there are few, most of them drawn."""
        return self == Asked(self.game_id, self.language, paper=self.paper, date=self.date)

    def of(self, game: AnyGame, sheet: str) -> Asked:
        """The same as far as that kind of sheet can be asked for so."""
        ways = printables.sheet(game, sheet).ways
        usual = Asked(self.game_id, self.language)
        return replace(self, **{way: getattr(usual, way) for way in WAYS if way not in ways})

    def as_texts(self, game: AnyGame) -> dict[str, str]:
        """The fields of an address that asks for the same."""
        told = {
            "language": self.language,
            "paper": self.paper,
            "other": self.other,
            "ink": "" if self.ink == COLOUR else self.ink,
            LARGE: YES if self.large else "",
            DUPLEX: YES if self.duplex else "",
            "players": str(self.players or ""),
            "names": "\n".join(self.names),
        }
        chosen = options.as_texts(game, dict(self.agreed))
        return told | {f"{options.PREFIX}{name}": text for name, text in chosen.items()}


def read(game: AnyGame, fields: Mapping[str, str], language: str, date: str) -> Asked:
    """What an address asks for; whatever does not fit is as usual."""
    count = fields.get("players", "")
    other = fields.get("other", "")
    return Asked(
        game.id,
        language,
        other if other in LANGUAGES and other != language else "",
        _one_of(fields.get("paper", ""), [*PAPERS]),
        _one_of(fields.get("ink", ""), INKS),
        fields.get(LARGE) == YES,
        fields.get(DUPLEX) == YES,
        next((seats for seats in game.seats if count == str(seats)), None),
        read_names(fields.get("names", "")),
        tuple(options.agreed(game, fields).items()),
        date,
    )


def of_table(
    game: AnyGame, language: str, agreed: Mapping[str, Any], names: Sequence[str]
) -> Asked:
    """What a table would ask for: these people under these options."""
    chosen = tuple(agreed.items())
    players = len(names) if len(names) in game.seats else None
    return Asked(game.id, language, players=players, names=tuple(names), agreed=chosen)


def read_names(text: str) -> tuple[str, ...]:
    """Names, one a line, no longer and no more than a table can have."""
    lines = text[:LONGEST_NAMES].splitlines()[: MOST_NAMES * 2]
    return tuple(line.strip()[:LONGEST_NAME] for line in lines if line.strip())[:MOST_NAMES]


def wanted(game: AnyGame, sheet: str, asked: Asked, base_url: str) -> printables.Wanted:
    """The same for whatever draws it."""
    return printables.Wanted(
        game,
        speaker(asked.language, game),
        asked.paper,
        options=dict(asked.agreed),
        players=asked.players,
        names=asked.names,
        ink=asked.ink,
        large=asked.large,
        other=speaker(asked.other, game) if asked.other else None,
        duplex=asked.duplex,
        release=release(),
        date=asked.date,
        url=_leads_to(game, sheet, asked, base_url),
    )


def _leads_to(game: AnyGame, sheet: str, asked: Asked, base_url: str) -> str:
    """Where the code on a sheet leads: the rulings, or a table that counts the same."""
    if not is_public(base_url):
        return ""
    site = Site(base_url)
    if printables.sheet(game, sheet).is_filled_in or not game.rulings:
        return site.new_table(asked.language, game.id)
    chosen = options.as_texts(game, dict(asked.agreed))
    return site.rulings(game.id, asked.language, chosen)


def is_public(base_url: str) -> bool:
    """Whether an address can be opened from elsewhere, so that a code may lead there."""
    host = urlsplit(base_url).netloc
    return bool(host) and not host.startswith(AT_HOME)


def _one_of(text: str, takes: Sequence[str]) -> str:
    return text if text in takes else takes[0]
