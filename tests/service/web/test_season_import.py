"""Plays of BG Stats in a season: looked at first, matched by name, and counted once."""

from __future__ import annotations

import html
import json
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from service.language.words import speaker
from service.operations import scheduler
from service.seasons import retention
from tests.service.at_table import digest
from tests.service.seasons import test_shared_plays
from tests.service.seasons.seasons_of_tests import Group, open_season
from tests.service.trial_installation import SURE, TrialInstallation

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
UNNAMED = "0b6b3c1e-0000-4000-8000-000000000009"
TEXT = (Path(test_shared_plays.__file__).parent / "shared.bgsplay").read_text(encoding="utf-8")


def look(group: Group, text: str = TEXT) -> Any:
    """Upload a file of plays, and return the preview."""
    file = (BytesIO(text.encode()), "evening.bgsplay")
    path = f"/g/{group.opened.host}/import"
    return group.house.client.post(path, data={"plays": file})


def count(group: Group, text: str = TEXT, **people: str) -> Any:
    """Confirm the preview's plays, and return the answer."""
    path = f"/g/{group.opened.host}/import"
    return group.house.client.post(path, data={**SURE, "plays": text, **people})


def test_a_file_is_looked_at_before_anything_is_counted(house: TrialInstallation) -> None:
    group = open_season(house)
    before = digest(house)
    preview = look(group)
    assert preview.status_code == 200 and digest(house) == before
    for shown in ("Troyes", "Ana", "Béla", "41"):
        assert shown in preview.text
    assert speaker("en")("import-found", count=1) in preview.text


def test_the_plays_are_in_the_standings_and_in_the_next_export(house: TrialInstallation) -> None:
    group = open_season(house)
    group.put_pad({"Ana": 3, "Cili": 5})
    assert count(group).status_code == 303
    assert [play.title for play in group.plays if play.is_imported] == ["Troyes"]
    assert group.points == {"ana": 3, "béla": 1, "cili": 2}
    page = house.get(f"/g/{group.opened.watch}").text
    assert "41" in page and "Troyes" in page
    file = house.client.get(f"/g/{group.opened.watch}/season.bgsplay").json
    ids = [play["uuid"] for play in file["plays"]]
    assert "0b6b3c1e-0000-4000-8000-000000000005" in ids
    starts = [score["startPlayer"] for score in file["plays"][0]["playerScores"]]
    assert starts == [True, False]


def test_ids_and_newcomers_are_the_same_again_in_the_next_export(house: TrialInstallation) -> None:
    group, data = open_season(house), json.loads(TEXT)
    scores = data["plays"][0]["playerScores"]
    data["players"].append({**data["players"][1], "id": 3, "uuid": UNNAMED, "isAnonymous": True})
    scores += [{**scores[1], "playerRefId": 3}, {**scores[1], "playerRefId": 1}]  # Ana, again
    group.put_pad({"Ana": 3, "Béla": 5})
    assert count(group, json.dumps(data), **{"person-0": "ana", "person-1": ""}).status_code == 303
    file = house.client.get(f"/g/{group.opened.watch}/season.bgsplay").json
    play = next(play for play in file["plays"] if play["uuid"] == data["plays"][0]["uuid"])
    its = {each["id"]: each["uuid"] for each in file["players"]}
    theirs = {each["id"]: each["uuid"] for each in data["players"]}
    assert [its[score["playerRefId"]] for score in play["playerScores"]] == [
        theirs[score["playerRefId"]] for score in scores
    ]
    assert [score["newPlayer"] for score in play["playerScores"]] == [False, True, True, True]
    there = {each["id"]: each["uuid"] for each in file["locations"]}
    assert there[play["locationRefId"]] == data["locations"][0]["uuid"]
    assert len({*its.values()}) == len(its) == 3
    assert [each["isAnonymous"] for each in file["players"]] == [False, False, True]


def test_two_people_of_one_play_stay_two(house: TrialInstallation) -> None:
    group = open_season(house)
    group.put_pad({"Ana": 3, "Cili": 5})
    answer = count(group, **{"person-0": "cili", "person-1": "cili"})
    assert answer.status_code == 422 and len(group.plays) == 1
    assert speaker("en")("ours-refused-played_together") in answer.text
    assert answer.text.count('<option value="cili" selected>') == 2, "the choice stands there again"


