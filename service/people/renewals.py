"""New links in the place of old ones, which end: for a seat's holder, its host, after a new key.

What a seat has stays with it: moves, orders, deadline. The letter that brings the new link asks
again what is asked, so nobody loses a turn by it.
"""

from typing import Any

from sqlalchemy import Connection, select, update

from service.database.models import MATCH, SEAT
from service.database.rows import MatchRow, SeatRow, fetch_all
from service.installation.tokens import Tokens, hash_of
from service.matches import campaigns, former_links, outbox, store
from service.matches.store import HOST_SEAT, LoadedMatch
from service.people import open_links, regulars, same_holder
from service.people.seating import PAUSE_BETWEEN_RESENDS, NotPossible

TERM = 14 * 24 * 3600  # so long the links of before open what they opened, after a new key
OPEN = ("inviting", "running")
IN_WRONG_HANDS = ("renewed", "stopped")  # why a link ends that somebody else may have had


def renew(
    connection: Connection, loaded: LoadedMatch, number: int, tokens: Tokens, now: int, why: str
) -> None:
    """The holder of a seat gets a new link by letter; the old ones end at once.

    So do those to the same holder's seat in the other games of a campaign, for each leads to the
    next; and with the host's seat the links to the host's page.
    """
    seat = loaded.seats[number]
    if seat.status != "joined" or seat.bot:
        raise NotPossible("nothing_to_send")
    for each in of_one_holder(connection, loaded, number):
        _replace_seat_link(connection, each, tokens, why=why)
        if number == HOST_SEAT:
            match = store.load(connection, each.match_id).match
            _replace_host_link(connection, match, tokens, why=why)
    outbox.write(connection, seat, "link", loaded.match.turn, now, asked_for=True, why=why)
    if why in IN_WRONG_HANDS:
        regulars.forget(connection, seat.address)
        _renew_elsewhere(connection, loaded, number, tokens, now)


def _renew_elsewhere(
    connection: Connection, loaded: LoadedMatch, number: int, tokens: Tokens, now: int
) -> None:
    """After a move each table leads to the next that waits: whoever had one link may have all."""
    done = {seat.match_id for seat in of_one_holder(connection, loaded, number)}
    for seat in same_holder.elsewhere(connection, loaded.seats[number]):
        if seat.match_id not in done:
            match = store.row_of(connection, seat.match_id)
            _replace_seat_link(connection, seat, tokens, why="renewed")
            outbox.write(connection, seat, "link", match.turn, now, asked_for=True, why="elsewhere")


def send_by_host(
    connection: Connection, loaded: LoadedMatch, number: int, tokens: Tokens, now: int
) -> None:
    """The host has a new link sent to whoever holds a seat, wherever the old one has gone."""
    _refuse_too_soon(connection, loaded, number, now)
    renew(connection, loaded, number, tokens, now, "host")


def send_again(connection: Connection, loaded: LoadedMatch, number: int, now: int) -> None:
    """The holder of a seat gets the present links once more, by letter."""
    _refuse_too_soon(connection, loaded, number, now)
    about = {"asked_for": True, "why": "asked"}
    outbox.write(connection, loaded.seats[number], "link", loaded.match.turn, now, **about)


def _refuse_too_soon(connection: Connection, loaded: LoadedMatch, number: int, now: int) -> None:
    made = outbox.last_made(connection, loaded.seats[number])
    if made is not None and now - made < PAUSE_BETWEEN_RESENDS:
        raise NotPossible("too_soon")


def of_one_holder(connection: Connection, loaded: LoadedMatch, number: int) -> list[SeatRow]:
    """The seat, and the same in all games of its campaign that go to the same address."""
    seat = loaded.seats[number]
    campaign = campaigns.of(connection, loaded.match, None)
    if campaign is None:
        return [seat]
    query = select(SEAT).where(
        SEAT.c.match_id.in_([game.match for game in campaign.games]),
        SEAT.c.number == number,
        SEAT.c.address == seat.address,
    )
    return fetch_all(connection, query, SeatRow)


def _replace_seat_link(connection: Connection, seat: SeatRow, tokens: Tokens, **about: Any) -> None:
    former_links.retire(connection, seat.match_id, seat.token_hash, seat=seat.number, **about)
    salt, token_hash = tokens.fresh()
    store.update_seat(connection, seat, token_salt=salt, token_hash=token_hash)


def _replace_host_link(
    connection: Connection, match: MatchRow, tokens: Tokens, **about: Any
) -> None:
    former_links.retire(connection, match.id, match.host_hash, **about)
    salt, token_hash = tokens.fresh()
    values = {"host_salt": salt, "host_hash": token_hash}
    connection.execute(update(MATCH).where(MATCH.c.id == match.id).values(**values))


# --- after a new key -------------------------------------------------------


def follow_key(connection: Connection, tokens: Tokens, now: int, match_id: str = "") -> int:
    """Make links anew that letters would not bear as they are known: the key is another.

    Those of matches that go on, or of one match; the old ones open for TERM more. Returns how
    many links were concerned.
    """
    wanted = MATCH.c.id == match_id if match_id else MATCH.c.status.in_(OPEN)
    about = {"why": "key", "until": now + TERM}
    matches = fetch_all(connection, select(MATCH).where(wanted), MatchRow)
    hosts = [row for row in matches if _is_astray(row, tokens)]
    for match in hosts:
        _replace_host_link(connection, match, tokens, **about)
    query = select(SEAT).join(MATCH, MATCH.c.id == SEAT.c.match_id).where(wanted)
    seats = [row for row in fetch_all(connection, query, SeatRow) if _is_astray(row, tokens)]
    for seat in seats:
        _replace_seat_link(connection, seat, tokens, **about)
    return len(hosts) + len(seats)


def renew_all(connection: Connection, tokens: Tokens, now: int) -> int:
    """End every link of every match that goes on; each player gets a letter with a new one.

    Whoever has not joined gets the invitation's new link from the host. Returns how many letters.
    """
    follow_key(connection, tokens, now)
    former_links.end_all(connection)
    regulars.forget_all(connection)
    open_links.end_all(connection)
    query = select(MATCH.c.id).where(MATCH.c.status.in_(OPEN)).order_by(MATCH.c.id)
    written = 0
    for match_id in connection.execute(query).scalars().all():
        loaded = store.load(connection, match_id, lock=True)
        for seat in loaded.joined:
            if not seat.bot:
                renew(connection, loaded, seat.number, tokens, now, "all")
                written += 1
    return written


def bears_its_links(loaded: LoadedMatch, number: int, tokens: Tokens) -> bool:
    """Whether the links that a letter to that seat would bear open what they should."""
    return not any(_is_astray(row, tokens) for row in (loaded.match, loaded.seats[number]))


def _is_astray(row: MatchRow | SeatRow, tokens: Tokens) -> bool:
    """Whether the link of a seat, or of a match's host, is derived from another key."""
    if isinstance(row, MatchRow):
        return hash_of(tokens.token(row.host_salt)) != row.host_hash
    return hash_of(tokens.token(row.token_salt)) != row.token_hash
