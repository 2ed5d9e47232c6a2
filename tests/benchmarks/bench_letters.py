"""How many letters a game takes with standing orders and without, its players answering once a day.

    python -m tests.benchmarks.bench_letters [--games K] [--seats N ...] [--game ID ...]

Every player opens the mailbox once a day, at an hour of their own, on a clock that is simulated;
all the rest is the service as shipped. Whoever is asked in a battle makes a plan for it: cards in
an order, and when to stop. With orders the plan is given on the page; without them its owner
follows it by hand, letter by letter. So both play the same game, move by move, and differ in
their letters alone (which is checked). No test depends on the figures.
"""

import argparse
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

import engine
from engine.condottiere.players import bot
from engine.condottiere.players import orders as orders_of_game
from service.database import upgrading
from service.database.connections import Database
from service.installation.parts import Installation
from service.installation.settings import from_environment
from service.installation.tokens import Tokens
from service.mail import letters
from service.matches import orders, outbox, store, turns
from service.matches.store import LoadedMatch
from service.operations import clock
from service.people import proposals, seating

HOUR, DAY = 3600, 24 * 3600
MORNING = 1_774_339_200
PLAYERS = ("Ana", "Béla", "Cyrus", "Dara", "Emma", "Farid")
STANDING = ("discard-always", "retain-highest")  # what everybody leaves to an order
LONGEST = 3000  # days; a game that takes more would never end


@dataclass
class HandClock:
    """The simulated time; the service runs all the while."""

    seconds: int = MORNING

    def now(self) -> int:
        return self.seconds

    def machine(self) -> int:
        return MORNING


# --- a player --------------------------------------------------------------


def plan(game: Any, view: dict[str, Any]) -> str | None:
    """The cheap cards first, up to what the battle is worth; then pass.

    None where no card is worth it and nobody has laid one: if all passed then, hands would never
    empty, and no game end. The bot chooses there.
    """
    table = bot.laid(game.land, view)
    left, plays = bot.budget(table) - bot.spent(table), []
    useful = [card for card in view["hand"] if card[0] == "m" or card in ("courtesan", "heroine")]
    for card in sorted(useful, key=bot.COST.get):
        if bot.COST[card] <= left:
            plays.append(f"play {card}")
            left -= bot.COST[card]
    if not plays and not any(player["line"] for player in view["players"]):
        return None
    stops = "stop winter bishop surrender; overtaken 15; lead 8; then pass"
    return (
        "; ".join(["line", *plays[: orders_of_game.MOST_PLAYS], stops]) if plays else "pass-battle"
    )


@dataclass
class Player:
    """Somebody with a seat, and the orders that are in their head, or with the service."""

    seat: int
    by_order: bool
    kept: dict[str, tuple[str, str | None, int]] = field(default_factory=dict)

    def visit(self, installation: Installation, match_id: str) -> None:
        """Answer for as long as the page asks."""
        while installation.database.write(lambda c: self._answer(c, match_id, installation.now())):
            pass

    def _answer(self, connection: Connection, match_id: str, now: int) -> bool:
        loaded = store.load(connection, match_id, lock=True)
        if self.seat not in loaded.to_act():
            return False
        if self.by_order:
            self._prepare(connection, loaded, now)
            loaded = store.load(connection, match_id, lock=True)
        if self.seat not in loaded.to_act():
            return True
        turn, action = loaded.match.turn, self._decide(connection, loaded)
        turns.take(connection, loaded, self.seat, turn, action, now)
        return True

    def _prepare(self, connection: Connection, loaded: LoadedMatch, now: int) -> None:
        """Give the orders that a planner would give now."""
        game, view = loaded.game, loaded.game.view(loaded.state, self.seat)
        given = {row.topic for row in orders.of_seat(connection, loaded.match.id, self.seat)}
        wanted = [line for line in STANDING if game.orders.topic(line) not in given]
        if view["phase"] == "battle" and (planned := plan(game, view)):
            wanted.append(planned)
        for line in wanted:
            orders.give(connection, loaded, self.seat, orders.read(loaded, self.seat, line))
        fresh = store.load(connection, loaded.match.id)
        turns.carry_on(connection, fresh, now, at_page=self.seat)

    def _decide(self, connection: Connection, loaded: LoadedMatch) -> str:
        """By hand: what the plan says, a new plan where it stops, and a pass where that stops too.

        Between battles what is loaded, and else the bot's choice.
        """
        game, state = loaded.game, loaded.state
        view, legal = game.view(state, self.seat), game.legal_actions(state, self.seat)
        if view["phase"] != "battle":
            for line in STANDING:
                answer = game.orders.answer(line, view, legal, [])
                if answer:
                    return answer.action
            return game.bot(view, legal, str(state.turn).encode())
        about = (connection, loaded, view, legal)
        followed = self._follow(*about) or self._follow(*about)
        if not followed and plan(game, view) is None:
            return game.bot(view, legal, str(state.turn).encode())
        return followed or "pass"

    def _follow(
        self, connection: Connection, loaded: LoadedMatch, view: dict[str, Any], legal: list[str]
    ) -> str | None:
        game = loaded.game
        line, scope, since = self.kept.get("battle", ("", None, 0))
        if not line or scope != game.orders.scope(line, view):
            planned = plan(game, view)
            if planned is None:
                return None
            line, since = game.orders.read(planned), loaded.state.turn
        events = store.events(connection, loaded, self.seat, since)
        answer = game.orders.answer(line, view, legal, events)
        self.kept.pop("battle", None)
        if answer.rest:
            self.kept["battle"] = (answer.rest, game.orders.scope(answer.rest, view), since)
        return answer.action


