"""A season's page: created, filled, read in three languages, changed only by its host."""

from __future__ import annotations

import re

import pytest

from service.language.words import speaker
from tests.service.at_table import begin, digest
from tests.service.installation.test_keys import with_another_key
from tests.service.seasons.seasons_of_tests import Group, open_season, play_table
from tests.service.tables.tables_of_tests import NOBODY, open_pad
from tests.service.trial_installation import ANA, BELA, SURE, Page, TrialInstallation

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
OURS = re.compile(r"/g/[a-z2-7]{26}")


def filled(house: TrialInstallation) -> Group:
    """A match by mail and a table played to their ends, score pads, and a match in course."""
    group, match = open_season(house), begin(house)
    group.put(f"/h/{match.host}")
    match.play(None)
    house.pass_time(24 * 3600)
    group.put(f"/t/{play_table(house, 'Ana', 'Béla', 'کورش').opened.host}")
    house.pass_time(24 * 3600)
    for points in range(6):
        group.put_pad({"Ana": 5, "Béla": points, "": 1}, "Azul [b]")
    group.put_pad({"Ana": 40}, "Solo")
    group.put(f"/h/{begin(house, seed='on').play(3).host}")
    return group


@pytest.mark.parametrize("language", ["en", "fa", "hu"])
def test_the_page_shows_standings_present_games_and_every_result(
    house: TrialInstallation, language: str
) -> None:
    group, say = filled(house), speaker(language)
    host, watch = f"/g/{group.opened.host}", f"/g/{group.opened.watch}"
    page = house.get(f"{host}?language={language}")
    assert page.status == 200 and page.reader.language == language
    first = group.standings[0]
    assert say("campaign-points", points=first.points) in page.text
    assert page.text.index(say("ours-medal-1")) < page.text.index(say("ours-results"))
    (running,) = [play for play in group.plays if play.ended is None]
    assert say("ours-turn", names=say.join([running.names[running.on_turn[0]]])) in page.text
    assert page.text.count('class="results"') <= page.text.count("plain results") == 3
    assert say.number(3) in page.text and say("ours-earlier", count=3) in page.text
    seen = house.get(f"{watch}?language={language}")
    for text in (group.opened.host, group.opened.watch, "/add", "/out/", "/people"):
        assert (text in seen.text) == (text == group.opened.watch), text
    assert group.opened.watch in page.text  # to be sent to the others
    assert not re.search(r"/(s|h|t)/[a-z2-7]{26}", page.text + seen.text)
    year = "1405" if language == "fa" else "2026"
    only = house.get(f"{watch}?language={language}&year={year}&game=pad solo").text
    assert "Skull" not in only and "Condottiere" not in only.partition("<details")[0]
    assert house.get(f"{watch}?language={language}&year=1&game=nothing").text == seen.text
    for path in ("/geek", "/people", "/add", "/name", f"/play/{group.plays[1].id}"):
        assert house.get(f"{host}{path}?language={language}").status == 200


def test_a_season_is_begun_once_from_the_front_page_and_explains_the_next_step(
    house: TrialInstallation,
) -> None:
    form = house.get("/season/new?language=hu")
    page = form.submit("begin", title="Csütörtök", language="hu")
    assert page.status == 200 and "Csütörtök" in page.text
    host = OURS.search(page.response.request.path).group()
    assert speaker("hu")("ours-empty-host") in page.text
    assert form.submit("begin", title="Again").response.request.path == host  # the same form
    assert house.get("/season/new").submit("begin", title="www.example.org").status == 400
    assert house.get("/season/new").submit("begin", title=" ").status == 400
    renamed = house.get(f"{host}/name").submit("name", title="Péntek")
    assert "Péntek" in renamed.text
    assert house.get(f"{host}/name").submit("name", title="").status == 400


