"""Forms of single values, as JSON has them: numbers, words, keys, one of several."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, NamedTuple, get_args, get_origin

Read = Callable[[Any], Any]
Write = Callable[[Any], Any]

LARGEST = 2**53  # the whole numbers that every reader of JSON takes for what they are


class NotAState(ValueError):
    """Data that is no state of that game; the message names the first field that is wrong."""


class Form(NamedTuple):
    """How values of one annotation are written and read."""

    read: Read
    write: Write | None  # None: as it is
    kinds: tuple[type, ...]  # what type a value may be of
    stored: tuple[type, ...]  # what type it may be of once it is written


def refused(value: Any, wanted: str) -> NotAState:
    """Named by its type: the value itself may be of any size."""
    return NotAState(f"{type(value).__name__}, not {wanted}")


def _as_it_is(kind: type) -> Form:
    def read(value: Any) -> Any:
        if type(value) is kind:
            return value
        raise refused(value, kind.__name__)

    return Form(read, None, (kind,), (kind,))


def _read_whole(value: Any) -> int:
    if type(value) is int and -LARGEST <= value <= LARGEST:
        return value
    raise refused(value, "a whole number")


def _read_bytes(value: Any) -> bytes:
    try:
        found = bytes.fromhex(value)
        if found.hex() == value:
            return found
    except (TypeError, ValueError):
        pass
    raise refused(value, "hexadecimal")


PLAIN = {
    int: Form(_read_whole, None, (int,), (int,)),
    str: _as_it_is(str),
    bool: _as_it_is(bool),
    None: _as_it_is(type(None)),
    type(None): _as_it_is(type(None)),
    bytes: Form(_read_bytes, bytes.hex, (bytes,), (str,)),
}


def signs(kind: Any) -> Form:
    """Numbers below 36 as a text."""
    made = get_origin(kind)

    def read(text: Any) -> Any:
        if type(text) is str and text.isascii():
            values = made(text.encode().translate(_NUMBER_OF))
            if _NO_SIGN not in values:
                return values
        raise refused(text, "a text of signs")

    def write(values: Any) -> str:
        return bytes(values).translate(_SIGN_OF).decode()

    return Form(read, write, (made,), (str,))


_SIGNS = b"0123456789abcdefghijklmnopqrstuvwxyz"
_NO_SIGN = 255
_SIGN_OF = _SIGNS.ljust(256, b"?")
_NUMBER_OF = bytes(_SIGNS.find(sign) % 256 for sign in range(256))


def bit(kind: Any) -> Form:
    """A switch as a number."""

    def read(value: Any) -> bool:
        if type(value) is int and value in (0, 1):
            return value == 1
        raise refused(value, "0 or 1")

    return Form(read, int, (bool,), (int,))


def _values(kind: Any, values: dict[Any, Any], write: Write | None) -> Form:
    """Of what is stored the value that it stands for."""
    found = {(type(stored), stored): value for stored, value in values.items()}
    stored_kinds = tuple({type(stored) for stored in values})

    def read(value: Any) -> Any:
        if type(value) in stored_kinds and (type(value), value) in found:
            return found[type(value), value]
        raise refused(value, "one of the values there are")

    kinds = tuple({type(value) for value in values.values()})
    return Form(read, write, kinds, stored_kinds)


def literal(kind: Any) -> Form:
    """One of the values that it lists."""
    return _values(kind, {each: each for each in get_args(kind)}, None)


def enum(kind: Any) -> Form:
    """A member by its value."""
    return _values(kind, {each.value: each for each in kind}, attrgetter("value"))
