"""Everything stored about a person, found by their address: export and erasure.

Moves stay, since they belong to the others' game too; names, addresses and links go.
"""

import json
import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from email import policy
from email.parser import BytesParser
from email.utils import getaddresses
from html import unescape
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, delete, func, or_, select, update

from service.database.rows import (
    ADDRESS_CHANGE,
    GAME_TABLE,
    LETTER,
    LETTER_COPY,
    LINK,
    NEWCOMER,
    ORDER_NOTE,
    REQUEST,
    SEAT,
    STANDING_ORDER,
    TABLE_SEAT,
    UNWANTED,
    VOTE,
    AddressChangeRow,
    LetterRow,
    LinkRow,
    MatchRow,
    NewcomerRow,
    OrderNoteRow,
    RequestRow,
    SeatRow,
    TableSeatRow,
    UnwantedRow,
    VoteRow,
    fetch_all,
    fetch_first,
    metadata,
    to_json,
)
from service.language.dates import in_utc
from service.language.languages import unmarked
from service.language.words import speaker
from service.links import store as links
from service.matches import (
    deals,
    deeds,
    digests,
    missed_deadlines,
    moved_dates,
    open_decisions,
    orders,
    out_of_turn,
    outbox,
    promises,
    reply_rows,
    store,
    talk,
    turns,
    ways,
)
from service.matches.states import Unreadable, moves_of
from service.people import (
    former_players,
    names_at_tables,
    own_notes,
    seat_links,
    seating,
    stranger_limits,
    unconfirmed_matches,
)
from service.people.former_players import Former

OF_SEVERAL = (digests.KIND, moved_dates.KIND)  # kinds of letters about more than one match
NEVER = 1 << 40  # later than any moment
# Columns of any table that hold an address, and columns that hold the hash of one.
ADDRESSES, HASHES = ("address", "former"), ("address_hash", "whom")
# These are not deleted: seats lose their names, links end, a wish for no letters stays.
STAY = (SEAT.name, LINK.name, UNWANTED.name)


@dataclass(frozen=True)
class Erased:
    """The number of seats that were erased, and of those among them in open matches."""

    seats: int
    still_open: int


def seats_of(connection: Connection, address: str) -> list[SeatRow]:
    """Return the seats of people with that mailbox, in any spelling of its address."""
    wanted = stranger_limits.hash_of(address)
    query = select(SEAT).where(SEAT.c.address != "", ~SEAT.c.bot)
    found = fetch_all(connection, query.order_by(SEAT.c.match_id, SEAT.c.number), SeatRow)
    return [seat for seat in found if stranger_limits.hash_of(seat.address) == wanted]


def is_known(connection: Connection, address: str) -> bool:
    """True if anything is stored about that address."""
    if seats_of(connection, address):
        return True
    if _at_tables(connection, address) or _stored_spellings(connection, address):
        return True
    tables = [*_tables_with(HASHES, ()), (UNWANTED, UNWANTED.c.address_hash)]
    hashed = stranger_limits.hashes_of(address)
    return any(connection.execute(select(c).where(c.in_(hashed))).first() for _, c in tables)


def _tables_with(names: tuple[str, ...], kept: tuple[str, ...] = STAY) -> Iterator[tuple[Any, Any]]:
    """Yield each table that has one of these columns, with the column, except those in `kept`."""
    for table in metadata.sorted_tables:
        for name in names:
            if name in table.c and table.name not in kept:
                yield table, table.c[name]


# --- told ------------------------------------------------------------------


