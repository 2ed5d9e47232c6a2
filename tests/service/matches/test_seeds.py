"""Randomness: the server's seed, fixed before players join, and each player's random word."""

import hashlib
import json
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from click.testing import CliRunner

from service.installation.tokens import fresh_match_id
from service.matches import exports, imports, match_text, seeds
from service.matches.match_text import Unverified
from service.operations.commands.verifying import verify
from tests.service.at_table import Table, begin, invite, propose
from tests.service.matches.test_campaigns import play_on
from tests.service.trial_installation import SURE, Letter, TrialInstallation

sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
WORDS = ["a" * 32, "b" * 32, "c" * 32]
CODE = re.compile(r"\b[0-9a-f]{64}\b")


def join(table: Table, words: list[str]) -> Table:
    """Let all join by their own pages, each with a random word for the shuffle."""
    for seat, word in enumerate(words):
        page = f"/h/{table.host}/invite" if seat == 0 else f"/s/{table.seats[seat]}/join"
        assert table.house.client.post(page, data={**SURE, "word": word}).status_code == 303
    return table


def told(table: Table) -> dict[str, Any]:
    text = table.house.installation.database.read(lambda c: exports.export(c, table.match))
    match_text.verify(text)
    return json.loads(text)


def codes_of(letters: list[Letter]) -> set[str]:
    return {CODE.search(letter.text).group() for letter in letters}


def sha256(word: str) -> str:
    return hashlib.sha256(bytes.fromhex(word)).hexdigest()


def test_the_seed_is_made_of_the_committed_word_and_every_players_word(
    house: TrialInstallation,
) -> None:
    table = propose(house, seed=None)
    (letter,) = house.new_letters()
    promised = CODE.search(letter.text).group()
    before = told(table)
    assert before["commitment"] == before["server_code"] == promised
    assert "player_words" not in before and "server_word" not in before
    join(table, WORDS[:1])
    assert codes_of(house.new_letters()) == {promised}, "in the invitations"
    for seat in (1, 2):
        house.client.post(f"/s/{table.seats[seat]}/join", data={**SURE, "word": WORDS[seat]})
    running = told(table)
    assert running["player_words"] == WORDS and "server_word" not in running
    assert codes_of(house.new_letters()) == {running["commitment"]} and running["seed"] is None
    over = told(table.play(None))
    assert sha256(over["server_word"]) == over["server_code"] == promised
    text = "/".join([over["server_word"], *WORDS])
    assert over["seed"] == hashlib.sha256(text.encode()).hexdigest()
    assert sha256(over["seed"]) == over["commitment"] == running["commitment"]


@sqlite_alone
@pytest.mark.parametrize("typed", ["", "x", "A" * 32, "a" * 33, "a" * 31 + "\n", "۱" * 32])
def test_the_letters_link_gives_a_word_if_the_browser_does_not(
    house: TrialInstallation, typed: str
) -> None:
    table = propose(house, seed=None)
    links = [table.host, *table.seats[1:]]
    words = told(join(table, [typed] * 3))["player_words"]
    assert words == [seeds.word_of_link(link) for link in links]
    assert len(set(words)) == 3 and not any(link in "".join(words) for link in links)


@sqlite_alone
def test_a_bot_gives_no_word(house: TrialInstallation) -> None:
    table = propose(house, {"bot": True}, {"bot": True}, seed=None)
    assert told(join(table, WORDS[:1]))["player_words"] == [WORDS[0], "", ""]


@sqlite_alone
def test_only_joining_adds_a_players_random_word(house: TrialInstallation) -> None:
    """Only the first join counts, a refusal adds no word, and the replacement adds their own."""
    table = invite(house, seed=None)
    house.client.post(f"/s/{table.seats[1]}/join", data={**SURE, "word": "1" * 32})
    house.client.post(f"/s/{table.seats[1]}/join", data={**SURE, "word": "2" * 32})
    house.client.post(f"/s/{table.seats[2]}/decline", data={**SURE, "word": "3" * 32})
    dara = {"name": "Dara", "email": "dara@mail.example", **SURE}
    house.client.post(f"/h/{table.host}/replace/2", data=dara)
    fresh = house.seat_tokens(table.match)[2]
    house.client.post(f"/s/{fresh}/join", data={**SURE, "word": "4" * 32})
    assert told(table)["player_words"][1:] == ["1" * 32, "4" * 32]


