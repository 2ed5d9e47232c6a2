"""Questions that players ask the operator, each answered from `staffetta log` alone.

Each scenario happens over HTTP and by letters; then only the log's lines are read.
"""

import ast
import contextlib
import fnmatch
import gzip
import json
import random
import re
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from email import message_from_bytes, policy
from pathlib import Path
from typing import Any, get_args

import pytest
import sqlalchemy
from click.testing import Result
from sqlalchemy import update

import engine
from service.database.rows import (
    DEAL,
    LETTER,
    MATCH,
    DealStatus,
    VoteAnswer,
    VoteStatus,
    metadata,
    to_json,
)
from service.installation import logs
from service.language.languages import LANGUAGES
from service.mail.transport import open_post
from service.matches import (
    deeds,
    match_log,
    open_decisions,
    out_of_turn,
    outbox,
    promises,
    reply_rows,
    restored_backups,
    states,
    store,
    talk,
    ways,
)
from service.replies.outcomes import Dealt
from tests.service.at_table import Table, begin, digest, invite
from tests.service.matches.test_digests import asked, choose, pass_hours
from tests.service.matches.test_out_of_turn import arrange, unarm
from tests.service.replies.test_incoming import Mailbox
from tests.service.smtp_server import FaultyServer
from tests.service.trial_installation import (
    BELA,
    CYRUS,
    SURE,
    TrialInstallation,
    by_email,
    install,
    secrets_of_links,
)
from tests.service.web.test_unwritable import EARLIER, mounted

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
HOST, OTHER = 0, 1
HEAD = ("at", "kind", "seat", "author", "way", "turn", "request", "letter")
TABLE = re.compile(r"^\| kinds .*?\n\n", re.MULTILINE | re.DOTALL)
DOCS = (Path(__file__).parents[3] / "docs" / "log.md").read_text(encoding="utf-8")
DOCUMENTED = {
    kind
    for row in TABLE.search(DOCS)[0].strip().splitlines()[2:]
    for kind in re.findall(r"`(\w+)`", row.split("|")[1])
}
Log = list[dict[str, Any]]
Run = Callable[..., Result]


@dataclass
class Keeper:
    """A keeper (the operator of the service), who reads the log of a match."""

    house: TrialInstallation
    run: Run

    def text(self, match: str, *words: str) -> str:
        done = self.run("log", match, *words)
        assert done.exit_code == 0, done.output
        return done.stdout

    def log(self, match: str, *words: str) -> Log:
        lines = [json.loads(line) for line in self.text(match, "--json", *words).splitlines()]
        assert {line["kind"] for line in lines} <= DOCUMENTED
        return lines

    def told(self, table: Table, *kinds: str, seat: int | None = None) -> Log:
        """Return the lines of these kinds, about a seat if one is given."""
        every = self.log(table.match)
        return [line for line in every if line["kind"] in kinds and seat in (None, line["seat"])]


@pytest.fixture
def keeper(house: TrialInstallation, run_in: Run) -> Keeper:
    return Keeper(house, run_in)


@pytest.fixture
def table(house: TrialInstallation) -> Table:
    """A match that all have joined, with its letters sent."""
    table = begin(house)
    house.new_letters()
    return table


@pytest.fixture
def reading(house: TrialInstallation, tmp_path: Path) -> Iterator[Table]:
    """A match in an installation that reads replies."""
    url = house.installation.settings.database_url
    other = install(tmp_path, url, inbound_url="lmtp://127.0.0.1:2424")
    yield begin(other)
    other.installation.database.close()


@pytest.fixture
def logged() -> Iterator[list[str]]:
    """The lines that this process logs about requests and deeds."""
    found: list[str] = []
    logs.requests_to(found.append)
    yield found
    logs.requests_to(None)


def only(lines: Log) -> dict[str, Any]:
    (line,) = lines
    return line


def press(
    table: Table, seat: int, rest: str, how: dict[str, str] | None = None, **data: str
) -> Any:
    """Press the button of a seat's page, and return the answer."""
    path = f"/s/{table.seats[seat]}/{rest}".replace(" ", "%20")
    return table.house.client.post(path, data={**SURE, **data}, headers=how)


def move(table: Table, action: str = "") -> tuple[int, int, str]:
    """Let the seat to move play by its page; return the seat, the turn and the action."""
    seat, turn, action = table.asked, table.turn, action or table.actions[0]
    assert press(table, seat, f"{turn}/{action}").status_code == 303
    return seat, turn, action


def host_presses(table: Table, rest: str, **data: str) -> None:
    answer = table.house.client.post(f"/h/{table.host}/{rest}", data={**SURE, **data})
    assert answer.status_code == 303, answer.get_data(as_text=True)


def sleep_through(table: Table) -> int:
    """Let the deadline of the seat to move pass, and return the seat."""
    house, seat = table.house, table.asked
    house.new_letters()
    due = house.installation.database.read(lambda c: open_decisions.of_match(c, table.match))[seat]
    house.pass_time(due.deadline_at - house.installation.now())
    house.new_letters()
    return seat


