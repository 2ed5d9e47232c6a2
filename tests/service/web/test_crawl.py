"""Every link of the demo, with its campaign games, tables and a season, leads to a good answer."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator
from urllib.parse import parse_qs, urljoin, urlsplit

from sqlalchemy import Connection, select
from werkzeug.test import TestResponse

import engine
import printables
from engine.table import Refused
from service.database.models import CampaignGame, Match
from service.installation.limits import DEFAULTS, HIGHEST, Limit, Limits
from service.matches import store, turns
from service.operations import clock, demo
from service.tables import opening, wishes
from service.tables.opening import OpenedTable
from tests.service.groups.groups_of_tests import open_group
from tests.service.tables.tables_of_tests import Companions
from tests.service.trial_installation import Page, TrialInstallation, path_of

NAMES = ("Ana", "Béla", "کورش", "Dara")
SOME_MOVES, SOME_ENTRIES = 5, 12
UNLIMITED = Limits({name: Limit(HIGHEST, 60) for name in DEFAULTS}, {})
# Addresses that refuse by contract: no clock is at work here, and no token is given.
REFUSALS = {"/readyz": 503, "/api/v1/seat": 401, "/api/v1/table": 401}
# Links that differ only in their turn or in an action's words are one kind.
ALIKE = (
    (re.compile(r"(/s/[a-z2-7]{26})/\d+/(\w+)[^/?]*"), r"\1/turn/\2"),
    (re.compile(r"(/m/[^/]+)/\d+$"), r"\1/turn"),
)


def test_every_link_of_the_demo_leads_to_a_good_answer(house: TrialInstallation) -> None:
    demo.furnish(house.installation)
    play_later_games(house)
    crawler = house.beside(demo=True, limits=UNLIMITED)
    starts = {*hosts(house), *furnish_tables(house), *bare_addresses(crawler)}
    starts |= {path_of(link) for letter in house.new_letters() for link in letter.links}
    seen = crawl(crawler, starts)
    assert {path: status for path, status in seen.items() if status >= 400} == REFUSALS
    assert {path.partition("?")[0] for path in seen} >= set(sheets_of_matches(house))


def crawl(house: TrialInstallation, starts: set[str]) -> dict[str, int]:
    """Follow one link of each kind from there on; return each address with its status."""
    seen: dict[str, int] = {}
    waiting, known = sorted(starts), set(map(kind_of, starts))
    while waiting:
        path = waiting.pop()
        answer = house.client.get(path)
        seen[path] = answer.status_code
        for link in links_of(house, path, answer):
            if kind_of(link) not in known:
                known.add(kind_of(link))
                waiting.append(link)
    return seen


def links_of(house: TrialInstallation, path: str, answer: TestResponse) -> Iterator[str]:
    """Yield the addresses of this installation that a page leads to."""
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
    """Return what a link shares with others of its kind: its address and its fields' names.

    A sheet is one kind in every language and on every paper.
    """
    address, _, query = path.partition("?")
    for pattern, common in ALIKE:
        address = pattern.sub(common, address)
    return (address,) if "/print/" in address else (address, *sorted(parse_qs(query)))


def bare_addresses(house: TrialInstallation) -> set[str]:
    """Return the addresses that name no match and no link."""
    rules = house.client.application.url_map.iter_rules()
    return {each.rule for each in rules if "<" not in each.rule and "GET" in each.methods}


def sheets_of_matches(house: TrialInstallation) -> Iterator[str]:
    """Yield the address of every sheet of every match that has begun."""
    query = select(Match.id, Match.game).where(Match.status.in_(("running", "over")))
    for row in house.installation.database.read(lambda c: c.execute(query).all()):
        for sheet in printables.sheets(engine.load(row.game)):
            yield f"/m/{row.id}/print/{sheet}.pdf"


# --- what the demo begins, gone on with, and what it lacks -----------------


def play_later_games(house: TrialInstallation) -> None:
    """Play the second game of the demo's campaign to its end, and some moves of the third."""
    for moves in (10_000, SOME_MOVES):
        clock.tick(house.installation)
        now = house.installation.now()
        house.installation.database.write(lambda c, most=moves, at=now: play_latest(c, most, at))


def play_latest(connection: Connection, most: int, now: int) -> None:
    match_id, choose = latest_game(connection), random.Random("campaign")
    for _ in range(most):
        if not (loaded := store.load(connection, match_id)).is_running:
            return
        seat = loaded.to_act()[0]
        action = choose.choice(loaded.game.legal_actions(loaded.state, seat))
        turns.take(connection, loaded, seat, loaded.match.turn, action, now)


def latest_game(connection: Connection) -> str:
    latest = select(CampaignGame.match_id).order_by(CampaignGame.number.desc()).limit(1)
    return str(connection.scalar(latest))


def hosts(house: TrialInstallation) -> list[str]:
    """Return the addresses of all hosts' pages."""
    matches = house.installation.database.read(lambda c: c.scalars(select(Match.id)).all())
    return [house.host_page(match) for match in matches]


def furnish_tables(house: TrialInstallation) -> Iterator[str]:
    """Open tables of all games and a season that counts them; yield the addresses of all links.

    At one more the latest game of the campaign goes on.
    """
    season = open_group(house)
    yield from (f"/g/{token}" for token in (season.opened.host, season.opened.watch))
    tables = [open_table(house, game_id).opened for game_id in (*engine.games(), engine.PAD)]
    for opened in tables:
        season.put(f"/t/{opened.host}")
    for opened in (*tables, house.installation.database.write(lambda c: go_on(c, house))):
        yield from (f"/t/{token}" for token in (opened.host, opened.watch, *opened.seats))


def go_on(connection: Connection, house: TrialInstallation) -> OpenedTable:
    loaded = store.load(connection, latest_game(connection))
    tokens, now = house.installation.tokens, house.installation.now()
    return opening.from_match(connection, loaded, tokens, now)


def open_table(house: TrialInstallation, game_id: str, names: Iterable[str] = NAMES) -> Companions:
    """A table of that game at which the host has entered a few lines by chance."""
    wish = wishes.read({"game": game_id, "seats": [{"name": name} for name in names]}, game_id)
    tokens, now = house.installation.tokens, house.installation.now()
    opened = house.installation.database.write(lambda c: opening.open_table(c, wish, tokens, now))
    at, choose = Companions(house, opened), random.Random(game_id)
    for _ in range(SOME_ENTRIES):
        line = choose.choice(at.table.rules.offers(at.table.at, None))
        try:
            at.enter(opened.host, line)
        except Refused:  # an offer may be the beginning of a line
            continue
    return at
