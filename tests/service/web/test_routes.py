"""The list of routes is complete, and its statements are true."""

import pytest
from flask import Flask

from service.links.store import KINDS, Target
from service.people import calendars
from service.web import access
from service.web.app import lay_out
from service.web.routes import list_routes
from tests.service.at_table import begin, invite
from tests.service.seasons.seasons_of_tests import open_season
from tests.service.tables.tables_of_tests import open_pad
from tests.service.trial_installation import ANA, TrialInstallation

CLOSED = (
    "/s/",
    "/e/",
    "/k/",
    "/h/",
    "/a/",
    "/j/",
    "/y/",
    "/t/",
    "/g/",
    "/mine/",
    "/cal/",
    "/api/v1/seat",
    "/api/v1/table",
)
OPEN = ("/api/v1/tables",)
sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


@sqlite_alone
def test_the_list_holds_every_address_of_the_service_and_of_the_demo(
    house: TrialInstallation,
) -> None:
    served = {
        (rule.rule, method)
        for rule in house.client.application.url_map.iter_rules()
        for method in rule.methods - {"HEAD", "OPTIONS"}
    }
    listed = {(route["path"], method) for route in list_routes() for method in route["methods"]}
    assert served <= listed
    assert all(path.startswith("/mailbox") for path, _ in listed - served)


def test_every_endpoint_with_access_rules_is_served() -> None:
    app = Flask("service")
    lay_out(app, with_mailbox=True)
    served = {rule.endpoint for rule in app.url_map.iter_rules()}
    blueprints = {endpoint.partition(".")[0] for endpoint in served}
    assert set(access.ACCESS) <= served | blueprints
    opened = {kind for route in list_routes() for kind in route["links"]}
    assert opened == set(KINDS) - {"phone", "keeper_session"}, "a cookie opens nothing alone"


def test_safe_means_get_and_all_else_is_a_post() -> None:
    for route in list_routes():
        assert route["methods"] in (["GET"], ["POST"])
        assert route["safe"] == (route["methods"] == ["GET"])
        assert set(route) == {"path", "methods", "who", "links", "states", "safe", "cost", "cache"}


@sqlite_alone
def test_the_listed_caching_is_that_of_the_answers(house: TrialInstallation) -> None:
    table = begin(house)
    owners = {"/h/": table.host, "/t/": open_pad(house).opened.seats[0]}
    owners["/g/"] = open_season(house).opened.host
    waiting = invite(house, {"open": True}, seed="another")
    owners["/j/"] = house.token("open_seats", Target(waiting.match))
    now, tokens = house.installation.now(), house.installation.tokens
    about = (ANA["email"], tokens, now, "")
    house.installation.database.write(lambda c: calendars.make(c, *about))
    owners["/ca"] = house.token("calendar", Target())
    filled = {
        "<token>": table.seats[0],
        "<match_id>": table.match,
        "<game_id>": "condottiere-3e",
        "<sheet>": "aid",
        "<name>": "Symbols.ttf",
        "<kind>": "page",
    }
    for route in list_routes():
        path = route["path"]
        for blank, value in filled.items():
            path = path.replace(blank, owners.get(path[:3], value))
        if route["safe"] and "<" not in path and not path.startswith(("/mailbox", "/data/")):
            said = house.client.get(path).headers["Cache-Control"]
            assert said.startswith(route["cache"].partition(",")[0]), path


@sqlite_alone
def test_the_listed_access_is_stated_and_others_are_refused(
    house: TrialInstallation,
) -> None:
    for route in list_routes():
        path, closed = route["path"], route["who"].startswith("holder")
        assert closed == bool(route["links"]) == (path.startswith(CLOSED) and path not in OPEN)
        assert bool(route["states"]) == (route["links"] == ["seat"])
        if closed:
            house.time.forward(5)  # wrong links are counted, and the routes are many
            stranger = path.replace("<token>", "a" * 26).replace("<int:turn>", "0")
            stranger = stranger.replace("<int:seat>", "1").replace("<action>", "pass")
            for method in route["methods"]:
                assert house.client.open(stranger, method=method).status_code in (400, 401, 404)
