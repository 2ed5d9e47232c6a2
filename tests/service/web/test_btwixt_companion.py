"""A phone at a table of B'Twixt: buttons for each phase, as far as the end of the game."""

from __future__ import annotations

import re

import pytest

import engine
from service.language.languages import LANGUAGES
from service.language.words import speaker
from service.matches import store as matches
from service.tables import store
from tests.service.friends import PEOPLE, Friends
from tests.service.trial_installation import TrialInstallation
from tests.service.web.at_companion import Companion, Phone, open_table

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
GAME = engine.games()["btwixt"]
UP_TO_THE_COUNT = ("first 0", "ally 5", "0 bid 12", "1 play 4", "count")


@pytest.fixture
def table(house: TrialInstallation) -> Companion:
    return open_table(house, "btwixt")


@pytest.fixture
def phone(table: Companion) -> Phone:
    return table.sit(0)


def taps(phone: Phone) -> set[str]:
    """Return the lines that the page's buttons enter without further input."""
    return set(re.findall(r'data-entry="([^"]+)"', phone.page().text))


def test_every_phase_has_buttons_that_lead_to_the_next(phone: Phone) -> None:
    steps = {
        "first 0": {"first 1", "first 3"},
        "ally 5": {"ally 1", "ally 7"},
        "0 play 4": {"0 play 7", "0 kneel", "count"},
        "count": {"1 kneel", "1 play 1"},
        "0 ally left": {"0 ally right", "winner 2"},
        "0 token right": {"0 token left", "next", "1 token left"},
        "ally 3": {"ally 6", "correct first 3", "correct season winter", "correct round 4"},
    }
    for line, others in steps.items():
        assert taps(phone) >= {line, *others}
        assert phone.enter(line).status == 200
    assert taps(phone) >= {"1 play 4", "undo 7"}


def test_a_round_may_be_entered_by_its_winner_alone(phone: Phone) -> None:
    phone.enter("first 0")
    for line in ("ally 5", "winner 2", "2 ally left", "2 token right"):
        assert line in taps(phone)
        assert phone.enter(line).status == 200
    assert "round 2 of 5" in phone.page().text


def test_a_total_and_an_ally_with_a_name_are_typed(phone: Phone) -> None:
    phone.enter("first 0")
    page = phone.enter("ally", "5")
    assert "(5)" in page.text
    phone.enter("0 bid", "12")
    assert re.search(r"strength[^>]*>12<", phone.page().text)


def test_the_tokens_are_turned_up_council_by_council(phone: Phone) -> None:
    for line in (*UP_TO_THE_COUNT, "0 ally left", "0 token right", "2 token left"):
        phone.enter(line)
    assert phone.enter("anyway score").status == 200
    assert 'entry=tokens+2"' in phone.page().text or "tokens%202" in phone.page().text
    phone.enter("tokens 2", "3")
    page = phone.enter("tokens 3 sum", "2")
    assert page.status == 200 and "Small council" in page.text
    assert " wins " in page.text or " wins!" in page.text


def test_a_refusal_is_explained_and_can_be_overridden(phone: Phone) -> None:
    for line in ("first 0", "ally 5"):
        phone.enter(line)
    page = phone.enter("2 play 4")
    assert page.status == 422 and "your turn now" in page.text
    assert "anyway 2 play 4" in page.text
    assert "can’t read that as an entry" in phone.enter("besiege milano").text


@pytest.mark.parametrize("language", ["en", "fa", "hu"])
def test_phone_host_and_screen_say_all_in_words(table: Companion, language: str) -> None:
    phone = table.sit(1)
    for line in ("", *UP_TO_THE_COUNT, "0 ally left", "0 token right", "anyway score"):
        if line:
            assert phone.enter(line).status == 200
        for path in (phone.path, f"{table.host}/all", table.watch):
            text = phone.house.get(f"{path}?language={language}").text
            shown = re.sub(r"<(script|style|svg).*?</\1>|<[^>]*>", "", text, flags=re.DOTALL)
            assert "None" not in shown and "by-power" not in shown and "Undefined" not in shown


def test_a_leader_is_chosen_by_a_tap_or_by_the_host_for_everybody(
    house: TrialInstallation, table: Companion, phone: Phone
) -> None:
    lines = taps(phone)
    assert "0 leader jon" in lines and "1 leader jon" not in lines
    assert phone.enter("0 leader jon").status == 200
    assert not [line for line in taps(phone) if line.startswith("0 leader")]
    page = house.get(f"{table.host}/all")
    chosen = page.text.split('id="more-leaders"')[1].split("</details>")[0]
    assert '<option value="0">' not in chosen and 'value="jon"' not in chosen
    fields = {"id": "l", "sure": "yes", "word": ["1", "leader", "cersei"]}
    answer = house.client.post(f"{table.host}/entries?entry=&all=1", data=fields)
    assert answer.status_code == 303
    assert "Jon Snow" in phone.page().text and "Cersei Lannister" in phone.page().text
    phone.enter("first 0")
    phone.enter("ally 5")
    assert 'id="more-leaders"' not in phone.page().text


