"""Request costs: each route has a class, and expensive ones are counted for each network."""

import re
from collections.abc import Iterator
from threading import Event, Semaphore, Thread
from typing import Any

import pytest
from flask import Flask

import engine
import printables
from printables.kit.page import PAPERS
from service.installation.limits import DEFAULTS, Limit, Limits
from service.language.languages import LANGUAGES
from service.web import costs
from service.web.app import lay_out
from service.web.pages import sheets
from service.web.routes import list_routes
from tests.service.trial_installation import TrialInstallation

sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
FEW, PATIENCE = 2, 60


def rules() -> dict[str, str]:
    """Map each endpoint to a URL rule."""
    app = Flask("service")
    lay_out(app, with_mailbox=True)
    return {rule.endpoint: rule.rule for rule in app.url_map.iter_rules()}


def test_every_address_has_one_cost_class_and_no_other_is_named() -> None:
    assert {route["cost"] for route in list_routes()} == {"cheap", "counted", "expensive"}
    named = [*costs.EXPENSIVE, *costs.WHEN_DRAWN, *costs.COUNTED, *costs.CHEAP]
    assert sorted(named) == sorted(rules())
    assert set(costs.EXPENSIVE.values()) <= set(DEFAULTS)


def test_an_address_without_a_class_is_noticed() -> None:
    with pytest.raises(LookupError):
        costs.of_endpoint("home.another")


@sqlite_alone
@pytest.mark.parametrize(("endpoint", "what"), costs.EXPENSIVE.items())
def test_an_expensive_request_is_counted_before_anything_is_looked_up(
    house: TrialInstallation, endpoint: str, what: str
) -> None:
    few = Limits({**DEFAULTS, what: Limit(FEW, 60)}, {})
    client = house.beside(limits=few).client
    path = re.sub("<int:[a-z_]+>", "1", rules()[endpoint])
    path = re.sub("<[a-z_]+>", "b" * 12, path)
    statuses = [client.get(path).status_code for _ in range(FEW + 1)]
    assert statuses == [404] * FEW + [429]


@pytest.fixture
def nothing_drawn() -> Iterator[None]:
    caches = (sheets._answer, sheets._usual, sheets._drawn)
    for cache in caches:
        cache.cache_clear()
    yield
    for cache in caches:
        cache.cache_clear()


@sqlite_alone
@pytest.mark.usefixtures("nothing_drawn")
def test_a_common_sheet_is_drawn_once_in_any_order_of_requests(
    house: TrialInstallation, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Any] = []
    monkeypatch.setattr(printables, "drawn", lambda *about: drawn.append(about) or b"%PDF")
    every = [
        f"/print/{game.id}/{sheet}.pdf?language={language}&paper={paper}"
        for game in engine.games().values()
        for sheet in printables.sheets(game)
        for language in LANGUAGES
        for paper in PAPERS
    ]
    assert len(every) <= min(sheets.CACHED_USUAL_SHEETS, DEFAULTS["usual_sheets"].most)
    for _ in range(2):
        refused = [path for path in every if house.client.get(path).status_code != 200]
        assert refused == []
    assert len(drawn) == len(every)
    few = house.beside(limits=Limits({**DEFAULTS, "usual_sheets": Limit(FEW, 60)}, {})).client
    assert few.get(every[0]).status_code == 200, "what is kept costs nothing"
    sheets._answer.cache_clear()
    sheets._usual.cache_clear()
    statuses = [few.get(path).status_code for path in every[: FEW + 1]]
    assert statuses[FEW] == 429


@sqlite_alone
def test_few_sheets_are_drawn_at_once(
    house: TrialInstallation, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All threads share a processor, so each further one would delay everybody's pages."""
    began, may_end = Semaphore(0), Event()

    def draw(*_: object) -> bytes:
        began.release()
        may_end.wait(PATIENCE)
        return b"%PDF"

    monkeypatch.setattr(printables, "drawn", draw)
    paths = [f"/print/rakab/aid.pdf?players=3&names=Ana{number}" for number in range(6)]
    asking = [
        Thread(target=house.client.application.test_client().get, args=[path]) for path in paths
    ]
    for each in asking:
        each.start()
    try:
        assert all(began.acquire(timeout=PATIENCE) for _ in range(sheets.AT_ONCE))
        assert not began.acquire(timeout=0.5)
    finally:
        may_end.set()
        for each in asking:
            each.join(PATIENCE)
    assert began.acquire(timeout=0), "the others were drawn after them"


@sqlite_alone
def test_a_request_that_got_no_thread_is_told_so(house: TrialInstallation) -> None:
    answer = house.client.get(
        "/", environ_overrides={"staffetta.has_no_turn": True}, headers={"Accept-Language": "hu"}
    )
    assert answer.status_code == 429 and answer.headers["Retry-After"]
    assert 'lang="hu"' in answer.text
