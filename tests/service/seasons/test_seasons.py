"""A season counts games by mail and with the real box, each game once and only when over."""

from __future__ import annotations

import pytest
from sqlalchemy import func, select, update

from engine.table import Refused
from service.database.rows import GAME_TABLE, SEASON, SEASON_GAME
from service.language.languages import unmarked
from service.operations import scheduler
from service.people import seating
from service.seasons import membership, retention, standings, store
from service.seasons.membership import NotPut
from service.seasons.people import NotOne, folded
from service.seasons.store import NoSuchLink, NotTheHost
from service.tables import creation, table_requests
from service.tables import retention as tables_keeping
from tests.service.at_table import begin, invite
from tests.service.matches.test_campaigns import campaign_of, next_table, with_points
from tests.service.seasons.seasons_of_tests import open_season, play_table
from tests.service.tables.tables_of_tests import NOBODY, Companions, open_pad
from tests.service.tables.test_freezing import freeze, open_condottiere, play_half, say_all
from tests.service.trial_installation import TrialInstallation

sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


def test_a_match_by_mail_and_a_table_are_on_one_page(
    house: TrialInstallation,
) -> None:
    group, match = open_season(house), begin(house)
    assert group.put(f"https://play.example/h/{match.host}?done=x") == match.match
    (running,) = group.plays
    assert (running.ended, running.on_turn) == (None, (match.asked,))
    assert group.standings == []
    match.play(None)
    house.pass_time(60)
    at = play_table(house, "Ana", "Béla", "كورش")
    group.put(f"/t/{at.opened.host}")
    at_table, by_mail = group.plays
    result, kept = match.loaded().match.result, at.held(at.opened.host).row
    assert by_mail.ended.winners == result["winners"] and by_mail.is_match
    assert at_table.ended.winners == kept.result["winners"] and kept.ended_at == kept.touched_at
    assert at_table.ended_at == kept.ended_at > by_mail.ended_at
    assert set(group.points) == {"ana", "béla", "کورش"}  # in either spelling from the phone
    assert sum(group.points.values()) == 2 * (1 + 2 + 3)
    before = standings.before(group.plays, group.people)
    assert sum(before.values()) == sum(len(play.people) == 3 for play in group.plays) * 3 - sum(
        len(place) - 1 for play in group.plays for place in play.places
    )
    group.put(f"/h/{match.host}")  # a second time
    assert len(group.plays) == 2
    at.enter(at.opened.host, f"undo {kept.number}")  # the game goes on after all
    assert [play.ended is None for play in group.plays].count(True) == 1
    row = at.held(at.opened.host).row
    assert (row.result, row.ended_at, row.status) == (None, None, "open")


def test_the_parts_of_one_game_count_once_and_are_removed_together(
    house: TrialInstallation,
) -> None:
    group, at = open_season(house), open_condottiere(house)
    group.put(f"/t/{at.opened.host}")
    say_all(at, play_half(at))
    match = freeze(at)
    assert [play.id for play in group.plays] == [match]
    other = open_season(house, key="other")
    other.put(f"/t/{at.opened.host}")
    assert [play.id for play in other.plays] == [match]
    assert group.take_out(match) and group.plays == [] and not group.take_out(match)
    assert group.put(f"/t/{at.opened.host}") == at.opened.id and len(group.plays) == 1
    table = begin(house).play(6)
    group.put(f"/h/{table.host}")
    tokens, now = house.installation.tokens, house.installation.now() + 1
    write = house.installation.database.write
    on = write(lambda c: creation.from_match(c, store_load(c, table.match), tokens, now))
    assert on.id in {play.id for play in group.plays} and len(group.plays) == 2
    later = begin(house, options={"campaign": 20}, seed="c")
    group.put(f"/h/{later.host}")
    later.play(None)
    scheduler.tick(house.installation)
    following = next_table(house, later).match
    assert following in {play.id for play in group.plays} and len(group.plays) == 4
    assert group.take_out(following) and len(group.plays) == 3


