"""Debian's Postfix and Dovecot, run for real on loopback from a folder of their own."""

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from smtplib import LMTP

import pytest
from imap_tools import MailBoxUnencrypted

from tests.service.free_ports import free_port

PATH = f"{os.environ.get('PATH', '')}:/usr/sbin"
POSTFIX, DOVECOT = shutil.which("postfix", path=PATH), shutil.which("dovecot", path=PATH)
DEPLOY = Path(__file__).resolve().parents[2] / "deploy" / "mail"
PASSWORD = "a-password@of/the.tests"  # needs %-writing in a URL
needs_postfix = pytest.mark.skipif(
    POSTFIX is None or os.geteuid() != 0, reason="needs Postfix installed, and root to start it"
)
needs_both = pytest.mark.skipif(
    POSTFIX is None or DOVECOT is None or os.geteuid() != 0,
    reason="needs Postfix and Dovecot installed, and root to start them",
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
smtpd_client_connection_rate_limit = 0
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
verify  unix - - n - 1 verify
error   unix - - n - - error
virtual unix - n n - - virtual
smtp    unix - - n - - smtp
lmtp    unix - - n - - lmtp
tlsmgr  unix - - n 1000? 1 tlsmgr
anvil   unix - - n - 1 anvil
"""
BOXES = """
base_dir = {folder}/run
state_dir = {folder}/run
log_path = {folder}/dovecot.log
listen = 127.0.0.1
ssl = {tls}
disable_plaintext_auth = no
mailbox_idle_check_interval = 1s
mail_location = maildir:{folder}/boxes/%n
first_valid_uid = 1
auth_username_format = %Ln
passdb {{
  driver = static
  args = password={password}
}}
userdb {{
  driver = static
  args = uid={uid} gid={uid} home={folder}/boxes/%n allow_all_users=yes
}}
service imap-login {{
  chroot =
  inet_listener imap {{
    port = {imap}
  }}
  inet_listener imaps {{
    port = {imaps}
  }}
}}
service lmtp {{
  inet_listener lmtp {{
    port = {lmtp}
  }}
}}
service anvil {{
  chroot =
}}
"""


@dataclass(frozen=True)
class Postfix:
    """A running Postfix: its port, and the folder with its log and its boxes."""

    port: int
    folder: Path

    def command(self, verb: str) -> list[str]:
        return [POSTFIX or "postfix", "-c", str(self.folder / "etc"), verb]

    def flush(self) -> None:
        """Try everything in the queue again now."""
        subprocess.run(self.command("flush"), capture_output=True, check=False)

    @property
    def log(self) -> str:
        return (self.folder / "log").read_text(encoding="utf-8", errors="replace")


@contextmanager
def folder_of(name: str) -> Iterator[Path]:
    """Yield a folder that the servers' other users can enter."""
    folder = Path(tempfile.mkdtemp(prefix=f"staffetta-{name}-"))
    folder.chmod(0o755)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def postfix(settings: str, **values: object) -> Iterator[Postfix]:
    """Run Postfix with these lines added to main.cf, {folder} and {uid} filled in."""
    with folder_of("postfix") as folder:
        for name in ("etc", "queue", "data", "boxes"):
            (folder / name).mkdir(mode=0o755)
        running = Postfix(free_port(), folder)
        nobody, owner = pwd.getpwnam("nobody").pw_uid, pwd.getpwnam("postfix").pw_uid
        os.chown(folder / "data", owner, -1)
        os.chown(folder / "boxes", nobody, -1)
        filled = (MAIN + settings).format(folder=folder, uid=nobody, **values)
        (folder / "etc" / "main.cf").write_text(filled, encoding="utf-8")
        (folder / "etc" / "master.cf").write_text(MASTER.format(port=running.port))
        try:
            run(running.command("start"))
            yield running
        finally:
            subprocess.run(running.command("stop"), capture_output=True, check=False)


def run(command: list[str]) -> None:
    """Run the command that starts a server; skip the test if it cannot.

    Its output goes to a file, as Dovecot's daemons would keep a pipe open.
    """
    with tempfile.TemporaryFile("w+") as said:
        done = subprocess.run(command, stdout=said, stderr=said, timeout=60, check=False)
        said.seek(0)
        if done.returncode:
            pytest.skip(f"{command[0]} does not start here: {said.read().strip()[-300:]}")


@dataclass(frozen=True)
class Dovecot:
    """A running Dovecot, in which everybody has a mailbox."""

    imap: int
    imaps: int
    lmtp: int
    folder: Path

    def box(self, user: str) -> MailBoxUnencrypted:
        """Return a user's mailbox, logged in."""
        return MailBoxUnencrypted("127.0.0.1", self.imap, timeout=20).login(user, PASSWORD)

    @property
    def file(self) -> Path:
        return self.folder / "dovecot.conf"

    def start(self) -> None:
        run([DOVECOT or "dovecot", "-c", str(self.file)])

    def stop(self) -> None:
        """Stop the server, which closes all connections, and wait until it has ended."""
        command = [DOVECOT or "dovecot", "-c", str(self.file), "stop"]
        subprocess.run(command, capture_output=True, check=False)
        until = time.monotonic() + 10
        while (self.folder / "run" / "master.pid").exists() and time.monotonic() < until:
            time.sleep(0.02)

    def deliver(self, raw: bytes, *recipients: str) -> None:
        """Put a message into mailboxes, as a mail server does."""
        with LMTP("127.0.0.1", self.lmtp, timeout=20) as server:
            assert not server.sendmail("someone@mail.example", recipients, raw)

    @property
    def log(self) -> str:
        return (self.folder / "dovecot.log").read_text(encoding="utf-8", errors="replace")


def free_ports(count: int) -> list[int]:
    """Return different ports that are free."""
    found: set[int] = set()
    while len(found) < count:
        found.add(free_port())
    return list(found)


@contextmanager
def dovecot(settings: str = "", certificate: Path | None = None) -> Iterator[Dovecot]:
    """Run Dovecot with the settings of deploy/ and these, and with TLS if given a certificate."""
    with folder_of("dovecot") as folder:
        nobody = pwd.getpwnam("nobody").pw_uid
        for name in ("run", "boxes"):
            (folder / name).mkdir(mode=0o755)
        os.chown(folder / "boxes", nobody, -1)
        imap, imaps, lmtp = free_ports(3)
        running = Dovecot(imap, imaps if certificate else 0, lmtp, folder)
        ports = {"imap": running.imap, "imaps": running.imaps, "lmtp": running.lmtp}
        about = {"folder": folder, "uid": nobody, "password": PASSWORD}
        text = BOXES.format(**about, **ports, tls="yes" if certificate else "no")
        if certificate:
            text += f"ssl_cert = <{certificate}\nssl_key = <{certificate}\n"
        text += (DEPLOY / "dovecot.conf").read_text(encoding="utf-8") + settings
        running.file.write_text(text, encoding="utf-8")
        try:
            running.start()
            yield running
        finally:
            running.stop()
