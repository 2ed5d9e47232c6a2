"""Everything that a seat may do, as a whole list: what could be said, judged by the rules.

What could be said is put together from what lies on the table, in the order of the notation. Of a
group of dice the rules are asked what it costs and is worth, of what it is worth how often it can
be used, and so on (paying.py, turns.py): each such question once, for all groups alike.
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
from engine.troyes.rules import turns
from engine.troyes.rules.buildings import Place, protected_victim, sources
from engine.troyes.rules.countering import can_counter, needed, why_not_suffer
from engine.troyes.rules.groups import Effect, counts_as, makes_free, price_of, strength, value_of
from engine.troyes.rules.influence import unpaid, why_not_recruit
from engine.troyes.rules.paying import (
    can_pay,
    cube_fits,
    cube_serves,
    neutral_free,
    own_dice,
    slots_with_cubes,
)
from engine.troyes.state import NOBODY, State, revealed

PLAIN = ""
SUFFERING, RECRUITING = Said(SUFFER), Said(RECRUIT)
Key = TypeVar("Key")
Answer = TypeVar("Answer")
Few = tuple[str, tuple[int, ...], tuple[int, ...]]  # dice in words, their owners, their numbers
# A group that can be paid for: its words, its numbers, what it is worth, what it costs, and the
# effect of the cube that changes it. A plain tuple, as most of the time goes into making these.
Offer = tuple[str, tuple[int, ...], int, int, Effect | None]
Offers = list[Offer]
Pool = dict[int, Offers]  # by the colour that the group counts as; ANY: all groups


class Answers(dict[Key, Answer]):
    """What the rules answer, each thing asked once."""

    __slots__ = ("ask",)

    def __init__(self, ask: Callable[[Key], Answer]) -> None:
        self.ask = ask

    def __missing__(self, key: Key) -> Answer:
        answer = self[key] = self.ask(key)
        return answer


Prices = Answers[tuple[int, ...], int | None]  # by the owners of the dice; None: too dear
Change = tuple[Effect | None, str, Prices]  # a cube, its words, and what dice cost with it

# --- groups ----------------------------------------------------------------


def all_dice(state: State, seat: int) -> list[Die]:
    """Every die on the table, as the notation orders them."""
    dice = [
        (prefixed(seat, district, state.seats), colour, number)
        for district, by_colour in enumerate(state.dice)
        for colour, numbers in enumerate(by_colour)
        for number in numbers
    ]
    return sorted(dice)


def joined(dice: list[Die]) -> list[list[Few]]:
    """Every group of one of these dice, of two, and so on; equal ones once."""
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
    """The groups of each colour, as they are and then with each cube that the seat may spend."""
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
        if mixes:  # a cube that changes dice of one colour alone changes no mixed ones
            found[ANY] += offers[ANY] or chain.from_iterable(offers[taken] for taken in colours)
    return found


def cubes(state: State, seat: int) -> list[Change]:
    """No cube, and each that the seat may spend."""
    plain = prices_with(state, seat, None)
    found: list[Change] = [(None, PLAIN, plain)]
    for slot in slots_with_cubes(state, seat):
        card = state.rules.cards.activities[state.activities[slot]]
        prices = prices_with(state, seat, card.effect) if makes_free(card.effect) else plain
        found.append((card.effect, f" with:{card.id}", prices))
    return found


def prices_with(state: State, seat: int, effect: Effect | None) -> Prices:
    """What dice of such owners cost, None where the seat cannot pay it."""
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
    """Of these groups of a colour (ANY: mixed) those that the cube may change and that are paid."""
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
    """Everything in the action phase; whether passing is among it, the rules say."""
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


# A fifth of the time of a usual list.
@lru_cache(maxsize=200)
def from_words(source: str) -> str:
    """How it is said where a citizen comes from, with a space before it."""
    return write(Said("", source=source))


def activations(state: State, seat: int, slot: int, groups: Pool, every: list[str]) -> list[str]:
    """A group, whence the citizen comes where one is hired, and how often the card is used."""
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
    """How it may be said how often, of so many times at most."""
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
        return uses(turns.most_cubes(state, card, value), fewer)

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
    """A die, perhaps with a cube, and a citizen."""

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
    """Every set of black dice with the highest, against every set of one's own that is enough."""
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
    """Every set of one's dice, in words, with what it counts; those of few dice first."""
    sets: dict[str, int] = {"": 0}
    for die in own_dice(state, seat):
        word, count = die_word(die), strength(die[1], die[2])
        sets |= {f"{words} {word}".lstrip(): value + count for words, value in sets.items()}
    del sets[""]
    return sorted(sets.items(), key=lambda each: len(each[0]))
