"""The two ways to be wrong about a game; engine itself hands both on."""

from __future__ import annotations

from typing import Any

from engine.facts import Refusal


class IllegalAction(Exception):
    """A seat did what the rules do not allow; `refusal` says why, as facts without words."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal


class BadOption(Exception):
    """A game does not take this option or this value of it; `data` lists what it takes."""

    def __init__(self, code: str, option: str, takes: list[Any]) -> None:
        super().__init__(f"{code}: {option!r} (takes: {takes})")
        self.data: dict[str, Any] = {"code": code, "option": option, "takes": takes}
