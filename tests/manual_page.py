"""Writes deploy/staffetta.1 and deploy/completion from the commands.

pytest --rewrite tests/test_manual_page.py        writes them anew
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import click
from click.shell_completion import get_completion_class

from service.installation.settings import VARIABLES
from service.operations.commands import staffetta

DEPLOY = Path(__file__).resolve().parents[1] / "deploy"
NAME = "staffetta"
# Each shell's file, named as its completion folder wants it.
COMPLETION = {"bash": f"{NAME}.bash", "zsh": f"_{NAME}", "fish": f"{NAME}.fish"}


def files() -> dict[Path, str]:
    """Return the texts of the manual page and of each shell's completion file, by path."""
    found = {DEPLOY / f"{NAME}.1": "\n".join(page()) + "\n"}
    for shell, file in COMPLETION.items():
        kind = get_completion_class(shell)
        assert kind is not None
        source = kind(staffetta, {}, NAME, f"_{NAME.upper()}_COMPLETE").source()
        found[DEPLOY / "completion" / file] = source.strip() + "\n"
    return found


HEAD = f"""\
.TH {NAME.upper()} 1 "" "" "User Commands"
.SH NAME
{NAME} \\- play board games by mail, with the real box, and on paper
.SH SYNOPSIS
.B {NAME}
\\fICOMMAND\\fR [\\fIOPTION\\fR]... [\\fIARGUMENT\\fR]...
.SH DESCRIPTION
A self\\-hosted service for slow board games. Results go to standard output, and messages to
standard error, in the language of the installation.
.SH COMMANDS"""
SETTINGS = """\
.SH ENVIRONMENT
The file deploy/env.example describes each variable. The same name with _FILE behind it names a
file with the value."""
STATUS = """\
.SH EXIT STATUS
0 done; 1 a refusal or a failed check; 2 wrong usage."""


def page() -> Iterator[str]:
    """Yield the lines of the manual page, in roff with the macros of man(7)."""
    yield HEAD
    yield from commands(staffetta, NAME)
    yield SETTINGS
    for name in VARIABLES:
        yield from (".br", text(name))
    yield STATUS


def commands(group: click.Group, path: str) -> Iterator[str]:
    """Yield the paragraphs of a group's commands, and of the groups within it."""
    context = click.Context(group, info_name=path)
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None
        yield from paragraph(command, f"{path} {name}".removeprefix(f"{NAME} "))
        if isinstance(command, click.Group):
            yield from commands(command, f"{path} {name} {arguments(command)}".strip())


def paragraph(command: click.Command, path: str) -> Iterator[str]:
    """Yield a command with its arguments, its help and its options."""
    more = "COMMAND" if isinstance(command, click.Group) else ""
    yield ".TP"
    yield f".B {text(' '.join(filter(None, (path, arguments(command), more))))}"
    yield text(re.sub(r"\s+", " ", command.help or "").strip())
    for option in command.params:
        record = option.get_help_record(click.Context(command))
        if isinstance(option, click.Option) and record is not None:
            yield from (".br", text(f"{record[0]}: {record[1]}" if record[1] else record[0]))


def arguments(command: click.Command) -> str:
    """Return the names of a command's arguments."""
    context = click.Context(command)
    found = (each for each in command.params if isinstance(each, click.Argument))
    return " ".join(each.make_metavar(context) for each in found)


def text(words: str) -> str:
    """Return text with roff's special characters escaped."""
    escaped = words.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{escaped}" if escaped[:1] in (".", "'") else escaped
