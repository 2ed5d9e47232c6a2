"""Every sheet in every language, on both papers and in every variant, as read from its file.

All checks use one drawing of a sheet. All combinations of language and paper are drawn. Other
choices are independent of each other. So the first choices of all are drawn together, then the
second ones, until each choice was used.
"""

from __future__ import annotations

import ctypes
import re
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Any

import pypdfium2
import pytest
from pypdfium2 import raw

import engine
import printables
from engine.options import takes
from printables import Wanted
from printables.card_faces import CUTS
from printables.foot import FOOT
from printables.form import Form, Grid
from printables.kit import text
from printables.kit.colour_modes import INKS
from printables.kit.page import PAPER_NAMES, PAPERS, footer_key
from printables.printer import EDGES
from printables.sheet_request import (
    CARD,
    DUPLEX,
    HOUSE,
    JOINED,
    LARGE,
    MEASURED,
    NAMES,
    OTHER,
    PLAYERS,
    RIGHT,
    UP,
)
from service.language import words
from tests.printables.conftest import LANGUAGES, MISCHIEF, OURS
from tests.printables.test_papers import plain
from tests.printables.test_small_print import unreadable

SHEETS = [(game, name) for game in engine.games().values() for name in printables.sheets(game)]
every_sheet = pytest.mark.parametrize(
    ("game", "name"), SHEETS, ids=lambda each: getattr(each, "id", each)
)
PEOPLE = ("Ana", "Béla", "سیروس کاوه‌نژاد", MISCHIEF)
URL = "https://play.example.org/rulings/rakab?language=fa"
MOST_PAGES = 8
PAGES = {"aid": 2, "map": 2}  # a folded card, a map and its borders
PLAIN_AID = 1  # page of a game without a reference card of its own
TWO_CARDS = {"troyes": 4}  # pages of an aid for the rules and one for the cards
WIDE = ("aid", "cards")
LEAST = 7.6  # points, for the small print
WORD = re.compile(r"\w+")
CORNER = 0.25  # of a page's width
SCALE = 2.5  # pixels for each point, for reading QR codes
FOLDED = "cards"  # half of its text is printed upside down
LEAST_LETTERS = 3  # of a word on a drawn card: numbers beside signs have endings in the twin


@pytest.fixture
def laid(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Any]]:
    """Record everything that is laid out on a sheet, with its style."""
    seen: list[tuple[str, Any]] = []
    lay = text.lay
    monkeypatch.setattr(
        text,
        "lay",
        lambda told, style, *rest: (seen.append((told, style)), lay(told, style, *rest))[1],
    )
    return seen


@every_sheet
def test_a_sheet_in_every_language_on_both_papers(
    game: Any, name: str, laid: list[tuple[str, Any]], tmp_path: Path
) -> None:
    codes: list[Path] = []
    for number, (language, paper) in enumerate(product(LANGUAGES, PAPERS)):
        laid.clear()
        asked = wanted(game, language, paper, names=PEOPLE, ink=INKS[number % len(INKS)])
        pdf = printables.drawn(name, asked)
        with pypdfium2.PdfDocument(pdf) as document:
            pages = [*document]
            count, wide = len(pages), {page.get_width() > page.get_height() for page in pages}
            check_file(pdf, document, pages, asked)
            check_words(name, asked, words_in(pages))
            codes.append(tmp_path / f"{number}.png")
            code_of(pages[0], asked).save(codes[-1], compress_level=1)
        assert unreadable(laid, asked.say, footer_key(asked.say), "aid-ruler") == []
        if paper == "letter" or name in ("aid", "map", "rulings"):
            assert pdf == printables.drawn(name, asked)
        exactly = pages_of(game, name)
        assert count == exactly if exactly else 1 <= count <= MOST_PAGES
        assert wide == {name in WIDE or is_twice_on_a_page(name, asked)}
    assert decoded(codes) == [URL] * len(codes)


@every_sheet
def test_a_sheet_in_every_way_it_can_be_had(game: Any, name: str) -> None:
    ways = printables.sheet(game, name).ways
    made = set()
    for choice in choices(game, ways):
        asked = wanted(game, **choice)
        pdf = printables.drawn(name, asked)
        with pypdfium2.PdfDocument(pdf) as document:
            check_file(pdf, document, [*document], asked)
        made.add(pdf)
    assert len(made) >= len(LANGUAGES), "no choice changes nothing"


def is_twice_on_a_page(name: str, asked: Wanted) -> bool:
    twin = printables.sheet(asked.game, name).twin
    return bool(twin and twin(asked).small)


def pages_of(game: Any, name: str) -> int | None:
    """Return how many pages a sheet must have, or None if it depends on its content."""
    if name != "aid":
        return PAGES.get(name)
    if name not in printables._faces(game).sheets:
        return PLAIN_AID
    return TWO_CARDS.get(game.id, PAGES[name])


# --- the drawings ----------------------------------------------------------


def wanted(game: Any, language: str, paper: str, **about: Any) -> Wanted:
    other = about.pop(OTHER, None)
    about[OTHER] = words.speaker(other, game) if other else None
    say = words.speaker(language, game)
    return Wanted(game, say, paper, release="10.11", date="30 szeptember 2025", url=URL, **about)


