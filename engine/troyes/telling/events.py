"""The events of Troyes, their facts, and the seats that may see them.

A `seat` of None is the neutral side, and `neutral` says whether that is "grey" or "le_roy". Gained
points are public, but the total of a seat is visible only to its owner.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.log import Event, Log, Readings
from engine.troyes.agreed import Rules
from engine.troyes.box.cards import BUILDINGS, Cards

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

# Events visible only to the seats named by these facts.
PRIVATE = {"dealt": ("seat",)}
# The events with a `card` that is an activity; in all others it is an event card.
ACTIVITIES = frozenset(
    {"revealed", "cube_spent", "moved_from_card", "hired", "activated", "stored", "paid"}
    | {"gained_deniers", "gained_influence", "gained_points", "gained_nothing", "taxed"}
    | {"roy_hired", "gave_up"}
)

# Events about the neutral side without a seat among their facts; `neutral` names it.
OF_THE_NEUTRAL = frozenset({"neutral_placed", "citizen_came", "work_added", "work_spared"})
# Events with printed numbers; `deniers_house` and `points_house` mark our default values.
HIRING = frozenset({"hired", "roy_hired"})
# Events with dice of a single owner.
OF_ONES_OWN = frozenset({"workforce", "roy_used", "roy_countered"})


def readings(kind: str, rules: Rules, seats: int) -> Readings:
    """Return converters from stored numbers to ids.

    Dice are stored as words such as "y5" or "2:y5".
    """
    cards = rules.cards
    numbered = cards.activities if kind in ACTIVITIES else cards.events
    found: Readings = {
        "seat": lambda seat: None if seat == seats else seat,
        "card": lambda card: numbered[card].id,
        "cards": lambda found: [numbered[card].id for card in found],
        "space": cards.spaces.__getitem__,
        "spaces": lambda spaces: [cards.spaces[space] for space in spaces],
        "building": BUILDINGS.__getitem__,
        "character": lambda character: cards.characters[character].id,
        "characters": lambda found: [cards.characters[character].id for character in found],
    }
    if kind in OF_ONES_OWN:
        return {**found, **dice_read(bare)}
    return {**found, **dice_read(of_le_roy)} if seats == 1 else found


def dice_read(read: Callable[[str], str]) -> Readings:
    """Return converters for one die and for several."""
    return {"die": read, "dice": lambda dice: [read(die) for die in dice]}


def bare(die: str) -> str:
    """Return a die without its owner."""
    return die.rpartition(":")[2]


def of_le_roy(die: str) -> str:
    """Name a grey die after Le Roy, who owns the grey dice in a solo game."""
    return f"le_roy:{die[2:]}" if die.startswith("g:") else die


def named(die: str, solo: bool) -> str:
    """Return a die as the notation writes it, or named after Le Roy in a solo game."""
    return of_le_roy(die) if solo else die


def completed(event: Event, rules: Rules, seats: int) -> Event:
    """Mark card values that are our defaults, and name the neutral side if an event is about it."""
    kind = event["kind"]
    if kind in HIRING:
        event |= house_of(event["card"], event["points"], rules.cards)
    elif kind == "event_points":
        event["points_house"] = is_ours(event["card"], rules.cards)
    if kind in OF_THE_NEUTRAL or event.get("seat", 0) is None:
        event["neutral"] = "le_roy" if seats == 1 else "grey"
    return event


def house_of(card: str, points: int, cards: Cards) -> Event:
    """Return two facts: if the hire cost and if the points of the space are our default values."""
    printed = cards.activities[cards.activity_number[card]]
    ours = [
        vp for place, vp in enumerate(printed.vp_spaces, 1) if f"vp_spaces.{place}" in printed.house
    ]
    return {"deniers_house": "hire_cost" in printed.house, "points_house": points in ours}


def is_ours(event_card: str, cards: Cards) -> bool:
    """True if a point value of the event is our default.

    Both values are checked, since a tie pays out both.
    """
    printed = cards.events[cards.event_number[event_card]]
    return not {"vp_first", "vp_second"}.isdisjoint(printed.house)


LOG = Log(FACTS, PRIVATE, readings, completed)
