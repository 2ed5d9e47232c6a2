"""Drawing opens no file except fonts, no connection and no program; names are only text."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DRAW = """
import sys
from pathlib import Path

import engine, printables
from printables.picture import to_svg
from printables.raster import to_png
from service.language.words import speaker

EVIL = "<link href='file:///etc/passwd'/><img src='http://127.0.0.1:9/x.png'/>&#x1b; {{7*7}} %s"
NAMES = [EVIL, "file:///etc/passwd", "../../etc/passwd", "کورش", "Béla", "Dara"]


def draw_all(language, most=None):
    for game in engine.games().values():
        say = speaker(language, game)
        for sheet in printables.sheets(game)[:most]:
            assert printables.draw(game, sheet, say)[:4] == b"%PDF"
        view = game.view(game.setup(game.seats[-1], {}, bytes(32)), None)
        picture = printables.board(game, view, say, names=NAMES[:game.seats[-1]])
        assert to_svg(picture) and to_png(picture, 200)
        for name in NAMES:
            link = "https://x.example/s/" + "a" * 26
            pdf = printables.seat_card(printables.Wanted(game, say, "a4"), link, EVIL, name)
            assert pdf[:4] == b"%PDF"


draw_all("fa", 1)  # whatever is imported late, or read of the language, has been by now
FACES = str(Path(printables.__file__).parent)
WORDS = str(Path(engine.__file__).parents[1] / "templates")
opened, forbidden = [], []


def watch(event, about):
    if event == "open" and isinstance(about[0], (str, bytes)):
        path = about[0] if isinstance(about[0], str) else about[0].decode()
        opened.append(path)
        if not str(Path(path).resolve()).startswith((FACES, WORDS)):
            forbidden.append(path)
    elif event.startswith(("socket.", "subprocess.", "os.system", "os.exec", "os.posix_spawn")):
        forbidden.append(event)


sys.addaudithook(watch)
draw_all("fa")
assert not forbidden, sorted(set(forbidden))[:10]
open("/etc/hostname").close()
assert forbidden == ["/etc/hostname"], "the watch would have seen nothing"
print("closed", len(opened))
"""


def test_sheets_boards_and_cards_are_drawn_without_a_look_outside() -> None:
    command = [sys.executable, "-c", DRAW]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=280)
    assert done.returncode == 0 and done.stdout.startswith("closed "), done.stderr
