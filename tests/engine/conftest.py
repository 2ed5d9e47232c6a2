"""Fixtures of the engine's tests."""

from __future__ import annotations

import pytest

from engine.condottiere.box.editions import THIRD, Rules


@pytest.fixture
def third() -> Rules:
    return THIRD
