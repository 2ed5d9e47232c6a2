"""Exports of a season: a file for BG Stats, and text for BoardGameGeek."""

from __future__ import annotations

import json
import re
import uuid
from datetime import datetime
from typing import Any

import pytest

import engine
from tests.service.at_table import begin
from tests.service.seasons.seasons_of_tests import Group, open_season, play_table
from tests.service.trial_installation import TrialInstallation

sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
UUID, MOMENT = uuid.UUID, re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d")
# The fields and types of each part in the app's own exports and in files that it imports
# (docs/bgstats.md), without the optional ones of an owner's collection, images, tags and sheets.
SCHEMA: dict[str, dict[str, Any]] = {
    "players": {"uuid": UUID, "id": int, "name": str, "isAnonymous": bool},
    "locations": {"uuid": UUID, "id": int, "name": str},
    "games": {
        "uuid": UUID,
        "id": int,
        "name": str,
        "cooperative": bool,
        "highestWins": bool,
        "noPoints": bool,
        "usesTeams": bool,
        "bggName": str,
        "bggId": int,
        "bggYear": int,
        "isBaseGame": int,
        "isExpansion": int,
    },
    "plays": {
        "uuid": UUID,
        "playDate": datetime,
        "playDateYmd": int,
        "entryDate": datetime,
        "usesTeams": bool,
        "durationMin": int,
        "ignored": bool,
        "manualWinner": bool,
        "rounds": int,
        "locationRefId": int,
        "gameRefId": int,
        "rating": int,
        "scoringSetting": int,
        "board": str,
        "comments": str,
        "playerScores": list,
        "expansionPlays": list,
    },
}
SCORE = {
    "score": str,
    "winner": bool,
    "newPlayer": bool,
    "startPlayer": bool,
    "playerRefId": int,
    "rank": int,
    "seatOrder": int,
}


def check(value: Any, kind: Any) -> None:
    """Check that a value has exactly this type."""
    if kind is UUID:
        assert str(UUID(value)) == value
    elif kind is datetime:
        assert MOMENT.fullmatch(value) and datetime.fromisoformat(value)
    else:
        assert type(value) is kind, value


def checked(text: str) -> dict[str, Any]:
    """Check the file against the schema and its references, and return its data."""
    data = json.loads(text)
    assert set(data) == {"about", *SCHEMA, "userInfo"} and type(data["about"]) is str
    for part, fields in SCHEMA.items():
        ids = [each.get("id", each["uuid"]) for each in data[part]]
        assert len(set(ids)) == len(ids) == len({each["uuid"] for each in data[part]})
        for each in data[part]:
            assert set(each) - {"metaData"} == {*fields, "modificationDate"}
            for name, kind in {**fields, "modificationDate": datetime}.items():
                check(each[name], kind)
    used = {play["locationRefId"] for play in data["plays"]}
    assert {each["id"] for each in data["locations"]} == used
    for play in data["plays"]:
        assert play["gameRefId"] in {each["id"] for each in data["games"]}
        for score in play["playerScores"]:
            assert set(score) == set(SCORE)
            for name, kind in SCORE.items():
                check(score[name], kind)
            assert score["playerRefId"] in {each["id"] for each in data["players"]}
    return data


def season(house: TrialInstallation) -> Group:
    """A match by mail with a bot, a table, and two score pads, one won by the fewest points."""
    group, match = open_season(house, "Thursdays [b]"), begin(house)
    group.put(f"/h/{match.host}")
    match.play(None)
    house.pass_time(24 * 3600)
    at = play_table(house, "Ana", "Béla", "کورش")
    group.put(f"/t/{at.opened.host}")
    house.pass_time(24 * 3600)
    group.put_pad({"Ana": 3, "Béla": 5, "": 9}, "Golf [x]", options={"low_wins": True})
    bots = begin(house, {"bot": True}, seed="b")
    group.put(f"/h/{bots.host}")
    bots.play(None)
    return group


