"""Answers are compressed for clients that accept it, with the same content."""

import gzip

import pytest

from tests.service.at_table import begin
from tests.service.tables.tables_of_tests import open_pad
from tests.service.trial_installation import SURE, TrialInstallation

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
GZIP = {"Accept-Encoding": "gzip, deflate, br"}


def test_pages_are_compressed_to_a_quarter_and_say_the_same(house: TrialInstallation) -> None:
    table = begin(house)
    pages = ("/", "/new", f"/s/{table.seats[0]}", "/api/v1/openapi.json", "/nothing")
    for path in (*pages, "/static/style.css", "/static/play.js"):
        plain, packed = house.client.get(path), house.client.get(path, headers=GZIP)
        assert plain.status_code == packed.status_code
        assert "Content-Encoding" not in plain.headers
        assert packed.headers["Content-Encoding"] == "gzip"
        assert packed.headers["Content-Length"] == str(len(packed.data))
        assert len(packed.data) < 0.6 * len(plain.data), path
        for answer in (plain, packed):
            assert "Accept-Encoding" in ", ".join(answer.headers.getlist("Vary"))
    packed = house.client.get(f"/s/{table.seats[0]}", headers=GZIP).data
    assert b"<html" in gzip.decompress(packed) and len(gzip.decompress(packed)) > 4 * len(packed)


@pytest.mark.parametrize("taken", ["", "identity", "br", "gzip;q=0", "gzip;q=0, *;q=0"])
def test_a_client_that_does_not_accept_gzip_gets_none(house: TrialInstallation, taken: str) -> None:
    answer = house.client.get("/new", headers={"Accept-Encoding": taken})
    assert "Content-Encoding" not in answer.headers and b"<html" in answer.data


def test_small_or_compressed_answers_stay_as_they_are(house: TrialInstallation) -> None:
    for path in ("/healthz", "/print/rakab/aid.pdf"):
        answer = house.client.get(path, headers=GZIP)
        assert "Content-Encoding" not in answer.headers


def test_an_answer_without_a_body_says_nothing_about_encodings(house: TrialInstallation) -> None:
    table = begin(house)
    move = f"/s/{table.seats[table.asked]}/{table.turn}/{table.actions[0]}"
    moved = house.client.post(move, data=SURE, headers=GZIP)
    assert moved.status_code == 303 and not moved.data
    assert "Accept-Encoding" not in moved.headers.get("Vary", "")


def test_an_unchanged_page_is_not_sent_again_in_either_encoding(house: TrialInstallation) -> None:
    at, table = open_pad(house), begin(house)
    for path, headers in (
        ("/api/v1/table", {"Authorization": f"Bearer {at.opened.host}"}),
        (f"/t/{at.opened.host}/state", {}),
        (f"/s/{table.seats[0]}/turn", {}),
        ("/styles/page.css", {}),
    ):
        first = house.client.get(path, headers=headers | GZIP)
        assert first.status_code == 200
        for tag in (first.headers["ETag"], f"W/{first.headers['ETag'].removeprefix('W/')}"):
            again = house.client.get(path, headers=headers | GZIP | {"If-None-Match": tag})
            assert again.status_code == 304 and not again.data, path
