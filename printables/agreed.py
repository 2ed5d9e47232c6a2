"""A game's options in words.

For the host's form an option has a name, a hint (`-about`) and names of its values. Players read
the name of each value other than the default, also in small print, and its rule (`-rule`).
"""

from collections.abc import Iterator, Mapping

from engine.options import Choosable, Option
from printables.passage import Passage
from printables.speaker import Speaker

PREFIX = "option-"
PLAYER = "player"  # noun of the name that a speaker has for a seat, counted from 1


def key_of(option: Option) -> str:
    """Return the message key for an option that does not have its default value."""
    return f"{PREFIX}{option['id']}" + ("-off" if option["default"] is True else "")


def worded(say: Speaker, option: Option, value: object) -> tuple[str, str]:
    """Return the name of an option with a value other than the default, and the players' rule."""
    key = key_of(option)
    facts: Mapping[str, object] = option.get("facts", {})
    if isinstance(value, bool):
        return say(key), say(f"{key}-rule", **facts)
    if option.get("is_seat"):
        facts = seated(say, value)
    if "range" in option:
        return say(f"{key}-chosen", value=value, **facts), say(f"{key}-rule", value=value, **facts)
    name = say("option-is", option=say(key), value=say(f"{key}-{value}", **facts))
    return name, say(f"{key}-{value}-rule", value=value, **facts)


def seated(say: Speaker, number: object) -> dict[str, object]:
    """Return the facts about a seat, counted from 1: the player's name, if the speaker knows it."""
    name = say.noun(PLAYER, str(number))
    return {"player": name, "is_known": name != str(number)}


def _headed(say: Speaker, option: Option, value: object) -> tuple[str, str]:
    """Return a heading and the rule; a named value is left out, as the rule tells it."""
    name, rule = worded(say, option, value)
    return (say(key_of(option)) if isinstance(value, str) else name), rule


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

    `say` returns "" for the latter, such as options for two players in a game of four.
    """
    for option, value in unusual(game, options):
        if say(f"{PREFIX}{option['id']}"):
            yield option, value


def agreed_passage(say: Speaker, game: Choosable, options: Mapping[str, object]) -> Passage:
    """Return the options that differ from their defaults, as a part of the reference card.

    It has no lines if none differ.
    """
    told = (_headed(say, *each) for each in in_play(say, game, options))
    return Passage(say("aid-options"), tuple(f"<b>{name}.</b> {rule}" for name, rule in told))
