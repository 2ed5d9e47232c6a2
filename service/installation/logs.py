"""Log lines: one JSON object an event, on stderr; no token and no address ever stands in one."""

import contextlib
import json
import logging
import math
import os
import re
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

from pythonjsonlogger.json import JsonFormatter
from sqlalchemy.exc import DataError, IntegrityError, ProgrammingError, SQLAlchemyError

from service.installation.links import SECRET

ADDRESS = re.compile(r"[^\s\"'<>@:,;()\[\]{}]+@[^\s\"'<>@:,;()\[\]{}]+")
PARAMETERS = re.compile(r"\[parameters: .*")  # what a failed statement was to store
# What PostgreSQL quotes of a row that it refuses, up to SQLAlchemy's own lines or an empty one.
QUOTED = re.compile(r"\b(DETAIL|CONTEXT): .*?(?=\n\[SQL|\n\(Background|\n\n|\Z)", re.DOTALL)

# Failures of what lies outside, but for those statements that are wrong themselves.
OUTER, OURS = (SQLAlchemyError, OSError), (DataError, IntegrityError, ProgrammingError)
AGAIN_AFTER = 60.0  # seconds
LONGEST_WHY, MOST_KINDS = 300, 1000  # letters, and failures that are remembered


class Lines(JsonFormatter):
    """Every record as one line, its extra facts as fields."""

    def __init__(self) -> None:
        super().__init__(
            ["levelname", "message"],
            rename_fields={"levelname": "level", "message": "event", "exc_info": "trace"},
            timestamp="at",
            json_default=lambda thing: _veiled(str(thing)),
        )

    def process_log_record(self, log_data: dict[str, Any]) -> dict[str, Any]:
        """The moment first and a trace last, and nothing in it that is not to be read."""
        at = log_data.pop("at").isoformat(timespec="milliseconds")
        trace = {"trace": log_data.pop("trace")} if "trace" in log_data else {}
        line = {"at": at, **log_data, "level": log_data["level"].lower(), **trace}
        return {key: _veiled(value) for key, value in line.items()}


def _veiled(value: Any) -> Any:
    """Without links' tokens, people's addresses, and a failed statement's rows, however deep."""
    if isinstance(value, dict):
        return {_veiled(str(key)): _veiled(each) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [_veiled(each) for each in value]
    if not isinstance(value, str):
        return value
    text = PARAMETERS.sub("[parameters]", value) if "[parameters" in value else value
    text = QUOTED.sub(r"\1", text) if ": " in text else text
    text = SECRET.sub(r"/\1/...", text) if "/" in text else text
    return ADDRESS.sub("...@...", text) if "@" in text else text


# --- the same failure again and again --------------------------------------


class Sparing(logging.Filter):
    """Failures of the disk and the database: one line without a trace, and not again for a while.

    A full disk fails every request and every pass of the clock; its trace says nothing more. A line
    that comes again has in `more` how often it was left out.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._told: dict[tuple[str, str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether the record is written; shorten it if it is such a failure."""
        error = record.exc_info[1] if record.exc_info else None
        if not isinstance(error, OUTER) or isinstance(error, OURS):
            return True
        why = " ".join(str(getattr(error, "orig", None) or error).split())[:LONGEST_WHY]
        record.exc_info = record.exc_text = None
        record.why = why
        key, now = (record.name, str(record.msg), why), self._clock()
        last, more = self._told.get(key, (-math.inf, 0))
        if now - last < AGAIN_AFTER:
            self._told[key] = (last, more + 1)
            return False
        if len(self._told) >= MOST_KINDS:
            self._told.clear()
        self._told[key] = (now, 0)
        if more:
            record.more = more
        return True


# --- requests --------------------------------------------------------------

_take: Callable[[str], None] | None = None  # whoever keeps the lines of requests


def requests_to(take: Callable[[str], None] | None) -> None:
    """From now on the lines of requests go there; None: nobody wants them."""
    global _take
    _take = take


def note_request(
    request_id: str, method: str, route: str, status: int, milliseconds: float
) -> None:
    """One line for each request, with the pattern of its address and never the address itself.

    It is by far the most frequent line, and has nothing to veil: it goes without the ceremony of
    a logger, which took as long as a tenth of a turn.
    """
    if _take is not None:
        at = datetime.now(UTC).isoformat(timespec="milliseconds")
        ends = f'"request": "{request_id}", "milliseconds": {milliseconds:.1f}'
        _take(f'{{"at": "{at}", {_kind(method, route, status)}, {ends}}}')


@lru_cache(maxsize=1024)
def _kind(method: str, route: str, status: int) -> str:
    """What is said of a kind of request, as the inside of a JSON object."""
    facts = {"level": "info", "event": "request", "method": method, "route": route}
    return json.dumps({**facts, "status": status})[1:-1]


def _to_stderr(line: str) -> None:
    with contextlib.suppress(OSError):  # a closed terminal is no reason to fail
        os.write(2, f"{line}\n".encode())


# --- where it goes ---------------------------------------------------------


def to_stderr(level: int = logging.INFO) -> None:
    """Send the log of this process to stderr, in our form."""
    requests_to(_to_stderr if level <= logging.INFO else None)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(Sparing())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("apscheduler").setLevel(logging.ERROR)
