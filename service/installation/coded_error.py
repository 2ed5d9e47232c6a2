"""The base of errors that are told to people."""

from typing import Any


class CodedError(Exception):
    """An error with a code, under which the catalogues have its words, and their variables."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code)
        self.code, self.facts = code, facts
