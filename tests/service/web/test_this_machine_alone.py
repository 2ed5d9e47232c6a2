"""Installations in test or demo mode refuse requests that came through a proxy."""

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
