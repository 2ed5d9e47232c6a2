"""Campaigns whose last game ends at a table, by hand or without a result: all pages agree."""

from __future__ import annotations

import pytest
from sqlalchemy import Connection

from service.language.languages import LANGUAGES, unmarked
from service.language.words import speaker
from service.matches import store, votes
from service.tables import continued_matches
from service.views import votes_view
from service.views.reader import Reader
from tests.service.at_table import Table, begin
from tests.service.matches.test_campaigns import campaign_of, play_on, series, with_points
from tests.service.tables.tables_of_tests import Companions
from tests.service.tables.test_continued_matches import freeze_again, lay, play_to_the_end
from tests.service.trial_installation import TrialInstallation

sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


def plain(text: str) -> str:
    return " ".join(unmarked(text).split())


def take_in(house: TrialInstallation) -> None:
    """Let time pass until the match has the result of the game at the table."""
    house.pass_time(continued_matches.QUIET)
    house.pass_time(1)


def end_by_hand(house: TrialInstallation, table: Table, line: str = "end 2") -> Companions:
    at = lay(table)
    house.new_letters()
    at.enter(at.opened.host, line)
    take_in(house)
    return at


@sqlite_alone
@pytest.mark.parametrize("line", ["end 2", "end"])
def test_a_game_that_was_ended_by_hand_ends_its_campaign_on_every_page_and_in_every_letter(
    house: TrialInstallation, line: str
) -> None:
    first = series(house)
    second = play_on(house, first)
    end_by_hand(house, second, line)
    letters = house.new_letters()
    campaign = campaign_of(house, first.match)
    assert campaign.status == "over" and campaign.is_over and campaign.winners == []
    assert len(letters) == 3
    for letter in letters:
        say = speaker(letter["Content-Language"], "condottiere-3e")
        assert letter["Subject"] == f"{say('campaign-ended')} {say('campaign-drawn')}"
        for read in (plain(letter.text), plain(letter.html)):
            assert plain(say("draw-end-campaign")) in read
            assert f"/c/{first.match}" in read
    for language in LANGUAGES:
        say = speaker(language, "condottiere-3e")
        over = f"{say('campaign-ended')} {say('campaign-drawn')}"
        page = house.get(f"/c/{first.match}?language={language}")
        assert plain(over) in plain(page.text)
        assert plain(say("campaign-in-course", number=2)) not in plain(page.text)
        for path in (f"/c/{first.match}", f"/m/{first.match}", f"/m/{second.match}"):
            page = house.get(f"{path}?language={language}")
            assert page.status == 200 and plain(say("campaign-broken-off")) not in plain(page.text)
            assert f"/m/{second.match}" in page.text and f"/c/{first.match}" in page.text, path
    assert house.client.get(f"/c/{first.match}/poster.pdf").status_code == 200
    assert house.client.get(f"/c/{first.match}/certificate.pdf").status_code == 404
    assert house.get(f"/s/{second.seats[0]}/again").status == 200


@sqlite_alone
def test_a_first_game_that_was_ended_by_hand_has_a_campaign_too(house: TrialInstallation) -> None:
    table = begin(house, options={"campaign": 60}).play(6)
    end_by_hand(house, table)
    assert campaign_of(house, table.match).points == [0, 0, 0]
    for path in (f"/m/{table.match}", f"/s/{table.seats[0]}"):
        assert f"/c/{table.match}" in house.get(path).text, path


@sqlite_alone
def test_a_campaign_that_ended_at_a_table_has_its_new_points_everywhere(
    house: TrialInstallation,
) -> None:
    table = with_points(house, [16, 15, 14]).play(4)
    play_to_the_end(lay(table))
    take_in(house)
    campaign, say = campaign_of(house, table.match), speaker("en", "condottiere-3e")
    assert campaign.points == [18, 24, 16] and campaign.winners == [1]
    page = plain(house.get(f"/c/{table.match}").text)
    assert plain(say("campaign-over", winners="Béla", winners_count=1)) in page
    for points in campaign.points:
        assert f"{points} points" in page
    for path in (f"/s/{table.seats[0]}", f"/m/{table.match}"):
        assert "Ana 16, Béla 15" not in plain(house.get(path).text), path
    for what in ("certificate", "poster"):
        answer = house.client.get(f"/c/{table.match}/{what}.pdf")
        assert answer.status_code == 200 and answer.mimetype == "application/pdf"


