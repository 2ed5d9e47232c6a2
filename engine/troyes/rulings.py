"""The open questions of the rulebook, with their sections and ids in docs/rules/troyes.md."""

from __future__ import annotations

from engine.rulings import Ruling
from engine.troyes.box.cards import BUILDINGS, CARDS
from engine.troyes.options import DEFAULTS
from engine.troyes.rules.groups import MOST_FREE

# The options that settle no open question: the bonus cards and the start player.
VARIANTS = ("bonus_cards", "start_player")

SHORT = {"count": CARDS.turn["shortfall"]}
BLACK = {"count": CARDS.turn["black_dice"]}
GREY = {"count": CARDS.setup["neutral_citizens"]}
FARM = {"count": CARDS.turn["farm_divisor"]}
ROUNDS = {"count": CARDS.setup["players"]["1"]["rounds"]}
OF_TWO_PLAYERS = {"count": len(CARDS.setup["players"]["2"]["neutral_spaces"]) // len(BUILDINGS)}
PLACES = {"count": CARDS.solo["le_roy_places"]}
WON = {"count": CARDS.solo["bands"][0]}
FREE = {"count": MOST_FREE}
INSTEAD = {"count": CARDS.solo["points"]}
SOLO = {"count": DEFAULTS["solo_vp_2_12"]}

RULINGS = (
    Ruling("wages", "Q1", "wage_shortfall", facts=SHORT),
    Ruling("points_floor", "Q2", "vp_floor_during_game"),
    Ruling("event_shortfall", "Q3", facts=SHORT),
    Ruling("influence_duty", "Q4", "must_use_influence_to_counter"),
    Ruling("black_cap", "Q5", "black_dice_cap", facts=BLACK),
    Ruling("overpay", "Q6"),
    Ruling("lower_black", "Q7", facts=SHORT),
    Ruling("pass_influence", "Q8", "pass_after_influence_allowed"),
    Ruling("end_test", "Q9"),
    Ruling("fewer_uses", "Q10", "partial_activation_allowed"),
    Ruling("stored_cube", "Q11"),
    Ruling("cube_to_activate", "Q12"),
    Ruling("tithing_grey", "Q13", "tithing_free_from_neutral"),
    Ruling("converted_citizens", "Q14", "conversion_cards_may_place_citizens"),
    Ruling("militia_palace", "Q14", "militia_may_place_in_palace"),
    Ruling("cathedral_order", "Q15"),
    Ruling("rows", "Q16"),
    Ruling("entry", "Q17", "row_entry"),
    Ruling("event_entry", "Q51", "event_row_entry"),
    Ruling("protection", "Q18"),
    Ruling("which_citizen", "Q19"),
    Ruling("best_space", "Q20"),
    Ruling("ties", "Q21", "procession_joust_tie_pays_all"),
    Ruling("most_dice", "Q48", "procession_pays_most"),
    Ruling("no_red", "Q47", "joust_needs_red_die"),
    Ruling("unpaid_use", "Q22"),
    Ruling("support_fills", "Q23"),
    Ruling("grey_ranked", "Q24", "neutral_counts_in_event_ranking"),
    Ruling("marauding", "Q26", "marauding_taken"),
    Ruling("spread_fill", "Q27"),
    Ruling("points_stay", "Q28"),
    Ruling("grey_limit", "Q29", facts=GREY),
    Ruling("district_money", "Q30"),
    Ruling("final_tie", "Q31", "final_tie"),
    Ruling("resistance", "Q32", "resistance_pick"),
    Ruling("empty_deck", "Q42"),
    Ruling("too_many_cubes", "Q43"),
    Ruling("used_dice", "Q45"),
    Ruling("florentin", "Q46"),
    Ruling("fields", "Q52", facts=FARM),
    Ruling("neutral_spaces", "Q40", facts=OF_TWO_PLAYERS),
    Ruling("solo_setup", "Q39", facts=ROUNDS),
    Ruling("solo_placement", "Q34", facts=PLACES),
    Ruling("solo_priority", "Q33"),
    Ruling("solo_points", "Q35", "solo_vp_2_12", facts=SOLO),
    Ruling("solo_dice", "Q36"),
    Ruling("solo_ties", "Q21", "le_roy_shares"),
    Ruling("solo_tithing", "16.4", facts=FREE),
    Ruling("solo_event", "Q36"),
    Ruling("solo_one_space", "16.3", facts=INSTEAD),
    Ruling("solo_black", "Q50", "player_counters_rest"),
    Ruling("solo_interruption", "Q49", "interruption_spares_le_roy"),
    Ruling("solo_migrants", "Q38"),
    Ruling("solo_bands", "Q37", facts=WON),
)
