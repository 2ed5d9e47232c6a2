"""A person downloads their data or has them deleted, confirmed by the link in a letter."""

import json
import re
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from urllib.parse import urlencode
from urllib.request import Request, urlopen

import pytest
from sqlalchemy import select
from sqlalchemy.exc import OperationalError

from service.database.rows import LETTER_COPY, LINK, SEAT
from service.installation.limits import DEFAULTS
from service.mail.channels import Later
from service.mail.sender import Unreachable
from service.matches import outbox
from service.operations import erased_traces, pruning, scheduler
from service.people import erased_people, leaving, personal_data
from tests.service.at_table import Table, begin, digest, invite
from tests.service.matches.test_digests import choose, pass_hours
from tests.service.served import served
from tests.service.trial_installation import (
    ANA,
    BELA,
    CYRUS,
    DARA,
    SURE,
    TrialInstallation,
    path_of,
)

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
DAY = 24 * 3600
QUIRREL = BELA | {"name": "Quirrelwick", "email": "q@canary.example", "language": "en"}


@pytest.fixture
def tables(house: TrialInstallation) -> list[Table]:
    """Return three matches with Quirrelwick: running, over, and hosted by him but not begun."""
    running = begin(house, QUIRREL, CYRUS, seed="running").play(3)
    over = begin(house, QUIRREL, CYRUS, seed="over").play(None)
    waiting = invite(house, CYRUS, BELA, host=QUIRREL, seed="waiting")
    house.new_letters()
    return [running, over, waiting]


def mine_of(house: TrialInstallation, address: str) -> str:
    """Return the path of the page with all games of an address, by its letter."""
    house.get("/mine?language=en").submit("mine", email=address)
    letter = next(each for each in house.new_letters() if each.kind == "mine")
    return path_of(next(link for link in letter.links if "/mine/" in link))


def leaving_links(house: TrialInstallation) -> list[str]:
    """Return the links in the new letters about leaving."""
    letters = [letter for letter in house.new_letters() if letter.kind == "leaving"]
    links = [link for letter in letters for link in letter.links if "/e/" in link]
    return [*dict.fromkeys(map(path_of, links))]


def ask(house: TrialInstallation, address: str = QUIRREL["email"]) -> str:
    """Ask to be deleted; return the link of the letter."""
    mine = mine_of(house, address)
    assert house.get(f"{mine}/leave").submit("leave").status == 200
    (link,) = leaving_links(house)
    return link


def test_the_data_are_a_file_for_the_holder_of_the_link_alone(
    house: TrialInstallation, tables: list[Table]
) -> None:
    mine = mine_of(house, QUIRREL["email"])
    assert f"{mine}/kept.json" in house.get(mine).reader.links
    before = digest(house)
    answer = house.client.get(f"{mine}/kept.json")
    assert answer.headers["Content-Disposition"].startswith("attachment;")
    assert "no-store" in answer.headers["Cache-Control"]
    told = json.loads(answer.get_data(as_text=True))
    assert {seat["match"] for seat in told["seats"]} == {table.match for table in tables}
    assert {seat["name"] for seat in told["seats"]} == {"Quirrelwick"}
    assert ANA["email"] not in answer.get_data(as_text=True) and digest(house) == before
    for other in (f"/mine/{tables[0].seats[1]}", f"/mine/{'a' * 26}"):
        assert house.client.get(f"{other}/kept.json").status_code == 404


def test_the_page_says_in_numbers_what_then_happens(
    house: TrialInstallation, tables: list[Table]
) -> None:
    link = ask(house)
    before = digest(house)
    page = house.get(link)
    assert page.status == 200 and digest(house) == before
    items = page.text.partition("<h2>")[0]
    assert re.findall(r"<li>[^0-9<]*([0-9]+) ", items) == ["1", "1", "1"]
    found = house.installation.database.read(
        lambda c: personal_data.consequences(c, QUIRREL["email"])
    )
    assert found == {
        "running": 1,
        "called_off": 1,
        "declined": 0,
        "over": 1,
        "former": 0,
        "tables": 0,
    }
    assert page.submit("delete-me").status == 200
    statuses = [table.loaded().match.status for table in tables]
    assert statuses == ["running", "over", "called_off"]


def test_after_it_no_page_names_the_person_and_the_host_is_told(
    house: TrialInstallation, tables: list[Table]
) -> None:
    running, over, _ = tables
    moves = over.turn
    page = house.get(ask(house)).submit("delete-me")
    assert page.status == 200 and "deleted" in page.text
    told = [letter for letter in house.new_letters() if letter.to == ANA["email"]]
    assert "absent" in {letter.kind for letter in told}
    for path in (f"/m/{running.match}", f"/m/{over.match}/log", f"/h/{running.host}"):
        answer = house.get(path)
        assert answer.status == 200 and "Quirrelwick" not in answer.text, path
        assert "Player 2" in answer.text
    assert over.turn == moves
    for table in tables[:2]:
        assert house.client.get(f"/s/{table.seats[1]}").status_code == 410
    assert running.loaded().seats[1].absent
    running.play(None)
    assert running.loaded().match.status == "over"


