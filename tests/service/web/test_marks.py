"""Filled-in score sheets are read from photos and entered."""

from __future__ import annotations

import random
from collections.abc import Sequence
from io import BytesIO
from itertools import chain, pairwise, product
from math import pi, sin

import pypdfium2
import pytest
from PIL import Image, ImageChops, ImageDraw, ImageFilter
from playwright.sync_api import Browser, Page, expect
from reportlab.lib.units import mm

import engine
import printables
from printables import Wanted
from printables import circles as grid
from printables.circles import Layout
from service.language.languages import spell
from service.language.words import speaker
from tests.service.trial_installation import TrialInstallation
from tests.service.web.at_companion import NAMES, open_table
from tests.service.web.at_phones import Phones, Thumb
from tests.service.web.in_browser import CHROMIUM, broken, too_wide
from tests.service.web.sheet_photos import (
    BY_HAND,
    PENCILS,
    PENS,
    PIXELS,
    STAINS,
    TABLES,
    Points,
    circles,
    coefficients,
    corner,
    damage,
    draw,
    finished,
    laid,
    lighter,
    numbers,
    photos,
    spill,
    taken,
)

pytestmark = [
    pytest.mark.skipif(not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)"),
    pytest.mark.parametrize("database_url", ["sqlite"], indirect=True),
]
POINTS: Points = [[37, -5, 0, 12], [90, 8, None, 41], [None] * 4, [-66, 1, 20, 99]]
# the page's corners on a photo of 1500 x 2000: from above, aslant, upside down
LAID = {
    "straight": [(60, 80), (1440, 80), (1440, 1930), (60, 1930)],
    "aslant": [(260, 170), (1330, 330), (1440, 1900), (90, 1740)],
    "turned": [(1390, 1880), (150, 1790), (240, 210), (1250, 130)],
}


def sheet(
    language: str, players: int, paper: str = "a4", number: int = 0, game: str = "", table: str = ""
) -> Image.Image:
    """Return a printed page of the pad, or of a game's sheet for a table."""
    of = game or "rakab"
    wanted = Wanted(
        engine.load(of), speaker(language, of), paper, players=players, names=NAMES, table=table
    )
    pdf = printables.drawn("photo" if game else "marks", wanted)
    page = pypdfium2.PdfDocument(pdf)[number]
    return page.render(scale=PIXELS).to_pil().convert("RGB")


def filled_in(
    page: Image.Image,
    points: Points,
    first: int = 0,
    is_rtl: bool = False,
    is_crossed: bool = False,
    layout: Layout = grid.PAD,
) -> None:
    """Fill in the circles with a pencil, not too neatly, or with crosses."""
    pen, luck = ImageDraw.Draw(page), random.Random(3)
    left, top = corner(page)
    for across, down in circles(points, first, layout):
        x = left + (grid.WIDE - across if is_rtl else across) * mm * PIXELS
        y, reach = top + down * mm * PIXELS, grid.RADIUS * mm * PIXELS
        x, y = x + luck.uniform(-2, 2), y + luck.uniform(-2, 2)
        box = (x - reach, y - reach, x + reach, y + reach)
        if is_crossed:
            pen.line(box, fill=lighter(80), width=3)
            pen.line((box[0], box[3], box[2], box[1]), fill=lighter(80), width=3)
        else:
            pen.ellipse(box, fill=lighter(luck.randint(60, 110)))


def ticked(page: Image.Image, points: Points, grey: int) -> None:
    """Tick the circles with a light pencil."""
    pen = ImageDraw.Draw(page)
    left, top = corner(page)
    reach = grid.RADIUS * mm * PIXELS
    for across, down in circles(points, 0):
        x, y = left + across * mm * PIXELS, top + down * mm * PIXELS
        low = (x - reach * 0.2, y + reach * 0.9)
        pen.line(((x - reach, y), low), fill=lighter(grey), width=3)
        pen.line((low, (x + reach * 1.4, y - reach * 1.4)), fill=lighter(grey), width=3)


