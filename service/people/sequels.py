"""Begins the next game of a campaign when one has ended: the same people, the next fair shuffle.

The end of a game only notes that another follows; the clock comes by here, in any number of
processes. Until then the letters about the end are not written either, for they tell of both.
Where the next game cannot begin they go all the same, its host hears of it, and it is tried again
after longer and longer pauses.
"""

import logging
from contextlib import suppress
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import Connection, insert

from service.database.models import SEAT
from service.database.rows import CampaignGameRow, SeatRow, to_json
from service.installation.parts import Installation
from service.installation.tokens import Tokens
from service.matches import campaigns, in_groups, outbox, seeds, store, turns
from service.matches.store import HOST_SEAT, LoadedMatch
from service.people import seat_links, seating
from service.people.proposals import Invalid

log = logging.getLogger(__name__)
FIRST_PAUSE, LONGEST_PAUSE = 300, 24 * 3600


class NothingFollows(Exception):
    """By the present rules no game follows that one, though one was noted when it ended."""


def begin_waiting(installation: Installation) -> None:
    """Begin every game that is to follow another; one that cannot, or is locked, stops no other."""
    now = installation.now()
    for row in installation.database.read(lambda connection: campaigns.waiting(connection, now)):
        begin_after(installation, row.after_id, only_if_free=True)


def begin_after(installation: Installation, match_id: str, only_if_free: bool = False) -> bool:
    """Begin the game that is to follow this one; False if it cannot, and is put off.

    With `only_if_free` nothing happens to a match that somebody else has locked.
    """
    now = installation.now()

    def work(connection: Connection) -> None:
        if not only_if_free or store.lock_if_free(connection, match_id):
            _begin(connection, match_id, installation.tokens, now)

    try:
        installation.database.write(work)
    except Exception:
        failures = installation.database.write(lambda c: _put_off(c, match_id, now))
        if failures == 1:
            log.exception("the next game could not begin", extra={"match": match_id})
        elif failures:
            about = {"match": match_id, "failures": failures}
            log.warning("the next game still cannot begin", extra=about)
        return not failures
    return True


def _put_off(connection: Connection, match_id: str, now: int) -> int:
    """The first time everybody hears how the last game ended, and the host that none follows yet.

    Looks at rows alone: it may be the game's own state that cannot be read. Returns how often it
    has failed, 0 if somebody else has begun it meanwhile.
    """
    match = store.row_of(connection, match_id, lock=True)
    row = campaigns.following(connection, match_id)
    if row is None:
        return 0
    pause = min(FIRST_PAUSE * 2 ** min(row.failures, 20), LONGEST_PAUSE)
    campaigns.put_off(connection, row, now + pause)
    if not row.failures:
        seats = store.SEATS_OF.all(connection, of=match_id)
        for seat in seats:
            if seat.status == "joined":
                outbox.write(connection, seat, "over", match.turn, now)
        outbox.write(connection, seats[HOST_SEAT], "stalled", match.turn, now, number=row.number)
    return row.failures + 1


def _begin(connection: Connection, after_id: str, tokens: Tokens, now: int) -> None:
    """The next match, the letters about the end of the last, and its first question: or none.

    Who has heard of the end already is told where the next game is.
    """
    ended = store.load(connection, after_id, lock=True)
    row = campaigns.following(connection, after_id)
    if row is None:
        return
    options = campaigns.sequel(ended)
    if options is None:
        raise NothingFollows(after_id)
    match_id = _lay_table(connection, ended, row, options, tokens, now)
    campaigns.settle(connection, row, match_id)
    in_groups.follow(connection, after_id, now, match_id=match_id)
    for seat in ended.joined:
        outbox.write(connection, seat, "next" if row.failures else "over", ended.match.turn, now)
    loaded = store.load(connection, match_id)
    state = loaded.game.setup(len(loaded.seats), options, bytes.fromhex(loaded.match.seed))
    begun = store.open_match(connection, loaded, state, now)
    turns.begin(connection, begun, now)
    for seat in seating.guests(ended):  # of the last game, who have not answered yet
        former = outbox.facts_of_last(connection, seat, "takeover").get("former", seat.name)
        with suppress(Invalid):  # who has enough letters for a day is asked again by the host alone
            seating.offer_again(connection, begun, seat.number, now, former)


def _lay_table(
    connection: Connection,
    ended: LoadedMatch,
    row: CampaignGameRow,
    options: dict[str, Any],
    tokens: Tokens,
    now: int,
) -> str:
    """The same table for another game: everybody sits where they sat, with a new link."""
    match_id = seating.lay_table(
        connection,
        now,
        game=ended.match.game,
        options=to_json(options),
        seats=ended.match.seats,
        **seeds.following(ended.match, ended.seats),
        rules_version=ended.game.rules_version,
        language=ended.match.language,
        pace=ended.match.pace,
        plans_at_once=ended.match.plans_at_once,
        creation_key=f"campaign {row.campaign_id} {row.number}",
    )
    connection.execute(insert(SEAT), [_seat(seat, match_id) for seat in ended.seats])
    seats = store.SEATS_OF.all(connection, of=match_id)
    seat_links.give_again(connection, seats, tokens, now)
    return match_id


def _seat(seat: SeatRow, match_id: str) -> dict[str, Any]:
    fresh = {"match_id": match_id, "tenure": 0}
    return asdict(seat) | fresh | {"ordered": False, "told_epoch": 0, "heard": 0}
