"""The rules of a table of B'Twixt, as engine/table.py has those of every table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.btwixt.agreed import Agreed, agreed
from engine.btwixt.options import OPTIONS, SEATS
from engine.btwixt.table import by_mail, entering, from_mail, reading, showing
from engine.btwixt.table.lying import At, laid
from engine.errors import BadOption
from engine.facts import Event, Facts, Refusal, View
from engine.options import Option, Options
from engine.table import Hand, Refused, TableRules

SAID_AT_ONCE = "first_player"  # an option: at the table who begins is the first entry


class Companion(TableRules[At]):
    """The table of those who own the box."""

    @property
    def seats(self) -> range:
        """How many may sit down."""
        return SEATS

    @property
    def options(self) -> Sequence[Option]:
        """As the game has them, but for what the table tells by an entry."""
        return [option for option in OPTIONS if option["id"] != SAID_AT_ONCE]

    def begin(self, seats: int, options: Options) -> At:
        """Before the first round; raises BadOption."""
        if SAID_AT_ONCE in options:
            known = [option["id"] for option in self.options]
            raise BadOption("option_unknown", SAID_AT_ONCE, known)
        return laid(agreed({**options, SAID_AT_ONCE: "chosen"}), seats)

    def enter(self, at: At, author: int | None, line: str, anyway: bool) -> tuple[At, str]:
        """The table after an entry; raises Refused."""
        read = reading.read(at, author, line)
        return entering.enter(at, read, anyway), read.text

    def offers(self, at: At, author: int | None) -> list[str]:
        """The lines that this phone is likeliest to enter."""
        return showing.offers(at, author)

    def view(self, at: At) -> View:
        """All that lies open."""
        return showing.view(at)

    def facts(self, at: At, line: str) -> Facts | None:
        """What a line says."""
        try:
            return reading.read(at, None, line).facts
        except Refused:
            return None

    def agreed(self, at: At) -> Agreed:
        """The cards and the options."""
        return at.rules

    def typed_names(self, at: At) -> Mapping[str, object]:
        """Those of cards, allies and leaders."""
        return at.rules.box.typed_names

    def to_act(self, at: At) -> list[int]:
        """Who bids, or places what was won."""
        return reading.asked(at)

    def happened(self, at: At) -> int:
        """How much has happened so far."""
        return len(at.log)

    def told(self, at: At, first: int, end: int) -> list[Event]:
        """A part of it."""
        return [dict(event) for event in at.log[first:end]]

    # --- table and mail are one game ---

    def hands(self, at: At) -> list[Hand] | None:
        """What each holds; None where the game cannot go on by mail as it lies."""
        return by_mail.hands(at)

    def stays(self, at: At) -> Refusal | None:
        """What is missing, or when the time will have come."""
        return by_mail.why_not(at)

    def lays(self, at: At, seat: int, things: Sequence[str]) -> str:
        """The cards of a bid."""
        return " ".join(("correct cards", str(seat), *things))

    def by_mail(self, at: At, hands: Mapping[int, Sequence[str]], seed: bytes) -> Facts:
        """The stored state that a match begins with; raises Refused."""
        return by_mail.by_mail(at, hands, seed)

    def goes_on(self, stored: Facts) -> At:
        """The table as everybody sees that match; raises Refused."""
        return from_mail.goes_on(stored)


TABLES = {"btwixt": Companion()}
