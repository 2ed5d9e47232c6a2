"""The letter about the end: the result comes first, what only a verifier reads stands last."""

import re

import pytest

from engine.chance import commitment
from tests.service.at_table import begin
from tests.service.trial_installation import BELA, Letter, TrialInstallation

# Of a player's row in Troyes the last number, before the line about the board.
ROW = r'strength"[^>]*>([^<]+)</td>\s*</tr>\s*<tr class="line">'


def over(house: TrialInstallation) -> Letter:
    return next(each for each in house.new_letters() if each.path.stem.endswith("-over"))


@pytest.mark.parametrize("database_url", ["dealt"], indirect=True)
def test_the_end_letter_says_the_result_first_and_its_hashes_last(house: TrialInstallation) -> None:
    match, letter = begin(house).play(None).loaded().match, over(house)
    told = ("The result", "The story", "How things stand", "replies to this address")
    for said in (letter.text, letter.html):
        order = [said.index(words) for words in told] + [said.index(match.seed)]
        assert order == sorted(order)
        seal = said.index(commitment(bytes.fromhex(match.seed)))
        assert seal > said.index("replies to this address")
    assert 'class="line-number"' not in letter.html, "no number without the line that it is of"


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
@pytest.mark.parametrize("alone", [False, True])
def test_the_letter_about_the_end_says_one_number_of_points_for_each(
    house: TrialInstallation, alone: bool
) -> None:
    others = [] if alone else [BELA]
    result = begin(house, game="troyes", players=others).play(None).loaded().match.result
    assert result is not None
    letter = over(house)
    points = [result["points"], result["le_roy"]] if alone else result["scores"]
    said = re.findall(ROW, letter.html)
    assert [int(each.replace("\u2212", "-")) for each in said] == points
