"""Code shared by the commands: language, refusals, argument types."""

import json
import sys
from collections.abc import Callable, Mapping
from functools import wraps
from pathlib import Path
from typing import Any, TypeAlias

import click
from click.shell_completion import CompletionItem

import engine
from engine.game import AnyGame
from service.installation.environment_reader import BadSetting
from service.language.terminal import Voice, harmless
from service.language.words import Speaker, speaker
from service.matches.match_text import Unverified, plain_code
from service.operations.command_language import own_language
from service.people.problems import problem_of_option
from service.views.problems import say_problem

# For each expected exception, a function of it and the command's arguments that returns one line.
Refusals: TypeAlias = Mapping[type[Exception], Callable[[Any, Mapping[str, Any]], str]]


class Refusal(click.ClickException):
    """A refusal: one clear line, and exit code 1."""

    exit_code = 1

    def show(self, file: Any = None) -> None:
        """Print the message to stderr."""
        click.echo(self.message, err=True)


def refuses(said: Refusals) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Return a decorator that turns expected exceptions of a command into refusals.

    `said` has the functions that word them.
    """

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
    """Return the speaker of the installation's language."""
    return speaker(own_language())


def game_speaker(game: AnyGame) -> Speaker:
    """Return a speaker of the installation's language with the words of that game."""
    return speaker(own_speaker().language, game)


def voice() -> Voice:
    """Return a speaker that makes quoted text safe for a terminal."""
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
    """An argument that is a game's id."""

    name = "game"

    def convert(self, value: Any, param: Any, context: Any) -> Any:
        """Return the game, or fail with a list of the games."""
        known = engine.families()
        if value not in known:
            self.fail(voice()("problem-unknown_game", takes=[*known]), param, context)
        return engine.load(value)

    def shell_complete(self, ctx: Any, param: Any, incomplete: str) -> list[CompletionItem]:
        """Return the games with this prefix."""
        return [CompletionItem(name) for name in engine.families() if name.startswith(incomplete)]


def options_of(pairs: tuple[str, ...]) -> dict[str, Any]:
    """Parse `--option k=v` pairs; true, false and numbers are written as in JSON."""
    options: dict[str, Any] = {}
    for pair in pairs:
        name, _, text = pair.partition("=")
        try:
            options[name] = json.loads(text)
        except (ValueError, RecursionError):
            options[name] = text
    return options


class CheckCode(click.ParamType[str]):
    """The shuffle check code of a letter: 64 hexadecimal digits, as people copy them."""

    name = "code"

    def convert(self, value: Any, param: Any, context: Any) -> str:
        """Return the digits in lower case."""
        code = plain_code(value)
        if code is None:
            self.fail(voice()("verify-not_a_code"), param, context)
        return code


def text_of(file: Path) -> str:
    """Return the text of a file; raises Refusal."""
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Refusal(voice()("cli-no-file", file=str(file))) from None
    except UnicodeDecodeError:
        raise Refusal(voice()("cli-unreadable", file=str(file))) from None
    except OSError as error:
        raise Refusal(harmless(f"{file}: {error.strerror}")) from None


# --- confirmation ----------------------------------------------------------

sure = click.option("--yes", "is_sure", is_flag=True, help="do it without asking")


def ask_again(question: str, expected: str) -> None:
    """Ask to type a text again before something is destroyed; scripts say --yes.

    Raises Refusal for another text, or if there is no terminal.
    """
    if not sys.stdin.isatty():
        raise Refusal(voice()("cli-unsure"))
    click.echo(question, err=True)
    if sys.stdin.readline().strip() != expected.strip():
        raise Refusal(voice()("cli-not-sure"))
