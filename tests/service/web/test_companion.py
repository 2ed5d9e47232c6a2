"""The pages of a table with the real box, and the entries made on them."""

from __future__ import annotations

import re
import shutil
import subprocess
from functools import partial
from io import BytesIO
from math import hypot
from pathlib import Path
from urllib.parse import unquote_plus

import pytest
from PIL import Image

from service.installation.links import TableLinks
from service.language.languages import LANGUAGES
from service.language.words import speaker
from service.views.table_view import PAUSE
from tests.service.at_table import begin
from tests.service.installation.test_keys import with_another_key
from tests.service.seasons.seasons_of_tests import open_season
from tests.service.trial_installation import SURE, Page, TrialInstallation, path_of
from tests.service.web.at_companion import CODE, Companion, open_table

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


@pytest.fixture
def pad(house: TrialInstallation) -> Companion:
    return open_table(house)


# --- creation -------------------------------------------------------------------------------------


def has_calm_rim(image: Image.Image) -> bool:
    """True if the icon's content is within the circle to which a phone may crop it."""
    middle = image.width / 2
    around = {
        image.getpixel((x, y))
        for x in range(image.width)
        for y in range(image.height)
        if hypot(x + 0.5 - middle, y + 0.5 - middle) > 0.42 * image.width
    }
    return len(around) == 1 and len(image.getcolors(1 << 16) or []) > 4


def test_a_form_opens_a_table_and_shows_a_code_for_each_seat(house: TrialInstallation) -> None:
    pad = open_table(house, players=3)
    assert len({pad.host, pad.watch, *pad.seats}) == 5
    text = house.get(pad.host).text
    assert text.count('class="qr"') >= 4 and "Béla" in text


def test_the_form_sent_twice_opens_one_table(house: TrialInstallation) -> None:
    page = house.get("/table/new")
    first, again = (page.submit("open", game="pad", players="2") for _ in range(2))
    where = [re.search(r'data-page="([^"]+)"', each.text) for each in (first, again)]
    assert where[0] and where[1] and where[0][1] == where[1][1]


def test_a_table_opened_without_a_first_player_asks_for_one(house: TrialInstallation) -> None:
    table = open_table(house, "condottiere-3e", begins="2")
    assert "کورش" in house.get(f"{table.host}/all").text.split("</h1>")[0]
    assert "Who begins?" not in house.get(f"{table.host}/all").text
    later = open_table(house, "condottiere-3e")
    assert "Who begins?" in house.get(f"{later.host}/all").text


def test_the_rules_for_this_moment_open_on_the_phone_itself(house: TrialInstallation) -> None:
    table = open_table(house, "condottiere-3e", begins="0")
    phone = table.sit(0)
    fold = phone.page().text.split('id="more-now"')[1].split("</details>")[0]
    assert "<b>" not in fold.split("<table>")[0] and "No battle may be fought over" in fold
    fold = phone.enter("0 besiege milano").text.split('id="more-now"')[1].split("</details>")[0]
    assert "<b>play one card</b>" in fold and "&lt;" not in fold
    assert 'id="more-now"' not in phone.enter("end 1").text
    assert 'id="more-now"' not in open_table(house).sit(0).page().text
    assert 'id="more-now"' not in house.get(table.watch).text


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"players": "99"},
        {"players": ""},
        {"name-0": "Ana", "name-1": "Ana"},
        {"language": "xx"},
        {"form": "x"},
        {"option-campaign": "-5", "game": "condottiere-3e"},
    ],
)
def test_an_invalid_form_is_explained_and_opens_nothing(
    house: TrialInstallation, wrong: dict[str, str]
) -> None:
    page = house.get("/table/new")
    answer = page.submit("open", **{"game": "pad", "players": "3", **wrong})
    assert answer.status == 400 and 'role="alert"' in answer.text


def test_nothing_is_opened_without_the_button(house: TrialInstallation) -> None:
    page = house.get("/table/new")
    form = page.reader.forms[0]["fields"]
    answer = house.client.post("/table/new", data={**form, "game": "pad", "players": "3"})
    assert answer.status_code == 200 and b'data-act="open"' in answer.data