@sqlite_alone
def test_the_file_is_valid_for_the_app_and_has_the_results(
    house: TrialInstallation,
) -> None:
    group = season(house)
    address = f"/g/{group.opened.watch}/season.bgsplay"
    answer = house.client.get(f"{address}?me=ana")
    assert answer.headers["Content-Disposition"] == 'attachment; filename="season.bgsplay"'
    data = checked(answer.get_data(as_text=True))
    games = {each["id"]: each for each in data["games"]}
    players = {each["id"]: each for each in data["players"]}
    assert players[data["userInfo"]["meRefId"]]["name"] == "Ana"
    by_mail, at_table, golf, with_bot = data["plays"]  # the earliest first
    for play, kept in zip(data["plays"], reversed(group.plays), strict=True):
        told = [(each["winner"], int(each["score"])) for each in play["playerScores"]]
        scores = zip(range(len(kept.names)), kept.ended.scores, strict=True)
        assert told == [(seat in kept.winners, score) for seat, score in scores]
    known = games[by_mail["gameRefId"]]
    assert (known["bggId"], known["bggYear"], known["bggName"]) == (112, 1995, "Condottiere")
    assert [play["playDateYmd"] for play in data["plays"]] == [
        int(play["playDate"][:10].replace("-", "")) for play in data["plays"]
    ]
    assert at_table["gameRefId"] == by_mail["gameRefId"] != golf["gameRefId"]
    assert at_table["locationRefId"] != by_mail["locationRefId"] and by_mail["durationMin"] == 0
    low = games[golf["gameRefId"]]
    assert (low["name"], low["bggId"], low["highestWins"]) == ("Golf [x]", 0, False)
    assert [each["rank"] for each in golf["playerScores"]] == [1, 2, 3]
    assert golf["manualWinner"] is False
    nobody = players[golf["playerScores"][2]["playerRefId"]]
    assert (nobody["name"], nobody["isAnonymous"]) == ("Player 3", True)
    bot = players[with_bot["playerScores"][1]["playerRefId"]]
    assert bot["metaData"] == {"isNpc": 1} and not bot["isAnonymous"]
    assert [each["name"] for each in data["players"]].count("Ana") == 1


@sqlite_alone
def test_importing_twice_makes_no_doubles(house: TrialInstallation) -> None:
    group = season(house)
    base = f"/g/{group.opened.watch}"
    first = house.client.get(f"{base}/season.bgsplay").get_data(as_text=True)
    assert house.client.get(f"/g/{group.opened.host}/season.bgsplay").data == first.encode()
    whole, persian = checked(first), f"{base}/season.bgsplay?language=fa"
    fields = ("players", "games", "plays", "locations")
    names = {part: {each["uuid"] for each in whole[part]} for part in fields}
    one = checked(house.client.get(f"{base}/play/{group.plays[0].id}.bgsplay").text)
    assert len(one["plays"]) == 1 and one["userInfo"]["meRefId"] == 0
    group.put_pad({"Ana": 3, "Dara": 5}, "Golf [x]")
    group.make_one("dara", "béla")
    later = checked(house.client.get(persian).text)
    assert {each["bggName"] for each in later["games"]} == {"Condottiere", ""}
    assert {each["name"] for each in later["games"]}.isdisjoint({"Condottiere"})
    for part in fields:
        assert {each["uuid"] for each in one[part]} <= names[part]
        assert names[part] <= {each["uuid"] for each in later[part]}, part
    assert len(later["plays"]) == len(whole["plays"]) + 1
    assert len(later["players"]) == len(whole["players"])  # Dara is Béla


@sqlite_alone
@pytest.mark.parametrize("language", ["en", "fa", "hu"])
def test_no_direction_mark_is_in_a_file_for_programs(
    house: TrialInstallation, language: str
) -> None:
    group = season(house)
    answer = house.client.get(f"/g/{group.opened.watch}/season.bgsplay?language={language}")
    assert answer.status_code == 200 and group.plays
    text = json.dumps(answer.json, ensure_ascii=False)
    assert not re.search("[\u200e\u200f\u202a-\u202e\u2066-\u2069]", text)


@sqlite_alone
@pytest.mark.parametrize("language", ["en", "fa", "hu"])
def test_the_text_is_markup_of_the_geek_and_no_name_is(
    house: TrialInstallation, language: str
) -> None:
    group = season(house)
    page = house.get(f"/g/{group.opened.watch}/geek?language={language}").text
    text = re.search(r"<textarea[^>]*>(.*?)</textarea>", page, re.DOTALL)[1]
    assert text.count("[b]") == text.count("[/b]") > 8 and "Thursdays (b)" in text
    assert text.count("[thing=112]") == text.count("[/thing]") == 3 and "Golf (x)" in text
    assert not re.search("[\u2066-\u2069]", text)
    play = group.plays[-1]
    (won,) = (play.names[seat] for seat in play.winners)
    one = house.get(f"/g/{group.opened.watch}/play/{play.id}?language={language}").text
    mark = "\u200f" if language == "fa" else "\u200e"  # else a Persian name would turn the score
    assert f"[b]{won}[/b]{mark} – " in one and "[thing=112]" in one


@sqlite_alone
def test_comments_name_the_campaign_the_options_and_the_page(house: TrialInstallation) -> None:
    group = open_season(house)
    match = begin(house, options={"campaign": 60, "larger_empires": True})
    group.put(f"/h/{match.host}")
    match.play(None)
    data = checked(house.client.get(f"/g/{group.opened.watch}/season.bgsplay").text)
    first = "Game 1 of a campaign to 60 points; Larger empires; https://play.example/m/"
    assert data["plays"][0]["comments"] == first + match.match


def test_the_numbers_at_the_geek_are_those_that_are_known() -> None:
    listed = {"condottiere-3e": 112, "condottiere-1e": 112, "troyes": 73439, "btwixt": 346199}
    for name, number in listed.items():
        assert engine.load(name).listed.number == number
    assert engine.load("rakab").listed is None
