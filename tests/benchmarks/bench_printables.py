"""How fast a reference card is drawn, beside a plain ReportLab document of the same words.

    python -m tests.benchmarks.bench_printables [--rounds R] [--language L]

The floor below is Platypus as it comes: paragraphs and a table in the same fonts, on two pages,
without map, signs or right-to-left order. Both run interleaved in one process, warm; the figures
are medians of the rounds. No test depends on a time.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from io import BytesIO
from statistics import median
from time import perf_counter
from typing import Any

from reportlab import rl_config
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.platypus import PageBreak, Paragraph, SimpleDocTemplate, Table

import engine
import printables
from printables.kit.fonts import FILES, FOLDER
from service.language import languages, words

GAME = engine.games()["condottiere-3e"]
PAGES = 2


def our_sheet(say: Any) -> bytes:
    return printables.draw(GAME, "aid", say)


def our_seat_card(say: Any) -> bytes:
    address = "https://play.example.org/s/Xk3abcdefgh"
    return printables.seat_card(printables.Wanted(GAME, say, "a4"), address, "Friday", "Béla")


def sentences(say: Any) -> list[str]:
    """Everything that stands on the card, in the order in which it is asked for."""
    asked: list[str] = []

    class Listener:
        language, direction, number, join, has = (
            say.language, say.direction, say.number, say.join, say.has,
        )  # fmt: skip

        def __call__(self, key: str, /, **facts: Any) -> str:
            told = say(key, **facts)
            asked.append(re.sub("[\u2066-\u2069]", "", told))
            return told

    listener = Listener()
    our_sheet(listener)  # this one also looks for the size of print
    asked.clear()
    our_sheet(listener)
    return asked


def floor(lines: list[str], regular: str) -> bytes:
    """The same words in Platypus."""
    rl_config.useA85, ours = 1, rl_config.useA85
    style = ParagraphStyle("plain", fontName=regular, fontSize=9.5, leading=12)
    half = len(lines) // 2
    story: list[Any] = []
    for part in (lines[:half], lines[half:]):
        story += [Paragraph(line, style) for line in part[:-6]]
        cells = [part[-6:][place : place + 3] for place in (0, 3)]
        look = [("FONTNAME", (0, 0), (-1, -1), regular)]
        story += [Table([[Paragraph(cell, style) for cell in row] for row in cells], style=look)]
        story.append(PageBreak())
    file = BytesIO()
    SimpleDocTemplate(file, invariant=1).build(story)
    rl_config.useA85 = ours
    return file.getvalue()


def seconds(run: Callable[[], bytes]) -> float:
    start = perf_counter()
    run()
    return perf_counter() - start


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=25)
    parser.add_argument("--language", default="en", choices=languages.LANGUAGES)
    chosen = parser.parse_args()
    say = words.speaker(chosen.language, GAME)
    regular = "Persian" if say.direction == "rtl" else "Text"
    for face in ("", "-Bold"):
        name = FILES[regular if not face else {"Text": "Bold"}.get(regular, "PersianBold")]
        pdfmetrics.registerFont(TTFont(f"Plain{face}", str(FOLDER / name)))
    pdfmetrics.registerFontFamily("Plain", normal="Plain", bold="Plain-Bold")
    lines = sentences(say)
    runs = {
        "sheet": lambda: our_sheet(say),
        "floor": lambda: floor(lines, "Plain"),
        "seat card": lambda: our_seat_card(say),
    }
    times: dict[str, list[float]] = {name: [] for name in runs}
    for number in range(chosen.rounds + 2):
        for name, run in runs.items():
            took = seconds(run)
            if number >= 2:  # the first two warm the process
                times[name].append(took)
    sheet, plain, card = (median(times[name]) for name in runs)
    print(f"reference card     {PAGES / sheet:8.1f} pages/s  ({sheet * 1000:.1f} ms a sheet)")
    print(f"plain Platypus     {PAGES / plain:8.1f} pages/s  ({plain * 1000:.1f} ms a sheet)")
    print(f"seat card          {1 / card:8.1f} pages/s")
    print(f"reference card / plain Platypus  {plain / sheet:.2f}x")


if __name__ == "__main__":
    main()
