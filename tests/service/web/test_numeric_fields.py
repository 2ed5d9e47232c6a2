"""Every number field accepts digits of any script, and refuses unreadable input in words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

import engine
from service.language.digits import whole_number
from service.language.languages import LANGUAGES
from service.language.words import speaker
from service.views import sheet_requests
from tests.service.at_table import begin, digest
from tests.service.trial_installation import SURE, TrialInstallation
from tests.service.web.at_companion import open_table
from tests.service.web.test_new import FORM, matches

sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
TEMPLATES = Path(__file__).parents[3] / "templates"
DIGITS = ("۰۱۲۳۴۵۶۷۸۹", "٠١٢٣٤٥٦٧٨٩", "०१२३४५६७८९", "０１２３４５６７８９")
RUBBISH = ("seven", "2o", "1e3", "9" * 11)
NUMBERS = [
    (game.id, option)
    for game in engine.games().values()
    for option in game.options
    if "range" in option
]


def spelled(number: int, digits: str) -> str:
    """Return a number in these digits, after a direction mark, as a phone types it."""
    return "\u200f" + str(number).translate(str.maketrans("0123456789", digits))


def test_no_field_lets_the_browser_drop_unreadable_numbers() -> None:
    """A field of type number sends nothing for digits that are not ASCII."""
    number = re.compile(r"""type\s*[=:]\s*["'`]?number""")
    files = [*TEMPLATES.rglob("*.html"), *TEMPLATES.rglob("*.js")]
    assert len(files) > 80
    fields = "".join(path.read_text("utf-8") for path in files)
    assert not number.search(fields)
    digits = [each for each in re.findall("<input[^>]*>", fields) if "numeric" in each]
    assert len(digits) > 5 and not [each for each in digits if "pattern=" in each]


def test_no_field_leaves_the_judgement_of_an_address_to_the_browser() -> None:
    fields = "".join(path.read_text("utf-8") for path in TEMPLATES.rglob("*.html"))
    assert 'inputmode="email"' in fields and not re.search("type=.?email", fields)


@pytest.mark.parametrize("digits", DIGITS)
def test_a_whole_number_is_read_in_any_digits(digits: str) -> None:
    for number in (0, 7, 20, -3, 123456789):
        assert whole_number(f" {spelled(number, digits)}\u200e ") == number
        assert whole_number(spelled(number, digits).replace("-", "\u2212")) == number
    assert [whole_number(text) for text in ("", "-", "1 2", "²", *RUBBISH)] == [None] * 8


@sqlite_alone
@pytest.mark.parametrize(("game", "option"), NUMBERS)
def test_every_number_among_the_options_is_read_or_refused_in_words(
    house: TrialInstallation, game: str, option: Any
) -> None:
    field, (least, most) = f"option-{option['id']}", option["range"]
    for at, language in enumerate(LANGUAGES):
        say = speaker(language, game)
        page = house.get(f"/new?game={game}&language={language}")
        typed = {**FORM, "game": game, field: RUBBISH[at]}
        wrong = page.submit("create", **typed)
        assert wrong.status == 400 and matches(house) == []
        assert say("problem-number", least=least, most=most) in wrong.text
        table = house.get(f"/table/new?game={game}&language={language}")
        if field in table.text:
            wrong = table.submit("open", game=game, **{field: RUBBISH[at]})
            assert wrong.status == 400 and f'value="{RUBBISH[at]}"' in wrong.text
    page = house.get(f"/print/{game}?{field}={quote(spelled(most, DIGITS[0]))}")
    assert page.status == 200


@sqlite_alone
def test_a_campaign_in_native_digits_is_a_campaign(house: TrialInstallation) -> None:
    page = house.get("/new?game=condottiere-3e&language=fa")
    page.submit("create", **FORM, **{"option-campaign": spelled(20, DIGITS[0])})
    (row,) = matches(house)
    assert '"campaign":20' in row.options.replace(" ", "")


@sqlite_alone
@pytest.mark.parametrize("field", ["bots", "open"])
def test_how_many_seats_are_for_others_is_never_guessed(
    house: TrialInstallation, field: str
) -> None:
    for language in LANGUAGES:
        page = house.get(f"/new?game=condottiere-3e&language={language}")
        answer = house.client.post(
            f"/new?language={language}",
            data={**FORM, **SURE, "form": form_of(page.text), field: "several"},
        )
        assert answer.status_code == 400 and matches(house) == []
        assert speaker(language)("problem-number", least=0, most=5) in answer.text


def form_of(text: str) -> str:
    found = re.search('name="form" value="([^"]*)"', text)
    assert found
    return found[1]


@sqlite_alone
@pytest.mark.parametrize(("game", "kind"), [("condottiere-3e", "up-to"), ("btwixt", "raise")])
def test_the_numbers_of_orders_are_read_or_refused_in_words(
    house: TrialInstallation, game: str, kind: str
) -> None:
    table = begin(house, game=game)
    if game == "condottiere-3e":
        table.take(table.actions[0])
    address = f"/s/{table.seats[table.asked]}/orders/look"
    before = digest(house)
    for text in ("seven", "1e3", "2 3"):
        answer = house.client.post(address, data={"kind": kind, "most": text})
        assert answer.status_code == 422 and 'role="alert"' in answer.text
        assert text in answer.text and digest(house) == before
    for digits in DIGITS:
        data = {"kind": kind, "most": spelled(9, digits)}
        answer = house.client.post(address, data=data)
        assert answer.status_code == 200 and f"{kind}; most 9" in answer.text
    assert digest(house) == before


@sqlite_alone
@pytest.mark.parametrize("game", ["condottiere-3e", "btwixt"])
@pytest.mark.parametrize("words", ["7:30", "-1:m5", "١:m5"])
def test_an_order_with_a_seat_that_is_none_is_refused_in_words(
    house: TrialInstallation, game: str, words: str
) -> None:
    table = begin(house, game=game)
    for line in (words, f"play {words}", f"if {words}: pass", f"aim {words}; most 9"):
        for page in ("/orders", "/orders/look"):
            address = f"/s/{table.seats[table.asked]}{page}?order={quote(line)}"
            answer = house.client.get(address)
            assert answer.status_code == 422 and 'role="alert"' in answer.text


@sqlite_alone
@pytest.mark.parametrize("way", ["right", "up"])
def test_a_printers_offset_is_read_or_refused_in_words(house: TrialInstallation, way: str) -> None:
    for language in LANGUAGES:
        said = speaker(language)("paper-no-offset", most=sheet_requests.REACH)
        for text in ("far", "1e1", "99", "--1"):
            page = house.get(f"/print/condottiere-3e?language={language}&{way}={quote(text)}")
            assert page.status == 200 and said in page.text and f'value="{text}"' in page.text
        for text in ("", "-1.5", "۱٫۵", "\u22121,5", "\u200f۱.۵"):
            page = house.get(f"/print/condottiere-3e?language={language}&{way}={quote(text)}")
            assert said not in page.text and (not text or f"{way}=" in page.text)


@sqlite_alone
def test_points_are_read_or_refused_in_words(house: TrialInstallation) -> None:
    phone = open_table(house).sit(0)
    phone.enter("row")
    for digits in DIGITS:
        assert phone.enter("0 add", spelled(7, digits), "1").status == 200
    for text in RUBBISH:
        refused = phone.enter("0 add", text, "1")
        assert refused.status == 422 and 'role="alert"' in refused.text
