"""Filled-in score sheets are read from photos and entered."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from io import BytesIO

import pypdfium2
import pytest
from PIL import Image, ImageChops, ImageDraw, ImageFilter
from playwright.sync_api import Browser, Page, expect
from reportlab.lib.units import mm

import engine
import printables
from printables import Wanted, marks
from service.language.languages import spell
from service.language.words import speaker
from tests.service.trial_installation import TrialInstallation
from tests.service.web.at_companion import NAMES, open_table
from tests.service.web.at_phones import Phones, Thumb
from tests.service.web.in_browser import CHROMIUM, broken, too_wide

pytestmark = [
    pytest.mark.skipif(not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)"),
    pytest.mark.parametrize("database_url", ["sqlite"], indirect=True),
]
Points = list[list[int | None]]  # row by row, seat by seat
PIXELS = 2.0  # per point
POINTS: Points = [[37, -5, 0, 12], [90, 8, None, 41], [None] * 4, [-66, 1, 20, 99]]
# the page's corners on a photo of 1500 x 2000: from above, aslant, upside down
LAID = {
    "straight": [(60, 80), (1440, 80), (1440, 1930), (60, 1930)],
    "aslant": [(260, 170), (1330, 330), (1440, 1900), (90, 1740)],
    "turned": [(1390, 1880), (150, 1790), (240, 210), (1250, 130)],
}


def circles(points: Points, first: int) -> Iterator[tuple[float, float]]:
    """Yield the filled-in circles, in millimetres from the first corner in reading direction."""
    for row, numbers in enumerate(points):
        for column, number in enumerate(numbers[first : first + marks.COLUMNS]):
            if number is None:
                continue
            ten, unit = divmod(abs(number), 10)
            wanted = [(ten - 1, 0)] if ten else []
            wanted += [(unit, 1)] + ([(9, 0)] if number < 0 else [])
            for digit, line in wanted:
                yield marks.across(column, digit), marks.down(row, line)


def sheet(language: str, players: int, paper: str = "a4", number: int = 0) -> Image.Image:
    """Return a printed page of the sheet."""
    wanted = Wanted(
        engine.load("rakab"), speaker(language, "rakab"), paper, players=players, names=NAMES
    )
    page = pypdfium2.PdfDocument(printables.drawn("marks", wanted))[number]
    return page.render(scale=PIXELS).to_pil().convert("L")


def filled_in(
    page: Image.Image,
    points: Points,
    first: int = 0,
    is_rtl: bool = False,
    is_crossed: bool = False,
) -> None:
    """Fill in the circles with a pencil, not too neatly, or with crosses."""
    pen, luck = ImageDraw.Draw(page), random.Random(3)
    left, top = corner(page)
    for across, down in circles(points, first):
        x = left + (marks.WIDE - across if is_rtl else across) * mm * PIXELS
        y, reach = top + down * mm * PIXELS, marks.RADIUS * mm * PIXELS
        x, y = x + luck.uniform(-2, 2), y + luck.uniform(-2, 2)
        box = (x - reach, y - reach, x + reach, y + reach)
        if is_crossed:
            pen.line(box, fill=80, width=3)
            pen.line((box[0], box[3], box[2], box[1]), fill=80, width=3)
        else:
            pen.ellipse(box, fill=luck.randint(60, 110))


def corner(page: Image.Image) -> tuple[float, float]:
    """Return the middle of the upper left square, the first dark place at the left edge."""
    half = marks.SQUARE * mm * PIXELS / 2
    left = (page.width - marks.WIDE * mm * PIXELS) / 2
    for y in range(page.height):
        if page.getpixel((round(left), y)) < 60 and page.getpixel((round(left - half + 2), y)) < 60:
            return left, y + half
    raise AssertionError("there is no square")


def photo(page: Image.Image, laid: str, dice: Sequence[tuple[int, int]] = ()) -> bytes:
    """Return a photo on a dark table, lit from one side, with a phone's noise.

    Black dice lie at these places, on the sheet or beside it.
    """
    width, height = 1500, 2000
    ends = [(0, 0), (page.width, 0), (page.width, page.height), (0, page.height)]
    table = Image.new("L", (width, height), 70)
    how = coefficients(LAID[laid], ends)
    seen = page.transform(
        (width, height), Image.Transform.PERSPECTIVE, how, Image.Resampling.BICUBIC
    )
    where = Image.new("L", page.size, 255)
    table.paste(seen, mask=where.transform((width, height), Image.Transform.PERSPECTIVE, how))
    for x, y in dice:
        ImageDraw.Draw(table).rectangle((x, y, x + 80, y + 80), fill=15)
    light = Image.linear_gradient("L").rotate(90).resize((width, height))
    lit = ImageChops.multiply(table, light.point(lambda each: 130 + each * 125 // 255))
    noise = Image.effect_noise((width, height), 16).point(lambda each: min(255, each + 110))
    lit = ImageChops.multiply(lit.filter(ImageFilter.GaussianBlur(1.2)), noise)
    file = BytesIO()
    lit.save(file, "JPEG", quality=70)
    return file.getvalue()


# black dice or card backs; some of their corners can be mistaken for the sheet's
BESIDE = [(20, 40), (1200, 60), (1380, 120), (20, 1890), (130, 1900)]


def on_the_last_corner(page: Image.Image, laid: str) -> list[tuple[int, int]]:
    """Return places for cards that hide the square of the sheet's lower right corner."""
    left, top = corner(page)
    x, y = left + marks.WIDE * mm * PIXELS, top + marks.HIGH * mm * PIXELS
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


