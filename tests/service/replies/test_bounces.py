"""Bounces: which letters they name, when they count, and what is forged."""

import time

import pytest
from sqlalchemy import update

from service.database.rows import LETTER, LetterRow, SeatRow
from service.installation.tokens import bounce_key, reply_key
from service.links import store as links
from service.links.store import Target
from service.mail.sender import Sender
from service.mail.transport import open_post
from service.matches import deeds, outbox, reachability, store
from service.people import address_changes
from service.replies import bounces
from service.replies.outcomes import Dealt
from tests.service.seated import DAY, Table
from tests.service.smtp_server import FaultyServer
from tests.service.trial_installation import TrialInstallation, by_email

HOUR = 3600
ODD = """From: MAILER-DAEMON@mail.example
To: {to}
Subject: failure notice

Hi. This is the qmail-send program at mail.example.
I'm afraid I wasn't able to deliver your message to the following addresses.
This is a permanent error; I've given up. Sorry it didn't work out.

<{failed}>:
Sorry, no mailbox here by that name. (#5.1.1)
"""
AWAY = """From: p1@mail.example
To: {to}
Subject: Automatic reply: your turn
Auto-Submitted: auto-replied

I no longer work here. Your message to {failed} was not read; permanent error of mine.
"""


@pytest.fixture
def table(house: TrialInstallation, server: FaultyServer) -> Table:
    """A table whose letters have gone to a mail server, with Béla in seat 1 to move."""
    table = Table(house.beside(inbound_url="pipe:"))
    while table.seat != 1:
        table.play_on()
    sender(table, server).send_waiting()
    return table


def sender(table: Table, server: FaultyServer) -> Sender:
    installation = table.house.installation
    post = open_post(f"smtp://127.0.0.1:{server.port}", installation.settings.data)
    return by_email(installation, post)


def question(table: Table, seat: int = 1) -> LetterRow:
    """Return the letter that asked a seat last."""
    return table.letters("turn", seat=seat)[-1]


def seat_of(table: Table, number: int = 1) -> SeatRow:
    return table.loaded.seats[number]


def verp(table: Table, letter: LetterRow, address: str = "p1@mail.example") -> str:
    key = bounce_key(table.house.installation.tokens, table.id, letter.id, address)
    return f"bounces+{key}@play.example"


def reply_address(table: Table, seat: int) -> str:
    tokens, target = table.house.installation.tokens, Target(table.id, seat)
    link = table.read(lambda c: links.current(c, "seat", target))
    return f"turns+{reply_key(tokens, link)}@play.example"


def notification(
    table: Table,
    letter: LetterRow,
    to: str = "staffetta@play.example",
    action: str = "failed",
    status: str = "5.1.1",
    failed: str = "p1@mail.example",
    more: str = "",
    kind: str = "message/delivery-status",
    message_id: str = "",
) -> bytes:
    """Return a delivery status notification as mail servers write it."""
    named = message_id or f"<{letter.kind}.{table.id}.{letter.id}@play.example>"
    return f"""Return-Path: <>
From: Mail Delivery Subsystem <mailer-daemon@mail.example>
To: {to}
Subject: Delivery Status Notification (Failure)
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b1"

--b1
Content-Type: text/plain

The address could not be found.
--b1
Content-Type: {kind}

Reporting-MTA: dns; mail.example

Final-Recipient: rfc822; {failed}
Action: {action}
Status: {status}
--b1
Content-Type: text/rfc822-headers

From: "Staffetta" <staffetta@play.example>
To: "Dora" <{failed}>
Message-ID: {named}
{more}X-Staffetta-Match: {table.id}
--b1--
""".encode()


def deal(table: Table, raw: bytes, to: str = "staffetta@play.example") -> Dealt | None:
    return bounces.handle(table.house.installation, raw, to)


