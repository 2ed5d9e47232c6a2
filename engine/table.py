"""A game at the table with the real box: a log of entries over the rules, and how it is read.

Phones enter what happens. An entry is one line of ASCII (docs/notation/table.md): an action of the
game, often with the seat that does it before it, `tell` and what fell, or `correct` and what lies
otherwise. Nothing is ever removed: `undo 17` takes an entry back and is an entry itself, `instead
15 ...` has it say something else. What stands is found by playing the rest again; an entry without
which a later one could not stand is refused to be taken back before that.

The table is the authority. What the rules refuse may mostly be entered after `anyway`, and is
marked so; the refusal then says `"anyway": true`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import (
    Any,
    Generic,
    NamedTuple,
    NotRequired,
    Protocol,
    TypeAlias,
    TypedDict,
    TypeVar,
    cast,
)

from engine.facts import Event, Facts, Refusal, View
from engine.options import Option, Options
from engine.state import Result

LONGEST_LINE = 200
MOST_ENTRIES = 20_000
MARK_EVERY = 32  # entries: so many are played again at most to take back the last

UNDO, INSTEAD, ANYWAY = "undo", "instead", "anyway"
# The refusals of the log itself; those of a game are its own.
REFUSALS = ("malformed", "no_such_entry", "taken_back_already", "needed_later", "table_full")
MAIL_REFUSALS = (
    "not_by_mail",
    "not_at_table",
    "over_already",
    "hand_size",
    "not_in_box",
    "known_missing",
)


class Refused(Exception):
    """An entry that cannot stand; `refusal` says why, as facts without words."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal


At = TypeVar("At")


class Lying(TypedDict):
    """What lies open before a seat, where its holder is to name all of it."""

    so_far: list[str]  # as far as the table knows
    is_all: bool  # whether nothing else can lie there
    count: int  # how many lie there that are not counted to the hand any more
    things: dict[str, int]  # what may lie there, and how many of each


class Hand(TypedDict):
    """A hand that its holder alone can see, as far as the table knows it."""

    seat: int
    size: int
    known: list[str]  # what all have seen come to it
    things: dict[str, int]  # what may be in it, and how many of each
    beside: NotRequired[list[str]]  # of these what the size does not count
    in_sight: NotRequired[Lying]


class TableRules(Protocol[At]):
    """What a game is at a table; At is a value of its own, which never changes."""

    @property
    def seats(self) -> range:
        """How many may sit down."""

    @property
    def options(self) -> Sequence[Option]:
        """What the table may agree before it begins."""

    @property
    def left_out(self) -> Sequence[str]:
        """Options that the game has, but no table with the real box."""
        return ()

    def begin(self, seats: int, options: Options) -> At:
        """The table before its first entry; raises BadOption."""

    def enter(self, at: At, author: int | None, line: str, anyway: bool) -> tuple[At, str]:
        """The table after a line, and the line in full, with the seat that it is about.

        `author` is the seat whose phone it came from, None for the host's. Raises Refused.
        """

    def offers(self, at: At, author: int | None) -> list[str]:
        """The lines worth a button now, likeliest first; those about others' seats among them."""

    def places(self, at: At) -> list[str]:
        """For each place on the board that can be pointed at, a line about it; mostly none."""
        return []

    def view(self, at: At) -> View:
        """All that lies open."""

    def facts(self, at: At, line: str) -> Facts | None:
        """What a line says: `kind`, `group` and the facts of that kind; None for what is none."""

    def agreed(self, at: At) -> Any:
        """The game's rules as this table plays by them; None before they are needed."""
        return None

    def typed_names(self, at: At) -> Mapping[str, object]:
        """What an owner's data file calls otherwise than the words do, by the words' keys."""
        return {}

    def to_act(self, at: At) -> list[int]:
        """The seats whose turn it is; none while the table is asked, or without turns."""
        return []

    def happened(self, at: At) -> int:
        """How many things have happened so far, for `told`."""

    def told(self, at: At, first: int, end: int) -> list[Event]:
        """What happened from one of them up to another, as events that all may know."""

    def result(self, at: At, seats: int) -> Result | None:
        """How it ended, by the rules or as the table has it; None while it goes on."""
        view = self.view(at)
        found: Any = view.get("result")
        ended: Any = view.get("ended")
        if ended is not None and (found is None or found["winners"] != ended):
            return by_hand(ended, seats, found["scores"] if found else [])
        return None if found is None else plain(found)

    # --- table and mail are one game; these answers serve what has no game by mail ---

    def hands(self, at: At) -> list[Hand] | None:
        """What each seat must say in private before the game goes on by mail; None: it cannot."""
        return None

    def stays(self, at: At) -> Refusal | None:
        """Why the game cannot go on by mail as it lies; None where it can."""
        return {"code": "not_by_mail"} if self.hands(at) is None else None

    def lays(self, at: At, seat: int, things: Sequence[str]) -> str:
        """The line that names all that lies open before a seat; asked where its Hand says so."""
        raise Refused({"code": "not_by_mail"})

    def by_mail(self, at: At, hands: Mapping[int, Sequence[str]], seed: bytes) -> Facts:
        """The stored state that a match by mail begins with; raises Refused."""
        raise Refused({"code": "not_by_mail"})

    def goes_on(self, stored: Facts) -> At:
        """The table that goes on from a stored state; what is hidden in it the table never shows.

        Raises Refused, or ValueError for what is no such state.
        """
        raise Refused({"code": "not_at_table"})


