"""Everything that is printed or drawn: boards, sheets and seat cards.

Each family of games brings its own drawing functions. They take views and card data from the
engine, and a Speaker for the words.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

import engine
from engine.game import AnyGame, Facts, Options, View
from engine.options import Choosable
from printables import keepsake as _keepsake
from printables.card_look import CardLook
from printables.certificate import certificate as _certificate
from printables.circles import Counted
from printables.conditions import ANY, Conditions, speaking, values_of
from printables.described import Described
from printables.every_sheet import common
from printables.faces import Faces, Links
from printables.foot import Foot
from printables.form import Form, Grid
from printables.keepsake import Kept as Kept
from printables.kit import qr
from printables.kit.fonts import legible
from printables.kit.page import Document
from printables.numbered_discs import INKS, Marks, marked
from printables.passage import Passage
from printables.picture import Path, Picture, Point, stacked
from printables.plain import PLAIN
from printables.plain import aid as plain_aid
from printables.plain import table as plain_table
from printables.pointing import Chosen as Chosen
from printables.pointing import pointed
from printables.rebuild import Layout as Layout
from printables.rebuild import layout as _layout
from printables.rebuild import rebuild_sheet as _rebuild_sheet
from printables.rulings import Ruled
from printables.rulings import rulings as _rulings
from printables.score_sheet import score_sheet
from printables.seat_card import seat_card as _seat_card
from printables.seat_sheet import Card as SeatCard
from printables.seat_sheet import seat_sheet as _seat_sheet
from printables.sheet import Sheet as Sheet
from printables.sheet_request import WAYS as WAYS
from printables.sheet_request import Wanted as Wanted
from printables.sheet_request import stamp
from printables.speaker import Speaker
from printables.statement import Statement, sentences
from printables.turning_points import StoryLine as StoryLine
from printables.turning_points import story_line as story_line

__all__ = [
    "Layout",
    "NoSuchSheet",
    "Ruled",
    "SeatCard",
    "board",
    "board_brief",
    "board_text",
    "counted",
    "described",
    "draw",
    "emblem",
    "final_count",
    "happened_at",
    "held",
    "in_hand",
    "layout",
    "letter_board",
    "look",
    "pads_seat_sheet",
    "piece",
    "places_of",
    "plain_table",
    "position",
    "qr_svg",
    "rebuild_sheet",
    "reminder",
    "rulings",
    "seat_card",
    "seat_sheet",
    "sheets",
]


class NoSuchSheet(LookupError):
    """Raised for a sheet that the game does not have; `has` lists the sheets it has."""

    def __init__(self, sheet: str, has: list[str]) -> None:
        super().__init__(f"no sheet {sheet!r}; there are: {', '.join(has)}")
        self.sheet, self.has = sheet, has


def _faces(game: AnyGame) -> Faces:
    return _faces_of(game.family)


@cache
def _faces_of(family: str) -> Faces:
    """Return the drawing functions of a family of games: its `Faces`.

    They are taken from the family's folder in `printables`, else from the folder of the game
    itself. A family with neither gets the plain ones.
    """
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
) -> Picture:
    """Return the picture of the board as `view` shows it.

    `links` makes places of the SVG selectable: it maps the name of a place to a URL and a label.
    `chosen` lists the selected places. `marks` maps the name of a place to the numbers to draw
    there.
    """
    faces = _faces(game)
    drawn = faces.board(view, say, names=names, links=links)
    lit = pointed(drawn, links or {}, chosen)
    if lit.colours:  # so that every state of the board can show numbers
        lit = replace(lit, colours=(*lit.colours, *INKS))
    return marked(lit, marks, _spots(faces, view, drawn, marks)) if marks else lit


def letter_board(
    game: AnyGame, view: View, say: Speaker, names: Sequence[str], marks: Marks
) -> Picture:
    """Return the board for a letter, with numbered marks.

    During a battle, the players' lines of cards are drawn above it.
    """
    shown = board(game, view, say, names=names, marks=marks)
    lines = _faces(game).battle(view, say, names)
    return stacked(lines, shown) if lines else shown


def _spots(faces: Faces, view: View, drawn: Picture, marks: Marks) -> dict[str, Point]:
    """Return the point at which to draw its numbers, for each marked region that has one."""
    regions = marks.keys() & cast("Mapping[str, object]", view.get("owners", {})).keys()
    found = {place: faces.spot(view, drawn, {"region": place}) for place in regions}
    return {place: at for place, at in found.items() if at is not None}


def board_text(game: AnyGame, view: View, say: Speaker, names: Sequence[str] | None = None) -> str:
    """Return the board in sentences, one on each line."""
    return "\n".join(sentences(position(game, view, say, names)))


def position(
    game: AnyGame, view: View, say: Speaker, names: Sequence[str] | None = None
) -> Sequence[Statement]:
    """Return the position in words as a list, with a statement for each part of the board."""
    return _faces(game).describe_board(view, say, names)


def board_brief(game: AnyGame, view: View, say: Speaker, names: Sequence[str] | None = None) -> str:
    """Return the main facts of the board in a few sentences, for a letter without pictures."""
    told = _faces(game).describe_brief
    return told(view, say, names) if told else board_text(game, view, say, names)


def layout(game: AnyGame, view: View, say: Speaker, names: Sequence[str]) -> Layout:
    """Return the layout of a match, for setting it up with the real box."""
    return _layout(_faces(game), view, say, names)


def held(game: AnyGame) -> str:
    """Return the noun for the things in a player's hand, such as `card`."""
    return _faces(game).held


