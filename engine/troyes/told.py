"""What happened, as facts: how the log's entries become events, and who may be told them.

An entry is (turn, kind, facts...) in the numbers of the state. A fact's name ends in the noun that
it is. A `seat` is None where it is the neutral one's: the grey citizens, or Le Roy in a solo game.
Then `neutral` says which of the two.
Points are laid down in everybody's sight; what they add up to is told to their owner alone.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from typing import Any

from engine.troyes.cards import BUILDINGS
from engine.troyes.state import State

Entry = tuple[Any, ...]

FACTS: dict[str, tuple[str, ...]] = {
    # setup and initial placement
    "started": ("seat",),
    "dealt": ("seat", "characters"),
    "fanned": ("characters",),
    "placed": ("seat", "space"),
    "neutral_placed": ("spaces",),
    # phases 0 to 2
    "round_started": ("round", "rounds", "seat"),
    "revealed": ("cards",),
    "income": ("seat", "income", "wages", "deniers"),
    "wages_unpaid": ("seat", "short", "points"),
    "wages_refused": ("seat", "count"),
    "workforce": ("seat", "dice"),
    # phase 3
    "event_came": ("card",),
    "event_called": ("card", "caller_card"),
    "call_chosen": ("seat", "card"),
    "event_rolled": ("card", "number"),
    "citizen_came": ("card", "space"),
    "citizen_kept_out": ("card", "building"),
    "citizens_used_up": ("card",),
    "expelled": ("seat", "space"),
    "lost_deniers": ("seat", "card", "deniers"),
    "lost_influence": ("seat", "card", "influence"),
    "fell_short": ("seat", "card", "points"),
    "work_undone": ("card", "seat", "level", "number"),
    "work_spared": ("card", "level", "number"),
    "work_added": ("card", "level", "number"),
    "flagged": ("seat", "card", "count"),
    "event_influence": ("seat", "card", "influence"),
    "black_rolled": ("seat", "numbers"),
    "countered": ("seat", "numbers", "dice", "influence"),
    "suffered": ("seat", "number", "points"),
    # influence
    "rerolled": ("seat", "old_die", "die"),
    "recruited": ("seat",),
    "flipped": ("seat", "old_dice", "dice"),
    # phase 4
    "bought": ("seat", "dice", "deniers"),
    "sold": ("seat", "buyer_seat", "deniers"),
    "cube_spent": ("seat", "card"),
    "moved_from_space": ("seat", "space"),
    "moved_from_card": ("seat", "card"),
    "moved_lying": ("seat", "building"),
    "hired": ("seat", "card", "deniers", "points"),
    "activated": ("seat", "card", "dice", "value", "uses"),
    "stored": ("seat", "card", "count"),
    "paid": ("seat", "card", "deniers", "influence"),
    "gained_deniers": ("seat", "card", "deniers"),
    "gained_influence": ("seat", "card", "influence"),
    "gained_points": ("seat", "card", "points"),
    "gained_nothing": ("seat", "card"),
    "taxed": ("seat", "card", "payer_seat", "deniers"),
    "archer_rolled": ("seat", "numbers", "count"),
    "gave_up": ("seat", "card", "count"),
    "built": ("seat", "dice", "levels", "numbers", "points", "influence"),
    "fought": ("seat", "card", "dice", "value", "count"),
    "entered": ("seat", "die", "space"),
    "farmed": ("seat", "dice", "value", "deniers"),
    "passed": ("seat", "deniers"),
    "waited": ("seat", "deniers"),
    # an event is countered
    "event_filled": ("card",),
    "event_points": ("seat", "card", "points"),
    "event_taken": ("seat", "card"),
    "event_burned": ("card",),
    "marauding_cleared": (),
    "cube_lost": ("seat", "card"),
    # phase 5 and the end
    "pouch_taken": ("seat", "deniers"),
    "characters_shown": ("characters",),
    "scored": ("seat", "tokens", "marked", "tradesmen", "levels", "rewards", "score"),
    "game_over": ("seats", "reason"),
    # Le Roy
    "roy_rolled": ("numbers", "total"),
    "roy_bought": ("seat", "die", "deniers"),
    "roy_used": ("dice",),
    "roy_gained": ("points",),
    "roy_entered": ("space",),
    "roy_countered": ("number", "dice"),
    "roy_fought": ("card", "count"),
    "roy_hired": ("card", "points"),
    "roy_built": ("level", "number"),
    "roy_scored": ("character", "seat", "points", "roy_points"),
    "roy_idle": (),
    "roy_final": ("tokens", "marked", "tradesmen", "levels", "rewards", "score"),
}

# Told to nobody but the seat that their first fact names.
PRIVATE = frozenset({"dealt"})
# Cards that are activities; every other fact that ends in `card` is an event.
ACTIVITIES = frozenset(
    {"revealed", "cube_spent", "moved_from_card", "hired", "activated", "stored", "paid"}
    | {"gained_deniers", "gained_influence", "gained_points", "gained_nothing", "taxed"}
    | {"roy_hired", "gave_up"}
)

# They have no seat among their facts, and yet somebody they are about: `neutral` says who.
OF_THE_NEUTRAL = frozenset({"neutral_placed", "citizen_came", "work_added", "work_spared"})
# They tell what is printed on a card: `deniers_house` and `points_house` say which of it is ours.
HIRING = frozenset({"hired", "roy_hired"})
# Dice that nobody else had.
OF_ONES_OWN = frozenset({"workforce", "roy_used", "roy_countered"})


def noun(fact: str) -> str:
    return fact.rpartition("_")[2]


def event(entry: Entry, state: State) -> dict[str, Any]:
    """One entry in the ids that everybody uses."""
    turn, kind, *facts = entry
    told = {"turn": turn, "kind": kind}
    for name, fact in zip(FACTS[kind], facts, strict=True):
        told[name] = READ.get(noun(name), as_it_is)(fact, kind, state)
    if kind in HIRING:
        told |= house_of(told["card"], told["points"], state)
    if kind == "event_points":
        told["points_house"] = is_ours(told["card"], state)
    if kind in OF_THE_NEUTRAL or told.get("seat", 0) is None:
        told["neutral"] = "le_roy" if state.solo else "grey"
    return told


def house_of(card: str, points: int, state: State) -> dict[str, Any]:
    printed = state.rules.cards.activities[state.rules.cards.activity_number[card]]
    ours = [
        vp for place, vp in enumerate(printed.vp_spaces, 1) if f"vp_spaces.{place}" in printed.house
    ]
    return {"deniers_house": "hire_cost" in printed.house, "points_house": points in ours}


def is_ours(event_card: str, state: State) -> bool:
    """Whether one of the values that an event pays is no source's; of a tie both are paid."""
    cards = state.rules.cards
    printed = cards.events[cards.event_number[event_card]]
    return not {"vp_first", "vp_second"}.isdisjoint(printed.house)