def test_games_begin_on_the_seasons_page_with_its_people_and_belong_to_it(
    house: TrialInstallation,
) -> None:
    group = open_season(house)
    group.put_pad({"Ana": 1, "Béla": 2}, "Azul")
    host = f"/g/{group.opened.host}"
    form = house.get(f"{host}/table")
    assert 'value="Ana"' in form.text and 'value="Béla"' in form.text
    assert form.submit("open", game="pad", players="2", **{"name-0": "Ana"}).status == 200
    assert [play.status for play in group.plays] == ["open", "over"]
    house.pass_time(1)
    form = house.get(f"{host}/match")
    assert 'value="Ana"' in form.text and "Thursdays" in form.text
    people = {f"host-{name}": value for name, value in ANA.items()}
    people |= {f"player-1-{name}": value for name, value in BELA.items()}
    sent = form.submit("create", game="rakab", **people)
    assert sent.status == 200, sent.text
    assert [play.status for play in group.plays] == ["proposed", "open", "over"]
    assert house.get(f"/g/{group.opened.watch}/table").status == 403
    before = digest(house)
    stolen = {"group": group.opened.watch, "game": "pad", "players": "2"} | SURE
    form_token = house.get("/table/new").reader.forms[0]["fields"]["form"]
    answer = house.client.post("/table/new", data=stolen | {"form": form_token})
    assert answer.status_code == 403 and digest(house) == before


def test_a_score_pad_is_for_a_game_by_its_name_and_names_used_before_are_offered(
    house: TrialInstallation,
) -> None:
    group = open_season(house)
    host = f"/g/{group.opened.host}"
    group.put_pad({"Ana": 1, "Béla": 2}, "Azul")
    form = house.get(f"{host}/table")
    assert 'name="title"' not in form.text  # only a pad asks for it
    names = {"name-0": "Ana", "name-1": "Béla"}
    pad = {"game": "pad", "players": "2", "title": "Catan <b>", "option-low_wins": "true"} | names
    [show] = [each for each in form.reader.buttons if each.get("name") == "show"]
    shown = form.press(show, **pad)
    assert 'list="titles"' in shown.text and '<option value="Azul">' in shown.text
    assert 'value="Catan &lt;b&gt;"' in shown.text
    assert shown.submit("open", **pad | {"title": "catan.example"}).status == 400
    assert shown.submit("open", **pad).status == 200
    latest = group.plays[0]
    assert (latest.title, latest.kind) == ("Catan <b>", "pad catan <b>")
    assert "Catan &lt;b&gt;" in house.get(host).text
    house.pass_time(1)
    troyes = {"game": "troyes", "players": "2", "title": "Catan"}  # typed before, for a pad
    assert house.get(f"{host}/table").submit("open", **troyes).status == 200
    assert group.plays[0].title == "" and group.plays[0].game == "troyes"
    wrong = {"group": "a" * 26, "game": "pad", "show": "options"}
    assert house.client.post("/table/new", data=wrong).status_code == 200


def test_a_games_host_adds_it_to_a_new_season_or_to_one_by_its_link(
    house: TrialInstallation,
) -> None:
    match, at = begin(house), open_pad(house)
    asked = house.get(f"/h/{match.host}").reader.links
    assert f"/h/{match.host}/season" in asked
    keep = house.get(f"/h/{match.host}/season")
    page = keep.submit("keep", title="Ours")
    host = OURS.search(page.text).group()
    assert OURS.search(keep.submit("keep", title="Ours").text).group() == host
    assert f"/h/{match.host}" in page.reader.links, "and back to the game"
    table = f"/t/{at.opened.host}/season"
    assert house.get(table).submit("keep-there", link=f"see {host}?x").status == 200
    watch = OURS.findall(house.get(host).text.partition("https://play.example")[2])[0]
    before = digest(house)
    for link in (watch, f"/g/{NOBODY}", "x" * 500):
        assert house.get(table).submit("keep-there", link=link).status == 422
    renewed = house.get(f"{host}/renew/host").submit("renew")
    assert "new link" in house.get(table).submit("keep-there", link=host).text
    before, host = digest(house), renewed.response.request.path
    for token in (at.opened.seats[0], at.opened.watch):
        assert house.client.get(f"/t/{token}/season").status_code == 403
        assert house.client.post(f"/t/{token}/season", data=SURE).status_code == 403
    assert digest(house) == before
    assert house.get(host).text.count('class="what"') == 2


