"""A seat's pages, for a plain client without scripts or cookies."""

import re
from typing import Any

import pytest
from sqlalchemy import Engine, event

import engine
import printables
from service.language.languages import LANGUAGES
from service.language.words import speaker
from tests.service.at_table import Table, begin, digest, invite
from tests.service.trial_installation import BELA, CYRUS, SURE, Page, TrialInstallation

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
NOBODY = "a" * 26
PERSIAN = {"Accept-Language": "fa-IR,fa;q=0.9"}
PLAYED = {"en": "Already played", "hu": "Már megtörtént", "fa": "پیش‌تر بازی شده"}
STALE = {
    "en": "This link is from an earlier turn",
    "hu": "Ez a link egy korábbi körhöz tartozik",
    "fa": "آن نوبت گذشته است",
}
GERMAN = {"Accept-Language": "de"}


def seat_page(table: Table, seat: int) -> Page:
    return table.house.get(f"/s/{table.seats[seat]}")


def action_url(table: Table, seat: int, turn: int, action: str) -> str:
    return f"/s/{table.seats[seat]}/{turn}/{action.replace(' ', '%20')}"


def language(house: TrialInstallation, path: str, **headers: str) -> tuple[int, str]:
    page = Page(house, house.client.get(path, headers=headers))
    return page.status, page.reader.language


def log_lines(page: Page) -> list[str]:
    logs = re.findall(r'<ol class="log">(.*?)</ol>', page.text, re.DOTALL)
    return re.findall(r"<li[^>]*>(.*?)</li>", "".join(logs), re.DOTALL)


# --- playing ---------------------------------------------------------------


def test_a_plain_client_plays_on_from_page_to_page_and_keeps_no_cookie(
    house: TrialInstallation,
) -> None:
    house.client = house.client.application.test_client(use_cookies=False)
    table = begin(house)
    for _ in range(8):
        turn, page = table.turn, seat_page(table, table.asked)
        link = min(page.action_links.values())
        assert "%20" in link or link.endswith("/pass")
        asked = house.get(link)
        assert asked.acts == ["play"] and table.turn == turn
        answer = house.client.post(asked.reader.forms[0]["to"], data=SURE)
        assert answer.status_code == 303 and "Set-Cookie" not in answer.headers
        assert table.turn > turn
        assert house.get(answer.headers["Location"]).status == 200


def test_every_legal_action_is_a_link_on_the_page_and_nothing_else_is(
    house: TrialInstallation,
) -> None:
    table = begin(house).play(7)
    assert set(seat_page(table, table.asked).action_links) == set(table.actions)
    waiting = (table.asked + 1) % 3
    assert seat_page(table, waiting).action_links == {}


def test_a_link_of_an_earlier_turn_is_explained_and_shows_the_present_one(
    house: TrialInstallation,
) -> None:
    table = begin(house)
    seat, turn, (first, other, *_) = table.asked, table.turn, table.actions
    table.take(first)
    before = digest(house)
    late = house.get(action_url(table, seat, turn, other))
    assert late.status == 200 and "play" not in late.acts
    assert "This link is from an earlier turn" in late.text or late.reader.language != "en"
    pressed = house.client.post(action_url(table, seat, turn, other), data=SURE)
    assert pressed.status_code == 409
    repeated = house.get(action_url(table, seat, turn, first))
    assert repeated.status == 200 and "play" not in repeated.acts
    assert digest(house) == before


def test_the_same_button_pressed_twice_plays_once(house: TrialInstallation) -> None:
    table = begin(house)
    url = action_url(table, table.asked, table.turn, table.actions[0])
    assert house.client.post(url, data=SURE).status_code == 303
    before = digest(house)
    assert house.client.post(url, data=SURE).status_code == 303
    assert digest(house) == before


def several_are_asked(table: Table) -> tuple[int, list[int]]:
    """Play on until two seats are asked; return the turn and the seats."""
    for _ in range(400):
        asked = table.loaded().to_act()
        if len(asked) > 1:
            return table.turn, asked
        table.play(1)
    raise AssertionError("the game never asks several at once")


