"""A result typed by a season's host: interpreted, counted once, shown with its place and note."""

from __future__ import annotations

import json
import re
import uuid
from io import BytesIO

import pytest
from sqlalchemy import Connection

from service.language.languages import LANGUAGES
from service.language.words import speaker
from service.seasons import play_photos, store
from service.tables import small_photos
from service.tables.evenings import DELETED_AFTER
from service.views import bgstats
from tests.service.at_table import digest
from tests.service.seasons.seasons_of_tests import Group, open_season
from tests.service.tables.test_small_photos import photo
from tests.service.trial_installation import SURE, Page, TrialInstallation
from tests.service.web.test_season_import import TEXT, count

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

TEAM = {"name-2": "Dara", "score-2": "3", "name-3": "Imre", "score-3": "12"}


def form(group: Group, language: str = "en") -> Page:
    return group.house.get(f"/g/{group.opened.host}/result?language={language}")


def test_the_photo_of_a_typed_result_is_small_and_for_the_host_alone(
    house: TrialInstallation,
) -> None:
    group = open_season(house)
    host, watch = (f"/g/{token}" for token in (group.opened.host, group.opened.watch))
    camera = photo((2600, 2000), comment=b"private-words").getvalue()
    [asked] = [each for each in form(group).reader.forms if each["act"] == "result"]
    fields = {"form": asked["fields"]["form"], **CATAN, **SURE}
    for sent in (b"no picture", camera, camera):
        file = {"photo": (BytesIO(sent), "IMG.jpg")}
        answer = house.client.post(f"{host}/result", data={**fields, **file})
        assert answer.status_code == (303 if sent == camera else 422), answer.text
    [play] = group.plays
    kept = house.client.get(f"{host}/play/{play.id}.jpg")
    assert len(kept.data) <= small_photos.LARGEST_STORED and b"private-words" not in kept.data
    assert kept.headers["Cache-Control"] == "private, no-store"
    assert house.client.get(f"{watch}/play/{play.id}.jpg").status_code == 403
    assert f"{play.id}.jpg" not in house.get(f"{watch}/play/{play.id}").text
    assert f"{play.id}.jpg" in house.get(f"{host}/play/{play.id}").text
    house.get(f"{host}/photo/{play.id}").submit("delete-photo")
    assert house.client.get(f"{host}/play/{play.id}.jpg").status_code == 404
    assert len(group.plays) == 1


def test_the_photo_of_a_typed_result_goes_in_time_and_with_its_result(
    house: TrialInstallation,
) -> None:
    group = open_season(house)
    database, now = house.installation.database, house.installation.now()
    form(group).submit("result", **CATAN)
    [play] = group.plays

    def keep() -> None:
        def work(connection: Connection) -> None:
            held = store.find(connection, group.opened.host)
            play_photos.keep(connection, held, play.id, b"photo", now)

        database.write(work)

    def old(at: int) -> list[str]:
        return database.read(lambda c: play_photos.overdue(c, at))

    keep()
    assert old(now + DELETED_AFTER - 1) == []
    [one] = old(now + DELETED_AFTER)
    database.write(lambda c: play_photos.forget(c, *one.split()))
    assert old(now + DELETED_AFTER) == []
    keep()
    assert group.take_out(play.id)
    assert old(now + DELETED_AFTER) == []


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
        (TEAM | {"won-0": "yes", "won-1": "yes"}, [0, 1], [[0, 1], [3], [2]]),
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


