"""The form that sets up a match."""

import html
import re
from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageStat
from sqlalchemy import select

import engine
from service.database.rows import MATCH
from service.language.languages import LANGUAGES, unmarked
from service.language.words import speaker
from service.views import sample_letter
from tests.service.at_table import digest
from tests.service.trial_installation import ANA, SURE, Page, TrialInstallation

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
FORM = {
    "game": "condottiere-3e",
    "pace": "daily",
    "language": "en",
    "host-name": "Ana",
    "host-email": "ana@mail.example",
    "host-language": "en",
    "player-1-name": "Béla",
    "player-1-email": "bela@mail.example",
    "player-1-language": "hu",
}


def send(house: TrialInstallation, query: str = "", **fields: str) -> Page:
    return house.get(f"/new{query}").submit("create", **{**FORM, **fields})


def matches(house: TrialInstallation) -> list[Any]:
    return house.installation.database.read(lambda c: c.execute(select(MATCH)).all())


def test_the_form_sets_a_match_up_and_the_links_come_by_letter_alone(
    house: TrialInstallation,
) -> None:
    page = send(house)
    assert page.status == 200
    assert "/s/" not in page.text.replace("/static/", "") and "/h/" not in page.text
    assert "press the button" in page.text
    assert [letter.kind for letter in house.new_letters()] == ["host"]
    house.agree(matches(house)[0].id)
    assert [letter.kind for letter in house.new_letters()] == ["invitation"]
    assert "has been confirmed" in house.get(f"/new/sent/{matches(house)[0].id}").text


def test_hidden_names_leave_out_the_nights_that_a_fresh_form_ticks(
    house: TrialInstallation,
) -> None:
    third = {"player-2-name": "Dara", "player-2-email": "dara@mail.example"}
    page = send(house, **third, **{"player-2-language": "en"}, anonymous="on", only_awake="on")
    (match,) = matches(house)
    assert page.status == 200 and match.anonymous and match.clock == "{}"
    assert "nights count, too" in house.get("/new").text


@pytest.mark.parametrize("match", ["abcdefghijkl", "x", "%00", "۱۲", "a" * 500])
def test_the_page_after_it_is_not_found_for_an_unknown_match(
    house: TrialInstallation, match: str
) -> None:
    assert house.get(f"/new/sent/{match}").status == 404


def test_the_form_sent_twice_sets_up_one_match(house: TrialInstallation) -> None:
    page = house.get("/new")
    for _ in range(2):
        assert page.submit("create", **FORM).status == 200
    assert len(matches(house)) == 1


def test_a_fresh_form_filled_in_as_before_sets_up_no_second_match(
    house: TrialInstallation,
) -> None:
    """A browser that goes back may reload the page and restore the typed text."""
    for _ in range(2):
        assert house.get("/new").submit("create", **FORM).status == 200
    assert len(matches(house)) == 1
    house.get("/new").submit("create", **{**FORM, "pace": "relaxed"})
    assert len(matches(house)) == 2, "another wish is another match"
    for match in matches(house):
        house.agree(match.id)
    house.get("/new").submit("create", **FORM)
    assert len(matches(house)) == 3, "the first has been agreed to: another is wanted"


@pytest.mark.parametrize("token", ["", "forged", "a.b.c", "\0", "ű"])
def test_a_form_that_is_not_ours_sets_nothing_up(house: TrialInstallation, token: str) -> None:
    answer = house.client.post("/new", data={**FORM, **SURE, "form": token})
    assert answer.status_code == 400 and matches(house) == []
    assert "open for too long" in answer.get_data(as_text=True)


def test_typed_text_stays_and_faults_are_beside_it(house: TrialInstallation) -> None:
    page = send(house, **{"player-1-email": "bela", "player-3-name": "Emma"})
    assert page.status == 400 and matches(house) == []
    assert 'value="Béla"' in page.text and 'value="Emma"' in page.text
    assert 'id="problem-players-1-email"' in page.text
    assert 'id="problem-players-3-email"' in page.text, "rows left empty do not count"
    assert 'id="problem-players-2-email"' not in page.text


def test_the_forms_problems_are_in_the_language_of_the_form(house: TrialInstallation) -> None:
    for language in ("fa", "hu", "en"):
        page = send(house, f"?language={language}", **{"host-email": ""})
        assert (page.status, page.reader.language) == (400, language)


def test_html_in_a_name_is_shown_as_text(house: TrialInstallation) -> None:
    name = "<b>Béla</b> {{7*7}} & Co"
    page = send(house, **{"player-1-name": name, "host-email": ""})
    assert "&lt;b&gt;Béla&lt;/b&gt; {{7*7}} &amp; Co" in page.text and "<b>" not in page.text


