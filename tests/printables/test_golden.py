"""The look of sheets: a picture of each kind in each language, compared with a stored one.

`pytest --rewrite` stores new pictures; look at them first. A differing picture is saved beside the
stored one, in the folder named by the message.
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
from printables import Kept, Wanted
from service.language import words
from tests.printables.conftest import LANGUAGES

FOLDER = Path(__file__).parent / "golden"
SCALE = 0.6  # pixels for each point: enough to see overlaps, in few bytes
APART = 40  # of 255; smaller differences are antialiasing
MOST = 0.002  # of the pixels
DAY = {"en": "20 Nov 2025", "fa": "۲۹ آبان ۱۴۰۴", "hu": "2025. nov. 20."}
URL = "https://play.example.org/rulings/troyes?language=hu"
NAMES = ("Ana", "Béla", "سیروس")
CODES = tuple(f"https://play.example.org/t/{letter * 26}" for letter in "abc")
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
    "map-joined": ("condottiere-3e", "map", {"joined": True, "names": NAMES}),
    "map-part": ("condottiere-3e", "map", {"joined": True, "page": 1}),
    "board": ("btwixt", "board", {"names": NAMES}),
    "town": ("troyes", "board", {"names": NAMES}),
    "town-joined": ("troyes", "board", {"joined": True, "players": 4, "paper": "letter"}),
    "pad": ("rakab", "pad", {"players": 6}),
    "marks": ("rakab", "marks", {"names": NAMES, "players": 5}),
    "photo": ("btwixt", "photo", {"names": NAMES}),
    "seats": ("btwixt", "seats", {"names": NAMES}),
    "tents": ("troyes", "seats", {"names": NAMES, "codes": CODES, "are_secret": True}),
    "tokens": ("troyes", "tokens", {}),
    "rulings": ("rakab", "rulings", {}),
}


# The scores of three players over time.
COURSE = [[0, 0, 0], [1, 0, 0], [1, 1, 0], [2, 1, 0], [2, 2, 1], [3, 2, 1], [3, 2, 2], [4, 2, 2]]
KEPT = {
    "poster": "troyes",
    "poster-map": "rakab",
    "certificate": "condottiere-3e",
    "resume": "rakab",
    "codes": "condottiere-1e",
    "final": "btwixt",
}


def kept_of(kind: str, language: str) -> bytes:
    """Return a poster, certificate or another sheet of an example game."""
    game = engine.games()[KEPT[kind]]
    say = words.speaker(language, game)
    wanted = Wanted(game, say, "a4", names=NAMES, release="1.0", date=DAY[language], url=URL)
    if kind == "resume":
        return printables.rebuild_sheet(wanted, game.view(under_way(game), 0), "Friday")
    if kind == "codes":
        cards = zip(NAMES, CODES, range(len(NAMES)), strict=True)
        return printables.seat_sheet(wanted, [printables.SeatCard(*card) for card in cards], "")
    if kind == "final":
        return printables.final_sheet(wanted, game.view(played_out(game), None))
    told = say(f"game-about-{game.id}")
    kept = Kept(
        outcome=say("letter-over-won", winners="Béla", winners_count=1),
        people=say.join(NAMES),
        winners=["Béla"],
        places=[f"{place}. {name}" for place, name in enumerate(NAMES, 1)],
        story=story_of(game, told),
        proof=["0123456789abcdef" * 4, "fedcba9876543210" * 4],
        day=DAY[language],
        measure=printables.measure(game, say),
        course=COURSE,
    )
    if kind == "certificate":
        return printables.certificate(wanted, kept)
    return printables.poster(wanted, kept, game.view(game.setup(3, {}, bytes(32)), None))


def story_of(game: Any, told: str) -> list[printables.StoryLine]:
    """Return six lines of a story: four turning points between two plain lines.

    Two of the turning points are in the same region.
    """
    regions = game.land.regions if game.family == "condottiere" else [""] * 4
    about = [{"seat": seat, "region": regions[seat]} for seat in (0, 1, 2, 1)]
    moments = [
        printables.StoryLine(told, (2 * place + 1) / 8, facts) for place, facts in enumerate(about)
    ]
    return [printables.StoryLine(told), *moments, printables.StoryLine(told)]


def played_out(game: Any) -> Any:
    """Return the end of a game in which every seat takes the first legal action."""
    state = game.setup(len(NAMES), {}, bytes(32))
    while asked := game.to_act(state):
        state = game.apply(state, asked[0], game.legal_actions(state, asked[0])[0])
    return state


def under_way(game: Any) -> Any:
    """Return a state after some moves, each the first legal action."""
    state = game.setup(len(NAMES), {}, bytes(32))
    for _ in range(9):
        seat = game.to_act(state)[0]
        state = game.apply(state, seat, game.legal_actions(state, seat)[0])
    return state


def pdf_of(kind: str, language: str) -> bytes:
    if kind in KEPT:
        return kept_of(kind, language)
    name, sheet, about = KINDS[kind]
    game, how = engine.games()[name], {"paper": "a4", **about}
    if how.get("other"):
        how["other"] = words.speaker("fa" if language != "fa" else "en", game)
    say, paper = words.speaker(language, game), how.pop("paper")
    how.pop("page", None)
    wanted = Wanted(game, say, paper, release="1.0", date=DAY[language], url=URL, **how)
    return printables.drawn(sheet, wanted)


def picture_of(kind: str, language: str) -> Image.Image:
    page = KINDS[kind][2].get("page", 0) if kind in KINDS else 0
    with pypdfium2.PdfDocument(pdf_of(kind, language)) as document:
        drawn = document[page].render(scale=SCALE, may_draw_forms=False).to_pil()
    return drawn.convert("L").quantize(16).convert("L")


def beside(one: Image.Image, other: Image.Image, apart: Image.Image) -> Image.Image:
    shown = Image.new("L", (sum(each.width for each in (one, other, apart)), one.height), 128)
    x = 0
    for each in (one, other, apart):
        shown.paste(each, (x, 0))
        x += each.width
    return shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [*KINDS, *KEPT])
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
        f"{kind}.{language}.png" for kind in [*KINDS, *KEPT] for language in LANGUAGES
    }
