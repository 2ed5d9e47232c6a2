"""Freezing: a table is closed and continues as a match by mail; private data is collected first.

Each player enters their hand and address on their own phone. Other players cannot see them, and the
table deletes them once the match exists.

The player at seat 0 becomes the host and gets a letter. The other players get theirs once the host
has pressed the button in it, as with every match.
"""

import secrets
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection

import engine
from engine.fact_types import Facts
from engine.table import Hand, Refused, fitting
from service.database.rows import to_json
from service.installation.tokens import Tokens
from service.matches import season_results
from service.matches.paces import PACES
from service.people import proposals, seating
from service.people.problems import Invalid, Problem
from service.people.proposals import Person, Proposal
from service.people.stranger_limits import THE_SERVICE, Asker
from service.tables import entering, next_games, store
from service.tables.entering import NotYours
from service.tables.store import Held

# Refusals of this module; engine/table.py has MAIL_REFUSALS.
REFUSALS = ("not_said_yet",)


@dataclass(frozen=True)
class Said:
    """The private data of a seat's player: the ids of the things in hand, and the person."""

    things: list[str]
    person: Person


def hand_of(connection: Connection, held: Held) -> Hand | None:
    """Return the question to this seat about its hand; None if the seat hides nothing.

    Raises Refused if the game cannot go on by mail now.
    """
    table = store.table_of(connection, held.row)
    hands = table.rules.hands(table.at)
    if hands is None or held.row.status == "frozen":
        raise Refused(table.rules.stays(table.at) or {"code": "not_by_mail"})
    return next((hand for hand in hands if hand["seat"] == held.seat), None)


def lay(connection: Connection, held: Held, phone: str, things: Sequence[str], now: int) -> None:
    """Enter the open cards that a player named in front of the seat, if the table lacks any.

    Raises NotYours, Refused.
    """
    hand = hand_of(connection, held)
    if hand is None or "in_sight" not in hand:
        return
    known = hand["in_sight"]
    if known["is_all"] and Counter(things) == Counter(known["so_far"]):
        return
    left = Counter(things)
    ordered = []  # the known things in their order, then new ones
    for thing in (*known["so_far"], *things):
        if left[thing]:
            left[thing] -= 1
            ordered.append(thing)
    table = store.table_of(connection, held.row)
    line = table.rules.lays(table.at, hand["seat"], ordered)
    entering.enter(connection, held, phone, f"lies {hand['seat']} {table.number}", line, now)


def say(
    connection: Connection, held: Held, phone: str, things: list[str], about: Mapping[str, Any]
) -> None:
    """Store the hand and the address that a seat's player typed, replacing earlier ones.

    Raises NotYours, Refused, Invalid.
    """
    held = store.again(connection, held)
    if held.seat is None:
        raise NotYours("watching" if held.role == "watcher" else "not_a_seat")
    seat = held.seats[held.seat]
    if held.is_claimed and not held.has_seat(phone):
        raise NotYours("claimed")
    hand = hand_of(connection, held)
    if hand is not None:
        fitting(hand, things)
    others = [said.person.name for other, said in said_of(held).items() if other != held.seat]
    person = proposals.read_person(about, held.row.language, "player", others)
    kept = {"things": things if hand is not None else [], **vars(person)}
    store.update_seat(connection, seat, private=to_json(kept))
    store.update_table(connection, held.row)


def said_of(held: Held) -> dict[int, Said]:
    """Return the private data of each seat that has entered it; never show it on a page."""
    found = {}
    for seat in held.seats:
        if seat.private is not None:
            about = dict(seat.private)
            found[seat.number] = Said(about.pop("things"), Person(**about))
    return found


def missing(held: Held) -> list[int]:
    """Return the seats that have not entered their private data yet."""
    return [seat.number for seat in held.seats if seat.private_json is None]


def freeze(
    connection: Connection,
    held: Held,
    tokens: Tokens,
    pace: str,
    clock: Mapping[str, bool],
    now: int,
    asker: Asker = THE_SERVICE,
) -> str:
    """Close the table and return the id of the match that it goes on as; the same on every call.

    Raises NotYours, Refused, Invalid.
    """
    held = store.again(connection, held)
    if held.role != "host":
        raise NotYours("not_host")
    if held.row.match_id is not None:
        return held.row.match_id
    if pace not in PACES:
        raise Invalid([Problem("pace", "unknown_value", {"takes": list(PACES)})])
    if waiting := missing(held):
        raise Refused({"code": "not_said_yet", "seats": waiting})
    seed = secrets.token_bytes(32)
    said = said_of(held)
    begins = _begins(connection, held, said, seed)
    match_id = seating.create(
        connection,
        Proposal(
            game=engine.load(held.row.game),
            options=_options(begins, held.row.options),
            pace=pace,
            clock=clock,
            language=held.row.language,
            people=[said[seat.number].person for seat in held.seats],
            seed=seed,
            begins=begins,
        ),
        tokens,
        now,
        f"table {held.row.id} {next_games.number_in_campaign(connection, held.row)}",
        asker,
    )
    for seat in held.seats:
        store.update_seat(connection, seat, private=None)
    store.update_table(connection, held.row, status="frozen", match_id=match_id, touched_at=now)
    season_results.follow(connection, held.row.id, now, match_id=match_id)
    return match_id


def _begins(connection: Connection, held: Held, said: Mapping[int, Said], seed: bytes) -> Facts:
    table = store.table_of(connection, held.row)
    hands = {number: each.things for number, each in said.items()}
    return table.rules.by_mail(table.at, hands, seed)


def _options(begins: Facts, agreed: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options of the state `begins`, with the results of a campaign's earlier games."""
    options = begins["options"]
    assert isinstance(options, dict)
    carried = {name: value for name, value in agreed.items() if name not in _known(begins)}
    return {**carried, **options}


def _known(begins: Facts) -> set[str]:
    game = engine.load(str(begins["game"]))
    return {option["id"] for option in game.options}