@pytest.mark.parametrize(
    "change",
    [
        {"game": "tarock"},
        {"pace": "hasty"},
        {"language": "tlh"},
        {"host-name": ""},
        {"host-email": "ana@mail.example\r\nBcc: all@mail.example"},
        {"player-1-email": "bela\0@mail.example"},
        {"player-1-name": "Ana"},
        {"player-1-language": "tlh"},
        {"player-1-timezone": "Atlantis"},
        {"option-dragons": "true"},
    ],
)
def test_a_wrong_field_sets_nothing_up(house: TrialInstallation, change: dict[str, str]) -> None:
    before = digest(house)
    page = send(house, **change)
    assert page.status == 400 and 'role="alert"' in page.text
    assert digest(house) == before
    listed = page.text.partition('role="alert"')[2].partition("</ul>")[0]
    assert listed.count("<li>") == listed.count("<li><a ")
    for place in re.findall(r'href="#([^"]*)"', listed):
        assert f'id="{place}"' in page.text


def test_a_flood_of_matches_is_asked_to_wait(house: TrialInstallation) -> None:
    codes = [send(house).status for _ in range(45)]
    assert codes[:12] == [200] * 12 and codes[-1] == 429


def test_the_front_door_opens_in_three_languages(house: TrialInstallation) -> None:
    for language in ("en", "fa", "hu"):
        page = house.get(f"/?language={language}")
        assert page.status == 200 and page.reader.language == language
        assert f"/new?language={language}" in page.text


def test_the_host_gets_a_letter_in_their_own_language(house: TrialInstallation) -> None:
    send(house, **{"host-language": "fa", "host-name": "کورش"})
    letter = house.new_letters()[0]
    assert (letter.to, letter["Content-Language"]) == (ANA["email"], "fa")
    assert matches(house)[0].language == "en"


def test_there_are_as_many_rows_as_the_game_has_other_seats(house: TrialInstallation) -> None:
    page = house.get("/new?game=troyes").text
    assert 'name="player-3-name"' in page and 'name="player-4-name"' not in page
    assert "To play alone" in page
    page = house.get("/new?game=condottiere-3e").text
    assert 'name="player-5-name"' in page and "To play alone" not in page


def test_a_filled_row_stays_although_the_game_has_no_seat_for_it(
    house: TrialInstallation,
) -> None:
    page = send(house, game="troyes", **{"player-5-name": "Emma", "player-5-email": "emma"})
    assert page.status == 400 and 'value="Emma"' in page.text


# --- choices offered ----------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fa", "hu"])
def test_each_game_is_a_card_with_its_picture_its_players_and_its_length(
    house: TrialInstallation, language: str
) -> None:
    for path in (f"/new?language={language}", f"/?language={language}"):
        page = house.get(path).text
        for game in engine.games().values():
            words = speaker(language, game)
            assert f'src="/picture/{game.id}/{language}.webp"' in page
            assert game.length is None or str(
                words(
                    "length-weeks",
                    least=(game.length.weeks_with or game.length.weeks)[0],
                    most=(game.length.weeks_with or game.length.weeks)[1],
                    letters=game.length.letters_with or game.length.letters,
                )
            ) in html.unescape(page)


@pytest.mark.parametrize("path", ["/", "/new"])
def test_the_length_of_each_game_is_one_figure(house: TrialInstallation, path: str) -> None:
    page = unmarked(house.get(path).text)
    cards = re.findall(r'<(?:li|label) class="game-card".*?</(?:li|label)>', page, re.DOTALL)
    measured = [game for game in engine.games().values() if game.length]
    figures = [re.findall(r"\d (?:days|weeks)", card) for card in cards]
    assert len(cards) == len(engine.games()) and max(map(len, figures)) == 1
    assert len([each for each in figures if each]) == len(measured)


def test_the_front_page_has_a_letter_with_its_answers_and_board(house: TrialInstallation) -> None:
    for language in LANGUAGES:
        page, letter = house.get(f"/?language={language}"), sample_letter.in_language(language)
        assert letter.prompt in html.unescape(page.text)
        assert all(label in html.unescape(page.text) for label, _ in letter.answers)
        assert len({gains for _, gains in letter.answers}) == len(letter.answers) >= 3
        for form in (f"{language}.webp", f"{language}/dark.webp"):
            assert f'="/picture/letter/{form}"' in page.text
            drawn = house.client.get(f"/picture/letter/{form}")
            assert drawn.status_code == 200 and len(drawn.data) < 60_000
    assert house.client.get("/picture/letter/tlh.webp").status_code == 404


