"""`staffetta mail-in`: one message from a pipe."""

import json
from typing import Any

import pytest

from service.database.connections import Database
from service.replies.mime import LARGEST
from service.replies.recipients import envelope_sender, find_recipients
from tests.service.replies.messages import reply, reply_address
from tests.service.replies.test_listening import UNKNOWN
from tests.service.seated import Table
from tests.service.trial_installation import TrialInstallation


@pytest.fixture
def table(house: TrialInstallation, monkeypatch: pytest.MonkeyPatch) -> Table:
    for name in ("BASE_URL", "MAIL_FROM", "MAIL_REPLY_DOMAIN"):
        value = {"BASE_URL": "https://play.example"}.get(name, "play.example")
        value = "staffetta@play.example" if name == "MAIL_FROM" else value
        monkeypatch.setenv(f"STAFFETTA_{name}", value)
    monkeypatch.setenv("STAFFETTA_MAIL_URL", "file:")
    return Table(house)


def test_a_reply_is_played_once_and_told_in_one_line(run_in: Any, table: Table) -> None:
    turn, seat, move = table.turn, table.seat, table.actions[0]
    raw = reply(table, move)
    done = run_in("mail-in", stdin=raw)
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    assert (told["did"], told["match"], told["seat"]) == ("played", table.id, seat)
    assert told["commands"] and set(told) == {"did", "why", "match", "seat", "commands"}
    assert table.turn == turn + 1
    again = run_in("mail-in", stdin=raw)
    assert again.exit_code == 0 and json.loads(again.stdout)["why"] == "already"
    assert table.turn == turn + 1 and done.stdout.count("\n") == 1


def test_whatever_is_dealt_with_ends_well(run_in: Any, table: Table) -> None:
    wrong = reply(table, "x").replace(reply_address(table, table.seat).encode(), UNKNOWN.encode())
    for raw, why in (
        (b"", "unknown_address"),
        (b"\0\xff" * 1000, "unknown_address"),
        (wrong, "unknown_address"),
        (b"x" * (LARGEST + 1), "too_large"),
    ):
        done = run_in("mail-in", stdin=raw)
        assert done.exit_code == 0 and json.loads(done.stdout)["why"] == why
        assert json.loads(done.stdout)["did"] == "refused"


def test_what_cannot_be_stored_fails(
    run_in: Any, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any, **__: Any) -> Any:
        raise OSError("the disk is full")

    raw, turn = reply(table, table.actions[0]), table.turn
    monkeypatch.setattr(Database, "write", fail)
    done = run_in("mail-in", stdin=raw)
    assert done.exit_code == 1 and not done.stdout and "the disk is full" in done.stderr
    assert table.turn == turn


def test_recipients_are_found_wherever_servers_write_them(table: Table) -> None:
    ours, other = reply_address(table, 1), reply_address(table, 2)
    installation = table.house.installation
    for head, found in (
        (f"To: {ours}", [ours]),
        (f"Delivered-To: <{ours}>", [ours]),
        (f"X-Original-To: {ours}\r\nTo: undisclosed-recipients:;", [ours]),
        (f'to: "a, b" <x@y.example>,\r\n\t"Staffetta" <{ours.upper()}>', [ours.upper()]),
        (f"Cc: (comment) {ours} , {other}", [ours, other]),
        (f"Subject: {ours}", []),
        (f"To: {ours}.evil.example", []),
        (f"To: x{ours}", []),
        (f"To: x@y.example\r\n\r\nTo: {ours}", []),
        (f"To: {UNKNOWN}, {ours}", [ours]),
        ("To: " + "a@play.example, " * 5000, []),
        ("To: " + "\xff" * 300_000, []),
    ):
        assert find_recipients(installation, f"{head}\r\n\r\nx".encode()) == found, head[:60]


def test_the_return_path_names_the_envelope_sender() -> None:
    assert envelope_sender(b"Return-Path: <>\n\nx") == ""
    assert envelope_sender(b"Received: x\nReturn-Path: <a@b.example>\n\n") == "a@b.example"
    assert envelope_sender(b"Subject: x\n\nReturn-Path: <>\n") is None
