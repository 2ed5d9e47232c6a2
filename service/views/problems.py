"""Error messages for a request, such as about an invalid option or a bad data file."""

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from service.language.words import Word
from service.people.problems import Problem

MOST_FAULTS = 5  # most faults of a data file that are shown at once


def say_problem(say: Callable[..., Word], problem: Problem) -> str:
    """Return a problem in words; for a data file, its first faults."""
    if problem.code == "data_unsound":
        return say_unsound(say, problem.facts["takes"])
    facts = dict(problem.facts)
    if "takes" in facts:
        facts["takes"] = as_typed(facts["takes"])
    return say(problem.key, **facts)


def as_typed(values: Iterable[Any]) -> list[Any]:
    """Return an option's values as people type them: bools as "true" and "false"."""
    return [json.dumps(value) if isinstance(value, bool) else value for value in values]


def say_unsound(say: Callable[..., Word], found: list[Mapping[str, Any]]) -> Word:
    """Return the faults of a data file in words."""
    faults = [say(f"fault-{fault['code']}", **_facts_of(fault)) for fault in found[:MOST_FAULTS]]
    more = [say("fault-more", count=len(found) - MOST_FAULTS)] if found[MOST_FAULTS:] else []
    return Word(" ".join([say("problem-data_unsound"), *faults, *more]))


def _facts_of(fault: Mapping[str, Any]) -> dict[str, Any]:
    """Return a fault's facts as variables of its message; lists become comma-separated text."""
    facts = {name: value for name, value in fault.items() if name != "code"}
    return {
        name: ", ".join(map(str, value)) if isinstance(value, (list, tuple)) else value
        for name, value in facts.items()
    }
