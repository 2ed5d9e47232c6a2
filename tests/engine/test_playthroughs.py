"""A whole game of every edition as text; a change of the rules shows as a diff of the text.

`pytest --rewrite` accepts the current text.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import engine
from engine import chance
from tests.tables import playthroughs_of

NAMES = ("Ana", "Béla", "Cyrus", "Dara", "Emma", "Farid")
SEATS = 3
MOST_LISTED = 60  # actions; longer lists show the number, and the actions with a button


def written_out(
    game: Any, seed: bytes, seats: int, options: dict[str, Any] | None = None
) -> Iterator[str]:
    """Yield each move: the legal actions, the action, the events by reader, and the hands."""
    state = game.setup(seats, options or {}, seed)
    yield f"# {game.id}, {seats} seats, seed {seed.decode()!r}"
    yield f"# commitment {chance.commitment(seed)}"
    yield from told(game, None, state)
    yield from held(game, state)
    while acting := game.to_act(state):
        seat = acting[0]
        for aside in game.offered_aside(state, seat):
            if chance.pick(seed, f"aside/{state.turn}", 2):
                yield f"\n# {NAMES[seat]}, aside\n  does: {aside}"
                before, state = state, game.apply(state, seat, aside)
                yield from told(game, before, state)
        if seat not in game.to_act(state):
            continue
        legal = game.legal_actions(state, seat)
        action = legal[chance.pick(seed, f"written/{state.turn}", len(legal))]
        yield ""
        yield f"# {state.turn + 1}: {NAMES[seat]}, {game.view(state, None)['phase']}"
        yield f"  may: {listed(game, state, seat, legal)}"
        yield f"  does: {action}"
        before, state = state, game.apply(state, seat, action)
        yield from told(game, before, state)
        yield from held(game, state)
    yield ""
    yield f"result: {json.dumps(game.result(state))}"


def listed(game: Any, state: Any, seat: int, legal: list[str]) -> str:
    if len(legal) <= MOST_LISTED:
        return ", ".join(legal)
    return f"{len(legal)} actions, such as {', '.join(game.offered(state, seat))}"


def told(game: Any, before: Any, state: Any) -> Iterator[str]:
    """Yield the public events, and each seat's private ones."""
    public = new_events(game, before, state, None)
    for event in public:
        yield f"  told: {short(event)}"
    for seat in range(state.seats):
        for event in new_events(game, before, state, seat):
            if event not in public:
                yield f"  told {NAMES[seat]}: {short(event)}"


def new_events(game: Any, before: Any, state: Any, reader: int | None) -> list[dict[str, Any]]:
    known = 0 if before is None else len(game.events(before, reader, 0))
    return game.events(state, reader, 0)[known:]


def short(event: dict[str, Any]) -> str:
    facts = {name: fact for name, fact in event.items() if name not in ("turn", "kind")}
    return f"{event['kind']} {json.dumps(facts)}" if facts else str(event["kind"])


def held(game: Any, state: Any) -> Iterator[str]:
    for seat in range(state.seats):
        hand = game.view(state, seat).get("hand")
        if hand is not None:
            yield f"  {NAMES[seat]} holds {' '.join(hand) or '-'}"


def seed_of(file: Path) -> bytes:
    """Return the seed in the file's first line, which can be edited for another game."""
    found = re.match(r"# .*, seed '(.+)'\n", file.read_text("utf-8")) if file.exists() else None
    return found[1].encode() if found else b"a written-out game"


# Solo games too.
SOLO = [name for name, game in engine.games().items() if 1 in game.seats]
FILES = [(name, name, min(SEATS, game.seats[-1])) for name, game in engine.games().items()]
FILES += [(f"{name}-solo", name, 1) for name in SOLO]


@pytest.mark.parametrize(("called", "name", "seats"), FILES, ids=[file for file, _, _ in FILES])
def test_the_written_out_game_is_still_played_so(
    called: str, name: str, seats: int, rewrite: bool
) -> None:
    game = engine.games()[name]
    file = playthroughs_of(game) / f"{called}.txt"
    text = "\n".join(written_out(game, seed_of(file), seats)) + "\n"
    if rewrite:
        file.write_text(text, "utf-8")
    assert file.exists(), f"no playthrough of {name}: pytest --rewrite writes one"
    assert text == file.read_text("utf-8")
