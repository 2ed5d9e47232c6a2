"""What all commands share: their language, how they refuse, and the arguments they take."""

import json
from collections.abc import Callable, Mapping
from functools import wraps
from pathlib import Path
from typing import Any, TypeAlias

import click

import engine
from engine.game import AnyGame
from service.installation.variables import BadSetting
from service.language.terminal import Voice, harmless
from service.language.words import Speaker, speaker
from service.matches.match_text import Unverified, plain_code
from service.operations.own_language import own_language
from service.people.problems import problem_of_option
from service.views.problems import say_problem

# What may go wrong for good reason, each with its line made of it and the command's arguments.
Refusals: TypeAlias = Mapping[type[Exception], Callable[[Any, Mapping[str, Any]], str]]


class Refusal(click.ClickException):
    """One clear line, and exit code 1."""

    exit_code = 1

    def show(self, file: Any = None) -> None:
        """Say it on stderr."""
        click.echo(self.message, err=True)


def refuses(said: Refusals) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Turn what a command may run into into a line of the reader's language."""

    def guard(command: Callable[..., None]) -> Callable[..., None]:
        @wraps(command)
        def guarded(*args: Any, **kwargs: Any) -> None:
            try:
                command(*args, **kwargs)
            except tuple(said) as error:
                say = next(said[kind] for kind in type(error).__mro__ if kind in said)
                raise Refusal(say(error, kwargs)) from None

        return guarded

    return guard


def own_speaker() -> Speaker:
    """In the language of the installation."""
    return speaker(own_language())


def game_speaker(game: AnyGame) -> Speaker:
    """The same in the words of that game."""
    return speaker(own_speaker().language, game)


def voice() -> Voice:
    """The same for sentences that quote what comes from elsewhere."""
    return Voice(own_speaker())


def _bad_option(bad: engine.BadOption, given: Mapping[str, Any]) -> str:
    game: AnyGame = given["game"]
    return say_problem(Voice(game_speaker(game)), problem_of_option(game, bad))


BAD_OPTION: Refusals = {engine.BadOption: _bad_option}
BAD_SETTING: Refusals = {BadSetting: lambda bad, _: harmless(str(bad))}
UNVERIFIED: Refusals = {
    Unverified: lambda wrong, _: voice()(f"verify-{wrong.code}", **wrong.facts),
}


# --- arguments -------------------------------------------------------------


class GameChoice(click.ParamType[AnyGame]):
    """One of the games, as an argument."""

    name = "game"

    def convert(self, value: Any, param: Any, context: Any) -> Any:
        """The game itself, or a refusal that lists them."""
        known = engine.families()
        if value not in known:
            self.fail(voice()("problem-unknown_game", takes=[*known]), param, context)
        return engine.load(value)


def options_of(pairs: tuple[str, ...]) -> dict[str, Any]:
    """`--option k=v` as the engine takes them: true, false and numbers by their JSON names."""
    options: dict[str, Any] = {}
    for pair in pairs:
        name, _, text = pair.partition("=")
        try:
            options[name] = json.loads(text)
        except (ValueError, RecursionError):
            options[name] = text
    return options


class CheckCode(click.ParamType[str]):
    """The 64 digits by which a letter publishes a shuffle, as people copy them."""

    name = "code"

    def convert(self, value: Any, param: Any, context: Any) -> str:
        """The digits alone, in small letters."""
        code = plain_code(value)
        if code is None:
            self.fail(voice()("verify-not_a_code"), param, context)
        return code


def text_of(file: Path) -> str:
    """What a file holds."""
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Refusal(voice()("cli-no-file", file=str(file))) from None
    except UnicodeDecodeError:
        raise Refusal(voice()("cli-unreadable", file=str(file))) from None
    except OSError as error:
        raise Refusal(harmless(f"{file}: {error.strerror}")) from None
