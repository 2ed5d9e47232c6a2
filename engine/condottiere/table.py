"""Condottiere and Rakab at the table with the real box: unknown hands, cards as they are laid.

Nobody is asked whether to burn a hand: who does says so before the next card is laid or the next
site named; whoever says nothing keeps. `0 discard` stands for that; `1 retain 2` says how many
cards the last seat keeps, which nobody else sees; `close` has all who are still in a battle pass.
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
from engine.condottiere.game import GAMES
from engine.condottiere.knowledge import supposing
from engine.condottiere.known import cards_of
from engine.condottiere.rules import correcting
from engine.condottiere.rules.battle import may_hold_back, reach
from engine.condottiere.rules.choosing import follow
from engine.condottiere.rules.concluding import all_taken, most_regions, victory
from engine.condottiere.rules.correcting import seat_named
from engine.condottiere.rules.flow import asked, legal_actions, play
from engine.condottiere.rules.regrouping import ASKED, may_hold_more
from engine.condottiere.rules.strength import ALL_MERCENARIES, strengths, strongest
from engine.condottiere.state import NOBODY, State, owned
from engine.facts import Action, Event, Facts, Refusal, View
from engine.luck import Seeded, seeded
from engine.state import copied
from engine.table import Hand, Refused
from engine.table_rules import Box, Move, PlayedRules

CLOSE = "close"
# Nobody is asked in secret at a table, and what lies face down nobody could enter.
FIXED = {
    "simultaneous_discards": True,
    "asked_discards": False,
    "hidden_cards": False,
    "hidden_flip": "after_effect",  # that of the hidden cards
}
# Of this module; a table that has begun otherwise never comes to it.
REFUSALS = ("cards_lie_hidden",)
MOST_IN_LINE = 40


class Cards(Box[State]):
    """What a table needs beside the rules: hands that nobody knows."""

    # --- other worlds ---

    def suppose(self, state: State, seat: int, action: Action, why: Refusal) -> State | None:
        """The hidden cards in another way, round the card that was laid or the hand burned."""
        if not 0 <= seat < state.seats:
            return None
        if why["code"] == "card_not_in_hand":
            return supposing.holding(state, seat, NUMBER[str(why["card"])])
        if why["code"] == "must_keep" and action == DISCARD:
            return supposing.unarmed(state, seat)
        return None

    def force(self, state: State, seat: int, action: Action, why: Refusal) -> State | None:
        """A card more than there should be, a turn out of order, a hand that should be kept."""
        if not 0 <= seat < state.seats or (state.finalists and seat not in state.finalists):
            return None
        if why["code"] == "card_not_in_hand":
            return supposing.forced_into(state, seat, NUMBER[str(why["card"])])
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
            return supposing.unarmed(other, seat)
        if state.phase != "choose":
            return None
        other.holder = other.actor = seat
        return other

    # --- lines ---

    def meant(
        self, state: State, author: int | None, words: Sequence[str]
    ) -> tuple[list[Move], str] | None:
        """The moves of `close`, of a count of cards retained, and those that silence stands for."""
        if words == [CLOSE]:
            return (self._closing(state)[0] if state.phase != "choose" else []), CLOSE
        seat, said = self._said(state, author, words)
        if seat is None or not said:
            return None
        line = f"{seat} {' '.join(said)}"
        if said[0] == "retain" and len(said) == 2 and said[1].isdecimal():
            kept = spread(state.hands[seat])[: min(int(said[1][:2]), state.rules.last_seat_keeps)]
            return [*self._silence(state), (seat, retained(tuple(kept)))], line
        if not state.answers:
            return None
        if said[0] in (DISCARD, KEEP):
            return [(seat, said[0]), *self._silence_after(state, seat, said[0])], line
        return [*self._silence(state), (seat, " ".join(said))], line

    def _said(
        self, state: State, author: int | None, words: Sequence[str]
    ) -> tuple[int | None, list[str]]:
        """The seat that a line is about, and the rest of it."""
        if words[0].isdecimal():
            return seat_named(state, words[0]), list(words[1:])
        if state.answers and words[0] not in (DISCARD, KEEP) and author is None:
            return state.holder, list(words)
        return (state.actor if author is None else author), list(words)

    def _silence(self, state: State) -> list[Move]:
        """Whoever has not said so burns no hand."""
        return [(seat, KEEP) for seat in asked(state)]

    def _silence_after(self, state: State, seat: int, verb: str) -> list[Move]:
        """Once at most one hand would be left there is nothing more to wait for."""
        others = [other for other in asked(state) if other != seat]
        left = [other for other in others if any(state.hands[other])] + [seat] * (verb == KEEP)
        return [(other, KEEP) for other in others] if len(left) < 2 else []

    def _closing(self, state: State) -> tuple[list[Move], State]:
        """All who have not passed do, in turn; and what comes of it."""
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

    def lines(self, state: State, author: int | None) -> list[str] | None:
        """What may be laid or said now; hands are not known, so it is whatever is not seen yet."""
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
            return [f"{seat} {DISCARD}" for seat in asked(state)] + (
                self.lines(silent, author) or []
            )
        return [f"{state.actor} {action}" for action in legal_actions(state, state.actor)]

    def places(self, state: State) -> list[str]:
        """Every region: it can be marched on, blessed, or put right."""
        return [f"correct site {region}" for region in state.rules.land.regions]

    def facts(self, words: Sequence[str]) -> Facts | None:
        """What the lines say that are no action of the game."""
        match words:
            case ["close"]:
                return {"kind": "close", "group": "pass"}
            case [seat, "retain", count] if count.isdecimal():
                return {
                    "kind": "retain_count",
                    "group": "retained",
                    "seat": int(seat),
                    "count": int(count),
                }
            case ["correct", form, *more]:
                return {"kind": f"correct_{form}", **correcting.facts([form, *more])}
        return None

    def correct(self, state: State, words: Sequence[str]) -> State | None:
        """The board as it lies: owners, token, holder, whose turn, lines, hands."""
        if words[0] not in ("line", "hand"):
            return correcting.corrected(state, words)
        seat = seat_named(state, words[1]) if len(words) > 1 else None
        if seat is None or state.actor == NOBODY:
            return None
        if words[0] == "hand":
            fits = len(words) == 3 and words[2].isdecimal() and len(words[2]) < 3
            return supposing.resized(state, seat, int(words[2])) if fits else None
        return self._line(state, seat, words[2:])

    def _line(self, state: State, seat: int, words: Sequence[str]) -> State | None:
        """`line 2 m10 m3 winter`: all that lies before a seat."""
        if state.phase != "battle" or len(words) > MOST_IN_LINE or not set(words) <= set(NUMBER):
            return None
        cards = [NUMBER[word] for word in words]
        in_slot = state.rules.seasons_in_slot and {WINTER, SPRING}.intersection(cards)
        if in_slot or any(cards.count(card) > state.rules.deck[card] for card in cards):
            return None
        other = supposing.relaid(state, seat, cards)
        follow(other)
        return other

    # --- table and mail are one game ---

    def hands(self, state: State) -> list[Hand] | None:
        """Every hand, for nobody at the table has seen one."""
        return [
            {
                "seat": seat,
                "size": sum(hand),
                "known": ids(cards_of(state.known[seat])),
                "things": supposing.within_reach(state, seat),
            }
            for seat, hand in enumerate(state.hands)
        ]

    def seated(self, state: State) -> State | None:
        """Without what was decided or answered in secret: a table says that aloud.

        None where single seats are being asked about their hands; raises Refused where cards lie
        face down.
        """
        if state.rules.hidden_cards:
            raise Refused({"code": "cards_lie_hidden"})
        if state.phase == "discard" and not state.answers:
            return None
        other = copied(state)
        other.burning, other.shown, other.kept = (), (), None
        other.answers = tuple(answer and ASKED for answer in state.answers)
        if other.answers:
            other.actor = other.answers.index(ASKED)
        return other

    def dealt(self, state: State, hands: Mapping[int, Sequence[str]], luck: Seeded) -> State:
        """These hands, and the piles shuffled of what is left."""
        found = supposing.with_hands(
            state, {seat: [NUMBER[card] for card in cards] for seat, cards in hands.items()}, luck
        )
        if isinstance(found, int):
            raise Refused({"code": "not_in_box", "card": CARDS[found]})
        # Silence keeps a hand at the table only; by mail whoever burns one says so aside.
        if not found.answers:
            chosen = {name: v for name, v in found.rules.chosen if name not in FIXED}
            found.rules = GAMES[state.rules.id].agreed(chosen, state.seats)
        return found

    def is_aloud(self, event: Event) -> bool:
        """That somebody has answered is news by mail alone, where answers come one by one."""
        return bool(event["kind"] == "answered")

    def shown(self, state: State) -> View:
        """Beside the view: cards that nobody has seen yet, who would win now, who is close."""
        left = supposing.unseen(state)
        return {
            "unseen": {CARDS[card]: count for card, count in enumerate(left) if count > 0},
            "would": self._would(state),
            "one_away": one_away(state),
            "dealt": [sum(hand) for hand in state.hands] if _is_fresh(state) else None,
            "empty_handed": [seat for seat, hand in enumerate(state.hands) if not sum(hand)],
        }

    def _would(self, state: State) -> View | None:
        """What a battle would come to if all passed now."""
        if state.phase != "battle":
            return None
        totals = strengths(state.lines, state.season, state.rules.spring_once)
        best = strongest(totals)
        rest = sorted(totals)[:-1]
        return {
            "winner": best[0] if len(best) == 1 else None,
            "lead": max(totals) - rest[-1] if rest else max(totals),
            "tied": best if len(best) > 1 else [],
            "holder": self._closing(state)[1].holder,
        }


def _is_fresh(state: State) -> bool:
    """Whether cards have just been dealt, and none was laid."""
    return bool(state.dealt) and state.dealt == tuple(map(tuple, state.hands))


def imagined(state: State) -> State:
    """A copy to try moves on: what would fall then is anybody's guess."""
    other = copied(state)
    other.luck = seeded(state.turn)
    return other


def card_lines(state: State, seat: int) -> list[str]:
    """Every card that the seat may hold, with what it may be told."""
    left, lines = supposing.unseen(state), []
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
    """Of each seat, by its number, the regions any one of which would win it the game."""
    found: dict[str, list[str]] = {}
    if state.finalists or state.actor == NOBODY:
        return found
    names = state.rules.land.regions
    for seat in range(state.seats):
        regions = []
        for region, owner in enumerate(state.owner):
            if owner == seat or (owner != NOBODY and not state.rules.takeover):
                continue
            if would_win(state, seat, region):
                regions.append(names[region])
        if regions:
            found[str(seat)] = regions
    return found


def would_win(state: State, seat: int, region: int) -> bool:
    """True if this region would win a seat the game at once, by a target or by the count."""
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
