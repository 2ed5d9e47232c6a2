"""Plays in files of BG Stats: the fields that are read, and hostile files."""

from __future__ import annotations

import json
import random
from copy import deepcopy
from datetime import UTC
from pathlib import Path
from typing import Any

import pytest

from service.seasons import shared_plays
from service.seasons.shared_plays import NotShared, SharedPlay

TEXT = (Path(__file__).parent / "shared.bgsplay").read_text(encoding="utf-8")


def file(**changes: Any) -> dict[str, Any]:
    """Return the example file with these parts replaced."""
    return {**json.loads(TEXT), **changes}


def read(data: Any) -> list[SharedPlay]:
    text = data if isinstance(data, str) else json.dumps(data)
    return [*shared_plays.read(text, UTC).plays]


def changed(what: str, **fields: Any) -> dict[str, Any]:
    """Return the file with other fields in all scores, or in the first object of another part."""
    data = file()
    if what == "scores":
        for score in data["plays"][0]["playerScores"]:
            score.update(fields)
    else:
        data[what][0].update(fields)
    return data


def test_a_shared_play_is_read() -> None:
    (play,) = read(TEXT)
    assert play == SharedPlay(
        id="0b6b3c1e-0000-4000-8000-000000000005",
        game="troyes",
        title="Troyes",
        names=["Ana", "Béla"],
        bots=[],
        winners=[0],
        ranking=[[0], [1]],
        scores=[41, 40],
        falling=False,
        ended_at=1742594608,
        seconds=95 * 60,
        starter=0,
        venue="Home",
        app_game={
            "uuid": "0b6b3c1e-0000-4000-8000-000000000004",
            "bggName": "Troyes",
            "bggId": 73439,
            "bggYear": 2010,
        },
        app_people=[
            "0b6b3c1e-0000-4000-8000-000000000001",
            "0b6b3c1e-0000-4000-8000-000000000002",
        ],
        app_venue="0b6b3c1e-0000-4000-8000-000000000003",
        newcomers=[1],
    )


@pytest.mark.parametrize(
    ("of", "teams", "ranking"),
    [
        (["Red", "Blue", "Red", "Blue"], ["Red", "Blue", "Red", "Blue"], [[0, 2], [1, 3]]),
        (["1", "2", "1", "3"], ["1", "2", "1", "3"], [[0, 2], [1], [3]]),
        (["Red", "", "Red", "Blue"], [], [[0, 2], [1], [3]]),
        (["Red", 7, "Red", None], [], [[0, 2], [1], [3]]),
        (["Red", "http://x.hu", "Red", "Blue"], [], [[0, 2], [1], [3]]),
    ],
)
def test_teams_are_read_and_the_others_have_their_teams_place(
    of: list[Any], teams: list[str], ranking: list[list[int]]
) -> None:
    data = file()
    play = data["plays"][0]
    play["playerScores"] = [
        {"playerRefId": 1 + seat, "team": team, "winner": seat in (0, 2), "score": score, "rank": 0}
        for seat, (team, score) in enumerate(zip(of, ("9", "8", "2", "1"), strict=True))
    ]
    assert [read(data)[0].ranking, [*read(data)[0].teams]] == [[[0, 2], [1], [3]], []]
    play["usesTeams"] = True
    [found] = read(data)
    assert ([*found.teams], found.ranking) == (teams, ranking)
    assert read(shared_plays.read(json.dumps(data), UTC).text) == [found]


def test_a_winner_with_a_lower_rank_is_first() -> None:
    data = file()
    first, second = data["plays"][0]["playerScores"]
    first |= {"winner": False, "rank": 1}
    second |= {"winner": True, "rank": 2}
    assert read(data)[0].ranking == [[1], [0]]


@pytest.mark.parametrize(
    ("comments", "note"),
    [
        ("A long evening.\nBéla laughed.", "A long evening.\nBéla laughed."),
        ("شب خوبی بود\u200c‌", "شب خوبی بود\u200c‌"),
        ("  \r\n one\r\ntwo \r\n", "one\ntwo"),
        ("a\u202eb\x00c", "abc"),
        ("x" * 900, "x" * 500),
        (7, ""),
        (None, ""),
        ({"a": "b"}, ""),
        (["x"], ""),
    ],
)
def test_comments_are_kept_as_the_note(comments: Any, note: str) -> None:
    data = json.dumps(changed("plays", comments=comments))
    found = shared_plays.read(data, UTC)
    assert [play.note for play in found.plays] == [note]
    assert read(found.text) == [*found.plays], "the preview sends them again"


def test_what_the_preview_sends_again_is_read_alike() -> None:
    again = shared_plays.read(TEXT, UTC)
    assert read(again.text) == [*again.plays]
    assert "bggUsername" not in again.text and "entryDate" not in again.text


