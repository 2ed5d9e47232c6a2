"""Rematch: the same people begin another match; the player who asks first is its host.

A seat's link proves its player, so the others are invited at once, within the usual limits.
"""

import hashlib
from collections.abc import Sequence
from itertools import count
from typing import Any

from sqlalchemy import Connection, select

from engine import BadOption
from service.database.rows import (
    MATCH,
    LinkRow,
    MatchRow,
    SeatRow,
    columns_of,
    fetch_first,
    to_json,
)
from service.installation.tokens import Tokens
from service.links import store as links
from service.matches import absences, campaigns, store, ways
from service.matches.store import HOST_SEAT, LoadedMatch
from service.people import open_links, proposals, seating
from service.people.problems import NotPossible
from service.people.proposals import Person, Proposal
from service.people.stranger_limits import THE_SERVICE, Asker

AS_BEFORE = "as_before"  # the order of seats that a rematch keeps
CHOSEN = frozenset("wakes sleeps days_off holidays rhythm letters".split())
JUST_BEGUN = 600  # seconds in which a second press leads to the same match


def why_not(connection: Connection, loaded: LoadedMatch) -> str:
    """Return a code for the reason why these people cannot have a rematch yet; "" if they can."""
    if loaded.match.status != "over":
        return "not_over"
    campaign = campaigns.of(connection, loaded.match, None)
    if campaign is not None and campaign.status in ("running", "waiting", "stalled"):
        return "campaign"
    return "" if _is_agreeable(loaded) else "rules"


def begun(connection: Connection, loaded: LoadedMatch) -> MatchRow | None:
    """Return the rematch that has followed this match, unless it was called off."""
    last = None
    for number in count(1):
        row = _numbered(connection, loaded, number)
        if row is None:
            return last
        last = None if row.status == "called_off" else row
    return last


def begin(
    connection: Connection,
    loaded: LoadedMatch,
    number: int,
    tokens: Tokens,
    now: int,
    asker: Asker = THE_SERVICE,
    word: str = "",
    order: str = AS_BEFORE,
) -> str:
    """Begin a match with the same people, pace and options, hosted by the player of seat `number`.

    `word` is the host's part in the seed, and `order` a key of `orders`. Asking twice begins one
    match. Raises NotPossible, and Invalid if somebody wants no invitation or has had enough for a
    day; then nothing is begun.
    """
    if reason := why_not(connection, loaded):
        raise NotPossible(reason)
    earlier = begun(connection, loaded)
    if earlier is not None:
        return earlier.id
    seats = in_order(loaded, number, order)
    proposal = Proposal(
        game=loaded.game,
        options=options_of(loaded, seats),
        pace=loaded.match.pace,
        language=loaded.match.language,
        people=[_person(loaded, seat) for seat in seats],
        plans_at_once=loaded.match.plans_at_once,
        talk=loaded.match.talk,
        anonymous=loaded.match.anonymous,
        clock=loaded.match.clock,
        deals=loaded.match.deals,
    )
    key = _free_key(connection, loaded)
    match_id = seating.create(connection, proposal, tokens, now, key, asker)
    for before, seat in zip(seats, store.SEATS_OF.all(connection, of=match_id), strict=True):
        _carry(connection, before, seat, now)
    seating.invite(connection, store.load(connection, match_id, lock=True), now, asker, word)
    open_links.make_where_due(connection, match_id, tokens, now)
    return match_id


def _carry(connection: Connection, before: SeatRow, seat: SeatRow, now: int) -> None:
    """Copy a player's choices about time and letters, and coming absences, to their new seat."""
    if seat.address:
        away = to_json(absences.ahead(before, now))
        kept = {name: value for name, value in columns_of(before).items() if name in CHOSEN}
        store.update_seat(connection, seat, away=away, **kept)
        ways.carry(connection, before, seat, now)


def first_link(connection: Connection, match_id: str, address: str, now: int) -> LinkRow | None:
    """Return the rematch's link for its new host, or None.

    It is returned only shortly after the start, for the address that began the rematch, and if it
    has not been replaced. Otherwise the player finds the link in a letter.
    """
    match = store.row_of(connection, match_id)
    link = links.current(connection, "seat", links.Target(match_id, HOST_SEAT))
    is_first = link is not None and link.address == address and link.made_at == match.made_at
    return link if is_first and 0 <= now - match.made_at < JUST_BEGUN else None


def in_order(loaded: LoadedMatch, number: int, order: str) -> list[SeatRow]:
    """Return the seats in the order named `order`; in the old one if there is no such order."""
    offered = orders(loaded, number)
    return offered.get(order, offered[AS_BEFORE])


def orders(loaded: LoadedMatch, number: int) -> dict[str, list[SeatRow]]:
    """Return the seats in each order that can be chosen, by the name of the order.

    The new host is first. The others follow clockwise as before, with the winner last, or by lot.
    """
    host, *others = loaded.seats[number:] + loaded.seats[:number]
    found = {AS_BEFORE: [host, *others]}
    tally = campaigns.tally_of(loaded.match)
    winners = tally.winners if tally else (loaded.match.result or {}).get("winners", [])
    last = [seat for seat in others if seat.number in winners]
    if len(others) > 1:
        if last and others[-len(last) :] != last:
            found["winner"] = [host, *(seat for seat in others if seat not in last), *last]
        found["lot"] = [host, *sorted(others, key=_lot)]
    return found


def _lot(seat: SeatRow) -> bytes:
    """Return a key that sorts seats by lot: a hash of the match's random id and the seat."""
    return hashlib.sha256(f"{seat.match_id} {seat.number}".encode()).digest()


def options_of(loaded: LoadedMatch, seats: Sequence[SeatRow]) -> dict[str, Any]:
    """Return the options of a rematch with this order of seats.

    An option that names a seat stays with its player, unless seats are drawn by lot.
    """
    found: dict[str, Any] = campaigns.without_carried(loaded.game, loaded.match.options)
    if loaded.match.anonymous:
        return found
    after = {seat.number + 1: place for place, seat in enumerate(seats, 1)}
    named = {option["id"] for option in loaded.game.options if option.get("is_seat")}
    return {
        name: after.get(value, value) if name in named else value for name, value in found.items()
    }


def _is_agreeable(loaded: LoadedMatch) -> bool:
    """True if the current rules still allow this game with these options."""
    try:
        loaded.game.setup(len(loaded.seats), options_of(loaded, loaded.seats), bytes(32))
    except BadOption:
        return False
    return True


def _person(loaded: LoadedMatch, seat: SeatRow) -> Person:
    """Return the seat's player as a Person; a placeholder if the player has left."""
    if not seat.address and not seat.bot:
        return proposals.nobody(loaded.match.language)
    return Person(seat.name, seat.address, seat.language, seat.timezone, seat.bot)


def _key(loaded: LoadedMatch, number: int) -> str:
    return f"again {loaded.match.id} {number}"


def _numbered(connection: Connection, loaded: LoadedMatch, number: int) -> MatchRow | None:
    query = select(MATCH).where(MATCH.c.creation_key == _key(loaded, number))
    return fetch_first(connection, query, MatchRow)


def _free_key(connection: Connection, loaded: LoadedMatch) -> str:
    free = (number for number in count(1) if _numbered(connection, loaded, number) is None)
    return _key(loaded, next(free))
