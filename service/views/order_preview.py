"""Preview of an order in the current state of a match; changes nothing.

The order is simulated in a state with other hidden cards that looks the same to its seat. So the
preview reveals nothing hidden.
"""

from dataclasses import dataclass, field
from typing import Any

from service.matches import orders
from service.matches.store import LoadedMatch

WORLD = b"a world that this seat cannot tell from its own"
FURTHEST_LOOK = 80  # moves


@dataclass
class Foretold:
    """The effects of an order if the other seats made their default moves.

    `steps` are the actions that the order would play, as (action, reason). `events` are those that
    everybody would see, without dealt cards. `why` has the reason why it would stop, or None.
    """

    asked_now: bool
    steps: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    events: list[dict[str, Any]] = field(default_factory=list)
    why: dict[str, Any] | None = None


def foretell(loaded: LoadedMatch, seat: int, line: str) -> Foretold:
    """Simulate the order until it stops or is done."""
    game, rules, found = (
        loaded.game,
        orders.rules_of(loaded),
        Foretold(seat in loaded.to_act()),
    )
    world = game.forget(game.reshuffle_unseen(loaded.state, seat, WORLD))
    since, scope = world.turn, rules.scope(line, game.view(world, seat))
    rest: str | None = line
    # A standing order is tried once, and only if its seat has to move now.
    furthest = FURTHEST_LOOK if scope is not None else int(found.asked_now)
    for _ in range(furthest):
        if rest is None or rules.scope(rest, game.view(world, seat)) != scope:
            break
        actors = game.to_act(world)
        if not actors:
            break
        if seat not in actors:
            game.play(world, actors[0], game.timeout_action(world, actors[0]))
            continue
        legal, events = game.legal_actions(world, seat), game.events(world, seat, since)
        answer = rules.answer(rest, game.view(world, seat), legal, events)
        if answer is None or answer.action not in legal:
            found.why = answer.why if answer else None
            break
        found.steps.append((answer.action, answer.why))
        rest = answer.rest
        game.play(world, seat, answer.action)
    found.events = game.events(world, None, since)
    return found
