"""Benchmark of drawing the board in a letter, beside resvg drawing the SVG of the same board.

    python -m tests.benchmarks.bench_pictures [--rounds R] [--width W]

Each round draws new boards without ornaments, as in letters. They come from a random game, move by
move. Each way draws several in a row, in one process. The figures are medians of processor time. A
board is drawn from pieces common to boards of its kind. resvg draws in true colour, while our
picture is packed in a palette. No test depends on a time.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from statistics import median
from time import process_time

import resvg_py

import engine
import printables
from printables import raster
from printables.kit import fonts
from printables.picture import Picture, to_svg, unadorned
from printables.sprite_cache import piece_of
from service.language import words

IN_A_ROW = 8  # boards in a round
BOARDS = {"condottiere-3e": 4, "rakab": 4, "troyes": 3, "btwixt": 4}
NAMES = ["Ana", "Béla", "Cyrus", "Dara"]


def boards(name: str, seats: int, language: str, wanted: int) -> Iterator[Picture]:
    """Yield a number of boards of a random game, each unlike the one before."""
    game, luck = engine.games()[name], random.Random(name)
    say, last, number = words.speaker(language, game), "", 0
    while wanted:
        state, number = game.setup(seats, {}, str(number).encode()), number + 1
        while wanted and (asked := game.to_act(state)):
            game.play(state, asked[0], luck.choice(game.legal_actions(state, asked[0])))
            shown = printables.board(game, game.view(state, None), say, names=NAMES[:seats])
            picture = unadorned(shown)
            svg = to_svg(picture)
            if svg != last:
                yield picture
                last, wanted = svg, wanted - 1


def by_resvg(picture: Picture, width: int) -> bytes:
    """Draw the same board with resvg and our fonts, as the baseline."""
    files = [str(fonts.FOLDER / file) for file in fonts.FILES.values()]
    return resvg_py.svg_to_bytes(
        svg_string=to_svg(picture), width=width, skip_system_fonts=True, font_files=files
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--width", type=int, default=640)
    chosen = parser.parse_args()
    print("board                ours     resvg   resvg / ours")
    for name, seats in BOARDS.items():
        for language in ("en", "fa"):
            number = (chosen.rounds + 1) * IN_A_ROW
            wanted = [*boards(name, seats, language, number)]
            piece_of.cache_clear()  # as if for another language in another installation
            ours, other = (each * 1000 for each in medians(wanted, chosen.width))
            print(f"{name:16}{language:4}{ours:5.1f} ms  {other:5.1f} ms  {other / ours:13.1f}")


def medians(wanted: Sequence[Picture], width: int) -> Iterator[float]:
    """Return median seconds for a board drawn by us and by resvg."""
    ways: list[Callable[[Picture], object]] = [
        lambda picture: raster.to_png(picture, width),
        lambda picture: by_resvg(picture, width),
    ]
    times: list[list[float]] = [[] for _ in ways]
    for first in range(0, len(wanted), IN_A_ROW):
        for way, taken in zip(ways, times, strict=True):
            here = [timed(partial(way, each)) for each in wanted[first : first + IN_A_ROW]]
            taken += here if first else []  # the first row warms the process
    return map(median, times)


def timed(work: Callable[[], object]) -> float:
    """Return processor seconds."""
    began = process_time()
    work()
    return process_time() - began


if __name__ == "__main__":
    main()
