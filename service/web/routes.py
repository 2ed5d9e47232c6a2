"""The list of every address: who may use it, whether it is safe, how it may be cached."""

from typing import Any

from flask import Flask

from service.web.app import lay_out

WHO = {
    "home": "anybody",
    "new": "anybody",
    "seat": "holder of the seat's link",
    "holder": "holder of the seat's link",
    "again": "holder of the seat's link",
    "address": "holder of the link in a letter about a change of address",
    "open_link": "holder of a link to open seats",
    "newcomer": "holder of the link in a letter about an open seat",
    "orders": "holder of the seat's link",
    "build": "holder of the seat's link",
    "plan": "holder of the seat's link",
    "taking_back": "holder of the seat's link",
    "asking_back": "holder of the seat's link",
    "own_note": "holder of the seat's link",
    "mine": "anybody",
    "mine.games": "holder of the link in a letter about all of one's games",
    "host": "holder of the host's link",
    "table": "anybody",
    "rebuild": "anybody",
    "keepsakes": "anybody",
    "own_rebuild": "holder of the seat's link",
    "table_new": "anybody",
    "companion": "holder of a table's link",
    "by_mail": "holder of a table's link",
    "group_new": "anybody",
    "group": "holder of a group's link",
    "group_links": "holder of a group's link",
    "match_in_group": "holder of the host's link",
    "table_in_group": "holder of a table's link",
    "table_links": "holder of a table's link",
    "campaign": "anybody",
    "sheets": "anybody",
    "pictures": "anybody",
    "match_sheets": "anybody",
    "seat_sheets": "holder of the seat's link",
    "table_sheets": "holder of a table's link",
    "rulings": "anybody",
    "health": "anybody",
    "mailbox": "anybody, in the demo only",
    "api": "holder of the seat's token",
    "table_api": "holder of one of the table's tokens",
    "static": "anybody",
}
OPEN_API = ("api.openapi", "api.create", "table_api.open_table")
CACHE = {
    "static": "public",
    "sheets.draw": "public",
    "sheets.font": "public",
    "sheets.icon": "public",
    "sheets.data": "public",
    "pictures.of_game": "public",
    "seat.turn": "private, no-cache",
    "companion.state": "private, no-cache",
    "table_new.worker": "no-cache",
}


def list_routes() -> list[dict[str, Any]]:
    """All of them, in the order of their paths."""
    app = Flask("service")
    lay_out(app, with_mailbox=True)
    rows = [_row(rule) for rule in app.url_map.iter_rules()]
    return sorted(rows, key=lambda row: (row["path"], row["methods"]))


def _row(rule: Any) -> dict[str, Any]:
    methods = sorted(rule.methods - {"HEAD", "OPTIONS"})
    group = rule.endpoint.partition(".")[0]
    return {
        "path": rule.rule,
        "methods": methods,
        "who": "anybody" if rule.endpoint in OPEN_API else WHO.get(rule.endpoint, WHO[group]),
        "safe": methods == ["GET"],
        "cache": CACHE.get(rule.endpoint, "no-store, private"),
    }