AnyRules: TypeAlias = TableRules[Any]
BY_HAND = "by_hand"  # the reason of a result that the table has named


def plain(result: Mapping[str, Any]) -> Result:
    """What all games say of how they ended, without what only some do."""
    said = {name: result[name] for name in Result.__annotations__ if name in result}
    return cast("Result", said)


def by_hand(winners: Sequence[int], seats: int, scores: Sequence[int] = ()) -> Result:
    """A game that the table has ended: those it names share the first place, the others the last.

    Where the scores are known they rank the others.
    """
    first = sorted(winners)
    others = [seat for seat in range(seats) if seat not in first]
    worth = [scores[seat] if scores else 0 for seat in range(seats)]
    places = [
        [seat for seat in others if worth[seat] == each]
        for each in sorted({worth[seat] for seat in others}, reverse=True)
    ]
    ranking = [place for place in (first, *places) if place]
    return {"winners": first, "ranking": ranking, "scores": [*scores], "reason": BY_HAND}


class Entry(NamedTuple):
    """A line of the log: who entered it, what it says, and whether it stands.

    `first` and `end` are what happened by it (`TableRules.told`); of one that does not stand and of
    those about the log itself nothing did.
    """

    number: int  # from 1
    author: int | None
    line: str
    undone: bool = False
    now: str = ""  # what it says since another entry changed it
    first: int = 0
    end: int = 0

    @property
    def says(self) -> str:
        """Its line as it stands now."""
        return self.now or self.line


@dataclass(frozen=True)
class Table(Generic[At]):
    """A table with everything that was entered at it: a value."""

    rules: TableRules[At]
    at: At
    entries: tuple[Entry, ...] = ()
    marks: tuple[At, ...] = ()  # as it stood before the first entry, and after every 32nd

    @property
    def number(self) -> int:
        """How many entries there are."""
        return len(self.entries)


AnyTable: TypeAlias = Table[Any]


def opened(rules: TableRules[At], seats: int, options: Options) -> Table[At]:
    """A table at which nothing was entered yet; raises BadOption."""
    at = rules.begin(seats, options)
    return Table(rules, at, marks=(at,))


def resumed(rules: TableRules[At], stored: Facts) -> Table[At]:
    """A table that goes on from a stored state; raises as `TableRules.goes_on` does."""
    at = rules.goes_on(stored)
    return Table(rules, at, marks=(at,))


