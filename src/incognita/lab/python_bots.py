"""Bots of one's own in Python: `py:MODULE:NAME` or `py:MODULE:NAME:DETAIL` in the arena.

NAME is called as `NAME(game, seed)`, with DETAIL as a third argument where one is given, and
returns an `incognita.Bot`. It runs in the arena's own processes, so it is trusted.
"""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from incognita.bots import Bot
from incognita.core import Game


class PythonBotError(ValueError):
    """A module, a name or a detail that no bot can be made of."""


def make_python_bot(reference: str, game: Game, seed: int) -> Bot:
    """Raises PythonBotError with a sentence."""
    module, _, rest = reference.partition(":")
    name, _, detail = rest.partition(":")
    if not module or not name:
        raise PythonBotError(
            f"py: needs a module and a name, as in py:mybots:make, not {reference!r}"
        )
    factory = getattr(imported(module), name, None)
    if not callable(factory):
        raise PythonBotError(f"the module {module} has nothing to call with the name {name}")
    made: Any
    try:
        made = factory(game, seed, detail) if detail else factory(game, seed)
    except (LookupError, OSError, TypeError, ValueError) as error:
        raise PythonBotError(f"py:{reference} makes no bot: {error}") from error
    if not isinstance(made, Bot):
        raise PythonBotError(f"py:{reference} makes a {type(made).__name__}, which is no Bot")
    return made


def imported(module: str) -> Any:
    """Modules of the folder in which the command was given are found as well."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        return import_module(module)
    except ImportError as error:
        raise PythonBotError(f"the module {module} cannot be imported: {error}") from error
