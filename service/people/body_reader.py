"""Reads the body of what a match or a table is asked for by."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from engine import BadOption
from engine.game import AnyGame
from engine.options import DATA
from engine.table import AnyRules
from service.installation.addresses import BadName, looks_like_any, refuse_what_leads_away
from service.people.problems import Problem, problem_of_option


class BodyReader:
    """Reads the body of what a match or a table is asked for by, and gathers what is wrong."""

    def __init__(self, body: Mapping[str, Any]) -> None:
        self.body = body
        self.problems: list[Problem] = []

    def complain(self, at: str, code: str, **facts: Any) -> None:
        """Note one thing that is wrong."""
        self.problems.append(Problem(at, code, facts))

    def choice(self, name: str, takes: Iterable[str], default: str) -> str:
        """One of several texts; the default where nothing, or nothing of them, is said."""
        known, wanted = list(takes), self.body.get(name, default)
        if isinstance(wanted, str) and wanted in known:
            return wanted
        self.complain(name, "unknown_value", takes=known)
        return default

    def truth(self, name: str) -> bool:
        """Yes or no; no where nothing, or neither of them, is said."""
        wanted = self.body.get(name, False)
        if not isinstance(wanted, bool):
            self.complain(name, "unknown_value", takes=[False, True])
            return False
        return wanted

    def count(self, at: str, seats: range, found: int) -> None:
        """Hold the number of those who are to play to the game's."""
        if found not in seats:
            self.complain(at, "seats", least=seats[0], most=seats[-1], count=found)

    def tell_apart(self, named: Iterable[tuple[str, str]]) -> None:
        """Names at one table, each with its place, must not be taken for one another."""
        seen: list[str] = []
        for at, name in named:
            if name and looks_like_any(name, seen):
                self.complain(f"{at}.name", "name_alike")
            seen.append(name)

    def options(
        self,
        game: AnyGame | AnyRules | None,
        begin: Callable[[dict[str, Any]], Mapping[str, object]],
    ) -> dict[str, Any]:
        """Those that the game, if there is one, can `begin` with.

        It returns the names that an owner's data file gives; others read them, in letters too.
        """
        options = self.body.get("options", {})
        if not isinstance(options, dict):
            self.complain("options", "malformed")
            return {}
        if game:  # also where the number of players is wrong: all that is, is told at once
            try:
                refuse_names_that_lead_away(begin(options))
            except BadOption as bad:
                self.problems.append(problem_of_option(game, bad))
        return options


def refuse_names_that_lead_away(names: Mapping[str, object]) -> None:
    """Raises BadOption where a data file calls a card by a link, a number to call or our name."""
    faults = []
    typed = {thing: name for thing, name in names.items() if isinstance(name, str)}
    for thing, name in typed.items():
        try:
            refuse_what_leads_away(name)
        except BadName as bad:
            faults.append({"code": f"name_{bad.code}", "at": thing})
    if faults:
        raise BadOption("data_unsound", DATA, faults)
