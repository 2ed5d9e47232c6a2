"""Trials: a game against bots in the browser, begun at once, without an address, for a week."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from sqlalchemy import func, select

import engine
from service.database.rows import LETTER, MATCH, metadata
from service.installation.limits import AT_HOME, DAY, DEFAULTS, Limit, Limits
from service.language.languages import LANGUAGES
from service.language.words import speaker
from service.matches import store
from service.operations import scheduler
from service.people import trials
from tests.service.at_table import digest
from tests.service.snapshots import rows_of
from tests.service.trial_installation import SURE, Page, TrialInstallation

GAMES = sorted(engine.games())
SEAT = re.compile(r"/s/([a-z2-7]{26})")


def limited(house: TrialInstallation, **limits: Limit) -> TrialInstallation:
    return house.beside(limits=Limits({**DEFAULTS, **limits}, {**AT_HOME, **limits}))


def begin(house: TrialInstallation, game: str = "rakab", language: str = "en") -> Page:
    """Press the button on the game's card of the home page."""
    page = house.get(f"/?language={language}").submit(f"try-{game}")
    assert page.status == 200, page.text
    return page


def token_of(page: Page) -> str:
    found = SEAT.fullmatch(page.response.request.path)
    assert found, page.response.request.path
    return found[1]


def loaded_of(house: TrialInstallation, page: Page) -> store.LoadedMatch:
    token = token_of(page)
    return house.installation.database.read(lambda c: store.find_seat(c, token))[0]


def count(house: TrialInstallation, table: Any = MATCH) -> int:
    query = select(func.count()).select_from(table)
    return int(house.installation.database.read(lambda c: c.scalar(query)))


def play_to_the_end(house: TrialInstallation, page: Page) -> store.LoadedMatch:
    """Press a random move of the player's until the game is over."""
    choose, token = random.Random("trial"), token_of(page)
    while (loaded := loaded_of(house, page)).is_running:
        assert loaded.to_act() == [0], "bots have answered, so a decision of the player's is open"
        action = choose.choice(loaded.game.legal_actions(loaded.state, 0))
        to = f"/s/{token}/{loaded.match.turn}/{action}"
        answer = house.client.post(to, data=SURE, follow_redirects=False)
        assert answer.status_code == 303, (action, answer.get_data(as_text=True))
    return loaded


@pytest.mark.parametrize("game", GAMES)
def test_one_press_leads_to_a_seat_and_the_game_is_played_to_its_end(
    house: TrialInstallation, game: str
) -> None:
    page = begin(house, game)
    loaded = loaded_of(house, page)
    assert loaded.match.game == game and loaded.to_act() == [0]
    assert [seat.bot for seat in loaded.seats] == [False, *[True] * (len(loaded.seats) - 1)]
    assert page.text.count("Trial game, kept until") == 1
    over = play_to_the_end(house, page)
    assert over.match.result is not None
    ended = house.get(f"/s/{token_of(page)}")
    again = ended.submit(f"try-{game}")
    assert again.status == 200 and token_of(again) != token_of(page)
    assert f"/new?game={game}" in ended.text
    assert count(house, LETTER) == 0 and house.new_letters() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_speaks_the_visitors_language(house: TrialInstallation, language: str) -> None:
    page = begin(house, language=language)
    player = loaded_of(house, page).seats[0]
    assert page.reader.language == player.language == language
    assert player.name == speaker(language)("try-player")
    assert speaker(language)("try-friends") in page.text


@pytest.mark.parametrize("path", ["/", "/new", "/try/rakab", "/try/troyes?language=fa"])
def test_looking_and_following_links_begins_nothing(house: TrialInstallation, path: str) -> None:
    before = digest(house)
    page = house.get(path)
    assert page.status == 200
    for link in page.reader.links:
        if "/try/" in link:
            assert house.get(link).status == 200
    assert digest(house) == before


def test_a_robot_that_presses_the_first_button_is_asked_first(house: TrialInstallation) -> None:
    page = house.get("/")
    [form] = [form for form in page.reader.forms if form["act"] == "try-rakab"]
    before = digest(house)
    asked = page.press(form["buttons"][0])
    assert asked.status == 200 and "Nothing has been done yet" in asked.text
    assert digest(house) == before
    assert token_of(asked.submit("try-rakab"))


def test_a_double_tap_begins_one_game(house: TrialInstallation) -> None:
    home = house.get("/")
    first, second = home.submit("try-rakab"), home.submit("try-rakab")
    assert token_of(first) == token_of(second) and count(house) == 1
    assert token_of(home.submit("try-troyes")) != token_of(first) and count(house) == 2


@pytest.mark.parametrize("form", ["", "x", "a" * 5000, "\x00", "۱۲"])
def test_a_form_that_is_not_ours_begins_nothing(house: TrialInstallation, form: str) -> None:
    answer = house.client.post("/try/rakab", data={**SURE, "form": form})
    assert answer.status_code == 400 and "Please send it once more" in answer.text
    assert count(house) == 0
    house.time.forward(2 * DAY)
    assert token_of(Page(house, answer).submit("try-rakab")) if form else True


