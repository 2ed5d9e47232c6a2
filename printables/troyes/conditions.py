"""The sentences of Troyes that hold only under some options or for some numbers of players."""

from printables.conditions import ANY, Conditions, Sentence, when

ALONE, MANY = (1,), (ANY, 2, 3, 4)
WITH_LE_ROY = (ANY, 1)
YES, NO = (True,), (False,)

CONDITIONS: Conditions = {
    # the reference card
    "aid-setup-place": [when("aid-setup-place", seats=MANY)],
    "aid-setup-grey": [
        when("aid-setup-grey", seats=MANY),
        when("aid-setup-grey_two", seats=(ANY, 2)),
    ],
    "aid-setup-solo": [when("aid-setup-solo", seats=ALONE)],
    "aid-round-income": [
        Sentence("aid-round-income"),
        when("aid-unpaid", wage_shortfall=("pay_all_then_minus_2vp",)),
        when("aid-unpaid_idle", wage_shortfall=("block",)),
    ],
    "aid-round-events": [
        Sentence("aid-round-events"),
        when("aid-round-black", black_dice_cap=(6,)),
        when("aid-round-black_all", black_dice_cap=("none",)),
        when("aid-round-counter", seats=MANY),
        when("aid-round-counter_solo", seats=ALONE, player_counters_rest=NO),
        when("aid-round-counter_rest", seats=ALONE, player_counters_rest=YES),
        Sentence("aid-round-amiss"),
    ],
    "aid-round-end": [
        Sentence("aid-round-end"),
        when("aid-round-next", seats=MANY),
        when("aid-round-next_solo", seats=ALONE),
    ],
    "aid-turn-activate": [
        Sentence("aid-turn-activate"),
        when("aid-turn-every_use", partial_activation_allowed=NO),
    ],
    "aid-turn-citizen": [
        Sentence("aid-turn-citizen"),
        when("aid-row-full", row_entry=("first_free_else_push",)),
        when("aid-row-pushed", row_entry=("always_push_from_left",)),
    ],
    "aid-influence-most": [
        Sentence("aid-influence-most"),
        when("aid-influence-act", pass_after_influence_allowed=NO),
    ],
    "aid-black-fail": [
        when("aid-black-duty", must_use_influence_to_counter=YES),
        Sentence("aid-black-fail"),
    ],
    "aid-countered-rule": [
        Sentence("aid-countered-rule"),
        when("aid-countered-grey", seats=MANY, neutral_counts_in_event_ranking=YES),
        when("aid-countered-no_grey", seats=MANY, neutral_counts_in_event_ranking=NO),
        when("aid-countered-le_roy", seats=ALONE),
        when("aid-countered-marauding", marauding_taken=NO),
        when("aid-countered-marauding_taken", marauding_taken=YES),
    ],
    "aid-final-characters": [
        when("aid-final-characters", seats=MANY),
        when("aid-final-characters_solo", seats=ALONE),
    ],
    "aid-character-two": [when("aid-character-two", seats=(ANY,))],
    "aid-events-rule": [when("aid-events-rule", seats=MANY)],
    "aid-roy": [when("aid-roy", seats=WITH_LE_ROY)],
    "aid-roy-note-black": [
        when("aid-roy-note-black", player_counters_rest=NO),
        when("aid-roy-note-black_once", player_counters_rest=YES),
    ],
    "form-not-in-play": [
        Sentence("form-not-in-play"),
        when("form-tie-shared", seats=MANY, final_tie=("shared",)),
        when("form-tie-influence", seats=MANY, final_tie=("most_influence",)),
        when("form-tie-deniers", seats=MANY, final_tie=("most_deniers",)),
    ],
    "form-bands": [when("form-bands", seats=ALONE)],
    # options and rulings that matter for some players only, or with another option
    **{
        f"option-{option}": [when(f"option-{option}", seats=WITH_LE_ROY)]
        for option in (
            "solo_vp_2_12",
            "interruption_spares_le_roy",
            "player_counters_rest",
        )
    },
    **{
        f"option-{option}": [when(f"option-{option}", seats=MANY)]
        for option in (
            "start_player",
            "tithing_free_from_neutral",
            "neutral_counts_in_event_ranking",
            "final_tie",
        )
    },
    "option-resistance_pick": [when("option-resistance_pick", bonus_cards=YES)],
    **{
        f"ruling-{ruling}": [when(f"ruling-{ruling}", seats=MANY)]
        for ruling in ("tithing_grey", "grey_ranked", "grey_limit", "final_tie")
    },
    **{
        f"ruling-solo_{ruling}": [when(f"ruling-solo_{ruling}", seats=WITH_LE_ROY)]
        for ruling in (
            "setup",
            "placement",
            "priority",
            "points",
            "dice",
            "tithing",
            "event",
            "one_space",
            "black",
            "interruption",
            "migrants",
            "bands",
        )
    },
    "option-le_roy_shares": [  # without ties that others score there is nothing to share
        when("option-le_roy_shares", seats=WITH_LE_ROY, procession_joust_tie_pays_all=YES),
        when(
            "option-le_roy_shares",
            seats=WITH_LE_ROY,
            procession_joust_tie_pays_all=NO,
            procession_pays_most=YES,
        ),
    ],
    "option-procession_joust_tie_pays_all-off-rule": [
        when("option-procession_joust_tie_pays_all-off-rule", procession_pays_most=NO),
        when("option-procession_joust_tie_pays_all-off-rule_joust", procession_pays_most=YES),
    ],
    "ruling-solo_ties": [
        when("ruling-solo_ties", seats=WITH_LE_ROY, procession_joust_tie_pays_all=YES)
    ],
    "ruling-ties": [
        when("ruling-ties", procession_pays_most=NO),
        when("ruling-ties_joust", procession_pays_most=YES),
    ],
    "ruling-no_red-played": [
        when("ruling-no_red-played", procession_joust_tie_pays_all=YES),
        when("ruling-no_red-played_alone", procession_joust_tie_pays_all=NO),
    ],
    "ruling-neutral_spaces": [when("ruling-neutral_spaces", seats=(ANY, 2))],
    "ruling-resistance": [when("ruling-resistance", bonus_cards=YES)],
    "ruling-used_dice": [
        when("ruling-used_dice", bonus_cards=YES),
        when("ruling-used_dice-plain", bonus_cards=NO),
    ],
    "ruling-converted_citizens": [
        when("ruling-converted_citizens", bonus_cards=YES),
        when("ruling-converted_citizens-plain", bonus_cards=NO),
    ],
    # cards against Le Roy
    "card-tax_collector-effect": [when("card-tax_collector-effect", seats=MANY)],
    **{
        f"card-{card}-solo": [when(f"card-{card}-solo", seats=ALONE)]
        for card in (
            "banquet",
            "interruption_of_work",
            "joust",
            "migrant_workers",
            "procession",
            "tax_collector",
            "tithing",
        )
    },
}
