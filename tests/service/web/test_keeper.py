"""The page of the operator (keeper): opened once by a link from a command, without any secret."""

import re
from collections.abc import Callable
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result
from sqlalchemy import insert, update

from service.database.rows import LETTER, TALLY
from service.installation import last_backup
from service.installation.limits import DEFAULTS
from service.installation.links import asking
from service.language.languages import LANGUAGES
from service.links import keeper
from service.matches import heartbeat, reply_rows
from service.views import keeper_story, keeper_view
from service.web.pages.keeper import COOKIE
from tests.service.at_table import begin, digest, invite
from tests.service.trial_installation import (
    ANA,
    BELA,
    CYRUS,
    SURE,
    Page,
    TrialInstallation,
    install,
    path_of,
    secrets_of_links,
)

sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
Run = Callable[..., Result]
ISOLATES = re.compile("[\u2066-\u2069]")


@pytest.fixture
def link(house: TrialInstallation) -> str:
    """A fresh link, as `staffetta keeper-link` prints it."""
    return new_link(house)


def new_link(house: TrialInstallation) -> str:
    installation = house.installation
    about = (installation.tokens, installation.now())
    return f"/k/{installation.database.write(lambda c: keeper.make(c, *about))}"


def enter(house: TrialInstallation, link: str) -> Page:
    """Press the button of the link's page."""
    return house.get(link).submit("keeper")


def stranger(house: TrialInstallation) -> TrialInstallation:
    """Return another browser."""
    return house.beside()


def is_open(page: Page) -> bool:
    return "Rejected letters" in page.text


# --- who may ---------------------------------------------------------------


def test_the_link_of_the_command_line_opens_the_page_once_in_one_browser(
    house: TrialInstallation, run_in: Run
) -> None:
    told = run_in("keeper-link")
    assert told.exit_code == 0 and "within 15 minutes" in told.stderr
    link = path_of(told.stdout.strip())
    before = digest(house)
    asked = house.get(link)
    assert asked.status == 200 and not is_open(asked) and digest(house) == before
    assert is_open(enter(house, link)) and is_open(house.get(link))
    other = stranger(house)
    closed = other.get(link)
    assert closed.status == 410 and not is_open(closed) and "keeper-link" in closed.text
    form = re.search('name="form" value="([^"]+)"', asked.text)
    assert form
    token = stranger(house).get(new_link(house)).text  # another form of another browser
    fresh = re.search('name="form" value="([^"]+)"', token)
    assert fresh
    answer = other.client.post(link, data=SURE | {"form": fresh[1]})
    assert answer.status_code == 410 and not other.client.get_cookie(COOKIE, path=link)


def test_a_double_tap_opens_one_session(house: TrialInstallation, link: str) -> None:
    form = re.search('name="form" value="([^"]+)"', house.get(link).text)
    assert form
    first, second = house, stranger(house)
    for each in (first, second):
        assert each.client.post(link, data=SURE | {"form": form[1]}).status_code == 303
    assert len(house.tokens_of(keeper.SESSION)) == 1
    assert is_open(first.get(link))


def test_a_link_is_late_after_a_quarter_and_a_session_after_eight_hours(
    house: TrialInstallation, link: str
) -> None:
    house.time.forward(keeper.OPENS)
    assert house.get(link).status == 410
    link = new_link(house)
    house.time.forward(keeper.OPENS - 1)
    assert is_open(enter(house, link))
    house.time.forward(keeper.LASTS)
    assert house.get(link).status == 410
    house.pass_time(1)
    assert house.tokens_of(keeper.SESSION) == []
    assert house.get(link).status == 410


def test_the_scheduler_ends_a_link_that_nobody_opened(house: TrialInstallation, link: str) -> None:
    assert link
    house.pass_time(keeper.OPENS)
    assert house.tokens_of(keeper.LINK_KIND) == []


def test_the_keeper_ends_links_and_sessions(house: TrialInstallation, run_in: Run) -> None:
    link = new_link(house)
    assert is_open(enter(house, link))
    unopened = new_link(house)
    told = run_in("keeper-link", "--end")
    assert told.exit_code == 0 and told.stdout == "" and "2 links" in told.stderr
    assert house.get(link).status == stranger(house).get(unopened).status == 410


