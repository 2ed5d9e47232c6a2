"""The open questions of each rulebook, with their sections and ids in docs/rules/<game>.md."""

from __future__ import annotations

from engine.condottiere.box.editions import FIRST, RAKAB, THIRD
from engine.condottiere.rules.campaign import BONUS_FOR_ADJACENT
from engine.condottiere.rules.strength import SPRING_BONUS
from engine.rulings import Ruling

# The options that settle no open question: the rulebook's own, house rules, and the first holder.
VARIANTS: dict[str, tuple[str, ...]] = {
    THIRD.id: (
        "draw_after_battle",
        "campaign",
        "larger_empires",
        "takeover",
        "hidden_cards",
        "first_holder",
    ),
    FIRST.id: ("campaign", "larger_empires", "takeover", "first_holder"),
    RAKAB.id: ("larger_empires", "hidden_cards", "first_holder"),
}

IDLE = {"count": THIRD.idle_battles_warned}

RULINGS: dict[str, tuple[Ruling, ...]] = {
    THIRD.id: (
        Ruling("highest_printed", "A3-02"),
        Ruling("favour_on_contested", "A3-01", "papal_on_contested"),
        Ruling("favour_nowhere", "A3-17"),
        Ruling("final_bishop", "10.3"),
        Ruling("courtesans_in_tie", "A3-03"),
        Ruling("left_without_cards", "A3-13"),
        Ruling("surrender_tie", "A3-14"),
        Ruling("site_before_cards", "A3-09"),
        Ruling("burning", "4.5", "asked_discards"),
        Ruling("burning_order", "A3-10", "simultaneous_discards"),
        Ruling("burn_part", "A3-16"),
        Ruling("battles_in_round", "A3-08"),
        Ruling("kept_cards_count", "A3-11"),
        Ruling("hand_sizes", "A3-12", "hide_hand_counts"),
        Ruling("adjacent", "A3-04"),
        Ruling("silent", "4", facts={"count": THIRD.last_seat_keeps}),
        Ruling("idle_battles", "12", facts=IDLE),
        Ruling("drawing", "11.1"),
        Ruling("empty_pile", "11.1"),
        Ruling("takeover_tie", "A3-05", "takeover_tie_holder"),
        Ruling("takeover_surrender", "11.4"),
        Ruling("takeover_count", "A3-06", "takeover_count"),
        Ruling("hidden_flip", "A3-07", "hidden_flip"),
        Ruling("campaign_scores", "A3-15"),
        Ruling("campaign_bonus", "11.2", facts={"count": BONUS_FOR_ADJACENT}),
        Ruling("campaign_tie", "11.2"),
        Ruling("campaign_holder", "11.2", "campaign_holder"),
    ),
    FIRST.id: (
        Ruling("decline_first", "4.1"),
        Ruling("declined_by_all", "A1-01", "decline_limit"),
        Ruling("bishop_first", "A1-11"),
        Ruling("bishop_token", "A1-08"),
        Ruling("scarecrow_stays", "A1-09"),
        Ruling("surrender_tie", "A1-07"),
        Ruling("burning", "4.4", "asked_discards"),
        Ruling("burning_order", "A1-10", "simultaneous_discards"),
        Ruling("round_without_cards", "A1-02"),
        Ruling("site_after_deal", "A1-03"),
        Ruling("who_deals", "A1-12"),
        Ruling("hand_sizes", "11", "hide_hand_counts"),
        Ruling("final_lead", "A1-04"),
        Ruling("final_hands", "8"),
        Ruling("markers", "8"),
        Ruling("silent", "4.1"),
        Ruling("idle_battles", "12", facts=IDLE),
        Ruling("takeover_surrender", "9.3"),
        Ruling("takeover_bishop", "9.3"),
        Ruling("takeover_count", "A1-06"),
        Ruling("campaign_tie", "A1-05"),
        Ruling("campaign_holder", "9.1", "campaign_holder"),
    ),
    RAKAB.id: (
        Ruling("spring_bonus", "AR-01", "spring_bonus", {"count": SPRING_BONUS}),
        Ruling("spring_figure", "AR-02"),
        Ruling("covered_season", "AR-11"),
        Ruling("tied_armies", "AR-12"),
        Ruling("empty_handed_passes", "AR-03"),
        Ruling("lionesses_in_tie", "AR-04"),
        Ruling("surrender_tie", "AR-05"),
        Ruling("scarecrow_alone", "AR-13"),
        Ruling("peace_on_contested", "AR-10"),
        Ruling("peace_nowhere", "AR-06"),
        Ruling("adjacent", "AR-07"),
        Ruling("points_as_borders", "1", "strict_borders"),
        Ruling("victory_at_once", "AR-15"),
        Ruling("burning", "4.4", "asked_discards"),
        Ruling("burning_order", "4.4", "simultaneous_discards"),
        Ruling("hand_sizes", "AR-14"),
        Ruling("silent", "4.2"),
        Ruling("idle_battles", "9", facts=IDLE),
        Ruling("duel_burning", "AR-08", "duel_discards"),
        Ruling("duel_last_hand", "AR-08"),
        Ruling("duel_sites", "9", "skip_sites"),
        Ruling("duel_idle", "AR-09", facts=IDLE),
    ),
}
