"""The bytes of a message, parsed with the standard library, without transport."""

import email
import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from email import policy
from email.message import EmailMessage

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.mail.message import (
    BadMessage,
    Message,
    as_bytes,
    boundary,
    encoding_of,
    inlined,
    needs_smtputf8,
    readable,
)

PNG = b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 8
HTML = """<!doctype html><html lang="fa" dir="rtl"><head><style>
p { color: #123456 } @media (max-width: 30em) { p { margin: 0 } }
</style></head><body><p>سلام آنا</p><img src="cid:board" alt="ایتالیا"></body></html>"""
UNSUBSCRIBE = "https://play.example.org/s/" + "k3m8p1" * 20 + "/letters"

LETTER = Message(
    to_name="Ana",
    to_address="ana@example.org",
    from_address="play@example.org",
    from_name="Staffetta",
    subject="What do you do in Siena?",
    text="Siena is besieged.\n\nplay m10\n",
    html=HTML,
    language="fa",
    message_id="<turn.m1.7@play.example.org>",
    date=datetime(2026, 11, 20, 18, 30, tzinfo=UTC),
    references=["<m1.0@play.example.org>"],
    reply_to="turns+k3m8p1@play.example.org",
    headers={
        "X-Staffetta-Match": "m1",
        "X-Staffetta-Seat": 0,
        "X-Staffetta-Turn": 12,
        "X-Staffetta-Kind": "turn",
    },
    unsubscribe_url=UNSUBSCRIBE,
    images=[("board", PNG)],
)


def read(message: Message) -> EmailMessage:
    return email.message_from_bytes(as_bytes(message), policy=policy.default)


def text_of(message: Message) -> str:
    return read(message).get_body(("plain",)).get_content().replace("\r\n", "\n")


HEADERS = sorted(read(LETTER).keys())

# --- headers ---------------------------------------------------------------


def test_every_header_of_a_letter_occurs_once() -> None:
    letter = read(LETTER)
    assert {name: str(value) for name, value in letter.items() if name != "Content-Type"} == {
        "From": "Staffetta <play@example.org>",
        "To": "Ana <ana@example.org>",
        "Subject": "What do you do in Siena?",
        "Date": "Fri, 20 Nov 2026 18:30:00 +0000",
        "Message-ID": "<turn.m1.7@play.example.org>",
        "In-Reply-To": "<m1.0@play.example.org>",
        "References": "<m1.0@play.example.org>",
        "Reply-To": "turns+k3m8p1@play.example.org",
        "Auto-Submitted": "auto-generated",
        "X-Auto-Response-Suppress": "All",
        "List-Id": "<m1.example.org>",
        "Content-Language": "fa",
        "List-Unsubscribe": f"<{UNSUBSCRIBE}>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        "X-Staffetta-Match": "m1",
        "X-Staffetta-Seat": "0",
        "X-Staffetta-Turn": "12",
        "X-Staffetta-Kind": "turn",
        "MIME-Version": "1.0",
    }
    assert len(HEADERS) == len(set(HEADERS)) == 20
    assert not [part.defects for part in letter.walk() if part.defects]


def test_the_unsubscribe_link_is_written_in_one_piece() -> None:
    assert b"\r\nList-Unsubscribe: <" + UNSUBSCRIBE.encode() + b">\r\n" in as_bytes(LETTER)


def test_a_letter_without_a_thread_or_a_way_out_has_no_empty_headers() -> None:
    letter = read(replace(LETTER, references=[], reply_to=None, unsubscribe_url=None))
    missing = {"In-Reply-To", "References", "Reply-To"}
    missing |= {"List-Unsubscribe", "List-Unsubscribe-Post"}
    assert set(HEADERS) - set(letter.keys()) == missing


def test_persian_and_hungarian_names_and_subjects_survive_encoding() -> None:
    subject = "نوبت شماست: در سیه‌نا چه می‌کنید؟ " * 4
    letter = read(replace(LETTER, to_name="Béla „Ő” کوروش", subject=subject))
    assert letter["Subject"] == subject.strip()
    assert letter["To"].addresses[0].display_name == "Béla „Ő” کوروش"


def test_headers_are_ascii_and_lines_short() -> None:
    raw = as_bytes(replace(LETTER, to_name="کوروش " * 9, subject="árvíztűrő tükörfúrógép " * 9))
    head = raw.partition(b"\r\n\r\n")[0]
    lines = [line for line in head.split(b"\r\n") if b"List-Unsubscribe:" not in line]
    assert head.isascii() and max(map(len, lines)) <= 78


