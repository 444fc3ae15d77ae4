"""Built files in the smallest form that a browser takes: copies are made when the page is built."""

from pathlib import Path
from typing import Final

# Best first: the name in headers, and how the copy's name ends.
COPIES: Final = (("br", ".br"), ("gzip", ".gz"))


def accepted(header: str) -> set[str]:
    """The encodings that an Accept-Encoding header names and does not refuse."""
    parts = [part.strip().lower().partition(";q=") for part in header[:400].split(",")]
    return {name.strip() for name, _, weight in parts if weight.strip() not in ("0", "0.0")}


def smallest_copy(file: Path, header: str) -> tuple[Path, str]:
    """The copy to send and its encoding; the file itself and "" where there is none."""
    names = accepted(header)
    for name, ending in COPIES:
        copy = file.with_name(file.name + ending)
        if name in names and copy.is_file():
            return copy, name
    return file, ""
