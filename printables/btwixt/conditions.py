"""The sentences of B'Twixt that hold only under some options."""

from printables.conditions import Conditions, Sentence, when

ADVANCED = ("advanced",)

CONDITIONS: Conditions = {
    "aid-setup-leaders": [
        Sentence("aid-setup-leaders"),
        when("aid-setup-own", leader_mode=ADVANCED),
    ],
    "aid-setup-first": [
        when("aid-setup-first", first_player=("random",)),
        when("aid-setup-first_chosen", first_player=("chosen",)),
    ],
    "aid-turn-locked": [
        Sentence("aid-turn-locked"),
        when("aid-turn-own", leader_mode=ADVANCED, leader_cards_use=("per_game",)),
        when("aid-turn-own_season", leader_mode=ADVANCED, leader_cards_use=("per_season",)),
    ],
    "aid-refresh": [
        when(f"aid-refresh-{way}", season_refresh=(way,)) for way in ("redeal", "refill", "add10")
    ],
    # options and rulings that matter only with another option
    "option-leader_cards_use": [when("option-leader_cards_use", leader_mode=ADVANCED)],
    "ruling-leader_cards": [when("ruling-leader_cards", leader_mode=ADVANCED)],
    "ruling-hand_size-played": [
        when("ruling-hand_size-played", season_refresh=("redeal", "refill")),
        when("ruling-hand_size-played_first", season_refresh=("add10",)),
    ],
    "ruling-add_ten": [when("ruling-add_ten", season_refresh=("add10",))],
}
