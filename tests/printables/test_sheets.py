"""Every sheet in every language on both papers: it fits, agrees with the deck, is reproducible."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Any

import pytest

import engine
import printables
from engine.condottiere.box.cards import CARDS
from engine.condottiere.box.regions import RAKAB14, without_loose_borders
from engine.condottiere.rules import strength
from printables import Wanted
from printables.kit.folded import grounds_of
from service.language import catalogues, words
from tests.printables.conftest import GAME, LANGUAGES


class Listener:
    """A speaker that records the key and the facts of each message it is asked for."""

    def __init__(self, say: Any) -> None:
        self.say, self.asked = say, []
        self.language, self.direction = say.language, say.direction
        self.number, self.join, self.has = say.number, say.join, say.has
        self.series, self.noun = say.series, say.noun

    def __call__(self, key: str, /, **facts: Any) -> str:
        self.asked.append((key, facts))
        return self.say(key, **facts)

    def listen(self, sheet: str) -> None:
        """Draw the sheet twice and record the second time, as the first also tries print sizes."""
        for _ in range(2):
            self.asked.clear()
            grounds_of.cache_clear()
            printables.draw(GAME, sheet, self)

    def facts(self, key: str) -> list[dict]:
        return [facts for asked, facts in self.asked if asked == key]


def test_a_sheet_tells_viewers_its_language_and_direction(say: Any) -> None:
    pdf = printables.draw(GAME, "aid", say)
    assert f"/Lang ({say.language})".encode() in pdf
    assert b"/DisplayDocTitle true" in pdf
    assert (b"/R2L" if say.direction == "rtl" else b"/L2R") in pdf


def test_the_counts_on_the_card_are_the_deck(say: Any) -> None:
    listener = Listener(say)
    listener.listen("aid")
    counted = [facts["count"] for facts in listener.facts("aid-times")]
    assert sorted(counted) == sorted(GAME.edition.deck)
    assert sum(counted) == listener.facts("aid-subtitle")[-1]["cards"] == 110
    assert listener.facts("aid-mercenaries-effect")[-1]["count"] == 58


def test_every_card_of_the_deck_is_explained(english: Any) -> None:
    listener = Listener(english)
    listener.listen("aid")
    asked = {key for key, _ in listener.asked}
    specials = [card for card in CARDS if not card.startswith("m")]
    assert {f"card-{card}-effect" for card in specials} <= asked


def test_the_worked_example_is_worked_out_by_the_engine(english: Any) -> None:
    listener = Listener(english)
    listener.listen("aid")
    # Case C3-20 of the rules with winter: 2 + 2 + 10 + 1 + 1.
    assert listener.facts("aid-example")[-1] == {"plain": 44, "winter": 16, "spring": 47}


def test_the_targets_come_from_the_edition(english: Any, text_of: Callable) -> None:
    told = text_of(printables.draw(GAME, "aid", english))
    assert re.search(r"2–3 4 6", told) and re.search(r"4–6 3 5", told)


def test_the_text_can_be_copied_out_again(say: Any, text_of: Callable) -> None:
    told = unicodedata.normalize("NFKC", text_of(printables.draw(GAME, "aid", say)))
    told = re.sub("[\u200c\u200e\u200f\u202a-\u202e\u2066-\u2069]", "", told).casefold()
    for region in GAME.land.regions:
        assert say(f"region-{region}").replace("\u200c", "").casefold() in told
    for card in ("winter", "bishop", "heroine"):
        assert say(f"card-{card}").casefold() in told


@pytest.mark.parametrize("strict", [False, True])
def test_the_map_sheet_tells_the_neighbours_of_every_region(
    strict: bool, text_of: Callable
) -> None:
    rakab = engine.games()["rakab"]
    say = words.speaker("en", rakab)
    wanted = Wanted(rakab, say, "a4", options={"strict_borders": strict})
    twin = printables.sheet(rakab, "map").twin
    assert twin is not None
    (_, *rows) = twin(wanted).pages[0][0].table
    land = without_loose_borders(RAKAB14) if strict else RAKAB14
    told = {name: (beside, count) for name, beside, count in rows}
    assert len(told) == len(rows) == len(land.regions)
    for region, others in zip(land.regions, land.borders, strict=True):
        beside = [say(f"region-{land.regions[other]}") for other in sorted(others)]
        name = f"<b>{say(f'region-{region}')}</b>"
        assert told[name] == (say.join(beside), say.number(len(others)))
    printed = " ".join(text_of(printables.drawn("map", wanted)).split())
    for row in rows:
        assert re.sub("</?b>|[\u2068\u2069]", "", " ".join(row)) in printed


def test_the_map_can_be_copied_out_of_its_sheet(say: Any, text_of: Callable) -> None:
    told = unicodedata.normalize("NFKC", text_of(printables.draw(GAME, "map", say)))
    told = re.sub("[\u200c\u200e\u200f\u202a-\u202e\u2066-\u2069]", "", told).casefold()
    for region in GAME.land.regions:
        assert say(f"region-{region}").replace("\u200c", "").casefold() in told


def test_an_unknown_sheet_is_refused_with_a_list_of_sheets(english: Any) -> None:
    with pytest.raises(printables.NoSuchSheet, match="aid"):
        printables.draw(GAME, "poster", english)


def test_an_unknown_paper_is_refused(english: Any) -> None:
    with pytest.raises(ValueError, match="a4, letter"):
        printables.draw(GAME, "aid", english, "a5")


def test_an_unknown_option_is_refused_by_the_engine(english: Any) -> None:
    with pytest.raises(engine.BadOption):
        printables.draw(GAME, "aid", english, options={"moonlight": True})


def test_all_three_languages_have_the_same_words_for_the_card() -> None:
    keys = {}
    for language in LANGUAGES:
        file = next(
            path for path in catalogues.files(language, GAME.id) if path.stem == "condottiere-aid"
        )
        keys[language] = re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE)
    assert keys["en"] == keys["fa"] == keys["hu"]


FAMILY = [game for game in engine.games().values() if game.family == "condottiere"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FAMILY, ids=lambda game: game.id)
def test_card_texts_take_their_numbers_from_the_engine(
    game: Any, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the engine has other numbers, the texts show those."""
    say = words.speaker(language, game)
    numbers = dict.fromkeys(("strength", "worth", "bonus"), 77)
    monkeypatch.setattr(strength, "facts_of_card", lambda card: numbers)
    for card, count in zip(CARDS, game.edition.deck, strict=True):
        told = printables.described(game, {}, card, say).text if count else ""
        assert set(re.findall(r"\d+", told)) <= {say.number(77)}, told
    for line in ("m1", "m10", "heroine", "winter"):
        assert say.number(77) in printables.described(game, {}, line, say).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_sheets_do_not_depend_on_those_of_other_days(language: str) -> None:
    """The panels are drawn once and used below each day's small print."""
    days = [
        Wanted(GAME, words.speaker(language, GAME), "a4", release="1.0", date=date, url=url)
        for date, url in (("1 May", ""), ("2 May", "https://play.example/rules"))
    ]
    first, second = (printables.drawn("aid", day) for day in days)
    grounds_of.cache_clear()
    assert [printables.drawn("aid", day) for day in reversed(days)] == [second, first]
    assert first != second