def test_the_page_has_a_button_that_ends_its_session(house: TrialInstallation, link: str) -> None:
    page = enter(house, link)
    left = page.submit("leave")
    assert left.status == 200 and "Closed" in left.text
    assert house.get(link).status == 410
    assert house.tokens_of(keeper.SESSION) == []


def test_new_links_for_everybody_end_the_keepers_too(house: TrialInstallation, run_in: Run) -> None:
    link = new_link(house)
    assert is_open(enter(house, link))
    assert run_in("new-links").exit_code == 0
    assert house.get(link).status == 410
    assert house.tokens_of(keeper.SESSION) == house.tokens_of(keeper.LINK_KIND) == []


@sqlite_alone
def test_a_stranger_and_a_players_link_open_nothing(house: TrialInstallation, link: str) -> None:
    table = begin(house)
    for token in ("a" * 26, table.seats[0], table.host, "x", "a" * 25 + "é"):
        house.time.forward(5)
        for form in ({}, SURE, SURE | {"leave": "yes"}):
            method = house.client.post if form else house.client.get
            assert method(f"/k/{token}", data=form).status_code in (400, 404)
    house.client.set_cookie(COOKIE, "0" * 32, path="/k/")
    assert not is_open(house.get(link))
    session = house.tokens_of(keeper.SESSION)
    assert is_open(enter(stranger(house), link)) and not session
    alone = f"/k/{house.tokens_of(keeper.SESSION)[0]}"
    assert house.client.get(alone).status_code == 404


def test_the_cookie_is_for_the_page_alone(house: TrialInstallation, link: str) -> None:
    form = re.search('name="form" value="([^"]+)"', house.get(link).text)
    assert form
    said = house.client.post(link, data=SURE | {"form": form[1]}).headers["Set-Cookie"]
    assert all(each in said for each in ("HttpOnly", "SameSite=Strict", f"Path={link}"))
    expired = house.client.post(new_link(house), data=SURE | {"form": "x"})
    assert expired.status_code == 400 and "Set-Cookie" not in expired.headers


# --- what is shown ---------------------------------------------------------


def shown(house: TrialInstallation) -> Page:
    return enter(house, new_link(house))


def state(house: TrialInstallation) -> keeper_view.Overview:
    return house.installation.database.read(lambda c: keeper_view.look(c, house.installation))


def test_the_page_tells_what_waits_and_what_was_refused(house: TrialInstallation) -> None:
    heartbeat.begin(house.installation)
    heartbeat.note_web(house.installation)
    table, waiting = begin(house).play(3), invite(house)
    seat = table.loaded().seats[1]
    database, now = house.installation.database, house.installation.now()
    database.write(lambda c: reply_rows.keep(c, seat, "5" * 32, now, "held", "another_sender"))
    why = f"550 <{BELA['email']}> {house.installation.settings.base_url}/s/{table.seats[1]} no bela"
    refused = update(LETTER).where(LETTER.c.match_id == table.match, LETTER.c.seat == 1)
    values = {"outcome": "refused", "ended_at": now, "error": why}
    database.write(lambda c: c.execute(refused.values(values)))
    full = {"what": "own_games", "whom": "w", "until": now + 60}
    full["times"] = DEFAULTS["own_games"].most
    database.write(lambda c: c.execute(insert(TALLY), full))
    found = state(house)
    assert found.matches["running"] == found.matches["inviting"] == 1
    assert found.replies.count == 1 and found.letters.count > 0 and found.refused > 0
    assert found.reached == {"own_games": 1}
    assert {each.to for each in found.refused_last} == {"b…\u2060@mail.example"}
    page = shown(house)
    assert "b…" in page.text and "550" in page.text and "own_games" in page.text
    secrets = [BELA["email"], "bela@", "Béla", table.host, *table.seats, *waiting.seats]
    assert [each for each in secrets if each in page.text] == []


