"""Messages made to cost time and memory, and a program that measures each in its own process.

python -m tests.service.replies.bombs       prints "<name> <seconds> <MiB> <result>" for each
"""

from __future__ import annotations

import base64
import os
import resource
import sys
import time
from collections.abc import Callable

from service.replies.reading import Unreadable, read, read_head

HEAD = b"From: a@b.example\nTo: x@y.example\nMessage-ID: <1@b.example>\nMIME-Version: 1.0\n"
PLAIN = b"Content-Type: text/plain\n\n"
HTML = b"Content-Type: text/html\n\n"
MIXED = b"Content-Type: multipart/mixed; boundary=b\n\n"
MIB = 2**20


def nested(count: int) -> bytes:
    parts = (
        b"Content-Type: multipart/mixed; boundary=b%d\n\n--b%d\n" % (n, n) for n in range(count)
    )
    return HEAD + b"".join(parts) + PLAIN + b"play 10"


def attached(data: bytes, transfer: bytes) -> bytes:
    head = b"--b\nContent-Type: image/jpeg\nContent-Transfer-Encoding: " + transfer + b"\n\n"
    return HEAD + MIXED + b"--b\n" + PLAIN + b"play 10\n" + head + data + b"\n--b--\n"


def in_charset(charset: bytes, data: bytes) -> bytes:
    return HEAD + b"Content-Type: text/plain; charset=" + charset + b"\n\n" + data


def encoded(transfer: bytes, data: bytes) -> bytes:
    return HEAD + b"Content-Transfer-Encoding: " + transfer + b"\n" + PLAIN + data


