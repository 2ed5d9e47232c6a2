"""Letters that quote a reply: mail programs take nothing in the quotation for a link."""

import html

import pytest

from service.views.talk_view import NO_BREAK
from tests.service.mail.test_talk_letters import LINKED, SHAPES
from tests.service.replies.test_incoming import house, in_battle
from tests.service.trial_installation import Letter, TrialInstallation

__all__ = ["house"]
pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


def quoted(letter: Letter) -> list[str]:
    """Return the text between two marks of a quotation, in each part of a letter."""
    parts = (" ".join(letter.text.replace(" | ", " ").split()), html.unescape(letter.html))
    return [part.split("quirrelwick")[1] for part in parts]


def assert_unlinked(letter: Letter, shape: str) -> None:
    assert LINKED.search(shape), "the programs would"
    for told in quoted(letter):
        assert not LINKED.search(told), told
        assert told.replace(NO_BREAK, "").strip() == shape


@pytest.mark.parametrize("shape", SHAPES)
def test_a_refusal_quotes_without_links(house: TrialInstallation, shape: str) -> None:
    box = in_battle(house)
    box.answer(box.asked, f"quirrelwick {shape} quirrelwick")
    [letter] = [each for each in box.collect() if each.kind == "refusal"]
    assert_unlinked(letter, shape)


@pytest.mark.parametrize("shape", SHAPES)
def test_a_letter_about_a_strangers_reply_quotes_without_links(
    house: TrialInstallation, shape: str
) -> None:
    box = in_battle(house)
    line = f"say quirrelwick {shape} quirrelwick"
    assert box.answer(box.asked, line, From="stranger@example.org").did == "held"
    [letter] = [each for each in box.collect() if each.kind == "held"]
    assert_unlinked(letter, shape)


def test_a_receipt_quotes_a_move_in_our_words_alone(house: TrialInstallation) -> None:
    box = in_battle(house)
    box.answer(box.asked, "pass // www.evil.example +36 30 123 4567")
    [letter] = [each for each in box.collect() if each.kind == "receipt"]
    assert "evil" not in letter.text + letter.html and "30 123" not in letter.text + letter.html
