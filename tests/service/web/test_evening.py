"""The end of an evening at a table: the count, a photo, the location, and the keepsakes."""

from __future__ import annotations

import json
from io import BytesIO
from itertools import count
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Browser, expect

from service.language.words import speaker
from service.operations import scheduler
from service.tables import evenings
from tests.pdf_words import words_of
from tests.service.seasons.seasons_of_tests import open_season
from tests.service.trial_installation import SURE, TrialInstallation
from tests.service.web.at_companion import Companion, Phone, open_table
from tests.service.web.at_phones import SCREEN, Phones
from tests.service.web.in_browser import CHROMIUM, broken, too_wide

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
GAMES = {"condottiere-3e": 4, "rakab": 2, "troyes": 3, "btwixt": 4}
ENTRIES = count()
GPS = b"private-words-of-the-camera"


def picture(colour: str = "red") -> bytes:
    """Return a photo with metadata, as a phone sends it."""
    into = BytesIO()
    Image.new("RGB", (60, 40), colour).save(into, "JPEG", comment=GPS)
    return into.getvalue()


def play_out(house: TrialInstallation, game: str, players: int, **fields: str) -> Companion:
    """Open a table, and enter the first possible line until the game is over."""
    table = open_table(house, game, players, **fields)
    for number in range(3000):
        line = next_line(house, table, number)
        if not line:
            return table
        if not enter(house, table, line):
            enter(house, table, f"anyway {line}")
    raise AssertionError("the game did not end")


def state(house: TrialInstallation, table: Companion) -> dict[str, Any]:
    token = table.host.removeprefix("/t/")
    answer = house.client.get("/api/v1/table", headers={"Authorization": f"Bearer {token}"})
    return answer.json


def next_line(house: TrialInstallation, table: Companion, number: int) -> str:
    """Return an entry for the current state, or "" once the game is over."""
    now = state(house, table)
    view, asked, offers = now["view"], now["view"].get("asked"), now["offers"]
    if view.get("result") and not (view.get("count") or {}).get("left"):
        return ""
    if asked and asked["size"] > 1:
        things = asked["things"]
        return "tell " + " ".join(things[n % len(things)] for n in range(asked["size"]))
    if offers:
        return str(offers[number * 7 % len(offers)])
    council = next(n for n, each in enumerate(view["councils"]) if each["worth"] is None)
    return f"tokens {council} " + " ".join("2" for _ in view["councils"][council]["tokens"])


def enter(house: TrialInstallation, table: Companion, line: str) -> bool:
    fields = {**SURE, "id": f"evening {next(ENTRIES)}", "entry": line}
    return house.client.post(f"{table.host}/entries", data=fields).status_code == 303


@pytest.mark.parametrize(("game", "players"), GAMES.items())
def test_a_finished_game_has_its_count_and_all_keepsakes(
    house: TrialInstallation, game: str, players: int
) -> None:
    table = play_out(house, game, players)
    phone = table.sit(0)
    page = phone.page().text
    assert ('class="count-up"' in page) == (game != "troyes"), "Troyes' table counts it itself"
    for what in ("poster", "certificate", "result"):
        answer = phone.house.client.get(f"{phone.path}/{what}.pdf?language=en")
        assert (what, answer.status_code, answer.data[:5]) == (what, 200, b"%PDF-")
        assert "Ana" in words_of(answer.data) or what == "certificate"
    file = phone.house.client.get(f"{phone.path}/game.bgsplay")
    shared = json.loads(file.data)
    assert shared["about"] == shared["games"][0]["name"], "it comes from no season"
    scores = shared["plays"][0]["playerScores"]
    assert [score["startPlayer"] for score in scores].count(True) == 1
    assert house.client.get(f"{table.watch}/poster.pdf").status_code == 200


def test_a_name_that_no_font_has_is_reported_beside_the_keepsakes(house: TrialInstallation) -> None:
    for name in ("Ana", "李小龍"):
        table = play_out(house, "rakab", 2, **{"name-0": name})
        for page in (house.client.get(table.host).text, table.sit(0).page().text):
            assert page.count('id="unprintable"') == (name != "Ana")


