"""A log line: one JSON object with ordered fields and no private data."""

import errno
import io
import json
import logging
import sqlite3
from collections.abc import Callable, Iterator

import pytest
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError, OperationalError

from service.database.rows import SEAT
from service.installation import logs
from tests.service.at_table import begin
from tests.service.trial_installation import TrialInstallation

CANARY = "canary\nsparrow"
LINK = f"https://play.example/s/{'a' * 26}"


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """The stream of one logger with our formatter."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.Lines())
    log = logging.getLogger("of the tests")
    log.propagate = False
    log.addHandler(handler)
    yield stream
    log.removeHandler(handler)


log = logging.getLogger("of the tests")


def test_a_line_has_time_level_message_and_facts(written: io.StringIO) -> None:
    log.warning("%s letters wait", 3, extra={"match": "m1", "seconds": 2.5, "why": None})
    line = written.getvalue()
    assert line.endswith("\n") and line.count("\n") == 1
    pairs = json.loads(line, object_pairs_hook=list)
    assert [name for name, _ in pairs] == ["at", "level", "event", "match", "seconds", "why"]
    facts = dict(pairs)
    assert facts.pop("at").endswith("+00:00")
    assert list(facts.values()) == ["warning", "3 letters wait", "m1", 2.5, None]


def test_a_trace_comes_last_and_in_the_same_line(written: io.StringIO) -> None:
    try:
        raise LookupError(f"nobody@mail.example asked for {LINK}")
    except LookupError:
        log.exception("a fault of ours", extra={"request": "r1"})
    line = written.getvalue()
    assert line.count("\n") == 1
    facts = json.loads(line)
    assert list(facts)[-2:] == ["request", "trace"]
    assert "LookupError: ...@... asked for https://play.example/s/..." in facts["trace"]
    assert "nobody" not in line and "a" * 26 not in line


def handler_of(stream: io.StringIO) -> logging.Handler:
    """Return our handler for a stream; pytest adds some of its own."""
    (handler,) = (each for each in log.handlers if getattr(each, "stream", None) is stream)
    return handler


def fail(error: Exception) -> None:
    try:
        raise error
    except Exception:
        log.exception("the database failed", extra={"request": "r1"})


def full() -> OperationalError:
    return OperationalError("INSERT", None, sqlite3.OperationalError("database or disk is full"))


def test_a_failure_of_disk_or_database_is_one_line_once_in_a_while(written: io.StringIO) -> None:
    now = [0.0]
    sparing = logs.Sparing(lambda: now[0])
    handler_of(written).addFilter(sparing)
    for _ in range(80):
        fail(full())
    fail(OSError(errno.ENOSPC, "No space left on device"))
    now[0] += logs.AGAIN_AFTER
    fail(full())
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert [line["why"] for line in lines] == [
        "database or disk is full",
        "[Errno 28] No space left on device",
        "database or disk is full",
    ]
    assert [line.get("more") for line in lines] == [None, None, 79]
    assert not [line for line in lines if "trace" in line]


def test_a_warning_that_names_its_interval_is_repeated_no_sooner(written: io.StringIO) -> None:
    now = [0.0]
    handler_of(written).addFilter(logs.Sparing(lambda: now[0]))
    for number in range(21_600):  # a day with a try every four seconds
        now[0] = 4.0 * number
        log.warning("unreachable", extra={"why": f"try {number}", **logs.HOURLY})
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert len(lines) == 24 and "seldom" not in lines[0]
    assert (lines[0]["why"], lines[1]["why"]) == ("try 0", "try 900")
    assert [line.get("more") for line in lines[:2]] == [None, 899]


@pytest.mark.parametrize("error", [KeyError("x"), IntegrityError("INSERT", None, ValueError())])
def test_a_fault_of_ours_is_traced_each_time(written: io.StringIO, error: Exception) -> None:
    handler_of(written).addFilter(logs.Sparing())
    for _ in range(3):
        fail(error)
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert len(lines) == 3 and all("trace" in line for line in lines)


def test_no_fact_contains_secrets(written: io.StringIO) -> None:
    secrets = f"ana@mail.example {LINK} [parameters: ('salt',)]"
    log.error(secrets, extra={"text": secrets, "error": ValueError(secrets)})
    facts = json.loads(written.getvalue())
    for name in ("event", "text", "error"):
        assert facts[name] == "...@... https://play.example/s/... [parameters]"


def test_no_nested_fact_contains_secrets(written: io.StringIO) -> None:
    deep = {"ana@mail.example": [LINK, ("bela@mail.example", {"count": 2, "of": None})]}
    log.error("said", extra={"deep": deep})
    veiled = ["https://play.example/s/...", ["...@...", {"count": 2, "of": None}]]
    assert json.loads(written.getvalue())["deep"] == {"...@...": veiled}


def test_no_log_line_quotes_a_row_that_the_database_refused(
    written: io.StringIO, house: TrialInstallation
) -> None:
    """PostgreSQL puts the row's values into the error's detail, even with line breaks."""
    begin(house)

    def refused(connection: Connection) -> None:
        row = dict(connection.execute(select(SEAT)).mappings().first())
        connection.execute(insert(SEAT), {**row, "address": CANARY})

    def emptied(connection: Connection) -> None:
        row = dict(connection.execute(select(SEAT)).mappings().first())
        number = {"number": 9, "name": CANARY, "status": None}
        connection.execute(insert(SEAT), {**row, **number})

    for work in (refused, emptied):
        with pytest.raises(IntegrityError):
            house.installation.database.write(loudly(work))
    lines = written.getvalue()
    assert lines.count("IntegrityError") >= 2 and "INSERT INTO seat" in lines
    assert "canary" not in lines and "sparrow" not in lines and "Ana" not in lines


def loudly(work: Callable[[Connection], None]) -> Callable[[Connection], None]:
    """Return the same work, which also logs an integrity error before raising it."""

    def tried(connection: Connection) -> None:
        try:
            work(connection)
        except IntegrityError:
            log.exception("refused")
            raise

    return tried


def test_a_line_to_write_seldom_is_whole_for_other_handlers() -> None:
    record = logging.makeLogRecord({"msg": "the server puts letters off", **logs.HOURLY})
    assert logs.Sparing().filter(record) and vars(record)["seldom"] == 3600
