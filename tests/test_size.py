"""Functions stay small: the figures of tests/measure.py compared with our limits."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import measure

ROOT = Path(__file__).resolve().parents[1]


def test_functions_are_within_the_bar(capsys: pytest.CaptureFixture) -> None:
    failed = measure.main(["--check", str(ROOT)])
    assert not failed, capsys.readouterr().out


def test_every_function_has_a_return_type() -> None:
    for path in measure.python_files(ROOT, measure.SKIPPED_FOLDERS):
        module = measure.read_module(path, ROOT)
        untyped = [each.where for each in module.functions if not each.typed] if module else []
        assert untyped == []
