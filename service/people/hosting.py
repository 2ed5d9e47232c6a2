"""Change of host: the host hands hosting over, or others vote on it while the host is absent.

The host asks one player, who agrees or refuses. While the host is absent, a player asks to host.
That player votes for it. With more than half of the votes for it, hosting changes at once; with
half against it, the request ends. The host ends a waiting request, by a button or by coming back,
and can take hosting back for stoppable_acts.TERM seconds after it changed.
"""

from dataclasses import dataclass, field
from typing import Literal

from sqlalchemy import Connection, bindparam, update

from service.database.rows import MATCH, REQUEST, RequestRow, SeatRow
from service.database.statements import Query
from service.installation.tokens import Tokens
from service.matches import deeds, outbox, pauses, stoppable_acts
from service.matches.store import LoadedMatch
from service.people import seat_links, seating
from service.people.problems import NotPossible
from service.people.stranger_limits import Asker

WHY = "hosted"  # why the former host's links have ended
LAST_CHANGE = Query(
    REQUEST.select()
    .where(REQUEST.c.match_id == bindparam("of"), REQUEST.c.kind == "host")
    .where(REQUEST.c.done_at.is_not(None))
    .order_by(REQUEST.c.about.desc())
    .limit(1),
    RequestRow,
)


def may_ask(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> bool:
    """True if the host is absent and this player may ask to host."""
    row = loaded.seats[seat]
    is_here = row.status == "joined" and not row.absent and not row.bot
    # In an anonymous match nobody may learn that the absent player is the host.
    is_known = loaded.is_under_way and not loaded.is_anonymous
    is_needed = is_known and loaded.host.absent and seat != loaded.match.host
    return is_needed and is_here and standing(connection, loaded, now) is None


def standing(connection: Connection, loaded: LoadedMatch, now: int) -> RequestRow | None:
    """Return the request to change the host that waits for answers, or None.

    A vote ends once the host is back.
    """
    request = _waiting(connection, loaded)
    return request if request and stoppable_acts.may_be_done(request, now) else None


def handed(connection: Connection, loaded: LoadedMatch, now: int) -> RequestRow | None:
    """Return the host's own request to hand hosting over that waits for an answer, or None."""
    request = standing(connection, loaded, now)
    return request if request and request.former_host is not None else None


def _waiting(connection: Connection, loaded: LoadedMatch) -> RequestRow | None:
    request = stoppable_acts.last(connection, loaded.match.id, "host")
    if request is None or request.status != "asked" or not loaded.is_under_way:
        return None
    return request if loaded.host.absent or request.former_host is not None else None


def to_answer(
    connection: Connection, loaded: LoadedMatch, seat: int, now: int
) -> RequestRow | None:
    """Return the request to change the host that this seat has yet to answer, or None."""
    request = standing(connection, loaded, now)
    return request if request and seat in request.still_asked else None


def to_take_back(
    connection: Connection, loaded: LoadedMatch, seat: int, now: int
) -> RequestRow | None:
    """Return the change of host that `seat`, the former host, can still take back, or None."""
    request = LAST_CHANGE.first(connection, of=loaded.match.id)
    if request is None or request.status != "done" or request.former_host != seat:
        return None
    is_own = loaded.seats[seat].status == "joined" and not loaded.seats[seat].bot
    is_in_time = loaded.is_open and stoppable_acts.may_be_stopped(request, now)
    return request if is_own and is_in_time else None


def ask(connection: Connection, loaded: LoadedMatch, seat: int, tokens: Tokens, now: int) -> None:
    """Ask to host: the other present players vote. If there are none, hosting changes at once.

    Raises NotPossible.
    """
    earlier = standing(connection, loaded, now)
    if earlier is not None and earlier.seat == seat:
        return
    if not may_ask(connection, loaded, seat, now):
        raise NotPossible("over")
    voters = [row.number for row in present(loaded) if row.number != seat]
    about = stoppable_acts.next_about(connection, loaded.match.id, "host")
    request = stoppable_acts.ask(connection, loaded, "host", about, seat, voters, now)
    _decide(connection, loaded, request, tokens, now)


def may_be_handed(loaded: LoadedMatch, seat: SeatRow) -> bool:
    """True if the host can ask that seat's player to host; never in an anonymous match."""
    return loaded.is_under_way and not loaded.is_anonymous and seat in present(loaded)


def hand_over(
    connection: Connection, loaded: LoadedMatch, seat: int, asker: Asker, now: int
) -> None:
    """Ask the player of `seat` to host from now on; an earlier request ends. Raises NotPossible."""
    earlier = handed(connection, loaded, now)
    if earlier is not None and earlier.seat == seat:
        return
    if not may_be_handed(loaded, loaded.seats[seat]):
        raise NotPossible("nobody_hosts")
    seating.count_by_host(connection, loaded.seats[seat], asker, now)
    stoppable_acts.stop_waiting(connection, loaded.match.id, "host", now)
    about = stoppable_acts.next_about(connection, loaded.match.id, "host")
    host = {"former_host": loaded.match.host}
    stoppable_acts.ask(connection, loaded, "host", about, seat, [seat], now, **host)


def keep(connection: Connection, loaded: LoadedMatch, now: int) -> None:
    """Keep hosting: cancel the host's own request to hand it over."""
    if handed(connection, loaded, now):
        stoppable_acts.stop_waiting(connection, loaded.match.id, "host", now)


def vote(
    connection: Connection,
    loaded: LoadedMatch,
    seat: int,
    does_agree: bool,
    tokens: Tokens,
    now: int,
) -> None:
    """Store a seat's answer to a request to change the host; raises NotPossible without one."""
    request = to_answer(connection, loaded, seat, now)
    if request is None:
        raise NotPossible("over")
    answered = stoppable_acts.answer(connection, request, seat, does_agree)
    _decide(connection, loaded, answered, tokens, now)


def take_back(
    connection: Connection, loaded: LoadedMatch, seat: int, tokens: Tokens, now: int
) -> None:
    """Let the former host be host again; raises NotPossible if that is too late."""
    request = to_take_back(connection, loaded, seat, now)
    if request is None:
        raise NotPossible("over")
    stoppable_acts.close(connection, request, "stopped", now)
    _change_host(connection, loaded, seat, tokens, now)


def appoint(
    connection: Connection, loaded: LoadedMatch, seat: int, tokens: Tokens, now: int
) -> None:
    """Make a player the host on the operator's order; raises NotPossible if they aren't present."""
    row = loaded.seats[seat]
    if not loaded.is_open or row.status != "joined" or row.bot or row.absent:
        raise NotPossible("nobody_there")
    if seat == loaded.match.host:
        return
    deeds.note(connection, row.match_id, "host_named", now, seat=seat, turn=loaded.match.turn)
    _change_host(connection, loaded, seat, tokens, now)


def present(loaded: LoadedMatch) -> list[SeatRow]:
    """Return the seats of people who play and are neither absent nor the host."""
    people = [row for row in loaded.joined if not row.bot and not row.absent]
    return [row for row in people if row.number != loaded.match.host]


def _decide(
    connection: Connection, loaded: LoadedMatch, request: RequestRow, tokens: Tokens, now: int
) -> None:
    votes = 1 + request.agreed + request.refused + len(request.still_asked)
    if 2 * (1 + request.agreed) > votes:
        stoppable_acts.close(connection, request, "done", now, former_host=loaded.match.host)
        _change_host(connection, loaded, request.seat, tokens, now)
    elif 2 * request.refused >= votes:
        stoppable_acts.close(connection, request, "stopped", now)
        if request.former_host is not None:
            facts = {"seat": request.seat, "hosting": True}
            outbox.write(connection, loaded.host, "refused", loaded.match.turn, now, **facts)


def _change_host(
    connection: Connection, loaded: LoadedMatch, seat: int, tokens: Tokens, now: int
) -> None:
    """Make that seat the host, with a new link to the host's page, and tell the players.

    In an anonymous match only the new host is told. A request that waits for answers ends, since it
    is about the former host.
    """
    match = loaded.match
    stoppable_acts.stop_waiting(connection, match.id, "host", now)
    connection.execute(update(MATCH).where(MATCH.c.id == match.id).values(host=seat))
    seat_links.end_hosting(connection, match.id, now, WHY)
    seat_links.give_hosting(connection, tokens, loaded.seats[seat], match.table_id, now)
    for row in loaded.joined:
        if not row.bot and (row.number == seat or not loaded.is_anonymous):
            is_asked_for = {"asked_for": True} if row.number == seat else {}
            facts = {"former": match.host, **is_asked_for}
            outbox.write(connection, row, "hosted", match.turn, now, **facts)


# --- a rest ----------------------------------------------------------------


def pause(connection: Connection, loaded: LoadedMatch, day: str, now: int) -> None:
    """Pause a match for its host until the morning of `day` (ISO 8601 date).

    Raises NotPossible. The same request sent twice pauses once.
    """
    is_resting = loaded.is_paused and loaded.match.paused_by == "host"
    ends = pauses.ends(now, loaded.host.timezone, pauses.BY_HOST)
    if is_resting and loaded.match.paused_until == ends.get(day):
        return  # a double tap
    if not loaded.is_running:
        raise NotPossible("over" if not loaded.is_under_way else "rest_already")
    if day not in ends:
        raise NotPossible("rest_day")
    pauses.pause(connection, loaded, now, by="host", until=ends[day])


def resume(connection: Connection, loaded: LoadedMatch, now: int) -> None:
    """End the host's own pause; raises NotPossible for a pause by vote, or at a table."""
    if not loaded.is_under_way:
        raise NotPossible("over")
    if loaded.is_paused and loaded.match.paused_by != "host":
        raise NotPossible("rest_of_all")
    pauses.resume(connection, loaded, now, "host_ended")


# --- what a seat's page offers ---------------------------------------------


@dataclass(frozen=True)
class Offer:
    """A choice about hosting that a seat's page shows.

    `by` is the seat that would host or, for "back", hosts now. `still_asked` are seats yet to
    answer.
    """

    what: Literal["ask", "answer", "invited", "waiting", "back"]
    by: int
    still_asked: list[int] = field(default_factory=list)


def offer(connection: Connection, loaded: LoadedMatch, seat: int, now: int) -> Offer | None:
    """Return the choice that this seat has about hosting now, or None."""
    if seat != loaded.match.host and to_take_back(connection, loaded, seat, now):
        return Offer("back", loaded.match.host)
    request = standing(connection, loaded, now)
    if request and seat in request.still_asked:
        return Offer("answer" if request.former_host is None else "invited", request.seat)
    if request and request.seat == seat:
        return Offer("waiting", seat, request.still_asked)
    if may_ask(connection, loaded, seat, now):
        others = [row.number for row in present(loaded) if row.number != seat]
        return Offer("ask", seat, others)
    return None


def is_overtaken(connection: Connection, loaded: LoadedMatch, seat: int) -> bool:
    """True if a letter that asks this seat for its vote is out of date."""
    request = _waiting(connection, loaded)
    return request is None or seat not in request.still_asked