def test_letters_leave_with_an_envelope_sender_of_their_own(
    table: Table, server: FaultyServer, house: TrialInstallation
) -> None:
    senders = [each.sender for each in server.letters]
    assert len(set(senders)) == len(senders) > 1
    assert verp(table, question(table)) in senders
    for each in server.letters:
        assert bounces.is_bounce_address(table.house.installation, each.sender)
        assert len(each.sender.rpartition("@")[0]) <= 64
        assert f"Return-Path: {each.sender}".encode() not in each.content
    other = Table(house, seed="no mail is read here")
    server.letters.clear()
    sender(other, server).send_waiting()
    assert {each.sender for each in server.letters} == {"staffetta@play.example"}


@pytest.mark.parametrize("way", ["envelope", "from", "reply address", "returned reply address"])
def test_a_bounce_marks_the_seat_and_tells_the_host(table: Table, way: str) -> None:
    letter, to, more = question(table), "staffetta@play.example", ""
    if way == "envelope":
        to = verp(table, letter).upper()
    elif way == "reply address":
        to = reply_address(table, 1)
    elif way == "returned reply address":
        more = f"Reply-To: {reply_address(table, 1)}\n"
    raw = notification(table, letter, to=to, more=more)
    assert deal(table, raw, to) == Dealt("ignored", "bounce", table.id, 1)
    assert seat_of(table).unreachable_since == letter.made_at
    assert [each.facts for each in table.letters("undeliverable")] == [{"seat": 1}]
    assert (question(table).outcome, question(table).error) == ("refused", "bounced: 5.1.1")
    assert deal(table, raw, to) == Dealt("ignored", "bounce_again", table.id, 1)
    assert len(table.letters("undeliverable")) == 1


def test_an_address_beyond_ascii_bounces_in_its_own_form(table: Table) -> None:
    kind = "message/global-delivery-status"
    letter = question(table)
    raw = notification(table, letter, kind=kind).replace(b"rfc822;", b"utf-8;", 1)
    assert deal(table, raw).why == "bounce"


def test_an_old_form_counts_at_the_envelope_sender_only(table: Table) -> None:
    letter = question(table)
    to = verp(table, letter)
    for text, failed, why in (
        (AWAY, "p1@mail.example", "bounce_soft"),
        (ODD, "p2@mail.example", "bounce_soft"),
        (ODD, "p1@mail.example", "bounce"),
    ):
        raw = text.format(to=to, failed=failed).encode()
        assert deal(table, raw) is None
        assert deal(table, raw, to).why == why


@pytest.mark.parametrize(
    ("action", "status"),
    [("delayed", "4.4.1"), ("failed", "4.4.1"), ("delivered", "2.0.0"), ("delayed", "5.1.1")],
)
def test_a_delay_has_no_effect(table: Table, action: str, status: str) -> None:
    letter = question(table)
    raw = notification(table, letter, action=action, status=status)
    assert deal(table, raw, verp(table, letter)).why == "bounce_soft"
    assert deal(table, raw).why == "bounce_unknown"
    assert seat_of(table).unreachable_since is None and not table.letters("undeliverable")


def test_a_late_bounce_has_no_effect(table: Table) -> None:
    letter = question(table)
    table.house.time.seconds += bounces.TERM + 1
    assert deal(table, notification(table, letter)).why == "bounce_late"
    table.house.time.seconds -= 1
    assert deal(table, notification(table, letter)).why == "bounce"


def test_a_bounce_of_a_letter_that_was_opened_has_no_effect(table: Table) -> None:
    table.write(lambda c: outbox.note_opened(c, table.id, 1, 0, table.now))
    assert deal(table, notification(table, question(table))).why == "bounce_opened"
    assert seat_of(table).unreachable_since is None


def test_a_bounce_of_a_former_address_has_no_effect(table: Table) -> None:
    letter, tokens = question(table), table.house.installation.tokens
    to = verp(table, letter)
    table.with_lock(
        lambda c, held: address_changes.correct(c, held, 1, "new@mail.example", tokens, table.now)
    )
    assert not bounces.is_bounce_address(table.house.installation, to)
    assert deal(table, notification(table, letter), to).why == "bounce_unknown"
    assert deal(table, notification(table, letter)).why == "bounce_unknown"
    assert seat_of(table).unreachable_since is None


