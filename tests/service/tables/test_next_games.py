"""The next game of an evening: the same people, phones, seats and codes."""

from __future__ import annotations

import pytest

from engine.table import Refused
from service.tables import first_player, next_games
from service.tables.entering import NotYours
from service.tables.store import Held
from tests.service.seasons.seasons_of_tests import open_season
from tests.service.tables.tables_of_tests import Companions, open_pad
from tests.service.trial_installation import TrialInstallation


def begin(at: Companions, game: str, token: str = "") -> str:
    """Begin the next game as the host, or by another link."""
    held, house = at.held(token or at.opened.host), at.house
    tokens, now = house.installation.tokens, house.time.now()
    return house.installation.database.write(lambda c: next_games.begin(c, held, game, tokens, now))


def begun_by(at: Companions) -> int | None:
    return first_player.of(at.table)


def test_phones_keep_their_seats_and_every_link_opens_the_next_game(
    house: TrialInstallation,
) -> None:
    at = open_pad(house, game="condottiere-3e", options={"larger_empires": True}, title="Friday")
    phone = at.claim(at.opened.seats[1])
    for line in ("tell 1", "1 besiege siena", "end 0"):
        at.enter(at.opened.host, line)
    next_id = begin(at, "condottiere-3e")
    links = (at.opened.host, at.opened.watch, *at.opened.seats)
    assert {at.held(link).row.id for link in links} == {next_id}
    held = at.held(at.opened.seats[1])
    assert held.has_seat(phone) and held.names == ["Ana", "Béla", "کورش"]
    assert held.row.options == {"larger_empires": True} and held.row.title == "Friday"
    at.enter(
        at.opened.seats[1], "besiege roma" if begun_by(at) == 1 else "2 besiege roma", phone=phone
    )


@pytest.mark.parametrize(
    ("game", "begins", "after"),
    [("condottiere-3e", "tell 2", 0), ("btwixt", "first 0", 1), ("troyes", "tell 1", 2)],
)
def test_the_player_after_the_last_first_player_begins(
    house: TrialInstallation, game: str, begins: str, after: int
) -> None:
    at = open_pad(house, game=game)
    for line in ("tell 0", "undo 1") if begins.startswith("tell") else ():
        at.enter(at.opened.host, line)
    for line in (begins, "end 0"):
        at.enter(at.opened.host, line)
    begin(at, game)
    assert begun_by(at) == after and at.table.number == 1


def test_another_game_has_its_usual_options_and_may_be_a_score_pad(
    house: TrialInstallation,
) -> None:
    at = open_pad(house, game="condottiere-3e", options={"larger_empires": True})
    for line in ("tell 0", "end"):
        at.enter(at.opened.host, line)
    assert next_games.offered(at.held(at.opened.host).row)[0] == "condottiere-3e"
    begin(at, "btwixt")
    row = at.held(at.opened.host).row
    assert (row.game, row.options, begun_by(at)) == ("btwixt", {}, 1)
    at.enter(at.opened.host, "end 1")
    begin(at, "pad")
    assert (begun_by(at), at.table.number) == (None, 0)


def test_a_game_that_goes_on_has_no_next_one_and_only_its_host_begins_one(
    house: TrialInstallation,
) -> None:
    at = open_pad(house, "Ana", "Béla")
    for code, game in (("not_over_yet", "pad"), ("no_such_game", "btwixt"), ("no_such_game", "x")):
        with pytest.raises(Refused) as refused:
            begin(at, game)
        assert refused.value.refusal == {"code": code}
        if code == "not_over_yet":
            at.enter(at.opened.host, "end 0")
    with pytest.raises(NotYours):
        begin(at, "pad", at.opened.seats[0])
    first = begin(at, "pad")
    with pytest.raises(Refused):  # the second tap
        begin(at, "pad")
    assert at.held(at.opened.host).row.id == first


def test_the_game_before_is_found_by_links_of_its_own(house: TrialInstallation) -> None:
    at = open_pad(house)
    at.enter(at.opened.host, "end 2")
    before = at.held(at.opened.host).row
    assert former_of(at, at.held(at.opened.host)) is None
    begin(at, "pad")
    found = {
        role: former_of(at, at.held(token))
        for role, token in (("host", at.opened.host), ("seat", at.opened.seats[0]))
    }
    for role, kind in (("host", "table_host"), ("seat", "table_watch")):
        former = found[role]
        assert former is not None and former.row.id == before.id
        assert at.held(former.token).kind == kind
    at.enter(found["host"].token, "undo 1")  # type: ignore[union-attr]
    assert at.held(at.opened.host).row.status == "open", "the next game is not touched"


def former_of(at: Companions, held: Held) -> next_games.Former | None:
    tokens = at.house.installation.tokens
    return at.house.installation.database.read(lambda c: next_games.former_of(c, held, tokens))


def test_an_entry_for_the_game_before_does_not_reach_the_next_one(
    house: TrialInstallation,
) -> None:
    at = open_pad(house)
    at.enter(at.opened.host, "end 2")
    before = at.held(at.opened.host).row.id
    begin(at, "pad")
    with pytest.raises(Refused) as refused:
        at.enter(at.opened.seats[0], "add 5", offered_at=before)
    assert refused.value.refusal == {"code": "moved_on"} and at.table.number == 0
    at.enter(at.opened.seats[0], "add 5", offered_at=at.held(at.opened.host).row.id)


def test_a_season_counts_both_games(house: TrialInstallation) -> None:
    group = open_season(house)
    at = open_pad(house)
    at.enter(at.opened.host, "end 2")
    group.put(f"/t/{at.opened.host}")
    begin(at, "pad")
    at.enter(at.opened.host, "end 1")
    assert sorted(play.winners for play in group.plays) == [[1], [2]]
