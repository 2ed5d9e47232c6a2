"""The texts of Troyes' cards agree with the rules: numbers and rulings have a single source."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import engine
import printables
from engine.troyes.box.cards import CARDS
from engine.troyes.options import DEFAULTS
from engine.troyes.telling.card_facts import card_facts, facts_in, numbers
from service.language.languages import LANGUAGES, spell, unmarked
from service.language.words import speaker

TROYES = engine.games()["troyes"]
everywhere = pytest.mark.parametrize("language", LANGUAGES)
ODD = 7  # a number that no card has


def told(language: str, card: str, facts: dict[str, Any], part: str = "effect") -> str:
    return unmarked(speaker(language, TROYES)(f"card-{card}-{part}", **facts))


@everywhere
def test_every_number_of_an_effect_is_in_its_words(language: str) -> None:
    for card in CARDS.activities:
        for name, number in numbers(card.effect).items():
            facts = card_facts(CARDS, DEFAULTS, card.id)
            assert facts[name] == number
            changed = told(language, card.id, facts | {name: ODD})
            assert spell(ODD, language) in changed, (card.id, name)


@everywhere
def test_every_number_of_an_event_is_in_its_words(language: str) -> None:
    for card in CARDS.events:
        facts = card_facts(CARDS, DEFAULTS, card.id)
        kind = card.effect["kind"]
        names = [*numbers(card.effect)] + (["black"] if kind == "black_dice" else [])
        names += ["shortfall"] if kind in ("lose", "pay") else []
        for name in names:
            assert spell(ODD, language) in told(language, card.id, facts | {name: ODD}), card.id
    for card, name in (("tax_collector", "each_roy"), ("tithing", "free_roy")):
        facts = card_facts(CARDS, DEFAULTS, card) | {name: ODD}
        assert spell(ODD, language) in told(language, card, facts, "solo")


@everywhere
def test_an_owners_number_of_black_dice_is_in_the_words(language: str) -> None:
    events = list(CARDS.events)
    place = CARDS.event_number["war"]
    events[place] = replace(events[place], black_dice=ODD)
    facts = card_facts(replace(CARDS, events=tuple(events)), DEFAULTS, "war")
    assert spell(ODD, language) in told(language, "war", facts)
    state = TROYES.setup(2, {}, b"war")
    state.queue, state.flags = [0, place], [(), ()]
    view = TROYES.view(state, 0)
    view["events"][1]["black_dice"] = ODD
    shown = printables.described(TROYES, view, "war", speaker(language, TROYES))
    assert spell(ODD, language) in unmarked(shown.text)


@everywhere
@pytest.mark.parametrize(
    ("card", "option", "value", "part"),
    [
        ("joust", "joust_needs_red_die", True, "effect"),
        ("joust", "procession_joust_tie_pays_all", False, "effect"),
        ("procession", "procession_joust_tie_pays_all", False, "effect"),
        ("procession", "procession_pays_most", True, "effect"),
        ("wayfarers", "event_row_entry", "push_all", "effect"),
        ("theological_conflict", "event_row_entry", "push_all", "effect"),
        ("interruption_of_work", "interruption_spares_le_roy", True, "solo"),
    ],
)
def test_a_ruling_changes_the_words_of_its_card(
    language: str, card: str, option: str, value: Any, part: str
) -> None:
    usual = told(language, card, card_facts(CARDS, DEFAULTS, card), part)
    other = told(language, card, card_facts(CARDS, DEFAULTS | {option: value}, card), part)
    assert usual != other
    view = TROYES.view(TROYES.setup(1, {option: value}, b"solo"), 0)
    shown = printables.described(TROYES, view, card, speaker(language, TROYES))
    assert unmarked(shown.text).endswith(other) or other in unmarked(shown.text)


def test_ties_and_losses_are_in_the_words() -> None:
    joust = told("en", "joust", card_facts(CARDS, DEFAULTS, "joust"))
    assert "even if no red die is left anywhere" in joust and "tie with you" in joust
    for card in ("heresy", "civil_war", "drought"):
        assert "2 points" in told("en", card, card_facts(CARDS, DEFAULTS, card))


@everywhere
def test_against_le_roy_no_other_player_pays(language: str) -> None:
    """A text is left out that does not hold for a single player."""
    say = speaker(language, TROYES)
    many, alone = ({}, {"solo": True})
    facts = facts_in({}, "tax_collector")
    others, bank = (say(f"card-tax_collector-{key}", **facts) for key in ("effect", "solo"))
    assert printables.described(TROYES, many, "tax_collector", say).text == others
    assert printables.described(TROYES, alone, "tax_collector", say).text == bank
    both = printables.described(TROYES, alone, "banquet", say).text
    assert say("card-banquet-solo") in both and both != say("card-banquet-solo")
