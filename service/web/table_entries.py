"""Entries for a table's log, from pages or programs: counted, then stored or refused."""

from functools import partial

from flask import g, request

from service.installation import metrics
from service.tables import entering
from service.tables.claiming import LONGEST_PHONE
from service.tables.entering import Taken
from service.web import access, rate_limits, rendering

PHONE = "Staffetta-Phone"  # header with the secret of a phone that has claimed a seat


def take(
    token: str,
    phone: str,
    entry_id: str,
    line: str,
    way: str,
    turn: int | None = None,
    offered_at: str = "",
) -> Taken:
    """Store an entry from a phone or program, after counting it against the limits.

    `phone` is the phone's secret. `turn` is the table's number when the entry was offered, None to
    skip this check. `offered_at` is the id of the table that offered it, "" for the link's table.
    `way` ("page" or "api") is for metrics. Raises NoSuchLink, NotYours, Refused, TooManyRequests.
    """
    rate_limits.count_entry_of_network()
    installation = rendering.installation()
    row = rendering.read(lambda connection: access.look_at_table(connection, token))
    g.language = row.language
    rate_limits.count_entry_at(row.id)
    charge = partial(rate_limits.count_replay_at, row.id)
    sent = (token, phone, entry_id, line, installation.now(), charge, turn, offered_at)
    taken = entering.take(installation.database, *sent)
    if not taken.already:
        metrics.ENTRIES.labels(way).inc()
    return taken


def phone_of_program() -> str:
    """Return the secret in a program's request, "" if it has none; it proves a claim of a seat."""
    sent = request.headers.get(PHONE, "")
    return sent if len(sent) <= LONGEST_PHONE else ""
