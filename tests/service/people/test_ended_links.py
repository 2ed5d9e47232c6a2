"""Ended links: after each way to end them, no link sent to that person opens anything.

A random life (tests/service/life.py) has links of every kind in letters. Each way defines the links
that end with it. All others open the same pages as before.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from click.testing import Result
from sqlalchemy import select

from service.database.rows import ADDRESS_CHANGE, LINK, REQUEST, SEAT, LinkRow, fetch_all
from service.links.store import KINDS, Target
from service.matches import campaigns, stoppable_acts, store
from service.people import hosting, link_rotation, personal_data
from service.tables.store import SEATS_OF
from tests.service.at_table import Table, begin, digest
from tests.service.installation.test_keys import start, with_another_key
from tests.service.life import ADDRESS, Life, Moment, path_of_link
from tests.service.trial_installation import ANA, BELA, CYRUS, SURE, TrialInstallation, path_of
from tests.service.world_of_links import ENDED, World

NEW = "minna@canary.example"
SEEDS = 3
STEPS, MOST_ROUNDS = 9, 4
OF_SEAT = ("seat", "applicant", "address_confirm", "address_stop")
Given = dict[str, LinkRow]
Lived = dict[tuple[str, int], tuple[Moment, set[str]]]  # by luck and round: with the open links


# --- ways to end links -----------------------------------------------------
# Each ends links and returns those that must have ended, or None if it does not apply here.


def for_all(life: Life, given: Given) -> Given | None:
    """Press the button "end all my links" on a seat's page; all links in `given` end."""
    found = life.joined()
    if found is None:
        return None
    assert life.press(f"/s/{life.token(*found)}/link", "link").status == 200
    return given


def stopped(life: Life, given: Given) -> Given | None:
    """Use a letter's link that cancels or reverts a change of address."""
    stops = [token for token, row in given.items() if row.kind == "address_stop"]
    for token in stops:
        acts = {"stop-address", "undo-address"} & {*life.house.get(f"/a/{token}").acts}
        if acts:
            life.press(f"/a/{token}", acts.pop())
            return given
    return None


def moved(life: Life, given: Given) -> Given | None:
    """Confirm a change of address; the link that reverts it remains."""
    found = life.joined()
    if found is None:
        return None
    table, seat = found
    life.house.time.forward(24 * 3600)
    url = f"/s/{life.token(table, seat)}/address"
    new = f"{life.seed()}@canary.example"
    life.press(url, "address", email=new)
    life.post()
    (confirm,) = life.sent_to(new)
    assert life.press(f"/a/{confirm}", "confirm-address").status == 200
    return of_seats(life, given, table, seat)


def by_host(life: Life, given: Given) -> Given | None:
    """Let the host of a match send a new link to the seat."""
    for table, seat in life.seats("inviting", "running"):
        if seat.status == "joined" and seat.number:
            life.house.time.forward(24 * 3600)
            url = f"{life.house.host_page(table.match)}/link/{seat.number}"
            assert life.press(url, "link").status == 200
            return of_seats(life, given, table, seat.number)
    return None


def erased(life: Life, given: Given) -> Given | None:
    """Erase the person with the operator's command."""
    now = life.house.installation.now()
    life.write(lambda c: personal_data.erase(c, ADDRESS, now))
    return given


def replaced(life: Life, given: Given) -> Given | None:
    """Replace an absent player, by somebody who takes the seat."""
    for table, seat in life.seats("running"):
        if seat.number and seat.status == "joined":
            life.leave(table, seat.number)
            url = f"{life.house.host_page(table.match)}/replace/{seat.number}"
            page = life.press(url, "replace", name="Nora", email="nora@canary.example")
            assert page.status == 200
            offered = life.house.token("seat", Target(table.match, seat.number))
            assert life.press(f"/s/{offered}/join", "join").status == 200
            return of_match(life, given, table, seat.number)
    return None