def test_a_long_english_subject_is_folded_and_comes_back() -> None:
    subject = "Condottiere with Béla, Cyrus and Dara ".replace("é", "e") * 8
    assert read(replace(LETTER, subject=subject))["Subject"] == subject.strip()


def test_a_quoted_name_comes_back_and_stays_a_name() -> None:
    letter = read(replace(LETTER, to_name='Ana "the \\ fox" <x@y.test>, Emma'))
    assert [known.addr_spec for known in letter["To"].addresses] == ["ana@example.org"]
    assert letter["To"].addresses[0].display_name == 'Ana "the \\ fox" <x@y.test>, Emma'


def test_an_international_domain_travels_in_ascii() -> None:
    letter = read(replace(LETTER, to_address="ana@bücher.example", message_id="<a.1@بازی.example>"))
    assert letter["To"].addresses[0].addr_spec == "ana@xn--bcher-kva.example"
    assert letter["Message-ID"].isascii()


def test_an_international_mailbox_is_kept_and_announced() -> None:
    message = replace(LETTER, to_address="آنا@example.org")
    assert needs_smtputf8(message) and not needs_smtputf8(LETTER)
    assert "<آنا@example.org>".encode() in as_bytes(message)


def test_the_date_is_written_in_universal_time() -> None:
    tehran = timezone(timedelta(hours=3, minutes=30))
    elsewhere = replace(LETTER, date=LETTER.date.astimezone(tehran))
    assert elsewhere == LETTER and as_bytes(elsewhere) == as_bytes(LETTER)


# --- parts -----------------------------------------------------------------


def test_a_letter_is_text_or_html_with_its_pictures() -> None:
    assert [part.get_content_type() for part in read(LETTER).walk()] == [
        "multipart/alternative",
        "text/plain",
        "multipart/related",
        "text/html",
        "image/png",
    ]


def test_the_text_part_is_the_written_text() -> None:
    text = "سلام آنا،\n\nplay m10\nhttps://play.example.org/s/" + "t" * 200 + "\n-- \nStaffetta\n"
    assert text_of(replace(LETTER, text=text)) == text
    part = read(LETTER).get_body(("plain",))
    assert part["Content-Transfer-Encoding"] == "quoted-printable"


def test_long_prose_is_wrapped_and_tables_are_not() -> None:
    table = "Milano   Ana  " * 10
    prose = "Béla takes Siena with strength twenty-one. " * 5
    lines = text_of(replace(LETTER, text=f"{prose}\n{table}\n"))
    assert table in lines.split("\n")
    assert " ".join(lines.split(table)[0].split("\n")).strip() == prose.strip()
    assert max(len(line) for line in lines.split("\n") if line != table) <= 78


def test_styles_stand_on_the_elements_and_small_screens_keep_theirs() -> None:
    html = read(LETTER).get_body(("html",)).get_content()
    assert re.search(r'<p style="color: ?#123456;?">سلام آنا</p>', html)
    assert "@media" in html and 'dir="rtl"' in html


def test_a_picture_is_found_by_its_content_id() -> None:
    picture = [part for part in read(LETTER).walk() if part.get_content_type() == "image/png"][0]
    assert picture["Content-ID"] == "<board>"
    assert picture.get_content_disposition() == "inline"
    assert picture.get_content() == PNG


def test_a_letter_without_pictures_has_two_plain_alternatives() -> None:
    kinds = [part.get_content_type() for part in read(replace(LETTER, images=[])).walk()]
    assert kinds == ["multipart/alternative", "text/plain", "text/html"]


def test_the_same_letter_has_the_same_bytes_and_another_one_another_boundary() -> None:
    assert as_bytes(replace(LETTER)) == as_bytes(LETTER)
    reordered = dict(reversed(list(LETTER.headers.items())))
    assert as_bytes(replace(LETTER, headers=reordered)) == as_bytes(LETTER)
    other = read(replace(LETTER, message_id="<turn.m1.8@play.example.org>"))
    assert other.get_boundary() != read(LETTER).get_boundary()


def test_all_is_seven_bit_with_proper_line_ends() -> None:
    raw = as_bytes(replace(LETTER, text="بیا\rبرو\r\n" + "ő" * 3000))
    assert raw.isascii()
    assert b"\n" not in raw.replace(b"\r\n", b"") and b"\r" not in raw.replace(b"\r\n", b"")
    assert max(map(len, raw.split(b"\r\n"))) <= 998


