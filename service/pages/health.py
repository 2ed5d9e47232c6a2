"""Whether the service lives and can work, for whoever watches over it."""

from typing import Any

from flask import Blueprint, Response, current_app, jsonify
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from service import clock, metrics, outbox, schema
from service.pages import desk

pages = Blueprint("health", __name__)
STALE_CLOCK = 60
STALE_LETTER = 3600


@pages.get("/healthz")
def alive() -> Any:
    """The process answers."""
    return jsonify({"alive": True})


@pages.get("/readyz")
def ready() -> Any:
    """Database, clock and outbox do their work; 503 and which of them does not.

    Matches that cannot be read are named and leave the service ready for all the others.
    """
    checks = _checks()
    is_ready = all(checks.values())
    answer = {"ready": is_ready, "checks": checks, "unreadable": _unreadable()}
    return jsonify(answer), 200 if is_ready else 503


@pages.get("/metrics")
def numbers() -> Response:
    """What is counted, for Prometheus."""
    try:
        desk.read(_measure)
    except DBAPIError:
        pass  # the counters of this process still stand
    return Response(metrics.text(), mimetype="text/plain")


def _checks() -> dict[str, bool]:
    try:
        return desk.read(_look)
    except DBAPIError:
        return {"database": False, "schema": False, "clock": False, "letters": False}


def _look(connection: Connection) -> dict[str, bool]:
    office = desk.office()
    age = clock.age(connection, office)
    oldest = outbox.health(connection)["oldest_at"]
    return {
        "database": True,
        "schema": schema.version(connection) == schema.latest(),
        "clock": age is not None and age < STALE_CLOCK,
        "letters": oldest is None or office.now() - oldest < STALE_LETTER,
    }


def _unreadable() -> list[str]:
    try:
        return desk.read(current_app.extensions["survey"].look)
    except DBAPIError:
        return []


def _measure(connection: Connection) -> None:
    office = desk.office()
    health = outbox.health(connection)
    oldest = health["oldest_at"]
    metrics.WAITING.set(health["waiting"] or 0)
    metrics.OLDEST.set(0 if oldest is None else office.now() - oldest)
    metrics.UNREADABLE.set(len(current_app.extensions["survey"].look(connection)))
    metrics.CLOCK.set(clock.age(connection, office) or 0)
