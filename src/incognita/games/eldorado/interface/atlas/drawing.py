"""A laid route as text, space by space, as the boards are written in their files."""

from typing import Final

from incognita.games.eldorado.rules.tables import Route

SIGNS: Final[dict[str, str]] = {
    "jungle": "J",
    "water": "W",
    "village": "V",
    "rubble": "R",
    "camp": "C",
    "demon": "D",
    "tunnel": "T",
}
WALLS: Final[dict[str, str]] = {"mountain": "##", "cave": "@@"}


def token(route: Route, cell: int) -> str:
    """Two characters; the spaces of the finish are stars."""
    if cell >= route.first_finish:
        return "**"
    if cell in route.start_cells:
        return f"S{route.start_cells.index(cell) + 1}"
    terrain = route.terrain_of[cell]
    return WALLS[terrain] if terrain in WALLS else f"{SIGNS[terrain]}{route.cost_of[cell]}"


def drawn(route: Route) -> str:
    """Rows from north to south, each shifted by half a space against the next."""
    columns = [4 * q + 2 * r for q, r in route.places]
    left = min(columns)
    rows: dict[int, list[tuple[int, int]]] = {}
    for cell, (_, r) in enumerate(route.places):
        rows.setdefault(r, []).append((columns[cell] - left, cell))
    lines: list[str] = []
    for r in sorted(rows):
        line = ""
        for column, cell in sorted(rows[r]):
            line = line.ljust(column) + token(route, cell)
        lines.append(line)
    return "\n".join(lines)
