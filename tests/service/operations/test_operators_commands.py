"""The operator's commands that list things, and those that change a match or a person."""

import json
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from service.database.rows import LETTER, MATCH, columns_of
from service.matches import store
from service.people import seating
from tests.service.at_table import Table, begin, digest, invite, propose
from tests.service.seasons.seasons_of_tests import open_season
from tests.service.tables.tables_of_tests import open_pad
from tests.service.trial_installation import (
    ANA,
    BELA,
    CYRUS,
    DARA,
    SECRET,
    Letter,
    TrialInstallation,
)

ELSEWHERE = "bela.elsewhere@mail.example"


@pytest.fixture
def run_in(run_in: Any, house: TrialInstallation, monkeypatch: Any, tmp_path: Path) -> Any:
    """Run `staffetta` on the test's installation, at the time of its clock."""
    ahead = tmp_path / "ahead"
    ahead.write_text(str(house.installation.now() - int(time.time())))
    monkeypatch.setenv("STAFFETTA_TEST", "1")
    monkeypatch.setenv("STAFFETTA_TEST_CLOCK", str(ahead))

    return run_in


def told(run: Any, *words: str) -> list[dict[str, Any]]:
    """Return the rows that a command prints as JSON."""
    done = run(*words, "--json")
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)


def status_of(table: Table, token: str) -> int:
    return table.house.client.get(f"/s/{token}").status_code


def sent(house: TrialInstallation, kind: str) -> list[Letter]:
    """Return the new letters of that kind, which are due by the command's clock."""
    house.pass_time(60)
    return [letter for letter in house.new_letters() if letter.kind == kind]


def told_by(house: TrialInstallation, kind: str) -> set[str]:
    """Return the addresses to which new letters of that kind go."""
    return {letter.to for letter in sent(house, kind)}


# --- lists -----------------------------------------------------------------


def test_matches_are_listed_with_who_is_waited_for(run_in: Any, house: TrialInstallation) -> None:
    table = begin(house).play(4)
    waits = propose(house, BELA, DARA)
    first, second = sorted(told(run_in, "matches"), key=lambda row: row["status"] != "running")
    assert first["match"] == table.match and first["turn"] == table.turn
    assert first["players"] == [one["name"] for one in (ANA, BELA, CYRUS)] and first["asked"] == [
        table.asked
    ]
    assert first["deadline_at"] > first["active_at"] >= 0
    assert (second["match"], second["status"]) == (waits.match, "proposed")
    assert second["deadline_at"] is None and second["asked"] == []
    text = run_in("matches").stdout.splitlines()
    assert text[0].split()[0] == "match" and len(text) == 3


def test_lists_of_matches_are_filtered(run_in: Any, house: TrialInstallation) -> None:
    table, waits = begin(house), propose(house, DARA, CYRUS)
    assert [r["match"] for r in told(run_in, "matches", "--status", "running")] == [table.match]
    assert [r["match"] for r in told(run_in, "matches", "--person", DARA["email"])] == [waits.match]
    assert [r["match"] for r in told(run_in, "matches", "--person", BELA["email"].upper())] == [
        table.match
    ]
    assert told(run_in, "matches", "--game", "troyes") == []
    assert run_in("matches", "--game", "troyes").stdout == ""
    assert run_in("matches", "--status", "lost").exit_code == 2


def test_tables_and_seasons_are_listed(run_in: Any, house: TrialInstallation) -> None:
    at = open_pad(house)
    season = open_season(house, "Thursday club")
    (row,) = told(run_in, "tables")
    assert (row["game"], row["status"], row["entries"]) == ("pad", "open", 0)
    assert len(row["players"]) == 3 and at
    assert told(run_in, "tables", "--status", "over") == []
    (row,) = told(run_in, "seasons")
    assert (row["title"], row["games"]) == ("Thursday club", 0) and season
    assert "Thursday club" in run_in("seasons").stdout