def removed(life: Life, given: Given) -> Given | None:
    """Open the seat of a person who has not joined."""
    for table, seat in life.seats("inviting"):
        if seat.number and seat.status != "joined":
            url = f"{life.house.host_page(table.match)}/open/{seat.number}"
            assert life.press(url, "open").status == 200
            return of_match(life, given, table, seat.number)
    return None


def everybodys(life: Life, given: Given) -> Given | None:
    """Run the operator's command `new-links`."""
    tokens, now = life.house.installation.tokens, life.house.installation.now()
    life.write(lambda c: link_rotation.renew_all(c, tokens, now))
    return life.sent_to()


def new_key(life: Life, given: Given) -> Given | None:
    """Change the secret key and wait two weeks; links to tables stay."""
    sent = {token: row for token, row in life.sent_to().items() if row.table_id is None}
    life.house = with_another_key(life.house)
    start(life.house.installation)
    life.post()
    life.house.pass_time(link_rotation.TERM)
    return sent


FOR_ALL = {"for_all": for_all, "stopped": stopped, "erased": erased}
FOR_ONE = {"moved": moved, "by_host": by_host, "replaced": replaced, "removed": removed}
FOR_EVERYBODY = {"everybodys": everybodys, "new_key": new_key}
WAYS: dict[str, Callable[[Life, Given], Given | None]] = FOR_ALL | FOR_ONE | FOR_EVERYBODY


def of_match(life: Life, given: Given, table: Table, number: int) -> Given:
    """Return a person's links to one seat, or to its match if they host it."""
    return {
        token: row
        for token, row in given.items()
        if life.shown.get(token) == (table.match, number)
        or (
            row.match_id == table.match
            and (row.kind in OF_SEAT or (row.kind == "host" and number == 0))
        )
    }


def of_seats(life: Life, given: Given, table: Table, number: int) -> Given:
    """Return a person's links to the seat in all games of its campaign."""
    campaign = life.read(lambda c: campaigns.of(c, store.row_of(c, table.match), None))
    matches = [game.match for game in campaign.games] if campaign else [table.match]
    tables = [each for each in life.tables if each.match in matches]
    return {t: row for each in tables for t, row in of_match(life, given, each, number).items()}


# --- the property ----------------------------------------------------------


def live_on(life: Life, lived: Lived, about: tuple[str, int]) -> set[str]:
    """Let one more round of random events happen, and return the links that are open then.

    Each round is played only once: later calls restore its snapshot, for the other ways to end
    links.
    """
    if about in lived:
        moment, before = lived[about]
        life.go_on_from(moment)
        return before
    life.goes_on_at_a_table()
    life.live(STEPS)
    before = {token for token, status in life.statuses(life.sent).items() if status != 410}
    lived[about] = life.moment(), before
    return before


def check(house: TrialInstallation, luck: str, way: str, lived: Lived) -> str:
    """Simulate a random life until links end in this way; check all links and return a summary."""
    life = Life(house, luck)
    for number in range(MOST_ROUNDS):
        before = live_on(life, lived, (luck, number))
        given = life.sent_to(ADDRESS)
        ended = WAYS[way](life, given)
        if ended:
            break
    else:
        return "no use"
    after = life.statuses(ended)
    alive = [token for token, status in after.items() if status != 410]
    assert not alive, f"still open: {life.named(alive)}"
    if way not in FOR_EVERYBODY:
        rows = life.rows(before - ended.keys()).values()
        back = taken_back(life)  # a friend had these seats until then
        # a link to the host's page has no number: seat 0 hosts
        other = [row for row in rows if (row.match_id, row.number or 0, row.why) not in back]
        more = [row for row in other if row.ended_at and not is_of_a_change(row)]
        assert not more, f"more has ended than had to: {more}"
    if way != "new_key":
        matches = {row.match_id for row in ended.values() if row.kind == "seat"}
        assert not [match for match in begun(life) if match in matches or way not in FOR_ONE]
    life.post()
    for _ in range(3):
        life.plays()
        life.has_a_link_sent_again()
        life.house.pass_time(24 * 3600)
        life.post()
    assert not [t for t, s in life.statuses(ended).items() if s != 410], "opened again"
    return f"{len(ended)} of {len(life.sent)}"


