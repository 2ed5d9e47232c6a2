"""Robots that press buttons: mail scanners follow every link and press the first button."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import urljoin, urlsplit

import pytest
from sqlalchemy import Connection

from service.database import rows
from service.links import keeper
from service.links.store import Target
from service.matches import (
    deals,
    open_decisions,
    orders,
    outbox,
    pauses,
    plan_at_once,
    reply_rows,
    store,
    talk,
    votes,
)
from service.people import hosting, proposals, seating
from tests.service.at_table import Table, begin, digest, invite, propose
from tests.service.seasons.seasons_of_tests import Group, open_season
from tests.service.tables.tables_of_tests import Companions
from tests.service.tables.test_freezing import open_condottiere
from tests.service.trial_installation import ANA, DARA, SURE, Page, TrialInstallation, path_of

sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
UNSURE = ("Nothing has been done yet", "هنوز کاری انجام نشده است", "Még nem történt semmi")
FOR_PROGRAMS = ("api.", "table_api.")
TO_PRINT = re.compile(r"(/[mst]/\w+)?/print(/|$)")
LOOKS = {"orders.look"}  # a form that only shows a preview
HELD = "5" * 32  # id of a reply that waits for its player
FACTS = {
    "absent": {"seat": 1},
    "declined": {"seat": 1, "name": "Dara"},
    "away": {"seat": 1},
    "undeliverable": {"seat": 1},
    "refused": {"seat": 1},
    "timeout": {"absent": True},
    "restored": {"was": 1_774_000_000},
    "given": {"name": "Dara"},
    "resumed": {"resumed": "host"},
    "leaving": {"days": 7},
    "receipt": {"done": [["move", "Pass"]]},
    "refusal": {"why": "unknown", "line": "passs", "reason": "", "actions": []},
    "help": {"commands": [["undo", "undo"]]},
    "held": {"reply": HELD},
    "way": {"why": "answered 403", "number": 1},
    "offer": {"number": 1},
    "answer": {"number": 3},
}


@dataclass
class Street:
    """Matches, a table and a season in such states that each form occurs on some page."""

    running: Table  # seat 1 is absent and has an order in force, seat 2 is to be taken over
    waiting: Table
    proposed: Table
    over: Table
    open: Table  # with a request for one of its seats
    away: Table  # its host is absent, and seat 1 has offered to host
    ended: Table  # not part of a campaign, so a rematch is possible
    at_table: Companions  # with the real box; the first seat is this phone's
    group: Group  # which counts the match that is over

    @property
    def tables(self) -> list[Table]:
        """Return all matches."""
        return [
            self.running,
            self.waiting,
            self.proposed,
            self.over,
            self.open,
            self.away,
            self.ended,
        ]

    @property
    def single(self) -> dict[str, str]:
        """Return the tokens of the links to no single seat or host, by the start of their path."""
        house, match = self.open.house, self.open.match
        return {
            "/j/": house.token("open_seats", Target(match)),
            "/y/": house.token("applicant", Target(match, 1)),
            "/mine/": house.token("my_games", Target()),
            "/cal/": house.token("calendar", Target()),
            "/e/": house.tokens_of("leaving")[-1],
            "/k/": house.tokens_of("keeper")[-1],
        }


@pytest.fixture
def street(house: TrialInstallation) -> Street:
    over = begin(house, options={"campaign": 60}, seed="to the end").play(None)
    house.pass_time(1)
    about = (house.installation.tokens, house.installation.now())
    house.installation.database.write(lambda c: keeper.make(c, *about))
    running, waiting = begin(house, seed="in between", plans_at_once=True).play(4), invite(house)
    house.client.post(f"/s/{running.seats[1]}/address", data=SURE | {"email": "bela@new.example"})
    _in(running, lambda c, held: orders.give(c, held, 1, "discard-always"))
    of_running = rows.DUE.update().where(rows.DUE.c.match_id == running.match)
    early = {"began_at": rows.DUE.c.began_at - 7 * 24 * 3600}  # late enough for a nudge
    _in(running, lambda c, held: c.execute(of_running.values(**early)))
    stranger = ("held", "another_sender", ["pass"])
    _in(running, lambda c, held: reply_rows.keep(c, held.seats[0], HELD, 0, *stranger))
    _in(running, lambda c, held: store.update_seat(c, held.seats[1], absent=True, missed=3))
    _in(running, lambda c, held: store.update_seat(c, held.seats[2], absent=True, missed=3))
    dara = proposals.read_person(DARA, "en", "player", [])
    tokens, now = house.installation.tokens, house.installation.now()
    _in(running, lambda c, held: seating.replace(c, held, 2, dara, tokens, now))
    running.seats[2] = house.seat_tokens(running.match)[2]
    _wish(running)
    house.client.post("/mine", data=SURE | {"email": ANA["email"]})
    for what in ("leave", "calendar"):
        house.client.post(f"/mine/{house.token('my_games', Target())}/{what}", data=SURE)
    at_table = open_condottiere(house)
    house.client.post(f"/t/{at_table.opened.seats[0]}/claim", data=SURE)
    group = open_season(house)
    group.put(f"/h/{over.host}")
    ended = begin(house, game="rakab", seed="rakab").play(None)  # few turns, so few pages
    proposed, opened, away = propose(house), _opened(house), _away(house)
    _in(running, lambda c, held: talk.say(c, held, 0, [], "hello", house.installation.now()))
    _offer(running)
    _in(running, lambda c, held: votes.propose(c, held, 0, "draw", 0, now))
    return Street(running, waiting, proposed, over, opened, away, ended, at_table, group)


def _offer(table: Table) -> None:
    """Let two seats offer each other deals; one of the offers is declined."""
    now = table.house.installation.now()
    for seat, to in ((0, 1), (1, 0)):
        about = (seat, to, ["show"], [], now)
        _in(table, lambda c, held, about=about: deals.offer(c, held, *about))
    _in(table, lambda c, held: deals.offer(c, held, 0, 1, ["spare roma"], [], now))
    _in(table, lambda c, held: deals.decline(c, held, 1, 3, now))


def _away(house: TrialInstallation) -> Table:
    """Begin a match whose host is absent, in which seat 1 offers to host, and pause it."""
    table, now = begin(house, seed="away"), house.installation.now()
    _in(table, lambda c, held: store.update_seat(c, held.seats[0], absent=True, missed=3))
    _in(table, lambda c, held: hosting.ask(c, held, 1, house.installation.tokens, now))
    _in(table, lambda c, held: pauses.pause(c, held, now))
    return table


def _opened(house: TrialInstallation) -> Table:
    """Return a match with open seats, and a request for one."""
    table = invite(house, {"open": True}, {"open": True})
    page = house.get(f"/h/{table.host}").text
    link = path_of(re.search(r"https://play\.example/j/[a-z2-7]{26}", page).group())
    house.client.post(link, data=SURE | {"name": "Emma", "email": "emma@new.example"})
    return table


def _wish(table: Table) -> None:
    """Let the seat of the last move ask the others to undo it."""
    turn = table.turn
    database = table.house.installation.database
    mover = database.read(lambda c: store.seat_of(c, table.match, turn - 1))
    others = [seat for seat in range(3) if seat != mover]
    row = {"match_id": table.match, "kind": "undo", "about": turn - 1, "seat": mover, "turn": turn}
    row |= {"still_asked": rows.to_json(others), "asked_at": 0, "status": "asked"}
    database.write(lambda c: c.execute(rows.REQUEST.insert(), row))


def _in(table: Table, work: Callable[[Connection, store.LoadedMatch], Any]) -> None:
    table.house.installation.database.write(
        lambda c: work(c, store.load(c, table.match, lock=True))
    )


def _give_to_bot(house: TrialInstallation) -> None:
    """Give an absent player's seat of another match, of other people, to a bot."""
    people = [{**ANA, "name": name, "email": f"{name}@given.example"} for name in ("Kim", "Lea")]
    table, now = begin(house, people[1], host=people[0], seed="given"), house.installation.now()
    _in(table, lambda c, held: store.update_seat(c, held.seats[1], absent=True, missed=3))
    loaded, tokens = table.loaded(), house.installation.tokens
    bot = proposals.bot(loaded.game, "en", loaded.names)
    _in(table, lambda c, held: seating.replace(c, held, 1, bot, tokens, now))


