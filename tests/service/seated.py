"""A match played by calling the service's functions: faster than by pages, with the same rows."""

import random
from collections.abc import Callable
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, event

from service.database.connections import Database
from service.database.rows import DueRow, LetterRow, MoveRow
from service.matches import open_decisions, outbox, store, turns
from service.matches.store import LoadedMatch
from service.matches.turns import Taken
from service.operations import scheduler
from service.people import proposals, seating
from tests.service.trial_installation import TrialInstallation

HOUR, DAY = 3600, 24 * 3600
FRIENDS = ("Ana", "Béla", "Cyrus", "Dara", "Emma", "Farid")
LONDON = "Europe/London"


class Table:
    """A running match of a number of friends."""

    def __init__(
        self,
        house: TrialInstallation,
        seats: int = 3,
        seed: str = "a fair in Siena",
        pace: str = "daily",
        everybody_in: bool = True,
        agreed: bool = True,
    ) -> None:
        self.house = house
        self.database = house.installation.database
        self.choose = random.Random(seed)
        people = [
            {"name": name, "email": f"p{number}@mail.example", "timezone": LONDON}
            for number, name in enumerate(FRIENDS[:seats])
        ]
        body = {"game": "condottiere-3e", "pace": pace, "seed": seed}
        body |= {"host": people[0], "players": people[1:]}
        proposal = proposals.read(body, allow_seed=True)
        tokens, now = house.installation.tokens, self.now
        self.id = self.write(lambda c: seating.create(c, proposal, tokens, now, seed))
        if agreed:
            self.with_lock(lambda c, loaded: seating.invite(c, loaded, now))
        for seat in range(1, seats) if everybody_in and agreed else ():
            self.join(seat)

    @property
    def now(self) -> int:
        return self.house.time.seconds

    def write(self, work: Callable[[Connection], Any]) -> Any:
        return self.database.write(work)

    def read(self, work: Callable[[Connection], Any]) -> Any:
        return self.database.read(work)

    def with_lock(self, work: Callable[[Connection, LoadedMatch], Any]) -> Any:
        return self.write(lambda c: work(c, store.load(c, self.id, lock=True)))

    # --- state

    @property
    def loaded(self) -> LoadedMatch:
        return self.read(lambda connection: store.load(connection, self.id))

    @property
    def turn(self) -> int:
        return self.loaded.match.turn

    @property
    def seat(self) -> int:
        """Return the seat to act."""
        return self.loaded.to_act()[0]

    @property
    def actions(self) -> list[str]:
        """Return the legal moves of the seat to act."""
        loaded = self.loaded
        return loaded.game.legal_actions(loaded.state, loaded.to_act()[0])

    @property
    def is_over(self) -> bool:
        return self.loaded.match.status == "over"

    @property
    def moves(self) -> list[MoveRow]:
        return self.read(lambda connection: store.moves_of(connection, self.id))

    @property
    def due(self) -> dict[int, DueRow]:
        return self.read(lambda connection: open_decisions.of_match(connection, self.id))

    def letters(self, *kinds: str, seat: int | None = None) -> list[LetterRow]:
        every = self.read(lambda connection: outbox.of_match(connection, self.id))
        return [
            letter
            for letter in every
            if (not kinds or letter.kind in kinds) and seat in (None, letter.seat)
        ]

    # --- actions of people

    def join(self, seat: int) -> None:
        self.with_lock(lambda c, loaded: seating.join(c, loaded, seat, self.now))

    def play(self, action: str, turn: int | None = None, seat: int | None = None) -> Taken:
        loaded = self.loaded
        at = loaded.match.turn if turn is None else turn
        who = loaded.to_act()[0] if seat is None else seat
        return self.with_lock(lambda c, held: turns.take(c, held, who, at, action, self.now))

    def play_on(self, count: int = 1) -> None:
        """Play a number of random moves for the players."""
        for _ in range(count):
            self.play(self.choose.choice(self.actions))

    def comes_back(self, seat: int) -> None:
        self.with_lock(lambda c, held: turns.return_to_table(c, held, seat, self.now))

    # --- post and clock

    def deliver(self) -> None:
        """Mark every letter as sent, without rendering it."""

        def work(connection: Connection) -> None:
            for letter in outbox.claim(connection, self.now, 1000):
                outbox.settle(connection, letter, "sent", self.now)

        self.write(work)

    def pass_time(self, seconds: int) -> None:
        self.house.time.forward(seconds)
        scheduler.tick(self.house.installation)

    def sleep_through(self) -> int:
        """Let the seat's deadline pass, and return the seat."""
        seat = self.seat
        self.deliver()
        self.pass_time(self.due[seat].deadline_at - self.now)
        self.deliver()
        return seat

    def make_absent(self, seat: int) -> None:
        """Let a seat miss deadlines until it counts as absent; the others play."""
        while not self.loaded.seats[seat].absent:
            if self.seat == seat:
                self.sleep_through()
            else:
                self.play_on()


@contextmanager
def listening(database: Database) -> Any:
    """Yield a list that receives each SQL statement, with its values, as the driver executes it.

    Only connections opened after the call are recorded.
    """
    heard: list[str] = []

    def connected(connection: Any, record: Any) -> None:
        if database.is_sqlite:
            connection.set_trace_callback(heard.append)
        else:
            connection.cursor_factory = _noting(connection.cursor_factory, heard)

    event.listen(database.engine, "connect", connected)
    yield heard
    event.remove(database.engine, "connect", connected)


def _noting(factory: Any, heard: list[str]) -> Any:
    class Noting(factory):
        def execute(self, query: Any, params: Any = None, **how: Any) -> Any:
            heard.append(f"{query} {params}")
            return super().execute(query, params, **how)

    return Noting
