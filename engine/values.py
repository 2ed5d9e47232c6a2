"""JSON forms of single values: numbers, strings, keys, literals."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, NamedTuple, get_args, get_origin

Read = Callable[[Any], Any]
Write = Callable[[Any], Any]

LARGEST = 2**53  # the largest integer that every JSON reader reads exactly


class NotAState(ValueError):
    """Data that is not a state of the game. The message names the first wrong field."""


class Form(NamedTuple):
    """The functions that write and read the values of one annotation as JSON."""

    read: Read
    write: Write | None  # None: unchanged
    kinds: tuple[type, ...]  # Python types of values
    stored: tuple[type, ...]  # JSON types of values


def refused(value: Any, wanted: str) -> NotAState:
    """Return an error that names the type of `value` but not the value, which may be huge."""
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
    """Return the form of numbers below 36 as a string, one character each."""
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
    """Return the form of a boolean as 0 or 1."""

    def read(value: Any) -> bool:
        if type(value) is int and value in (0, 1):
            return value == 1
        raise refused(value, "0 or 1")

    return Form(read, int, (bool,), (int,))


def _values(kind: Any, values: dict[Any, Any], write: Write | None) -> Form:
    """Return a form that maps stored values to values in memory."""
    found = {(type(stored), stored): value for stored, value in values.items()}
    stored_kinds = tuple({type(stored) for stored in values})

    def read(value: Any) -> Any:
        if type(value) in stored_kinds and (type(value), value) in found:
            return found[type(value), value]
        raise refused(value, "one of the values there are")

    kinds = tuple({type(value) for value in values.values()})
    return Form(read, write, kinds, stored_kinds)


def literal(kind: Any) -> Form:
    """Return the form of a Literal."""
    return _values(kind, {each: each for each in get_args(kind)}, None)


def enum(kind: Any) -> Form:
    """Return the form of an enum, which stores the value of a member."""
    return _values(kind, {each.value: each for each in kind}, attrgetter("value"))
