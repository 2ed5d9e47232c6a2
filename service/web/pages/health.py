"""Health checks and metrics for monitoring."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from flask import Blueprint, Response, current_app, jsonify
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from service.database import patience, upgrading
from service.installation import disk, metrics
from service.links import store as links
from service.matches import deadlines, heartbeat, outbox
from service.people import trials
from service.tables import retention
from service.web import rendering

pages = Blueprint("health", __name__)
CHECKS = ("database", "schema", "writes", "clock")
STALE_CLOCK = 30  # seconds; it beats every five, and waits at most twelve for a lock
OVERDUE = 60  # seconds
STALE_LETTER = 3600
STALE_WRITE = 12  # seconds; the web process writes every five


@pages.get("/healthz")
def alive() -> Any:
    """Say that the process answers."""
    return jsonify({"alive": True})


@pages.get("/readyz")
def ready() -> Any:
    """Report the state of database, scheduler and files; answer 503 if one does not work.

    Unreadable matches and warnings do not make the service unready: pages work while the mail
    server is down. Checks write nothing; the web process writes its heartbeat by itself. The
    warnings are:

    - `disk`: it is nearly full.
    - `letters`: one has waited for an hour.
    - `deadlines`: a decision is overdue, for example of a locked match.
    - `key`: it is lost or changed, or links were made with another one.
    """
    with patience.within(patience.HEALTH):
        checks = {**_checks(), "files_in_place": _has_files_in_place()}
        unreadable = _unreadable() if checks["database"] else []
        warnings = [*_warnings()]
    is_ready = all(checks.values())
    answer = {"checks": checks, "unreadable": unreadable, "warnings": warnings}
    return jsonify({"ready": is_ready, **answer}), 200 if is_ready else 503


@pages.get("/metrics")
def numbers() -> Response:
    """Return metrics for Prometheus."""
    metrics.DISK.set(disk.free(rendering.installation().settings))
    # The counters of this process need no database.
    with suppress(SQLAlchemyError), patience.within(patience.HEALTH):
        rendering.read(_measure)
    return Response(metrics.text(), mimetype="text/plain")


def _checks() -> dict[str, bool]:
    try:
        return rendering.read(_look)
    except SQLAlchemyError:
        return dict.fromkeys(CHECKS, False)


def _has_files_in_place() -> bool:
    """True unless the database's files were replaced or deleted while they are open."""
    open_files = rendering.installation().database.open_files
    return open_files is None or open_files.replaced() is None


def _look(connection: Connection) -> dict[str, bool]:
    installation = rendering.installation()
    age = heartbeat.age(connection, installation)
    written = heartbeat.age(connection, installation, heartbeat.WEB)
    return {
        "database": True,
        "schema": upgrading.version(connection) == upgrading.latest(),
        "writes": written is not None and abs(written) <= STALE_WRITE,
        "clock": age is not None and age < STALE_CLOCK,
    }


def _unreadable() -> list[str]:
    try:
        return rendering.read(current_app.extensions["survey"].look)
    except SQLAlchemyError:
        return []


def _warnings() -> Iterator[str]:
    installation = rendering.installation()
    if disk.free(installation.settings) < disk.LOW:
        yield "disk"
    with suppress(SQLAlchemyError):
        now = installation.now()
        is_other = rendering.read(lambda c: links.of_another_key(c, now)[0]) > 0
        if is_other or not installation.settings.has_kept_key():
            yield "key"
        if rendering.read(lambda c: deadlines.overdue(c, installation.now())) > OVERDUE:
            yield "deadlines"
        oldest = rendering.read(outbox.health)["oldest_at"]
        if oldest is not None and installation.now() - oldest >= STALE_LETTER:
            yield "letters"


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
    metrics.OVERDUE.set(deadlines.overdue(connection, installation.now()))
    metrics.CLOCK.set(heartbeat.age(connection, installation) or 0)