def test_a_late_decision_and_an_old_letter_are_marked(house: TrialInstallation) -> None:
    begin(house)
    house.new_letters()
    heartbeat.begin(house.installation)
    heartbeat.note_web(house.installation)
    last_backup.note(house.installation.settings, house.installation.now())
    assert state(house).mark == keeper_view.GOOD
    house.time.forward(30 * 24 * 3600)
    late = state(house)
    assert late.decisions.count == 1 and late.decisions.seconds > 3600
    assert late.marks["decisions"] == keeper_view.WARN
    is_old = late.has_own_backups  # PostgreSQL's are made by other tools
    assert late.marks["backup"] == (keeper_view.WARN if is_old else keeper_view.GOOD)


@sqlite_alone
def test_nothing_to_play_is_reached_from_the_page(house: TrialInstallation) -> None:
    begin(house).play(3)
    page = shown(house)
    paths = {path_of(link).partition("?")[0] for link in page.reader.links}
    allowed = ("/", "/privacy", "/styles/", "/static/", "/fonts/", "/icon", "/k/")
    assert [path for path in paths - {"", "/"} if not path.startswith(allowed[1:])] == []


def test_worlds_with_other_cards_give_the_same_page(blank_file: Path, tmp_path: Path) -> None:
    pages = []
    for seed in ("one shuffle", "another"):
        folder = tmp_path / seed
        folder.mkdir()
        (folder / "staffetta.db").write_bytes(blank_file.read_bytes())
        house = install(folder, f"sqlite:///{folder / 'staffetta.db'}")
        table = begin(house, seed=seed)
        house.new_letters()
        text = re.sub("/k/[a-z2-7]{26}", "/k/", shown(house).text)
        text = text.replace(table.match, "the match")
        free = re.compile(r"[\d,.]+ GB free")  # two moments of a real disk
        pages.append(free.sub("", text))
        house.installation.database.close()
    assert pages[0] == pages[1]


# --- in the terminal -------------------------------------------------------


@sqlite_alone
def test_a_backup_is_noted_and_told(house: TrialInstallation, run_in: Run, tmp_path: Path) -> None:
    assert state(house).backup_age is None
    assert "No backup has been made yet" in run_in("doctor").stdout
    assert run_in("backup", str(tmp_path / "a.backup")).exit_code == 0
    assert state(house).backup_age is not None
    told: Any = run_in("doctor").stdout
    assert "The last backup is" in told and "Matches: to confirm" in told


# --- the log of one match --------------------------------------------------


def log_page(house: TrialInstallation, **about: Any) -> Page:
    """Open the keeper's page, and return the page with the log of a match."""
    link = new_link(house)
    assert is_open(enter(house, link))
    return house.get(asking(f"{link}/log", **about))


def lines_of(page: Page) -> list[str]:
    """Return the texts of the page's list items."""
    items = re.findall(r"<li>(.*?)</li>", page.text, re.DOTALL)
    return [unescape(ISOLATES.sub("", re.sub("<[^>]+>", "", each))).strip() for each in items]


def told(run_in: Run, *words: str) -> list[str]:
    """Return the last column of `staffetta log`: each event in words."""
    return [re.split("  +", line)[-1] for line in run_in("log", *words).stdout.splitlines()]


