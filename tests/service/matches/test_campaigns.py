"""Campaigns: the next game begins by itself, and letters and pages show the standing."""

import json
import random
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Row, select, update

from engine.chance import commitment
from service.database.rows import CAMPAIGN_GAME, MATCH
from service.language.languages import LANGUAGES, unmarked
from service.language.words import speaker
from service.matches import campaigns, exports, match_text, store, turns, votes, ways
from service.matches.campaigns import Campaign
from service.matches.store import NoSuchMatch
from service.operations import scheduler
from service.people import campaign_sequels, seating
from tests.service.at_table import Table, begin, invite
from tests.service.seasons.seasons_of_tests import open_season
from tests.service.trial_installation import ANA, BELA, CYRUS, DARA, Letter, TrialInstallation
from tests.service.web.test_pdfs import text_in

HOLDERS = {"campaign": 60, "first_holder": 1, "campaign_holder": "rotate"}


def bare(links: list[str]) -> list[str]:
    """Return links without their query, which names the language."""
    return [link.partition("?")[0] for link in links]


def series(house: TrialInstallation, **options: Any) -> Table:
    """Begin a campaign's first game."""
    return begin(house, options={"campaign": 60} | options)


def campaign_of(house: TrialInstallation, match: str) -> Campaign:
    return house.installation.database.read(lambda c: campaigns.load(c, match))


def play_on(house: TrialInstallation, table: Table, luck: str = "luck") -> Table:
    """Play the game to its end, and return the table of the next one."""
    table.play(None, luck)
    scheduler.tick(house.installation)
    return next_table(house, table)


def next_table(house: TrialInstallation, table: Table) -> Table:
    def look(connection: Connection) -> store.LoadedMatch:
        query = select(CAMPAIGN_GAME.c.match_id).where(CAMPAIGN_GAME.c.after_id == table.match)
        return store.load(connection, connection.execute(query).scalar_one())

    match = house.installation.database.read(look).match.id
    return Table(house, match, house.seat_tokens(match), house.host_page(match).rpartition("/")[2])


def waiting_at(house: TrialInstallation) -> list[Row]:
    return house.installation.database.read(
        lambda c: campaigns.waiting(c, house.installation.now())
    )


def letters_of(house: TrialInstallation, kind: str) -> list[Letter]:
    return [letter for letter in house.new_letters() if letter.kind == kind]


# --- the invitation --------------------------------------------------------

ABOUT_3_OR_4_GAMES = {
    "en": "about 3 to 4 games one after another, until somebody has 20 points",
    "hu": "nagyjából 3–4 játék egymás után, amíg valakinek össze nem gyűlik 20 pontja",
    "fa": "حدود ۳ تا ۴ بازی پشت سر هم، تا کسی به ۲۰ امتیاز برسد",
}


def test_the_next_game_keeps_the_ways_of_word(house: TrialInstallation) -> None:
    table = series(house)

    def choose(connection: Connection) -> None:
        seat = table.loaded().seats[1]
        ways.add(connection, seat, "webhook", "sealed", house.installation.now())

    house.installation.database.write(choose)
    bela = play_on(house, table).loaded().seats[1]
    (way,) = house.installation.database.read(lambda c: ways.of_seat(c, bela))
    assert bela.ways == "both" and way.sealed == "sealed"


def test_guests_are_told_how_many_games_they_join(house: TrialInstallation) -> None:
    table = invite(house, options={"campaign": 20})
    letters = house.new_letters()
    assert {letter.kind for letter in letters} == {"host", "invitation"}
    for letter in letters:
        about = ABOUT_3_OR_4_GAMES[letter["Content-Language"]]
        times = 2 if letter.kind == "invitation" else 1  # at its head, and beside the option
        read = [" ".join(unmarked(part).split()) for part in (letter.text, letter.html)]
        assert [part.count(about) for part in read] == [times, times]
        assert "0 means a single game" not in letter.text
    for path in (f"/h/{table.host}", f"/s/{table.seats[1]}", f"/new/sent/{table.match}"):
        page = house.get(path)
        times = 2 if path.startswith("/s/") else 1  # a guest reads it without unfolding the option
        assert unmarked(page.text).count(ABOUT_3_OR_4_GAMES[page.reader.language]) == times, path


