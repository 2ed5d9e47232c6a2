"""Installations in test or demo mode refuse requests through a proxy, or by a foreign name."""

from typing import Any
from urllib.parse import urlsplit

import pytest

from service.language.languages import LANGUAGES
from service.web.errors import FORWARDING
from tests.service.trial_installation import TrialInstallation

HEADERS = [name.replace("_", "-").title() for name in FORWARDING]
ADDRESSES = ("/", "/new", "/healthz", "/nothing", "/static/site.css", "/api/v1/openapi.json")


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
@pytest.mark.parametrize("kind", ["test", "demo"])
def test_proxied_requests_are_refused_in_every_language(
    house: TrialInstallation, kind: str
) -> None:
    own = house.beside(**{"test": False, "demo": False} | {kind: True})
    for header in HEADERS:
        for path in ADDRESSES:
            assert own.client.get(path, headers={header: "203.0.113.5"}).status_code == 403
        answer = own.client.post("/api/v1/matches", json={}, headers={header: "203.0.113.5"})
        assert (answer.status_code, answer.json["error"]["code"]) == (403, "not_allowed")
    said = {
        own.client.get(f"/?language={language}", headers={"Via": "1.1 x"}).get_data(as_text=True)
        for language in LANGUAGES
    }
    assert len(said) == len(LANGUAGES)
    assert own.client.get("/").status_code == 200
    public = house.beside(test=False, demo=False)
    assert all(public.client.get("/", headers={each: "x"}).status_code == 200 for each in HEADERS)


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
@pytest.mark.parametrize("kind", ["test", "demo"])
def test_a_website_whose_name_leads_to_this_machine_reads_nothing(
    house: TrialInstallation, kind: str
) -> None:
    own = house.beside(**{"test": False, "demo": False} | {kind: True})

    def ask(path: str, host: str, client: Any = own.client) -> Any:
        return client.get(path, headers={"Host": host})

    for host in ("evil.example", "evil.example:8000", "localhost.evil.example", "127.0.0.1.x", "["):
        assert {ask(path, host).status_code for path in ADDRESSES} == {400}, host
        answer = own.client.post("/api/v1/matches", json={}, headers={"Host": host})
        assert (answer.status_code, answer.json["error"]["code"]) == (400, "malformed")
    configured = urlsplit(own.installation.settings.base_url).netloc
    for host in ("localhost", "LOCALHOST:8000", "127.0.0.1:80", "[::1]", "[::1]:8000", configured):
        assert ask("/", host).status_code == 200, host
    asked = (ask(f"/?language={language}", "evil.example") for language in LANGUAGES)
    assert len({answer.get_data(as_text=True) for answer in asked}) == len(LANGUAGES)
    public = house.beside(test=False, demo=False)
    assert ask("/", "evil.example", public.client).status_code == 200