@sqlite_alone
def test_a_finished_campaign_counts_as_a_whole_beside_its_games(
    house: TrialInstallation,
) -> None:
    group, table = open_season(house), with_points(house, [16, 15, 14])
    group.put(f"/h/{table.host}")
    [running] = group.plays
    assert (running.number, running.target, running.campaign) == (1, 20, table.match)
    table.play(None)
    campaign, game = group.plays
    [tally] = [each.tally for each in campaign_of(house, table.match).games]
    assert campaign.is_campaign and not game.is_campaign
    assert campaign.winners == tally.winners and campaign.ended.scores == tally.points
    assert campaign.places[0] == tally.winners != game.winners
    assert campaign.kind != game.kind
    assert sum(group.points.values()) == 2 * (1 + 2 + 3)  # the game, and the campaign
    names = [seat.name for seat in table.loaded().seats]
    assert (
        group.points[folded(names[tally.winners[0]])]
        == 3 + standings.halves_of(game)[tally.winners[0]] / 2
    )
    page = house.get(f"/g/{group.opened.host}")
    assert "Campaign to 20 points – Condottiere" in unmarked(page.text)
    assert "Game 1 of a campaign to 20 points" in unmarked(page.text)
    assert f"/c/{table.match}" in page.text and f"/play/{campaign.id}" not in page.text
    for path in (f"/play/{campaign.id}", f"/play/{campaign.id}.bgsplay", f"/out/{campaign.id}"):
        assert house.get(f"/g/{group.opened.host}{path}").status in (200, 404)
    file = house.client.get(f"/g/{group.opened.host}/season.bgsplay").json
    assert len(file["plays"]) == 1
    assert group.take_out(game.id) and group.plays == []


def store_load(connection: object, match: str) -> object:
    from service.matches import store as matches

    return matches.load(connection, match, lock=True)


@sqlite_alone
def test_a_games_host_adds_it_and_the_seasons_host_changes_the_season(
    house: TrialInstallation,
) -> None:
    group, at, match = open_season(house), open_pad(house), begin(house)
    refused = {
        "": "no_link",
        "x" * 60_000: "no_link",
        f"/t/{NOBODY}": "no_such_game",
        f"/h/{NOBODY}": "no_such_game",
        f"/s/{match.seats[0]}": "no_link",
        f"/h/{match.seats[0]}": "no_such_game",
        f"/t/{at.opened.seats[0]}": "not_its_host",
        f"/t/{at.opened.watch}": "not_its_host",
    }
    for link, code in refused.items():
        with pytest.raises(NotPut, match=code):
            group.put(link)
    read = house.installation.database.read
    assert read(lambda c: store.find(c, group.opened.watch)).role == "watcher"
    with pytest.raises(NotTheHost):
        read(lambda c: store.to_change(c, group.opened.watch))
    for wrong in (NOBODY, "", group.opened.id, group.opened.host.upper()):
        with pytest.raises(NoSuchLink):
            read(lambda c, wrong=wrong: store.find(c, wrong))
    rows = read(lambda c: [*c.execute(select(SEASON)).all()])
    assert not {group.opened.host, group.opened.watch} & {value for row in rows for value in row}
    assert open_season(house).opened == group.opened  # the same form again


