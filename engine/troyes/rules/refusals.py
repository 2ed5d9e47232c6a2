"""The codes of all refusals, with the facts of each."""

from __future__ import annotations

from typing import Any

from engine.fact_types import Refusal
from engine.troyes.actions import DIE, SHAPES
from engine.troyes.box.cards import CARDS

REFUSALS: dict[str, tuple[str, ...]] = {
    # general
    "game_over": (),
    "no_such_seat": (),
    "not_your_turn": ("actor_seat",),
    "wrong_phase": ("phase",),
    "malformed": (),
    "no_such_card": (),
    "no_such_die": (),
    # initial placement
    "no_such_space": ("space",),
    "space_taken": ("space",),
    # dice and money
    "die_not_there": ("die",),
    "die_not_own": ("die",),
    "too_many_dice": ("count", "most"),
    "dice_mixed": (),
    "dice_colour": ("colour",),
    "too_few_deniers": ("needed", "deniers"),
    # influence
    "too_little_influence": ("needed", "influence"),
    "supply_empty": (),
    # black dice
    "black_not_there": ("number",),
    "black_highest": ("number",),
    "too_weak": ("needed", "value"),
    "can_counter": ("number",),
    "must_use_influence": (),
    # activity cards
    "card_not_open": ("card",),
    "group_too_small": ("value", "divisor"),
    "too_little_to_farm": ("value", "divisor"),
    "too_many_uses": ("count", "most"),
    "uses_fixed": ("count",),
    "uses_unsaid": (),
    "use_unpaid": ("card",),
    "choice_needed": ("card",),
    "choice_not_asked": (),
    "cube_not_there": ("card",),
    "cube_unfit": ("card",),
    # citizens
    "no_citizen": (),
    "citizen_not_there": (),
    "citizen_not_needed": ("card",),
    "protected": ("space", "protected_seat"),
    # cathedral and events
    "column_full": ("number",),
    "event_not_there": ("card",),
    # passing and stopping
    "pass_too_late": (),
    "cubes_left": ("count",),
}


def refused(code: str, *facts: Any) -> Refusal:
    return {"code": code} | dict(zip(REFUSALS[code], facts, strict=True))


def misread(action: object) -> Refusal:
    """Explain why a text is not an action, as precisely as possible without a state."""
    verb, *words = action.split(" ") if isinstance(action, str) else [""]
    shape = SHAPES.get(verb, ())
    names = {"activity": CARDS.activity_number, "event": CARDS.event_number}
    if shape and shape[0] in names:
        if words and words[0] and words[0] not in names[shape[0]]:
            return refused("no_such_card")
        words = words[1:]
    if {"dice", "die"} & set(shape):
        dice = [word for word in words if DIE.fullmatch(word)]
        most = 3 if "dice" in shape else 1
        if len(dice) > most:
            return refused("too_many_dice", len(dice), most)
        if words and not dice:
            return refused("no_such_die")
    return refused("malformed")