@sqlite_alone
def test_a_seat_is_told_of_the_next_game_also_after_an_end_at_a_table(
    house: TrialInstallation,
) -> None:
    table = series(house).play(6)
    play_to_the_end(lay(table))
    take_in(house)
    for seat, token in enumerate(table.seats):
        say = speaker(table.loaded().seats[seat].language, "condottiere-3e")
        told = plain(house.get(f"/s/{token}").text)
        assert plain(say("campaign-next-by-letter", number=2)) in told


# --- called off ------------------------------------------------------------


@sqlite_alone
def test_whoever_calls_a_campaigns_game_off_reads_that_the_campaign_ends_with_it(
    house: TrialInstallation,
) -> None:
    table, single = series(house).play(3), begin(house).play(3)
    ends = plain(speaker("en")("campaign-ends-with-it"))
    for path in ("", "/call-off"):
        assert ends in plain(house.get(f"/h/{table.host}{path}").text)
        assert ends not in plain(house.get(f"/h/{single.host}{path}").text)
    house.new_letters()
    for each in (table, single):
        house.get(f"/h/{each.host}/call-off").submit("call-off")
        letters = house.new_letters()
        assert [letter.kind for letter in letters] == ["called_off"] * 3
        for letter in letters:
            told = plain(speaker(letter["Content-Language"])("campaign-ends-with-it"))
            for read in (letter.text, letter.html):
                assert (told in plain(read)) == (each is table)


@sqlite_alone
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_vote_to_call_a_campaigns_game_off_says_that_the_campaign_ends_with_it(
    house: TrialInstallation, language: str
) -> None:
    ends = speaker(language)("campaign-ends-with-it")
    for options, is_told in (({"campaign": 60}, True), ({}, False)):
        table = begin(house, options=options, seed=str(options)).play(3)
        reader = Reader.of_watcher(table.loaded(), language, "UTC")
        said = {kind: votes_view.effect(table.loaded(), reader, kind) for kind in votes.KINDS}
        assert (ends in said.pop("call_off")) == is_told
        assert not any(ends in each for each in said.values())


@sqlite_alone
@pytest.mark.parametrize("game", ["condottiere-3e", "troyes", "btwixt"])
def test_a_game_that_was_called_off_waits_for_nobody_on_its_page(
    house: TrialInstallation, game: str
) -> None:
    table = begin(house, game=game).play(5)
    house.get(f"/h/{table.host}/call-off").submit("call-off")
    for language in LANGUAGES:
        page, say = house.get(f"/m/{table.match}?language={language}"), speaker(language)
        assert f"<h1>{say('seat-called-off-title')}</h1>" in page.text
        assert plain(page.text).count(plain(say("seat-called-off-title"))) == 1


@sqlite_alone
def test_a_campaigns_game_that_goes_on_as_another_one_keeps_its_number_and_its_points(
    house: TrialInstallation,
) -> None:
    first = series(house)
    second = play_on(house, first).play(4)
    later = freeze_again(second, lay(second))
    house.agree(later)
    for token in house.seat_tokens(later)[1:]:
        house.get(f"/s/{token}/join").submit("join")
    house.new_letters()
    house.pass_time(1)
    for letter in house.new_letters():
        if letter.kind == "called_off":
            told = speaker(letter["Content-Language"])("campaign-ends-with-it")
            assert plain(told) not in plain(letter.text)
    page, say = house.get(f"/c/{first.match}"), speaker("en")
    assert plain(say("campaign-called-off")) not in plain(page.text)
    assert f"/m/{later}" in page.text

    def look(connection: Connection) -> store.LoadedMatch:
        return store.load(connection, later)

    loaded = house.installation.database.read(look)
    assert loaded.match.options["points"] == campaign_of(house, first.match).points
    campaign = campaign_of(house, later)
    assert [game.number for game in campaign.games] == [2]
    assert campaign.before == campaign.points == loaded.match.options["points"]
    page = plain(house.get(f"/m/{later}").text)
    assert say("campaign-of", number=2, target=60) in page
    assert say("campaign-number", number=2) in page and say("campaign-before") in page