def export(connection: Connection, address: str) -> str:
    """Return everything stored about that person as JSON."""
    query = select(UNWANTED).where(UNWANTED.c.address_hash.in_(stranger_limits.hashes_of(address)))
    unwanted = fetch_first(connection, query, UnwantedRow)
    seats = [
        _seat(connection, seat)
        | _ways(connection, seat)
        | _talk(connection, seat)
        | _deals(connection, seat)
        for seat in seats_of(connection, address)
    ]
    left = [_left(connection, each) for each in former_players.of_address(connection, address)]
    asked = select(NEWCOMER).where(NEWCOMER.c.address_hash == stranger_limits.hash_of(address))
    told = {
        "address": address,
        "wants_no_invitations_since": in_utc(unwanted.since if unwanted else None),
        "seats": seats,
        "former_seats": left,
        "asked_for_a_seat": [
            {
                "match": each.match_id,
                "name": each.name,
                "address": each.address,
                "language": each.language,
                "timezone": each.timezone,
                "at": in_utc(each.asked_at),
                "seat": each.seat,
            }
            for each in fetch_all(connection, asked.order_by(NEWCOMER.c.asked_at), NewcomerRow)
        ],
        "changes_of_address": [
            {
                "match": each.match_id,
                "seat": each.seat,
                "address": own,
                "is_new": own == each.address,
                "name": each.name if own == each.address else each.former_name,
                "at": in_utc(each.asked_at),
                "status": each.status,
            }
            for each, own in _changes(connection, address)
        ],
        "links": [
            {
                "kind": each.kind,
                "match": each.match_id,
                "made": in_utc(each.made_at),
                "last_used": in_utc(each.used_at),
                "ended": in_utc(each.ended_at),
                "why": each.why,
            }
            for each in _links(connection, address)
        ],
        "said_at_tables": [
            {"table": each.table_id, "seat": each.number, **(each.private or {})}
            for each in _at_tables(connection, address)
        ],
    }
    return json.dumps(told, ensure_ascii=False, indent=1)


def _changes(connection: Connection, address: str) -> list[tuple[AddressChangeRow, str]]:
    """Return the changes of address from or to a mailbox, each with the mailbox's address in it."""
    wanted = stranger_limits.hash_of(address)
    query = select(ADDRESS_CHANGE).order_by(ADDRESS_CHANGE.c.asked_at)
    return [
        (change, own)
        for change in fetch_all(connection, query, AddressChangeRow)
        for own in (change.former, change.address)
        if stranger_limits.hash_of(own) == wanted
    ]


def _links(connection: Connection, address: str) -> list[LinkRow]:
    """Return the links that were sent to that mailbox; their tokens are stored nowhere."""
    own = LINK.c.address.in_(spellings(connection, address))
    return fetch_all(connection, select(LINK).where(own).order_by(LINK.c.made_at), LinkRow)


def _at_tables(connection: Connection, address: str) -> list[TableSeatRow]:
    """Return the seats at tables for which that mailbox was entered, to go on by mail."""
    wanted = stranger_limits.hash_of(address)
    query = select(TABLE_SEAT).where(TABLE_SEAT.c.private.is_not(None))
    found = fetch_all(connection, query, TableSeatRow)
    return [
        seat
        for seat in found
        if seat.private and stranger_limits.hash_of(str(seat.private["address"])) == wanted
    ]


def _place(connection: Connection, seat: SeatRow) -> dict[str, Any]:
    match = store.row_of(connection, seat.match_id)
    return {
        "match": match.id,
        "game": match.game,
        "status": match.status,
        "seat": seat.number,
        "name": seat.name,
        "address": seat.address,
        "language": seat.language,
        "timezone": seat.timezone,
    }