# --- a match ---------------------------------------------------------------


def begin(installation: Installation, game: str, seats: int, seed: str) -> str:
    people = [{"name": name, "email": f"p{n}@mail.example"} for n, name in enumerate(PLAYERS)]
    body = {"game": game, "pace": "relaxed", "seed": seed}
    body |= {"host": people[0], "players": people[1:seats]}
    proposal = proposals.read(body, allow_seed=True)

    def work(connection: Connection) -> str:
        match_id = seating.create(
            connection, proposal, installation.tokens, installation.now(), seed
        )
        seating.invite(connection, store.load(connection, match_id), installation.now())
        for seat in range(1, seats):
            seating.join(connection, store.load(connection, match_id), seat, installation.now())
        return match_id

    return installation.database.write(work)


def deliver(installation: Installation) -> None:
    """What the sender does, but for the writing: letters that events overtook do not go."""

    def work(connection: Connection) -> None:
        for letter in outbox.claim(connection, installation.now(), 100):
            loaded = store.load(connection, letter.match_id)
            gone = letters.is_overtaken(connection, loaded, letter)
            outbox.settle(connection, letter, "dropped" if gone else "sent", installation.now())

    installation.database.write(work)


def play(
    installation: Installation, game: str, seats: int, seed: str, by_order: bool
) -> dict[str, Any]:
    """A whole game; its letters, days and moves."""
    match_id = begin(installation, game, seats, seed)
    players, began = [Player(seat, by_order) for seat in range(seats)], installation.now()
    for _ in range(LONGEST * seats):
        for player in players:
            installation.clock.seconds += DAY // seats
            clock.tick(installation)
            player.visit(installation, match_id)
            deliver(installation)
        if installation.database.read(lambda c: store.load(c, match_id)).match.status == "over":
            break
    written = installation.database.read(lambda c: outbox.of_match(c, match_id))
    sent = Counter(letter.kind for letter in written if letter.outcome == "sent")
    moves = installation.database.read(lambda c: store.moves_of(c, match_id))
    return {
        "letters": sum(sent.values()),
        "turn": sent["turn"],
        "days": (installation.now() - began) // DAY,
        "moves": [(move.seat, move.action) for move in moves],
    }


def compare(folder: Path, game: str, seats: int, games: int) -> None:
    """The same games in both ways, and what they took on average."""
    found: dict[bool, list[dict[str, Any]]] = {False: [], True: []}
    for way, results in found.items():
        url = f"sqlite:///{folder / f'{game}-{seats}-{way}.db'}"
        upgrading.upgrade(url)
        environ = {"STAFFETTA_DATA": str(folder), "STAFFETTA_DATABASE_URL": url}
        settings = from_environment(environ, makes=True)
        installation = Installation(
            settings, Database(url), HandClock(), Tokens(settings.secret_key)
        )
        results += [play(installation, game, seats, f"game {n}", way) for n in range(games)]
        installation.database.close()
    same = sum(
        by_hand["moves"] == by_order["moves"]
        for by_hand, by_order in zip(found[False], found[True], strict=True)
    )
    tell(game, seats, found, f"{same}/{games}")


def tell(game: str, seats: int, found: dict[bool, list[dict[str, Any]]], same: str) -> None:
    def mean(way: bool, what: str) -> float:
        return sum(each[what] for each in found[way]) / len(found[way])

    ratio, turns_ratio = (mean(True, w) / mean(False, w) for w in ("letters", "turn"))
    print(
        f"{game:15} {seats:5} {mean(False, 'letters'):9.1f} {mean(True, 'letters'):9.1f}"
        f" {ratio:6.2f} {turns_ratio:6.2f} {mean(False, 'days'):7.1f} {mean(True, 'days'):7.1f}"
        f" {same:>9}",
        flush=True,
    )


HEAD = "game            seats   without      with  ratio  turns    days  days with  same"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seats", type=int, nargs="+", default=[3, 5])
    games = [name for name, game in engine.games().items() if game.family == "condottiere"]
    parser.add_argument("--game", nargs="+", default=games, choices=games)
    given = parser.parse_args()
    print(HEAD)
    with tempfile.TemporaryDirectory() as folder:
        for game in given.game:
            for seats in given.seats:
                compare(Path(folder), game, seats, given.games)


if __name__ == "__main__":
    main()