def test_the_front_page_has_few_links(house: TrialInstallation) -> None:
    page = house.get("/").text
    assert page.count("<a ") <= 12 + 3 * len(engine.games())


@pytest.mark.parametrize("form", ["en.webp", "en/dark.webp"])
def test_a_games_picture_is_drawn_once_and_kept_by_browsers(
    house: TrialInstallation, form: str
) -> None:
    for game in engine.games():
        answer = house.client.get(f"/picture/{game}/{form}")
        assert answer.status_code == 200 and answer.mimetype == "image/webp"
        assert answer.data[8:12] == b"WEBP" and len(answer.data) < 60_000
        assert "public" in answer.headers["Cache-Control"]
        known = {"If-None-Match": answer.headers["ETag"]}
        assert house.client.get(f"/picture/{game}/{form}", headers=known).status_code == 304


def test_a_games_picture_is_another_in_the_dark(house: TrialInstallation) -> None:
    page = house.get("/new").text
    for game in engine.games():
        dark = f"/picture/{game}/en/dark.webp"
        assert f'<source media="(prefers-color-scheme: dark)" srcset="{dark}">' in page
        pictures = [house.client.get(each).data for each in (f"/picture/{game}/en.webp", dark)]
        light, black = (ImageStat.Stat(Image.open(BytesIO(each)).convert("L")) for each in pictures)
        assert black.mean[0] < 90 < 180 < light.mean[0]


@pytest.mark.parametrize(
    "name",
    [
        "tarock/en",
        "rakab/tlh",
        "rakab/en/dim",
        "tarock/en/dark",
        "rakab/tlh/dark",
        "..%2Frakab/en",
        "rakab/%00",
        "x" * 900,
    ],
)
def test_the_picture_of_an_unknown_game_is_not_found(house: TrialInstallation, name: str) -> None:
    assert house.client.get(f"/picture/{name}.webp").status_code == 404


def test_a_few_options_are_in_sight_and_the_rest_is_folded_and_counted(
    house: TrialInstallation,
) -> None:
    for game in engine.games().values():
        page = house.get(f"/new?game={game.id}").text
        seen, _, folded = page.partition('<details class="options"')
        for option in game.options:
            field = f'name="option-{option["id"]}"'
            assert (field in seen) == (option["id"] in game.often_chosen), option["id"]
            assert field in seen or field in folded
    page = house.get(
        "/new?game=troyes&option-row_entry=always_push_from_left&option-bonus_cards=true"
    )
    fold = page.text.partition('<details class="options"')[2]
    assert fold.startswith(" open>") and "1 chosen" in fold, "what is in sight is not counted"


def test_zones_are_listed_once_and_asked_of_the_host_alone(house: TrialInstallation) -> None:
    page = house.get("/new").text
    assert page.count("<datalist") == 1 and len(page) < 40_800 + 1_200 * len(engine.games())
    assert page.count('list="zones"') == 1 and 'name="player-1-timezone"' not in page


# --- open seats ---------------------------------------------------------------


def test_seats_can_be_left_open_in_place_of_addresses(house: TrialInstallation) -> None:
    blank = {"player-1-name": "", "player-1-email": ""}
    page = send(house, **blank, open="3")
    assert page.status == 200 and [each.kind for each in house.new_letters()] == ["host"]
    (match,) = matches(house)
    host = house.get(house.host_page(match.id))
    assert match.seats == 4 and "3 seats stay open" in host.text
    assert "3 seats are open" in host.submit("invite").text


@pytest.mark.parametrize("count", ["-3", "99999999", "x", "\0", "۳", "1e3", "5"])
def test_an_invalid_number_of_open_seats_is_reported_or_reduced(
    house: TrialInstallation, count: str
) -> None:
    page = send(house, open=count, **{f"player-{row}-email": "" for row in range(2, 6)})
    assert page.status in (200, 400)
    assert len(matches(house)) == (page.status == 200)
    assert all(match.seats <= 6 for match in matches(house))


def test_a_fresh_form_asks_for_simultaneous_plans_if_possible(
    house: TrialInstallation,
) -> None:
    def box(page: Page) -> str:
        found = re.search(r'<input type="checkbox" name="plans_at_once"[^>]*>', page.text)
        return found[0] if found else ""

    for game in ("condottiere-3e", "rakab", "btwixt"):
        assert "checked" in box(house.get(f"/new?game={game}"))
    assert not box(house.get("/new?game=troyes"))


