"""Replies in the manner of eight mail programs in three languages are read exactly."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from service.replies.reading import read
from tests.service.at_table import begin
from tests.service.replies.corpus import CANARY, LANGUAGES, OURS, PROGRAMS, Words, samples
from tests.service.trial_installation import BELA, CYRUS, TrialInstallation

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


def real_letters(house: TrialInstallation, game: str) -> dict[str, Words]:
    """Return each language's words with a letter that this service has written."""
    table = begin(house, BELA, CYRUS, game=game)
    letters = {letter["Content-Language"]: letter for letter in house.new_letters()}
    for _ in range(60):
        if len({name for name, letter in letters.items() if letter.kind == "turn"}) == 3:
            break
        table.play(1)
        letters |= {each["Content-Language"]: each for each in house.new_letters()}
    return {
        words.language: replace(
            words,
            letter=tuple(letters[words.language].text.splitlines()),
            page=re.sub(r"(?s)^.*<body|</body>.*$", "", letters[words.language].html),
        )
        for words in LANGUAGES
    }


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
@pytest.mark.parametrize("game", ["condottiere-3e", "troyes", "btwixt"])
def test_replies_to_real_letters_are_read_exactly(house: TrialInstallation, game: str) -> None:
    written = tuple(real_letters(house, game).values())
    for own in ((OURS,), ()):
        for sample in samples(3, 4, written):
            assert read(sample.raw, own).lines == sample.lines, sample.name
