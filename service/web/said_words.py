"""Messages to other players, sent by forms and by programs."""

from collections.abc import Sequence

from flask import request
from sqlalchemy import Connection

from service.matches import talk
from service.matches.store import LoadedMatch
from service.matches.talk import TalkRefused
from service.web import rate_limits

EVERYBODY = "everybody"  # in a form's field: no seat in particular
WORDS, TO = "say-words", "say-to"  # the fields beside a move
MOST_SEATS = 12


def seats_in(fields: Sequence[str]) -> list[int] | None:
    """Return the seat numbers in a form's fields, [] for everybody; None if they are invalid."""
    typed = ",".join(fields)
    if typed == EVERYBODY:
        return []
    texts = typed.split(",")
    if len(texts) > MOST_SEATS or not all(each.isascii() and each.isdecimal() for each in texts):
        return None
    return [int(each[:3]) for each in texts]


def say(
    connection: Connection,
    loaded: LoadedMatch,
    seat: int,
    to: Sequence[int] | None,
    words: str,
    now: int,
) -> talk.Said:
    """Send the message `words` from `seat` to the seats `to`; raises TalkRefused.

    If `to` is [], everybody gets it; if it is None, no recipient was given and it is refused.
    """
    limits = rate_limits.asker().limits
    if to is None:
        raise TalkRefused("nobody")
    return talk.say(connection, loaded, seat, to, words, now, limits)


def say_with_move(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> None:
    """Send the message that was typed in a move's form, if there is one; raises TalkRefused."""
    words = request.form.get(WORDS, "")
    if words.strip():
        say(connection, loaded, seat, seats_in(request.form.getlist(TO)), words, now)
