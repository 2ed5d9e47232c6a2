"""After a move: the player's next waiting table, shown to that player alone."""

import pytest
from sqlalchemy import update

from service.database.rows import SEAT
from tests.service.at_table import Table, begin
from tests.service.trial_installation import SURE, Page, TrialInstallation

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


@pytest.fixture
def tables(house: TrialInstallation) -> list[Table]:
    return [begin(house, seed=seed) for seed in ("one", "two", "three")]


def move(table: Table) -> tuple[int, Page]:
    """Play on the page until another seat is asked; return the seat and the last receipt."""
    seat = table.asked
    while table.asked == seat:
        action = table.actions[0].replace(" ", "%20")
        page = table.house.get(f"/s/{table.seats[seat]}/{table.turn}/{action}").submit("play")
    return seat, page


def leads_to(page: Page, tables: list[Table]) -> set[str]:
    tokens = {token for table in tables for token in table.seats}
    return {token for token in tokens if f"/s/{token}" in page.reader.links}


def test_the_receipt_leads_to_the_table_with_least_time_left(
    house: TrialInstallation, tables: list[Table]
) -> None:
    first, second, third = tables
    seat = first.asked
    for table in (second, third):
        while table.asked != seat:
            house.time.forward(60)
            move(table)
    soonest = min((second, third), key=lambda each: each.seat_by_api(seat)["deadline"])
    who, page = move(first)
    assert who == seat
    assert leads_to(page, tables) - {first.seats[seat]} == {soonest.seats[seat]}
    later = house.get(f"/s/{first.seats[seat]}")
    assert leads_to(later, tables) <= {first.seats[seat]}


def test_nothing_is_offered_where_no_other_table_waits(
    house: TrialInstallation, tables: list[Table]
) -> None:
    first = tables[0]
    seat = first.asked
    for table in tables[1:]:
        while table.asked == seat:
            move(table)
    _, page = move(first)
    assert leads_to(page, tables) <= {first.seats[seat]}


def test_an_untaken_seat_or_one_of_another_person_is_never_offered(
    house: TrialInstallation, tables: list[Table]
) -> None:
    first = tables[0]
    seat = first.asked
    strangers = update(SEAT).where(SEAT.c.match_id != first.match)
    house.installation.database.write(
        lambda c: c.execute(strangers.values(address="farid@mail.example"))
    )
    _, page = move(first)
    assert leads_to(page, tables) <= {first.seats[seat]}


def test_renewing_one_link_gives_new_ones_to_all_tables(
    house: TrialInstallation, tables: list[Table]
) -> None:
    house.new_letters()
    seat, others = 1, tables[1:]
    done = house.client.post(f"/s/{tables[0].seats[seat]}/link", data=SURE)
    assert done.status_code == 200
    assert {house.client.get(f"/s/{table.seats[seat]}").status_code for table in tables} == {410}
    letters = [letter for letter in house.new_letters() if letter.kind == "link"]
    assert len(letters) == 1 + len(others)
    assert {letter.to for letter in letters} == {tables[0].loaded().seats[seat].address}
    assert {house.get(letter.seat_page).status for letter in letters} == {200}
    assert house.client.get(f"/s/{tables[1].seats[0]}").status_code == 200
