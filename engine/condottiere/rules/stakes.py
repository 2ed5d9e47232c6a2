"""The results that the current battle could have (sections 8, 9 and 10), from public facts."""

from __future__ import annotations

from engine.condottiere.box.cards import NO_CARD
from engine.condottiere.box.editions import PLACING
from engine.condottiere.box.regions import NOWHERE
from engine.condottiere.rules.concluding import REASONS, is_counted, victory
from engine.condottiere.rules.strength import strength
from engine.condottiere.state import NOBODY, State, out_of_cards, owned


def could_end(state: State) -> list[str]:
    """Return the reasons for which this battle could end the game; [] outside battles."""
    if state.phase != "battle":
        return []
    if state.finalists:
        return ["final_battle"]
    found = {
        victory(state, {*owned(state, seat), state.site})
        for seat in range(state.seats)
        if is_close(state, seat) and may_win(state, seat)
    }
    if could_be_last(state):
        found.add("count")
    if could_exhaust(state):
        found.add("exhausted")
    return [reason for reason in REASONS if reason in found]


def is_close(state: State, seat: int) -> bool:
    """True if one more region could meet a target of the seat.

    This is a quick check that rules out most seats.
    """
    more, rules = state.owner.count(seat) + 1, state.rules
    targets = (rules.adjacent.get(state.seats), rules.total.get(state.seats))
    return any(target is not None and more >= target for target in targets)


def may_win(state: State, seat: int) -> bool:
    """True if a seat could still win this battle.

    A seat that has passed needs a line with a strength above 0, or a face-down card.
    """
    if not state.passed[seat] or (state.covered and state.covered[seat] != NO_CARD):
        return True
    line = state.lines[seat]
    return strength(line, state.season, state.lines, state.rules.spring_once) > 0


def could_be_last(state: State) -> bool:
    """True if every region could have an owner or the papal token after this battle (10.2).

    One other region may still be free if a bishop can put the token there.
    """
    if not is_counted(state.rules) or state.site == NOWHERE:
        return False
    free = state.owner.count(NOBODY) - (state.owner[state.site] == NOBODY)
    return free <= (state.rules.bishop in PLACING)


def could_exhaust(state: State) -> bool:
    """True if both players of the duel could be out of cards for good after this battle.

    AR-09: also true if one player is already out of cards, and no card has been played for too many
    battles.
    """
    if not state.decks:
        return False
    spends = [
        not deck and (not any(hand) or not passed or "discard" in state.rules.order)
        for deck, hand, passed in zip(state.decks, state.hands, state.passed, strict=True)
    ]
    return all(spends) or (
        any(out_of_cards(state)) and state.idle >= state.rules.idle_battles_warned
    )
