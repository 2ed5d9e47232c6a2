"""A seat belongs to the first phone that claims it, until the host frees it."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from service.tables import claiming
from service.tables.entering import NotYours
from service.tables.store import NoSuchSeat
from tests.service.tables.tables_of_tests import Companions, open_pad
from tests.service.trial_installation import TrialInstallation


def test_a_claimed_seat_enters_from_its_own_phone_alone(house: TrialInstallation) -> None:
    at = open_pad(house)
    mine = at.opened.seats[0]
    phone = at.claim(mine)
    assert at.enter(mine, "add 1", phone=phone).number == 1
    for other in ("", "0" * 32, "x" * 10_000, "é", at.claim(at.opened.seats[1])):
        with pytest.raises(NotYours, match="claimed"):
            at.enter(mine, "add 2", phone=other)
    assert at.enter(at.opened.seats[2], "add 3").number == 2  # that seat is not claimed


def test_the_database_keeps_a_hash_of_the_phone_alone(house: TrialInstallation) -> None:
    at = open_pad(house)
    phone = at.claim(at.opened.seats[0])
    assert phone not in str(at.held(at.opened.host).seats)
    assert at.held(at.opened.seats[0]).has_seat(phone)


def test_the_same_phone_may_claim_again_and_another_may_not(house: TrialInstallation) -> None:
    at = open_pad(house)
    mine = at.opened.seats[0]
    phone = at.claim(mine)
    assert at.claim(mine, phone) == phone
    for other in ("", "0" * 32):
        with pytest.raises(NotYours, match="claimed"):
            at.claim(mine, other)


def test_of_phones_that_claim_at_once_one_has_the_seat(house: TrialInstallation) -> None:
    at = open_pad(house)

    def claim(_: int) -> str:
        try:
            return at.claim(at.opened.seats[1])
        except NotYours:
            return ""

    with ThreadPoolExecutor(8) as phones:
        claimed = [each for each in phones.map(claim, range(8)) if each]
    assert len(claimed) == 1
    assert at.held(at.opened.seats[1]).has_seat(claimed[0])


def test_a_freed_seat_is_the_next_phones(house: TrialInstallation) -> None:
    at = open_pad(house)
    mine = at.opened.seats[0]
    former = at.claim(mine)
    at.free(at.opened.host, 0)
    new = at.claim(mine)
    assert new != former and at.held(mine).seats[0].tenure == 1
    with pytest.raises(NotYours):
        at.enter(mine, "add 1", phone=former)
    assert at.enter(mine, "add 1", phone=new).number == 1


def test_only_the_host_can_free_a_seat(
    house: TrialInstallation,
) -> None:
    at = open_pad(house)
    at.claim(at.opened.seats[0])
    for token in (at.opened.watch, *at.opened.seats):
        with pytest.raises(NotYours, match="not_host"):
            at.free(token, 0)
    for seat in (-1, 3, 10**9):
        with pytest.raises(NoSuchSeat):
            at.free(at.opened.host, seat)
    with pytest.raises(NotYours, match="watching"):
        at.claim(at.opened.watch)
    with pytest.raises(NotYours, match="not_a_seat"):
        at.claim(at.opened.host)


def test_a_phone_that_claims_a_nameless_seat_may_give_a_name(house: TrialInstallation) -> None:
    at = open_pad(house, "Ana", "")
    at.claim(at.opened.seats[0], name="Emma")
    at.claim(at.opened.seats[1], name="Farid")
    assert at.held(at.opened.host).names == ["Ana", "Farid"]


def write(at: Companions, work: object, token: str, *about: object) -> None:
    held = at.held(token)
    at.house.installation.database.write(lambda c: work(c, held, *about))


def test_a_name_is_changed_by_its_seat_or_the_host(house: TrialInstallation) -> None:
    at = open_pad(house)
    write(at, claiming.rename, at.opened.seats[0], 0, "Emma")
    write(at, claiming.rename, at.opened.host, 1, "Farid")
    assert at.held(at.opened.host).names[:2] == ["Emma", "Farid"]
    for token in (at.opened.watch, at.opened.seats[1]):
        with pytest.raises(NotYours):
            write(at, claiming.rename, token, 0, "Zoé")
    with pytest.raises(NoSuchSeat):
        write(at, claiming.rename, at.opened.host, 3, "Zoé")
