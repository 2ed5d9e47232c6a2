"""The sender is one strict address or none; Message-IDs and hashes identify a message."""

from __future__ import annotations

import pytest

from service.replies.reading import read, read_head

BODY = "Content-Type: text/plain\n\nplay 10\n"
SAFE = {
    "bela@mail.example": "bela@mail.example",
    "<bela@mail.example>": "bela@mail.example",
    " bela@mail.example ": "bela@mail.example",
    "Béla <bela@mail.example>": "bela@mail.example",
    "Béla Kovács <bela@MAIL.Example>": "bela@mail.example",
    '"Kovács, Béla" <bela@mail.example>': "bela@mail.example",
    '"Béla (home)" <bela@mail.example>': "bela@mail.example",
    "=?utf-8?q?B=C3=A9la?= <bela@mail.example>": "bela@mail.example",
    "=?utf-8?B?2KLYsdi0?= =?utf-8?B?2KLYsdi0?= <arash@mail.example>": "arash@mail.example",
    "=?iso-8859-2?Q?B=E9la?= <bela@mail.example>": "bela@mail.example",
    "آرش <arash@mail.example>": "arash@mail.example",
    "Béla\n <bela@mail.example>": "bela@mail.example",
    "O'Neill <o'neill@mail.example>": "o'neill@mail.example",
    "B. Kovacs <b.kovacs+games@mail.example>": "b.kovacs+games@mail.example",
    "bela@mail.example <bela@mail.example>": "",  # no phrase may have an @ outside quotes
    '"bela@mail.example" <bela@mail.example>': "bela@mail.example",  # as Outlook writes
}
DOUBTFUL = [
    *("", " ", "Béla", "<>", "Béla <>", "@", "bela@", "@mail.example", "bela", "bela@mail"),
    "bela@mail.example, ana@mail.example",
    "Béla <bela@mail.example>, Ana <ana@mail.example>",
    "Béla <bela@mail.example> Ana <ana@mail.example>",
    "<bela@mail.example><ana@mail.example>",
    "<<bela@mail.example>>",
    "friends: bela@mail.example, ana@mail.example;",
    "friends: bela@mail.example;",
    "undisclosed-recipients:;",
    "bela@mail.example (Béla)",
    "(Béla) bela@mail.example",
    "Béla (home) <bela@mail.example>",
    "bela(ana@mail.example)@evil.example",
    "bela@evil.example(@mail.example)",
    # CVE-2019-16056
    "bela@evil.example@mail.example",
    "Béla <bela@evil.example@mail.example>",
    # CVE-2023-27043
    "bela@mail.example)ana@evil.example",
    "bela@mail.example]ana@evil.example",
    "bela@mail.example;ana@evil.example",
    "bela@mail.example:ana@evil.example",
    "bela@mail.example<ana@evil.example>",
    "bela@mail.example>ana@evil.example",
    'bela@mail.example"ana@evil.example',
    "bela@mail.example.ana@evil.example",
    "<bela@mail.example> ana@evil.example",
    '"bela@mail.example" <ana@evil.example>',
    "bela@mail.example <ana@evil.example>",
    "=?utf-8?q?bela=40mail=2Eexample?= <ana@evil.example>",
    "=?utf-8?q?bela=40mail=2Eexample_=3Cx=3E?= <ana@evil.example>",
    "=?utf-8?q?bela=40mail=2Eexample?=",
    "<=?utf-8?q?bela=40mail=2Eexample?=>",
    "=?utf-8?q?bela?=@mail.example",
    "<@relay.example:bela@mail.example>",
    "bela%mail.example@evil.example",
    "evil.example!bela@mail.example",
    '"bela"@mail.example',
    '"bela ana"@mail.example',
    r'"B\"" <bela@mail.example>',
    r"bela\@mail.example",
    "bela@[127.0.0.1]",
    "bela @ mail.example",
    "bela@mail .example",
    "bela@mail..example",
    ".bela@mail.example",
    "bela.@mail.example",
    "bela@-mail.example",
    "bela@mail.example\0",
    "bela\x01@mail.example",
    f"{'a' * 70}@mail.example",
    f"bela@{'a' * 300}.example",
    f"{'x' * 2000} <bela@mail.example>",
    "mailto:bela@mail.example",
]


@pytest.mark.parametrize("written", SAFE)
def test_one_plain_mailbox_is_the_sender(written: str) -> None:
    assert read(f"From: {written}\n{BODY}".encode(), []).sender == SAFE[written]


@pytest.mark.parametrize("written", DOUBTFUL)
def test_any_doubt_means_no_sender(written: str) -> None:
    assert read_head(f"From: {written}\n{BODY}".encode(), []).sender == ""


@pytest.mark.parametrize(
    "more", ["From: ana@evil.example", "FROM: bela@mail.example", "from : x@y.example"]
)
def test_two_from_headers_mean_no_sender(more: str) -> None:
    first = "From: bela@mail.example"
    assert read_head(f"{first}\n{more}\n{BODY}".encode(), []).sender == ""
    assert read_head(f"{more}\n{first}\n{BODY}".encode(), []).sender == ""


@pytest.mark.parametrize("name", ["Sender", "Reply-To", "Resent-From", "X-From"])
def test_no_other_header_names_the_sender(name: str) -> None:
    assert read(f"{name}: bela@mail.example\n{BODY}".encode(), []).sender == ""


def test_enough_shapes_are_tried() -> None:
    assert len(SAFE) + len(DOUBTFUL) >= 60


# --- identity --------------------------------------------------------------------------


def test_the_message_id_identifies() -> None:
    raw = f"Message-ID:\n <A1@mail.example>\n{BODY}".encode()
    assert read(raw, []).id == read(raw.replace(b"\n", b"\r\n"), []).id == "A1@mail.example"


@pytest.mark.parametrize(
    "head",
    ["", "Message-ID: none\n", "Message-ID: <a b@c>\n", f"Message-ID: <{'a' * 300}@b>\n"]
    + ["Message-ID: <1@b>\nMessage-ID: <2@b>\n", "Message-ID: <1@b> <2@b>\n"],
)
def test_without_exactly_one_message_id_a_hash_identifies(head: str) -> None:
    assert read(f"{head}{BODY}".encode(), []).id.startswith("sha256-")


def test_the_hash_ignores_the_way_that_a_message_took() -> None:
    message = f"From: bela@mail.example\nSubject: a\n b\n{BODY}"
    trace = (
        "Return-Path: <bela@mail.example>\nReceived: from a\n\tby b\nDelivered-To: x\nX-Spam: no\n"
    )
    one = read(message.encode(), []).id
    assert read((trace + message).replace("\n", "\r\n").encode(), []).id == one
    assert read((message + "\n\n").encode(), []).id == one
    assert read(message.replace("play 10", "play 9").encode(), []).id != one
    assert read(message.replace("Subject: a", "Subject: c").encode(), []).id != one


def test_the_answered_letters_come_nearest_first() -> None:
    head = "In-Reply-To: <3@b>\nReferences: <1@b>\n <2@b> <3@b>\n"
    assert read(f"{head}{BODY}".encode(), []).answers == ("3@b", "2@b", "1@b")


def test_a_subject_is_one_readable_line() -> None:
    head = "Subject: =?utf-8?B?2YbZiNio2Ko=?=\n =?utf-8?Q?_a=0Ab=E2=80=AE?= c\n"
    assert read(f"{head}{BODY}".encode(), []).subject == "نوبت a b c"