def is_of_a_change(row: LinkRow) -> bool:
    """True for a link about a change of address, ended because the change was stopped or
    repeated.
    """
    return (row.kind, row.why) in (
        ("address_confirm", "withdrawn"),
        ("address_stop", "replaced"),
    )


def taken_back(life: Life) -> set[tuple[str, int, str]]:
    """Return (match, seat, reason) of the seats that were given to a friend and taken back."""
    query = select(ADDRESS_CHANGE.c.match_id, ADDRESS_CHANGE.c.seat).where(
        ADDRESS_CHANGE.c.name != "",
        ADDRESS_CHANGE.c.done_at.is_not(None),
        ADDRESS_CHANGE.c.status == "stopped",
    )
    seats = life.read(lambda c: c.execute(query).all())
    return {(match, seat, "stopped") for match, seat in seats}


def begun(life: Life) -> Iterator[str]:
    """Yield the matches in which Mia has a change of address or a request still open."""
    changes = select(ADDRESS_CHANGE.c.match_id).where(
        ADDRESS_CHANGE.c.status == "asked", ADDRESS_CHANGE.c.former == ADDRESS
    )
    wishes = select(REQUEST.c.match_id).join(
        SEAT,
        (SEAT.c.match_id == REQUEST.c.match_id) & (SEAT.c.number == REQUEST.c.seat),
    )
    standing = wishes.where(REQUEST.c.status == "asked", SEAT.c.address == ADDRESS)
    for query in (changes, standing):
        yield from life.read(lambda c, query=query: c.execute(query).scalars().all())


@pytest.fixture(scope="module")
def lived() -> Lived:
    """The rounds of random events played so far, for all tests of this file."""
    return {}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    ("luck", "database_url"),
    [(luck, f"dealt {luck}") for luck in range(SEEDS)],
    indirect=["database_url"],
)
def test_after_each_way_of_ending_no_link_that_was_sent_opens_anything(
    house: TrialInstallation, way: str, luck: int, lived: Lived
) -> None:
    check(house, f"life {luck}", way, lived)


# --- single cases ----------------------------------------------------------


@pytest.fixture
def two(house: TrialInstallation) -> tuple[Table, Table]:
    """Return a finished match and a running one of the same people."""
    return begin(house, seed="over").play(None), begin(house, seed="on").play(3)


def test_a_link_to_a_finished_match_shows_no_other_link_and_ends_with_all(
    two: tuple[Table, Table],
) -> None:
    over, on = two
    house, seat = over.house, on.asked
    pages = [house.get(f"/s/{over.seats[seat]}{rest}") for rest in ("", "?after=0", "/again")]
    assert not [page for page in pages if any(token in page.text for token in on.seats)]
    house.get(f"/s/{on.seats[seat]}/link").submit("link")
    fresh = house.seat_tokens(on.match)[seat]
    for rest in ("", "?after=0", "/again"):
        page = house.get(f"/s/{over.seats[seat]}{rest}")
        assert page.status == 410 and fresh not in page.text
    assert house.client.post(f"/s/{over.seats[seat]}/again", data=SURE).status_code == 410


def test_an_old_link_does_not_lead_to_a_rematch_with_a_newer_link(two: tuple[Table, Table]) -> None:
    house, old = two[0].house, two[0].seats[1]
    seat = house.get(f"/s/{old}/again").submit("again").response.request.path
    assert house.get(f"{seat}/link").submit("link").status == 200
    pressed = house.client.post(f"/s/{old}/again", data=SURE)
    assert pressed.status_code == 410 and "/s/" not in pressed.headers.get("Location", "")