def _seat(connection: Connection, seat: SeatRow) -> dict[str, Any]:
    given = (STANDING_ORDER.c.match_id == seat.match_id, STANDING_ORDER.c.seat == seat.number)
    dues = open_decisions.of_match(connection, seat.match_id, and_held=True)
    return {
        **_place(connection, seat),
        "joined": seat.status,
        "invited_until": in_utc(seat.invited_until),
        "time": _time(seat),
        "wants_letters": not seat.muted,
        "chosen_letters": seat.letters,
        "next_daily_letter": in_utc(seat.digest_at),
        "wants_letters_about_new_browsers": seat.tells_new_browser,
        "unreachable_since": in_utc(seat.unreachable_since),
        "missed_deadlines": seat.missed,
        "absent": seat.absent,
        "played_by_bot": seat.stand_in,
        "standing_orders": list(
            connection.execute(select(STANDING_ORDER.c.line).where(*given)).scalars()
        ),
        "outcomes_of_orders": [
            {"turn": each.turn, **each.facts} for each in _order_notes(connection, seat)
        ],
        "next_deadlines": [
            in_utc(due.deadline_at)
            for number, due in dues.items()
            if number == seat.number and not open_decisions.is_endless(due)
        ],
        "own_note": own_notes.of_seat(connection, seat),
        "replies": [
            {"lines": each.lines, "effect": each.did, "at": in_utc(each.at)}
            for each in reply_rows.of_seat(connection, seat)
        ],
        **_done(connection, seat, _since(connection, seat), NEVER),
    }


def _order_notes(connection: Connection, seat: SeatRow) -> list[OrderNoteRow]:
    own = (ORDER_NOTE.c.match_id == seat.match_id, ORDER_NOTE.c.seat == seat.number)
    query = select(ORDER_NOTE).where(*own, ORDER_NOTE.c.tenure == seat.tenure)
    return fetch_all(connection, query.order_by(ORDER_NOTE.c.number), OrderNoteRow)


def _left(connection: Connection, former: Former) -> dict[str, Any]:
    """Return the data of a former player of a seat."""
    seat, left_at = former.seat, former.left_at
    return {
        **_place(connection, seat),
        "left": in_utc(left_at),
        **_done(connection, seat, _since(connection, seat), left_at),
        **_talk(connection, seat),
        **_deals(connection, seat),
    }


def _since(connection: Connection, seat: SeatRow) -> int:
    """Return when the player got the seat from an earlier player; 0 for the seat's first player."""
    earlier = former_players.before(connection, seat)
    return max([seat.given_at, *(each.left_at for each in earlier)])


def _done(connection: Connection, seat: SeatRow, since: int, until: int) -> dict[str, Any]:
    """Return a player's moves, letters, requests, votes, names at tables and deeds.

    `since` and `until` are the times between which the player had the seat.
    """
    return {
        "moves": [
            {
                "number": move.number,
                "action": move.action,
                "mark": move.mark,
                "way": move.way,
                "at": in_utc(move.at),
            }
            for move in moves_of(connection, seat.match_id)
            if move.seat == seat.number and since <= move.at <= until
        ],
        "asides": [
            {"turn": said.turn, "action": said.action, "at": in_utc(said.at)}
            for said in out_of_turn.of_match(connection, seat.match_id)
            if said.seat == seat.number and since <= said.at <= until
        ],
        "letters": [
            _letter(each)
            for each in outbox.to_player(connection, seat)
            if since <= each.made_at <= until
        ],
        "requests": [
            {
                "kind": asked.kind,
                "about": asked.about,
                "status": asked.status,
                "at": in_utc(asked.asked_at),
            }
            for asked in _requests(connection, seat.match_id)
            if asked.seat == seat.number and since <= asked.asked_at <= until
        ],
        "votes": [*_votes(connection, seat)],
        "names_at_tables": [
            {"table": each.table_id, "seat": each.number, "name": each.name}
            for each in names_at_tables.of_seat(connection, seat)
        ],
        "deeds": [
            {
                "kind": deed.kind,
                "turn": deed.turn,
                "way": deed.way,
                "at": in_utc(deed.at),
                **deed.facts,
            }
            for deed in deeds.of_match(connection, seat.match_id)
            if deed.seat == seat.number and since <= deed.at <= until
        ],
    }


def _requests(connection: Connection, match_id: str) -> list[RequestRow]:
    query = select(REQUEST).where(REQUEST.c.match_id == match_id)
    return fetch_all(connection, query.order_by(REQUEST.c.asked_at), RequestRow)


