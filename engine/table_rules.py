"""A game's own rules at the table with the real box: entered moves, and reported luck.

The state is one of the possible worlds: only its public part is true. A move may be illegal in this
world because the seat's assumed hand has other cards. It is then played in another world that looks
the same to the table (`Box.suppose`).

The table is asked for public outcomes of luck (a Need of engine/luck.py), and an entry reports
them. Hidden outcomes stay unknown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, Protocol, TypedDict, TypeVar

from engine.errors import BadOption, IllegalAction
from engine.fact_types import Action, Event, Facts, Refusal, View
from engine.game import Game, Played
from engine.luck import UNSEEN, Misrecorded, Need, NotRecorded, Recorded, Seeded, seeded
from engine.options import Option, Options
from engine.state import copied
from engine.table import CORRECT as CORRECT
from engine.table import LOT as LOT
from engine.table import TELL as TELL
from engine.table import Hand, Refused, TableRules, fitting

END = "end"
# Refusals of this module, besides those of the game, its luck and the log.
REFUSALS = ("tell_first", "nothing_to_tell", "over_already", "cannot_correct", "no_such_seat")
MOST_TRIES = 12  # worlds, or removed obstacles, to try for one move

State = TypeVar("State", bound=Played)
Move = tuple[int, Action]


class Asked(TypedDict):
    """A draw or roll that the players must report before play continues.

    It is a Need that names cards and dice as players enter them.
    """

    kind: str
    what: str
    size: int
    things: list[str]  # possible outcomes in the words of an entry
    parts: list[list[str | int]]  # the needed parts in order, as facts of the game


class Box(Protocol[State]):
    """A game's functions for things that are hidden from a table with the real box.

    The defaults suit games without hidden things.
    """

    def suppose(self, state: State, seat: int, action: Action, why: Refusal) -> State | None:
        """Return a state in which the action is legal, with other hidden cards; None if impossible.

        Everything public stays as it is. `why` is the refusal in the current state.
        """
        return None

    def force(self, state: State, seat: int, action: Action, why: Refusal) -> State | None:
        """Return a state in which the action is legal although the rules refuse it in this one.

        Return None if not even `anyway` allows it. `why` is the refusal in the current state.
        """
        return None

    def is_unseen(self, need: Need) -> bool:
        """True if the outcome of `need` is hidden from the table."""
        return need.kind == "shuffle"

    def so_far(self, state: State) -> State | None:
        """Return the state to show while a move waits for luck.

        None stands for the state before the move.
        """
        return None

    def thing(self, need: Need, thing: int) -> str:
        """Return the word that names a thing in entries, such as the id of a card.

        `thing` is one of the numbers in `need.things`.
        """
        return str(thing)

    def meant(
        self, state: State, author: int | None, words: Sequence[str]
    ) -> tuple[list[Move], str] | None:
        """Return the moves that an entry of `author` (a seat or None) stands for, and it in full.

        Return None for an entry that is simply one action of the game.
        """
        return None

    def given(self, state: State, words: Sequence[str]) -> State:
        """Return the state with the facts that an entry states besides its moves. Raise Refused."""
        return state

    def is_aloud(self, event: Event) -> bool:
        """True if the event only repeats words that players say aloud at the table."""
        return False

    def shown(self, state: State) -> View:
        """Return the facts that a table shows besides the game's view."""
        return {}

    def lines(self, state: State, author: int | None) -> list[str] | None:
        """Return the entries to offer to `author` (a seat or None) as buttons.

        None stands for the offered actions of the seats to act.
        """
        return None

    def follows(self, state: State) -> str:
        """Return the next entry if there is no choice, or "" otherwise."""
        return ""

    def places(self, state: State) -> list[str]:
        """Return an entry for each place on the board that can be tapped."""
        return []

    def facts(self, words: Sequence[str]) -> Facts | None:
        """Return the parsed parts of a correction, or of an entry that `meant` understands."""
        return None

    def correct(self, state: State, words: Sequence[str]) -> State | None:
        """Return the state with this correction, or None if it is not possible."""
        return None

    @property
    def corrections(self) -> Mapping[str, int]:
        """For each form of correction, the number of words that name the thing it sets.

        `correct owner milano 2` sets the owner of Milano: one word after the form.
        """
        return {}

    def hands(self, state: State) -> list[Hand] | None:
        """Return the hands that players must enter in private before the game goes on by mail.

        Return None if it cannot go on by mail.
        """
        return None

    def stays(self, state: State) -> Refusal | None:
        """Return why the game cannot go on by mail now, or None if it can."""
        return None

    def seated(self, state: State) -> State | None:
        """Return the state in which a table continues a match by mail.

        Return None if the match cannot move to a table at this point.
        """
        return state

    def dealt(self, state: State, hands: Mapping[int, Sequence[str]], luck: Seeded) -> State:
        """Return the state with these hands. All other hidden things are drawn by `luck`.

        Raise Refused.
        """
        return state


