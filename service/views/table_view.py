"""What is seen at a table with the real box, and what may be entered there, in a reader's words.

The same value serves a phone, the host and the big screen: at a table everything lies open.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cached_property
from itertools import dropwhile, islice, pairwise
from typing import Any

import engine
import printables
from engine.game import AnyGame
from engine.table import ANYWAY, UNDO, AnyTable, Entry
from engine.table_rules import END, TELL
from printables.passage import Passage
from service.database.rows import GameTableRow, TableEntryRow
from service.installation.links import TableLinks
from service.language import dates
from service.language.languages import unmarked
from service.language.words import Speaker, Word, speaker
from service.tables.store import Held
from service.views import options
from service.views.news import News
from service.views.pointing import Pointing
from service.views.reader import Reader
from service.views.templating import letter_templates

LATEST = 6  # entries that a phone shows without being asked
READ_BACK = 24  # entries in which so many that are told are found, but where many were taken back
PAUSE = 30 * 60  # seconds without an entry that are nobody's time: supper, or another evening


@dataclass(frozen=True)
class Line:
    """A line worth a button: what it says on it, and whose seat it is about, if any one's."""

    line: str
    label: str
    seat: int | None
    facts: Mapping[str, Any]

    @property
    def kind(self) -> str:
        """What it is, by the game's own name."""
        return str(self.facts.get("kind", ""))

    @property
    def group(self) -> str:
        """What it stands with."""
        return str(self.facts.get("group", ""))


@dataclass(frozen=True)
class Pointed:
    """A place on the board that can be pointed at: where that leads, and what it says aloud."""

    facts: Mapping[str, Any]
    url: str
    label: str


@dataclass(frozen=True)
class Logged:
    """An entry in words; `button` is the line that takes it back, or brings it back."""

    number: int
    author: int | None
    who: str
    text: str
    undone: bool
    by: str  # who took it back
    anyway: bool
    changed: bool
    clock: str
    button: str


@dataclass(frozen=True)
class Asked:
    """What the table must tell before it goes on: so many of these things, by their words."""

    what: str
    question: str
    size: int
    things: Sequence[tuple[str, str]]  # the word of an entry, and what stands on its button
    parts: Sequence[Sequence[str | int]]  # what they are made up of, as facts of the game


