"""The letter about the end: the result comes first, the data for verifiers last."""

import re

import pytest

from engine.chance import commitment
from service.language.languages import unmarked
from tests.service.at_table import begin
from tests.service.trial_installation import BELA, Letter, TrialInstallation

# the last number of a player's row in Troyes, before the line about the board
ROW = r'strength"[^>]*>([^<]+)</td>\s*</tr>\s*<tr class="line">'


def over(house: TrialInstallation) -> Letter:
    return next(each for each in house.new_letters() if each.path.stem.endswith("-over"))


@pytest.mark.parametrize("database_url", ["dealt"], indirect=True)
def test_the_end_letter_says_the_result_first_and_its_hashes_last(house: TrialInstallation) -> None:
    match, letter = begin(house).play(None).loaded().match, over(house)
    told = ("The result", "The story", "How it ended", "replies to this address")
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


@pytest.mark.parametrize("database_url", ["dealt"], indirect=True)
def test_the_letter_about_the_end_has_winner_reason_and_runner_up(
    house: TrialInstallation,
) -> None:
    result = begin(house).play(None).loaded().match.result
    assert result is not None
    letter = over(house)
    regions = result["scores"][result["winners"][0]]
    for said in (letter.text, letter.html):
        assert re.search(rf"wins? with {regions} regions", unmarked(said))
        assert re.search(r"came next: |only one behind|just as many", said)


@pytest.mark.parametrize("database_url", ["dealt"], indirect=True)
def test_the_letter_about_the_end_says_nothing_of_a_battle_or_a_goal(
    house: TrialInstallation,
) -> None:
    begin(house).play(None)
    letter = over(house)
    gone = r"battle is fought|Battle site|It is (winter|spring)|Victory: |Still free|Favour of the"
    for said in (letter.text, letter.html):
        story, standing = said.index("The story"), said.index("How it ended")
        assert not re.search(gone, said[standing:]) and story < standing