def _votes(connection: Connection, seat: SeatRow) -> Iterator[dict[str, Any]]:
    """Yield the votes that a player proposed or was asked in, without the others' answers."""
    player = store.player_of(seat)
    query = select(VOTE).where(VOTE.c.match_id == seat.match_id).order_by(VOTE.c.number)
    for vote in fetch_all(connection, query, VoteRow):
        is_own = store.player_of(vote) == player
        answers = [each.answer for each in vote.voters if store.player_of(each) == player]
        if is_own or answers:
            yield {
                "vote": vote.kind,
                "asked_by_them": is_own,
                "answer": answers[0] if answers else None,
                "status": vote.status,
                "at": in_utc(vote.asked_at),
            }


def _time(seat: SeatRow) -> dict[str, Any]:
    return {
        "waking_hours": [f"{each // 60:02}:{each % 60:02}" for each in (seat.wakes, seat.sleeps)],
        "days_off": seat.days_off,
        "country_of_holidays": seat.holidays,
        "reminders": seat.rhythm,
        "away": [[in_utc(gone), in_utc(back)] for gone, back in seat.away],
        "saved_seconds": seat.saved_seconds,
    }


def _letter(letter: LetterRow) -> dict[str, Any]:
    return {
        "kind": letter.kind,
        "turn": letter.turn,
        "written": in_utc(letter.made_at),
        "outcome": letter.outcome or "waiting",
        "ended": in_utc(letter.ended_at),
        "opened": in_utc(letter.opened_at),
    }


def _ways(connection: Connection, seat: SeatRow) -> dict[str, Any]:
    """Return how the player gets letters; the addresses of ways beside mail are encrypted."""
    return {
        "letters_come_by": seat.ways,
        "ways_beside_mail": [
            {"kind": each.kind, "since": in_utc(each.made_at), "error": each.error}
            for each in ways.of_seat(connection, seat)
        ],
    }


def _talk(connection: Connection, seat: SeatRow) -> dict[str, Any]:
    """Return the player's messages, and their settings for the messages of others."""
    reader = talk.reader_of(connection, seat)
    return {
        "messages": [
            {
                "to": [number for number, *_ in each.circle if number != seat.number],
                "turn": each.turn,
                "words": each.words,
                "way": each.way,
                "at": in_utc(each.at),
                "deleted": in_utc(each.deleted_at),
            }
            for each in talk.by(connection, seat)
        ],
        "messages_in_letters": reader.pace,
        "muted_seats": [number for number, *_ in reader.ignored],
    }


def _deals(connection: Connection, seat: SeatRow) -> dict[str, Any]:
    """Return the offers and deals that the person made or got."""
    found = deals.own_deals(promises.of_match(connection, seat.match_id), seat)
    return {
        "deals": [
            {
                "terms": each.promises,
                "marks": each.marks,
                "status": each.status,
                "public": each.is_public,
                "at": in_utc(each.at),
            }
            for each in found
        ]
    }


# --- taken away ------------------------------------------------------------


def erase(connection: Connection, address: str, now: int) -> Erased:
    """Erase name, address and links of a person; games go on, and hosts are told of free seats.

    A hash remembers that the person wants no invitations, so that none are sent again.
    """
    seats = seats_of(connection, address)
    spelt = spellings(connection, address)
    for seat in seats:  # before its match is deleted, which leads to the tables
        names_at_tables.forget(connection, names_at_tables.of_seat(connection, seat))
    left = former_players.of_address(connection, address)
    still_open = sum(_leave(connection, seat, now) for seat in seats)
    given = LINK.c.address.in_(spelt)
    links.end(connection, now, "replaced", given)
    connection.execute(update(LINK).where(given).values(address=""))
    for change, own in _changes(connection, address):  # its names are in letters to the others
        if change.name and not change.by_host:
            match = store.row_of(connection, change.match_id)
            _forget_words(connection, change, own == change.address, now)
            for had in (change.name, change.former_name):
                _forget_name(connection, match.id, had, nameless(match, change.seat))
    for former in left:
        _forget_former(connection, former, now)
    for table, column in _tables_with(HASHES):
        connection.execute(delete(table).where(column == stranger_limits.hash_of(address)))
    for table, column in _tables_with(ADDRESSES):
        connection.execute(delete(table).where(column.in_(spelt)))
    for said in _at_tables(connection, address):
        its = (TABLE_SEAT.c.table_id == said.table_id, TABLE_SEAT.c.number == said.number)
        connection.execute(update(TABLE_SEAT).where(*its).values(private=None, name=""))
        changed = update(GAME_TABLE).where(GAME_TABLE.c.id == said.table_id)
        connection.execute(changed.values(changes=GAME_TABLE.c.changes + 1))
    for each in spelt:  # a mail server may have quoted the address
        quoted = update(LETTER).where(
            func.lower(LETTER.c.error).contains(each.lower(), autoescape=True)
        )
        connection.execute(quoted.values(error=None))
    return Erased(len(seats), still_open)