def test_pressed_twice_it_is_done_once(house: TrialInstallation, tables: list[Table]) -> None:
    mine = mine_of(house, QUIRREL["email"])
    form = house.get(f"{mine}/leave")
    assert [form.submit("leave").status for _ in range(3)] == [200] * 3
    (link,) = leaving_links(house)
    page = house.get(link)
    assert page.submit("delete-me").status == 200
    before = digest(house)
    again = page.submit("delete-me")
    assert again.status == 200 and "deleted" in again.text
    assert house.get(link).status == 200 and digest(house) == before


def test_presses_at_the_same_time_are_one(house: TrialInstallation, tables: list[Table]) -> None:
    link = ask(house)
    with served(house) as address, ThreadPoolExecutor(6) as pool:
        sent = Request(address + link, urlencode(SURE).encode())
        answers = [*pool.map(lambda _: urlopen(sent, timeout=60).status, range(6))]
    assert answers == [200] * 6
    gone = select(SEAT).where(SEAT.c.address == QUIRREL["email"])
    assert not house.installation.database.read(lambda c: c.execute(gone).all())
    told = [each for each in house.new_letters() if each.kind == "absent"]
    assert len({letter.to for letter in told}) == len(told)


def test_a_form_without_its_button_deletes_nothing(
    house: TrialInstallation, tables: list[Table]
) -> None:
    link = ask(house)
    before = digest(house)
    assert house.client.post(link).status_code == 200 and digest(house) == before


def test_an_old_or_replaced_link_deletes_nothing(
    house: TrialInstallation, tables: list[Table]
) -> None:
    link = ask(house)
    house.time.forward(leaving.PAUSE + 1)
    newer = ask(house)
    assert newer != link
    assert house.client.post(link, data=SURE).status_code == 410
    house.time.forward(leaving.DAYS * DAY)
    before = digest(house)
    answer = house.client.post(newer, data=SURE)
    assert answer.status_code == 410 and digest(house) == before
    scheduler.tick(house.installation)
    answer = house.client.post(newer, data=SURE)
    assert answer.status_code == 410 and "Nothing was deleted" in answer.get_data(as_text=True)
    assert tables[0].loaded().seats[1].name == "Quirrelwick"


def test_the_link_of_another_person_deletes_only_that_person(
    house: TrialInstallation, tables: list[Table]
) -> None:
    link = ask(house, CYRUS["email"])
    assert house.get(link).submit("delete-me").status == 200
    seats = tables[0].loaded().seats
    assert seats[1].name == "Quirrelwick" and seats[2].address == ""
    for token in (tables[0].seats[1], mine_of(house, QUIRREL["email"]).rpartition("/")[2]):
        assert house.client.post(f"/e/{token}", data=SURE).status_code == 404


