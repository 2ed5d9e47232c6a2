"""Begins the next game of a campaign when one has ended: the same people, the next fair shuffle.

The end of a game only notes that another follows; the clock comes by here, in any number of
processes. Until then the letters about the end are not written either, for they tell of both.
"""

import json
import logging
import secrets
from typing import Any

from sqlalchemy import Connection, Row, insert

from service import campaigns, matches, outbox, store, turns
from service.models import Seat
from service.office import Office
from service.store import Standing
from service.tokens import Tokens

log = logging.getLogger(__name__)
SEAT = Seat.__table__


def begin_waiting(office: Office) -> None:
    """Begin every game that is to follow another; one that cannot stops no other."""
    for row in office.database.read(campaigns.waiting):
        try:
            office.database.write(lambda c, row=row: _begin(c, row, office.tokens, office.now()))
        except Exception:
            log.exception("the next game could not begin", extra={"match": row.after_id})


def _begin(connection: Connection, row: Row, tokens: Tokens, now: int) -> None:
    """The next match, the letters about the end of the last, and its first question: or none."""
    ended = store.load(connection, row.after_id, lock=True)
    options = campaigns.sequel(ended)
    if options is None or not campaigns.is_waiting(connection, row):
        return
    match_id = _lay_table(connection, ended, row, options, tokens, now)
    campaigns.settle(connection, row, match_id)
    for seat in ended.seats:
        outbox.write(connection, seat, "over", ended.match.turn, now)
    standing = store.load(connection, match_id)
    state = standing.game.setup(len(standing.seats), options, bytes.fromhex(standing.match.seed))
    turns.begin(connection, store.open_match(connection, standing, state, now), now)


def _lay_table(
    connection: Connection,
    ended: Standing,
    row: Row,
    options: dict[str, Any],
    tokens: Tokens,
    now: int,
) -> str:
    """The same table for another game: everybody sits where they sat, with a new link."""
    match_id = matches.lay_table(
        connection,
        tokens,
        now,
        game=ended.match.game,
        options=json.dumps(options),
        seats=ended.match.seats,
        seed=secrets.token_hex(32),
        rules_version=ended.game.rules_version,
        language=ended.match.language,
        pace=ended.match.pace,
        creation_key=f"campaign {row.campaign_id} {row.number}",
    )
    connection.execute(insert(SEAT), [_seat(seat, match_id, tokens) for seat in ended.seats])
    return match_id


def _seat(seat: Row, match_id: str, tokens: Tokens) -> dict[str, Any]:
    salt, token_hash = tokens.fresh()
    fresh = {"match_id": match_id, "tenure": 0, "token_salt": salt, "token_hash": token_hash}
    return seat._asdict() | fresh | {"ordered": False}
