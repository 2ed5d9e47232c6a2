"""A result typed by a season's host: read with care, counted once, shown with place and note."""

from __future__ import annotations

import json
import re

import pytest

from service.language.languages import LANGUAGES
from service.language.words import speaker
from tests.service.at_table import digest
from tests.service.seasons.seasons_of_tests import Group, open_season
from tests.service.trial_installation import Page, TrialInstallation
from tests.service.web.test_season_import import count

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
CATAN = {
    "game": "Catan",
    "day": "2026-03-20",
    "name-0": "Ana",
    "score-0": "۱۰",
    "name-1": "Béla",
    "score-1": "8",
    "name-2": "",
    "venue": "Béla’s kitchen",
    "note": "With the longest road,\nin the last turn. <b>",
}


def form(group: Group, language: str = "en") -> Page:
    return group.house.get(f"/g/{group.opened.host}/result?language={language}")


def test_yesterdays_result_counts_with_its_place_and_note(house: TrialInstallation) -> None:
    group = open_season(house)
    page = form(group)
    assert 'type="date" name="day" value="2026-03-23"' in page.text  # yesterday
    assert 'type="date" name="day" value="2026-03-23" max="2026-03-24"' in page.text
    assert page.submit("result", **CATAN).status == 200
    [play] = group.plays
    assert (play.title, play.names, play.winners) == ("Catan", ("Ana", "Béla"), [0])
    assert play.ended is not None and play.ended.scores == [10, 8] and not play.ended.falling
    assert group.points == {"ana": 2, "béla": 1}
    host = f"/g/{group.opened.host}"
    season = house.get(host).text
    assert "Catan" in season and "20 March 2026" in season and "Béla’s kitchen" in season
    one = house.get(f"/g/{group.opened.watch}/play/{play.id}").text
    assert "With the longest road,\nin the last turn. &lt;b&gt;" in one
    [shared] = house.client.get(f"{host}/season.bgsplay").json["plays"]
    assert shared["comments"].startswith("With the longest road,")
    assert shared["playDate"] == "2026-03-20 20:00:00"
    page.submit("result", **CATAN)  # a second press
    assert len(group.plays) == 1
    assert 'value="Ana"' in form(group).text  # the same people next time, and the name of the game
    assert '<option value="Catan">' in form(group).text
    assert group.take_out(play.id) and group.plays == []


@pytest.mark.parametrize(
    ("changes", "winners", "ranking"),
    [
        ({"score-0": "3", "lowest": "yes"}, [0], [[0], [1]]),
        ({"score-0": "8"}, [0, 1], [[0, 1]]),
        ({"score-0": "", "score-1": "", "won-1": "yes"}, [1], [[1], [0]]),
        ({"won-1": "yes"}, [1], [[1], [0]]),  # whatever the points
        ({"name-5": "Dara", "score-5": "-2"}, [0], [[0], [1], [2]]),
    ],
)
def test_the_highest_or_the_lowest_wins_or_whoever_is_ticked(
    house: TrialInstallation, changes: dict[str, str], winners: list[int], ranking: list[list[int]]
) -> None:
    group = open_season(house)
    assert form(group).submit("result", **CATAN | changes).status == 200
    [play] = group.plays
    assert (play.winners, play.ended.ranking) == (winners, ranking)


@pytest.mark.parametrize(
    ("how", "winners", "points"), [("won", [0, 1], 1.5), ("lost", [], 1), ("x", [0], 2)]
)
def test_a_cooperative_game_is_won_or_lost_by_all(
    house: TrialInstallation, how: str, winners: list[int], points: float
) -> None:
    group = open_season(house)
    assert form(group).submit("result", **CATAN | {"together": how, "won-0": "yes"}).status == 200
    [play] = group.plays
    assert (play.winners, play.together) == (winners, how != "x")
    assert not play.is_broken_off
    assert group.points["ana"] == points
    if how == "x":
        return
    assert play.places == [[0, 1]] and group.points["béla"] == points
    for language in LANGUAGES:
        page = house.get(f"/g/{group.opened.host}/play/{play.id}?language={language}").text
        assert speaker(language)(f"ours-{how}-together") in page
        assert speaker(language)("ours-broken-off") not in page
    file = house.client.get(f"/g/{group.opened.host}/season.bgsplay").json
    assert [game["cooperative"] for game in file["games"]] == [True]
    other = open_season(house, key="other")
    assert count(other, json.dumps(file)).status_code == 303
    [again] = other.plays
    assert (again.winners, again.together, again.ended.ranking) == (winners, True, [[0, 1]])


def test_a_game_that_we_know_is_counted_as_that_game(house: TrialInstallation) -> None:
    group = open_season(house)
    for game in ("Troyes", "تروا (Troyes)", "condottiere"):
        assert form(group).submit("result", **CATAN | {"game": game}).status == 200
    assert sorted(play.game for play in group.plays) == ["condottiere-3e", "troyes", "troyes"]
    alone = {"name-1": "", "score-1": ""}
    assert form(group).submit("result", **CATAN | alone).status == 200
    assert [play.winners for play in group.plays if play.is_alone] == [[0]]
    ours = re.findall('<option value="([^"]*)">', form(group, "fa").text)
    assert "تروا (Troyes)" in ours  # as it is offered


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"game": ""}, "problem-name_empty"),
        ({"game": "catan.example"}, "problem-name_link"),
        ({"day": "2026-03-25"}, "problem-result_day"),
        ({"day": "yesterday"}, "problem-result_day"),
        ({"day": "0001-01-01"}, "problem-result_day"),
        ({"name-0": "", "score-0": "", "name-1": "", "score-1": ""}, "problem-result_people"),
        ({"name-1": "ana"}, "problem-name_alike"),
        ({"name-1": ""}, "problem-name_empty"),
        ({"score-1": ""}, "problem-result_points"),
        ({"score-1": "many"}, "problem-result_points"),
        ({"score-0": "", "score-1": ""}, "problem-result_winner"),
        ({"venue": "a@b.example"}, "problem-name_link"),
        ({"note": "x" * 501}, "problem-note_too_long"),
        ({"form": "old"}, "problem-form_expired"),
    ],
)
def test_what_is_wrong_is_said_and_nothing_is_changed(
    house: TrialInstallation, language: str, changes: dict[str, str], message: str
) -> None:
    group = open_season(house, language=language)
    page, before = form(group, language), digest(house)
    answer = page.submit("result", **CATAN | changes)
    assert answer.status == 422 and digest(house) == before
    say = speaker(language)
    assert say(message, most=500) in answer.text
    if "game" not in changes:
        assert 'value="Catan"' in answer.text  # what was typed stays


def test_only_the_host_can_enter_a_result(house: TrialInstallation) -> None:
    group = open_season(house)
    assert house.get(f"/g/{group.opened.watch}/result").status == 403
    assert "/result" not in house.get(f"/g/{group.opened.watch}").text
    sent = CATAN | {"sure": "yes", "form": form(group).reader.forms[0]["fields"]["form"]}
    answer = house.client.post(f"/g/{group.opened.watch}/result", data=sent)
    assert answer.status_code == 403 and group.plays == []
