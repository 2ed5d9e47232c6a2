"""Condottiere and Rakab at the table with the real box, where all hands are unknown.

Seats are not asked about burning a hand. A seat that burns its hand says so before the next play or
site, and otherwise keeps it. The entry `0 discard` records a burn. The entry `1 retain 2` records
how many cards the last seat keeps. `close` makes all seats still in the battle pass.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.condottiere.actions import (
    DISCARD,
    DRAW,
    KEEP,
    PASS,
    PASS_FOR_GOOD,
    PLAY,
    SCARECROW_ALONE,
    TAKE_BACK,
    retained,
)
from engine.condottiere.box.cards import (
    BISHOP,
    CARDS,
    NUMBER,
    SCARECROW,
    SPRING,
    WINTER,
    ids,
    spread,
)
from engine.condottiere.box.editions import Rules
from engine.condottiere.game import GAMES
from engine.condottiere.knowledge import possible_worlds
from engine.condottiere.known import cards_of
from engine.condottiere.rules import correcting
from engine.condottiere.rules.battle import may_hold_back, reach
from engine.condottiere.rules.choosing import follow
from engine.condottiere.rules.concluding import all_taken, most_regions, victory
from engine.condottiere.rules.correcting import seat_named
from engine.condottiere.rules.dealing import first_holder, hand_limit
from engine.condottiere.rules.flow import asked, legal_actions, play
from engine.condottiere.rules.regrouping import ASKED, KEEPS, MOST_DRAWN, may_hold_more
from engine.condottiere.rules.strength import ALL_MERCENARIES, strengths, strongest
from engine.condottiere.series import STEPS
from engine.condottiere.state import NOBODY, UNTOLD, State, owned
from engine.fact_types import Action, Event, Facts, Refusal, View
from engine.luck import Seeded, seeded
from engine.state import copied
from engine.table import RESULT, Hand, Refused
from engine.table_rules import Box, Move, PlayedRules

CLOSE = "close"
NONE = correcting.NONE
MOST_STRENGTH = 999
# A table has no secret questions, and face-down cards could not be entered.
FIXED = {
    "simultaneous_discards": True,
    "asked_discards": False,
    "hidden_cards": False,
    "hidden_flip": "after_effect",  # only applies to hidden cards
}
# The refusal of this module; a table started with these options never meets it.
REFUSALS = ("cards_lie_hidden", "hands_uncounted")
MOST_IN_LINE = 40
CORRECTIONS = {
    **dict.fromkeys(("owner", "passed", "line", "hand"), 1),
    **dict.fromkeys(("favour", "site", "holder", "turn"), 0),
}


class Cards(Box[State]):
    """Condottiere's functions for things hidden from a table: the engine knows no hand."""

    @property
    def corrections(self) -> Mapping[str, int]:
        """For each form of correction, the number of words that name the thing it sets."""
        return CORRECTIONS

    # --- possible worlds ---

    def suppose(self, state: State, seat: int, action: Action, why: Refusal) -> State | None:
        """Return a world with other hidden cards in which the action is legal, or None."""
        if not 0 <= seat < state.seats:
            return None
        if why["code"] == "card_not_in_hand":
            return possible_worlds.holding(state, seat, NUMBER[str(why["card"])])
        if why["code"] == "must_keep" and action == DISCARD:
            return possible_worlds.unarmed(state, seat)
        return None

    def force(self, state: State, seat: int, action: Action, why: Refusal) -> State | None:
        """Return a state that allows an action against the rules, or None if that is impossible.

        A card may be added, the turn order changed, or a hand with a mercenary discarded.
        """
        if not 0 <= seat < state.seats or (state.finalists and seat not in state.finalists):
            return None
        if why["code"] == "card_not_in_hand":
            return possible_worlds.forced_into(state, seat, NUMBER[str(why["card"])])
        if why["code"] in ("not_your_turn", "has_passed") and state.phase == "battle":
            other = copied(state)
            other.actor, other.passed[seat] = seat, False
            return other
        if why["code"] in ("not_your_turn", "must_keep") and state.phase in ("choose", "discard"):
            return self._out_of_order(state, seat, str(why["code"]))
        return None

    def _out_of_order(self, state: State, seat: int, code: str) -> State | None:
        other = copied(state)
        if code == "must_keep":
            other.known[seat] = ()
            return possible_worlds.unarmed(other, seat)
        if state.phase != "choose":
            return None
        other.holder = other.actor = seat
        return other

    # --- lines ---

    def meant(
        self, state: State, author: int | None, words: Sequence[str]
    ) -> tuple[list[Move], str] | None:
        """Return the moves that an entry stands for and the entry in full, or None.

        Such entries are `close` and a number of retained cards. Others imply that seats which have
        said nothing keep their hand.
        """
        if words == [CLOSE]:
            return (self._closing(state)[0] if state.phase != "choose" else []), CLOSE
        if words[0] == RESULT:
            return self._settling(state), " ".join(words)
        seat, said = self._said(state, author, words)
        if seat is None or not said:
            return None
        line = f"{seat} {' '.join(said)}"
        if said[0] == "retain" and len(said) == 2 and said[1].isdecimal():
            most = state.rules.last_seat_keeps
            if int(said[1]) > most:
                raise Refused({"code": "too_many_cards", "count": int(said[1]), "most": most})
            kept = spread(state.hands[seat])[: int(said[1])]
            return [*self._silence(state), (seat, retained(tuple(kept)))], line
        if not state.answers:
            return None
        if said[0] in (DISCARD, KEEP):
            return [(seat, said[0]), *self._silence_after(state, seat, said[0])], line
        return [*self._silence(state), (seat, " ".join(said))], line

    def _said(
        self, state: State, author: int | None, words: Sequence[str]
    ) -> tuple[int | None, list[str]]:
        """Return the seat that an entry of `author` is about, and the remaining words."""
        if words[0].isdecimal():
            return seat_named(state, words[0]), list(words[1:])
        if state.answers and words[0] not in (DISCARD, KEEP) and author is None:
            return state.holder, list(words)
        return (state.actor if author is None else author), list(words)

    def _silence(self, state: State) -> list[Move]:
        """Return a KEEP for each seat asked, for seats that say nothing keep their hand."""
        return [(seat, KEEP) for seat in asked(state)]

    def _silence_after(self, state: State, seat: int, verb: str) -> list[Move]:
        """Return a KEEP for all other seats asked if at most one hand would be left, else []."""
        others = [other for other in asked(state) if other != seat]
        keeping = others + [s for s, answer in enumerate(state.answers) if answer == KEEPS]
        left = [other for other in keeping if any(state.hands[other])] + [seat] * (verb == KEEP)
        return [(other, KEEP) for other in others] if len(left) < 2 else []

    def _closing(self, state: State) -> tuple[list[Move], State]:
        """Return the moves in which all remaining seats pass, and the resulting state."""
        end, moves = imagined(state), []
        for seat, action in self._silence(state):
            moves.append((seat, action))
            play(end, seat, action)
        battle = end.battle
        while end.phase == "battle" and end.battle == battle:
            final = may_hold_back(end, end.actor)
            moves.append((end.actor, PASS_FOR_GOOD if final else PASS))
            play(end, *moves[-1])
        return moves, end

    def given(self, state: State, words: Sequence[str]) -> State:
        """Return the state with the strengths that `result` names, or with the winner only.

        `result 2` and `result -` name the winner, `result 5 0 11` the strength of each seat.
        """
        if words[0] != RESULT:
            return state
        stated = stated_strengths(state, words[1:])
        if not stated or state.phase not in ("battle", "discard"):
            raise Refused({"code": "not_legal"})
        other = self._with_room(state) if state.rules.draw_after_battle else copied(state)
        other.stated, other.idle, other.uncounted = stated, 0, tuple(range(state.seats))
        other.known = [()] * state.seats
        return other

    def _with_room(self, state: State) -> State:
        """Return a copy with hands so small that each seat is asked and may draw the most cards."""
        for seat, hand in enumerate(state.hands):
            most = hand_limit(state, seat) - MOST_DRAWN
            if sum(hand) > most:
                state = possible_worlds.resized(state, seat, most) or state
        return copied(state)

    def _settling(self, state: State) -> list[Move]:
        """Return the moves that end the battle with a stated result; [] without a battle."""
        moves, end = self._closing(state)
        return [] if end.stated else moves

    def lines(self, state: State, author: int | None) -> list[str] | None:
        """Return the possible moves as entries.

        Hands are unknown, so any unseen card may be played.
        """
        if state.phase == "battle":
            return [*card_lines(state, state.actor), f"{state.actor} {PASS}", CLOSE]
        if state.phase == "retain":
            most = min(state.rules.last_seat_keeps, sum(state.hands[state.actor]))
            return [f"{state.actor} retain {count}" for count in range(most, -1, -1)]
        if state.phase == "draw":
            return [
                f"{state.actor} {each}" for each in DRAW[: may_hold_more(state, state.actor) + 1]
            ]
        if state.phase == "discard":
            silent = imagined(state)
            for seat, action in self._silence(state):
                play(silent, seat, action)
            burns = [f"{seat} {DISCARD}" for seat in asked(state)]
            if silent.round != state.round:  # the new hands are dealt before anything else is asked
                return [*burns, *(f"{seat} {KEEP}" for seat in asked(state))]
            return [*burns, *(self.lines(silent, author) or [])]
        return [f"{state.actor} {action}" for action in legal_actions(state, state.actor)]

    def follows(self, state: State) -> str:
        """Return the pass of a seat that has no cards left by the table's count, or ""."""
        is_empty = state.phase == "battle" and not any(state.hands[state.actor])
        return f"{state.actor} {PASS}" if is_empty else ""

    def places(self, state: State) -> list[str]:
        """Return an entry that moves the site for each region, so that the map can be tapped."""
        return [f"correct site {region}" for region in state.rules.land.regions]

    def facts(self, words: Sequence[str]) -> Facts | None:
        """Return the parsed parts of an entry that is not an action of the game, or None."""
        match words:
            case ["close"]:
                return {"kind": "close", "group": "pass"}
            case [seat, "retain", count] if seat.isdecimal() and count.isdecimal():
                return {
                    "kind": "retain_count",
                    "group": "retained",
                    "seat": int(seat),
                    "count": int(count),
                }
            case ["result", _]:
                return {"kind": "result_won", "group": "result", **winner_named(words[1])}
            case ["result", *strengths]:
                return {"kind": "result_strengths", "group": "result", **strengths_named(strengths)}
            case ["correct", form, *more]:
                return {"kind": f"correct_{form}", **correcting.facts([form, *more])}
        return None

    def correct(self, state: State, words: Sequence[str]) -> State | None:
        """Return the state with a correction, or None if it is not possible.

        It may correct owners, tokens, the site, the turn, a pass, a line or the size of a hand.
        """
        if words[0] not in ("line", "hand"):
            return correcting.corrected(state, words)
        seat = seat_named(state, words[1]) if len(words) > 1 else None
        if seat is None or state.actor == NOBODY:
            return None
        if words[0] == "hand":
            fits = len(words) == 3 and words[2].isdecimal() and len(words[2]) < 3
            return possible_worlds.resized(state, seat, int(words[2])) if fits else None
        return self._line(state, seat, words[2:])

    def _line(self, state: State, seat: int, words: Sequence[str]) -> State | None:
        """Return a copy with all cards of a seat's line replaced: `line 2 m10 m3 winter`.

        Return None if that is not possible.
        """
        if state.phase != "battle" or len(words) > MOST_IN_LINE or not set(words) <= set(NUMBER):
            return None
        cards = [NUMBER[word] for word in words]
        in_slot = state.rules.seasons_in_slot and {WINTER, SPRING}.intersection(cards)
        if in_slot or any(cards.count(card) > state.rules.deck[card] for card in cards):
            return None
        other = possible_worlds.relaid(state, seat, cards)
        follow(other)
        return other

    # --- switching between table and mail ---

    def hands(self, state: State) -> list[Hand] | None:
        """Return the facts about every hand, since no cards of hands have been entered.

        Return None if some hands are not counted.
        """
        if state.uncounted:
            return None
        return [
            {
                "seat": seat,
                "size": sum(hand),
                "known": ids(cards_of(state.known[seat])),
                "things": possible_worlds.within_reach(state, seat),
            }
            for seat, hand in enumerate(state.hands)
        ]

    def stays(self, state: State) -> Refusal | None:
        """Return why the game cannot go on by mail (some hands are not counted), or None."""
        return {"code": "hands_uncounted"} if state.uncounted else None

    def seated(self, state: State) -> State | None:
        """Return the state without secret decisions and answers, which are made aloud at a table.

        Return None while single seats are asked about their hands. Raise Refused if the rules have
        hidden cards.
        """
        if state.rules.hidden_cards:
            raise Refused({"code": "cards_lie_hidden"})
        if state.phase == "discard" and not state.answers:
            return None
        other = copied(state)
        other.burning, other.shown, other.kept = (), (), None
        other.rules = with_holder(state)
        other.answers = tuple(answer and ASKED for answer in state.answers)
        if other.answers:
            other.actor = other.answers.index(ASKED)
        return other

    def dealt(self, state: State, hands: Mapping[int, Sequence[str]], luck: Seeded) -> State:
        """Return the state with these hands, and all other unseen cards shuffled."""
        found = possible_worlds.with_hands(
            state, {seat: [NUMBER[card] for card in cards] for seat, cards in hands.items()}, luck
        )
        if isinstance(found, int):
            raise Refused({"code": "not_in_box", "card": CARDS[found]})
        found.rules = with_holder(state)
        return found

    def is_aloud(self, event: Event) -> bool:
        """True if the event is an answer to a question, which everybody at the table has heard."""
        return bool(event["kind"] == "answered")

    def shown(self, state: State) -> View:
        """Return facts for the table that the view lacks.

        They include the unseen cards, the seat that would win the battle, and regions that would
        win the game.
        """
        left = possible_worlds.unseen(state)
        return {
            "unseen": {CARDS[card]: count for card, count in enumerate(left) if count > 0},
            "would": self._would(state),
            "one_away": one_away(state),
            "dealt": [sum(hand) for hand in state.hands] if _is_fresh(state) else None,
            "uncounted": [*state.uncounted],
            "empty_handed": [seat for seat, hand in enumerate(state.hands) if not sum(hand)],
        }

    def _would(self, state: State) -> View | None:
        """Return the result of the battle if all seats passed now, or None outside battles."""
        if state.phase != "battle":
            return None
        every = strengths(state.lines, state.season, state.rules.spring_once)
        seats = state.finalists or range(state.seats)
        totals = [every[seat] for seat in seats]
        best = [seats[place] for place in strongest(totals)]
        rest = sorted(totals)[:-1]
        return {
            "winner": best[0] if len(best) == 1 else None,
            "lead": max(totals) - rest[-1] if rest else max(totals),
            "tied": best if len(best) > 1 else [],
            "holder": self._closing(state)[1].holder,
        }


