"""What the latest moves were chosen from: matches as they stood when a page of them was made.

Whether a move can be taken back hangs on that, and without it the match is played again from its
beginning: 20 moves of B'Twixt are a tenth of a page, 200 as long as a page.
"""

from dataclasses import dataclass
from typing import Any

from service.database.rows import MoveRow
from service.installation.latest import Latest
from service.matches import seals
from service.matches.store import LoadedMatch


@dataclass(frozen=True, slots=True)
class Stood:
    """A state without its log, and the seals of the last move and the last aside till then."""

    state: Any
    seals: tuple[str, str]


_stood: Latest[tuple[str, int], Stood] = Latest(512)


def remember(loaded: LoadedMatch) -> None:
    """Keep a copy of how the match stands, before the move that comes next."""
    match, place = loaded.match, (loaded.match.id, loaded.match.turn)
    known, seals_now = _stood.get(place), (match.seal, match.aside_seal)
    if loaded.is_running and (known is None or known.seals != seals_now):
        _stood.put(place, Stood(loaded.game.forget(loaded.state), seals_now))


def recall(loaded: LoadedMatch, move: MoveRow) -> Any:
    """What that move was chosen from, to be read only; None where it is not known for certain.

    A move's seal is over the seal of the one before it: in another history it does not fit.
    """
    stood = _stood.get((loaded.match.id, move.number))
    if stood is None or stood.seals[1] != loaded.match.aside_seal:
        return None
    return stood.state if seals.follows(stood.seals[0], move) else None