def test_a_bounce_may_be_faster_than_the_note_that_its_letter_was_sent(table: Table) -> None:
    def forget(connection: object) -> None:
        unsent = {"outcome": None, "ended_at": None, "leased_until": table.now + 9}
        connection.execute(update(LETTER).where(LETTER.c.id == letter.id).values(**unsent))

    letter = question(table)
    table.write(forget)
    assert deal(table, notification(table, letter)).why == "bounce"
    assert not table.write(lambda c: outbox.settle(c, letter, "sent", table.now))


def test_forged_bounces_have_no_effect(table: Table) -> None:
    letter, installation = question(table), table.house.installation
    right = verp(table, letter)
    key = right.removeprefix("bounces+").partition("@")[0]
    other = question(table, 0) if table.letters("turn", seat=0) else table.letters("host")[0]
    forged = [
        f"bounces+{key}@other.example",
        f"bounces+{key[:-1]}@play.example",
        f"bounces+{key}a@play.example",
        "bounces+@play.example",
        "bounces+--@play.example",
        f"bounces+{'7' * 12}-{'7' * 13}-{'7' * 16}@play.example",
        verp(table, other, "p1@mail.example"),
        verp(table, letter, "p2@mail.example"),
        verp(table, LetterRow(**{**asdict(letter), "id": letter.id + 1})),
        *(f"bounces+{key[:at]}{other}{key[at + 1 :]}@play.example"
          for at in range(len(key)) for other in "a7mzq2c-+." if other != key[at]),
    ]  # fmt: skip
    assert len(forged) > 400
    for address in forged:
        assert not bounces.is_bounce_address(installation, address), address
        assert deal(table, notification(table, letter), address).why == "bounce_unknown"
    assert seat_of(table).unreachable_since is None
    assert bounces.is_bounce_address(installation, right)


def asdict(row: LetterRow) -> dict[str, object]:
    return {name: getattr(row, name) for name in row.__struct_fields__}


def test_a_guessed_message_id_has_no_effect_and_soon_no_more_is_tried(table: Table) -> None:
    letter = question(table)
    for wrong in (
        f"<turn.{table.id}.{letter.id}@other.example>",
        f"<news.{table.id}.{letter.id}@play.example>",
        f"<turn.{table.id}.{letter.id + 1}@play.example>",
        f"<turn.{table.id}.{'9' * 18}@play.example>",
        f"<turn.{table.id}.{'9' * 40}@play.example>",
        f"<turn.{'a' * 12}.{letter.id}@play.example>",
        "no message id at all",
    ):
        assert deal(table, notification(table, letter, message_id=wrong)).why == "bounce_unknown"
    wrong = notification(table, letter, failed="p2@mail.example")
    for _ in range(bounces.WRONG.most):
        assert deal(table, wrong).why == "bounce_unknown"
    right = notification(table, letter)
    assert deal(table, right).why == "bounce_unknown", "a day without unproven bounces"
    assert deal(table, right, reply_address(table, 2)).why == "bounce_unknown"
    assert deal(table, right, reply_address(table, 1)).why == "bounce", "a proof still counts"


def test_no_other_message_is_taken_for_a_bounce(table: Table) -> None:
    for raw in (
        b"",
        b"\0" * 1000,
        b"Subject: hello\n\nplay 10\n",
        b"Content-Type: multipart/report",
    ):
        assert deal(table, raw) is None
        assert deal(table, raw, reply_address(table, 1)) is None
    nested = b"Content-Type: message/rfc822\n\n" * 5000 + b"Content-Type: multipart/report\n\n"
    assert deal(table, nested) is None
    assert deal(table, nested, verp(table, question(table))).why == "bounce_soft"


@pytest.mark.parametrize(
    "raw",
    [
        b"\n" * 300_000,
        b" \n" * 150_000,
        b"a b\n" * 70_000,
        b"Content-Type: multipart/report; boundary=x\n\n" + b"--x\n" * 70_000,
        b"Content-Type: message/delivery-status\n\n" + b"Status: 5.1.1\n\n" * 20_000,
    ],
    ids=lambda raw: raw[:12],
)
def test_a_bomb_at_a_bounce_address_is_read_within_a_second(table: Table, raw: bytes) -> None:
    to, began = verp(table, question(table)), time.process_time()
    assert deal(table, raw, to).did == "ignored"
    assert time.process_time() - began < 1


