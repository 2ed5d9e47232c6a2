"""Benchmark of reference card pages drawn per second, and of stored sheets served per second.

    python -m tests.benchmarks.bench_sheets [--seconds S]

Each run also measures baselines. Platypus sets the words of each card in one font, without signs,
map or right-to-left order. WeasyPrint and fpdf2 set the same words where they are installed. An
empty Flask route is the baseline for stored sheets. No test depends on a time.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable
from functools import partial
from html import escape
from importlib import import_module
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

from flask import Flask
from reportlab import rl_config
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.platypus import PageBreak, Paragraph, SimpleDocTemplate, Table

import engine
import printables
from printables import Wanted
from printables.form import Form
from printables.kit.fonts import FILES, FOLDER
from printables.passage import Passage
from service.database.upgrading import upgrade
from service.language.words import speaker
from tests.service.trial_installation import install

PAGES, LEAST = 2, 7
SLICE = 0.03  # seconds
BARE = str.maketrans("", "", "\u2066\u2067\u2068\u2069")


def lines_of(form: Form) -> list[str]:
    """Return all texts on a card, one per paragraph."""
    parts = [part for parts in form.pages for part in parts if isinstance(part, Passage)]
    said = [line for part in parts for line in (part.heading, *part.lines)]
    said += [" ".join(row) for part in parts for row in part.table]
    return [line.translate(BARE) for line in said if line]


def by_platypus(lines: list[str]) -> bytes:
    """Return a PDF of two pages with paragraphs and a table, set by Platypus, as the baseline."""
    rl_config.useA85, ours = 1, rl_config.useA85
    style = ParagraphStyle("plain", fontName="Plain", fontSize=9.5, leading=12)
    half = len(lines) // 2
    story: list[Any] = []
    for part in (lines[:half], lines[half:]):
        story += [Paragraph(line, style) for line in part[:-6]]
        cells = [part[-6:][place : place + 3] for place in (0, 3)]
        look = [("FONTNAME", (0, 0), (-1, -1), "Plain")]
        story += [Table([[Paragraph(cell, style) for cell in row] for row in cells], style=look)]
        story.append(PageBreak())
    file = BytesIO()
    SimpleDocTemplate(file, invariant=1).build(story)
    rl_config.useA85 = ours
    return file.getvalue()


def by_weasyprint(lines: list[str]) -> bytes:
    told = "".join(f"<p>{escape(line)}</p>" for line in lines)
    made: bytes = import_module("weasyprint").HTML(string=told).write_pdf()
    return made


def by_fpdf(lines: list[str]) -> bytes:
    document = import_module("fpdf").FPDF()
    document.add_page()
    document.add_font("Plain", fname=str(FOLDER / FILES["Text"]))
    document.set_font("Plain", size=9)
    for line in lines:
        document.multi_cell(0, 5, line, new_x="LMARGIN")
    return bytes(document.output())


def medians(runs: dict[str, Callable[[], object]], seconds: float) -> dict[str, float]:
    """Return the median processor seconds of each function, which run by turns.

    In its turn each runs as often as SLICE allows. Otherwise a run of half a millisecond would
    mostly measure a processor cache full of other data.
    """
    times: dict[str, list[float]] = {name: [] for name in runs}
    began = perf_counter()
    while perf_counter() - began < seconds or len(times["ours"]) < LEAST:
        for name, run in runs.items():
            times[name].append(_a_slice(run))
    return {name: median(taken[2:]) for name, taken in times.items()}


def _a_slice(run: Callable[[], object]) -> float:
    start, count, now = process_time(), 0, 0.0
    while now < SLICE:
        run()
        now, count = process_time() - start, count + 1
    return now / count


def others(lines: list[str]) -> dict[str, Callable[[], bytes]]:
    found: dict[str, Callable[[], bytes]] = {"Platypus": partial(by_platypus, lines)}
    for name, module, run in (
        ("WeasyPrint", "weasyprint", by_weasyprint),
        ("fpdf2", "fpdf", by_fpdf),
    ):
        if find_spec(module) is not None:
            found[name] = partial(run, lines)
    return found


def drawn(seconds: float) -> None:
    for game in engine.games().values():
        wanted = Wanted(game, speaker("en", game), "a4")
        twin = printables.sheet(game, "aid").twin
        assert twin is not None
        runs: dict[str, Callable[[], object]] = {"ours": partial(printables.drawn, "aid", wanted)}
        runs |= others(lines_of(twin(wanted)))
        took = medians(runs, seconds)
        ours = took.pop("ours")
        told = [f"{one / ours:6.1f}x {name}" for name, one in took.items()]
        print(f"{game.id:16} {PAGES / ours:8.0f} pages/s  ", "  ".join(told))


def answered(seconds: float) -> None:
    empty = Flask("empty")
    empty.add_url_rule("/", "nothing", lambda: "")
    client: Any = empty.test_client()
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'bench.db'}"
        upgrade(url)
        house = install(Path(folder), url)
        address = "/print/troyes/aid.pdf?language=fa"
        runs = {"ours": partial(house.client.get, address), "empty": partial(client.get, "/")}
        took = medians(runs, seconds)
        house.installation.database.close()
    print(f"answered from what was drawn {1 / took['ours']:6.0f}/s")
    print(f"an empty route               {1 / took['empty']:6.0f}/s")
    print(f"the one / the other          {took['empty'] / took['ours']:6.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    seconds = parser.parse_args().seconds
    for face, file in (("Plain", "Text"), ("Plain-Bold", "Bold")):
        pdfmetrics.registerFont(TTFont(face, str(FOLDER / FILES[file])))
    pdfmetrics.registerFontFamily("Plain", normal="Plain", bold="Plain-Bold")
    drawn(seconds)
    answered(seconds)


if __name__ == "__main__":
    main()