def test_an_open_question_can_be_answered_under_the_present_turn(
    house: TrialInstallation,
) -> None:
    """Two seats are asked and one has answered; programs know only the current turn number."""
    table = begin(house, game="condottiere-3e", options={"simultaneous_discards": True})
    asked, (first, second, *_) = several_are_asked(table)
    assert table.act_by_api(first, asked, "keep").status_code == 200
    assert table.turn == asked + 1 and table.seat_by_api(second)["turn"] == asked + 1
    page = house.get(action_url(table, second, table.turn, "keep"))
    assert page.submit("play").status == 200
    assert table.seat_by_api(second)["turn"] > asked + 1
    for turn in (asked, asked + 1):
        again = table.act_by_api(second, turn, "keep")
        assert again.status_code == 200 and again.json["already"] is True
    later = house.get(action_url(table, first, table.turn + 1, "keep"))
    assert "play" not in later.acts


def test_a_letters_link_recognizes_a_move_by_a_program_under_a_later_number(
    house: TrialInstallation,
) -> None:
    table = begin(house, options={"simultaneous_discards": True})
    asked, (first, second, *_) = several_are_asked(table)
    action, other = "keep", "discard"
    for seat in (first, second):
        assert table.act_by_api(seat, table.turn, action).status_code == 200
    reached = table.turn
    before = digest(house)
    page = house.get(action_url(table, second, asked, action))
    assert PLAYED[page.reader.language] in page.text and "play" not in page.acts
    assert house.client.post(action_url(table, second, asked, action), data=SURE).status_code == 303
    assert table.act_by_api(second, asked, action).json == {"turn": reached, "already": True}
    assert is_stale(table, second, asked, other)
    assert digest(house) == before


def test_a_turn_at_which_the_seat_was_not_asked_is_stale(
    house: TrialInstallation,
) -> None:
    table = begin(house).play(1)  # the seat that chooses the site begins the battle
    turn, first = table.turn, table.asked
    table.take(table.actions[0])
    second, action = table.asked, table.actions[0]
    table.take(action)
    assert second != first and is_stale(table, second, turn, action)


def is_stale(table: Table, seat: int, turn: int, action: str) -> bool:
    """True if a link, opened and pressed, says only that its turn has passed."""
    url = action_url(table, seat, turn, action)
    page = table.house.get(url)
    looked = STALE[page.reader.language] in page.text and "play" not in page.acts
    return looked and table.house.client.post(url, data=SURE).status_code == 409


def test_a_link_under_another_seats_token_plays_nothing(house: TrialInstallation) -> None:
    table = begin(house)
    other = (table.asked + 1) % 3
    url = action_url(table, other, table.turn, table.actions[0])
    before = digest(house)
    assert house.get(url).status == 422
    assert house.client.post(url, data=SURE).status_code == 422
    assert "play" not in house.get(url).acts
    assert digest(house) == before


@pytest.mark.parametrize("turn", ["0x1", "-1", "1.0", "one", "", "9" * 5000, str(10**30)])
def test_a_link_with_an_invalid_turn_changes_nothing(house: TrialInstallation, turn: str) -> None:
    table = begin(house)
    before = digest(house)
    url = f"/s/{table.seats[table.asked]}/{turn}/pass"
    assert house.client.get(url).status_code in (200, 404)
    assert house.client.post(url, data=SURE).status_code in (404, 405, 409)
    assert digest(house) == before


# --- invalid links ---------------------------------------------------------


def test_an_unknown_link_gets_the_same_answer_in_any_shape(house: TrialInstallation) -> None:
    table = begin(house)
    wrong = [NOBODY, table.seats[0][:-1], table.seats[0] + "a", table.host, "0" * 26, "%00", "ű"]
    answers = [house.client.get(f"/s/{token}") for token in wrong]
    assert {answer.status_code for answer in answers} == {404}
    ids = [answer.headers["X-Request-Id"] for answer in answers]
    assert all(each in answer.text for each, answer in zip(ids, answers, strict=True))
    assert (
        len({answer.text.replace(each, "") for each, answer in zip(ids, answers, strict=True)}) == 1
    )
    posted = [house.client.post(f"/s/{token}/0/pass", data=SURE) for token in wrong]
    assert {answer.status_code for answer in posted} == {404}


