"""The log of a match, read from its rows alone: each deed with its time, its author and its way.

No line has a name, an address, a link, or an action, since an action may be hidden from others. So
the log is the same for every game, and works even if the match's state cannot be read.

The log is as a spectator may know it. `seat` asks for one seat's part, as its player may know it:
with out-of-turn actions, and with moves by standing orders told as such.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from sqlalchemy import Connection, select

from service.database.rows import (
    ADDRESS_CHANGE,
    LINK,
    REQUEST,
    VOTE,
    AddressChangeRow,
    DeedRow,
    LetterRow,
    LinkRow,
    MatchRow,
    MoveRow,
    RequestRow,
    SeatRow,
    VoteRow,
    fetch_all,
)
from service.installation import logs
from service.matches import deadlines, deeds, out_of_turn, outbox, states, store, talk
from service.matches.replay import UNDO, number_of
from service.matches.undo import undone

# Authors of moves by their marks, if the seat's player did not choose them.
AUTHORS = {"bot": "bot", "forced": "rules", "timeout": "clock", "absent": "clock"}
BY_HOST = (
    "invited",
    "replaced",
    "opened_seat",
    "called_off",
    "paused",
    "resumed",
    "lengthened",
)
SHORTEST, LONGEST = 3, 300  # characters: of a name in an address to hide, and of a server's answer
# These letters tell of out-of-turn actions, messages or deals that others may not know of.
FOR_READERS = ("news", "talk", "offer", "answer")


@dataclass(frozen=True)
class Line:
    """A deed. `by` is its author: player, host, visitor, bot, rules, order, clock, server, keeper.

    `rank` orders lines of the same second.
    """

    at: int
    kind: str
    seat: int | None = None
    by: str = ""
    way: str = ""
    turn: int | None = None
    request: str = ""
    letter: int | None = None
    facts: dict[str, Any] = field(default_factory=dict)
    rank: tuple[int, ...] = (0,)


def of_match(
    connection: Connection, match_id: str, now: int, seat: int | None = None
) -> list[Line]:
    """Return the log's lines, first those about the present; raises NoSuchMatch."""
    match = store.row_of(connection, match_id)
    seats = store.SEATS_OF.all(connection, of=match_id)
    told = [
        *_of_course(match),
        *_of_moves(match, states.moves_of(connection, match_id), seat),
        *_of_asides(connection, match_id, seat),
        *_of_talk(connection, match),
        *(_of_deed(each, seat) for each in deeds.of_match(connection, match_id)),
        *_of_letters(connection, match_id, seats, seat),
        *_of_links(connection, match_id),
        *_of_changes(connection, match_id),
        *_of_requests(connection, match_id),
        *_of_votes(connection, match_id),
    ]
    lines = _with_letters(sorted(told, key=lambda line: (line.at, line.rank)))
    every = [*_now(connection, match, seats, now), *lines]
    return [line for line in every if seat is None or line.seat in (None, seat)]


# --- the present -----------------------------------------------------------


def _now(connection: Connection, match: MatchRow, seats: list[SeatRow], now: int) -> Iterator[Line]:
    """Yield the state of the match, and of each seat."""
    yield Line(now, "state", turn=match.turn, facts={"status": match.status, "host": match.host})
    asked = deadlines.of_match(connection, match.id)
    for row in seats:
        due = asked.get(row.number)
        until = None if due is None or deadlines.is_endless(due) else due.deadline_at
        facts = {
            "status": row.status,
            "players": row.tenure + 1,
            "bot": row.bot,
            "absent": row.absent,
            "missed": row.missed,
            "muted": row.muted,
            "deadline": until,
        }
        yield Line(now, "seat", row.number, turn=due.turn if due else None, facts=facts)


# --- the past --------------------------------------------------------------


def _of_course(match: MatchRow) -> Iterator[Line]:
    facts = {"game": match.game, "seats": match.seats}
    yield Line(match.made_at, "made", facts=facts, rank=(0,))
    if match.started_at is not None:
        yield Line(match.started_at, "begun", rank=(2, -1))
    if match.status == "over" and match.ended_at is not None:
        yield Line(match.ended_at, "over", turn=match.turn, rank=(3,))


