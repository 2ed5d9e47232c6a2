"""A game's options, for the host's form and for the players.

An option's form field is `option-<id>`. If a switch is on in the rulebook, its check box turns
it off, and the label says so. An empty form thus gives the rulebook's game.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

import engine
import printables
from engine.game import AnyGame, Options
from engine.options import Choosable, Option, fits
from printables.agreed import PREFIX as PREFIX
from printables.agreed import in_play, key_of, unusual, worded
from service.language.digits import whole_number
from service.language.words import Speaker, Word

if TYPE_CHECKING:  # printing needs no database
    from service.database.rows import MatchRow
    from service.matches.store import LoadedMatch
    from service.views.reader import Reader

DATA = "data"  # option with the text of a box owner's data file, so it has no list of values
SHOWN = "options-of"  # hidden field: the id of the game whose options the form showed


@dataclass(frozen=True)
class Chosen:
    """An option of a match: its name and value in words, and the players' rule."""

    name: Word
    about: Word


def offered() -> list[Any]:
    """Return all games in the order of the host's form: the suggested one and its family first."""
    games = engine.games().values()
    families = {game.family for game in games if game.is_suggested}
    return sorted(
        games, key=lambda game: (game.family not in families, not game.is_suggested, game.id)
    )


# --- in words --------------------------------------------------------------


def chosen(
    say: Speaker,
    game: Choosable,
    options: Mapping[str, Any],
    seats: int,
    names: Sequence[str] = (),
) -> list[Chosen]:
    """Return the options that differ from the rulebook, in words; `seats` is the number of players.

    `names` are the known names by seat, "" for an unknown one.
    """
    agreed = printables.agreed_speaker(game, say.naming(names), options, seats)
    found = [
        Chosen(Word(name), _of_campaign(say, game, option["id"], options, seats) or Word(about))
        for option, value in in_play(agreed, game, options)
        for name, about in (worded(agreed, option, value),)
    ]
    if options.get(DATA):
        found.append(Chosen(say(f"{PREFIX}{DATA}"), say(f"{PREFIX}{DATA}-about")))
    return found


def of_match(reader: "Reader", loaded: "LoadedMatch") -> list[Chosen]:
    """Return the options of a match, including those about its talk, deals and names."""
    say, match = reader.say, loaded.match
    known = known_names(loaded, reader.names)
    return [
        *chosen(say, loaded.game, match.options, match.seats, known),
        *between_players(say, match),
    ]


def known_names(loaded: "LoadedMatch", names: Sequence[str]) -> tuple[str, ...]:
    """Return the names by seat, "" for an open seat; () while seats are still to be drawn."""
    if loaded.is_anonymous and not loaded.has_begun:  # seats are drawn at the beginning
        return ()
    seated = zip(loaded.seats, names, strict=True)
    return tuple(name if seat.name else "" for seat, name in seated)


def about_a_seat(game: Choosable, options: Mapping[str, Any]) -> bool:
    """True if an option that differs from its default names a seat."""
    return any(option.get("is_seat") for option, _ in unusual(game, options))


def between_players(say: Speaker, match: "MatchRow") -> list[Chosen]:
    """Return the rules about messages, deals and names that the host has changed, in words."""
    rules = [] if match.talk == "all" else [f"talk-rule-{match.talk}"]
    if match.deals != "not_binding" and match.talk == "all":
        rules.append(f"pact-rule-{match.deals}")
    found = [Chosen(say(rule), say(f"{rule}-about")) for rule in rules]
    return [
        *found,
        *([Chosen(say("anonymous"), say("anonymous-about"))] if match.anonymous else []),
    ]


def _of_campaign(
    say: Speaker, game: Choosable, option: str, options: Mapping[str, Any], seats: int
) -> Word | None:
    """Return how long a campaign takes and how it is scored; None for any other option."""
    series = getattr(game, "series", None)  # the rules of a table have none
    if series is None or option != series.option:
        return None
    length = campaign_length(say, cast("AnyGame", game), {**options}, seats)
    return Word(f"{length} {say('campaign-rule')}")


def campaign_length(say: Speaker, game: AnyGame, options: Options, seats: int) -> str:
    """Return how many games a campaign with these options takes; "" for a single game.

    If `seats` is not a possible number, the number of players in the measured games is used.
    """
    series = game.series
    if series is None or not series.target(options):
        return ""
    measured = game.length.seats if game.length else game.seats[0]
    least, most = series.games(options, seats if seats in game.seats else measured)
    return say("campaign-length", least=least, most=most, target=series.target(options))


# --- on a form -------------------------------------------------------------


@dataclass(frozen=True)
class Field:
    """An option as a form field: a check box, a number, or one of several values."""

    id: str
    key: str  # message key of its label
    shape: str  # box, number, choice
    takes: tuple[Any, ...]  # the ticked box's value, a number's bounds, or all values as texts
    begins: str  # initial value: the rulebook's
    text: str  # present value
    facts: Mapping[str, int]  # variables of its label
    is_often_chosen: bool  # True if it is shown at once; other options are collapsed

    @property
    def is_changed(self) -> bool:
        """True if the host has changed this option."""
        return self.text != self.begins


def fields(
    game: Choosable, form: Mapping[str, str], often_chosen: Sequence[str] = ()
) -> list[Field]:
    """Return a game's options as form fields, filled with the values of `form`."""
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
    """Return the form values of the options that differ from the rulebook, by option id."""
    return {
        option["id"]: str(value).lower() if isinstance(value, bool) else str(value)
        for option, value in unusual(game, chosen)
    }


def from_form(form: Mapping[str, str]) -> dict[str, Any]:
    """Return the options that a form chooses, by id.

    If the form showed another game's options, those left at their default choose nothing.
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
    """Return the game's options in a URL's query parameters, without invalid values."""
    values = from_form({name: text for name, text in texts.items() if name != PREFIX + DATA})
    takes = {option["id"]: option for option in game.options}
    return {
        name: value for name, value in values.items() if name in takes and fits(takes[name], value)
    }


def with_file(form: Mapping[str, str], file: bytes | None) -> dict[str, str]:
    """Return the form with its uploaded data file in place of typed data.

    A file that is not text becomes a value that no game accepts.
    """
    if not file:
        return dict(form)
    return {**form, PREFIX + DATA: file.decode("utf-8-sig", errors="replace")}


def are_astray(form: Mapping[str, str]) -> bool:
    """True if the form has options of the previously shown game that this game lacks."""
    game, other = engine.games().get(form.get("game", "")), _other_game(form)
    if game is None or other is None:
        return False
    strange = {option["id"] for option in other.options} - {each["id"] for each in game.options}
    return not strange.isdisjoint(from_form(form))


def _other_game(form: Mapping[str, str]) -> Any:
    """Return the game that the form showed before, if a different one is now chosen; else None."""
    shown = form.get(SHOWN, "")
    return engine.games().get(shown) if shown != form.get("game") else None


def _value(text: str) -> Any:
    """Return a field's text as an option's value: true, false and integers as in JSON."""
    known = {"true": True, "false": False}
    if text in known:
        return known[text]
    number = whole_number(text)
    return text if number is None else number