def test_the_form_speaks_three_languages(house: TrialInstallation) -> None:
    titles = {
        house.get(f"/table/new?language={tag}").text.split("<h1>")[1][:40]
        for tag in "fa hu en".split()
    }
    assert len(titles) == 3


# --- sitting down ---------------------------------------------------------------------------------


def test_the_first_phone_has_the_seat_until_the_host_frees_it(pad: Companion) -> None:
    first = pad.sit(0, "Anna")
    other = pad.phone().get(pad.seats[0])
    assert other.acts == [] and "on another phone" in other.text and "Anna" in other.text
    assert "Seat taken" in pad.house.get(pad.host).text
    assert pad.house.get(f"{pad.host}/free/0").submit("free").status == 200
    assert pad.sit(0).page().status == 200
    assert first.enter("0 add 3").status == 403


def test_a_phone_keeps_its_secret_to_that_address(pad: Companion) -> None:
    phone = pad.phone()
    answer = phone.client.post(f"{pad.seats[0]}/claim", data=SURE)
    cookie = answer.headers["Set-Cookie"]
    assert f"Path={pad.seats[0]}" in cookie
    assert {"HttpOnly", "Secure", "SameSite=Strict"} <= set(cookie.split("; "))


def test_only_the_host_frees_and_renames(pad: Companion) -> None:
    phone = pad.sit(1)
    for what in ("free/0", "name/0"):
        assert phone.house.client.get(f"{pad.seats[1]}/{what}").status_code == 403
        sent = {**SURE, "name": "X"}
        assert phone.house.client.post(f"{pad.seats[1]}/{what}", data=sent).status_code == 403
    assert pad.house.get(f"{pad.host}/name/0").submit("name", name="Anikó").status == 200
    assert "Anikó" in phone.page().text
    assert pad.house.client.get(f"{pad.host}/free/9").status_code == 404


@pytest.mark.parametrize("typed", ["", "a@b.hu", "http://x.hu", "A\u202eB", "béla", "Ве\u0301la"])
def test_a_name_that_cannot_be_taken_is_refused_in_words(pad: Companion, typed: str) -> None:
    """A blank name in a seat's own form leaves the seat's name as it is."""
    before, phones = pad.house.get(pad.host).text, [pad.house.beside() for _ in range(2)]
    paths = [(pad.house, f"{pad.host}/name/2")]
    if typed:
        paths += [(phones[0], f"{pad.seats[2]}/claim"), (phones[1], f"{pad.watch}/join/2")]
    for client, path in paths:
        answer = client.client.post(path, data={**SURE, "name": typed})
        assert answer.status_code == 422, path
        assert 'id="problem-name"' in answer.text and 'aria-invalid="true"' in answer.text
    token = pad.seats[2].removeprefix("/t/")
    body, headers = {"name": typed or "Béla"}, {"Authorization": f"Bearer {token}"}
    claimed = pad.house.client.post("/api/v1/table/claim", json=body, headers=headers)
    assert claimed.status_code == (400 if typed not in ("", "béla", "Ве\u0301la") else 200)
    assert re.findall(r"<bdi>([^<]*)</bdi>", before) == re.findall(
        r"<bdi>([^<]*)</bdi>", pad.house.get(pad.host).text
    )


def test_the_host_makes_new_links_and_the_old_ones_say_so(
    pad: Companion,
) -> None:
    phone, host = pad.sit(1), pad.house
    for whose in ("1", "screen"):
        ask = host.get(f"{pad.host}/renew/{whose}")
        assert ask.submit("renew").status == 200
    shown = {path_of(url) for url in CODE.findall(host.get(pad.host).text)}
    assert len(shown) == 5 and shown & {pad.watch, *pad.seats} == {pad.seats[0], *pad.seats[2:]}
    told = phone.page()
    assert told.status == 410 and "There’s a new code" in told.text
    assert "big screen" in pad.phone().get(pad.watch).text
    ask = host.get(f"{pad.host}/renew/host")
    moved, again = ask.submit("renew"), ask.submit("renew")
    assert moved.text == again.text and "Bookmark it" in moved.text
    assert host.get(pad.host).status == 410 and "new link" in host.get(pad.host).text
    for nothing in ("4", "-1", "x", "007", "٣"):
        assert host.client.get(f"{moved.response.request.path}/renew/{nothing}").status_code == 404