def test_people_are_listed_by_mailbox(run_in: Any, house: TrialInstallation) -> None:
    begin(house)
    upper = {**BELA, "email": BELA["email"].upper(), "name": "Bela B."}
    propose(house, upper, DARA)
    people = {row["address"].lower(): row for row in told(run_in, "people")}
    assert set(people) == {one["email"] for one in (ANA, BELA, CYRUS, DARA)}
    bela = people[BELA["email"]]
    assert (bela["seats"], bela["open_seats"]) == (2, 2)
    assert sorted(bela["names"]) == ["Bela B.", "Béla"]
    (row,) = told(run_in, "people", "bÉLA")
    assert row["address"].lower() == BELA["email"]


def test_a_match_is_shown_without_cards(run_in: Any, house: TrialInstallation) -> None:
    table = begin(house).play(3)
    before = digest(house)
    shown = run_in("match", table.match, "show")
    assert shown.exit_code == 0 and digest(house) == before
    lines = shown.stdout.splitlines()
    assert len(lines) == 4 and ANA["email"] in lines[1] and BELA["email"] in lines[2]
    loaded = table.loaded()
    for seat in range(3):
        hand = loaded.game.view(loaded.state, seat)["hand"]
        assert hand and not any(f" {card} " in shown.stdout for card in hand)
    assert not any(token in shown.stdout for token in table.seats)


def test_names_cannot_disturb_the_terminal(run_in: Any, house: TrialInstallation) -> None:
    table = begin(house)
    evil = "Zoë\x1b[2J\u202e"
    house.installation.database.write(
        lambda c: store.update_seat(c, store.load(c, table.match).seats[1], name=evil)
    )
    for words in (("matches",), ("match", table.match, "show"), ("people",), ("people", "--json")):
        out = run_in(*words).stdout
        assert "Zoë" in out and "\x1b" not in out and "\u202e" not in out


# --- one match -------------------------------------------------------------


def test_a_match_is_ended_for_good_and_its_players_are_told(
    run_in: Any, house: TrialInstallation
) -> None:
    table = begin(house)
    house.new_letters()
    before = digest(house)
    assert run_in("match", table.match, "end").exit_code == 1, "there is no terminal to ask"
    assert digest(house) == before
    done = run_in("match", table.match, "end", "--yes")
    assert done.exit_code == 0 and done.stdout == "" and table.match in done.stderr
    assert table.loaded().match.status == "called_off"
    assert told_by(house, "called_off") == {one["email"] for one in (ANA, BELA, CYRUS)}
    again = run_in("match", table.match, "end", "--yes")
    assert again.exit_code == 0 and told_by(house, "called_off") == set()


def test_a_finished_match_cannot_be_ended(run_in: Any, house: TrialInstallation) -> None:
    table = begin(house).play(None)
    before = digest(house)
    for words in (("end", "--yes"), ("host", "1")):
        done = run_in("match", table.match, *words)
        assert done.exit_code == 1 and len(done.stderr.splitlines()) == 1
    assert digest(house) == before


def test_another_player_is_made_host(run_in: Any, house: TrialInstallation) -> None:
    table = begin(house)
    house.new_letters()
    done = run_in("match", table.match, "host", "1")
    assert done.exit_code == 0 and "Béla" in done.stderr
    assert table.loaded().match.host == 1
    letters = {letter.to: letter for letter in sent(house, "hosted")}
    assert set(letters) == {one["email"] for one in (ANA, BELA, CYRUS)}
    assert house.get(letters[BELA["email"]].host_page).status == 200
    assert house.client.get(f"/h/{table.host}").status_code == 410
    assert run_in("match", table.match, "host", "1").exit_code == 0
    assert told_by(house, "hosted") == set(), "the second time changes nothing"


