"""The name of the game on a score pad, typed after the pad was opened."""

from __future__ import annotations

import pytest

from service.installation.links import TableLinks
from service.language.languages import LANGUAGES
from service.language.words import speaker
from tests.service.matches.test_early_ends_of_campaigns import plain
from tests.service.seasons.seasons_of_tests import open_season
from tests.service.tables.tables_of_tests import NAMES, Companions, open_pad
from tests.service.trial_installation import TrialInstallation

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


def page_of(at: Companions, token: str) -> str:
    return TableLinks("", token).page


def test_a_pad_is_named_while_it_goes_on_and_again_after_its_end(house: TrialInstallation) -> None:
    group, at = open_season(house), open_pad(house, *NAMES)
    group.put_pad({"Ana": 1, "Béla": 2}, "Azul")
    group.put(f"/t/{at.opened.host}")
    host, phone = page_of(at, at.opened.host), page_of(at, at.opened.seats[0])
    for language in LANGUAGES:
        say = speaker(language)
        assert plain(say("table_new-subject")) in plain(
            house.get(f"{host}?language={language}").text
        )
    house.get(f"{host}/title").submit("title", title="Catan")
    for link in (host, phone, page_of(at, at.opened.watch)):
        assert "Catan" in house.get(link).text
    at.enter(at.opened.host, "0 add 5")
    at.enter(at.opened.host, "end")
    asked = house.get(f"{host}/title")
    assert 'value="Catan"' in asked.text and '<option value="Azul">' in asked.text
    asked.submit("title", title="azul")
    assert [play.kind for play in group.plays] == ["pad azul", "pad azul"]
    season = f"/g/{group.opened.host}"
    assert "Catan" not in house.get(season).text
    house.get(f"{host}/title").submit("title", title=" ")
    assert "pad " in {play.kind for play in group.plays}


def test_only_a_pads_host_names_it_with_a_name_that_can_be_shown(house: TrialInstallation) -> None:
    at = open_pad(house, *NAMES)
    for token in (at.opened.seats[0], at.opened.watch):
        path = f"{page_of(at, token)}/title"
        assert house.client.get(path).status_code == 403
        assert house.client.post(path, data={"sure": "yes", "title": "X"}).status_code == 403
    host = f"{page_of(at, at.opened.host)}/title"
    for typed in ("http://x.hu", "a@b.hu", "A\u202eB", "x" * 100):
        answer = house.client.post(host, data={"sure": "yes", "title": typed})
        assert answer.status_code == 422 and 'id="problem-title"' in answer.text
    assert house.client.post(host, data={"title": "Catan"}).status_code == 200, "not pressed"
    assert at.held(at.opened.host).row.title in (None, "")
    game = open_pad(house, game="condottiere-3e", key="game")
    assert house.client.get(f"{page_of(game, game.opened.host)}/title").status_code == 404
    sent = {"sure": "yes", "title": "Catan"}
    answer = house.client.post(f"{page_of(game, game.opened.host)}/title", data=sent)
    assert answer.status_code == 404 and game.held(game.opened.host).row.title is None
