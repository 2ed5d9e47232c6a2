"""The API of a table with the real box: creation, claims, entries, and attacks."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from werkzeug.test import TestResponse

from service.installation import limits
from service.language.words import Word, speaker
from service.web import rate_limits, table_entries
from tests.service.at_table import bearer
from tests.service.tables.tables_of_tests import NOBODY
from tests.service.trial_installation import TrialInstallation

sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
BODY = {"game": "pad", "language": "hu", "seats": [{"name": "Ana"}, {"name": "Béla"}, {}]}


class Phones:
    """A table and its links, as used by programs."""

    def __init__(self, house: TrialInstallation, **about: Any) -> None:
        self.house = house
        answer = house.client.post("/api/v1/tables", json={**BODY, **about})
        assert answer.status_code == 201, answer.json
        self.answer = answer.json
        self.host, self.watch = (token_of(answer.json[name]) for name in ("host", "watch"))
        self.seats = [token_of(link) for link in answer.json["seats"]]

    def post(self, what: str, token: str, body: Any, **headers: str) -> TestResponse:
        url = f"/api/v1/table/{what}"
        return self.house.client.post(url, json=body, headers={**bearer(token), **headers})

    def enter(self, token: str, line: str, entry_id: str, **headers: str) -> TestResponse:
        return self.post("entries", token, {"id": entry_id, "entry": line}, **headers)

    def enter_at(self, token: str, turn: Any, line: str, entry_id: str) -> TestResponse:
        return self.post("entries", token, {"id": entry_id, "entry": line, "turn": turn})

    def look(self, token: str, query: str = "", **headers: str) -> TestResponse:
        url = f"/api/v1/table{query}"
        return self.house.client.get(url, headers={**bearer(token), **headers})


def token_of(link: str) -> str:
    assert link.startswith("https://play.example/t/")
    return link.rpartition("/")[2]


def test_a_table_is_opened_with_a_link_for_everybody(house: TrialInstallation) -> None:
    at = Phones(house)
    assert [*at.answer] == ["host", "seats", "table", "watch"]
    assert len({at.host, at.watch, *at.seats}) == 5
    assert house.new_letters() == []


def test_entries_are_seen_by_all(house: TrialInstallation) -> None:
    at = Phones(house)
    assert at.enter(at.seats[1], "add 5", "x").json == {"number": 1, "entry": "1 add 5"}
    assert at.enter(at.host, "0 add 2", "y").json["number"] == 2
    seen = at.look(at.watch).json
    assert (seen["table"], seen["role"], seen["seat"], seen["number"]) == (
        *(at.answer["table"], "watcher", None, 2),
    )
    assert seen["entries"] == [
        {"number": 1, "seat": 1, "entry": "1 add 5", "undone": False},
        {"number": 2, "seat": None, "entry": "0 add 2", "undone": False},
    ]
    assert seen["view"]["totals"] == [2, 5, 0] and seen["offers"] == []
    assert at.look(at.seats[0]).json["offers"] == ["row"]
    at.enter(at.seats[0], "instead 1 1 add 6", "z")
    at.enter(at.host, "undo 2", "u")
    entries = at.look(at.host).json["entries"]
    assert (entries[0]["now"], entries[1]["undone"]) == ("1 add 6", True)
    assert [each["number"] for each in at.look(at.host, "?since=2").json["entries"]] == [3, 4]
    assert at.look(at.host, "?since=999").json["entries"] == []


def test_the_same_again_is_answered_the_same(house: TrialInstallation) -> None:
    at = Phones(house)
    at.enter(at.seats[0], "add 5", "x")
    again = at.enter(at.seats[0], "add 5", "x")
    assert again.json == {"number": 1, "entry": "0 add 5", "already": True}
    other = at.enter(at.seats[0], "add 6", "x")
    assert (other.status_code, other.json["refusal"]["code"]) == (422, "id_used")


def test_a_304_tells_nothing_new_and_reads_one_row(house: TrialInstallation) -> None:
    at = Phones(house)
    tag = at.look(at.seats[0]).headers["ETag"]

    def status(token: str, query: str = "") -> int:
        return at.look(token, query, **{"If-None-Match": tag}).status_code

    assert status(at.seats[0]) == 304
    assert status(at.seats[1]) == status(at.watch) == status(at.seats[0], "?since=1") == 200
    at.post("claim", at.seats[2], {})
    assert status(at.seats[0]) == 200
    tag = at.look(at.seats[0]).headers["ETag"]
    at.enter(at.host, "row", "x")
    assert status(at.seats[0]) == 200
    assert status(NOBODY) == 404


# for each game entries that are accepted, then refused ones with their codes
REFUSED: dict[str, tuple[list[str], dict[str, str]]] = {
    "pad": (
        ["0 add 5", "row", "1 add 7 2", "undo 1"],
        {
            "0 add x": "no_number",
            "undo 1": "taken_back_already",
            "undo 2": "needed_later",
            "undo 9": "no_such_entry",
            "7 add 1": "no_such_seat",
            "dance": "no_such_line",
        },
    ),
    "condottiere-3e": (
        ["tell 0", "0 besiege milano"],
        {
            "1 play m10": "not_your_turn",
            "0 besiege roma": "wrong_phase",
            "undo 1": "needed_later",
            "tell 1": "nothing_to_tell",
            "correct owner atlantis 1": "cannot_correct",
        },
    ),
    "troyes": ([], {"0 pass": "tell_first", "tell 77": "not_there"}),
    "btwixt": (["first 0"], {"0 ally left": "no_ally_up", "next": "ally_not_placed"}),
}


@sqlite_alone
@pytest.mark.parametrize("language", ["hu", "fa"])
@pytest.mark.parametrize("game", REFUSED)
def test_programs_get_refusals_in_the_words_of_the_page(
    house: TrialInstallation, game: str, language: str
) -> None:
    at = Phones(house, game=game, language=language)
    entries, refused = REFUSED[game]
    for number, line in enumerate(entries):
        assert at.enter(at.host, line, f"e{number}").status_code == 200, line
    told = {}
    for line, code in refused.items():
        answer = at.enter(at.host, line, line)
        assert (answer.status_code, answer.json["error"]["code"]) == (422, code), line
        data = {"id": line, "entry": line, "sure": "yes"}
        accept = {"Accept": "application/json"}
        page = house.client.post(f"/t/{at.host}/entries", data=data, headers=accept).json
        told[line] = answer.json["error"]["message"]
        assert told[line] == page["error"]["message"] and answer.json["refusal"]["code"] == code
    general = {speaker(language)(f"error-{status}") for status in (400, 422)}
    assert general.isdisjoint(told.values()) and len(set(told.values())) == len(told)


def test_an_entry_for_a_turn_gone_is_refused(house: TrialInstallation) -> None:
    at = Phones(house, game="btwixt", language="en", seats=[{}, {}, {}])
    assert at.enter_at(at.host, 0, "first 2", "x").status_code == 200
    late = at.enter_at(at.host, 0, "first 2", "y")
    assert (late.status_code, late.json["refusal"]) == (422, {"code": "moved_on", "entry": 1})
    assert "moved on" in late.json["error"]["message"]
    since = speaker("en")("entry-since", what=Word("@"))
    assert late.json["error"]["message"].partition(since.partition("@")[0])[2] not in ("", ".")
    for turn in (-1, "1", 1.5):
        assert at.enter_at(at.host, turn, "ally 5", "z").status_code == 400
    assert at.enter_at(at.host, None, "ally 5", "z").status_code == 200


def test_a_late_entry_on_a_pad_is_told_what_stands_there(house: TrialInstallation) -> None:
    at, say = Phones(house), speaker("hu")
    for line in ("row", "0 add 7 1"):
        assert at.enter_at(at.host, None, line, line).status_code == 200
    late = at.enter_at(at.host, 1, "0 add 9 1", "late")
    cell = say("pad-cell", name="Ana", row=1, value=say.number(7))
    assert late.status_code == 422, late.json
    assert late.json["error"]["message"].endswith(say("entry-stands", what=Word(cell)))


def test_watchers_enter_nothing(house: TrialInstallation) -> None:
    at = Phones(house)
    answer = at.enter(at.watch, "row", "x")
    assert (answer.status_code, answer.json["error"]["code"]) == (403, "watching")
    assert answer.json["error"]["message"] == speaker("hu")("error-watching")
    assert at.look(at.watch).json["number"] == 0


def test_a_claimed_seat_is_its_phones_alone_until_the_host_frees_it(
    house: TrialInstallation,
) -> None:
    at = Phones(house)
    mine = at.seats[2]
    phone = {table_entries.PHONE: at.post("claim", mine, {"name": "Cyrus"}).json["phone"]}
    assert at.look(at.watch).json["seats"][2] == {"name": "Cyrus", "claimed": True}
    assert at.enter(mine, "add 1", "a", **phone).status_code == 200
    for other in ({}, {table_entries.PHONE: "x" * 9000}, {table_entries.PHONE: "0" * 32}):
        answer = at.enter(mine, "add 1", "b", **other)
        assert (answer.status_code, answer.json["error"]["code"]) == (403, "claimed")
    assert at.post("claim", mine, {}).status_code == 409
    assert at.post("claim", mine, {}, **phone).json["phone"] == phone[table_entries.PHONE]
    assert at.post("free", mine, {"seat": 2}, **phone).status_code == 403
    assert at.post("free", at.host, {"seat": 2}).json == {"seat": 2}
    assert at.enter(mine, "add 1", "b", **phone).status_code == 200  # unclaimed, as at first
    assert at.post("claim", mine, {}).status_code == 200


@pytest.mark.parametrize("seat", [-1, 3, 10**12])
def test_a_nonexistent_seat_cannot_be_freed(house: TrialInstallation, seat: int) -> None:
    at = Phones(house)
    assert at.post("free", at.host, {"seat": seat}).status_code == 404


# --- hostile ---------------------------------------------------------------

BODIES = [
    None,
    [],
    "row",
    {},
    {"id": "x"},
    {"entry": "row"},
    {"id": 7, "entry": "row"},
    {"id": "", "entry": "row"},
    {"id": "x" * 65, "entry": "row"},
    {"id": "x" * 10_000, "entry": "row"},
    {"id": "x", "entry": ["row"]},
    {"id": "x", "entry": None},
    {"id": "\ud800", "entry": "row"},
]


@pytest.mark.parametrize("body", BODIES)
def test_a_body_that_says_nothing_is_refused(house: TrialInstallation, body: Any) -> None:
    at = Phones(house)
    assert at.post("entries", at.host, body).status_code == 400
    assert at.look(at.host).json["number"] == 0


LINES = ["", " ", "x" * 201, "x" * 30_000, "ثبت", "row\u0000", "row\nrow", "end ٣", "\ud83d\ude00"]


@pytest.mark.parametrize("line", LINES)
def test_an_invalid_line_is_refused_with_its_reason(house: TrialInstallation, line: str) -> None:
    at = Phones(house)
    answer = at.enter(at.host, line, "x")
    assert (answer.status_code, answer.json["refusal"]["code"]) == (422, "malformed")
    assert answer.json["error"]["message"]


@pytest.mark.parametrize("entry_id", ["a\u0000b", "a\nb", "\u200e"])
def test_an_unprintable_id_is_refused(house: TrialInstallation, entry_id: str) -> None:
    at = Phones(house)
    assert at.enter(at.host, "row", entry_id).status_code == 422


def test_a_body_of_60_kilobytes_is_not_read(house: TrialInstallation) -> None:
    at = Phones(house)
    for what in ("entries", "claim", "free"):
        answer = at.post(what, at.host, {"id": "x" * 60_000, "entry": "row", "seat": 0})
        assert answer.status_code == 413
    seats = [{"name": "x" * 250_000}, {}]
    big = house.client.post("/api/v1/tables", json={**BODY, "seats": seats})
    assert (big.status_code, big.json["error"]["code"]) == (400, "name_too_long")
    more = house.client.post("/api/v1/tables", json={**BODY, "title": "x" * 300_000})
    assert more.status_code == 413


@pytest.mark.parametrize(
    "options", [{"low_wins": []}, {"data": "x"}, {"": 1}, {"low_wins": {"a": [[]]}}, {"\ud800": 1}]
)
def test_unknown_options_are_refused(house: TrialInstallation, options: Any) -> None:
    answer = house.client.post("/api/v1/tables", json={**BODY, "options": options})
    assert answer.status_code == 400
    assert answer.json["error"]["at"] == "options"


def test_eight_phones_at_once_find_each_entry_once_in_the_log(house: TrialInstallation) -> None:
    at = Phones(house)
    sent = [(at.seats[n % 3], f"add {n}", f"e{n}") for n in range(12)] * 3

    def enter(each: tuple[str, str, str]) -> TestResponse:
        client = house.client.application.test_client()
        body = {"id": each[2], "entry": each[1]}
        for _ in range(50):  # a phone that met a lock is asked to try again
            answer = client.post("/api/v1/table/entries", json=body, headers=bearer(each[0]))
            if answer.status_code != 503:
                break
        return answer

    with ThreadPoolExecutor(8) as phones:
        answers = [*phones.map(enter, sent)]
    assert {answer.status_code for answer in answers} == {200}
    assert sum("already" not in answer.json for answer in answers) == 12
    seen = at.look(at.watch).json
    assert seen["number"] == 12 and sum(seen["view"]["totals"]) == sum(range(12))


# --- limits ----------------------------------------------------------------


def strict(house: TrialInstallation, text: str) -> TrialInstallation:
    return house.beside(limits=limits.read(text))


def test_wrong_tokens_are_guesses(house: TrialInstallation) -> None:
    few = strict(house, "[guess]\nmost = 3")
    codes = []
    for number in range(6):
        headers = bearer(f"{number}".translate(str.maketrans("0123456789", "abcdefghij")) * 26)
        ways = (few.client.get, few.client.post)
        url = "/api/v1/table" if number % 2 else "/api/v1/table/claim"
        call = ways[number % 2 == 0]
        answer = call(url, headers=headers) if number % 2 else call(url, json={}, headers=headers)
        codes.append(answer.status_code)
    assert codes == [404] * 3 + [429] * 3


def test_tables_are_counted_before_their_bodies_are_read(house: TrialInstallation) -> None:
    few = strict(house, "[loopback.table]\nmost = 2")
    kind = {"content_type": "application/json"}
    codes = [few.client.post("/api/v1/tables", data=b"{", **kind).status_code for _ in range(4)]
    assert codes == [400, 400, 429, 429]


def test_a_table_can_be_opened_only_where_it_is_allowed_and_with_the_code(
    house: TrialInstallation,
) -> None:
    closed = house.beside(new="nobody").client.post("/api/v1/tables", json=BODY)
    assert (closed.status_code, closed.json["error"]["code"]) == (403, "new_closed")
    asks = house.beside(new="code", new_code="sesame-77")
    assert asks.client.post("/api/v1/tables", json=BODY).status_code == 403
    right = {**BODY, "code": "sesame-77"}
    assert asks.client.post("/api/v1/tables", json=right).status_code == 201


@pytest.mark.parametrize("what", ["entries_by_network", "entries_at_one"])
def test_entries_are_counted_those_refused_among_them(house: TrialInstallation, what: str) -> None:
    at = Phones(house)
    at.house = strict(house, f"[loopback.{what}]\nmost = 3")
    lines = ["row", "conjure", "row", "row", "row"]
    answers = [at.enter(at.host, line, f"e{n}") for n, line in enumerate(lines)]
    assert [answer.status_code for answer in answers] == [200, 422, 200, 429, 429]
    assert 0 < int(answers[-1].headers["Retry-After"]) <= 60
    assert at.look(at.host).status_code == 200
    house.time.seconds += 61
    assert at.enter(at.host, "row", "e9").status_code == 200


def test_undoing_an_early_entry_counts_as_several(
    house: TrialInstallation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rate_limits, "REPLAYED_AS_ONE", 2)
    at = Phones(house)
    for number in range(8):
        at.enter(at.host, "row", f"e{number}")
    at.house = strict(house, "[loopback.entries_at_one]\nmost = 3")
    house.time.seconds += 61
    assert at.enter(at.host, "undo 7", "near").status_code == 200
    assert at.enter(at.host, "undo 1", "far").status_code == 429
    house.time.seconds += 61
    assert at.enter(at.host, "undo 8", "near again").status_code == 200
