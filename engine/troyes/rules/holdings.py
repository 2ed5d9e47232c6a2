"""Gains and losses of deniers, influence and points, with their caps and floors."""

from __future__ import annotations

from engine.troyes.state import State, tell


def gain_influence(state: State, who: int, count: int) -> int:
    """Add influence up to the end of the track, and return the amount gained."""
    if who == state.seats:
        return 0  # neither grey nor Le Roy has influence
    most: int = state.rules.cards.turn["most_influence"]
    before = state.influence[who]
    state.influence[who] = min(most, before + count)
    return state.influence[who] - before


def gain_for_black_dice(state: State, seat: int, count: int) -> int:
    """Add the influence for countered black dice, and return the amount gained."""
    return gain_influence(state, seat, count * state.rules.cards.turn["black_influence"])


def gain_points(state: State, who: int, count: int) -> None:
    """Add points to an owner. Le Roy gains points, but grey citizens do not."""
    if who < state.seats or state.solo:
        state.points[who] += count


def le_roy_gains(state: State, count: int) -> None:
    """Add points for Le Roy, and log them."""
    gain_points(state, state.seats, count)
    tell(state, "roy_gained", count)


def lose_points(state: State, seat: int, count: int) -> int:
    """Remove points, by default not below 0 (Q2), and return the amount lost."""
    if state.rules.vp_floor_during_game == 0:
        count = min(count, state.points[seat])
    state.points[seat] -= count
    return count


def pay_what_one_can(held: list[int], seat: int, due: int) -> int:
    """Pay as much as possible of the amount due, and return the amount paid."""
    paid = min(due, held[seat])
    held[seat] -= paid
    return paid
