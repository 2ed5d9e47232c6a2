"""The command line `staffetta`: the table of its commands, each loaded when it is called.

Data goes to stdout, talk to stderr; exit codes: 0 done, 1 refused, 2 wrong usage.
"""

import ast
import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path

import click

# Each command with its module of this package and its function there.
COMMANDS = {
    "serve": ("running", "serve"),
    "web": ("running", "web"),
    "clock": ("running", "keep_time"),
    "demo": ("running", "demo"),
    "tick": ("running", "tick"),
    "games": ("listing", "games"),
    "playout": ("games", "playout"),
    "score": ("games", "score_reports"),
    "print": ("sheets", "print_sheet"),
    "verify": ("verifying", "verify"),
    "export": ("matches", "export"),
    "import": ("matches", "import_match"),
    "replay": ("matches", "replay"),
    "new-links": ("people", "new_links"),
    "person": ("people", "person"),
    "backup": ("keeping", "backup"),
    "restore": ("keeping", "restore"),
    "restored": ("keeping", "restored"),
    "doctor": ("checking", "doctor"),
    "routes": ("checking", "routes"),
}
SERVER = "granian"
LOADED = 100_000  # objects of the modules that a command loads; a search among them finds nothing


class Commands(click.Group):
    """The commands of the table; their list is told without loading one of them."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Their names, as help lists them."""
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name, loaded."""
        if cmd_name not in COMMANDS:
            return None
        module, function = COMMANDS[cmd_name]
        with few_collections():
            command: click.Command = getattr(import_module(f"{__name__}.{module}"), function)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List each with what its function says, read off the source and not run."""
        listed = {
            name: click.Command(name, help=_docstrings(module)[function])
            for name, (module, function) in COMMANDS.items()
        }
        click.Group(commands=listed).format_commands(ctx, formatter)


@contextmanager
def few_collections() -> Iterator[None]:
    """While modules load. A process that lives on afterwards collects garbage as usual.

    One that did not would hold a seventh more memory, and look through all of it at once.
    """
    usual = gc.get_threshold()
    gc.set_threshold(LOADED)
    try:
        yield
    finally:
        gc.set_threshold(*usual)


@cache
def _docstrings(module: str) -> dict[str, str | None]:
    """The docstrings of a module's functions by their names."""
    source = Path(__file__).with_name(f"{module}.py").read_text(encoding="utf-8")
    functions = [node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)]
    return {node.name: ast.get_docstring(node) for node in functions}


@click.group(cls=Commands)
@click.version_option(package_name="staffetta", message="%(prog)s %(version)s")
def staffetta() -> None:
    """Board games by letter."""


def main() -> None:
    """The entry point of `staffetta`."""
    try:
        staffetta(prog_name="staffetta")
    except SystemExit as end:
        if SERVER in sys.modules and isinstance(end.code, int):
            import_module("service.operations.ending").at_once(end.code)
        raise
