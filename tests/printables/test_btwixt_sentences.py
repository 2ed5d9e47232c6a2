"""Card texts of B'Twixt, made from effects: the whole vocabulary in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from engine.btwixt.box import vocabulary
from engine.btwixt.box.cards import HOUSE
from printables.btwixt.sentences import ability
from service.language import languages, words
from tests.printables.conftest import LANGUAGES

NUMBERS = {"delta": (2, -1), "count": (1, 3), "max_power": (4, 9), "n": (1, 3), "each": (1, -1)}
CONDITION = {"cond": "trailing"}


@pytest.fixture(params=LANGUAGES)
def say(request: pytest.FixtureRequest) -> Any:
    return words.speaker(request.param, "btwixt")


@pytest.fixture
def english() -> Any:
    return words.speaker("en", "btwixt")


def bare(text: str) -> str:
    return languages.unmarked(text)


def values_of(does: str, name: str) -> tuple[Any, ...]:
    if name == "choose":
        return vocabulary.CHOOSERS[does]
    if name == "scope":
        return vocabulary.SCOPES[does]
    return NUMBERS.get(name) or vocabulary.VALUES[name]


def parameters(does: str) -> Iterator[tuple[str, ...]]:
    """Yield the sets of parameters that a primitive takes."""
    if does == "score_power":
        yield from (("per", "each"), ("test", "n", "delta"))
    elif does == "round_rule":
        yield ("rule", "n", "who")
    else:
        yield vocabulary.PRIMITIVES[does].needs


def every_effect() -> Iterator[dict[str, Any]]:
    """Yield each primitive at each of its timings with all values of its parameters."""
    for does, primitive in vocabulary.PRIMITIVES.items():
        for names in parameters(does):
            for when, values in product(
                primitive.timings, product(*(values_of(does, name) for name in names))
            ):
                found = {"do": does, "when": when, **dict(zip(names, values, strict=True))}
                yield found | ({"max": 5} if "each" in names else {})


def every_condition() -> Iterator[dict[str, Any]]:
    effects = (
        {"do": "draw_cards", "who": "self", "count": 1},
        {"do": "round_rule", "rule": "low_wins"},
        {"do": "modify_value", "delta": 1},
    )
    for effect, condition in product(effects, vocabulary.CONDITIONS):
        for when in vocabulary.PRIMITIVES[effect["do"]].timings:
            number = {"n": 3} if condition.endswith(vocabulary.NUMBERED) else {}
            yield effect | {"when": when, "if": {"cond": condition, **number}}


def test_every_valid_data_file_makes_sentences(say: Any) -> None:
    effects = [*every_effect(), *every_condition()]
    assert len(effects) > 900
    for effect in effects:
        told = bare(ability({"effects": [effect]}, say))
        assert told.endswith(".") and not told.endswith(".."), effect
        assert told[0] == told[0].upper(), effect
        assert not re.search(r"[{}_□]|  |None| ,|\(\)", told), (effect, told)


def test_cards_that_do_different_things_never_read_alike(say: Any) -> None:
    meant: dict[str, Any] = {}
    for card in HOUSE.described.values():
        told = ability(card, say)
        assert meant.setdefault(told, card["effects"]) == card["effects"], told


def test_every_card_and_ally_and_leader_of_ours_has_a_name(say: Any) -> None:
    allies = [ally.id for ally in HOUSE.allies]
    called = [say(f"card-{card.id}") for card in HOUSE.cards]
    called += [say(f"ally-{ally}") for ally in allies] + [
        say(f"leader-{it}") for it in HOUSE.leaders
    ]
    assert len(called) == len(set(called)) == 26 + 11 + 36 + 50 + 9


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("s01", "An opponent of your choice kneels at once."),
        ("s08", "Secretly look at the power tokens in one of your councils. Draw a card."),
        ("s13", "As long as your bid holds at least 3 cards, this card is worth 2 more."),
        ("s16", "If this is the first card of your bid, this card is worth 1 more."),
        ("s17", "If you win this round, discard a card from your hand."),
        ("s19", "This round, you win every tie."),
        ("s26", "You kneel at once. If you lose this round, discard a random card from your hand."),
        ("e05", "This round, the winner takes one more power token."),
        ("e09", "Every leader gives their left neighbour a card of their choice."),
        ("a01", "No ability."),
        ("a11", "After recruitment: this ally must join your left council."),
        ("a30", "After recruitment: move another ally from one of your councils to the other."),
        ("a36", "This round: nobody may play more than 3 cards."),
        ("a42", "This round: the winner takes one fewer power token."),
    ],
)  # fmt: skip
def test_a_card_reads_as_a_person_would_write_it(card: str, told: str, english: Any) -> None:
    assert bare(ability(HOUSE.described[card], english)) == told


def test_effects_of_one_moment_share_a_sentence(english: Any) -> None:
    assert bare(ability(HOUSE.described["a45"], english)) == (
        "This round: ties go to the tied leader who is last in turn order; "
        "nobody can make anybody else kneel."
    )


def test_an_ally_silences_every_card_and_a_card_only_those_that_follow(english: Any) -> None:
    rule = {"do": "round_rule", "rule": "blank_abilities"}
    ally, card = (
        ability({"effects": [rule | {"when": when}]}, english) for when in ("round", "play")
    )
    assert ally == "This round: influence cards count their value and have no abilities."
    assert card == "This round, cards played after this one have no abilities."


def test_the_player_who_acts_is_named_before_the_ally_has_a_winner(english: Any) -> None:
    effect = {"do": "draw_cards", "when": "round", "who": "self", "count": 2}
    assert bare(ability({"effects": [effect]}, english)) == (
        "This round, for the first player: draw 2 cards."
    )


def test_numbers_are_inflected_in_hungarian() -> None:
    say = words.speaker("hu", "btwixt")
    told = bare(ability(HOUSE.described["s12"], say))
    assert told == "Ha már mindenki más térdel, ez a lap 3-mal többet ér."


def test_a_manual_card_says_so(say: Any) -> None:
    assert ability({"effects": [], "manual": True}, say) == say("effect-manual")