def _of_moves(match: MatchRow, moves: list[MoveRow], reader: int | None) -> Iterator[Line]:
    for move in moves:
        is_own = move.seat == reader
        mark = "player" if move.mark == "order" and not is_own else move.mark
        by = AUTHORS.get(mark, "order" if mark == "order" else "player")
        facts: dict[str, Any] = {"mark": mark, "asked_turn": move.asked_turn}
        if move.mark == UNDO:
            facts["undoes"] = number_of(move.action)
        elif undone.has_fallen(match, move.number):
            facts["undone"] = True
        about = (move.seat, by, _way_of(move, by), move.number, move.request if is_own else "")
        yield Line(move.at, "move", *about, facts=facts, rank=(2, move.number, 1))


def _way_of(move: MoveRow, by: str) -> str:
    """Return the way by which a player's move came, or "" for all other moves.

    A move by a standing order comes with somebody else's; its order was given on a page.
    """
    if move.mark == "order":
        return "page" if by == "player" and move.way else ""
    return move.way if by == "player" else ""


def _of_asides(connection: Connection, match_id: str, reader: int | None) -> Iterator[Line]:
    """Yield the reader's own out-of-turn actions; others must not know of them."""
    for said in out_of_turn.of_match(connection, match_id):
        if said.seat == reader:
            rank = (2, said.turn, 0, said.number)
            yield Line(
                said.at, "aside", said.seat, "player", said.way, said.turn, said.request, rank=rank
            )


def _of_talk(connection: Connection, match: MatchRow) -> Iterator[Line]:
    """Yield each message without its words: who said something, and to how many."""
    for said in talk.messages(connection, match.id):
        facts = {"to": talk.reach(said, match.seats)}
        about = (said.seat, "player", said.way, said.turn)
        yield Line(said.at, "said", *about, facts=facts, rank=(2, said.turn, 2))


def _of_deed(deed: DeedRow, reader: int | None) -> Line:
    by = "host" if deed.kind in BY_HOST else "player"
    by = {"seated": "visitor", "put_off": "server"}.get(deed.kind, by)
    if by != "server":
        by = {"command": "keeper", "clock": "clock"}.get(deed.way, by)
    secret = () if deed.seat == reader else deeds.SECRET
    facts = {key: value for key, value in deed.facts.items() if key not in secret}
    if deed.kind == "paused":
        facts.setdefault("why", "table")  # older rows lack it
        by = "player" if facts["why"] == "vote" and by == "host" else by
    letter = facts.pop("letter", None)
    way = "" if by == "server" else deed.way
    about = (deed.seat, by, way, deed.turn, deed.request, letter, facts)
    return Line(deed.at, deed.kind, *about, rank=(1, deed.id))


def _of_letters(
    connection: Connection, match_id: str, seats: list[SeatRow], reader: int | None
) -> Iterator[Line]:
    """Yield each letter as written and with its end.

    Letters that tell of an out-of-turn action, or of messages, are for their readers only.
    """
    addresses = [seat.address for seat in seats]
    for letter in outbox.of_match(connection, match_id):
        if letter.kind in FOR_READERS and letter.seat != reader:
            continue
        why = plain(letter.error or "", *addresses)
        yield from _of_letter(letter, why)


def _of_letter(letter: LetterRow, why: str) -> Iterator[Line]:
    facts: dict[str, Any] = {"letter_kind": letter.kind}
    outcome = letter.outcome or "waiting"

    def line(at: int, kind: str, by: str, **more: Any) -> Line:
        about = (letter.seat, by, "", letter.turn, "", letter.id, {**facts, **more})
        return Line(at, kind, *about, rank=(4, letter.id))

    yield line(letter.made_at, "letter_written", "", outcome=outcome)
    if outcome == "waiting" and why:
        yield line(letter.due_at, "letter_waits", "server", tries=letter.tries, why=why)
    if letter.ended_at is not None:
        more = {"tries": letter.tries} if outcome == "sent" else {"why": why} if why else {}
        yield line(letter.ended_at, f"letter_{outcome}", "server" if more else "", **more)
    if letter.opened_at is not None:
        yield line(letter.opened_at, "letter_opened", "player")


