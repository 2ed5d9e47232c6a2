"""openapi.json is complete: every operation is tested with all of its answers."""

from collections.abc import Mapping
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from pydantic import ValidationError
from werkzeug.test import TestResponse

from service.installation import limits
from service.people import proposals
from service.web.api_types import NewMatch, Person
from service.web.openapi import OPERATIONS
from tests.service.api_answers import ROOT, operation_of
from tests.service.at_table import Table, bearer, begin, invite
from tests.service.trial_installation import ANA, BELA, CYRUS, TrialInstallation, path_of

sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
NOBODY = "a" * 26
TABLE = {"game": "pad", "seats": [{"name": "Ana"}, {}]}
ENTRY = {"id": "x", "entry": "0 add 5"}
STRICT_AT_TABLES = "[loopback.table]\nmost = 1\n[loopback.entries_by_network]\nmost = 1"
TABLES, TABLE_NOW = f"{ROOT}/tables", f"{ROOT}/table"
MATCHES, SEAT, ACTIONS, TALK, DEALS = (
    f"{ROOT}{path}" for path in ("/matches", "/seat", "/seat/actions", "/seat/talk", "/seat/deals")
)


def described(house: TrialInstallation) -> dict[str, Any]:
    text = house.client.get(f"{ROOT}/openapi.json").json
    assert text["openapi"].startswith("3.1")
    return text


def holds(text: Mapping[str, Any], place: Mapping[str, Any], value: Any) -> None:
    """Fail if the value does not match its description, read as any program would."""
    schema = {**place["content"]["application/json"]["schema"], "components": text["components"]}
    Draft202012Validator.check_schema(schema)
    Draft202012Validator(schema).validate(value)


@sqlite_alone
def test_every_address_of_the_api_is_described_and_no_other(house: TrialInstallation) -> None:
    found = {
        (rule.rule.removeprefix(ROOT), method.lower())
        for rule in house.client.application.url_map.iter_rules()
        for method in rule.methods - {"HEAD", "OPTIONS"}
        if rule.rule.startswith(ROOT)
    }
    paths = described(house)["paths"]
    shown = {(path, method) for path, methods in paths.items() for method in methods}
    assert shown == {(each.path, each.method) for each in OPERATIONS}
    assert shown == found - {("/openapi.json", "get")}


def everything(house: TrialInstallation, proposal: dict[str, Any]) -> list[TestResponse]:
    """Return an example of each documented answer of each operation."""
    table = begin(house).play(3)
    strict = house.beside(limits=limits.read("new.most = 1\nguess.most = 1"))
    closed = house.beside(new="nobody")
    replaced = invite(house)
    page = house.get(f"/h/{replaced.host}/replace/1")
    page.submit("replace", name="Emma", email="emma@mail.example")
    return [
        *set_up(house, proposal),
        closed.client.post(MATCHES, json=proposal),
        *(strict.client.post(MATCHES, json=proposal) for _ in range(2)),
        *play(house, table),
        *(look(house, table, token) for token in (*table.seats, NOBODY, replaced.seats[1])),
        look(house, begin(house, seed="to the end").play(None)),
        look(house, invite(house, seed="not begun")),
        house.client.get(SEAT),
        *(look(strict, table, NOBODY) for _ in range(2)),
        *(act(strict, NOBODY, {"turn": 0, "action": "pass"}) for _ in range(2)),
        act(house, replaced.seats[1], {"turn": 0, "action": "pass"}),
        act(house, replaced.seats[2], {"turn": 0, "action": "pass"}),
        *talk(house, strict, table, replaced.seats[1:]),
        *deals(house, strict, table, replaced.seats[1:]),
        *at_tables(house, strict, closed),
    ]


def talk(
    house: TrialInstallation, strict: TrialInstallation, table: Table, others: list[str]
) -> list[TestResponse]:
    """Return an example of each answer about messages; one token of `others` has ended."""
    token, good = table.seats[0], {"to": [], "words": "hello"}
    tokens = (token, NOBODY, *others)

    def say(token: str, body: Any, at: TrialInstallation = house) -> TestResponse:
        return at.client.post(TALK, json=body, headers=bearer(token))

    big = {"data": b"x" * 300_000, "content_type": "application/json"}
    by = bearer(token)
    return [
        *(say(token, body) for body in (good, good, {"to": "all"}, {"to": [9], "words": "w"})),
        *(say(each, good) for each in tokens[1:]),
        *(say(token, {"to": [], "words": f"number {number}"}) for number in range(30)),
        *(house.client.get(TALK, headers=bearer(each)) for each in tokens),
        house.client.post(TALK, json=good),
        house.client.get(TALK),
        house.client.post(TALK, headers=by, **big),
        house.client.post(TALK, headers=by, data="{}", content_type="text/plain"),
        *(strict.client.get(TALK, headers=bearer(NOBODY)) for _ in range(2)),
    ]


