"""Names in the data file of a box's owner follow the rules for people's names."""

import pytest

from engine import BadOption
from service.people.body_reader import refuse_names_that_lead_away

REFUSED = {
    "www.evil.example": "name_link",
    "a@evil.example": "name_link",
    "+36 30 123 4567": "name_phone",
    "Staffetta": "name_ours",
    "Stаffetta": "name_ours",  # with a Cyrillic а
    "\u3164": "name_unseen",  # a letter that nobody sees
    "Kn\u2800ight": "name_unseen",
    "K\u0300\u0301\u0302\u0303\u0304night": "name_unseen",
    "\u0301Knight": "name_unseen",
    "Knight\u202etfel": "name_unseen",
    "Knight\u2066": "name_unseen",
    "Knight\x07": "name_unseen",
}


@pytest.mark.parametrize(("name", "code"), REFUSED.items())
def test_a_card_has_no_name_that_a_person_may_not_have(name: str, code: str) -> None:
    with pytest.raises(BadOption) as refused:
        refuse_names_that_lead_away({"c1": "The Knight", "c2": name})
    assert [(each["code"], each["at"]) for each in refused.value.data["takes"]] == [(code, "c2")]


@pytest.mark.parametrize("name", ["Jon Snow", "Árvíztűrő Béla", "شاه‌زاده", "Nguyễn", "Dr.Kovács"])
def test_ordinary_names_of_cards_are_taken(name: str) -> None:
    refuse_names_that_lead_away({"c1": name})
