"""Everything printed and pictured: boards, sheets, seat cards; finds a game's faces by its family.

It is handed the words (a Speaker) and reads views and card data; it never imports the service.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from types import ModuleType
from typing import Any

from printables.described import Described
from printables.kit import qr
from printables.picture import Picture
from printables.rulings import Ruled, rulings, rulings_sheet
from printables.seat_card import seat_card as _seat_card

__all__ = [
    "BY_PLAYERS",
    "NoSuchSheet",
    "Ruled",
    "board",
    "board_brief",
    "board_text",
    "described",
    "draw",
    "emblem",
    "qr_svg",
    "rulings",
    "seat_card",
    "sheets",
]


BY_PLAYERS = frozenset({"board"})  # sheets that can be drawn for so many players


class NoSuchSheet(LookupError):
    """A sheet that the game does not have; carries the names of those that it has."""

    def __init__(self, sheet: str, has: list[str]) -> None:
        super().__init__(f"no sheet {sheet!r}; there are: {', '.join(has)}")
        self.sheet, self.has = sheet, has


def _faces(game: Any) -> ModuleType:
    return import_module(f"printables.{game.family}")


def board(
    game: Any,
    view: dict,
    say: Any,
    *,
    names: Sequence[str] | None = None,
    links: Mapping[str, tuple[str, str]] | None = None,
) -> Picture:
    """The board of a game as a view shows it.

    `links` lets places be chosen on it in the SVG: for a place its address and what it does.
    """
    return _faces(game).board(view, say, names=names, links=links)


def board_text(game: Any, view: dict, say: Any, names: Sequence[str] | None = None) -> str:
    """The same in sentences, a line each."""
    return _faces(game).describe_board(view, say, names)


def board_brief(game: Any, view: dict, say: Any, names: Sequence[str] | None = None) -> str:
    """The same in as few sentences as a letter without pictures has room for above its moves."""
    brief = getattr(_faces(game), "brief_board", None)
    return brief(view, say, names) if brief else board_text(game, view, say, names)


def emblem(game: Any, card: str, say: Any) -> Picture:
    """The sign of one of a game's cards, to stand beside its name."""
    return _faces(game).emblem(game.id, card, say)


def described(game: Any, view: dict, card: str, say: Any) -> Described | None:
    """What a card does, in words; None where a game says it otherwise."""
    describe = getattr(_faces(game), "describe_card", None)
    return describe(view, card, say) if describe else None


def seat_card(game: Any, url: str, title: str, name: str, say: Any, paper: str = "a4") -> bytes:
    """The card of one seat, with the emblem of its game."""
    return _seat_card(_faces(game).crest(game.id), url, title, name, say, paper)


def qr_svg(url: str, label: str = "QR") -> str:
    """An address as a QR code for a page, one path with its quiet zone."""
    return qr.svg(url, label)


def sheets(game: Any) -> list[str]:
    """The names of a game's sheets."""
    return sorted(_sheets(game))


def _sheets(game: Any) -> dict[str, Any]:
    """Those of its family, and the one that every game has."""
    return _faces(game).SHEETS | {"rulings": rulings_sheet}


def draw(
    game: Any,
    sheet: str,
    say: Any,
    paper: str = "a4",
    options: dict[str, Any] | None = None,
    facts: dict[str, Any] | None = None,
) -> bytes:
    """A sheet of a game as a PDF; `facts` are for sheets of one match, the aid takes none."""
    has = _sheets(game)
    if sheet not in has:
        raise NoSuchSheet(sheet, sorted(has))
    return has[sheet](game, say, paper, options, **(facts or {}))
