"""The tracks of the board: the rounds, and all players' influence from 0 to 20."""

from collections.abc import Iterator

from printables.icons import placed
from printables.picture import Shape, circle, line
from printables.speaker import Speaker
from printables.troyes import pieces
from printables.troyes.paper import EDGE, INNER, LEAST, MARGIN, WIDTH, Part, fitted, number, panel
from printables.troyes.pieces import INK, SOFT_INK
from printables.troyes.scene import Scene

MOST = 20
FROM = MARGIN + 66
STEP = (INNER - 90) / MOST


def rounds(scene: Scene, say: Speaker, top: float) -> Part:
    """Return the round number in words, and the track of rounds with the present one filled."""
    return Part((), list(_rounds(scene, say, top)), top + 46)


def _rounds(scene: Scene, say: Speaker, top: float) -> Iterator[Shape]:
    words = say("board-round", round=scene.round, rounds=scene.rounds)
    rtl = say.direction == "rtl"
    x, anchor = (WIDTH - MARGIN - 4, "end") if rtl else (MARGIN + 4, "start")
    yield fitted(words, x, top + 32, 420, 30, "title", anchor=anchor, fill="#6b2018")
    yield from numbers(scene, say, top)


def numbers(scene: Scene, say: Speaker, top: float) -> Iterator[Shape]:
    """Yield a circle for each round in reading order, with that of the current round filled."""
    wide, rtl = scene.rounds * 44, say.direction == "rtl"
    for place in range(1, scene.rounds + 1):
        step = (place - 0.5) * 44
        at = MARGIN + wide - step if rtl else WIDTH - MARGIN - wide + step
        now = place == scene.round
        fill = "#8a3324" if now else "#d9c7a0" if place < scene.round else "#fffdf7"
        yield circle(at, top + 23, 18, fill=fill, stroke="#8a3324", weight=1.8)
        yield number(at, top + 23, say.number(place), 23, fill="#fffdf7" if now else INK)


def influence(scene: Scene, say: Speaker, top: float) -> Part:
    """Return the influence track: a line from 0 to 20 with the seats' signs."""
    return Part(list(_line(say, top)), list(_standing(scene, top + 50)), top + 84)


def _line(say: Speaker, top: float) -> Iterator[Shape]:
    yield panel(MARGIN, top, INNER, 84)
    y = top + 50
    yield from placed(pieces.influence(), MARGIN + 28, top + 42, 1.6)
    yield line([(FROM, y), (FROM + MOST * STEP, y)], stroke=EDGE, weight=3)
    for place in range(MOST + 1):
        x, fifth = FROM + place * STEP, place % 5 == 0
        yield line([(x, y - (7 if fifth else 4)), (x, y + (7 if fifth else 4))], stroke=SOFT_INK)
        if fifth:
            yield number(x, y + 21, say.number(place), LEAST, fill=SOFT_INK)


def _standing(scene: Scene, y: float) -> Iterator[Shape]:
    standing: dict[int, list[int]] = {}
    for person in scene.people:
        if isinstance(person.seat, int):
            standing.setdefault(person.influence, []).append(person.seat)
    for place, seats in standing.items():
        for index, seat in enumerate(seats):
            x = FROM + place * STEP + (index % 2) * 20 - (10 if len(seats) > 1 else 0)
            yield from placed(pieces.sign(seat), x, y - 17 - (index // 2) * 19, 0.95)