@pytest.mark.parametrize(
    "words", [("host", "1"), ("new-links", "1"), ("host", "7"), ("address", "9", "a@mail.example")]
)
def test_a_seat_without_a_player_is_refused(
    run_in: Any, house: TrialInstallation, words: tuple[str, ...]
) -> None:
    table = invite(house)
    before = digest(house)
    done = run_in("match", table.match, *words)
    assert done.exit_code == 1 and len(done.stderr.splitlines()) == 1
    assert digest(house) == before


def test_a_mistyped_address_is_corrected(run_in: Any, house: TrialInstallation) -> None:
    table = begin(house).play(2)
    house.new_letters()
    done = run_in("match", table.match, "address", "1", ELSEWHERE)
    assert done.exit_code == 0 and ELSEWHERE in done.stderr
    (letter,) = sent(house, "link")
    assert letter.to == ELSEWHERE
    assert status_of(table, table.seats[1]) == 410
    assert house.get(f"/s/{house.seat_tokens(table.match)[1]}").status == 200
    assert table.loaded().seats[1].address == ELSEWHERE
    refused = run_in("match", table.match, "address", "1", "no address")
    assert refused.exit_code == 1 and table.loaded().seats[1].address == ELSEWHERE


def test_an_invitation_goes_to_the_corrected_address(run_in: Any, house: TrialInstallation) -> None:
    table = invite(house)
    house.new_letters()
    assert run_in("match", table.match, "address", "1", ELSEWHERE).exit_code == 0
    (letter,) = sent(house, "invitation")
    assert letter.to == ELSEWHERE


def test_a_player_gets_a_new_link(run_in: Any, house: TrialInstallation) -> None:
    table = begin(house)
    house.new_letters()
    assert run_in("match", table.match, "new-links", "2").exit_code == 0
    (letter,) = sent(house, "link")
    assert letter.to == CYRUS["email"] and "گردانندگان این سرور" in letter.text
    assert [status_of(table, token) for token in table.seats] == [200, 200, 410]


@pytest.mark.parametrize("match", ["a" * 12, "nothing", "\udcff"])
def test_an_unknown_match_is_refused_in_one_line(
    run_in: Any, house: TrialInstallation, match: str
) -> None:
    for words in (("show",), ("end", "--yes"), ("host", "0"), ("new-links", "0")):
        done = run_in("match", match, *words)
        assert done.exit_code == 1 and done.stdout == "" and len(done.stderr.splitlines()) == 1


# --- one person ------------------------------------------------------------


def test_a_persons_matches_are_shown(run_in: Any, house: TrialInstallation) -> None:
    table = begin(house)
    propose(house, DARA)
    shown = run_in("person", BELA["email"], "show")
    assert shown.exit_code == 0 and table.match in shown.stdout
    assert len(shown.stdout.splitlines()) == 2
    assert run_in("person", "nobody@mail.example", "show").exit_code == 1


def test_a_barred_address_gets_no_invitation_until_that_is_lifted(
    run_in: Any, house: TrialInstallation
) -> None:
    table = begin(house)
    assert run_in("person", BELA["email"], "bar").exit_code == 0
    (row,) = [row for row in told(run_in, "people") if row["address"] == BELA["email"]]
    assert row["status"] == "barred"
    assert status_of(table, table.seats[1]) == 200, "the game goes on"
    page = house.get(f"/s/{table.seats[1]}/never")
    assert page.acts == [], "only the operator can lift it"
    token = table.seats[1]
    house.client.post(f"/s/{token}/never", data={"never": "off", "sure": "yes"})
    assert made(house, host=BELA, players=[DARA, CYRUS]) == 400
    assert made(house, host=DARA, players=[ANA, BELA]) == 400
    assert run_in("person", BELA["email"].upper(), "bar", "--lift").exit_code == 0
    assert made(house, host=BELA, players=[DARA, CYRUS]) == 201


