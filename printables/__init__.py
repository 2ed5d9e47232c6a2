"""Everything printed and pictured: boards, sheets, seat cards; finds a game's faces by its family.

It is handed the words (a Speaker), and reads views and card data.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

import engine
from engine.game import AnyGame, Facts, Options, View
from printables import keepsake as _keepsake
from printables.certificate import certificate as _certificate
from printables.described import Described
from printables.every_sheet import common
from printables.faces import Faces, Links
from printables.foot import Foot
from printables.form import Form
from printables.keepsake import Kept as Kept
from printables.kit import qr
from printables.kit.fonts import legible
from printables.kit.page import Document
from printables.marking import INKS, Marks, marked
from printables.passage import Passage
from printables.picture import Path, Picture, Point
from printables.plain import PLAIN
from printables.plain import table as plain_table
from printables.pointing import Chosen as Chosen
from printables.pointing import pointed
from printables.rebuild import Layout as Layout
from printables.rebuild import layout as _layout
from printables.rebuild import rebuild_sheet as _rebuild_sheet
from printables.rulings import Ruled, rulings
from printables.score_sheet import score_sheet
from printables.seat_card import seat_card as _seat_card
from printables.seat_sheet import Card as SeatCard
from printables.seat_sheet import seat_sheet as _seat_sheet
from printables.sheet import Sheet as Sheet
from printables.speaker import Speaker
from printables.turning_points import StoryLine as StoryLine
from printables.turning_points import story_line as story_line
from printables.wanted import WAYS as WAYS
from printables.wanted import Wanted as Wanted
from printables.wanted import stamp

__all__ = [
    "Layout",
    "NoSuchSheet",
    "Ruled",
    "SeatCard",
    "board",
    "board_brief",
    "board_text",
    "described",
    "draw",
    "emblem",
    "happened_at",
    "held",
    "in_hand",
    "layout",
    "pads_seat_sheet",
    "piece",
    "places_of",
    "plain_table",
    "qr_svg",
    "rebuild_sheet",
    "reminder",
    "rulings",
    "seat_card",
    "seat_sheet",
    "sheets",
]


class NoSuchSheet(LookupError):
    """A sheet that the game does not have; carries the names of those that it has."""

    def __init__(self, sheet: str, has: list[str]) -> None:
        super().__init__(f"no sheet {sheet!r}; there are: {', '.join(has)}")
        self.sheet, self.has = sheet, has


def _faces(game: AnyGame) -> Faces:
    return _faces_of(game.family)


@cache
def _faces_of(family: str) -> Faces:
    """Those of the family's folder here, else of the game's own folder, else plain ones."""
    for module in (f"{__name__}.{family}", f"{engine.homes()[family].__name__}.faces"):
        if find_spec(module) is not None:
            faces: Faces = import_module(module).FACES
            return faces
    return PLAIN


def board(
    game: AnyGame,
    view: View,
    say: Speaker,
    *,
    names: Sequence[str] | None = None,
    links: Links | None = None,
    chosen: Sequence[Chosen] = (),
    marks: Marks | None = None,
    aloud: bool = True,
) -> Picture:
    """The board of a game as a view shows it.

    `links` lets places be chosen on it in the SVG: for a place its address and what it does;
    `chosen` are those that have been; `marks` has numbers to stand on places. `aloud` it tells in
    words what it shows, as an SVG does and an image cannot.
    """
    faces = _faces(game)
    drawn = faces.board(view, say, names=names, links=links)
    if aloud:
        drawn = replace(drawn, about=faces.describe_board(view, say, names))
    lit = pointed(drawn, links or {}, chosen)
    if lit.colours:  # any other state of it may bear numbers
        lit = replace(lit, colours=(*lit.colours, *INKS))
    return marked(lit, marks, _spots(faces, view, drawn, marks)) if marks else lit


def _spots(faces: Faces, view: View, drawn: Picture, marks: Marks) -> dict[str, Point]:
    """Where a number stands beside the signs of a region."""
    regions = marks.keys() & cast("Mapping[str, object]", view.get("owners", {})).keys()
    found = {place: faces.spot(view, drawn, {"region": place}) for place in regions}
    return {place: at for place, at in found.items() if at is not None}


def board_text(game: AnyGame, view: View, say: Speaker, names: Sequence[str] | None = None) -> str:
    """The same in sentences, a line each."""
    return _faces(game).describe_board(view, say, names)


def board_brief(game: AnyGame, view: View, say: Speaker, names: Sequence[str] | None = None) -> str:
    """The same in as few sentences as a letter without pictures has room for above its moves."""
    faces = _faces(game)
    return (faces.describe_brief or faces.describe_board)(view, say, names)


def layout(game: AnyGame, view: View, say: Speaker, names: Sequence[str]) -> Layout:
    """What of a match lies where, so that it can be laid out with the real copy."""
    return _layout(_faces(game), view, say, names)


def held(game: AnyGame) -> str:
    """What a hand of a game holds, by the noun of its words."""
    return _faces(game).held


def rebuild_sheet(wanted: Wanted, view: View, title: str) -> bytes:
    """The same as a PDF, with a page for the reader of the view alone where that is a seat."""
    return _rebuild_sheet(_faces(wanted.game), wanted, view, title)


def places_of(game: AnyGame, facts: Facts) -> list[str]:
    """What of an action's facts stands on the board, by the names that `links` goes by."""
    return _faces(game).places_of(facts)


