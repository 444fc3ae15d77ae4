"""How commands speak to people."""

import sys

from rich.console import Console

out = Console(highlight=False, soft_wrap=True)


class StopError(Exception):
    """A command cannot go on; the message says why and what would help."""


def complain(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 1
