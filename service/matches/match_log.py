"""The log of a match, read from its rows alone: each deed with its time, its author and its way.

The way is how the deed's request came, such as page or mail. No line has a name, an address, a
link, or an action, since an action may be hidden from others. So the log is the same for every
game, and works even if the match's state cannot be read.

The log is as a spectator may know it. `seat` asks for one seat's part, as its player may know it:
with out-of-turn actions, and with moves by standing orders shown as such.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from msgspec import structs
from sqlalchemy import Connection, select

from service.database.rows import (
    ADDRESS_CHANGE,
    LETTER,
    LINK,
    NEWCOMER,
    REQUEST,
    SEASON_GAME,
    VOTE,
    WAY,
    AddressChangeRow,
    DeedRow,
    LetterRow,
    LinkRow,
    MatchRow,
    MoveRow,
    RequestRow,
    SeatRow,
    VoteRow,
    WayRow,
    fetch_all,
)
from service.installation import logs
from service.matches import (
    deeds,
    digests,
    moved_dates,
    open_decisions,
    out_of_turn,
    outbox,
    promises,
    reply_rows,
    states,
    store,
    talk,
)
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
NOT_DONE = ("held", "refused", "ignored")  # effects of messages that came by mail
# The order of lines about one letter within a second.
LETTER_RANKS = {"letter_written": 0, "letter_opened": 3}
PUT_OFF, ENDED = 1, 2
# These letters tell of out-of-turn actions, messages or deals that others may not know of.
FOR_READERS = ("news", "talk", "offer", "answer")
# Letters about several matches, with the fact that has each match and seat.
OF_SEVERAL = {digests.KIND: "news", moved_dates.KIND: "games"}


@dataclass(frozen=True)
class Line:
    """A line of the log. `by` is its author, such as player, host, visitor, bot, rules or clock.

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
    """Return the log's lines: first about the current state, then in order of time.

    With `seat`, lines about other seats are left out. Raises NoSuchMatch.
    """
    match = store.row_of(connection, match_id)
    seats = store.SEATS_OF.all(connection, of=match_id)
    told = [
        *_of_course(match),
        *_of_moves(match, states.moves_of(connection, match_id), seat),
        *_of_asides(connection, match_id, seat),
        *_of_talk(connection, match),
        *(_of_deed(each, seat) for each in deeds.of_match(connection, match_id)),
        *_of_letters(connection, match_id, seats, seat),
        *_of_letters_elsewhere(connection, match_id, seats),
        *_of_ways(connection, match_id),
        *_of_deals(connection, match_id, seat),
        *_of_newcomers(connection, match_id),
        *_of_seasons(connection, match_id),
        *_of_links(connection, match_id),
        *_of_changes(connection, match_id),
        *_of_requests(connection, match_id),
        *_of_votes(connection, match_id),
        *_of_replies(connection, match_id, seat),
    ]
    lines = _with_letters(sorted(told, key=lambda line: (line.at, line.rank)))
    every = [*_now(connection, match, seats, now), *lines]
    return [line for line in every if seat is None or line.seat in (None, seat)]


# --- the present -----------------------------------------------------------