def test_every_error_page_and_refusal_names_its_request(house: TrialInstallation) -> None:
    table = begin(house)
    seat, turn, action = table.asked, table.turn, table.actions[0].replace(" ", "%20")
    own, other = (f"/s/{table.seats[each]}" for each in (seat, (seat + 1) % 3))
    post = house.client.post
    answers = {
        404: [house.client.get("/nothing"), house.client.get(f"/m/{'a' * 12}")],
        405: [post("/privacy")],
        413: [post("/mine", data={"email": "a" * 9_000_000})],
        422: [post(f"{own}/{turn}/play%20m10", data=SURE)],
    }
    assert post(f"{own}/{turn}/{action}", data=SURE).status_code == 303
    answers[409] = [post(f"{own}/{turn}/besiege%20x", data=SURE)]
    assert post(f"{other}/link", data=SURE).status_code == 200
    answers[410] = [house.client.get(other), post(f"{other}/{turn}/pass", data=SURE)]
    for status, found in answers.items():
        for answer in found:
            assert answer.status_code == status
            assert answer.headers["X-Request-Id"] in answer.get_data(as_text=True), status


def test_a_replaced_link_says_that_there_is_a_newer_one(house: TrialInstallation) -> None:
    table = invite(house)
    form = house.get(f"/h/{table.host}/replace/2")
    form.submit("replace", name="Farid", email="farid@mail.example")
    for path in ("", "/join", "/0/pass", "/turn", "/settings", "/card.pdf"):
        assert house.client.get(f"/s/{table.seats[2]}{path}").status_code == 410


def test_a_slash_too_many_does_not_break_a_link(house: TrialInstallation) -> None:
    table = begin(house)
    assert house.client.get(f"/s/{table.seats[0]}/").status_code == 200
    assert house.client.get(f"/m/{table.match}/").status_code == 200


# --- language --------------------------------------------------------------


def test_a_seats_pages_are_in_its_language_whatever_the_browser_requests(
    house: TrialInstallation,
) -> None:
    table = begin(house)
    persian = table.seats[2]
    for path in ("", "/settings", "/letters", "/nonsense", "/0/besiege%20atlantis", "/99999/pass"):
        assert language(house, f"/s/{persian}{path}", **GERMAN)[1] == "fa"
    assert language(house, f"/s/{persian}/nonsense", **GERMAN)[0] == 404
    refused = house.client.post(f"/s/{persian}/settings", data=SURE | {"language": "tlh"})
    assert Page(house, refused).reader.language == "fa" and refused.status_code == 400


def test_the_spectators_page_speaks_the_language_of_the_match(house: TrialInstallation) -> None:
    table = begin(house, language="hu").play(3)
    assert language(house, f"/m/{table.match}", **PERSIAN) == (200, "hu")
    assert language(house, f"/m/{table.match}/nothing", **PERSIAN) == (404, "hu")


def test_an_unknown_reader_is_answered_in_the_browsers_language(house: TrialInstallation) -> None:
    for path, status in (("/", 200), ("/new", 200), ("/nothing", 404), (f"/s/{NOBODY}", 404)):
        assert language(house, path, **PERSIAN) == (status, "fa")
        assert language(house, path, **GERMAN) == (status, "en")
    assert 'dir="rtl"' in house.client.get("/", headers=PERSIAN).get_data(as_text=True)


# --- joining ---------------------------------------------------------------


def test_an_invitation_is_accepted_on_a_page_of_its_own_and_once_is_enough(
    house: TrialInstallation,
) -> None:
    table = invite(house)
    page = house.get(f"/s/{table.seats[1]}")
    assert page.acts == ["join"]
    assert table.loaded().seats[1].status == "invited"
    page.submit("join")
    before = digest(house)
    assert page.submit("join").status == 200
    assert table.loaded().seats[1].status == "joined" and digest(house) == before


def test_a_person_who_declines_may_change_their_mind_until_the_seat_is_given_away(
    house: TrialInstallation,
) -> None:
    table = invite(house)
    page = house.get(f"/s/{table.seats[1]}/decline")
    assert page.acts == ["decline"]
    declined = page.submit("decline")
    assert declined.acts == ["join"] and table.loaded().seats[1].status == "declined"
    declined.submit("join")
    assert table.loaded().seats[1].status == "joined"


def test_an_invitation_to_a_match_called_off_has_a_kind_answer(house: TrialInstallation) -> None:
    table = invite(house)
    house.get(f"/h/{table.host}/call-off").submit("call-off")
    page = house.get(f"/s/{table.seats[1]}/join")
    assert page.status == 200 and page.acts == []
    assert house.client.post(f"/s/{table.seats[1]}/join", data=SURE).status_code == 409


