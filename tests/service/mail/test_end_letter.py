"""The letter about the end: the result comes first, what only a verifier reads stands last."""

import pytest

from engine.chance import commitment
from tests.service.at_table import begin
from tests.service.trial_installation import Letter, TrialInstallation


def over(house: TrialInstallation) -> Letter:
    return next(each for each in house.new_letters() if each.path.stem.endswith("-over"))


@pytest.mark.parametrize("part", ["text", "html"])
def test_the_end_letter_says_the_result_first_and_its_hashes_last(
    house: TrialInstallation, part: str
) -> None:
    table = begin(house).play(None)
    match, said = table.loaded().match, getattr(over(house), part)
    told = ("The result", "The story", "How things stand", "replies to this address")
    order = [said.index(words) for words in told] + [said.index(match.seed)]
    assert order == sorted(order)
    assert said.index(commitment(bytes.fromhex(match.seed))) > said.index("replies to this address")
