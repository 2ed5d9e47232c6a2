"""Scoring of reports from tables with the real box: JSON lines in, JSON lines out."""

import json
from codecs import BOM_UTF8
from collections.abc import Iterable, Iterator

from engine.game import AnyGame
from engine.scores import Report, Unscorable, mapped, score
from service.language.terminal import harmless_json
from service.language.words import Speaker
from service.views.problems import say_unsound


def _no_number(constant: str) -> None:
    """Reject NaN and Infinity, which Python reads although they are not JSON."""
    raise ValueError(constant)


_decode = json.JSONDecoder(parse_constant=_no_number).decode
_compact = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), check_circular=False).encode


def answers(game: AnyGame, lines: Iterable[bytes], say: Speaker) -> Iterator[tuple[str, bool]]:
    """Yield the answer to each line as JSON, with False if the line could not be scored."""
    for number, line in enumerate(lines, 1):
        try:
            yield harmless_json(_compact(score(game.scoring, _read(line, number)))), True
        except Unscorable as wrong:
            yield harmless_json(_compact({"error": _complaint(wrong, say)})), False


def _read(line: bytes, number: int) -> Report:
    try:
        data = _decode(line.removeprefix(BOM_UTF8).decode())
    except (ValueError, RecursionError):
        raise Unscorable("not_json", f"line {number}") from None
    return mapped(data, f"line {number}")


def _complaint(wrong: Unscorable, say: Speaker) -> Report:
    if wrong.code == "data_unsound":
        message = say_unsound(say, wrong.facts["takes"])
        return {"code": wrong.code, "message": say.plain(message), "at": wrong.at}
    facts = dict(wrong.facts)
    if "takes" in facts:
        facts["takes"] = [
            each if isinstance(each, str) else _compact(each) for each in wrong.facts["takes"]
        ]
    message = say(f"score-{wrong.code}", **say.facts(facts, []))
    return {"code": wrong.code, "message": say.plain(message), "at": wrong.at}