def test_an_ended_link_answers_in_the_visitors_language_and_offers_the_others(
    pad: Companion,
) -> None:
    phone, group = pad.sit(1), open_season(pad.house, language="fa")
    phone.house.get(f"{pad.seats[1]}?language=hu")  # stored by the phone
    pad.house.get(f"{pad.host}/renew/1").submit("renew")
    pad.house.get(f"/g/{group.opened.host}/renew/watch").submit("renew")
    table, season = pad.seats[1], f"/g/{group.opened.watch}"
    german, fa_first = {"Accept-Language": "de"}, {"Accept-Language": "fa,en;q=0.5"}
    for client, path, wishes, language in (
        (phone.house.client, table, fa_first, "hu"),
        (phone.house.client, f"{table}/log?language=en", fa_first, "en"),
        (pad.house.client, table, fa_first, "fa"),
        (pad.house.client, table, german, "en"),
        (pad.house.client, season, german, "fa"),
        (pad.house.client, f"{season}/geek?language=hu", {}, "hu"),
    ):
        answer = client.get(path, headers=wishes)
        what = "table-seat" if path.startswith("/t/") else "season-watch"
        say, page = speaker(language), Page(pad.house, answer)
        assert answer.status_code == 410 and say(f"error-ended-{what}") in page.text, path
        own = table if path.startswith("/t/") else season
        assert {f"{own}?language={tag}" for tag in LANGUAGES} <= {*page.reader.links}


def test_after_a_new_key_one_press_shows_codes_again(pad: Companion) -> None:
    phone = pad.sit(0)
    anew = with_another_key(pad.house)
    page = anew.get(pad.host)
    assert "The service has been given a new key" in page.text and 'class="qr"' not in page.text
    fresh = page.submit("renew")
    assert fresh.status == 200 and fresh.text.count('<a class="qr"') == 4
    assert "The service has been given a new key" not in fresh.text
    assert anew.get(pad.seats[1]).status == 410 and phone.page().status == 200


def test_an_unclaimed_seats_page_offers_only_to_claim_it(pad: Companion) -> None:
    page = pad.phone().get(pad.seats[0])
    assert page.acts == ["claim"]


# --- entering -------------------------------------------------------------------------------------


def test_points_are_entered_seen_by_all_and_taken_back_by_anybody(pad: Companion) -> None:
    ana, bela = pad.sit(0), pad.sit(1)
    ana.enter("2 add", "12", "1")
    assert "کورش: 12 points, 12 in all" in bela.page().text.replace("\u2068", "").replace(
        "\u2069", ""
    )
    bela.enter("undo 1")
    text = ana.page().text
    assert "<del>" in text and "taken back by" in text
    ana.enter("undo 2")
    assert "<del>" not in bela.page().text


def test_forms_work_without_a_script(pad: Companion) -> None:
    phone = pad.sit(0).house
    page = phone.get(f"{pad.seats[0]}?cell=1-2")
    form = next(form for form in page.reader.forms if form["id"] == "points")
    minus, plus = form["buttons"][-2:]
    phone.client.post(form["to"], data={**SURE, "id": "a", "word": ["۷", "1"]})
    phone.client.post(minus["formaction"], data={**SURE, "id": "b", "word": ["2", "1"]})
    assert plus["value"] == "yes"
    assert "<b>5</b>" in phone.get(pad.seats[0]).text
    row = next(b for b in page.reader.buttons if b.get("data-entry") == "row")
    phone.client.post(row["formaction"], data={**SURE, "id": "c"})
    phone.client.post(
        f"{pad.seats[0]}/entries", data={**SURE, "id": "d", "entry": "row", "title": "Első kör"}
    )
    assert "Első kör" in phone.get(pad.seats[0]).text


