"""The list of all legal actions: every possible action, checked by the rules.

Actions are built from the dice and cards on the table, in canonical order. The rules (paying.py,
turns.py) give each group its price and value, and each value its uses. Each answer of the rules is
cached and serves all groups.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import chain, combinations
from typing import TypeVar

from engine.troyes.actions import (
    ALL,
    MOST_DICE,
    RECRUIT,
    SUFFER,
    Die,
    Said,
    die_word,
    prefixed,
    write,
)
from engine.troyes.box.cards import ANY, COLOURS, WHITE, YELLOW
from engine.troyes.rules import event_cards, turns
from engine.troyes.rules.black_dice import can_counter, needed, why_not_suffer
from engine.troyes.rules.buildings import Place, protected_victim, sources
from engine.troyes.rules.groups import Effect, counts_as, makes_free, strength, value_of
from engine.troyes.rules.influence import unpaid, why_not_recruit
from engine.troyes.rules.paying import (
    can_pay,
    cube_fits,
    cube_serves,
    neutral_free,
    own_dice,
    price_of,
    slots_with_cubes,
)
from engine.troyes.state import NOBODY, State, revealed

PLAIN = ""
SUFFERING, RECRUITING = Said(SUFFER), Said(RECRUIT)
Key = TypeVar("Key")
Answer = TypeVar("Answer")
Few = tuple[str, tuple[int, ...], tuple[int, ...]]  # dice in words, their owners, their numbers
# A group that the seat can pay: its words, its numbers, its value, its price, and the effect of its
# cube. A plain tuple is used since most of the time goes into building these.
Offer = tuple[str, tuple[int, ...], int, int, Effect | None]
Offers = list[Offer]
Pool = dict[int, Offers]  # by the colour that the group counts as; ANY holds all groups


class Answers(dict[Key, Answer]):
    """A dict that asks the rules for a missing key and keeps the answer."""

    __slots__ = ("ask",)

    def __init__(self, ask: Callable[[Key], Answer]) -> None:
        self.ask = ask

    def __missing__(self, key: Key) -> Answer:
        answer = self[key] = self.ask(key)
        return answer


# by the owners of the dice; None if the price is too high
Prices = Answers[tuple[int, ...], int | None]
# a cube's effect, its words, and the prices of dice with it
Change = tuple[Effect | None, str, Prices]

# --- groups ----------------------------------------------------------------


def all_dice(state: State, seat: int) -> list[Die]:
    """Return every die on the table, in canonical order."""
    dice = [
        (prefixed(seat, district, state.seats), colour, number)
        for district, by_colour in enumerate(state.dice)
        for colour, numbers in enumerate(by_colour)
        for number in numbers
    ]
    return sorted(dice)


def joined(dice: list[Die]) -> list[list[Few]]:
    """Return the distinct groups of one die, of two dice, and so on."""
    if not dice:
        return []
    words, found = [f" {die_word(die)}" for die in dice], []
    owners, _, numbers = zip(*dice, strict=True)
    for size in range(1, min(MOST_DICE, len(dice)) + 1):
        of_dice = zip(combinations(owners, size), combinations(numbers, size), strict=True)
        groups = dict(zip(combinations(words, size), of_dice, strict=True))
        found.append([("".join(said), *each) for said, each in groups.items()])
    return found


def pool(state: State, changes: list[Change], dice: list[Die]) -> Pool:
    """Return the groups by colour, each without a cube and with each usable cube."""
    colours = sorted({colour for _, colour, _ in dice})
    groups = {colour: joined([die for die in dice if die[1] == colour]) for colour in colours}
    cards = state.rules.cards.activities
    mixes = any(cards[state.activities[slot]].dice == ANY for slot in revealed(state))
    if mixes:
        groups[ANY] = joined(dice)
    found: Pool = {colour: [] for colour in (*range(len(COLOURS)), ANY)}
    for effect, cube, prices in changes:
        offers = {
            taken: judged(state, few, taken, effect, cube, prices) for taken, few in groups.items()
        }
        for taken in colours:
            found[counts_as(effect, taken)] += offers[taken]
        if mixes:  # a cube for dice of one colour does not change mixed groups
            found[ANY] += offers[ANY] or chain.from_iterable(offers[taken] for taken in colours)
    return found


def cubes(state: State, seat: int) -> list[Change]:
    """Return the seat's choices of cube, beginning with none."""
    plain = prices_with(state, seat, None)
    found: list[Change] = [(None, PLAIN, plain)]
    for slot in slots_with_cubes(state, seat):
        card = state.rules.cards.activities[state.activities[slot]]
        prices = prices_with(state, seat, card.effect) if makes_free(card.effect) else plain
        found.append((card.effect, f" with:{card.id}", prices))
    return found