def consequences(connection: Connection, address: str) -> dict[str, int]:
    """Return how many games erasing that person affects in each way, such as `called_off`."""
    found = {"running": 0, "called_off": 0, "declined": 0, "over": 0, "tables": 0}
    left = {each.seat.match_id for each in former_players.of_address(connection, address)}
    for seat in seats_of(connection, address):
        match = store.row_of(connection, seat.match_id)
        if match.status == "running":
            found["running"] += 1
        elif match.status in ("inviting", "proposed"):
            found["called_off" if seat.number == match.host else "declined"] += 1
        else:
            found["over"] += 1
    found["former"] = len(left)
    found["tables"] = len(_at_tables(connection, address))
    return found


def _forget_former(connection: Connection, former: Former, now: int) -> None:
    """Erase the name and the messages of a former player of a seat."""
    seat = former.seat
    with suppress(store.NoSuchMatch):  # deleted with its host's seat, of the same address
        match = store.row_of(connection, seat.match_id)
        names_at_tables.forget(connection, names_at_tables.of_seat(connection, seat))
        talk.forget_author(connection, match.id, store.player_of(seat), now)
        _forget_refusals(connection, seat)
        players = store.SEATS_OF.all(connection, of=match.id)
        left_at = former.left_at if seat.name in [each.name for each in players] else None
        _forget_name(connection, match.id, seat.name, nameless(match, seat.number), left_at)


def _forget_words(connection: Connection, change: AddressChangeRow, is_new: bool, now: int) -> None:
    """Delete the messages of the player who got a seat by this change (`is_new`) or gave it up."""
    if is_new and change.done_at is None:
        return
    given_at = former_players.given_at(connection, change, is_new)
    player = (change.seat, change.tenure, given_at)
    talk.forget_author(connection, change.match_id, player, now)


def spellings(connection: Connection, address: str) -> set[str]:
    """Return all spellings of that mailbox in any table, and the one that was typed."""
    return {address} | _stored_spellings(connection, address)


def addresses(connection: Connection) -> set[str]:
    """Return all addresses in any table, as they are spelt there."""
    columns = [column for _, column in _tables_with(ADDRESSES, ())]
    every = [connection.execute(select(each).distinct()).scalars() for each in columns]
    return {address for found in every for address in found if address}


def _stored_spellings(connection: Connection, address: str) -> set[str]:
    wanted = stranger_limits.hash_of(address)
    return {each for each in addresses(connection) if stranger_limits.hash_of(each) == wanted}


