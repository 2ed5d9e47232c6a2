"""Promises of accepted deals, watched while moves are played.

The engine says which move breaks a promise or ends it (engine/deals). A promise then gets a mark,
such as kept or broken, which is stored with the move's number. If the move is undone, the mark is
removed.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, bindparam, select, update

from engine import deals as rules
from engine.deals import SHOW, Dealing, Mark, Promise, View
from engine.errors import IllegalAction
from service.database.rows import DEAL, MATCH, DealRow, to_json
from service.database.statements import Query
from service.matches import store
from service.matches.store import LoadedMatch

REFUSAL = "promised"  # code of a refused action; its words are in templates/words/*/deals.ftl
OF_MATCH = Query(
    select(DEAL).where(DEAL.c.match_id == bindparam("of")).order_by(DEAL.c.number), DealRow
)


class Marked(NamedTuple):
    """The mark of a promise, and the number of the move that made it."""

    mark: Mark
    turn: int


class Seen(NamedTuple):
    """The public view and a seat's legal actions before its move."""

    view: View
    legal: Sequence[str]


def of_match(connection: Connection, match_id: str) -> list[DealRow]:
    """Return all offers and deals of a match, oldest first."""
    return OF_MATCH.all(connection, of=match_id)


def of_deal(deal: DealRow) -> list[Promise]:
    """Return the promises of a deal, in the order of its offer."""
    return [Promise(*each) for each in deal.promises]


def marks_of(deal: DealRow) -> dict[int, Marked]:
    """Return the marks of a deal's promises, by the promise's index in the deal."""
    return {place: Marked(mark, turn) for place, mark, turn in deal.marks}


def are_present(loaded: LoadedMatch, deal: DealRow) -> bool:
    """True if both players of a deal still have their seats."""
    present = (store.player_of(loaded.seats[each]) for each in (deal.seat, deal.to_seat))
    return all(one == player for one, player in zip(present, parties(deal), strict=True))


def parties(deal: DealRow) -> tuple[store.Player, store.Player]:
    """Return the player who offered a deal, and the one it was offered to."""
    offerer = (deal.seat, deal.tenure, deal.given_at)
    return offerer, (deal.to_seat, deal.to_tenure, deal.to_given_at)


class Watcher:
    """The open promises of a match during one transaction.

    Promises of a player who has left are not watched any more.
    """

    def __init__(self, connection: Connection, loaded: LoadedMatch) -> None:
        self.connection, self.loaded = connection, loaded
        found = of_match(connection, loaded.match.id) if loaded.match.promises else []
        self.deals = [deal for deal in found if deal.status == "accepted"]
        self.marked: dict[tuple[int, int], Marked] = {}

    @property
    def dealing(self) -> Dealing:
        """Return the game's rules for promises."""
        assert self.loaded.game.deals is not None, "without them nothing is promised"
        return self.loaded.game.deals

    @property
    def open(self) -> dict[tuple[int, int], Promise]:
        """Return the promises without a mark, by the deal's number and their index in the deal."""
        return {
            (deal.number, place): promise
            for deal in self.deals
            if are_present(self.loaded, deal)
            for place, promise in enumerate(of_deal(deal))
            if place not in marks_of(deal) and (deal.number, place) not in self.marked
        }

    def _given(self, seat: int) -> list[Promise]:
        return [each for each in self.open.values() if each.giver == seat]

    def view(self) -> View:
        """Return the public view."""
        return self.loaded.game.view(self.loaded.state, None)

    def look(self, seat: int) -> Seen | None:
        """Return the view and a seat's legal actions before its move; None if nothing is open."""
        if not self.deals or not self.open:
            return None
        game, state = self.loaded.game, self.loaded.state
        legal = game.legal_actions(state, seat) if self._given(seat) else []
        return Seen(self.view(), legal)

    def note(self, seen: Seen | None, seat: int, action: str, turn: int) -> None:
        """Mark the promises that a seat's move has ended; `turn` is the move's number.

        `seen` is the result of `look` before the move.
        """
        if seen is None:
            return
        watched = self.open
        every = list(dict.fromkeys(watched.values()))
        about = (seat, action, seen.legal, seen.view, self.view())
        found = rules.marks(self.dealing, every, *about)
        for key, promise in watched.items():
            if promise in found:
                self.marked[key] = Marked(found[promise], turn)

    # --- binding deals ---

    def allowed(self, seat: int, legal: list[str]) -> list[str]:
        """Return a seat's legal actions without those that break its binding promises.

        If no action would be left, a promise is ignored.
        """
        if not self.deals or self.loaded.match.deals != "binding":
            return legal
        given = self._given(seat)
        return rules.allowed(self.dealing, given, self.view(), legal)[0] if given else legal

    def instead(self, seat: int, action: str) -> str:
        """Return the action or, if it breaks a binding promise, another one that does not."""
        legal = self.loaded.game.legal_actions(self.loaded.state, seat)
        allowed = self.allowed(seat, legal)
        return action if action in allowed or action not in legal else allowed[0]

    def demand(self, seat: int, action: str) -> None:
        """Raise IllegalAction if a legal action would break one of the seat's binding promises."""
        refused = self.refusal(seat, action)
        if refused is not None:
            raise IllegalAction(refused)

    def refusal(self, seat: int, action: str) -> dict[str, Any] | None:
        """Return why a binding promise forbids an action, or None."""
        if self.loaded.match.deals != "binding" or not self.deals:
            return None
        legal = self.loaded.game.legal_actions(self.loaded.state, seat)
        if action not in legal or action in self.allowed(seat, legal):
            return None
        view, given = self.view(), self._given(seat)
        broken = next(each for each in given if self.dealing.is_breach(each, view, action))
        return {"code": REFUSAL, "taker_seat": broken.taker}

    # --- storing ---

    def keep(self) -> None:
        """Store the marks made in this transaction."""
        if not self.marked:
            return
        for deal in self.deals:
            new = [[n, *m] for (number, n), m in self.marked.items() if number == deal.number]
            if new:
                store_marks(self.connection, deal, [*deal.marks, *new])
        recount(self.connection, self.loaded.match.id)


def fall(connection: Connection, loaded: LoadedMatch, number: int) -> None:
    """Remove the marks that undone moves made, from the move with that number on.

    A hand that was shown stays shown.
    """
    for deal in of_match(connection, loaded.match.id):
        terms = [promise.term for promise in of_deal(deal)]
        left = [each for each in deal.marks if each[2] < number or terms[each[0]] == SHOW]
        if left != deal.marks:
            store_marks(connection, deal, left)
            recount(connection, loaded.match.id)


def store_marks(connection: Connection, deal: DealRow, marks: list[list[Any]]) -> None:
    """Replace the marks of a deal."""
    one = (DEAL.c.match_id == deal.match_id, DEAL.c.number == deal.number)
    connection.execute(update(DEAL).where(*one).values(marks=to_json(sorted(marks))))


def recount(connection: Connection, match_id: str) -> None:
    """Store in the match's row how many promises have no mark yet, for turns to watch."""
    accepted = [deal for deal in of_match(connection, match_id) if deal.status == "accepted"]
    left = sum(len(deal.promises) - len(deal.marks) for deal in accepted)
    connection.execute(update(MATCH).where(MATCH.c.id == match_id).values(promises=left))
