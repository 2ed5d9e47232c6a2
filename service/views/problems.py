"""What is wrong with what somebody asked for, in words."""

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from service.language.words import Word
from service.people.problems import Problem

MOST_FAULTS = 5  # of a data file, told at once


def say_problem(say: Callable[..., Word], problem: Problem) -> str:
    """One problem; of a data file its first faults."""
    if problem.code == "data_unsound":
        return say_unsound(say, problem.facts["takes"])
    facts = dict(problem.facts)
    if "takes" in facts:
        facts["takes"] = as_typed(facts["takes"])
    return say(problem.key, **facts)


def as_typed(values: Iterable[Any]) -> list[Any]:
    """The values of an option as one types them: true and false by these names, not as numbers."""
    return [json.dumps(value) if isinstance(value, bool) else value for value in values]


def say_unsound(say: Callable[..., Word], found: list[Mapping[str, Any]]) -> Word:
    """What is wrong with a data file."""
    faults = [say(f"fault-{fault['code']}", **_facts_of(fault)) for fault in found[:MOST_FAULTS]]
    more = [say("fault-more", count=len(found) - MOST_FAULTS)] if found[MOST_FAULTS:] else []
    return Word(" ".join([say("problem-data_unsound"), *faults, *more]))


def _facts_of(fault: Mapping[str, Any]) -> dict[str, Any]:
    """A fault's facts for its words: what stands in the file is quoted as it stands."""
    facts = {name: value for name, value in fault.items() if name != "code"}
    return {
        name: ", ".join(map(str, value)) if isinstance(value, (list, tuple)) else value
        for name, value in facts.items()
    }