@pytest.mark.parametrize("how", ["won", "lost"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_wins_or_loses_together_with_nobody(
    house: TrialInstallation, language: str, how: str
) -> None:
    group = open_season(house)
    alone = CATAN | {"name-1": "", "score-1": "", "together": how}
    assert form(group).submit("result", **alone).status == 200
    [play] = group.plays
    page = house.get(f"/g/{group.opened.host}/play/{play.id}?language={language}").text
    assert speaker(language)(f"ours-{how}-alone") in page
    assert speaker(language)(f"ours-{how}-together") not in page


def test_a_game_that_was_played_in_two_ways_is_two_games_for_the_app(
    house: TrialInstallation,
) -> None:
    """BG Stats stores with the game, not the play, if it is cooperative and which score wins."""
    group = open_season(house)
    ways: list[dict[str, str]] = [{"together": "won"}, {}, {"lowest": "yes"}, {"together": "lost"}]
    for day, way in enumerate(ways, 1):
        played = CATAN | way | {"day": f"2026-03-0{day}"}
        assert form(group).submit("result", **played).status == 200
    file = house.client.get(f"/g/{group.opened.host}/season.bgsplay").json
    games = {game["id"]: game for game in file["games"]}
    found = [games[play["gameRefId"]] for play in file["plays"]]
    assert [(game["cooperative"], game["highestWins"]) for game in found] == [
        (True, True),
        (False, True),
        (False, False),
        (True, True),
    ]
    assert len({game["uuid"] for game in file["games"]}) == 3
    other = open_season(house, key="other")
    assert count(other, json.dumps(file)).status_code == 303
    read = [(play.winners, play.together, play.ended.falling) for play in other.plays]
    assert read == [(play.winners, play.together, play.ended.falling) for play in group.plays]
    assert len({play.kind for play in other.plays}) == 1


def test_a_game_in_teams_says_so_in_the_file_and_is_read_again(house: TrialInstallation) -> None:
    group = open_season(house)
    won = {"together": "teams", "won-0": "yes", "won-1": "yes"}
    assert form(group).submit("result", **CATAN | TEAM | won).status == 200
    [play] = group.plays
    assert play.ended.ranking == [[0, 1], [2, 3]] and play.teams == ("1", "1", "2", "2")
    assert set(group.points.values()) == {3.5, 1.5}
    file = house.client.get(f"/g/{group.opened.host}/season.bgsplay").json
    [shared] = file["plays"]
    assert shared["usesTeams"] is True and file["games"][0]["usesTeams"] is True
    assert [score["team"] for score in shared["playerScores"]] == ["1", "1", "2", "2"]
    other = open_season(house, key="other")
    assert count(other, json.dumps(file)).status_code == 303
    [again] = other.plays
    assert (again.teams, again.ended, again.winners) == (play.teams, play.ended, play.winners)
    for language in LANGUAGES:
        assert speaker(language)("result-together-teams") in form(group, language).text


def test_a_game_keeps_the_id_that_files_gave_it_before(house: TrialInstallation) -> None:
    """In files of the last release a game had one id, however it was played."""
    group = open_season(house)
    before = str(uuid.uuid5(bgstats.NAMESPACE, "game pad golf"))
    golf = CATAN | {"game": "Golf", "lowest": "yes"}
    assert form(group).submit("result", **golf | {"day": "2026-03-01"}).status == 200
    for day, way in ((2, {}), (3, {"lowest": "yes"})):
        played = CATAN | {"game": "golf", "day": f"2026-03-0{day}"} | way
        assert form(group).submit("result", **played).status == 200
    for path in ("season.bgsplay", *(f"play/{play.id}.bgsplay" for play in group.plays)):
        file = house.client.get(f"/g/{group.opened.host}/{path}").json
        games = {game["id"]: game for game in file["games"]}
        for play in file["plays"]:
            game = games[play["gameRefId"]]
            assert (game["uuid"] == before) == (not game["highestWins"]), path


def test_a_game_of_the_app_is_the_same_game_in_files_from_here(house: TrialInstallation) -> None:
    group = open_season(house)
    known = {"uuid": "0b6b3c1e-0000-4000-8000-00000000000a", "bggId": 230802, "bggYear": 2017}
    data = json.loads(TEXT)
    data["games"][0] |= known | {"name": "Azul", "bggName": "Azul"}
    assert count(group, json.dumps(data)).status_code == 303
    group.put_pad({"Ana": 3, "Dara": 5}, "azul")
    file = house.client.get(f"/g/{group.opened.host}/season.bgsplay").json
    [game] = file["games"]
    assert {name: game[name] for name in known} == known and game["bggName"] == "Azul"
    assert len(file["plays"]) == 2


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
