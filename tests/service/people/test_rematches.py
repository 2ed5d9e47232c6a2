"""Rematches: two taps from the end of a game, begun once, with the usual limits."""

import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import Connection, select

from service.database.rows import MATCH, to_json
from service.installation import limits
from service.language.words import speaker
from service.matches import store, ways
from service.matches.paces import DAY
from service.people import personal_data, stranger_limits
from tests.service.at_table import Table, begin, digest
from tests.service.trial_installation import BELA, CYRUS, DARA, SURE, TrialInstallation, path_of

sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
pytestmark = pytest.mark.usefixtures("small_boards")


@pytest.fixture
def over(house: TrialInstallation) -> Table:
    """A game of Ana, Béla and Cyrus that has just ended."""
    options = {"takeover": True, "larger_empires": True}
    return begin(house, options=options, pace="relaxed", plans_at_once=True).play(None)


def matches(house: TrialInstallation) -> list[Any]:
    query = select(MATCH).order_by(MATCH.c.made_at, MATCH.c.creation_key)
    return house.installation.database.read(lambda c: c.execute(query).all())


def rematch(table: Table) -> Table:
    """Return the only rematch."""
    house = table.house
    (row,) = (each for each in matches(house) if each.creation_key.startswith("again "))
    return Table(house, row.id, [], "")


def test_what_players_chose_about_time_and_word_is_kept(over: Table) -> None:
    house = over.house
    chosen = {"wakes": 600, "sleeps": 1500, "rhythm": "once", "letters": '{"news":"off","hour":7}'}

    def choose(connection: Connection) -> None:
        seat = over.loaded().seats[1]
        ways.add(connection, seat, "webhook", "sealed", house.installation.now())
        ways.set_ways(connection, seat, "others")
        store.update_seat(connection, seat, **chosen)
        seat, now = over.loaded().seats[1], house.installation.now()
        away = [[now - 9 * DAY, now - 7 * DAY], [now + 9 * DAY, now + 12 * DAY]]
        store.update_seat(connection, seat, away=to_json(away))

    house.installation.database.write(choose)
    house.get(f"/s/{over.seats[0]}/again").submit("again")
    ana, bela, _ = rematch(over).loaded().seats
    assert (bela.wakes, bela.sleeps, bela.rhythm) == (600, 1500, "once")
    assert [round((gone - house.installation.now()) / DAY) for gone, _ in bela.away] == [9]
    assert (bela.ways, bela.letters) == ("others", {"news": "off", "hour": 7})
    (way,) = house.installation.database.read(lambda c: ways.of_seat(c, bela))
    assert (way.kind, way.sealed) == ("webhook", "sealed")
    assert (ana.ways, ana.letters) == ("mail", {})


def test_the_others_are_asked_about_late_players_as_before(house: TrialInstallation) -> None:
    table = begin(house, asks_first=True).play(None)
    house.get(f"/s/{table.seats[0]}/again").submit("again")
    again = rematch(table).loaded()
    assert all(again.clock_of(seat).control.asks_first for seat in again.seats)


def test_two_taps_from_the_end_letter_begin_an_equal_match(
    over: Table,
) -> None:
    house = over.house
    (letter,) = (
        each for each in house.new_letters() if each.kind == "over" and each.to == BELA["email"]
    )
    (link,) = (each for each in letter.links if each.endswith("/again"))
    assert link in letter.html
    page = house.get(link)
    assert page.reader.language == "hu" and page.acts == ["again"]
    listed = page.text.partition('<ul class="plain seated">')[2]
    assert listed.index("Béla") < listed.index("کورش") < listed.index("Ana")
    assert "72 óra" in page.text
    seat = page.submit("again")
    assert seat.response.request.path.startswith("/s/")
    after, before = rematch(over).loaded(), over.loaded()
    assert after.names == ["Béla", "کورش", "Ana"] and after.match.status == "inviting"
    for what in ("game", "options", "pace", "language", "plans_at_once"):
        assert getattr(after.match, what) == getattr(before.match, what)
    assert [seat.language for seat in after.seats] == ["hu", "fa", "en"]
    sent = {(each.kind, each.to) for each in house.new_letters()}
    assert ("host", BELA["email"]) in sent
    assert {to for kind, to in sent if kind == "invitation"} == {
        "ana@mail.example",
        "cyrus@mail.example",
    }


