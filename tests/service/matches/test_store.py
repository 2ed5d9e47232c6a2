"""A match's stored events are the same as those in the whole game's log."""

from typing import Any

import pytest
from msgspec.structs import replace

import engine
from engine.telling import unmarked
from service.matches import states, store
from tests.service.at_table import begin
from tests.service.trial_installation import BELA, CYRUS, TrialInstallation
from tests.tables import readers, some_seats

sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


@sqlite_alone
@pytest.mark.parametrize("name", engine.games())
@pytest.mark.parametrize("moves", [0, 40, None])
def test_stored_events_are_those_of_a_replay_for_every_reader(
    house: TrialInstallation, name: str, moves: int | None
) -> None:
    database, game = house.installation.database, engine.games()[name]
    guests = [BELA, CYRUS][: some_seats(game) - 1]
    table = begin(house, players=guests, game=name).play(moves)
    loaded = table.loaded()
    again = database.read(lambda c: states.replay(c, loaded.match))
    loaded.match = replace(loaded.match, seed="")  # nothing is found by replaying it

    def told(reader: int | None, since: int) -> list[dict[str, Any]]:
        found = database.read(lambda c: store.events(c, loaded, reader, since))
        return [unmarked(event) for event in found]

    for reader in readers(len(table.seats)):
        for since in (0, 1, again.turn // 2, again.turn):
            assert told(reader, since) == game.events(again, reader, since)
