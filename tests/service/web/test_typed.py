"""Typed text has the same meaning with the digits, letters and forms of any keyboard."""

import json
import unicodedata

import pytest
from sqlalchemy import select

from service.database.rows import MATCH
from service.installation.addresses import clean_name, looks_like_any
from service.matches import match_text
from service.people import proposals
from service.people.problems import Invalid
from service.views import options
from tests.service.at_table import begin
from tests.service.trial_installation import ANA, TrialInstallation

sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
DIGITS = {"persian": "۰۱۲۳۴۵۶۷۸۹", "arabic": "٠١٢٣٤٥٦٧٨٩", "full width": "0123456789"}
# spellings of one name on a Persian, an Arabic and a Mac keyboard
NAMES = [
    ("علی یاری", "علي ياري"),
    ("کیان کاوه", "كيان كاوه"),
    ("مهدیه", "مهديه"),
    ("فاطمه", "فاطمة".replace("ة", "ه")),
    ("می‌خواهم", "ميخواهم"),
    ("Béla", unicodedata.normalize("NFD", "Béla")),
    ("Őrsi Győző", unicodedata.normalize("NFD", "Őrsi Győző")),
    ("آرش", unicodedata.normalize("NFD", "آرش")),
    ("Ana 2", "Ana ۲"),
    ("Ana 2", "Ana ٢"),
    ("Ana", "Ana"),
    ("ana", "ANA"),
]


@pytest.mark.parametrize(("one", "other"), NAMES)
def test_two_spellings_of_a_name_are_one_name(one: str, other: str) -> None:
    assert looks_like_any(clean_name(one), [clean_name(other)])
    with pytest.raises(Invalid, match="name_alike"):
        person = {"name": other, "email": "other@mail.example"}
        proposals.read_person(person, "fa", "player", [clean_name(one)])


def test_composed_and_decomposed_names_are_stored_alike() -> None:
    for one, other in NAMES[5:8]:
        assert clean_name(one) == clean_name(other) == unicodedata.normalize("NFC", one)


@pytest.mark.parametrize("digits", DIGITS.values(), ids=DIGITS)
def test_numbers_are_read_in_any_digits(digits: str) -> None:
    for number in (0, 7, 20, 1984):
        typed = str(number).translate(str.maketrans("0123456789", digits))
        assert options._value(typed) == number
    code = "0123456789abcdef" * 4
    assert match_text.plain_code(code.translate(str.maketrans("0123456789", digits))) == code


@sqlite_alone
@pytest.mark.parametrize("digits", DIGITS.values(), ids=DIGITS)
def test_the_form_takes_bots_and_options_in_any_digits(
    house: TrialInstallation, digits: str
) -> None:
    page = house.get("/new?game=condottiere-3e&language=fa")
    in_digits = str.maketrans("0123456789", digits)
    values = {"host-name": "Ana", "host-email": ANA["email"], "game": "condottiere-3e"}
    values |= {"bots": "2".translate(in_digits), "option-campaign": "20".translate(in_digits)}
    assert page.submit("create", **values).status == 200
    (match,) = house.installation.database.read(lambda c: c.execute(select(MATCH)).all())
    assert match.seats == 3 and json.loads(match.options)["campaign"] == 20


@sqlite_alone
def test_a_turn_in_persian_digits_is_the_same_turn(house: TrialInstallation) -> None:
    table = begin(house).play(12)
    token, action = table.seats[table.asked], table.actions[0].replace(" ", "%20")
    turn = str(table.turn).translate(str.maketrans("0123456789", DIGITS["persian"]))
    assert "play" in house.get(f"/s/{token}/{turn}/{action}").acts