def test_a_stolen_link_cannot_confirm_a_change_once_its_owner_took_a_new_one(
    two: tuple[Table, Table],
) -> None:
    _, on = two
    house, thief = on.house, "thief@evil.example"
    house.get(f"/s/{on.seats[0]}/address").submit("address", email=thief)
    (letter,) = [each for each in house.new_letters() if each.to == thief]
    (confirm,) = [link for link in letter.links if re.search(r"/a/[a-z2-7]{26}$", link)]
    ended = house.get(f"/s/{on.seats[0]}/link").submit("link")
    assert ended.status == 200 and "One request that was waiting has been stopped" in ended.text
    assert house.get(confirm).status == 410
    assert house.client.post(path_of(confirm), data=SURE).status_code == 410
    assert on.loaded().seats[0].address == ANA["email"]


def test_a_change_confirmed_late_can_be_taken_back_for_a_week_from_then(
    two: tuple[Table, Table],
) -> None:
    _, on = two
    house = on.house
    house.get(f"/s/{on.seats[1]}/address").submit("address", email=NEW)
    house.time.forward(stoppable_acts.TERM - 1)
    confirm, stop = (
        house.token(kind, Target(on.match, 1)) for kind in ("address_confirm", "address_stop")
    )
    assert house.get(f"/a/{confirm}").submit("confirm-address").status == 200
    assert on.loaded().seats[1].address == NEW
    house.time.forward(stoppable_acts.TERM - 1)
    assert house.get(f"/a/{stop}").submit("undo-address").status == 200
    assert on.loaded().seats[1].address == BELA["email"]


@dataclass(frozen=True)
class AtTable:
    """A match that continues at a table: the paths of the links that its pages show."""

    match: Table
    host: str
    seats: list[str]

    def statuses(self) -> list[int]:
        """Return the HTTP status of the host's link to the table, and of each seat's."""
        return [self.match.house.get(path).status for path in (self.host, *self.seats)]


@pytest.fixture
def at_table(house: TrialInstallation) -> AtTable:
    """Return a match that continues at a table, with the links to the table on its pages."""
    english = [each | {"language": "en"} for each in (BELA, CYRUS)]
    table = begin(house, *english, seed="at table").play(3)
    assert house.get(f"/h/{table.host}/table").submit("table").status == 200
    pages = (f"/h/{table.host}", *(f"/s/{token}" for token in table.seats))
    found = [re.findall(r"/t/[a-z2-7]{26}", house.get(page).text) for page in pages]
    assert [len(each) for each in found] == [1, 1, 1, 1]
    return AtTable(table, found[0][0], [each[0] for each in found[1:]])


OTHERS_OPEN = [200, 200, 410, 200]  # the host's link, and those of three seats


def test_the_links_to_a_table_are_listed_and_end_with_the_seats_links(at_table: AtTable) -> None:
    house, seat = at_table.match.house, f"/s/{at_table.match.seats[1]}"
    claim = house.client.post(f"{at_table.seats[1]}/claim", data=SURE | {"name": "Bela"})
    assert claim.status_code == 303
    page = house.get(seat).text
    for told in ("the table", "The phone that has your seat"):
        assert told in page.partition("Who can open this?")[2].partition("End all my links")[0]
    ended = house.get(f"{seat}/link").submit("link")
    assert ended.status == 200 and "3 links have ended" in ended.text
    assert at_table.statuses() == OTHERS_OPEN
    claim = house.client.post(f"{at_table.seats[1]}/claim", data=SURE | {"name": "Thief"})
    assert claim.status_code == 410
    fresh = re.findall(
        r"/t/[a-z2-7]{26}", house.get(f"/s/{house.seat_tokens(at_table.match.match)[1]}").text
    )
    assert len(fresh) == 1 and fresh[0] not in at_table.seats
    assert house.get(fresh[0]).acts.count("claim") == 1


