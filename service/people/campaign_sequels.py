"""The next game of a campaign, with the same people and a new shuffle.

The end of a game only records that another follows; any scheduler begins it later. Letters about
the end wait until then, since they mention both games. If the next game cannot begin, these letters
go out and the host is told. It is tried again after growing pauses.
"""

import logging
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, insert

from service.database.rows import SEAT, CampaignGameRow, SeatRow, columns_of, to_json
from service.installation.context import Installation
from service.installation.tokens import Tokens
from service.matches import campaigns, outbox, season_results, seeds, store, turns, ways
from service.matches.store import LoadedMatch
from service.people import seat_links, seating
from service.people.problems import Invalid

log = logging.getLogger(__name__)
FIRST_PAUSE, LONGEST_PAUSE = 300, 24 * 3600


class NothingFollows(Exception):
    """Raised if the current rules have no next game, though one was recorded."""


def begin_waiting(installation: Installation) -> None:
    """Begin every campaign game that is due; a locked or failing game does not stop others."""
    now = installation.now()
    for row in installation.database.read(lambda connection: campaigns.waiting(connection, now)):
        begin_after(installation, row.after_id, only_if_free=True)


def begin_after(installation: Installation, match_id: str, only_if_free: bool = False) -> bool:
    """Begin the game that follows a match; return False if it cannot begin and is postponed.

    With `only_if_free` a match that is locked elsewhere is skipped.
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
    """Postpone the next game; the first time, also write to the players.

    Everyone is told how the last game ended, and the host that the next is delayed. Reads rows
    only, since the game's state may be unreadable. Returns the number of failures, or 0 if another
    process has begun the game meanwhile.
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
        outbox.write(connection, seats[match.host], "stalled", match.turn, now, number=row.number)
    return row.failures + 1


def _begin(connection: Connection, after_id: str, tokens: Tokens, now: int) -> None:
    """Begin the next match with its first question, and write about the end of the last game.

    Players who already know the end are told where the next game is.
    """
    ended = store.load(connection, after_id, lock=True)
    row = campaigns.following(connection, after_id)
    if row is None:
        return
    options = campaigns.sequel(ended, ended.match.result)
    if options is None:
        raise NothingFollows(after_id)
    match_id = _lay_table(connection, ended, row, options, tokens, now)
    campaigns.settle(connection, row, match_id)
    season_results.follow(connection, after_id, now, match_id=match_id)
    for seat in ended.joined:
        outbox.write(connection, seat, "next" if row.failures else "over", ended.match.turn, now)
    loaded = store.load(connection, match_id)
    state = loaded.game.setup(len(loaded.seats), options, bytes.fromhex(loaded.match.seed))
    begun = store.open_match(connection, loaded, state, now)
    turns.begin(connection, begun, now)
    for seat in seating.guests(ended):  # seats of the last game whose players have not answered yet
        former = outbox.facts_of_last(connection, seat, "takeover").get("former", seat.name)
        with suppress(Invalid):  # after a day's limit of letters only the host can ask again
            seating.offer_again(connection, begun, seat.number, now, former)


def _lay_table(
    connection: Connection,
    ended: LoadedMatch,
    row: CampaignGameRow,
    options: dict[str, Any],
    tokens: Tokens,
    now: int,
) -> str:
    """Insert the next match with everyone in the same seat and new links; return the match's id."""
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
        host=ended.match.host,
        plans_at_once=ended.match.plans_at_once,
        talk=ended.match.talk,
        clock=ended.match.clock_json,
        deals=ended.match.deals,
        creation_key=campaigns.creation_key(row.campaign_id, row.number),
    )
    connection.execute(insert(SEAT), [_seat(seat, match_id) for seat in ended.seats])
    seats = store.SEATS_OF.all(connection, of=match_id)
    for before, seat in zip(ended.seats, seats, strict=True):
        ways.carry(connection, before, seat, now)
    seat_links.give_again(connection, seats, tokens, now)
    return match_id


def _seat(seat: SeatRow, match_id: str) -> dict[str, Any]:
    fresh = {"match_id": match_id, "tenure": 0, "digest_at": None}
    none = {"invited_until": None, "invitation_due": None}
    return columns_of(seat) | fresh | none | {"ordered": False, "told_epoch": 0, "heard": 0}