def test_the_form_tells_how_long_a_campaign_to_the_typed_points_takes(
    house: TrialInstallation,
) -> None:
    form = {"game": "condottiere-3e", "show": "options", "language": "en"}
    three = {f"player-{row}-name": name for row, name in ((1, "Béla"), (2, "Cili"))}
    for points, people, told in (
        ("20", {}, "about 4 to 5 games"),
        ("20", three, "about 3 to 4 games"),
        ("60", three, "about 10 to 12 games"),
    ):
        page = house.client.post("/new", data=form | people | {"option-campaign": points})
        assert f"{told} one after another" in page.text and "One game: 1–2 weeks" in page.text
    for nothing in ("0", "", "many", "1000000"):
        page = house.client.post("/new", data=form | {"option-campaign": nothing})
        assert page.status_code == 200 and "One game:" not in page.text


# --- the next game ---------------------------------------------------------


def test_the_next_game_begins_by_itself_with_the_same_people_and_new_links(
    house: TrialInstallation,
) -> None:
    first = series(house)
    second = play_on(house, first)
    before, after = first.loaded(), second.loaded()
    assert before.match.status == "over" and after.is_running
    assert after.names == before.names
    assert not set(second.seats) & set(first.seats) and second.host != first.host
    assert after.match.seed != before.match.seed
    assert after.match.options["points"] == store_points(before)
    assert after.match.pace == before.match.pace and after.match.language == before.match.language


def store_points(loaded: store.LoadedMatch) -> list[int]:
    return loaded.match.result["campaign"]["points"]


def test_a_game_is_followed_once_however_often_the_clock_comes_by(house: TrialInstallation) -> None:
    first = series(house).play(None)
    waiting = waiting_at(house)
    assert len(waiting) == 1
    for _ in range(3):
        campaign_sequels.begin_waiting(house.installation)
    for row in waiting:  # another process that had seen it wait
        assert campaign_sequels.begin_after(house.installation, row.after_id)
    count = house.installation.database.read(lambda c: len(c.execute(select(MATCH.c.id)).all()))
    assert count == 2 and campaign_of(house, first.match).latest.number == 2


def test_several_clocks_at_once_begin_it_once(house: TrialInstallation) -> None:
    first = series(house).play(None)
    with ThreadPoolExecutor(4) as clocks:
        list(clocks.map(lambda _: campaign_sequels.begin_waiting(house.installation), range(4)))
    count = house.installation.database.read(lambda c: len(c.execute(select(MATCH.c.id)).all()))
    assert count == 2
    assert [letter.kind for letter in house.new_letters()].count("over") == 3
    assert next_table(house, first).loaded().is_running


def test_the_token_goes_round_the_table_if_the_host_chose_that(house: TrialInstallation) -> None:
    table, began = series(house, **HOLDERS), []
    for number in range(3):
        began.append(table.loaded().state.holder)
        table = play_on(house, table, f"luck {number}")
    assert began == [0, 1, 2]


def test_an_absent_player_is_still_absent_in_the_next_game(house: TrialInstallation) -> None:
    first = series(house)

    def leave(connection: Connection) -> None:
        seat = store.load(connection, first.match).seats[1]
        store.update_seat(connection, seat, missed=3, absent=True, language="fa")

    house.installation.database.write(leave)
    second = play_on(house, first)
    seat = second.loaded().seats[1]
    assert (bool(seat.absent), seat.language) == (True, "fa")


def test_a_seat_offered_without_an_answer_is_offered_in_the_next_game_too(
    house: TrialInstallation,
) -> None:
    first = series(house)

    def leave(connection: Connection) -> None:
        seat = store.load(connection, first.match).seats[1]
        store.update_seat(connection, seat, missed=3, absent=True)

    house.installation.database.write(leave)
    host = house.get(f"/h/{first.host}/replace/1")
    host.submit("replace", name=DARA["name"], email=DARA["email"], language="en")
    second = play_on(house, first)
    offers = [letter for letter in house.new_letters() if letter.to == DARA["email"]]
    assert [letter.kind for letter in offers] == ["takeover"]  # the first is superseded
    assert second.seats[1] in offers[0].text and BELA["name"] in offers[0].text
    assert second.loaded().seats[1].absent
    house.get(offers[0].seat_page).submit("join")
    assert not second.loaded().seats[1].absent


