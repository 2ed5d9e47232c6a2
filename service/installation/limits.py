"""Rate limits for strangers, which the operator can change in a TOML file.

The counters are in the database (service/installation/limit_counters).
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from pathlib import Path
from typing import Any

HOUR, DAY = 3600, 24 * 3600
LOOPBACK = "loopback"


@dataclass(frozen=True)
class Limit:
    """A limit of `most` times in `seconds` seconds."""

    most: int
    seconds: int


FILE = "limits.toml"
# Limits of the whole installation; `staffetta doctor` and /metrics show how far they are used.
CEILINGS = ("letters_to_strangers", "bytes_by_all")
LONGEST = 31 * DAY
HIGHEST = 10**9


def _usual() -> tuple[dict[str, Limit], dict[str, Limit]]:
    """Return the usual limits, and those for requests from the machine itself.

    The file is in the installed package, or in the repository as an example for operators.
    """
    packaged = Path(__file__).with_name(FILE)
    file = packaged if packaged.is_file() else Path(__file__).parents[2] / "deploy" / FILE
    data = tomllib.loads(file.read_text("utf-8"))
    at_home = data.pop(LOOPBACK)
    usual = {name: Limit(**each) for name, each in data.items()}
    return usual, {name: replace(usual[name], **each) for name, each in at_home.items()}


DEFAULTS, AT_HOME = _usual()


class BadLimits(ValueError):
    """A limits file that cannot be used; its text is one line with the reason."""


@dataclass(frozen=True)
class Limits:
    """All rate limits by name; `at_home` has the higher ones for requests from this machine."""

    everywhere: Mapping[str, Limit] = field(default_factory=lambda: DEFAULTS)
    at_home: Mapping[str, Limit] = field(default_factory=lambda: AT_HOME)

    def of(self, what: str, is_at_home: bool) -> Limit:
        """Return the limit with that name; `is_at_home` is True for requests from this machine."""
        own = self.at_home.get(what) if is_at_home else None
        return own or self.everywhere[what]


def read(text: str) -> Limits:
    """Return the default limits with the changes in a TOML text; raises BadLimits."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadLimits(" ".join(str(error).split())) from None
    at_home = data.pop(LOOPBACK, {})
    if not isinstance(at_home, dict):
        raise BadLimits(f"{LOOPBACK} takes tables of limits")
    changed = _changed(DEFAULTS, data, "")
    known_at_home = {**changed, **AT_HOME}
    special = {**AT_HOME, **{name: known_at_home[name] for name in at_home if name in changed}}
    return Limits(changed, _changed(special, at_home, f"{LOOPBACK}."))


def _changed(limits: Mapping[str, Limit], data: Mapping[str, Any], within: str) -> dict[str, Limit]:
    unknown = sorted(set(data) - set(limits))
    if unknown:
        near = get_close_matches(unknown[0][:60], DEFAULTS, 3, 0.4) or list(DEFAULTS)[:3]
        names = ", ".join(near)
        raise BadLimits(f"{within}{unknown[0][:60]} is no limit; there are {names} and others")
    changes = {name: _change(limits[name], data[name], within + name) for name in data}
    return {**limits, **changes}


def _change(limit: Limit, values: Any, name: str) -> Limit:
    if not isinstance(values, dict) or not values.keys() <= {"most", "seconds"}:
        raise BadLimits(f"{name} takes most and seconds")
    for key, highest in (("most", HIGHEST), ("seconds", LONGEST)):
        number = values.get(key, 1)
        if type(number) is not int or not 1 <= number <= highest:
            raise BadLimits(f"{name}.{key} takes a whole number from 1 to {highest}")
    return replace(limit, **values)
