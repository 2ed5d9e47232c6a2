"""The command line `staffetta`: its commands, each loaded on use.

Data goes to stdout, messages to stderr. Exit codes: 0 done, 1 refused, 2 wrong usage.
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
from click.shell_completion import CompletionItem

# Each command's module in this package, and its function.
COMMANDS = {
    "serve": ("running", "serve"),
    "web": ("running", "web"),
    "clock": ("running", "keep_time"),
    "demo": ("running", "demo"),
    "tick": ("running", "tick"),
    "mail-in": ("mail", "mail_in"),
    "games": ("listing", "games"),
    "playout": ("games", "playout"),
    "score": ("games", "score_reports"),
    "print": ("sheets", "print_sheet"),
    "verify": ("verifying", "verify"),
    "matches": ("inventory", "matches"),
    "tables": ("inventory", "tables"),
    "seasons": ("inventory", "seasons"),
    "people": ("inventory", "people"),
    "match": ("matches", "one_match"),
    "export": ("matches", "export"),
    "import": ("matches", "import_match"),
    "replay": ("matches", "replay"),
    "log": ("telling", "log"),
    "new-links": ("people", "new_links"),
    "person": ("people", "person"),
    "backup": ("keeping", "backup"),
    "restore": ("keeping", "restore"),
    "restored": ("keeping", "restored"),
    "move-database": ("keeping", "move_database"),
    "prune": ("keeping", "prune"),
    "doctor": ("checking", "doctor"),
    "config": ("checking", "config"),
    "support": ("checking", "support"),
    "healthcheck": ("running", "healthcheck"),
    "keeper-link": ("keeper", "keeper_link"),
    "routes": ("checking", "routes"),
}
SERVER = "granian"
LOADED = 100_000  # objects that loading a command creates; collecting among them finds nothing


class Commands(click.Group):
    """The group of all commands; help lists them without loading any."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the command names in the order of help."""
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return the command, importing its module only now; None if no command has this name."""
        if cmd_name not in COMMANDS:
            return None
        module, function = COMMANDS[cmd_name]
        with few_collections():
            command: click.Command = getattr(import_module(f"{__name__}.{module}"), function)
        return command

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Return the commands and options with this prefix, without loading any command."""
        named = [CompletionItem(name) for name in sorted(COMMANDS) if name.startswith(incomplete)]
        return named + click.Command.shell_complete(self, ctx, incomplete)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands with their docstrings, read from the source without importing it."""
        listed = {
            name: click.Command(name, help=_docstrings(module)[function])
            for name, (module, function) in COMMANDS.items()
        }
        click.Group(commands=listed).format_commands(ctx, formatter)


@contextmanager
def few_collections() -> Iterator[None]:
    """Collect less garbage while modules load, and as usual afterwards.

    A process that kept this setting while it runs would use a seventh more memory.
    """
    usual = gc.get_threshold()
    gc.set_threshold(LOADED)
    try:
        yield
    finally:
        gc.set_threshold(*usual)


@cache
def _docstrings(module: str) -> dict[str, str | None]:
    """Return the docstrings of a module's functions by name."""
    source = Path(__file__).with_name(f"{module}.py").read_text(encoding="utf-8")
    functions = [node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)]
    return {node.name: ast.get_docstring(node) for node in functions}


@click.group(cls=Commands)
@click.version_option(package_name="staffetta", message="%(prog)s %(version)s")
def staffetta() -> None:
    """Play board games by mail."""


def main() -> None:
    """Run `staffetta`."""
    try:
        staffetta(prog_name="staffetta")
    except SystemExit as end:
        if SERVER in sys.modules and isinstance(end.code, int):
            import_module("service.operations.shutdown").at_once(end.code)
        raise