@sqlite_alone
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_tells_the_same_of_a_match_as_the_command(
    house: TrialInstallation, run_in: Run, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("STAFFETTA_LANGUAGE", language)
    table = begin(house).play(6)
    house.new_letters()
    house.client.post(f"/s/{table.seats[1]}/letters", data=SURE | {"letters": "off"})
    page = log_page(house, match=table.match, language=language)
    found, wanted = lines_of(page), told(run_in, table.match)
    assert page.status == 200 and len(wanted) > 20 and not [x for x in found if "log-" in x]
    assert len(found) == len(wanted)
    for line, deed in zip(found, wanted, strict=True):
        assert line.endswith(ISOLATES.sub("", deed)), (line, deed)


@sqlite_alone
def test_the_log_of_a_long_match_comes_in_pieces(
    house: TrialInstallation, run_in: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper_story, "MOST", 10)
    table = begin(house).play(9)
    house.new_letters()
    page, found = log_page(house, match=table.match), []
    while True:
        found[:0] = lines_of(page)[4:]  # the first four tell the present
        earlier = [link for link in page.reader.links if "Earlier" in text_of(page, link)]
        if not earlier:
            break
        page = house.get(earlier[0])
    wanted = told(run_in, table.match)[4:]
    assert len(found) == len(wanted) > 30
    assert all(line.endswith(deed) for line, deed in zip(found, wanted, strict=True))
    assert lines_of(log_page(house, match=table.match, piece=99)) == lines_of(page)


def text_of(page: Page, link: str) -> str:
    found = re.search(rf'<a href="{re.escape(link.replace("&", "&amp;"))}"[^>]*>([^<]*)', page.text)
    return found[1] if found else ""


@sqlite_alone
def test_a_seats_part_has_no_secret_of_its_player(house: TrialInstallation) -> None:
    table = begin(house)
    seat, other = table.asked, (table.asked + 1) % 3
    assert table.act_by_api(seat, table.turn, "play m10").status_code == 422
    every = lines_of(log_page(house, match=table.match))
    own = lines_of(log_page(house, match=table.match, seat=seat))
    assert any("Sent a move" in line for line in own)
    assert set(own) <= set(every), "it tells less than the whole, and nothing else"
    assert not [line for line in own if f"seat {other}" in line.lower()]


@sqlite_alone
def test_the_log_is_found_from_the_overview(house: TrialInstallation) -> None:
    table = begin(house).play(2)
    page = shown(house)
    (link,) = {link for link in page.reader.links if f"match={table.match}" in link}
    assert "Log of match" in house.get(link).text
    assert f"match={table.match}" in page.submit("log", match=table.match).response.request.url


@sqlite_alone
def test_no_stranger_reads_a_log(house: TrialInstallation, link: str) -> None:
    table = begin(house)
    path = f"{link}/log?match={table.match}"
    unopened = house.get(path)
    assert "Open it here" in unopened.text and table.match not in unopened.text
    assert is_open(enter(house, link)) and table.match in house.get(path).text
    for other in (path, f"/k/{table.seats[0]}/log?match={table.match}"):
        closed = stranger(house).get(other)
        assert closed.status in (404, 410) and table.match not in closed.text
    house.time.forward(keeper.LASTS)
    assert house.get(path).status == 410


@sqlite_alone
@pytest.mark.parametrize(
    "about",
    [
        {"match": "a" * 12},
        {"match": "../etc"},
        {"match": "<b>" * 900},
        {},
        {"match": "\x00\u202e"},
    ],
    ids=["unknown", "a path", "long", "none", "controls"],
)
def test_an_unknown_match_is_explained(house: TrialInstallation, about: dict[str, str]) -> None:
    page = log_page(house, **about)
    assert page.status == 404 and "There’s no match with this ID" in page.text
    assert "<b>" not in page.text and len(page.text) < 20_000


@sqlite_alone
@pytest.mark.parametrize("wrong", ["-1", "9" * 40, "x", "٣", "7", ""])
def test_a_wrong_seat_or_piece_is_no_fault(house: TrialInstallation, wrong: str) -> None:
    table = begin(house)
    for name in ("seat", "piece"):
        assert log_page(house, match=table.match, **{name: wrong}).status == 200


@sqlite_alone
def test_no_name_address_link_or_card_is_in_the_log(house: TrialInstallation) -> None:
    table = begin(house).play(12)
    house.new_letters()
    text = "".join(log_page(house, match=table.match, seat=seat).text for seat in (None, 0, 1, 2))
    people = [one[part] for one in (ANA, BELA, CYRUS) for part in ("name", "email")]
    secrets = [*people, table.host, *table.seats, *secrets_of_links(house)]
    assert [each for each in secrets if each in text] == []
    loaded = table.loaded()
    hands = {card for seat in range(3) for card in loaded.game.view(loaded.state, seat)["hand"]}
    assert hands and not [card for card in hands if f" {card} " in text]