@pytest.mark.parametrize("language", ["en", "fa", "hu"])
def test_a_form_for_a_cell_that_was_filled_since_shows_what_stands_and_asks_again(
    house: TrialInstallation, language: str
) -> None:
    pad, say = open_table(house, language=language), speaker(language)
    phone = pad.sit(0).house
    page = phone.get(f"{pad.seats[0]}?cell=1-2")
    form = next(form for form in page.reader.forms if form["id"] == "points")
    pad.sit(1).enter("2 add", "5", "1")
    fields = {**form["fields"], "word": ["5", "1"], "sure": "yes"}
    late = Page(phone, phone.client.post(form["to"], data=fields))
    stands = say("pad-cell", name="کورش", row=1, value=say.number(5))
    assert late.status == 422 and say("entry-refusal-moved_on") in late.text
    assert stands in late.text and say("companion-enter_again") in late.text
    again = next(b for b in late.reader.buttons if b.get("data-entry") == "2 add 5 1")
    enter = next(form for form in late.reader.forms if form["id"] == "enter")
    answer = phone.client.post(again["formaction"], data={**enter["fields"], "sure": "yes"})
    assert answer.status_code == 303
    assert f"<b>{say.number(10)}</b>" in phone.get(pad.seats[0]).text


def test_a_count_from_a_phone_without_network_overwrites_no_other(house: TrialInstallation) -> None:
    troyes = open_table(house, "troyes")
    first, second = troyes.sit(0), troyes.sit(1)
    first.send("count", "a")
    assert second.send("count 0 vp 12 / 1 vp 7", "b", turn=1).status_code == 200
    late = first.send("count 0 vp 3 / 2 vp 4", "c", turn=1)
    assert late.json["error"]["code"] == "moved_on" and late.json["error"]["turn"] == 2
    assert first.send("count 2 vp 4", "d", turn=1).status_code == 200


def test_the_same_sending_again_is_one_entry(pad: Companion) -> None:
    phone = pad.sit(0)
    answers = [phone.send("0 add 4 1", "one").json for _ in range(2)]
    assert [each["already"] for each in answers] == [False, True]
    assert {each["number"] for each in answers} == {1}
    assert phone.send("0 add 5 1", "one").status_code == 422


def test_scripts_get_errors_in_words(pad: Companion) -> None:
    phone = pad.sit(0)
    phone.house.get(f"{pad.seats[0]}?language=hu")
    large = phone.send("x" * 70_000, "a")
    pad.house.get(f"{pad.host}/renew/0").submit("renew")
    gone = phone.send("0 add 1", "b")
    for answer, status, words in ((large, 413, "413"), (gone, 410, "ended-table-seat")):
        assert answer.status_code == status
        assert answer.json["error"]["message"] == speaker("hu")(f"error-{words}")


def test_impossible_entries_are_refused_in_words(pad: Companion) -> None:
    phone = pad.sit(0)
    page = phone.enter("0 add many")
    assert page.status == 422 and "Points are whole numbers" in page.text
    error = phone.send("undo 5", "x").json["error"]
    assert error["code"] == "no_such_entry" and error["anyway"] is False
    assert "no such entry" in error["message"]


@pytest.mark.parametrize("game", ["pad", "condottiere-3e", "troyes"])
@pytest.mark.parametrize(
    "line",
    [
        *("", " ", "x", "0", "anyway", "undo", "undo x", "undo 0", "instead", "instead 1", "end 9"),
        *("0 add", "0 add x", "99 add 1", "-1 add 1", "0 add 1 x", "row %ff", "row " + "x" * 300),
        *("correct", "correct x", "tell", "tell 99", "0 play", "0 play zz", "9 play m1", "۰ add 1"),
        *("x" * 5000, "0 add \n", "\x00", "anyway anyway 0 add 1", "count x", "dice 0 x", "build"),
    ],
)
def test_no_line_breaks_the_page(house: TrialInstallation, game: str, line: str) -> None:
    table = open_table(house, game)
    data = {**SURE, "id": "a", "entry": line}
    answer = house.client.post(f"{table.host}/entries", data=data, follow_redirects=True)
    assert answer.status_code in (200, 422)
    asked = house.client.get(f"{table.host}/all", query_string={"cell": line, "language": line})
    assert asked.status_code == 200


def test_the_table_may_have_it_anyway(house: TrialInstallation) -> None:
    table = open_table(house, "condottiere-3e", begins="0")
    phone = table.sit(1)
    phone.enter("besiege milano")
    phone.enter("0 besiege milano")
    page = phone.enter("0 play m10")
    assert page.status == 200
    page = phone.enter("3 play m1")
    assert page.status == 422 and "Enter it anyway" in page.text
    error = phone.send("3 play m1", "y").json["error"]
    assert error["anyway"] and error["line"] == "3 play m1"
    assert error["message"] == "It’s somebody else’s turn."
    assert phone.send("anyway 3 play m1", "z").status_code == 200
    assert "against the rules" in phone.page().text


