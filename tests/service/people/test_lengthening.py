"""More time from the host: shown before it is given, given once, capped, announced to all."""

import pytest

from service.database.rows import DeedRow
from service.matches import deeds
from service.people import lengthening
from service.views.reader import Reader
from tests.service.seated import DAY, HOUR, Table
from tests.service.trial_installation import Page, TrialInstallation


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    table = Table(house, seats=3)
    table.house.new_letters()
    return table


def host_page(table: Table, path: str = "") -> Page:
    return table.house.get(table.house.host_page(table.id) + path)


def give(table: Table, hours: int = 24, page: Page | None = None) -> Page:
    return (page or host_page(table, "/longer")).submit("longer", hours=str(hours))


def deadline(table: Table) -> int:
    return table.due[table.seat].deadline_at


def noted(table: Table) -> list[DeedRow]:
    every = table.read(lambda c: deeds.of_match(c, table.id))
    return [each for each in every if each.kind == lengthening.DEED]


def test_the_form_shows_the_new_deadline_and_everybody_is_told_of_it(table: Table) -> None:
    seat, before = table.seat, deadline(table)
    shown = host_page(table, "/longer").text
    moment = Reader.stranger("en", "Europe/London").moment
    assert all(moment(before + hours * HOUR) in shown for hours in (12, 24, 72))
    give(table)
    assert deadline(table) == before + DAY
    letters = table.house.new_letters()
    assert {each.kind for each in letters} == {"longer"} and len(letters) == 3
    name = table.loaded.names[seat]
    for letter in letters:
        is_own = letter.to == table.loaded.seats[seat].address
        told = f"You now have until {moment(before + DAY)}."
        assert (told if is_own else told.replace("You now have", f"{name} now has")) in letter.text
    facts = {"hours": 24, "deadline": before, "when": before + DAY}
    assert [(each.seat, each.facts) for each in noted(table)] == [(seat, facts)]


def test_a_double_tap_lengthens_once(table: Table) -> None:
    before, page = deadline(table), host_page(table, "/longer")
    assert give(table, page=page).status == give(table, page=page).status == 200
    assert deadline(table) == before + DAY
    assert len(table.letters("longer")) == 3 and len(noted(table)) == 1


def test_a_form_about_an_earlier_deadline_lengthens_nothing(table: Table) -> None:
    before, page = deadline(table), host_page(table, "/longer")
    give(table, 12, page)
    again = give(table, 72, page)
    assert again.status == 409 and "changed in the meantime" in again.text
    assert deadline(table) == before + 12 * HOUR


def test_six_forms_in_a_row_stay_below_the_limit(table: Table) -> None:
    began = table.now
    for _ in range(6):
        host_page(table, "/longer").submit("longer", hours="72")
    assert deadline(table) == began + DAY + 6 * DAY  # two times: the third is beyond the week
    refused = give(table, 72)
    assert refused.status == 409 and "That would be too long" in refused.text


def test_one_question_gets_fourteen_days_in_all(table: Table) -> None:
    for _ in range(30):
        give(table, 24)
        table.deliver()
        table.pass_time(20 * HOUR)
        if not table.due or table.moves:
            break
    assert sum(each.facts["when"] - each.facts["deadline"] for each in noted(table)) == 14 * DAY


@pytest.mark.parametrize(
    "values",
    [
        {"hours": "25"},
        {"hours": "٢٤"},
        {"hours": ""},
        {"who": "9"},
        {"who": "-1"},
        {"dates": ""},
        {"dates": "0" * 5000},
        {"dates": "x-y"},
        {"dates": "0-999999999999 1-999999999999 2-999999999999"},
    ],
)
def test_a_form_with_other_values_is_refused_in_words(table: Table, values: dict[str, str]) -> None:
    before = deadline(table)
    page = host_page(table, "/longer").submit("longer", **{"hours": "24", **values})
    assert page.status == 409 and page.acts is not None
    assert deadline(table) == before and not table.letters("longer")


def test_without_a_deadline_there_is_nothing_to_lengthen(house: TrialInstallation) -> None:
    table = Table(house, seats=3, pace="none")
    assert "/longer" not in host_page(table).text
    assert host_page(table, "/longer").status == 409


def test_a_letter_about_an_answered_question_is_not_sent(table: Table) -> None:
    give(table)
    table.play_on()
    assert not [each for each in table.house.new_letters() if each.kind == "longer"]
