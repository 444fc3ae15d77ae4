"""`make grown`: PostgreSQL, NATS, two servers and two workers on this machine, to be looked at."""

import os
import sys

from scripts import compiled, environment, page
from scripts.shell import BYTECODE, exit_code, venv


def main() -> int:
    """Sets up what is missing; the packages of the servers are in the environment alone."""
    environment.ready("dev")
    page.ready()
    compiled.ready()
    python = str(venv("python"))
    variables = {**os.environ, **BYTECODE, **compiled.variables()}
    return os.execve(python, [python, "-m", "scripts.grown_servers"], variables)


if __name__ == "__main__":
    sys.exit(exit_code(main))