def test_a_game_that_is_called_off_ends_the_campaign(house: TrialInstallation) -> None:
    second = play_on(house, first := series(house))
    now = house.installation.now()
    house.installation.database.write(
        lambda c: seating.call_off(c, store.load(c, second.match, lock=True), now)
    )
    scheduler.tick(house.installation)
    campaign = campaign_of(house, first.match)
    assert campaign.status == "called_off" and len(campaign.games) == 2
    assert house.get(f"/c/{first.match}").status == 200


# --- letters ---------------------------------------------------------------


def test_the_letter_about_the_end_has_the_points_and_the_link_to_the_next_game(
    house: TrialInstallation,
) -> None:
    first = series(house).play(None)
    assert letters_of(house, "over") == []  # they wait for the next game
    scheduler.tick(house.installation)
    second = next_table(house, first)
    over = letters_of(house, "over")
    assert [letter.to for letter in over] == [ANA["email"], BELA["email"], CYRUS["email"]]
    points = store_points(first.loaded())
    secret = commitment(bytes.fromhex(second.loaded().match.seed))
    for letter, token, others in zip(over, second.seats, range(3), strict=True):
        assert f"https://play.example/s/{token}" in letter.text and token in letter.html
        assert f"https://play.example/c/{first.match}" in bare(letter.links)
        assert secret in letter.text and secret in letter.html
        strangers = [each for number, each in enumerate(second.seats) if number != others]
        assert not any(each in letter.text + letter.html for each in strangers)
    assert all(f": {each} point" in over[0].text for each in points)


def test_the_next_games_first_question_comes_after_the_letter_about_the_end(
    house: TrialInstallation,
) -> None:
    first = series(house).play(None)
    house.new_letters()
    scheduler.tick(house.installation)
    kinds = [letter.kind for letter in house.new_letters()]
    assert kinds == ["over", "over", "over", "turn"]
    assert next_table(house, first).turn == 0


NUMBERS = {
    "en": "Game 2 of the campaign",
    "hu": "A hadjárat 2. játéka",
    "fa": "بازی ۲ از مسابقه",
}


def test_every_subject_and_head_says_which_game_of_the_campaign_it_is(
    house: TrialInstallation,
) -> None:
    second = play_on(house, series(house))
    letters = [each for each in house.new_letters() if each["X-Staffetta-Match"] == second.match]
    second.play(1)
    letters += house.new_letters()
    assert letters
    for letter in letters:
        number = NUMBERS[letter["Content-Language"]]
        assert unmarked(letter["Subject"]).startswith(f"{number} – ")
        assert f"{number} – " in unmarked(letter.html)
    for seat, token in enumerate(second.seats):
        page = house.get(f"/s/{token}")
        assert f"{NUMBERS[second.loaded().seats[seat].language]} – " in unmarked(page.text)


def test_the_letter_about_a_games_end_says_in_its_subject_where_its_reader_stands(
    house: TrialInstallation,
) -> None:
    first = series(house)
    play_on(house, first)
    points, most = store_points(first.loaded()), max(store_points(first.loaded()))
    assert points.count(most) == 1
    for seat, letter in enumerate(letters_of(house, "over")):
        place = "ahead" if points[seat] == most else "behind"
        say = speaker(letter["Content-Language"], "condottiere-3e")
        about = {"number": 1, "points": points[seat], "most": most, "target": 60}
        told = say(f"letter-over-subject-{place}", **about)
        assert letter["Subject"] == unmarked(told), seat


def test_pages_and_letters_show_the_points_of_every_game_and_their_parts(
    house: TrialInstallation,
) -> None:
    second = play_on(house, first := series(house), "luck 0")
    [game, _] = campaign_of(house, first.match).games
    [winner] = game.winners
    assert game.reason == "adjacent" and game.bonuses[winner] == 5
    parts = ["3", "5 + 5", "1"]
    assert game.gained == [3, 10, 1]
    cells = "".join(f"<td>{part}</td>" for part in parts)
    [over, *_] = letters_of(house, "over")
    pages = [f"/s/{second.seats[0]}", f"/s/{first.seats[0]}", f"/m/{second.match}"]
    for read in (over.html, *(house.get(path).text for path in (*pages, f"/c/{first.match}"))):
        assert cells in re.sub("<td[^>]*>", "<td>", unmarked(read))
    assert all(f": {part}" in over.text for part in parts)