# --- hostile content -------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("to_address", "ana@example.org, emma@example.org"),
        ("to_address", "ana@example.org\r\nBcc: x@y.test"),
        ("to_address", "ana"),
        ("to_address", ""),
        ("to_address", "Ana <ana@example.org>"),
        ("to_address", "ana@exam\u202eple.org"),
        ("from_address", "a b@example.org"),
        ("reply_to", "turns@example.org>\n"),
        ("message_id", "turn.m1.7@play.example.org"),
        ("message_id", "<a@b>\r\nX: y"),
        ("references", ["<a@b> <c@d>"]),
        ("language", "fa\nX: y"),
        ("unsubscribe_url", "https://x.test/>\r\nX: y"),
        ("unsubscribe_url", "javascript:alert(1)"),
        ("headers", {"X-Staffetta-Turn": "1\r\nBcc: x@y.test"}),
        ("headers", {"Bcc": "x@y.test"}),
        ("headers", {"X-Staffetta-Match": "بازی"}),
        ("images", [("board>\r\nX: y", PNG)]),
        ("date", datetime(2026, 11, 20)),  # noqa: DTZ001
    ],
)
def test_text_that_could_break_a_header_is_refused(name: str, value: object) -> None:
    with pytest.raises(BadMessage) as refusal:
        as_bytes(replace(LETTER, **{name: value}))
    assert "y.test" not in str(refusal.value)


TRICKS = st.sampled_from(
    ["\r\n", "\n", "\r", "\x00", "\x0b", "\x85", "\u2028", "\u202e", "\u2066", "\ud800", "\t"]
    + ["Bcc: x@y.test", "=?utf-8?q?=0D=0ABcc:_x@y.test?=", "=?utf-8?b?DQpCY2M6IHhAeS50ZXN0?="]
    + [",", ";", ":", "<", ">", '"', "\\", "(", ")", "@", "x@y.test", " ", "\r\n\r\n", "=", "?"]
    + ["\u200c", "e\u0301", "🎲", "علی‌رضا", "Őz"]
)
HOSTILE = st.lists(TRICKS | st.text(max_size=12), max_size=25).map("".join)


@given(to_name=HOSTILE, from_name=HOSTILE, subject=HOSTILE)
def test_no_name_or_subject_adds_a_header_or_a_recipient(
    to_name: str, from_name: str, subject: str
) -> None:
    raw = as_bytes(replace(LETTER, to_name=to_name, from_name=from_name, subject=subject))
    letter = email.message_from_bytes(raw, policy=policy.default)
    assert sorted(letter.keys()) == HEADERS
    assert [known.addr_spec for known in letter["To"].addresses] == ["ana@example.org"]
    assert [known.addr_spec for known in letter["From"].addresses] == ["play@example.org"]
    for shown in (letter["Subject"], letter["To"], letter["From"]):
        assert not re.search("[\x00-\x1f\x7f\x85\u2028\u2029\u202a-\u202e\u2066-\u2069]", shown)
    assert max(map(len, raw.split(b"\r\n"))) <= 998


def by_the_library(message: Message) -> bytes:
    """Return the body as the standard library builds it, part by part."""
    tree = EmailMessage(policy=policy.SMTP)
    text, html = readable(message.text), inlined(message.html)
    tree.set_content(text, cte=encoding_of(text))
    tree.add_alternative(html, "html", cte=encoding_of(html))
    for cid, png in message.images:
        _, page = tree.iter_parts()
        page.add_related(
            png, "image", "png", cid=f"<{cid}>", disposition="inline", filename=f"{cid}.png"
        )
    for number, part in enumerate(tree.walk()):
        if number:
            del part["MIME-Version"]
        if part.is_multipart():
            part.set_boundary(boundary(message.message_id, number))
    return tree.as_bytes()


@given(
    text=HOSTILE,
    html=HOSTILE,
    images=st.lists(st.tuples(st.sampled_from(["board", "b2"]), st.binary(max_size=300))),
)
def test_a_letter_is_put_together_as_the_library_does_it(
    text: str, html: str, images: list[tuple[str, bytes]]
) -> None:
    message = replace(LETTER, text=text, html=html, images=images)
    assert as_bytes(message).endswith(by_the_library(message))


@given(text=HOSTILE, html=HOSTILE)
def test_no_text_breaks_out_of_its_part(text: str, html: str) -> None:
    letter = read(replace(LETTER, text=text + "\n--=_x--\r\nBcc: x@y.test", html=html))
    assert sorted(letter.keys()) == HEADERS
    assert len(list(letter.walk())) == 5