@dataclass(frozen=True, kw_only=True)
class TableView:
    """A table as one reader sees it; `is_open` says whether this reader may enter something."""

    held: Held
    table: AnyTable
    rows: Mapping[int, TableEntryRow]  # by their numbers: all, or the last of them
    reader: Reader
    links: TableLinks
    now: int
    is_open: bool
    is_for_all: bool = False  # whether this phone is passed round, and stands for everybody

    @property
    def row(self) -> GameTableRow:
        """The table as it is stored."""
        return self.held.row

    @property
    def is_pad(self) -> bool:
        """Whether it is a score pad, of a box that has no table of its own."""
        return is_pad(self.row.game)

    @property
    def game(self) -> AnyGame | None:
        """The engine's game; None for a score pad."""
        return None if self.is_pad else engine.load(self.row.game)

    @property
    def family(self) -> str:
        """Whose face shows it."""
        return engine.PAD if self.game is None else self.game.family

    @property
    def title(self) -> str:
        """What the evening is about: what its host calls it, or the game."""
        return self.row.title or self.game_title

    @property
    def game_title(self) -> str:
        """What the game is called."""
        known = self.row.game != engine.PAD
        return self.say(f"game-title-{self.row.game}") if known else self.say("pad-title")

    @property
    def say(self) -> Speaker:
        """What says sentences in this reader's language."""
        return self.reader.say

    @property
    def seat(self) -> int | None:
        """The seat that this reader holds, None for the host and whoever watches."""
        return self.reader.seat

    @property
    def names(self) -> tuple[str, ...]:
        """The people's names by seat."""
        return self.reader.names

    @cached_property
    def view(self) -> dict[str, Any]:
        """All that lies open, as the engine says it."""
        return self.table.rules.view(self.table.at)

    @property
    def is_asked_at_once(self) -> bool:
        """At a table nobody is asked before their turn."""
        return False

    @property
    def news(self) -> News:
        """Nothing is news at a table: everybody saw it."""
        return News()

    @cached_property
    def on_turn(self) -> list[int]:
        """The seats whose turn it is."""
        return self.table.rules.to_act(self.table.at)

    @property
    def is_asked(self) -> bool:
        """Whether it is this reader's turn."""
        return self.seat in self.on_turn

    @cached_property
    def choices(self) -> dict[str, Pointed]:
        """The places of the board as links, where something may be entered about them."""
        found = self.table.rules.places(self.table.at) if self.is_open else []
        return {line: self._pointed(line) for line in found}

    def pointing(self, words: Sequence[str] = ()) -> Pointing:
        """What can be chosen on the board; a table's entries are not put together there."""
        if self.game is None:
            return Pointing()
        about: dict[str, list[Pointed]] = {}
        for choice in self.choices.values():
            for place in printables.places_of(self.game, {**choice.facts}):
                about.setdefault(place, []).append(choice)
        alone = {place: each[0] for place, each in about.items() if len(each) == 1}
        return Pointing({place: (each.url, each.label) for place, each in alone.items()})

    def _pointed(self, line: str) -> Pointed:
        page = self.links.to("all", about=line) if self.is_for_all else self.links.about(line)
        facts = self.table.rules.facts(self.table.at, line) or {}
        return Pointed(facts, page, self.say("companion-point"))

    def lines_at(self, line: str) -> list[Line]:
        """The lines worth a button about the place that this one is about."""
        if self.game is None:
            return []
        facts = self.table.rules.facts(self.table.at, line) or {}
        here = printables.places_of(self.game, facts)
        return [
            each for each in self.lines if printables.places_of(self.game, {**each.facts}) == here
        ]

    @property
    def options(self) -> list[options.Chosen]:
        """What this table plays with beside the rulebook."""
        return options.chosen(self.say, self.game or self.table.rules, self.row.options)

    @cached_property
    def reminder(self) -> Sequence[Passage]:
        """What the reference card says of what is happening now, if anything is."""
        rules = self.table.rules.agreed(self.table.at)
        if self.game is None or rules is None or self.is_over:
            return ()
        return printables.reminder(self.game, rules, self.view, self.say)

    def facts(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Facts of the engine's as words and numbers that fill a sentence for this reader."""
        return self.reader.facts(facts)

    @property
    def prompt(self) -> str:
        """In one line whose turn it is, and for what; empty where nobody has turns."""
        if self.game is None or not self.on_turn:
            return ""
        template = letter_templates().get_template(f"games/{self.family}/prompt.txt")
        return " ".join(template.render(s=self, say=self.say, view=self.view).split())

    # --- how it ends ---

    @property
    def result(self) -> dict[str, Any] | None:
        """The game's own result, if it came to one."""
        return self.view.get("result")

    @property
    def is_over(self) -> bool:
        """Whether it has ended, by the rules or by hand."""
        return self.result is not None or self.view.get("ended") is not None

    @property
    def winners(self) -> list[int]:
        """Who has won, in the end."""
        by_hand: list[int] | None = self.view.get("ended")
        return list((self.result or {}).get("winners", ())) if by_hand is None else by_hand

    @property
    def outcome(self) -> str:
        """The same in a sentence; some games say it themselves."""
        by_hand = self.view.get("ended") is not None
        if self.result and not by_hand and self.say.has(f"outcome-{self.result['reason']}"):
            return self.say(f"outcome-{self.result['reason']}")
        if not self.winners:
            return self.say("letter-over-nobody")
        names = self.say.join(self.reader.named(self.winners))
        return self.say("letter-over-won", winners=names, winners_count=len(self.winners))

    # --- what may be entered ---

    @cached_property
    def lines(self) -> list[Line]:
        """All lines worth a button now, likeliest first."""
        if not self.is_open:
            return []
        offered = self.table.rules.offers(self.table.at, self.seat)
        return [self._line(line) for line in offered]

    def lines_of(self, seat: int | None) -> list[Line]:
        """Those about one seat, or about none."""
        return [line for line in self.lines if line.seat == seat]

    @property
    def others(self) -> list[tuple[int, list[Line]]]:
        """Those about seats that are not this reader's, seat by seat."""
        found = ((seat, self.lines_of(seat)) for seat in range(len(self.names)))
        return [(seat, lines) for seat, lines in found if lines and seat != self.seat]

    def _line(self, line: str) -> Line:
        facts = self._facts(line) or {}
        seat = facts.get("seat")
        return Line(line, self.label(line), seat if isinstance(seat, int) else None, facts)

    @cached_property
    def _read(self) -> dict[str, Mapping[str, Any] | None]:
        """What lines say that were read before."""
        return {}

    def _facts(self, line: str) -> Mapping[str, Any] | None:
        """What a line says."""
        if line not in self._read:
            self._read[line] = self.table.rules.facts(self.table.at, line)
        return self._read[line]

    def label_of(self, line: Line) -> str:
        """The same where it is said who does it: somebody else than whose phone this is."""
        if line.seat in (None, self.seat):
            return line.label
        return self.say("entry-of", name=self.names[line.seat], text=line.label)

    def label(self, line: str) -> str:
        """A line as it stands on its button."""
        words = line.split()
        if words and words[0] == ANYWAY:
            words = words[1:]
        facts = self._facts(" ".join(words)) if words else None
        if facts is None or not self._is_seated(facts):
            return line
        return self._sentence("action", self._own(facts)) or self._named(facts) or " ".join(words)

    def _named(self, facts: Mapping[str, Any]) -> str:
        """What a line names, where nothing has words for the line itself."""
        known = {
            name: each
            for name, each in facts.items()
            if name not in ("kind", "group", "seat", "words")
        }
        said = self.facts(known)
        return " · ".join(str(said[name]) for name in known)

    def _is_seated(self, facts: Mapping[str, Any]) -> bool:
        """Whether a line, which anybody may have typed, speaks of people who are here."""
        told = facts.get("words", ()) if facts["kind"] == END else ()
        seats = [facts.get("seat"), *facts.get("seats", ()), *map(int, told)]
        return all(seat is None or 0 <= seat < len(self.names) for seat in seats)

    def _own(self, facts: Mapping[str, Any]) -> Mapping[str, Any]:
        """Facts of the lines that every table has, with what they name by itself."""
        if facts["kind"] == END:
            named = facts.get("seats", [int(word) for word in facts.get("words", ())])
            return {"kind": f"{END}_won" if named else END, "seats": named}
        if facts.get("title"):
            return {**facts, "kind": f"{facts['kind']}_named"}
        return facts

    @cached_property
    def asked(self) -> Asked | None:
        """What the table is asked before it goes on."""
        need = self.view.get("asked")
        if need is None or not self.is_open:
            return None
        kind, what = str(need["kind"]), str(need["what"])
        return Asked(
            what=what,
            question=self.question,
            size=need["size"],
            things=[(word, self._thing(kind, what, word)) for word in need["things"]],
            parts=need.get("parts", ()),
        )

    @property
    def question(self) -> str:
        """What the table is asked, for those too who only look on; empty where it is nothing."""
        need = self.view.get("asked")
        if need is None:
            return ""
        keys = (f"asked-{need['what']}", f"asked-{need['kind']}")
        return self.say(next(each for each in keys if self.say.has(each)), count=need["size"])

    def _thing(self, kind: str, what: str, word: str) -> str:
        """One of the things that may be told: a player, a number, something of the game's."""
        is_seat = kind == "lot" and word.isdecimal() and int(word) < len(self.names)
        if is_seat:
            return self.names[int(word)]
        if word.isdecimal():
            return self.say.number(int(word))
        facts = self.table.rules.facts(self.table.at, f"{TELL} {word}") or {}
        return self._named(facts) or str(self.say.noun(what, word))

    # --- what happened ---

    @cached_property
    def log(self) -> list[Logged]:
        """Every entry, newest first, but those that only take others back or change them."""
        return list(self._told_back())

    @cached_property
    def latest(self) -> list[Logged]:
        """The last few."""
        return list(islice(self._told_back(), LATEST))

    def _told_back(self) -> Iterator[Logged]:
        told = filter(is_told, reversed(self.table.entries))
        return (self._logged(entry) for entry in told if entry.number in self.rows)

    @cached_property
    def _undoing(self) -> dict[int, Entry]:
        """Of each entry that is taken back, the entry that did so."""
        return {
            int(entry.line.split()[1]): entry
            for entry in self.table.entries
            if not entry.undone and entry.line.split()[0] == UNDO
        }

    def _logged(self, entry: Entry) -> Logged:
        undoing = self._undoing.get(entry.number)
        target = undoing.number if entry.undone and undoing else entry.number
        return Logged(
            number=entry.number,
            author=entry.author,
            who=self.author(entry.author),
            text=self.told(entry),
            undone=entry.undone,
            by=self.author(undoing.author) if undoing else "",
            anyway=entry.says.startswith(f"{ANYWAY} "),
            changed=bool(entry.now),
            clock=self.clock_at(self.rows[entry.number].at),
            button=f"{UNDO} {target}",
        )

    def last_told(self, kinds: Sequence[str]) -> str:
        """What was told last of these kinds of events, by one of the last entries that stand."""
        for entry in islice(reversed(self.table.entries), READ_BACK):
            if said := [*self._said(entry, kinds)]:
                return " ".join(said)
        return ""

    def _said(self, entry: Entry, kinds: Sequence[str] = ()) -> Iterator[str]:
        """The sentences of what came of an entry, or of the events of these kinds alone."""
        events = self.table.rules.told(self.table.at, entry.first, entry.end) if entry.end else []
        told = [event for event in events if event["kind"] in kinds] if kinds else events
        for line in told if self.game is None else self.game.digest(told):
            if text := self._sentence("line" if line.get("in_short") else "event", line):
                yield text

    def told(self, entry: Entry) -> str:
        """What an entry says, as sentences; one that does not stand as it would read."""
        rules = self.table.rules
        if said := [*self._said(entry)]:
            return " ".join(said)
        words = entry.says.removeprefix(f"{ANYWAY} ")
        facts = rules.facts(self.table.at, words) or {}
        seat, text = facts.get("seat"), self.label(words)
        if not isinstance(seat, int):
            return text
        return self.say("entry-of", name=self.names[seat], text=Word(text))

    def author(self, seat: int | None) -> str:
        """Who entered something: a seat, or the host."""
        return self.say("entry-host") if seat is None else self.names[seat]

    def clock_at(self, at: int) -> str:
        """A moment's hours and minutes on the reader's clock."""
        there = dates.there(datetime.fromtimestamp(at, UTC), self.reader.timezone)
        return dates.clock(there, self.say.language)

    def _sentence(self, what: str, facts: Mapping[str, Any]) -> str:
        """A fact of the game's as a sentence, in the table's own words where the game has none."""
        for key in (f"{what}-{facts['kind']}", f"entry-{what}-{facts['kind']}"):
            if self.say.has(key):
                return self.say(key, **self.facts(facts))
        return ""

    def refusal(self, refusal: Mapping[str, Any]) -> str:
        """Why an entry cannot stand."""
        return say_refusal(self.reader, refusal)

    # --- whose time it was ---

    @cached_property
    def spent(self) -> list[int]:
        """Seconds that each seat took, where the table wants to know."""
        return spent(begun(self.table.entries), self.rows, len(self.names))

    @property
    def since(self) -> int:
        """Seconds since the last entry, which are the time of whoever's turn it is."""
        if not begun(self.table.entries):
            return 0
        return min(max(0, self.now - self.rows[self.table.number].at), PAUSE)

    @property
    def clocks(self) -> list[int]:
        """Seconds of each seat, those that run now among them."""
        running = self.on_turn if len(self.on_turn) == 1 and not self.is_over else []
        return [
            time + (self.since if seat in running else 0) for seat, time in enumerate(self.spent)
        ]


def say_refusal(reader: Reader, refusal: Mapping[str, Any]) -> str:
    """Why an entry cannot stand, in a reader's words."""
    code, why = refusal["code"], refusal.get("why")
    if isinstance(why, Mapping):
        return reader.say("entry-refusal-needed_later", why=Word(say_refusal(reader, why)))
    plain = {k: v for k, v in refusal.items() if not isinstance(v, Mapping) and k != "anyway"}
    facts = {"seat": reader.seat, **plain}
    for key in (f"entry-refusal-{code}", f"refusal-{code}"):  # a game's own tell of letters
        if reader.say.has(key):
            return reader.say(key, **reader.facts(facts))
    return reader.say("entry-refusal-malformed")


def is_pad(game_id: str) -> bool:
    """Whether a game has a score pad for its table."""
    return engine.at_table(game_id) is engine.at_table(engine.PAD)


def is_told(entry: Entry) -> bool:
    """Whether an entry is about the game, not about another entry."""
    return entry.line.split()[0] not in ("undo", "instead")


def begun(entries: Sequence[Entry]) -> list[Entry]:
    """Those since somebody did something: until then people sit down and deal, in nobody's time."""
    return list(dropwhile(lambda entry: seat_of(entry) is None, entries))


def spent(entries: Sequence[Entry], rows: Mapping[int, TableEntryRow], seats: int) -> list[int]:
    """Seconds by seat: what lies between two entries is the time of whom the later is about."""
    times, open_time = [0] * seats, 0
    for before, entry in pairwise(entries):
        took = rows[entry.number].at - rows[before.number].at
        open_time += took if 0 <= took < PAUSE else 0
        whose = seat_of(entry)
        if whose is not None and whose < seats:
            times[whose] += open_time
            open_time = 0
    return times


def seat_of(entry: Entry) -> int | None:
    """Whom an entry is about: the seat that stands first in it."""
    words = entry.line.removeprefix(f"{ANYWAY} ").split()
    return int(words[0]) if words and words[0].isdecimal() else None


def reader_of(held: Held, table: AnyTable, language: str, timezone: str) -> Reader:
    """Who reads at a table, in that language; things are called as its owner's data have them."""
    say = speaker(language, None if held.row.game == engine.PAD else held.row.game)
    say = say.calling(table.rules.typed_names(table.at))
    return Reader(say, timezone, held.seat, tuple(named(say, held.names)))


def named(say: Speaker, names: Sequence[str]) -> Iterator[str]:
    """The names by seat; whoever has given none goes by a number."""
    for seat, name in enumerate(names):
        yield name or unmarked(say("new-player", number=seat + 1))
