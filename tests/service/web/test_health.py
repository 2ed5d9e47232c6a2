"""The health checks: correct, and without secrets."""

import pytest

from service.matches import heartbeat
from service.operations import scheduler
from tests.service.at_table import begin
from tests.service.trial_installation import TrialInstallation

sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


def test_alive_says_no_more_than_that(house: TrialInstallation) -> None:
    answer = house.client.get("/healthz")
    assert (answer.status_code, answer.json) == (200, {"alive": True})


def test_ready_means_that_database_clock_and_files_work(house: TrialInstallation) -> None:
    scheduler.tick(house.installation)
    heartbeat.note_web(house.installation)
    answer = house.client.get("/readyz")
    assert answer.status_code == 200 and answer.json["ready"]
    checks = {"database", "schema", "writes", "clock", "files_in_place"}
    assert set(answer.json["checks"]) == checks


def test_a_halted_scheduler_is_noticed(house: TrialInstallation) -> None:
    assert house.client.get("/readyz").json["checks"]["clock"] is False
    scheduler.tick(house.installation)
    house.time.seconds += 120
    answer = house.client.get("/readyz")
    assert answer.status_code == 503 and answer.json["checks"]["clock"] is False


def test_unsent_letters_are_a_warning_as_pages_go_on(house: TrialInstallation) -> None:
    begin(house)
    assert house.client.get("/readyz").json["warnings"] == []
    house.time.seconds += 2 * 3600
    scheduler.tick(house.installation)
    heartbeat.note_web(house.installation)
    answer = house.client.get("/readyz")
    assert answer.status_code == 200 and answer.json["warnings"] == ["letters"]
    text = house.client.get("/metrics").get_data(as_text=True)
    assert "staffetta_letters_waiting 0.0" not in text


@sqlite_alone
def test_without_a_database_the_service_is_not_ready_and_says_so(house: TrialInstallation) -> None:
    table = begin(house)
    house.installation.database.close()
    (house.installation.settings.data / "staffetta.db").write_bytes(b"rubbish" * 1000)
    for name in ("staffetta.db-wal", "staffetta.db-shm"):
        (house.installation.settings.data / name).unlink(missing_ok=True)
    answer = house.client.get("/readyz")
    assert answer.status_code == 503 and answer.json["checks"]["database"] is False
    assert house.client.get("/healthz").status_code == 200
    assert house.client.get("/metrics").status_code == 200
    page = house.client.get(f"/s/{table.seats[0]}", headers={"Accept-Language": "hu"})
    assert page.status_code == 503 and page.headers["Retry-After"]
    assert 'lang="hu"' in page.get_data(as_text=True)