def test_watchers_and_guessers_change_nothing(house: TrialInstallation) -> None:
    group = filled(house)
    at, before = open_pad(house), digest(house)
    play = group.plays[1].id
    forms = {
        "add": {"link": f"/t/{at.opened.host}"},
        f"out/{play}": {},
        "people": {"who": "ana", "also": "béla"},
        "apart/ana": {},
        "name": {"title": "Mine"},
    }
    for what, fields in forms.items():
        for token, status in ((group.opened.watch, 403), (NOBODY, 404)):
            answer = house.client.post(f"/g/{token}/{what}", data=fields | SURE)
            assert answer.status_code == status, what
        body = fields | SURE | {"more": "x" * 60_000}
        host = f"/g/{group.opened.host}/{what}"
        assert house.client.post(host, data=body).status_code == 413, what
        assert house.client.post(host, data=fields).status_code == 200, what  # no button
        assert house.client.get(host).status_code == 200, what
    assert digest(house) == before
    for path in (f"play/{NOBODY}", "play/x.bgsplay", "play/", "out", "%00", "geek/x"):
        assert house.client.get(f"/g/{group.opened.host}/{path}").status_code in (400, 404), path
    for token, path in ((NOBODY, ""), (group.opened.host[:-1], ""), (group.opened.watch, "x")):
        assert house.client.get(f"/g/{token}{path}").status_code == 404


def test_a_second_press_does_nothing_and_a_removed_game_can_be_added_again(
    house: TrialInstallation,
) -> None:
    group = open_season(house)
    kept = group.put_pad({"Ana": 1, "Anna": 2}, "Azul")
    group.put_pad({"Ana": 1, "Béla": 2}, "Azul")
    host = f"/g/{group.opened.host}"
    out = house.get(f"{host}/out/{kept}")
    assert out.submit("out").status == out.submit("out").status == 200
    assert [play.id for play in group.plays] != [kept] and len(group.plays) == 1
    at = open_pad(house, key="again")
    add = house.get(f"{host}/add")
    link = {"link": f"https://play.example/t/{at.opened.host}"}
    assert add.submit("add", **link).status == add.submit("add", **link).status == 200
    assert len(group.plays) == 2
    assert add.submit("add", link="/t/" + "b" * 26).status == 422
    assert house.client.get(f"{host}/out/{kept}").status_code == 303  # is removed already
    group.put_pad({"Anna": 1, "Béla": 2}, "Azul")
    people = house.get(f"{host}/people")
    first, second = people.text.split("<select")[1:]
    assert "selected" not in first and second.count("selected") == 1  # not the same one twice
    assert people.submit("people", who="anna", also="ana").status == 200
    assert people.submit("people", who="anna", also="ana").status == 422
    assert group.points == {"béla": 4, "ana": 2}
    assert house.client.get(f"{host}/apart/{'a' * 5000}").status_code == 404  # unknown name
    apart = house.get(f"{host}/apart/anna").submit("apart")
    assert apart.status == 200 and group.points == {"béla": 4, "ana": 1, "anna": 1}


def test_a_person_is_called_by_another_name_in_every_result(house: TrialInstallation) -> None:
    group = open_season(house)
    host = f"/g/{group.opened.host}"
    group.put_pad({"Ana": 2, "Béla": 1}, "Azul")
    group.put_pad({"Anna": 2, "Béla": 1}, "Azul")
    people = house.get(f"{host}/people")
    assert people.submit("people", who="béla", called="Béla <a@b.example>").status == 422
    assert people.submit("people", who="nobody", called="Somebody").status == 422
    assert people.submit("people", who="béla", called="Bálint K.").status == 200
    assert group.points == {"bálint k.": 2, "ana": 2, "anna": 2}
    for path in ("", "/geek"):
        text = house.get(f"{host}{path}").text
        assert "Bálint K." in text and "Béla" not in text
    file = house.client.get(f"{host}/season.bgsplay").json
    assert "Bálint K." in {each["name"] for each in file["players"]}
    people.submit("people", who="bálint k.", called="BÁLINT K.")  # only spelled another way
    assert "BÁLINT K." in house.get(host).text and "Bálint K." not in house.get(host).text
    people.submit("people", who="ana", called="Anna")  # who plays already: one person
    assert group.points == {"bálint k.": 2, "anna": 4}
    assert "Ana" not in house.get(f"{host}/geek").text
    people.submit("people", who="bálint k.", called="Béla")  # as at first
    assert group.points == {"béla": 2, "anna": 4}
    people.submit("people", who="béla", called="Anna")
    assert group.points == {"béla": 2, "anna": 4}  # they have played against each other


