"""The turns of Le Roy (16), which follow fixed rules. He has no deniers and no influence."""

from __future__ import annotations

from collections.abc import Callable

from engine.luck import rolled
from engine.state import without_log
from engine.troyes.actions import GREY, OWN, die_word
from engine.troyes.box.cards import STRONGEST
from engine.troyes.rules.buildings import best_space, employ, enter, pushes_always, victim
from engine.troyes.rules.ending import reward
from engine.troyes.rules.event_cards import add_cubes, free_flags
from engine.troyes.rules.holdings import gain_points, le_roy_gains
from engine.troyes.rules.setup import best_free_space, priority
from engine.troyes.state import NOBODY, State, revealed, tell, without

PLAYER, LE_ROY = 0, 1
Best = tuple[int, int]  # the colour and number of a die


def best_dice(state: State, district: int) -> list[Best]:
    """Return the dice of a district, best first: by number, then by colour."""
    dice = [(colour, number) for colour in STRONGEST for number in state.dice[district][colour]]
    return sorted(dice, key=lambda die: -die[1])


def remove(state: State, district: int, dice: list[Best]) -> None:
    for colour, number in dice:
        state.dice[district][colour] = without(state.dice[district][colour], number)


def use(state: State, count: int) -> list[Best]:
    """Remove his `count` best dice, or all if he has fewer. His action is completed anyway."""
    dice = best_dice(state, LE_ROY)[:count]
    remove(state, LE_ROY, dice)
    if dice:
        tell(state, "roy_used", words(dice))
    return dice


def words(dice: list[Best], owner: int = GREY) -> tuple[str, ...]:
    return tuple(die_word((owner, colour, number)) for colour, number in dice)


def counter(state: State) -> None:
    """Discard his best die and the highest black die. Numbers do not matter (16.2, Q36)."""
    highest, *rest = state.black
    dice = best_dice(state, LE_ROY)[:1]
    remove(state, LE_ROY, dice)
    state.black = tuple(rest)
    tell(state, "roy_countered", highest, words(dice))


def act(state: State) -> None:
    """Roll two black dice, which decide his action."""
    numbers = rolled(state, "le_roy", 2, (("le_roy", "black", 2),))
    tell(state, "roy_rolled", tuple(numbers), sum(numbers))
    ACTIONS[sum(numbers)](state, sum(numbers))


def buy(state: State, rolled: int) -> None:
    """Give Le Roy points for two or three dice: his best, and the player's best one.

    The bank pays the player for that die.
    """
    solo = state.rules.cards.solo
    dice = 3 if rolled in (2, 12) else 2
    bought = best_dice(state, PLAYER)[:1]
    if bought:
        price = solo["prices"][str(rolled)]
        remove(state, PLAYER, bought)
        state.deniers[PLAYER] += price
        tell(state, "roy_bought", PLAYER, words(bought, OWN)[0], price)
    use(state, dice - len(bought))
    le_roy_gains(state, state.rules.solo_vp_2_12 if dice == 3 else solo["points"])


def settle(state: State, rolled: int) -> None:
    """Place a citizen in the building of his best die.

    Expel one of the player's citizens if possible.
    """
    [(building, _)] = use(state, 1)
    if not state.supply[LE_ROY]:
        tell(state, "roy_idle")
        return
    rows = {row[0]: row for row in state.rules.cards.buildings[building].rows}
    attacked = [
        space
        for space in priority(state, building)
        if space in rows and victim(state.spaces, rows[space]) == PLAYER
    ]
    free = best_free_space(state, building)
    if attacked and PLAYER not in state.lying[building]:
        space = enter(state, rows[attacked[0]], LE_ROY, pushes_always(state))
    elif free != NOBODY:
        space, state.spaces[free] = free, LE_ROY
    else:
        tell(state, "roy_idle")
        return
    state.supply[LE_ROY] -= 1
    tell(state, "roy_entered", space)


def fight(state: State, rolled: int) -> None:
    """Fill all free flags of the rightmost event, which counters it."""
    card = state.queue[-1]
    flags = free_flags(state, card)
    use(state, flags)
    tell(state, "roy_fought", card, flags)
    add_cubes(state, card, LE_ROY, flags)


def hire(state: State, rolled: int) -> None:
    """Use his best die to place a tradesman on the free VP space worth the most points.

    Ties go to the lowest hire cost, then by colour. The number `rolled` does not matter.
    """
    use(state, 1)
    open_slots = [
        slot
        for slot in revealed(state)
        if LE_ROY not in state.tradesmen[slot] and best_space(state, slot) != NOBODY
    ]
    if not open_slots or not state.supply[LE_ROY]:
        tell(state, "roy_idle")
        return

    def rank(slot: int) -> tuple[int, int, int]:
        card = state.rules.cards.activities[state.activities[slot]]
        return (
            -card.vp_spaces[best_space(state, slot)],
            card.hire_cost,
            STRONGEST.index(card.colour),
        )

    slot = min(open_slots, key=rank)
    state.supply[LE_ROY] -= 1
    points = employ(state, slot, LE_ROY)
    tell(state, "roy_hired", state.activities[slot], points)


def build(state: State, rolled: int) -> None:
    """Place two cubes on the lowest free level, highest numbers first.

    If there is no space at all, score points instead.
    """
    solo = state.rules.cards.solo
    use(state, solo["cubes"])
    levels, built = state.rules.cards.cathedral["levels"], 0
    for _ in range(solo["cubes"]):
        height, place = min((len(column), -place) for place, column in enumerate(state.cathedral))
        if height < levels:
            state.cathedral[-place] = (*state.cathedral[-place], LE_ROY)
            gain_points(state, LE_ROY, solo["cube_points"])
            tell(state, "roy_built", height + 1, 1 - place)
            built += 1
    if not built:
        le_roy_gains(state, solo["points"])


def score(state: State, rolled: int) -> None:
    """Score the top character for both sides, and remove it from the game."""
    if not state.characters[LE_ROY]:
        le_roy_gains(state, state.rules.cards.solo["no_character"])
        return
    top, *rest = state.characters[LE_ROY]
    mine, his = reward(state, PLAYER, top), reward(state, LE_ROY, top)
    gain_points(state, PLAYER, mine)
    gain_points(state, LE_ROY, his)
    state.characters[LE_ROY] = tuple(rest)
    tell(state, "roy_scored", top, PLAYER, mine, his)


# The sums of his two dice, grouped by the action to which they lead.
SUMS = ((2, 12), (3, 11), (4, 10), (5, 9), (6,), (7,), (8,))


def foreseen(state: State) -> list[State]:
    """Return, for each of SUMS, a copy of the state after his action; [] if he will not act."""
    if not state.solo or state.phase != "act" or not best_dice(state, LE_ROY):
        return []
    copies = [without_log(state) for _ in SUMS]
    for (number, *_), after in zip(SUMS, copies, strict=True):
        ACTIONS[number](after, number)
    return copies


ACTIONS: dict[int, Callable[[State, int], None]] = {
    2: buy,
    3: buy,
    4: settle,
    5: fight,
    6: hire,
    7: build,
    8: score,
    9: fight,
    10: settle,
    11: buy,
    12: buy,
}
