"""The names of a match's players as a reader may see them.

In an anonymous match, players are called by the signs of their seats until it is over. Seats are
drawn when it begins. Before that, the host sees all names, and other readers see the host's and
their own.
"""

from service.language.words import Speaker
from service.matches.store import LoadedMatch

SIGNS = 6  # that have a name


def of_match(loaded: LoadedMatch, say: Speaker, reader: int | None = None) -> list[str]:
    """Return the players' names, in order of the seats, as one reader may see them.

    `reader` is a seat, or None for a spectator.
    """
    if not loaded.is_anonymous:
        return loaded.names
    if loaded.is_under_way:
        return [of_sign(say, number) for number in range(len(loaded.seats))]
    if reader == loaded.match.host:
        return loaded.names
    return [
        seat.name
        if seat.bot or seat.number in (reader, loaded.match.host)
        else str(say("new-player", number=seat.number + 1))
        for seat in loaded.seats
    ]


def of_sign(say: Speaker, seat: int) -> str:
    """Return the name of a seat in an anonymous match."""
    key = f"seat-sign-{seat}"
    return str(say(key) if seat < SIGNS else say("new-player", number=seat + 1))
