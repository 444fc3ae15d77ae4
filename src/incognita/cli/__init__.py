"""The command line: `incognita play`, `serve`, `replay`, `rules` and more."""

import sys

from incognita import __version__
from incognita.core import COMPILED

MISSING = (
    "This command needs packages that are not installed ({name} is missing).\n"
    'Install them with: pip install "incognita[table]"'
)


def version() -> str:
    return f"incognita {__version__} ({'compiled' if COMPILED else 'pure Python'})"


def main() -> int:
    """The exit code of the command that was given."""
    if sys.argv[1:] == ["--version"]:
        print(version())
        return 0
    try:
        from incognita.cli.app import run
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "incognita":
            raise
        print(MISSING.format(name=error.name), file=sys.stderr)
        return 1
    return run()