def happened_at(game: AnyGame, facts: Facts) -> list[str]:
    """Where on the board something happened, by the names that `marks` goes by."""
    return _faces(game).happened_at(facts)


def piece(game: AnyGame, facts: Facts) -> Picture | None:
    """The piece that a word of an action is about, as it looks; None where it is about none."""
    return _faces(game).piece(facts)


def reminder(game: AnyGame, rules: Any, view: View, say: Speaker) -> list[Passage]:
    """What the rules, as agreed, say of what is happening now: the reference card's words."""
    return _faces(game).reminder(rules, view, say)


def emblem(game: AnyGame, card: str, say: Speaker) -> Picture:
    """The sign of one of a game's cards, to stand beside its name."""
    return _faces(game).emblem(game.id, card, say)


def in_hand(game: AnyGame, view: View | None) -> list[str]:
    """The cards of a view's hand; none where what it holds is not played card by card."""
    cards = cast(list[str], (view or {}).get("hand") or [])
    return cards if held(game) == "card" else []


def described(game: AnyGame, view: View, card: str, say: Speaker) -> Described | None:
    """What a card does, in words; None where a game says it otherwise."""
    return _faces(game).describe_card(view, card, say)


def seat_card(wanted: Wanted, url: str, title: str, name: str) -> bytes:
    """The card of one seat, with the emblem of its game."""
    return _seat_card(_crest(wanted.game), wanted, url, title, name)


def seat_sheet(wanted: Wanted, cards: Sequence[SeatCard], title: str) -> bytes:
    """Those of all seats at a table, to be cut out."""
    foot = Foot.of(wanted, wanted.document(legible(title)))
    return _seat_sheet(_crest(wanted.game), foot, cards, title)


def pads_seat_sheet(
    say: Speaker, paper: str, release: str, date: str, cards: Sequence[SeatCard], title: str
) -> bytes:
    """The same for a score pad, which is no game of ours."""
    document = Document(paper, legible(title), say)
    foot = Foot(document, stamp(say, say("pad-title"), release, date))
    return _seat_sheet(PLAIN.crest(engine.PAD), foot, cards, title)


def _crest(game: AnyGame) -> tuple[Path, ...]:
    return _faces(game).crest(game.id)


def tally(game: AnyGame, view: View, seat: int) -> int | None:
    """How a seat stands in its own view, where a game has a number for that before the end."""
    told = _faces(game).tally
    return None if told is None else told(view, seat)


def measure(game: AnyGame, say: Speaker) -> str:
    """What that number counts."""
    key = _faces(game).measure
    return say(key) if key else ""


def poster(wanted: Wanted, kept: Kept, view: View) -> bytes:
    """A finished game as a page to keep: the view is its last."""
    shown = board(wanted.game, view, wanted.say, names=wanted.names)
    return _keepsake.poster(_faces(wanted.game), wanted, kept, view, shown)


def final_sheet(wanted: Wanted, view: View) -> bytes:
    """The score sheet of a finished game, with what came out."""
    say = wanted.say
    title = say("paper-final", game=say(f"game-short-{wanted.game.id}"))
    return score_sheet(wanted, Form(title, (_faces(wanted.game).final(wanted, view),)))


def certificate(wanted: Wanted, kept: Kept) -> bytes:
    """A page for whoever has won."""
    return _certificate(_faces(wanted.game), wanted, kept)


def qr_svg(url: str, label: str = "QR") -> str:
    """An address as a QR code for a page, one path with its quiet zone."""
    return qr.svg(url, label)


def sheets(game: AnyGame) -> list[str]:
    """The names of a game's sheets, in the order in which they are offered."""
    return [name for name, each in _of_family(game.family).items() if each.fits(game)]


@cache
def _of_family(family: str) -> dict[str, Sheet]:
    """Those that its games share, and those that every game has."""
    faces = _faces_of(family)
    return {**faces.sheets, **common(faces)}


def sheet(game: AnyGame, name: str) -> Sheet:
    """A kind of sheet that a game has. Raises NoSuchSheet."""
    has = _of_family(game.family)
    if name not in has:
        raise NoSuchSheet(name, sorted(has))
    return has[name]


def draw(
    game: AnyGame,
    name: str,
    say: Speaker,
    paper: str = "a4",
    options: Options | None = None,
    players: int | None = None,
) -> bytes:
    """A sheet of a game as a PDF. Raises NoSuchSheet."""
    return drawn(name, Wanted(game, say, paper, options or {}, players))


def drawn(name: str, wanted: Wanted) -> bytes:
    """A sheet as it is wanted, in as much as that kind of sheet can be had so."""
    kind = sheet(wanted.game, name)
    return kind.draw(wanted.by(kind.ways))
