"""Every route with every kind of link in every state: access, and the data shown.

The list of routes states which links open a route. `may_show` and docs/links.md state which data
of other people a page may show.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from sqlalchemy import Connection, select
from werkzeug.test import TestResponse

from service.database.rows import metadata
from service.installation.tokens import hash_of
from service.links.store import KINDS
from service.matches import store
from service.people import address_changes
from service.seasons import store as seasons
from service.web.access import JOINED, SeatState
from service.web.confirmed_forms import form_token
from service.web.routes import list_routes
from service.web.table_entries import PHONE
from tests.service.at_table import bearer, digest
from tests.service.trial_installation import DARA, SURE
from tests.service.web.test_secrets import full_state, put
from tests.service.world_of_links import (
    ADDRESSES,
    ENDED,
    HELD_REPLY,
    LIVE,
    TAKE_ADDRESSES,
    TOKENS,
    WORDS,
    Given,
    World,
)
from tests.tables import DOCS

Route = dict[str, Any]
ROUTES: list[Route] = [route for route in list_routes() if route["links"]]
# the page right after a move, where it may link to another table
ROUTES += [each | {"path": "/s/<token>?after=0"} for each in ROUTES if each["path"] == "/s/<token>"]
CHUNKS = 8
FAMILIES = (("table_host", "table_seat", "table_watch"), ("season_host", "season_watch"))
ONE_CLICK = {"List-Unsubscribe": "One-Click"}  # needs no second button
LINKS_MD = DOCS / "links.md"
DRAWN = re.compile(rb'name="form" value="[^"]*"')  # random in each answer
FILLED_IN = SURE | ONE_CLICK | DARA | {"pace": "daily", "who": "Lena", "also": "Max"}
BEGUN_BY = {"host": ("open_seats", "table_host", "season_host"), "table_host": ("season_host",)}
UNKNOWN, GONE, FORBIDDEN, TO_INVITATION, OPEN = "unknown", "gone", "forbidden", "to join", "open"
STATUS = {UNKNOWN: (404,), GONE: (410,), FORBIDDEN: (403,), TO_INVITATION: (303, 403)}
# the pages of a link before its holder has joined, and after a refusal
INVITATION = {
    "/s/<token>/join",
    "/s/<token>/decline",
    "/s/<token>/letters",
    "/s/<token>/never",
    "/s/<token>/print",  # the game's sheets, which are public
    "/s/<token>/print/<sheet>",
    "/s/<token>/print/<sheet>.pdf",
    "/s/<token>/print/set.pdf",
    "/api/v1/seat",  # without a view
}
NEEDED = {
    "seat invited proposed",
    "seat invited inviting",
    "seat invited running",  # asked to take over a hand
    "seat declined inviting",
    "seat declined running",
    "seat joined inviting",
    "seat joined running",
    "seat absent running",
    "seat finished over",
    "seat called_off called_off",
    "seat joined at a table",
    "seat ended renewed at a table",
    "seat trial running",
    "seat trial over",
    "seat ended replaced inviting",  # removed
    "seat ended replaced running",
    "seat ended replaced over",  # erased
    "seat ended renewed running",
    "seat ended renewed over",
    "seat ended renewed called_off",
    "seat ended moved running",
    "host live proposed",
    "host live inviting",
    "host live running",
    "host live at a table",
    "host live over",
    "host live called_off",
    "host ended renewed running",
    "open_seats live inviting",
    "open_seats ended closed inviting",
    "applicant live inviting",
    "applicant ended renewed inviting",
    "address_confirm live running",
    "address_confirm ended withdrawn running",
    "address_stop live running",
    "address_stop ended withdrawn running",
    "my_games live",
    "my_games ended renewed",
    "calendar live",
    "calendar ended renewed",
    "table_host live",
    "table_host ended renewed",
    "table_seat live",
    "table_seat live by its phone",
    "table_seat ended renewed",
    "table_host live at a table",
    "table_seat live at a table",
    "table_seat live at a table by its phone",
    "table_seat ended renewed at a table",
    "table_watch live at a table",
    "table_watch live",
    "table_watch ended renewed",
    "season_host live",
    "season_host ended renewed",
    "season_watch live",
    "season_watch ended renewed",
    "keeper live",
    "keeper ended opened",
    "keeper_session live",
}


# --- requests --------------------------------------------------------------


def outcome(route: Route, given: Given) -> str:
    """Return the kind of answer that the list of routes expects for this link at this route."""
    kind, is_ended = given.link.kind, given.state == ENDED
    if kind in route["links"]:
        if is_ended:
            return GONE
        return OPEN if kind != "seat" or given.state in route["states"] else TO_INVITATION
    related = any(kind in family and route["links"][0] in family for family in FAMILIES)
    if not related:
        return UNKNOWN
    return GONE if is_ended else FORBIDDEN


def ask(world: World, route: Route, given: Given, is_sure: bool) -> TestResponse:
    """Request the route with the link as a page or program does; `is_sure` confirms a change."""
    path, (method,), client = route["path"], route["methods"], world.house.client
    match = given.link.match_id or world.running.match
    loaded = world.read(lambda connection: store.load(connection, match))
    action = "pass"
    if loaded.is_running:
        action = loaded.game.legal_actions(loaded.state, loaded.to_act()[0])[0]
    if path.startswith("/api/"):
        headers = bearer(given.token) | ({PHONE: given.phone} if given.phone else {})
        if method == "GET":
            return client.get(path, headers=headers)
        turn = loaded.match.turn if is_sure else 10**6
        body = {"turn": turn, "action": action, "to": [], "words": "hello" if is_sure else ""}
        if "/table/" in path:
            entry = "0 pass" if is_sure else "no such line"
            body = {"id": f"e {given.name}", "entry": entry, "name": "Nobody", "seat": 9}
        if path.endswith("/deals"):
            body = {"answer": "accept", "number": 99}
        return client.post(path, json=body, headers=headers)
    filled = {
        "<token>": given.token,
        "<int:turn>": str(loaded.match.turn),
        "<int:seat>": "1",
        "<reply>": HELD_REPLY,
        "<int:number>": str(max(0, loaded.match.turn - 1)),
        "<action>": action.replace(" ", "%20"),
        "<what>": "agree",
        "<whose>": "screen" if path.startswith("/t/") else "watch",
        "<play_id>": world.over.match,
        "<name>": "Lena",
        "<game>": "pad",
        "<sheet>": "aid",
    }
    for blank, value in filled.items():
        path = path.replace(blank, value)
    assert "<" not in path, path
    client.set_cookie("phone", given.phone, path=f"/t/{given.token}")
    try:
        sent = FILLED_IN | {"form": form_of(world)} if is_sure else {}
        return client.open(path, method=method, data=sent if method == "POST" else None)
    finally:
        client.delete_cookie("phone", path=f"/t/{given.token}")


def form_of(world: World) -> str:
    """Return the token of a form that can be sent once."""
    with world.house.client.application.app_context():
        return form_token()


# --- shown data ------------------------------------------------------------


def shown(world: World, answer: TestResponse, own: str) -> dict[str, set[str]]:
    """Return the private parts of an answer: links, e-mail addresses, words."""
    text = f"{answer.headers} {answer.get_data().decode(errors='replace')}"
    found = world.tokens.keys() & set(TOKENS.findall(text))
    return {
        "links": {*found} - {own},
        "addresses": {*ADDRESSES.findall(text)},
        "words": {*WORDS.findall(text)},
    }


def may_show(world: World, given: Given) -> dict[str, set[str]]:
    """Return the private parts that a page may show for the link, besides the link itself."""
    return {
        "links": {t for t, row in world.tokens.items() if is_shown(world, given, row)},
        "addresses": addresses_of(world, given),
        "words": words_of_own(world, given),
    }


def is_shown(world: World, given: Given, row: Any) -> bool:
    """True if a page opened by the link `given` may show the link `row`."""
    if row.ended_at is not None:
        return False
    link, kinds = given.link, (given.link.kind, row.kind)
    if link.kind == "my_games":
        return row.kind in ("seat", "calendar") and bool(row.address == link.address)
    if kinds == ("host", "open_seats"):
        return bool(row.match_id == link.match_id)
    if kinds in (("seat", "table_seat"), ("host", "table_host")):
        match = world.read(lambda connection: store.row_of(connection, str(link.match_id)))
        return bool(match.table_id == row.table_id and link.number == row.number)
    if kinds in (("table_host", "table_seat"), ("table_host", "table_watch")):
        return bool(row.table_id == link.table_id)
    if kinds in (("host", "season_watch"), ("table_host", "season_watch")):
        games = world.read(lambda connection: seasons.games_of(connection, str(row.group_id)))
        return (link.match_id or link.table_id) in {game.game_id for game in games}
    return kinds == ("season_host", "season_watch") and bool(row.group_id == link.group_id)


def addresses_of(world: World, given: Given) -> set[str]:
    """Return the e-mail addresses that a page opened by the link may show."""
    link = given.link
    if link.kind == "host":
        loaded = world.read(lambda c: store.load(c, str(link.match_id)))
        found = [seat.address for seat in loaded.seats]
    elif link.kind in ("address_confirm", "address_stop"):
        _, change, _ = world.read(lambda c: address_changes.find(c, given.token))
        found = [change.address, change.former]
    elif link.kind in ("applicant", "my_games"):
        found = [link.address]
    else:
        is_mira = given.phone == world.phones[1]
        found = ["mira@canary.example"] if is_mira else []
    return {address.partition("@")[0] for address in found}


def words_of_own(world: World, given: Given) -> set[str]:
    link = given.link
    is_own = link.kind == "my_games" or (link.kind == "seat" and given.state in JOINED)
    own = {f"private-words-of-{link.address.partition('@')[0]}"} if is_own else set()
    is_told = (link.kind, link.match_id, link.number) == ("seat", world.running.match, 5)
    return own | {"private-words-of-jana"} if is_told and given.state in JOINED else own


# --- the property ----------------------------------------------------------


def test_there_is_a_link_of_every_kind_in_every_state(world: World) -> None:
    links = world.every_link()
    assert {given.name for given in links} >= NEEDED
    assert len(links) * len(ROUTES) >= 5000


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_an_address_answers_a_link_as_the_list_says_and_shows_no_more(
    world: World, chunk: int
) -> None:
    before = digest(world.house)
    links = world.every_link()[chunk::CHUNKS]
    assert [fault for given in links for fault in faults_of(world, given)] == []
    assert digest(world.house) == before


def faults_of(world: World, given: Given) -> Iterator[str]:
    """Yield a sentence for each unexpected answer of a route to the link."""
    allowed = may_show(world, given) if given.state != ENDED else {}
    for route in ROUTES:
        expected = outcome(route, given)
        answer = ask(world, route, given, is_sure=expected != OPEN)
        where = f"{given.name}: {route['methods'][0]} {route['path']} {answer.status_code}"
        if not is_as_expected(answer, expected, given):
            yield f"{where}, not {expected}"
        if b'inputmode="email"' in answer.data and route["path"] not in TAKE_ADDRESSES:
            yield f"{where}: an address that tests/service/people/test_typed_addresses.py forgets"
        for what, found in shown(world, answer, given.token).items():
            more = found - allowed[what] if expected in (OPEN, FORBIDDEN) else found
            if more:
                yield f"{where}: {what} {more}"


def is_as_expected(answer: TestResponse, expected: str, given: Given) -> bool:
    if expected == OPEN:
        return answer.status_code < 500 and answer.status_code != 410
    if expected == TO_INVITATION and answer.status_code == 303:
        return answer.location == f"/s/{given.token}" + ("" if given.state == "trial" else "/join")
    return answer.status_code in STATUS[expected]


# --- actions by a link -----------------------------------------------------


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_no_action_by_a_link_fails_or_shows_more(world: World, chunk: int, tmp_path: Path) -> None:
    faults = []
    for given in world.every_link()[chunk::CHUNKS]:
        acts = [r for r in ROUTES if not r["safe"] and outcome(r, given) == OPEN]
        for number, route in enumerate(acts):
            there = world.copied(tmp_path / f"{given.link.id}{given.phone}{number}")
            answer = ask(there, route, given, is_sure=True)
            where = f"{given.name}: {route['path']} {answer.status_code}"
            if answer.status_code >= 500 or answer.status_code == 410:
                faults.append(where)
            allowed = may_show(world, given)
            fresh = {t for t, row in there.tokens.items() if is_own(given, row)}
            allowed["links"] |= fresh - world.tokens.keys()
            for what, found in shown(there, answer, given.token).items():
                if more := found - allowed[what]:
                    faults.append(f"{where}: {what} {more}")
            there.house.installation.database.close()
    assert faults == []


def is_own(given: Given, row: Any) -> bool:
    """True if an action by the link `given` may lead to the link `row`."""
    link = given.link
    return (
        (row.address and row.address == link.address)
        or (row.table_id and row.table_id == link.table_id)
        or (row.group_id and row.group_id == link.group_id)
        or row.kind in BEGUN_BY.get(link.kind, ())
    )


# --- before joining, and after a refusal -----------------------------------


def test_an_invited_person_sees_the_invitation_alone(world: World) -> None:
    for state in ("invited", "declined"):
        assert {route["path"] for route in ROUTES if state in route["states"]} == INVITATION
    waiting = [given for given in world.every_link() if given.state in ("invited", "declined")]
    assert len(waiting) == 5
    for given in waiting:
        seen = world.house.client.get("/api/v1/seat", headers=bearer(given.token)).json
        assert seen["view"] is None and seen["result"] is None and seen["deadline"] is None
        assert [seen[each] for each in ("legal_actions", "events", "orders")] == [[], [], []]


# --- hidden cards ----------------------------------------------------------


def test_only_a_players_own_link_distinguishes_worlds_of_hidden_cards(world: World) -> None:
    table = world.running
    own, game = full_state(table), table.loaded().game
    given = [each for each in world.links_of(table.match) if each.state != ENDED]
    assert {each.state for each in given} == {"joined", "absent", "invited", "declined", LIVE}
    for reader in {seat_of(each) for each in given}:
        put(table, own)
        before = [bodies(world, each) for each in given if seat_of(each) == reader]
        put(table, game.reshuffle_unseen(own, reader, b"another world"))
        after = [bodies(world, each) for each in given if seat_of(each) == reader]
        for one, other in zip(before, after, strict=True):
            assert [place for place in one if one[place] != other[place]] == []
    put(table, own)


def seat_of(given: Given) -> int | None:
    """Return the seat whose hand the link opens, or None."""
    is_hand = given.link.kind == "seat" and given.state in JOINED
    return given.link.number if is_hand else None


def bodies(world: World, given: Given) -> dict[str, bytes]:
    """Return the answers of all routes that the link opens."""
    found = {}
    for route in ROUTES:
        if route["safe"] and outcome(route, given) == OPEN:
            answer = ask(world, route, given, is_sure=False)
            own = answer.headers["X-Request-Id"].encode()
            found[f"{given.name} {route['path']}"] = DRAWN.sub(b"", answer.data.replace(own, b""))
    assert found
    return found


# --- stored links ----------------------------------------------------------


def test_only_the_table_of_links_has_columns_from_which_links_are_made(
    world: World,
) -> None:
    phones = {*world.phones, *world.phones_of_match}
    secrets = {*world.tokens, *phones}
    rows = world.tokens.values()
    secrets |= {text for row in rows for text in (row.salt, row.token_hash)}
    secrets |= {hash_of(phone) for phone in phones}
    found = {name for name, cell in world.read(cells) if any(text in cell for text in secrets)}
    assert found == {"link.salt", "link.token_hash"}


def cells(connection: Connection) -> list[tuple[str, str]]:
    """Return every value of every table with the name of its column."""
    return [
        (f"{table.name}.{column}", str(value))
        for table in metadata.sorted_tables
        for row in connection.execute(select(table)).mappings()
        for column, value in row.items()
    ]


# --- documentation ---------------------------------------------------------


def test_docs_list_every_kind_of_link_with_its_addresses_and_states() -> None:
    rows = [row.split("|") for row in LINKS_MD.read_text(encoding="utf-8").splitlines()]
    found = ((re.fullmatch(r" `([a-z_]+)` ", row[1]), row) for row in rows if len(row) > 2)
    first = {match[1]: row for match, row in found if match}
    opened: dict[str, set[str]] = {kind: set() for kind in KINDS}
    for route in ROUTES:
        path = route["path"].partition("<token>")[0]
        for kind in route["links"]:
            opened[kind].add("/".join(path.split("/")[:4]))
    told = {
        name: {*re.findall(r"`(/[^`]+)`", row[2])} for name, row in first.items() if name in KINDS
    }
    assert told == opened
    assert [name for name in first if name not in KINDS] == list(get_args(SeatState))
