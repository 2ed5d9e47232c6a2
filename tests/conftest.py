"""What all tests share: the option --rewrite, and a clear word on what was skipped."""

from __future__ import annotations

from collections import Counter

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rewrite", action="store_true", help="accept what is written out now")


@pytest.fixture
def rewrite(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--rewrite"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Each reason for skipping in a line, with how many tests it concerned."""
    skipped = terminalreporter.stats.get("skipped", [])
    for reason, count in Counter(report.longrepr[2] for report in skipped).items():
        terminalreporter.write_line(
            f"NOT TESTED ({count} tests): {reason.removeprefix('Skipped: ')}"
        )
