"""Requests for sheets: read from a URL's query parameters, checked, and written as such again."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any
from urllib.parse import urlsplit

import printables
from engine import PAD
from engine.game import AnyGame, Options
from printables.card_faces import CUTS
from printables.form import words_of
from printables.kit.colour_modes import COLOUR, INKS
from printables.kit.fonts import legible
from printables.kit.page import PAPERS
from printables.kit.qr import LONGEST
from printables.printer import EDGES, LONG, REACH
from printables.sheet_request import (
    CARD,
    DUPLEX,
    HOUSE,
    JOINED,
    LARGE,
    MEASURED,
    PLAYERS,
    RIGHT,
    UP,
    USUALLY,
    WAYS,
)
from service.installation.links import HERE, PRINTED, PaperLinks, Site
from service.installation.release import release
from service.language.digits import in_plain_digits
from service.language.languages import LANGUAGES
from service.language.words import speaker
from service.views import options

MOST_NAMES, LONGEST_NAME, LONGEST_NAMES = 10, 40, 600
NOBODY = "\n"  # value of the field for no names, since a URL omits empty fields
AT_HOME = ("localhost", "127.", "[::1]", "0.0.0.0")
YES = "yes"
PADS = ("pad", "marks")  # sheets for any game, scored on a pad
MARK = 6  # characters of a fingerprint
OFFSET = re.compile("[+-]?[0-9]{1,2}([.,\u066b][0-9]{1,2})?")  # in plain digits


@dataclass(frozen=True)
class Shelf:
    """The sheets of a game for anybody, or of a match or table for its people.

    `agreed` are the options of the match or table, including the host's data file. For a game it
    is None, since the options are in the URL. QR codes on the sheets lead to public pages
    below the path `about`.
    """

    game: AnyGame
    links: PaperLinks
    agreed: Options | None = None
    names: tuple[str, ...] = ()
    about: str = ""
    codes: tuple[str, ...] = ()  # URLs by seat, for QR codes on name tents
    are_secret: bool = False
    house: bool = False  # True if cards of our own design are in play
    seated: tuple[str, ...] = ()  # known names by seat, "" for an unknown one
    table: str = ""  # the id of a table with the real box

    @property
    def players(self) -> int | None:
        """Return the number of players, or None if the game does not allow it."""
        return len(self.names) if len(self.names) in self.game.seats else None

    @property
    def sheets(self) -> list[str]:
        """Return the sheets' names; for a match or table, only of those that suit its options."""
        names, agreed = printables.sheets(self.game), self.agreed
        if agreed is None:
            return names
        kinds = {name: printables.sheet(self.game, name) for name in names}
        return [name for name, kind in kinds.items() if kind.suits(agreed, self.players)]


def of_game(game: AnyGame) -> Shelf:
    """Return the sheets of a game that anybody may print."""
    return Shelf(game, HERE.papers(game.id))