def made(house: TrialInstallation, **people: Any) -> int:
    """Set up a match by the API, and return the status of the answer."""
    body = {"game": "condottiere-3e", "language": "en", **people}
    return house.client.post("/api/v1/matches", json=body).status_code


def test_lifting_a_bar_leaves_the_owners_own_wish(run_in: Any, house: TrialInstallation) -> None:
    table = begin(house)
    now = house.installation.now()
    house.installation.database.write(
        lambda c: seating.never_again(c, store.load(c, table.match), 1, now)
    )
    assert run_in("person", BELA["email"], "bar", "--lift").exit_code == 0
    (row,) = told(run_in, "people", BELA["email"])
    assert row["status"] == "unwilling"


def test_two_addresses_of_one_person_are_merged(run_in: Any, house: TrialInstallation) -> None:
    table = begin(house)
    other = begin(house, {**BELA, "email": ELSEWHERE}, DARA)
    house.new_letters()
    words = ("person", BELA["email"], "merge", ELSEWHERE)
    before = digest(house)
    assert run_in(*words).exit_code == 1 and digest(house) == before
    assert run_in(*words, "--yes").exit_code == 0
    assert [seat.address for seat in other.loaded().seats][1] == BELA["email"]
    assert told_by(house, "link") == {BELA["email"]}
    assert status_of(other, other.seats[1]) == 410 and status_of(table, table.seats[1]) == 200
    assert run_in(*words, "--yes").exit_code == 1, "nothing is known of the other any more"


def test_all_links_of_a_person_are_replaced(run_in: Any, house: TrialInstallation) -> None:
    table, other = begin(house), begin(house, BELA, DARA)
    house.new_letters()
    done = run_in("person", BELA["email"], "new-links")
    assert done.exit_code == 0 and done.stdout == ""
    letters = sent(house, "link")
    assert [letter.to for letter in letters] == [BELA["email"]] * 2
    assert all("A szerver üzemeltetői" in letter.text for letter in letters)
    assert [status_of(each, each.seats[1]) for each in (table, other)] == [410, 410]
    assert status_of(table, table.seats[0]) == 200


def test_a_person_with_finished_games_gets_the_link_to_them(
    run_in: Any, house: TrialInstallation
) -> None:
    begin(house).play(None)
    house.new_letters()
    assert run_in("person", BELA["email"], "new-links").exit_code == 0
    assert told_by(house, "mine") == {BELA["email"]}


# --- support ---------------------------------------------------------------


