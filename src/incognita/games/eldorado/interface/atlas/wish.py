"""What somebody wants of a route that is still to be made."""

from typing import Any, Final

from incognita.games.eldorado.rules.route_survey import TERRAINS

SHAPES: Final[list[str]] = ["straight", "zigzag", "winding", "ring", "hook"]
# The effort that is aimed at for each difficulty.
EFFORT: Final[dict[str, int]] = {"easy": 120, "medium": 134, "hard": 150}


class Wish:
    """Shares are hundredths of the open spaces; everything not wished for is left to chance."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.boards = int(data.get("boards", 6))
        self.shape = str(data.get("shape", "winding"))
        self.difficulty = str(data.get("difficulty", ""))
        self.effort = int(data.get("effort", EFFORT.get(self.difficulty, -1)))
        self.strips = int(data.get("strips", 0))
        self.fork = bool(data.get("fork", False))
        self.narrow = bool(data.get("narrow", False))
        self.wide = bool(data.get("wide", False))
        self.rising = bool(data.get("rising", False))
        self.mountains = int(data.get("mountains", -1))
        self.open_seams = int(data.get("open", 0))
        self.expansion = bool(data.get("expansion", False))
        self.finish = str(data.get("finish", ""))
        self.shares: list[int] = [int(data.get(terrain, -1)) for terrain in TERRAINS]
        if self.shape not in SHAPES:
            raise ValueError(f"there is no shape {self.shape!r}; known are {', '.join(SHAPES)}")
