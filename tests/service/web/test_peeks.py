"""Looking at hidden tokens is final: the look is stored first, then shown."""

import random
import re
from typing import Any

import pytest

import engine
from service.matches import store
from service.matches.store import LoadedMatch
from tests.service.at_table import Table, begin
from tests.service.trial_installation import BELA, CYRUS, TrialInstallation

LOOKS = re.compile("council |play s08")
GAME = engine.games()["btwixt"]
sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


def sees(loaded: LoadedMatch, seat: int, action: str) -> dict[str, int]:
    """Return the tokens that the seat knows after the action."""
    return GAME.view(GAME.apply(loaded.state, seat, action), seat)["peeked"]


def about_to_peek(house: TrialInstallation) -> tuple[Table, int, str]:
    """Return a table where a seat can look at a token next, with the seat and the action."""
    for number in range(40):
        table = begin(house, BELA, CYRUS, game="btwixt", seed=f"tokens {number}")
        choose = random.Random(number)
        for _ in range(60):
            loaded = table.loaded()
            seat = loaded.to_act()[0]
            actions = GAME.legal_actions(loaded.state, seat)
            known = GAME.view(loaded.state, seat)["peeked"]
            for action in filter(LOOKS.match, actions):
                if sees(loaded, seat, action) != known:
                    return table, seat, action
            table.take(choose.choice(actions))
    raise AssertionError("nobody could look at a token in forty games")


def peeked(table: Table, seat: int) -> Any:
    return table.seat_by_api(seat)["view"]["peeked"]


@sqlite_alone
def test_a_look_that_was_not_stored_was_not_shown_and_can_be_repeated(
    house: TrialInstallation, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, seat, action = about_to_peek(house)
    turn, known, would_see = table.turn, peeked(table, seat), sees(table.loaded(), seat, action)
    with monkeypatch.context() as broken:
        broken.setattr(store.KEEP, "run", None)  # the process dies before its commit
        assert table.act_by_api(seat, turn, action).status_code == 500
    assert (table.turn, peeked(table, seat)) == (turn, known)
    assert table.act_by_api(seat, turn, action).status_code == 200
    assert peeked(table, seat) == would_see != known
    rows = house.installation.database.read(lambda c: store.moves_of(c, table.match))
    assert (rows[turn].seat, rows[turn].action, rows[turn].mark) == (seat, action, "player")
    assert "peeked" in rows[turn].told_json or "saw" in rows[turn].told_json
