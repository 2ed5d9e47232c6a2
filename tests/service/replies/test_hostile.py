"""Hostile messages: none crashes, and each costs at most a second and 100 MiB."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from service.replies.reading import Unreadable, read, read_head
from tests.service.replies.bombs import BOMBS
from tests.service.replies.corpus import CANARY, OURS, samples

ROOT = Path(__file__).resolve().parents[3]
SECONDS, MIB = 1.0, 100
MUTATIONS = 2000
PIECES = [
    *(b"\r\n", b"\n", b"\r", b"\0", b"--", b"=_alternative_", b"=3D", b"=\r\n", b"\xff\xfe", b"> "),
    *(
        b"<!--",
        b"<div>",
        b"</div>",
        b"<blockquote>",
        b"&#x",
        b"\xe2\x80\xae",
        b"\xed\xa0\x80",
        b'"',
        b"(",
    ),
    b"Content-Type: multipart/mixed; boundary=x\r\n",
    b"Content-Transfer-Encoding: base64\r\n",
    b"Content-Disposition: attachment; filename*1*=x\r\n",
    b"Content-Type: message/rfc822\r\n\r\n",
    *(b"charset=utf-7", b'charset="utf-16"', b"charset*=a\0b'en'%ff", b"format=flowed; delsp=yes"),
    *(b";" * 50, b"*0*=utf-8''", b"From: a@b.example\r\n", b"=?utf-8?B?", b"=?x?q?=\xff?=", b"?="),
    b"Subject: =?utf-16?b?AAAA?=\r\n",
    b"References: <a@b> <c@d>\r\n",
]


def mutated(raw: bytes, others: list[bytes], luck: random.Random) -> bytes:
    """Return a message with bits flipped, and bytes added, removed or repeated."""
    data = bytearray(raw)
    for _ in range(luck.choice([1, 2, 5, 20])):
        at = luck.randrange(len(data) + 1)
        end = min(len(data), at + luck.choice([1, 3, 20, 200]))
        other = luck.choice(others)
        start = luck.randrange(len(other))
        data[at:end] = luck.choice(
            [
                b"",
                luck.choice(PIECES),
                luck.choice(PIECES) + data[at:end],
                luck.randbytes(end - at),
                data[at:end] * luck.choice([2, 10]),
                bytes(each ^ 1 << luck.randrange(8) for each in data[at:end]),
                other[start : start + luck.choice([10, 300])] + data[at:end],
            ]
        )
    return bytes(data)


def test_mutated_messages_are_read_or_refused_in_time() -> None:
    """All 10,000 were run once with other seeds; the suite takes a sample."""
    luck = random.Random(29)
    pool, leaks = [sample.raw for sample in samples(7, 3)], 0
    for _ in range(MUTATIONS):
        raw = mutated(luck.choice(pool), pool, luck)
        begun = time.process_time()
        try:
            leaks += CANARY in "".join(read(raw, [OURS]).lines)
        except Unreadable as error:
            assert error.code in Unreadable.CODES
            assert read_head(raw, [OURS]).lines == ()
        assert time.process_time() - begun < SECONDS
    # A mark of the quotation may itself be damaged beyond recognition.
    assert leaks < MUTATIONS // 100


@pytest.fixture(scope="module")
def costs() -> dict[str, tuple[float, float, str]]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.service.replies.bombs"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    rows = (line.split("\t") for line in done.stdout.splitlines())
    return {name: (float(seconds), float(mib), result) for name, seconds, mib, result in rows}


@pytest.mark.parametrize("name", BOMBS)
def test_a_bomb_costs_little(name: str, costs: dict[str, tuple[float, float, str]]) -> None:
    seconds, mib, result = costs[name]
    assert seconds < SECONDS and mib < MIB, result


@pytest.mark.parametrize(
    ("name", "result"),
    [
        *(("size", "too_large"), ("empty lines", "too_large"), ("headers", "too_large")),
        *(("nested deeply", "too_deep"), ("nested", "too_deep"), ("some parts", "too_many_parts")),
        *(("parameters", "too_large"), ("many messages", "too_many_parts"), ("tags", "too_large")),
        *(("photo", "1 lines"), ("cyclic references", "1 lines")),
    ],
)
def test_a_bomb_is_refused_by_the_limit_it_breaks(
    name: str, result: str, costs: dict[str, tuple[float, float, str]]
) -> None:
    assert costs[name][2] == result
