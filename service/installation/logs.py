"""Logging as one JSON object a line, on stderr, without tokens and addresses."""

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
PARAMETERS = re.compile(r"\[parameters: .*")  # the values of a failed statement
# A rejected row quoted by PostgreSQL, up to SQLAlchemy's own lines or an empty line.
QUOTED = re.compile(r"\b(DETAIL|CONTEXT): .*?(?=\n\[SQL|\n\(Background|\n\n|\Z)", re.DOTALL)

LASTING = (DataError, IntegrityError, ProgrammingError)  # errors that no retry can cure
AGAIN_AFTER = 60.0  # seconds
HOURLY = {"seldom": 3600.0}  # extra facts of a warning to repeat at most once an hour
LONGEST_WHY, MOST_KINDS = 300, 1000  # characters, and failures remembered


def is_outer(error: BaseException | None) -> bool:
    """True for a failure of disk or database that is not the fault of a statement."""
    return isinstance(error, (SQLAlchemyError, OSError)) and not isinstance(error, LASTING)


class Lines(JsonFormatter):
    """Formatter of a record as one line of JSON, with its extra facts as fields."""

    def __init__(self) -> None:
        super().__init__(
            ["levelname", "message"],
            rename_fields={"levelname": "level", "message": "event", "exc_info": "trace"},
            timestamp="at",
            json_default=lambda thing: veiled(str(thing)),
        )

    def process_log_record(self, log_data: dict[str, Any]) -> dict[str, Any]:
        """Return the fields with the time first and a trace last, without secrets."""
        at = log_data.pop("at").isoformat(timespec="milliseconds")
        log_data.pop("seldom", None)  # only for the filter
        trace = {"trace": log_data.pop("trace")} if "trace" in log_data else {}
        line = {"at": at, **log_data, "level": log_data["level"].lower(), **trace}
        return {key: veiled(value) for key, value in line.items()}


def veiled(value: Any) -> Any:
    """Return a value with tokens, addresses and database rows removed, at any depth."""
    if isinstance(value, dict):
        return {veiled(str(key)): veiled(each) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [veiled(each) for each in value]
    if not isinstance(value, str):
        return value
    text = PARAMETERS.sub("[parameters]", value) if "[parameters" in value else value
    text = QUOTED.sub(r"\1", text) if ": " in text else text
    text = SECRET.sub(r"/\1/...", text) if "/" in text else text
    return ADDRESS.sub("...@...", text) if "@" in text else text


# --- repeated failures -----------------------------------------------------


class Sparing(logging.Filter):
    """A filter that rate-limits repeated failures.

    A full disk fails every request and every scheduler run; its trace adds nothing and is dropped.
    Other lines name their own interval as `seldom`. `more` in a repeated line is the number of
    lines left out.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._told: dict[tuple[str, str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return False to drop the line of a repeated failure, else True.

        A failure of disk or database loses its trace; all other records are written unchanged.
        """
        if seldom := getattr(record, "seldom", None):
            return self._is_due(record, (record.name, str(record.msg), ""), seldom)
        error = record.exc_info[1] if record.exc_info else None
        if not is_outer(error):
            return True
        why = " ".join(str(getattr(error, "orig", None) or error).split())[:LONGEST_WHY]
        record.exc_info = record.exc_text = None
        record.why = why
        return self._is_due(record, (record.name, str(record.msg), why), AGAIN_AFTER)

    def _is_due(self, record: logging.LogRecord, key: tuple[str, str, str], after: float) -> bool:
        now = self._clock()
        last, more = self._told.get(key, (-math.inf, 0))
        if now - last < after:
            self._told[key] = (last, more + 1)
            return False
        if len(self._told) >= MOST_KINDS:
            self._told.clear()
        self._told[key] = (now, 0)
        if more:
            record.more = more
        return True


# --- requests --------------------------------------------------------------

_take: Callable[[str], None] | None = None  # the receiver of request lines


def requests_to(take: Callable[[str], None] | None) -> None:
    """Send request lines to this function; None drops them."""
    global _take
    _take = take


def note_request(
    request_id: str, method: str, route: str, status: int, milliseconds: float
) -> None:
    """Write a line for a request, with its route pattern and never its URL.

    It is by far the most frequent line and has no secrets, so it bypasses the logger, which took a
    tenth of a turn's time.
    """
    if _take is not None:
        at = datetime.now(UTC).isoformat(timespec="milliseconds")
        ends = f'"request": "{request_id}", "milliseconds": {milliseconds:.1f}'
        _take(f'{{"at": "{at}", {_kind(method, route, status)}, {ends}}}')


def note_deeds(lines: list[dict[str, Any]]) -> None:
    """Write a line for each deed (service/matches/deeds.py) with these facts."""
    if _take is not None and lines:
        at = datetime.now(UTC).isoformat(timespec="milliseconds")
        begin = {"at": at, "level": "info", "event": "deed"}
        _take("\n".join(json.dumps(begin | veiled(each)) for each in lines))


def note_moves(rows: list[dict[str, Any]]) -> None:
    """Write a line for each row of a move, without its action.

    A turn has at least one, so these bypass `json` as request lines do: no value needs escaping.
    """
    if _take is None:
        return
    at = datetime.now(UTC).isoformat(timespec="milliseconds")
    begin = f'{{"at": "{at}", "level": "info", "event": "deed", "deed": "move", "match": '
    _take(
        "\n".join(
            f'{begin}"{row["match_id"]}", "seat": {row["seat"]}, "turn": {row["number"]}, '
            f'"way": "{row["way"]}", "request": "{row["request"]}", "mark": '
            f'"{"player" if row["mark"] == "order" else row["mark"]}"}}'
            for row in rows
        )
    )


def note_command(event: str, **facts: Any) -> None:
    """Write a log line for a command's effect, unless stderr is a terminal.

    At a terminal the command's own output is enough.
    """
    if not os.isatty(2):
        at = datetime.now(UTC).isoformat(timespec="milliseconds")
        _to_stderr(json.dumps({"at": at, "level": "info", "event": event, **facts}))


@lru_cache(maxsize=1024)
def _kind(method: str, route: str, status: int) -> str:
    """Return the constant part of a request line, as the inside of a JSON object."""
    facts = {"level": "info", "event": "request", "method": method, "route": route}
    return json.dumps({**facts, "status": status})[1:-1]


def _to_stderr(line: str) -> None:
    with contextlib.suppress(OSError):  # a closed terminal is no reason to fail
        os.write(2, f"{line}\n".encode())


# --- destination -----------------------------------------------------------


def to_stderr(level: int = logging.INFO) -> None:
    """Send this process's log to stderr, in our format."""
    requests_to(_to_stderr if level <= logging.INFO else None)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(Sparing())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("apscheduler").setLevel(logging.ERROR)