def test_a_match_that_has_not_begun_cannot_be_watched(house: TrialInstallation) -> None:
    table = invite(house)
    assert house.client.get(f"/m/{table.match}").status_code == 404
    assert house.client.get(f"/m/{table.match}/export").status_code == 404


# --- a seat's own settings -------------------------------------------------


def test_letters_are_stopped_by_one_click_and_started_again_on_the_page(
    house: TrialInstallation,
) -> None:
    table = begin(house)
    url = f"/s/{table.seats[1]}/letters"
    before = digest(house)
    assert house.get(url).acts == ["letters"] and digest(house) == before
    one_click = {"List-Unsubscribe": "One-Click"}
    assert house.client.post(url, data=one_click).status_code == 200, "no program follows more"
    assert table.loaded().seats[1].muted
    own, host = house.get(f"/s/{table.seats[1]}").text, house.get(f"/h/{table.host}").text
    assert speaker("hu")("settings-letters-off") in own and f"{url}" in own
    assert speaker("en")("seat-letters-off") in host and "You get no letters" not in host
    assert house.get(url).submit("letters").status == 200
    assert not table.loaded().seats[1].muted


def test_language_and_time_zone_can_be_set_to_known_ones_only(
    house: TrialInstallation,
) -> None:
    table = begin(house)
    page = house.get(f"/s/{table.seats[1]}/settings")
    saved = page.submit("settings", language="en", timezone="Asia/Tokyo")
    assert saved.reader.language == "en"
    assert table.loaded().seats[1].timezone == "Asia/Tokyo"
    before = digest(house)
    for fields in ({"language": "tlh"}, {"timezone": "Atlantis"}, {"language": "fa\0"}, {}):
        data = {"language": "en", "timezone": "UTC", **fields} if fields else {}
        assert house.client.post(page.reader.forms[0]["to"], data=SURE | data).status_code == 400
    assert digest(house) == before


def test_an_old_spelling_of_a_time_zone_stays_chosen_on_the_page(house: TrialInstallation) -> None:
    table = begin(house, {**BELA, "timezone": "Asia/Calcutta"}, CYRUS)
    text = house.get(f"/s/{table.seats[1]}/settings").text
    assert 'data-zone="Asia/Calcutta" selected>' in text


def test_an_absent_player_returns_by_a_button(house: TrialInstallation) -> None:
    table = begin(house)
    assert house.client.post(f"/s/{table.seats[1]}/return", data=SURE).status_code == 303
    assert house.client.get(f"/s/{table.seats[1]}/return").status_code in (404, 405)


def test_the_code_of_a_page_is_a_picture_of_its_own(
    house: TrialInstallation,
) -> None:
    table = begin(house)
    page = f"/s/{table.seats[1]}"
    assert f'<img class="code" src="{page}/qr.svg"' in house.get(page).text
    code = house.client.get(f"{page}/qr.svg")
    assert (code.status_code, code.mimetype) == (200, "image/svg+xml")
    assert code.text == printables.qr_svg(f"https://play.example{page}")
    assert house.client.get("/s/nobody/qr.svg").status_code == 404


def test_the_seat_card_and_the_reference_card_are_pdfs(house: TrialInstallation) -> None:
    table = begin(house)
    card = house.client.get(f"/s/{table.seats[2]}/card.pdf?paper=letter")
    aid = house.client.get("/print/condottiere-3e/aid.pdf?language=fa")
    for answer in (card, aid):
        assert answer.status_code == 200 and answer.data.startswith(b"%PDF")
    assert "no-store" in card.headers["Cache-Control"]
    again = house.client.get(
        "/print/condottiere-3e/aid.pdf?language=fa", headers={"If-None-Match": aid.headers["ETag"]}
    )
    assert again.status_code == 304


def test_an_open_page_learns_that_the_table_has_changed(house: TrialInstallation) -> None:
    table = begin(house)
    url = f"/s/{table.seats[0]}/turn"
    first = house.client.get(url)
    same = house.client.get(url, headers={"If-None-Match": first.headers["ETag"]})
    assert (first.json["turn"], same.status_code) == (table.turn, 304)
    table.play(1)
    later = house.client.get(url, headers={"If-None-Match": first.headers["ETag"]})
    assert later.status_code == 200 and later.json["turn"] > first.json["turn"]
    assert f'data-stamp="{later.json["stamp"]}"' in seat_page(table, 0).text


