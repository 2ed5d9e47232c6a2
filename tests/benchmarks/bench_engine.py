"""The speed of random games in the engine, compared with a minimal loop for the same game.

    python -m tests.benchmarks.bench_engine [--games K] [--rounds R] [--seats N]

Both run interleaved in one process, and figures are medians of the rounds. The minimal loop is the
game in lists and integers: without text, checks, log and copies. It keeps all rules, including
announced totals. No test depends on a time.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from itertools import compress
from random import Random
from statistics import median
from time import perf_counter

import engine

GAME = engine.games()["condottiere-3e"]

# --- the engine ------------------------------------------------------------


def engine_game(seats: int, number: int) -> int:
    """Play one random game as callers do: ask for the legal actions, and play one."""
    luck = Random(number).random
    state = GAME.setup(seats, {}, str(number).encode())
    moves = 0
    while seat := GAME.to_act(state):
        legal = GAME.legal_actions(state, seat[0])
        GAME.play(state, seat[0], legal[int(luck() * len(legal))])
        moves += 1
    return moves


# --- the minimal loop ------------------------------------------------------

WINTER, SPRING, COURTESAN, DRUMMER, HEROINE, SURRENDER, SCARECROW, BISHOP = range(7, 15)
DECK = (10, 8, 8, 8, 8, 8, 8, 3, 3, 12, 6, 3, 3, 16, 6)
CARDS = [card for card in range(15) for _ in range(DECK[card])]
PLAIN = range(SCARECROW)
STRENGTH = (1, 2, 3, 4, 5, 6, 10, 0, 0, 1, 0, 10, 0, 0, 0)
WINTRY = (1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 0, 10, 0, 0, 0)
DOUBLED = (2, 4, 6, 8, 10, 12, 20, 0, 0, 1, 0, 10, 0, 0, 0)
DOUBLED_WINTRY = (2, 2, 2, 2, 2, 2, 2, 0, 0, 1, 0, 10, 0, 0, 0)
BORDERS = [sorted(borders) for borders in GAME.land.borders]
TAKE, BLESS, PASS, OFF = 20, 40, 60, 59


class Floor:
    """A game in progress in the minimal loop, as lists of integers."""

    def __init__(self, seats: int, number: int) -> None:
        self.luck = Random(number)
        self.seats = seats
        self.owner = [-1] * 17
        self.favour = -1
        self.moves = 0
        self.hands = [[0] * 15 for _ in range(seats)]
        self.lines: list[list[int]] = []


def floor_game(seats: int, number: int) -> int:
    game = Floor(seats, number)
    floor_deal(game)
    holder = game.luck.randrange(seats)
    site = floor_choose(game)
    while True:
        floor_battle(game, holder, site, range(seats))
        in_play = {card for line in game.lines for card in line}
        season = WINTER if WINTER in in_play else SPRING if SPRING in in_play else 0
        totals = [floor_strength(game.lines, line, season) for line in game.lines]
        best = max(totals)
        winner = totals.index(best) if totals.count(best) == 1 else -1
        holder = floor_holder(game, winner, holder)
        if winner >= 0:
            game.owner[site] = winner
            if floor_won(game, winner):
                return game.moves
        if not any(o < 0 and r != game.favour for r, o in enumerate(game.owner)):
            return floor_final(game, holder)
        site = floor_choose(game)
        floor_conclude(game)


def floor_deal(game: Floor) -> None:
    pile = CARDS[:]
    for hand in game.hands:
        for card, held in enumerate(hand):
            for _ in range(held):
                pile.remove(card)
    game.luck.shuffle(pile)
    for seat, hand in enumerate(game.hands):
        for _ in range(10 + game.owner.count(seat) - sum(hand)):
            hand[pile.pop()] += 1


def floor_choose(game: Floor) -> int:
    legal = [r for r, owner in enumerate(game.owner) if owner < 0 and r != game.favour]
    game.moves += 1
    return legal[int(game.luck.random() * len(legal))]


def floor_battle(game: Floor, seat: int, site: int, among: range | list[int]) -> None:
    """Play a battle from the first card to the last pass; this is the hot loop."""
    luck, hands, seats = game.luck.random, game.hands, game.seats
    final = site < 0
    lines: list[list[int]] = [[] for _ in range(seats)]
    game.lines = lines
    season = 0
    passed = [other not in among for other in range(seats)]
    blessings = [r + BLESS for r, owner in enumerate(game.owner) if owner < 0 and r != site]
    blessings = [OFF] if final else [*blessings, OFF]
    moves = 0
    while passed[seat]:
        seat = (seat + 1) % seats
    while True:
        moves += 1
        hand, line = hands[seat], lines[seat]
        legal = list(compress(PLAIN, hand))
        if hand[SCARECROW]:
            legal.append(SCARECROW)
            legal += [TAKE + card for card in set(line) if card < WINTER]
        if hand[BISHOP]:
            legal += blessings
        legal.append(PASS)
        move = legal[int(luck() * len(legal))]
        if move < SCARECROW:
            hand[move] -= 1
            if move in (WINTER, SPRING):
                season, rival = move, WINTER + SPRING - move
                for other in lines:
                    while rival in other:
                        other.remove(rival)
            line.append(move)
            if move == SURRENDER:
                break
        elif move == PASS:
            passed[seat] = True
        elif move >= BLESS:
            hand[BISHOP] -= 1
            game.favour = -1 if move == OFF else move - BLESS
            floor_burn_highest(lines)
        else:
            hand[SCARECROW] -= 1
            if move != SCARECROW:
                line.remove(move - TAKE)
                hand[move - TAKE] += 1
        if move != PASS:
            floor_strength(lines, line, season)  # announced after each play
        for step in range(1, seats + 1):
            other = (seat + step) % seats
            if not passed[other]:
                seat = other
                break
        else:
            break
    game.moves += moves


def floor_burn_highest(lines: list[list[int]]) -> None:
    highest = max((card for line in lines for card in line if card < WINTER), default=-1)
    for line in lines:
        while highest in line:
            line.remove(highest)


def floor_strength(lines: list[list[int]], line: list[int], season: int) -> int:
    if DRUMMER in line:
        worth = DOUBLED_WINTRY if season == WINTER else DOUBLED
    else:
        worth = WINTRY if season == WINTER else STRENGTH
    total = sum(map(worth.__getitem__, line))
    if season == SPRING:
        highest = max((card for other in lines for card in other if card < WINTER), default=-1)
        total += 3 * line.count(highest)
    return total


def floor_holder(game: Floor, winner: int, holder: int) -> int:
    counts = [line.count(COURTESAN) for line in game.lines]
    most = max(counts)
    if most and counts.count(most) == 1:
        return counts.index(most)
    return winner if winner >= 0 else (holder + 1) % game.seats


def floor_won(game: Floor, seat: int) -> bool:
    total, adjacent = (6, 4) if game.seats < 4 else (5, 3)
    rest = {region for region, owner in enumerate(game.owner) if owner == seat}
    if len(rest) >= total:
        return True
    while rest:
        group, size = [rest.pop()], 0
        while group:
            region = group.pop()
            size += 1
            for other in BORDERS[region]:
                if other in rest:
                    rest.remove(other)
                    group.append(other)
        if size >= adjacent:
            return True
    return False


def floor_conclude(game: Floor) -> None:
    """End the round if at most one hand has cards, and deal again; no hand is discarded here."""
    left = [hand for hand in game.hands if any(hand)]
    if len(left) > 1:
        return
    if left:
        floor_retain(game, left[0])
    floor_deal(game)


def floor_retain(game: Floor, hand: list[int]) -> None:
    held = [card for card in range(15) if hand[card]]
    legal = [[], *([card] for card in held)]
    legal += [
        [one, two] for one in held for two in held if one < two or (one == two and hand[one] > 1)
    ]
    kept = legal[int(game.luck.random() * len(legal))]
    hand[:] = [kept.count(card) for card in range(15)]
    game.moves += 1


def floor_final(game: Floor, holder: int) -> int:
    counts = [game.owner.count(seat) for seat in range(game.seats)]
    tied = [seat for seat in range(game.seats) if counts[seat] == max(counts)]
    if len(tied) > 1:
        game.hands = [[0] * 15 for _ in range(game.seats)]
        floor_deal(game)
        floor_battle(game, holder, -1, tied)
    return game.moves


# --- comparison ------------------------------------------------------------


def moves_a_second(play: Callable[[int, int], int], seats: int, games: range) -> float:
    begun = perf_counter()
    moves = sum(play(seats, number) for number in games)
    return moves / (perf_counter() - begun)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4, 5, 6])
    asked = parser.parse_args()
    print("seats  engine moves/s   floor moves/s   ratio")
    ratios = []
    for seats in asked.seats:
        pairs = []
        for number in range(asked.rounds):
            games = range(number * asked.games, (number + 1) * asked.games)
            pairs.append(
                (
                    moves_a_second(engine_game, seats, games),
                    moves_a_second(floor_game, seats, games),
                )
            )
        ours, floors = (median(column) for column in zip(*pairs, strict=True))
        ratio = median(ours / floor for ours, floor in pairs)
        ratios.append(ratio)
        print(f"{seats:5}  {ours:14,.0f}  {floors:14,.0f}   {ratio:.2f}")
    print(f"median ratio {median(ratios):.2f} (gate 0.33, goal 0.66)")


if __name__ == "__main__":
    main()
