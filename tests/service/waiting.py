"""Waiting for another process or a browser, up to a time limit."""

import time
from collections.abc import Callable


def wait_until(comes_true: Callable[[], bool], seconds: float = 60, pause: float = 0.02) -> None:
    until = time.monotonic() + seconds
    while not comes_true():
        assert time.monotonic() < until
        time.sleep(pause)
