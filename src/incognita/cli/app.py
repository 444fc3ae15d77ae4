"""All commands, each in a module of its own name."""

import importlib
import pkgutil
import sys
from typing import Annotated, Final

import typer

from incognita import cli
from incognita.cli.output import StopError, complain

FIRST: Final = ["play", "serve", "replay", "rules", "schema"]
NOT_COMMANDS: Final = [
    "__main__", "app", "arena_tables", "data_folder", "output", "pools", "serving", "table_record",
]  # fmt: skip

app = typer.Typer(
    name="incognita",
    help="A table for exploration board games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


@app.callback()
def options(
    version: Annotated[bool, typer.Option("--version", help="Say which version this is.")] = False,
) -> None:
    if version:
        typer.echo(cli.version())
        raise typer.Exit


def command_names() -> list[str]:
    names = [module.name for module in pkgutil.iter_modules(cli.__path__)]
    further = [name for name in names if name not in (*FIRST, *NOT_COMMANDS)]
    return [*FIRST, *further]


def add_commands(first: str = "") -> None:
    """The one that is meant; all of them if it is not clear which."""
    names = command_names()
    for name in [first] if first in names else names:
        command = getattr(importlib.import_module(f"incognita.cli.{name}"), name)
        if isinstance(command, typer.Typer):
            app.add_typer(command, name=name)
        else:
            app.command(name)(command)


def run() -> int:
    """Every expected trouble ends in one sentence, not in a traceback."""
    add_commands(sys.argv[1] if len(sys.argv) > 1 else "")
    try:
        app()
    except StopError as error:
        return complain(str(error))
    except SystemExit as done:
        return done.code if isinstance(done.code, int) else 0
    return 0
