"""JSON API for tables with the real box: open one, look at it, enter events, claim a seat.

The client sends the token of one of the table's links as a bearer token. The limits and checks of
the pages apply too.
"""

import secrets
from collections.abc import Mapping
from typing import Any, cast

from flask import Blueprint, Response, jsonify, make_response, request
from sqlalchemy import Connection

from engine.table import Entry, Refused
from service.installation.addresses import clean_name
from service.installation.links import API, TableLinks
from service.installation.tokens import hash_of
from service.tables import claiming, creation, store, table_requests
from service.tables.entering import NotYours
from service.tables.store import Held, NoSuchSeat
from service.views import table_view
from service.views.table_view import TableView
from service.web import access, api_clients, api_types, rate_limits, rendering, table_entries

api = Blueprint("table_api", __name__, url_prefix=API)
WITHOUT_TOKEN = "error-401-table"
MOST_ENTRIES = 10**9  # more than any table has, and small enough for every database

api.before_request(api_clients.refuse_unread)


@api.post("/tables")
def open_table() -> Any:
    """Open a table; only this response contains its links, and no letters are sent."""
    return api_clients.set_up(rate_limits.count_table, _open_table)


def _open_table(body: dict[str, Any]) -> Any:
    wish = table_requests.read(body, secrets.token_hex(16))
    about = (wish, rendering.tokens(), rendering.now())
    opened = rendering.write(lambda connection: creation.open_table(connection, *about))
    answer: api_types.OpenedTable = {
        "table": opened.id,
        "host": _page(opened.host),
        "watch": _page(opened.watch),
        "seats": [_page(token) for token in opened.seats],
    }
    return jsonify(answer), 201


def _page(token: str) -> str:
    return TableLinks(rendering.settings().base_url, token).page


# --- looking ---------------------------------------------------------------


@api.get("/table")
def look() -> Any:
    """Return the table's state; 304 if it still has the ETag that the client sent."""
    return api_clients.with_token(_look, WITHOUT_TOKEN)


def _look(token: str) -> Response:
    since = min(max(0, request.args.get("since", default=0, type=int)), MOST_ENTRIES)
    row = rendering.read(lambda connection: access.look_at_table(connection, token))
    tag = _tag(store.stamp(row), token, since)
    if request.if_none_match.contains_weak(tag):  # a proxy that compresses makes a strong tag weak
        return _tagged(Response(status=304), tag)
    held, answer = rendering.read(lambda connection: _seen(connection, token, since))
    return _tagged(make_response(jsonify(answer)), _tag(store.stamp(held.row), token, since))


def _tag(stamp: str, token: str, since: int) -> str:
    return f"{stamp}-{hash_of(token)[:8]}-{since}"


def _tagged(response: Response, tag: str) -> Response:
    response.set_etag(tag)
    return response


def _seen(connection: Connection, token: str, since: int) -> tuple[Held, api_types.TableNow]:
    held = access.open_table(connection, token)
    row, table = held.row, store.table_of(connection, held.row)
    offers = [] if held.role == "watcher" else table.rules.offers(table.at, held.seat)
    return held, {
        "table": row.id,
        "game": row.game,
        "status": row.status,
        "language": row.language,
        "title": row.title,
        "role": held.role,
        "seat": held.seat,
        "seats": [
            {"name": seat.name, "claimed": seat.number in held.phones} for seat in held.seats
        ],
        "number": table.number,
        "view": table.rules.view(table.at),
        "entries": [_entry(entry) for entry in table.entries[since:]],
        "offers": offers if row.status != "frozen" else [],
    }


def _entry(entry: Entry) -> api_types.EntryAtTable:
    told: api_types.EntryAtTable = {
        "number": entry.number,
        "seat": entry.author,
        "entry": entry.line,
        "undone": entry.undone,
    }
    if entry.now:
        told["now"] = entry.now
    return told


# --- entering --------------------------------------------------------------


@api.post("/table/entries")
def enter() -> Any:
    """Store an entry; the same id sent again is stored once."""
    return api_clients.with_token(_enter, WITHOUT_TOKEN)


def _enter(token: str) -> Any:
    sent = api_types.NewEntry.model_validate(api_clients.body())
    phone = table_entries.phone_of_program()
    try:
        taken = table_entries.take(token, phone, sent.id, sent.entry, "api", sent.turn)
    except Refused as refused:
        return _refused(token, refused.refusal, sent.entry)
    answer: api_types.Entered = {"number": taken.number, "entry": taken.entry.line}
    if taken.already:
        answer["already"] = True
    return jsonify(answer)


def _refused(token: str, refusal: Mapping[str, Any], line: str) -> Any:
    """Return a 422 response with the reason in the table's language, as on its pages."""
    s = rendering.read(lambda connection: _view(connection, token))
    error = {**refusal, "message": s.refusal(refusal, line)}
    return jsonify({"error": error, "refusal": refusal}), 422


def _view(connection: Connection, token: str) -> TableView:
    held = store.find(connection, token)
    table = store.table_of(connection, held.row)
    reader = table_view.reader_of(held, table, held.row.language, rendering.UTC)
    return TableView(
        held=held,
        table=table,
        rows={},
        reader=reader,
        links=TableLinks("", token),
        now=rendering.now(),
        is_open=False,
    )


# --- claiming --------------------------------------------------------------


@api.post("/table/claim")
def claim() -> Any:
    """Claim the token's seat, and return the secret that proves the claim."""
    return api_clients.with_token(_claim, WITHOUT_TOKEN)


def _claim(token: str) -> Any:
    name = api_types.Claim.model_validate(api_clients.body()).name
    name = clean_name(name) if name.strip() else ""
    rate_limits.count_entry_of_network()
    now, phone = rendering.now(), table_entries.phone_of_program()

    def work(connection: Connection) -> tuple[int, str]:
        held = access.open_table(connection, token)
        secret = claiming.claim(connection, held, now, phone, name)
        return cast(int, held.seat), secret

    try:
        seat, secret = rendering.write(work)
    except NotYours as not_yours:
        return api_clients.not_yours(not_yours.code, 409 if not_yours.code == "claimed" else 403)
    answer: api_types.Claimed = {"seat": seat, "phone": secret}
    return jsonify(answer)


@api.post("/table/free")
def free() -> Any:
    """Free a seat, so that another phone can claim it."""
    return api_clients.with_token(_free, WITHOUT_TOKEN)


def _free(token: str) -> Any:
    seat = api_types.Free.model_validate(api_clients.body()).seat
    rate_limits.count_entry_of_network()
    now = rendering.now()
    try:
        rendering.write(lambda c: claiming.free(c, access.open_table(c, token), seat, now))
    except NoSuchSeat:
        return api_clients.error(404, "unknown", "error-404")
    answer: api_types.Freed = {"seat": seat}
    return jsonify(answer)
