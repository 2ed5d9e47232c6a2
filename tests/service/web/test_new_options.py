"""The options on the form for a new match, and the pages on which players read them."""

import json
import re
from typing import Any

import pytest

import engine
from service.language.languages import LANGUAGES, unmarked
from service.language.words import speaker
from service.views import options
from tests.service.at_table import bearer, begin, digest, invite
from tests.service.trial_installation import BELA, Letter, Page, TrialInstallation
from tests.service.web.test_new import FORM, matches

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
GAMES = engine.games()
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def open_form(house: TrialInstallation, game: str = "condottiere-3e", language: str = "en") -> Page:
    return house.get(f"/new?game={game}&language={language}")


def kept(house: TrialInstallation) -> dict[str, Any]:
    """Return the game and the options of the only match, as stored."""
    (row,) = matches(house)
    return {"game": row.game, **options_of(row.options)}


def options_of(stored: str) -> dict[str, Any]:
    return json.loads(stored)


# --- the fields ------------------------------------------------------------


def test_the_form_begins_with_the_game_that_is_suggested(house: TrialInstallation) -> None:
    page = house.get("/new")
    assert '<input type="radio" name="game" value="condottiere-3e" checked>' in page.text
    assert page.text.count('name="game"') == len(GAMES)
    assert len(re.findall('name="game" value="[^"]*" checked', page.text)) == 1
    assert options.offered()[0].is_suggested


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_a_field_with_its_words(
    house: TrialInstallation, game: Any, language: str
) -> None:
    page, say = open_form(house, game.id, language), speaker(language, game)
    for option in game.options:
        key, facts = options.key_of(option), option.get("facts", {})
        assert f'name="option-{option["id"]}"' in page.text
        assert say(key) in page.text and say(f"{key}-about", **facts) in page.text
        if "range" in option:
            begins = f'name="option-{option["id"]}" value="{option["default"]}"'
            assert f'inputmode="numeric" autocomplete="off" maxlength="12" {begins}' in page.text


@every_game
def test_a_form_left_as_it_is_sets_up_the_rulebooks_game(
    house: TrialInstallation, game: Any
) -> None:
    others = {
        f"player-{row}-{field}": value
        for row in range(2, game.seats[0])
        for field, value in (("name", f"Friend {row}"), ("email", f"f{row}@mail.example"))
    }
    page = open_form(house, game.id)
    filled = {**FORM, "game": game.id, **others}
    if game.seats[-1] == 1:
        filled = {name: value for name, value in filled.items() if "player-" not in name}
    assert page.submit("create", **filled).status == 200
    (row,) = matches(house)
    assert row.game == game.id
    assert list(options.unusual(game, options_of(row.options))) == []


def test_chosen_options_are_stored_and_played_with(house: TrialInstallation) -> None:
    page = open_form(house)
    fields = {"option-hidden_cards": "true", "option-first_holder": "2"}
    assert page.submit("create", **FORM, **fields).status == 200
    assert kept(house)["hidden_cards"] is True and kept(house)["first_holder"] == 2


def test_a_switch_that_the_rulebook_has_on_is_a_box_to_turn_it_off(
    house: TrialInstallation,
) -> None:
    page = open_form(house, "condottiere-1e")
    assert 'name="option-hide_hand_counts" value="false"' in page.text
    assert "Open hand sizes" in page.text and "Secret hand sizes" not in page.text
    fields = {**FORM, "game": "condottiere-1e", "option-hide_hand_counts": "false"}
    assert page.submit("create", **fields).status == 200
    assert kept(house)["hide_hand_counts"] is False


@pytest.mark.parametrize("number", ["99", "-1", "seven", "1e3", "۷۰"])
def test_a_number_out_of_bounds_is_reported_beside_its_field(
    house: TrialInstallation, number: str
) -> None:
    before = digest(house)
    page = open_form(house).submit("create", **FORM, **{"option-first_holder": number})
    assert page.status == 400 and digest(house) == before
    assert "Enter a whole number from 0 to 6." in page.text
    assert 'id="problem-options-first_holder"' in page.text and f'value="{number}"' in page.text


def test_faults_of_an_option_and_of_the_players_are_reported_together(
    house: TrialInstallation,
) -> None:
    alone = {**FORM, "player-1-name": "", "player-1-email": "", "option-first_holder": "99"}
    page = open_form(house).submit("create", **alone)
    assert "a whole number from 0 to 6" in page.text and "you have 1." in page.text


def test_the_first_player_named_must_sit_at_the_table(house: TrialInstallation) -> None:
    before = digest(house)
    page = open_form(house).submit("create", **FORM, **{"option-first_holder": "3"})
    assert page.status == 400 and digest(house) == before
    assert "Enter a whole number from 0 to 2." in page.text


def test_persian_digits_are_digits(house: TrialInstallation) -> None:
    fields = {"option-first_holder": "۲"}
    assert open_form(house).submit("create", **FORM, **fields).status == 200
    assert kept(house)["first_holder"] == 2


def test_a_wrong_number_of_players_is_reported_in_a_sentence(house: TrialInstallation) -> None:
    alone = {**FORM, "player-1-name": "", "player-1-email": ""}
    page = open_form(house).submit("create", **alone)
    assert page.status == 400 and matches(house) == []
    assert "This game is for 2 to 6 players; you have 1." in page.text


# --- another game ----------------------------------------------------------


