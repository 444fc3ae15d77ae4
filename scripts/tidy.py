"""`make format`: mend what the formatters and linters can mend by themselves."""

import subprocess
import sys
from pathlib import Path

from scripts import environment, page
from scripts.shell import ROOT, WEB, Command, StopError, exit_code, say, venv
from scripts.steps import CODE


def main() -> int:
    environment.ready("dev")
    python = call([venv("ruff"), "check", "--fix", "-q", *CODE], ROOT)
    python += call([venv("ruff"), "format", *CODE], ROOT)
    return 1 if python + tidy_page() else 0


def tidy_page() -> int:
    try:
        page.packages()
    except StopError as error:
        say(f"{error}\nThe page is left as it is.")
        return 0
    return call(["npx", "eslint", "--fix", "."], WEB) + call(["npm", "run", "format"], WEB)


def call(command: Command, folder: Path) -> int:
    return subprocess.run(list(command), cwd=folder, check=False).returncode


if __name__ == "__main__":
    sys.exit(exit_code(main))
