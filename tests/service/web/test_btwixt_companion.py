"""A phone at a table of B'Twixt: every phase has its taps, and they lead to the end."""

from __future__ import annotations

import re

import pytest

from tests.service.trial_installation import TrialInstallation
from tests.service.web.at_companion import Companion, Phone, open_table

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
UP_TO_THE_COUNT = ("first 0", "ally 5", "0 bid 12", "1 play 4", "count")


@pytest.fixture
def table(house: TrialInstallation) -> Companion:
    return open_table(house, "btwixt")


@pytest.fixture
def phone(table: Companion) -> Phone:
    return table.sit(0)


def taps(phone: Phone) -> set[str]:
    """The lines that a button of the page enters as it stands."""
    return set(re.findall(r'data-entry="([^"]+)"', phone.page().text))


def test_every_phase_has_its_taps_and_each_leads_to_the_next(phone: Phone) -> None:
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


def test_a_round_may_be_told_by_its_winner_alone(phone: Phone) -> None:
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
    assert "has won" in page.text or "won" in page.text


def test_what_is_refused_is_said_in_words_and_may_be_entered_anyway(phone: Phone) -> None:
    for line in ("first 0", "ally 5"):
        phone.enter(line)
    page = phone.enter("2 play 4")
    assert page.status == 422 and "your turn now" in page.text
    assert "anyway 2 play 4" in page.text
    assert "cannot be read as an entry" in phone.enter("besiege milano").text


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


def test_the_page_by_mail_says_when_the_time_will_have_come(
    house: TrialInstallation, table: Companion, phone: Phone
) -> None:
    why = {}
    for line in ("first 0", "ally a12", "0 play s16", "winner 0", "0 ally left"):
        assert phone.enter(line).status == 200
        why[line] = house.get(f"{table.host}/freeze").text
    assert 'data-act="freeze"' in why["first 0"] and 'data-act="freeze"' in why["ally a12"]
    for line in ("0 play s16", "winner 0", "0 ally left"):
        assert "between two rounds" in why[line] and 'data-act="freeze"' not in why[line]
    phone.enter("0 token left")
    assert 'data-act="freeze"' in house.get(f"{table.host}/freeze").text
    phone.enter("ally 5")
    assert "known by its power alone" in house.get(f"{table.host}/freeze").text
    answer = phone.house.get(f"{phone.path}/mail")
    assert answer.status == 409 and "known by its power alone" in answer.text
    advanced = open_table(house, "btwixt", **{"option-leader_mode": "advanced"})
    advanced.sit(0).enter("first 0")
    assert "leader cards" in house.get(f"{advanced.host}/freeze").text
