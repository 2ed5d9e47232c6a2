"""A line of the log: one JSON object, its fields in order, nothing in it that is not to be read."""

import io
import json
import logging
from collections.abc import Iterator

import pytest

from service.installation import logs

LINK = f"https://play.example/s/{'a' * 26}"


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What one logger writes in our form."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.Lines())
    log = logging.getLogger("of the tests")
    log.propagate = False
    log.addHandler(handler)
    yield stream
    log.removeHandler(handler)


log = logging.getLogger("of the tests")


def test_a_line_is_the_moment_the_level_what_happened_and_its_facts(written: io.StringIO) -> None:
    log.warning("%s letters wait", 3, extra={"match": "m1", "seconds": 2.5, "why": None})
    line = written.getvalue()
    assert line.endswith("\n") and line.count("\n") == 1
    pairs = json.loads(line, object_pairs_hook=list)
    assert [name for name, _ in pairs] == ["at", "level", "event", "match", "seconds", "why"]
    facts = dict(pairs)
    assert facts.pop("at").endswith("+00:00")
    assert list(facts.values()) == ["warning", "3 letters wait", "m1", 2.5, None]


def test_a_trace_stands_last_and_in_the_same_line(written: io.StringIO) -> None:
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


def test_nothing_secret_stands_in_a_fact_whatever_it_is(written: io.StringIO) -> None:
    secrets = f"ana@mail.example {LINK} [parameters: ('salt',)]"
    log.error(secrets, extra={"text": secrets, "error": ValueError(secrets)})
    facts = json.loads(written.getvalue())
    for name in ("event", "text", "error"):
        assert facts[name] == "...@... https://play.example/s/... [parameters]"


def test_nothing_secret_stands_in_a_fact_within_facts(written: io.StringIO) -> None:
    deep = {"ana@mail.example": [LINK, ("bela@mail.example", {"count": 2, "of": None})]}
    log.error("said", extra={"deep": deep})
    veiled = ["https://play.example/s/...", ["...@...", {"count": 2, "of": None}]]
    assert json.loads(written.getvalue())["deep"] == {"...@...": veiled}
