"""Standing orders: stored, consulted when their seat has to move, and ended.

The player who gave an order, its owner, gets notes on its outcome. The game interprets an order
from facts that the seat may see. Orders are never shown to other seats nor exported.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from msgspec import structs
from msgspec.structs import replace
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from engine.game import AnyGame
from engine.orders import PART, Answer, BadOrder, Ordering, Part, Topic, planned
from service.database.rows import (
    ORDER_NOTE,
    STANDING_ORDER,
    MoveRow,
    OrderNoteRow,
    SeatRow,
    StandingOrderRow,
    fetch_all,
    to_json,
)
from service.database.statements import Query, Statement
from service.language.digits import in_plain_digits
from service.matches import store
from service.matches.store import LoadedMatch

_ONE = (
    STANDING_ORDER.c.match_id == bindparam("of"),
    STANDING_ORDER.c.seat == bindparam("who"),
    STANDING_ORDER.c.topic == bindparam("about"),
)
OF_MATCH = Query(
    select(STANDING_ORDER)
    .where(STANDING_ORDER.c.match_id == bindparam("of"))
    .order_by(STANDING_ORDER.c.seat, STANDING_ORDER.c.topic),
    StandingOrderRow,
)
FORGET = Statement(delete(STANDING_ORDER).where(STANDING_ORDER.c.match_id == bindparam("of")))
FORGET_SEAT = Statement(
    delete(STANDING_ORDER).where(
        STANDING_ORDER.c.match_id == bindparam("of"), STANDING_ORDER.c.seat == bindparam("who")
    )
)


# --- giving and taking back ------------------------------------------------


def taken(game: AnyGame) -> bool:
    """True if a game takes orders."""
    return game.orders is not None


def rules_of(loaded: LoadedMatch) -> Ordering:
    """Return the game's rules for orders; raises BadOrder if it takes none."""
    rules = loaded.game.orders
    if rules is None:
        raise BadOrder({"code": "game_over"})
    return rules


def read(loaded: LoadedMatch, seat: int, text: str) -> str:
    """Parse a standing order typed as `text`, and return the line to store.

    Raises BadOrder if the seat cannot give it now.
    """
    if not taken(loaded.game) or not loaded.is_running:
        raise BadOrder({"code": "game_over"})
    rules = rules_of(loaded)
    line = rules.read(text)
    refusal = rules.refusal(line, loaded.game.view(loaded.state, seat))
    if refusal:
        raise BadOrder(refusal)
    return line


def compose(form: list[Topic], data: Mapping[str, list[str]]) -> str:
    """Return the text of the order that was entered in a form; `data` has the entries by part.

    `read` refuses values that the form does not offer.
    """
    kind = (data.get("kind") or [""])[0]
    parts: list[Part] = next(
        (k["parts"] for topic in form for k in topic["kinds"] if k["kind"] == kind), []
    )
    clauses = [kind]
    for part in parts:
        values = [value.strip() for value in data.get(part["part"], []) if value.strip()]
        if part["shape"] == "sequence":
            clauses += values
        elif values:
            if part["shape"] == "number":
                values = list(map(in_plain_digits, values))
            clauses.append(" ".join([part["part"], *values]))
    return "; ".join(clauses)


def filled(form: list[Topic], line: str) -> dict[str, list[str]]:
    """Return the values to fill into the form for an order: the reverse of `compose`."""
    kind, *clauses = line.split(PART)
    parts: list[Part] = next(
        (k["parts"] for topic in form for k in topic["kinds"] if k["kind"] == kind), []
    )
    data = {"kind": [kind]}
    for part in parts:
        if part["shape"] == "sequence":
            data[part["part"]] = [clause for clause in clauses if clause in part["takes"]]
            continue
        said = [clause.split() for clause in clauses]
        data[part["part"]] = [
            word for verb, *words in said if verb == part["part"] for word in words
        ]
    return data


def give(connection: Connection, loaded: LoadedMatch, seat: int, line: str) -> None:
    """Store an order that `read` has accepted; it replaces one of the same topic."""
    rules, match_id = rules_of(loaded), loaded.match.id
    line = loaded.game.promised(loaded.state, seat, line)
    topic, view = rules.topic(line), loaded.game.view(loaded.state, seat)
    take_back(connection, match_id, seat, topic)
    row = {"match_id": match_id, "seat": seat, "topic": topic, "line": line}
    row |= {"scope": rules.scope(line, view), "since": loaded.state.turn}
    connection.execute(insert(STANDING_ORDER), row)
    store.update_seat(connection, loaded.seats[seat], ordered=True)


def take_back(connection: Connection, match_id: str, seat: int, topic: str) -> bool:
    """Cancel an order at its owner's request; False if there was none."""
    found = connection.execute(
        delete(STANDING_ORDER).where(*_ONE), {"of": match_id, "who": seat, "about": topic}
    )
    return bool(found.rowcount)


