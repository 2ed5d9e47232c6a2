"""What the latest moves were chosen from: matches as they stood when a page of them was made.

Whether a move can be taken back hangs on that, and without it the match is played again from its
beginning: 20 moves of B'Twixt are a tenth of a page, 200 as long as a page.
"""

from collections import OrderedDict
from dataclasses import dataclass
from threading import Lock
from typing import Any

from service.database.rows import MoveRow
from service.matches import seals
from service.matches.store import LoadedMatch

MOST = 512
_lock = Lock()


@dataclass(frozen=True, slots=True)
class Stood:
    """A state without its log, and the seals of the last move and the last aside till then."""

    state: Any
    seals: tuple[str, str]


_stood: OrderedDict[tuple[str, int], Stood] = OrderedDict()


def remember(loaded: LoadedMatch) -> None:
    """Keep a copy of how the match stands, before the move that comes next."""
    match, place = loaded.match, (loaded.match.id, loaded.match.turn)
    known = _stood.get(place)
    if not loaded.is_running or (known and known.seals == (match.seal, match.aside_seal)):
        return
    stood = Stood(loaded.game.forget(loaded.state), (match.seal, match.aside_seal))
    with _lock:
        _stood[place] = stood
        if len(_stood) > MOST:
            _stood.popitem(last=False)


def recall(loaded: LoadedMatch, move: MoveRow) -> Any:
    """What that move was chosen from, to be read only; None where it is not known for certain.

    A move's seal is over the seal of the one before it: in another history it does not fit.
    """
    stood = _stood.get((loaded.match.id, move.number))
    if stood is None or stood.seals[1] != loaded.match.aside_seal:
        return None
    return stood.state if seals.follows(stood.seals[0], move) else None