def _leave(connection: Connection, seat: SeatRow, now: int) -> bool:
    """Remove the person from a seat; return True if its match is still open."""
    try:
        match = store.row_of(connection, seat.match_id, lock=True)
    except store.NoSuchMatch:  # deleted with its host's seat, of the same address
        return False
    if match.status == "proposed" and seat.number == match.host:
        unconfirmed_matches.forget(connection, match.id, now)  # nobody else knows of it
        return True
    is_running = match.status == "running"
    seat_links.end(connection, seat, now, "replaced")
    name = nameless(match, seat.number)
    values = {
        "name": name,
        "address": "",
        "language": match.language,
        "timezone": "UTC",
        "tenure": former_players.next_tenure(connection, seat),
        "muted": True,
        "ordered": False,
        "absent": is_running,
        "missed": missed_deadlines.MISSED_UNTIL_ABSENT if is_running else 0,
    }
    store.update_seat(connection, seat, **values)
    orders.forget(connection, match.id, seat.number)
    own_notes.forget(connection, seat)
    talk.forget_author(connection, match.id, store.player_of(seat), now)
    reply_rows.forget(connection, seat)
    _forget_letters(connection, seat, name, now)
    deeds.note(connection, match.id, "erased", now, seat=seat.number, turn=match.turn)
    if is_running:
        _play_on(connection, match, seat.number, now)
    elif match.status in ("proposed", "inviting"):
        _give_up(connection, seat, name, now)
    return is_running or match.status == "inviting"


def nameless(match: MatchRow, number: int) -> str:
    """Return the name shown for a player after their name was erased, in the match's language."""
    return unmarked(speaker(match.language)("new-player", number=number + 1))


def _forget_letters(connection: Connection, seat: SeatRow, name: str, now: int) -> None:
    """Drop waiting letters to that seat, and replace its name in the others' letters by `name`.

    Letters about replies that did nothing quote the player, so they are deleted.
    """
    outbox.drop(connection, seat.match_id, now, LETTER.c.seat == seat.number)
    _forget_refusals(connection, seat)
    _forget_name(connection, seat.match_id, seat.name, name)


def _forget_refusals(connection: Connection, seat: SeatRow) -> None:
    own = (LETTER.c.match_id == seat.match_id, LETTER.c.seat == seat.number)
    quoting = (LETTER.c.tenure == seat.tenure, LETTER.c.kind == "refusal")
    connection.execute(delete(LETTER).where(*own, *quoting))


def _forget_name(
    connection: Connection, match_id: str, had: str, name: str, left_at: int | None = None
) -> None:
    """Replace the name `had` by `name` in a match's letters.

    `left_at` is given if a present player has the same name: when the erased one left. Then the
    name is replaced in earlier letters only, and where a letter names a former player.
    """
    of_match = LETTER.c.match_id == match_id
    # Copies of others' letters may have the name: these letters are composed again.
    several = select(LETTER.c.id).where(LETTER.c.kind.in_(OF_SEVERAL))
    copied = or_(LETTER_COPY.c.match_id == match_id, LETTER_COPY.c.id.in_(several))
    connection.execute(delete(LETTER_COPY).where(copied))
    if had:  # a mail server may have quoted it
        quoted = func.lower(LETTER.c.error).contains(had.lower(), autoescape=True)
        connection.execute(update(LETTER).where(of_match, quoted).values(error=None))
    query = select(LETTER).where(of_match, LETTER.c.facts != "{}")
    for letter in fetch_all(connection, query, LetterRow):
        is_earlier = left_at is None or letter.made_at < left_at
        told = {
            key: name if value == had and (is_earlier or key == "former") else value
            for key, value in letter.facts.items()
        }
        if told != letter.facts:
            one = update(LETTER).where(of_match, LETTER.c.id == letter.id)
            connection.execute(one.values(facts=to_json(told)))


def _play_on(connection: Connection, match: MatchRow, number: int, now: int) -> None:
    """Let the others go on at once; the host may give the seat to someone else or a bot."""
    try:
        loaded = store.load(connection, match.id, lock=True)
    except Unreadable:
        return
    missed_deadlines.tell_of_absence(connection, loaded, number, match.turn, now, left=True)
    turns.carry_on(connection, loaded, now)