def forget(connection: Connection, match_id: str, seat: int | None = None) -> None:
    """Delete all orders of a match after the game, or those of a seat for its new player."""
    if seat is None:
        FORGET.run(connection, of=match_id)
    else:
        FORGET_SEAT.run(connection, of=match_id, who=seat)


def bring_back(connection: Connection, loaded: LoadedMatch, move: MoveRow) -> None:
    """Restore the orders that an undone move, and moves after it, had ended.

    Orders that their owner has changed since stay as they are. An order that made the undone move
    is cancelled instead, since its owner did not want that move.
    """
    armed = Orders.of(connection, loaded)
    withdrawn = armed.withdraw(move)
    armed.let_go_of_plans(move)
    is_off = armed.let_fall(move)
    # The rest of a stopped order was not given by its owner.
    left = set(rules_of(loaded).set_aside.values()) if armed.armed else set()
    known = {(order.seat, order.topic) for order in armed.armed if order.line not in left}
    known |= withdrawn
    for row in (seat for seat in loaded.seats if seat.ordered):
        for note in notes_of(connection, row, move.number + 1):
            if note["kind"] not in ("disarmed", "carried_out"):
                continue
            topic = rules_of(loaded).topic(note["order"])
            follows = row.number == move.seat and bool(planned(note["order"]))
            is_later = (is_off or follows) and note.get("since", 0) > move.number
            if (row.number, topic) not in known and not is_later:
                known.add((row.number, topic))
                armed.rearm(row.number, topic, note)


# --- looking ---------------------------------------------------------------


def of_seat(connection: Connection, match_id: str, seat: int) -> list[StandingOrderRow]:
    """Return a seat's orders."""
    return [row for row in OF_MATCH.all(connection, of=match_id) if row.seat == seat]


def notes_of(connection: Connection, seat: SeatRow, since: int = 0) -> list[dict[str, Any]]:
    """Return notes on the orders of a seat's current player from turn `since` on, oldest first."""
    query = select(ORDER_NOTE).where(
        ORDER_NOTE.c.match_id == seat.match_id,
        ORDER_NOTE.c.seat == seat.number,
        ORDER_NOTE.c.tenure == seat.tenure,
        ORDER_NOTE.c.turn >= since,
    )
    notes = fetch_all(connection, query.order_by(ORDER_NOTE.c.number), OrderNoteRow)
    return [{"turn": note.turn, **note.facts} for note in notes]


# --- in the course of a turn -----------------------------------------------


