"""Deeds: events of a match, stored if no other row records them, and all written to the log.

The log lines are written after the commit. A deed names the match, the seat, the turn, its request,
and the way by which that came, such as page or command (service/installation/origin). It never
names a person, an address, a link or a card.
"""

from functools import partial
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from service.database import after_commit
from service.database.rows import DEED, DeedRow, fetch_all, to_json
from service.database.statements import Query, Statement
from service.installation import logs, origin
from service.matches.outbox import fresh_id

# Kinds of stored deeds; each has words in templates/words/*/log.ftl.
KINDS = frozenset(
    [
        "invited",
        "joined",
        "declined",
        "expired",
        "replaced",
        "opened_seat",
        "seated",
        "came_back",
        "away",
        "back",
        "muted",
        "unmuted",
        "called_off",
        "refused",
        "put_off",
        "erased",
        "restored",
        "host_named",
        "address_set",
        "new_links",
        "barred",
        "unbarred",
        "paused",
        "resumed",
        "unreachable",
        "reachable",
        "lengthened",
        "nudged",
        "stood_in",
        "hours",
        "letters",
        "way_removed",
    ]
)
# Kinds that anybody with a link, or a mail server, can cause again and again.
MANY = ("refused", "put_off")
MOST_OF_A_KIND = 100  # of each of these in a match
SECRET = ("code",)  # facts for the seat's player only: a rule's refusal can reveal their cards
COUNTED = ("times", "last")  # facts of a deed that happened again: how often, and when last
INSERT = Statement(insert(DEED))
OF_MATCH = Query(
    select(DEED).where(DEED.c.match_id == bindparam("of")).order_by(DEED.c.id), DeedRow
)


def note(
    connection: Connection,
    match_id: str,
    kind: str,
    now: int,
    /,
    seat: int | None = None,
    turn: int = 0,
    **facts: Any,
) -> None:
    """Store a deed of the current request, and log it after the commit.

    A fact must be no name, address, link or card.
    """
    if kind not in KINDS:
        raise ValueError(kind)
    way, request = origin.present()
    about = {"kind": kind, "seat": seat, "turn": turn, "way": way}
    if kind in MANY:
        found = _of_kind(connection, match_id, kind)
        same = next((each for each in found if _is_same(each, about, facts)), None)
        if same:
            _count_again(connection, same, now)
            return
        _remove(connection, match_id, found[: max(0, len(found) - MOST_OF_A_KIND + 1)])
    row = {"match_id": match_id, "id": fresh_id(now), "request": request, "at": now}
    INSERT.run(connection, **row, **about, facts=to_json(facts))
    public = {key: value for key, value in facts.items() if key not in SECRET}
    tell(match_id, kind, seat, turn, **public)


def _of_kind(connection: Connection, match_id: str, kind: str) -> list[DeedRow]:
    query = select(DEED).where(DEED.c.match_id == match_id, DEED.c.kind == kind)
    return fetch_all(connection, query.order_by(DEED.c.id), DeedRow)


def _is_same(deed: DeedRow, about: dict[str, Any], facts: dict[str, Any]) -> bool:
    """True if a stored deed has these columns (`about`) and, apart from counts, these facts."""
    told = {key: value for key, value in deed.facts.items() if key not in COUNTED}
    return told == facts and all(getattr(deed, key) == value for key, value in about.items())


def _count_again(connection: Connection, deed: DeedRow, now: int) -> None:
    facts = {**deed.facts, "times": deed.facts.get("times", 1) + 1, "last": now}
    one = (DEED.c.match_id == deed.match_id, DEED.c.id == deed.id)
    connection.execute(update(DEED).where(*one).values(facts=to_json(facts)))


def _remove(connection: Connection, match_id: str, old: list[DeedRow]) -> None:
    if old:
        ids = [each.id for each in old]
        connection.execute(delete(DEED).where(DEED.c.match_id == match_id, DEED.c.id.in_(ids)))


def of_match(connection: Connection, match_id: str) -> list[DeedRow]:
    """Return a match's stored deeds in order."""
    return OF_MATCH.all(connection, of=match_id)


def forget(connection: Connection, match_id: str, kind: str) -> None:
    """Delete a match's stored deeds of that kind."""
    connection.execute(delete(DEED).where(DEED.c.match_id == match_id, DEED.c.kind == kind))


# --- the log ---------------------------------------------------------------


def tell(match_id: str, kind: str, /, seat: int | None = None, turn: int = 0, **facts: Any) -> None:
    """Log a deed once the current transaction is on disk."""
    way, request = origin.present()
    about = {"deed": kind, "match": match_id, "seat": seat, "turn": turn}
    line = {**about, "way": way, "request": request, **facts}
    after_commit.later(partial(logs.note_deeds, [line]))


def tell_moves(moves: list[dict[str, Any]]) -> None:
    """Log rows of moves that were just stored, without their actions.

    Moves by standing orders look like the player's own, as orders are private.
    """
    if moves:
        after_commit.later(partial(logs.note_moves, moves))