def test_a_hosts_new_links_end_the_hosts_link_to_the_table(at_table: AtTable) -> None:
    house, match = at_table.match.house, at_table.match.match
    ended = house.get(f"/s/{at_table.match.seats[0]}/link").submit("link")
    assert "4 links have ended" in ended.text
    assert at_table.statuses() == [410, 410, 200, 200]
    assert house.client.post(f"{at_table.host}/renew/host", data=SURE).status_code == 410
    fresh = re.findall(r"/t/[a-z2-7]{26}", house.get(house.host_page(match)).text)
    assert len(fresh) == 1 and house.get(fresh[0]).status == 200


def test_a_new_host_gets_the_hosts_link_to_the_table(at_table: AtTable) -> None:
    house, match = at_table.match.house, at_table.match.match
    tokens, now = house.installation.tokens, house.installation.now()
    loaded = at_table.match.loaded()
    house.installation.database.write(lambda c: hosting.appoint(c, loaded, 1, tokens, now))
    assert at_table.statuses() == [410, 200, 200, 200]
    fresh = re.findall(r"/t/[a-z2-7]{26}", house.get(house.host_page(match)).text)
    assert len(fresh) == 1 and house.get(fresh[0]).status == 200


@pytest.mark.parametrize(
    "words",
    [
        ("person", BELA["email"], "new-links"),
        ("person", BELA["email"], "erase", "--yes"),
        ("match", "", "new-links", "1"),
        ("match", "", "address", "1", NEW),
    ],
)
def test_the_operators_commands_end_links_to_a_table(
    at_table: AtTable, run_in: Callable[..., Result], words: tuple[str, ...]
) -> None:
    done = run_in(*(word or at_table.match.match for word in words))
    assert done.exit_code == 0, done.stderr
    assert at_table.statuses() == OTHERS_OPEN
    if "erase" in words:
        house, table_id = at_table.match.house, at_table.match.loaded().match.table_id
        seats = house.installation.database.read(lambda c: SEATS_OF.all(c, of=table_id))
        assert seats[1].name == ""


def test_links_to_a_table_end_after_the_table_has_ended_the_match(at_table: AtTable) -> None:
    house = at_table.match.house
    house.get(f"/h/{at_table.match.host}/take-back").submit("take-back")
    assert house.get(f"/s/{at_table.match.seats[1]}/link").submit("link").status == 200
    assert at_table.statuses() == OTHERS_OPEN


def test_a_person_who_has_not_joined_can_give_no_order(house: TrialInstallation) -> None:
    world = World(house)
    for given in world.every_link():
        if given.state in ("invited", "declined"):
            before = digest(house)
            order = SURE | {"line": "discard-always", "topic": "discard"}
            posted = world.house.client.post(f"/s/{given.token}/orders", data=order)
            assert posted.status_code == 303 and posted.location.endswith("/join"), given.name
            assert digest(house) == before


def test_the_operators_command_ends_and_counts_links_of_every_kind(
    house: TrialInstallation, run_in: Callable[..., Result]
) -> None:
    world = World(house)
    live = [given for given in world.every_link() if given.state != ENDED]
    assert {given.link.kind for given in live} == {*KINDS} - {"phone"}
    result = run_in("new-links")
    assert result.exit_code == 0, result.stderr
    numbers = [int(number) for number in re.findall(r"\d+", result.stderr)]
    assert len(links_that(world, "all")) in numbers
    opened = [
        given.name
        for given in live
        if given.link.kind != "keeper_session"  # a cookie, not an address
        and world.house.client.get(path_of_link(given.link.kind, given.token)).status_code != 410
    ]
    assert opened == []


def links_that(world: World, why: str) -> list[LinkRow]:
    """Return the links that ended for a reason."""
    query = select(LINK).where(LINK.c.why == why)
    return world.read(lambda c: fetch_all(c, query, LinkRow))