def as_it_is(fact: Any, kind: str, state: State) -> Any:
    return list(fact) if isinstance(fact, tuple) else fact


def read_seat(seat: int, kind: str, state: State) -> int | None:
    return None if seat == state.seats else seat


def read_card(card: int, kind: str, state: State) -> str:
    cards = state.rules.cards
    return (cards.activities if kind in ACTIVITIES else cards.events)[card].id


def read_cards(cards: tuple[int, ...], kind: str, state: State) -> list[str]:
    return [read_card(card, kind, state) for card in cards]


def read_die(die: str, kind: str, state: State) -> str:
    """As the notation writes it; but Le Roy goes by his name, and one's own dice need none."""
    whose, _, bare = die.rpartition(":")
    if kind in OF_ONES_OWN or not whose:
        return bare
    return named(die, state)


def named(die: str, state: State) -> str:
    """Nobody in a solo game speaks of grey dice: they are Le Roy's."""
    return f"le_roy:{die[2:]}" if state.solo and die.startswith("g:") else die


def read_dice(dice: tuple[str, ...], kind: str, state: State) -> list[str]:
    return [read_die(die, kind, state) for die in dice]


def read_space(space: int, kind: str, state: State) -> str:
    return state.rules.cards.spaces[space]


def read_spaces(spaces: tuple[int, ...], kind: str, state: State) -> list[str]:
    return [state.rules.cards.spaces[space] for space in spaces]


def read_building(building: int, kind: str, state: State) -> str:
    return BUILDINGS[building]


def read_character(character: int, kind: str, state: State) -> str:
    return state.rules.cards.characters[character].id


def read_characters(characters: tuple[int, ...], kind: str, state: State) -> list[str]:
    return [state.rules.cards.characters[character].id for character in characters]


# Dice stand in the log as the notation writes them: "y5", "2:y5" or "g:y5".
READ: dict[str, Callable[[Any, str, State], Any]] = {
    "seat": read_seat,
    "card": read_card,
    "cards": read_cards,
    "die": read_die,
    "dice": read_dice,
    "space": read_space,
    "spaces": read_spaces,
    "building": read_building,
    "character": read_character,
    "characters": read_characters,
}


def events(state: State, seat: int | None, since: int) -> list[dict[str, Any]]:
    """What happened from move number `since` on, as this seat may know it; None is a spectator."""
    log = state.log
    return [
        event(entry, state)
        for entry in log[bisect_left(log, (since,)) :]
        if entry[1] not in PRIVATE or entry[2] == seat
    ]