@pytest.mark.parametrize(
    ("data", "attribute", "value"),
    [
        (changed("games", bggId=0, name="Azul"), "game", "pad"),
        (changed("games", bggId=112), "game", "condottiere-3e"),
        (changed("games", bggId=346199), "game", "btwixt"),
        (changed("games", highestWins=False), "falling", True),
        (changed("games", cooperative=True), "ranking", [[0, 1]]),
        (changed("players", isAnonymous=True), "names", ["", "Béla"]),
        (changed("players", name="see https://x.example"), "names", ["", "Béla"]),
        (changed("players", metaData={"isNpc": 1}), "bots", [0]),
        (changed("players", metaData='{"isNpc":1}'), "bots", [0]),
        (changed("scores", score="12.5"), "scores", []),
        (changed("scores", score=""), "scores", []),
        (changed("scores", score="9" * 400), "scores", []),
        (changed("scores", score="10-3+\u22121"), "scores", []),
        (changed("scores", score="-3"), "scores", [-3, -3]),
        (changed("scores", rank=0), "ranking", [[0], [1]]),
        (changed("scores", rank=0, winner=True, score="7"), "ranking", [[0, 1]]),
        (changed("scores", rank=1), "ranking", [[0, 1]]),
        (changed("scores", rank=1, winner=False), "ranking", [[0, 1]]),
        (changed("scores", startPlayer=True), "starter", None),
        (changed("scores", newPlayer=1), "newcomers", []),
        (changed("players", uuid="x"), "app_people", ["", "0b6b3c1e-0000-4000-8000-000000000002"]),
        (changed("locations", uuid=7), "app_venue", ""),
        (changed("plays", durationMin=-5), "seconds", 0),
        (changed("plays", durationMin=10**8), "seconds", 24 * 3600),
        (changed("plays", locationRefId=9), "venue", ""),
        (changed("plays", playerScores=file()["plays"][0]["playerScores"][:1]), "names", ["Ana"]),
    ],
)
def test_every_field_is_read_with_care(data: Any, attribute: str, value: Any) -> None:
    (play,) = read(data)
    assert getattr(play, attribute) == value


@pytest.mark.parametrize(
    "data",
    [
        changed("plays", playDate="yesterday"),
        changed("plays", playDate="0001-01-01 00:00:00"),
        changed("plays", playDate="9999-12-31 23:59:59"),
        changed("plays", playDate=7),
        changed("plays", gameRefId=9),
        changed("plays", gameRefId="1"),
        changed("plays", playerScores=[]),
        changed("plays", playerScores=file()["plays"][0]["playerScores"] * 7),
        changed("plays", playerScores={"0": 1}),
        changed("plays", ignored=True),
        changed("games", name=""),
        changed("games", name="x" * 5000),
        file(plays=[]),
        file(plays=[1, "a", None, []]),
        file(games=None, players=7),
    ],
)
def test_a_play_that_cannot_be_counted_is_left_out(data: Any) -> None:
    with pytest.raises(NotShared) as refused:
        read(data)
    assert refused.value.code == "no_plays"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "7",
        "{}",
        '{"plays": 7}',
        "not json",
        "[" * 100_000,
        '{"plays":' + '{"a":' * 50_000 + "1" + "}" * 50_001,
        "x" * 2_000_001,
        '{"plays": [' + "9" * 10_000 + "]}",
    ],
)
def test_other_files_are_refused(text: str) -> None:
    with pytest.raises(NotShared) as refused:
        read(text)
    assert refused.value.code == "not_a_shared_file"


def test_too_many_plays_at_once_are_refused() -> None:
    with pytest.raises(NotShared) as refused:
        read(file(plays=file()["plays"] * 201))
    assert refused.value.code == "too_many_plays"


def test_a_play_without_an_id_has_the_same_one_in_every_file() -> None:
    (one,), (other,) = read(changed("plays", uuid="x")), read(changed("plays", uuid=""))
    assert one.id == other.id
    assert shared_plays.UUID.fullmatch(one.id)


def test_a_play_is_read_once_though_it_is_there_twice() -> None:
    assert len(read(file(plays=file()["plays"] * 3))) == 1


def test_no_changed_file_does_more_than_be_refused() -> None:
    choose = random.Random("shared")
    odd = [None, True, -1, 1e300, "", "\u202e", "x" * 999, [], {}, [[]], 10**30, "9" * 5000]
    for _ in range(500):
        data = file()
        for _ in range(choose.randint(1, 6)):
            spoil(data, choose, odd)
        try:
            plays = read(data)
        except NotShared:
            continue
        for play in plays:
            seats = sorted(seat for place in play.ranking for seat in place)
            assert seats == [*range(len(play.names))]


def spoil(data: Any, choose: random.Random, odd: list[Any]) -> None:
    """Put an odd value somewhere into the data."""
    while True:
        keys = [*data] if isinstance(data, dict) else [*range(len(data))]
        if not keys:
            return
        key = choose.choice(keys)
        inner = data[key]
        if isinstance(inner, dict | list) and inner and choose.random() < 0.8:
            data = inner
            continue
        data[key] = deepcopy(choose.choice(odd))
        return