def deals(
    house: TrialInstallation, strict: TrialInstallation, table: Table, others: list[str]
) -> list[TestResponse]:
    """Return an example of each answer about deals; one token of `others` has ended."""
    token, good = table.seats[1], {"to": 0, "gives": ["show"]}
    tokens = (token, NOBODY, *others)

    def deal(token: str, body: Any) -> TestResponse:
        return house.client.post(DEALS, json=body, headers=bearer(token))

    big = {"data": b"x" * 300_000, "content_type": "application/json"}
    by = bearer(token)
    spared = [f"spare {each}" for each in ("roma", "napoli", "siena", "venezia")]
    return [
        *(deal(token, body) for body in (good, good, {"to": "all"}, {"to": 9})),
        *(deal(each, good) for each in tokens[1:]),
        deal(table.seats[0], {"answer": "accept", "number": 1}),
        *(deal(token, {"to": 0, "gives": [each]}) for each in spared * 12),
        *(house.client.get(DEALS, headers=bearer(each)) for each in tokens),
        house.client.post(DEALS, json=good),
        house.client.get(DEALS),
        house.client.post(DEALS, headers=by, **big),
        house.client.post(DEALS, headers=by, data="{}", content_type="text/plain"),
        *(strict.client.get(DEALS, headers=bearer(NOBODY)) for _ in range(2)),
    ]


def at_tables(
    house: TrialInstallation, strict: TrialInstallation, closed: TrialInstallation
) -> list[TestResponse]:
    """Return an example of each answer to calls about tables."""
    strict = strict.beside(limits=limits.read(STRICT_AT_TABLES))
    opened = house.client.post(TABLES, json=TABLE)
    host, watch, seat = (opened.json[each] for each in ("host", "watch", "seats"))
    posts = [
        (seat[0], "/entries", ENTRY),
        (seat[0], "/entries", ENTRY),
        (seat[0], "/entries", {"id": "y", "entry": "conjure"}),
        (watch, "/entries", ENTRY),
        (seat[0], "/claim", {"name": "Ana"}),
        (seat[0], "/claim", {}),
        (watch, "/claim", {}),
        (host, "/free", {"seat": 0}),
        (host, "/free", {"seat": 9}),
        (watch, "/free", {"seat": 0}),
    ]
    wrong = [{"id": "", "entry": 7}, {"name": 7}, {"seat": "x"}]
    answers = [opened, closed.client.post(TABLES, json=TABLE), house.client.post(TABLES, json=[])]
    answers += [strict.client.post(TABLES, json=TABLE) for _ in range(2)]
    answers += [at_table(house, *each) for each in posts]
    for (token, path, body), bad in zip((posts[0], posts[4], posts[7]), wrong, strict=True):
        answers += [at_table(house, token, path, bad), at_table(house, NOBODY, path, body)]
        answers += [at_table(strict, token, path, body) for _ in range(2)]
        answers += [house.client.post(f"{TABLE_NOW}{path}", json=body), *unread(house, token, path)]
    answers += unread(house, host, "s")
    answers += by_an_ended_link(house, seat[1], host)
    seen = house.client.get(TABLE_NOW, headers=bearer(watch.rpartition("/")[2]))
    again = {**bearer(watch.rpartition("/")[2]), "If-None-Match": seen.headers["ETag"]}
    answers += [seen, house.client.get(TABLE_NOW, headers=again), house.client.get(TABLE_NOW)]
    none = bearer(NOBODY)
    return [*answers, *(strict.client.get(TABLE_NOW, headers=none) for _ in range(121))]


def by_an_ended_link(house: TrialInstallation, seat: str, host: str) -> list[TestResponse]:
    """Return the answers of all calls with a seat's renewed link."""
    house.get(f"{path_of(host)}/renew/1").submit("renew")
    calls = [("/entries", ENTRY), ("/claim", {}), ("/free", {"seat": 0})]
    by = bearer(seat.rpartition("/")[2])
    posted = [at_table(house, seat, path, body) for path, body in calls]
    return [*posted, house.client.get(TABLE_NOW, headers=by)]


def at_table(house: TrialInstallation, link: str, path: str, body: Any) -> TestResponse:
    headers = bearer(link.rpartition("/")[2])
    return house.client.post(f"{TABLE_NOW}{path}", json=body, headers=headers)


def unread(house: TrialInstallation, link: str, path: str) -> list[TestResponse]:
    """Return the answers to a large body and to invalid JSON."""
    url, by = f"{TABLE_NOW}{path}", {"headers": bearer(link.rpartition("/")[2])}
    return [
        house.client.post(url, data=b"x" * 300_000, content_type="application/json", **by),
        house.client.post(url, data="{}", content_type="text/plain", **by),
    ]


def good(proposal: dict[str, Any]) -> list[dict[str, Any]]:
    """Return valid bodies: a plain one, one that the rulebook advises against, one with a bot."""
    unwise = {**proposal, "options": {"campaign": 20, "takeover": True}}
    return [proposal, unwise, {**proposal, "game": "btwixt", "players": [BELA, {"bot": True}]}]