def prices_with(state: State, seat: int, effect: Effect | None) -> Prices:
    """Return a cache of the prices of groups, by the owners of their dice.

    A price is None if the seat cannot pay it.
    """
    each, free_neutral = state.rules.cards.turn["price"], neutral_free(state)

    def judge(owners: tuple[int, ...]) -> int | None:
        price = price_of(owners, each, effect, free_neutral)
        return price if can_pay(state, seat, price) else None

    return Answers(judge)


def judged(
    state: State,
    groups: list[list[Few]],
    taken: int,
    effect: Effect | None,
    cube: str,
    prices: Prices,
) -> Offers:
    """Return the groups that the cube may modify and the seat can pay.

    The dice of all groups have the colour `taken`. Without a cube, `effect` is None and `cube` "".
    """
    found: Offers = []
    for size, groups_of_size in enumerate(groups, 1):
        if effect is None or cube_fits(state, effect, taken, size):
            found += [
                (words + cube, numbers, value_of(effect, numbers), price, effect)
                for words, owners, numbers in groups_of_size
                if (price := prices[owners]) is not None
            ]
    return found


# --- P4 the turn -----------------------------------------------------------


def actions(state: State, seat: int) -> list[str]:
    """Return all actions of the action phase, except passing."""
    return main_actions(state, seat) + influence_uses(state, seat)


def main_actions(state: State, seat: int) -> list[str]:
    dice, changes = all_dice(state, seat), cubes(state, seat)
    groups = pool(state, changes, dice)
    froms = {from_words(name): place for name, place in sources(state, seat).items()}
    found: list[str] = []
    for slot in revealed(state):
        found += activations(state, seat, slot, groups, [*froms])
    found += cathedral(state, groups[WHITE])
    for card in state.queue:
        found += combats(state, card, groups)
    found += citizens(state, seat, changes, dice, froms)
    found += farms(state, groups[YELLOW])
    return found


# Cached: this took a fifth of the time of a typical list.
@lru_cache(maxsize=200)
def from_words(source: str) -> str:
    """Return the words that name a citizen's source, with a leading space, such as " from:P3"."""
    return write(Said("", source=source))


def activations(state: State, seat: int, slot: int, groups: Pool, every: list[str]) -> list[str]:
    """Return all activations of a card.

    There is one for each group of dice, source of a hired citizen, and number of uses.
    """
    card = state.rules.cards.activities[state.activities[slot]]
    offers, cost = groups[card.dice], turns.hire_cost(state, seat, slot)
    if not offers or not can_pay(state, seat, cost):
        return []
    froms = every if turns.must_hire(state, seat, slot) else [PLAIN]
    fewer, is_mill = state.rules.partial_activation_allowed, card.effect["kind"] == "mill"

    def judge(worth: tuple[int, int]) -> list[str]:
        value, price = worth[0], worth[1] + cost
        most = turns.most_uses(state, seat, card, value, price)
        return uses(most, fewer, is_mill) if most and can_pay(state, seat, price) else []

    counts, start = Answers(judge), f"activate {card.id}"
    return [
        f"{start}{words}{source}{count}"
        for words, _, value, price, _ in offers
        if counts[value, price]
        for source in froms
        for count in counts[value, price]
    ]


@lru_cache(maxsize=200)
def uses(most: int, fewer: bool, is_mill: bool = False) -> list[str]:
    """Return the words for each legal number of uses, up to `most`."""
    if not most:
        return []
    if is_mill:
        parts = ((p, count - p) for count in range(1, most + 1) for p in range(count, -1, -1))
        every = [Said("", mill=each) for each in parts]
    else:
        every = [Said("", uses=count) for count in (ALL, *range(1, most + 1))]
    lawful = (s for s in every if isinstance(turns.uses_said(s, most, fewer, is_mill), int))
    return [write(said) for said in lawful]


