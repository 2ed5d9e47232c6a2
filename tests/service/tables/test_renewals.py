"""A table's renewed links: the new one opens, and the old one shows why it ended."""

from collections.abc import Callable
from typing import Any

import pytest

from service.installation.tokens import Tokens
from service.tables import claiming, retention, store
from service.tables.entering import NotYours
from service.tables.store import NoSuchLink, NoSuchSeat
from service.views.ended_links import ended_words
from tests.service.tables.tables_of_tests import Companions, open_pad
from tests.service.trial_installation import TrialInstallation

FORM, OTHER_FORM = "of this form", "of another form"
OTHER_KEY = Tokens(b"a new secret of the tests")


def renew(at: Companions, work: Callable[..., Any], *about: object, by: str = "") -> None:
    held, tokens = at.held(by or at.opened.host), at.house.installation.tokens
    now = at.house.time.now()
    at.house.installation.database.write(lambda c: work(c, held, *about, tokens=tokens, now=now))


def renew_host(at: Companions, token: str, form: str) -> str:
    tokens, write = at.house.installation.tokens, at.house.installation.database.write
    return write(lambda c: claiming.renew_host(c, token, form, tokens, at.house.time.now()))


def shown(at: Companions, tokens: Tokens) -> tuple[str | None, list[str | None]]:
    """Return the watchers' token and each seat's, or None for one that the host cannot see."""
    read = at.house.installation.database.read
    return read(lambda c: store.links_of(c, at.held(at.opened.host), tokens))


def ended(at: Companions, token: str) -> str:
    """Return the words for a link that has ended."""
    with pytest.raises(NoSuchLink) as missing:
        at.held(token)
    return ended_words(missing.value)


def test_a_new_link_replaces_the_old_one_which_says_so(house: TrialInstallation) -> None:
    at, tokens = open_pad(house, language="hu"), house.installation.tokens
    phone = at.claim(at.opened.seats[0])
    renew(at, claiming.renew_seat, 0)
    renew(at, claiming.renew_screen)
    watch, seats = shown(at, tokens)
    assert watch and seats[0] and seats[1:] == at.opened.seats[1:]
    assert ended(at, at.opened.seats[0]) == "ended-table-seat"
    assert ended(at, at.opened.watch) == "ended-table-screen"
    assert ended(at, "a" * 26) == ""
    assert at.held(watch).role == "watcher" and at.held(seats[0]).seat == 0
    assert not at.held(seats[0]).has_seat(phone) and at.claim(seats[0])
    renew(at, claiming.renew_seat, 0)
    assert ended(at, seats[0]) == ended(at, at.opened.seats[0]) == "ended-table-seat"


def test_only_the_host_makes_links(house: TrialInstallation) -> None:
    at = open_pad(house)
    for token in (at.opened.watch, at.opened.seats[0]):
        with pytest.raises(NotYours, match="not_host"):
            renew(at, claiming.renew_seat, 0, by=token)
        for work in (claiming.renew_screen, claiming.renew_lost):
            with pytest.raises(NotYours, match="not_host"):
                renew(at, work, by=token)
        with pytest.raises(NoSuchLink):
            renew_host(at, token, FORM)
    with pytest.raises(NoSuchSeat):
        renew(at, claiming.renew_seat, 3)
    assert shown(at, house.installation.tokens) == (at.opened.watch, at.opened.seats)


def test_only_a_host_who_presses_twice_comes_to_the_new_page(
    house: TrialInstallation,
) -> None:
    at = open_pad(house)
    former = at.opened.host
    fresh = renew_host(at, former, FORM)
    assert fresh != former and at.held(fresh).role == "host"
    assert renew_host(at, former, FORM) == fresh
    assert ended(at, former) == "ended-table-host"
    with pytest.raises(NoSuchLink, match="renewed"):
        renew_host(at, former, OTHER_FORM)
    last = renew_host(at, fresh, FORM)
    assert at.held(last).role == "host"
    with pytest.raises(NoSuchLink, match="renewed"):
        renew_host(at, former, FORM)


def test_after_a_change_of_key_codes_are_renewed_and_phones_keep_their_seats(
    house: TrialInstallation,
) -> None:
    at, write = open_pad(house), house.installation.database.write
    phone = at.claim(at.opened.seats[0])
    assert shown(at, OTHER_KEY) == (None, [None] * 3)
    write(lambda c: claiming.renew_lost(c, at.held(at.opened.host), OTHER_KEY, 0))
    watch, seats = shown(at, OTHER_KEY)
    assert watch and seats[0] is None and seats[1] and seats[2]
    assert at.held(at.opened.seats[0]).has_seat(phone)
    assert ended(at, at.opened.seats[1]) == "ended-table-seat"
    write(lambda c: claiming.renew_lost(c, at.held(at.opened.host), OTHER_KEY, 0))
    assert shown(at, OTHER_KEY) == (watch, seats), "what can be shown stays"


def test_a_table_that_is_forgotten_leaves_no_link_behind(house: TrialInstallation) -> None:
    at = open_pad(house)
    renew(at, claiming.renew_seat, 0)
    house.time.forward(retention.EMPTY + 1)
    now, table_id = house.time.now(), at.held(at.opened.host).row.id
    house.installation.database.write(lambda c: retention.forget(c, table_id, now))
    assert ended(at, at.opened.seats[0]) == ""