def test_the_page_of_a_game_that_is_over_leads_there(over: Table) -> None:
    for token in over.seats:
        page = over.house.get(f"/s/{token}")
        assert f"/s/{token}/again" in page.reader.links


def test_looking_changes_nothing_and_pressing_twice_begins_one(over: Table) -> None:
    house = over.house
    before = digest(house)
    page = house.get(f"/s/{over.seats[1]}/again")
    assert house.client.post(f"/s/{over.seats[1]}/again").status_code == 200
    assert digest(house) == before
    first, second = page.submit("again"), page.submit("again")
    assert first.response.request.path == second.response.request.path
    assert len(matches(house)) == 2


def test_the_second_player_to_ask_reads_that_it_has_begun(over: Table) -> None:
    house = over.house
    late = house.get(f"/s/{over.seats[0]}/again")
    house.get(f"/s/{over.seats[1]}/again").submit("again")
    answer = late.submit("again")
    assert answer.status == 200 and "has begun it already" in answer.text and answer.acts == []
    assert len(matches(house)) == 2
    assert "/s/" + over.house.seat_tokens(rematch(over).match)[2] not in answer.text


def test_players_who_press_at_the_same_time_begin_one_rematch(over: Table) -> None:
    clients = [(over.house.beside(), token) for token in over.seats]

    def press(beside: TrialInstallation, token: str) -> int:
        return beside.client.post(f"/s/{token}/again", data=SURE).status_code

    with ThreadPoolExecutor(3) as threads:
        codes = list(threads.map(lambda each: press(*each), clients))
    assert sorted(codes) == [200, 200, 303] and len(matches(over.house)) == 2


def test_a_rematch_called_off_can_be_begun_again(over: Table) -> None:
    house = over.house
    house.get(f"/s/{over.seats[1]}/again").submit("again")
    host = house.host_page(rematch(over).match)
    house.get(f"{host}/call-off").submit("call-off")
    assert house.get(f"/s/{over.seats[0]}/again").submit("again").status == 200
    assert len(matches(house)) == 3


@pytest.mark.parametrize("moves", [0, 5])
def test_a_running_game_has_no_rematch(house: TrialInstallation, moves: int) -> None:
    table = begin(house).play(moves)
    page = house.get(f"/s/{table.seats[1]}/again")
    assert page.acts == [] and "isn’t over yet" not in house.get(f"/s/{table.seats[1]}").text
    posted = house.client.post(f"/s/{table.seats[1]}/again", data=SURE)
    assert posted.status_code == 409 and len(matches(house)) == 1


def test_if_a_player_wants_no_invitations_nothing_is_begun_and_the_page_says_so(
    over: Table,
) -> None:
    house = over.house
    now = house.installation.now()
    house.installation.database.write(lambda c: stranger_limits.never_again(c, BELA["email"], now))
    before = digest(house)
    page = house.get(f"/s/{over.seats[0]}/again").submit("again")
    assert page.status == 400 and "Béla" in page.text and 'role="alert"' in page.text
    assert digest(house) == before


def test_an_erased_player_leaves_an_open_seat(over: Table) -> None:
    installation = over.house.installation
    installation.database.write(lambda c: personal_data.erase(c, BELA["email"], installation.now()))
    over.house.get(f"/s/{over.seats[0]}/again").submit("again")
    assert [seat.status for seat in rematch(over).loaded().seats] == ["joined", "open", "invited"]


@sqlite_alone
def test_it_counts_like_any_other_match(over: Table) -> None:
    strict = over.house.beside(limits=limits.Limits(at_home={}))
    seen = set()
    for _ in range(45):
        seen.add(strict.client.post(f"/s/{over.seats[0]}/again", data=SURE).status_code)
    assert seen == {303, 429} and len(matches(over.house)) == 2


@sqlite_alone
def test_it_is_not_offered_where_no_games_can_be_set_up(over: Table) -> None:
    closed = over.house.beside(new="nobody")
    path = f"/s/{over.seats[0]}/again"
    assert closed.get(path).acts == []
    assert closed.client.post(path, data=SURE).status_code == 403


