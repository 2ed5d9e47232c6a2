"""Health checks and metrics for monitoring."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from flask import Blueprint, Response, current_app, jsonify
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from service.database import patience
from service.installation import disk, metrics
from service.matches import heartbeat, open_decisions, outbox
from service.people import trials
from service.tables import retention
from service.views import keeper_view
from service.web import rendering

pages = Blueprint("health", __name__)
CHECKS = ("database", "schema", "writes", "clock")


@pages.get("/healthz")
def alive() -> Any:
    """Return 200, which shows that the process is running."""
    return jsonify({"alive": True})


@pages.get("/readyz")
def ready() -> Any:
    """Report the state of database, scheduler and files, with status 503 if one fails.

    Unreadable matches and warnings do not make the service unready: pages work while the mail
    server is down. Checks write nothing; the web process writes its heartbeat by itself. The
    warnings are:

    - `disk`: the disk is nearly full.
    - `letters`: a letter has waited for an hour.
    - `deadlines`: a decision is overdue, for example in a locked match.
    - `key`: the secret key is lost or changed, or links were made with another one.
    """
    with patience.within(patience.HEALTH):
        checks = {
            **_checks(),
            "files_in_place": keeper_view.has_files_in_place(rendering.installation()),
        }
        unreadable = _unreadable() if checks["database"] else []
        warnings = [*_warnings()]
    is_ready = all(checks.values())
    answer = {"checks": checks, "unreadable": unreadable, "warnings": warnings}
    return jsonify({"ready": is_ready, **answer}), 200 if is_ready else 503


@pages.get("/metrics")
def numbers() -> Response:
    """Return metrics for Prometheus."""
    metrics.DISK.set(disk.free(rendering.settings()))
    # Without the database, still return the counters of this process.
    with suppress(SQLAlchemyError), patience.within(patience.HEALTH):
        rendering.read(_measure)
    return Response(metrics.text(), mimetype="text/plain")


def _checks() -> dict[str, bool]:
    try:
        return rendering.read(lambda c: keeper_view.checks(c, rendering.installation()))
    except SQLAlchemyError:
        return dict.fromkeys(CHECKS, False)


def _unreadable() -> list[str]:
    try:
        return rendering.read(current_app.extensions["survey"].look)
    except SQLAlchemyError:
        return []


def _warnings() -> Iterator[str]:
    if disk.free(rendering.settings()) < disk.LOW:
        yield "disk"
    with suppress(SQLAlchemyError):
        yield from rendering.read(lambda c: keeper_view.warnings(c, rendering.installation()))


def _measure(connection: Connection) -> None:
    installation = rendering.installation()
    health = outbox.health(connection)
    oldest = health["oldest_at"]
    metrics.WAITING.set(health["waiting"] or 0)
    metrics.OLDEST.set(0 if oldest is None else installation.now() - oldest)
    metrics.UNREADABLE.set(len(current_app.extensions["survey"].look(connection)))
    metrics.TABLES.set(retention.in_play(connection, installation.now()))
    limits = installation.settings.limits
    for what, (used, most) in trials.ceilings(connection, limits, installation.now()).items():
        metrics.CEILING.labels(what).set(used / most)
    metrics.OVERDUE.set(open_decisions.overdue(connection, installation.now()))
    metrics.CLOCK.set(heartbeat.age(connection, installation) or 0)
