"""What all commands share: their language, how they refuse, and the arguments they take."""

import json
import os
from collections.abc import Callable
from functools import wraps
from typing import Any

import click
from sqlalchemy.exc import SQLAlchemyError

import engine
from service.installation.settings import BadSetting
from service.installation.tokens import plain_code
from service.language.terminal import Voice, harmless
from service.language.words import Speaker, speaker
from service.matches import exports, imports, states, store
from service.operations import backups, serving
from service.people.proposals import problem_of_option
from service.views.problems import say_problem


class Refusal(click.ClickException):
    """One clear line, and exit code 1."""

    exit_code = 1

    def show(self, file: Any = None) -> None:
        """Say it on stderr."""
        click.echo(self.message, err=True)


def refuses(command: Callable[..., None]) -> Callable[..., None]:
    """Turn what a command may run into for good reason into a line of the reader's language."""

    @wraps(command)
    def guarded(*args: Any, **kwargs: Any) -> None:
        try:
            command(*args, **kwargs)
        except (BadSetting, serving.CannotServe) as error:
            raise Refusal(harmless(str(error))) from None
        except exports.Unverified as wrong:
            raise Refusal(voice()(f"verify-{wrong.code}", **wrong.facts)) from None
        except store.NoSuchMatch as unknown:
            raise Refusal(voice()("cli-no-such-match", match=str(unknown))) from None
        except states.Unreadable as unreadable:
            raise Refusal(voice()("cli-no-state", match=unreadable.match_id)) from None
        except imports.NotImported as refused:
            raise Refusal(voice()(f"import-{refused.code}", **refused.facts)) from None
        except backups.NotBackedUp as refused:
            raise Refusal(voice()(f"backup-{refused.code}", **refused.facts)) from None
        except engine.BadOption as bad:
            problem = problem_of_option(kwargs["game"], bad)
            raise Refusal(say_problem(Voice(game_speaker(kwargs["game"].id)), problem)) from None
        except SQLAlchemyError as error:
            why = serving.one_line(getattr(error, "orig", None) or error)
            raise Refusal(voice()("doctor-database-bad", why=why)) from None

    return guarded


def own_speaker() -> Speaker:
    """In the language of the installation, even where its other settings are wrong."""
    return speaker(os.environ.get("STAFFETTA_LANGUAGE", "en"))


def game_speaker(game_id: str) -> Speaker:
    """The same in the words of that game."""
    return speaker(own_speaker().language, engine.games()[game_id])


def voice() -> Voice:
    """The same for sentences that quote what comes from elsewhere."""
    return Voice(own_speaker())


# --- arguments -------------------------------------------------------------


class GameChoice(click.ParamType):
    """One of engine.games(), as an argument."""

    name = "game"

    def convert(self, value: Any, param: Any, context: Any) -> Any:
        """The game itself, or a refusal that lists them."""
        found = engine.games()
        if value not in found:
            self.fail(voice()("problem-unknown_game", takes=sorted(found)), param, context)
        return found[value]


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


class CheckCode(click.ParamType):
    """The 64 digits by which a letter publishes a shuffle, as people copy them."""

    name = "code"

    def convert(self, value: Any, param: Any, context: Any) -> str:
        """The digits alone, in small letters."""
        code = plain_code(value)
        if code is None:
            self.fail(voice()("verify-not_a_code"), param, context)
        return code
