"""The page of rulings: for every game, in every language, as a match plays them."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from service.language.languages import LANGUAGES, unmarked
from service.language.words import speaker
from tests.service.at_table import begin
from tests.service.trial_installation import TrialInstallation


@pytest.fixture
def client(house: TrialInstallation) -> Any:
    return house.client


GAMES = [*engine.games().values()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_page_says_every_ruling_and_offers_the_other_languages(
    client: Any, game: Any, language: str
) -> None:
    page = client.get(f"/rulings/{game.id}?language={language}")
    text, say = page.get_data(as_text=True), speaker(language, game)
    assert page.status_code == 200 and f'lang="{language}"' in text
    for ruling in game.rulings:
        assert f'id="{ruling.id}"' in text
        question = unmarked(say(f"ruling-{ruling.id}", **ruling.facts))
        assert question in unmarked(text).replace("&#39;", "'")
    for other in LANGUAGES:
        assert f'href="/rulings/{game.id}?language={other}"' in text


def test_an_unknown_reader_is_answered_in_the_browsers_language(client: Any) -> None:
    page = client.get("/rulings/rakab", headers={"Accept-Language": "hu"})
    assert speaker("hu")("rulings-intro") in page.get_data(as_text=True)


def test_the_options_of_the_address_are_marked_and_kept_in_its_links(client: Any) -> None:
    page = client.get("/rulings/condottiere-3e?language=en&option-papal_on_contested=true")
    text = page.get_data(as_text=True)
    assert text.count(speaker("en")("rulings-otherwise")) == 1
    assert "language=fa&amp;option-papal_on_contested=true" in text
    sheet = "/print/condottiere-3e/rulings.pdf?language=en&amp;option-papal_on_contested=true"
    assert sheet in text
    plain = client.get("/print/condottiere-3e/rulings.pdf?language=en").data
    agreed = client.get(sheet.replace("&amp;", "&")).data
    assert plain != agreed and agreed.startswith(b"%PDF")


@pytest.mark.parametrize(
    "query",
    [
        "option-papal_on_contested=perhaps",
        "option-campaign=999999",
        "option-nothing=true",
        "option-takeover_tie_holder=%3Cscript%3E",
        "language=xx&option-data=%00",
    ],
)
def test_options_that_the_game_does_not_take_change_nothing(client: Any, query: str) -> None:
    page = client.get(f"/rulings/condottiere-3e?{query}")
    assert page.status_code == 200
    assert speaker("en")("rulings-otherwise") not in page.get_data(as_text=True)


def test_a_game_that_there_is_not_has_no_rulings(client: Any) -> None:
    assert client.get("/rulings/chess").status_code == 404


def test_the_home_page_and_the_options_of_a_new_game_lead_there(client: Any) -> None:
    assert 'href="/rulings/rakab?language=en"' in client.get("/").get_data(as_text=True)
    new = client.get("/new?game=rakab&language=en").get_data(as_text=True)
    assert 'href="/rulings/rakab?language=en"' in new


def test_a_game_with_options_alone_leads_to_no_rulings(client: Any) -> None:
    new = client.get("/new?game=promises&language=en").get_data(as_text=True)
    assert "option-free_last" in new and "/rulings/promises" not in new
    assert "rulings.pdf" not in client.get("/rulings/promises").get_data(as_text=True)


DEPARTURES = [
    ("condottiere-3e", "takeover_tie_holder"),
    ("condottiere-3e", "papal_on_contested"),
    ("rakab", "duel_discards"),
    ("condottiere-1e", "decline_limit"),
]
RULEBOOK = {"en": "rulebook", "fa": "کتابچه", "hu": "szabálykönyv"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game_id", "option"), DEPARTURES)
def test_an_option_says_where_its_default_departs_from_the_rulebook(
    game_id: str, option: str, language: str
) -> None:
    about = speaker(language, game_id)(f"option-{option}-about")
    assert RULEBOOK[language] in about.lower()


def test_the_pages_of_a_match_lead_to_its_rulings_as_it_plays_them(
    house: TrialInstallation,
) -> None:
    table = begin(house, options={"hidden_flip": "before_effect"})
    link = "option-hidden_flip=before_effect"
    for page in (f"/s/{table.seats[0]}", f"/m/{table.match}"):
        assert f"/rulings/condottiere-3e?language=en&amp;{link}" in house.client.get(page).text
