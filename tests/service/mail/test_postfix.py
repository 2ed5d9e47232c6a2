"""A letter through our own Postfix, from SMTP to a mailbox; skipped without Postfix."""

import email
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from email import policy
from pathlib import Path

import pytest

from service.mail.message import Message
from service.mail.transport import Refused, open_post
from tests.service.free_ports import free_port

POSTFIX = shutil.which("postfix", path=f"{os.environ.get('PATH', '')}:/usr/sbin")

pytestmark = pytest.mark.skipif(
    POSTFIX is None or os.geteuid() != 0, reason="needs Postfix installed, and root to start it"
)

MAIN = """
compatibility_level = 3.6
queue_directory = {folder}/queue
data_directory = {folder}/data
maillog_file = {folder}/log
maillog_file_prefixes = {folder}
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
myhostname = post.players.test
mydestination =
alias_maps =
local_recipient_maps =
default_transport = error:no mail leaves this test
smtpd_relay_restrictions = reject_unauth_destination
virtual_mailbox_domains = players.test
virtual_mailbox_base = {folder}/boxes
virtual_mailbox_maps = inline:{{ ana@players.test=ana/, آنا@players.test=ana/ }}
virtual_uid_maps = static:{uid}
virtual_gid_maps = static:{uid}
"""
MASTER = """
127.0.0.1:{port} inet n - n - - smtpd
postlog unix-dgram n - n - 1 postlogd
pickup  unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr    unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce  unix - - n - 0 bounce
defer   unix - - n - 0 bounce
trace   unix - - n - 0 bounce
error   unix - - n - - error
virtual unix - n n - - virtual
anvil   unix - - n - 1 anvil
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


@dataclass(frozen=True)
class Postfix:
    """A running instance with its one mailbox and its log."""

    port: int
    folder: Path

    def arrived(self, count: int) -> list[bytes]:
        """Return the mailbox when it has `count` letters; fail with the log if it never does."""
        box = self.folder / "boxes" / "ana" / "new"
        for _ in range(200):
            subprocess.run(self.command("flush"), capture_output=True, check=False)
            letters = list(box.glob("*")) if box.exists() else []
            if len(letters) >= count:
                return [path.read_bytes() for path in letters]
        raise AssertionError((self.folder / "log").read_text())

    def command(self, verb: str) -> list[str]:
        return [POSTFIX or "postfix", "-c", str(self.folder / "etc"), verb]


@pytest.fixture(scope="module")
def postfix() -> Iterator[Postfix]:
    folder = Path(tempfile.mkdtemp(prefix="staffetta-postfix-"))
    folder.chmod(0o755)  # its daemons run as other users
    for name in ("etc", "queue", "data", "boxes"):
        (folder / name).mkdir(mode=0o755)
    running = Postfix(free_port(), folder)
    nobody, owner = pwd.getpwnam("nobody").pw_uid, pwd.getpwnam("postfix").pw_uid
    os.chown(folder / "data", owner, -1)
    os.chown(folder / "boxes", nobody, -1)
    (folder / "etc" / "main.cf").write_text(MAIN.format(folder=folder, uid=nobody))
    (folder / "etc" / "master.cf").write_text(MASTER.format(port=running.port))
    start = subprocess.run(running.command("start"), capture_output=True, text=True, check=False)
    try:
        if start.returncode:
            pytest.skip(f"Postfix does not start here: {start.stderr.strip()[-300:]}")
        yield running
    finally:
        subprocess.run(running.command("stop"), capture_output=True, check=False)
        shutil.rmtree(folder, ignore_errors=True)


def test_a_persian_letter_arrives_in_the_mailbox_as_it_was_written(postfix: Postfix) -> None:
    with open_post(f"smtp://127.0.0.1:{postfix.port}", postfix.folder) as post:
        post.send(LETTER)
        with pytest.raises(Refused) as refusal:
            post.send(replace(LETTER, to_address="cyrus@players.test"))
        post.send(replace(LETTER, to_address="آنا@players.test", message_id="<turn.m1.8@x.test>"))
    assert refusal.value.code == 550
    letters = [email.message_from_bytes(r, policy=policy.default) for r in postfix.arrived(2)]
    letters.sort(key=lambda known: known["Message-ID"])
    for letter in letters:
        assert letter["Subject"] == LETTER.subject
        assert letter["List-Unsubscribe"] == f"<{LETTER.unsubscribe_url}>"
        assert "نوبت شماست." in letter.get_body(("plain",)).get_content()
        assert "سلام آنا" in letter.get_body(("html",)).get_content()
    assert [letter["Message-ID"] for letter in letters] == [LETTER.message_id, "<turn.m1.8@x.test>"]
