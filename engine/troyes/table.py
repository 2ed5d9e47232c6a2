"""Troyes at the table with the real box, including solo games, and the final count.

Players enter their moves, and the results of dice and cards as they are revealed. The engine does
the rest, and plays Le Roy once his dice are entered. At the end `show` reveals the points one
category at a time. A group that entered no game begins with `count`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.fact_types import Action, Event, Facts, Refusal, View
from engine.luck import Misrecorded, Need, Seeded
from engine.options import Options
from engine.state import Result, copied
from engine.table import Hand, Refused, by_hand
from engine.table_rules import TELL, Box, PlayedRules, Playing
from engine.troyes import counting
from engine.troyes.actions import DIE_OF
from engine.troyes.agreed import Rules, with_options
from engine.troyes.counting import COUNT, Form
from engine.troyes.game import GAMES
from engine.troyes.knowledge import own_numbers
from engine.troyes.knowledge.le_roy_deeds import MOST_READ, deeds
from engine.troyes.knowledge.resample import other_piles
from engine.troyes.knowledge.steps import steps
from engine.troyes.offers.choosing import steps as steps_among
from engine.troyes.offers.composing import build, offered
from engine.troyes.offers.tapping import tapped
from engine.troyes.rules import correcting
from engine.troyes.rules.face_up import EVENT
from engine.troyes.state import State

SHOW, ALL = "show", "all"
# Queries about a turn, sent as lines but not stored: the uses of dice, and the next words.
DICE, BUILD = "dice", "build"
REFUSALS = (*counting.REFUSALS, *own_numbers.REFUSALS, "nothing_to_show", "order_wanted")
ENDING = ("scored", "roy_final", "game_over")  # hidden until all points have been shown


class Things(Box[State]):
    """Answers about hidden things at a table: unseen piles, and dice and cards to be entered."""

    def force(self, state: State, seat: int, action: Action, why: Refusal) -> State | None:
        """Return a changed state for the refused action, or None if `why` cannot be overridden.

        It gives the seat the turn, or the missing deniers or influence.
        """
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
        """True if the table cannot see the outcome: a shuffled pile, or the card for Resistance.

        That card is entered only when it is turned up.
        """
        return need.what == "red_event" or (need.kind == "shuffle" and need.what != "fan")

    def so_far(self, state: State) -> State | None:
        """Return the state, since everything up to the next roll or card is public."""
        return state

    def thing(self, need: Need, thing: int) -> str:
        """Return the id of a card, or the number of a die."""
        # an owner's data may change printed values but not ids
        cards = with_options({}).cards
        if need.what == "activity":
            return cards.activities[thing].id
        if need.what == EVENT:
            return cards.events[thing].id
        if need.what in ("fan", "character"):
            return cards.characters[thing].id
        return str(thing)

    def lines(self, state: State, author: int | None) -> list[str] | None:
        """Return the actions of the seat to act that are offered as buttons (suggesting.py)."""
        return [f"{state.actor} {action}" for action in offered(state, state.actor)]

    def facts(self, words: Sequence[str]) -> Facts | None:
        """Return the parsed parts of an entry that is not an action of the game, or None."""
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
            case [own_numbers.NUMBERS, *_]:
                return own_numbers.facts(words)
        return None

    @property
    def corrections(self) -> Mapping[str, int]:
        """Return, for each correction, how many of its first words name the thing to set."""
        return correcting.NAMED

    def correct(self, state: State, words: Sequence[str]) -> State | None:
        """Correct the board: money, influence, points, dice, citizens, cubes or turn."""
        return correcting.corrected(state, words)

    # --- switching between table and mail ---

    def hands(self, state: State) -> list[Hand] | None:
        """Return the hands of secret characters to enter. A solo game has none."""
        ids = [card.id for card in state.rules.cards.characters]
        things = dict.fromkeys(ids, 1)
        return [
            {"seat": seat, "size": len(hand), "known": [], "things": things}
            for seat, hand in enumerate(state.characters[: state.seats])
            if hand
        ]

    def dealt(self, state: State, hands: Mapping[int, Sequence[str]], luck: Seeded) -> State:
        """Return the state with these characters, and with all face-down cards drawn by `luck`."""
        world, ids = other_piles(state, luck), [card.id for card in state.rules.cards.characters]
        said = [name for names in hands.values() for name in names]
        twice = [name for name in said if said.count(name) > 1]
        if twice:
            raise Refused({"code": "not_in_box", "card": twice[0]})
        for seat, names in hands.items():
            world.characters[seat] = tuple(sorted(ids.index(name) for name in names))
        return world


def facts_told(words: list[str]) -> Facts:
    """Return the parsed parts of a `tell` entry: dice, characters or a card."""
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
    """A game at a table, and the progress of its final count."""

    form: Form | None = None  # the form of a count by hand
    laid_open: int = 0  # categories of the final scoring shown so far
    skipped: tuple[str, ...] = ()  # cards whose printed values the table does not want to enter


class Tables(PlayedRules[State]):
    """The rules of the game at a table, with the guided count."""

    def begin(self, seats: int, options: Options) -> Playing[State]:
        """Set up the table. Raise BadOption."""
        return self._go_on(Evening(seats, tuple(sorted(options.items())), None))

    def goes_on(self, stored: Facts) -> Playing[State]:
        """Continue a match at the table from its stored state. Raise Refused or ValueError."""
        at = super().goes_on(stored)
        return Evening(at.seats, at.options, at.state, at.luck)

    def hands(self, at: Playing[State]) -> list[Hand] | None:
        """Return the hands of characters to enter; None while players enter the final scores."""
        return None if _evening(at).form is not None else super().hands(at)

    def stays(self, at: Playing[State]) -> Refusal | None:
        """Return why the game cannot go on by mail now, or None if it can.

        Final scores that players entered must be undone first.
        """
        is_counting = _evening(at).form is not None and not self._is_over(at)
        return {"code": "counting"} if is_counting else super().stays(at)

    # --- entries ---

    def writes(self, words: Sequence[str]) -> frozenset[str]:
        """Return names for the things that an entry sets.

        They are cells of the count, the printed values of a card, or a corrected thing.
        """
        match words:
            case [kind, *counted] if kind == COUNT:
                return counting.writes(counted)
            case [kind, card, *_] if kind == own_numbers.NUMBERS:
                return frozenset({f"{kind} {card}"})
        return super().writes(words)

    def enter(
        self, at: Playing[State], author: int | None, line: str, anyway: bool
    ) -> tuple[Playing[State], str]:
        """Enter a move, an outcome, a correction, the end, or a line of the final scoring.

        Return the table's state after it, and the entry in full.
        """
        evening, words = _evening(at), line.split()
        if words[0] == COUNT:
            return self._counted(evening, author, words[1:])
        if evening.form is not None:
            raise Refused({"code": "counting"})
        if words[0] == SHOW:
            return self._shown(evening, words[1:]), line
        if words[0] == own_numbers.NUMBERS:
            return self._numbered(evening, words[1:]), line
        if words[0] == TELL and at.need is not None:
            line = " ".join((TELL, *_outcome(at.need, words[1:])))
        return super().enter(at, author, line, anyway)

    def _counted(self, at: Evening, author: int | None, words: list[str]) -> tuple[Evening, str]:
        """Enter a line of the final count; return the state after it, and the entry in full.

        The first such line fills the form from a game entered so far, if any.
        """
        form, state = at.form, at.half or at.state
        if form is None and state is not None and state.result is not None:
            raise Refused({"code": "over_already"})
        if form is None:
            rules = with_options(dict(at.options))
            form = counting.blank(rules, at.seats)
            if state is not None and state.round:
                form = counting.drawn_from(state)
        form, line = counting.counted(form, author, words)
        result = counting.result(form)
        ended = None if result is None else tuple(result["winners"])
        return replace(at, form=form, ended=ended), line

    def _shown(self, at: Evening, words: list[str]) -> Evening:
        """Show one more category of the final scoring, or all."""
        rows = len(_rows(at))
        if at.laid_open >= rows:
            raise Refused({"code": "nothing_to_show"})
        if words not in ([], [ALL]):
            raise Refused({"code": "malformed"})
        return replace(at, laid_open=rows if words else at.laid_open + 1)

    def _numbered(self, at: Evening, words: list[str]) -> Evening:
        """Enter the printed values of a card, or stop asking for them if `words` has none."""
        if self._is_over(at):
            raise Refused({"code": "over_already"})
        if not words or own_numbers.path_of(words[0]) is None:
            raise Refused({"code": "numbers_unknown"})
        card, *values = words
        if not values:
            return replace(at, skipped=(*at.skipped, card))
        options = own_numbers.with_numbers(dict(at.options), card, values)
        other = self._under(at, options)
        now = other.half or other.state
        if now is not None and own_numbers.overfilled(now):
            raise Refused({"code": "numbers_late"})
        return other

    def _under(self, at: Evening, options: Options) -> Evening:
        """Return the game under `options` with other printed values.

        Raise Refused if they contradict outcomes that have been reported.
        """
        state = None if at.state is None else copied(at.state)
        if state is not None:
            state.rules = with_options(options)
        other = replace(at, options=tuple(sorted(options.items())), state=state)
        if at.need is None:
            return other
        try:
            return _evening(self._go_on(replace(other, need=None)))
        except Misrecorded:
            raise Refused({"code": "numbers_late"}) from None

    # --- display ---

    def agreed(self, at: Playing[State]) -> Rules:
        """Return the rules, even before the start player has been entered."""
        return with_options(dict(at.options)) if at.state is None else at.state.rules

    def view(self, at: Playing[State]) -> View:
        """Return the public view, which has only the final scores shown so far.

        `table` holds the steps of the round, `le_roy_deeds` the events of Le Roy's last move, and
        `count` the guided count or the final scoring.
        """
        evening = _evening(at)
        seen = super().view(at)
        state = at.half or at.state
        if state is None:
            seen |= {"game": self.game.id, "phase": "setup", "seat": None}
        seen["table"] = steps(state, at.need, at.seats)
        seen["le_roy_deeds"] = self._le_roy_deeds(at)
        seen["unprinted"] = []
        if state is not None and evening.form is None:
            hide(seen["activities"], own_numbers.unturned(state, at.need))
            seen["unprinted"] = own_numbers.unprinted(state, at.need, evening.skipped)
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

    def _le_roy_deeds(self, at: Playing[State]) -> dict[str, Any] | None:
        if at.seats > 1 or at.ended is not None or _evening(at).form is not None:
            return None
        happened = self.happened(at)
        first = max(0, happened - MOST_READ)
        return deeds(self.told(at, first, happened), first)

    def outcome(self, at: Playing[State], seats: int) -> Result | None:
        """Return the result of the final scores that players entered, or else of the game."""
        evening = _evening(at)
        counted = None if evening.form is None else counting.result(evening.form)
        if counted is None:
            return super().outcome(at, seats)
        found = by_hand(counted["winners"], seats, counted["scores"])
        if "difference" not in counted:
            return found
        return {**found, "scores": [counted["difference"]], "counted": "lead"}

    def offers(self, at: Playing[State], author: int | None) -> list[str]:
        """Return the entries to offer as buttons.

        They show the final scores if these have been entered; otherwise they are outcomes of luck,
        or moves.
        """
        evening = _evening(at)
        if evening.form is not None:
            return []
        left = len(_rows(evening)) - evening.laid_open
        if left:
            return [SHOW, f"{SHOW} {ALL}"]
        return super().offers(at, author)

    def facts(self, at: Playing[State], line: str) -> Facts | None:
        """Return the parsed parts of an entry, or the answer to a query.

        The query `dice 0 y3 2:y5` asks for the price, value and uses of dice. The query `build 0
        activate merchant y3` asks for the possible next words.
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
        uses = tapped(state, int(seat), words[2:])
        return {"kind": DICE, "group": DICE, **uses, "steps": steps_among(state, uses["moves"])}

    def data_file(self, at: Playing[State]) -> str:
        """Return the printed values that players have supplied, as a data file."""
        return own_numbers.file_of(self.agreed(at))

    def told(self, at: Playing[State], first: int, end: int) -> list[Event]:
        """Return the public events.

        Events of the final scores are left out until all points have been shown.
        """
        events, evening = super().told(at, first, end), _evening(at)
        if evening.laid_open >= len(_rows(evening)):
            return events
        return [event for event in events if event["kind"] not in ENDING]


