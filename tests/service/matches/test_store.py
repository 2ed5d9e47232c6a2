"""What was told of a match, as its rows have it: the same as the whole game's own log tells."""

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
def test_rows_tell_every_reader_what_the_game_played_again_tells(
    house: TrialInstallation, name: str, moves: int | None
) -> None:
    database, game = house.installation.database, engine.games()[name]
    guests = [BELA, CYRUS][: some_seats(game) - 1]
    table = begin(house, players=guests, game=name).play(moves)
    loaded = table.loaded()
    again = database.read(lambda c: states.replay(c, loaded.match))
    loaded.match = replace(loaded.match, seed="")  # what cannot be told is not found by playing

    def told(reader: int | None, since: int) -> list[dict[str, Any]]:
        found = database.read(lambda c: store.events(c, loaded, reader, since))
        return [unmarked(event) for event in found]

    for reader in readers(len(table.seats)):
        for since in (0, 1, again.turn // 2, again.turn):
            assert told(reader, since) == game.events(again, reader, since)
