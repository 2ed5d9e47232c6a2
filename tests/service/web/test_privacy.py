"""The privacy page: it says whom to ask and how long data is kept, and everything links to it."""

import re

import pytest

from service.people import newcomers, unconfirmed_matches
from service.tables import evenings, retention
from tests.service.at_table import begin, invite
from tests.service.trial_installation import TrialInstallation

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
DAY = 24 * 3600
LANGUAGES = ("en", "fa", "hu")
PERSIAN = str.maketrans("۰۱۲۳۴۵۶۷۸۹", "0123456789")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_days_on_the_page_are_those_of_the_code(
    house: TrialInstallation, language: str
) -> None:
    page = house.beside(keep_days=37).get(f"/privacy?language={language}")
    days = {int(each) for each in re.findall(r"\d+", page.text.translate(PERSIAN))}
    kept = {newcomers.TERM, retention.EMPTY, retention.LEFT, evenings.DELETED_AFTER}
    assert {37, unconfirmed_matches.DAYS, *(each // DAY for each in kept)} <= days


@pytest.mark.parametrize(
    ("contact", "link"),
    [
        ("anna@example.org", "mailto:anna@example.org"),
        ("https://example.org/anna", "https://example.org/anna"),
        ('Anna, <b>first</b> floor, "left"', None),
    ],
)
def test_the_contact_is_a_link_where_it_can_be_one(
    house: TrialInstallation, contact: str, link: str | None
) -> None:
    with_contact = house.beside(contact=contact)
    page = with_contact.get("/privacy")
    links = [each for each in page.reader.links if each.startswith(("mailto:", "https:"))]
    assert links == ([link] if link else [])
    assert "<b>first" not in page.text and "hasn’t left" not in page.text


def test_without_a_contact_the_page_names_another_way(house: TrialInstallation) -> None:
    assert "hasn’t left a contact here yet" in house.get("/privacy?language=en").text


def test_pages_and_letters_link_to_it(house: TrialInstallation) -> None:
    table, waiting = begin(house).play(None), invite(house, seed="waiting")
    house.get(f"/s/{waiting.seats[0]}/address").submit("address", email="new@mail.example")
    letters = house.new_letters()
    paths = ("/", "/new", "/mine", f"/s/{table.seats[0]}", f"/h/{table.host}", f"/m/{table.match}")
    for path in (*paths, "/nothing/here"):
        links = house.get(path).reader.links
        assert [each for each in links if each.startswith("/privacy")], path
    kinds = {letter.kind for letter in letters}
    assert {"host", "invitation", "over", "address", "confirm"} <= kinds
    for letter in letters:
        url = next(each for each in letter.links if "/privacy" in each)
        assert url in letter.text and house.get(url).status == 200
