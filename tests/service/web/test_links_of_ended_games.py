"""However a game has ended, every link on its pages leads to a good answer."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from sqlalchemy import Connection

from service.installation.limits import DEFAULTS, HIGHEST, Limit, Limits
from service.matches import store, turns, votes
from service.tables import continued_matches
from tests.service.at_table import Table, begin
from tests.service.matches.test_campaigns import play_on, with_points
from tests.service.tables.tables_of_tests import Companions, open_pad
from tests.service.tables.test_continued_matches import lay, play_to_the_end
from tests.service.trial_installation import TrialInstallation
from tests.service.web.test_crawl import kind_of, links_of

UNLIMITED = Limits({name: Limit(HIGHEST, 60) for name in DEFAULTS}, {})
CAMPAIGN = {"campaign": 60}
DRAWN_ALIKE = re.compile(r"/print/.*\.(pdf|png)")  # sheets that the end of a game does not change
GAMES = ("condottiere-3e", "condottiere-1e", "rakab", "troyes", "btwixt")


def by_rules(table: Table) -> None:
    table.play(None)


def by_hand(table: Table, line: str = "end 1") -> Companions:
    at = lay(table)
    at.enter(at.opened.host, line)
    return at


def without_winner(table: Table) -> Companions:
    return by_hand(table, "end")


def at_table(table: Table) -> Companions:
    at = lay(table)
    play_to_the_end(at)
    return at


def agreed(table: Table) -> None:
    def work(connection: Connection) -> None:
        loaded = store.load(connection, table.match, lock=True)
        turns.end(connection, loaded, table.house.installation.now(), votes.drawn(loaded))

    table.house.installation.database.write(work)


def called_off(table: Table) -> None:
    table.house.get(f"/h/{table.host}/call-off").submit("call-off")


ENDS = (by_rules, by_hand, without_winner, at_table, agreed, called_off)
WITH_LUCK = ("troyes", "btwixt")  # whose entries need dice and cards
OF_GAMES = [
    (game, end) for game in GAMES for end in ENDS if game not in WITH_LUCK or end != at_table
]
End = Callable[[Table], Companions | None]


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
@pytest.mark.parametrize(("game", "end"), OF_GAMES)
def test_a_game(house: TrialInstallation, game: str, end: End) -> None:
    follow_all(house, begin(house, game=game).play(6), end)


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
@pytest.mark.parametrize("end", ENDS)
def test_the_second_game_of_a_campaign(house: TrialInstallation, end: End) -> None:
    first = begin(house, options=CAMPAIGN)
    follow_all(house, play_on(house, first), end, first)


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
@pytest.mark.parametrize("end", [by_rules, at_table, by_hand])
def test_the_last_game_of_a_campaign(house: TrialInstallation, end: End) -> None:
    follow_all(house, with_points(house, [16, 15, 14]).play(4), end)


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
@pytest.mark.parametrize("target", [0, 1, 60])
@pytest.mark.parametrize("ends", ["", "end 2", "end"])
def test_a_game_at_phones_alone(house: TrialInstallation, target: int, ends: str) -> None:
    at = open_pad(house, game="condottiere-3e", options={"campaign": target})
    if ends:
        for line in ("tell 0", ends):
            at.enter(at.opened.host, line)
    else:
        play_to_the_end(at)
    follow(house, pages_of_table(at))


def follow_all(
    house: TrialInstallation, table: Table, end: End, first: Table | None = None
) -> None:
    """End the game by `end`, and follow the links on the pages of its match, campaign and table."""
    at = end(table)
    house.pass_time(continued_matches.QUIET)
    house.pass_time(1)
    assert table.loaded().match.status in ("over", "called_off")
    pages = pages_of_table(at) if at else []
    for each in (table, first) if first else (table,):
        pages += [f"/m/{each.match}", f"/m/{each.match}/print", f"/m/{each.match}/log"]
        pages += [f"/c/{each.match}", f"/h/{each.host}", f"/s/{each.seats[0]}"]
    pages = [path for path in pages if not path.startswith("/c/") or is_campaign(house, path)]
    follow(house, pages)


def is_campaign(house: TrialInstallation, path: str) -> bool:
    return house.client.get(path).status_code == 200


def pages_of_table(at: Companions) -> list[str]:
    return [f"/t/{token}" for token in (at.opened.host, at.opened.watch, at.opened.seats[0])]


def follow(house: TrialInstallation, pages: list[str]) -> None:
    """Follow one link of each kind on these pages, and check that each answers without an error."""
    crawler = house.beside(limits=UNLIMITED)
    seen: dict[str, int] = {}
    known: set[tuple[str, ...]] = set()
    for page in pages:
        answer = crawler.client.get(page)
        seen[page] = answer.status_code
        for link in links_of(crawler, page, answer):
            path = link.partition("?")[0]
            if kind_of(link) in known or DRAWN_ALIKE.search(link):
                continue
            known.add(kind_of(link))
            seen[path] = crawler.client.get(link).status_code
    assert {path: status for path, status in seen.items() if status >= 400} == {}