def entered(table: Table[At], author: int | None, line: str) -> Table[At]:
    """The table after one more entry; raises Refused, and then nothing has changed."""
    if table.number >= MOST_ENTRIES:
        raise Refused({"code": "table_full"})
    words = words_of(line)
    if words[0] == UNDO:
        return _undone(table, author, words)
    if words[0] == INSTEAD:
        return _changed(table, author, words)
    entry = Entry(table.number + 1, author, " ".join(words))
    at, kept = _played(table.rules, table.at, entry)
    return _with(table, kept, at)


def again(
    rules: TableRules[At], seats: int, options: Options, lines: Sequence[tuple[int | None, str]]
) -> Table[At]:
    """The table that a log of (author, line) leads to; raises Refused where it cannot."""
    return after(opened(rules, seats, options), lines)


def after(first: Table[At], lines: Sequence[tuple[int | None, str]]) -> Table[At]:
    """The same from a table without an entry.

    What was taken back in the end is not played first: each entry is played once, or not at all.
    """
    log: list[Entry] = []
    for number, (author, line) in enumerate(lines, 1):
        words = words_of(line)
        log.append(Entry(number, author, " ".join(words)))
        if words[0] == UNDO:
            changes = _taken_back(log, _about(words, 2))
        elif words[0] == INSTEAD:
            changed = _target(log, _about(words, 3))
            changes = {changed.number: changed._replace(now=" ".join(words[2:]))}
        else:
            continue
        for entry in changes.values():
            log[entry.number - 1] = entry
    return _run(first, log, {})


def words_of(line: str) -> list[str]:
    """The words of an entry; raises Refused for what no entry can be."""
    if len(line) > LONGEST_LINE or not line.isascii() or not line.isprintable() or not line.split():
        raise Refused({"code": "malformed"})
    return line.split()


# --- entries ---------------------------------------------------------------


def _played(rules: TableRules[At], at: At, entry: Entry) -> tuple[At, Entry]:
    """An entry that is about the game: played, and kept with the line in full."""
    before = rules.happened(at)
    at, line = _enter(rules, at, entry)
    kept = entry._replace(
        line=line if not entry.now else entry.line,
        now=line if entry.now else "",
        first=before,
        end=rules.happened(at),
    )
    return at, kept


def _with(table: Table[At], entry: Entry, at: At) -> Table[At]:
    entries = (*table.entries, entry)
    marks = table.marks if len(entries) % MARK_EVERY else (*table.marks, at)
    return replace(table, at=at, entries=entries, marks=marks)


def _enter(rules: TableRules[At], at: At, entry: Entry) -> tuple[At, str]:
    words = entry.says.split()
    anyway = words[0] == ANYWAY
    if anyway and not (words := words[1:]):
        raise Refused({"code": "malformed"})
    at, line = rules.enter(at, entry.author, " ".join(words), anyway)
    return at, f"{ANYWAY} {line}" if anyway else line


# --- the log itself --------------------------------------------------------


def _undone(table: Table[At], author: int | None, words: list[str]) -> Table[At]:
    """Take an entry back; that of an undo, or of a change, brings back what it took away."""
    if len(words) != 2:
        raise Refused({"code": "malformed"})
    changes = _taken_back(table.entries, words[1])
    target = next(iter(changes))
    return _with_line(_replayed(table, changes), author, f"{UNDO} {target}")


def _taken_back(log: Sequence[Entry], text: str) -> dict[int, Entry]:
    """The entries that are otherwise once that one is taken back, which is the first of them."""
    target = _target(log, text)
    changes: dict[int, Entry] = {target.number: target._replace(undone=True)}
    about = target.line.split()
    if about[0] == UNDO:
        brought = log[int(about[1]) - 1]
        changes[brought.number] = brought._replace(undone=False)
        _restore(log, changes, brought, brought=True)
    _restore(log, changes, target, brought=False)
    return changes


def _restore(
    log: Sequence[Entry], changes: dict[int, Entry], entry: Entry, *, brought: bool
) -> None:
    """What else follows where an entry that changed another one comes or goes."""
    about = entry.line.split()
    if about[0] != INSTEAD:
        return
    number = int(about[1])
    changed = changes.get(number, log[number - 1])
    others = [
        other.line
        for other in log
        if other.line.split()[:2] == about[:2]
        and not changes.get(other.number, other).undone
        and (brought or other.number != entry.number)
    ]
    now = " ".join(others[-1].split()[2:]) if others else ""
    changes[number] = changed._replace(now=now)


