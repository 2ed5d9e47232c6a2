"""The base class of errors that are shown to people."""

from typing import Any


class CodedError(Exception):
    """An error shown in the reader's language.

    `code` finds its message in the catalogues of words; `facts` are the variables of the message.
    """

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code)
        self.code, self.facts = code, facts