def rebuild_sheet(wanted: Wanted, view: View, title: str) -> bytes:
    """Return the steps for setting up the match in `view`, as a PDF.

    It has a private page if the view belongs to a seat.
    """
    return _rebuild_sheet(_faces(wanted.game), wanted, view, title)


def places_of(game: AnyGame, facts: Facts) -> list[str]:
    """Return the names of the places on the board that an action is about, as in `links`."""
    return _faces(game).places_of(facts)


def happened_at(game: AnyGame, facts: Facts) -> list[str]:
    """Return the names of the places on the board where an event happened, as in `marks`."""
    return _faces(game).happened_at(facts)


def piece(game: AnyGame, facts: Facts) -> Picture | None:
    """Return a picture of the piece that one word of an action names, or None."""
    return _faces(game).piece(facts)


def reminder(
    game: AnyGame, rules: Any, view: View, say: Speaker, players: int = ANY
) -> list[Passage]:
    """Return the rules for the current phase, in the wording of the reference card."""
    faces, agreed = _faces(game), values_of(game, dict(rules.chosen), players)
    return faces.reminder(rules, view, speaking(say, faces.conditions, agreed))


def conditions_of(game: AnyGame) -> Conditions:
    """Return the game's sentences that hold only for some options or numbers of players."""
    return _faces(game).conditions


def agreed_speaker(
    game: Choosable, say: Speaker, options: Mapping[str, object], players: int
) -> Speaker:
    """Return a speaker that leaves out sentences not true for these options and players.

    For a score pad, `say` itself is returned.
    """
    known = engine.games().get(getattr(game, "id", ""))
    if known is None:
        return say
    agreed = values_of(known, options, players if players in known.seats else ANY)
    return speaking(say, _faces(known).conditions, agreed)


def rulings(
    game: AnyGame, say: Speaker, options: Options | None = None, players: int | None = None
) -> list[Ruled]:
    """Return a game's rulings in words, only those that can matter for the options and players."""
    agreed = Wanted(game, say, "a4", options or {}, players).agreed(_faces(game).conditions)
    return _rulings(game, agreed.say, agreed.options)


def emblem(game: AnyGame, sign: str, say: Speaker) -> Picture:
    """Return the picture of a card's symbol, to stand beside the card's name."""
    return _faces(game).emblem(game.id, sign, say)


def look(game: AnyGame, view: View, card: str) -> CardLook:
    """Return the look of a card: its symbol (for `emblem`), its colours and its number."""
    return _faces(game).look(view, card)


def in_hand(game: AnyGame, view: View | None) -> list[str]:
    """Return the ids of the cards in the hand of `view`; [] if hands do not hold cards."""
    cards = cast(list[str], (view or {}).get("hand") or [])
    return cards if held(game) == "card" else []


def described(game: AnyGame, view: View, card: str, say: Speaker) -> Described | None:
    """Return the name, number and text of a card, or None if the game has no card texts."""
    return _faces(game).describe_card(view, card, say)


def seat_card(wanted: Wanted, url: str, title: str, name: str) -> bytes:
    """Return the card of one seat as a PDF, with the emblem of its game."""
    return _seat_card(_crest(wanted.game), wanted, url, title, name)


