"""Faces of cards: a sign, a colour and a number for each, also for an owner's own cards."""

import re
from pathlib import Path
from typing import Any

import pytest

import engine
import printables
from engine.btwixt.box import vocabulary
from engine.btwixt.box.cards import HOUSE
from engine.condottiere.box import cards
from printables.btwixt import looks
from printables.card_look import KINDS
from printables.hand import hand
from service.language import words

ROOT = Path(__file__).resolve().parents[2]
RULE = re.compile(
    r"^(?P<who>[.\w, -]+?) \{ --kind: (?P<edge>#\w+); --tint: (?P<ground>#\w+); \}", re.MULTILINE
)
BTWIXT = engine.load("btwixt")
OURS = {"set": {"id": HOUSE.id, "house": True}}


def owned(record: dict[str, Any]) -> dict[str, Any]:
    """Return a view with an owner's card set, which has this card alone."""
    return {"set": {"id": "mine", "house": False, "cards": {record["id"]: record}}}


def test_each_of_our_cards_is_drawn_with_its_number() -> None:
    say = words.speaker("en", BTWIXT)
    for card, record in HOUSE.described.items():
        look = printables.look(BTWIXT, OURS, card)
        assert look.number == record.get("power", record.get("value")) and look.kind in KINDS
        assert printables.emblem(BTWIXT, look.sign, say).shapes
    signs = {printables.look(BTWIXT, OURS, card).sign for card in HOUSE.described}
    assert len({sign.partition(" ")[0] for sign in signs}) > 30


EFFECTS = [
    *vocabulary.PRIMITIVES.keys() - {"round_rule", "score_power"},
    *vocabulary.ROUND_RULES,
    *vocabulary.VALUES["per"],
    *vocabulary.VALUES["test"],
]


def test_every_effect_of_the_vocabulary_has_a_sign() -> None:
    assert {*EFFECTS} <= looks.OF_EFFECT.keys()


@pytest.mark.parametrize(
    ("record", "sign"),
    [
        ({"value": 4, "effects": []}, "none"),
        ({"power": 4, "effects": []}, "ally"),
        ({"value": 9, "effects": [], "manual": True, "name": "?"}, "manual"),
        ({"value": 3, "effects": [{"do": "draw_cards", "when": "play"}]}, "draw_cards"),
        ({"value": 3, "effects": [{"do": "modify_value", "delta": -2}]}, "modify_value-"),
        ({"value": 3, "leader": "x", "effects": [{"do": "token_gain"}]}, "token_gain x"),
    ],
)
def test_an_owners_card_is_drawn_by_its_first_effect(record: dict[str, Any], sign: str) -> None:
    record = {"id": "zz9", "name": "Zoltán", "section": "standard_influence", **record}
    look = printables.look(BTWIXT, owned(record), "zz9")
    assert look.sign == sign
    drawn = hand(BTWIXT, owned(record), ["zz9", "zz9"], words.speaker("fa", BTWIXT))
    assert drawn.startswith(b"\x89PNG")


def test_a_hand_in_a_letter_has_the_colours_of_its_cards() -> None:
    game = engine.load("condottiere-3e")
    found = {printables.look(game, {}, card).kind for card in cards.CARDS}
    assert {"mercenary", "winter", "heroine"} < found


def test_pages_and_pictures_have_the_same_colours() -> None:
    css = (ROOT / "templates/static/seat.css").read_text("utf-8").partition("@media")[0]
    found = {
        name.removeprefix(".kind-"): (rule["edge"], rule["ground"])
        for rule in RULE.finditer(css)
        for name in rule["who"].split(", ")
        if name.startswith(".kind-")
    }
    assert found == {kind: KINDS[kind] for kind in found}
    plain = {kind for kind in KINDS if KINDS[kind] == KINDS["plain"]}
    assert found.keys() | plain == KINDS.keys()