def test_a_single_game_says_nothing_of_campaigns(house: TrialInstallation) -> None:
    table = begin(house).play(None)
    scheduler.tick(house.installation)
    [letter, *_] = letters_of(house, "over")
    assert "/c/" not in letter.text and "campaign" not in letter.text
    assert "/c/" not in house.get(f"/s/{table.seats[0]}").text
    assert house.get(f"/c/{table.match}").status == 404


# --- the last game ---------------------------------------------------------


def answer(house: TrialInstallation, letter: Letter) -> None:
    """Open a link of the letter, press the button, and go on as long as the page asks."""
    links = letter.action_links
    while links:
        action = "pass" if "pass" in links else next(iter(links))
        links = house.get(links[action]).submit("play").action_links


def test_a_campaign_is_played_to_its_end_through_letters_alone(house: TrialInstallation) -> None:
    """Test Ana against two bots: her letters contain everything she needs."""
    bots = [{"bot": True}, {"bot": True}]
    first = house.api(
        {"game": "condottiere-3e", "host": ANA, "players": bots, "options": {"campaign": 12}}
    )
    kinds: list[str] = []
    for _ in range(400):
        letters = house.new_letters()
        kinds += [letter.kind for letter in letters]
        if kinds[-1:] == ["campaign"]:
            break
        for letter in letters:
            if letter.kind == "turn":
                answer(house, letter)
        scheduler.tick(house.installation)
    assert kinds.count("campaign") == 1
    campaign = campaign_of(house, first)
    assert campaign.is_over and kinds.count("over") == len(campaign.games) - 1 > 0
    assert max(campaign.points) >= 12 and campaign.winners
    gained = [game.gained for game in campaign.games]
    assert [sum(each) for each in zip(*gained, strict=True)] == campaign.points
    assert house.get(f"/c/{first}").status == 200
    for game in campaign.games:
        assert house.get(f"/m/{game.match}").status == 200


@pytest.mark.parametrize("game", ["condottiere-3e", "condottiere-1e"])
def test_the_last_letter_names_the_winner_to_each_reader(
    house: TrialInstallation, game: str
) -> None:
    table = begin(house, game=game, options={"campaign": 1}).play(None)
    scheduler.tick(house.installation)
    last = letters_of(house, "campaign")
    assert len(last) == 3
    campaign = campaign_of(house, table.match)
    assert campaign.is_over and len(campaign.games) == 1
    words = ("Congratulations", "Gratulálunk", "تبریک")
    told = [word in letter.text for word, letter in zip(words, last, strict=True)]
    assert told == [seat in campaign.winners for seat in range(3)]
    assert waiting_at(house) == []


def test_the_campaigns_winner_is_named_before_the_winner_of_its_last_game(
    house: TrialInstallation,
) -> None:
    gained = store_points(series(house).play(None).loaded())
    house.new_letters()
    loser = gained.index(min(gained))
    table = with_points(house, [20 if seat == loser else 0 for seat in range(3)]).play(None)
    [game] = campaign_of(house, table.match).games
    assert campaign_of(house, table.match).winners == [loser] != game.winners
    last = {letter.to: letter for letter in letters_of(house, "campaign")}
    for seat, person in enumerate((ANA, BELA, CYRUS)):
        say = speaker(table.loaded().seats[seat].language, "condottiere-3e")
        name = table.loaded().seats[loser].name
        won = say("campaign-over", winners=name, winners_count=1)
        words = say("campaign-over-you") if seat == loser else won
        letter, page = last[person["email"]], house.get(f"/s/{table.seats[seat]}")
        assert letter["Subject"] == unmarked(words)
        for read in (letter.text, letter.html, page.text):
            told = " ".join(unmarked(read).split())
            ended = say("campaign-game", number=1)
            first = unmarked(words).removesuffix("!")
            assert told.index(first) < told.index(ended, told.index(first)), seat


