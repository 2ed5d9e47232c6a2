"""The next game of an evening: the same people, phones, seats and codes."""

from __future__ import annotations

import pytest

from engine.condottiere.box.cards import ids, spread
from engine.table import Refused
from service.installation.links import TableLinks
from service.language.languages import LANGUAGES, unmarked
from service.language.words import Speaker, speaker
from service.tables import continued_matches, first_player, next_games
from service.tables.entering import NotYours
from service.tables.store import Held
from tests.service.at_table import Table
from tests.service.matches.test_campaigns import campaign_of, next_table
from tests.service.matches.test_early_ends_of_campaigns import plain
from tests.service.seasons.seasons_of_tests import open_season
from tests.service.tables.tables_of_tests import NAMES, Companions, open_pad
from tests.service.tables.test_continued_matches import begin as match_of
from tests.service.tables.test_continued_matches import lay, play_to_the_end
from tests.service.tables.test_freezing import freeze, say
from tests.service.trial_installation import TrialInstallation

sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


def begin(at: Companions, game: str, token: str = "") -> str:
    """Begin the next game as the host, or by another link."""
    held, house = at.held(token or at.opened.host), at.house
    tokens, now = house.installation.tokens, house.time.now()
    return house.installation.database.write(lambda c: next_games.begin(c, held, game, tokens, now))


def begun_by(at: Companions) -> int | None:
    return first_player.of(at.table)


def test_phones_keep_their_seats_and_every_link_opens_the_next_game(
    house: TrialInstallation,
) -> None:
    at = open_pad(house, game="condottiere-3e", options={"larger_empires": True}, title="Friday")
    phone = at.claim(at.opened.seats[1])
    for line in ("tell 1", "1 besiege siena", "end 0"):
        at.enter(at.opened.host, line)
    next_id = begin(at, "condottiere-3e")
    links = (at.opened.host, at.opened.watch, *at.opened.seats)
    assert {at.held(link).row.id for link in links} == {next_id}
    held = at.held(at.opened.seats[1])
    assert held.has_seat(phone) and held.names == ["Ana", "Béla", "کورش"]
    assert held.row.options == {"larger_empires": True} and held.row.title == "Friday"
    at.enter(
        at.opened.seats[1], "besiege roma" if begun_by(at) == 1 else "2 besiege roma", phone=phone
    )


@pytest.mark.parametrize(
    ("game", "begins", "after"),
    [("condottiere-3e", "tell 2", 0), ("btwixt", "first 0", 1), ("troyes", "tell 1", 2)],
)
def test_the_player_after_the_last_first_player_begins(
    house: TrialInstallation, game: str, begins: str, after: int
) -> None:
    at = open_pad(house, game=game)
    for line in ("tell 0", "undo 1") if begins.startswith("tell") else ():
        at.enter(at.opened.host, line)
    for line in (begins, "end 0"):
        at.enter(at.opened.host, line)
    begin(at, game)
    assert begun_by(at) == after and at.table.number == 1


def test_another_game_has_its_usual_options_and_may_be_a_score_pad(
    house: TrialInstallation,
) -> None:
    at = open_pad(house, game="condottiere-3e", options={"larger_empires": True})
    for line in ("tell 0", "end"):
        at.enter(at.opened.host, line)
    assert next_games.offered(at.held(at.opened.host).row)[0] == "condottiere-3e"
    begin(at, "btwixt")
    row = at.held(at.opened.host).row
    assert (row.game, row.options, begun_by(at)) == ("btwixt", {}, 1)
    at.enter(at.opened.host, "end 1")
    begin(at, "pad")
    assert (begun_by(at), at.table.number) == (None, 0)


def test_a_game_that_goes_on_has_no_next_one_and_only_its_host_begins_one(
    house: TrialInstallation,
) -> None:
    at = open_pad(house, "Ana", "Béla")
    for code, game in (("not_over_yet", "pad"), ("no_such_game", "btwixt"), ("no_such_game", "x")):
        with pytest.raises(Refused) as refused:
            begin(at, game)
        assert refused.value.refusal == {"code": code}
        if code == "not_over_yet":
            at.enter(at.opened.host, "end 0")
    with pytest.raises(NotYours):
        begin(at, "pad", at.opened.seats[0])
    first = begin(at, "pad")
    with pytest.raises(Refused):  # the second tap
        begin(at, "pad")
    assert at.held(at.opened.host).row.id == first


def test_the_game_before_is_found_by_links_of_its_own(house: TrialInstallation) -> None:
    at = open_pad(house)
    at.enter(at.opened.host, "end 2")
    before = at.held(at.opened.host).row
    assert former_of(at, at.held(at.opened.host)) is None
    begin(at, "pad")
    found = {
        role: former_of(at, at.held(token))
        for role, token in (("host", at.opened.host), ("seat", at.opened.seats[0]))
    }
    for role, kind in (("host", "table_host"), ("seat", "table_watch")):
        former = found[role]
        assert former is not None and former.row.id == before.id
        assert at.held(former.token).kind == kind
    at.enter(found["host"].token, "undo 1")  # type: ignore[union-attr]
    assert at.held(at.opened.host).row.status == "open", "the next game is not touched"


