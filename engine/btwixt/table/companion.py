"""The rules of B'Twixt at a table, as an implementation of TableRules in engine/table.py."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.btwixt.agreed import Agreed, agreed
from engine.btwixt.options import OPTIONS, SEATS
from engine.btwixt.state import NOBODY
from engine.btwixt.table import by_mail as mailing
from engine.btwixt.table import entering, from_mail, reading, showing
from engine.btwixt.table.open_state import At, laid
from engine.errors import BadOption
from engine.fact_types import Event, Facts
from engine.options import Option, Options
from engine.table import LOT, Refused, TableRules
from engine.table_rules import lot_facts

SAID_AT_ONCE = "first_player"  # an option that is left out, since the first entry decides it


class Companion(TableRules[At]):
    """The rules at a table of players who use the real box."""

    @property
    def seats(self) -> range:
        """Return the possible numbers of players."""
        return SEATS

    @property
    def options(self) -> Sequence[Option]:
        """Return the game's options except `first_player`, which the table enters instead."""
        return [option for option in OPTIONS if option["id"] != SAID_AT_ONCE]

    def begin(self, seats: int, options: Options) -> At:
        """Return the table before the first round; raises BadOption."""
        if SAID_AT_ONCE in options:
            known = [option["id"] for option in self.options]
            raise BadOption("option_unknown", SAID_AT_ONCE, known)
        return laid(agreed({**options, SAID_AT_ONCE: "chosen"}), seats)

    def enter(self, at: At, author: int | None, line: str, anyway: bool) -> tuple[At, str]:
        """Return the table after an entry of `author` (a seat or None), and the entry in full.

        Raises Refused.
        """
        is_lot = line.startswith(f"{LOT} ")
        if is_lot and at.first != NOBODY:
            raise Refused({"code": "nothing_to_tell"})
        read = reading.read(at, author, line.replace(LOT, "first", 1) if is_lot else line)
        return entering.enter(at, read, anyway), line if is_lot else read.text

    def writes(self, words: Sequence[str]) -> frozenset[str]:
        """Return names for the things that a line sets, such as a council's power."""
        return reading.writes(words)

    def facts(self, at: At, line: str) -> Facts | None:
        """Return the parsed parts of an entry, or None if the line is not a valid entry."""
        if line.split()[:1] == [LOT]:
            return lot_facts(line.split())
        try:
            return reading.read(at, None, line).facts
        except Refused:
            return None

    def openings(self, at: At) -> list[str]:
        """Return, by seat, the entries that name the first player; [] once one is named."""
        return showing.who_begins(at) if at.phase == "first" else []

    def agreed(self, at: At) -> Agreed:
        """Return the rules of this table."""
        return at.rules

    def typed_names(self, at: At) -> Mapping[str, object]:
        """Return the names in the host's data file that differ from ours."""
        return at.rules.box.typed_names

    def happened(self, at: At) -> int:
        """Return the number of events so far."""
        return len(at.log)

    def told(self, at: At, first: int, end: int) -> list[Event]:
        """Return the events from `first` up to `end`."""
        return [dict(event) for event in at.log[first:end]]

    def lays(self, at: At, seat: int, things: Sequence[str]) -> str:
        """Return the entry that names `things` as the cards of a seat's bid."""
        return " ".join(("correct cards", str(seat), *things))

    offers = staticmethod(showing.offers)
    view = staticmethod(showing.view)
    to_act = staticmethod(reading.asked)
    hands = staticmethod(mailing.hands)
    stays = staticmethod(mailing.why_not)
    by_mail = staticmethod(mailing.by_mail)
    goes_on = staticmethod(from_mail.goes_on)


TABLES = {"btwixt": Companion()}
