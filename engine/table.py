"""A game at the table with the real box: a log of entries, replayed over the rules.

Players enter the moves on their phones. An entry is one line of ASCII (docs/notation/table.md): an
action, often after its seat, or `tell` and an outcome, or `correct` and a correction. Entries are
never removed. `undo 17` undoes an entry and is an entry itself; `instead 15 ...` replaces an
entry's line. The current state results from replaying the rest. Undoing an entry is refused while a
later entry depends on it.

The players have the last word. Most entries that the rules refuse are accepted with `anyway` in
front, which stays in the log. Their refusal then has `"anyway": true`.
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

from engine.fact_types import Event, Facts, Refusal, View
from engine.options import Option, Options
from engine.state import Result, seats_by_place

LONGEST_LINE = 200
MOST_ENTRIES = 20_000
MARK_EVERY = 32  # entries between snapshots, and the most to replay when undoing the last

UNDO, INSTEAD, ANYWAY = "undo", "instead", "anyway"
TELL, CORRECT = "tell", "correct"
RESULT = "result"  # how a part of the game ended, without its moves
LOT = "lot"  # who begins, drawn by the service and not by a phone
# Refusals of the log itself; games have their own.
REFUSALS = ("malformed", "no_such_entry", "taken_back_already", "needed_later", "table_full")
MAIL_REFUSALS = (
    "not_by_mail",
    "not_at_table",
    "over_already",
    "hand_size",
    "not_in_box",
    "known_missing",
)


def at_rest(view: View) -> View:
    """Return a table's view without a next move, for a table that goes on by mail."""
    return {**view, "to_act": [], "would": None}


class Refused(Exception):
    """An entry that cannot be accepted. `refusal` has a code for the reason, and its facts."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal


At = TypeVar("At")


class Lying(TypedDict):
    """The things that lie open before a seat, for a player who has to name all of them."""

    so_far: list[str]  # those the table knows
    is_all: bool  # True if there can be no others
    count: int  # how many no longer count toward the hand
    things: dict[str, int]  # possible things, with the most of each


class Hand(TypedDict):
    """A hand that only its player sees, with the table's knowledge of it."""

    seat: int
    size: int
    known: list[str]  # things that all players saw enter the hand
    things: dict[str, int]  # possible things, with the most of each
    beside: NotRequired[list[str]]  # those of `things` that `size` does not count
    in_sight: NotRequired[Lying]


class TableRules(Protocol[At]):
    """A game's rules at a table. `At` is the type of its state, an immutable value."""

    @property
    def seats(self) -> range:
        """The possible numbers of players."""

    @property
    def options(self) -> Sequence[Option]:
        """The options that a table may choose."""

    @property
    def left_out(self) -> Sequence[str]:
        """The options of the game that a table cannot choose."""
        return ()

    def begin(self, seats: int, options: Options) -> At:
        """Return the table before its first entry; raises BadOption."""

    def enter(self, at: At, author: int | None, line: str, anyway: bool) -> tuple[At, str]:
        """Enter a line. Return the table after it, and the entry in full with its seat.

        `author` is the seat of the phone that sent it, or None for the host's phone. `anyway`
        allows moves against the rules, where the game can go on after them. Raise Refused.
        """

    def writes(self, words: Sequence[str]) -> frozenset[str]:
        """Return names for the things that a line sets, such as one cell of a score pad.

        Two lines that set the same thing have a name in common. Return an empty set for a line that
        is part of a turn. The words may be malformed.
        """
        return frozenset()

    def offers(self, at: At, author: int | None) -> list[str]:
        """Return the entries to offer as buttons, likeliest first.

        `author` is as in `enter`. The entries may be for other seats.
        """

    def follows(self, at: At) -> str:
        """Return the next entry if there is no choice, or "" otherwise.

        An example is the pass of a seat without cards.
        """
        return ""

    def places(self, at: At) -> list[str]:
        """Return an entry for each place on the board that can be tapped."""
        return []

    def view(self, at: At) -> View:
        """Return everything about the table that is public."""

    def facts(self, at: At, line: str) -> Facts | None:
        """Return the parsed parts of an entry with `kind` and `group`.

        Return None if the line is not a valid entry.
        """

    def openings(self, at: At) -> list[str]:
        """Return for each seat the entry that makes it the first player; [] if not asked now."""
        return []

    def agreed(self, at: At) -> Any:
        """Return the rules of this table with its options, or None if it has none yet."""
        return None

    def typed_names(self, at: At) -> Mapping[str, object]:
        """Return names that an owner typed into a data file, as `Game.typed_names` does."""
        return {}

    def data_file(self, at: At) -> str:
        """Return the printed values that the table has entered, as the text of a data file."""
        return ""

    def to_act(self, at: At) -> list[int]:
        """Return the seats to act.

        Return [] while the table has to report luck, and in games without turns.
        """
        return []

    def happened(self, at: At) -> int:
        """Return the number of events so far, for `told`."""

    def told(self, at: At, first: int, end: int) -> list[Event]:
        """Return the public events from index `first` up to, but not including, `end`."""

    def result(self, at: At, seats: int) -> Result | None:
        """Return the result by the rules, or as the table declared it.

        Return None while the game is on.
        """
        found = self.outcome(at, seats)
        return None if found is None else plain(found)

    def outcome(self, at: At, seats: int) -> Result | None:
        """Return the result with everything that the game adds to it, for a match by mail."""
        view = self.view(at)
        found: Any = view.get("result")
        ended: Any = view.get("ended")
        if ended is not None and (found is None or found["winners"] != ended):
            return by_hand(ended, seats, found["scores"] if found else [])
        return cast("Result | None", found)

    # --- going on by mail, and back; these defaults suit games without mail ---

    def hands(self, at: At) -> list[Hand] | None:
        """Return the hands that players must enter in private before the game goes on by mail.

        Return None if it cannot go on by mail.
        """
        return None

    def stays(self, at: At) -> Refusal | None:
        """Return why the game cannot go on by mail now; None if it can."""
        return {"code": "not_by_mail"} if self.hands(at) is None else None

    def lays(self, at: At, seat: int, things: Sequence[str]) -> str:
        """Return the entry that lists the open things before a seat, if its Hand asks for it.

        `things` are all of them (`Hand.in_sight`). Raise Refused.
        """
        raise Refused({"code": "not_by_mail"})

    def by_mail(self, at: At, hands: Mapping[int, Sequence[str]], seed: bytes) -> Facts:
        """Return the stored state that a match by mail begins with; raises Refused.

        `hands` are the cards that each seat has entered. `seed` is for the match's luck.
        """
        raise Refused({"code": "not_by_mail"})

    def goes_on(self, stored: Facts) -> At:
        """Return a table that continues a stored state but does not show its hidden part.

        Raise Refused, or ValueError if `stored` is not a state of the game.
        """
        raise Refused({"code": "not_at_table"})


