"""Replacing links: for a seat, for a person, or for the whole installation.

The seat keeps its moves, orders and deadline. The letter with the new link repeats the question, so
no player loses a turn.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, and_, or_, select

from service.database.rows import (
    ADDRESS_CHANGE,
    GAME_TABLE,
    LINK,
    MATCH,
    NEWCOMER,
    SEASON,
    SEAT,
    AddressChangeRow,
    LinkRow,
    NewcomerRow,
    SeatRow,
    fetch_all,
)
from service.installation.tokens import Tokens
from service.links import store as links
from service.matches import campaigns, deeds, outbox, stoppable_acts, store
from service.matches.store import LoadedMatch
from service.people import my_games, seat_links, seating
from service.people.problems import NotPossible
from service.people.seat_links import Ended
from service.people.seating import PAUSE_BETWEEN_RESENDS
from service.people.stranger_limits import Asker

TERM = 14 * 24 * 3600  # seconds for which links of an earlier secret key still work
OPEN = ("proposed", "inviting", "running")
WAITING = ("seat", "host")  # kinds of links in letters of a match
# Their owners ask for new ones.
NOT_AGAIN = ("my_games", "calendar", "leaving", "phone", "keeper", "keeper_session")


# --- one seat --------------------------------------------------------------


def of_one_holder(connection: Connection, loaded: LoadedMatch, number: int) -> list[SeatRow]:
    """Return the seat and, in a campaign, the same seat of other games with the same address."""
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


def renew(
    connection: Connection,
    loaded: LoadedMatch,
    number: int,
    tokens: Tokens,
    now: int,
    why: str,
    told: str = "",
) -> Ended:
    """Send the player of a seat a new link; the old links end at once.

    Links to the same seat in the other games of a campaign end too. `why` is the reason shown to
    those who open an old link. `told` is the reason in the letter, if it differs.
    """
    seat = loaded.seats[number]
    _refuse_nobody(seat)
    seats = of_one_holder(connection, loaded, number)
    ended = seat_links.rotate(connection, seats, tokens, now, why)
    outbox.write(connection, seat, "link", loaded.match.turn, now, asked_for=True, why=told or why)
    return ended


def send_by_host(
    connection: Connection,
    loaded: LoadedMatch,
    number: int,
    tokens: Tokens,
    now: int,
    asker: Asker,
) -> None:
    """Send a player a new link because the host asks for it.

    At most once a day, since it ends the links the player has, and never to an address that wants
    no letters.
    """
    _refuse_too_soon(connection, loaded, number, now)
    _refuse_nobody(loaded.seats[number])
    seating.count_by_host(connection, loaded.seats[number], asker, now)
    renew(connection, loaded, number, tokens, now, "host")


def send_again(connection: Connection, loaded: LoadedMatch, number: int, now: int) -> None:
    """Send the player of a seat the current links again."""
    _refuse_too_soon(connection, loaded, number, now)
    about = {"asked_for": True, "why": "asked"}
    outbox.write(connection, loaded.seats[number], "link", loaded.match.turn, now, **about)


def _refuse_nobody(seat: SeatRow) -> None:
    if seat.status != "joined" or seat.bot:
        raise NotPossible("nothing_to_send")


def _refuse_too_soon(connection: Connection, loaded: LoadedMatch, number: int, now: int) -> None:
    made = outbox.last_made(connection, loaded.seats[number])
    if made is not None and now - made < PAUSE_BETWEEN_RESENDS:
        raise NotPossible("too_soon")


# --- all that a person has -------------------------------------------------


def renew_all_of(
    connection: Connection, loaded: LoadedMatch, number: int, tokens: Tokens, now: int, why: str
) -> Ended:
    """End every link that was given to the seat's address, and send new links for all its seats.

    Each match that goes on gets a letter with a new link. Finished matches are listed on "my
    games". If there are any, the link to "my games" is sent too.
    """
    seat = loaded.seats[number]
    _refuse_nobody(seat)
    ended = _end_all_of(connection, seat.address, tokens, now, why)
    outbox.write(connection, seat, "link", loaded.match.turn, now, asked_for=True, why=why)
    for other in _seats_of(connection, SEAT.c.address == seat.address):
        if other.match_id != seat.match_id or other.number != seat.number:
            send_new(connection, other, now, "elsewhere")
    if _has_played_elsewhere(connection, seat):
        my_games.send_to(connection, seat, loaded.match.turn, tokens, now)
    return ended


def renew_person(
    connection: Connection, seats: Sequence[SeatRow], tokens: Tokens, now: int, why: str
) -> tuple[Ended, int]:
    """End all links of the person with these seats, and send new ones.

    Each match that goes on gets a letter with a new link. If none does, the link to "my games" is
    sent. Returns the numbers of ended links and of letters.
    """
    ended = Ended()
    for address in {seat.address for seat in seats}:
        ended += _end_all_of(connection, address, tokens, now, why)
    written = 0
    for seat in seats:
        deeds.note(connection, seat.match_id, "new_links", now, seat=seat.number)
        written += send_new(connection, seat, now, why)
    if seats and not written:
        turn = store.row_of(connection, seats[-1].match_id).turn
        my_games.send_to(connection, seats[-1], turn, tokens, now)
        written = 1
    return ended, written


def _has_played_elsewhere(connection: Connection, seat: SeatRow) -> bool:
    """True if another match of that address is over, so that no other letter mentions it."""
    query = select(SEAT.c.match_id).join(MATCH, MATCH.c.id == SEAT.c.match_id)
    others = query.where(SEAT.c.address == seat.address, MATCH.c.id != seat.match_id)
    over = others.where(MATCH.c.status == "over")
    return connection.execute(over.limit(1)).first() is not None


def _seats_of(connection: Connection, *where: ColumnElement[bool]) -> list[SeatRow]:
    """Return the seats of people (not bots) that meet the conditions, sorted by match."""
    query = select(SEAT).where(SEAT.c.address != "", ~SEAT.c.bot, *where)
    return fetch_all(connection, query.order_by(SEAT.c.match_id, SEAT.c.number), SeatRow)


def _end_all_of(connection: Connection, address: str, tokens: Tokens, now: int, why: str) -> Ended:
    """End the links given to that address, and make new ones for its seats.

    Confirmed changes of address get new links, so that they can still be taken back.
    """
    seats = _seats_of(connection, SEAT.c.address == address)
    ended = _end_all(connection, seats, tokens, now, why, LINK.c.address == address)
    _renew_stopping(connection, tokens, now, ADDRESS_CHANGE.c.former == address)
    return ended


def _end_all(
    connection: Connection,
    seats: Sequence[SeatRow],
    tokens: Tokens,
    now: int,
    why: str,
    *where: ColumnElement[bool],
) -> Ended:
    """End the links and ways beside mail of these seats, and all links that meet the conditions.

    The seats get new links.
    """
    ended = sum((seat_links.end(connection, seat, now, why) for seat in seats), start=Ended())
    ended += Ended(links.end(connection, now, why, *where))
    seat_links.give_again(connection, seats, tokens, now)
    return ended


def send_new(connection: Connection, seat: SeatRow, now: int, why: str) -> bool:
    """Send the letter with a seat's new link; False if it gets none, as after the match's end."""
    match = store.row_of(connection, seat.match_id)
    if match.status not in OPEN or seat.is_refused:
        return False
    if match.status == "proposed":
        if seat.number != match.host:
            return False
        outbox.write(connection, seat, "host", match.turn, now, asked_for=True)
    elif seat.status == "invited":
        kind = "takeover" if match.status == "running" else "invitation"
        about = outbox.facts_of_last(connection, seat, kind)
        outbox.write(connection, seat, kind, match.turn, now, **about)
    else:
        outbox.write(connection, seat, "link", match.turn, now, asked_for=True, why=why)
    return True


def _renew_stopping(
    connection: Connection, tokens: Tokens, now: int, *where: ColumnElement[bool]
) -> None:
    """Send new links that take back confirmed changes of address, while that is possible."""
    done = select(ADDRESS_CHANGE).where(
        ADDRESS_CHANGE.c.status == "confirmed",
        ADDRESS_CHANGE.c.done_at > now - stoppable_acts.TERM,
        *where,
    )
    for change in fetch_all(connection, done, AddressChangeRow):
        target = links.Target(change.match_id, change.seat)
        link = links.make(connection, tokens, "address_stop", target, now, change.former)
        one = (
            ADDRESS_CHANGE.c.match_id == change.match_id,
            ADDRESS_CHANGE.c.seat == change.seat,
            ADDRESS_CHANGE.c.number == change.number,
        )
        connection.execute(ADDRESS_CHANGE.update().where(*one).values(stop_link=link))
        match, seats = store.row_of(connection, change.match_id), store.SEATS_OF
        seat = seats.all(connection, of=change.match_id)[change.seat]
        facts = {"asked_for": True, "change": change.number, "is_done": True}
        outbox.write(connection, seat, "address", match.turn, now, **facts)


# --- everybody -------------------------------------------------------------


@dataclass(frozen=True)
class RenewedAll:
    """The links that ended, the number of letters with new ones, and the hosts' links to show.

    Tables and seasons have no address to write to. So `hosts` lists the kind, the title and the
    token of the host's new link for each of them.
    """

    ended: Ended
    letters: int
    hosts: list[tuple[links.Kind, str, str]]


def renew_all(connection: Connection, tokens: Tokens, now: int) -> RenewedAll:
    """End all links of the installation and all ways beside mail, and make new links.

    Players of matches that go on get theirs by letter.
    """
    seats = _seats_of(connection)
    at_tables = links.live(connection, LINK.c.match_id.is_(None), LINK.c.kind.not_in(NOT_AGAIN))
    ended = _end_all(connection, seats, tokens, now, "all")
    _renew_stopping(connection, tokens, now)
    written = sum(send_new(connection, seat, now, "all") for seat in seats)
    written += _renew_applicants(connection, tokens, now)
    hosts = [*_renew_at_tables(connection, tokens, now, at_tables)]
    return RenewedAll(ended, written, hosts)


def _renew_applicants(connection: Connection, tokens: Tokens, now: int) -> int:
    """Send new links to applicants who have not confirmed their seat; return their number."""
    waiting = select(NEWCOMER).where(NEWCOMER.c.seat.is_(None))
    found = fetch_all(connection, waiting, NewcomerRow)
    for each in found:
        target = links.Target(each.match_id, each.number)
        links.make(connection, tokens, "applicant", target, now, each.address)
        match = store.row_of(connection, each.match_id)
        host = store.SEATS_OF.all(connection, of=match.id)[match.host]
        facts = {"asked_for": True, "newcomer": each.number}
        outbox.write(connection, host, "newcomer", match.turn, now, **facts)
    return len(found)


def _renew_at_tables(
    connection: Connection, tokens: Tokens, now: int, ended: Iterable[LinkRow]
) -> Iterator[tuple[links.Kind, str, str]]:
    """Replace the links of tables and seasons; yield each host's link as kind, title and token."""
    for old in ended:
        kind, target = links.kind_of(old), links.target_of(old)
        links.make_missing(connection, tokens, kind, target, now)
        if kind in ("table_host", "season_host"):
            token = links.current_token(connection, tokens, kind, target)
            yield kind, _title(connection, old), token
    connection.execute(GAME_TABLE.update().values(changes=GAME_TABLE.c.changes + 1))