@dataclass
class Orders:
    """The orders of a match within one transaction."""

    connection: Connection
    loaded: LoadedMatch
    armed: list[StandingOrderRow] = field(default_factory=list)

    @classmethod
    def of(cls, connection: Connection, loaded: LoadedMatch) -> "Orders":
        """Return all orders of the match, which must be locked."""
        some = any(seat.ordered for seat in loaded.seats)
        found = OF_MATCH.all(connection, of=loaded.match.id) if some else []
        return cls(connection, loaded, found)

    def answer(self, seat: int, legal: list[str]) -> str | None:
        """Return the action that the seat's orders choose, or None to ask the player.

        Orders for one battle or round are tried before lasting ones. The first that applies
        decides.
        """
        self._disarm_ended(seat)
        given = [order for order in self.armed if order.seat == seat]
        for order in sorted(given, key=lambda order: order.scope is None):
            rules, view = rules_of(self.loaded), self._view(seat)
            answer = rules.answer(order.line, view, legal, self._events(order))
            if answer is not None:
                less = self.loaded.game.worth_less(self.loaded.state, seat, order.line)
                kept = Answer(None, None, less) if less and answer.action else answer
                return self._obey(order, kept, legal)
        return None

    def _obey(self, order: StandingOrderRow, answer: Answer, legal: list[str]) -> str | None:
        """Return the action that the order chooses, or None to ask its owner.

        Either way the owner gets a note, and the remaining part of the order is stored.
        """
        if answer.action in legal:
            self._note(order, "carried_out", answer.why, answer.action)
            self._keep(order, answer.rest)
            return answer.action
        if answer.rest is not None:
            self._note(order, "asked", answer.why)
            return None
        self._note(order, "disarmed", answer.why)
        self._keep(order, self._set_aside(order))
        return None

    def _set_aside(self, order: StandingOrderRow) -> str | None:
        """Return the order to keep in place of one that has stopped.

        It suspends the topic, so that the seat's other orders do not answer in its place.
        """
        rules = rules_of(self.loaded)
        others = [other for other in self.armed if other.seat == order.seat and other != order]
        lines = [rules.set_aside[other.topic] for other in others if other.topic in rules.set_aside]
        return next((line for line in lines if rules.topic(line) == order.topic), None)

    def close(self) -> None:
        """End the orders that the last move has made obsolete, and tell their owners."""
        for seat in sorted({order.seat for order in self.armed}):
            self._disarm_ended(seat)

    def _disarm_ended(self, seat: int) -> None:
        for order in [order for order in self.armed if order.seat == seat and order.scope]:
            rules, view = rules_of(self.loaded), self._view(seat)
            if rules.scope(order.line, view) != order.scope:
                self._disarm(order, rules.ended(order.line, view, self._events(order)))

    def withdraw(self, move: MoveRow) -> set[tuple[int, str]]:
        """Cancel the order that made the move, if any; return its {(seat, topic)}."""
        row = self.loaded.seats[move.seat]
        gone = set()
        for note in notes_of(self.connection, row, move.number) if move.mark == "order" else []:
            if (note["kind"], note["turn"]) == ("carried_out", move.number):
                gone.add((move.seat, rules_of(self.loaded).topic(note["order"])))
        for order in [each for each in self.armed if (each.seat, each.topic) in gone]:
            self._note(order, "withdrawn", None)
            self._keep(order, None)
        return gone

    def let_go_of_plans(self, move: MoveRow) -> None:
        """Cancel the seat's later plans, which would make a move in place of the undone one."""
        mine = [order for order in self.armed if order.seat == move.seat]
        for order in [each for each in mine if each.since > move.number and planned(each.line)]:
            self._note(order, "plan_withdrawn", None)
            self._keep(order, None)

    def let_fall(self, move: MoveRow) -> bool:
        """Cancel battle orders if an undo went back to before the battle.

        Only orders given after the undone move are cancelled. Return True if no battle goes on now:
        then the next battle may be another one.
        """
        rules = rules_of(self.loaded)
        if rules.part(self._view(move.seat)) is not None:
            return False
        for order in [each for each in self.armed if each.scope and each.since > move.number]:
            self._note(order, "fallen", None)
            self._keep(order, None)
        return True

    def rearm(self, seat: int, topic: str, note: dict[str, Any]) -> None:
        """Restore an order as it was when it ended, and add the note."""
        rules, line = rules_of(self.loaded), note["order"]
        row = StandingOrderRow(
            match_id=self.loaded.match.id,
            seat=seat,
            topic=topic,
            line=line,
            scope=rules.scope(line, self._view(seat)),
            since=note.get("since", self.loaded.state.turn),
        )
        take_back(self.connection, row.match_id, seat, topic)
        self.connection.execute(insert(STANDING_ORDER), structs.asdict(row))
        self._note(row, "brought_back", None)

    def _view(self, seat: int) -> dict[str, Any]:
        return self.loaded.game.view(self.loaded.state, seat)

    def _events(self, order: StandingOrderRow) -> list[dict[str, Any]]:
        """Return the events that the order's owner was shown since giving the order.

        They include those of the current state, which are not stored yet.
        """
        game, state = self.loaded.game, self.loaded.state
        stored = store.events(self.connection, self.loaded, order.seat, order.since)
        return stored + game.events(state, order.seat, order.since)

    def _disarm(self, order: StandingOrderRow, why: dict[str, Any]) -> None:
        self._note(order, "disarmed", why)
        self._keep(order, None)

    def _keep(self, order: StandingOrderRow, rest: str | None) -> None:
        """Store `rest`, the remaining part of an order; None deletes the order.

        An order that lasts is stored with the current turn: it has seen all events up to here.
        """
        which = {"of": order.match_id, "who": order.seat, "about": order.topic}
        self.armed.remove(order)
        if rest is None:
            self.connection.execute(delete(STANDING_ORDER).where(*_ONE), which)
            return
        since = order.since if order.scope else self.loaded.state.turn
        left = replace(order, line=rest, since=since)
        self.armed.append(left)
        if left != order:
            values = {"line": rest, "since": since}
            self.connection.execute(update(STANDING_ORDER).where(*_ONE).values(values), which)

    def _note(
        self,
        order: StandingOrderRow,
        kind: str,
        why: dict[str, Any] | None,
        action: str | None = None,
    ) -> None:
        facts: dict[str, Any] = {"kind": kind, "order": order.line, "action": action, "why": why}
        facts["since"] = order.since
        mine = (ORDER_NOTE.c.match_id == order.match_id, ORDER_NOTE.c.seat == order.seat)
        newest = select(ORDER_NOTE).where(*mine).order_by(ORDER_NOTE.c.number.desc()).limit(1)
        last = next(iter(fetch_all(self.connection, newest, OrderNoteRow)), None)
        if kind == "asked" and last is not None and last.facts == facts:
            return  # the owner was told this reason already
        row = {"match_id": order.match_id, "seat": order.seat}
        row["number"] = last.number + 1 if last is not None else 1
        row |= {"tenure": self.loaded.seats[order.seat].tenure, "turn": self.loaded.state.turn}
        self.connection.execute(insert(ORDER_NOTE), {**row, "facts": to_json(facts)})
