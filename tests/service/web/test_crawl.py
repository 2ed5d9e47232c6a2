"""Every link of the demo, with its campaign games, tables and a season, has a good answer."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from urllib.parse import parse_qs, urljoin, urlsplit

import pytest
from sqlalchemy import Connection, select
from werkzeug.test import TestResponse

import engine
from engine.table import Refused
from service.database.rows import CAMPAIGN_GAME, MATCH
from service.installation.limits import DEFAULTS, HIGHEST, Limit, Limits
from service.matches import store, turns
from service.operations import demo, scheduler
from service.tables import creation, table_requests
from service.tables.creation import OpenedTable
from service.views import available_sheets
from tests.service.database.plans import recorded, scanning
from tests.service.seasons.seasons_of_tests import open_season
from tests.service.tables.tables_of_tests import Companions
from tests.service.trial_installation import Page, TrialInstallation, path_of
from tests.service.web.valid_html import faults_in

NAMES = ("Ana", "Béla", "کورش", "Dara")
SOME_MOVES, SOME_ENTRIES = 5, 12
MANY_KINDS = 80  # of pages and letters in the demo
UNLIMITED = Limits({name: Limit(HIGHEST, 60) for name in DEFAULTS}, {})
# addresses that refuse by contract, as no scheduler runs and no token is sent
REFUSALS = {"/readyz": 503, "/api/v1/table": 401} | dict.fromkeys(
    ("/api/v1/seat", "/api/v1/seat/talk", "/api/v1/seat/deals"), 401
)
# Links that differ only in their turn or in an action's words are one kind.
ALIKE = (
    (re.compile(r"(/s/[a-z2-7]{26})/\d+/(\w+)[^/?]*"), r"\1/turn/\2"),
    (re.compile(r"(/m/[^/]+)/\d+$"), r"\1/turn"),
)


# Pages that differ only in their link, match or number are of one kind.
ONE_KIND = re.compile(r"/[a-z2-7]{26}|(?<=/m)/[a-z0-9]+|/\d+(?=/|$)|/(?<=\d/)[^/]+$")


@pytest.mark.usefixtures("small_boards")
def test_every_link_of_the_demo_leads_to_a_good_answer_in_valid_html(
    house: TrialInstallation, tmp_path: Path
) -> None:
    database = house.installation.database
    with recorded(database) as statements:
        demo.furnish(house.installation)
        scheduler.tick(house.installation)
    play_later_games(house)
    crawler = house.beside(demo=True, limits=UNLIMITED)
    starts = {*hosts(house), *furnish_tables(house), *bare_addresses(crawler)}
    with recorded(database) as more:
        letters = house.new_letters()
        starts |= {path_of(link) for letter in letters for link in letter.links}
        starts.add(house.get("/").submit("try-rakab").response.request.path)
        pages = {f"letter {letter.kind}": letter.html for letter in letters}
        seen = crawl(crawler, starts, pages)
    assert scanning(database, statements | more) == {}
    assert {path: status for path, status in seen.items() if status >= 400} == REFUSALS
    assert {path.partition("?")[0] for path in seen} >= set(sheets_of_matches(house))
    assert len(pages) > MANY_KINDS
    if house.installation.database.is_sqlite:
        assert faults_in(pages, tmp_path) == []


def crawl(house: TrialInstallation, starts: set[str], pages: dict[str, str]) -> dict[str, int]:
    """Follow one link of each kind from these URLs, and return the status of each URL.

    A page of each kind is added to `pages`.
    """
    seen: dict[str, int] = {}
    waiting, known = sorted(starts), set(map(kind_of, starts))
    while waiting:
        path = waiting.pop()
        answer = house.client.get(path)
        seen[path] = answer.status_code
        if answer.mimetype == "text/html":
            pages.setdefault(ONE_KIND.sub("/…", path.partition("?")[0]), answer.text)
        for link in links_of(house, path, answer):
            if kind_of(link) not in known:
                known.add(kind_of(link))
                waiting.append(link)
    return seen


def links_of(house: TrialInstallation, path: str, answer: TestResponse) -> Iterator[str]:
    """Yield the page's links to this installation."""
    links = [answer.headers["Location"]] if "Location" in answer.headers else []
    if answer.mimetype == "text/html":
        reader = Page(house, answer).reader
        links += reader.links
        links += [form["to"] for form in reader.forms if form["method"] == "get"]
    base = house.installation.settings.base_url
    for link in (urljoin(f"{base}{path}", link) for link in links):
        if urlsplit(link).netloc == urlsplit(base).netloc:
            yield path_of(link)