def test_an_old_form_is_asked_again(house: TrialInstallation) -> None:
    assert house.get("/try/hex").status == 404
    assert house.client.post("/try/hex", data=SURE).status_code == 404


@pytest.mark.parametrize("new", ["nobody", "code"])
def test_an_installation_decides_who_begins_games(house: TrialInstallation, new: str) -> None:
    gate = house.beside(new=new, new_code="sesame")
    assert "try-rakab" not in gate.get("/").acts
    if new == "nobody":
        token = house.get("/try/rakab").submit("try-rakab")
        assert gate.get("/try/rakab").status == 403
        assert gate.client.post("/try/rakab", data=SURE).status_code == 403
        over = play_to_the_end(gate, token)
        assert over.match.status == "over"
        assert "/try/" not in gate.get(f"/s/{token_of(token)}").text
        return
    form = gate.get("/try/rakab")
    assert form.submit("try-rakab", code="wrong").status == 403 and count(gate) == 0
    assert token_of(form.submit("try-rakab", code="sesame"))


# --- limits ----------------------------------------------------------------


def test_a_network_begins_a_limited_number_of_games(house: TrialInstallation) -> None:
    few = limited(house, trials=Limit(2, DAY))
    for _ in range(2):
        begin(few)
    refused = few.get("/").submit("try-rakab")
    assert refused.status == 429 and refused.response.headers["Retry-After"]
    assert count(few) == 2
    few.time.forward(DAY)
    assert begin(few)


def test_an_installation_keeps_a_limited_number_of_games(house: TrialInstallation) -> None:
    few = limited(house, trials_by_all=Limit(2, 7 * DAY))
    begin(few)
    few.pass_time(DAY)
    begin(few)
    refused = few.get("/").submit("try-rakab")
    assert refused.status == 429 and "no more can begin right now" in refused.text
    assert int(refused.response.headers["Retry-After"]) == 6 * DAY
    assert count(few) == 2
    few.pass_time(6 * DAY)
    assert begin(few) and count(few) == 2


# --- a week later ----------------------------------------------------------


@pytest.mark.parametrize("is_over", [False, True])
def test_a_week_later_nothing_is_left(house: TrialInstallation, is_over: bool) -> None:
    before = rows_of(house)
    page = begin(house)
    match = loaded_of(house, page).match.id
    if is_over:
        play_to_the_end(house, page)
    house.pass_time(7 * DAY - 60)
    assert loaded_of(house, page).match.status == ("over" if is_over else "running")
    house.pass_time(60)
    assert house.get(f"/s/{token_of(page)}").status == 404
    assert house.get(f"/m/{match}").status == 404
    left = rows_of(house)
    for table in metadata.sorted_tables:
        if table.name not in ("tally", "heartbeat"):
            assert left[table.name] == before[table.name], table.name
    data = house.installation.settings.data
    assert not any(match.encode() in file.read_bytes() for file in data.glob("*.eml"))


def test_nothing_is_played_for_a_player_who_takes_a_week(house: TrialInstallation) -> None:
    page = begin(house)
    turn = loaded_of(house, page).match.turn
    for _ in range(6):
        house.pass_time(DAY)
    loaded = loaded_of(house, page)
    assert loaded.match.turn == turn and not loaded.seats[0].absent
    assert count(house, LETTER) == 0
    assert "/api" not in page.text
    answer = house.client.get("/api/v1/seat", headers={"Authorization": f"Bearer {token_of(page)}"})
    assert answer.json["deadline"] is None


def test_other_matches_are_not_erased(house: TrialInstallation) -> None:
    begin(house)
    house.pass_time(30 * DAY)
    assert count(house) == 0
    assert house.installation.database.read(lambda c: trials.overdue(c, 10**11)) == []
    scheduler.tick(house.installation)


# --- what a trial lacks ----------------------------------------------------

LACKS = (
    *("settings", "letters", "never", "address", "handover", "link", "host", "again", "hosting"),
    *("join", "talk", "deals", "word", "time", "time/away", "time/back", "nudge/1"),
    *("votes", "votes/agree/1"),
)


@pytest.mark.parametrize("what", LACKS)
def test_pages_about_letters_and_people_lead_back_to_the_seat(
    house: TrialInstallation, what: str
) -> None:
    page = begin(house)
    to = f"/s/{token_of(page)}"
    assert f'href="{to}/{what}"' not in page.text
    before = digest(house)
    for answer in (house.client.get(f"{to}/{what}"), house.client.post(f"{to}/{what}", data=SURE)):
        assert answer.status_code in (303, 405)
        assert answer.headers.get("Location", to) == to
    assert digest(house) == before


def test_the_player_takes_back_a_move_and_plans_alone(house: TrialInstallation) -> None:
    page = begin(house, "btwixt")
    assert house.get(f"/s/{token_of(page)}/note").status == 200
    assert house.get(f"/s/{token_of(page)}/orders").status == 200
    assert house.get(f"/s/{token_of(page)}/qr.svg").status == 200
