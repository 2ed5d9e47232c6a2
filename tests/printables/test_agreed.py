"""Reference cards and rulings have only sentences that are true with the match's options."""

from __future__ import annotations

from typing import Any

import pytest

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
    return unmarked("\n".join(words_of(twin(wanted)))).replace("\u00a0", " ")


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


def test_the_duel_of_rakab_has_its_own_card() -> None:
    duel, others = text_of("rakab", "aid", 2), text_of("rakab", "aid", 4)
    for absent in ("Lioness", "Peace", "Soldier 1 ×10", "new deal comes", "connected provinces"):
        assert absent not in duel, absent
    assert "Soldier 1 ×2" in duel and "Win 3 battles" in duel and "own deck" in duel
    assert "Lioness" in others and "Peace" in others and "Win 3 battles" not in others
    both = text_of("rakab", "aid", None)
    assert "Lioness" in both and "Win 3 battles" in both
    assert "connected" not in text_of("rakab", "aid", 2, larger_empires=True)
    rulings = text_of("rakab", "rulings", 2)
    assert "Lioness" not in rulings and "Peace" not in rulings and "Two players" in rulings
    assert "Two players" not in text_of("rakab", "rulings", 4)
    skipping = text_of("rakab", "aid", 2, skip_sites=True)
    assert "puts it on any province" in duel and "puts it on any province" not in skipping


@pytest.mark.parametrize("edition", ["condottiere-3e", "condottiere-1e"])
def test_the_card_teaches_taking_over_where_it_is_played(edition: str) -> None:
    usual, taking = text_of(edition, "aid", 4), text_of(edition, "aid", 4, takeover=True)
    for plain in ("placed it on a free region and", "On a tie nobody does", "left to fight for"):
        assert plain in usual and plain not in taking, plain
    for more in ("another player’s", "still come back later", "has played nothing yet"):
        assert more in taking and more not in usual, more
    on = text_of("condottiere-3e", "aid", 4, takeover=True, takeover_count=False)
    assert "most regions win" in taking and "most regions win" not in on
    assert "you play on until" in on


def test_larger_empires_and_campaigns_are_on_the_card() -> None:
    larger = text_of("condottiere-3e", "aid", 4, larger_empires=True)
    assert "4\n<b>4</b>\n<b>5</b>" in larger
    series = text_of("condottiere-1e", "aid", 4, campaign=20)
    assert "a campaign to 20 points" in series and "the leader wins the campaign" in series