def _write_daily(connection: Connection, held: store.LoadedMatch) -> None:
    """Let every player of a match choose the daily letter, and write it."""
    for seat in held.seats:
        daily = '{"questions": "digest", "news": "digest"}'
        store.update_seat(connection, seat, letters=daily)
        about = {"asked_for": True, "news": [[seat.match_id, seat.number]]}
        outbox.write(connection, seat, "digest", held.match.turn, held.match.made_at, **about)


def links_of_letters(house: TrialInstallation, street: Street) -> set[str]:
    """Return all URLs in letters of every kind, with the unsubscribe header."""
    url = f"/s/{street.running.seats[0]}/address"
    house.client.post(url, data=SURE | {"email": "ana@new.example"})  # this ends earlier votes
    now = house.installation.now()
    _in(street.running, lambda c, held: votes.propose(c, held, 0, "call_off", 0, now))
    for seat in [*street.running.loaded().seats, *street.over.loaded().seats]:
        house.client.post("/mine", data=SURE | {"email": seat.address})
    for token in house.tokens_of("my_games"):
        house.client.post(f"/mine/{token}/leave", data=SURE)
    letters, at_end = house.new_letters(), {"over", "campaign", "next", "news", "link"}
    by_form, away = {"confirm", "address", "newcomer"}, {"host_away", "hosting", "paused"}
    of_absent = {"offered", "replaced"}
    usual = outbox.KINDS - at_end - by_form - away - of_absent - {"digest"}
    each = ((street.running, usual), (street.over, at_end), (street.away, away))
    for table, kinds in each:
        turn, now = table.turn, house.installation.now()

        def write(
            c: Connection, held: store.LoadedMatch, kinds: Any = kinds, at: Any = (turn, now)
        ) -> None:
            due = open_decisions.of_match(c, held.match.id)
            for kind in sorted(kinds):
                for seat in held.seats:
                    now_on = {"wish": {"number": at[0] - 1}}
                    now_on["hosting"] = {"number": 0}
                    games = [[each.match_id, each.seat, each.turn, 0] for each in due.values()]
                    now_on["new_date"] = {"why": "outage", "games": games}
                    now_on["longer"] = {"told": [[seat, at[0]] for seat in held.to_act()]}
                    now_on |= {"vote": {"number": 2}, "voted": {"number": 1}}
                    now_on["at_once"] = {"part": plan_at_once.part_of(held)}
                    facts = (now_on | FACTS).get(kind, {})
                    outbox.write(c, seat, kind, *at, former="Emma", **facts)

        _in(table, write)
    letters += house.new_letters()
    _give_to_bot(house)
    letters += [each for each in house.new_letters() if each.kind == "replaced"]
    _in(street.running, _write_daily)
    letters += house.new_letters()
    written = {letter.kind for letter in letters}
    assert written >= outbox.KINDS - {"stalled", "reminder"}, outbox.KINDS - written
    heads = " ".join(letter["List-Unsubscribe"] for letter in letters)
    links = {link for letter in letters for link in letter.links} | set(
        re.findall("<(.*?)>", heads)
    )
    return {path_of(link) for link in links}


