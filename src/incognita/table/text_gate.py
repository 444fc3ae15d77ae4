"""The gate for text from outside: what passes can be stored, encoded and shown.

JSON may hold half characters (lone surrogates), which no file and no answer can hold. Bodies of
requests, records and positions go through `check_text`; messages of the socket are read by
msgspec, which refuses half characters by itself.
"""

from collections.abc import Mapping
from typing import Any

from incognita.table.errors import RefusedError


def check_text(data: Any) -> None:
    """Raises RefusedError if a string anywhere in the data has half characters or a NUL."""
    waiting = [data]
    while waiting:
        item = waiting.pop()
        if isinstance(item, str):
            if not is_text(item):
                raise RefusedError("bad-text")
        elif isinstance(item, Mapping):
            waiting.extend(item)
            waiting.extend(item.values())
        elif isinstance(item, list | tuple):
            waiting.extend(item)


def is_text(text: str) -> bool:
    if "\0" in text:
        return False
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def one_line(text: str, most: int) -> str:
    """The text on one line of printable characters, cut to a length; for names in records."""
    printable = "".join(char if char.isprintable() else " " for char in text)
    return " ".join(printable.split())[:most]