@dataclass(frozen=True)
class Asked:
    """A request for sheets of a game; the sheet for equal requests is drawn only once."""

    game_id: str
    language: str
    other: str = ""
    paper: str = "a4"
    ink: str = COLOUR
    large: bool = False
    card: str = USUALLY[CARD]
    duplex: str = ""
    right: float = 0.0
    up: float = 0.0
    joined: bool = False
    players: int | None = None
    names: tuple[str, ...] = ()
    agreed: tuple[tuple[str, Any], ...] = ()
    date: str = ""
    about: str = ""
    codes: tuple[str, ...] = ()
    are_secret: bool = False
    house: bool = False
    measured: bool = False
    seated: tuple[str, ...] = ()  # known names by seat, for options about a seat
    table: str = ""

    @property
    def is_usual(self) -> bool:
        """True if only language and paper were chosen, as for most drawn sheets."""
        return self == Asked(self.game_id, self.language, paper=self.paper, date=self.date)

    def of(self, game: AnyGame, sheet: str) -> Asked:
        """Return the request, with the choices that do not apply to `sheet` set back to usual."""
        ways = printables.sheet(game, sheet).ways
        usual = Asked(self.game_id, self.language)
        return replace(self, **{way: getattr(usual, way) for way in WAYS if way not in ways})

    @property
    def shown(self) -> Asked:
        """Return the request for a preview: without names, options, codes and date."""
        return replace(
            self,
            names=(),
            agreed=(),
            date="",
            about="",
            codes=(),
            are_secret=False,
            seated=(),
            table="",
        )

    def as_texts(self, shelf: Shelf, sheet: str = "") -> dict[str, str]:
        """Return the request as query parameters, for a shelf or one of its sheets."""
        names = "" if self.names == shelf.names else "\n".join(self.names) or NOBODY
        told = {
            "language": self.language,
            "paper": self.paper,
            "other": self.other,
            "ink": "" if self.ink == COLOUR else self.ink,
            LARGE: YES if self.large else "",
            CARD: "" if self.card == USUALLY[CARD] else self.card,
            DUPLEX: self.duplex,
            RIGHT: f"{self.right:g}" if self.right else "",
            UP: f"{self.up:g}" if self.up else "",
            MEASURED: YES if self.measured else "",
            JOINED: YES if self.joined else "",
            HOUSE: YES if self.house and not shelf.house else "",
            "players": "" if self.players == shelf.players else str(self.players or ""),
            "names": names,
        }
        ways = printables.sheet(shelf.game, sheet).ways if sheet else WAYS
        told = {field: text for field, text in told.items() if field in ways or field not in WAYS}
        if shelf.agreed is not None:
            return told
        chosen = options.as_texts(shelf.game, dict(self.agreed))
        return told | {f"{options.PREFIX}{name}": text for name, text in chosen.items()}


def read(shelf: Shelf, fields: Mapping[str, str], language: str, date: str) -> Asked:
    """Return the request in a URL's query parameters, with defaults for unsuitable values."""
    game, agreed = shelf.game, shelf.agreed
    chosen = options.agreed(game, fields) if agreed is None else agreed
    count = fields.get("players", "")
    other = fields.get("other", "")
    names = read_names(fields["names"]) if "names" in fields else shelf.names
    return Asked(
        game.id,
        language,
        other if other in LANGUAGES and other != language else "",
        _one_of(fields.get("paper", ""), [*PAPERS]),
        _one_of(fields.get("ink", ""), INKS),
        fields.get(LARGE) == YES,
        _one_of(fields.get(CARD, ""), [*CUTS]),
        _one_of({YES: LONG}.get(edge := fields.get(DUPLEX, ""), edge), ["", *EDGES]),
        read_offset(fields.get(RIGHT, "")) or 0.0,
        read_offset(fields.get(UP, "")) or 0.0,
        fields.get(JOINED) == YES,
        next((seats for seats in game.seats if count == str(seats)), shelf.players),
        names,
        tuple(chosen.items()),
        date,
        shelf.about,
        shelf.codes,
        shelf.are_secret,
        shelf.house or fields.get(HOUSE) == YES,
        fields.get(MEASURED) == YES,
        _legible(shelf.seated) if options.about_a_seat(game, chosen) else (),
        shelf.table,
    )


def _legible(names: Sequence[str]) -> tuple[str, ...]:
    return tuple(name and legible(name) for name in names)


def read_offset(text: str) -> float | None:
    """Return a printer's offset in millimetres; None if it is invalid or beyond REACH."""
    plain = in_plain_digits(text)
    if plain and not OFFSET.fullmatch(plain):
        return None
    off = float(re.sub("[,\u066b]", ".", plain) or 0)
    return off if abs(off) <= REACH else None


def unreadable_offsets(fields: Mapping[str, str]) -> dict[str, str]:
    """Return the invalid printer offsets in query parameters as typed, by field."""
    typed = {name: fields.get(name, "")[:LONGEST_NAME] for name in (RIGHT, UP)}
    return {name: text for name, text in typed.items() if read_offset(text) is None}