def kind_of(path: str) -> tuple[str, ...]:
    """Return a link's kind: its path and the names of its query parameters.

    A sheet is one kind in every language and on every paper.
    """
    address, _, query = path.partition("?")
    for pattern, common in ALIKE:
        address = pattern.sub(common, address)
    return (address,) if "/print/" in address else (address, *sorted(parse_qs(query)))


def bare_addresses(house: TrialInstallation) -> set[str]:
    """Return the URLs that have no variable part, such as a match or a token."""
    rules = house.client.application.url_map.iter_rules()
    return {each.rule for each in rules if "<" not in each.rule and "GET" in each.methods}


def sheets_of_matches(house: TrialInstallation) -> Iterator[str]:
    """Yield the URL of every sheet of every match that has begun."""
    query = select(MATCH.c.id).where(MATCH.c.status.in_(("running", "over")))
    for match in house.installation.database.read(lambda c: c.scalars(query).all()):
        loaded = house.installation.database.read(lambda c, match=match: store.load(c, match))
        for sheet in available_sheets.of_match(loaded, tuple(loaded.names)).sheets:
            yield f"/m/{match}/print/{sheet}.pdf"


# --- additions to the demo -------------------------------------------------


def play_later_games(house: TrialInstallation) -> None:
    """Play the second game of the demo's campaign to its end, and some moves of the third.

    The dice may end the campaign before that.
    """
    for moves in (10_000, SOME_MOVES):
        scheduler.tick(house.installation)
        now = house.installation.now()
        house.installation.database.write(lambda c, most=moves, at=now: play_latest(c, most, at))


def play_latest(connection: Connection, most: int, now: int) -> None:
    match_id, choose = latest_game(connection), random.Random("campaign")
    for _ in range(most if match_id else 0):
        if not (loaded := store.load(connection, match_id)).is_running:
            return
        seat = loaded.to_act()[0]
        action = choose.choice(loaded.game.legal_actions(loaded.state, seat))
        turns.take(connection, loaded, seat, loaded.match.turn, action, now)


def latest_game(connection: Connection) -> str:
    """Return the match of the last game of a campaign that has begun, or ""."""
    begun = select(CAMPAIGN_GAME.c.match_id).where(CAMPAIGN_GAME.c.match_id.is_not(None))
    return connection.scalar(begun.order_by(CAMPAIGN_GAME.c.number.desc()).limit(1)) or ""


def hosts(house: TrialInstallation) -> list[str]:
    """Return the URLs of all hosts' pages."""
    matches = house.installation.database.read(lambda c: c.scalars(select(MATCH.c.id)).all())
    return [house.host_page(match) for match in matches]


def furnish_tables(house: TrialInstallation) -> Iterator[str]:
    """Open tables of all games and a season with them; yield the URLs of all their links.

    One more table continues a running match.
    """
    season = open_season(house)
    yield from (f"/g/{token}" for token in (season.opened.host, season.opened.watch))
    tables = [open_table(house, game_id).opened for game_id in (*engine.games(), engine.PAD)]
    for opened in tables:
        season.put(f"/t/{opened.host}")
    for opened in (*tables, house.installation.database.write(lambda c: go_on(c, house))):
        yield from (f"/t/{token}" for token in (opened.host, opened.watch, *opened.seats))


def go_on(connection: Connection, house: TrialInstallation) -> OpenedTable:
    """Continue a running match with the real box: the campaign's, unless the dice have ended it."""
    tokens, now = house.installation.tokens, house.installation.now()
    latest = MATCH.c.id == latest_game(connection)
    running = (
        select(MATCH.c.id).where(MATCH.c.status == "running").order_by(latest.desc(), MATCH.c.id)
    )
    for match_id in connection.scalars(running).all():
        with suppress(Refused):  # some cannot go on at a table just now
            return creation.from_match(connection, store.load(connection, match_id), tokens, now)
    raise AssertionError("no match of the demo goes on")


def open_table(house: TrialInstallation, game_id: str, names: Iterable[str] = NAMES) -> Companions:
    """Return a table of that game with a few random entries by its host."""
    wish = table_requests.read(
        {"game": game_id, "seats": [{"name": name} for name in names]}, game_id
    )
    tokens, now = house.installation.tokens, house.installation.now()
    opened = house.installation.database.write(lambda c: creation.open_table(c, wish, tokens, now))
    at, choose = Companions(house, opened), random.Random(game_id)
    for _ in range(SOME_ENTRIES):
        line = choose.choice(at.table.rules.offers(at.table.at, None))
        try:
            at.enter(opened.host, line)
        except Refused:  # an offer may be only the beginning of a line
            continue
    return at
