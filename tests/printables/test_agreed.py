"""Reference cards and rulings have only sentences that hold for the agreed game."""

from __future__ import annotations

from typing import Any

import engine
import printables
from printables.form import words_of
from service.language.languages import unmarked
from service.language.words import speaker

NINE = {
    "wage_shortfall": "block",
    "black_dice_cap": "none",
    "neutral_counts_in_event_ranking": False,
    "marauding_taken": True,
    "tithing_free_from_neutral": False,
    "conversion_cards_may_place_citizens": True,
    "militia_may_place_in_palace": False,
    "row_entry": "always_push_from_left",
    "pass_after_influence_allowed": False,
}


def text_of(game_id: str, sheet: str, players: int | None, **options: Any) -> str:
    """Return the English words of a sheet."""
    game = engine.load(game_id)
    wanted = printables.Wanted(game, speaker("en", game), "a4", options, players)
    twin = printables.sheet(game, sheet).twin
    assert twin is not None
    return unmarked("\n".join(words_of(twin(wanted))))


def test_the_card_of_troyes_does_not_contradict_its_options() -> None:
    usual, agreed = text_of("troyes", "aid", 4), text_of("troyes", "aid", 4, **NINE)
    changed = {
        "in the Bishopric. If you can’t pay": "who isn’t paid rolls no die",
        "the black dice, 6 at most": "every black die that they bring",
        "Grey cubes take part": "Grey cubes don’t count",
        "Marauding stays": "Marauding counts as an event for its leader",
        "at the price of one. No other die joins it. Not for": "It may place a citizen, too",
        "A full row is pushed on": "always enters at the start",
    }
    for before, after in changed.items():
        assert before in usual and after not in usual, before
        assert after in agreed and before not in agreed, after
    assert "Dice of the neutral district are never free" in agreed
    assert "you may not pass" in agreed and "you may not pass" not in usual


def test_the_card_of_troyes_is_for_its_number_of_players() -> None:
    alone, two, four = (text_of("troyes", "aid", players) for players in (1, 2, 4))
    assert "Le Roy" in alone and "Le Roy" not in two + four
    assert "With two players" in two and "With two players" not in alone + four
    assert "In brackets" in text_of("troyes", "aid", None)
    assert "In brackets" not in alone + two + four
    assert "4 6 8" not in four and "passes to the left" not in alone


def test_bonus_cards_are_named_only_where_they_are_in_play() -> None:
    for sheet in ("aid", "rulings"):
        without = text_of("troyes", sheet, 3)
        assert not any(card in without for card in ("Prior", "Baker", "Banquet", "Resistance"))
        assert "Baker" in text_of("troyes", sheet, 3, bonus_cards=True)


def test_rulings_say_the_agreed_answer_alone() -> None:
    game = engine.load("troyes")
    played = next(each for each in printables.rulings(game, speaker("en", game)) if each.switch)
    assert played.id == "wages" and played.otherwise is None
    usual, agreed = text_of("troyes", "rulings", 3), text_of("troyes", "rulings", 3, **NINE)
    assert unmarked(played.played) in usual and unmarked(played.played) not in agreed
    assert "Le Roy" in text_of("troyes", "rulings", None) and "Le Roy" not in usual