def cathedral(state: State, offers: Offers) -> list[str]:
    def judge(numbers: tuple[int, ...]) -> bool:
        return not turns.full_column(state, numbers)

    has_room = Answers(judge)
    return [
        f"cathedral{words}"
        for words, numbers, _, _, effect in offers
        if effect is None or cube_serves(state, effect, "cathedral")
        if has_room[turns.cube_numbers(effect, numbers)]
    ]


def combats(state: State, card: int, groups: Pool) -> list[str]:
    printed, fewer = state.rules.cards.events[card], state.rules.partial_activation_allowed

    def judge(value: int) -> list[str]:
        return uses(event_cards.most_cubes(state, card, value), fewer)

    counts, start = Answers(judge), f"combat {printed.id}"
    return [
        f"{start}{words}{count}"
        for words, _, value, _, _ in groups[printed.dice]
        for count in counts[value]
    ]


def farms(state: State, offers: Offers) -> list[str]:
    harvests: Answers[int, int] = Answers(lambda value: turns.harvest(state, value))
    return [f"farm{words}" for words, _, value, _, _ in offers if harvests[value]]


def citizens(
    state: State, seat: int, changes: list[Change], dice: list[Die], froms: dict[str, Place]
) -> list[str]:
    """Return all placements of citizens: one for each die, optional cube and source."""

    def judge(row: tuple[int, int]) -> list[str]:
        victims = {w: protected_victim(state, *row, seat, place) for w, place in froms.items()}
        return [words for words, victim in victims.items() if victim == NOBODY]

    entering, found = Answers(judge), []
    for die in dict.fromkeys(dice):
        whose, colour, number = die
        for effect, cube, prices in changes:
            if effect is not None and not cube_fits(state, effect, colour, 1, "citizen"):
                continue
            if prices[(whose,)] is not None:
                start = f"citizen {die_word(die)}{cube}"
                found += [start + words for words in entering[counts_as(effect, colour), number]]
    return found


# --- influence -------------------------------------------------------------


def influence_uses(state: State, seat: int) -> list[str]:
    words, found = [die_word(die) for die in own_dice(state, seat)], []
    if unpaid(state, seat, "reroll") is None:
        found += [f"reroll {word}" for word in dict.fromkeys(words)]
    if why_not_recruit(state, seat, RECRUITING) is None:
        found.append(RECRUIT)
    if unpaid(state, seat, "flip") is None:
        sizes = (combinations(words, size) for size in range(1, MOST_DICE + 1))
        found += ["flip " + " ".join(few) for each in sizes for few in dict.fromkeys(each)]
    return found


# --- P3d black dice --------------------------------------------------------


def counters(state: State, seat: int) -> list[str]:
    """Return all actions of a seat that has to counter black dice.

    Each set of black dice with the highest one is combined with each set of dice that is strong
    enough. If no dice are, list the penalty if it is legal. Uses of influence come last.
    """
    found = []
    if can_counter(state, seat):
        sets = own_sets(state, seat)
        for numbers in black_sets(state.black):
            start = f"counter {' '.join(map(str, numbers))} "
            least = needed(numbers)
            found += [start + words for words, value in sets if value >= least]
    elif why_not_suffer(state, seat, SUFFERING) is None:
        found.append(SUFFER)
    return found + influence_uses(state, seat)


def black_sets(black: tuple[int, ...]) -> list[tuple[int, ...]]:
    rest = black[1:]
    sets = (few for size in range(len(black)) for few in combinations(rest, size))
    return list(dict.fromkeys((black[0], *few) for few in sets))


def own_sets(state: State, seat: int) -> list[tuple[str, int]]:
    """Return every set of the seat's dice in words, with its strength. Small sets come first."""
    sets: dict[str, int] = {"": 0}
    for die in own_dice(state, seat):
        word, count = die_word(die), strength(die[1], die[2])
        sets |= {f"{words} {word}".lstrip(): value + count for words, value in sets.items()}
    del sets[""]
    return sorted(sets.items(), key=lambda each: len(each[0]))
