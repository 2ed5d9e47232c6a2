"""Reader of the request body that sets up a match or a table."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from engine import BadOption
from engine.game import AnyGame
from engine.options import DATA
from engine.table import AnyRules
from service.installation.addresses import (
    BadName,
    looks_like_any,
    refuse_stacked_marks,
    refuse_what_disturbs,
    refuse_what_leads_away,
)
from service.people.problems import Problem, problem_of_option


class BodyReader:
    """A reader of a request body that collects all problems in it."""

    def __init__(self, body: Mapping[str, Any]) -> None:
        self.body = body
        self.problems: list[Problem] = []

    def complain(self, at: str, code: str, **facts: Any) -> None:
        """Add a problem: its place in the body (`at`), its code, and the facts for its message."""
        self.problems.append(Problem(at, code, facts))

    def choice(self, name: str, takes: Iterable[str], default: str) -> str:
        """Return the text at `name`, or the default if there is none; complain if it is unknown.

        `takes` lists the known texts. After a complaint the default is returned.
        """
        known, wanted = list(takes), self.body.get(name, default)
        if isinstance(wanted, str) and wanted in known:
            return wanted
        self.complain(name, "unknown_value", takes=known)
        return default

    def truth(self, name: str) -> bool:
        """Return the boolean at `name`, False if there is none; complain about any other value."""
        wanted = self.body.get(name, False)
        if not isinstance(wanted, bool):
            self.complain(name, "unknown_value", takes=[False, True])
            return False
        return wanted

    def count(self, at: str, seats: range, found: int) -> None:
        """Complain at the place `at` if `found`, the number of players, is not in `seats`."""
        if found not in seats:
            self.complain(at, "seats", least=seats[0], most=seats[-1], count=found)

    def tell_apart(self, named: Iterable[tuple[str, str]]) -> None:
        """Complain about names at a table that look alike; `named` has pairs of place and name."""
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
        """Return the options in the body; complain if the game refuses them.

        `begin` sets the game up with them, and returns the names in the data file of a box's owner,
        if that is an option. These names are checked too, since other players will read them.
        Without a game, the options are returned unchecked.
        """
        options = self.body.get("options", {})
        if not isinstance(options, dict):
            self.complain("options", "malformed")
            return {}
        if game:  # reported with a wrong number of players too: all problems at once
            try:
                refuse_names_that_lead_away(begin(options))
            except BadOption as bad:
                self.problems.append(problem_of_option(game, bad))
        return options


def refuse_names_that_lead_away(names: Mapping[str, object]) -> None:
    """Raise BadOption if a name in a data file looks like a link, a phone number or our service.

    Invisible letters and stacked marks are refused too.
    """
    faults = []
    typed = {thing: name for thing, name in names.items() if isinstance(name, str)}
    for thing, name in typed.items():
        try:
            refuse_what_leads_away(name)
        except BadName as bad:
            faults.append({"code": f"name_{bad.code}", "at": thing})
        try:
            refuse_what_disturbs(name)
            refuse_stacked_marks(name)
        except BadName:
            faults.append({"code": "name_unseen", "at": thing})
    if faults:
        raise BadOption("data_unsound", DATA, faults)
