"""Sheets drawn at the same time: no errors, and the same bytes as when drawn alone."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from printables.kit import fonts
from printables.kit.embedding import EmbeddedFont
from tests.printables import at_once

COUNT = 48
THREADS = 16


@pytest.fixture(autouse=True)
def hasty_threads() -> Iterator[None]:
    """Switch threads as often as possible."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


def at_the_same_time(work: Callable[[int], object]) -> list[object]:
    """Return the results of calls with each thread's number, all begun together."""
    begin = Barrier(THREADS)

    def begun(number: int) -> object:
        begin.wait()
        return work(number)

    with ThreadPoolExecutor(THREADS) as pool:
        return list(pool.map(begun, range(THREADS)))


@pytest.mark.parametrize("name", fonts.FILES)
def test_threads_that_first_ask_for_a_font_share_one(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fonts, "_fonts", {})
    assert len({id(each) for each in at_the_same_time(lambda _: fonts.font(name))}) == 1


@pytest.mark.parametrize("name", fonts.FILES)
def test_parts_of_a_font_cut_at_the_same_time_are_those_cut_alone(name: str) -> None:
    file = str(fonts.FOLDER / fonts.FILES[name])

    def cut(font: EmbeddedFont, number: int) -> list[object]:
        last = max(place for subset, place in font.codes.values() if subset == 0)
        return [
            font._pack("AAAAAA+Part", 0, frozenset(range(first, last + 1)))
            for first in range(number, number + 4)
        ]

    shared, alone = EmbeddedFont(name, file), EmbeddedFont(name, file)
    together = at_the_same_time(lambda number: cut(shared, number))
    assert together == [cut(alone, number) for number in range(THREADS)]


def test_sheets_drawn_by_several_threads_are_those_of_one() -> None:
    command = [sys.executable, "-m", at_once.__name__, str(COUNT)]
    done = subprocess.run(command, capture_output=True, check=True, timeout=300)
    found = json.loads(done.stdout)
    assert found["errors"] == {}
    assert len(found["drawn"]) == COUNT
    for number, hashes in found["drawn"].items():
        assert hashes == [at_once.draw(int(number))], at_once.USUAL[int(number)][1:]
