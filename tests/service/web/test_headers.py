"""The headers of every answer, and the secrets that no log line, page or metric shows."""

import json
import logging
import re
from collections.abc import Callable
from html.parser import HTMLParser
from urllib.parse import urlsplit

import pytest
from werkzeug.test import create_environ

from service.installation import logs
from service.web import rendering
from service.web.pages.styles import SHEETS
from tests.service.at_table import Table, bearer, begin, invite
from tests.service.trial_installation import SURE, TrialInstallation, secrets_of_links

sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
NOBODY = "a" * 26
OURS = "https://play.example"


def addresses(table: Table, waiting: Table) -> list[str]:
    """Return a URL of every kind, valid and invalid."""
    seat, asked = table.seats[0], table.seats[table.asked]
    action = table.actions[0].replace(" ", "%20")
    return [
        *("/", "/new", "/new/sent/x", "/nothing", "/healthz", "/readyz", "/metrics"),
        *("/api/v1/openapi.json", "/api/v1/seat", "/api/v1/nothing", "/static/nothing.css"),
        *("/print/condottiere-3e/aid.pdf", "/print/x/aid.pdf", "/fonts/nothing.ttf"),
        *(f"/s/{seat}", f"/s/{asked}/{table.turn}/{action}", f"/s/{asked}/0/pass"),
        *(f"/s/{seat}/{path}" for path in ("join", "decline", "settings", "letters", "turn")),
        *(f"/s/{waiting.seats[1]}/join", f"/s/{waiting.seats[1]}/decline", f"/s/{NOBODY}"),
        *(f"/h/{table.host}", f"/h/{table.host}/call-off", f"/h/{table.host}/resend/1"),
        *(f"/h/{table.host}/replace/1", f"/h/{NOBODY}", f"/m/{table.match}", "/m/nothing"),
        *(f"/s/{seat}/qr.svg", f"/s/{NOBODY}/qr.svg", f"/s/{seat}/qr.svg?{'%ff&' * 15_000}"),
        *(f"/m/{table.match}/export", f"/s/{seat}/card.pdf", f"/s/{seat}/%00", "/%ff%fe"),
    ]


PUBLIC = ("/static/", "/styles/", "/print/", "/fonts/")
# long forms that the browser may cache, so that Back keeps their input
FORMS = re.compile(r"/new|/table/new|/season/new|/h/\w+/replace/\d|/j/\w+")


@sqlite_alone
def test_every_answer_has_the_protective_headers(
    house: TrialInstallation,
) -> None:
    table, waiting = begin(house).play(4), invite(house)
    for path in addresses(table, waiting):
        for method in ("GET", "HEAD", "OPTIONS", "POST", "DELETE"):
            if method == "POST" and ("/turn" not in path and "/nothing" not in path):
                continue  # those change data; other tests check the forms
            answer = house.client.open(path, method=method)
            headers = answer.headers
            assert answer.status_code < 500 or path == "/readyz", (method, path)
            assert "default-src 'none'" in headers["Content-Security-Policy"], (method, path)
            assert "unsafe" not in headers["Content-Security-Policy"]
            assert headers["X-Content-Type-Options"] == "nosniff"
            assert headers["Referrer-Policy"] == "no-referrer"
            assert "Set-Cookie" not in headers
            if answer.status_code >= 400 or not path.startswith(PUBLIC):
                kept = headers["Cache-Control"]
                if FORMS.fullmatch(path.partition("?")[0]) and answer.status_code == 200:
                    assert kept in ("private, no-cache", "no-store, private"), (method, path)
                else:
                    assert "no-store" in kept or path.endswith("/turn"), (method, path)