@sqlite_alone
def test_a_full_group_takes_no_more(
    house: TrialInstallation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(membership, "MOST_GAMES", 1)
    group = open_season(house)
    group.put_pad({"Ana": 1, "Béla": 2})
    with pytest.raises(NotPut, match="full"):
        group.put_pad({"Ana": 1, "Béla": 2})
    assert len(group.plays) == 1


@sqlite_alone
def test_two_names_are_one_person_from_the_hosts_decision_until_its_undo(
    house: TrialInstallation,
) -> None:
    group = open_season(house)
    group.put_pad({"Ana": 10, "Béla": 5})
    group.put_pad({"Anna": 10, "Béla": 5})
    assert group.points == {"ana": 2, "anna": 2, "béla": 2}
    group.make_one("ana", "anna")
    assert group.points == {"anna": 4, "béla": 2} and group.people.joined == {"ana": "Ana"}
    for pair, code in (
        (("ana", "anna"), "same_already"),
        (("anna", "béla"), "played_together"),
        (("nobody", "béla"), "no_such_name"),
    ):
        with pytest.raises(NotOne, match=code):
            group.make_one(*pair)
    group.put_pad({"Ana": 1, "Anna": 2})  # so they are two people after all, in that game
    assert group.points == {"anna": 6, "béla": 2, "ana": 1}
    group.make_two("ana")
    assert group.points == {"ana": 3, "anna": 4, "béla": 2} and group.people.joined == {}
    assert folded("  Kúrosh\u200c ") == folded("KÚROSH") and folded("علي") == folded("علی")


@sqlite_alone
def test_points_streaks_places_and_scores_alone(house: TrialInstallation) -> None:
    group = open_season(house)
    group.put_pad({"Ana": 9, "Béla": 5, "Dara": 5, "": 1}, "Skull King")
    group.put_pad({"Ana": 3, "Béla": 5, "Dara": 1}, "Golf", options={"low_wins": True})
    group.put_pad({"Béla": 1, "Dara": 2}, "Golf", options={"low_wins": True})
    group.put_pad({"Ana": 40}, "Solo")
    group.put_pad({"Ana": 60}, "Solo")
    group.put_pad({"Ana": 50}, "solo")
    # 4 + 2, 2½ + 1 + 2, 2½ + 3 + 1
    assert [(each.person, each.points, each.wins, each.place) for each in group.standings] == [
        ("dara", 6.5, 1, 1),
        ("ana", 6, 1, 2),
        ("béla", 5.5, 1, 3),
    ]
    before = standings.before(group.plays, group.people)
    assert before["dara", "béla"] == 1 and before["béla", "dara"] == 1
    assert before["ana", "béla"] == 2 and before["béla", "ana"] == 0
    ((kind, (mine,)),) = standings.alone(group.plays, group.people).items()
    assert kind == "pad solo" and (mine.best.ended.scores, mine.mean) == ([60], 50)
    assert mine.last.ended.scores == [50] and len(mine.plays) == 3
    assert standings.streaks(group.plays, group.people) == []
    for _ in range(2):
        group.put_pad({"Ana": 9, "Béla": 5})
    (streak,) = standings.streaks(group.plays, group.people)
    assert (streak.person, streak.now, streak.longest) == ("ana", 2, 2)
    group.put_pad({"Ana": 1, "Béla": 5})
    assert standings.streaks(group.plays, group.people)[0].now == 0


@sqlite_alone
def test_bots_and_called_off_games_do_not_count(house: TrialInstallation) -> None:
    group = open_season(house)
    alone = begin(house, {"bot": True}, {"bot": True})
    alone.play(None)
    group.put(f"/h/{alone.host}")
    (play,) = group.plays
    assert play.is_alone and len(play.names) == 3 and group.standings == []
    ended = begin(house, seed="b")
    group.put(f"/h/{ended.host}")
    write, now = house.installation.database.write, house.installation.now()
    write(lambda c: seating.call_off(c, store_load(c, ended.match), now))
    assert [each.status for each in group.plays if each.ended is None] == ["called_off"]
    assert "In progress" not in house.get(f"/g/{group.opened.host}").text
    assert group.standings == []


@sqlite_alone
@pytest.mark.parametrize("game", ["condottiere-3e", "rakab", "troyes", "btwixt"])
def test_a_game_that_was_broken_off_brings_nobody_points(
    house: TrialInstallation, game: str
) -> None:
    group = open_season(house)
    body = {"game": game, "seats": [{"name": name} for name in ("Ana", "Béla", "Dara")]}
    tokens, now = house.installation.tokens, house.installation.now()
    wish = table_requests.read(body, "broken off")
    write = house.installation.database.write
    at = Companions(house, write(lambda c: creation.open_table(c, wish, tokens, now)))
    while at.held(at.opened.host).row.status == "open":
        try:
            at.enter(at.opened.host, "end")
        except Refused:  # the rules want something told first
            at.enter(at.opened.host, at.table.rules.offers(at.table.at, None)[0])
    group.put(f"/t/{at.opened.host}")
    (play,) = group.plays
    assert play.is_broken_off and play.ended is not None
    assert group.standings == [] and not standings.before(group.plays, group.people)
    page = house.get(f"/g/{group.opened.host}").text
    assert "Broken off" in page and "Ana" in page and 'class="rank"' not in page
    text = house.get(f"/g/{group.opened.host}/geek").text
    assert "Broken off" in text and "1. " not in text
    [shared] = house.client.get(f"/g/{group.opened.host}/season.bgsplay").json["plays"]
    assert "Broken off." in shared["comments"]
    assert not any(each["winner"] or each["rank"] for each in shared["playerScores"])


@sqlite_alone
@pytest.mark.parametrize(("game", "names"), [("pad", ["Ana", "Béla"]), ("troyes", ["Ana"])])
def test_a_table_that_ended_without_points_or_winners_was_broken_off(
    house: TrialInstallation, game: str, names: list[str]
) -> None:
    """A score pad is empty then, and somebody who plays alone has no score."""
    group = open_season(house)
    at = open_pad(house, *names, game=game)
    while at.held(at.opened.host).row.status == "open":
        try:
            at.enter(at.opened.host, "end")
        except Refused as refused:  # the rules want something told first
            need = refused.refusal["need"]
            told = f"tell {' '.join(need['things'][: need['size']])}"
            at.enter(at.opened.host, told)
    group.put(f"/t/{at.opened.host}")
    (play,) = group.plays
    assert play.is_broken_off and play.winners == [] and play.ended.scores == []
    assert group.standings == []
    assert "Broken off" in house.get(f"/g/{group.opened.host}").text
    assert "was broken off" in house.get(f"/t/{at.opened.watch}").text
    [shared] = house.client.get(f"/g/{group.opened.host}/season.bgsplay").json["plays"]
    assert "Broken off." in shared["comments"]
    assert not any(each["winner"] or each["rank"] for each in shared["playerScores"])


@sqlite_alone
def test_a_table_that_was_over_before_its_end_was_kept_is_counted_too(
    house: TrialInstallation,
) -> None:
    group = open_season(house)
    table_id = group.put_pad({"Ana": 10, "Béla": 5})
    (kept,) = group.plays
    forgotten = {"result": None, "ended_at": None}
    write = house.installation.database.write
    write(
        lambda c: c.execute(update(GAME_TABLE).where(GAME_TABLE.c.id == table_id).values(forgotten))
    )
    assert group.plays == [kept]


@sqlite_alone
def test_an_empty_season_is_deleted_and_a_deleted_game_leaves_its_season(
    house: TrialInstallation,
) -> None:
    used, _ = open_season(house), open_season(house, key="empty")
    left, waiting = open_pad(house, key="left"), invite(house)
    used.put_pad({"Ana": 10, "Béla": 5})
    used.put(f"/t/{left.opened.host}")
    used.put(f"/h/{waiting.host}")
    assert len(used.plays) == 3
    house.pass_time(max(retention.EMPTY, tables_keeping.LEFT))
    scheduler.tick(house.installation)
    house.pass_time(1)
    scheduler.tick(house.installation)
    count = select(func.count()).select_from(SEASON)
    assert house.installation.database.read(lambda c: c.execute(count).scalar()) == 1
    assert len(used.plays) == 2  # without the table that was left
    rows = select(func.count()).select_from(SEASON_GAME)
    assert house.installation.database.read(lambda c: c.execute(rows).scalar()) == 2
