"""The log of a match as lines of JSON, and as lines of text in columns."""

import json
from collections.abc import Iterator
from datetime import datetime
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

from service.language.dates import in_utc
from service.language.terminal import Voice
from service.language.words import Speaker
from service.matches.match_log import Line

MOMENTS = ("deadline", "last", "backup", "when")  # names of facts that are times
HINDRANCES = ("absent", "unreachable", "muted")  # facts of a seat, each with a sentence
GAP = "  "


class Row(NamedTuple):
    """A line in words: time, seat, author and way (each may be ""), and the event."""

    at: str
    seat: str
    by: str
    way: str
    deed: str


def as_json(lines: list[Line]) -> Iterator[str]:
    """Yield each line as an object: eight keys that every line has, then its facts."""
    for line in lines:
        told = {
            "at": in_utc(line.at),
            "kind": line.kind,
            "seat": line.seat,
            "author": line.by or None,
            "way": line.way or None,
            "turn": line.turn,
            "request": line.request or None,
            "letter": line.letter,
        }
        facts = {
            key: in_utc(value) if key in MOMENTS else value for key, value in line.facts.items()
        }
        yield json.dumps({**told, **facts}, ensure_ascii=False)


def as_text(lines: list[Line], say: Voice, timezone: str) -> Iterator[str]:
    """Yield each line as text in aligned columns, with times in this zone."""
    found = rows(lines, say, timezone)
    widths = [max((len(row[place]) for row in found), default=0) for place in range(4)]
    for row in found:
        columns = [text.ljust(width) for text, width in zip(row, widths, strict=False)]
        yield GAP.join([*columns, row.deed]).rstrip()


def rows(lines: list[Line], say: Voice | Speaker, timezone: str) -> list[Row]:
    """Return each line in words, with its time in this zone."""
    zone = ZoneInfo(timezone)
    return [
        Row(
            _clock(line.at, zone),
            "" if line.seat is None else say("log-seat", seat=line.seat),
            say(f"log-by-{line.by}") if line.by else "",
            say(f"log-way-{line.way}") if line.way else "",
            " ".join(_said(line, say, zone)),
        )
        for line in lines
    ]


def _clock(at: int, zone: ZoneInfo) -> str:
    return f"{datetime.fromtimestamp(at, zone):%Y-%m-%d %H:%M:%S}"


def _said(line: Line, say: Voice | Speaker, zone: ZoneInfo) -> Iterator[str]:
    """Yield the sentences about a line's event, then about its state, repetitions and request."""
    facts = {
        key: _clock(value, zone) if key in MOMENTS and value is not None else _said_fact(value)
        for key, value in line.facts.items()
    }
    facts |= {"seat": line.seat, "turn": line.turn, "letter": str(line.letter or "")}
    if line.facts.get("paused"):
        facts["status"] = "paused"
    if line.kind == "seat":
        yield from _said_of_seat(line, say, facts)
        return
    mark = f"-{line.facts['mark']}" if line.kind == "move" else ""
    known = {"asker": "unknown"} | {k: v for k, v in facts.items() if v is not None}
    yield say(f"log-{line.kind}{mark}", **known)
    if line.kind.endswith("_asked"):
        yield say("log-status", status=facts["status"])
    if line.facts.get("undone"):
        yield say("log-undone")
    if line.kind == "reply" and "why" in facts:
        yield say("log-reply-why", why=facts["why"])
    if line.facts.get("code"):
        yield say("log-code", code=facts["code"])
    if line.facts.get("times"):
        yield say("log-times", times=facts["times"], last=facts["last"])
    if line.request:
        yield say("log-request", request=line.request)


def _said_fact(value: Any) -> Any:
    """Return a fact as a variable of a message: a bool becomes "yes" or "no"."""
    return ("yes" if value else "no") if isinstance(value, bool) else value


def _said_of_seat(line: Line, say: Voice | Speaker, facts: dict[str, Any]) -> Iterator[str]:
    yield say(f"log-player-{'bot' if line.facts['bot'] else facts['status']}")
    yield from (say(f"log-player-{name}") for name in HINDRANCES if line.facts[name])
    if line.facts["missed"]:
        yield say("log-missed", missed=facts["missed"])
    if line.facts["players"] > 1:
        yield say("log-players", players=facts["players"])
    if line.turn is not None:
        end = "" if facts["deadline"] is None else "-until"
        yield say(f"log-asked{end}", turn=line.turn, until=facts["deadline"] or "")