BOMBS: dict[str, Callable[[], bytes]] = {
    "size": lambda: HEAD + PLAIN + b"x" * (20 * MIB),
    "one line": lambda: HEAD + PLAIN + b"x" * (9 * MIB),
    "one line within the limit": lambda: HEAD + PLAIN + b"x " * (MIB // 2 - 1),
    "empty lines": lambda: HEAD + PLAIN + b"\n" * (9 * MIB),
    "carriage returns": lambda: HEAD + PLAIN + b"\r" * (9 * MIB),
    "short lines": lambda: HEAD + PLAIN + b"a\n" * 249_000,
    "quoted lines": lambda: HEAD + PLAIN + b"> a\n" * 249_000,
    "nested": lambda: nested(39),
    "nested deeply": lambda: nested(5000),
    "messages in messages": lambda: HEAD + b"Content-Type: message/rfc822\n\n" * 90 + PLAIN + b"a",
    "many messages": lambda: HEAD + b"Content-Type: message/rfc822\n\n" * 5000 + PLAIN + b"a",
    "parts": lambda: HEAD + MIXED + b"--b\n\nplay\n" * 100_000,
    "some parts": lambda: HEAD + MIXED + b"--b\n\nplay 10\n" * 1900,
    "photo": lambda: attached(base64.encodebytes(os.urandom(7 * MIB)), b"base64"),
    "bytes": lambda: attached(b"\xff" * (9 * MIB), b"binary"),
    "lines of bytes": lambda: attached((b"\xff" * 38 + b"\n") * 240_000, b"8bit"),
    "base64 of base64": lambda: encoded(
        b"base64", base64.encodebytes(base64.encodebytes(b"play " * 90_000))
    ),
    "soft line ends": lambda: encoded(b"quoted-printable", b"=\n" * 200_000),
    "equals signs": lambda: encoded(b"quoted-printable", b"=" * MIB),
    "one header": lambda: HEAD + b"X-A: " + b"x" * (5 * MIB) + b"\n" + PLAIN + b"play",
    "headers": lambda: HEAD + b"X-A: x\n" * 100_000 + PLAIN + b"play",
    "folded header": lambda: HEAD + b"X-A: x\n" + b" y\n" * 100_000 + PLAIN + b"play",
    "comments": lambda: (
        HEAD + b"Reply-To: " + b"(" * 60_000 + b"\nFrom: " + b"(" * 60_000 + b"\n\n"
    ),
    "encoded words": lambda: HEAD + b"Subject: " + b"=?utf-8?q?=" * 9000 + b"\n" + PLAIN + b"play",
    "references": lambda: HEAD + b"References: " + b"<a@b> " * 20_000 + b"\n" + PLAIN + b"play",
    "parameters": lambda: HEAD + b"Content-Type: text/plain" + b";" * 100_000 + b"\n\nplay",
    "quoted parameters": lambda: HEAD + b"Content-Type: text/plain" + b';a="' * 1000 + b"\n\nplay",
    "parameters of parts": lambda: (
        HEAD + MIXED + (b"--b\nContent-Type: text/plain" + b";a=1" * 1000 + b"\n\nplay\n") * 90
    ),
    "RFC 2231": lambda: (
        HEAD
        + b"Content-Type: text/plain"
        + b"".join(b"; name*%d*=a" % n for n in range(300))
        + b"\n\nplay"
    ),
    "RFC 2231 number": lambda: (
        HEAD + b"Content-Type: text/plain; charset*999999999*=x; charset*0*=utf-8''a\n\nplay"
    ),
    "cyclic references": lambda: (
        HEAD
        + b"Content-Type: multipart/related; boundary=b; start=<1>\n\n--b\nContent-ID: <1>\n"
        + HTML
        + b'<iframe src="cid:1"><object data="cid:1"></object>play 10\n--b--\n'
    ),
    "UTF-7": lambda: in_charset(b"utf-7", b"+AGEA" * 180_000),
    "punycode": lambda: in_charset(b"punycode", b"a-" * 500_000),
    "escapes": lambda: in_charset(b"unicode_escape", b"\\x41" * 200_000),
    "letters that grow": lambda: in_charset(b"utf-8", ("\ufdfa" * 1999 + "\n").encode() * 170),
    "marks": lambda: in_charset(b"utf-8", ("a" + "\u0301\u0323" * 200_000).encode()),
    "flowed": lambda: HEAD + b"Content-Type: text/plain; format=flowed\n\n" + b"a \n" * 249_000,
    "verbs": lambda: HEAD + PLAIN + (b"wrote(" * 60 + b"\n") * 2900,
    "dates": lambda: HEAD + PLAIN + (b"on 1 2026 " * 30 + b"\n") * 3400,
    "addresses": lambda: HEAD + PLAIN + (b"<a@b " * 70 + b"\n") * 2900,
    "tags": lambda: HEAD + HTML + b"<" * MIB,
    "elements": lambda: HEAD + HTML + b"<div>" * 59_000,
    "formatting": lambda: HEAD + HTML + b"".join(b"<b a=%d><p>" % n for n in range(29_000)),
    "HTML comments": lambda: HEAD + HTML + b"<!--" * 59_000,
    "blockquotes": lambda: HEAD + HTML + b"<blockquote>a</blockquote>" * 29_000,
    "lists": lambda: HEAD + HTML + b"<ol>" + b"<li>a" * 59_000,
    "line breaks": lambda: HEAD + HTML + b"<br>" * 59_000,
    "tables": lambda: HEAD + HTML + b"<table><tr><td>" * 19_000,
    "attributes": lambda: HEAD + HTML + b"<a " + b"b=c " * 200_000 + b">x",
    "characters": lambda: HEAD + HTML + b"&#1234;" * 140_000,
    "entities": lambda: (
        HEAD + HTML + b'<!DOCTYPE a [<!ENTITY b "cc"><!ENTITY d "' + b"&b;" * 9999 + b'">]>&d;'
    ),
    "external entity": lambda: (
        HEAD + HTML + b'<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><p>&b;</p>'
    ),
    "both forms": lambda: (
        HEAD
        + b"Content-Type: multipart/alternative; boundary=b\n\n--b\n"
        + PLAIN
        + b"a b c d\n" * 100_000
        + b"--b\n"
        + HTML
        + b"<p>a b c d</p>" * 29_000
    ),
}


def peak() -> float:
    """Return the most memory that this process has used, in MiB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def measure(name: str) -> None:
    """Read one bomb and print its cost; the message itself counts as well."""
    before = peak()
    raw = BOMBS[name]()
    start = time.process_time()
    try:
        result = f"{len(read(raw, ['x@y.example']).lines)} lines"
    except Unreadable as error:
        read_head(raw, ["x@y.example"])
        result = error.code
    print(f"{name}\t{time.process_time() - start:.3f}\t{peak() - before:.0f}\t{result}", flush=True)


def main() -> int:
    read(HEAD + PLAIN + b"play 10", [])  # load all modules, so that each process shares them
    for name in BOMBS:
        child = os.fork()
        if child == 0:
            measure(name)
            os._exit(0)
        if os.waitpid(child, 0)[1]:
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
