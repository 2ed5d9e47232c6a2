"""A letter through our own Postfix, from SMTP to a mailbox; skipped without Postfix."""

import email
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from email import policy

import pytest

from service.mail.message import Message
from service.mail.transport import Refused, open_post
from tests.service.mail_servers import Postfix, needs_postfix, postfix

pytestmark = needs_postfix
MAIN = """
virtual_mailbox_domains = players.test
virtual_mailbox_base = {folder}/boxes
virtual_mailbox_maps = inline:{{ ana@players.test=ana/, آنا@players.test=ana/ }}
virtual_uid_maps = static:{uid}
virtual_gid_maps = static:{uid}
"""
LETTER = Message(
    to_name="آنا",
    to_address="ana@players.test",
    from_address="play@example.org",
    from_name="Staffetta",
    subject="نوبت شماست: در سیه‌نا چه می‌کنید؟",
    text="سلام آنا،\n\nنوبت شماست.\n",
    html='<!doctype html><html lang="fa" dir="rtl"><body><p>سلام آنا</p></body></html>',
    language="fa",
    message_id="<turn.m1.7@play.example.org>",
    date=datetime(2026, 11, 20, 18, 30, tzinfo=UTC),
    references=["<m1.0@play.example.org>"],
    unsubscribe_url="https://play.example.org/s/" + "k3m8p1" * 20,
    images=[("board", b"\x89PNG" + bytes(5000))],
)


def arrived(server: Postfix, count: int) -> list[bytes]:
    """Return the mailbox when it has `count` letters; fail with the log if it never does."""
    box = server.folder / "boxes" / "ana" / "new"
    for _ in range(200):
        server.flush()
        letters = list(box.glob("*")) if box.exists() else []
        if len(letters) >= count:
            return [path.read_bytes() for path in letters]
    raise AssertionError(server.log)


@pytest.fixture(scope="module")
def post_office() -> Iterator[Postfix]:
    with postfix(MAIN) as running:
        yield running


def test_a_persian_letter_arrives_in_the_mailbox_as_it_was_written(
    post_office: Postfix,
) -> None:
    with open_post(f"smtp://127.0.0.1:{post_office.port}", post_office.folder) as post:
        post.send(LETTER)
        with pytest.raises(Refused) as refusal:
            post.send(replace(LETTER, to_address="cyrus@players.test"))
        post.send(replace(LETTER, to_address="آنا@players.test", message_id="<turn.m1.8@x.test>"))
    assert refusal.value.code == 550
    letters = [email.message_from_bytes(r, policy=policy.default) for r in arrived(post_office, 2)]
    letters.sort(key=lambda known: known["Message-ID"])
    for letter in letters:
        assert letter["Subject"] == LETTER.subject
        assert letter["List-Unsubscribe"] == f"<{LETTER.unsubscribe_url}>"
        assert "نوبت شماست." in letter.get_body(("plain",)).get_content()
        assert "سلام آنا" in letter.get_body(("html",)).get_content()
    assert [letter["Message-ID"] for letter in letters] == [LETTER.message_id, "<turn.m1.8@x.test>"]
