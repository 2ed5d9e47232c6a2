"""How sheets look: a picture of each kind in each language, compared by pixels with the one kept.

`pytest --rewrite` keeps the new ones; look at them first. A picture that differs is laid beside the
kept one in the folder that the message names.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

import pypdfium2
import pytest
from PIL import Image, ImageChops

import engine
import printables
from printables import Wanted
from service.language import words
from tests.printables.conftest import LANGUAGES

FOLDER = Path(__file__).parent / "golden"
SCALE = 0.6  # of a point to a pixel: enough to see what overlaps, few bytes
APART = 40  # of 255: another shade of an edge is no other picture
MOST = 0.002  # of the pixels
DAY = {"en": "20 Nov 2025", "fa": "۲۹ آبان ۱۴۰۴", "hu": "2025. nov. 20."}
URL = "https://play.example.org/rulings/troyes?language=hu"
NAMES = ("Ana", "Béla", "سیروس")
KINDS: dict[str, tuple[str, str, dict[str, Any]]] = {
    "aid": ("condottiere-3e", "aid", {}),
    "aid-large": ("rakab", "aid", {"large": True, "paper": "letter"}),
    "aid-beside": ("btwixt", "aid", {"other": True}),
    "cards": ("troyes", "cards", {}),
    "score": ("troyes", "score", {"names": NAMES}),
    "solo": ("troyes", "solo", {}),
    "campaign": ("condottiere-1e", "campaign", {"ink": "grey"}),
    "bids": ("btwixt", "score", {"players": 5, "paper": "letter"}),
    "map": ("rakab", "map", {"ink": "low"}),
    "board": ("btwixt", "board", {"names": NAMES}),
    "pad": ("rakab", "pad", {"players": 6}),
    "seats": ("btwixt", "seats", {"names": NAMES}),
    "tokens": ("troyes", "tokens", {}),
    "rulings": ("rakab", "rulings", {}),
}


def picture_of(kind: str, language: str) -> Image.Image:
    name, sheet, about = KINDS[kind]
    game, how = engine.games()[name], {"paper": "a4", **about}
    if how.get("other"):
        how["other"] = words.speaker("fa" if language != "fa" else "en", game)
    say, paper = words.speaker(language, game), how.pop("paper")
    wanted = Wanted(game, say, paper, release="1.0", date=DAY[language], url=URL, **how)
    with pypdfium2.PdfDocument(printables.drawn(sheet, wanted)) as document:
        drawn = document[0].render(scale=SCALE, may_draw_forms=False).to_pil()
    return drawn.convert("L").quantize(16).convert("L")


def beside(one: Image.Image, other: Image.Image, apart: Image.Image) -> Image.Image:
    shown = Image.new("L", (sum(each.width for each in (one, other, apart)), one.height), 128)
    x = 0
    for each in (one, other, apart):
        shown.paste(each, (x, 0))
        x += each.width
    return shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_sheet_looks_as_it_did(
    kind: str, language: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    file, drawn = FOLDER / f"{kind}.{language}.png", picture_of(kind, language)
    if request.config.getoption("--rewrite"):
        FOLDER.mkdir(exist_ok=True)
        packed = BytesIO()
        drawn.quantize(16).save(packed, "PNG", optimize=True)
        file.write_bytes(packed.getvalue())
        return
    kept = Image.open(file).convert("L")
    assert kept.size == drawn.size
    apart = ImageChops.difference(kept, drawn)
    far = sum(apart.histogram()[APART:]) / (kept.width * kept.height)
    if far > MOST:
        shown = tmp_path / f"{kind}.{language}.png"
        beside(kept, drawn, apart).save(shown)
        pytest.fail(f"{far:.1%} of {file.name} looks otherwise: see {shown}")


def test_every_kind_of_sheet_has_its_picture() -> None:
    kept = {sheet for _, sheet, _ in KINDS.values()}
    there = {name for game in engine.games().values() for name in printables.sheets(game)}
    assert there == kept
    assert {file.name for file in FOLDER.glob("*.png")} == {
        f"{kind}.{language}.png" for kind in KINDS for language in LANGUAGES
    }
