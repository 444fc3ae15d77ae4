"""The position as text: the landscape, and every board with its crosses."""

from math import isqrt

from incognita.core import Json


def draw_board(_scene: Json, view: Json) -> str:
    """Terrain in small letters, items in large ones; on each board an x for a crossed cell.

    Nothing before the landscape is laid.
    """
    cells = [
        item if item != "." else terrain.lower()
        for terrain, item in zip(view["terrain"], view["items"], strict=True)
    ]
    if not cells:
        return ""
    headings = [f"seat {board['seat']}: {board['score']}" for board in view["boards"]]
    boards = [draw_rows(cells, board["crosses"]) for board in view["boards"]]
    rows = ["   ".join(row) for row in zip(*boards, strict=True)]
    width = isqrt(len(cells)) + 3
    return "\n".join(["".join(part.ljust(width) for part in headings).rstrip(), *rows])


def draw_rows(cells: list[str], crosses: list[int]) -> list[str]:
    marked = ["x" if cell in crosses else sign for cell, sign in enumerate(cells)]
    width = isqrt(len(cells))
    return ["".join(marked[first : first + width]) for first in range(0, len(cells), width)]
