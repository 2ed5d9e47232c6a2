"""Rate limits for strangers, permission to set up a match, and limits of a request."""

import json
import sys

import pytest
from sqlalchemy import Connection, func, select

from service.database.rows import TALLY
from service.installation import limit_counters, limits, networks
from service.installation.limit_counters import Counter, LimitExceeded
from service.installation.limits import DAY, Limit
from tests.service.at_table import bearer, begin, digest, invite
from tests.service.seasons.seasons_of_tests import open_season
from tests.service.seated import listening
from tests.service.trial_installation import ANA, BELA, SURE, TrialInstallation

BODY = {"game": "condottiere-3e", "host": ANA, "players": [BELA]}
AWAY = "203.0.113.5"
sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


def come_from(house: TrialInstallation, address: str) -> TrialInstallation:
    house.client.environ_base["REMOTE_ADDR"] = address
    return house


def guess(house: TrialInstallation, number: int = 0, path: str = "/s/{}") -> int:
    letters = "abcdefghijklmnopqrstuvwxyz"
    token = "".join(letters[(number // 26**place) % 26] for place in range(6)).ljust(26, "a")
    return house.client.get(path.format(token)).status_code


def counted(house: TrialInstallation) -> int:
    query = select(func.count(TALLY.c.whom))
    return house.installation.database.read(lambda c: c.execute(query).scalar_one())


def add(house: TrialInstallation, counter: Counter, now: int) -> None:
    house.installation.database.write(lambda c: limit_counters.add(c, counter, now))


# --- one table -------------------------------------------------------------


def test_a_counter_starts_again_after_its_time(house: TrialInstallation) -> None:
    counter = Counter("new", "somebody", Limit(2, 60))
    for now in (100, 130, 161, 170):
        add(house, counter, now)
    with pytest.raises(LimitExceeded) as excess:
        add(house, counter, 180)
    assert excess.value.seconds == 41
    add(house, Counter("new", "somebody else", Limit(2, 60)), 180)
    add(house, Counter("guess", "somebody", Limit(2, 60)), 180)


def test_a_quiet_counter_starts_again_only_after_silence(house: TrialInstallation) -> None:
    counter = Counter("new", "somebody", Limit(2, 60), is_quiet=True)
    add(house, counter, 100)
    add(house, counter, 150)
    with pytest.raises(LimitExceeded):
        add(house, counter, 209)
    add(house, counter, 210)


def test_a_clock_that_jumped_ahead_and_was_corrected_blocks_no_visitor(
    house: TrialInstallation,
) -> None:
    counter = Counter("new", "somebody", Limit(1, 60))
    add(house, counter, 1_000_000)
    add(house, counter, 100)
    with pytest.raises(LimitExceeded):
        add(house, counter, 101)


def test_subtracted_counts_no_longer_count(house: TrialInstallation) -> None:
    counter = Counter("new", "somebody", Limit(2, 60))
    for _ in range(2):
        add(house, counter, 100)
    house.installation.database.write(
        lambda c: limit_counters.take_off(c, "new", "somebody", 110, 5)
    )
    for _ in range(2):
        add(house, counter, 120)
    with pytest.raises(LimitExceeded):
        add(house, counter, 121)


def test_processes_count_together_and_a_restart_forgets_nothing(
    house: TrialInstallation, proposal: dict
) -> None:
    other = house.beside()
    codes = []
    for number in range(44):
        proposal["host"] = {**ANA, "email": f"ana{number % 12}@mail.example"}
        one = (house, other)[number % 2]
        codes.append(one.client.post("/api/v1/matches", json=proposal).status_code)
    assert codes == [201] * 40 + [429] * 4
    assert house.beside().client.post("/api/v1/matches", json=proposal).status_code == 429


def test_a_network_stays_counted_among_many_others(house: TrialInstallation) -> None:
    come_from(house, AWAY)
    codes = [guess(house, number) for number in range(125)]
    assert codes == [404] * 120 + [429] * 5

    house.time.seconds += 1
    now = house.time.seconds

    def flood(connection: Connection) -> None:
        for number in range(12_000):
            limit_counters.add(connection, Counter("guess", str(number), Limit(120, 60)), now)

    house.installation.database.write(flood)
    assert guess(house, 999) == 429


def test_the_scheduler_deletes_expired_counters(house: TrialInstallation) -> None:
    come_from(house, AWAY)
    house.client.post("/api/v1/matches", json=BODY)
    assert counted(house) == 8
    house.pass_time(30)
    assert counted(house) == 8
    house.pass_time(600)
    assert counted(house) == 7, "those of a day are still there"
    house.pass_time(DAY)
    assert counted(house) == 0


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("203.0.113.5", "203.0.113.250", True),
        ("203.0.113.5", "203.0.114.5", False),
        ("2001:db8::1", "2001:db8::ffff:ffff:ffff:ffff", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:203.0.113.5", "203.0.113.9", True),
        ("", "", True),
        ("unknown", "203.0.113.5", False),
    ],
)
def test_neighbours_are_one_visitor(one: str, other: str, same: bool) -> None:
    assert (networks.network_of(one) == networks.network_of(other)) == same


# --- guesses ---------------------------------------------------------------


@pytest.mark.parametrize("path", ["/s/{}", "/h/{}", "/s/{}/settings", "/s/{}/nothing"])
def test_a_network_that_tries_links_has_to_wait_however_wide_it_is(
    house: TrialInstallation, path: str
) -> None:
    for number in range(120):
        come_from(house, f"2001:db8::{number:x}")
        assert guess(house, number, path) == 404
    come_from(house, "2001:db8::1:1")
    assert guess(house, 999) == 429
    come_from(house, "2001:db8:0:1::1")
    assert guess(house, 999) == 404


def test_programs_that_try_tokens_are_counted_with_them(house: TrialInstallation) -> None:
    come_from(house, AWAY)
    for number in range(120):
        token = f"{number:026d}".translate(str.maketrans("0189", "aaaa"))
        answer = house.client.get("/api/v1/seat", headers=bearer(token))
        assert answer.status_code == 404
    answer = house.client.get("/api/v1/seat", headers=bearer("b" * 26))
    assert answer.status_code == 429 and 0 < int(answer.headers["Retry-After"]) <= 60
    assert guess(house) == 429


def test_a_good_link_is_answered_all_the_same_and_counts_nothing(house: TrialInstallation) -> None:
    table = begin(house)
    come_from(house, AWAY)
    for number in range(125):
        guess(house, number)
    before = counted(house)
    for path in (f"/s/{table.seats[0]}", f"/h/{table.host}"):
        assert house.client.get(path).status_code == 200
    asked = table.asked
    assert table.act_by_api(asked, table.turn, table.actions[0]).status_code == 200
    assert counted(house) == before


@sqlite_alone
def test_a_flood_of_guesses_writes_once_a_second_and_then_not_at_all(
    house: TrialInstallation,
) -> None:
    with listening(house.installation.database) as heard:
        for second in range(5):
            house.time.seconds += 1
            for number in range(50):
                guess(house, number + 50 * second)
    counts = [text for text in heard if text.startswith("INSERT INTO tally")]
    writes = [text for text in heard if text == "BEGIN IMMEDIATE"]
    assert len(counts) == len(writes) == 3, "one a second, and over the limit none"
    looks = [text for text in heard if text.startswith("SELECT tally")]
    assert len(looks) <= 2 * 5, "two a second: before its write and after it"
    assert guess(house) == 429


# --- before reading --------------------------------------------------------


@pytest.mark.parametrize("path", ["/new", "/api/v1/matches"])
def test_requests_of_strangers_are_counted_before_they_are_read(
    house: TrialInstallation, path: str
) -> None:
    """Invalid bodies count like others. Beyond the limit they are not read at all."""
    kind = {"content_type": "application/json" if "api" in path else None}
    codes = [house.client.post(path, data=b"{", **kind).status_code for _ in range(42)]
    assert codes == [400 if "api" in path else 200] * 40 + [429] * 2


def test_a_hosts_buttons_are_counted_before_the_form_is_read(
    house: TrialInstallation,
) -> None:
    table = invite(house, BELA)
    come_from(house, AWAY)
    url = f"/h/{table.host}/replace/1"
    codes = [house.client.post(url, data={**SURE, "name": ""}).status_code for _ in range(62)]
    assert codes[:58] == [400] * 58 and codes[-1] == 429


def test_only_counted_requests_may_be_large(house: TrialInstallation) -> None:
    table = begin(house)
    for path, most in ((f"/s/{table.seats[0]}/settings", 32), ("/s/" + "a" * 26 + "/join", 32)):
        large = b"a=" + b"x" * 1024 * most
        assert house.client.post(path, data=large, content_type=FORM).status_code == 413
    large = b"a=" + b"x" * 1024 * 200
    assert house.client.post("/new", data=large, content_type=FORM).status_code == 200


FORM = "application/x-www-form-urlencoded"
OTHERS = ("text/plain", FORM, "multipart/form-data", "application/jsonp", "text/json", "*/*")


@pytest.mark.parametrize("kind", OTHERS)
@pytest.mark.parametrize("path", ["/api/v1/matches", "/api/v1/seat/actions"])
def test_programs_send_json_as_json(house: TrialInstallation, kind: str, path: str) -> None:
    table = begin(house)
    before = digest(house)
    headers = {"Origin": "https://evil.example", **bearer(table.seats[table.asked])}
    body = json.dumps({**BODY, "turn": table.turn, "action": table.actions[0]})
    answer = house.client.post(path, data=body, content_type=kind, headers=headers)
    assert answer.status_code == 415 and answer.json["error"]["code"] == "not_json"
    unsaid = house.client.post(path, data=body, headers=headers)
    assert unsaid.status_code == 415
    assert digest(house) == before
    good = "application/json; charset=utf-8"
    said = house.client.post(path, data=body, content_type=good, headers=headers)
    assert said.status_code in (200, 201)


def steps(house: TrialInstallation, wish: str) -> int:
    """Return the number of function calls to answer a request with this Accept-Language header."""
    called = 0

    def look(_frame: object, event: str, _what: object) -> None:
        nonlocal called
        called += event in ("call", "c_call")

    sys.setprofile(look)
    try:
        answer = house.client.get("/", headers={"Accept-Language": wish})
    finally:
        sys.setprofile(None)
    assert 'lang="fa"' in answer.get_data(as_text=True)
    return called


@sqlite_alone
def test_only_the_beginning_of_a_browsers_language_list_is_read(
    house: TrialInstallation,
) -> None:
    short, long = ("fa;q=0.9," + "x-y;q=0.5," * number for number in (100, 20_000))
    assert house.client.get("/?language=fa").status_code == 200  # fills the caches
    assert steps(house, long) < 2 * steps(house, short)  # with ninety times as many languages


# --- who may set up a match ------------------------------------------------


def test_if_no_games_can_be_set_up_a_page_says_so(house: TrialInstallation) -> None:
    table, season = begin(house), f"/g/{open_season(house).opened.host}"
    shut = house.beside(new="nobody")
    before = digest(house)
    page = shut.get("/new?language=hu")
    assert page.status == 403 and page.reader.language == "hu" and page.reader.forms == []
    assert shut.client.post("/new", data=SURE).status_code == 403
    answer = shut.client.post("/api/v1/matches", json=BODY)
    assert answer.status_code == 403 and answer.json["error"]["code"] == "new_closed"
    assert not [link for link in shut.get("/").reader.links if link.startswith("/new")]
    for what in ("table", "match"):
        assert shut.get(f"{season}/{what}").status == 403
        assert f"{season}/{what}" not in shut.get(season).reader.links
        assert f"{season}/{what}" in house.get(season).reader.links
    assert digest(house) == before
    assert shut.client.get(f"/s/{table.seats[0]}").status_code == 200


def test_if_a_code_is_needed_the_right_one_is_accepted(house: TrialInstallation) -> None:
    asks = house.beside(new="code", new_code="sesame-77")
    before = digest(house)
    for wrong in (None, "", "sesame", "sesame-78", 7, ["sesame-77"], "\ud800"):
        answer = asks.client.post("/api/v1/matches", json={**BODY, "code": wrong})
        assert answer.status_code == 403 and answer.json["error"]["code"] == "code_wrong"
    assert digest(house) == before
    right = {**BODY, "code": " sesame-77 "}
    assert asks.client.post("/api/v1/matches", json=right).status_code == 201


def test_the_form_asks_for_the_code_and_keeps_the_typed_text(house: TrialInstallation) -> None:
    asks = house.beside(new="code", new_code="sesame-77")
    assert 'name="code"' not in house.get("/new").text
    form = {"game": "condottiere-3e", "host-name": "Ana", "host-email": ANA["email"]}
    form |= {"player-1-name": "Béla", "player-1-email": BELA["email"]}
    refused = asks.get("/new").submit("create", **form, code="open")
    assert refused.status == 403 and 'value="Béla"' in refused.text
    assert 'id="problem-code"' in refused.text
    assert house.new_letters() == []
    assert refused.submit("create", **form, code="sesame-77").status == 200
    assert [letter.kind for letter in house.new_letters()] == ["host"]


def test_codes_are_not_tried_out(house: TrialInstallation) -> None:
    asks = come_from(house.beside(new="code", new_code="sesame-77"), AWAY)
    codes = [
        asks.client.post("/api/v1/matches", json={**BODY, "code": f"sesame-{n}"}).status_code
        for n in range(12)
    ]
    assert codes == [403] * 10 + [429] * 2
    right = {**BODY, "code": "sesame-77"}
    assert asks.client.post("/api/v1/matches", json=right).status_code == 429
    come_from(asks, "198.51.100.1")
    assert asks.client.post("/api/v1/matches", json=right).status_code == 201


# --- an operator's own limits ----------------------------------------------


def test_an_operator_may_change_some_limits_and_keep_the_others() -> None:
    text = "[new]\nmost = 5\n[loopback.new]\nmost = 50\nseconds = 10\n[guess]\nseconds = 30"
    changed = limits.read(text)
    assert changed.of("new", is_at_home=False) == Limit(5, 60)
    assert changed.of("new", is_at_home=True) == Limit(50, 10)
    assert changed.of("guess", is_at_home=True) == Limit(120, 30)
    assert changed.of("host", is_at_home=True) == limits.AT_HOME["host"]
    assert limits.read("") == limits.Limits()


@pytest.mark.parametrize(
    "text",
    [
        "[new",
        "[news]\nmost = 5",
        "new = 5",
        "[new]\nmost = 0",
        "[new]\nmost = true",
        "[new]\nmost = 1.5",
        "[new]\nseconds = 99999999999",
        "[new]\nleast = 5",
        "loopback = 3",
        "[loopback.news]\nmost = 5",
        "a = " + "[" * 5000,
    ],
)
def test_a_file_that_cannot_be_used_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(limits.BadLimits) as bad:
        limits.read(text)
    assert "\n" not in str(bad.value) and len(str(bad.value)) < 300