def _title(connection: Connection, link: LinkRow) -> str:
    """Return the title of a link's table or season; if it has none, the table's id or ""."""
    table = SEASON if link.table_id is None else GAME_TABLE
    query = select(table.c.title).where(table.c.id == (link.table_id or link.group_id))
    title: str | None = connection.execute(query).scalar()
    return title or link.table_id or ""


# --- after a new secret key ------------------------------------------------


GIVEN_OUT = (LINK.c.address != "", LINK.c.until.is_(None))  # by letters


def astray(tokens: Tokens, connection: Connection, after: str, most: int) -> list[tuple[str, bool]]:
    """Return up to `most` ids of links in letters, from the one after the id `after` on.

    With each goes True if the link was made with another secret key.
    """
    found = links.next_live(connection, after, most, *GIVEN_OUT)
    return [(link.id, links.is_astray(link, tokens)) for link in found]


def follow_key(
    connection: Connection, tokens: Tokens, now: int, which: ColumnElement[bool]
) -> None:
    """Replace links that were made with another secret key; then letters can contain links again.

    Every old link from a letter works for TERM more seconds. Only the links of seats and hosts are
    replaced; people with other links have to ask for new ones. Links that another process is
    replacing are skipped.
    """
    for link in links.live_and_free(connection, *GIVEN_OUT, which):
        if links.is_astray(link, tokens):
            links.limit(connection, link, now + TERM, "key")
            if link.kind in WAITING:
                kind, target = links.kind_of(link), links.target_of(link)
                links.make(connection, tokens, kind, target, now, link.address)


def bears_its_links(
    connection: Connection, loaded: LoadedMatch, number: int, tokens: Tokens
) -> bool:
    """True if the links in a letter to that seat were made with the current key."""
    own = and_(LINK.c.kind == "seat", LINK.c.number == number)
    wanted = (LINK.c.match_id == loaded.match.id, LINK.c.until.is_(None))
    found = links.live(connection, *wanted, or_(own, LINK.c.kind == "host"))
    return not any(links.is_astray(link, tokens) for link in found)