def former_of(at: Companions, held: Held) -> next_games.Former | None:
    tokens = at.house.installation.tokens
    return at.house.installation.database.read(lambda c: next_games.former_of(c, held, tokens))


def test_an_entry_for_the_game_before_does_not_reach_the_next_one(
    house: TrialInstallation,
) -> None:
    at = open_pad(house)
    at.enter(at.opened.host, "end 2")
    before = at.held(at.opened.host).row.id
    begin(at, "pad")
    with pytest.raises(Refused) as refused:
        at.enter(at.opened.seats[0], "add 5", offered_at=before)
    assert refused.value.refusal == {"code": "moved_on"} and at.table.number == 0
    at.enter(at.opened.seats[0], "add 5", offered_at=at.held(at.opened.host).row.id)


def test_a_season_counts_both_games(house: TrialInstallation) -> None:
    group = open_season(house)
    at = open_pad(house)
    at.enter(at.opened.host, "end 2")
    group.put(f"/t/{at.opened.host}")
    begin(at, "pad")
    at.enter(at.opened.host, "end 1")
    assert sorted(play.winners for play in group.plays) == [[1], [2]]


# --- a campaign ------------------------------------------------------------


def open_campaign(house: TrialInstallation, **options: object) -> Companions:
    return open_pad(house, game="condottiere-3e", options={"campaign": 10} | options)


def points_of(at: Companions) -> list[int]:
    return at.table.rules.outcome(at.table.at, 3)["campaign"]["points"]  # type: ignore[index]


def won_by(at: Companions, say: Speaker) -> str:
    """Return the sentence that the seats with most points have won the campaign."""
    points = points_of(at)
    best = [name for name, each in zip(NAMES, points, strict=True) if each == max(points)]
    return say("campaign-over", winners=say.join(best), winners_count=len(best))


@sqlite_alone
def test_a_campaign_goes_on_at_the_phones_with_its_points_to_its_winner(
    house: TrialInstallation,
) -> None:
    at = open_campaign(house)
    links = [TableLinks("", each).page for each in (at.opened.host, at.opened.watch)]
    total = [0, 0, 0]
    for number in range(1, 9):
        play_to_the_end(at, f"evening {number}")
        points, gained = points_of(at), at.table.at.state.result["scores"]
        assert all(
            now >= then + each for now, then, each in zip(points, total, gained, strict=True)
        )
        total, is_over = points, max(points) >= 10
        for language in LANGUAGES:
            say = speaker(language)
            for link in links:
                told = plain(house.get(f"{link}?language={language}").text)
                assert plain(say("campaign-of", number=number, target=10)) in told
                assert all(plain(say("campaign-points", points=each)) in told for each in points)
                assert (plain(won_by(at, say)) in told) == is_over
            following = plain(say("campaign-number", number=number + 1))
            for path in (links[0], f"{links[0]}/next"):
                page = plain(house.get(f"{path}?language={language}").text)
                assert (following in page) != is_over
        offered = f"{links[0]}/certificate.pdf" in house.get(links[0]).text
        answer = house.client.get(f"{links[0]}/certificate.pdf")
        assert offered == is_over == (answer.status_code == 200)
        if is_over:
            break
        house.get(links[0]).submit("next")
        assert at.held(at.opened.host).row.options == {"campaign": 10, "points": points}
    assert is_over and number > 1
    house.get(links[0]).submit("next")
    assert at.held(at.opened.host).row.options == {"campaign": 10}, "another campaign"


@sqlite_alone
def test_a_season_and_its_file_say_which_game_of_a_campaign_a_table_was(
    house: TrialInstallation,
) -> None:
    group, at = open_season(house), open_campaign(house, campaign=60)
    group.put(f"/t/{at.opened.host}")
    for luck in ("one", "two"):
        play_to_the_end(at, luck)
        begin(at, "condottiere-3e")
    places = [f"Game {number} of a campaign to 60 points" for number in (1, 2)]
    page = plain(house.get(f"/g/{group.opened.host}").text)
    assert all(place in page for place in places) and "counts once as a whole" not in page
    file = house.client.get(f"/g/{group.opened.watch}/season.bgsplay").json
    assert sorted(play["comments"] for play in file["plays"]) == places
    for play in (each for each in group.plays if each.ended):
        assert house.get(f"/g/{group.opened.host}/play/{play.id}").status == 200


