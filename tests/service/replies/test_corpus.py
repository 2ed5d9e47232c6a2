"""Replies in the manner of eight mail programs in three languages are read exactly."""

from __future__ import annotations

import pytest

from service.replies.reading import read
from tests.service.replies.corpus import CANARY, OURS, PROGRAMS, samples

# Once with our address in the attribution as a help, once by the programs' habits alone.
EVERY_HELP = pytest.mark.parametrize("own", [(OURS,), ()], ids=["address", "habits"])


@EVERY_HELP
def test_nearly_all_replies_are_read_exactly_and_nothing_quoted_is(own: tuple[str, ...]) -> None:
    wrong, total, leaks = [], 0, []
    for sample in samples():
        total += 1
        lines = read(sample.raw, own).lines
        if CANARY in "".join(lines):
            leaks.append(sample.name)
        if lines != sample.lines:
            wrong.append((sample.name, lines, sample.lines))
    assert leaks == []
    assert total >= 300 and len(wrong) <= total // 100, wrong[:5]


def test_the_corpus_has_all_programs_and_forms() -> None:
    raws = [sample.raw for sample in samples()]
    assert len(PROGRAMS) >= 8
    for sign in (b"format=flowed", b"windows-1256", b"iso-8859-2", b"base64", b"multipart/signed"):
        assert sum(sign in raw for raw in raws) > 2, sign
