"""Positions as text: cells in rows and columns, and views line by line."""

from collections.abc import Iterable
from typing import Any


def draw_cells(cells: Iterable[tuple[int, int, str]]) -> str:
    """Texts at (column, row), columns counted in characters from the leftmost one."""
    placed = sorted(cells, key=lambda cell: (cell[1], cell[0]))
    if not placed:
        return ""
    left = min(column for column, _row, _text in placed)
    lines: dict[int, str] = dict.fromkeys(range(placed[0][1], placed[-1][1] + 1), "")
    for column, row, text in placed:
        lines[row] = lines[row].ljust(column - left) + text
    return "\n".join(line.rstrip() for line in lines.values())


def draw_view(heading: str, view: dict[str, Any]) -> str:
    """A view as lines of text, for games that draw no board."""
    return "\n".join([heading, *(f"  {name}: {value}" for name, value in view.items())])