# --- "my move is lost" -----------------------------------------------------


def test_my_move_is_lost_but_it_arrived(table: Table, keeper: Keeper) -> None:
    seat, turn, _ = move(table)
    found = only([line for line in keeper.told(table, "move") if line["turn"] == turn])
    assert (found["seat"], found["author"], found["way"]) == (seat, "player", "page")
    assert "undone" not in found


def test_my_move_is_lost_as_it_was_undone(table: Table, keeper: Keeper) -> None:
    seat, turn, _ = move(table)
    assert press(table, seat, f"undo/{turn}").status_code == 303
    first, undo = keeper.told(table, "move")[-2:]
    assert (first["turn"], first["undone"]) == (turn, True)
    assert (undo["mark"], undo["undoes"], undo["seat"], undo["way"]) == ("undo", turn, seat, "page")


def test_my_move_is_lost_as_it_never_arrived(table: Table, keeper: Keeper) -> None:
    seat, house = table.asked, table.house
    house.pass_time(61)
    assert house.get(f"/s/{table.seats[seat]}").status == 200
    assert keeper.told(table, "letter_opened", seat=seat)
    assert keeper.told(table, "move", "refused", seat=seat) == []
    assert only(keeper.told(table, "seat", seat=seat))["turn"] == table.turn


def test_my_move_is_lost_as_it_came_too_late(table: Table, keeper: Keeper) -> None:
    seat, turn, action = move(table)
    other = next(each for each in ("besiege roma", "besiege milano") if each != action)
    for _ in range(3):
        assert press(table, seat, f"{turn}/{other}").status_code == 409
    refused = only(keeper.told(table, "refused"))
    assert (refused["seat"], refused["turn"], refused["why"]) == (seat, turn, "stale")
    assert refused["times"] == 3 and refused["request"]


def test_my_move_is_lost_as_its_link_had_ended(table: Table, keeper: Keeper) -> None:
    seat, turn, action = table.asked, table.turn, table.actions[0]
    assert press(table, seat, "link").status_code == 200
    assert press(table, seat, f"{turn}/{action}").status_code == 410
    refused = only(keeper.told(table, "refused"))
    assert (refused["seat"], refused["turn"], refused["why"]) == (seat, turn, "ended_link")


def test_my_move_is_lost_as_it_was_not_possible(table: Table, keeper: Keeper) -> None:
    seat, turn = table.asked, table.turn
    assert press(table, seat, f"{turn}/play m10").status_code == 422
    assert table.act_by_api(seat, turn, "play m10").status_code == 422
    page, program = keeper.told(table, "refused", seat=seat)
    assert (page["why"], page["way"]) == ("illegal", "page")
    assert (program["why"], program["way"]) == ("illegal", "api")


def test_the_rule_that_refused_a_move_is_told_to_its_own_seat_alone(
    table: Table, keeper: Keeper, logged: list[str]
) -> None:
    seat = table.asked
    answer = table.act_by_api(seat, table.turn, "play m10")
    assert answer.status_code == 422
    code = answer.json["refusal"]["code"]
    own = [line["code"] for line in keeper.log(table.match, "--seat", str(seat)) if "code" in line]
    assert own == [code] and code in keeper.text(table.match, "--seat", str(seat))
    others = keeper.text(table.match) + keeper.text(table.match, "--json") + "".join(logged)
    assert "illegal" in others and code not in others and "code" not in others


def test_how_did_my_move_come(table: Table, keeper: Keeper) -> None:
    by_program = table.turn
    assert table.act_by_api(table.asked, table.turn, table.actions[0]).status_code == 200
    seat, turn, action = table.asked, table.turn, table.actions[0]
    path = f"/s/{table.seats[seat]}/{turn}/{action}".replace(" ", "%20")
    from_mail = {"Sec-Fetch-Site": "cross-site"}
    asked = table.house.client.get(path, headers=from_mail).get_data(as_text=True)
    assert '<input type="hidden" name="way" value="letter">' in asked
    within = table.house.client.get(path, headers={"Sec-Fetch-Site": "same-origin"})
    assert 'name="way"' not in within.get_data(as_text=True)
    press(table, seat, f"{turn}/{action}", {"Sec-Fetch-Site": "same-origin"}, way="letter")
    ways = {line["turn"]: line["way"] for line in keeper.told(table, "move")}
    assert (ways[by_program], ways[turn]) == ("api", "letter")


def answer(table: Table, seat: int, *lines: str, **headers: str) -> Dealt:
    """Answer the seat's last letter by mail."""
    table.house.seen.clear()
    return Mailbox(table.house, table).answer(seat, *lines, **headers)


