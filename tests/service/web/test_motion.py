"""What moves on a page: nothing that a phone would have to draw anew for every picture of it."""

import re
from pathlib import Path

STATIC = Path(__file__).parents[3] / "templates/static"
FRAMES = re.compile(r"@keyframes \w+ \{((?:[^{}]*\{[^{}]*\})+)")
LAID_OVER = {"opacity", "transform"}  # the graphics of a phone do these alone


def test_what_is_animated_is_never_painted_again() -> None:
    found = [(sheet, FRAMES.findall(sheet.read_text("utf-8"))) for sheet in STATIC.glob("*.css")]
    assert sum(len(frames) for _, frames in found) == 1
    for sheet, frames in found:
        moved = {name for each in frames for name in re.findall(r"([a-z-]+):", each)}
        assert moved <= LAID_OVER, sheet.name