def photo(page: Image.Image, laid: str, dice: Sequence[tuple[int, int]] = ()) -> bytes:
    """Return a photo on a dark table, lit from one side, with a phone's noise.

    Black dice lie at these places, on the sheet or beside it.
    """
    width, height = 1500, 2000
    ends = [(0, 0), (page.width, 0), (page.width, page.height), (0, page.height)]
    table = Image.new("RGB", (width, height), lighter(70))
    how = coefficients(LAID[laid], ends)
    seen = page.transform(
        (width, height), Image.Transform.PERSPECTIVE, how, Image.Resampling.BICUBIC
    )
    where = Image.new("L", page.size, 255)
    table.paste(seen, mask=where.transform((width, height), Image.Transform.PERSPECTIVE, how))
    for x, y in dice:
        ImageDraw.Draw(table).rectangle((x, y, x + 80, y + 80), fill=lighter(15))
    light = Image.linear_gradient("L").rotate(90).resize((width, height))
    light = light.point(lambda each: 130 + each * 125 // 255)
    lit = ImageChops.multiply(table, light.convert("RGB"))
    noise = Image.effect_noise((width, height), 16).point(lambda each: min(255, each + 110))
    lit = ImageChops.multiply(lit.filter(ImageFilter.GaussianBlur(1.2)), noise.convert("RGB"))
    file = BytesIO()
    lit.save(file, "JPEG", quality=70)
    return file.getvalue()


# black dice or card backs; some of their corners can be mistaken for the sheet's
BESIDE = [(20, 40), (1200, 60), (1380, 120), (20, 1890), (130, 1900)]


def on_the_last_corner(page: Image.Image, laid: str) -> list[tuple[int, int]]:
    """Return places for cards that hide the square of the sheet's lower right corner."""
    left, top = corner(page)
    x, y = left + grid.WIDE * mm * PIXELS, top + grid.PAD.high * mm * PIXELS
    ends = [(0, 0), (page.width, 0), (page.width, page.height), (0, page.height)]
    a, b, c, d, e, f, g, h = coefficients(ends, LAID[laid])
    far = g * x + h * y + 1
    middle = (round((a * x + b * y + c) / far), round((d * x + e * y + f) / far))
    return [(middle[0] + i, middle[1] + j) for i in (-120, -40, 40) for j in (-120, -40, 40)]


@pytest.mark.parametrize("is_read", [True, False], ids=["beside it", "on a corner"])
def test_a_sheet_is_read_only_within_its_own_frame(
    house: TrialInstallation, address: str, browser: Browser, is_read: bool
) -> None:
    """Other dark squares in a photo form other frames, and numbers read in those would be wrong."""
    phones = Phones(browser, address, open_table(house, players=4))
    phone = phones.sit(1)
    page = sheet("en", 4)
    filled_in(page, POINTS)
    hidden = [] if is_read else on_the_last_corner(page, "aslant")
    read = shown_to(phone, photo(page, "aslant", BESIDE + hidden))
    assert read == (spelled(POINTS, "en") if is_read else [])
    if not is_read:
        expect(phone.locator("#photo-read")).to_contain_text("corners")
    assert phones.faults == []


def shown_to(page: Page, taken: bytes) -> list[list[str]]:
    """Return the numbers read from a photo that is chosen on the phone."""
    page.locator("#more-photo > summary").click()
    file = {"name": "IMG.jpg", "mimeType": "image/jpeg", "buffer": taken}
    page.locator("#photo input[type=file]").set_input_files(files=[file])
    expect(page.locator("#photo-read > *").first).to_be_visible()
    rows = page.locator("#photo-read tbody tr:has(input)").all()
    return [[each.input_value() for each in row.locator("input").all()] for row in rows]


def spelled(points: Points, language: str) -> list[list[str]]:
    """Return the points as the fields show them: "" for None, no direction marks."""
    return [
        ["" if each is None else spell(each, language).strip("\u200e") for each in row]
        for row in points
    ]


@pytest.mark.parametrize(
    ("language", "laid", "paper"),
    [
        ("en", "straight", "a4"),
        ("fa", "aslant", "letter"),
        ("hu", "turned", "a4"),
    ],
)
def test_a_photo_of_a_filled_in_sheet_is_read_and_entered(
    house: TrialInstallation, address: str, browser: Browser, language: str, laid: str, paper: str
) -> None:
    phones = Phones(browser, address, open_table(house, players=4))
    phone = phones.sit(1, language)
    page = sheet(language, 4, paper)
    filled_in(page, POINTS, is_rtl=language == "fa", is_crossed=language == "hu")
    assert shown_to(phone, photo(page, laid)) == spelled(POINTS, language)
    assert phone.locator(".unclear").count() == 0
    assert too_wide(phone) == [] and broken(phone, has_dark_form=True) == []
    thumb = Thumb(phone)
    thumb.tap(phone.locator("#photo-read button"))
    told = sum(each is not None for row in POINTS for each in row) + len(POINTS) - 1
    thumb.sees(told)
    view = phones.kept().rules.view(phones.kept().at)
    assert [row["cells"] for row in view["rows"]] == POINTS
    assert phones.faults == []


def test_unclear_numbers_are_framed_and_a_photo_without_a_sheet_is_reported(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    phones = Phones(browser, address, open_table(house, players=2))
    phone = phones.sit(0)
    page = sheet("en", 2)
    filled_in(page, [[12, 3]])
    filled_in(page, [[17, None]])  # two units, as after a change of mind
    assert shown_to(phone, photo(page, "aslant")) == [["", "3"]]
    assert phone.locator(".unclear").count() == 1
    for unreadable in ("l7", "-", "1 7"):
        phone.locator("#photo-read input").first.fill(unreadable)
        phone.locator("#photo-read button").click()
        expect(phone.locator("#photo-read [role=alert]")).to_contain_text("whole number")
    phone.locator("#photo-read input").first.fill("\u200f۱۷")
    phone.locator("#photo-read button").click()
    Thumb(phone).sees(2)
    assert phones.kept().rules.view(phones.kept().at)["totals"] == [17, 3]
    assert shown_to(phone, photo(sheet("en", 2), "straight")) == []
    expect(phone.locator("#photo-read")).to_contain_text("No circle")
    assert phones.faults == []


def refused(reason: str, page: Image.Image, game: str) -> bytes:
    """Return a photo that cannot be read for this reason."""
    luck, wood = random.Random(7), TABLES["light wood"]
    match reason:
        case "unopened":
            return b"no picture"
        case "none":
            return finished(laid(Image.new("RGB", page.size, lighter(245)), wood, luck), luck)
        case "bent":
            return finished(laid(bent(page), wood, luck), luck)
        case "corner":
            return photo(page, "aslant", on_the_last_corner(page, "aslant"))
        case "small":
            return finished(laid(page, wood, luck, share=0.34), luck)
        case "blurred":
            return finished(laid(page, wood, luck).filter(ImageFilter.GaussianBlur(5)), luck)
        case "dark":
            return finished(laid(page, wood, luck).point(lambda it: it // 40), luck)
    other = sheet("en", 4, game=game, table="another table")
    return finished(laid(other, wood, luck), luck)


def bent(page: Image.Image) -> Image.Image:
    """Return the page as a photo shows it if it bulges in the middle: its lines lie elsewhere."""
    high, steps = page.height, 60
    ends = [high * step / steps for step in range(steps + 1)]
    at = [y - 3 * mm * PIXELS * sin(pi * y / high) for y in ends]
    mesh = [
        ((0, round(top), page.width, round(low)), (0, a, 0, b, page.width, b, page.width, a))
        for (top, low), (a, b) in zip(pairwise(ends), pairwise(at), strict=True)
    ]
    return page.transform(page.size, Image.Transform.MESH, mesh, Image.Resampling.BILINEAR)


REASONS = {
    "unopened": "can’t open that file",
    "none": "can’t find a sheet",
    "bent": "Lay it flat",
    "corner": "corners is hidden",
    "small": "Go closer",
    "blurred": "too dark or too blurred",
    "dark": "too dark or too blurred",
    "other": "another table",
}


@pytest.mark.parametrize("game", ["pad", "troyes"])
def test_a_photo_that_cannot_be_read_says_why(
    house: TrialInstallation, address: str, browser: Browser, game: str
) -> None:
    phones = Phones(browser, address, open_table(house, game, 4))
    phone, told = phones.sit(0), {}
    page = sheet("en", 4, game=game if game != "pad" else "")
    phone.locator("#more-photo > summary").click()
    for reason in REASONS:
        assert cells_of(phone, refused(reason, page, "troyes")) == [], reason
        told[reason] = phone.locator("#photo-read").text_content() or ""
        expect(phone.locator("#photo-read .notice")).to_be_in_viewport(ratio=0.95)
    wrong = {reason: told[reason] for reason, words in REASONS.items() if words not in told[reason]}
    assert wrong == {}
    assert phones.faults == []


def test_numbers_of_light_ticks_are_right_or_framed(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    """Half of a number may be too light to be sure of; the other half is not the number."""
    phones = Phones(browser, address, open_table(house, players=4))
    phone = phones.sit(0)
    phone.locator("#more-photo > summary").click()
    wanted = spelled(POINTS, "en")
    for grey in (125, 140, 155):
        page = sheet("en", 4)
        ticked(page, POINTS, grey)
        read = cells_of(phone, photo(page, "straight"))
        assert len(read) == len(wanted)
        told = zip(chain(*read), chain(*wanted), strict=True)
        wrong = [(one, other) for (one, framed), other in told if one != other and not framed]
        assert (grey, wrong) == (grey, [])
    assert phones.faults == []


def test_the_second_page_has_the_fifth_and_the_sixth(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    phones = Phones(browser, address, open_table(house, players=6))
    phone = phones.sit(0)
    points: Points = [[1, 2, 3, 4, 5, 60], [10, 20, 30, 40, -50, 6]]
    entries = 0
    for number in range(2):
        page = sheet("en", 6, number=number)
        first = number * grid.COLUMNS
        filled_in(page, points, first)
        shown_to(phone, photo(page, "straight"))
        phone.locator("#photo-read button").click()
        entries += len(points) * len(points[0][first : first + grid.COLUMNS]) + (not number)
        Thumb(phone).sees(entries)
    view = phones.kept().rules.view(phones.kept().at)
    assert [row["cells"] for row in view["rows"]] == points


# by game: the filled-in rows, what follows, and who wins
RESULTS: dict[str, tuple[dict[int, list[int | None]], list[str], list[int]]] = {
    "rakab": ({0: [1, 2, 14], 1: [3, None, 4], 9: [None, 1, None], 10: [1, 2, 3]}, [], [0]),
    "troyes": (
        dict(
            enumerate(
                [
                    *([12, 7, 9], [1, 0, 0], [2, 0, 1], [3, None, 2], [1, 2, 0], [1, None, 1]),
                    *([None, 1, None], [6, 5, 4], [3, 0, 11], [4, 20, 1], [2, 1, 0]),
                ]
            )
        ),
        ["count characters henry_i le_florentin urbain_iv"],
        [0],
    ),
    "btwixt": (
        {0: [5, 3, 4], 1: [2, 6, None], 8: [-1, 2, 0], 9: [2, 0, 1], 10: [4, None, 1]},
        [],
        [1],
    ),
}


@pytest.mark.parametrize("game", RESULTS)
def test_a_photo_of_a_games_sheet_enters_the_result_of_its_table(
    house: TrialInstallation, address: str, browser: Browser, game: str
) -> None:
    phones = Phones(browser, address, open_table(house, game, 3))
    phone, (rows, more, winners) = phones.sit(1), RESULTS[game]
    page = sheet("en", 3, game=game, table=phones.held().row.id)
    filled_in(page, [rows.get(row, [None] * 3) for row in range(LABELLED.rows)], layout=LABELLED)
    read = shown_to(phone, photo(page, "aslant"))
    assert read == spelled([rows.get(row, [None] * 3) for row in range(LABELLED.rows)], "en")
    if game == "rakab":  # a number that no province has, and nobody who began
        assert phone.locator("#photo-read small").first.text_content() == "Bella"
        for place, wrong, right in ((0, "15", "1"), (28, "", "1")):
            field = phone.locator("#photo-read input").nth(place)
            field.fill(wrong)
            phone.locator("#photo-read button").click()
            expect(field).to_have_attribute("aria-invalid", "true")
            field.fill(right)
    assert too_wide(phone) == [] and broken(phone) == []
    phone.locator("#photo-read button").click()
    if more:
        Thumb(phone).sees(1 + 3 * 8)  # eight things counted for three players
    else:
        phone.locator("#live h1.over").wait_for()
    for line in more:
        phones.enter(line)
    kept = phones.kept()
    outcome = kept.rules.outcome(kept.at, 3)
    assert outcome is not None and outcome["winners"] == winners
    assert phones.faults == []


def test_a_result_on_two_pages_is_entered_when_both_are_read(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    phones = Phones(browser, address, open_table(house, "btwixt", 5))
    phone = phones.sit(0)
    rows: Points = [[None] * 5 for _ in range(LABELLED.rows)]
    rows[0], rows[9], rows[10] = [3, 4, 5, 6, 7], [1, 0, 0, 1, 0], [2, None, None, 3, None]
    phone.locator("#more-photo > summary").click()
    for number, said in ((1, "other page"), (0, "")):
        page = sheet("en", 5, number=number, game="btwixt")
        filled_in(page, rows, number * grid.COLUMNS, layout=LABELLED)
        cells_of(phone, photo(page, "straight"))
        phone.locator("#photo-read button").click()
        expect(phone.locator("#photo-read")).to_contain_text(said)
        assert number == 0 or phones.kept().number == 0
    phone.locator("#live h1.over").wait_for()
    kept = phones.kept()
    outcome = kept.rules.outcome(kept.at, 5)
    assert outcome is not None and outcome["scores"] == [5, 4, 4, 5, 7]
    assert phones.faults == []


SHOWN = """() => [...document.querySelectorAll("#photo-read tbody tr:has(input)")].map(row =>
    [...row.querySelectorAll("input")].map(it => [it.value, it.classList.contains("unclear")]))"""
PADS, OF_GAME = 32, 8  # photos on each of the five tables
LABELLED = grid.labelled(grid.MOST_LABELLED)
GAMES = [name for name, game in engine.games().items() if "photo" in printables.sheets(game)]


@pytest.mark.parametrize(("table", "game"), [*zip(TABLES, GAMES, strict=True)])
def test_no_number_of_two_hundred_photos_is_wrong_without_a_frame(
    house: TrialInstallation, address: str, browser: Browser, table: str, game: str
) -> None:
    """Photos with filled-in circles are read; a tick, a cross or a hard pencil may be framed."""
    pad, of_game = (Phones(browser, address, open_table(house, each, 4)) for each in ("pad", game))
    pads = photos(sheet("en", 4), table, PADS)
    sheets = photos(sheet("en", 4, game=game), table, OF_GAME, LABELLED)
    read, ordinary = 0, 0
    phones = [phones.sit(0) for phones in (pad, of_game)]
    for phone in phones:
        phone.locator("#more-photo > summary").click()
    both = zip(phones, (pads, sheets), strict=True)
    for phone, each in ((phone, each) for phone, shots in both for each in shots):
        shown = cells_of(phone, each.data)
        wanted = spelled(each.points, "en")
        wanted += [[""] * 4] * (len(shown) - len(wanted))
        assert not shown or len(shown) == len(wanted), f"rows are missing: {each.about}"
        pairs = [*zip(chain(*shown), chain(*wanted), strict=bool(shown))]
        silent = [
            (value, other) for (value, framed), other in pairs if value != other and not framed
        ]
        assert (each.about, silent) == (each.about, [])
        right = bool(shown) and all(value == other for (value, _), other in pairs)
        ordinary += each.is_ordinary
        read += each.is_ordinary and right
    assert ordinary >= (PADS + OF_GAME) / 5 and read >= 0.95 * ordinary
    assert pad.faults == of_game.faults == []


def test_a_sheet_that_goes_on_adds_its_new_rows_alone(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    phones = Phones(browser, address, open_table(house, players=4))
    phone = phones.sit(1)
    for points in (POINTS[:2], POINTS[:2], POINTS):
        page = sheet("en", 4)
        filled_in(page, points)
        before = phones.kept().number
        shown_to(phone, photo(page, "straight"))
        phone.locator("#photo-read button").click()
        told = sum(each is not None for row in points for each in row) + len(points) - 1
        if told == before:
            expect(phone.locator("#photo-read")).to_contain_text("nothing new")
            phone.locator("#more-photo > summary").click()
        Thumb(phone).sees(told)
        assert [
            row["cells"] for row in phones.kept().rules.view(phones.kept().at)["rows"]
        ] == points
    other = sheet("en", 4)
    filled_in(other, [[1, 2, 3, 4]])  # another sheet's rows come below
    shown_to(phone, photo(other, "straight"))
    phone.locator("#photo-read button").click()
    Thumb(phone).sees(told + 1 + 4)
    view = phones.kept().rules.view(phones.kept().at)
    assert [row["cells"] for row in view["rows"]] == [*POINTS, [1, 2, 3, 4]]
    assert phones.faults == []


RINGS = ("ringed", "outlined")
DAMAGE = ["glare", "cup", "blots", "dice", "pencil", "scrawl", *RINGS]


@pytest.mark.parametrize("kind", DAMAGE)
def test_no_number_under_something_is_wrong_without_a_frame(
    house: TrialInstallation, address: str, browser: Browser, kind: str
) -> None:
    """Glare, stains and things hide marks or look like some, and people draw rings as marks.

    A stain is told from a mark by its darkness or its place.
    """
    phones = Phones(browser, address, open_table(house, "pad", 4))
    phone, page = phones.sit(0), sheet("en", 4)
    phone.locator("#more-photo > summary").click()
    read, first = 0, corner(page)
    for number in range(8):
        luck, filled = random.Random(f"{kind} {number}"), page.copy()
        points, stroke = numbers(luck, grid.PAD), kind if kind in RINGS else "filled"
        draw(filled, points, first, luck.choice(PENCILS), stroke, luck, grid.PAD)
        damage(filled, kind, first, luck)
        table = luck.choice([*TABLES.values()])
        shown = cells_of(phone, taken(filled, table, luck, clutter=False))
        read += bool(shown)
        for cells, wanted in zip(shown, spelled(points, "en"), strict=False):
            told = zip(cells, wanted, strict=True)
            silent = [(one, other) for (one, framed), other in told if one != other and not framed]
            assert (number, silent) == (number, [])
        rest = chain(*shown[len(points) :])
        assert not shown or len(shown) >= len(points)
        assert (number, [one for one, framed in rest if one and not framed]) == (number, [])
    assert read >= 5
    assert phones.faults == []


HANDS = {**dict(zip(("soft", "usual", "hard"), PENCILS, strict=True)), **PENS}


@pytest.mark.parametrize("kind", STAINS)
def test_no_drop_on_a_circle_is_read_as_a_mark(
    house: TrialInstallation, address: str, browser: Browser, kind: str
) -> None:
    """A drop has another colour than the marks, or a softer edge; it may fall on a mark."""
    phones = Phones(browser, address, open_table(house, "pad", 4))
    phone, page = phones.sit(0), sheet("en", 4)
    phone.locator("#more-photo > summary").click()
    first, read = corner(page), 0
    for number in range(10):
        luck, filled = random.Random(f"{kind} {number}"), page.copy()
        points, hand = numbers(luck, grid.PAD), luck.choice([*HANDS])
        draw(filled, points, first, HANDS[hand], luck.choice(BY_HAND), luck, grid.PAD)
        spill(filled, kind, points, first, luck)
        shown = cells_of(phone, taken(filled, luck.choice([*TABLES.values()]), luck, clutter=False))
        read += bool(shown)
        wanted = spelled(points, "en") + [[""] * 4] * (len(shown) - len(points))
        told = zip(chain(*shown), chain(*wanted), strict=bool(shown))
        silent = [(one, other) for (one, framed), other in told if one != other and not framed]
        assert (hand, number, silent) == (hand, number, [])
    assert read >= 9
    assert phones.faults == []


def test_marks_of_pencils_and_pens_are_read(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    phones = Phones(browser, address, open_table(house, "pad", 4))
    phone, page = phones.sit(0), sheet("en", 4)
    phone.locator("#more-photo > summary").click()
    first, framed, cells = corner(page), 0, 0
    for number, (hand, stroke) in enumerate(product(HANDS, BY_HAND)):
        luck, filled = random.Random(f"{hand} {stroke}"), page.copy()
        points = numbers(luck, grid.PAD)
        draw(filled, points, first, HANDS[hand], stroke, luck, grid.PAD)
        table = [*TABLES.values()][number % len(TABLES)]
        shown = cells_of(phone, taken(filled, table, luck, clutter=False))
        read = [[value for value, _ in row] for row in shown]
        wanted = spelled(points, "en") + [[""] * 4] * (len(shown) - len(points))
        assert (hand, stroke, read) == (hand, stroke, wanted)
        framed += sum(is_framed for row in shown for _, is_framed in row)
        cells += sum(map(len, shown))
    assert framed < 0.2 * cells
    assert phones.faults == []


def cells_of(phone: Page, taken: bytes) -> list[list[tuple[str, bool]]]:
    """Return each number read from a photo, and whether it is framed; [] for a refused photo."""
    phone.evaluate("document.getElementById('photo-read').replaceChildren()")
    file = {"name": "IMG.jpg", "mimeType": "image/jpeg", "buffer": taken}
    phone.locator("#photo input[type=file]").set_input_files(files=[file])
    phone.locator("#photo-read > *").first.wait_for()
    rows = phone.evaluate(SHOWN)
    return [[(value, framed) for value, framed in row] for row in rows]