def test_i_answered_by_mail_and_it_came(reading: Table, keeper: Keeper) -> None:
    seat, turn = reading.asked, reading.turn
    assert answer(reading, seat, reading.actions[0]).did == "played"
    found = only([line for line in keeper.told(reading, "move") if line["turn"] == turn])
    assert (found["seat"], found["author"], found["way"]) == (seat, "player", "reply")
    assert keeper.told(reading, "reply") == [], "the move tells it"


def test_i_answered_by_mail_and_nothing_came_of_it(reading: Table, keeper: Keeper) -> None:
    seat, box = reading.asked, Mailbox(reading.house, reading)
    old = box.letters[seat]
    assert box.deliver(box.message(old, reading.actions[0], seat)).did == "played"
    assert box.deliver(box.message(old, "pass", seat)).did == "refused"
    refused = only(keeper.told(reading, "reply", seat=seat))
    assert (refused["did"], refused["way"]) == ("refused", "reply") and "why" not in refused
    own = [x for x in keeper.log(reading.match, "--seat", str(seat)) if x["kind"] == "reply"]
    assert [line.get("why") for line in own if line["did"] == "refused"] == ["stale"]
    assert "nothing in it was done" in keeper.text(reading.match)


def test_i_answered_from_another_address(reading: Table, keeper: Keeper) -> None:
    seat = reading.asked
    other = {"From": "somebody@else.example"}
    assert answer(reading, seat, reading.actions[0], **other).did == "held"
    held = only(keeper.told(reading, "reply", seat=seat))
    assert held["did"] == "held" and keeper.told(reading, "move") == []


def test_nobody_else_learns_of_what_was_done_by_mail(reading: Table, keeper: Keeper) -> None:
    seat = reading.asked
    assert answer(reading, seat, "help").did == "answered"
    assert keeper.told(reading, "reply") == []
    own = [x for x in keeper.log(reading.match, "--seat", str(seat)) if x["kind"] == "reply"]
    assert only(own)["did"] == "answered"


# --- letters ---------------------------------------------------------------


def post(table: Table, server: FaultyServer) -> None:
    """Send the waiting letters to the test's mail server."""
    house = table.house
    url = f"smtp://127.0.0.1:{server.port}"
    by_email(house.installation, open_post(url, house.installation.settings.data)).send_waiting()


def test_i_got_the_letter_twice(house: TrialInstallation, keeper: Keeper, server: Any) -> None:
    table = begin(house)
    server.faults["END"] = "451 4.3.0 try again later"
    post(table, server)
    server.faults.clear()
    house.pass_time(10)
    post(table, server)
    ids = [message_from_bytes(each.content, policy=policy.default) for each in server.letters]
    same = [each["Message-ID"] for each in ids if each["X-Staffetta-Kind"] == "turn"]
    assert len(same) == 2 and len({*same}) == 1
    [sent] = [each for each in keeper.told(table, "letter_sent") if each["letter_kind"] == "turn"]
    [off] = [each for each in keeper.told(table, "put_off") if each["letter"] == sent["letter"]]
    assert off["author"] == "server" and "451" in off["why"] and sent["tries"] == 2
    assert off["at"] < sent["at"]
    assert "same Message-ID" in keeper.text(table.match)


def test_i_got_no_letter_as_the_server_refused_it(
    house: TrialInstallation, keeper: Keeper, server: Any
) -> None:
    table = invite(house)
    bela = BELA["email"]
    server.faults[f"RCPT {bela}"] = f"550 5.1.1 <{bela}>: Bela unknown"
    post(table, server)
    refused = only(keeper.told(table, "letter_refused"))
    assert (refused["seat"], refused["letter_kind"]) == (OTHER, "invitation")
    assert "550 5.1.1" in refused["why"]
    assert "bela" not in refused["why"].lower()
    assert only(keeper.told(table, "unreachable"))["author"] == "server"
    assert "none are sent, and its clock is stopped" in keeper.text(table.match)


def test_i_got_no_letter_as_the_server_still_puts_it_off(
    house: TrialInstallation, keeper: Keeper, server: Any
) -> None:
    table = invite(house)
    server.faults[f"RCPT {BELA['email']}"] = "452 mailbox full"
    post(table, server)
    [waits] = keeper.told(table, "letter_waits", seat=OTHER)
    [written] = keeper.told(table, "letter_written", seat=OTHER)
    assert "452 mailbox full" in waits["why"] and written["outcome"] == "waiting"


def test_i_got_no_letter_as_i_had_turned_them_off(table: Table, keeper: Keeper) -> None:
    assert press(table, OTHER, "letters", letters="off").status_code == 303
    muted = only(keeper.told(table, "muted"))
    assert (muted["seat"], muted["author"], muted["way"]) == (OTHER, "player", "page")
    assert only(keeper.told(table, "seat", seat=OTHER))["muted"]
    press(table, OTHER, "letters", letters="on")
    assert only(keeper.told(table, "unmuted"))["seat"] == OTHER


