"""The moves that a reader will most likely choose from, for a letter that has room for a few."""

import hashlib
from collections.abc import Sequence
from itertools import accumulate

from service.matches.store import LoadedMatch
from service.views.offers import Choice

MOST, LEAST = 6, 3
ROOM = 120  # letters for the words of all of them


def likeliest(loaded: LoadedMatch, seat: int, offered: Sequence[Choice]) -> list[Choice]:
    """At most so many of what is offered, in its order: those that a bot in that seat would take.

    It is asked again and again, each time without what it has taken; of the seat's view alone, and
    always with the same luck, so that a letter says the same whenever it is written.
    """
    bot = loaded.game.bot
    if len(offered) <= LEAST or bot is None:
        return list(offered[:MOST])
    view = loaded.game.view(loaded.state, seat)
    left = {choice.action: choice for choice in offered}
    chosen: list[Choice] = []
    for luck in _lucks(loaded, seat)[: len(left)]:
        action = bot(view, list(left), luck)
        chosen.append(left.pop(action if action in left else next(iter(left))))
    few = _short(chosen)
    return [choice for choice in offered if choice in few]


def _short(chosen: Sequence[Choice]) -> list[Choice]:
    """The first of them that a letter has room for."""
    sizes = list(accumulate(len(choice.label) + len(choice.gains) for choice in chosen))
    room = sum(size <= ROOM for size in sizes)
    return list(chosen[: max(LEAST, room)])


def _lucks(loaded: LoadedMatch, seat: int) -> list[bytes]:
    about = f"{loaded.match.id} {loaded.match.turn} {seat}"
    return [hashlib.sha256(f"{about} {number}".encode()).digest() for number in range(MOST)]
