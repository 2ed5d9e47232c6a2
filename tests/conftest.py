"""Common parts of all tests: the option --rewrite, and a report of skipped tests."""

from __future__ import annotations

import gc
import os
import shutil
import sys
import tempfile
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests import games as games  # imported to find the games before a test needs them
from tests.long_tests import long_tests

# Processes started by tests share compiled files, whatever the environment says.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

# Use a disk in memory if it has room. No test is about power cuts, and each of thousands would wait
# for every write to a real disk.
MEMORY, ROOM = Path("/dev/shm"), 4 << 30
if "TMPDIR" not in os.environ and MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM:
    os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)

HERE = Path(__file__).parent
# The time of an example depends on the load of the machine.
settings.register_profile(
    "any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("any machine")

NOTHING_SKIPPED = "STAFFETTA_TEST_SKIP_NOTHING"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rewrite", action="store_true", help="accept what is written out now")
    parser.addoption("--quick", action="store_true", help="leave out the tests of tests/long.txt")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int | None:
    """Use one worker more than cores, since tests sometimes wait."""
    return None if "PYTEST_XDIST_AUTO_NUM_WORKERS" in os.environ else (os.cpu_count() or 1) + 1


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Run files with long tests first, so that all workers end at about the same time.

    With --quick, leave out the long tests.
    """
    long = {item for item in items if _name(item) in long_tests()}
    workers = getattr(config, "workerinput", {"workercount": 1})["workercount"]
    files = list(dict.fromkeys(item.path for item in items))
    files_of_long = {item.path for item in long}
    files.sort(key=lambda file: file not in files_of_long)
    dealt = [file for worker in range(workers) for file in files[worker::workers]]
    place = {file: place for place, file in enumerate(dealt)}
    items.sort(key=lambda item: place[item.path])
    if config.getoption("--quick"):
        config.hook.pytest_deselected(items=[item for item in items if item in long])
        items[:] = [item for item in items if item not in long]


def _name(item: pytest.Item) -> str:
    """Return a test's file and function, as in tests/long.txt."""
    function = item.nodeid.rpartition("::")[2].partition("[")[0]
    return f"{item.path.relative_to(HERE).as_posix()}::{function}"


def pytest_collection_finish() -> None:
    """Exempt collected tests from garbage collection, and collect less often, as the service does.

    Collections took a tenth of the time of tests.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, *gc.get_threshold()[1:])


@pytest.fixture
def rewrite(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--rewrite"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """List each reason for skipping with its number of tests."""
    skipped = terminalreporter.stats.get("skipped", [])
    for reason, count in Counter(report.longrepr[2] for report in skipped).items():
        terminalreporter.write_line(
            f"NOT TESTED ({count} tests): {reason.removeprefix('Skipped: ')}"
        )


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail if tests were skipped although nothing may be skipped (.ci/run)."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    skipped = reporter.stats.get("skipped", []) if reporter else []
    if skipped and os.environ.get(NOTHING_SKIPPED) and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