def test_during_a_round_the_page_by_mail_is_open_and_else_says_what_is_missing(
    house: TrialInstallation, table: Companion, phone: Phone
) -> None:
    for line in ("first 0", "ally a12", "0 play s16", "winner 0", "0 ally left", "0 token left"):
        assert phone.enter(line).status == 200
        assert 'data-act="freeze"' in house.get(f"{table.host}/freeze").text
    phone.enter("0 bid 3")
    why = house.get(f"{table.host}/freeze").text
    assert "Which ally is up" in why and 'data-act="freeze"' not in why
    phone.enter("ally 5")
    assert "known by its power alone" in house.get(f"{table.host}/freeze").text
    answer = phone.house.get(f"{phone.path}/mail")
    assert answer.status == 409 and "known by its power alone" in answer.text
    advanced = open_table(house, "btwixt", **{"option-leader_mode": "advanced"})
    advanced.sit(0).enter("first 0")
    assert "who plays which leader" in house.get(f"{advanced.host}/freeze").text


# --- continued by mail in the middle of a round -----------------------------

LED = ("0 leader jon", "1 leader cersei", "2 leader tyrion", "3 leader doran")
BIDDING = (*LED, "first 0", "ally a12", "0 bid 5", "1 play s18", "2 play l_tyrion_4", "3 kneel")
HANDS = (
    {"s22": 3, "s23": 3, "s24": 3, "l_jon_1": 1, "l_jon_3": 1},
    {"s11": 3, "s13": 3, "s17": 3},
    {"s21": 4, "s06": 3, "s09": 3, "l_tyrion_1": 1},
    {"s01": 2, "s02": 2, "s03": 2, "s04": 2, "s05": 2},
)
LYING = ({"s19": 1}, {"s18": 1}, {"l_tyrion_4": 1}, {})


def form_of(seat: int, lying: dict[str, int] | None = None) -> dict[str, str]:
    person = PEOPLE[seat]
    about = {name: person[name] for name in ("name", "email", "language")}
    lies = LYING[seat] if lying is None else lying
    held = {f"held-{card}": str(count) for card, count in HANDS[seat].items()}
    laid = {f"lies-{card}": str(count) for card, count in lies.items()}
    return {"timezone": "Europe/London", "sure": "yes", "lies-s26": "", **about, **held, **laid}


def test_a_round_continues_by_mail_with_its_bids_and_the_leaders_own_cards(
    house: TrialInstallation,
) -> None:
    table = open_table(house, "btwixt", **{"option-leader_mode": "advanced"})
    phones = [table.sit(seat) for seat in range(4)]
    for line in BIDDING:
        assert phones[0].enter(f"anyway {line}" if line[0] != "0" else line).status == 200
    asked = phones[0].house.get(f"{phones[0].path}/mail").text
    assert 'name="held-l_jon_4"' in asked and 'name="held-l_doran_1"' not in asked
    assert 'id="more-lying" open' in asked, "a card of a total alone has no name yet"
    assert 'name="lies-l_tyrion_4"' in asked
    refused = phones[1].house.client.post(f"{phones[1].path}/mail", data=form_of(1, {"s18": 99}))
    assert refused.status_code == 422
    for seat, phone in enumerate(phones):
        said = phone.house.client.post(f"{phone.path}/mail", data=form_of(seat))
        assert said.status_code == 303, said.text
    log = re.sub("[\u2068\u2069]", "", house.get(f"{table.host}/log").text)
    assert "In Ana’s bid: Old Precedent; total 5." in log
    sent = house.client.post(f"{table.host}/freeze", data={"sure": "yes", "pace": "fast"})
    assert sent.status_code == 303
    row = house.installation.database.read(lambda c: store.find(c, table.host[3:])).row
    assert house.agree(row.match_id).status_code == 303
    friends = Friends(house, "frozen")
    friends.look()
    friends.join()
    state = house.installation.database.read(lambda c: matches.load(c, row.match_id)).state
    view = GAME.view(state, 0)
    assert [player["total"] for player in view["players"]] == [5, 4, 4, 0]
    assert (view["phase"], view["to_act"], view["ally"]) == ("play", [0], "a12")
    assert view["hand"][-2:] == ["l_jon_1", "l_jon_3"] and len(view["hand"]) == 11
    assert view["players"][2]["spent"] == ["l_tyrion_2", "l_tyrion_3"]
    assert view["round_rules"] == [{"rule": "wins_ties", "n": 0, "seat": 0}]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_tells_when_it_is_opened_what_going_on_by_mail_takes(
    house: TrialInstallation, language: str
) -> None:
    hint = speaker(language, "btwixt")("companion-by_mail")
    for game in ("btwixt", "troyes", "condottiere-3e"):
        page = house.client.get(f"/table/new?game={game}&language={language}").text
        assert (hint in page) == (game == "btwixt")