def set_up(house: TrialInstallation, proposal: dict[str, Any]) -> list[TestResponse]:
    wrong = {"game": "tarock", "host": {"name": "Ana"}, "players": [BELA, BELA], "pace": 7}
    return [
        *(house.client.post(MATCHES, json=body) for body in (*good(proposal), wrong, [])),
        house.client.post(MATCHES, data=b"x" * 300_000, content_type="application/json"),
        house.client.post(MATCHES, data="{}", content_type="text/plain"),
    ]


def play(house: TrialInstallation, table: Table) -> list[TestResponse]:
    token, turn, action = table.seats[table.asked], table.turn, table.actions[0]
    good = {"turn": turn, "action": action}
    return [
        *(act(house, token, good) for _ in range(2)),
        act(house, token, {"turn": 10**6, "action": action}),
        act(house, table.seats[table.asked], {"turn": table.turn, "action": "besiege atlantis"}),
        act(house, token, {"turn": True}),
        act(house, NOBODY, good),
        house.client.post(ACTIONS, json=good),
        house.client.post(ACTIONS, data=b"x" * 300_000, content_type="application/json"),
        house.client.post(ACTIONS, data="{}", content_type="text/plain"),
    ]


def look(house: TrialInstallation, table: Table, token: str = "") -> TestResponse:
    return house.client.get(SEAT, headers=bearer(token or table.seats[0]))


def act(house: TrialInstallation, token: str, body: Any) -> TestResponse:
    return house.client.post(ACTIONS, json=body, headers=bearer(token))


@sqlite_alone
def test_every_operation_gives_all_its_described_answers_and_no_others(
    house: TrialInstallation, proposal: dict[str, Any]
) -> None:
    text = described(house)
    met: set[tuple[str, str, str]] = set()
    for answer in everything(house, proposal):
        operation = operation_of(answer)
        assert operation is not None
        at, status = text["paths"][operation.path][operation.method], str(answer.status_code)
        if status != "304":
            holds(text, at["responses"][status], answer.json)
        met.add((operation.path, operation.method, status))
    assert met == {
        (path, method, status)
        for path, methods in text["paths"].items()
        for method, at in methods.items()
        for status in at["responses"]
        if status != "default"
    }


@sqlite_alone
def test_valid_requests_are_as_described(
    house: TrialInstallation, proposal: dict[str, Any]
) -> None:
    text, table = described(house), begin(house)
    paths = text["paths"]
    for body in good(proposal):
        assert house.client.post(MATCHES, json=body).status_code == 201
        holds(text, paths["/matches"]["post"]["requestBody"], body)
    for more in ({}, {"epoch": 0}, {"epoch": None}):
        body = {"turn": table.turn, "action": table.actions[0], **more}
        assert act(house, table.seats[table.asked], body).status_code == 200
        holds(text, paths["/seat/actions"]["post"]["requestBody"], body)


class Asked(dict):
    """A dict that records the fields that are read."""

    def __init__(self, *fields: Any, **more: Any) -> None:
        super().__init__(*fields, **more)
        self.names: set[str] = set()

    def get(self, name: str, default: Any = None) -> Any:
        self.names.add(name)
        return super().get(name, default)


def test_the_described_fields_of_a_new_match_are_those_that_are_read(
    proposal: dict[str, Any],
) -> None:
    person = Asked(BELA)
    body = Asked({**proposal, "players": [person, CYRUS]})
    proposals.read(body, allow_seed=True)
    assert body.names | {"code"} == set(NewMatch.model_fields)  # the access check reads the code
    assert person.names == {*Person.model_fields, "bot", "open"}


WRONG = (7, -1.5, True, "nonsense", [7], {"a": 1}, "x" * 300, ["en"])


@sqlite_alone
@pytest.mark.parametrize("field", sorted({*NewMatch.model_fields} - {"code"}))
def test_a_new_match_that_the_description_refuses_is_refused(
    house: TrialInstallation, proposal: dict[str, Any], field: str
) -> None:
    refused = 0
    for value in WRONG:
        body = {**proposal, field: value}
        if is_described(body):
            continue
        refused += 1
        problems = house.client.post(MATCHES, json=body).json["error"]["problems"]
        assert field in {problem["at"].partition(".")[0] for problem in problems}, value
    assert refused > 3


@sqlite_alone
@pytest.mark.parametrize("field", sorted(Person.model_fields))
def test_a_person_that_the_description_refuses_is_refused(
    house: TrialInstallation, proposal: dict[str, Any], field: str
) -> None:
    refused = 0
    for value in WRONG:
        body = {**proposal, "host": {**ANA, field: value}}
        if is_described(body):
            continue
        refused += 1
        problems = house.client.post(MATCHES, json=body).json["error"]["problems"]
        assert [problem["at"] for problem in problems] == [f"host.{field}"], value
    assert refused > 3


def is_described(body: dict[str, Any]) -> bool:
    try:
        NewMatch.model_validate(body, strict=True)
    except ValidationError:
        return False
    return True