def test_the_text_for_support_tells_counts_and_faults_and_nothing_secret(
    run_in: Any, house: TrialInstallation, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begin(house)
    for name in ("STAFFETTA_TEST", "STAFFETTA_TEST_CLOCK"):
        monkeypatch.delenv(name)
    monkeypatch.setenv("STAFFETTA_BASE_URL", "https://games.private.example")
    monkeypatch.setenv("STAFFETTA_MAIL_URL", "smtp://carrier:pigeon@127.0.0.1:9")
    inbound = "imap://night:owl@127.0.0.1:9/INBOX?tls=none"
    monkeypatch.setenv("STAFFETTA_INBOUND_URL", inbound)
    start = {"id": "a" * 12, "until": 2_000_000_000, "creation_key": "a trial"}
    trial = {**columns_of(table.loaded().match), **start}
    house.installation.database.write(lambda c: c.execute(MATCH.insert().values(**trial)))
    why = f"451 4.3.0 {BELA['name']} <{BELA['email']}>: try https://games.private.example/s/{table.seats[1]}"
    house.installation.database.write(lambda c: c.execute(update(LETTER).values(error=why)))
    done = run_in("support")
    assert done.exit_code == 0 and done.stderr == ""
    assert "matches: 1 running; seats: 3 joined" in done.stdout
    assert "mail error: 451 4.3.0" in done.stdout
    assert "BAD" in done.stdout and "STAFFETTA_BASE_URL" in done.stdout
    secrets = [
        "pigeon",
        "carrier",
        "night:",
        "owl",
        "private.example",
        SECRET,
        table.match,
        *table.seats,
    ]
    people = [one[part] for one in (ANA, BELA, CYRUS) for part in ("name", "email")]
    folder = str(house.installation.settings.data)
    assert [each for each in (*secrets, *people, folder) if each in done.stdout] == []


def test_the_text_for_support_is_printed_where_little_works(
    run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "database: none yet" in run("support").stdout
    monkeypatch.setenv("STAFFETTA_TIMEZONE", "Mars/Olympus")
    done = run("support")
    assert done.exit_code == 0 and "STAFFETTA_TIMEZONE" in done.stdout
    monkeypatch.delenv("STAFFETTA_TIMEZONE")
    password = "postgresql+psycopg://club:hunter2@127.0.0.1:1/games"
    monkeypatch.setenv("STAFFETTA_DATABASE_URL", password)
    done = run("support")
    assert done.exit_code == 0 and "database: " in done.stdout and "hunter2" not in done.stdout


# --- the log ---------------------------------------------------------------


def test_every_change_by_a_command_is_in_the_log_of_the_match(
    run_in: Any, house: TrialInstallation
) -> None:
    table = begin(house)
    deeds = [
        (("match", table.match, "host", "1"), "host_named", 1),
        (("match", table.match, "address", "2", ELSEWHERE), "address_set", 2),
        (("match", table.match, "new-links", "0"), "new_links", 0),
        (("person", BELA["email"], "new-links"), "new_links", 1),
        (("person", BELA["email"], "bar"), "barred", 1),
        (("person", BELA["email"], "bar", "--lift"), "unbarred", 1),
        (("person", BELA["email"], "merge", ELSEWHERE, "--yes"), "address_set", 2),
        (("person", ANA["email"], "erase", "--yes"), "erased", 0),
        (("match", table.match, "end", "--yes"), "called_off", None),
    ]
    for words, kind, seat in deeds:
        before = log_of(run_in, table)
        assert run_in(*words).exit_code == 0
        fresh = log_of(run_in, table)
        for line in (each for each in before if each in fresh):
            fresh.remove(line)
        (deed,) = [line for line in fresh if line["kind"] == kind]
        assert (deed["seat"], deed["way"], deed["author"]) == (seat, "command", "keeper")


def test_every_change_by_a_command_leaves_a_line_without_a_name(
    run_in: Any, house: TrialInstallation, capfd: pytest.CaptureFixture
) -> None:
    table = begin(house)
    begin(house, {**BELA, "email": ELSEWHERE}, DARA)
    changes = [
        (("match", table.match, "host", "1"), None),
        (("person", BELA["email"], "new-links"), "person-new-links"),
        (("person", BELA["email"], "bar"), "person-barred"),
        (("person", BELA["email"], "bar", "--lift"), "person-lifted"),
        (("person", BELA["email"], "merge", ELSEWHERE, "--yes"), "person-merged"),
        (("person", BELA["email"], "erase", "--yes"), "person-erased"),
        (("prune", "--older-than", "90d", "--yes"), "prune"),
        (("keeper-link", "--end"), "keeper-link-ended"),
        (("new-links",), "new-links"),
    ]
    for words, event in changes:
        capfd.readouterr()
        done = run_in(*words)
        assert done.exit_code == 0 and len(done.stderr.splitlines()) >= 1, words
        lines = [line for line in capfd.readouterr().err.splitlines() if line.startswith("{")]
        assert [json.loads(line)["event"] for line in lines] == ([event] if event else []), words
        assert "@" not in "".join(lines) and BELA["name"] not in "".join(lines)


def log_of(run: Any, table: Table) -> list[dict[str, Any]]:
    """Return the log's lines, each without its letters."""
    lines = run("log", table.match, "--json").stdout.splitlines()
    return [{**json.loads(line), "letters": None} for line in lines]