def hide(activities: Any, slots: Sequence[int]) -> None:
    """Hide the cards of these slots, since the engine only assumes which cards they are."""
    for slot in slots:
        known = activities[slot]
        activities[slot] = {"card": None, "colour": known["colour"], "round": known["round"]}


def _evening(at: Playing[State]) -> Evening:
    assert isinstance(at, Evening)
    return at


def _acting(state: State) -> list[int]:
    return [state.actor] if 0 <= state.actor < state.seats else []


def _outcome(need: Need, words: list[str]) -> list[str]:
    """Split an outcome into words: the dice of `tell 354 2` become 3 5 4 2.

    An order of cards may leave out only the last card.
    """
    if need.kind == "dice" and all(word.isdecimal() for word in words):
        return list("".join(words))
    if need.kind == "shuffle" and len(words) < need.size - 1:
        raise Refused({"code": "order_wanted", "wanted": need.size})
    return words


def _rows(at: Evening) -> list[dict[str, Any]]:
    """Return the categories of the final scoring of a finished game, else []."""
    if at.form is not None or at.state is None or at.state.result is None:
        return []
    state, ids = at.state, at.state.rules.cards.characters
    held = tuple(ids[each].id for hand in state.characters for each in hand)
    return counting.rows(replace(counting.drawn_from(state), characters=held))


def _veiled(seen: View) -> View:
    """Return the view of a finished game without the points that are still to be shown."""
    shown: dict[str, Any] = {**seen, "phase": "scoring", "result": None}
    shown["players"] = [{**player, "points": None} for player in shown["players"]]
    return shown


TABLES = {game_id: Tables(game, Things(), begins="start_player") for game_id, game in GAMES.items()}
