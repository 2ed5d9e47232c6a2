"""Troyes at the table with the real box, alone against Le Roy too, and the count at its end.

Nearly everything lies open: moves are entered, dice and cards are told when they fall, and the
engine does the rest. Le Roy acts by himself once his dice have been told. At the end the points are
laid open by `show`, one category at a time; a group that entered no game begins with `count`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.facts import Action, Event, Facts, Refusal, View
from engine.luck import Need, Seeded
from engine.options import Options
from engine.state import Result, copied
from engine.table import Hand, Refused, by_hand
from engine.table_rules import TELL, Box, PlayedRules, Playing
from engine.troyes import counting
from engine.troyes.actions import DIE_OF
from engine.troyes.agreed import Rules, with_options
from engine.troyes.counting import COUNT, Form
from engine.troyes.game import GAMES
from engine.troyes.knowledge.resample import other_piles
from engine.troyes.knowledge.steps import steps
from engine.troyes.offers.composing import build, offered
from engine.troyes.offers.tapping import tapped
from engine.troyes.rules import correcting
from engine.troyes.rules.turning import EVENT
from engine.troyes.state import State

SHOW, ALL = "show", "all"
# Questions about a turn, asked as lines that nobody enters: what dice would do, what may follow.
DICE, BUILD = "dice", "build"
REFUSALS = (*counting.REFUSALS, "nothing_to_show", "order_wanted")
ENDING = ("scored", "roy_final", "game_over")  # told once all points have been laid open


class Things(Box[State]):
    """What a table needs beside the rules: piles are shuffled unseen, dice and cards are told."""

    def force(self, state: State, seat: int, action: Action, why: Refusal) -> State | None:
        """Out of turn, or with money and influence that the phones did not know of."""
        other = copied(state)
        if why["code"] == "not_your_turn" and state.phase in ("counter", "act"):
            other.actor, other.helped, other.passed[seat] = seat, False, False
            return other
        for code, held in (("too_few_deniers", "deniers"), ("too_little_influence", "influence")):
            if why["code"] == code and seat == state.actor:
                getattr(other, held)[seat] = why["needed"]
                return other
        return None

    def is_unseen(self, need: Need) -> bool:
        """Piles, and which card was drawn for Resistance: it is told when it is turned up."""
        return need.what == "red_event" or (need.kind == "shuffle" and need.what != "fan")

    def so_far(self, state: State) -> State | None:
        """Whatever has happened until dice are rolled or a card is turned is seen by all."""
        return state

    def thing(self, need: Need, thing: int) -> str:
        """Cards by their ids."""
        # What is printed may be an owner's own; the ids of the cards are not.
        cards = with_options({}).cards
        if need.what == "activity":
            return cards.activities[thing].id
        if need.what == EVENT:
            return cards.events[thing].id
        if need.what in ("fan", "character"):
            return cards.characters[thing].id
        return str(thing)

    def lines(self, state: State, author: int | None) -> list[str] | None:
        """The plain moves, and the best of their kind."""
        return [f"{state.actor} {action}" for action in offered(state, state.actor)]

    def facts(self, words: Sequence[str]) -> Facts | None:
        """What the lines say that are no action of the game."""
        match list(words):
            case ["tell", *told]:
                return facts_told(told)
            case ["correct", form, *_]:
                return {"kind": f"correct_{form}", **correcting.facts(words[1:])}
            case ["show"]:
                return {"kind": SHOW, "group": SHOW}
            case ["show", *_]:
                return {"kind": f"{SHOW}_{ALL}", "group": SHOW}
            case ["count", *_]:
                return counting.facts(words)
        return None

    def correct(self, state: State, words: Sequence[str]) -> State | None:
        """What people get wrong: money, influence, points, dice, citizens, cubes, whose turn."""
        return correcting.corrected(state, words)

    # --- table and mail are one game ---

    def hands(self, state: State) -> list[Hand] | None:
        """The characters that each holds; alone all of them lie open."""
        ids = [card.id for card in state.rules.cards.characters]
        things = dict.fromkeys(ids, 1)
        return [
            {"seat": seat, "size": len(hand), "known": [], "things": things}
            for seat, hand in enumerate(state.characters[: state.seats])
            if hand
        ]

    def dealt(self, state: State, hands: Mapping[int, Sequence[str]], luck: Seeded) -> State:
        """These characters, and whatever lies face down laid by this luck."""
        world, ids = other_piles(state, luck), [card.id for card in state.rules.cards.characters]
        said = [name for names in hands.values() for name in names]
        twice = [name for name in said if said.count(name) > 1]
        if twice:
            raise Refused({"code": "not_in_box", "card": twice[0]})
        for seat, names in hands.items():
            world.characters[seat] = tuple(sorted(ids.index(name) for name in names))
        return world


def facts_told(words: list[str]) -> Facts:
    """What fell: dice, characters, or a card."""
    characters = {card.id for card in with_options({}).cards.characters}
    if all(word.isdecimal() for word in words):
        return {"kind": "tell_dice", "numbers": [int(word) for word in words]}
    if characters.issuperset(words):
        alone = len(words) == 1
        named = {"character": words[0]} if alone else {"characters": words}
        return {"kind": "tell_character" if alone else "tell_characters", **named}
    return {"kind": "tell_card", "card": words[0]}


@dataclass(frozen=True)
class Evening(Playing[State]):
    """A game at a table, and how far its end has been counted."""

    form: Form | None = None  # of a game that is counted by hand
    laid_open: int = 0  # categories of the final scoring of a game that was played


class Tables(PlayedRules[State]):
    """The game's own rules at the table, with the guided count beside them."""

    def begin(self, seats: int, options: Options) -> Playing[State]:
        """The set-up; raises BadOption."""
        return self._go_on(Evening(seats, tuple(sorted(options.items())), None))

    def goes_on(self, stored: Facts) -> Playing[State]:
        """The table from that state of a match on; raises Refused, ValueError."""
        at = super().goes_on(stored)
        return Evening(at.seats, at.options, at.state, at.luck)

    def hands(self, at: Playing[State]) -> list[Hand] | None:
        """The characters; None too while the end is being counted by hand."""
        return None if _evening(at).form is not None else super().hands(at)

    def stays(self, at: Playing[State]) -> Refusal | None:
        """A count that was begun has to be taken back first."""
        is_counting = _evening(at).form is not None and not self._is_over(at)
        return {"code": "counting"} if is_counting else super().stays(at)

    # --- entries ---

    def enter(
        self, at: Playing[State], author: int | None, line: str, anyway: bool
    ) -> tuple[Playing[State], str]:
        """A move, an outcome, a correction, the end; or a line of the count."""
        evening, words = _evening(at), line.split()
        if words[0] == COUNT:
            return self._counted(evening, author, words[1:])
        if evening.form is not None:
            raise Refused({"code": "counting"})
        if words[0] == SHOW:
            return self._shown(evening, words[1:]), line
        if words[0] == TELL and at.need is not None:
            line = " ".join((TELL, *_outcome(at.need, words[1:])))
        return super().enter(at, author, line, anyway)

    def _counted(self, at: Evening, author: int | None, words: list[str]) -> tuple[Evening, str]:
        """The form begins with what the phones know, where a game was entered so far."""
        form = at.form
        if form is None and at.state is not None and at.state.result is not None:
            raise Refused({"code": "over_already"})
        if form is None:
            rules = with_options(dict(at.options))
            form = counting.blank(rules, at.seats)
            if at.state is not None and at.state.round:
                form = counting.drawn_from(at.state)
        form, line = counting.counted(form, author, words)
        result = counting.result(form)
        ended = None if result is None else tuple(result["winners"])
        return replace(at, form=form, ended=ended), line

    def _shown(self, at: Evening, words: list[str]) -> Evening:
        """One more category of the final scoring, or all."""
        rows = len(_rows(at))
        if at.laid_open >= rows:
            raise Refused({"code": "nothing_to_show"})
        if words not in ([], [ALL]):
            raise Refused({"code": "malformed"})
        return replace(at, laid_open=rows if words else at.laid_open + 1)

    # --- what is shown ---

    def agreed(self, at: Playing[State]) -> Rules:
        """Before the start player is told too: setting up is told of by them."""
        return with_options(dict(at.options)) if at.state is None else at.state.rules

    def view(self, at: Playing[State]) -> View:
        """What all may see, `table` with what to do now, and the count; scores as laid open."""
        evening = _evening(at)
        seen = super().view(at)
        state = at.half or at.state
        if state is None:
            seen |= {"game": self.game.id, "phase": "setup", "seat": None}
        seen["table"] = steps(state, at.need, at.seats)
        seen["count"] = None
        if evening.form is not None:
            return {
                **seen,
                "phase": "counting",
                "asked": None,
                "count": counting.shown(evening.form),
            }
        rows = _rows(evening)
        if rows:
            seen["count"] = {
                "rows": rows[: evening.laid_open],
                "left": len(rows) - evening.laid_open,
            }
        return _veiled(seen) if evening.laid_open < len(rows) else seen

    def result(self, at: Playing[State], seats: int) -> Result | None:
        """How it ended: as it was counted line by line, where that was done."""
        evening = _evening(at)
        counted = None if evening.form is None else counting.result(evening.form)
        if counted is None:
            return super().result(at, seats)
        found = by_hand(counted["winners"], seats, counted["scores"])
        if "difference" not in counted:
            return found
        return {**found, "scores": [counted["difference"]], "counted": "lead"}

    def offers(self, at: Playing[State], author: int | None) -> list[str]:
        """What comes next of the count; else outcomes that are asked for, or moves."""
        evening = _evening(at)
        if evening.form is not None:
            return []
        left = len(_rows(evening)) - evening.laid_open
        if left:
            return [SHOW, f"{SHOW} {ALL}"]
        return super().offers(at, author)

    def facts(self, at: Playing[State], line: str) -> Facts | None:
        """What a line says; of `dice 0 y3 2:y5` what they cost, are worth and may be used for, of
        `build 0 activate merchant y3` what may follow.
        """
        words = line.split()
        if words and words[0] in (DICE, BUILD):
            return self._about_turn(at, words)
        return super().facts(at, line) if words else None

    def _about_turn(self, at: Playing[State], words: list[str]) -> Facts | None:
        state, seat = at.state, words[1] if len(words) > 1 else ""
        if state is None or at.need is not None or [seat] != [str(each) for each in _acting(state)]:
            return None
        if words[0] == BUILD:
            found = build(state, int(seat), " ".join(words[2:]))
            return {"kind": BUILD, "group": BUILD, "seat": int(seat), **found}
        if not set(words[2:]) <= DIE_OF.keys():
            return None
        return {"kind": DICE, "group": DICE, **tapped(state, int(seat), words[2:])}

    def told(self, at: Playing[State], first: int, end: int) -> list[Event]:
        """What happened; how a game ended only once all its points have been laid open."""
        events, evening = super().told(at, first, end), _evening(at)
        if evening.laid_open >= len(_rows(evening)):
            return events
        return [event for event in events if event["kind"] not in ENDING]