@sqlite_alone
@pytest.mark.parametrize("order", ["as_before", "winner", "lot"])
def test_friends_choose_in_which_order_they_sit_down_again(
    house: TrialInstallation, order: str
) -> None:
    table = begin(house, DARA, BELA, CYRUS).play(None)
    names, [winner] = table.loaded().names, table.loaded().match.result["winners"]
    asker = (winner + 3) % 4  # so that the winner would be second as before
    page = house.get(f"/s/{table.seats[asker]}/again")
    assert page.text.count('type="radio" name="order"') == 3
    before = [names[(asker + step) % 4] for step in range(4)]
    assert page.submit("again", order=order).status == 200
    after = rematch(table).loaded().names
    last = [*before[:1], *before[2:], before[1]]
    assert after == {"as_before": before, "winner": last, "lot": after}[order]
    assert after[0] == before[0] and sorted(after) == sorted(before)
    shown = page.text.partition(f'value="{order}"')[2].partition("</label>")[0]
    if order == "lot":  # nobody sees what is drawn before they choose
        assert not any(name in shown for name in names)
    else:
        assert re.search(".*".join(map(re.escape, after)), shown, re.DOTALL)  # as it was announced


@sqlite_alone
@pytest.mark.parametrize("language", ["en", "fa", "hu"])
@pytest.mark.parametrize("asker", [0, 1, 2])
@pytest.mark.parametrize("order", ["as_before", "winner", "lot"])
def test_an_option_that_names_a_seat_stays_with_its_player(
    house: TrialInstallation, language: str, asker: int, order: str
) -> None:
    players = [person | {"language": language} for person in (BELA, CYRUS)]
    table = begin(house, *players, options={"first_holder": 2}).play(None)
    begins = table.loaded().names[1]
    page = house.get(f"/s/{table.seats[asker]}/again?language={language}")
    chosen = {"value": 2, "player": begins, "is_known": True}
    say = speaker(page.reader.language, "condottiere-3e")
    plain = re.sub("[\u2066-\u2069]", "", page.text)
    assert re.sub("[\u2066-\u2069]", "", say("option-first_holder-chosen", **chosen)) in plain
    assert page.submit("again", order=order).status == 200
    after = rematch(table).loaded()
    assert after.names[after.match.options["first_holder"] - 1] == begins
    (other,) = re.findall(r'href="([^"]*/new\?[^"]*)"', page.text)[-1:]
    assert f"first_holder={(1 - asker) % 3 + 1}" in other


@sqlite_alone
def test_the_order_has_no_choices_that_change_nothing(house: TrialInstallation) -> None:
    table = begin(house).play(None)
    [winner] = table.loaded().match.result["winners"]
    own = house.get(f"/s/{table.seats[winner]}/again")  # the host sits first
    assert 'value="winner"' not in own.text and 'value="lot"' in own.text
    assert own.submit("again", order="nonsense").status == 200
    names = table.loaded().names
    assert rematch(table).loaded().names == names[winner:] + names[:winner]
    two = begin(house, BELA, seed="two").play(None)
    assert 'name="order"' not in house.get(f"/s/{two.seats[0]}/again").text


@sqlite_alone
def test_a_game_of_a_campaign_has_no_rematch_before_the_campaigns_end(
    house: TrialInstallation,
) -> None:
    table = begin(house, options={"campaign": 60}).play(None)
    house.pass_time(1)
    path = f"/s/{table.seats[0]}/again"
    assert house.get(path).acts == [] and path not in house.get(f"/s/{table.seats[0]}").reader.links
    assert house.client.post(path, data=SURE).status_code == 409


@sqlite_alone
def test_a_game_against_bots_begins_at_once(house: TrialInstallation) -> None:
    table = begin(house, {"bot": True}, {"bot": True}).play(None)
    page = house.get(f"/s/{table.seats[0]}/again").submit("again")
    assert page.status == 200 and rematch(table).loaded().is_running


@sqlite_alone
def test_all_games_of_one_address_lead_there_too(over: Table) -> None:
    house = over.house
    house.new_letters()
    house.client.post("/mine", data=SURE | {"email": BELA["email"]})
    (letter,) = house.new_letters()
    (link,) = (each for each in letter.links if re.search("/mine/[a-z2-7]{26}$", each))
    page = house.get(path_of(link))
    assert any(each.endswith("/again") for each in page.reader.links)
