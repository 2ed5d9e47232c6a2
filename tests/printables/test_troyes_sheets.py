"""The sheets of Troyes: two pages in every language, with every card and the data's numbers."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Any

import pytest
from bidi.algorithm import get_display

import engine
import printables
from engine.troyes.box.cards import CARDS
from printables.kit.bidi import embedded
from printables.kit.folded import grounds_of
from printables.troyes import aid_cards
from service.language import languages, words
from tests.printables.conftest import LANGUAGES
from tests.printables.test_sheets import Listener

TROYES = engine.games()["troyes"]


class Ears(Listener):
    """A listener that records a sheet of Troyes with any options."""

    def listen(self, sheet: str, **options: Any) -> None:
        for _ in range(2):
            self.asked.clear()
            grounds_of.cache_clear()
            printables.draw(TROYES, sheet, self, options=options)


def drawn(language: str, paper: str = "a4", **options: Any) -> bytes:
    return printables.draw(TROYES, "aid", words.speaker(language, TROYES), paper, options)


def copied(pdf: bytes, text_of: Callable[[bytes], str]) -> str:
    told = unicodedata.normalize("NFKC", text_of(pdf))
    return re.sub("[\u200c\u200e\u200f\u202a-\u202e\u2066-\u2069]", "", told).casefold()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_on_it_with_its_name_and_effect(
    language: str, text_of: Callable[[bytes], str]
) -> None:
    say = words.speaker(language, TROYES)
    ears = Ears(say)
    ears.listen("aid", bonus_cards=True)
    asked = {key for key, _ in ears.asked}
    told = copied(drawn(language, bonus_cards=True), text_of).replace("\n", " ")
    for card in (*CARDS.activities, *CARDS.events):
        kind = re.sub(r"_[23]$", "_1", card.id)
        assert f"card-{kind}-effect" in asked
        alike = f"aid-kind-{card.id.rpartition('_')[0]}"
        name = say(alike if say.has(alike) else f"card-{card.id}")
        # Words of a right-to-left line are copied one by one.
        assert all(word in told for word in copied_word(name).split())
    for each in CARDS.characters:
        assert f"character-{each.id}-measure" in asked


def copied_word(word: str) -> str:
    return languages.unmarked(word).replace("\u200c", "").casefold()


def test_its_numbers_are_those_of_the_data(text_of: Callable[[bytes], str]) -> None:
    told = copied(drawn("en"), text_of)
    assert "take 10 deniers, and pay 2 for each of your citizens in the palace" in told
    for each in CARDS.characters:
        pairs = zip(each.thresholds, each.thresholds_2p, strict=True)
        row = " ".join(str(many) if many == few else f"{many} ({few})" for many, few in pairs)
        assert row in told.replace("\n", " ")
    merchant = CARDS.activities[CARDS.activity_number["merchant"]]
    assert (merchant.hire_cost, merchant.divisor, merchant.vp_spaces) == (4, 2, (2, 1))
    assert re.search(r"merchant i: gain 2 deniers\.\s+4\s+2\s+2 1\*", told)


def test_an_owners_numbers_are_printed_without_the_mark(text_of: Callable[[bytes], str]) -> None:
    mine = "[activity.sculptor]\nhire_cost = 7\ndivisor = 5\nvp_spaces = [5, 3]\n"
    told = copied(drawn("en", data=mine), text_of)
    assert re.search(r"sculptor iii: gain 1 point\.\s+7\s+5\s+5 3\s", told)
    assert re.search(
        r"sculptor iii: gain 1 point\.\s+6\*\s+3\*\s+3\* 1\*", copied(drawn("en"), text_of)
    )


def test_an_unknown_option_is_refused(english: Any) -> None:
    with pytest.raises(engine.BadOption):
        drawn("en", moonlight=True)


IN_PERSIAN_BOOK = {
    "card-artisan": "هنرمند",
    "card-captain": "کاپیتان",
    "card-joust": "مبارز",
    "card-militia": "مجاهدین",
    "card-procession": "ترقی",
    "card-tax_collector": "جمع‌کننده‌ی مالیات",
    "card-tithing": "گرفتن یک‌دهم",
    "card-wayfarers": "راهپیمایان",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebooks_name_is_beside_ours_if_they_differ(language: str) -> None:
    ears = Ears(words.speaker(language, TROYES))
    ears.listen("aid")
    there = sorted(facts["card"] for facts in ears.facts("aid-in-book"))
    assert there == (sorted(IN_PERSIAN_BOOK.values()) if language == "fa" else [])
    assert all(ears.say(key) != name for key, name in IN_PERSIAN_BOOK.items())


@pytest.mark.parametrize(("language", "order"), [("en", 1), ("fa", -1)])
def test_two_numbers_are_in_reading_order(
    language: str, order: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In Persian the first number is on the right; an asterisk follows its number in both cases."""
    written: list[str] = []
    monkeypatch.setattr(aid_cards.text, "label", lambda canvas, told, *rest: written.append(told))
    drawn(language)
    pairs = [told for told in written if " " in told]
    card = next(card for card in CARDS.activities if card.id == "merchant")
    say = words.speaker(language, TROYES)
    seen = [say.number(points) for points in card.vp_spaces]
    marked = [
        f"{number}*" if f"vp_spaces.{at}" in card.house else number
        for at, number in enumerate(seen, 1)
    ]
    shown = [get_display(embedded(told, order < 0), base_dir="LR"[order < 0]) for told in pairs]
    left_to_right = [each[::order] for each in marked[::order]]
    assert " ".join(left_to_right) in shown


MISSED = {
    "aid-round-events": {"shortfall": 2},
    "aid-influence-most": {"most": 20},
    "aid-events-rule": {"count": 8},
    "aid-roy-note-price": {},
    "aid-roy-note-black": {},
    "aid-roy-note-tradesman": {},
    "aid-roy-note-cathedral": {"points": 2},
    "aid-roy-note-character": {},
    "aid-roy-note-score": {},
}


def test_losses_caps_and_exceptions_have_the_numbers_of_the_data() -> None:
    ears = Ears(words.speaker("en", TROYES))
    ears.listen("aid")
    asked = dict(ears.asked)
    for key, facts in MISSED.items():
        assert facts.items() <= asked[key].items(), key
    say = words.speaker("en", TROYES)
    assert "tied for second" in say("aid-countered-rule")
    assert "leaves the game" in say("aid-countered-grey")
    told = say("aid-round-amiss", shortfall=2)
    assert "lose 2 points" in languages.unmarked(told)
