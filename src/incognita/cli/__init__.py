"""The command line: `incognita play`, `serve`, `replay`, `rules` and more."""

import os
import sys

from incognita import __version__
from incognita.core import COMPILED

MISSING = (
    "This command needs packages that are not installed ({name} is missing).\n"
    'Install them with: pip install "incognita[table]"'
)

# Commands that take as long as rules and bots do; at a table bots think for a given time.
COMPUTING = ("arena", "atlas", "bench", "breed", "selfplay", "tune")
SLOWER = "Running as {build}: rules and bots take about five times as long."


def version() -> str:
    return f"incognita {__version__} ({build()})"


def build() -> str:
    """Which of the two packages this is, and why if it is not the compiled one."""
    if COMPILED:
        return "compiled"
    hook = sys.modules.get("incognita_import_hook")
    why: str = getattr(hook, "why_pure", "")
    return f"pure Python: {why}" if why else "pure Python"


def runs_slower(words: list[str]) -> bool:
    """Whether somebody waits longer than necessary without having asked for it."""
    asked_for = os.environ.get("INCOGNITA_PURE", "0") != "0"
    return not COMPILED and not asked_for and words[:1] != [] and words[0] in COMPUTING


def main() -> int:
    """The exit code of the command that was given."""
    if sys.argv[1:] == ["--version"]:
        print(version())
        return 0
    if runs_slower(sys.argv[1:]):
        print(SLOWER.format(build=build()), file=sys.stderr)
    try:
        from incognita.cli.app import run
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "incognita":
            raise
        print(MISSING.format(name=error.name), file=sys.stderr)
        return 1
    return run()
