"""The three buildings (10): entering, pushing, expelling and protection.

The Palace is six rows of one space, so that one rule serves all three.
"""

from __future__ import annotations

from engine.troyes.box.cards import BUILDINGS, Row
from engine.troyes.state import NOBODY, State, tell, with_item, without

Place = tuple[str, int]  # ("space", 3), ("lying", 0), ("card", slot) or ("personal", 0)
PERSONAL: Place = ("personal", 0)


def victim(spaces: list[int], row: Row) -> int:
    """Return the owner of the citizen that an entering citizen would expel.

    Return NOBODY if the row has a gap.
    """
    for space in row:
        if spaces[space] == NOBODY:
            return NOBODY
    return spaces[row[-1]]


def last_of(spaces: list[int], row: Row) -> int:
    """Return the owner of the citizen on the last space of a row, or NOBODY."""
    return spaces[row[-1]]


def settle(spaces: list[int], row: Row, who: int) -> int:
    """Put a player's citizen on the first free space from the left, or push. Return its space."""
    for space in row:
        if spaces[space] == NOBODY:
            spaces[space] = who
            return space
    return push(spaces, row, who)


def push(spaces: list[int], row: Row, who: int) -> int:
    """Enter at the left and push citizens up to the first gap. Return the space entered.

    In a full row the last citizen leaves.
    """
    pushed = who
    for space in row:
        spaces[space], pushed = pushed, spaces[space]
        if pushed == NOBODY:
            break
    return row[0]


def shift(spaces: list[int], row: Row, who: int) -> int:
    """Enter at the left and push all citizens, gaps included (Q51). Return the space entered.

    The last citizen leaves.
    """
    before = [spaces[space] for space in row]
    for space, pushed in zip(row, [who, *before], strict=False):
        spaces[space] = pushed
    return row[0]


def enter(
    state: State, row: Row, who: int, always_push: bool = False, all_move: bool = False
) -> int:
    """Move a citizen into a row, and return its space.

    A citizen that it expels goes onto the building. By default it takes the first free space, and
    pushes only in a full row. With `always_push` it pushes up to the first gap, with `all_move` the
    whole row.
    """
    fallen = last_of(state.spaces, row) if all_move else victim(state.spaces, row)
    into = shift if all_move else push if always_push else settle
    if fallen != NOBODY:
        building = state.rules.cards.building_of[row[0]]
        state.lying[building] = (*state.lying[building], fallen)
        tell(state, "expelled", fallen, row[-1])
    return into(state.spaces, row, who)


def pushes_always(state: State) -> bool:
    """True if players' citizens always enter at the left and push, as those of events do (Q17)."""
    return state.rules.row_entry == "always_push_from_left"


def protected_victim(state: State, building: int, number: int, seat: int, source: Place) -> int:
    """Return the owner of the protected citizen that the placement would expel, or NOBODY.

    A citizen may not be expelled while another of its colour is among the building's expelled
    citizens (Q18). The citizen to place counts as lifted from its `source`.
    """
    row = state.rules.cards.buildings[building].row_of[number]
    kind, where = source
    if kind == "space" and where in row:
        return NOBODY  # it leaves a gap in the row
    fallen = victim(state.spaces, row)
    if fallen == NOBODY:
        return NOBODY
    lying = state.lying[building]
    if kind == "lying" and where == building and fallen == seat and lying.count(seat) == 1:
        return NOBODY  # the protecting citizen has been lifted
    return fallen if fallen in lying else NOBODY


# --- moving citizens -------------------------------------------------------


def own_places(state: State, seat: int) -> list[Place]:
    """Return all places on the board where the seat has citizens."""
    places: list[Place] = [("lying", b) for b, lying in enumerate(state.lying) if seat in lying]
    places += [("space", space) for space, who in enumerate(state.spaces) if who == seat]
    places += [("card", slot) for slot, standing in enumerate(state.tradesmen) if seat in standing]
    return places


def unsaid_place(state: State, seat: int) -> Place | None:
    """Return the default source of a citizen (17, CZ): personal supply, else a lying citizen."""
    if state.personal[seat]:
        return PERSONAL
    lying = (("lying", building) for building, who in enumerate(state.lying) if seat in who)
    return next(lying, None)


def sources(state: State, seat: int) -> dict[str, Place]:
    """Return the possible sources of a citizen by name. The name "" is the default source."""
    unsaid, cards = unsaid_place(state, seat), state.rules.cards
    found = {} if unsaid is None else {"": unsaid}
    for place in own_places(state, seat):
        kind, where = place
        if kind == "lying":
            name = BUILDINGS[where]
        elif kind == "space":
            name = cards.spaces[where]
        else:
            name = cards.activities[state.activities[where]].id
        found[name] = place
    return found


def lift(state: State, seat: int, source: Place) -> None:
    """Remove a citizen from its place, so that it can move in the same action."""
    kind, where = source
    if kind == "personal":
        state.personal[seat] -= 1
    elif kind == "space":
        state.spaces[where] = NOBODY
        tell(state, "moved_from_space", seat, where)
    elif kind == "lying":
        state.lying[where] = without(state.lying[where], seat)
        tell(state, "moved_lying", seat, where)
    else:
        dismiss(state, where, seat)
        tell(state, "moved_from_card", seat, state.activities[where])


# --- tradesmen (9, A1) -----------------------------------------------------


def best_space(state: State, slot: int) -> int:
    """Return the free VP space with most points, or NOBODY if all are taken."""
    points = state.rules.cards.activities[state.activities[slot]].vp_spaces
    standing = state.tradesmen[slot]
    free = [space for space in range(len(points)) if standing[space] == NOBODY]
    return max(free, key=lambda space: points[space], default=NOBODY)


def employ(state: State, slot: int, who: int) -> int:
    """Put a tradesman on the best free space, or beside the spaces. Return its points."""
    space = best_space(state, slot)
    if space == NOBODY:
        state.tradesmen[slot] = (*state.tradesmen[slot], who)
        return 0
    state.tradesmen[slot] = with_item(state.tradesmen[slot], space, who)
    return state.rules.cards.activities[state.activities[slot]].vp_spaces[space]


def dismiss(state: State, slot: int, who: int) -> None:
    """Remove a tradesman. The others stay, and its space is free again."""
    standing = state.tradesmen[slot]
    place = standing.index(who)
    spaces = len(state.rules.cards.activities[state.activities[slot]].vp_spaces)
    if place < spaces:
        state.tradesmen[slot] = with_item(standing, place, NOBODY)
    else:
        state.tradesmen[slot] = standing[:place] + standing[place + 1 :]
