"""The two errors that a player or a table can cause in a game."""

from __future__ import annotations

from typing import Any

from engine.fact_types import Refusal


class IllegalAction(Exception):
    """An action that the rules do not allow. `refusal` has a code for the reason, and its facts."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal


class BadOption(Exception):
    """An option or a value that the game does not accept.

    `data` has the `code` of the error, the id of the `option`, and the accepted values in `takes`.
    For an unknown option, `takes` lists the known options.
    """

    def __init__(self, code: str, option: str, takes: list[Any]) -> None:
        super().__init__(f"{code}: {option!r} (takes: {takes})")
        self.data: dict[str, Any] = {"code": code, "option": option, "takes": takes}