# --- what follows ------------------------------------------------------------


def mark(table: Table) -> None:
    assert deal(table, notification(table, question(table))).why == "bounce"


def test_no_clock_runs_against_a_player_who_could_not_be_told(table: Table) -> None:
    due, letter = table.due[1], question(table)
    assert outbox_held(table) == frozenset()
    mark(table)
    assert outbox_held(table) == {1}, "and pages say so at once"
    turn = table.turn
    for _ in range(12):
        table.pass_time(DAY // 2)
    assert table.turn == turn and not seat_of(table).absent and seat_of(table).missed == 0
    assert not table.letters("reminder", "timeout")
    assert outbox_held(table) == {1}
    table.write(lambda c: reachability.note_opened(c, table.id, 1, 0, table.now))
    assert seat_of(table).unreachable_since is None
    lost = table.now - max(due.began_at, letter.made_at)
    assert table.due[1].deadline_at == due.deadline_at + lost
    table.pass_time(table.due[1].deadline_at - table.now)
    assert table.turn != turn, "now the clock runs again"


def outbox_held(table: Table) -> frozenset[int]:
    return table.read(lambda c: outbox.held_up(c, table.loaded.seats, table.due))


def test_letters_pause_but_those_that_were_asked_for(table: Table, server: FaultyServer) -> None:
    mark(table)
    seat = seat_of(table)
    table.write(lambda c: outbox.write(c, seat, "news", table.turn, table.now))
    assert not table.letters("news", seat=1)
    table.write(lambda c: outbox.write(c, seat, "link", table.turn, table.now, asked_for=True))
    server.letters.clear()
    sender(table, server).send_waiting()
    assert {each.recipients[0] for each in server.letters} == {"p0@mail.example", seat.address}
    assert table.letters("link", seat=1)[-1].outcome == "sent"
    assert seat_of(table).unreachable_since is not None, "only the player's coming shows it"


def test_a_page_that_its_player_opens_ends_the_pause(table: Table) -> None:
    mark(table)
    token = table.house.seat_tokens(table.id)[1]
    table.house.get(f"/s/{token}")
    assert seat_of(table).unreachable_since is None
    kinds = [each.kind for each in table.read(lambda c: deeds_of(c, table.id))]
    assert [each for each in kinds if "reachable" in each] == ["unreachable", "reachable"]


def deeds_of(connection: object, match: str) -> list:
    return deeds.of_match(connection, match)


def test_a_refusal_at_once_does_the_same_as_a_bounce(
    house: TrialInstallation, server: FaultyServer
) -> None:
    table = Table(house)
    while table.seat != 1:
        table.play_on()
    server.faults["RCPT p1@mail.example"] = "550 5.1.1 no such person"
    sender(table, server).send_waiting()
    assert seat_of(table).unreachable_since == question(table).made_at
    turn = table.turn
    for _ in range(12):
        table.pass_time(DAY // 2)
    assert table.turn == turn
    tokens = house.installation.tokens
    table.with_lock(
        lambda c, held: address_changes.correct(c, held, 1, "new@mail.example", tokens, table.now)
    )
    assert seat_of(table).unreachable_since is None
    assert table.due[1].deadline_at > table.now, "with the time back that nobody could use"


@pytest.mark.parametrize("language", ["en", "fa", "hu"])
def test_the_host_sees_it_and_may_give_the_seat_away(table: Table, language: str) -> None:
    table.write(lambda c: store.update_seat(c, table.loaded.host, language=language))
    page = table.house.get(table.house.host_page(table.id))
    assert "/replace/1" not in page.text
    mark(table)
    page = table.house.get(table.house.host_page(table.id))
    said = {"en": "Letters haven’t arrived", "fa": "نامه‌ها از", "hu": "nem érkeznek meg a levelek"}
    assert said[language] in page.text and "/replace/1" in page.text
