"""The card of a seat and its QR code: readable by a phone, with the true address."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable
from dataclasses import astuple
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pypdfium2
import pytest

import engine
import printables
from printables import Wanted, icons, pdf_renderer
from printables.kit import page, text
from printables.kit.fonts import legible
from printables.seat_card import host_of
from service.language import words
from service.language.languages import unmarked
from tests.printables.conftest import GAME, MISCHIEF, OURS, PAPERS, fonts_in, pages_in

URL = "https://play.example.org/s/Xk3-abcdefghijklmnopqr"
SVG = "{http://www.w3.org/2000/svg}"


def decoded(picture: Path) -> str:
    if shutil.which("zbarimg") is None:
        pytest.skip("needs zbarimg (zbar-tools)")
    done = subprocess.run(["zbarimg", "-q", "--raw", picture], capture_output=True, check=True)
    return done.stdout.decode().strip()


@pytest.mark.parametrize("paper", PAPERS)
def test_a_seat_card_is_one_page_in_our_fonts(say: Any, paper: str) -> None:
    pdf = printables.seat_card(Wanted(GAME, say, paper), URL, "Friday battles", "Béla")
    assert pages_in(pdf) == 1
    assert all(any(ours in font for ours in OURS) and "+" in font for font in fonts_in(pdf))
    assert pdf == printables.seat_card(Wanted(GAME, say, paper), URL, "Friday battles", "Béla")


def test_each_game_has_an_emblem_of_its_own(english: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Any] = []
    draw = pdf_renderer.draw_shapes
    monkeypatch.setattr(
        pdf_renderer, "draw_shapes", lambda *all: (drawn.append(all[1]), draw(*all))[1]
    )
    families: dict[str, set[str]] = {}
    for game in engine.games().values():
        drawn.clear()
        say = words.speaker("en", game)
        printables.seat_card(Wanted(game, say, "a4"), URL, "Friday battles", "Béla")
        families.setdefault(repr(drawn), set()).add(game.id)
    alike = sorted(sorted(games) for games in families.values())
    for own in (["btwixt"], ["condottiere-1e", "condottiere-3e"], ["rakab"], ["troyes"]):
        assert own in alike


def test_the_line_to_cut_is_the_darkest_frame_and_has_scissors(
    english: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: list[tuple[str, int]] = []
    stroke = page.stroke
    monkeypatch.setattr(
        page, "stroke", lambda *all: (lines.append((all[2], len(all[1]))), stroke(*all))[1]
    )
    cut: list[Any] = []
    draw = pdf_renderer.draw_shapes
    monkeypatch.setattr(
        pdf_renderer, "draw_shapes", lambda *all: (cut.append(all[1]), draw(*all))[1]
    )
    printables.seat_card(Wanted(GAME, english, "a4"), URL, "Friday battles", "Béla")
    assert lines[:4] == [(page.FINE, 3), (page.FINE, 3), (page.HAIR, 4), (page.HAIR, 4)]
    scissors = [astuple(path) for path in icons.scissors(page.FINE)]
    assert [[astuple(shape) for shape in shapes] for shapes in cut].count(scissors) == 2


def test_the_code_on_the_card_leads_to_the_seat(say: Any, tmp_path: Path) -> None:
    pdf = printables.seat_card(Wanted(GAME, say, "a4"), URL, "Friday battles", "Béla")
    with pypdfium2.PdfDocument(pdf) as document:
        document[0].render(scale=100 / 72, grayscale=True).to_pil().save(tmp_path / "card.png")
    assert decoded(tmp_path / "card.png") == URL


def test_the_card_prints_the_host_and_never_the_secret(english: Any, text_of: Callable) -> None:
    told = text_of(printables.seat_card(Wanted(GAME, english, "a4"), URL, "Friday battles", "Béla"))
    assert "play.example.org" in told and "Béla" in told and "Friday battles" in told
    assert "Xk3" not in told
    assert english("aid-seatcard-secret").split(".")[0] in told.replace("\n", " ")


def test_the_host_shown_is_the_one_that_a_browser_would_open() -> None:
    assert host_of("https://play.example.org:8443/s/x") == "play.example.org:8443"
    assert host_of("https://play.example.org@evil.example/s/x") == "evil.example"
    assert host_of("https://аpple.example/s/x").startswith("xn--")


def test_a_hostile_name_is_contained(say: Any, text_of: Callable) -> None:
    pdf = printables.seat_card(Wanted(GAME, say, "a4"), URL, MISCHIEF, MISCHIEF)
    told = text_of(pdf)
    assert "<b>" in told or "<script>" in told
    assert "\u202eevil" not in told


@pytest.mark.parametrize("language", ["en", "fa", "hu"])
def test_a_title_with_many_names_is_printed_whole(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = engine.load("btwixt")
    say = words.speaker(language, game)
    others = say.join(["مریم", "Béla", "Cyrus", "Zsófia", "Bartholomew"])
    title = unmarked(say("match-title", game=say("game-short-btwixt"), others=others))
    printed: list[str] = []
    draw = text.paragraph
    monkeypatch.setattr(text, "paragraph", lambda *all: (printed.append(all[1]), draw(*all))[1])
    printables.seat_card(Wanted(game, say, "a4"), URL, title, "شهرزاد محمدی‌نژاد")
    assert printed.count(legible(title)) == 2


def test_the_code_for_a_page_is_one_path_with_a_name_and_a_quiet_zone(tmp_path: Path) -> None:
    root = ElementTree.fromstring(printables.qr_svg(URL, 'Seat of "Béla" & <co>'))
    assert root.get("role") == "img" and root.get("aria-label") == 'Seat of "Béla" & <co>'
    _ground, code = root.findall(f"{SVG}path")
    assert code.get("d").startswith("M4,4h7v1h-7z")
    size = int(root.get("viewBox").split()[2])
    assert max(int(x) for x in re.findall(r"M(\d+),", code.get("d"))) < size - 4


def test_the_code_for_a_page_leads_to_the_seat(tmp_path: Path) -> None:
    resvg_py = pytest.importorskip("resvg_py")
    file = tmp_path / "code.png"
    file.write_bytes(resvg_py.svg_to_bytes(svg_string=printables.qr_svg(URL), width=240))
    assert decoded(file) == URL