def read_names(text: str) -> tuple[str, ...]:
    """Return the names in a text with one name per line; cut long names, and drop too many."""
    lines = text[:LONGEST_NAMES].splitlines()[: MOST_NAMES * 2]
    return tuple(line.strip()[:LONGEST_NAME] for line in lines if line.strip())[:MOST_NAMES]


def wanted(
    game: AnyGame, sheet: str, asked: Asked, base_url: str, *, is_local: bool = False
) -> printables.Wanted:
    """Return the request in the form that `printables` takes.

    QR codes have URLs of this machine only if `is_local` is true, as in a demo.
    """
    base_url = base_url if is_local or is_public(base_url) else ""
    other = speaker(asked.other, game).naming(asked.seated) if asked.other else None
    return printables.Wanted(
        game,
        speaker(asked.language, game).naming(asked.seated),
        asked.paper,
        options=dict(asked.agreed),
        ink=asked.ink,
        **{way: getattr(asked, way) for way in WAYS} | {"other": other},
        release=release(),
        date=asked.date,
        url=_leads_to(game, sheet, asked, base_url),
        codes=asked.codes,
        are_secret=asked.are_secret,
        table=asked.table,
    )


def _leads_to(game: AnyGame, sheet: str, asked: Asked, base_url: str) -> str:
    """Return the URL in a sheet's QR code: of the rulings, or of the form to open such a table.

    Options are left out of a URL that would be too long for a code that a camera can read.
    """
    if not base_url:
        return ""
    chosen = options.as_texts(game, dict(asked.agreed))
    url = _target(game, sheet, asked, Site(base_url), chosen)
    return url if len(url) <= LONGEST else _target(game, sheet, asked, Site(base_url), None)


def _target(
    game: AnyGame, sheet: str, asked: Asked, site: Site, chosen: Mapping[str, str] | None
) -> str:
    """Return the URL for a QR code, without options and fingerprint if `chosen` is None."""
    if sheet in PADS:
        return site.new_table(asked.language, PAD, players=asked.players)
    if printables.sheet(game, sheet).is_filled_in or not game.rulings:
        return site.new_table(asked.language, game.id, chosen or {}, asked.players)
    mark = "" if chosen is None else mark_of(game, sheet, asked)
    if asked.about and printables.sheet(game, sheet).twin:
        links = PaperLinks(f"{site.base}{asked.about}")
        return links.read(sheet, {"language": asked.language}, mark)
    return site.rulings(game.id, asked.language, chosen or {}, mark, asked.players)


def mark_of(game: AnyGame, sheet: str, asked: Asked) -> str:
    """Return a fingerprint of a sheet's text, to recognize outdated prints; "" for a drawing."""
    twin = printables.sheet(game, sheet).twin
    if twin is None:
        return ""
    said = Asked(game.id, asked.language, agreed=asked.agreed)
    if PLAYERS in printables.sheet(game, sheet).ways:
        said = replace(said, players=asked.players)
    told = "\n".join(words_of(twin(wanted(game, sheet, said, ""))))
    return f"{sheet}.{sha256(told.encode()).hexdigest()[:MARK]}"


@dataclass(frozen=True)
class Printed:
    """A printed sheet by name; `is_same` is True if a new one would have the same text."""

    sheet: str
    is_same: bool


def printed(game: AnyGame, fields: Mapping[str, str], asked: Asked) -> Printed | None:
    """Return the printed sheet with the QR code that led here, or None."""
    sheet, _, mark = fields.get(PRINTED, "").partition(".")
    if not mark or sheet not in printables.sheets(game) or not printables.sheet(game, sheet).twin:
        return None
    return Printed(sheet, mark_of(game, sheet, asked) == f"{sheet}.{mark}")


def is_public(base_url: str) -> bool:
    """True if the base URL can be opened from other machines, so that QR codes can have it."""
    host = urlsplit(base_url).netloc
    return bool(host) and not host.startswith(AT_HOME)


def _one_of(text: str, takes: Sequence[str]) -> str:
    return text if text in takes else takes[0]
