"""Draw common sheets in several threads of a fresh process: `python -m tests.printables.at_once N`.

Prints a JSON object. "errors" counts each exception. "drawn" has the hashes of the bytes for each
sheet, by its index in USUAL.
"""

from __future__ import annotations

import json
import sys
from collections import Counter, defaultdict
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from itertools import cycle, islice
from threading import Barrier

import engine
import printables
from printables.kit.page import PAPERS
from service.language import words

THREADS = 16
# Persian sheets come first, since most others share two of their fonts.
USUAL = [
    (game, name, language, paper)
    for language in ("fa", "hu", "en")
    for game in engine.games().values()
    for name in printables.sheets(game)
    for paper in PAPERS
]


def draw(number: int) -> str:
    """Draw sheet `number` of USUAL, and return the hash of its bytes."""
    game, name, language, paper = USUAL[number]
    return sha256(printables.draw(game, name, words.speaker(language, game), paper)).hexdigest()


def main(count: int) -> None:
    """Draw `count` sheets, starting again after the last one of USUAL."""
    sys.setswitchinterval(1e-6)  # switch threads as often as possible
    begin = Barrier(THREADS)
    asked = [*islice(cycle(range(len(USUAL))), count)]
    drawn: defaultdict[int, set[str]] = defaultdict(set)
    errors: Counter[str] = Counter()

    def work(thread: int) -> None:
        begin.wait()
        for number in asked[thread::THREADS]:
            try:
                drawn[number].add(draw(number))
            except Exception as error:
                errors[f"{type(error).__name__}: {error}"] += 1

    with ThreadPoolExecutor(THREADS) as pool:
        list(pool.map(work, range(THREADS)))
    json.dump({"errors": errors, "drawn": {each: [*drawn[each]] for each in drawn}}, sys.stdout)


if __name__ == "__main__":
    main(int(sys.argv[1]))