def seat_sheet(wanted: Wanted, cards: Sequence[SeatCard], title: str) -> bytes:
    """Return the cards of all seats at a table as a PDF, to be cut out."""
    foot = Foot.of(wanted, wanted.document(legible(title)))
    return _seat_sheet(_crest(wanted.game), foot, cards, title)


def pads_seat_sheet(
    say: Speaker, paper: str, release: str, date: str, cards: Sequence[SeatCard], title: str
) -> bytes:
    """Return the seat cards of a score pad, as a PDF. A score pad is for any game."""
    document = Document(paper, legible(title), say)
    foot = Foot(document, stamp(say, say("pad-title"), release, date))
    return _seat_sheet(PLAIN.crest(engine.PAD), foot, cards, title)


def _crest(game: AnyGame) -> tuple[Path, ...]:
    return _faces(game).crest(game.id)


def tally(game: AnyGame, view: View, seat: int) -> int | None:
    """Return a seat's interim score from its own view, or None if the game has none."""
    told = _faces(game).tally
    return None if told is None else told(view, seat)


def measure(game: AnyGame, say: Speaker) -> str:
    """Return the name of the score that `tally` counts, or "" if the game has no interim score."""
    key = _faces(game).measure
    return say(key) if key else ""


def poster(wanted: Wanted, kept: Kept, view: View) -> bytes:
    """Return a finished game as a poster; `view` is the view of its last state."""
    shown = board(wanted.game, view, wanted.say, names=wanted.names)
    return _keepsake.poster(_faces(wanted.game), wanted, kept, view, shown)


def final_sheet(wanted: Wanted, view: View) -> bytes:
    """Return the score sheet of a finished game as a PDF, filled in."""
    say = wanted.say
    title = say("paper-final", game=say(f"game-short-{wanted.game.id}"))
    return score_sheet(wanted, Form(title, (final_count(wanted, view),)))


def final_count(wanted: Wanted, view: View) -> Sequence[Grid]:
    """Return the grids of a finished game's score sheet, filled in."""
    return _faces(wanted.game).final(wanted, view)


def counted(wanted: Wanted, openings: Sequence[str] = ()) -> Counted | None:
    """Return the rows that a photo of a filled-in sheet is read into, or None.

    `openings` has one entry for each seat, which names that seat as the first player. It is empty
    if the table does not need to know the first player.
    """
    count = _faces(wanted.game).count
    return count(wanted, openings) if count else None


def certificate(wanted: Wanted, kept: Kept) -> bytes:
    """Return the winner's certificate as a PDF."""
    say = wanted.say
    won = kept.won or say("keepsake-won", game=say(f"game-title-{wanted.game.id}"))
    document = wanted.document(say("keepsake-certificate"), wide=True)
    return _certificate(_crest(wanted.game), document, won, wanted.stamp, kept)


def pads_certificate(say: Speaker, paper: str, release: str, date: str, kept: Kept) -> bytes:
    """Return the certificate of a score pad's winner as a PDF; `kept.won` names the achievement."""
    document = Document(paper, say("keepsake-certificate"), say, wide=True)
    small = stamp(say, say("pad-title"), release, date)
    return _certificate(PLAIN.crest(engine.PAD), document, kept.won, small, kept)


def qr_svg(url: str, label: str = "QR") -> str:
    """Return the QR code of a URL as an SVG for a page: one path with a quiet zone."""
    return qr.svg(url, label)


def sheets(game: AnyGame) -> list[str]:
    """Return the names of the sheets that suit this game, in the order in which pages list them."""
    return [name for name, each in _of_family(game.family).items() if each.fits(game)]


@cache
def _of_family(family: str) -> dict[str, Sheet]:
    """Return the sheets of a family by name: its own, then those that every game has.

    A family without a reference card of its own gets the plain one.
    """
    own = _faces_of(family)
    faces = replace(own, sheets={"aid": plain_aid(own.crest), **own.sheets})
    kinds = {**faces.sheets, **common(faces)}
    return {name: kind.agreed(faces.conditions) for name, kind in kinds.items()}


def sheet(game: AnyGame, name: str) -> Sheet:
    """Return the game's sheet of this name; raises NoSuchSheet."""
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
    """Return the game's sheet of this name as a PDF; raises NoSuchSheet."""
    return drawn(name, Wanted(game, say, paper, options or {}, players))


def drawn(name: str, wanted: Wanted) -> bytes:
    """Return the sheet of this name as a PDF.

    Variants that are requested but that this sheet does not support are ignored.
    """
    kind = sheet(wanted.game, name)
    return kind.draw(wanted.by(kind.ways))
