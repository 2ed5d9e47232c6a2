"""Every kind of sheet of every game: in three languages, legible, reproducible and true."""

from __future__ import annotations

import re
import shutil
import subprocess
import unicodedata
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pypdfium2
import pytest
from reportlab.lib.units import mm

import engine
import printables
from printables import Wanted, cut_cards
from printables.btwixt import mats
from printables.card_faces import CUTS, GAP, Cut
from printables.cut_cards import MARK
from printables.foot import FOOT
from printables.kit import colour_modes, operators, page, text
from printables.printer import EDGES, LONG
from printables.seats import COLOURS
from printables.troyes import pieces
from service.language import words
from tests.printables.conftest import LANGUAGES, pages_in

GAMES = engine.games()
URL = "https://play.example.org/rulings/rakab?language=fa"
DAY = "30 szeptember 2025"  # the longest form of a date
COLOURED = re.compile(rb"([\d.]+) ([\d.]+) ([\d.]+) (?:rg|RG)")


def wanted(game: Any, language: str, **about: Any) -> Wanted:
    return Wanted(game, words.speaker(language, game), about.pop("paper", "a4"), **about)


def drawing(pdf: bytes) -> bytes:
    """Return the decompressed drawing of all pages, without strings."""
    found = re.findall(rb"stream\r?\n(.*?)\r?\n?endstream", pdf, re.DOTALL)
    parts = []
    for each in found:
        try:
            parts.append(zlib.decompress(each))
        except zlib.error:
            continue
    pages = [part for part in parts if b" Tf" in part]
    return re.sub(rb"\([^)]*\)", b"", b"\n".join(pages))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_small_print_says_all_of_a_sheet(language: str, text_of: Callable) -> None:
    game = GAMES["condottiere-3e"]
    options = {"takeover": True, "hidden_cards": True}
    asked = wanted(game, language, options=options, release="9.8.7", date="20 Nov")
    told = plain(text_of(printables.drawn("score", asked)))
    say = asked.say
    for said in ("9.8.7", "20 Nov", "A4", "Condottiere"):
        assert said in told
    for option in options:
        assert are_in(say(f"option-{option}"), told)
    assert are_in(say("paper-page", paper="A4", page=2, pages=2), told)


def plain(told: str) -> str:
    """Return searchable text: plain letters, single spaces, no control characters."""
    bare = re.sub("[\u200c\u200e\u200f\u202a-\u202e\u2066-\u2069]", "", told)
    return " ".join(unicodedata.normalize("NFKC", bare).split())


def are_in(words_of: str, told: str) -> bool:
    """True if all words are found, in any order."""
    return set(re.findall(r"\w+", plain(words_of))) <= set(re.findall(r"\w+", told))


