"""Check of the request that opens a table: it becomes a TableWish or a list of problems."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import engine
from engine.table import AnyRules
from service.installation.addresses import BadName, clean_name
from service.language.languages import LANGUAGES
from service.people.body_reader import BodyReader
from service.people.problems import Invalid

MOST_SEATS = 12  # longer lists of seats are refused unread; no game has so many


@dataclass(frozen=True)
class TableWish:
    """A checked request to open a table, with its people by seat; a name may be "".

    The same `key` opens no second table. `clock` is True if the table shows the time that each
    player has used.
    """

    game: str
    options: dict[str, Any]
    language: str
    names: list[str]
    key: str
    title: str | None = None
    clock: bool = False


def read(body: Mapping[str, Any], key: str) -> TableWish:
    """Check the body of POST /api/v1/tables; raises Invalid."""
    reader = _Reader(body)
    rules = reader.rules()
    names = reader.names(rules)
    wish = TableWish(
        game=str(body.get("game")),
        options=reader.agreed(rules, len(names)),
        language=reader.choice("language", LANGUAGES, "en"),
        names=names,
        key=key,
        title=reader.title(),
        clock=reader.truth("clock"),
    )
    if reader.problems:
        raise Invalid(reader.problems)
    return wish


class _Reader(BodyReader):
    """Reader of the request body that opens a table."""

    def rules(self) -> AnyRules | None:
        known, wanted = [*engine.families(), engine.PAD], self.body.get("game")
        if isinstance(wanted, str) and wanted in known:
            return engine.at_table(wanted)
        self.complain("game", "unknown_game", takes=known)
        return None

    def names(self, rules: AnyRules | None) -> list[str]:
        seats = self.body.get("seats")
        if not isinstance(seats, list) or len(seats) > MOST_SEATS:
            self.complain("seats", "malformed")
            return []
        names = [self.name(seat, f"seats.{place}") for place, seat in enumerate(seats)]
        if rules:
            self.count("seats", rules.seats, len(names))
        self.tell_apart((f"seats.{place}", name) for place, name in enumerate(names))
        return names

    def name(self, seat: Any, at: str) -> str:
        """Return the name at a seat, which may be "": players can give it later."""
        if not isinstance(seat, Mapping):
            self.complain(at, "malformed")
            return ""
        return self.cleaned(seat, "name", f"{at}.name")

    def title(self) -> str | None:
        return self.cleaned(self.body, "title", "title") or None

    def cleaned(self, data: Mapping[str, Any], key: str, at: str) -> str:
        """Return the cleaned text of `data[key]`, or ""; report problems of the field `at`."""
        wanted = data.get(key) or ""
        if not isinstance(wanted, str):
            self.complain(at, "malformed")
            return ""
        try:
            return clean_name(wanted) if wanted.strip() else ""
        except BadName as bad:
            self.complain(at, f"name_{bad.code}")
            return ""

    def agreed(self, rules: AnyRules | None, seats: int) -> dict[str, Any]:
        """Return the checked options; they must be ones that the rules can begin with."""

        def begin(options: dict[str, Any]) -> Mapping[str, object]:
            if rules is None:
                return {}
            played_by = seats if seats in rules.seats else rules.seats[-1]
            return rules.typed_names(rules.begin(played_by, options))

        return self.options(rules, begin)
