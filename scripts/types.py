"""The page's types, made from the server's own description of itself.

Without a word they are written; with `check` they are only compared.
"""

import subprocess
import sys
from pathlib import Path

from scripts import environment, page
from scripts.shell import BUILD, WEB, StopError, exit_code, relative, run_or_stop, say, venv

SCHEMA = BUILD / "schema.json"
MADE = BUILD / "types.ts"
TYPES = WEB / "src" / "lib" / "api" / "types.ts"
GENERATOR = WEB / "node_modules" / ".bin" / "openapi-typescript"


def main(words: list[str]) -> int:
    environment.ready("dev")
    page.packages()
    generate()
    return compare() if words == ["check"] else write()


def generate() -> None:
    """From the running code, not from a file that might be older than it."""
    described = subprocess.run(
        [venv("incognita"), "schema"], capture_output=True, text=True, check=False
    )
    if described.returncode:
        raise StopError(f"incognita schema failed\n{described.stderr}")
    BUILD.mkdir(exist_ok=True)
    SCHEMA.write_text(described.stdout)
    run_or_stop([GENERATOR, SCHEMA, "-o", MADE], "types")


def compare() -> int:
    if TYPES.exists() and TYPES.read_text() == MADE.read_text():
        say(f"{relative(TYPES)} is what the server says.")
        return 0
    say(f"{relative(TYPES)} is not what the server says: run make docs.")
    show_difference(TYPES, MADE)
    return 1


def show_difference(old: Path, new: Path) -> None:
    subprocess.run(["diff", "-u", old, new], check=False)


def write() -> int:
    TYPES.write_text(MADE.read_text())
    say(f"{relative(TYPES)} is written.")
    return 0


if __name__ == "__main__":
    sys.exit(exit_code(lambda: main(sys.argv[1:])))