# --- without a button -------------------------------------------------------


def forms_of(house: TrialInstallation) -> dict[str, str]:
    """Return the URL pattern of each POST route, by the route's name."""
    rules = house.client.application.url_map.iter_rules()
    return {each.endpoint: each.rule for each in rules if "POST" in each.methods}


def test_every_form_that_acts_has_a_button_for_it(house: TrialInstallation) -> None:
    functions = house.client.application.view_functions
    acting = [name for name in forms_of(house) if not name.startswith(FOR_PROGRAMS)]
    assert len(acting) > 12
    assert {name for name in acting if not hasattr(functions[name], "asks")} == LOOKS


def addresses(street: Street, rule: str) -> set[str]:
    """Return the URLs of a route with every link, seat and move number, and a legal action."""
    running = street.running
    blanks = {
        "<what>": "agree",
        "<game_id>": "rakab",
        "<reply>": HELD,
        "<int:turn>": str(running.turn),
        "<action>": running.actions[0].replace(" ", "%20"),
    }
    if "<int:number>" in rule:
        each = (rule.replace("<int:number>", str(move)) for move in range(running.turn))
        return {address for numbered in each for address in addresses(street, numbered)}
    for blank, text in blanks.items():
        rule = rule.replace(blank, text)
    if rule.startswith("/a/"):
        kinds = ("address_confirm", "address_stop")
        tokens = [running.house.token(kind, Target(running.match, 1)) for kind in kinds]
        return {rule.replace("<token>", token) for token in tokens}
    for kind, token in street.single.items():
        if rule.startswith(f"{kind}<"):
            return {rule.replace("<token>", token)}
    if rule.startswith("/g/"):
        rule = rule.replace("<play_id>", street.over.match).replace("<name>", "ana")
        group = street.group.opened
        return {
            rule.replace("<token>", token).replace("<whose>", whose)
            for whose in ("host", "watch")
            for token in (group.host, group.watch)
        }
    if rule.startswith("/t/"):
        opened = street.at_table.opened
        return {
            rule.replace("<token>", token).replace("<int:seat>", "0").replace("<whose>", whose)
            for whose in ("0", "screen", "host", "codes")
            for token in (opened.host, opened.watch, *opened.seats)
        }
    holders = {table.host for table in street.tables} if rule.startswith("/h/") else set()
    holders = holders or {token for table in street.tables for token in table.seats}
    seats = range(3) if "<int:seat>" in rule else [0]
    return {
        rule.replace("<token>", token).replace("<int:seat>", str(seat))
        for token in holders
        for seat in seats
    }


