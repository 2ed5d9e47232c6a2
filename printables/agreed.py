"""A game's options in words: their names, and the effect of values other than the default."""

from collections.abc import Iterator, Mapping

from engine.options import Choosable, Option
from printables.passage import Passage
from printables.speaker import Speaker

PREFIX = "option-"


def key_of(option: Option) -> str:
    """Return the message key for an option that is not at its default."""
    return f"{PREFIX}{option['id']}" + ("-off" if option["default"] is True else "")


def worded(say: Speaker, option: Option, value: object) -> tuple[str, str]:
    """Return the name of an option with this value, and a sentence about it."""
    key, facts = key_of(option), option.get("facts", {})
    about = say(f"{key}-about", **facts)
    if isinstance(value, bool):
        return say(key), about
    if "range" in option:
        return say(f"{key}-chosen", value=value), about
    return say("option-is", option=say(key), value=say(f"{key}-{value}", **facts)), about


def others(say: Speaker, option: Option) -> list[str]:
    """Return the values other than the default in words.

    An option with a number has too many values to list, so it is only named.
    """
    if "range" in option:
        return [say(key_of(option))]
    values = [value for value in option["values"] if value != option["default"]]
    return [worded(say, option, value)[0] for value in values]


def unusual(game: Choosable, options: Mapping[str, object]) -> Iterator[tuple[Option, object]]:
    """Yield the options that differ from their defaults, in the game's order."""
    for option in game.options:
        value = options.get(option["id"], option["default"])
        if value != option["default"]:
            yield option, value


def in_play(
    say: Speaker, game: Choosable, options: Mapping[str, object]
) -> Iterator[tuple[Option, object]]:
    """Yield the options that differ from their defaults, without those that cannot matter.

    `say` says nothing of these: with four players, of options for two.
    """
    for option, value in unusual(game, options):
        if say(f"{PREFIX}{option['id']}"):
            yield option, value


def agreed_passage(say: Speaker, game: Choosable, options: Mapping[str, object]) -> Passage:
    """Return the options that differ from their defaults, as a part of the reference card.

    It has no lines if none differ.
    """
    told = (worded(say, *each) for each in in_play(say, game, options))
    return Passage(say("aid-options"), tuple(f"<b>{name}.</b> {about}" for name, about in told))
