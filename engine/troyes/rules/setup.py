"""Setup and initial placement (3, 4, 16.1)."""

from __future__ import annotations

from engine.luck import Luck, rolled, shuffled
from engine.troyes.agreed import Rules
from engine.troyes.box.cards import COLOURS, MARAUDING, RED, STRONGEST, WHITE, YELLOW
from engine.troyes.state import NOBODY, State, owner_name, tell


def set_up(rules: Rules, seats: int, luck: Luck) -> State:
    """Set up the board before the first placement. In a solo game Le Roy places first."""
    state, cards = State(), rules.cards
    state.rules, state.seats, state.luck = rules, seats, luck
    state.turn = state.round = state.placed = 0
    state.phase, state.helped, state.roy_countered = "place", False, False
    state.start = start_player(rules, seats, luck)
    state.choosing, state.black, state.result = (), (), None
    state.log = [(0, "started", state.start)]
    lay_out(state)
    deal_citizens(state)
    deal_activities(state)
    deal_events(state)
    deal_characters(state)
    if seats == 2:
        names = cards.setup["players"]["2"]["neutral_spaces"]
        place_neutral(state, [cards.space_number[name] for name in names])
    state.actor = state.start
    if state.solo:
        le_roy_places(state)
    return state


def start_player(rules: Rules, seats: int, luck: Luck) -> int:
    """Return the start player: the one set by option, or one drawn by lot.

    In a solo game it is the only player (Q39).
    """
    named = rules.start_player
    if seats == 1:
        return 0
    return named - 1 if named else luck.lot("start", seats)


def lay_out(state: State) -> None:
    """Create empty holdings and an empty board, with the neutral side after the seats."""
    setup, everybody = state.rules.cards.setup, state.seats + 1
    state.deniers = [setup["deniers"]] * state.seats + [0]
    state.influence = [setup["influence"]] * state.seats + [0]
    state.pouch, state.points = [0] * everybody, [0] * everybody
    state.passed = [False] * state.seats
    state.spaces = [NOBODY] * len(state.rules.cards.spaces)
    state.lying, state.cathedral = [()] * 3, [()] * 6
    state.dice = [[(), (), ()] for _ in range(everybody)]
    state.taken = [()] * everybody


def deal_citizens(state: State) -> None:
    """Give each seat its citizens.

    The other citizens of its colour form its general supply (3.1).
    """
    setup, solo = state.rules.cards.setup, state.rules.cards.solo
    mine = setup["players"][str(state.seats)]["citizens"]
    neutral = solo["neutral_citizens"] if state.solo else setup["neutral_citizens"]
    state.personal = [mine] * state.seats + [0]
    state.supply = [setup["citizens"] - mine] * state.seats + [neutral]


def deal_activities(state: State) -> None:
    """Deal a face-down card of each colour and round (3.2).

    The remaining cards leave the game unseen.
    """
    cards = state.rules.cards
    dealt = [
        shuffled(state, "activities", activities_for(state.rules, colour, level))[0]
        for colour in (RED, WHITE, YELLOW)
        for level in (1, 2, 3)
    ]
    state.activities = tuple(dealt)
    empty = [(NOBODY,) * len(cards.activities[card].vp_spaces) for card in dealt]
    state.tradesmen, state.stored = empty, [(0,) * state.seats] * len(dealt)


def activities_for(rules: Rules, colour: int, level: int) -> list[int]:
    """Return the cards of a colour that may enter in the round `level`."""
    cards = rules.cards
    known = len(cards.activities) - (0 if rules.bonus_cards else cards.bonus_activities)
    return [
        number
        for number, card in enumerate(cards.activities[:known])
        if card.colour == colour and card.round == level
    ]


def deal_events(state: State) -> None:
    """Deal as many red cards as rounds, and all white and yellow ones (3.3)."""
    cards, decks = state.rules.cards, []
    known = len(cards.events) if state.rules.bonus_cards else cards.resistance
    for colour in (RED, WHITE, YELLOW):
        pool = [number for number in range(known) if cards.events[number].colour == colour]
        decks.append(tuple(shuffled(state, "events", pool)))
    rounds = cards.setup["players"][str(state.seats)]["rounds"]
    state.decks = [decks[RED][:rounds], decks[WHITE], decks[YELLOW]]
    state.unused = decks[RED][rounds:]
    state.queue, state.flags = [MARAUDING], [()]


