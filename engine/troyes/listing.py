"""Everything that a seat may do, as a whole list: groups of dice are joined once, and then shared.

Says the same as the plans of turns.py, from the other end: those judge one action, this finds all.
A test holds the two together.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from engine.troyes.actions import OWN, Die, die_word, mill_words, prefixed
from engine.troyes.activities import most_uses
from engine.troyes.buildings import Place, own_places, protected_victim, unsaid_place
from engine.troyes.cards import ANY, BUILDINGS, COLOURS, WHITE, YELLOW, Activity
from engine.troyes.countering import reach
from engine.troyes.events import free_flags
from engine.troyes.groups import counts_as, fits, may_build, strength, value_of
from engine.troyes.influence import could_reach
from engine.troyes.paying import cost_of, cube_fits, own_dice
from engine.troyes.state import NOBODY, State, revealed

PLAIN = ""


class Offer(NamedTuple):
    """A group that can be paid for: its words, its dice, what it is worth and what it costs."""

    words: str
    dice: tuple[Die, ...]
    value: int
    price: int


Offers = list[Offer]
Pool = dict[int, Offers]  # by the colour that the group counts as; ANY: all groups


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


def joined(state: State, seat: int, dice: list[Die], most: int = 3) -> Offers:
    """Every group of these dice that the seat can pay for."""
    prices, purse = state.rules.cards.turn["price"], state.deniers[seat]
    found: Offers = []
    for size in range(1, most + 1):
        price = prices[size - 1]
        for few in dict.fromkeys(combinations(dice, size)):
            cost = price * sum(die[0] != OWN for die in few)
            if cost <= purse:
                words = " ".join(map(die_word, few))
                found.append(Offer(words, few, sum(die[2] for die in few), cost))
    return found


def pool(state: State, seat: int) -> Pool:
    """The groups of each colour, as they are and with each cube that the seat may spend."""
    dice = all_dice(state, seat)
    plain = {
        colour: joined(state, seat, [die for die in dice if die[1] == colour])
        for colour in range(len(COLOURS))
    }
    found: Pool = {colour: offers[:] for colour, offers in plain.items()}
    mixes = any(card.dice == ANY and has_open(state, card.id) for card in activity_cards(state))
    found[ANY] = joined(state, seat, dice) if mixes else []
    everything = found[ANY][:]
    for slot, stored in enumerate(state.stored):
        if stored[seat]:
            add_cube(state, seat, slot, found, plain, everything if mixes else None)
    return found


def activity_cards(state: State) -> list[Activity]:
    return [state.rules.cards.activities[state.activities[slot]] for slot in revealed(state)]


def has_open(state: State, name: str) -> bool:
    return any(card.id == name for card in activity_cards(state))


def add_cube(
    state: State, seat: int, slot: int, found: Pool, plain: Pool, mixed: Offers | None
) -> None:
    """The groups that the cube of a slot may change, as it changes them."""
    card = state.rules.cards.activities[state.activities[slot]]
    effect, colours = card.effect, range(len(COLOURS))
    bought = plain
    if "free" in effect:  # Tithing: some can be paid for only so
        dice = [die for die in all_dice(state, seat) if die[1] == YELLOW]
        bought = plain | {YELLOW: tithed(state, seat, dice, effect)}
    for colour in colours:
        offers = changed(bought[colour], effect, colour, card.id)
        found[counts_as(effect, colour)] += offers
        if mixed is not None and effect["dice"] != "any":
            found[ANY] += offers
    if mixed is not None and effect["dice"] == "any":
        found[ANY] += changed(mixed, effect, ANY, card.id)


def changed(offers: Offers, effect: dict, colour: int, card: str) -> Offers:
    return [
        Offer(
            f"{offer.words} with:{card}",
            offer.dice,
            value_of(effect, [number for _, _, number in offer.dice]),
            offer.price,
        )
        for offer in offers
        if fits(effect, colour, len(offer.dice))
    ]


def tithed(state: State, seat: int, dice: list[Die], effect: dict) -> Offers:
    found: Offers = []
    for size in (1, 2, 3):
        for few in dict.fromkeys(combinations(dice, size)):
            cost = cost_of(state, few, effect)
            if cost <= state.deniers[seat]:
                words = " ".join(map(die_word, few))
                found.append(Offer(words, few, sum(die[2] for die in few), cost))
    return found


# --- P4 the turn -----------------------------------------------------------


def actions(state: State, seat: int) -> list[str]:
    """Everything in the action phase; whether passing is among it, the rules say."""
    return [*main_actions(state, seat), *influence_uses(state, seat)]


def main_actions(state: State, seat: int) -> Iterator[str]:
    groups, sources = pool(state, seat), from_words(state, seat)
    for slot in revealed(state):
        yield from activations(state, seat, slot, groups, sources)
    yield from cathedral(state, groups[WHITE])
    for card in state.queue:
        yield from combats(state, card, groups)
    yield from citizens(state, seat)
    divisor = state.rules.cards.turn["farm_divisor"]
    for offer in groups[YELLOW]:
        if offer.value >= divisor:
            yield f"farm {offer.words}"


def activations(
    state: State, seat: int, slot: int, groups: Pool, every: list[str]
) -> Iterator[str]:
    card = state.rules.cards.activities[state.activities[slot]]
    hires = seat not in state.tradesmen[slot]
    purse = state.deniers[seat] - (card.hire_cost if hires else 0)
    sources = every if hires else [PLAIN]
    endings: dict[int, list[str]] = {}
    for offer in groups[card.dice]:
        uses = offer.value // card.divisor
        left = purse - offer.price
        if uses and left >= 0:
            uses = most_uses(card.effect, uses, left, state.influence[seat])
            if uses not in endings:
                endings[uses] = ends(state, card, uses, sources)
            start = f"activate {card.id} {offer.words}"
            for end in endings[uses]:
                yield start + end


def ends(state: State, card: Activity, most: int, sources: list[str]) -> list[str]:
    """What may follow the dice: where the citizen comes from, and how often the card is used."""
    counts = range(1, most + 1) if state.rules.partial_activation_allowed else [most]
    if not most:
        return []
    if card.effect["kind"] == "mill":
        uses = [
            " " + " ".join(mill_words((palace, count - palace)))
            for count in counts
            for palace in range(count, -1, -1)
        ]
    else:
        uses = fewer(state, most)
    return [source + use for source in sources for use in uses]


def fewer(state: State, most: int) -> list[str]:
    """All uses, which goes without saying, or fewer."""
    if not state.rules.partial_activation_allowed:
        return [PLAIN]
    return [PLAIN, *(f" x{count}" for count in range(1, most))]


def from_words(state: State, seat: int) -> list[str]:
    """Every citizen that could be hired or placed."""
    return [words for _, words in places(state, seat)]


def places(state: State, seat: int) -> list[tuple[Place, str]]:
    """Wherever a citizen may come from, with the words for it."""
    unsaid = unsaid_place(state, seat)
    found = [(place, from_word(state, place)) for place in own_places(state, seat)]
    return found if unsaid is None else [(unsaid, PLAIN), *found]


def from_word(state: State, place: Place) -> str:
    kind, where = place
    if kind == "lying":
        return f" from:{BUILDINGS[where]}"
    if kind == "space":
        return f" from:{state.rules.cards.spaces[where]}"
    return f" from:{state.rules.cards.activities[state.activities[where]].id}"


def cathedral(state: State, offers: Offers) -> Iterator[str]:
    levels = state.rules.cards.cathedral["levels"]
    room = [0, *(levels - len(column) for column in state.cathedral)]
    for offer in offers:
        numbers = [number for _, _, number in offer.dice]
        cube = offer.words.partition(" with:")[2]
        if cube:
            effect = state.rules.cards.activities[state.rules.cards.activity_number[cube]].effect
            if not may_build(effect):
                continue
            numbers *= effect["count"]
        if all(numbers.count(number) <= room[number] for number in numbers):
            yield f"cathedral {offer.words}"


def combats(state: State, card: int, groups: Pool) -> Iterator[str]:
    printed, free = state.rules.cards.events[card], free_flags(state, card)
    if not groups[printed.dice]:
        return
    endings = [fewer(state, most) for most in range(free + 1)]
    for offer in groups[printed.dice]:
        if offer.value >= printed.divisor:
            start = f"combat {printed.id} {offer.words}"
            for end in endings[min(free, offer.value // printed.divisor)]:
                yield start + end


def citizens(state: State, seat: int) -> Iterator[str]:
    """A die, perhaps with a cube, and a citizen; unless a protected one would be expelled."""
    every = places(state, seat)
    if not every:
        return
    price, purse = state.rules.cards.turn["price"][0], state.deniers[seat]
    for die in dict.fromkeys(all_dice(state, seat)):
        whose, colour, _number = die
        if whose == OWN or price <= purse:
            yield from placements(state, seat, die, colour, PLAIN, every)
        for slot, stored in enumerate(state.stored):
            card = state.rules.cards.activities[state.activities[slot]]
            if not stored[seat] or not cube_fits(state, card.effect, (die,), "citizen"):
                continue
            if cost_of(state, (die,), card.effect) <= purse:
                building = counts_as(card.effect, colour)
                yield from placements(state, seat, die, building, f" with:{card.id}", every)


def placements(
    state: State, seat: int, die: Die, building: int, cube: str, every: list[tuple[Place, str]]
) -> Iterator[str]:
    for place, words in every:
        if protected_victim(state, building, die[2], seat, place) == NOBODY:
            yield f"citizen {die_word(die)}{cube}{words}"


# --- influence -------------------------------------------------------------


def influence_uses(state: State, seat: int) -> list[str]:
    turn, influence = state.rules.cards.turn, state.influence[seat]
    dice = own_dice(state, seat)
    found = []
    if influence >= turn["reroll"]:
        found += [f"reroll {die_word(die)}" for die in dict.fromkeys(dice)]
    if influence >= turn["recruit"] and state.supply[seat]:
        found.append("recruit")
    if influence >= turn["flip"]:
        for size in range(1, turn["flip_dice"] + 1):
            few = dict.fromkeys(combinations(dice, size))
            found += ["flip " + " ".join(map(die_word, each)) for each in few]
    return found


# --- P3d black dice --------------------------------------------------------


def counters(state: State, seat: int) -> list[str]:
    """Every set of black dice with the highest, against every set of one's own that is enough."""
    found = []
    if reach(state, seat) < state.black[0]:
        duty = state.rules.must_use_influence_to_counter
        if not (duty and could_reach(state, seat, state.black[0])):
            found.append("suffer")
    else:
        sets = own_sets(state, seat)
        for numbers in black_sets(state.black):
            start, needed = f"counter {' '.join(map(str, numbers))} ", sum(numbers)
            found += [start + words for words, value in sets if value >= needed]
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