@sqlite_alone
def test_a_seats_pages_show_its_own_word_alone(house: TrialInstallation) -> None:
    table = join(propose(house, seed=None), WORDS)
    for seat, word in enumerate(WORDS):
        text = house.get(f"/s/{table.seats[seat]}").text
        assert [each for each in WORDS if each in text] == [word]


@sqlite_alone
def test_the_servers_word_is_secret_until_the_end(house: TrialInstallation) -> None:
    table = join(propose(house, seed=None), WORDS)
    secret = [table.loaded().match.word, table.loaded().match.word_root]
    pages = [f"/s/{link}" for link in table.seats] + [f"/h/{table.host}", f"/m/{table.match}"]
    pages += [f"/m/{table.match}/export", f"/m/{table.match}/log"]
    texts = [house.client.get(page).get_data(as_text=True) for page in pages]
    texts += [letter.text + letter.html for letter in house.new_letters()]
    assert not any(word in text for word in secret for text in texts)
    table.play(None)
    assert table.loaded().match.word_root not in house.client.get(pages[-2]).get_data(as_text=True)


@sqlite_alone
def test_one_promise_holds_for_all_games_of_a_campaign(house: TrialInstallation) -> None:
    table = propose(house, seed=None, options={"campaign": 60})
    first = told(join(table, WORDS).play(None))
    second = told(play_on(house, table).play(None))
    assert second["player_words"] == WORDS
    assert sha256(second["server_word"]) == first["server_word"]
    assert second["seed"] != first["seed"]


@sqlite_alone
def test_a_match_that_began_without_words_continues_without(house: TrialInstallation) -> None:
    table = begin(house)  # its seed is fixed, as all were before words existed
    before = told(table)
    assert "server_code" not in before and "player_words" not in before
    assert told(table.play(None))["commitment"] == before["commitment"]


def test_the_words_of_a_hundred_games_are_promised_by_the_first() -> None:
    columns = seeds.fresh()
    for _ in range(seeds.CHAIN - 1):
        before, columns = columns["word"], seeds.following(ended(columns), [])
        assert sha256(columns["word"]) == before
    last = seeds.following(ended(columns), [])
    assert sha256(last["word"]) != columns["word"] and last["seed"], "a new promise begins"


def ended(columns: dict[str, str]) -> Any:
    """Return a stand-in for a finished match, with these columns about players' random words."""
    return SimpleNamespace(**columns)


@sqlite_alone
def test_words_that_were_changed_are_found_out(house: TrialInstallation) -> None:
    data = told(join(propose(house, seed=None), WORDS).play(None))
    changes: list[dict[str, Any]] = [
        {"player_words": [*WORDS[:2], "d" * 32]},
        {"player_words": WORDS[:2]},
        {"player_words": "none"},
        {"player_words": [7, 7, 7]},
        {"player_words": None},
        {"server_word": "0" * 64},
        {"server_word": "x"},
        {"server_word": None},
        {"server_code": "0" * 64},
        {"server_code": 7},
    ]
    for change in changes:
        forged = {**data, **change}
        forged["fingerprint"] = match_text.fingerprint(forged)
        with pytest.raises(Unverified, match="other_words"):
            match_text.verify(match_text.write(forged))


@sqlite_alone
def test_the_code_of_an_invitation_proves_a_finished_game_too(
    house: TrialInstallation, tmp_path: Path
) -> None:
    data = told(join(propose(house, seed=None), WORDS).play(None))
    file = tmp_path / "game.json"
    file.write_text(match_text.write(data), encoding="utf-8")
    for code, status in ((data["server_code"], 0), (data["commitment"], 0), ("0" * 64, 1)):
        result = CliRunner().invoke(verify, [str(file), "--fingerprint", code])
        assert result.exit_code == status, result.output
    assert data["server_code"] in CliRunner().invoke(verify, [str(file)]).output


@sqlite_alone
def test_a_game_that_is_brought_elsewhere_keeps_its_words(house: TrialInstallation) -> None:
    data = told(join(propose(house, seed=None), WORDS).play(None)) | {"match": fresh_match_id()}
    data["fingerprint"] = match_text.fingerprint(data)
    taken, database = imports.read(match_text.write(data)), house.installation.database
    match = database.write(lambda c: imports.keep(c, taken, 0))
    again = json.loads(database.read(lambda c: exports.export(c, match)))
    for name in ("server_word", "server_code", "player_words", "seed"):
        assert again[name] == data[name]
