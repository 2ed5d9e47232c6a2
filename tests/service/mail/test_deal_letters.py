"""Letters about deals: the offer with its end, the answer, and which promises were kept."""

import pytest
from sqlalchemy import update

from service.database.rows import SEAT
from service.language.languages import LANGUAGES
from tests.service.at_table import Table, begin
from tests.service.trial_installation import SURE, Letter, TrialInstallation

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    """A match in its first battle, with all letters read."""
    table = begin(house)
    table.take("besiege roma")
    speak(table, "en")
    house.new_letters()
    return table


def speak(table: Table, language: str) -> None:
    work = update(SEAT).values(language=language)
    table.house.installation.database.write(lambda c: c.execute(work))


def deal(table: Table, seat: int, **body: str) -> None:
    url = f"/s/{table.seats[seat]}/deals"
    assert table.house.client.post(url, data=SURE | body).status_code == 303


def letters(table: Table) -> list[tuple[str, int, Letter]]:
    found = table.house.new_letters()
    return [(each.kind, int(each["X-Staffetta-Seat"]), each) for each in found]


def test_an_offer_and_its_answer_are_letters(table: Table) -> None:
    first, second = table.asked, (table.asked + 1) % 3
    deal(table, first, to=str(second), give="pass", take="spare napoli")
    ((kind, seat, offer),) = letters(table)
    assert (kind, seat) == ("offer", second)
    assert "plays no more cards in the battle for Rome." in offer.text
    assert "You don’t march on Naples in round 1." in offer.text
    assert "The offer stands until Wednesday 25 March 2026" in offer.text
    assert "Nobody has to keep a promise" in offer.text and "/deals#deal-1" in offer.html
    deal(table, second, verdict="accept", number="1")
    ((kind, seat, answer),) = letters(table)
    assert (kind, seat) == ("answer", first) and "has accepted your offer" in answer.text


def test_a_letter_about_an_offer_that_was_withdrawn_is_not_sent(table: Table) -> None:
    first, second = table.asked, (table.asked + 1) % 3
    deal(table, first, to=str(second), give="pass")
    deal(table, first, verdict="decline", number="1")
    assert letters(table) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_letters_are_written_in_every_language(table: Table, language: str) -> None:
    first, second = table.asked, (table.asked + 1) % 3
    speak(table, language)
    deal(table, first, to=str(second), give="pass", take="show")
    deal(table, second, to=str(first), give="under 3", counter="1")
    assert [(kind, seat) for kind, seat, _ in letters(table)] == [("offer", first)]
    deal(table, first, verdict="decline", number="2")
    assert [(kind, seat) for kind, seat, _ in letters(table)] == [("answer", second)]


def test_a_mark_stands_in_the_next_letters_and_all_in_the_last(table: Table) -> None:
    first, second = table.asked, (table.asked + 1) % 3
    deal(table, first, to=str(second), give="pass", take="spare napoli")
    deal(table, second, verdict="accept", number="1")
    letters(table)
    table.take(next(each for each in table.actions if each.startswith("play m")))
    ((kind, _, turn),) = letters(table)
    assert kind == "turn" and "Promises" in turn.text
    assert "plays no more cards in the battle for Rome. (broken)" in turn.text
    table.play(None)
    last = [each for kind, _, each in letters(table) if kind == "over"]
    assert len(last) == 3
    for each in last:
        assert "plays no more cards in the battle for Rome. (broken)" in each.text or (
            "You play no more cards in the battle for Rome. (broken)" in each.text
        )
        assert "<strong>broken</strong>" in each.html