def with_holder(state: State) -> Rules:
    """Return the rules, naming the first holder if the campaign's next game depends on that seat.

    The game goes on with other luck, which would draw another first holder.
    """
    rules = state.rules
    if not rules.campaign or rules.campaign_holder not in STEPS:
        return rules
    named = {"first_holder": first_holder(rules, state.seats, state.luck) + 1}
    return GAMES[rules.id].agreed({**dict(rules.chosen), **named}, state.seats)


def _is_fresh(state: State) -> bool:
    """True if cards have just been dealt and none has been played."""
    is_counted = state.dealt and not state.uncounted
    return bool(is_counted) and state.dealt == tuple(map(tuple, state.hands))


def imagined(state: State) -> State:
    """Return a copy to try moves on; its luck is a placeholder."""
    other = copied(state)
    other.luck = seeded(state.turn)
    return other


def stated_strengths(state: State, words: Sequence[str]) -> tuple[int, ...]:
    """Return the strengths by seat that a `result` entry names, or () if it is malformed.

    If the entry names only the winner, the other strengths are UNTOLD.
    """
    if len(words) == state.seats:
        return tuple(map(int, words)) if all(map(_is_strength, words)) else ()
    seat = seat_named(state, words[0]) if len(words) == 1 else None
    if seat is None and words != [NONE]:
        return ()
    if seat is not None and state.finalists and seat not in state.finalists:
        return ()
    return tuple(0 if each == seat else UNTOLD for each in range(state.seats))


