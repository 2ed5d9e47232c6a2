"""Forms that another website sends in a visitor's name are all refused."""

import re

import pytest

from service.installation.links import FOR_PROGRAMS
from service.web.routes import list_routes
from tests.service.at_table import begin, digest
from tests.service.trial_installation import SURE, TrialInstallation

sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
EVIL = "https://evil.example"
FOREIGN = [
    {"Origin": EVIL},
    {"Origin": f"{EVIL}/https://play.example"},
    {"Origin": "https://play.example.evil.example"},
    {"Origin": "https://["},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Origin": "null", "Sec-Fetch-Site": "cross-site"},
    {"Origin": EVIL, "Sec-Fetch-Site": "same-origin"},
]
OWN = [
    {},
    {"Origin": "https://play.example"},
    {"Origin": "http://localhost"},
    {"Origin": "null"},
    {"Origin": "null", "Sec-Fetch-Site": "same-origin"},
    {"Sec-Fetch-Site": "none"},
]
ACTS = [
    route["path"]
    for route in list_routes()
    if route["methods"] == ["POST"] and not route["path"].startswith(FOR_PROGRAMS)
]
SAID = "another website sends"
ONE_CLICK = {"List-Unsubscribe": "One-Click"}


def filled(path: str, token: str) -> str:
    return re.sub("<[a-z_]+>", "pass", re.sub("<int:[a-z]+>", "0", path.replace("<token>", token)))


@sqlite_alone
def test_no_form_of_another_website_is_taken(house: TrialInstallation) -> None:
    table = begin(house)
    before = digest(house)
    assert len(ACTS) > 50
    for path in ACTS:
        own = filled(path, table.host if path.startswith("/h/") else table.seats[0])
        for headers in FOREIGN:
            answer = house.client.post(own, data=SURE, headers=headers)
            assert answer.status_code == 403 and SAID in answer.text, (path, headers)
    assert digest(house) == before


@sqlite_alone
@pytest.mark.parametrize("headers", OWN)
def test_forms_of_our_own_and_of_plain_clients_are_accepted(
    house: TrialInstallation, headers: dict[str, str]
) -> None:
    table = begin(house)
    path = f"/s/{table.seats[0]}/letters"
    answer = house.client.post(path, data=SURE, headers=headers)
    assert answer.status_code == 303
    assert table.loaded().seats[0].muted


@sqlite_alone
def test_a_mail_providers_one_click_only_stops_letters(
    house: TrialInstallation,
) -> None:
    table = begin(house)
    path = f"/s/{table.seats[0]}/letters"
    assert house.client.post(path, data=ONE_CLICK, headers={"Origin": EVIL}).status_code < 400
    assert table.loaded().seats[0].muted
    before = digest(house)
    for path in (f"/s/{table.seats[1]}/settings", "/new", "/table/new", "/mine"):
        answer = house.client.post(path, data=SURE | ONE_CLICK, headers={"Origin": EVIL})
        assert answer.status_code == 403, path
    assert digest(house) == before


@sqlite_alone
@pytest.mark.parametrize("headers", [{}, {"Origin": EVIL}])
def test_a_foreign_form_to_an_unknown_address_is_refused_too(
    house: TrialInstallation, headers: dict[str, str]
) -> None:
    assert house.client.post("/nowhere", headers=headers).status_code == (403 if headers else 404)


@sqlite_alone
@pytest.mark.parametrize("language", ["en", "fa", "hu"])
def test_the_page_explains_it_in_the_readers_language(
    house: TrialInstallation, language: str
) -> None:
    headers = {"Origin": EVIL, "Accept-Language": language}
    answer = house.client.post("/new", headers=headers)
    assert answer.status_code == 403 and f'lang="{language}"' in answer.text
