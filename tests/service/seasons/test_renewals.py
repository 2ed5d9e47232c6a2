"""A season's renewed links: the new one opens, and the old one shows why it ended."""

import pytest

from service.installation.tokens import Tokens
from service.seasons import retention, store
from service.seasons.store import NoSuchLink, NotTheHost
from service.views.ended_links import ended_words
from tests.service.seasons.seasons_of_tests import Group, open_season
from tests.service.trial_installation import TrialInstallation

FORM, OTHER_FORM = "of this form", "of another form"
OTHER_KEY = Tokens(b"a new secret of the tests")


def renew_watch(group: Group, token: str, form: str, tokens: Tokens | None = None) -> str | None:
    """Renew the watchers' link and return it as the host's page shows it."""
    tokens, database = tokens or group.house.installation.tokens, group.house.installation.database
    now = group.house.time.now()
    host = database.write(lambda c: store.renew_watch(c, token, form, tokens, now))
    return database.read(lambda c: store.watchers_token(c, store.find(c, host), tokens))


def renew_host(group: Group, token: str, form: str) -> str:
    tokens, database = group.house.installation.tokens, group.house.installation.database
    now = group.house.time.now()
    return database.write(lambda c: store.renew_host(c, token, form, tokens, now))


def role(group: Group, token: str) -> str:
    """Return the link's role, or how it ended."""
    try:
        return group.house.installation.database.read(lambda c: store.find(c, token)).role
    except NoSuchLink as missing:
        return ended_words(missing)


def test_a_new_link_for_watchers_ends_the_old_one_once_for_each_form(
    house: TrialInstallation,
) -> None:
    group = open_season(house, language="hu")
    host, former = group.opened.host, group.opened.watch
    fresh = renew_watch(group, host, FORM)
    assert fresh and fresh != former and role(group, fresh) == "watcher"
    assert role(group, former) == "ended-season-watch"
    assert renew_watch(group, host, FORM) == fresh, "pressed twice"
    last = renew_watch(group, host, OTHER_FORM)
    assert role(group, fresh) == "ended-season-watch"
    assert renew_watch(group, host, FORM) == last, "a form that stood open in another window"
    assert role(group, host) == "host" and role(group, "a" * 26) == ""


def test_only_a_host_who_presses_twice_comes_to_the_new_page(
    house: TrialInstallation,
) -> None:
    group = open_season(house, language="fa")
    former = group.opened.host
    fresh = renew_host(group, former, FORM)
    assert fresh != former and role(group, fresh) == "host"
    assert renew_host(group, former, FORM) == fresh
    assert (
        role(group, former) == "ended-season-host" and role(group, group.opened.watch) == "watcher"
    )
    for form in (OTHER_FORM, ""):
        with pytest.raises(NoSuchLink, match="renewed"):
            renew_host(group, former, form)
    last = renew_host(group, fresh, FORM)
    assert role(group, last) == "host"
    with pytest.raises(NoSuchLink, match="renewed"):
        renew_host(group, former, FORM)


def test_one_form_that_is_sent_to_both_addresses_makes_two_links(house: TrialInstallation) -> None:
    group = open_season(house)
    watch = renew_watch(group, group.opened.host, FORM)
    host = renew_host(group, group.opened.host, FORM)
    assert watch and [role(group, each) for each in (watch, host)] == ["watcher", "host"]


def test_only_the_host_makes_links(house: TrialInstallation) -> None:
    group = open_season(house)
    with pytest.raises(NotTheHost):
        renew_watch(group, group.opened.watch, FORM)
    with pytest.raises(NoSuchLink):
        renew_host(group, group.opened.watch, FORM)
    for work in (renew_watch, renew_host):
        with pytest.raises(NoSuchLink):
            work(group, "a" * 26, FORM)
    assert role(group, group.opened.watch) == "watcher" and role(group, group.opened.host) == "host"


def test_after_a_new_key_a_link_is_made_that_can_be_shown(house: TrialInstallation) -> None:
    group = open_season(house)
    read = house.installation.database.read
    held = read(lambda c: store.find(c, group.opened.host))
    assert read(lambda c: store.watchers_token(c, held, OTHER_KEY)) is None
    fresh = renew_watch(group, group.opened.host, FORM, OTHER_KEY)
    assert fresh and role(group, fresh) == "watcher"


def test_a_group_that_is_forgotten_leaves_no_link_behind(house: TrialInstallation) -> None:
    group = open_season(house)
    renew_watch(group, group.opened.host, FORM)
    house.time.forward(retention.EMPTY + 1)
    now = house.time.now()
    house.installation.database.write(lambda c: retention.forget(c, group.opened.id, now))
    assert role(group, group.opened.watch) == ""