def test_a_games_host_is_told_which_seasons_count_it_and_led_there(
    house: TrialInstallation,
) -> None:
    group, match = open_season(house, title="Thursday club"), begin(house)
    at = open_pad(house, "Ana", "Béla")
    pages = [f"/h/{match.host}", f"/t/{at.opened.host}"]
    for path in pages:
        page = house.get(path).text
        assert "Thursday club" not in page and "Count this game in a season" in page
    group.put(f"/h/{match.host}")
    group.put(f"/t/{at.opened.host}")
    others = [f"/s/{match.seats[0]}", f"/m/{match.match}", f"/t/{at.opened.watch}"]
    at.enter(at.opened.host, "0 add 3")
    for path in pages:
        page = house.get(path)
        assert "Counted in" in page.text and "Thursday club" in page.text
        assert f"/g/{group.opened.watch}" in page.text and group.opened.host not in page.text
        assert "Count it in another season" in page.text
    at.enter(at.opened.host, "end")
    assert "Counted in" in house.get(pages[1]).text
    for path in others:
        assert "Thursday club" not in house.get(path).text


def test_a_network_can_begin_a_limited_number_of_seasons(house: TrialInstallation) -> None:
    forms = [house.get("/season/new") for _ in range(2)]
    for _ in range(600):
        answer = house.client.post("/season/new", data={})
    assert answer.status_code == 200
    assert Page(house, house.client.post("/season/new", data=SURE)).status == 429
    assert forms[0].submit("begin", title="Ours").status == 429


def test_the_host_makes_new_links_and_the_old_ones_say_kindly_that_they_ended(
    house: TrialInstallation,
) -> None:
    group = open_season(house)
    host, watch = f"/g/{group.opened.host}", f"/g/{group.opened.watch}"
    page = house.get(f"{host}/renew/watch").submit("renew")
    (fresh,) = OURS.findall(page.text.partition("https://play.example")[2])[:1]
    assert fresh not in (host, watch) and "Send it to them" in page.text
    assert house.get(fresh).status == 200 and "Send it to them" not in house.get(fresh).text
    told = house.get(f"{watch}/geek")
    assert told.status == 410 and "Ask the host for the new one" in told.text
    ask = house.get(f"{host}/renew/host")
    moved, again = ask.submit("renew"), ask.submit("renew")
    assert moved.response.request.path == again.response.request.path != host
    assert "Bookmark it" in moved.text and house.get(host).status == 410
    assert house.client.get(f"{moved.response.request.path}/renew/mine").status_code == 404
    assert house.client.get(f"{fresh}/renew/host").status_code == 403
    form = house.get(f"{moved.response.request.path}/renew/host").reader.forms[0]["fields"]
    assert house.client.post(f"{fresh}/renew/host", data=SURE | form).status_code == 403


def test_after_a_new_key_one_press_makes_a_link_for_the_others(house: TrialInstallation) -> None:
    group = open_season(house, language="en")
    anew = with_another_key(house)
    host = anew.get(f"/g/{group.opened.host}")
    assert "been given a new key" in host.text and "https://play.example/g/" not in host.text
    page = host.submit("renew")
    (fresh,) = OURS.findall(page.text.partition("https://play.example")[2])[:1]
    assert "been given a new key" not in page.text and anew.get(fresh).status == 200
    assert anew.get(f"/g/{group.opened.watch}").status == 410
