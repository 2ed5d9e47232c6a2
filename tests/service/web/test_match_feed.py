"""The Atom feed of a match, as a feed reader reads it."""

import random
from typing import Any

import feedparser
import pytest

from service.matches import store
from service.views.match_view import RECENT
from tests.service.at_table import Table, begin, digest, invite
from tests.service.trial_installation import TrialInstallation
from tests.service.web.test_secrets import full_state, put

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
HOSTILE = "Eve]]>&<script>\x00\x0b\"'\u202e"


def read(table: Table, language: str = "") -> Any:
    """Return the feed as parsed; fail if it is not well-formed."""
    asked = {"language": language} if language else {}
    answer = table.house.client.get(f"/m/{table.match}/log.atom", query_string=asked)
    assert answer.status_code == 200 and answer.mimetype == "application/atom+xml"
    found = feedparser.parse(answer.data)
    assert not found.bozo, found.get("bozo_exception")
    assert found.version == "atom10"
    return found


@pytest.mark.parametrize("game", ["condottiere-3e", "rakab", "troyes", "btwixt"])
def test_every_line_is_one_entry_that_stays(house: TrialInstallation, game: str) -> None:
    table, seen = begin(house, game=game), {}
    choose = random.Random(game)
    for _ in range(60):
        if not table.loaded().is_running:
            break
        house.time.forward(60)
        table.take(choose.choice(table.actions))
        entries = read(table).entries
        ids = [entry.id for entry in entries]
        assert len(set(ids)) == len(ids)
        for entry in entries:
            title, updated = seen.get(entry.id, ("", ""))
            assert entry.title.startswith(title.rstrip(".")) or entry.updated > updated
            seen[entry.id] = (entry.title, entry.updated)
        assert [each.updated for each in entries] == sorted(
            (each.updated for each in entries), reverse=True
        )
    assert len(seen) > 10


def test_it_tells_the_latest_events_of_the_log(house: TrialInstallation) -> None:
    table = begin(house).play(RECENT + 30)
    entries = read(table).entries
    log = house.get(f"/m/{table.match}/log").text
    assert entries and all(f"/m/{table.match}/" in entry.link for entry in entries)
    turns = [int(entry.link.split("?")[0].rpartition("/")[2]) for entry in entries]
    assert min(turns) > 20 and turns == sorted(turns, reverse=True)
    assert {house.get(entry.link).status for entry in entries[:3]} == {200}
    assert all(f'/{turn}?language=en"' in log for turn in turns)


def test_a_feed_reader_finds_it_and_asks_again_cheaply(house: TrialInstallation) -> None:
    table = begin(house).play(9)
    page = house.get(f"/m/{table.match}").text
    assert f'type="application/atom+xml" href="/m/{table.match}/log.atom?language=en"' in page
    before, address = digest(house), f"/m/{table.match}/log.atom"
    first = house.client.get(address)
    again = house.client.get(address, headers={"If-None-Match": first.headers["ETag"]})
    assert (first.status_code, again.status_code) == (200, 304)
    assert digest(house) == before


def test_it_speaks_the_readers_language(house: TrialInstallation) -> None:
    table = begin(house).play(9)
    found = {language: read(table, language) for language in ("en", "fa", "hu")}
    assert [each.feed.language for each in found.values()] == ["en", "fa", "hu"]
    assert len({each.entries[0].title for each in found.values()}) == 3
    assert len({each.entries[0].id for each in found.values()}) == 1


def test_hostile_names_stay_text(house: TrialInstallation) -> None:
    table = begin(house).play(9)
    for seat in table.loaded().seats:
        about = (seat,)
        house.installation.database.write(
            lambda c, about=about: store.update_seat(c, *about, name=HOSTILE)
        )
    found = read(table)
    assert "Eve]]>&<script>\"'" in found.feed.title
    answer = house.client.get(f"/m/{table.match}/log.atom")
    assert b"<script" not in answer.data


def test_it_is_the_same_whatever_is_hidden(house: TrialInstallation) -> None:
    table = begin(house).play(24)
    own, game = full_state(table), table.loaded().game
    address = f"/m/{table.match}/log.atom"
    one = house.client.get(address).data
    put(table, game.reshuffle_unseen(own, None, b"another world"))
    assert house.client.get(address).data == one


def test_a_match_that_has_not_begun_has_none(house: TrialInstallation) -> None:
    assert house.client.get(f"/m/{invite(house).match}/log.atom").status_code == 404
    assert house.client.get(f"/m/{'a' * 12}/log.atom").status_code == 404