@sqlite_alone
@pytest.mark.parametrize("put_at", ["the first game", "the last game"])
def test_a_finished_campaign_at_the_phones_counts_as_a_whole_beside_its_games(
    house: TrialInstallation, put_at: str
) -> None:
    group, at = open_season(house), open_campaign(house)
    if put_at == "the first game":
        group.put(f"/t/{at.opened.host}")
    for number in range(1, 9):
        play_to_the_end(at, f"evening {number}")
        house.pass_time(600)
        if max(points_of(at)) >= 10:
            break
        assert not any(play.is_campaign for play in group.plays)
        begin(at, "condottiere-3e")
    group.put(f"/t/{at.opened.host}")
    points, (campaign, *games) = points_of(at), group.plays
    assert campaign.is_campaign and [game.number for game in games] == [*range(number, 0, -1)]
    assert campaign.ended.scores == points and {game.campaign for game in games} == {
        campaign.campaign
    }
    assert campaign.winners == [seat for seat, each in enumerate(points) if each == max(points)]
    assert sum(group.points.values()) == (number + 1) * (1 + 2 + 3)
    for link in (group.opened.host, group.opened.watch):
        season = f"/g/{link}"
        shown = house.get(season)
        assert "Campaign to 10 points – Condottiere" in unmarked(shown.text)
        assert "counts once as a whole" in plain(shown.text)
        assert f"{season}/play/{campaign.id}" in shown.text
        page = house.get(f"{season}/play/{campaign.id}")
        assert all(f"{season}/play/{game.id}" in page.text for game in games)
        assert f'href="{season}' in page.text, "the way back"
        assert all(plain(f"{each} points") in plain(page.text) for each in points)
        for game in games:
            assert f"{season}/play/{campaign.id}" in house.get(f"{season}/play/{game.id}").text
        assert house.get(f"{season}/play/{campaign.id}.bgsplay").status == 404
        file = house.client.get(f"{season}/season.bgsplay").json
        assert len(file["plays"]) == number
    begin(at, "condottiere-3e")
    assert [play.number for play in group.plays if play.ended is None] == [1]
    assert len({play.campaign for play in group.plays}) == 2, "another campaign"
    assert group.take_out(games[0].id) and not any(play.is_campaign for play in group.plays)


@sqlite_alone
def test_a_campaign_that_was_ended_by_hand_begins_anew(house: TrialInstallation) -> None:
    at = open_campaign(house, campaign=60)
    play_to_the_end(at)
    begin(at, "condottiere-3e")
    for line in ("tell 0", "end 1"):
        at.enter(at.opened.host, line)
    link = TableLinks("", at.opened.host).page
    for language in LANGUAGES:
        told, say = plain(house.get(f"{link}?language={language}").text), speaker(language)
        for message in ("campaign-ended", "campaign-drawn", "draw-end-campaign"):
            assert plain(say(message)) in told
    assert "crowned" not in house.get(link).text, "nobody has won the campaign"
    assert house.client.get(f"{link}/certificate.pdf").status_code == 404
    begin(at, "condottiere-3e")
    assert at.held(at.opened.host).row.options == {"campaign": 60}


@sqlite_alone
@pytest.mark.parametrize(
    ("rule", "begins"),
    [({}, None), ({"campaign_holder": "first"}, 1), ({"campaign_holder": "rotate"}, 2)],
)
def test_the_campaigns_rule_says_who_begins_its_next_game(
    house: TrialInstallation, rule: dict[str, object], begins: int | None
) -> None:
    at = open_campaign(house, campaign=60, **rule)
    at.enter(at.opened.host, "tell 1")
    play_to_the_end(at)
    begin(at, "condottiere-3e")
    assert begun_by(at) == begins
    assert at.held(at.opened.host).row.options["points"]


@sqlite_alone
def test_a_campaign_that_came_from_mail_goes_on_by_mail_alone(house: TrialInstallation) -> None:
    table = match_of(house, options={"campaign": 60}).play(6)
    at = lay(table)
    play_to_the_end(at)
    assert "Game 2 of the campaign" not in plain(
        house.get(TableLinks("", at.opened.host).page).text
    )
    begin(at, "condottiere-3e")
    assert at.held(at.opened.host).row.options == {}
    house.pass_time(continued_matches.QUIET)
    house.pass_time(1)
    assert next_table(house, table).loaded().is_running


@sqlite_alone
def test_a_later_game_that_goes_on_by_mail_keeps_its_number_and_its_points(
    house: TrialInstallation,
) -> None:
    at = open_campaign(house, campaign=60)
    play_to_the_end(at)
    points = points_of(at)
    begin(at, "condottiere-3e")
    at.enter(at.opened.host, "tell 0")
    state = at.table.at.state
    for seat, hand in enumerate(state.hands):
        say(at, seat, ids(spread(hand)))
    later = freeze(at)
    house.agree(later)
    for token in house.seat_tokens(later)[1:]:
        house.get(f"/s/{token}/join").submit("join")
    campaign = campaign_of(house, later)
    assert campaign.points == campaign.before == points
    assert [game.number for game in campaign.games] == [2]
    for path in (f"/m/{later}", f"/c/{later}"):
        told = plain(house.get(path).text)
        assert "Game 2" in told and "Game 1" not in told and "Earlier games" in told
    second = Table(house, later, house.seat_tokens(later), "").play(None)
    house.pass_time(1)
    third = next_table(house, second)
    assert "Game 3 of the campaign" in plain(house.get(f"/m/{third.match}").text)
    assert campaign_of(house, later).after(later).match == third.match  # type: ignore[union-attr]