AnyRules: TypeAlias = TableRules[Any]
BY_HAND = "by_hand"  # the `reason` of a result that the table named


def plain(result: Mapping[str, Any]) -> Result:
    """Return the parts of a result that the results of all games have."""
    said = {name: result[name] for name in Result.__annotations__ if name in result}
    return cast("Result", said)


def by_hand(winners: Sequence[int], seats: int, scores: Sequence[int] = ()) -> Result:
    """Return the result of a game that the table ended by naming its winners.

    The winners share the first place. The others are ranked by the scores, or share the last place
    if there are none.
    """
    first = sorted(winners)
    others = [seat for seat in range(seats) if seat not in first]
    worth = [scores[seat] if scores else 0 for seat in range(seats)]
    ranking = [place for place in (first, *seats_by_place(worth, others)) if place]
    return {"winners": first, "ranking": ranking, "scores": [*scores], "reason": BY_HAND}


class Entry(NamedTuple):
    """An entry of the log, with its author and the line that now counts.

    `author` is the seat of the phone that sent it, or None for the host's phone. `first`
    and `end` delimit its events (`TableRules.told`). Undone entries have no events, and neither
    have `undo` and `instead` entries.
    """

    number: int  # starting from 1
    author: int | None
    line: str
    undone: bool = False
    now: str = ""  # the line that another entry put in its place
    first: int = 0
    end: int = 0

    @property
    def says(self) -> str:
        """The line that counts now."""
        return self.now or self.line


@dataclass(frozen=True)
class Table(Generic[At]):
    """A table with all its entries, as an immutable value."""

    rules: TableRules[At]
    at: At
    entries: tuple[Entry, ...] = ()
    marks: tuple[At, ...] = ()  # snapshots: the first, then after every MARK_EVERY entries

    @property
    def number(self) -> int:
        """The number of entries."""
        return len(self.entries)

    @property
    def has_begun(self) -> bool:
        """True if anything has been entered for a seat."""
        return any(_without_anyway(entry.line.split())[0].isdecimal() for entry in self.entries)


AnyTable: TypeAlias = Table[Any]


def opened(rules: TableRules[At], seats: int, options: Options) -> Table[At]:
    """Return a table without entries; raises BadOption."""
    at = rules.begin(seats, options)
    return Table(rules, at, marks=(at,))


def resumed(rules: TableRules[At], stored: Facts) -> Table[At]:
    """Return a table that continues a stored state; raise as `TableRules.goes_on` does."""
    at = rules.goes_on(stored)
    return Table(rules, at, marks=(at,))


def entered(table: Table[At], author: int | None, line: str) -> Table[At]:
    """Return the table with one more entry; raises Refused, which changes nothing."""
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
    """Replay a log of (author, line) on a new table; raises Refused if it is impossible."""
    return after(opened(rules, seats, options), lines)