def test_a_button_names_the_seat_if_another_one_passes(
    house: TrialInstallation,
) -> None:
    table = open_table(house, "condottiere-3e", begins="0")
    mine, theirs = table.sit(0), table.sit(1)
    mine.enter("0 besiege milano")
    mine.enter("0 play m1")
    for phone, label in ((mine, "⁨Béla⁩: Pass"), (theirs, "Pass")):
        buttons = phone.page().text.split('data-entry="1 pass"')[1]
        assert buttons.split(">", 1)[1].startswith(f"{label}<")


@pytest.mark.parametrize("game", ["condottiere-3e", "rakab", "troyes", "btwixt"])
def test_the_first_player_is_asked_once_when_a_table_is_opened(
    house: TrialInstallation, game: str
) -> None:
    page = house.get(f"/table/new?game={game}").text
    assert page.count('name="begins"') == 1
    assert not re.search(r'name="option-(first_holder|start_player|first_player)"', page)


@pytest.mark.parametrize("language", ["en", "fa", "hu"])
def test_a_phone_that_enters_for_another_is_not_told_that_it_has_the_turn(
    house: TrialInstallation, language: str
) -> None:
    table = open_table(house, "condottiere-3e", begins="0", language=language)
    phone, say = table.sit(0), speaker(language, "condottiere-3e")
    phone.enter("0 besiege milano")
    phone.enter("0 play m1")
    told = phone.send("1 besiege roma", "a").json["error"]["message"]
    assert told == str(say("entry-refusal-wrong_phase", phase=say("phase-battle")))


def test_the_first_edition_shows_the_deal_and_seats_without_cards(
    house: TrialInstallation,
) -> None:
    table = open_table(house, "condottiere-1e", players=3, begins="1")
    phone = table.sit(2)

    def said() -> str:
        return re.sub("<[^>]*>|[\u2068\u2069]", "", phone.page().text)

    assert "Deal the cards. Hands now: " in said()
    for line in ("1 besiege mantova", "anyway 1 play bishop"):
        assert phone.enter(line).status == 200
    assert "Deal the cards" not in said()
    assert "Nobody won, so the Condottiere token went to the left, to you." in said()
    for line in ("2 discard", "2 besiege genova"):
        assert phone.enter(line).status == 200
    assert "no cards left by our count" in said() and "You passed." in said()
    last = re.search(r'data-entry="(undo \d+)"', phone.page().text)
    assert last and phone.enter(last[1]).status == 200
    page = phone.page().text
    assert page.index('id="more-cards"') < page.index("No cards left") < page.index("2 play m1")
    refused = phone.enter("2 play m1")
    assert refused.status == 422 and "By the phones’ count" in refused.text


def test_the_result_of_a_battle_is_above_the_choice_of_the_next(
    house: TrialInstallation,
) -> None:
    table = open_table(house, "condottiere-3e", begins="0", players=3)
    phones = [table.sit(seat) for seat in range(3)]
    assert phones[1].page().text.count("conquered") == 0
    for line in ("0 besiege milano", "0 play m2", "1 play m10", "close"):
        phones[0].enter(line)
    above = phones[2].page().text.split('class="taps sites"')[0]
    assert "conquered Milan with strength 10." in above
    assert "dealt" not in above
    phones[0].enter("undo 5")  # after the first player, the choice and two cards
    assert "conquered" not in phones[2].page().text.split('class="happened"')[0]
    phones[0].enter("close")
    phones[0].enter("1 besiege roma")
    assert "conquered" not in phones[2].page().text.split('class="happened"')[0]


