"""Outbox rows: who may send a letter, when, and its outcome."""

import multiprocessing
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor

import pytest
from msgspec.structs import replace

from service.matches import outbox
from service.matches.outbox import LEASE
from tests.service.matches.test_open_decisions import plan
from tests.service.seated import Table
from tests.service.trial_installation import TrialInstallation


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    return Table(house)


def write(table: Table, *kinds: str, seat: int = 1) -> None:
    row = table.loaded.seats[seat]

    def work(connection: object) -> None:
        for kind in kinds:
            outbox.write(connection, row, kind, 0, table.now)

    table.write(work)


def claim(table: Table, most: int = 100) -> list:
    return table.write(lambda c: outbox.claim(c, table.now, most))


def test_processes_forked_from_one_give_their_letters_different_numbers() -> None:
    def begun() -> int:
        fork = multiprocessing.get_context("fork")
        with ProcessPoolExecutor(1, fork) as child:
            return child.submit(outbox.fresh_id, 0).result() >> 8

    assert len({begun() for _ in range(4)}) > 1


def test_letters_are_claimed_in_the_order_of_writing(table: Table) -> None:
    write(table, "link", "declined", "undeliverable", "absent")
    kinds = [letter.kind for letter in claim(table)]
    assert kinds == [
        "host",
        "invitation",
        "invitation",
        "turn",
        "link",
        "declined",
        "undeliverable",
        "absent",
    ]


def test_ids_tell_letters_of_one_second_apart(table: Table) -> None:
    write(table, *["link"] * 300)
    letters = table.letters("link")
    assert len({letter.id for letter in letters}) == 300
    assert letters == sorted(letters, key=lambda letter: letter.id)


def test_a_claimed_letter_belongs_to_its_sender_until_the_lease_ends(table: Table) -> None:
    first = claim(table)
    assert claim(table) == []
    table.house.time.seconds += LEASE - 1
    assert claim(table) == []
    table.house.time.seconds += 1
    again = claim(table)
    assert [letter.id for letter in again] == [letter.id for letter in first]
    assert {letter.tries for letter in again} == {2}


def test_many_senders_never_claim_the_same_letter(table: Table) -> None:
    write(table, *["link"] * 60)
    with ThreadPoolExecutor(8) as threads:
        claimed = [
            row for rows in threads.map(lambda _: claim(table, 9), range(12)) for row in rows
        ]
    assert set(Counter(letter.id for letter in claimed).values()) == {1}
    assert len(claimed) == 64


def test_a_letter_given_back_is_free_at_once_and_untried(table: Table) -> None:
    letter, *_others = claim(table)
    table.write(lambda c, letter=letter: outbox.release(c, letter, "no route"))
    (again,) = claim(table)
    assert (again.id, again.tries, again.error) == (letter.id, 1, "no route")


def test_pauses_between_tries_grow_from_seconds_to_an_hour(table: Table) -> None:
    pauses = []
    for _ in range(14):
        letter = claim(table, 1)[0]
        table.write(lambda c, letter=letter: outbox.postpone(c, letter, table.now, "busy"))
        due = next(each for each in table.letters() if each.id == letter.id).due_at
        pauses.append(due - table.now)
        for each in claim(table):
            table.write(lambda c, each=each: outbox.settle(c, each, "sent", table.now))
        table.house.time.seconds = due
    assert pauses[:4] == [4, 8, 16, 32] and pauses[-1] == 3600


def test_after_a_success_nothing_put_off_waits_any_longer(table: Table) -> None:
    letters = claim(table)
    for letter in letters:
        table.write(lambda c, letter=letter: outbox.postpone(c, letter, table.now, "busy"))
    assert claim(table) == []
    table.write(lambda c: outbox.hurry(c, table.now))
    assert len(claim(table)) == len(letters)


@pytest.mark.parametrize("outcome", ["sent", "dropped", "refused"])
def test_a_settled_letter_is_never_claimed_again(table: Table, outcome: str) -> None:
    for letter in claim(table):
        table.write(lambda c, letter=letter: outbox.settle(c, letter, outcome, table.now, "why"))
    table.house.time.seconds += 10 * LEASE
    assert claim(table) == [] and not table.read(lambda c: outbox.has_due(c, table.now))
    assert {letter.outcome for letter in table.letters()} == {outcome}


def test_a_player_without_letters_gets_only_requested_ones(table: Table) -> None:
    row = replace(table.loaded.seats[1], muted=True)
    table.write(lambda c: outbox.write(c, row, "turn", 0, table.now))
    table.write(lambda c: outbox.write(c, row, "link", 0, table.now, asked_for=True))
    assert [letter.kind for letter in table.letters(seat=1)] == ["invitation", "link"]


def test_an_outage_changes_how_long_a_letter_waited_and_not_its_date(table: Table) -> None:
    before = table.letters()[0]
    table.write(lambda c: outbox.shift_waiting(c, 500))
    after = table.letters()[0]
    assert after.made_at == before.made_at and after.waits_since == before.waits_since + 500


def test_health_counts_waiting_letters(table: Table) -> None:
    letter = claim(table)[0]
    table.write(lambda c, letter=letter: outbox.settle(c, letter, "refused", table.now))
    health = table.read(outbox.health)
    assert health == {"waiting": 3, "oldest_at": table.now, "refused": 1}


def test_due_letters_are_found_by_the_index_of_waiting_ones(
    house: TrialInstallation, table: Table
) -> None:
    write(table, *["link"] * 2000)
    table.write(lambda c: c.exec_driver_sql("ANALYZE letter"))  # else it plans for no rows
    found = plan(house, outbox.DUE, now=table.now, most=20, by_ways=False)
    if house.installation.database.is_sqlite:
        assert "USING INDEX ix_letter_waiting (due_at<?)" in found and "B-TREE" not in found
    else:
        assert "ix_letter_waiting" in found and "Sort" not in found