@sqlite_alone
def test_a_form_without_its_button_changes_nothing_and_names_the_button(
    house: TrialInstallation, street: Street
) -> None:
    fields = {"letters": "off", "never": "on", "language": "hu", "timezone": "Asia/Tokyo"}
    fields |= {"name": "Emma", "email": "emma@mail.example", "order": "discard-always"}
    fields |= {"topic": "discard", "sure": "no", "circle": "[]", "number": "1"}
    before, told = digest(house), set()
    names = {name for name in forms_of(house) if not name.startswith(FOR_PROGRAMS)}
    for name in names:
        for path in addresses(street, forms_of(house)[name]):
            for form in ({}, fields):
                page = Page(house, house.client.post(path, data=form))
                assert page.status < 500, path
                told |= {name} if any(text in page.text for text in UNSURE) else set()
        assert digest(house) == before, name
    assert told == names - LOOKS


# --- robots ----------------------------------------------------------------


def as_it_stands(page: Page, button: dict[str, Any]) -> dict[str, Any]:
    """Return the button as a simple robot sends it: only with the form around it."""
    around = [form for form in page.reader.forms if button in form["buttons"]]
    plain = {name: button[name] for name in ("name", "value") if name in button}
    return {**plain, "form": around[0] if around else page.reader.form_of(button)}


def first_buttons(page: Page) -> list[dict[str, Any]]:
    """Return the buttons that a simple robot could press on a page.

    These are the page's first button, the first inside each form, and the first that belongs to
    each form.
    """
    reader = page.reader
    first = [form["buttons"][0] for form in reader.forms if form["buttons"]]
    first += [owned[0] for form in reader.forms if (owned := owned_by(page, form))]
    first += reader.buttons[:1]
    return [button for place, button in enumerate(first) if button not in first[:place]]