def test_the_big_screen_shows_who_is_seated_and_the_first_question(
    house: TrialInstallation,
) -> None:
    table = open_table(house, "condottiere-3e", players=3)
    table.sit(1)
    seen = house.get(table.watch).text
    assert '<h1 class="prompt">Who begins?</h1>' in seen and "tell 1" not in seen
    seated = seen.split('class="seated"')[1].split("</ul>")[0].split("<li")[1:]
    assert ["Seat taken" in each for each in seated] == [False, True, False]
    table.sit(0).enter("tell 0")
    assert 'class="seated"' in house.get(table.watch).text, "a seat is free"
    table.sit(2)
    seen = house.get(table.watch).text
    assert 'class="seated"' not in seen and "to choose the next battle" in seen


def test_the_host_sits_down_with_the_phone_that_shows_the_codes(pad: Companion) -> None:
    own = f'<a href="https://play.example{pad.seats[0]}">Sit here with this phone</a>'
    assert own in pad.house.get(pad.host).text
    pad.sit(0)
    assert own not in pad.house.get(pad.host).text


def test_watchers_enter_nothing_and_are_shown_no_other_link(pad: Companion) -> None:
    answer = pad.house.client.post(f"{pad.watch}/entries", data={**SURE, "id": "a", "entry": "row"})
    assert answer.status_code == 403
    text = pad.house.get(pad.watch).text
    assert not any(secret in text for secret in (pad.host, *pad.seats))
    codes = re.findall(r'class="qr" href="([^"]+)"', text)
    assert codes == [f"https://play.example{pad.watch}/join"], "its own link alone"
    seat = pad.sit(0).page().text
    assert not any(secret in seat for secret in (pad.host, pad.watch, *pad.seats[1:]))


def test_one_phone_enters_for_everybody(house: TrialInstallation) -> None:
    table = open_table(house, "condottiere-3e", begins="0")
    page = house.get(f"{table.host}/all")
    besiege = next(b for b in page.reader.buttons if b.get("data-entry") == "0 besiege milano")
    page = page.press(besiege)
    assert page.status == 200 and page.response.request.path.endswith("/all")
    assert house.get(f"{table.watch}/all").response.request.path == table.watch


def test_a_game_ends_by_its_points_or_as_the_table_says(pad: Companion) -> None:
    phone = pad.sit(0)
    phone.enter("1 add 9 1")
    assert " wins!" in phone.enter("end").text
    phone.enter("undo 2")
    assert "Dara" in phone.enter("end", "3").text.split("</h1>")[0]
    assert phone.enter("0 add 1").status == 422


def test_a_table_that_cannot_continue_by_mail_says_the_true_reason(
    pad: Companion,
) -> None:
    page = pad.sit(0).house.get(f"{pad.seats[0]}/mail")
    say = speaker("en")
    assert page.status == 409 and say("entry-refusal-not_by_mail") in page.text
    notice = page.text.split('role="alert"')[1].split("</div>")[0]
    assert say("bymail-title") in notice and say("companion-refused") not in notice


def test_html_in_names_and_titles_is_shown_as_text(house: TrialInstallation) -> None:
    table = open_table(house, players=2)
    phone = table.sit(0, "<b>Ana</b>")
    phone.house.client.post(
        f"{table.seats[0]}/entries", data={**SURE, "id": "t", "entry": "row", "title": "<i>x</i>"}
    )
    for path in (table.seats[0], f"{table.seats[0]}/log", table.watch, table.host):
        text = phone.house.get(path).text
        assert "<b>Ana" not in text and "<i>x" not in text


# --- what changes ---------------------------------------------------------------------------------


def test_an_open_page_gets_new_content_only_after_a_change(pad: Companion) -> None:
    phone = pad.sit(0)
    first = phone.house.client.get(f"{phone.path}/state")
    tag = {"If-None-Match": first.headers["ETag"]}
    assert b'id="live"' in first.data
    assert phone.house.client.get(f"{phone.path}/state", headers=tag).status_code == 304
    pad.sit(1).enter("1 add 5 1")
    fresh = phone.house.client.get(f"{phone.path}/state", headers=tag)
    assert fresh.status_code == 200 and b"<b>5</b>" in fresh.data


def test_the_host_sees_who_has_sat_down_as_it_happens(pad: Companion) -> None:
    before = pad.house.client.get(f"{pad.host}/state")
    pad.sit(2)
    tag = {"If-None-Match": before.headers["ETag"]}
    after = pad.house.client.get(f"{pad.host}/state", headers=tag)
    assert after.status_code == 200 and b"Seat taken" in after.data