class Fetches(HTMLParser):
    """Collects the resources that a browser loads or runs, and the targets of forms and links."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.inline: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        values = dict(attributes)
        self.inline += [name for name in values if name.startswith("on") or name == "style"]
        if tag == "style" or (tag == "script" and "src" not in values):
            self.inline.append(tag)
        self.found += [
            value
            for name, value in attributes
            if name in ("src", "href", "action", "srcset", "data") and value and tag != "svg"
        ]


@sqlite_alone
def test_no_page_has_inline_scripts_or_loads_from_other_sites(house: TrialInstallation) -> None:
    table, waiting = begin(house).play(4), invite(house)
    pages = 0
    for path in addresses(table, waiting):
        answer = house.client.get(path)
        if answer.mimetype != "text/html":
            continue
        pages += 1
        reader = Fetches()
        reader.feed(answer.get_data(as_text=True))
        assert reader.inline == [], path
        assert {urlsplit(url).netloc for url in reader.found} <= {""}, path
    assert pages > 20


@sqlite_alone
def test_no_style_sheet_loads_from_other_sites(house: TrialInstallation) -> None:
    for name in SHEETS:
        css = house.client.get(f"/styles/{name}.css").get_data(as_text=True)
        assert "@font-face" in css, name
        assert not re.search(r"url\(['\"]?(https?:)?//", css) and "@import" not in css


@sqlite_alone
def test_the_metrics_count_routes_and_no_invented_methods(
    house: TrialInstallation,
) -> None:
    table = begin(house)
    house.client.get(f"/s/{table.seats[0]}")
    house.client.open("/", method="MADEUP")
    text = house.client.get("/metrics").get_data(as_text=True)
    assert 'route="/s/<token>"' in text
    assert table.seats[0] not in text and "MADEUP" not in text


class Kept(logging.Handler):
    """Collects all log lines, as on stderr."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.setFormatter(logs.Lines())

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture
def kept() -> Kept:
    handler = Kept()
    root = logging.getLogger()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    logs.requests_to(handler.lines.append)
    yield handler
    logs.requests_to(None)
    root.removeHandler(handler)
    root.setLevel(level)


def play_by_pages(table: Table) -> None:
    """Play a whole game by links and buttons, with errors on the way."""
    house, number = table.house, 0
    while table.loaded().is_running:
        number += 1
        action = sorted(table.actions)[number % len(table.actions)]
        url = f"/s/{table.seats[table.asked]}/{table.turn}/{action.replace(' ', '%20')}"
        house.client.get(url)
        house.client.post(url, data=SURE)
        if number > 40:
            table.play(None)


@sqlite_alone
def test_no_log_line_holds_a_link_an_address_or_the_seed_over_a_whole_game(
    house: TrialInstallation, kept: Kept
) -> None:
    table = begin(house)
    house.new_letters()
    play_by_pages(table)
    house.new_letters()
    house.client.get(f"/h/{table.host}/nothing")
    house.client.get(f"/s/{table.seats[0]}/%00/x", headers=bearer(table.seats[1]))
    logging.getLogger("service.web.server").error("while serving %s", f"/s/{table.seats[2]}/1/pass")
    seats = table.loaded().seats
    text = "\n".join(kept.lines)
    assert "/s/<token>" in text and len(kept.lines) > 80
    every = [json.loads(line) for line in text.splitlines()]  # one write may have several
    assert {"at", "level", "event"} <= set.intersection(*map(set, every))
    assert {each["status"] for each in every if each["event"] == "request"} >= {200, 303, 404}
    hidden = [*table.seats, table.host, table.loaded().match.seed]
    hidden += [seat.address for seat in seats] + secrets_of_links(house)
    assert [secret for secret in hidden if secret in text] == []


def test_a_failed_statement_is_logged_without_its_values(kept: Kept) -> None:
    try:
        raise ValueError("no disk\n[SQL: INSERT INTO seat]\n[parameters: ('Ana', 'a@b.example')]")
    except ValueError:
        logging.getLogger("service").exception("the database failed for %s", "a@b.example")
    assert "b.example" not in kept.lines[0] and "'Ana'" not in kept.lines[0]
    assert "INSERT INTO seat" in kept.lines[0]


@pytest.mark.parametrize(
    ("address", "sent"),
    [
        ("/s/abc?after=3", "/s/abc?after=3"),
        ("/s/a é", "/s/a%20%C3%A9"),
        ("/s/Siena–", "/s/Siena%E2%80%93"),
    ],
)
def test_a_redirect_has_only_characters_valid_in_a_header(address: str, sent: str) -> None:
    status, headers = [], {}
    answer = rendering.see_other(address)
    environ = create_environ()
    sent_body: list[bytes] = []

    def start(said: str, pairs: list[tuple[str, str]]) -> Callable[[bytes], None]:
        status.append(said)
        headers.update(pairs)
        return sent_body.append

    sent_body += answer(environ, start)
    assert b"".join(sent_body) == b"" and status == ["303 SEE OTHER"]
    assert (headers["Location"], headers["Content-Length"]) == (sent, "0")
