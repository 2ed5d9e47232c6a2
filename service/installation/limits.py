"""Rate limits for strangers, which the operator can change in a TOML file.

The counters are in the database (service/installation/limit_counters).
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from typing import Any

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
LOOPBACK = "loopback"


@dataclass(frozen=True)
class Limit:
    """At most `most` times in `seconds` seconds."""

    most: int
    seconds: int


# Limits of the whole installation for a time; `staffetta doctor` and /metrics show their use.
CEILINGS = ("letters_to_strangers", "bytes_by_all")
DEFAULTS = {
    # Letters from the whole installation to addresses that never agreed to get any.
    "letters_to_strangers": Limit(2000, DAY),
    # Bytes that requests may add to the database: by all networks, by one network.
    "bytes_by_all": Limit(500_000_000, DAY),
    "bytes": Limit(20_000_000, DAY),
    # By one network: requests that create a match, wrong links, wrong codes.
    "new": Limit(40, MINUTE),
    "new_a_day": Limit(1000, DAY),
    "guess": Limit(120, MINUTE),
    "code": Limit(10, HOUR),
    # Tables with the real box: created by one network; entries by one network, at one table.
    "table": Limit(40, MINUTE),
    "table_a_day": Limit(500, DAY),
    "entries_by_network": Limit(3000, MINUTE),
    "entries_at_one": Limit(600, MINUTE),
    # Photos of evenings and files of plays, read for one network.
    "photos": Limit(60, HOUR),
    # By one network: seasons created, and games added to one from their hosts' pages.
    "group": Limit(40, MINUTE),
    "group_a_day": Limit(300, DAY),
    # Letters with a person's games: asked for by one network, sent to one address.
    "own_games": Limit(30, HOUR),
    "own_games_to_one": Limit(3, DAY),
    # Sheets to print with options, rendered for one network.
    "sheets": Limit(120, MINUTE),
    # Sheets to print without options, except from the cache.
    "usual_sheets": Limit(400, MINUTE),
    # Expensive public pages of a game: its log, its export, a layout.
    "views": Limit(600, MINUTE),
    # Games replayed up to a turn, for one network.
    "moments": Limit(300, MINUTE),
    # Trials against bots: begun by one network; in the whole installation, where `seconds` is how
    # long each is kept.
    "trials": Limit(40, DAY),
    "trials_by_all": Limit(2000, 7 * DAY),
    # From one host's page: all its buttons.
    "host": Limit(60, HOUR),
    # Letters about new matches to hosts who have not pressed a button in any of them yet.
    "host_letters_to_one": Limit(3, DAY),
    "host_letters_by_network": Limit(60, DAY),
    # Unanswered letters of any kind to one address that somebody else caused; and new links that a
    # host sends to one player unasked.
    "caused_to_one": Limit(12, DAY),
    "links_by_host": Limit(1, DAY),
    # Invitations, including repeated ones, and letters to confirm an address that a player typed.
    # For one address and one host, only unanswered ones count.
    "invitations_to_one": Limit(3, DAY),
    "invitations_by_host": Limit(40, DAY),
    "invitations_by_network": Limit(100, DAY),
    # Messages by one player of a match to the others.
    "said": Limit(30, HOUR),
    "said_a_day": Limit(200, DAY),
    # Tests of a way of letters beside mail: of one seat, and by one network.
    "way_tests": Limit(10, HOUR),
    "way_tests_by_network": Limit(40, HOUR),
    # Requests for open seats: by one network; letters by one link and by one host's links, of which
    # only unanswered ones count.
    "newcomers": Limit(30, HOUR),
    "newcomers_by_link": Limit(20, DAY),
    "newcomers_of_host": Limit(60, DAY),
}
# Requests from the machine itself: its operator, a script, a test.
AT_HOME = {
    "trials": Limit(1000, DAY),
    "bytes": Limit(1_000_000_000, DAY),
    "letters_to_strangers": Limit(20_000, DAY),
    "group": Limit(600, MINUTE),
    "group_a_day": Limit(10_000, DAY),
    "own_games": Limit(1000, HOUR),
    "own_games_to_one": Limit(20, DAY),
    "table": Limit(600, MINUTE),
    "table_a_day": Limit(10_000, DAY),
    "entries_by_network": Limit(60_000, MINUTE),
    "entries_at_one": Limit(30_000, MINUTE),
    "views": Limit(12_000, MINUTE),
    "host": Limit(600, HOUR),
    "caused_to_one": Limit(60, DAY),
    "host_letters_to_one": Limit(20, DAY),
    "host_letters_by_network": Limit(1000, DAY),
    "invitations_by_host": Limit(400, DAY),
    "invitations_by_network": Limit(2000, DAY),
    "newcomers": Limit(1000, HOUR),
    "newcomers_by_link": Limit(200, DAY),
    "newcomers_of_host": Limit(600, DAY),
}
LONGEST = 31 * DAY
HIGHEST = 10**9


class BadLimits(ValueError):
    """A limits file that cannot be used; its text is one line with the reason."""


@dataclass(frozen=True)
class Limits:
    """All limits, and those for requests from this machine."""

    everywhere: Mapping[str, Limit] = field(default_factory=lambda: DEFAULTS)
    at_home: Mapping[str, Limit] = field(default_factory=lambda: AT_HOME)

    def of(self, what: str, is_at_home: bool) -> Limit:
        """Return the limit with that name."""
        own = self.at_home.get(what) if is_at_home else None
        return own or self.everywhere[what]


def read(text: str) -> Limits:
    """Return the default limits with the changes in a TOML text; raise BadLimits."""
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
