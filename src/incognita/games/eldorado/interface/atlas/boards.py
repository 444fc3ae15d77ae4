"""The boards that routes are made of, as data for an editor."""

from typing import Final

from incognita.core.hexes import turned
from incognita.games.eldorado.interface.atlas.fitting import flush_steps
from incognita.games.eldorado.interface.atlas.types import BoardBox, BoardSide, BoardSpace
from incognita.games.eldorado.rules.route_layout import CORNER, END, FINISHES, FLUSH, TAVERNS
from incognita.games.eldorado.rules.tables import ALL_BLOCKADES, SIDES, TERRAINS, Side

# Any large board and any strip: all of a kind fit alike.
LARGE: Final = "C"
STRIP: Final = "O"


def board_box() -> BoardBox:
    strip_steps = [flush_steps(LARGE, 0, STRIP, turn) for turn in range(6)]
    return {
        "sides": [_side(side) for side in SIDES.values()],
        "blockades": len(ALL_BLOCKADES),
        "finishes": list(FINISHES),
        "taverns": list(TAVERNS),
        "end": [list(place) for place in END],
        "large_steps": [list(step) for step in FLUSH],
        "strip_steps": [[list(step) for step in steps] for steps in strip_steps],
        "corner_steps": [list(turned(CORNER, turn)) for turn in range(6)],
    }


def _side(side: Side) -> BoardSide:
    places = zip(side.places(), side.tokens, strict=True)
    return {
        "side": side.letter,
        "reverse": side.reverse,
        "kind": side.kind,  # type: ignore[typeddict-item]
        "box": side.box,  # type: ignore[typeddict-item]
        "spaces": [_space(q, r, token) for (q, r), token in places],
    }


def _space(q: int, r: int, token: str) -> BoardSpace:
    number = int(token[1]) if token[1].isdigit() else 0
    terrain = TERRAINS[token[0]][0]
    start = number if terrain == "start" else 0
    return {"q": q, "r": r, "terrain": terrain, "cost": 0 if start else number, "start": start}