def test_a_phone_reads_in_its_own_language(pad: Companion) -> None:
    phone = pad.sit(0)
    assert phone.house.get(f"{phone.path}?language=fa").reader.language == "fa"
    assert phone.page().reader.language == "fa"
    state = phone.house.client.get(f"{phone.path}/state").get_data(as_text=True)
    assert "امتیازشمار" in state
    assert pad.sit(1).page().reader.language == "en"


def test_a_host_is_asked_about_a_season_in_the_language_of_the_codes(pad: Companion) -> None:
    pad.house.get(f"{pad.host}?language=hu")
    assert pad.house.get(f"{pad.host}/season").reader.language == "hu"


def test_the_log_has_every_entry(pad: Companion) -> None:
    phone = pad.sit(0)
    for points in range(9):
        phone.enter("0 add", str(points), "1")
    assert phone.page().text.count('class="entry') == 6
    assert phone.house.get(f"{phone.path}/log").text.count('class="entry') == 9


# --- on a home screen -----------------------------------------------------------------------------


def test_a_table_may_be_put_on_a_home_screen(pad: Companion) -> None:
    page = pad.sit(0).page()
    policy = page.response.headers["Content-Security-Policy"]
    assert "worker-src 'self'" in policy and "script-src 'self';" in policy
    manifest = pad.house.client.get(f"{pad.seats[0]}/manifest").json
    assert manifest["start_url"] == pad.seats[0] and manifest["scope"] == "/t/"
    drawn = {each["src"]: each["sizes"] for each in manifest["icons"] if "png" in each["type"]}
    touch = re.findall(r'"apple-touch-icon" href="(.+?)"', pad.house.get(pad.seats[0]).text)
    assert touch == ["/icon-180.png"] and len(drawn) == 2
    for path, sizes in {**drawn, touch[0]: "180x180"}.items():
        answer = pad.house.client.get(path)
        image = Image.open(BytesIO(answer.data))
        assert (answer.mimetype, "{}x{}".format(*image.size)) == ("image/png", sizes)
        assert has_calm_rim(image.convert("RGB"))
    assert pad.house.client.get("/icon-100000.png").status_code == 404
    worker = pad.house.client.get("/table/sw.js")
    assert worker.headers["Service-Worker-Allowed"] == "/t/"
    assert "script" in worker.mimetype


# --- clocks of players ----------------------------------------------------------------------------


def test_a_clock_counts_the_time_of_the_player_on_turn(house: TrialInstallation) -> None:
    table = open_table(house, "condottiere-3e", begins="0", clock="yes")
    phone = table.sit(0)
    house.time.forward(60)  # people scan, and cards are dealt

    def told() -> list[str]:
        return re.findall(r'data-seconds="(\d+)"', phone.page().text)

    assert told() == ["0", "0", "0", "0"]
    for seconds, line in ((60, "0 besiege milano"), (120, "0 play m10"), (PAUSE, "1 play m1")):
        house.time.forward(seconds)
        phone.enter(line)
    house.time.forward(30)
    assert told() == ["120", "0", "30", "0"]


def test_there_is_no_clock_unless_requested(house: TrialInstallation) -> None:
    table = open_table(house, "condottiere-3e", begins="0")
    assert "data-seconds" not in table.sit(0).page().text


# --- on paper -------------------------------------------------------------------------------------


@pytest.mark.skipif(not (shutil.which("zbarimg") and shutil.which("pdftoppm")), reason="no zbar")
@pytest.mark.parametrize("language", ["en", "fa"])
def test_the_printed_codes_open_the_seats(
    house: TrialInstallation, tmp_path: Path, language: str
) -> None:
    table = open_table(house, language=language)
    (tmp_path / "cards.pdf").write_bytes(house.client.get(f"{table.host}/cards.pdf").data)
    run = partial(subprocess.run, cwd=tmp_path, check=True, capture_output=True, text=True)
    run(["pdftoppm", "-r", "150", "-png", "cards.pdf", "card"])
    read = run(["zbarimg", "-q", "--raw", *(path.name for path in tmp_path.glob("card*.png"))])
    assert {path_of(url) for url in read.stdout.split()} == {*table.seats, table.watch}
    assert table.sit(0).house.client.get(f"{table.seats[0]}/cards.pdf").status_code == 403