def choices(game: Any, ways: frozenset[str]) -> Iterator[dict[str, Any]]:
    """Yield the first choice of each kind together, then the second ones, until all were used."""
    lists: dict[str, Sequence[Any]] = {
        "language": LANGUAGES,
        "paper": [*PAPERS],
        PLAYERS: [None, *game.seats],
        NAMES: [(), PEOPLE, ("Ana",)],
        LARGE: [True, False],
        OTHER: [None, "fa", "hu", "en"],
        CARD: [*CUTS],
        DUPLEX: ["", *EDGES],
        RIGHT: [0.0, 1.5, -5.0],
        UP: [0.0, -0.5],
        JOINED: [False, True],
        HOUSE: [False, True],
        MEASURED: [True, False],
    }
    chosen = {way: each for way, each in lists.items() if way in ways or way in SHARED}
    options = {each["id"]: takes(each) for each in game.options}
    longest = max(map(len, (*chosen.values(), *options.values())))
    for turn in range(longest):
        asked = {way: each[turn % len(each)] for way, each in chosen.items()}
        if asked.get(OTHER) == asked["language"]:
            asked[OTHER] = None
        all_options = {option: each[turn % len(each)] for option, each in options.items()}
        asked["options"] = playable(game, all_options, asked.get(PLAYERS))
        yield asked


def playable(game: Any, options: dict[str, Any], players: int | None) -> dict[str, Any]:
    """Return the options that this number of players can use."""
    try:
        game.agreed(options, players or game.seats[-1])
    except engine.BadOption as bad:
        fewer = {name: value for name, value in options.items() if name != bad.data["option"]}
        return playable(game, fewer, players)
    return options


SHARED = ("language", "paper")  # every sheet supports these


# --- their content ---------------------------------------------------------


def check_file(pdf: bytes, document: Any, pages: Sequence[Any], asked: Wanted) -> None:
    """Check the size of pages, the fonts and their subsets, and the smallest print."""
    told = document.get_metadata_dict()
    direction = b"/R2L" if asked.say.direction == "rtl" else b"/L2R"
    assert told["Title"] and told["Author"] == "Staffetta"
    assert f"/Lang ({asked.say.language})".encode() in pdf and direction in pdf
    size = sorted(PAPERS[asked.paper])
    assert all(sorted(page.get_size()) == pytest.approx(size, abs=0.01) for page in pages)
    fonts = {name.decode() for name in re.findall(rb"/BaseFont /(\S+)", pdf)}
    assert fonts and all(font[6] == "+" and font[7:].startswith(tuple(OURS)) for font in fonts)
    assert pdf.count(b"/FontFile2") == pdf.count(b"/Type /FontDescriptor") == len(fonts)
    assert min(size for page in pages for size in sizes_on(page)) >= LEAST - 0.01
    assert len(list(document.get_toc())) >= 1


def sizes_on(page: Any) -> Iterator[float]:
    """Yield the size on paper of each run of letters."""
    size = ctypes.c_float()
    for each in page.get_objects(filter=[raw.FPDF_PAGEOBJ_TEXT], max_depth=4):
        raw.FPDFTextObj_GetFontSize(each, size)
        turn = each.get_matrix()
        yield size.value * abs(turn.a * turn.d - turn.b * turn.c) ** 0.5


def words_in(pages: Sequence[Any]) -> set[str]:
    """Return the searchable words of the pages, in lower case."""
    told = " ".join(page.get_textpage().get_text_range() for page in pages)
    assert "\ufffd" not in told and "\0" not in told, "a letter that our fonts do not have"
    return words_of(told)


def words_of(told: str) -> set[str]:
    """Return the words of a text, without control characters and markup."""
    return set(WORD.findall(plain(told.replace("<b>", "").replace("</b>", "")).casefold()))


def check_words(name: str, asked: Wanted, told: set[str]) -> None:
    """Check that a sheet names its game, page and paper, and contains its version as plain text."""
    paper = PAPER_NAMES[asked.paper].casefold()
    assert {paper, paper[::-1]} & told  # among Persian words it may be copied backwards
    twin = printables.sheet(asked.game, name).twin
    said = words_of(" ".join(said_by(twin(asked)))) if twin and name != FOLDED else set()
    if name == "aid":
        said = {word for word in said if len(word) >= LEAST_LETTERS} - words_of(in_signs(asked))
    said -= words_of(" ".join(asked.names))  # long names are cut
    assert words_of(asked.stamp) | said <= told


def in_signs(asked: Wanted) -> str:
    """Return words of the plain text that the card replaces by numbers below signs."""
    facts = dict.fromkeys(("cost", "divisor", "points", "flags"), "")
    keys = [key for key in ("told-activity", "told-event") if asked.say.has(key)]
    return " ".join(asked.say(key, **facts) for key in keys)


def said_by(form: Form) -> Iterator[str]:
    """Yield the texts of a form: headings, rows and lines."""
    for part in (part for parts in form.pages for part in parts):
        yield part.heading
        if isinstance(part, Grid):
            yield from (head for head in part.heads if isinstance(head, str))
            yield from (row.words for row in part.rows)
        else:
            yield from part.lines


def code_of(page: Any, asked: Wanted) -> Any:
    """Return a picture of the lower corner of a page at its far side."""
    wide, above = page.get_width() * (1 - CORNER), page.get_height() - FOOT
    crop = (0, 0, wide, above) if asked.say.direction == "rtl" else (wide, 0, 0, above)
    return page.render(scale=SCALE, crop=crop, grayscale=True).to_pil()


def decoded(pictures: Sequence[Path]) -> list[str]:
    """Return the texts of QR codes in pictures, in order; skip the test without zbar."""
    if shutil.which("zbarimg") is None:
        pytest.skip("needs zbarimg (zbar-tools)")
    command = ["zbarimg", "-q", "--raw", *pictures]
    done = subprocess.run(command, capture_output=True, check=False)
    return done.stdout.decode().split()