def after(first: Table[At], lines: Sequence[tuple[int | None, str]]) -> Table[At]:
    """Replay a log of (author, line) on `first`, a table without entries.

    Each entry is played once. Those that are undone in the end are not played.
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
    """Return the words of an entry; raises Refused if it is malformed."""
    if len(line) > LONGEST_LINE or not line.isascii() or not line.isprintable() or not line.split():
        raise Refused({"code": "malformed"})
    return line.split()


# --- turns -----------------------------------------------------------------


def outdating(table: Table[At], turn: int, line: str) -> Entry | None:
    """Return the first entry that makes a line outdated, or None.

    The line was offered when the log had `turn` entries, so only later entries count. If both the
    line and an entry set something (`TableRules.writes`), the entry outdates the line if they set
    the same thing. Otherwise:

    - A line of a seat is outdated by an entry of the same seat, or by one for the whole table.
    - Any entry outdates these lines for the whole table: a single word, an outcome, a lot and a
      result.
    - Corrections and the remaining lines are outdated only by an equal entry. A correction outdates
      no other line.
    - `undo` and `instead` are never outdated.
    """
    words = _without_anyway(line.split())
    if not words or words[0] in (UNDO, INSTEAD):
        return None
    since = table.entries[max(0, turn) :]
    return next((entry for entry in since if _is_outdating(table, entry, words)), None)


def _is_outdating(table: Table[At], entry: Entry, words: Sequence[str]) -> bool:
    lines = _subjects(table, entry)
    return any(_outdates(table.rules, _without_anyway(line), words) for line in lines)


def _subjects(table: Table[At], entry: Entry) -> list[list[str]]:
    """Return the words of all lines that an entry concerns.

    They are those of the entry itself. For `undo` and `instead`, they are those of the changed
    entry and of its new line.
    """
    words = entry.line.split()
    if words[0] not in (UNDO, INSTEAD):
        return [words]
    changed = _subjects(table, table.entries[int(words[1]) - 1])
    return [*changed, words[2:]] if words[0] == INSTEAD else changed


def _outdates(rules: AnyRules, entered: Sequence[str], words: Sequence[str]) -> bool:
    if entered == words:
        return True
    one, other = rules.writes(entered), rules.writes(words)
    if one and other:
        return not one.isdisjoint(other)
    if CORRECT in (entered[0], words[0]):
        return False
    if words[0].isdecimal():
        return entered[0] == words[0] or not entered[0].isdecimal()
    return len(words) == 1 or words[0] in (TELL, LOT, RESULT)


def _without_anyway(words: list[str]) -> list[str]:
    return words[1:] if words[:1] == [ANYWAY] else words


# --- entries ---------------------------------------------------------------


def _played(rules: TableRules[At], at: At, entry: Entry) -> tuple[At, Entry]:
    """Play an entry. Return the state after it, and the entry with its full line and its events."""
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
    """Undo an entry. If it is an `undo` or `instead` entry, restore the entry that it changed."""
    if len(words) != 2:
        raise Refused({"code": "malformed"})
    changes = _taken_back(table.entries, words[1])
    target = next(iter(changes))
    return _with_line(_replayed(table, changes), author, f"{UNDO} {target}")


def _taken_back(log: Sequence[Entry], text: str) -> dict[int, Entry]:
    """Return the entries that change, by number, when the entry of number `text` is undone.

    The undone entry comes first. Raise Refused if it cannot be undone.
    """
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
    """Find the line that now counts for the entry which an `instead` entry had replaced.

    If `brought`, the `instead` entry counts again. Otherwise it is undone, and an earlier line
    counts. The changed entry is put into `changes`. Entries of other kinds change nothing.
    """
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
    """Replace the line of an entry, as if the new line had been entered in its place."""
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
    """Return the number that follows `undo` or `instead`, as text.

    Raise Refused if there are fewer than `least` words.
    """
    if len(words) < least:
        raise Refused({"code": "malformed"})
    return words[1]


def _target(log: Sequence[Entry], text: str) -> Entry:
    """Return the entry of number `text`; raises Refused if it does not exist or is undone."""
    if not text.isdecimal() or len(text) > 9 or not 1 <= int(text) <= len(log):
        raise Refused({"code": "no_such_entry"})
    entry = log[int(text) - 1]
    if entry.undone:
        raise Refused({"code": "taken_back_already", "entry": entry.number})
    return entry


def _with_line(table: Table[At], author: int | None, line: str) -> Table[At]:
    """Append an entry that has no events."""
    happened = table.rules.happened(table.at)
    return _with(
        table, Entry(table.number + 1, author, line, False, "", happened, happened), table.at
    )


def _replayed(table: Table[At], changes: Mapping[int, Entry]) -> Table[At]:
    """Replay the table with the entries in `changes`, by number, in place of the old ones.

    Raise Refused if a later entry depends on their former content.
    """
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
    """Play the entries of `log`, with the versions in `changes` instead; raises Refused."""
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
    """Return the cards that all players saw enter the hand."""
    return list(hand["known"])


def fitting(hand: Hand, cards: Sequence[str]) -> None:
    """Raise Refused unless the hand may consist of these cards."""
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
