"""A game's options in words: what one is called, and what choosing it otherwise means."""

from collections.abc import Iterator, Mapping

from engine.options import Choosable, Option
from printables.passage import Passage
from printables.speaker import Speaker

PREFIX = "option-"


def key_of(option: Option) -> str:
    """The key of the words for choosing an option other than by default."""
    return f"{PREFIX}{option['id']}" + ("-off" if option["default"] is True else "")


def worded(say: Speaker, option: Option, value: object) -> tuple[str, str]:
    """An option with a value other than its default: its name, and a sentence about it."""
    key, facts = key_of(option), option.get("facts", {})
    about = say(f"{key}-about", **facts)
    if isinstance(value, bool):
        return say(key), about
    if "range" in option:
        return say(f"{key}-chosen", value=value), about
    return say("option-is", option=say(key), value=say(f"{key}-{value}", **facts)), about


def others(say: Speaker, option: Option) -> list[str]:
    """What may be chosen in place of the default; of a number only what it is about."""
    if "range" in option:
        return [say(key_of(option))]
    values = [value for value in option["values"] if value != option["default"]]
    return [worded(say, option, value)[0] for value in values]


def unusual(game: Choosable, options: Mapping[str, object]) -> Iterator[tuple[Option, object]]:
    """The options whose value differs from the default, as the game lists them."""
    for option in game.options:
        value = options.get(option["id"], option["default"])
        if value != option["default"]:
            yield option, value


def agreed_passage(say: Speaker, game: Choosable, options: Mapping[str, object]) -> Passage:
    """What a table plays otherwise, as a part of its reference card; empty where nothing is."""
    told = (worded(say, *each) for each in unusual(game, options))
    return Passage(say("aid-options"), tuple(f"<b>{name}.</b> {about}" for name, about in told))
