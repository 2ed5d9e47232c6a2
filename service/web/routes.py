"""The list of all routes, each with the links that open it, its safety, cost and caching.

Kinds of link and states of seats come from service/web/access.py.
"""

from collections.abc import Sequence
from typing import Any

from flask import Flask

from service.links.store import Kind
from service.web import access, costs
from service.web.app import lay_out
from service.web.confirmed_forms import CACHE_CONTROL

HOLDERS: dict[Kind, str] = {
    "seat": "the seat's link",
    "host": "the host's link",
    "open_seats": "a link to open seats",
    "applicant": "the link in a letter about an open seat",
    "address_confirm": "the link that confirms a change of address",
    "address_stop": "the link that stops a change of address",
    "my_games": "the link in a letter about all of one's games",
    "calendar": "the address of a person's calendar",
    "leaving": "the link in a letter that deletes its reader",
    "table_host": "a table's host link",
    "table_seat": "a table's seat link",
    "table_watch": "a table's link to watch",
    "phone": "a phone's claim",
    "season_host": "a season's host link",
    "season_watch": "a season's link to watch",
    "keeper": "the link of the person who runs the service",
    "keeper_session": "a browser in which that link was opened",
}
CACHE = {
    "new.new_match": CACHE_CONTROL,
    "new.create_match": CACHE_CONTROL,
    "table_new.new_table": CACHE_CONTROL,
    "table_new.open_table": CACHE_CONTROL,
    "season_new.new_season": CACHE_CONTROL,
    "season_new.begin": CACHE_CONTROL,
    "season.new_match": CACHE_CONTROL,
    "season_result.ask_result": CACHE_CONTROL,
    "season_result.put": CACHE_CONTROL,
    "season.new_table": CACHE_CONTROL,
    "host.ask_replace": CACHE_CONTROL,
    "host.replace": CACHE_CONTROL,
    "open_link.look": CACHE_CONTROL,
    "open_link.ask": CACHE_CONTROL,
    "static": "public",
    "sheets.draw": "public",
    "sheets.picture": "public",
    "sheets.font": "public",
    "sheets.icon": "public",
    "sheets.data": "public",
    "pictures.of_game": "public",
    "pictures.of_letter": "public",
    "seat.turn": "private, no-cache",
    "companion.state": "private, no-cache",
    "calendar.feed": "private, no-cache",
    "table.feed": "private, no-cache",
    "table_new.worker": "no-cache",
    "push.worker": "no-cache",
    "styles.style_sheet": "no-cache",
}


def list_routes() -> list[dict[str, Any]]:
    """Return a description of each route, sorted by path and methods."""
    app = Flask("service")
    lay_out(app, with_mailbox=True)
    rows = [_row(rule) for rule in app.url_map.iter_rules()]
    return sorted(rows, key=lambda row: (row["path"], row["methods"]))


def _row(rule: Any) -> dict[str, Any]:
    methods = sorted(rule.methods - {"HEAD", "OPTIONS"})
    opened_by = access.of_endpoint(rule.endpoint)
    return {
        "path": rule.rule,
        "methods": methods,
        "who": _who(rule.endpoint, opened_by.kinds),
        "links": [*opened_by.kinds],
        "states": [*opened_by.states],
        "safe": methods == ["GET"],
        "cost": costs.of_endpoint(rule.endpoint),
        "cache": CACHE.get(rule.endpoint, "no-store, private"),
    }


def _who(endpoint: str, kinds: Sequence[Kind]) -> str:
    """Describe in words who may use an endpoint that takes links of these kinds."""
    if kinds:
        return "holder of " + " or ".join(HOLDERS[kind] for kind in kinds)
    return "anybody, in the demo only" if endpoint.startswith("mailbox.") else "anybody"