@pytest.mark.parametrize(("sent", "kept"), [({"plans_at_once": "yes"}, True), ({}, False)])
def test_the_host_decides_whether_all_are_asked_at_once(
    house: TrialInstallation, sent: dict[str, str], kept: bool
) -> None:
    send(house, **sent)
    (match,) = matches(house)
    assert match.plans_at_once is kept


# --- after sending ------------------------------------------------------------


def test_the_page_after_it_names_the_players_until_the_host_agrees(
    house: TrialInstallation,
) -> None:
    page = send(house, game="rakab", pace="relaxed", open="1")
    assert "Rakab" in page.text and "72 hours" in page.text and "Open seat" in page.text
    assert "Béla" in page.text and "@mail.example" not in page.text
    (match,) = matches(house)
    house.agree(match.id)
    later = house.get(f"/new/sent/{match.id}").text
    assert "Béla" not in later and "/j/" not in later and "Rakab" in later


def test_with_open_seats_alone_it_says_that_the_link_comes_next(house: TrialInstallation) -> None:
    page = send(house, **{"player-1-name": "", "player-1-email": ""}, open="2")
    assert "the link and the code for your friends" in page.text


def test_in_the_demo_it_leads_to_the_letter(house: TrialInstallation) -> None:
    demo = house.beside(demo=True)
    page = send(demo)
    (match,) = matches(house)
    assert 'http-equiv="refresh"' in page.text, "the letter is still on its way"
    house.new_letters()
    page = demo.get(f"/new/sent/{match.id}")
    (link,) = (each for each in page.reader.links if each.startswith("/mailbox/"))
    assert "host.eml" in link and demo.get(link).status == 200
    assert 'http-equiv="refresh"' not in page.text


def test_a_form_put_right_after_it_was_sent_sets_up_another_game(
    house: TrialInstallation,
) -> None:
    page = house.get("/new")
    for email in ("ana@mail.example", "ana@mail.example", "anna@mail.example"):
        assert page.submit("create", **FORM | {"host-email": email}).status == 200
    assert len(matches(house)) == 2


# --- several addresses at once -------------------------------------------------


def press_fill(page: Page, **fields: str) -> Page:
    (button,) = (each for each in page.reader.buttons if each.get("value") == "people")
    return page.press(button, **{**FORM, **fields})


def test_a_pasted_list_fills_the_rows_that_are_free(house: TrialInstallation) -> None:
    pasted = "Cili <cili@mail.example>, Béla <BELA@mail.example>; \u200fdara@mail.example, rubbish"
    page = press_fill(house.get("/new?language=en"), pasted=pasted)
    assert page.status == 200 and matches(house) == []
    assert value_of(page, "player-1-email") == "bela@mail.example"
    assert value_of(page, "player-2-name") == "Cili"
    assert value_of(page, "player-2-email") == "cili@mail.example"
    assert value_of(page, "player-3-email") == "dara@mail.example"
    assert ">rubbish</textarea>" in page.text and "read or didn’t fit" in page.text


def test_more_people_than_rows_stay_in_the_box(house: TrialInstallation) -> None:
    pasted = ",".join(f"p{number}@mail.example" for number in range(9))
    page = press_fill(house.get("/new?language=en"), pasted=pasted)
    assert value_of(page, "player-5-email") == "p3@mail.example"
    assert all(f"&lt;p{number}@mail.example&gt;" in page.text for number in range(4, 9))


def test_a_file_of_contacts_fills_the_rows(house: TrialInstallation) -> None:
    cards = "BEGIN:VCARD\r\nFN:دارا\r\nEMAIL:dara@mail.example\r\nEND:VCARD\r\n".encode()
    data = {**FORM, "show": "people", "contacts-file": (BytesIO(cards), "friends.vcf")}
    page = Page(house, house.client.post("/new", data=data))
    assert value_of(page, "player-2-name") == "دارا"
    assert value_of(page, "player-2-email") == "dara@mail.example"


def test_an_unreviewed_pasted_list_creates_nothing(house: TrialInstallation) -> None:
    page = send(house, "?language=en", pasted="Cili <cili@mail.example>")
    assert page.status == 200 and matches(house) == []
    assert value_of(page, "player-2-name") == "Cili" and "Nothing has been done yet" in page.text
    assert page.submit("create", **FORM).status == 200 and len(matches(house)) == 1


def test_a_name_may_come_with_the_address(house: TrialInstallation) -> None:
    email = {"player-1-name": "", "player-1-email": "Béla <mailto:bela@mail.example>,"}
    assert send(house, **email).status == 200 and len(matches(house)) == 1


def value_of(page: Page, name: str) -> str:
    found = re.search(f'name="{name}" value="([^"]*)"', page.text)
    assert found, name
    return html.unescape(found[1])