def _is_strength(word: str) -> bool:
    return word.isdecimal() and len(word) <= len(str(MOST_STRENGTH))


def winner_named(word: str) -> Facts:
    """Return the winner that a `result` entry names, as facts."""
    return {"of_seat": int(word) if word.isdecimal() and len(word) < 3 else None}


def strengths_named(words: Sequence[str]) -> Facts:
    """Return the strengths that a `result` entry names, as facts."""
    strengths = [int(word) for word in words if _is_strength(word)]
    return {"strengths": strengths, "seats": [*range(len(strengths))]}


def card_lines(state: State, seat: int) -> list[str]:
    """Return an entry for every card that the seat may hold, with each possible argument."""
    left, lines = possible_worlds.unseen(state), []
    lines += [f"{seat} {PLAY[card]}" for card in range(SCARECROW) if left[card] > 0]
    if left[SCARECROW] > 0:
        lines += [
            f"{seat} {TAKE_BACK[card]}"
            for card in sorted(ALL_MERCENARIES.intersection(reach(state, seat)), reverse=True)
        ]
        lines.append(f"{seat} {SCARECROW_ALONE}")
    if left[BISHOP] > 0:
        lines += [f"{seat} {bless}" for bless in state.blessings]
    return lines


def one_away(state: State) -> dict[str, list[str]]:
    """Return for each seat the regions that would each win it the game.

    The keys are seats as text. Seats without such regions are left out.
    """
    found: dict[str, list[str]] = {}
    if state.finalists or state.actor == NOBODY:
        return found
    names = state.rules.land.regions
    for seat in range(state.seats):
        regions = []
        for region, owner in enumerate(state.owner):
            is_closed = owner != NOBODY and not state.rules.takeover
            if owner == seat or is_closed or region == state.favour:
                continue
            if would_win(state, seat, region):
                regions.append(names[region])
        if regions:
            found[str(seat)] = regions
    return found


def would_win(state: State, seat: int, region: int) -> bool:
    """True if a seat would win the game immediately with this region.

    A seat wins by a target, or by most regions when all are taken.
    """
    after = copied(state)
    after.owner[region] = seat
    if victory(after, owned(after, seat)):
        return True
    return all_taken(after) and most_regions(after) == [seat]


TABLES = {
    game_id: PlayedRules(
        game,
        Cards(),
        {name: value for name, value in FIXED.items() if name in {o["id"] for o in game.options}},
        begins="first_holder",
    )
    for game_id, game in GAMES.items()
}
