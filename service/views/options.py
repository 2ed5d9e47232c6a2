"""A game's optional rules as a host chooses them and as a table reads them.

On a form an option is the field `option-<id>`. A switch that the rulebook has on is a box to
turn it off, with words of its own: a form on which nothing is chosen is the rulebook's game.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import engine
from engine.game import AnyGame
from engine.options import Choosable, Option, fits
from printables.agreed import PREFIX as PREFIX
from printables.agreed import key_of, unusual, worded
from service.language.digits import whole_number
from service.language.words import Speaker, Word

DATA = "data"  # the text of an owner's data file, where a game takes one; no list holds its values
SHOWN = "options-of"  # the field that says whose options the form showed


@dataclass(frozen=True)
class Chosen:
    """An option that a table plays with: its name and value in words, and a sentence about it."""

    name: Word
    about: Word


def offered() -> list[Any]:
    """All games in the order in which a host is offered them: the suggested one and its kin."""
    games = engine.games().values()
    families = {game.family for game in games if game.is_suggested}
    return sorted(
        games, key=lambda game: (game.family not in families, not game.is_suggested, game.id)
    )


# --- in words --------------------------------------------------------------


def chosen(say: Speaker, game: Choosable, options: Mapping[str, Any]) -> list[Chosen]:
    """What a match plays with, where that is not what the rulebook has."""
    told = (worded(say, option, value) for option, value in unusual(game, options))
    found = [Chosen(Word(name), Word(about)) for name, about in told]
    if options.get(DATA):
        found.append(Chosen(say(f"{PREFIX}{DATA}"), say(f"{PREFIX}{DATA}-about")))
    return found


# --- on a form -------------------------------------------------------------


@dataclass(frozen=True)
class Field:
    """An option as a field: a box to tick, a number, or one of several values."""

    id: str
    key: str  # of its words
    shape: str  # box, number, choice
    takes: tuple[Any, ...]  # what a ticked box sends; the bounds of a number; the values' texts
    begins: str  # what stands in it at first: the rulebook's way
    text: str  # what stands in it now
    facts: Mapping[str, int]  # for its words
    is_often_chosen: bool  # so that it is in sight before anybody asks

    @property
    def is_changed(self) -> bool:
        """Whether the host has chosen here."""
        return self.text != self.begins


def fields(
    game: Choosable, form: Mapping[str, str], often_chosen: Sequence[str] = ()
) -> list[Field]:
    """The options of a game as fields, filled with what a form says."""
    return [
        _field(option, form.get(f"{PREFIX}{option['id']}", ""), option["id"] in often_chosen)
        for option in game.options
    ]


def _field(option: Option, text: str, is_often: bool) -> Field:
    name, key, default = option["id"], key_of(option), option["default"]
    facts = option.get("facts", {})
    if isinstance(default, bool):
        ticked = "false" if default else "true"
        now = ticked if text == ticked else ""
        return Field(name, key, "box", (ticked,), "", now, facts, is_often)
    if "range" in option:
        bounds, begins = tuple(option["range"]), str(default)
        return Field(name, key, "number", bounds, begins, text or begins, facts, is_often)
    values = tuple(map(str, option["values"]))
    now = text if text in values else str(default)
    return Field(name, key, "choice", values, str(default), now, facts, is_often)


def as_texts(game: AnyGame, chosen: Mapping[str, Any]) -> dict[str, str]:
    """What a form's fields say where a match plays otherwise than the rulebook has it."""
    return {
        option["id"]: str(value).lower() if isinstance(value, bool) else str(value)
        for option, value in unusual(game, chosen)
    }


def from_form(form: Mapping[str, str]) -> dict[str, Any]:
    """The options that a form chooses.

    Where it still showed those of another game, what was left as it began there chooses nothing.
    """
    texts = ((name, text.strip()) for name, text in form.items() if name.startswith(PREFIX))
    values = {name.removeprefix(PREFIX): _value(text) for name, text in texts if text}
    if DATA in values:
        values[DATA] = form[PREFIX + DATA]
    other = _other_game(form)
    for option in other.options if other else ():
        if values.get(option["id"]) == option["default"]:
            del values[option["id"]]
    return values


def agreed(game: AnyGame, texts: Mapping[str, str]) -> dict[str, Any]:
    """What of an address's fields are options of that game; all else is passed over."""
    values = from_form({name: text for name, text in texts.items() if name != PREFIX + DATA})
    takes = {option["id"]: option for option in game.options}
    return {
        name: value for name, value in values.items() if name in takes and fits(takes[name], value)
    }


def with_file(form: Mapping[str, str], file: bytes | None) -> dict[str, str]:
    """The form with the data file that came along, in place of what was typed.

    What is no text comes out as something that no game takes for a data file.
    """
    if not file:
        return dict(form)
    return {**form, PREFIX + DATA: file.decode("utf-8-sig", errors="replace")}


def are_astray(form: Mapping[str, str]) -> bool:
    """Whether options were chosen of another game, shown before, that this one does not have."""
    game, other = engine.games().get(form.get("game", "")), _other_game(form)
    if game is None or other is None:
        return False
    strange = {option["id"] for option in other.options} - {each["id"] for each in game.options}
    return not strange.isdisjoint(from_form(form))


def _other_game(form: Mapping[str, str]) -> Any:
    """The game whose options the form showed, where that is not the one it is sent for."""
    shown = form.get(SHOWN, "")
    return engine.games().get(shown) if shown != form.get("game") else None


def _value(text: str) -> Any:
    """A field's text as an option's value: true, false and whole numbers by their JSON names."""
    known = {"true": True, "false": False}
    if text in known:
        return known[text]
    number = whole_number(text)
    return text if number is None else number
