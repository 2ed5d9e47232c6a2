"""The Condottiere family's sentences that need some edition, option or number of players."""

from engine.condottiere import IDS
from engine.condottiere.options import MOST_POINTS
from printables.conditions import ANY, Conditions, Sentence, when

THIRD, FIRST, RAKAB = ((each,) for each in IDS)
YES, NO = (True,), (False, None)  # an edition without an option has it off
DUEL, DUELS, MANY = (2,), (ANY, 2), (ANY, 3, 4, 5, 6)  # in Rakab; its duel has rules of its own
SERIES = range(1, MOST_POINTS + 1)

CONDITIONS: Conditions = {
    "game-about-rakab": [
        when("game-about-rakab", seats=MANY),
        when("game-about-rakab_duel", seats=DUEL),
    ],
    # before the first battle
    "aid-setup-favour": [
        when("aid-setup-favour", edition=THIRD),
        when("aid-setup-favour", edition=RAKAB, seats=MANY),
    ],
    "aid-setup-holder": [
        when("aid-setup-holder", first_holder=(0,), skip_sites=NO),
        when("aid-setup-holder", first_holder=(0,), skip_sites=YES, seats=MANY),
        when("aid-setup-holder_next", first_holder=(0,), skip_sites=YES, seats=DUEL),
        when("aid-setup-holder_named", first_holder=range(1, 7)),
    ],
    "aid-setup-rounds": [
        when("aid-setup-rounds", edition=(*THIRD, *FIRST), draw_after_battle=NO),
        when("aid-setup-rounds", edition=RAKAB, seats=MANY),
        when("aid-setup-no_rounds", draw_after_battle=YES),
    ],
    "aid-setup-campaign": [when("aid-setup-campaign", campaign=SERIES)],
    "aid-duel-deck": [when("aid-duel-deck", edition=RAKAB, seats=(ANY,))],
    # a battle
    "aid-battle-lead": [
        when("aid-battle-lead", takeover=NO, skip_sites=NO),
        when("aid-battle-lead_takeover", takeover=YES),
        when("aid-battle-lead", skip_sites=YES, seats=MANY),
        when("aid-battle-lead_next", skip_sites=YES, seats=DUEL),
        when("aid-battle-hand_on", edition=FIRST),
    ],
    "aid-battle-turn": [
        Sentence("aid-battle-turn"),
        when("aid-battle-hidden", hidden_cards=YES),
        when("aid-battle-flip", hidden_cards=YES, hidden_flip=("after_effect", None)),
        when("aid-battle-flip_before", hidden_cards=YES, hidden_flip=("before_effect",)),
    ],
    "aid-battle-passed": [
        Sentence("aid-battle-passed"),
        when("aid-battle-defender", takeover=YES),
    ],
    "aid-battle-end": [
        Sentence("aid-battle-end"),
        when("aid-battle-surrender", takeover=YES),
        when("aid-battle-truce", edition=FIRST),
    ],
    "aid-strength-spring": [
        when("aid-strength-spring", edition=THIRD),
        when("aid-strength-spring", spring_bonus=("per_army",)),
        when("aid-strength-spring_each", spring_bonus=("per_card",)),
    ],
    "aid-strength-rest": [
        when("aid-strength-rest", edition=THIRD),
        when("aid-strength-rest", edition=RAKAB, seats=MANY),
        when("aid-strength-rest_alone", edition=FIRST),
        when("aid-strength-rest_alone", edition=RAKAB, seats=DUEL),
    ],
    "aid-strength-note": [when("aid-strength-note", edition=(*THIRD, *RAKAB))],
    "aid-favour": [
        when("aid-favour", edition=THIRD),
        when("aid-favour", edition=RAKAB, seats=MANY),
    ],
    "aid-favour-rule": [
        when("aid-favour-rule", edition=(*THIRD, *RAKAB)),
        when("aid-favour-free", edition=THIRD, takeover=NO, papal_on_contested=NO),
        when("aid-favour-contested", edition=THIRD, takeover=NO, papal_on_contested=YES),
        when("aid-favour-any", edition=THIRD, takeover=YES, papal_on_contested=NO),
        when("aid-favour-any_contested", edition=THIRD, takeover=YES, papal_on_contested=YES),
    ],
    # cards
    "card-bishop-effect": [
        Sentence("card-bishop-effect"),
        when("card-bishop-favour", edition=THIRD, takeover=NO),
        when("card-bishop-favour_any", edition=THIRD, takeover=YES),
        when("card-bishop-favour", edition=RAKAB, seats=MANY),
    ],
    "card-spring-effect": [
        when("card-spring-effect", edition=THIRD),
        when("card-spring-effect", spring_bonus=("per_army",)),
        when("card-spring-effect_each", spring_bonus=("per_card",)),
    ],
    # after the battle
    "aid-after-region": [
        Sentence("aid-after-region"),
        when("aid-after-tie", takeover=NO),
        when("aid-after-tie_takeover", takeover=YES),
    ],
    "aid-after-holder": [
        when("aid-after-holder", skip_sites=NO),
        when("aid-after-holder", skip_sites=YES, seats=MANY),
        when("aid-after-holder_next", skip_sites=YES, seats=DUEL),
        when("aid-after-handed_once", decline_limit=(1,)),
        when("aid-after-handed", decline_limit=(2, 3)),
    ],
    "aid-after-hands": [
        when("aid-after-hands", seats=MANY, simultaneous_discards=NO),
        when("aid-after-hands_at_once", seats=MANY, simultaneous_discards=YES),
        when(
            "aid-after-hands",
            edition=(*THIRD, *FIRST),
            seats=DUEL,
            simultaneous_discards=NO,
        ),
        when(
            "aid-after-hands_at_once",
            edition=(*THIRD, *FIRST),
            seats=DUEL,
            simultaneous_discards=YES,
        ),
        when("aid-after-hands", seats=DUEL, duel_discards=YES, simultaneous_discards=NO),
        when("aid-after-hands_at_once", seats=DUEL, duel_discards=YES, simultaneous_discards=YES),
    ],
    "aid-after-round": [
        when("aid-after-round", edition=(*THIRD, *FIRST)),
        when("aid-after-round", edition=RAKAB, seats=MANY),
        when("aid-after-refill", edition=RAKAB, seats=DUEL),
    ],
    "aid-holder-tied": [
        when("aid-holder-tied", takeover=NO),
        when("aid-holder-tied_takeover", takeover=YES),
    ],
    "aid-holder-takeover": [
        when("aid-holder-takeover", takeover=YES, takeover_tie_holder=("courtesans",)),
        when("aid-holder-defender", takeover=YES, takeover_tie_holder=("defender", None)),
    ],
    "aid-deal": [
        when("aid-deal", edition=(*THIRD, *FIRST), draw_after_battle=NO),
        when("aid-deal", edition=RAKAB, seats=MANY),
        when("aid-deal-once", draw_after_battle=YES),
        when("aid-deal-once", edition=RAKAB, seats=DUEL),
    ],
    "aid-deal-rule": [
        when("aid-deal-rule", edition=(*THIRD, *FIRST), draw_after_battle=NO),
        when("aid-deal-rule", edition=RAKAB, seats=MANY),
    ],
    "aid-deal-first": [
        when("aid-deal-first", edition=(*THIRD, *FIRST)),
        when("aid-deal-first", edition=RAKAB, seats=MANY),
        when("aid-deal-own", edition=RAKAB, seats=DUEL),
    ],
    # victory
    "aid-victory-duel": [when("aid-victory-duel", edition=RAKAB, seats=DUEL)],
    "aid-victory-chain": [
        when("aid-victory-chain", edition=(*THIRD, *FIRST)),
        when("aid-victory-chain", edition=RAKAB, seats=MANY),
        when("aid-victory-borders", edition=RAKAB, seats=MANY, strict_borders=YES),
    ],
    "aid-victory-count": [
        when("aid-victory-count", edition=(*THIRD, *FIRST), takeover=NO),
        when("aid-victory-full", takeover=YES, takeover_count=(True, None)),
        when("aid-victory-on", takeover=YES, takeover_count=(False,)),
        when("aid-victory-count", edition=RAKAB, seats=MANY),
        when("aid-victory-out", edition=RAKAB, seats=DUEL),
        when("aid-victory-final", edition=(*THIRD, *FIRST), takeover=NO),
        when("aid-victory-final", takeover=YES, takeover_count=(True, None)),
        when("aid-victory-nobody", edition=FIRST),
    ],
    "aid-victory-campaign": [when("campaign-rule", campaign=SERIES)],
    # options and rulings that matter only with another option, or for some players
    "option-campaign_holder": [when("option-campaign_holder", campaign=SERIES)],
    "option-takeover_tie_holder": [when("option-takeover_tie_holder", takeover=YES)],
    "option-takeover_count": [when("option-takeover_count", takeover=YES)],
    "option-hidden_flip": [when("option-hidden_flip", hidden_cards=YES)],
    "option-asked_discards": [
        when("option-asked_discards", edition=(*THIRD, *FIRST), draw_after_battle=NO),
        when("option-asked_discards", edition=RAKAB, seats=MANY),
        when("option-asked_discards", seats=DUEL, duel_discards=YES),
    ],
    "option-simultaneous_discards": [
        when("option-simultaneous_discards", edition=(*THIRD, *FIRST), draw_after_battle=NO),
        when("option-simultaneous_discards", edition=RAKAB, seats=MANY),
        when("option-simultaneous_discards", seats=DUEL, duel_discards=YES),
    ],
    "option-larger_empires": [
        when("option-larger_empires", edition=(*THIRD, *FIRST)),
        when("option-larger_empires", edition=RAKAB, seats=MANY),
    ],
    "option-strict_borders": [when("option-strict_borders", seats=MANY)],
    "option-duel_discards": [when("option-duel_discards", seats=DUELS)],
    "option-skip_sites": [when("option-skip_sites", seats=DUELS)],
    **{
        f"ruling-{ruling}": [when(f"ruling-{ruling}", draw_after_battle=YES)]
        for ruling in ("drawing", "empty_pile")
    },
    **{
        f"ruling-{ruling}": [when(f"ruling-{ruling}", draw_after_battle=NO)]
        for ruling in ("burn_part", "battles_in_round", "kept_cards_count", "site_before_cards")
    },
    "ruling-burning": [  # with simultaneous discards everybody is asked
        when(
            "ruling-burning",
            edition=(*THIRD, *FIRST),
            draw_after_battle=NO,
            simultaneous_discards=NO,
        ),
        when("ruling-burning", edition=RAKAB, seats=MANY, simultaneous_discards=NO),
    ],
    "ruling-burning_order": [
        when("ruling-burning_order", edition=(*THIRD, *FIRST), draw_after_battle=NO),
        when("ruling-burning_order", edition=RAKAB, seats=MANY),
    ],
    "ruling-silent-played": [
        when("ruling-silent-played_rounds", edition=THIRD, draw_after_battle=NO),
        when("ruling-silent-played_drawing", edition=THIRD, draw_after_battle=YES),
        when("ruling-silent-played", edition=(*FIRST, *RAKAB)),
    ],
    "ruling-spring_figure": [when("ruling-spring_figure", spring_bonus=("per_army",))],
    **{
        f"ruling-takeover_{ruling}": [when(f"ruling-takeover_{ruling}", takeover=YES)]
        for ruling in ("tie", "surrender", "count", "bishop")
    },
    "ruling-hidden_flip": [when("ruling-hidden_flip", hidden_cards=YES)],
    **{
        f"ruling-campaign_{ruling}": [when(f"ruling-campaign_{ruling}", campaign=SERIES)]
        for ruling in ("scores", "bonus", "tie", "holder")
    },
    "ruling-adjacent": [
        when("ruling-adjacent", edition=THIRD),
        when("ruling-adjacent", edition=RAKAB, seats=MANY),
    ],
    **{
        f"ruling-{ruling}": [when(f"ruling-{ruling}", seats=MANY)]
        for ruling in (
            "lionesses_in_tie",
            "peace_on_contested",
            "peace_nowhere",
            "points_as_borders",
        )
    },
    **{
        f"ruling-duel_{ruling}": [when(f"ruling-duel_{ruling}", seats=DUELS)]
        for ruling in ("burning", "last_hand", "sites", "idle")
    },
}