def test_i_got_it_by_chat_and_by_mail(table: Table, keeper: Keeper) -> None:
    seat, database = table.asked, table.house.installation.database
    rows = database.read(lambda c: outbox.of_match(c, table.match))
    one = next(row for row in rows if row.seat == seat and row.kind == "turn")
    by_chat = update(LETTER).where(LETTER.c.match_id == table.match, LETTER.c.id == one.id)
    database.write(lambda c: c.execute(by_chat.values(way=1)))
    sent = {line["letter"]: line for line in keeper.told(table, "letter_sent")}
    assert (sent[one.id]["author"], sent[one.id]["carrier"]) == ("chat", "chat")
    assert {line["author"] for id_, line in sent.items() if id_ != one.id} == {"server"}
    assert "chat or browser" in keeper.text(table.match)


# --- why did it play for me? -----------------------------------------------


def test_why_did_it_play_for_me_the_deadline(table: Table, keeper: Keeper) -> None:
    turn, seat = table.turn, sleep_through(table)
    found = only([line for line in keeper.told(table, "move") if line["turn"] == turn])
    assert (found["seat"], found["author"], found["mark"]) == (seat, "clock", "timeout")
    assert only(keeper.told(table, "seat", seat=seat))["missed"] == 1


def test_why_did_it_play_for_me_i_was_away(table: Table, keeper: Keeper) -> None:
    seat = table.asked
    while not table.loaded().seats[seat].absent:
        if table.asked == seat:
            sleep_through(table)
        else:
            move(table)
    while not [line for line in keeper.told(table, "move") if line["mark"] == "absent"]:
        move(table)
    assert keeper.told(table, "move", seat=seat)[-1]["author"] == "clock"
    state = only(keeper.told(table, "seat", seat=seat))
    assert state["absent"] and state["missed"] >= 3
    assert press(table, seat, "return").status_code == 303
    assert only(keeper.told(table, "came_back"))["seat"] == seat


def ordered(table: Table) -> tuple[int, int]:
    """Let a seat pass by a standing order; return the seat and the move."""
    table.take(table.actions[0])
    seat = (table.asked + 1) % 3
    looked = table.house.get(f"/s/{table.seats[seat]}/orders/look?order=pass-battle")
    assert looked.submit("orders").status == 200
    turn = table.turn + 1
    move(table, "pass")
    return seat, turn


def test_why_did_it_play_for_me_my_standing_order(table: Table, keeper: Keeper) -> None:
    seat, turn = ordered(table)
    own = [each for each in keeper.log(table.match, "--seat", str(seat)) if each["turn"] == turn]
    assert [(each["author"], each["mark"]) for each in own if each["kind"] == "move"] == [
        ("order", "order")
    ]


def test_nobody_else_learns_of_a_standing_order(table: Table, keeper: Keeper) -> None:
    seat, turn = ordered(table)
    moves = {line["turn"]: line for line in keeper.told(table, "move")}
    theirs, other = moves[turn], moves[turn - 1]
    assert (theirs["seat"], theirs["author"], theirs["mark"]) == (seat, "player", "player")
    assert {key: theirs[key] for key in ("author", "way", "mark", "request")} == {
        key: other[key] for key in ("author", "way", "mark", "request")
    }
    for others in {0, 1, 2} - {seat}:
        every = keeper.log(table.match, "--seat", str(others))
        assert "order" not in {line["author"] for line in every}
    assert "order" not in keeper.text(table.match)


def test_why_did_it_play_for_me_the_only_move(table: Table, keeper: Keeper) -> None:
    while not (forced := [m for m in keeper.told(table, "move") if m["mark"] == "forced"]):
        table.play(5)
    assert {line["author"] for line in forced} == {"rules"}


def test_an_action_out_of_turn_is_told_to_its_own_seat_alone(table: Table, keeper: Keeper) -> None:
    seat = next(number for number in range(3) if number != table.asked)
    arrange(table, unarm(seat))
    table.seat_by_api(seat)  # so that the last use of its link is known already
    before = strip(keeper.log(table.match))
    assert table.act_by_api(seat, table.turn, "discard").status_code == 200
    assert strip(keeper.log(table.match)) == before
    others = [keeper.log(table.match, "--seat", str(each)) for each in {0, 1, 2} - {seat}]
    assert "aside" not in {line["kind"] for log in others for line in log}
    aside = only([x for x in keeper.log(table.match, "--seat", str(seat)) if x["kind"] == "aside"])
    assert (aside["seat"], aside["way"], aside["turn"]) == (seat, "api", table.turn)


# --- seats, hosts and links ------------------------------------------------


def test_who_called_it_off(table: Table, keeper: Keeper) -> None:
    host_presses(table, "call-off")
    off = only(keeper.told(table, "called_off"))
    assert (off["author"], off["way"]) == ("host", "page")
    assert only(keeper.told(table, "state"))["status"] == "called_off"