def _give_up(connection: Connection, seat: SeatRow, name: str, now: int) -> None:
    """Free the seat of a match that waits for players; without its host the match ends.

    The host is told, or sees it on the page that sends the invitations.
    """
    loaded = store.load(connection, seat.match_id, lock=True)
    if seat.number == loaded.match.host:
        seating.call_off(connection, loaded, now)
        return
    store.update_seat(connection, seat, status="declined")
    if loaded.is_proposed:
        return
    host, turn = loaded.host, loaded.match.turn
    outbox.write(connection, host, "declined", turn, now, seat=seat.number, name=name)


# --- letters that lie as files ---------------------------------------------


@dataclass(frozen=True)
class Traces:
    """The texts by which an erased person is found in files.

    `spellings` are those of the address. `names` maps match ids to the person's names, and
    `readers` maps them to the hashes of all addresses in the match.
    """

    spellings: frozenset[str]
    names: Mapping[str, frozenset[str]]
    readers: Mapping[str, frozenset[str]]

    def in_letter(self, match_id: str, kind: str, to: set[str]) -> set[str]:
        """Return the names by which a letter may mean the person.

        `to` has the hashes of the addresses that the letter goes to.
        """
        if kind not in OF_SEVERAL:
            return {*self.names.get(match_id, ())}
        read = (each for each, readers in self.readers.items() if to & readers)
        return {name for each in read for name in self.names[each]}


def traces(connection: Connection, address: str) -> Traces:
    """Return the texts by which letters in files may mention that person; call before `erase`."""
    names: dict[str, set[str]] = {}
    for seat in seats_of(connection, address):
        names.setdefault(seat.match_id, set()).add(seat.name)
    for former in former_players.of_address(connection, address):
        names.setdefault(former.seat.match_id, set()).add(former.seat.name)
    for change, own in _changes(connection, address):
        name = change.name if own == change.address else change.former_name
        names.setdefault(change.match_id, set()).add(name)
    asked = select(NEWCOMER).where(NEWCOMER.c.address_hash == stranger_limits.hash_of(address))
    for newcomer in fetch_all(connection, asked, NewcomerRow):
        names.setdefault(newcomer.match_id, set()).add(newcomer.name)
    return Traces(
        frozenset(spellings(connection, address)),
        {match: frozenset(found - {""}) for match, found in names.items()},
        {match: _readers(connection, match) for match in names},
    )


def _readers(connection: Connection, match_id: str) -> frozenset[str]:
    """Return the hashes of all addresses of a match, including those of people who have left it."""
    of_matches = [
        select(column).where(table.c.match_id == match_id)
        for table, column in _tables_with(ADDRESSES, ())
        if "match_id" in table.c
    ]
    every = {each for query in of_matches for each in connection.execute(query).scalars()}
    return frozenset(map(stranger_limits.hash_of, every - {""}))


def erase_files(folder: Path, of: Traces) -> int:
    """Delete letters in the mail folder that go to that person or name them; return their number.

    A name counts only in letters of the person's own matches, as others may have the same name. A
    daily letter belongs to all the matches of its reader.
    """
    gone = 0
    wanted = {stranger_limits.hash_of(each) for each in of.spellings}
    for path in folder.glob("*.eml"):
        with suppress(FileNotFoundError):
            if _is_about(path.read_bytes(), of, wanted):
                path.unlink(missing_ok=True)
                gone += 1
    return gone


def _is_about(raw: bytes, of: Traces, hashes: set[str]) -> bool:
    letter = BytesParser(policy=policy.default).parsebytes(raw)
    to = {
        stranger_limits.hash_of(each)
        for _, each in getaddresses(map(str, letter.get_all("To", [])))
    }
    if to & hashes:
        return True
    parts = [part.get_content() for part in letter.walk() if part.get_content_maintype() == "text"]
    text = "\n".join([str(letter["Subject"]), *(unescape(part) for part in parts)])
    if any(spelling.lower() in text.lower() for spelling in of.spellings):
        return True
    match_id, kind = (str(letter[f"X-Staffetta-{name}"]) for name in ("Match", "Kind"))
    names = of.in_letter(match_id, kind, to)
    return any(re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text) for name in names)
