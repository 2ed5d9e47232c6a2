"""Fixtures for tests of people: boards in letters are drawn small."""

import pytest


@pytest.fixture(autouse=True)
def boards(small_boards: None) -> None:
    """Draw all boards small, as no test here looks at one."""