@pytest.mark.parametrize("language", ["en", "fa", "hu"])
def test_a_play_without_a_winner_is_not_called_broken_off(
    house: TrialInstallation, language: str
) -> None:
    group, data = open_season(house, language=language), json.loads(TEXT)
    for score in data["plays"][0]["playerScores"]:
        score["winner"] = False
    assert count(group, json.dumps(data)).status_code == 303
    say, [play] = speaker(language), group.plays
    page = house.get(f"/g/{group.opened.watch}/play/{play.id}").text
    assert say("ours-no-winner") in page and say("ours-broken-off") not in page
    assert group.points == {}
    [kept] = house.client.get(f"/g/{group.opened.watch}/season.bgsplay").json["plays"]
    assert kept["comments"] == "" and not any(each["winner"] for each in kept["playerScores"])


def test_comments_are_shown_and_saved_again_as_they_were(house: TrialInstallation) -> None:
    group, comments = open_season(house), "Béla <b>laughed</b>.\nA long evening; in the kitchen"
    data = json.loads(TEXT)
    data["plays"][0]["comments"] = comments
    shown = html.unescape(look(group, json.dumps(data)).text)
    assert comments in shown
    assert count(group, json.dumps(data)).status_code == 303
    page = house.get(f"/g/{group.opened.watch}/play/{data['plays'][0]['uuid']}")
    assert "Béla &lt;b&gt;laughed" in page.text
    file = house.client.get(f"/g/{group.opened.watch}/season.bgsplay").json
    assert [play["comments"] for play in file["plays"]] == [comments]


def test_nothing_is_counted_twice(house: TrialInstallation) -> None:
    group = open_season(house)
    for _ in range(2):
        assert count(group).status_code == 303
    assert len(group.plays) == 1
    assert speaker("en")("import-counted", count=1) in look(group).text
    group.put_pad({"Ana": 3, "Béla": 5})
    own = house.client.get(f"/g/{group.opened.watch}/season.bgsplay").text
    assert count(group, own).status_code == 303
    assert len(group.plays) == 2, "what was exported from here is known too"


def test_a_name_can_be_a_person_whom_the_season_knows(house: TrialInstallation) -> None:
    group = open_season(house)
    group.put_pad({"Anna": 3, "Béla": 5})
    preview = look(group).text
    assert preview.count('<option value="béla" selected>') == 1
    count(group, **{"person-0": "anna", "person-1": "béla"})
    assert group.points == {"anna": 3, "béla": 3}


def test_an_imported_play_can_be_taken_out(house: TrialInstallation) -> None:
    group = open_season(house)
    count(group)
    (play,) = group.plays
    assert house.get(f"/g/{group.opened.watch}/play/{play.id}").status == 200
    page = house.get(f"/g/{group.opened.host}/out/{play.id}")
    assert page.submit("out").status == 200 and group.plays == []


def test_only_the_host_imports(house: TrialInstallation) -> None:
    group = open_season(house)
    path = f"/g/{group.opened.watch}/import"
    answer = house.client.post(path, data={**SURE, "plays": TEXT})
    assert answer.status_code == 403 and group.plays == []


@pytest.mark.parametrize("language", ["en", "fa", "hu"])
def test_a_file_that_is_no_shared_play_is_refused_in_words(
    house: TrialInstallation, language: str
) -> None:
    group = open_season(house, language=language)
    many = json.loads(TEXT)
    many["plays"] *= 201
    for text, why in (
        ("{}", "not_a_shared_file"),
        ('{"plays": []}', "no_plays"),
        (json.dumps(many), "too_many_plays"),
    ):
        for answer in (look(group, text), count(group, text)):
            assert answer.status_code == 422 and speaker(language)(why) in answer.text
    assert look(group, "x" * 5_000_000).status_code == 413
    assert group.plays == []


def test_a_season_of_imported_plays_is_kept(house: TrialInstallation) -> None:
    kept, empty = open_season(house), open_season(house, key="empty")
    count(kept)
    house.pass_time(retention.EMPTY + 60)
    scheduler.tick(house.installation)
    assert house.client.get(f"/g/{kept.opened.host}").status_code == 200
    assert house.client.get(f"/g/{empty.opened.host}").status_code == 404
    assert kept.take_out(kept.plays[0].id)
    scheduler.tick(house.installation)
    assert house.client.get(f"/g/{kept.opened.host}").status_code == 200, "30 days from now"


def test_a_full_season_says_so(house: TrialInstallation) -> None:
    group = open_season(house)
    (play,) = json.loads(TEXT)["plays"]
    for hour in ("18", "21"):
        days = [f"2025-{n // 20 + 1:02}-{n % 20 + 1:02} {hour}:00:00" for n in range(200)]
        plays = [play | {"uuid": "", "playDate": day} for day in days]
        assert count(group, json.dumps(json.loads(TEXT) | {"plays": plays})).status_code == 303
    answer = count(group)
    assert answer.status_code == 422 and speaker("en")("ours-refused-full") in answer.text
    assert len(group.plays) == 400