def owned_by(page: Page, form: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the buttons that belong to a form, inside it or elsewhere on the page."""
    return [button for button in page.reader.buttons if page.reader.form_of(button) is form]


def press_first(page: Page) -> None:
    """Press each first button as a simple robot, and also as a browser if it sends a POST."""
    for button in first_buttons(page):
        assert page.press(as_it_stands(page, button)).status < 500
        if button.get("formmethod") != "get":
            assert page.press(button).status < 500


def walk(house: TrialInstallation, starts: set[str]) -> tuple[set[str], set[str]]:
    """Follow all links and press buttons; return the URLs seen and the actions offered."""
    seen, acts, todo = set(), set(), {path for path in starts if has_buttons(path)}
    while todo - seen:
        path = sorted(todo - seen)[0]
        seen.add(path)
        assert len(seen) < 1100
        page = Page(house, house.client.get(path))
        press_first(page)
        acts |= set(page.acts)
        links = [*page.reader.links, page.response.headers.get("Location", "/")]
        links += [each["formaction"] for each in first_buttons(page) if "formaction" in each]
        todo |= {path_of(urljoin(path, link)) for link in links if has_buttons(link)}
    return seen, acts


def has_buttons(link: str) -> bool:
    """True for a page that may have buttons, without repeats of similar pages."""
    address = urlsplit(link)
    is_page = not address.path.endswith((".pdf", ".toml", "/export")) and "build?" not in link
    is_page = is_page and not TO_PRINT.match(address.path)  # sheets have no forms
    return is_page and address.netloc in ("", "play.example")


@sqlite_alone
@pytest.mark.usefixtures("small_boards")
def test_a_robot_that_presses_every_first_button_changes_nothing(
    house: TrialInstallation, street: Street
) -> None:
    starts = links_of_letters(house, street)
    starts |= {f"/g/{token}" for token in (street.group.opened.host, street.group.opened.watch)}
    starts |= {f"{kind}{token}" for kind, token in street.single.items()}
    starts |= {f"/s/{token}" for token in street.ended.seats}
    starts |= {f"/s/{token}{rest}" for token in street.running.seats for rest in ("", "/orders")}
    before = digest(house)
    seen, acts = walk(house, starts)
    assert digest(house) == before
    assert len(seen) > 60
    assert acts >= set("play join decline letters never settings return replace resend bot".split())
    assert acts >= set("invite call-off create orders-cancel look link address host".split())
    assert acts >= {"confirm-address", "stop-address", "ask-seat", "take-seat", "again"}


@sqlite_alone
def test_the_button_beside_the_way_back_acts(
    house: TrialInstallation,
) -> None:
    """The test of robots would prove nothing if no button ever acted."""
    table = begin(house)
    turn, action = table.turn, table.actions[0].replace(" ", "%20")
    asked = house.get(f"/s/{table.seats[table.asked]}/{turn}/{action}")
    back, sure = asked.reader.buttons
    assert asked.press(back).response.request.path == f"/s/{table.seats[table.asked]}"
    assert table.turn == turn
    assert sure["name"] == "sure" and asked.press(sure).status == 200
    assert table.turn > turn


@sqlite_alone
def test_no_form_begins_with_the_button_that_acts(house: TrialInstallation) -> None:
    """A robot that sends a form by its first button changes nothing."""
    table = invite(house)
    paths = ["/new", "/table/new", "/season/new", "/mine", f"/s/{table.seats[1]}/join"]
    paths += [f"/h/{table.host}/replace/1", f"/s/{table.seats[0]}/address"]
    for path in paths:
        page = house.get(path)
        posts = [form for form in page.reader.forms if form["method"] == "post"]
        assert posts, path
        for form in posts:
            assert owned_by(page, form)[0].get("name") != "sure", path


@sqlite_alone
def test_a_robot_that_presses_an_invitations_first_button_does_not_join(
    house: TrialInstallation,
) -> None:
    table = invite(house)
    page = house.get(f"/s/{table.seats[1]}/join")
    (form,) = (form for form in page.reader.forms if form["act"] == "join")
    assert page.press(owned_by(page, form)[0]).status == 200
    assert table.loaded().seats[1].status == "invited"