def deal_characters(state: State) -> None:
    """Deal secret characters to each seat. In a solo game all six form a fan (16.1)."""
    pile = "fan" if state.solo else "characters"
    deck = shuffled(state, pile, range(len(state.rules.cards.characters)))
    if state.solo:
        state.characters = [(), tuple(deck)]
        tell(state, "fanned", tuple(deck))
        return
    each = state.rules.cards.setup["players"][str(state.seats)]["characters"]
    hands = [tuple(sorted(deck[each * s : each * s + each])) for s in range(state.seats)]
    state.characters = [*hands, ()]
    for seat, hand in enumerate(hands):
        tell(state, "dealt", seat, hand)


# --- 4. initial placement --------------------------------------------------


def place(state: State, seat: int, space: int) -> bool:
    """Place one citizen. After the last one, add grey citizens and return True."""
    state.personal[seat] -= 1
    state.spaces[space] = seat
    state.placed += 1
    tell(state, "placed", seat, space)
    if state.solo:
        return solo_goes_on(state)
    if any(state.personal[: state.seats]):
        state.actor = snake(state)
        return False
    left = [space for space, who in enumerate(state.spaces) if who == NOBODY]
    if left:
        place_neutral(state, left)
    return True


def snake(state: State) -> int:
    """Return the next seat: clockwise from the start player, then back from the last, and so on."""
    way, place = divmod(state.placed, state.seats)
    step = state.seats - 1 - place if way % 2 else place
    return (state.start + step) % state.seats


def place_neutral(state: State, spaces: list[int]) -> None:
    """Place grey citizens on these spaces, as far as the supply goes."""
    spaces = spaces[: state.supply[state.seats]]
    for space in spaces:
        state.spaces[space] = state.seats
    state.supply[state.seats] -= len(spaces)
    tell(state, "neutral_placed", tuple(spaces))


# --- 16.1 against Le Roy ---------------------------------------------------


def solo_goes_on(state: State) -> bool:
    """Let Le Roy place after every two citizens of the player. True if all spaces are full."""
    if state.placed % state.rules.cards.solo["player_places"] == 0 or not state.personal[0]:
        le_roy_places(state)
    return NOBODY not in state.spaces


def le_roy_places(state: State) -> None:
    """Roll six dice, and place a citizen in the building of each of the three highest dice.

    Skip dice of full buildings, and roll again if too few are left.
    """
    solo = state.rules.cards.solo
    each: int = solo["roll"]
    parts = tuple((owner_name(state, state.seats), colour, each) for colour in COLOURS)
    left = min(solo["le_roy_places"], state.spaces.count(NOBODY))
    placed: list[int] = []
    while len(placed) < left:
        for building in by_strength(rolled(state, "le_roy_citizens", 3 * each, parts), each):
            space = best_free_space(state, building)
            if space == NOBODY or len(placed) == left:
                continue
            state.spaces[space] = state.seats
            state.supply[state.seats] -= 1
            placed.append(space)
    if placed:
        tell(state, "neutral_placed", tuple(placed))


def by_strength(numbers: list[int], each: int) -> list[int]:
    """Return the building of each die, highest die first, and equal dice by colour.

    `each` dice were rolled per colour.
    """
    dice = [(-number, STRONGEST.index(place // each)) for place, number in enumerate(numbers)]
    return [STRONGEST[colour] for _, colour in sorted(dice)]


def best_free_space(state: State, building: int) -> int:
    """Return the best free space of a building by priority, or NOBODY."""
    for space in priority(state, building):
        if state.spaces[space] == NOBODY:
            return space
    return NOBODY


def priority(state: State, building: int) -> list[int]:
    """Return the spaces of a building by Le Roy's priority, best first."""
    cards = state.rules.cards
    return [cards.space_number[name] for name in cards.solo[cards.buildings[building].id]]