def test_who_took_my_seat_the_host_gave_it(house: TrialInstallation, keeper: Keeper) -> None:
    table = invite(house)
    host_presses(table, "replace/1", name="Emma", email="emma@mail.example", language="en")
    given = only(keeper.told(table, "replaced"))
    assert (given["seat"], given["author"], given["bot"]) == (OTHER, "host", False)
    [ended] = keeper.told(table, "link_ended", seat=OTHER)
    assert ended["why"] == "replaced"
    assert only(keeper.told(table, "seat", seat=OTHER))["players"] == 2


def test_who_took_my_seat_i_gave_it_to_a_friend(table: Table, keeper: Keeper) -> None:
    house = table.house
    friend = {"name": "Dara", "email": "dara@new.example", "language": "fa"}
    house.get(f"/s/{table.seats[OTHER]}/handover").submit("handover", **friend)
    asked = next(each for each in house.new_letters() if each.kind == "confirm")
    house.get(next(link for link in asked.links if "/a/" in link)).submit("confirm-address")
    [asked_line] = keeper.told(table, "given_asked", seat=OTHER)
    [done] = keeper.told(table, "given_done", seat=OTHER)
    assert asked_line["status"] == "confirmed" and asked_line["at"] <= done["at"]


def test_why_did_my_link_stop_working(table: Table, keeper: Keeper) -> None:
    assert press(table, OTHER, "link").status_code == 200
    ended = only(keeper.told(table, "link_ended", seat=OTHER))
    assert (ended["link_kind"], ended["why"]) == ("seat", "renewed")


def test_who_is_the_host_now(house: TrialInstallation, keeper: Keeper) -> None:
    table = begin(house)
    while not table.loaded().seats[HOST].absent:
        if table.asked == HOST:
            sleep_through(table)
        else:
            move(table)
    assert press(table, OTHER, "hosting/ask").status_code == 303
    assert press(table, 2, "hosting/agree").status_code == 303
    assert only(keeper.told(table, "state"))["host"] == OTHER
    changed = only(keeper.told(table, "host_changed"))
    assert (changed["seat"], changed["former"]) == (OTHER, HOST)
    ended = [each for each in keeper.told(table, "link_ended") if each["link_kind"] == "host"]
    assert [each["why"] for each in ended] == ["hosted"]


def test_why_did_the_game_jump_back(table: Table, keeper: Keeper) -> None:
    table.play(4)
    installation = table.house.installation
    now = installation.now()
    installation.database.write(lambda c: restored_backups.tell(c, now, now, {}))
    restored = only(keeper.told(table, "restored"))
    assert (restored["turn"], restored["author"]) == (table.turn, "keeper")
    assert restored["backup"]


def test_when_did_bela_last_look(table: Table, keeper: Keeper) -> None:
    house = table.house
    house.pass_time(7200)
    looked = house.installation.now()
    house.get(f"/s/{table.seats[OTHER]}")
    house.pass_time(600)
    [used] = keeper.told(table, "link_used", seat=OTHER)
    assert used["at"] == at(looked)