def _now(connection: Connection, match: MatchRow, seats: list[SeatRow], now: int) -> Iterator[Line]:
    """Yield lines about the current state of the match, and of each seat."""
    state = {"status": match.status, "host": match.host, "paused": match.paused_at is not None}
    yield Line(now, "state", turn=match.turn, facts=state)
    asked = open_decisions.of_match(connection, match.id)
    for row in seats:
        due = asked.get(row.number)
        until = None if due is None or open_decisions.is_endless(due) else due.deadline_at
        facts = {
            "status": row.status,
            "players": row.tenure + 1,
            "bot": row.bot,
            "absent": row.absent,
            "missed": row.missed,
            "muted": row.muted,
            "unreachable": row.unreachable_since is not None,
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

    A move by a standing order is played in another player's request. To readers who may not know of
    the order it is shown as from a page.
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
        if said.deleted_at is not None:
            yield Line(said.deleted_at, "unsaid", said.seat, turn=said.turn, facts=facts, rank=(3,))


def _of_deed(deed: DeedRow, reader: int | None) -> Line:
    by = "host" if deed.kind in BY_HOST else "player"
    by = {"seated": "visitor", "put_off": "server", "unreachable": "server"}.get(deed.kind, by)
    if by != "server":
        by = {"command": "keeper", "clock": "clock"}.get(deed.way, by)
    secret = () if deed.seat == reader else deeds.SECRET
    facts = {key: value for key, value in deed.facts.items() if key not in secret}
    if deed.kind == "paused":
        facts.setdefault("why", "table")  # older rows lack it
        by = "player" if facts["why"] == "vote" and by == "host" else by
    if deed.kind == "nudged":
        facts.setdefault("asker", None)  # older rows lack it
    letter = facts.pop("letter", None)
    way = "" if by == "server" else deed.way
    about = (deed.seat, by, way, deed.turn, deed.request, letter, facts)
    rank = (4, letter, PUT_OFF) if deed.kind == "put_off" and letter else (1, deed.id)
    return Line(deed.at, deed.kind, *about, rank=rank)


def _of_letters(
    connection: Connection, match_id: str, seats: list[SeatRow], reader: int | None
) -> Iterator[Line]:
    """Yield the lines about each letter, such as when it was written and sent.

    Letters that report an out-of-turn action, or messages, are for their readers only.
    """
    known = [text for seat in seats for text in (seat.address, seat.name)]
    for letter in outbox.of_match(connection, match_id):
        if letter.kind in FOR_READERS and letter.seat != reader:
            continue
        why = plain(letter.error or "", *known)
        yield from _of_letter(letter, why)


def _of_letters_elsewhere(
    connection: Connection, match_id: str, seats: list[SeatRow]
) -> Iterator[Line]:
    """Yield lines about letters that concern this match too, but are stored with another."""
    known = [text for seat in seats for text in (seat.address, seat.name)]
    about = (LETTER.c.match_id != match_id, LETTER.c.kind.in_(OF_SEVERAL))
    query = select(LETTER).where(*about, LETTER.c.facts.contains(f'"{match_id}"'))
    for letter in fetch_all(connection, query.order_by(LETTER.c.id), LetterRow):
        why = plain(letter.error or "", *known)
        for of_match, number, *_ in letter.facts[OF_SEVERAL[letter.kind]]:
            if of_match == match_id:
                yield from _of_letter(structs.replace(letter, seat=number), why)


def _of_letter(letter: LetterRow, why: str) -> Iterator[Line]:
    carrier, server = ("chat", "chat") if letter.way else ("mail", "server")
    facts: dict[str, Any] = {"letter_kind": letter.kind, "carrier": carrier}
    outcome = letter.outcome or "waiting"

    def line(at: int, kind: str, by: str, **more: Any) -> Line:
        about = (letter.seat, by, "", letter.turn, "", letter.id, {**facts, **more})
        return Line(at, kind, *about, rank=(4, letter.id, LETTER_RANKS.get(kind, ENDED)))

    yield line(letter.made_at, "letter_written", "", outcome=outcome)
    if outcome == "waiting" and why:
        yield line(letter.due_at, "letter_waits", server, tries=letter.tries, why=why)
    if letter.ended_at is not None:
        more = {"tries": letter.tries} if outcome == "sent" else {"why": why} if why else {}
        yield line(letter.ended_at, f"letter_{outcome}", server if more else "", **more)
    if letter.opened_at is not None:
        yield line(letter.opened_at, "letter_opened", "player")


def plain(text: str, *known: str) -> str:
    """Return a mail server's answer without addresses and links, and without names in `known`.

    `known` are addresses and names of people.
    """
    text = " ".join(logs.veiled(text).split())[:LONGEST]
    for each in known:
        name = each.partition("@")[0]
        if len(name) >= SHORTEST:
            text = re.sub(re.escape(name), "...", text, flags=re.IGNORECASE)
    return text


def last_error(connection: Connection) -> str:
    """Return why the newest waiting letter was not sent, as the log shows it; "" if none waits."""
    letter = outbox.last_held_up(connection)
    return why_not_sent(connection, letter.match_id, letter.error) if letter else ""


def why_not_sent(connection: Connection, match_id: str, error: str | None) -> str:
    """Return a mail server's answer without the names and addresses of a match's people."""
    seats = store.SEATS_OF.all(connection, of=match_id)
    return plain(error or "", *(text for seat in seats for text in (seat.address, seat.name)))


def _of_ways(connection: Connection, match_id: str) -> Iterator[Line]:
    """Yield the ways beside mail, without their addresses."""
    query = select(WAY).where(WAY.c.match_id == match_id)
    for way in fetch_all(connection, query, WayRow):
        about: dict[str, Any] = {"seat": way.seat, "facts": {"way_kind": way.kind}, "rank": (3,)}
        yield Line(way.made_at, "way_added", by="player", **about)
        if way.ended_at is not None:
            yield Line(way.ended_at, "way_ended", **about)


def _of_deals(connection: Connection, match_id: str, reader: int | None) -> Iterator[Line]:
    """Yield offers and their answers, without their terms.

    Public deals are for all readers once they are accepted, and other deals for their two players.
    """
    for deal in promises.of_match(connection, match_id):
        parties = (deal.seat, deal.to_seat)
        if reader not in parties and not (deal.is_public and deal.status == "accepted"):
            continue
        seat = reader if reader in parties else deal.seat
        facts = {"offerer": deal.seat, "partner": deal.to_seat, "public": deal.is_public}
        about: dict[str, Any] = {"seat": seat, "by": "player", "facts": facts, "rank": (3,)}
        yield Line(deal.at, "deal_offered", turn=deal.turn, **about)
        if deal.answered_at is not None:
            yield Line(deal.answered_at, f"deal_{deal.status}", turn=deal.agreed_turn, **about)


def _of_newcomers(connection: Connection, match_id: str) -> Iterator[Line]:
    """Yield requests for an open seat."""
    query = select(NEWCOMER.c.asked_at).where(NEWCOMER.c.match_id == match_id)
    for asked_at in connection.execute(query).scalars():
        yield Line(asked_at, "asked_for_seat", by="visitor", rank=(3,))


def _of_seasons(connection: Connection, match_id: str) -> Iterator[Line]:
    query = select(SEASON_GAME.c.put_at).where(SEASON_GAME.c.match_id == match_id)
    for put_at in connection.execute(query).scalars():
        yield Line(put_at, "in_season", rank=(3,))


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
    """Yield changes of address, and seats that their players gave away in the same way."""
    own = (ADDRESS_CHANGE.c.match_id == match_id, ~ADDRESS_CHANGE.c.by_host)
    query = select(ADDRESS_CHANGE).where(*own)
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
    """Yield votes with their outcome, without the answers of single players."""
    query = select(VOTE).where(VOTE.c.match_id == match_id)
    for vote in fetch_all(connection, query, VoteRow):
        facts: dict[str, Any] = {"status": vote.status, "vote": vote.kind}
        kind, way = ("late", "clock") if vote.kind == "late" else ("vote", "player")
        about = (vote.seat, way, "", vote.turn)
        yield Line(vote.asked_at, f"{kind}_asked", *about, facts=facts, rank=(3,))
        if vote.closed_at is not None:
            yield Line(vote.closed_at, f"{kind}_closed", *about, facts=facts, rank=(3,))


def _of_replies(connection: Connection, match_id: str, reader: int | None) -> Iterator[Line]:
    """Yield the messages that came by mail; those of other seats only if they had no effect.

    Orders, actions out of turn and the reasons of refusals are for the seat's player alone.
    """
    for reply in reply_rows.of_match(connection, match_id):
        is_own = reply.seat == reader
        if is_own or reply.did in NOT_DONE:
            facts = {"did": reply.did} | ({"why": reply.why} if is_own and reply.why else {})
            about = (reply.seat, "player", "reply", reply.asked_turn)
            yield Line(reply.at, "reply", *about, facts=facts, rank=(1,))


def _with_letters(lines: list[Line]) -> list[Line]:
    """Add to the line of each move or stored deed the ids of the letters that it caused."""
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
