"""A game's options in words.

On the host's form an option has a name, a hint (message key ending in `-about`) and names for its
values. Players see only options that differ from the default: the name of the value, also in small
print, and its rule (`-rule`).
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
    """Return the name of an option with this non-default value, and its rule for players."""
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
    """Return message variables about seat `number` (from 1): its player, and whether known."""
    name = say.noun(PLAYER, str(number))
    return {"player": name, "is_known": name != str(number)}


def _headed(say: Speaker, option: Option, value: object) -> tuple[str, str]:
    """Return a heading and a rule for an option.

    A named value is left out of the heading, because the rule already says it.
    """
    name, rule = worded(say, option, value)
    return (say(key_of(option)) if isinstance(value, str) else name), rule


def others(say: Speaker, option: Option) -> list[str]:
    """Return the names of the option's values other than the default.

    An option with a number has too many values to list, so the result is only its name.
    """
    if "range" in option:
        return [say(key_of(option))]
    values = [value for value in option["values"] if value != option["default"]]
    return [worded(say, option, value)[0] for value in values]


def unusual(game: Choosable, options: Mapping[str, object]) -> Iterator[tuple[Option, object]]:
    """Yield each option that differs from its default, with its value, in the game's order."""
    for option in game.options:
        value = options.get(option["id"], option["default"])
        if value != option["default"]:
            yield option, value


def in_play(
    say: Speaker, game: Choosable, options: Mapping[str, object]
) -> Iterator[tuple[Option, object]]:
    """Yield each option that differs from its default and can matter, with its value.

    `say` returns "" for options that cannot matter, such as those for two players in a game of
    four.
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