def at(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat()


def test_did_the_invitation_arrive_and_what_was_answered(
    house: TrialInstallation, keeper: Keeper
) -> None:
    table = invite(house)
    letters = {letter.to: letter for letter in house.new_letters()}
    house.get(letters[BELA["email"]].seat_page + "/decline").submit("decline")
    assert only(keeper.told(table, "letter_sent", seat=2))["letter_kind"] == "invitation"
    assert keeper.told(table, "letter_opened", seat=2) == []
    assert only(keeper.told(table, "declined"))["seat"] == OTHER
    assert only(keeper.told(table, "letter_opened", seat=OTHER))["letter_kind"] == "invitation"
    assert only(keeper.told(table, "seat", seat=2))["status"] == "invited"
    house.get(letters[CYRUS["email"]].seat_page + "/join").submit("join")
    assert only(keeper.told(table, "joined"))["way"] == "page"


def host_submits(table: Table, what: str, **fields: str) -> None:
    assert table.house.get(f"/h/{table.host}/{what}").submit(what, **fields).status == 200


def test_why_is_my_deadline_later(table: Table, keeper: Keeper) -> None:
    host_submits(table, "longer", hours="24")
    given = only(keeper.told(table, "lengthened"))
    assert (given["author"], given["hours"]) == ("host", 24) and given["when"] > given["deadline"]


def test_why_does_nothing_happen_it_is_paused(table: Table, keeper: Keeper) -> None:
    day = datetime.fromtimestamp(table.house.installation.now() + 5 * 86400, UTC).date()
    host_submits(table, "pause", until=str(day))
    paused = only(keeper.told(table, "paused"))
    assert (paused["author"], paused["why"]) == ("host", "host")
    assert only(keeper.told(table, "state"))["paused"]
    assert "The game is paused." in keeper.text(table.match)


def test_who_nudged_me(table: Table, keeper: Keeper) -> None:
    late = table.asked
    table.house.pass_time(20 * 3600)
    other = next(seat for seat in range(3) if seat != late)
    page = table.house.get(f"/s/{table.seats[other]}/nudge/{late}")
    assert page.submit("nudge").status == 200
    nudged = only(keeper.told(table, "nudged"))
    assert (nudged["author"], nudged["seat"], nudged["asker"]) == ("player", late, other)
    assert f"Seat {other} asked for a reminder" in keeper.text(table.match)


def test_who_wanted_the_game_to_end(table: Table, keeper: Keeper) -> None:
    page = table.house.get(f"/s/{table.seats[OTHER]}/votes")
    assert page.submit("vote", kind="draw").status == 200
    asked = only(keeper.told(table, "vote_asked"))
    assert (asked["seat"], asked["vote"], asked["status"]) == (OTHER, "draw", "asked")


def test_what_is_everybody_waiting_for(table: Table, keeper: Keeper) -> None:
    seat = table.asked
    asked = [line for line in keeper.told(table, "seat") if line["deadline"]]
    assert [line["seat"] for line in asked] == [seat]
    assert asked[0]["turn"] == table.turn


def test_which_letters_did_that_move_cause(table: Table, keeper: Keeper) -> None:
    table.house.pass_time(60)
    _, turn, _ = move(table)
    while not (caused := keeper.told(table, "move")[-1].get("letters")):
        table.house.pass_time(60)
        move(table)
    written = {line["letter"]: line for line in keeper.told(table, "letter_written")}
    assert [written[each]["letter_kind"] for each in caused] == ["turn"]
    assert written[caused[0]]["seat"] == table.asked and turn < table.turn


def test_why_is_a_player_without_a_name(table: Table, keeper: Keeper, run_in: Run) -> None:
    assert run_in("person", BELA["email"], "--erase", "--yes").exit_code == 0
    erased = only(keeper.told(table, "erased"))
    assert (erased["seat"], erased["author"]) == (OTHER, "keeper")


# --- how it is told --------------------------------------------------------


def test_every_stored_kind_is_documented(database_url: str) -> None:
    assert deeds.KINDS <= DOCUMENTED


# Database tables about a match that give the log no line of their own, with the reason.
NOT_TOLD = {
    "seat": "the present state",
    "due": "the present state",
    "standing_order": "private; the moves by it are told to its seat",
    "order_note": "private, about standing orders",
    "own_note": "private",
    "talk_reader": "private: what somebody has read, and whom they mute",
    "letter_copy": "of a letter, which is told",
    "former_player": "told as the deed by which they left",
    "campaign_game": "told by its match",
    "game_table": "told as the pause",
}


def test_every_table_of_a_match_is_told_or_has_a_reason(database_url: str) -> None:
    its = {table.name for table in metadata.sorted_tables if "match_id" in table.c}
    read = [match_log, deeds, outbox, states, store, talk, out_of_turn, reply_rows, promises]
    tables = [
        each
        for module in read
        for each in vars(module).values()
        if isinstance(each, sqlalchemy.Table)
    ]
    assert its - {table.name for table in tables} <= NOT_TOLD.keys()
    assert NOT_TOLD.keys() <= {table.name for table in metadata.sorted_tables}


def kinds_written() -> Iterator[str]:
    """Yield the kind of each deed in the code, with * for its variable parts."""
    for path in (Path(__file__).parents[3] / "service").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            found = ast.unparse(node.func) if isinstance(node, ast.Call) else ""
            if found not in ("deeds.note", "deeds.tell"):
                continue
            kind = node.args[2 if found == "deeds.note" else 1]
            if isinstance(kind, ast.Constant):
                yield kind.value
            if isinstance(kind, ast.JoinedStr):
                parts = [each.value for each in kind.values]
                yield "".join(each if isinstance(each, str) else "*" for each in parts)


def test_every_kind_of_deed_in_the_services_log_is_documented(database_url: str) -> None:
    known = set(re.findall(r"`(\w+)`", DOCS))
    written = set(kinds_written())
    assert {"deal_offered", "deal_*", "new_link", "hours"} <= written
    assert [kind for kind in written if not fnmatch.filter(known, kind)] == []
    answers = {f"vote_{each}" for each in (*get_args(VoteAnswer), *get_args(VoteStatus)) if each}
    deals = {f"deal_{each}" for each in get_args(DealStatus)}
    assert answers | deals <= known


# --- what else happened ----------------------------------------------------


def test_did_the_daily_letter_come_that_names_two_matches(
    house: TrialInstallation, keeper: Keeper
) -> None:
    both = [asked(house, seed="one"), asked(house, seed="two")]
    house.new_letters()
    pass_hours(house, 10.25)
    house.new_letters()
    for table in both:
        told = keeper.told(table, "letter_sent", seat=0)
        assert [each for each in told if each["letter_kind"] == "digest"]


def test_who_offered_a_deal_is_told_to_the_two_alone(table: Table, keeper: Keeper) -> None:
    house = table.house
    terms = [("pact", 1, 3)]
    write, now = house.installation.database.write, house.time.now()
    row = {
        "match_id": table.match,
        "number": 1,
        **dict.fromkeys(("tenure", "given_at", "to_tenure", "to_given_at"), 0),
        "seat": 1,
        "to_seat": 2,
        "turn": 1,
        "promises": to_json(terms),
        "marks": "[]",
        "is_public": False,
        "status": "declined",
        "at": now,
        "until": now + 9,
        "answered_at": now + 1,
    }
    write(lambda c: c.execute(DEAL.insert().values(**row)))
    kinds = {"deal_offered", "deal_declined"}
    for seat in ("1", "2"):
        assert kinds <= {each["kind"] for each in keeper.log(table.match, "--seat", seat)}
    for words in ((), ("--seat", "0")):
        assert kinds.isdisjoint({each["kind"] for each in keeper.log(table.match, *words)})
    write(lambda c: c.execute(DEAL.update().values(is_public=True, status="accepted")))
    assert only(keeper.told(table, "deal_accepted"))["partner"] == 2


def test_who_changed_the_clock_the_letters_and_the_ways(table: Table, keeper: Keeper) -> None:
    house = table.house
    assert press(table, 1, "settings", language="en", timezone="Asia/Tokyo").status_code == 303
    assert press(table, 1, "settings", language="hu", timezone="Asia/Tokyo").status_code == 303
    assert only(keeper.told(table, "hours"))["seat"] == 1
    for _ in range(2):
        choose(table, 1)
    assert only(keeper.told(table, "letters"))["seat"] == 1
    seat, now = table.loaded().seats[1], house.time.now()
    write = house.installation.database.write
    number = write(lambda c: ways.add(c, seat, "webhook", "sealed", now))
    assert only(keeper.told(table, "way_added"))["way_kind"] == "webhook"
    assert "sealed" not in keeper.text(table.match)
    write(lambda c: ways.remove(c, seat, number, now))
    assert only(keeper.told(table, "way_removed"))["seat"] == 1


def test_what_was_said_and_deleted_and_asked_for(table: Table, keeper: Keeper) -> None:
    house, now = table.house, table.house.time.now()
    write = house.installation.database.write

    def work(connection: Any) -> None:
        loaded = store.load(connection, table.match, lock=True)
        said = talk.say(connection, loaded, 1, [], "Secret words", now).message
        talk.take_back(connection, loaded, 1, said.circle_json, said.number, now)

    write(work)
    assert only(keeper.told(table, "unsaid"))["seat"] == 1
    assert "Secret words" not in keeper.text(table.match)


def test_every_line_of_json_has_the_same_first_keys(table: Table, keeper: Keeper) -> None:
    move(table)
    for line in keeper.log(table.match):
        assert tuple(line)[: len(HEAD)] == HEAD


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_has_a_line_for_each_line_of_json(
    table: Table, keeper: Keeper, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STAFFETTA_LANGUAGE", language)
    seat, turn, action = move(table)
    press(table, seat, f"{turn}/{action} {action}")
    press(table, OTHER, "letters", letters="off")
    text = keeper.text(table.match).splitlines()
    assert len(text) == len(keeper.log(table.match))
    assert not any("log-" in line for line in text)


def test_the_columns_are_aligned(table: Table, keeper: Keeper) -> None:
    move(table)
    starts = {
        line.index(word)
        for line in keeper.text(table.match).splitlines()
        for word in ("Joined.", "Move ", "The game began.")
        if word in line
    }
    assert len(starts) == 1


def test_an_unknown_match_or_seat_is_one_clear_line(
    table: Table, keeper: Keeper, run_in: Run
) -> None:
    for words in (["zzzzzzzzzzzz"], ["../etc"], [table.match, "--seat", "7"]):
        done = run_in("log", *words)
        assert done.exit_code == 1 and done.stdout == ""
        assert len(done.stderr.splitlines()) == 1, done.stderr


def test_a_seats_part_tells_nothing_of_other_seats(table: Table, keeper: Keeper) -> None:
    move(table)
    seats = {line["seat"] for line in keeper.log(table.match, "--seat", "1")}
    assert seats == {1, None}


def test_telling_changes_nothing(table: Table, keeper: Keeper) -> None:
    before = digest(table.house)
    keeper.text(table.match)
    assert digest(table.house) == before


@pytest.mark.parametrize("mode", ["WAL", "DELETE"])
def test_a_read_only_copy_is_told_while_the_service_runs(
    table: Table, keeper: Keeper, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: str
) -> None:
    move(table)
    before = keeper.log(table.match)
    with mounted() as folder:
        file = folder / "staffetta.db"
        source, copy = sqlite3.connect(tmp_path / "staffetta.db"), sqlite3.connect(file)
        source.backup(copy)
        copy.execute(f"PRAGMA journal_mode={mode}")
        for each in (copy, source):
            each.close()
        subprocess.run(["mount", "-o", "remount,ro", str(folder)], check=True)
        monkeypatch.setenv("STAFFETTA_DATA", str(folder))
        monkeypatch.setenv("STAFFETTA_DATABASE_URL", f"sqlite:///{file}")
        told = keeper.log(table.match)
        assert [path.name for path in folder.iterdir()] == [file.name]
    assert strip(told) == strip(before)


def test_a_match_that_cannot_be_read_is_told_too(table: Table, keeper: Keeper) -> None:
    move(table)
    before = keeper.log(table.match)
    spoilt = update(MATCH).values(state="{", seed="00", game="no-such-game")
    table.house.installation.database.write(lambda c: c.execute(spoilt))
    told = [line for line in strip(keeper.log(table.match)) if line["kind"] != "made"]
    assert told == [line for line in strip(before) if line["kind"] != "made"]


def test_matches_of_an_earlier_release_are_told_before_the_upgrade(
    keeper: Keeper, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "earlier.db"
    with contextlib.closing(sqlite3.connect(file)) as database:
        database.executescript(gzip.decompress(EARLIER.read_bytes()).decode())
        matches = [found for (found,) in database.execute("SELECT id FROM match")]
        moves = database.execute("SELECT count(*) FROM move").fetchone()[0]
    monkeypatch.setenv("STAFFETTA_DATABASE_URL", f"sqlite:///{file}")
    every = [line for match in matches for line in keeper.log(match)]
    assert sum(line["kind"] == "move" for line in every) == moves > 100
    assert {line["way"] for line in every} == {None}


def strip(lines: Log) -> Log:
    """Return the lines; those about the present state lose their time, which is that of reading."""
    present = ("state", "seat")
    return [{**line, "at": None} if line["kind"] in present else line for line in lines]


def test_answer_service_log_and_match_log_name_the_same_request(
    table: Table, keeper: Keeper, logged: list[str]
) -> None:
    seat, turn, action = table.asked, table.turn, table.actions[0]
    moved = press(table, seat, f"{turn}/{action}").headers["X-Request-Id"]
    refused = press(table, seat, f"{turn}/besiege x").headers["X-Request-Id"]
    lines = [json.loads(line) for text in logged for line in text.splitlines()]
    by_request = {(line["deed"], line["request"]) for line in lines if line["event"] == "deed"}
    assert {("move", moved), ("refused", refused)} <= by_request
    own = keeper.log(table.match, "--seat", str(seat))
    told = {(line["kind"], line["request"]) for line in own}
    assert {("move", moved), ("refused", refused)} <= told
    others = {line["request"] for line in keeper.log(table.match)}
    assert moved not in others and refused in others


# --- what is never told ----------------------------------------------------

NAMES = ("Quirrelwick", "Wexmoor", "Brannagh")


def planted(game: Any) -> list[dict[str, str]]:
    """Return people whose names and addresses occur nowhere else."""
    count = max(game.seats[0], 2)
    names = (*NAMES, "Tollivant", "Ossgrave", "Pendrick")[:count]
    return [{"name": name, "email": f"{name.lower()}@mail.example"} for name in names]


@pytest.mark.parametrize("game_id", list(engine.games()))
def test_no_name_address_link_or_card_is_told_of_a_whole_match(
    house: TrialInstallation, keeper: Keeper, logged: list[str], game_id: str
) -> None:
    game, choose = engine.games()[game_id], random.Random(game_id)
    host, *others = planted(game)
    table = begin(house, *others, game=game_id, host=host)
    halfway = ""
    for number in range(400):
        loaded = table.loaded()
        if not loaded.is_running:
            break
        seat = choose.choice(loaded.to_act())
        action = choose.choice(loaded.game.legal_actions(loaded.state, seat))
        press(table, seat, f"{loaded.match.turn}/{action}")
        press(table, seat, f"{loaded.match.turn}/{action} {action}")
        if number == 30:
            house.new_letters()
            halfway = "".join(keeper.text(table.match, *words) for words in ALL_WAYS)
    table.play(None)
    house.new_letters()
    told = halfway + "".join(keeper.text(table.match, *words) for words in ALL_WAYS)
    told += "\n".join(lines for lines in logged if '"event": "deed"' in lines)
    assert '"deed": "move"' in told and '"deed": "letter_sent"' in told
    names = [person["name"] for person in (host, *others)]
    secrets = [*names, "@", "http", "/s/", "/h/", *table.seats, table.host]
    assert [
        each for each in (*secrets, *secrets_of_links(house)) if each.lower() in told.lower()
    ] == []
    actions, unlabelled = {move.action for move in moves_of(table)}, re.sub(r"seat \d", "", told)
    assert [each for each in actions if " " in each and each in unlabelled] == []


ALL_WAYS = ([], ["--json"], ["--seat", "0"], ["--seat", "0", "--json"])


def moves_of(table: Table) -> list[Any]:
    return table.house.installation.database.read(lambda c: store.moves_of(c, table.match))
