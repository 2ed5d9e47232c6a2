"""The three buildings (10): who enters where, who is pushed, who is expelled and who is protected.

The Palace is six rows of one space, so that one rule serves all three.
"""

from __future__ import annotations

from engine.troyes.box.cards import BUILDINGS, Row
from engine.troyes.state import NOBODY, State, tell, with_item, without

Place = tuple[str, int]  # ("space", 3), ("lying", 0), ("card", slot) or ("personal", 0)
PERSONAL: Place = ("personal", 0)


def victim(spaces: list[int], row: Row) -> int:
    """Whose citizen falls off the end of a row when one more enters; NOBODY while it has gaps."""
    for space in row:
        if spaces[space] == NOBODY:
            return NOBODY
    return spaces[row[-1]]


def last_of(spaces: list[int], row: Row) -> int:
    """Who stands on the last space of a row, or NOBODY."""
    return spaces[row[-1]]


def settle(spaces: list[int], row: Row, who: int) -> int:
    """A player's citizen: on the first free space from the left, else it pushes."""
    for space in row:
        if spaces[space] == NOBODY:
            spaces[space] = who
            return space
    return push(spaces, row, who)


def push(spaces: list[int], row: Row, who: int) -> int:
    """In at the left: all before the first gap move on, and out of a full row one falls."""
    pushed = who
    for space in row:
        spaces[space], pushed = pushed, spaces[space]
        if pushed == NOBODY:
            break
    return row[0]


def shift(spaces: list[int], row: Row, who: int) -> int:
    """In at the left: all move on by a space, gaps too, and whoever stood last falls (Q51)."""
    before = [spaces[space] for space in row]
    for space, pushed in zip(row, [who, *before], strict=False):
        spaces[space] = pushed
    return row[0]


def enter(
    state: State, row: Row, who: int, always_push: bool = False, all_move: bool = False
) -> int:
    """A citizen enters a row: who falls off its end lies on the building."""
    fallen = last_of(state.spaces, row) if all_move else victim(state.spaces, row)
    into = shift if all_move else push if always_push else settle
    if fallen != NOBODY:
        building = state.rules.cards.building_of[row[0]]
        state.lying[building] = (*state.lying[building], fallen)
        tell(state, "expelled", fallen, row[-1])
    return into(state.spaces, row, who)


def pushes_always(state: State) -> bool:
    """Q17: whether a player's citizen enters as those of events do."""
    return state.rules.row_entry == "always_push_from_left"


def protected_victim(state: State, building: int, number: int, seat: int, source: Place) -> int:
    """Whose protected citizen a placement would expel, once the citizen has been lifted; or NOBODY.

    Nobody may expel a citizen of a colour that already lies on the building (Q18).
    """
    row = state.rules.cards.buildings[building].row_of[number]
    kind, where = source
    if kind == "space" and where in row:
        return NOBODY  # it leaves a gap behind
    fallen = victim(state.spaces, row)
    if fallen == NOBODY:
        return NOBODY
    lying = state.lying[building]
    if kind == "lying" and where == building and fallen == seat and lying.count(seat) == 1:
        return NOBODY  # the one that protected it has been lifted
    return fallen if fallen in lying else NOBODY


# --- citizens leave where they were ----------------------------------------


def own_places(state: State, seat: int) -> list[Place]:
    """Wherever a seat has citizens on the board."""
    places: list[Place] = [("lying", b) for b, lying in enumerate(state.lying) if seat in lying]
    places += [("space", space) for space, who in enumerate(state.spaces) if who == seat]
    places += [("card", slot) for slot, standing in enumerate(state.tradesmen) if seat in standing]
    return places


def unsaid_place(state: State, seat: int) -> Place | None:
    """Whence a citizen comes where it is not said (17, CZ): the personal supply, else who lies."""
    if state.personal[seat]:
        return PERSONAL
    lying = (("lying", building) for building, who in enumerate(state.lying) if seat in who)
    return next(lying, None)


def sources(state: State, seat: int) -> dict[str, Place]:
    """Whence a citizen may come, by the name that says so; "" where it is not said."""
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
    """A citizen leaves its place, to go elsewhere in the same action."""
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
    """The free space of a card that is worth most; NOBODY when all are taken."""
    points = state.rules.cards.activities[state.activities[slot]].vp_spaces
    standing = state.tradesmen[slot]
    free = [space for space in range(len(points)) if standing[space] == NOBODY]
    return max(free, key=lambda space: points[space], default=NOBODY)


def employ(state: State, slot: int, who: int) -> int:
    """A tradesman on the best free space, or beside them. How many points that is worth."""
    space = best_space(state, slot)
    if space == NOBODY:
        state.tradesmen[slot] = (*state.tradesmen[slot], who)
        return 0
    state.tradesmen[slot] = with_item(state.tradesmen[slot], space, who)
    return state.rules.cards.activities[state.activities[slot]].vp_spaces[space]


def dismiss(state: State, slot: int, who: int) -> None:
    """The others stay where they are, and the space is free for whoever comes."""
    standing = state.tradesmen[slot]
    place = standing.index(who)
    spaces = len(state.rules.cards.activities[state.activities[slot]].vp_spaces)
    if place < spaces:
        state.tradesmen[slot] = with_item(standing, place, NOBODY)
    else:
        state.tradesmen[slot] = standing[:place] + standing[place + 1 :]
