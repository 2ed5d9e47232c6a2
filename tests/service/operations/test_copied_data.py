"""A copied data folder that is started on a second machine: the operator is warned."""

import logging

import pytest

from service.installation import machines
from service.language.words import speaker
from service.matches import heartbeat
from service.operations import scheduler, serving
from service.operations.doctor import GOOD, WARN, _clock
from tests.service.trial_installation import TrialInstallation

HERE, THERE = "ours aaaa", "villa bbbb"


@pytest.fixture(autouse=True)
def used_there(house: TrialInstallation, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the installation run on another machine, and go on here 20 seconds later."""
    monkeypatch.setattr(machines, "own", lambda: THERE)
    scheduler.start(house.installation)
    heartbeat.note_web(house.installation)
    house.time.seconds += 20
    monkeypatch.setattr(machines, "own", lambda: HERE)


def warnings(house: TrialInstallation, caplog: pytest.LogCaptureFixture) -> list[str]:
    caplog.clear()
    with caplog.at_level(logging.WARNING):
        serving.warn(house.installation)
    return [line for line in caplog.messages if "was in use" in line]


def test_the_start_names_the_other_machine_if_the_file_was_copied(
    house: TrialInstallation, caplog: pytest.LogCaptureFixture
) -> None:
    found = warnings(house, caplog)
    if house.installation.database.is_sqlite:
        assert found and "on the machine villa 20 seconds ago" in found[0]
    else:
        assert found == [], "several machines may share PostgreSQL"


def test_doctor_warns_of_it_too(house: TrialInstallation) -> None:
    finding = _clock(house.installation, speaker("en"))
    assert finding.mark == (WARN if house.installation.database.is_sqlite else GOOD)
    assert ("villa" in finding.text) == house.installation.database.is_sqlite


def test_nothing_is_said_after_a_minute(
    house: TrialInstallation, caplog: pytest.LogCaptureFixture
) -> None:
    house.time.seconds += heartbeat.ALIVE
    assert warnings(house, caplog) == []


@pytest.mark.parametrize("mine", ["ours bbbb", "villa cccc", THERE])
def test_a_new_container_and_a_new_boot_are_the_same_machine(
    mine: str,
    house: TrialInstallation,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(machines, "own", lambda: mine)
    assert warnings(house, caplog) == []


def test_from_the_first_beat_on_the_data_are_used_here(
    house: TrialInstallation, caplog: pytest.LogCaptureFixture
) -> None:
    scheduler.start(house.installation)
    heartbeat.note_web(house.installation)
    assert warnings(house, caplog) == []
