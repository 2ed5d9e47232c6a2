"""A private deal stays between its players: for all others, the same bytes as without it."""

from collections.abc import Iterator
from typing import Any

import pytest

from service.matches import exports, match_log
from service.views.match_log_text import as_json
from tests.service.at_table import Table, bearer, begin
from tests.service.letters_now import letters_to
from tests.service.trial_installation import BELA, CYRUS, DARA, SURE, TrialInstallation

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
READERS = (None, 0, 1, 2, 3)
KINDS = ("turn", "reminder", "news", "over", "talk", "link", "timeout", "receipt")
APIS = ("/api/v1/seat", "/api/v1/seat/talk", "/api/v1/seat/deals")
PARTIES = (1, 2)


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    """A match of four in its first battle, with a deal of the two others."""
    table = begin(house, BELA, CYRUS, DARA)
    table.take("besiege roma")
    deal(table, 3, to="0", give="spare napoli")
    deal(table, 0, verdict="accept", number="1")
    return table


def deal(table: Table, seat: int, status: int = 303, **body: str) -> None:
    answer = table.house.client.post(f"/s/{table.seats[seat]}/deals", data=SURE | body)
    assert answer.status_code == status


def paths(table: Table, reader: int | None) -> Iterator[str]:
    yield from (f"/m/{table.match}{what}" for what in ("", "/log", "/export"))
    if reader is not None:
        base = f"/s/{table.seats[reader]}"
        whats = (
            "",
            "/turn",
            "/log",
            "/talk",
            "/deals",
            "/deals?counter=2",
            "/settings",
            "/rebuild",
        )
        yield from (f"{base}{what}" for what in whats)
        yield from (f"{base}/{table.turn}/pass", f"{base}/{table.turn}/play%20m10")
    if reader == 0:
        yield from (f"/h/{table.host}", f"/h/{table.host}/replace/1")


def seen(table: Table, reader: int | None) -> dict[str, bytes]:
    """Return the pages, answers, refusals and letters that a reader can get."""
    client, found = table.house.client, {}
    for path in paths(table, reader):
        answer = client.get(path)
        tag = answer.headers.get("ETag", "")
        found[path] = f"{answer.status_code} {tag} {answer.content_length}".encode() + answer.data
    if reader is None:
        return found | logs(table)
    by = bearer(table.seats[reader])
    found |= {path: client.get(path, headers=by).data for path in APIS}
    for number in (2, 3):
        body = {"answer": "accept", "number": number}
        refused = client.post("/api/v1/seat/deals", json=body, headers=by)
        found[f"accept {number}"] = refused.data if reader not in PARTIES else b""
    return found | letters_to(table, reader, KINDS)


def logs(table: Table) -> dict[str, bytes]:
    """Return the export and the log as anybody may read them."""
    read, now = table.house.installation.database.read, table.house.time.seconds
    lines = read(lambda c: [*as_json(match_log.of_match(c, table.match, now, None))])
    told = read(lambda c: exports.export(c, table.match))
    lines = [each for each in lines if "link_used" not in each]  # visits, as of this test
    return {"log": repr(lines).encode(), "export": repr(told).encode()}


def changed(
    table: Table, before: dict[int | None, dict[str, bytes]]
) -> dict[int | None, list[str]]:
    """Return what has changed for each reader."""
    return {
        reader: [place for place, body in seen(table, reader).items() if body != was[place]]
        for reader, was in before.items()
    }


def test_all_others_get_the_same_bytes_whatever_two_players_agree(table: Table) -> None:
    before = {reader: seen(table, reader) for reader in READERS}
    deal(table, 1, to="2", give="spare venezia", take="under 3")
    offered = changed(table, before)
    assert offered[1] and offered[2] and not (offered[None] or offered[0] or offered[3]), offered
    deal(table, 2, verdict="accept", number="1")
    deal(table, 1, to="2", give="spare milano")
    deal(table, 2, verdict="decline", number="2")
    agreed = changed(table, before)
    assert agreed[1] and agreed[2] and not (agreed[None] or agreed[0] or agreed[3]), agreed


def test_a_hand_shown_by_a_deal_is_seen_by_nobody_else(table: Table) -> None:
    before = {reader: seen(table, reader) for reader in READERS}
    deal(table, 1, to="2", give="show")
    assert not changed(table, before)[0]
    deal(table, 2, verdict="accept", number="1")
    shown = changed(table, before)
    assert shown[1] and shown[2] and not (shown[None] or shown[0] or shown[3]), shown
    hand = table.seat_by_api(1)["view"]["hand"]
    assert sorted(table.seat_by_api(2)["view"]["players"][1]["shown"]) == sorted(hand)


def test_the_letters_of_a_deal_are_in_no_log_but_its_readers(table: Table) -> None:
    deal(table, 1, to="2", give="spare venezia")
    deal(table, 2, verdict="accept", number="1")
    read, now = table.house.installation.database.read, table.house.time.seconds

    def kinds(seat: int | None) -> list[Any]:
        lines = read(lambda c: match_log.of_match(c, table.match, now, seat))
        found = [line for line in lines if line.facts.get("letter_kind") in ("offer", "answer")]
        return [line.seat for line in found]

    assert kinds(None) == [] and set(kinds(2)) == {2} and set(kinds(1)) == {1}
    assert set(kinds(0)) <= {0}


def test_a_broken_promise_is_told_to_all(table: Table) -> None:
    first, second = table.asked, (table.asked + 1) % 4
    deal(table, first, to=str(second), give="pass", take="spare venezia")
    number = 2 if second in (0, 3) else 1
    deal(table, second, verdict="accept", number=str(number))
    table.take(next(each for each in table.actions if each.startswith("play m")))
    for reader in range(4):
        by = bearer(table.seats[reader])
        deals = table.house.client.get("/api/v1/seat/deals", headers=by).json["deals"]
        told = {each["term"]: each["mark"] for one in deals for each in one["terms"]}
        assert told["pass"] == "broken"
        assert ("spare venezia" in told) == (reader in (first, second))
