"""What the battle that is on could decide (sections 8, 9 and 10), by what everybody can see."""

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
    """True if one region more would be as many as a target asks for; a quick look at most seats."""
    more, rules = state.owner.count(seat) + 1, state.rules
    targets = (rules.adjacent.get(state.seats), rules.total.get(state.seats))
    return any(target is not None and more >= target for target in targets)


def may_win(state: State, seat: int) -> bool:
    """True if a seat could still win this battle: who has passed needs strength for it."""
    if not state.passed[seat] or (state.covered and state.covered[seat] != NO_CARD):
        return True
    line = state.lines[seat]
    return strength(line, state.season, state.lines, state.rules.spring_once) > 0


def could_be_last(state: State) -> bool:
    """10.2: True if every region could be taken or carry the papal token after this battle.

    A bishop may yet put the token on the last region beside the contested one.
    """
    if not is_counted(state.rules) or state.site == NOWHERE:
        return False
    free = state.owner.count(NOBODY) - (state.owner[state.site] == NOBODY)
    return free <= (state.rules.bishop in PLACING)


def could_exhaust(state: State) -> bool:
    """The duel of Rakab (section 9): True if both could be out of cards for good after it.

    AR-09: or if one is already, and nobody has played a card for too many battles.
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