@pytest.mark.parametrize("name", ["aid", "score", "cards"])
def test_the_code_on_a_sheet_can_be_read_from_its_picture(name: str, tmp_path: Path) -> None:
    if shutil.which("zbarimg") is None:
        pytest.skip("needs zbarimg (zbar-tools)")
    asked = wanted(GAMES["rakab"], "hu", url=URL, ink=colour_modes.LOW)
    with pypdfium2.PdfDocument(printables.drawn(name, asked)) as document:
        foot = (0, 0, 0, document[0].get_height() - FOOT)
        document[0].render(scale=300 / 72, crop=foot).to_pil().save(tmp_path / "sheet.png")
    command = ["zbarimg", "-q", "--raw", tmp_path / "sheet.png"]
    read = subprocess.run(command, capture_output=True, check=True).stdout.decode()
    assert read.strip() == URL


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_card_under_every_option_fits_and_its_small_print_too(
    game: Any, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = {each["id"]: other_than_usual(each) for each in game.options}
    paper = "letter" if language == "hu" else "a4"
    asked = wanted(game, language, options=options, paper=paper, url=URL, release="10.11", date=DAY)
    printables.drawn("aid", asked)  # this one also searches for the size of print
    low: list[float] = []
    write = text.paragraph
    monkeypatch.setattr(text, "paragraph", lambda *all: (low.append(write(*all)), low[-1])[1])
    printables.drawn("aid", asked)
    assert min(low) >= 4.2 * mm


def other_than_usual(option: Any) -> Any:
    takes = option.get("values") or range(option["range"][0], option["range"][-1] + 1)
    return next(value for value in takes if value != option["default"])


def test_more_options_than_there_is_room_for_end_with_dots(text_of: Callable) -> None:
    game = GAMES["troyes"]
    options = {each["id"]: other_than_usual(each) for each in game.options}
    told = text_of(printables.drawn("pad", wanted(game, "hu", options=options)))
    assert "…" in told


def test_a_score_sheet_has_a_line_for_all_that_is_counted(text_of: Callable) -> None:
    troyes = GAMES["troyes"]
    for language in LANGUAGES:
        asked = wanted(troyes, language, players=2)
        told = plain(text_of(printables.drawn("score", asked)))
        cards = troyes.agreed({}).cards
        for each in cards.characters:
            assert are_in(asked.say(f"character-{each.id}"), told)
            step = asked.say("form-step", least=each.thresholds_2p[-1], points=each.vp[-1])
            assert are_in(step, told)
    rakab = GAMES["rakab"]
    told = plain(text_of(printables.drawn("score", wanted(rakab, "en"))))
    assert all(words.speaker("en", rakab)(f"region-{each}") in told for each in rakab.land.regions)


@pytest.mark.parametrize("seats", [3, 6])
def test_bids_have_a_line_for_every_round(seats: int) -> None:
    game = GAMES["btwixt"]
    twin = printables.sheet(game, "score").twin
    assert twin is not None
    (bids,), (councils, *_) = twin(wanted(game, "en", players=seats)).pages
    state = game.setup(seats, {}, bytes(32))
    view = game.view(state, None)
    assert len(bids.rows) % view["rounds"] == 0 and len(councils.rows) == seats  # type: ignore[union-attr]


def test_a_campaign_has_a_sheet_where_the_edition_has_campaigns() -> None:
    having = {name for name, game in GAMES.items() if "campaign" in printables.sheets(game)}
    assert having == {name for name, game in GAMES.items() if game.series is not None}


@pytest.mark.parametrize("few", [(), ("Ana",), tuple("abcdefghij")])
def test_a_sheet_has_as_many_columns_as_the_game_has_seats_at_most(few: tuple[str, ...]) -> None:
    for game in GAMES.values():
        assert wanted(game, "en", names=few).seats in game.seats
        assert printables.drawn("pad", wanted(game, "en", names=few))


@pytest.mark.parametrize("ink", [colour_modes.GREY, colour_modes.LOW])
def test_without_colour_nothing_is_coloured(ink: str) -> None:
    for name in ("tokens", "map", "aid"):
        code = drawing(printables.drawn(name, wanted(GAMES["rakab"], "en", ink=ink)))
        found = COLOURED.findall(code)
        assert found and all(red == green == blue for red, green, blue in found)


def test_black_and_white_print_has_no_grey_and_keeps_its_words() -> None:
    for name in ("tokens", "aid", "cards"):
        code = drawing(
            printables.drawn(name, wanted(GAMES["troyes"], "en", ink=colour_modes.STARK))
        )
        shares = {float(share) for found in COLOURED.findall(code) for share in found}
        assert shares == {0.0, 1.0}
    for dark in ("0.49 0.2 0.6 rg", "0.7 0.6 0.5 RG 0.4 w", "0.36 0.32 0.28 rg"):
        assert colour_modes.shaded(dark, colour_modes.STARK).startswith("0 0 0 ")
    for pale in ("0.95 0.9 0.8 rg", "1 1 1 RG 0.4 w", "0.8 0.7 0.6 RG 9 w"):
        assert colour_modes.shaded(pale, colour_modes.STARK).startswith("1 1 1 ")


@pytest.mark.parametrize("colour", [*COLOURS, pieces.colour_of(pieces.GREY)])
@pytest.mark.parametrize("ink", [colour_modes.STARK, colour_modes.LOW])
def test_the_sign_of_every_seat_is_visible_in_low_ink(colour: str, ink: str) -> None:
    """A sign that is white on white paper is invisible, as the sixth seat's star once was."""
    drawn = colour_modes.shaded(operators.fill(colour), ink)
    assert float(drawn.split()[0]) < colour_modes.PALE


def test_little_ink_leaves_pale_grounds_white() -> None:
    few = colour_modes.shaded(
        "0.9 0.85 0.7 rg 0 0 9 9 re f 0.2 0.1 0.1 rg (1 1 0 rg) Tj", colour_modes.LOW
    )
    assert few.startswith("1.000 1.000 1.000 rg") and "(1 1 0 rg)" in few
    assert colour_modes.shaded("0.9 0.8 0.7 RG 9 w", colour_modes.LOW) == "1.000 1.000 1.000 RG 9 w"
    assert not colour_modes.shaded("0.9 0.8 0.7 RG 0.5 w", colour_modes.LOW).startswith("1.000")


@pytest.mark.parametrize("name", [name for name in GAMES if GAMES[name].rulings])
def test_large_print_is_large(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[float] = []
    write = text.write
    monkeypatch.setattr(
        text,
        "write",
        lambda canvas, laid, *rest: (
            sizes.append(laid.style.size if len(laid.lines) > 2 else 99.0),
            write(canvas, laid, *rest),
        )[1],
    )
    game = GAMES[name]
    assert printables.drawn("aid", wanted(game, "en", large=True))
    fine = page.FINE_SIZE
    assert min(size for size in sizes if size != fine) >= 12


def test_two_languages_stand_beside_each_other(text_of: Callable) -> None:
    for name in ("condottiere-1e", "troyes", "btwixt", "promises"):
        game = GAMES[name]
        asked = wanted(game, "hu", other=words.speaker("fa", game))
        told = plain(text_of(printables.drawn("aid", asked)))
        twin = printables.sheet(game, "aid").twin
        assert twin is not None
        for language in ("hu", "fa"):
            parts = twin(wanted(game, language)).pages[0]
            assert all(are_in(part.heading.casefold(), told.casefold()) for part in parts)


@pytest.mark.parametrize("name", ["rakab", "troyes"])
def test_rulings_are_had_large_and_in_two_languages_too(name: str, text_of: Callable) -> None:
    game = GAMES[name]
    other = words.speaker("en", game)
    both = plain(text_of(printables.drawn("rulings", wanted(game, "hu", other=other))))
    large = plain(text_of(printables.drawn("rulings", wanted(game, "hu", large=True))))
    for ruling in game.rulings:
        question = words.speaker("hu", game)(f"ruling-{ruling.id}", **dict(ruling.facts))
        assert are_in(question.casefold(), large.casefold())
        asked = other(f"ruling-{ruling.id}", **dict(ruling.facts))
        assert are_in(asked.casefold(), both.casefold())


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Record every straight line drawn, from (x, y) to (x, y)."""
    found: list[Any] = []
    stroke = page.stroke
    monkeypatch.setattr(
        page,
        "stroke",
        lambda canvas, many, *rest: (found.extend(many), stroke(canvas, many, *rest)),
    )
    return found


def marks_of(lines: list[Any]) -> list[Any]:
    """Return the vertical crop marks among the lines."""
    return [each for each in lines if each[0] == each[2] and is_long(each, MARK)]


def is_long(line: Any, long: float) -> bool:
    return abs(line[3] - line[1]) == pytest.approx(long)


@pytest.mark.parametrize("cut", CUTS)
@pytest.mark.parametrize("name", ["condottiere-3e", "troyes"])
def test_cards_have_their_size_and_nothing_reaches_beyond_them(
    name: str, cut: str, lines: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes = {"poker": (63, 88), "mini": (44, 68), "wallet": (51, 76)}
    wide, high = (CUTS[cut].wide / mm, CUTS[cut].high / mm)
    assert (wide, high) == sizes[cut]
    full: list[float] = []
    made = cut_cards.faces_of
    monkeypatch.setattr(
        cut_cards,
        "faces_of",
        lambda *rest: (found := made(*rest), full.extend(face.high for face in found))[0],
    )
    game = GAMES[name]
    for language in LANGUAGES:
        lines.clear()
        full.clear()
        folded = printables.drawn("cards", wanted(game, language, card=cut))
        assert max(full) - GAP <= CUTS[cut].room
        marks = marks_of(lines)
        cards = -(-len(full) // 2)  # of two sides each
        assert cards >= 4 and len(marks) == 4 * cards
        assert all(min(y, other) >= 3 * mm and x >= 3 * mm for x, y, _, other in marks)
    both = printables.drawn("cards", wanted(game, language, card=cut, duplex="long"))
    assert pages_in(both) % 2 == 0, "each page has its back"
    assert pages_in(folded) <= pages_in(both)


def middles_of(sheet: pypdfium2.PdfPage, cut: Cut) -> list[tuple[float, float]]:
    """Return the middles of the cards on a page, between their crop marks."""
    found = []
    for each in sheet.get_objects(filter=[pypdfium2.raw.FPDF_PAGEOBJ_PATH]):
        left, low, right, top = each.get_bounds()
        if abs(right - left - cut.wide) < 2 and abs(top - low - cut.high - 2 * MARK) < 2:
            found.append(((left + right) / 2, (low + top) / 2))
    return found


@pytest.mark.parametrize("edge", EDGES)
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_printers_offset_is_corrected_on_backs(edge: str, paper: str) -> None:
    """Backs misprinted by the measured offset match their fronts, as seen through the paper."""
    asked = {
        "card": "mini",
        "duplex": edge,
        "paper": paper,
        "right": 1.5,
        "up": -2.0,
        "measured": True,
    }
    drawn = printables.drawn("cards", wanted(GAMES["rakab"], "en", **asked))
    with pypdfium2.PdfDocument(drawn) as pdf:
        wide, high = pdf[0].get_size()
        sides = [middles_of(pdf[number], CUTS["mini"]) for number in range(2, len(pdf))]
    assert len(sides) >= 2 and len(sides[0]) > 3
    for fronts, backs in zip(sides[::2], sides[1::2], strict=True):
        seen = [(wide - x, y) if edge == LONG else (x, high - y) for x, y in backs]
        moved = sorted((x + 1.5 * mm, y - 2.0 * mm) for x, y in seen)
        for one, other in zip(sorted(fronts), moved, strict=True):
            assert one == pytest.approx(other, abs=0.5)


def test_a_page_to_measure_the_printer_comes_only_if_asked_for(text_of: Callable) -> None:
    game = GAMES["rakab"]
    heading = words.speaker("en", game)("paper-measure").casefold()
    for measured in (False, True):
        asked = wanted(game, "en", duplex=LONG, measured=measured)
        told = text_of(printables.drawn("cards", asked)).casefold()
        assert (heading in plain(told)) == measured


def test_a_small_set_of_cards_fills_its_page(lines: list[Any]) -> None:
    """B'Twixt has few cards, so a page has as many sets as fit."""
    game = GAMES["btwixt"]
    for duplex, least in (("", 4), (LONG, 8)):
        lines.clear()
        assert printables.drawn("cards", wanted(game, "en", duplex=duplex, card="poker"))
        assert len(marks_of(lines)) // 4 >= least


@pytest.mark.parametrize("seats", [3, 6])
def test_a_council_has_room_for_real_cards_and_a_mat_for_each(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    places: list[tuple[float, float]] = []
    made = mats.rounded

    def noted(x: float, y: float, wide: float, high: float, *rest: Any, **look: Any) -> Any:
        places.append((wide, high))
        return made(x, y, wide, high, *rest, **look)

    monkeypatch.setattr(mats, "rounded", noted)
    game = GAMES["btwixt"]
    for paper in ("a4", "letter"):
        pdf = printables.drawn("board", wanted(game, "fa", players=seats, paper=paper))
        assert pages_in(pdf) == 1 + -(-seats // 2), "the words stand below mats"
    assert len(places) == 2 * (2 + 2 * seats)
    assert {(round(wide / mm), round(high / mm)) for wide, high in places} == {(63, 88)}


def test_everything_on_the_folded_card_is_on_the_cards_too(text_of: Callable) -> None:
    for name in ("rakab", "btwixt"):
        game = GAMES[name]
        twin = printables.sheet(game, "aid").twin
        assert twin is not None
        told = plain(text_of(printables.drawn("cards", wanted(game, "en"))))
        for part in twin(wanted(game, "en")).pages[0]:
            assert plain(part.heading) in told