def test_a_finished_campaign_has_its_certificate_and_its_poster(
    house: TrialInstallation, tmp_path: Path
) -> None:
    table = with_points(house, [16, 15, 14]).play(4)
    papers = [f"/c/{table.match}/{what}.pdf" for what in ("certificate", "poster")]
    assert [house.client.get(path).status_code for path in papers] == [404, 404]
    table.play(None)
    campaign = campaign_of(house, table.match)
    [winner] = campaign.winners
    for language in LANGUAGES:
        say = speaker(language, "condottiere-3e")
        for path in papers:
            answer = house.client.get(f"{path}?language={language}")
            assert answer.status_code == 200 and answer.mimetype == "application/pdf"
            if language != "fa":  # its letters are stored as they are drawn
                words = " ".join((text_in(answer.data, tmp_path) or "").split())
                assert table.loaded().seats[winner].name in words
                points = say("campaign-points", points=campaign.points[winner])
                assert unmarked(points) in unmarked(words)
    seat, page, match = f"/s/{table.seats[0]}", f"/c/{table.match}", f"/m/{table.match}"
    for path in (seat, page, match, f"{match}/print"):
        told = house.get(path)
        links = bare(told.reader.links)
        assert set(papers) <= set(links) and f"{match}/certificate.pdf" not in links, path
        assert 'id="unprintable"' not in told.text
    last = table.loaded().seats[0]
    house.installation.database.write(lambda c: store.update_seat(c, last, name="李小龍"))
    for path in (seat, page):
        assert house.get(path).text.count('id="unprintable"') == 1, "beside the links to both"


def test_an_agreed_draw_brings_no_points_and_the_campaign_goes_on(
    house: TrialInstallation,
) -> None:
    first, now = begin(house, options={"campaign": 1}).play(6), house.installation.now()

    def agree(connection: Connection) -> None:
        loaded = store.load(connection, first.match, lock=True)
        turns.end(connection, loaded, now, votes.drawn(loaded))

    house.installation.database.write(agree)
    scheduler.tick(house.installation)
    second = next_table(house, first)
    [drawn, _] = campaign_of(house, first.match).games
    assert drawn.gained == drawn.bonuses == [0, 0, 0] and drawn.winners == []
    [over, *others] = letters_of(house, "over")
    assert "Nobody won it." in over.text and len(others) == 2
    pages = (f"/s/{first.seats[0]}", f"/s/{second.seats[0]}", f"/m/{first.match}")
    for path in (*pages, f"/c/{first.match}"):
        assert "Nobody won it." in house.get(path).text, path
    season = open_season(house)
    season.put(f"/h/{first.host}")
    said = unmarked(house.get(f"/g/{season.opened.host}").text)
    assert "A draw, by agreement." in said and "Broken off" not in said
    second.play(None)
    campaign = campaign_of(house, first.match)
    assert campaign.is_over and campaign.points == campaign.latest.gained
    for paper in ("certificate", "poster"):
        assert house.client.get(f"/c/{first.match}/{paper}.pdf").status_code == 200
    assert [letter.kind for letter in house.new_letters()][-3:] == ["campaign"] * 3


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_the_certificate_of_a_shared_campaign_names_the_third_place_next(
    house: TrialInstallation, tmp_path: Path
) -> None:
    table = with_points(house, [16, 15, 14]).play(None)
    result = table.loaded().match.result
    assert result is not None
    result["campaign"] |= {"winners": [0, 1], "points": [30, 30, 14]}
    shared = update(MATCH).where(MATCH.c.id == table.match).values(result=json.dumps(result))
    house.installation.database.write(lambda c: c.execute(shared))
    answer = house.client.get(f"/c/{table.match}/certificate.pdf?language=en")
    words = " ".join((text_in(answer.data, tmp_path) or "").split())
    assert f"3. {table.loaded().seats[2].name}: " in unmarked(words) and "2. " not in words


# --- a tie at the top ------------------------------------------------------


def tied(house: TrialInstallation, *seats: int) -> Table:
    """Play a campaign's last game until these seats tie for the campaign, and return it."""
    gained = store_points(series(house).play(None).loaded())
    table = with_points(house, [20 - gained[seat] if seat in seats else 0 for seat in range(3)])
    choose = random.Random("luck")
    while not table.loaded().state.finalists:
        table.take(choose.choice(table.actions))
    return table


def with_points(house: TrialInstallation, points: list[int]) -> Table:
    """Begin a game of a campaign to 20 in which the seats have these points from earlier ones."""
    table = invite(house, options={"campaign": 20})
    options, now = json.dumps({"campaign": 20, "points": points}), house.installation.now()

    def work(connection: Connection) -> None:
        where = MATCH.c.id == table.match
        connection.execute(update(MATCH).where(where).values(options=options))
        for number in range(1, 3):
            seating.join(connection, store.load(connection, table.match), number, now)

    house.installation.database.write(work)
    return table


