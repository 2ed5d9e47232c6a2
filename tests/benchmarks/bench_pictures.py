"""How fast the board in a letter is drawn, beside resvg drawing the SVG of the same board.

    python -m tests.benchmarks.bench_pictures [--rounds R] [--width W]

Every round draws boards that were not drawn before, as letters have them, without ornaments: those
of a random game, move by move, so many in a row by each way, in one process; what is drawn only
where it has changed is of a game of its own. The figures are medians of the processor's time. A
board is drawn whole for whoever has had none lately, of pieces that boards of its kind have in
common, and where it has changed for others. resvg gives true colour, ours is packed in a palette;
a letter's picture was that too when resvg drew it. No test depends on a time.
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
from printables.pieces import piece_of
from service.language import words

IN_A_ROW = 8  # boards of a round
BOARDS = {"condottiere-3e": 4, "rakab": 4, "troyes": 3, "btwixt": 4}
NAMES = ["Ana", "Béla", "Cyrus", "Dara"]


def boards(
    name: str, seats: int, language: str, wanted: int, chance: str = ""
) -> Iterator[Picture]:
    """Of a random game so many boards, each unlike the one before."""
    game, luck = engine.games()[name], random.Random(name + chance)
    say, last, number = words.speaker(language, game), "", 0
    while wanted:
        state, number = game.setup(seats, {}, f"{number}{chance}".encode()), number + 1
        while wanted and (asked := game.to_act(state)):
            game.play(state, asked[0], luck.choice(game.legal_actions(state, asked[0])))
            shown = printables.board(game, game.view(state, None), say, names=NAMES[:seats])
            picture = unadorned(shown)
            svg = to_svg(picture)
            if svg != last:
                yield picture
                last, wanted = svg, wanted - 1


def by_resvg(picture: Picture, width: int) -> bytes:
    """The floor: the same board's SVG, with our fonts."""
    files = [str(fonts.FOLDER / file) for file in fonts.FILES.values()]
    return resvg_py.svg_to_bytes(
        svg_string=to_svg(picture), width=width, skip_system_fonts=True, font_files=files
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--width", type=int, default=640)
    chosen = parser.parse_args()
    print("board               whole   changed     resvg   resvg / whole   resvg / changed")
    for name, seats in BOARDS.items():
        for language in ("en", "fa"):
            number = (chosen.rounds + 1) * IN_A_ROW
            first, second = (
                [*boards(name, seats, language, number, chance)] for chance in ("", "another")
            )
            piece_of.cache_clear()  # another language may be another installation
            anew, one, other = (
                each * 1000 for each in medians((first, second, first), chosen.width)
            )
            print(
                f"{name:16}{language:4}{anew:5.1f} ms  {one:5.1f} ms  {other:5.1f} ms"
                f"  {other / anew:14.1f}  {other / one:16.1f}"
            )


def medians(wanted: Sequence[Sequence[Picture]], width: int) -> Iterator[float]:
    """How long one takes drawn whole, where it has changed, and by resvg, of the boards of each."""
    ways: list[Callable[[Picture], object]] = [
        lambda picture: raster.to_png(picture, width),  # kept of nobody
        lambda picture: raster.to_png(picture, width, of="one who was there"),
        lambda picture: by_resvg(picture, width),
    ]
    times: list[list[float]] = [[] for _ in ways]
    for first in range(0, len(wanted[0]), IN_A_ROW):
        for way, those, taken in zip(ways, wanted, times, strict=True):
            here = [timed(partial(way, each)) for each in those[first : first + IN_A_ROW]]
            taken += here if first else []  # the first ones warm the process
    return map(median, times)


def timed(work: Callable[[], object]) -> float:
    """Seconds."""
    began = process_time()
    work()
    return process_time() - began


if __name__ == "__main__":
    main()