def test_a_game_that_was_broken_off_has_no_count_and_one_without_winner_no_certificate(
    house: TrialInstallation,
) -> None:
    table = open_table(house, "condottiere-3e", begins="0")
    assert [house.client.get(f"{table.host}/{what}").status_code for what in KEPT] == [404] * 4
    table.sit(0).enter("end")
    assert [house.client.get(f"{table.host}/{what}").status_code for what in KEPT] == [
        200,
        404,
        404,
        200,
    ]
    pad = open_table(house)
    pad.sit(0).enter("end 1")
    assert [house.client.get(f"{pad.host}/{what}").status_code for what in KEPT] == [
        404,
        200,
        404,
        200,
    ]


KEPT = ("poster.pdf", "certificate.pdf", "result.pdf", "game.bgsplay")


# --- the photo and the place -----------------------------------------------


def ended_pad(house: TrialInstallation) -> tuple[Companion, Phone]:
    table = open_table(house)
    phone = table.sit(1)
    phone.enter("end 1")
    return table, phone


def send(house: TrialInstallation, table: Companion, place: str, photo: bytes = b"") -> Any:
    file = {"photo": (BytesIO(photo), "a.jpg")} if photo else {}
    data = {**SURE, "venue": place, **file}
    return house.client.post(f"{table.host}/evening", data=data)


def test_the_host_keeps_photo_and_place_and_deletes_them(house: TrialInstallation) -> None:
    table, phone = ended_pad(house)
    assert send(house, table, "Ana’s kitchen", picture()).status_code == 303
    kept = house.client.get(f"{table.host}/photo.jpg")
    assert kept.mimetype == "image/jpeg" and GPS not in kept.data
    assert "no-store" in kept.headers["Cache-Control"]
    assert phone.house.client.get(f"{phone.path}/photo.jpg").data == kept.data
    assert f"{phone.path}/photo.jpg" in phone.page().text
    assert send(house, table, "The pub").status_code == 303
    assert house.client.get(f"{table.host}/photo.jpg").data == kept.data, "a photo stays"
    assert send(house, table, "", picture("blue")).status_code == 303
    assert house.client.get(f"{table.host}/photo.jpg").data != kept.data
    assert house.get(f"{table.host}/evening").submit("delete-photo").status == 200
    assert house.client.get(f"{table.host}/photo.jpg").status_code == 404


def test_nobody_else_sees_the_photo(house: TrialInstallation) -> None:
    table, phone = ended_pad(house)
    send(house, table, "Ana’s kitchen", picture())
    stranger = table.phone().client
    assert stranger.get(f"{table.watch}/photo.jpg").status_code == 403
    for path in (phone.path, table.seats[0]):  # the link alone, without the phone that has it
        assert stranger.get(f"{path}/photo.jpg").status_code == 404
        assert "photo.jpg" not in stranger.get(path).text
    assert "photo.jpg" not in stranger.get(table.watch).text
    for path in (table.watch, phone.path):
        data = {**SURE, "venue": "x"}
        assert stranger.post(f"{path}/evening", data=data).status_code == 403


@pytest.mark.parametrize(
    ("place", "photo", "why"),
    [
        ("x", b"MZ not a photo", "photo_unreadable"),
        ("https://x.example", b"", "problem-name_link"),
        ("x" * 300, b"", "problem-name_too_long"),
    ],
)
def test_what_cannot_be_kept_is_refused_with_the_reason(
    house: TrialInstallation, place: str, photo: bytes, why: str
) -> None:
    table, _ = ended_pad(house)
    answer = send(house, table, place, photo)
    assert answer.status_code == 422 and speaker("en")(why) in answer.text
    assert house.client.get(f"{table.host}/photo.jpg").status_code == 404


def test_a_file_beyond_the_bound_is_refused(house: TrialInstallation) -> None:
    table, _ = ended_pad(house)
    assert send(house, table, "", b"\xff" * 15_100_000).status_code == 413


