"""JSON forms of annotations: how their values are written and read, compiled once each.

The form of each annotation is:

    int, str, bool, None          unchanged; integers up to LARGEST
    bytes                         hexadecimal string
    list[X], tuple[X, ...]        a list
    tuple[X, Y], a NamedTuple     a list of exactly that many parts
    tuple[X, *tuple[Y, ...]]      a list of the first parts, then any number of others
    frozenset[X]                  a sorted list
    dict[str, X], dict[int, X]    an object
    X | Y                         the form of whichever it is
    Literal, an Enum              the value, one of those listed
    a dataclass, a TypedDict      an object of the fields that differ from their defaults;
                                  its __post_init__ may raise ValueError to refuse it
    Annotated[X, ALWAYS]          the same, even if it equals its default
    Annotated[X, FOLLOWS]         nothing: the field follows from others
    Annotated[X, ONE_SIGN_EACH]   numbers below 36 as a string, one character each
    Annotated[bool, ZERO_OR_ONE]  0 or 1
    Annotated[X, Among(Y)]        the fields of a dataclass Y, inlined in the enclosing object
"""

from __future__ import annotations

import types
from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from operator import attrgetter
from typing import (
    Annotated,
    Any,
    Literal,
    NamedTuple,
    NotRequired,
    Union,
    Unpack,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from engine.values import (
    LARGEST,
    PLAIN,
    Form,
    NotAState,
    Read,
    Write,
    bit,
    enum,
    literal,
    refused,
    signs,
)

FOLLOWS = "follows from other fields"
ONE_SIGN_EACH = "one sign for each number"
ZERO_OR_ONE = "zero or one"
ALWAYS = "even where it equals its default"


class Among(NamedTuple):
    """An annotation of a field: the value's fields are inlined in the enclosing JSON object.

    `kind` is the dataclass of the value, or a union of dataclasses.
    """

    kind: Any  # a dataclass, or a union of them


def form_of(kind: Any) -> Form:
    """Return the JSON form of the annotation `kind`; raises TypeError if it has none."""
    if get_origin(kind) is Annotated:
        kind, *marks = get_args(kind)
        marked = [_MARKED[mark](kind) for mark in marks if mark in _MARKED]
        return marked[0] if marked else form_of(kind)
    if kind in PLAIN:
        return PLAIN[kind]
    origin = get_origin(kind)
    if origin in _GENERIC:
        return _GENERIC[origin](kind)
    for holds, form in _CLASSES:
        if isinstance(kind, type) and holds(kind):
            return form(kind)
    raise TypeError(f"no form for {kind!r}")


# --- lists and tuples -------------------------------------------------------


def _rows(kind: Any) -> Form:
    """Return the form of `list[X]` or `tuple[X, ...]`."""
    made, part = get_origin(kind), get_args(kind)[0]
    if part in (int, str, bool):
        return Form(_read_simple(made, part), list, (made,), (list,))
    form = form_of(part)
    read_part, write_part = form.read, form.write or _same

    def read(values: Any) -> Any:
        if type(values) is list:
            return made(map(read_part, values))
        raise refused(values, "a list")

    def write(values: Any) -> list[Any]:
        return list(map(write_part, values))

    return Form(read, write if form.write else list, (made,), (list,))


def _read_simple(made: type, part: type) -> Read:
    """Return a function that reads a JSON list of `part` values (int, str or bool) as a `made`."""
    only = {part}

    def read(values: Any) -> Any:
        if type(values) is not list or (values and {*map(type, values)} != only):
            raise refused(values, f"a list of {part.__name__}")
        if values and part is int and (min(values) < -LARGEST or max(values) > LARGEST):
            raise NotAState("a number too large")
        return made(values)

    return read


def _tuple(kind: Any) -> Form:
    args = get_args(kind)
    if len(args) == 2 and args[1] is Ellipsis:
        return _rows(kind)
    if args and get_origin(args[-1]) is Unpack:  # as get_type_hints returns it
        return _parts([*args[:-1]], get_args(get_args(args[-1])[0])[0])
    return _parts([*args])


def _named_tuple(kind: Any) -> Form:
    hints = get_type_hints(kind, include_extras=True)
    read, write, _, stored = _parts([hints[name] for name in kind._fields])
    return Form(lambda values: kind(*read(values)), write, (kind,), stored)


def _parts(first: list[Any], rest: Any = None) -> Form:
    """Return the form of a tuple of the types in `first`, then any number of values of type `rest`.

    If `rest` is None, the tuple has no more values.
    """
    forms, least = [form_of(part) for part in first], len(first)
    reads, more = [form.read for form in forms], None if rest is None else form_of(rest)
    changing = _changed_by_writing(rest)

    def read(values: Any) -> tuple[Any, ...]:
        if type(values) is not list or len(values) < least or (not more and len(values) > least):
            raise refused(values, f"a list of {least} parts")
        found = [read(value) for read, value in zip(reads, values, strict=False)]
        if more:
            found += [more.read(value) for value in values[least:]]
        return tuple(found)

    def write(values: Any) -> list[Any]:
        stored = list(values)
        for place, form in enumerate(forms):
            if form.write:
                stored[place] = form.write(stored[place])
        # Checked for all at once, as few of a log's thousands of facts change when written.
        if more and more.write and not changing.isdisjoint(map(type, stored[least:])):
            stored[least:] = [more.write(value) for value in stored[least:]]
        return stored

    return Form(read, write, (tuple,), (list,))


def _changed_by_writing(kind: Any) -> set[type]:
    """Return the Python types allowed by the annotation `kind` that are converted on writing."""
    several = get_origin(kind) in (Union, types.UnionType)
    ones = get_args(kind) if several else () if kind is None else (kind,)
    return {each for form in map(form_of, ones) if form.write for each in form.kinds}


def _frozenset(kind: Any) -> Form:
    form = _rows(types.GenericAlias(list, get_args(kind)))

    def write(values: Any) -> Any:
        ordered = sorted(values)
        return form.write(ordered) if form.write else ordered

    def read(values: Any) -> Any:
        found = form.read(values)
        if found == sorted(set(found)):
            return frozenset(found)
        raise refused(values, "a list in order")

    return Form(read, write, (frozenset,), (list,))


# --- unions -----------------------------------------------------------------


def _union(kind: Any) -> Form:
    """Return the form of a union. The reader tries each member that has the value's JSON type."""
    forms = [form_of(each) for each in get_args(kind)]
    reads: dict[type, list[Read]] = {}
    for form in forms:
        for stored in form.stored:
            reads.setdefault(stored, []).append(form.read)
    writes = {each: form.write for form in forms for each in form.kinds if form.write}
    kinds = tuple(each for form in forms for each in form.kinds)
    if len({*kinds}) < len(kinds):
        raise TypeError(f"kinds that cannot be told apart in {kind!r}")

    def read(value: Any) -> Any:
        first = None
        for each in reads.get(type(value), ()):
            try:
                return each(value)
            except NotAState as wrong:
                first = first or wrong
        raise first or refused(value, "one of the kinds there are")

    def write(value: Any) -> Any:
        how = writes.get(type(value))
        return value if how is None else how(value)

    return Form(read, write if writes else None, kinds, tuple(reads))


# --- objects ---------------------------------------------------------------


def _dict(kind: Any) -> Form:
    key, part = get_args(kind)
    form = form_of(part)
    if key not in (int, str):
        raise TypeError(f"no form for a key in {kind!r}")

    def read_key(name: Any) -> Any:
        if key is str and type(name) is str:
            return name
        digits = name.removeprefix("-") if type(name) is str else ""
        if key is int and digits.isdecimal() and len(digits) < 16 and str(int(name)) == name:
            return int(name)
        raise refused(name, "a key")

    def read(data: Any) -> Any:
        if type(data) is dict:
            return {read_key(name): form.read(value) for name, value in data.items()}
        raise refused(data, "an object")

    def write(values: Any) -> dict[str, Any]:
        how = form.write or _same
        return {str(name): how(value) for name, value in values.items()}

    return Form(read, write, (dict,), (dict,))


def _same(value: Any) -> Any:
    return value


class Field(NamedTuple):
    """A field of an object: its name, its form, and its default, which is not written."""

    name: str
    form: Form
    default: Any  # MISSING: required; NotRequired: may be absent


def _typed_dict(kind: Any) -> Form:
    hints = get_type_hints(kind, include_extras=True)
    every = []
    for name, hint in hints.items():
        may_miss = get_origin(hint) is NotRequired or name not in kind.__required_keys__
        inner = get_args(hint)[0] if get_origin(hint) is NotRequired else hint
        every.append(Field(name, form_of(inner), NotRequired if may_miss else MISSING))
    writes = {field.name: field.form.write or _same for field in every}

    def write(values: Any) -> dict[str, Any]:
        return {name: writes[name](value) for name, value in values.items()}

    def read(data: Any) -> Any:
        return {
            name: value for name, value in _read_fields(every, data) if value is not NotRequired
        }

    return Form(read, write, (dict,), (dict,))


def _dataclass(kind: Any) -> Form:
    hints = get_type_hints(kind, include_extras=True)
    every, among = [], []
    for field in fields(kind):
        marks = getattr(hints[field.name], "__metadata__", ())
        mark = next((mark for mark in marks if isinstance(mark, Among)), None)
        if mark:
            among.append(Field(field.name, form_of(mark.kind), MISSING))
        elif FOLLOWS not in marks:
            default = MISSING if ALWAYS in marks else field.default
            every.append(Field(field.name, form_of(hints[field.name]), default))
    names = {field.name for field in every}
    put, write_own = object.__setattr__, _write_fields(every)  # also sets fields of frozen ones
    besides = [(field.name, field.form.write or _same) for field in among]
    demand = getattr(kind, "__post_init__", None)

    def read(data: Any) -> Any:
        made = kind.__new__(kind)
        if among and type(data) is dict:
            others = {name: value for name, value in data.items() if name not in names}
            data = {name: value for name, value in data.items() if name in names}
            put(made, among[0].name, among[0].form.read(others))
        for name, value in _read_fields(every, data):
            put(made, name, value)
        if demand:
            try:
                demand(made)
            except ValueError as wrong:
                raise NotAState(str(wrong)) from None
        return made

    def write(value: Any) -> dict[str, Any]:
        stored: dict[str, Any] = write_own(value)
        for name, write_among in besides:
            stored.update(write_among(getattr(value, name)))
        return stored

    return Form(read, write if among else write_own, (kind,), (dict,))


def _read_fields(every: list[Field], data: Any) -> list[tuple[str, Any]]:
    """Return the name of each field with its value in the object `data`, or with its default.

    Raise NotAState for unknown, missing or invalid fields.
    """
    if type(data) is not dict:
        raise refused(data, "an object")
    found, there = [], 0
    for name, form, default in every:
        if name in data:
            there += 1
            try:
                found.append((name, form.read(data[name])))
            except NotAState as wrong:
                raise NotAState(f"{name}: {wrong}") from None
        elif default is MISSING:
            raise NotAState(f"{name}: missing")
        else:
            found.append((name, default))
    if there < len(data):
        raise NotAState("a field that there is not")
    return found


def _write_fields(every: list[Field]) -> Write:
    """Return a function that writes the fields of an object.

    It copies all fields that need no conversion in one step, since states are written every turn.
    """
    always = [field for field in every if field.default is MISSING]
    plain = [field.name for field in always if not field.form.write]
    formed = [(field.name, field.form.write) for field in always if field.form.write]
    unless = [
        (field.name, field.default, field.form.write or _same)
        for field in every
        if field.default is not MISSING
    ]
    get_plain = attrgetter(*plain, "__class__", "__class__")  # two names make it a tuple

    def write(state: Any) -> dict[str, Any]:
        stored = dict(zip(plain, get_plain(state), strict=False))
        for name, how in formed:
            stored[name] = how(getattr(state, name))
        for name, default, how in unless:
            value = getattr(state, name)
            if value != default:
                stored[name] = how(value)
        return stored

    return write


# --- choice of form ---------------------------------------------------------

_MARKED: dict[str, Callable[[Any], Form]] = {ONE_SIGN_EACH: signs, ZERO_OR_ONE: bit}
_GENERIC: dict[Any, Callable[[Any], Form]] = {
    list: _rows,
    tuple: _tuple,
    frozenset: _frozenset,
    dict: _dict,
    Literal: literal,
    Union: _union,
    types.UnionType: _union,
}
_CLASSES: tuple[tuple[Callable[[Any], bool], Callable[[Any], Form]], ...] = (
    (is_dataclass, _dataclass),
    (is_typeddict, _typed_dict),
    (lambda kind: issubclass(kind, Enum), enum),
    (lambda kind: issubclass(kind, tuple) and hasattr(kind, "_fields"), _named_tuple),
)