@pytest.mark.parametrize("where", ["/s/{seat}", "/m/{match}"])
def test_a_long_match_is_shown_in_part_and_whole_on_a_page_of_its_own(
    house: TrialInstallation, where: str
) -> None:
    table = begin(house)
    address = where.format(seat=table.seats[1], match=table.match)
    begun = house.get(address)
    assert f'href="{address}/log"' not in begun.text and f"{address}/log?" not in begun.text
    first = log_lines(begun)[-1]
    table.play(60)
    page, whole = house.get(address), house.get(f"{address}/log")
    assert f'href="{address}/log' in page.text and first not in log_lines(page)
    assert log_lines(whole)[0] == first
    assert len(log_lines(whole)) > len(log_lines(page)) == 12


def test_a_person_who_joins_may_give_their_time_zone(house: TrialInstallation) -> None:
    table = invite(house)
    page = house.get(f"/s/{table.seats[1]}/join")
    before = digest(house)
    refused = page.submit("join", timezone="Atlantis")
    assert refused.status == 400 and "problem-timezone" in refused.text and digest(house) == before
    assert page.submit("join", timezone="Tokió").status == 200
    assert table.loaded().seats[1].timezone == "Asia/Tokyo"
    assert table.loaded().seats[1].status == "joined"
    page.submit("join", timezone="Europe/Paris")
    assert table.loaded().seats[1].timezone == "Asia/Tokyo", "who has joined has settings for that"
    house.get(f"/s/{table.seats[2]}/join").submit("join")
    assert table.loaded().seats[2].timezone == "Asia/Tehran" and table.loaded().is_running


def test_a_rule_set_by_two_cards_is_mentioned_once(
    house: TrialInstallation, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begin(house, BELA, CYRUS, game="btwixt").play(14)
    game, rule = engine.games()["btwixt"], {"rule": "wins_ties", "n": 0, "seat": 0}
    seen = game.view
    twice = {"round_rules": [rule, rule]}
    monkeypatch.setattr(type(game), "view", lambda _, *about: {**seen(*about), **twice})
    page = house.get(f"/s/{table.seats[1]}/orders").text
    assert page.count("nyer minden holtversenyt") == 1


def test_a_link_ahead_of_the_match_says_so_and_plays_nothing(house: TrialInstallation) -> None:
    table = begin(house)
    seat, before = table.seats[table.asked], digest(house)
    shown = house.get(f"/s/{seat}/{table.turn + 500}/{table.actions[0].replace(' ', '%20')}")
    assert shown.status == 200 and "hasn’t come that far" in shown.text
    assert digest(house) == before


def test_a_page_that_is_not_there_leads_to_ones_own_games(house: TrialInstallation) -> None:
    assert 'href="/mine?language=en"' in house.get("/nothing").text


@pytest.mark.parametrize("game", ["condottiere-1e", "troyes", "btwixt"])
def test_no_section_has_a_heading_alone(house: TrialInstallation, game: str) -> None:
    """An empty section would be a bar across a phone's page."""
    table = begin(house, game=game)
    for _ in range(12):
        for seat in table.seats:
            page = house.client.get(f"/s/{seat}").text
            assert not re.search(
                r'<section[^>]*><h[23] class="unseen">[^<]*</h[23]>\s*</section>', page
            )
        table.play(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_duel_without_connected_provinces_counts_none(
    house: TrialInstallation, language: str
) -> None:
    table = begin(house, BELA | {"language": language}, game="rakab")
    near = (
        house.get(f"/s/{table.seats[1]}").text.split('class="line-near"')[1].split("<progress")[0]
    )
    view = table.loaded().game.view(table.loaded().state, None)
    assert view["targets"]["adjacent"] is None
    held = speaker(language, "rakab")("result-score", count=0)
    assert near.split(">", 1)[1].strip() == held


# --- costs -----------------------------------------------------------------


def test_a_seats_page_runs_only_prepared_statements(house: TrialInstallation) -> None:
    table = begin(house).play(5)
    seat_page(table, 0)
    compiled: list[str] = []

    def note(*about: Any) -> None:
        compiled.append(about[2])

    event.listen(Engine, "before_cursor_execute", note)
    try:
        assert seat_page(table, 0).status == 200
    finally:
        event.remove(Engine, "before_cursor_execute", note)
    assert compiled == []