def _evening(at: Playing[State]) -> Evening:
    assert isinstance(at, Evening)
    return at


def _acting(state: State) -> list[int]:
    return [state.actor] if 0 <= state.actor < state.seats else []


def _outcome(need: Need, words: list[str]) -> list[str]:
    """Dice told at once, `tell 354 2` for 3 5 4 2; of an order all but the last, which is left."""
    if need.kind == "dice" and all(word.isdecimal() for word in words):
        return list("".join(words))
    if need.kind == "shuffle" and len(words) < need.size - 1:
        raise Refused({"code": "order_wanted", "wanted": need.size})
    return words


def _rows(at: Evening) -> list[dict[str, Any]]:
    """Each category of the final scoring of a game that was played to its end."""
    if at.form is not None or at.state is None or at.state.result is None:
        return []
    state, ids = at.state, at.state.rules.cards.characters
    held = tuple(ids[each].id for hand in state.characters for each in hand)
    return counting.rows(replace(counting.drawn_from(state), characters=held))


def _veiled(seen: View) -> View:
    """A finished game before all its points have been laid open."""
    shown: dict[str, Any] = {**seen, "phase": "scoring", "result": None}
    shown["players"] = [{**player, "points": None} for player in shown["players"]]
    return shown


TABLES = {game_id: Tables(game, Things(), begins="start_player") for game_id, game in GAMES.items()}
