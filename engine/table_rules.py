"""What a game's own rules are at the table with the real box: moves as entered, luck as told.

The state is one of the worlds that may be true: only what lies open in it is. A move that this
world does not allow, because the hand that it laid out for a seat holds other cards, is played in
another world that the table cannot tell from it (`Box.suppose`). What falls in everybody's sight
is asked of the table, as engine/luck.py calls it a need, and told by an entry; what nobody sees is
left as it lies.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, Protocol, TypedDict, TypeVar

from engine.errors import BadOption, IllegalAction
from engine.facts import Action, Event, Facts, Refusal, View
from engine.game import Game, Played
from engine.luck import UNSEEN, Misrecorded, Need, NotRecorded, Recorded, Seeded, seeded
from engine.options import Option, Options
from engine.state import copied
from engine.table import Hand, Refused, TableRules, fitting

TELL, CORRECT, END = "tell", "correct", "end"
# Of this module, beside those of the game, of its luck and of the log.
REFUSALS = ("tell_first", "nothing_to_tell", "over_already", "cannot_correct", "no_such_seat")
MOST_TRIES = 12  # of other worlds, and of hurdles taken away, for one move

State = TypeVar("State", bound=Played)
Move = tuple[int, Action]


class Asked(TypedDict):
    """What the table must tell before it goes on: see engine/luck.py."""

    kind: str
    what: str
    size: int
    things: list[str]  # what may be told, in the words of an entry
    parts: list[list[str | int]]  # what they are made up of, in that order, as facts of the game


class Box(Protocol[State]):
    """What a table needs beside the rules, of the things in a game's box; each answer serves one
    in which all lies open.
    """

    def suppose(self, state: State, seat: int, action: Action, why: Refusal) -> State | None:
        """A world that nobody can tell from this one, in which the seat may do it, if any."""
        return None

    def force(self, state: State, seat: int, action: Action, why: Refusal) -> State | None:
        """A state in which the seat may do it, though the rules would not have it come so."""
        return None

    def is_unseen(self, need: Need) -> bool:
        """Whether nobody at the table sees what falls."""
        return need.kind == "shuffle"

    def so_far(self, state: State) -> State | None:
        """What is shown of a move of which something must be told first; None: nothing of it."""
        return None

    def thing(self, need: Need, thing: int) -> str:
        """The word of an entry for one of the things of a need."""
        return str(thing)

    def meant(
        self, state: State, author: int | None, words: Sequence[str]
    ) -> tuple[list[Move], str] | None:
        """The moves that a line means, and the line in full; None: a seat and its action."""
        return None

    def is_aloud(self, event: Event) -> bool:
        """Whether it is nothing but what people say to each other at a table."""
        return False

    def shown(self, state: State) -> View:
        """What a table is shown beside the view that all have of a game."""
        return {}

    def lines(self, state: State, author: int | None) -> list[str] | None:
        """The lines worth a button; None: the actions of who is asked."""
        return None

    def places(self, state: State) -> list[str]:
        """For each place on the board that can be pointed at, a line about it."""
        return []

    def facts(self, words: Sequence[str]) -> Facts | None:
        """What a line of `meant`, or a correction, says."""
        return None

    def correct(self, state: State, words: Sequence[str]) -> State | None:
        """The state with what these words put right; None for what nobody can."""
        return None

    def hands(self, state: State) -> list[Hand] | None:
        """What each seat must say in private before the game goes on by mail; None: it cannot."""
        return None

    def seated(self, state: State) -> State | None:
        """A game by mail as a table goes on with it; None where that cannot be, or not now."""
        return state

    def dealt(self, state: State, hands: Mapping[int, Sequence[str]], luck: Seeded) -> State:
        """The game with these hands, all else that is hidden laid by this luck; raises Refused."""
        return state


@dataclass(frozen=True)
class Playing(Generic[State]):
    """A game at a table: what it was set up with, the state, and what the table is asked."""

    seats: int
    options: tuple[tuple[str, Any], ...]
    state: State | None  # None until what the set-up asks has been told
    luck: Recorded = field(default_factory=Recorded)  # as far as it has been told
    waits: Move | None = None  # a move of which something must be told first
    need: Need | None = None
    half: State | None = None  # the state as far as that move has been played, where it is shown
    ended: tuple[int, ...] | None = None  # who has won, where the table ended it by hand


@dataclass(frozen=True)
class PlayedRules(TableRules[Playing[State]], Generic[State]):
    """A game at its table by its own rules; `fixed` are options that no table chooses."""

    game: Game[State]
    box: Box[State]
    fixed: Mapping[str, Any] = field(default_factory=dict)
    begins: str = ""  # the option that says who begins: a table is asked for that instead

    @property
    def seats(self) -> range:
        """As the game has them."""
        return self.game.seats

    @property
    def options(self) -> Sequence[Option]:
        """As the game has them, but for those that are fixed, and who begins."""
        left = {*self.fixed, self.begins}
        return [option for option in self.game.options if option["id"] not in left]

    @property
    def left_out(self) -> Sequence[str]:
        """Those that are fixed."""
        return list(self.fixed)

    def begin(self, seats: int, options: Options) -> Playing[State]:
        """The set-up; raises BadOption."""
        for name, value in self.fixed.items():
            if options.get(name, value) != value:
                raise BadOption("value_unknown", name, [value])
        agreed = {**options, **self.fixed}
        return self._go_on(Playing(seats, tuple(sorted(agreed.items())), None))

    # --- entries ---

    def enter(
        self, at: Playing[State], author: int | None, line: str, anyway: bool
    ) -> tuple[Playing[State], str]:
        """The table after a line: a move, an outcome, a correction, the end."""
        words = line.split()
        if words[0] == TELL:
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
        state = _of(at)
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
        """The seat that a line names; else its author's, or that of the one who is asked."""
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
        """The same world or another one, in which the seat may do it; raises Refused."""
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
        """Play the move that waits, or set up, as far as luck has been told."""
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
        """The state, a copy, after the move that waits."""
        seat, action = _waiting(at)
        state.luck = at.luck
        return self.game.play(state, seat, self.game.canonical(action))

    # --- what fell ---

    def _told(self, at: Playing[State], words: Sequence[str]) -> Playing[State]:
        """An outcome that was asked for; raises Refused for what cannot have fallen."""
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
        """Who has won, as the table says; nobody where it names none."""
        if self._is_over(at):
            raise Refused({"code": "over_already"})
        if not all(word.isdecimal() and len(word) < 3 and int(word) < at.seats for word in words):
            raise Refused({"code": "no_such_seat"})
        return tuple(sorted({int(word) for word in words}))

    def _is_over(self, at: Playing[State]) -> bool:
        return at.ended is not None or (at.state is not None and at.state.result is not None)

    # --- what is shown ---

    def view(self, at: Playing[State]) -> View:
        """What all may see, with what the table is asked and who won where it ended it by hand."""
        state = at.half or at.state
        seen = {} if state is None else self.game.view(state, None)
        need = None if at.need is None else asked(self.box, at.need)
        ended = None if at.ended is None else list(at.ended)
        more = {} if at.state is None else self.box.shown(at.state)
        return {**seen, **more, "asked": need, "ended": ended}

    def offers(self, at: Playing[State], author: int | None) -> list[str]:
        """Outcomes where one is asked for; else the moves of who is asked, or as the box has it."""
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

    def places(self, at: Playing[State]) -> list[str]:
        """As the box has them; none while something must be told, and when it is over."""
        if at.state is None or at.need is not None or self._is_over(at):
            return []
        return self.box.places(at.state)

    def facts(self, at: Playing[State], line: str) -> Facts | None:
        """What a line says; of a move the facts of its action, with its `seat`."""
        words = line.split()
        if not words:
            return None
        if words[0] in (TELL, CORRECT, END):
            own = self.box.facts(words) or {}
            return {"kind": words[0], "group": words[0], "words": words[1:], **own}
        own_facts = self.box.facts(words)
        if own_facts is not None:
            return own_facts
        if not words[0].isdecimal():
            return None
        facts = self.game.describe(" ".join(words[1:]), at.state)
        return facts and {**facts, "seat": int(words[0])}

    def agreed(self, at: Playing[State]) -> Any:
        """Those of the state."""
        return None if at.state is None else at.state.rules

    def typed_names(self, at: Playing[State]) -> Mapping[str, object]:
        """As the game has them."""
        return {} if at.state is None else self.game.typed_names(at.state)

    def to_act(self, at: Playing[State]) -> list[int]:
        """As the game asks them, once what fell has been told."""
        if at.state is None or at.need is not None or self._is_over(at):
            return []
        return self.game.to_act(at.state)

    # --- table and mail are one game ---

    def hands(self, at: Playing[State]) -> list[Hand] | None:
        """As the box has it; None too while something must be told, and when it is over."""
        if at.state is None or at.need is not None or self._is_over(at):
            return None
        return self.box.hands(at.state)

    def stays(self, at: Playing[State]) -> Refusal | None:
        """What must happen before, where anything can help."""
        if self._is_over(at):
            return {"code": "over_already"}
        if at.state is None or at.need is not None:
            return {"code": "tell_first"}
        return super().stays(at)

    def by_mail(self, at: Playing[State], hands: Mapping[int, Sequence[str]], seed: bytes) -> Facts:
        """The stored state that a match begins with: turn 0, nothing told, luck of its seed."""
        asked_of = self.hands(at)
        if at.state is None or asked_of is None:
            raise Refused(self.stays(at) or {"code": "not_by_mail"})
        for hand in asked_of:
            fitting(hand, hands.get(hand["seat"], ()))
        state = copied(self.box.dealt(at.state, hands, seeded(seed)))
        state.luck, state.turn, state.log = seeded(seed), 0, []
        return self.game.to_json(state)

    def goes_on(self, stored: Facts) -> Playing[State]:
        """The table from that state on; its options are those of the match."""
        begun = self.game.from_json(stored)
        if self.game.result(begun) is not None:
            raise Refused({"code": "over_already"})
        options = {**dict(begun.rules.chosen), **self.fixed}
        state = self.box.seated(begun)
        if state is None:
            raise Refused({"code": "not_at_table"})
        luck = Recorded()
        state.rules, state.luck = self.game.agreed(options, begun.seats), luck
        return Playing(begun.seats, tuple(sorted(options.items())), state, luck)

    def happened(self, at: Playing[State]) -> int:
        """The length of the game's log."""
        state = at.half or at.state
        return 0 if state is None else len(state.log)

    def told(self, at: Playing[State], first: int, end: int) -> list[Event]:
        """That part of the game's log, as everybody may know it."""
        state = at.half or at.state
        if state is None:
            return []
        told = self.game.told(state, None, state.log[first:end])
        return [event for event in told if not self.box.is_aloud(event)]


def _of(at: Playing[State]) -> State:
    """The state, where the game has begun."""
    if at.state is None:
        raise Refused({"code": "tell_first"})
    return at.state


def _waiting(at: Playing[State]) -> Move:
    """The move that waits, where there is a state and it is played on."""
    assert at.waits is not None
    return at.waits


def asked(box: Box[Any], need: Need) -> Asked:
    """A need in the words of an entry; equal things are named once."""
    things = list(dict.fromkeys(box.thing(need, thing) for thing in need.things))
    parts = [list(part) for part in need.parts]
    return {
        "kind": need.kind,
        "what": need.what,
        "size": need.size,
        "things": things,
        "parts": parts,
    }