@pytest.mark.parametrize("language", ["en", "fa", "hu"])
def test_the_form_says_why_cards_do_not_lie_hidden_at_a_table(
    house: TrialInstallation, language: str
) -> None:
    page = house.get(f"/table/new?game=condottiere-3e&language={language}").text
    why = speaker(language, "condottiere-3e")("option-hidden_cards-not_here")
    assert why in page and 'name="option-hidden_cards"' not in page
    assert 'name="option-takeover"' in page and why not in house.get("/table/new?game=troyes").text


def test_a_match_with_hidden_cards_stays_by_mail_and_its_host_reads_the_reason(
    house: TrialInstallation,
) -> None:
    match = begin(house, options={"hidden_cards": True})
    page = house.get(f"/h/{match.host}/table").submit("table")
    assert page.status == 409
    assert speaker("en", "condottiere-3e")("refusal-cards_lie_hidden") in page.text


# --- taps on the map ------------------------------------------------------------------------------


def on_map(text: str) -> dict[str, str]:
    """Return the spoken names of the map's links, by their lines."""
    board = text.split('data-about="pointed"')[1].split("</figure>", maxsplit=1)[0]
    links = re.findall(r'<a href="[^"]*about=([^"&]*)"[^>]*aria-label="([^"]+)"', board)
    return {unquote_plus(line): said for line, said in links}


def test_every_region_can_be_tapped_and_offers_its_entries(
    house: TrialInstallation,
) -> None:
    table = open_table(house, "condottiere-3e", begins="0")
    phone = table.sit(0)
    page = phone.page().text
    links = on_map(page)
    places = re.findall(r'data-entry="0 besiege (\w+)"', page)
    assert len(places) == len(links) == len(set(links.values())) > 9
    assert {f"correct site {place}" for place in places} == set(links)
    links_of = TableLinks("", phone.path.rpartition("/")[2])
    asked = phone.house.get(links_of.about("correct site milano")).text
    first = asked.split('id="pointed"')[1]
    assert re.findall(r'data-entry="([^"]+)"', first)[0] == "0 besiege milano"
    page = phone.enter("0 besiege milano").text
    assert set(on_map(page)) == set(links)
    asked = phone.house.get(links_of.about("correct site roma")).text
    shown = asked.split('id="pointed"')[1].split("</section>")[0]
    lines = re.findall(r'data-entry="([^"]+)"', shown)
    assert lines[0] == "0 play bishop roma" and "correct site roma" in lines
    assert {f"correct owner roma {seat}" for seat in range(4)} < set(lines)
    assert 'id="more-board" open' in asked and 'id="more-board" open' not in page
    for line in lines[1:4]:
        assert phone.enter(line).status == 200


def test_only_phones_that_may_enter_can_tap_the_map(
    house: TrialInstallation,
) -> None:
    table = open_table(house, "condottiere-3e", begins="0")
    taken = table.phone()
    table.sit(0)
    for path in (table.watch, table.seats[0]):
        assert "about=correct" not in taken.get(path).text
    for about in ("correct+site+atlantis", "correct+site+-", "correct", "0+besiege+roma"):
        page = house.get(f"{table.host}/all?about={about}")
        pointed = page.text.split('id="pointed"')[1].split('id="photo"')[0]
        assert page.status == 200 and "correct owner" not in pointed
    page = house.get(f"{table.host}/all?about=correct+site+roma").text
    assert "correct owner roma 3" in page and f"{table.host}/all?about=" in page


@pytest.mark.parametrize(
    ("wishes", "query", "language"),
    [
        ({"Accept-Language": "fa-IR,fa;q=0.9"}, "", "fa"),
        ({"Accept-Language": "fa-IR"}, "?language=hu", "hu"),
        ({"Accept-Language": "de"}, "", "en"),
        ({}, "", "en"),
    ],
)
def test_a_phone_opens_in_its_own_language_until_another_is_chosen(
    pad: Companion, wishes: dict[str, str], query: str, language: str
) -> None:
    for link in (pad.seats[1], pad.watch, pad.host):
        shown = pad.phone().client.get(link + query, headers=wishes)
        assert f'<html lang="{language}"' in shown.text