def plain(text: str, *addresses: str) -> str:
    """Return a mail server's answer without addresses, links, and the names in those addresses."""
    text = " ".join(logs.veiled(text).split())[:LONGEST]
    for address in addresses:
        name = address.partition("@")[0]
        if len(name) >= SHORTEST:
            text = re.sub(re.escape(name), "...", text, flags=re.IGNORECASE)
    return text


def _of_links(connection: Connection, match_id: str) -> Iterator[Line]:
    query = select(LINK).where(LINK.c.match_id == match_id).order_by(LINK.c.made_at, LINK.c.id)
    for link in fetch_all(connection, query, LinkRow):
        seat = link.number if link.kind in ("seat", "address_confirm", "address_stop") else None
        facts = {"link_kind": link.kind}
        yield Line(link.made_at, "link_made", seat, facts=facts, rank=(5,))
        if link.used_at is not None:
            by = "host" if link.kind == "host" else "player"
            yield Line(link.used_at, "link_used", seat, by, facts=facts, rank=(6,))
        if link.ended_at is not None:
            why = {**facts, "why": link.why or "replaced"}
            yield Line(link.ended_at, "link_ended", seat, facts=why, rank=(3,))


def _of_changes(connection: Connection, match_id: str) -> Iterator[Line]:
    """Yield changes of address, and seats that were given away in the same way."""
    query = select(ADDRESS_CHANGE).where(ADDRESS_CHANGE.c.match_id == match_id)
    for change in fetch_all(connection, query, AddressChangeRow):
        what = "given" if change.name else "address"
        facts = {"status": change.status}
        yield Line(change.asked_at, f"{what}_asked", change.seat, "player", facts=facts, rank=(3,))
        if change.done_at is not None:
            yield Line(change.done_at, f"{what}_done", change.seat, "player", rank=(3,))


def _of_requests(connection: Connection, match_id: str) -> Iterator[Line]:
    """Yield requests to undo a move, and to become the host."""
    query = select(REQUEST).where(REQUEST.c.match_id == match_id)
    for asked in fetch_all(connection, query, RequestRow):
        facts: dict[str, Any] = {"status": asked.status}
        facts |= {"undoes": asked.about} if asked.kind == "undo" else {}
        about = (asked.seat, "player", "", asked.turn)
        yield Line(asked.asked_at, f"{asked.kind}_asked", *about, facts=facts, rank=(3,))
        if asked.kind == "host" and asked.done_at is not None:
            former = {"former": asked.former_host}
            yield Line(asked.done_at, "host_changed", *about, facts=former, rank=(3,))


def _of_votes(connection: Connection, match_id: str) -> Iterator[Line]:
    """Yield votes with their outcome, without anybody's answer."""
    query = select(VOTE).where(VOTE.c.match_id == match_id)
    for vote in fetch_all(connection, query, VoteRow):
        facts: dict[str, Any] = {"status": vote.status, "vote": vote.kind}
        about = (vote.seat, "player", "", vote.turn)
        yield Line(vote.asked_at, "vote_asked", *about, facts=facts, rank=(3,))
        if vote.closed_at is not None:
            yield Line(vote.closed_at, "vote_closed", *about, facts=facts, rank=(3,))


def _with_letters(lines: list[Line]) -> list[Line]:
    """Return the lines with the ids of the letters that each move or stored deed has caused."""
    caused: dict[int, list[int]] = {}
    last: dict[int, int] = {}  # of each second, the place of its last move or deed
    for place, line in enumerate(lines):
        if line.kind == "move" or line.kind in deeds.KINDS:
            last[line.at] = place
        elif line.kind == "letter_written" and line.at in last and line.letter is not None:
            caused.setdefault(last[line.at], []).append(line.letter)
    return [
        replace(line, facts={**line.facts, "letters": caused[place]}) if place in caused else line
        for place, line in enumerate(lines)
    ]