def test_another_game_shows_its_options_and_keeps_typed_text(house: TrialInstallation) -> None:
    page = open_form(house)
    assert "option-takeover" in page.text and "option-spring_bonus" not in page.text
    typed = {**FORM, "game": "rakab", "option-larger_empires": "true"}
    (button,) = (each for each in page.reader.buttons if each.get("value") == "options")
    shown = page.press(button, **typed)
    assert shown.status == 200 and matches(house) == []
    assert "option-spring_bonus" in shown.text and "option-takeover" not in shown.text
    assert 'value="Béla"' in shown.text
    assert 'name="option-larger_empires" value="true"' in shown.text
    assert 'aria-describedby="about-larger_empires" checked' in shown.text
    fields = {**FORM, "game": "rakab", "option-larger_empires": "true"}
    assert shown.submit("create", **fields).status == 200
    assert kept(house)["game"] == "rakab" and kept(house)["larger_empires"] is True


def test_a_game_changed_without_looking_at_its_options_is_set_up(house: TrialInstallation) -> None:
    fields = {"game": "rakab", "option-takeover_tie_holder": "courtesans"}
    assert open_form(house).submit("create", **{**FORM, **fields}).status == 200
    assert kept(house) == {"game": "rakab"}


def test_options_chosen_for_another_game_are_not_dropped_in_silence(
    house: TrialInstallation,
) -> None:
    fields = {**FORM, "game": "rakab", "option-takeover": "true"}
    page = open_form(house).submit("create", **fields)
    assert page.status == 400 and matches(house) == []
    assert "The options you chose belong to another game." in page.text
    assert "option-spring_bonus" in page.text
    assert page.submit("create", **{**FORM, "game": "rakab"}).status == 200
    assert len(matches(house)) == 1


# --- options that the rulebook advises against -----------------------------

AGAINST = {**FORM, "option-takeover": "true", "option-campaign": "20"}


def test_options_the_rulebook_advises_against_are_accepted_after_a_warning(
    house: TrialInstallation,
) -> None:
    page = open_form(house).submit("create", **AGAINST)
    assert page.status == 409 and matches(house) == []
    assert "The rulebook advises against" in page.text
    assert page.submit("create", **AGAINST).status == 409, "the plain button warns again"
    anyway = next(button for button in page.reader.buttons if "anyway" in str(button))
    assert anyway["formaction"].endswith("anyway=campaign_takeover")
    assert page.press(anyway, **AGAINST).status == 200
    assert kept(house)["takeover"] is True


def test_another_warning_is_not_waved_through(house: TrialInstallation) -> None:
    page = open_form(house)
    (button,) = (each for each in page.reader.buttons if each.get("name") == "sure")
    page = page.press({**button, "formaction": "/new?anyway=something_else"}, **AGAINST)
    assert page.status == 409 and matches(house) == []


# --- shown options ---------------------------------------------------------

PLAYED_WITH = {
    "takeover": True,  # without it nobody can tie over somebody's region
    "hidden_cards": True,
    "first_holder": 2,
    "takeover_tie_holder": "defender",
}
NAMES = {
    "en": (
        "Hidden cards",
        "First player: Béla",
        "Holder after a tied takeover: always the defender",
    ),
    "hu": ("Rejtett kártyák", "Első játékos: Béla", "mindig a védő"),
    "fa": ("کارت‌های مخفی", "بازیکن اول: Béla", "همیشه مدافع"),
}


def flowing(letter: Letter) -> str:
    """Return a letter's plain text as one line, without marks of direction."""
    return " ".join(unmarked(letter.text).split())


def test_letters_name_the_options_in_their_readers_language(house: TrialInstallation) -> None:
    begin(house, options=PLAYED_WITH)
    letters = house.new_letters()
    assert {letter.kind for letter in letters} >= {"host", "turn"}
    for letter in letters:
        for name in NAMES[letter["Content-Language"]]:
            # turn letters are short: their small print is only in the text part
            assert name in flowing(letter), letter.kind
            assert letter.kind == "turn" or name in unmarked(letter.html), letter.kind


def test_an_invitation_explains_each_option(house: TrialInstallation) -> None:
    invite(house, options=PLAYED_WITH)
    (letter,) = [each for each in house.new_letters() if each["Content-Language"] == "hu"]
    say = speaker("hu", GAMES["condottiere-3e"])
    rule, hint = (say(f"option-hidden_cards-{part}") for part in ("rule", "about"))
    assert rule in flowing(letter) and rule in letter.html
    assert hint not in flowing(letter) and hint not in letter.html  # it is for the host's form


def test_another_round_begins_with_the_options_of_the_last(house: TrialInstallation) -> None:
    chosen = {"takeover_tie_holder": "defender", "hidden_cards": True, "first_holder": 2}
    begin(house, BELA, options=chosen).play(None)
    letter = next(each for each in house.new_letters() if each.kind == "over")
    again = next(link for link in letter.links if "/new?" in link)
    page = house.get(again)
    assert 'name="option-hidden_cards" value="true"' in page.text and "(3 chosen)" in page.text
    assert 'value="defender" checked' in page.text
    assert 'name="option-first_holder" value="2"' in page.text


def test_pages_name_the_options(house: TrialInstallation) -> None:
    waiting = invite(house, options=PLAYED_WITH, seed="waiting")
    table = begin(house, options=PLAYED_WITH)
    pages = [f"/s/{table.seats[0]}", f"/h/{table.host}", f"/m/{table.match}"]
    for path in (*pages, f"/h/{waiting.host}"):
        page = unmarked(house.get(path).text)
        assert all(name in page for name in NAMES["en"]), path
    invitation = unmarked(house.get(f"/s/{waiting.seats[1]}/join").text)
    assert all(name in invitation for name in NAMES["hu"])


def test_without_options_none_are_mentioned(house: TrialInstallation) -> None:
    table = begin(house, options={"hidden_cards": False})
    assert "Played with" not in house.get(f"/s/{table.seats[0]}").text
    assert all("Played with" not in letter.text for letter in house.new_letters())
    assert house.client.get("/api/v1/seat", headers=bearer(table.seats[0])).status_code == 200
