"""Likely moves, for a letter with room for only a few."""

import hashlib
from collections.abc import Sequence
from itertools import accumulate

from service.matches.store import LoadedMatch
from service.views.offers import Choice

MOST, LEAST = 6, 3
ROOM = 120  # characters of all their texts


def likeliest(loaded: LoadedMatch, seat: int, offered: Sequence[Choice]) -> list[Choice]:
    """Return the few choices (at most MOST) that a bot would take, in the order offered.

    The bot is asked repeatedly, each time without its earlier choices. It sees only the seat's
    view. Its random numbers depend only on match, turn and seat, so a letter is always the same.
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
    """Return the first choices that a letter has room for."""
    sizes = list(accumulate(len(choice.label) + len(choice.gains) for choice in chosen))
    room = sum(size <= ROOM for size in sizes)
    return list(chosen[: max(LEAST, room)])


def _lucks(loaded: LoadedMatch, seat: int) -> list[bytes]:
    about = f"{loaded.match.id} {loaded.match.turn} {seat}"
    return [hashlib.sha256(f"{about} {number}".encode()).digest() for number in range(MOST)]
