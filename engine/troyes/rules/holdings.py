"""What players gain and lose: deniers, influence, points; each with its cap or floor."""

from __future__ import annotations

from engine.troyes.state import State, tell


def gain_influence(state: State, who: int, count: int) -> int:
    """Up to the end of the track; what is beyond is lost. How much it was."""
    if who == state.seats:
        return 0  # neither grey citizens nor Le Roy have any
    most: int = state.rules.cards.turn["most_influence"]
    before = state.influence[who]
    state.influence[who] = min(most, before + count)
    return state.influence[who] - before


def gain_for_black_dice(state: State, seat: int, count: int) -> int:
    """For so many black dice countered; how much it was."""
    return gain_influence(state, seat, count * state.rules.cards.turn["black_influence"])


def gain_points(state: State, who: int, count: int) -> None:
    """Nobody counts for the grey citizens; for Le Roy everybody does."""
    if who < state.seats or state.solo:
        state.points[who] += count


def le_roy_gains(state: State, count: int) -> None:
    """Points for Le Roy, which everybody sees."""
    gain_points(state, state.seats, count)
    tell(state, "roy_gained", count)


def lose_points(state: State, seat: int, count: int) -> int:
    """No more than there is, unless agreed otherwise (Q2). How many it was."""
    if state.rules.vp_floor_during_game == 0:
        count = min(count, state.points[seat])
    state.points[seat] -= count
    return count


def pay_what_one_can(held: list[int], seat: int, due: int) -> int:
    """How much of it could be paid."""
    paid = min(due, held[seat])
    held[seat] -= paid
    return paid