@dataclass(frozen=True)
class Playing(Generic[State]):
    """A game at a table: set-up, state, and the draw or roll that the players must report."""

    seats: int
    options: tuple[tuple[str, Any], ...]
    state: State | None  # None until the set-up's luck has been reported
    luck: Recorded = field(default_factory=Recorded)  # outcomes reported so far
    waits: Move | None = None  # a move that needs luck to be reported
    need: Need | None = None
    half: State | None = None  # the state in the middle of that move, if shown
    ended: tuple[int, ...] | None = None  # the winners that the table named to end it
    # the match's own values of the options that are fixed at a table
    own: tuple[tuple[str, Any], ...] = ()


@dataclass(frozen=True)
class PlayedRules(TableRules[Playing[State]], Generic[State]):
    """The rules of a game at a table, made from its rules for matches by mail.

    `fixed` has the values of options that no table can change.
    """

    game: Game[State]
    box: Box[State]
    fixed: Mapping[str, Any] = field(default_factory=dict)
    begins: str = ""  # the option for the first player; a table is asked instead

    @property
    def seats(self) -> range:
        return self.game.seats

    @property
    def options(self) -> Sequence[Option]:
        """The game's options without the fixed ones and the one for the first player."""
        left = {*self.fixed, self.begins}
        return [option for option in self.game.options if option["id"] not in left]

    @property
    def left_out(self) -> Sequence[str]:
        """Return the options that a table cannot choose."""
        return list(self.fixed)

    def begin(self, seats: int, options: Options) -> Playing[State]:
        """Return the table at its set-up; raises BadOption."""
        for name, value in self.fixed.items():
            if options.get(name, value) != value:
                raise BadOption("value_unknown", name, [value])
        agreed = {**options, **self.fixed}
        return self._go_on(Playing(seats, tuple(sorted(agreed.items())), None))

    # --- entries ---

    def writes(self, words: Sequence[str]) -> frozenset[str]:
        """Return a name for the thing that a correction sets, or for the end with its winners."""
        match words:
            case [kind, form, *rest] if kind == CORRECT and form in self.box.corrections:
                named = rest[: self.box.corrections[form]]
                return frozenset({" ".join((CORRECT, form, *named))})
            case [kind, _, *_] if kind == END:
                return frozenset({END})
        return frozenset()

    def enter(
        self, at: Playing[State], author: int | None, line: str, anyway: bool
    ) -> tuple[Playing[State], str]:
        """Enter a line: a move, an outcome of luck, a correction, or the end.

        Return the table's state after it, and the entry in full.
        `author` is the seat of the phone that sent it, or None for the host's phone.
        """
        words = line.split()
        if words[0] in (TELL, LOT):
            if words[0] == LOT and (at.need is None or at.need.kind != LOT):
                raise Refused({"code": "nothing_to_tell"})
            return self._told(at, words[1:]), line
        if at.need is not None:
            raise Refused({"code": "tell_first", "need": asked(self.box, at.need)})
        if words[0] == END:
            return replace(at, ended=self._winners(at, words[1:])), line
        if words[0] == CORRECT:
            return self._corrected(at, words[1:]), line
        if self._is_over(at):
            raise Refused({"code": "over_already"})
        return self._moved(at, author, words, anyway)

    def _moved(
        self, at: Playing[State], author: int | None, words: list[str], anyway: bool
    ) -> tuple[Playing[State], str]:
        state = self.box.given(_of(at), words)
        at = replace(at, state=state)
        several = self.box.meant(state, author, words)
        if several is not None:
            moves, line = several
            if not moves:
                raise Refused({"code": "not_legal"})
            for seat, action in moves:
                at = self._played(at, seat, action, anyway)
            return at, line
        seat, action = self._whose(state, author, words)
        return self._played(at, seat, action, anyway), f"{seat} {action}"

    def _whose(self, state: State, author: int | None, words: list[str]) -> Move:
        """Return the seat of an entry and its action.

        An entry that names no seat is for its author, or else for the only seat to act.
        """
        if words[0].isdecimal():
            seat = int(words[0]) if len(words[0]) < 3 else state.seats
            if seat >= state.seats or len(words) < 2:
                raise Refused({"code": "no_such_seat"})
            return seat, " ".join(words[1:])
        action, to_act = " ".join(words), self.game.to_act(state)
        if author is not None:
            return author, action
        if len(to_act) != 1:
            raise Refused({"code": "no_such_seat"})
        return to_act[0], action

    def _played(
        self, at: Playing[State], seat: int, action: Action, anyway: bool
    ) -> Playing[State]:
        state = self._ready(_of(at), seat, action, anyway)
        return self._go_on(replace(at, state=state, waits=(seat, action)))

    def _ready(self, state: State, seat: int, action: Action, anyway: bool) -> State:
        """Return a state in which the seat may act: this one, or another world; raises Refused."""
        for _ in range(MOST_TRIES):
            why = self.game.refusal(state, seat, self.game.canonical(action))
            if why is None:
                return state
            other = self.box.suppose(state, seat, action, why)
            if other is None:
                forced = self.box.force(state, seat, action, why)
                if forced is None or not anyway:
                    raise Refused({**why, "anyway": forced is not None})
                other = forced
            state = other
        raise Refused({"code": "not_legal"})

    def _go_on(self, at: Playing[State]) -> Playing[State]:
        """Set up the game, or play the waiting move, as far as luck has been reported."""
        half = None if at.state is None else copied(at.state)
        try:
            state = self._begun(at) if half is None else self._moved_on(at, half)
        except NotRecorded as asks:
            if self.box.is_unseen(asks.need):
                values = () if asks.need.kind == "shuffle" else (UNSEEN,) * asks.need.size
                return self._go_on(replace(at, luck=at.luck.told(asks.need, values)))
            shown = None if half is None else self.box.so_far(half)
            return replace(at, need=asks.need, half=shown)
        except IllegalAction as illegal:
            raise Refused(illegal.refusal) from None
        return replace(at, state=state, luck=state.luck, waits=None, need=None, half=None)

    def _begun(self, at: Playing[State]) -> State:
        return self.game.setup(at.seats, dict(at.options), at.luck)

    def _moved_on(self, at: Playing[State], state: State) -> State:
        """Play the waiting move on `state`, which is a copy."""
        seat, action = _waiting(at)
        state.luck = at.luck
        return self.game.play(state, seat, self.game.canonical(action))

    # --- reported luck ---

    def _told(self, at: Playing[State], words: Sequence[str]) -> Playing[State]:
        """Enter a reported outcome; raises Refused if it is impossible."""
        if at.need is None:
            raise Refused({"code": "nothing_to_tell"})
        need = at.need
        named = {self.box.thing(need, thing): thing for thing in need.things}
        unknown = [word for word in words if word not in named]
        if unknown:
            raise Refused({"code": "not_there", "asked": asked(self.box, need)})
        try:
            luck = at.luck.told(need, tuple(named[word] for word in words))
        except Misrecorded as wrong:
            raise Refused({**wrong.refusal, "asked": asked(self.box, need)}) from None
        return self._go_on(replace(at, luck=luck, need=None))

    # --- by hand ---

    def _corrected(self, at: Playing[State], words: Sequence[str]) -> Playing[State]:
        state = self.box.correct(_of(at), words) if words else None
        if state is None:
            raise Refused({"code": "cannot_correct"})
        return replace(at, state=state)

    def _winners(self, at: Playing[State], words: Sequence[str]) -> tuple[int, ...]:
        """Return the winners that the table names. There may be none."""
        if self._is_over(at):
            raise Refused({"code": "over_already"})
        if not all(word.isdecimal() and len(word) < 3 and int(word) < at.seats for word in words):
            raise Refused({"code": "no_such_seat"})
        return tuple(sorted({int(word) for word in words}))

    def _is_over(self, at: Playing[State]) -> bool:
        return at.ended is not None or (at.state is not None and at.state.result is not None)

    # --- views ---

    def view(self, at: Playing[State]) -> View:
        """Return the public view, with the luck to report and the winners that the table named."""
        state = at.half or at.state
        seen = {} if state is None else self.game.view(state, None)
        need = None if at.need is None else asked(self.box, at.need)
        ended = None if at.ended is None else list(at.ended)
        more = {} if at.state is None else self.box.shown(at.state)
        return {**seen, **more, "asked": need, "ended": ended}

    def offers(self, at: Playing[State], author: int | None) -> list[str]:
        """Return the entries to offer to `author` (a seat or None) as buttons.

        If luck must be reported as a single value, they are its possible values; if as several, [].
        """
        if at.need is not None:
            one = at.need.size == 1
            return [f"{TELL} {word}" for word in asked(self.box, at.need)["things"]] if one else []
        if at.state is None or self._is_over(at):
            return []
        lines = self.box.lines(at.state, author)
        if lines is not None:
            return lines
        return [
            f"{seat} {action}"
            for seat in self.game.to_act(at.state)
            for action in self.game.offered(at.state, seat)
        ]

    def follows(self, at: Playing[State]) -> str:
        """Return the next entry if there is no choice, or "" otherwise.

        Return "" while luck must be reported, or when the game is over.
        """
        if at.state is None or at.need is not None or self._is_over(at):
            return ""
        return self.box.follows(at.state)

    def places(self, at: Playing[State]) -> list[str]:
        """Return an entry for each place to tap.

        Return [] while luck must be reported, or when the game is over.
        """
        if at.state is None or at.need is not None or self._is_over(at):
            return []
        return self.box.places(at.state)

    def facts(self, at: Playing[State], line: str) -> Facts | None:
        """Return the parsed parts of an entry.

        For a move they are the facts of its action, with its `seat`.
        """
        words = line.split()
        if not words:
            return None
        if words[0] in (TELL, CORRECT, END):
            own = self.box.facts(words) or {}
            return {"kind": words[0], "group": words[0], "words": words[1:], **own}
        if words[0] == LOT:
            return lot_facts(words)
        own_facts = self.box.facts(words)
        if own_facts is not None:
            return own_facts
        if not words[0].isdecimal():
            return None
        facts = self.game.describe(" ".join(words[1:]), at.state)
        return facts and {**facts, "seat": int(words[0])}

    def openings(self, at: Playing[State]) -> list[str]:
        """Return for each seat the entry that makes it the first player.

        Return [] unless the table has to report the first player now.
        """
        if at.need is None or at.need.kind != "lot":
            return []
        return [f"{TELL} {thing}" for thing in asked(self.box, at.need)["things"]]

    def agreed(self, at: Playing[State]) -> Any:
        """Return the rules of the state, or None before the set-up is complete."""
        return None if at.state is None else at.state.rules

    def typed_names(self, at: Playing[State]) -> Mapping[str, object]:
        """Return names that an owner typed into a data file, as `Game.typed_names` does."""
        return {} if at.state is None else self.game.typed_names(at.state)

    def to_act(self, at: Playing[State]) -> list[int]:
        """Return the seats to act.

        Return [] while luck must be reported, or when the game is over.
        """
        if at.state is None or at.need is not None or self._is_over(at):
            return []
        return self.game.to_act(at.state)

    # --- table and mail are one game ---

    def hands(self, at: Playing[State]) -> list[Hand] | None:
        """Return the hands to enter.

        Return None while luck must be reported, or when the game is over.
        """
        if at.state is None or at.need is not None or self._is_over(at):
            return None
        return self.box.hands(at.state)

    def stays(self, at: Playing[State]) -> Refusal | None:
        """Return why the game cannot go on by mail now, or None if it can."""
        if self._is_over(at):
            return {"code": "over_already"}
        if at.state is None or at.need is not None:
            return {"code": "tell_first"}
        return self.box.stays(at.state) or super().stays(at)

    def by_mail(self, at: Playing[State], hands: Mapping[int, Sequence[str]], seed: bytes) -> Facts:
        """Return the state to start a match with.

        It has turn 0, an empty log, and luck from `seed`. Raise Refused.
        """
        asked_of = self.hands(at)
        if at.state is None or asked_of is None:
            raise Refused(self.stays(at) or {"code": "not_by_mail"})
        for hand in asked_of:
            fitting(hand, hands.get(hand["seat"], ()))
        state = copied(self.box.dealt(at.state, hands, seeded(seed)))
        left = {name: value for name, value in state.rules.chosen if name not in self.fixed}
        state.rules = self.game.agreed({**left, **dict(at.own)}, at.seats)
        state.luck, state.turn, state.log = seeded(seed), 0, []
        return self.game.to_json(state)

    def goes_on(self, stored: Facts) -> Playing[State]:
        """Return the table that continues a stored state, with the match's options.

        Raise Refused if the match cannot move to a table.
        """
        begun = self.game.from_json(stored)
        if self.game.result(begun) is not None:
            raise Refused({"code": "over_already"})
        state = self.box.seated(begun)
        if state is None:
            raise Refused({"code": "not_at_table"})
        chosen, luck = dict(state.rules.chosen), Recorded()
        own = tuple((name, value) for name, value in chosen.items() if name in self.fixed)
        options = {**chosen, **self.fixed}
        state.rules, state.luck = self.game.agreed(options, begun.seats), luck
        return Playing(begun.seats, tuple(sorted(options.items())), state, luck, own=own)

    def happened(self, at: Playing[State]) -> int:
        """Return the length of the game's log."""
        state = at.half or at.state
        return 0 if state is None else len(state.log)

    def told(self, at: Playing[State], first: int, end: int) -> list[Event]:
        """Return the public events from index `first` of the log up to, but not including, `end`.

        Events that only repeat words said aloud at the table are left out.
        """
        state = at.half or at.state
        if state is None:
            return []
        told = self.game.told(state, None, state.log[first:end])
        return [event for event in told if not self.box.is_aloud(event)]


def lot_facts(words: Sequence[str]) -> Facts | None:
    """Return the facts of an entry that begins with `lot`, or None if it is malformed.

    `lot` alone asks the service to draw the first player. `lot 2` reports that seat 2 was drawn.
    """
    if len(words) == 1:
        return {"kind": f"{LOT}_wanted", "group": LOT}
    is_seat = len(words) == 2 and words[1].isdecimal() and len(words[1]) < 3
    return {"kind": LOT, "group": LOT, "seat": int(words[1])} if is_seat else None


def _of(at: Playing[State]) -> State:
    """Return the state; raises Refused before the game has begun."""
    if at.state is None:
        raise Refused({"code": "tell_first"})
    return at.state


def _waiting(at: Playing[State]) -> Move:
    """Return the move that waits for a report of luck."""
    assert at.waits is not None
    return at.waits


def asked(box: Box[Any], need: Need) -> Asked:
    """Return the question `need` with its things named as in entries.

    Equal things are named once.
    """
    things = list(dict.fromkeys(box.thing(need, thing) for thing in need.things))
    parts = [list(part) for part in need.parts]
    return {
        "kind": need.kind,
        "what": need.what,
        "size": need.size,
        "things": things,
        "parts": parts,
    }