def _changed(table: Table[At], author: int | None, words: list[str]) -> Table[At]:
    """Have an entry say something else, as if it had said so at once."""
    if len(words) < 3 or words[2] in (UNDO, INSTEAD):
        raise Refused({"code": "malformed"})
    target = _target(table.entries, words[1])
    if target.line.split()[0] in (UNDO, INSTEAD):
        raise Refused({"code": "no_such_entry", "entry": target.number})
    line = " ".join(words[2:])
    changes = {target.number: target._replace(now=line)}
    changed = _replayed(table, changes)
    full = changed.entries[target.number - 1].now
    return _with_line(changed, author, f"{INSTEAD} {target.number} {full}")


def _about(words: Sequence[str], least: int) -> str:
    """What stands for the entry that an entry is about, in one of so many words or more."""
    if len(words) < least:
        raise Refused({"code": "malformed"})
    return words[1]


def _target(log: Sequence[Entry], text: str) -> Entry:
    """The entry of that number, where it stands."""
    if not text.isdecimal() or len(text) > 9 or not 1 <= int(text) <= len(log):
        raise Refused({"code": "no_such_entry"})
    entry = log[int(text) - 1]
    if entry.undone:
        raise Refused({"code": "taken_back_already", "entry": entry.number})
    return entry


def _with_line(table: Table[At], author: int | None, line: str) -> Table[At]:
    """One more entry by which nothing happened in the game."""
    happened = table.rules.happened(table.at)
    return _with(
        table, Entry(table.number + 1, author, line, False, "", happened, happened), table.at
    )


def _replayed(table: Table[At], changes: Mapping[int, Entry]) -> Table[At]:
    """The table with these entries otherwise; raises Refused where a later one could not stand."""
    mark = (min(changes) - 1) // MARK_EVERY
    kept = mark * MARK_EVERY
    before = replace(
        table,
        at=table.marks[mark],
        entries=table.entries[:kept],
        marks=table.marks[: mark + 1],
    )
    return _run(before, table.entries[kept:], changes)


def _run(table: Table[At], log: Sequence[Entry], changes: Mapping[int, Entry]) -> Table[At]:
    """The table after all of these, as they are or as they are changed to; raises Refused."""
    at, entries, marks = table.at, [*table.entries], [*table.marks]
    for entry in log:
        wanted = changes.get(entry.number, entry)
        if wanted.undone or wanted.line.split()[0] in (UNDO, INSTEAD):
            happened = table.rules.happened(at)
            kept = wanted._replace(first=happened, end=happened)
        else:
            try:
                at, kept = _played(table.rules, at, wanted)
            except Refused as refused:
                if not changes or entry.number in changes:
                    raise
                why = {"code": "needed_later", "entry": entry.number, "why": refused.refusal}
                raise Refused(why) from None
        entries.append(kept)
        if len(entries) % MARK_EVERY == 0:
            marks.append(at)
    return replace(table, at=at, entries=tuple(entries), marks=tuple(marks))


# --- hands said in private -------------------------------------------------


def seen_in(hand: Hand) -> list[str]:
    """What all have seen come to it."""
    return list(hand["known"])


def fitting(hand: Hand, cards: Sequence[str]) -> None:
    """Raise Refused unless this may be that hand, by itself."""
    seat, beside = hand["seat"], hand.get("beside", ())
    count = sum(card not in beside for card in cards)
    if count != hand["size"]:
        raise Refused({"code": "hand_size", "seat": seat, "count": count, "wanted": hand["size"]})
    said = Counter(cards)
    for card, count in said.items():
        if count > hand["things"].get(card, 0):
            raise Refused({"code": "not_in_box", "seat": seat, "card": card})
    for card, count in Counter(hand["known"]).items():
        if said[card] < count:
            raise Refused({"code": "known_missing", "seat": seat, "card": card})
