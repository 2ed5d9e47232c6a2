"""View of a table with the real box, and the entries it takes, for one reader.

Phones, the host and the big screen share it, since everything at a table is open.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import dropwhile, islice, pairwise
from typing import Any

import engine
import printables
from engine import pad
from engine.game import AnyGame, Tally
from engine.state import numbered
from engine.table import ANYWAY, LOT, UNDO, AnyTable, Entry, at_rest
from engine.table_rules import END, TELL
from printables.passage import Passage
from service.database.rows import GameTableRow, TableEntryRow
from service.installation.links import TableLinks
from service.language import dates
from service.language.languages import unmarked
from service.language.words import Speaker, Word, speaker
from service.matches import campaigns
from service.tables import next_games
from service.tables.entering import MOVED_ON
from service.tables.store import Held
from service.views import options
from service.views.board_targets import Pointing
from service.views.reader import OfReader, Reader
from service.views.recap import News
from service.views.templating import letter_templates

LATEST = 6  # entries that a phone shows first
READ_BACK = 24  # entries in which to look for the LATEST that were not undone
LOT_SHOWN = 12  # seconds for which the big screen shows the result of drawing lots
PAUSE = 30 * 60  # seconds; a longer time between entries was a break, and no player's time


@dataclass(frozen=True)
class Line:
    """An entry that a button offers: its text, and the seat that it is about, or None."""

    line: str
    label: str
    seat: int | None
    facts: Mapping[str, Any]

    @property
    def kind(self) -> str:
        """Return the game's name for this kind of entry."""
        return str(self.facts.get("kind", ""))

    @property
    def group(self) -> str:
        """Return the group of buttons in which the entry is shown."""
        return str(self.facts.get("group", ""))


@dataclass(frozen=True)
class Pointed:
    """A place on the board that can be chosen: its URL and its text for screen readers."""

    facts: Mapping[str, Any]
    url: str
    label: str


@dataclass(frozen=True)
class Logged:
    """A stored entry in words; `button` is the entry that would undo or redo it."""

    number: int
    author: int | None
    who: str
    text: str
    undone: bool
    by: str  # author of the undo
    anyway: bool
    changed: bool
    counted: bool  # True if the table made the entry itself, as it was forced
    clock: str
    button: str


@dataclass(frozen=True)
class Placed:
    """A player's place at the end, with the score if the game has one."""

    place: int  # starting from 1
    seat: int
    score: int | None


@dataclass(frozen=True)
class Asked:
    """A question that the table must answer before it goes on: to name `size` of the `things`."""

    what: str
    question: str
    size: int
    things: Sequence[tuple[str, str]]  # an entry's word, and its button's text
    parts: Sequence[Sequence[str | int]]  # the game's facts about each thing


