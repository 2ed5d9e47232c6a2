"""Hostile input on every route and method: no server error, no traceback, no change."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from werkzeug.sansio import request as sansio
from werkzeug.test import TestResponse

from tests.service.at_table import Table, bearer, begin, digest, invite
from tests.service.trial_installation import BELA, CYRUS, SURE, Page, TrialInstallation

EVIL = (
    *("", "0", "-1", "1e9", "10**30", str(10**30), "9" * 5000, "%00", "%0d%0aSet-Cookie:%20a=b"),
    *("%ff%fe", "%C0%AF", "%2e%2e%2f%2e%2e%2fetc%2fpasswd", "..%5c..", "a" * 8000, "%E2%80%AE"),
    *("%F0%9F%92%A9", "';drop%20table%20match;--", "{{7*7}}", "%3Cscript%3E", "%", "%zz", "۱۲۳"),
)
MARKS = ("Traceback", 'File "', "sqlalchemy", "psycopg", "sqlite3", "SELECT ", "jinja2")
few = settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


def check(answer: TestResponse) -> None:
    """Check the answer to a hostile request."""
    assert answer.status_code < 500, answer.request.path[:200]
    text = answer.get_data().decode(errors="replace")
    assert not [mark for mark in MARKS if mark in text], answer.request.path[:200]


def patterns(house: TrialInstallation) -> list[str]:
    return sorted({rule.rule for rule in house.client.application.url_map.iter_rules()})


def attempts(pattern: str, table: Table) -> list[str]:
    """Return the pattern with each evil value in each place and good values elsewhere."""
    good = {
        "<token>": table.host if pattern.startswith("/h/") else table.seats[table.asked],
        "<match_id>": table.match,
        "<int:turn>": str(table.turn),
        "<int:seat>": "1",
        "<action>": "play%20m1",
        "<game_id>": "condottiere-3e",
        "<sheet>": "aid",
        "<path:filename>": "style.css",
        "<name>": "Symbols.ttf",
    }
    blanks = [blank for blank in good if blank in pattern]
    found = []
    for evil_blank in blanks:
        for evil in EVIL:
            path = pattern
            for blank in blanks:
                path = path.replace(blank, evil if blank == evil_blank else good[blank])
            found.append(path)
    return found


@pytest.mark.parametrize(
    ("database_url", "method"),
    [
        *(("sqlite", method) for method in ("GET", "POST")),
        *(("postgres", method) for method in ("GET", "POST")),
        *(("dealt", method) for method in ("HEAD", "DELETE", "MADEUP")),
    ],
    indirect=["database_url"],
)
def test_no_address_however_malformed_is_a_fault_of_ours(
    house: TrialInstallation, method: str
) -> None:
    table = begin(house)
    before = digest(house)
    data = SURE if method == "POST" else None
    for pattern in patterns(house):
        for path in attempts(pattern, table):
            if method == "POST" and path == f"/s/{table.seats[table.asked]}/letters":
                continue
            if method != "POST" or not is_willing(path):
                check(house.client.open(path, method=method, data=data))
    assert digest(house) == before


def is_willing(path: str) -> bool:
    """True for URLs whose bare POST is allowed: they stop letters, and end a match."""
    return path.endswith(("/letters", "/call-off", "/return"))


@sqlite_alone
def test_queries_are_read_with_suspicion(house: TrialInstallation) -> None:
    table = begin(house)
    for name in ("after", "language", "paper", "done"):
        for evil in EVIL:
            paths = (f"/s/{table.seats[0]}", "/", "/new", "/print/condottiere-3e/aid.pdf")
            for path in (*paths, f"/h/{table.host}", f"/s/{table.seats[0]}/card.pdf"):
                if len(evil) < 100 or path == "/":
                    check(house.client.get(f"{path}?{name}={evil}"))
        check(house.client.get("/api/v1/seat?since=" + EVIL[5], headers=bearer(table.seats[0])))


# --- bodies ----------------------------------------------------------------

BODIES = (
    b"",
    b"\0",
    b"null",
    b"[" * 100_000,
    b'{"a":' * 100_000,
    b'{"turn": 1e400, "action": "pass"}',
    b'{"turn": NaN, "action": "pass"}',
    b'{"turn": ' + b"9" * 6000 + b', "action": "pass"}',
    b'{"turn": 0, "action": "\\u0000"}',
    b'{"turn": 0, "action": "\\ud800"}',
    b'{"turn": 0, "action": "' + b"play " * 20_000 + b'"}',
    b'{"turn": 0, "turn": 1, "action": "pass", "action": {}}',
    '{"turn": 0, "action": "pass"}'.encode("utf-16"),
    b"\xff\xfe{}",
    b"a=b&" * 30_000,
    b"x" * 300_000,
)
TYPES = ("application/json", "text/plain", "multipart/form-data", "image/png", "x/y; charset=evil")


@pytest.mark.parametrize("kind", TYPES)
def test_no_body_of_any_kind_is_a_fault_of_ours(house: TrialInstallation, kind: str) -> None:
    table = begin(house)
    before = digest(house)
    asked = table.asked
    for body in BODIES:
        headers = {**bearer(table.seats[asked]), "Content-Type": kind}
        for path in ("/api/v1/matches", "/api/v1/seat/actions", "/new"):
            check(house.client.post(path, data=body, headers=headers))
        check(house.client.post(f"/s/{table.seats[1]}/settings", data=body, content_type=kind))
        check(house.client.post(f"/h/{table.host}/replace/1", data=body, content_type=kind))
    assert digest(house) == before


def test_a_body_that_is_too_large_is_refused_as_such(house: TrialInstallation) -> None:
    table = begin(house)
    for path in ("/new", f"/s/{table.seats[0]}/settings", "/api/v1/matches"):
        kind = "application/json" if path.startswith("/api/") else None
        assert house.client.post(path, data=b"x" * 300_000, content_type=kind).status_code == 413


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(alphabet=st.characters(), max_size=20),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=6,
)
FIELDS = ("game", "options", "pace", "language", "host", "players", "seed")


@sqlite_alone
@few
@given(field=st.sampled_from(FIELDS), value=json_values)
def test_any_value_in_any_field_of_a_proposal_is_taken_or_refused(
    house: TrialInstallation, proposal: dict, field: str, value: Any
) -> None:
    house.time.seconds += 10
    check(post_json(house, "/api/v1/matches", {**proposal, field: value}, {}))


PERSON_FIELDS = ("name", "email", "language", "timezone")


@sqlite_alone
@few
@given(field=st.sampled_from(PERSON_FIELDS), value=json_values)
def test_any_value_in_any_field_of_a_person_is_taken_or_refused(
    house: TrialInstallation, proposal: dict, field: str, value: Any
) -> None:
    house.time.seconds += 10
    people = [{**BELA, field: value}, CYRUS]
    check(post_json(house, "/api/v1/matches", {**proposal, "players": people}, {}))


@sqlite_alone
@few
@given(turn=json_values, action=json_values | st.text(max_size=40))
def test_of_arbitrary_turns_and_actions_only_legal_ones_are_played(
    house: TrialInstallation, turn: Any, action: Any
) -> None:
    table = state_of_fuzz(house)
    before = digest(house)
    answer = post_json(
        house, "/api/v1/seat/actions", {"turn": turn, "action": action}, bearer(table.seats[0])
    )
    check(answer)
    assert answer.status_code in (400, 409, 422) and digest(house) == before


def post_json(
    house: TrialInstallation, path: str, body: Any, headers: dict[str, str]
) -> TestResponse:
    data = json.dumps(body)
    return house.client.post(path, data=data, content_type="application/json", headers=headers)


def state_of_fuzz(house: TrialInstallation) -> Table:
    """Return one table for all examples of a test."""
    if not hasattr(house, "fuzzed"):
        house.fuzzed = begin(house)
    return house.fuzzed


# --- names and addresses ---------------------------------------------------

REFUSED_NAMES = (
    "Béla\r\nBcc: all@mail.example",
    "Béla\0",
    "Béla\u202egnirts",
    "\u2066Béla",
    "\u200b\u200b",
    "a" * 61,
    "Z" + "\u0301" * 20,
    "\ud800",
    "Bé\u2028la",
    "",
    "   ",
)
REFUSED_ADDRESSES = (
    "bela@mail.example\r\nBcc: all@mail.example",
    "bela@mail.example, all@mail.example",
    "bela\0@mail.example",
    "<bela@mail.example> <all@mail.example>",
    "bela@mail@example.org",
    "be la@mail.example",
    "bela@[127.0.0.1]",
    "bela@\u202email.example",
    "a" * 300 + "@mail.example",
)


def test_names_and_addresses_that_could_do_harm_are_refused(
    house: TrialInstallation, proposal: dict
) -> None:
    before = digest(house)
    for field, values in (("name", REFUSED_NAMES), ("email", REFUSED_ADDRESSES)):
        for value in values:
            people = [{**BELA, field: value}, CYRUS]
            answer = post_json(house, "/api/v1/matches", {**proposal, "players": people}, {})
            assert answer.status_code == 400, value
            check(answer)
    assert digest(house) == before


WILD = (
    '<img src=x onerror="a">',
    "{{7*7}} ${7*7} %s",
    "Robert'); DROP TABLE seat;--",
    "کو\u200cرش",
)


@sqlite_alone
def test_wild_names_are_shown_unchanged_on_page_letter_subject_and_card(
    house: TrialInstallation,
) -> None:
    people = [
        {"name": name, "email": f"p{number}@mail.example"} for number, name in enumerate(WILD)
    ]
    table = begin(house, *people).play(6)
    for path in (f"/s/{table.seats[0]}", f"/m/{table.match}", f"/h/{table.host}"):
        page = Page(house, house.client.get(path))
        assert "<img" not in page.text.replace("<img class", "")
        assert "&lt;img src=x onerror=" in page.text and "{{7*7}} ${7*7} %s" in page.text
    for letter in house.new_letters():
        names = set(letter.message.keys())
        assert "Bcc" not in names and len(letter.message["To"].addresses) == 1
        assert '<img src=x onerror="a">' not in letter.html
        assert "\n" not in letter["Subject"]
    assert house.client.get(f"/s/{table.seats[1]}/card.pdf").data.startswith(b"%PDF")


# --- forged forms ----------------------------------------------------------


def test_a_legal_move_bent_in_any_way_plays_nothing(house: TrialInstallation) -> None:
    table = begin(house)
    asked, turn, action = table.asked, table.turn, table.actions[0]
    other = table.seats[(asked + 1) % 3]
    before = digest(house)
    bent = (action.upper(), f" {action}", f"{action} ", f"{action}%00", action.replace(" ", "+"))
    for each in (*bent, f"{action} {action}", action[:-1], f"{action}%0a", "pass"):
        answer = house.client.post(
            f"/s/{table.seats[asked]}/{turn}/{each.replace(' ', '%20')}", data=SURE
        )
        assert answer.status_code in (404, 422), each
    good = action.replace(" ", "%20")
    for path in (f"/s/{other}/{turn}/{good}", f"/s/{table.host}/{turn}/{good}"):
        assert house.client.post(path, data=SURE | {"seat": asked}).status_code in (404, 422)
    override = {"X-HTTP-Method-Override": "POST", "X-Forwarded-Host": "evil.example"}
    client = house.beside(test=False).client
    assert client.get(f"/s/{table.seats[asked]}/{turn}/{good}", headers=override)
    assert digest(house) == before


def test_letters_have_the_public_address_whatever_the_host_header(
    house: TrialInstallation, proposal: dict
) -> None:
    evil = {"Host": "evil.example", "X-Forwarded-Host": "evil.example", "Forwarded": "host=evil"}
    del proposal["seed"]
    answer = house.beside(test=False).client.post("/api/v1/matches", json=proposal, headers=evil)
    assert answer.status_code == 201
    letters = house.new_letters()
    assert letters
    for letter in letters:
        assert "evil" not in letter.text and "evil" not in letter.html


def test_a_malformed_invitation_link_seats_no_person(house: TrialInstallation) -> None:
    table = invite(house)
    before = digest(house)
    for token in (table.seats[1][:-1], table.seats[1].upper(), f"{table.seats[1]}%00"):
        assert house.client.post(f"/s/{token}/join", data=SURE).status_code == 404
    assert digest(house) == before


def test_a_url_with_thousands_of_parameters_is_refused_unparsed(
    house: TrialInstallation, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begin(house)
    taken_apart: list[str] = []
    parse = sansio.parse_qsl
    monkeypatch.setattr(
        sansio, "parse_qsl", lambda query, **how: taken_apart.append(query) or parse(query, **how)
    )
    before = digest(house)
    seat = f"/s/{table.seats[0]}"
    for path in (seat, f"{seat}/qr.svg", f"/s/{'a' * 26}/qr.svg", "/new", "/no", "/api/v1/seat"):
        for query in ("%ff&a=b&" * 7_500, "x" * 60_000, "a&" * 200):
            answer = house.client.get(f"{path}?{query}")
            check(answer)
            assert answer.status_code == 414
        for query in ("x" * 16_000, "a&" * 150):
            assert house.client.get(f"{path}?{query}").status_code != 414
    assert digest(house) == before and max(map(len, taken_apart)) < 16_384
