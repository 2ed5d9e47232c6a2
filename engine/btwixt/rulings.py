"""The open questions of the rulebook, with their sections and ids in docs/rules/btwixt.md."""

from __future__ import annotations

from engine.btwixt.box.printed import HAND_SIZE
from engine.rulings import Ruling

# Options that settle no open question: the add-on modules, and the choice of the first player.
VARIANTS = ("leader_mode", "event_module", "first_player")

HAND = {"count": HAND_SIZE}

RULINGS = (
    Ruling("seventh_step", "A1"),
    Ruling("unspent_cards", "A2", "season_refresh", facts=HAND),
    Ruling("add_ten", "A2", facts=HAND),
    Ruling("hand_size", "A3", facts=HAND),
    Ruling("leader_cards", "A6", "leader_cards_use"),
    Ruling("distance", "A7"),
    Ruling("zero_tie", "A8"),
    Ruling("ability_first", "A9"),
    Ruling("mandatory", "A10"),
    Ruling("cleanup_time", "A11"),
    Ruling("cleanup_order", "A12"),
    Ruling("token_apart", "A13"),
    Ruling("after_order", "A14"),
    Ruling("small_equal", "A15"),
    Ruling("third_test", "A16"),
    Ruling("shared", "A17"),
    Ruling("empty_hand", "A18"),
    Ruling("kneel_first", "A19"),
    Ruling("kneeling", "A20"),
    Ruling("look_tokens", "A21"),
    Ruling("this_round", "A22"),
    Ruling("neighbours", "A23"),
    Ruling("deck_empty", "A24"),
    Ruling("first_at_season", "A26"),
    Ruling("same_leader", "A27"),
    Ruling("face_up", "A28"),
    Ruling("negative", "A29"),
    Ruling("returned", "10.5"),
    Ruling("weaker_before", "3"),
)
