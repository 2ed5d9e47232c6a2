"""The reference card of B'Twixt: it fits both papers in every language, and agrees with the box."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

import pytest

import engine
import printables
from service.language import languages, words
from tests.printables.conftest import LANGUAGES, OURS, PAPERS, fonts_in, pages_in

GAME = engine.games()["btwixt"]
OPTIONS = ({}, {"event_module": True, "season_refresh": "refill"})


def plain(text: str) -> str:
    text = unicodedata.normalize("NFKC", text)
    return " ".join(languages.unmarked(text).replace("\u200c", "").casefold().split())


@pytest.mark.parametrize("options", [each for each in OPTIONS if each])
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_has_two_pages_in_our_fonts_and_prints_the_same_twice(
    language: str, paper: str, options: dict
) -> None:
    say = words.speaker(language, GAME)
    pdf = printables.draw(GAME, "aid", say, paper, options)
    assert pages_in(pdf) == 2
    for font in fonts_in(pdf):
        tag, _, name = font.partition("+")
        assert len(tag) == 6 and any(name.startswith(ours) for ours in OURS), font
    assert pdf == printables.draw(GAME, "aid", say, paper, options)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_dealt_card_is_on_it_by_name(language: str, text_of: Callable) -> None:
    say = words.speaker(language, GAME)
    wanted = printables.Wanted(GAME, say, "a4", options={"event_module": True}, house=True)
    told = plain(text_of(printables.drawn("aid", wanted)))
    names = [say(f"card-{card.id}") for card in GAME.box.cards if card.leader < 0]
    names += [say(f"leader-{leader}") for leader in GAME.box.leaders]
    # Compared by words: right-to-left lines are copied in another order.
    for word in {word for name in names for word in plain(name).split()}:
        assert word in told, word


def test_its_numbers_are_those_of_the_box(text_of: Callable) -> None:
    told = plain(text_of(printables.draw(GAME, "aid", words.speaker("en", GAME))))
    assert "62 influence cards" in told and "50 allies" in told and "54 power tokens" in told
    for seats, rounds, whole in ((3, 4, 12), (4, 5, 15), (5, 6, 12), (6, 7, 14)):
        assert any(f"{seats} {seasons} {rounds} {whole}" in told for seasons in SEASONS)
    # Case T7 of the rules: seats 2 and 3 tie, and the larger council decides.
    assert (
        "9, 14, 11 and 16" in told and "9, 9, 11 and 11" in told and "large council is 16" in told
    )


SEASONS = ("summer, autumn and winter", "autumn and winter")


def test_the_text_on_hands_follows_the_options(text_of: Callable) -> None:
    say = words.speaker("en", GAME)
    for refresh in ("redeal", "refill", "add10"):
        told = plain(
            text_of(printables.draw(GAME, "aid", say, options={"season_refresh": refresh}))
        )
        assert plain(say(f"aid-refresh-{refresh}", count=10)) in told


def test_an_unknown_option_is_refused_by_the_engine() -> None:
    with pytest.raises(engine.BadOption):
        printables.draw(GAME, "aid", words.speaker("en", GAME), options={"moonlight": True})
