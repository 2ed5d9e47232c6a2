"""Where incoming mail is read from, as set by STAFFETTA_INBOUND_URL."""

from pathlib import Path

import pytest

from service.installation.inbound_url import parse_inbound_url
from service.installation.settings import Settings
from service.operations import setting_warnings
from service.operations.settings_in_force import in_force

KNOWN = [
    ("", ("", "", 0, "none")),
    ("pipe:", ("pipe", "", 0, "none")),
    ("lmtp://127.0.0.1:2424", ("lmtp", "127.0.0.1", 2424, "none")),
    ("lmtp://localhost:2424/", ("lmtp", "127.0.0.1", 2424, "none")),
    ("lmtp://[::1]:2424", ("lmtp", "::1", 2424, "none")),
    ("imaps://me:word@host/", ("imap", "host", 993, "ssl")),
    ("imap://me:word@host/INBOX?tls=starttls", ("imap", "host", 143, "starttls")),
    ("imap://me:word@127.0.0.1:1143?tls=none", ("imap", "127.0.0.1", 1143, "none")),
]


@pytest.mark.parametrize(("url", "expected"), KNOWN)
def test_an_inbound_url_names_a_kind_a_place_and_its_encryption(
    url: str, expected: tuple[str, str, int, str]
) -> None:
    found = parse_inbound_url(url)
    assert (found.kind, found.host, found.port, found.tls) == expected


def test_a_mailbox_has_a_user_a_password_and_a_folder() -> None:
    url = "imaps://ana@example.org:p%40ss%2Fword@host:9993/Staffetta/%D8%A8%D8%A7%D8%B2%DB%8C"
    found = parse_inbound_url(url)
    assert (found.user, found.password) == ("ana@example.org", "p@ss/word")
    assert (found.port, found.folder) == (9993, "Staffetta/بازی")
    for shown in (repr(found), str(found)):
        assert "p@ss" not in shown and "p%40ss" not in shown and "ana" not in shown
    assert parse_inbound_url("imaps://me:word@host").folder == "INBOX"


def test_only_named_mail_servers_may_connect_from_another_machine() -> None:
    near = parse_inbound_url("lmtp://127.0.0.1:2424")
    assert near.lets_in("127.0.0.1") and near.lets_in("::1") and not near.lets_in("10.0.0.2")
    wide = parse_inbound_url("lmtp://0.0.0.0:2424?from=10.0.0.2&from=fd00::/8")
    assert wide.lets_in("10.0.0.2") and wide.lets_in("fd00::7") and wide.lets_in("127.0.0.1")
    assert not wide.lets_in("10.0.0.3") and not wide.lets_in("203.0.113.1")
    assert wide.lets_in("::ffff:10.0.0.2"), "as a socket for both kinds of addresses names it"


def test_the_list_of_settings_hides_the_mailboxs_password(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("STAFFETTA_INBOUND_URL", "imaps://carrier:pigeon@mail.example/INBOX")
    [shown] = [each.value for each in in_force() if each.name == "STAFFETTA_INBOUND_URL"]
    assert shown == "imaps://mail.example:993/INBOX"


@pytest.mark.parametrize(
    ("url", "seen"),
    [
        ("imap://me:word@192.168.1.9/INBOX?tls=none", "without encryption"),
        ("imap://me:word@127.0.0.1/INBOX?tls=none", ""),
        ("imap://me:word@192.168.1.9/INBOX?tls=starttls", ""),
        ("lmtp://0.0.0.0:2424?from=10.0.0.2", ""),
    ],
)
def test_a_mailbox_that_is_read_in_the_clear_is_warned_of(
    tmp_path: Path, url: str, seen: str
) -> None:
    told = setting_warnings.in_english(Settings(data=tmp_path, inbound_url=url))
    assert len(told) == bool(seen) and seen in "".join(told)