def coefficients(to: list[tuple[int, int]], ends: list[tuple[int, int]]) -> list[float]:
    """Return the eight coefficients of Pillow's perspective that maps `to` to `ends`."""
    rows, wanted = [], []
    for (x, y), (u, v) in zip(to, ends, strict=True):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        wanted += [float(u), float(v)]
    return solved([[*map(float, row), each] for row, each in zip(rows, wanted, strict=True)])


def solved(rows: list[list[float]]) -> list[float]:
    """Solve the equations with Gaussian elimination."""
    for step in range(len(rows)):
        best = max(range(step, len(rows)), key=lambda at: abs(rows[at][step]))
        rows[step], rows[best] = rows[best], rows[step]
        rows[step] = [each / rows[step][step] for each in rows[step]]
        for at in range(len(rows)):
            if at != step:
                times = rows[at][step]
                rows[at] = [a - times * b for a, b in zip(rows[at], rows[step], strict=True)]
    return [row[-1] for row in rows]


def shown_to(page: Page, taken: bytes) -> list[list[str]]:
    """Return the numbers read from a photo that is chosen on the phone."""
    page.locator("#more-photo > summary").click()
    file = {"name": "IMG.jpg", "mimeType": "image/jpeg", "buffer": taken}
    page.locator("#photo input[type=file]").set_input_files(files=[file])
    expect(page.locator("#photo-read > *").first).to_be_visible()
    rows = page.locator("#photo-read tbody tr").all()
    return [[each.input_value() for each in row.locator("input").all()] for row in rows]


def spelled(points: Points, language: str) -> list[list[str]]:
    """Return the numbers as in fields, written from left to right without a direction mark."""
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
    for nothing, said in (
        (sheet("en", 2), "No circle"),
        (Image.new("L", (900, 1200), 90), "corners"),
    ):
        assert shown_to(phone, photo(nothing, "straight")) == []
        expect(phone.locator("#photo-read")).to_contain_text(said)
        phone.locator("#more-photo > summary").click()
    file = {"name": "a.png", "mimeType": "image/png", "buffer": b"no picture"}
    phone.locator("#photo input[type=file]").set_input_files(files=[file])
    expect(phone.locator("#photo-read")).to_contain_text("corners")
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
        first = number * marks.COLUMNS
        filled_in(page, points, first)
        shown_to(phone, photo(page, "straight"))
        phone.locator("#photo-read button").click()
        entries += len(points) * len(points[0][first : first + marks.COLUMNS]) + (not number)
        Thumb(phone).sees(entries)
    view = phones.kept().rules.view(phones.kept().at)
    assert [row["cells"] for row in view["rows"]] == points
