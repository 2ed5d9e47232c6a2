"""A campaign's next game that cannot begin: said once, told to the host, tried again by and by."""

import logging
from collections import Counter

import pytest

from service.matches import campaigns
from service.operations import clock
from service.people import sequels
from tests.service.at_table import Table, begin
from tests.service.trial_installation import ANA, BELA, CYRUS, Letter, TrialInstallation

HOSTS = {"en": ANA, "hu": BELA, "fa": CYRUS}
TITLES = {
    "en": "Game 2 of the campaign could not begin",
    "hu": "A hadjáratban nem tudott elkezdődni: 2. játék",
    "fa": "بازی ۲ کارزار نتوانست آغاز شود",
}
NAME = sequels.__name__


class Breakdown:
    """Something on the server that keeps every next game from beginning, until it is mended."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.tries, self.patch, self.whole = 0, patch, sequels._lay_table
        patch.setattr(sequels, "_lay_table", self.fail)

    def fail(self, *_: object) -> str:
        self.tries += 1
        raise RuntimeError("out of order")

    def mend(self) -> None:
        self.patch.setattr(sequels, "_lay_table", self.whole)


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> Breakdown:
    return Breakdown(monkeypatch)


def ended(house: TrialInstallation, host: dict[str, str] = ANA) -> Table:
    """A campaign's first game, played to its end; the letters before that are read."""
    others = [person for person in (ANA, BELA, CYRUS) if person is not host]
    table = begin(house, *others, host=host, options={"campaign": 60}).play(None)
    house.new_letters()
    return table


def kinds(letters: list[Letter]) -> Counter[str]:
    return Counter(letter.kind for letter in letters)


def test_it_is_logged_once_with_its_reason_and_tried_after_longer_and_longer_pauses(
    house: TrialInstallation, broken: Breakdown, caplog: pytest.LogCaptureFixture
) -> None:
    table = ended(house)
    for _ in range(5):
        clock.tick(house.installation)
    said = [record for record in caplog.records if record.name == NAME]
    assert [record.levelno for record in said] == [logging.ERROR]
    assert said[0].exc_info and said[0].match == table.match
    assert broken.tries == 1
    for tries, pause in enumerate((300, 600, 1200), 2):
        house.pass_time(pause - 1)
        assert broken.tries == tries - 1
        house.pass_time(1)
        assert broken.tries == tries
    again = [record for record in caplog.records if record.name == NAME][1:]
    assert [record.levelno for record in again] == [logging.WARNING] * 3
    assert not any(record.exc_info for record in again)


def test_the_pause_never_grows_beyond_a_day(house: TrialInstallation, broken: Breakdown) -> None:
    table = ended(house)
    for _ in range(12):
        sequels.begin_after(house.installation, table.match)
    row = house.installation.database.read(lambda c: campaigns.following(c, table.match))
    assert row.failures == 12 and row.try_at == house.installation.now() + 24 * 3600


def test_everybody_hears_how_the_game_ended_and_the_host_that_none_follows_yet(
    house: TrialInstallation, broken: Breakdown
) -> None:
    ended(house)
    for _ in range(3):
        clock.tick(house.installation)
    letters = house.new_letters()
    assert kinds(letters) == {"over": 3, "stalled": 1}
    assert letters[-1].kind == "stalled" and letters[-1].to == ANA["email"]
    over = letters[0]
    assert "The next game could not begin yet" in over.text
    assert "The next game could not begin yet" in over.html
    house.pass_time(sequels.FIRST_PAUSE)  # it fails again, and nobody is told again
    assert broken.tries == 2 and house.new_letters() == []


@pytest.mark.parametrize("language", HOSTS)
def test_the_host_reads_in_the_own_language_what_happened_and_what_to_do(
    house: TrialInstallation, broken: Breakdown, language: str
) -> None:
    table = ended(house, HOSTS[language])
    clock.tick(house.installation)
    [letter] = [each for each in house.new_letters() if each.kind == "stalled"]
    assert letter["Content-Language"] == language and letter.to == HOSTS[language]["email"]
    assert table.match in letter.text and table.match in letter.html
    page = house.get(letter.host_page)
    assert TITLES[language] in page.text.replace("\u2068", "").replace("\u2069", "")
    assert f"/h/{table.host}/next" in page.reader.links


def test_once_mended_the_host_begins_it_by_a_button_and_everybody_gets_the_new_link(
    house: TrialInstallation, broken: Breakdown
) -> None:
    table = ended(house)
    clock.tick(house.installation)
    house.new_letters()
    ask = house.get(f"/h/{table.host}/next")
    assert broken.tries == 1  # asking changes nothing
    failed = ask.submit("next")
    assert failed.status == 409 and "could not begin this time either" in failed.text
    assert broken.tries == 2
    broken.mend()
    begun = ask.submit("next")
    assert begun.status == 200 and "The next game has begun" in begun.text
    assert f"/h/{table.host}/next" not in begun.reader.links
    letters = house.new_letters()
    assert kinds(letters) == {"next": 3, "turn": 1}
    campaign = house.installation.database.read(lambda c: campaigns.load(c, table.match))
    assert (campaign.status, campaign.latest.number) == ("running", 2)
    for letter in letters[:3]:
        pages = [link for link in letter.links if "/s/" in link]
        assert (
            campaign.latest.commitment in letter.text and campaign.latest.commitment in letter.html
        )
        assert house.get(pages[0]).status == 200 and pages[0] in letter.html


def test_once_mended_it_begins_by_itself_at_the_next_try(
    house: TrialInstallation, broken: Breakdown
) -> None:
    table = ended(house)
    clock.tick(house.installation)
    house.new_letters()
    broken.mend()
    house.pass_time(sequels.FIRST_PAUSE - 1)
    assert house.new_letters() == []
    house.pass_time(1)
    assert kinds(house.new_letters()) == {"next": 3, "turn": 1}
    assert "No game is waiting" in house.get(f"/h/{table.host}/next").submit("next").text


def test_a_letter_of_a_game_that_could_not_begin_is_dropped_once_it_has(
    house: TrialInstallation, broken: Breakdown
) -> None:
    table = ended(house)
    clock.tick(house.installation)
    broken.mend()
    assert sequels.begin_after(house.installation, table.match)
    assert "stalled" not in kinds(house.new_letters())


def test_the_campaigns_page_says_that_it_stands_still(
    house: TrialInstallation, broken: Breakdown
) -> None:
    table = ended(house)
    assert "begins in a moment" in house.get(f"/c/{table.match}").text
    clock.tick(house.installation)
    page = house.get(f"/c/{table.match}")
    assert page.status == 200 and "could not begin yet" in page.text
    assert "could not begin" not in house.get(f"/h/{begin(house).host}").text


def test_a_game_that_the_rules_no_longer_know_is_no_reason_to_keep_the_end_quiet(
    house: TrialInstallation, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ended(house)
    monkeypatch.setattr(campaigns, "sequel", lambda loaded: None)
    clock.tick(house.installation)
    assert kinds(house.new_letters()) == {"over": 3, "stalled": 1}
    assert table.loaded().match.status == "over"
