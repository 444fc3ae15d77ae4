"""`make docs`: the pages, and the types of the web page, that are made from the code."""

import subprocess
import sys

from scripts import environment
from scripts.shell import ROOT, exit_code, venv

WRITERS = ("scripts.rule_table", "scripts.api_page", "scripts.research_tables", "scripts.types")


def main() -> int:
    environment.ready("dev")
    return max(
        subprocess.run([venv("python"), "-m", writer], cwd=ROOT, check=False).returncode
        for writer in WRITERS
    )


if __name__ == "__main__":
    sys.exit(exit_code(main))
