"""The options of a game: rulings and the bonus cards.

Section and question numbers (Q) refer to docs/rules/troyes.md.
"""

from __future__ import annotations

from engine.options import Offered, Option, choice, one_seat, switch, with_defaults
from engine.troyes.box.printed import TURN

ID = "troyes"
SEATS = range(1, 5)

OPTIONS: list[Option] = [
    switch("bonus_cards"),  # 15
    one_seat("start_player", SEATS),  # 3
    choice("wage_shortfall", "pay_all_then_minus_2vp", "block", count=TURN["shortfall"]),  # Q1
    choice("black_dice_cap", TURN["black_dice"], "none", count=TURN["black_dice"]),  # Q5
    switch("must_use_influence_to_counter"),  # Q4
    switch("partial_activation_allowed", default=True),  # Q10
    switch("pass_after_influence_allowed", default=True),  # Q8
    switch("tithing_free_from_neutral", default=True),  # Q13
    switch("conversion_cards_may_place_citizens"),  # Q14
    switch("militia_may_place_in_palace", default=True),  # Q14
    choice("row_entry", "first_free_else_push", "always_push_from_left"),  # Q17
    switch("neutral_counts_in_event_ranking", default=True),  # Q24
    switch("marauding_taken"),  # Q26
    switch("procession_joust_tie_pays_all", default=True),  # Q21
    switch("procession_pays_most"),  # Q48
    switch("joust_needs_red_die"),  # Q47
    choice("event_row_entry", "push_to_gap", "push_all"),  # Q51
    choice("vp_floor_during_game", 0, "none"),  # Q2
    choice("final_tie", "shared", "most_influence", "most_deniers"),  # Q31
    choice("solo_vp_2_12", 2, 3),  # Q35
    switch("le_roy_shares", default=True),  # 16, Q21
    switch("interruption_spares_le_roy"),  # Q49
    switch("player_counters_rest"),  # Q50
    choice("resistance_pick", "random", "choose"),  # Q32
]
OFTEN_CHOSEN = ("bonus_cards",)
DEFAULTS = with_defaults(OPTIONS, ())
OFFERED = {ID: Offered(SEATS, OPTIONS)}
