"""The number of letters in a game with and without standing orders, if players answer once a day.

    python -m tests.benchmarks.bench_letters [--games K] [--seats N ...] [--game ID ...]

Each player opens the mailbox once a day at a fixed hour, on a simulated clock; everything else is
the real service. A player asked in a battle makes a plan: a sequence of cards, and when to stop.
With orders the plan is given on the page. Without them the player follows it letter by letter. So
both ways play the same game and differ only in letters, which is checked. No test depends on the
figures.
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
from service.installation.context import Installation
from service.installation.settings import from_environment
from service.installation.tokens import Tokens
from service.mail import letters
from service.matches import orders, outbox, store, turns
from service.matches.store import LoadedMatch
from service.operations import scheduler
from service.people import proposals, seating

HOUR, DAY = 3600, 24 * 3600
MORNING = 1_774_339_200
PLAYERS = ("Ana", "Béla", "Cyrus", "Dara", "Emma", "Farid")
STANDING = ("discard-always", "retain-highest")  # for every player's standing orders
LONGEST = 3000  # days; a longer game would never end


@dataclass
class HandClock:
    """A clock that the benchmark sets; the machine's time stands still."""

    seconds: int = MORNING

    def now(self) -> int:
        return self.seconds

    def machine(self) -> int:
        return MORNING


# --- a player --------------------------------------------------------------


def plan(game: Any, view: dict[str, Any]) -> str | None:
    """Return a plan as an order: cheap cards first, up to the bot's budget, then pass.

    Return None if no card is worth it and nothing is on the table: the bot chooses then. If all
    passed, hands would never become empty and no game would end.
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
    """A player, with plans followed by hand or given as orders."""

    seat: int
    by_order: bool
    kept: dict[str, tuple[str, str | None, int]] = field(default_factory=dict)

    def visit(self, installation: Installation, match_id: str) -> None:
        """Answer as long as the page asks."""
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
        """Give all standing orders that apply now, and a plan for the present battle."""
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
        """Return the action of a player without orders: from the plan, a new plan, or a pass.

        Between battles it follows the standing orders, or else the bot.
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
    """Mark letters as sent without composing them; drop those that are out of date."""

    def work(connection: Connection) -> None:
        for letter in outbox.claim(connection, installation.now(), 100):
            loaded = store.load(connection, letter.match_id)
            gone = letters.is_overtaken(connection, loaded, letter)
            outbox.settle(connection, letter, "dropped" if gone else "sent", installation.now())

    installation.database.write(work)


def play(
    installation: Installation, game: str, seats: int, seed: str, by_order: bool
) -> dict[str, Any]:
    """Play a whole game; return its letters, days and moves."""
    match_id = begin(installation, game, seats, seed)
    players, began = [Player(seat, by_order) for seat in range(seats)], installation.now()
    for _ in range(LONGEST * seats):
        for player in players:
            installation.clock.seconds += DAY // seats
            scheduler.tick(installation)
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
    """Play the same games both ways, and print the averages."""
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
