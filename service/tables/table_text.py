"""A table as text that can be verified: its log with hashes, proved by a replay."""

import json
from typing import Any

import engine
from engine import table as log_of
from engine.table import AnyTable, Refused
from service.matches import match_text
from service.matches.match_text import Unverified
from service.tables import hash_chain
from service.tables.hash_chain import HOST

FORMAT = "staffetta-table-1"
TYPES = {
    "table": str,
    "game": str,
    "rules_version": int,
    "seats": int,
    "players": list,
    "language": str,
    "title": str | None,
    "options": dict,
    "begins": dict | None,
    "status": str,
    "entries": list,
    "fingerprint": str,
}
OF_ENTRY = (int, str, int, str)  # the seat, or -1; the line; the time; the hash


def is_table(text: str) -> bool:
    """True if the text claims to be a table's export."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(data, dict) and data.get("format") == FORMAT


def verify(text: str) -> tuple[dict[str, Any], AnyTable]:
    """Check an exported table, and return it with its final state; raises Unverified.

    Every entry must have the right hash and have been possible when it was made.
    """
    try:
        data = _read(text)
        if not match_text.is_sealed(data, text):
            raise Unverified("changed")
        _check_seals(data["entries"])
        return data, _replayed(data)
    except RecursionError:
        raise Unverified("not_json") from None


def _read(text: str) -> dict[str, Any]:
    data = match_text.read_export(text, FORMAT, TYPES)
    if data["game"] not in (*engine.families(), engine.PAD):
        raise Unverified("unknown_game")
    if not all(_is_entry(entry, data["seats"]) for entry in data["entries"]):
        raise Unverified("not_an_export")
    if data["seats"] not in engine.at_table(data["game"]).seats:
        raise Unverified("not_an_export")
    return data


def _is_entry(entry: Any, seats: int) -> bool:
    is_one = isinstance(entry, list) and tuple(type(part) for part in entry) == OF_ENTRY
    return is_one and HOST <= entry[0] < seats


def _check_seals(entries: list[list[Any]]) -> None:
    last = ""
    for number, (author, line, at, seal) in enumerate(entries, 1):
        last = hash_chain.seal(last, number, author, line, at)
        if last != seal:
            raise Unverified("entry_changed", number=number)


def _replayed(data: dict[str, Any]) -> AnyTable:
    """Replay all entries, undone ones included: these had to be possible too when made."""
    rules = engine.at_table(data["game"])
    try:
        if data["begins"] is None:
            table = log_of.opened(rules, data["seats"], data["options"])
        else:
            table = log_of.resumed(rules, data["begins"])
    except (ValueError, Refused, engine.BadOption):
        raise Unverified("not_an_export") from None
    for number, (author, line, _, _) in enumerate(data["entries"], 1):
        try:
            table = log_of.entered(table, None if author == HOST else author, line)
        except Refused:
            raise Unverified("entry_impossible", number=number, action=line) from None
        except match_text.IMPOSSIBLE:
            if data["begins"] is None:
                raise
            raise Unverified("not_an_export") from None
    return table