def test_while_the_mail_server_is_away_the_letter_waits(
    house: TrialInstallation, tables: list[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = mine_of(house, QUIRREL["email"])
    post = next(iter(house.sender.channels.values()))

    def away(*_: object) -> None:
        raise Later("not now", unreachable=True)

    with monkeypatch.context() as patched:
        patched.setattr(type(post), "deliver", away)
        assert house.get(f"{mine}/leave").submit("leave").status == 200
        with pytest.raises(Unreachable):
            house.new_letters()
        assert tables[0].loaded().seats[1].name == "Quirrelwick"
    house.time.forward(2 * DAY)
    (link,) = leaving_links(house)
    assert house.get(link).submit("delete-me").status == 200


def test_a_move_under_way_when_its_player_leaves_is_refused_and_those_of_others_count(
    house: TrialInstallation, tables: list[Table]
) -> None:
    running = tables[0]
    while running.asked != 1:
        running.play(1)
    url, turn = f"/s/{running.seats[1]}/{running.turn}/{running.actions[0]}", running.turn
    assert house.get(url).reader.forms
    assert house.get(ask(house)).submit("delete-me").status == 200
    played = running.turn
    assert house.client.post(url, data=SURE).status_code == 410
    assert running.turn == played > turn and running.asked != 1
    running.play(1)
    assert running.turn > played


def test_letters_are_limited(house: TrialInstallation, tables: list[Table]) -> None:
    strict = house.beside(limits=type(house.installation.settings.limits)(at_home={}))
    mine, found = mine_of(strict, QUIRREL["email"]), []
    for _ in range(DEFAULTS["own_games_to_one"].most + 1):
        found.append(strict.get(f"{mine}/leave").submit("leave").status)
        strict.time.forward(leaving.PAUSE + 1)
    assert found[0] == 200 and found[-1] == 409
    assert "tomorrow" in strict.get(f"{mine}/leave").submit("leave").text


def test_the_files_traces_are_wiped_by_the_scheduler_once(
    house: TrialInstallation, tables: list[Table]
) -> None:
    link = ask(house)
    assert not pruning.wipe_owed(house.installation)
    house.get(link).submit("delete-me")
    house.new_letters()
    assert (house.installation.settings.data / erased_people.FILE).exists()
    assert pruning.wipe_owed(house.installation)
    assert not pruning.wipe_owed(house.installation)
    folder = house.installation.settings.data
    for file in folder.rglob("*"):
        if file.is_file() and "before-" not in file.name:
            raw = file.read_bytes().lower()
            assert b"quirrelwick" not in raw and b"q@canary" not in raw, file.name
    owed = select(LINK).where(LINK.c.until.is_not(None), LINK.c.kind == "leaving")
    assert not house.installation.database.read(lambda c: c.execute(owed).all())


def test_copies_with_the_address_go_with_the_person(
    house: TrialInstallation, tables: list[Table]
) -> None:
    file = house.installation.settings.data / "staffetta.db"
    its, others = (file.with_name(f"{file.name}.before-{n}") for n in ("0031", "0035"))
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(its)) as copy:
        source.backup(copy)
        copy.execute("UPDATE seat SET address = upper(address)")
        copy.commit()
    others.write_bytes(b"of other people")
    house.get(ask(house)).submit("delete-me")
    assert its.exists(), "the scheduler does it, not the page"
    assert pruning.wipe_owed(house.installation)
    assert not its.exists() and others.exists()


def test_a_database_that_is_busy_is_wiped_later_and_has_no_address_meanwhile(
    house: TrialInstallation, tables: list[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    house.get(ask(house)).submit("delete-me")
    with monkeypatch.context() as patched:
        patched.setattr(erased_traces, "wipe", busy)
        assert not pruning.wipe_owed(house.installation)
    kept = select(LINK).where(LINK.c.address.contains("q@canary"))
    assert not house.installation.database.read(lambda c: c.execute(kept).all())
    assert pruning.wipe_owed(house.installation)
    assert not pruning.wipe_owed(house.installation)


def busy(*about: object) -> None:
    raise OperationalError("wipe", None, sqlite3.OperationalError("database is locked"))


def test_letters_to_others_that_name_the_person_go_and_those_of_namesakes_stay(
    house: TrialInstallation, tables: list[Table]
) -> None:
    namesake = QUIRREL | {"email": "other@mail.example"}
    begin(house, namesake, CYRUS, seed="namesake").play(2)
    link = ask(house)
    house.new_letters()
    folder = house.installation.settings.data / "mail"

    def naming() -> list[str]:
        house.seen.clear()
        return [letter.to for letter in house.new_letters() if "Quirrelwick" in letter.text]

    assert ANA["email"] in naming()
    house.get(link).submit("delete-me")
    left = naming()
    assert left and QUIRREL["email"] not in left
    matches = {letter["X-Staffetta-Match"] for letter in letters_naming(house)}
    assert matches.isdisjoint({table.match for table in tables}) and folder.exists()


@pytest.fixture
def daily_letter(house: TrialInstallation) -> tuple[Table, Table]:
    """Return two matches of Ana's next daily letter; Zephyrina plays in the second one."""
    person = QUIRREL | {"name": "Zephyrina"}
    both = [begin(house, BELA, CYRUS, pace="relaxed", seed="another")]
    both.append(begin(house, person, CYRUS, pace="weekly", seed="its"))
    for table in both:
        house.new_letters()
        choose(table, 0)
        while table.asked != 0 or not table.loaded().seats[0].digest_at:
            table.take(table.actions[0])
    house.new_letters()
    pass_hours(house, 10.25)
    return both[0], both[1]


def test_a_daily_letter_goes_that_names_the_person_in_one_of_its_matches(
    house: TrialInstallation, daily_letter: tuple[Table, Table]
) -> None:
    namesake = {"name": "Zephyrina", "email": "z@mail.example", "language": "en"}
    elsewhere = begin(house, CYRUS, DARA, host=namesake, seed="namesake", pace="relaxed")
    choose(elsewhere, 1)

    def naming() -> list[str]:
        house.seen.clear()
        every = [each for each in house.new_letters() if each.kind == "digest"]
        return [each["X-Staffetta-Match"] for each in every if "Zephyrina" in each.text]

    assert naming() == [daily_letter[0].match]
    house.get(ask(house)).submit("delete-me")
    assert naming() == []


def test_the_copy_of_a_daily_letter_goes_that_names_the_person(
    house: TrialInstallation, daily_letter: tuple[Table, Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    def die(*about: object) -> bool:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(outbox, "settle", die)  # the process ends before the outcome is stored
        with pytest.raises(KeyboardInterrupt):
            house.sender.send_waiting()

    def copies() -> bytes:
        found = select(LETTER_COPY.c.body)
        return b"".join(
            house.installation.database.read(lambda c: c.execute(found).scalars().all())
        )

    assert b"Zephyrina" in copies()
    now = house.time.now()
    house.installation.database.write(lambda c: personal_data.erase(c, QUIRREL["email"], now))
    assert b"Zephyrina" not in copies()


def letters_naming(house: TrialInstallation) -> list:
    house.seen.clear()
    return [letter for letter in house.new_letters() if "Quirrelwick" in letter.text]