def test_photo_and_place_are_forgotten_in_time(house: TrialInstallation) -> None:
    table, _ = ended_pad(house)
    send(house, table, "Ana’s kitchen", picture())
    house.pass_time(evenings.DELETED_AFTER - 60)
    scheduler.tick(house.installation)
    assert house.client.get(f"{table.host}/photo.jpg").status_code == 200
    house.pass_time(120)
    scheduler.tick(house.installation)
    assert house.client.get(f"{table.host}/photo.jpg").status_code == 404
    assert "kitchen" not in house.get(table.host).text


def test_the_place_is_on_the_certificate_and_in_the_file_for_bg_stats(
    house: TrialInstallation,
) -> None:
    table = open_table(house, "condottiere-3e", begins="0")
    table.sit(0).enter("end 1")
    for what in ("certificate", "poster"):
        pdf = house.client.get(f"{table.host}/{what}.pdf?language=en").data
        assert "★" not in words_of(pdf), "no place has been entered"
    send(house, table, "Ana’s kitchen")
    for what in ("certificate", "poster"):
        pdf = house.client.get(f"{table.host}/{what}.pdf?language=en").data
        assert "kitchen" in words_of(pdf)
    group = open_season(house)
    group.put(table.host)
    file = house.client.get(f"/g/{group.opened.watch}/season.bgsplay").json
    names = {each["id"]: each["name"] for each in file["locations"]}
    assert names[file["plays"][0]["locationRefId"]] == "Ana’s kitchen"
    assert [score["startPlayer"] for score in file["plays"][0]["playerScores"]] == [
        True,
        False,
        False,
        False,
    ]


@pytest.mark.parametrize("language", ["en", "fa", "hu"])
def test_the_winner_of_a_score_pad_has_a_certificate(
    house: TrialInstallation, language: str
) -> None:
    table = open_table(house, language=language)
    phone = table.sit(0)
    link = f"{table.host}/certificate.pdf"
    assert house.client.get(link).status_code == 404
    phone.enter("1 add 7 1")
    phone.enter("end")
    for page in (house.get(table.host), phone.page()):
        assert f"/certificate.pdf?language={language}" in page.text
    words = words_of(house.client.get(f"{link}?language={language}").data)
    assert "Béla" in words and "★" not in words
    phone.enter("undo 2")
    phone.enter("undo 1")
    phone.enter("end")  # nobody has won
    assert house.client.get(link).status_code == 404
    assert "certificate.pdf" not in house.get(table.host).text


MOVING = {"reduced_motion": "no-preference"}
PACE = """document.addEventListener("readystatechange", () => {
    if (document.readyState === "interactive") document.body.dataset.count = "MILLISECONDS";
})"""


# --- step by step ----------------------------------------------------------


@pytest.mark.skipif(not CHROMIUM, reason="no Chromium here (STAFFETTA_TEST_CHROMIUM names one)")
def test_phone_and_screen_count_step_by_step_and_a_tap_shows_the_winner(
    house: TrialInstallation, address: str, browser: Browser
) -> None:
    phones = Phones(browser, address, open_table(house, "pad", players=2))
    for row in range(1, 21):
        phones.enter(f"0 add {row} {row}" if row < 2 else "row")
    slow, quick = phones.open(phones.table.host, **MOVING), phones.open(phones.table.host, **MOVING)
    screen = phones.open(phones.table.watch, viewport=SCREEN, reduced_motion="no-preference")
    calm = phones.open(phones.table.host)
    for page, pace in ((slow, 60_000), (screen, 60_000), (quick, 20), (calm, 60_000)):
        page.add_init_script(PACE.replace("MILLISECONDS", str(pace)))
        page.reload()
    phones.enter("end")
    for page in (slow, screen):
        expect(page.locator("#live.counts")).to_be_visible()
        expect(page.locator("h1").first).to_be_hidden()
        assert too_wide(page) == []
    for page in (quick, calm):
        expect(page.locator(".over")).to_be_visible()
        assert page.locator("#live.counts").count() == 0
    expect(quick.locator(".count-up .is-counted")).to_have_count(21)
    slow.locator(".count-skip button").tap()
    expect(slow.locator(".over")).to_be_visible()
    screen.locator(".count-skip button").tap()
    expect(screen.locator(".places .won")).to_be_visible()
    for page in (slow, screen, calm):
        assert broken(page, has_dark_form=True) == []
    assert phones.faults == []
