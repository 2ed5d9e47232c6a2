"""A campaign's next game that cannot begin: reported once to the host, and retried."""

import logging
from collections import Counter

import pytest

from service.matches import campaigns
from service.operations import scheduler
from service.people import campaign_sequels
from tests.service.at_table import Table, begin
from tests.service.trial_installation import ANA, BELA, CYRUS, Letter, TrialInstallation

HOSTS = {"en": ANA, "hu": BELA, "fa": CYRUS}
TITLES = {
    "en": "Game 2 of the campaign couldn’t begin",
    "hu": "A hadjárat 2. játékát nem sikerült elindítani",
    "fa": "بازی ۲ مسابقه شروع نشد",
}
NAME = campaign_sequels.__name__


class Breakdown:
    """A fault of the server that keeps every next game from beginning until it is repaired."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.tries, self.patch, self.whole = 0, patch, campaign_sequels._lay_table
        patch.setattr(campaign_sequels, "_lay_table", self.fail)

    def fail(self, *_: object) -> str:
        self.tries += 1
        raise RuntimeError("out of order")

    def mend(self) -> None:
        self.patch.setattr(campaign_sequels, "_lay_table", self.whole)


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> Breakdown:
    return Breakdown(monkeypatch)


def ended(house: TrialInstallation, host: dict[str, str] = ANA) -> Table:
    """Return a campaign's first game, played to its end, with all earlier letters read."""
    others = [person for person in (ANA, BELA, CYRUS) if person is not host]
    table = begin(house, *others, host=host, options={"campaign": 60}).play(None)
    house.new_letters()
    return table


def kinds(letters: list[Letter]) -> Counter[str]:
    return Counter(letter.kind for letter in letters)


def test_it_is_logged_once_with_its_reason_and_retried_after_growing_pauses(
    house: TrialInstallation, broken: Breakdown, caplog: pytest.LogCaptureFixture
) -> None:
    table = ended(house)
    for _ in range(5):
        scheduler.tick(house.installation)
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
        campaign_sequels.begin_after(house.installation, table.match)
    row = house.installation.database.read(lambda c: campaigns.following(c, table.match))
    assert row.failures == 12 and row.try_at == house.installation.now() + 24 * 3600


def test_everybody_learns_how_the_game_ended_and_the_host_that_no_game_follows_yet(
    house: TrialInstallation, broken: Breakdown
) -> None:
    ended(house)
    for _ in range(3):
        scheduler.tick(house.installation)
    letters = house.new_letters()
    assert kinds(letters) == {"over": 3, "stalled": 1}
    assert letters[-1].kind == "stalled" and letters[-1].to == ANA["email"]
    over = letters[0]
    assert "The next game couldn’t begin yet" in over.text
    assert "The next game couldn’t begin yet" in over.html
    house.pass_time(campaign_sequels.FIRST_PAUSE)  # it fails again, without another letter
    assert broken.tries == 2 and house.new_letters() == []


@pytest.mark.parametrize("language", HOSTS)
def test_the_host_reads_in_their_own_language_what_happened_and_what_to_do(
    house: TrialInstallation, broken: Breakdown, language: str
) -> None:
    table = ended(house, HOSTS[language])
    scheduler.tick(house.installation)
    [letter] = [each for each in house.new_letters() if each.kind == "stalled"]
    assert letter["Content-Language"] == language and letter.to == HOSTS[language]["email"]
    assert table.match in letter.text and table.match in letter.html
    page = house.get(letter.host_page)
    assert TITLES[language] in page.text.replace("\u2068", "").replace("\u2069", "")
    assert f"/h/{table.host}/next" in page.reader.links


def test_once_repaired_the_host_begins_it_by_a_button_and_all_get_the_new_link(
    house: TrialInstallation, broken: Breakdown
) -> None:
    table = ended(house)
    scheduler.tick(house.installation)
    house.new_letters()
    ask = house.get(f"/h/{table.host}/next")
    assert broken.tries == 1  # the question changes nothing
    failed = ask.submit("next")
    assert failed.status == 409 and "couldn’t begin this time either" in failed.text
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
    scheduler.tick(house.installation)
    house.new_letters()
    broken.mend()
    house.pass_time(campaign_sequels.FIRST_PAUSE - 1)
    assert house.new_letters() == []
    house.pass_time(1)
    assert kinds(house.new_letters()) == {"next": 3, "turn": 1}
    assert "No game is waiting" in house.get(f"/h/{table.host}/next").submit("next").text


def test_a_letter_about_the_failed_beginning_is_dropped_once_the_game_has_begun(
    house: TrialInstallation, broken: Breakdown
) -> None:
    table = ended(house)
    scheduler.tick(house.installation)
    broken.mend()
    assert campaign_sequels.begin_after(house.installation, table.match)
    assert "stalled" not in kinds(house.new_letters())


def test_the_campaigns_page_says_that_it_is_stalled(
    house: TrialInstallation, broken: Breakdown
) -> None:
    table = ended(house)
    assert "begins in a moment" in house.get(f"/c/{table.match}").text
    scheduler.tick(house.installation)
    page = house.get(f"/c/{table.match}")
    assert page.status == 200 and "couldn’t begin yet" in page.text
    assert "couldn’t begin" not in house.get(f"/h/{begin(house).host}").text


def test_letters_about_the_end_are_sent_even_if_the_rules_no_longer_know_the_game(
    house: TrialInstallation, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ended(house)
    monkeypatch.setattr(campaigns, "sequel", lambda loaded: None)
    scheduler.tick(house.installation)
    assert kinds(house.new_letters()) == {"over": 3, "stalled": 1}
    assert table.loaded().match.status == "over"