@dataclass(frozen=True, kw_only=True)
class TableView(OfReader):
    """A table as one reader sees it; `is_open` is True if this reader may enter something."""

    held: Held
    table: AnyTable
    rows: Mapping[int, TableEntryRow]  # the entries' rows by number: all, or only the last ones
    reader: Reader
    links: TableLinks
    now: int
    is_open: bool
    is_for_all: bool = False  # True for one phone that is passed round
    settles: int = 0  # minutes after the last entry until a match ends with the result; 0 if none

    @property
    def row(self) -> GameTableRow:
        """Return the table's row."""
        return self.held.row

    @property
    def has_come_back(self) -> bool:
        """True if the match that moved here was taken back, or has got the table's result."""
        return self.row.match_id is not None and self.row.opened_by == self.row.match_id

    @property
    def is_pad(self) -> bool:
        """True for a score pad, which serves for games that we have no table rules for."""
        return is_pad(self.row.game)

    @property
    def game(self) -> AnyGame | None:
        """Return the engine's game; None for a score pad."""
        return None if self.is_pad else engine.load(self.row.game)

    @property
    def family(self) -> str:
        """Return the name of the folder with the game's templates."""
        return engine.PAD if self.game is None else self.game.family

    @property
    def title(self) -> str:
        """Return the table's title, or the game's."""
        return self.row.title or self.game_title

    @property
    def game_title(self) -> str:
        """Return the game's title."""
        known = self.row.game != engine.PAD
        return self.say(f"game-title-{self.row.game}") if known else self.say("pad-title")

    @cached_property
    def view(self) -> dict[str, Any]:
        """Return the engine's view, in which everything is open.

        If the game goes on by mail, the view names no next move, since the match is ahead of it.
        """
        view = self.table.rules.view(self.table.at)
        return at_rest(view) if self.goes_on_by_mail else view

    @property
    def goes_on_by_mail(self) -> bool:
        """True if the table is closed because its game goes on by mail."""
        return self.row.status == "frozen"

    @property
    def is_asked_at_once(self) -> bool:
        """Return False, since planning ahead is only for games by mail."""
        return False

    @property
    def news(self) -> News:
        """Return no events, since all players have seen them at the table."""
        return News()

    @cached_property
    def on_turn(self) -> list[int]:
        """Return the seats to move at this table."""
        return [] if self.goes_on_by_mail else self.table.rules.to_act(self.table.at)

    @property
    def is_asked(self) -> bool:
        """True if this reader has to move."""
        return self.seat in self.on_turn

    @cached_property
    def choices(self) -> dict[str, Pointed]:
        """Return the board's places with URLs by entry; {} if this reader may enter nothing."""
        found = self.table.rules.places(self.table.at) if self.is_open else []
        return {line: self._pointed(line) for line in found}

    def pointing(self, words: Sequence[str] = ()) -> Pointing:
        """Return the places on the board that can be tapped, each for a complete entry.

        `words` has no effect, since entries are not composed word by word as moves are.
        """
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
        """Return the entries about the same places on the board as the entry `line`."""
        if self.game is None:
            return []
        facts = self.table.rules.facts(self.table.at, line) or {}
        here = printables.places_of(self.game, facts)
        return [
            each for each in self.lines if printables.places_of(self.game, {**each.facts}) == here
        ]

    @property
    def options(self) -> list[options.Chosen]:
        """Return the options with which this table differs from the rulebook."""
        return options.chosen(
            self.say,
            self.game or self.table.rules,
            self.row.options,
            self.row.seats,
            self.names,
        )

    @cached_property
    def reminder(self) -> Sequence[Passage]:
        """Return the reference card's text about the current step of the game."""
        rules = self.table.rules.agreed(self.table.at)
        if self.game is None or rules is None or self.is_over or self.goes_on_by_mail:
            return ()
        return printables.reminder(self.game, rules, self.view, self.say, len(self.names))

    @property
    def prompt(self) -> str:
        """Return in one line who is to move, and the kind of move; "" without turns."""
        if self.game is None or not self.on_turn:
            return ""
        template = letter_templates().get_template(f"games/{self.family}/prompt.txt")
        return " ".join(template.render(s=self, say=self.say, view=self.view).split())

    @cached_property
    def is_lobby(self) -> bool:
        """True if players are still taking their seats: the game has not begun."""
        return self.row.status == "open" and not self.table.has_begun and not self.is_over

    # --- how it ends ---

    @property
    def result(self) -> dict[str, Any] | None:
        """Return the game's result, if there is one."""
        return self.view.get("result")

    @property
    def is_over(self) -> bool:
        """True if the table has ended, by the rules or by hand."""
        return self.result is not None or self.view.get("ended") is not None

    @property
    def winners(self) -> list[int]:
        """Return the winners' seats."""
        by_hand: list[int] | None = self.view.get("ended")
        return list((self.result or {}).get("winners", ())) if by_hand is None else by_hand

    @property
    def certified(self) -> list[int]:
        """Return the winners on the certificate: in a campaign its own, [] before its end."""
        if self.game is None or not self.target:
            return self.winners
        return self.tally.winners if self.tally else []

    @property
    def outcome(self) -> str:
        """Return the winners in a sentence; some games word it themselves."""
        by_hand = self.view.get("ended") is not None
        if self.result and not by_hand and self.say.has(f"outcome-{self.result['reason']}"):
            return self.say(f"outcome-{self.result['reason']}")
        if not self.winners:
            return self.say("companion-broken-off" if by_hand else "letter-over-nobody")
        names = self.say.join(self.reader.named(self.winners))
        return self.say("letter-over-won", winners=names, winners_count=len(self.winners))

    @property
    def score_alone(self) -> str:
        """Return the score of somebody who played alone, in the game's words, or ""."""
        result = self.result
        if result is None or self.is_pad or len(self.names) > 1 or not result["scores"]:
            return ""
        return self.say(f"result-{result.get('counted', 'score')}", count=result["scores"][0])

    @cached_property
    def places(self) -> list[Placed]:
        """Return the final ranking, or [] without a winner.

        Tied seats have the same `place`.
        """
        result = self.table.rules.result(self.table.at, len(self.names)) if self.winners else None
        if result is None:
            return []
        scores = dict(enumerate(result["scores"]))
        return [
            Placed(place, seat, scores.get(seat))
            for place, seats in numbered(result["ranking"])
            for seat in seats
        ]

    @property
    def crowned(self) -> list[int]:
        """Return the winners in the heading: the campaign's once it is over, else the game's."""
        return self.certified if self.campaign_outcome else self.winners

    # --- a campaign ---

    @cached_property
    def tally(self) -> Tally | None:
        """Return the campaign's standing after this game; None for other games."""
        series = self.game.series if self.game else None
        found = self.table.rules.outcome(self.table.at, len(self.names)) if self.is_over else None
        return series.tally(found) if series and found else None

    @property
    def standings(self) -> list[tuple[int, int]]:
        """Return pairs of seat and points in the campaign, most points first."""
        return campaigns.by_points(self.tally.points) if self.tally else []

    @property
    def target(self) -> int:
        """Return the points that end the campaign; 0 for a single game."""
        return campaigns.target_of(self.row)

    @property
    def next_in_campaign(self) -> int:
        """Return the number of the campaign's next game at this table; 0 if there is none."""
        following = next_games.sequel(self.row, self.table) if self.is_over else None
        return campaigns.number_in(self.row) + 1 if following else 0

    @property
    def campaign_outcome(self) -> str:
        """Return the campaign's winners in a sentence; "" before its end."""
        goes_on = self.tally is not None and not self.tally.over
        if not self.target or not self.is_over or goes_on:
            return ""
        return self.reader.campaign_outcome(self.tally.winners if self.tally else [])

    # --- what may be entered ---

    @cached_property
    def lines(self) -> list[Line]:
        """Return all entries to offer as buttons now, the likeliest first."""
        if not self.is_open:
            return []
        offered = self.table.rules.offers(self.table.at, self.seat)
        return [self._line(line) for line in offered]

    def lines_of(self, seat: int | None) -> list[Line]:
        """Return the entries about a seat, or (for None) about no seat."""
        return [line for line in self.lines if line.seat == seat]

    @property
    def others(self) -> list[tuple[int, list[Line]]]:
        """Return (seat, entries about it) for each other seat that has any."""
        found = ((seat, self.lines_of(seat)) for seat in range(len(self.names)))
        return [(seat, lines) for seat, lines in found if lines and seat != self.seat]

    def _line(self, line: str) -> Line:
        facts = self._facts(line) or {}
        seat = facts.get("seat")
        return Line(line, self.label(line), seat if isinstance(seat, int) else None, facts)

    @cached_property
    def _read(self) -> dict[str, Mapping[str, Any] | None]:
        """A cache of the facts of entries, keyed by their text."""
        return {}

    def _facts(self, line: str) -> Mapping[str, Any] | None:
        """Return the facts of an entry, or None if it cannot be read."""
        if line not in self._read:
            self._read[line] = self.table.rules.facts(self.table.at, line)
        return self._read[line]

    def label_of(self, line: Line) -> str:
        """Return an entry's text, with the player's name if it is about another seat."""
        if line.seat in (None, self.seat):
            return line.label
        return self.say("entry-of", name=self.names[line.seat], text=line.label)

    def label(self, line: str) -> str:
        """Return an entry's text for its button."""
        words = line.split()
        if words and words[0] == ANYWAY:
            words = words[1:]
        facts = self._facts(" ".join(words)) if words else None
        if facts is None or not self._is_seated(facts):
            return line
        is_bare = facts.keys() <= {"kind", "group", "words"} and facts["kind"] != END
        if len(words) > 1 and is_bare:  # an unfinished entry
            return line
        return self._sentence("action", self._own(facts)) or self._named(facts) or " ".join(words)

    def _named(self, facts: Mapping[str, Any]) -> str:
        """Return the names of the things in an entry, as text for one that has no message."""
        known = {
            name: each
            for name, each in facts.items()
            if name not in ("kind", "group", "seat", "words")
        }
        said = self.facts(known)
        return " · ".join(str(said[name]) for name in known)

    def _is_seated(self, facts: Mapping[str, Any]) -> bool:
        """True if an entry, which anyone may have typed, names existing seats only."""
        told = facts.get("words", ()) if facts["kind"] == END else ()
        if not all(word.isdecimal() and len(word) < 3 for word in told):
            return False
        seats = [facts.get("seat"), *facts.get("seats", ()), *map(int, told)]
        return all(seat is None or 0 <= seat < len(self.names) for seat in seats)

    def _own(self, facts: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return an entry's facts; for entries that all games have, with the sentence's `kind`."""
        if facts["kind"] == END:
            named = facts.get("seats", [int(word) for word in facts.get("words", ())])
            return {"kind": f"{END}_won" if named else END, "seats": named}
        if facts.get("title"):
            return {**facts, "kind": f"{facts['kind']}_named"}
        return facts

    @cached_property
    def asked(self) -> Asked | None:
        """Return the question that the table must answer, or None."""
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
        """Return in words the question that the table must answer, or ""."""
        need = self.view.get("asked")
        if need is None:
            return ""
        keys = (f"asked-{need['what']}", f"asked-{need['kind']}")
        return self.say(next(each for each in keys if self.say.has(each)), count=need["size"])

    def _thing(self, kind: str, what: str, word: str) -> str:
        """Return the text for the answer `word`: a player, a number, or a thing of the game."""
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
        """Return all entries, the newest first, without those that only undo or change others."""
        return list(self._told_back())

    @cached_property
    def latest(self) -> list[Logged]:
        """Return the last few entries."""
        return list(islice(self._told_back(), LATEST))

    def _told_back(self) -> Iterator[Logged]:
        told = filter(is_told, reversed(self.table.entries))
        return (self._logged(entry) for entry in told if entry.number in self.rows)

    @cached_property
    def _undoing(self) -> dict[int, Entry]:
        """Map the number of each undone entry to the entry that undid it."""
        return {
            int(entry.line.split()[1]): entry
            for entry in self.table.entries
            if not entry.undone and entry.line.split()[0] == UNDO
        }

    def _logged(self, entry: Entry) -> Logged:
        undoing, row = self._undoing.get(entry.number), self.rows[entry.number]
        target = undoing.number if entry.undone and undoing else entry.number
        return Logged(
            number=entry.number,
            author=entry.author,
            who=self.author(entry.author) if row.sent else self.say("entry-counted"),
            text=self.told(entry),
            undone=entry.undone,
            by=self.author(undoing.author) if undoing else "",
            anyway=entry.says.startswith(f"{ANYWAY} "),
            changed=bool(entry.now),
            counted=not row.sent,
            clock=self.clock_at(row.at),
            button=f"{UNDO} {target}",
        )

    @property
    def just_drawn(self) -> int | None:
        """Return the seat that was just drawn by lot, for LOT_SHOWN seconds; else None."""
        last = self.table.entries[-1] if self.table.entries else None
        if last is None or last.undone or not last.line.startswith(f"{LOT} "):
            return None
        is_fresh = self.now - self.rows[last.number].at <= LOT_SHOWN
        return int(last.line.split()[1]) if is_fresh else None

    def last_told(self, kinds: Sequence[str]) -> str:
        """Return the sentences of the last recent entry with an event of one of these `kinds`.

        Undone entries are skipped. Return "" if there is no such entry.
        """
        for entry in islice(reversed(self.table.entries), READ_BACK):
            if said := [*self._said(entry, kinds)]:
                return " ".join(said)
        return ""

    def _said(self, entry: Entry, kinds: Sequence[str] = ()) -> Iterator[str]:
        """Yield the sentences of an entry's events; with `kinds`, only of events of these kinds."""
        events = self.table.rules.told(self.table.at, entry.first, entry.end) if entry.end else []
        told = [event for event in events if event["kind"] in kinds] if kinds else events
        for line in told if self.game is None else self.game.digest(told):
            if text := self._sentence("line" if line.get("in_short") else "event", line):
                yield text

    def told(self, entry: Entry) -> str:
        """Return an entry's sentences or, if it has none (as when it was undone), its own text."""
        rules = self.table.rules
        if said := [*self._said(entry)]:
            return " ".join(said)
        words = entry.says.removeprefix(f"{ANYWAY} ")
        facts = rules.facts(self.table.at, words) or {}
        if text := self._sentence("told", facts) if self._is_seated(facts) else "":
            return text
        seat, text = facts.get("seat"), self.label(words)
        if not isinstance(seat, int):
            return text
        return self.say("entry-of", name=self.names[seat], text=Word(text))

    def author(self, seat: int | None) -> str:
        """Return the seat's name, or the host."""
        return self.say("entry-host") if seat is None else self.names[seat]

    def clock_at(self, at: int) -> str:
        """Return a time (seconds since 1970) as hours and minutes in the reader's zone."""
        return dates.clock(dates.local_time(at, self.reader.timezone), self.say.language)

    def _sentence(self, what: str, facts: Mapping[str, Any]) -> str:
        """Return a fact as a sentence: the game's own for tables, its usual one, or a general one.

        Returns "" if there is no message for it.
        """
        kind = facts.get("kind", "")
        for key in (f"table-{what}-{kind}", f"{what}-{kind}", f"entry-{what}-{kind}"):
            if self.say.has(key):
                return self.say(key, **self.facts(facts))
        return ""

    def refusal(self, refusal: Mapping[str, Any], line: str = "") -> str:
        """Return why an entry is refused and, if others were faster, the current content."""
        said = [say_refusal(self.reader, refusal)]
        if refusal["code"] == MOVED_ON and "entry" in refusal:
            said.append(self._entered_since(refusal["entry"], line))
        return " ".join(filter(None, said))

    def _entered_since(self, number: int, line: str) -> str:
        """Return in words the current points in a pad's cell, or else the entry of that number."""
        cell = pad.cell_of(self.view, self._facts(line) or {}) if self.is_pad else None
        if cell is not None:
            points = "–" if cell.points is None else self.say.number(cell.points)
            told = self.say("pad-cell", name=self.names[cell.seat], row=cell.row, value=points)
            return self.say("entry-stands", what=Word(told))
        entry = self.table.entries[number - 1]
        return self.say("entry-since", what=Word(self.told(entry))) if is_told(entry) else ""

    # --- time used ---

    @cached_property
    def spent(self) -> list[int]:
        """Return the seconds that each seat has used up to the last entry."""
        return spent(begun(self.table.entries), self.rows, len(self.names))

    @property
    def since(self) -> int:
        """Return the seconds since the last entry, at most PAUSE.

        They count as thinking time of the player to move.
        """
        if not begun(self.table.entries):
            return 0
        return min(max(0, self.now - self.rows[self.table.number].at), PAUSE)

    @property
    def clocks(self) -> list[int]:
        """Return the seconds that each seat has used up to now."""
        running = self.on_turn if len(self.on_turn) == 1 and not self.is_over else []
        return [
            time + (self.since if seat in running else 0) for seat, time in enumerate(self.spent)
        ]


def say_refusal(reader: Reader, refusal: Mapping[str, Any]) -> str:
    """Return the reason for which an entry is refused, in the reader's language."""
    code, why = refusal["code"], refusal.get("why")
    if isinstance(why, Mapping):
        return reader.say("entry-refusal-needed_later", why=Word(say_refusal(reader, why)))
    plain = {k: v for k, v in refusal.items() if not isinstance(v, Mapping) and k != "anyway"}
    facts = {"seat": reader.seat, **plain}
    for key in (
        f"entry-refusal-{code}",
        f"refusal-{code}",
    ):  # a game's own messages mention letters
        if reader.say.has(key):
            return reader.say(key, **reader.facts(facts))
    return reader.say("entry-refusal-malformed")


def title_of(language: str, game_id: str) -> str:
    """Return the title of a game, or of the score pad."""
    if game_id == engine.PAD:
        return speaker(language)("pad-title")
    return speaker(language, game_id)(f"game-title-{game_id}")


def is_pad(game_id: str) -> bool:
    """True if the table of that game is a score pad."""
    return engine.at_table(game_id) is engine.at_table(engine.PAD)


def is_told(entry: Entry) -> bool:
    """True if an entry is about the game rather than about another entry."""
    return entry.line.split()[0] not in ("undo", "instead")


def begun(entries: Sequence[Entry]) -> list[Entry]:
    """Return the entries from the first one about a seat, when the players' clocks start."""
    return list(dropwhile(lambda entry: seat_of(entry) is None, entries))


def spent(entries: Sequence[Entry], rows: Mapping[int, TableEntryRow], seats: int) -> list[int]:
    """Return the seconds used by each seat: the time before an entry counts for its seat."""
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
    """Return the seat that an entry is about: its first word, or None if that is not a number."""
    words = entry.line.removeprefix(f"{ANYWAY} ").split()
    return int(words[0]) if words and words[0].isdecimal() else None


def reader_of(held: Held, table: AnyTable, language: str, timezone: str) -> Reader:
    """Return a reader at a table; the words include names from the box owner's data."""
    say = speaker(language, None if held.row.game == engine.PAD else held.row.game)
    say = say.calling(table.rules.typed_names(table.at))
    return Reader(say, timezone, held.seat, tuple(named(say, held.names)))


def named(say: Speaker, names: Sequence[str]) -> Iterator[str]:
    """Yield the names by seat; unnamed people have numbers."""
    for seat, name in enumerate(names):
        yield name or unmarked(say("new-player", number=seat + 1))