def test_a_tie_is_fought_out_before_letters_tell_of_the_end(
    house: TrialInstallation,
) -> None:
    table = tied(house, 0, 1)
    scheduler.tick(house.installation)
    letters = [each for each in house.new_letters() if each["X-Staffetta-Match"] == table.match]
    assert {letter.kind for letter in letters} == {"host", "turn"}
    assert "A final battle decides the campaign" in house.get(f"/m/{table.match}").text
    assert table.loaded().state.finalists == (0, 1)
    assert campaign_of(house, table.match).status == "running"
    page = house.get(f"/c/{table.match}").text
    assert "In the final battle" in page and page.count('"number">20 points') == 2
    table.play(None)
    scheduler.tick(house.installation)
    last = [each for each in house.new_letters() if each["X-Staffetta-Match"] == table.match]
    assert [letter.kind for letter in last if letter.kind != "turn"] == ["campaign"] * 3
    campaign = campaign_of(house, table.match)
    assert campaign.is_over and set(campaign.winners) <= {0, 1} and campaign.points[:2] == [20, 20]


# --- pages -----------------------------------------------------------------


def test_every_page_of_a_campaign_leads_to_the_others(house: TrialInstallation) -> None:
    first = series(house)
    second = play_on(house, first)
    page = house.get(f"/c/{first.match}")
    assert page.status == 200 and page.reader.language == "en"
    assert {f"/m/{first.match}", f"/m/{second.match}"} <= set(bare(page.reader.links))
    for table in (first, second):
        for path in (f"/m/{table.match}", f"/s/{table.seats[1]}"):
            assert f"/c/{first.match}" in bare(house.get(path).reader.links), path
    public = (
        page.text + house.get(f"/m/{first.match}").text + house.get(f"/s/{first.seats[1]}").text
    )
    public = public.replace(first.seats[1], "")
    assert not any(token in public for token in first.seats + second.seats)


def test_a_seat_with_a_new_player_is_not_shown_to_the_former_one(
    house: TrialInstallation,
) -> None:
    first = series(house)
    second = play_on(house, first)
    seat = second.loaded().seats[1]
    house.installation.database.write(lambda c: store.update_seat(c, seat, tenure=1))
    page = house.get(f"/s/{first.seats[1]}")
    assert f"/s/{second.seats[1]}" not in page.text and f"/m/{second.match}" in page.text


def test_a_game_from_before_campaigns_had_points_still_has_its_pages(
    house: TrialInstallation,
) -> None:
    table = series(house).play(None)
    loaded = table.loaded()
    state, result = loaded.match.state, loaded.match.result
    del state["result"]["campaign"], state["points"], result["campaign"]
    values = {"state": json.dumps(state), "result": json.dumps(result)}
    change = update(MATCH).where(MATCH.c.id == table.match).values(**values)
    house.installation.database.write(lambda c: c.execute(change))
    for path in (f"/m/{table.match}", f"/s/{table.seats[0]}"):
        page = house.get(path)
        assert page.status == 200 and "/c/" not in page.text
    assert house.get(f"/c/{table.match}").status == 404


@pytest.mark.parametrize("name", ["a" * 12, "nothing", "%00", "A" * 12])
def test_an_unknown_campaign_is_answered_with_a_friendly_404(
    house: TrialInstallation, name: str
) -> None:
    page = house.get(f"/c/{name}")
    assert page.status == 404 and "Traceback" not in page.text


def test_a_later_game_is_not_the_name_of_a_campaign(house: TrialInstallation) -> None:
    second = play_on(house, series(house))
    assert house.get(f"/c/{second.match}").status == 404
    with pytest.raises(NoSuchMatch):
        campaign_of(house, second.match)


def test_points_cannot_be_brought_along_from_outside(house: TrialInstallation) -> None:
    body = {"game": "condottiere-3e", "host": ANA, "players": [BELA, CYRUS]}
    body["options"] = {"campaign": 20, "points": [19, 0, 0]}
    answered = house.client.post("/api/v1/matches", json=body)
    assert answered.status_code == 422 or answered.status_code == 400
    assert answered.json["error"]["code"] == "option_unknown"


def test_games_of_a_campaign_are_exported_and_verified_like_any(house: TrialInstallation) -> None:
    second = play_on(house, series(house)).play(None)
    text = house.installation.database.read(lambda c: exports.export(c, second.match))
    data = match_text.verify(text)
    assert data["options"]["points"] and data["result"]["campaign"]["points"]
