"""The moves of a turn once more: one step of an explorer or of a boat, for the oracle's table."""

from tests.survive.oracle import CELLS, SEATS_IN_A_BOAT, Table, around

Steps = dict[str, Table]


def steps(table: Table, seat: int) -> Steps:
    """Every move of the seat, as the tests write it, and the table after it."""
    if table.moves == 0 or not table.in_play(seat):
        return {}
    moves: Steps = {}
    for explorer in table.in_play(seat):
        name = f"{'rbyw'[explorer // 10]}{explorer % 10}"
        at, spot = table.who[explorer]
        if at == "land":
            moves |= from_land(table, explorer, name, str(spot))
        elif at == "boat":
            moves |= from_boat(table, explorer, name, table.boats[int(spot)])
        elif explorer not in table.swum:
            moves |= from_sea(table, explorer, name, str(spot))
    for boat, cell in table.boats.items():
        if table.may_sail(boat, seat):
            moves |= sailing(table, boat, cell)
    for after in moves.values():
        after.moves = table.moves - 1 if after.in_play(seat) else 0
    return moves


def boarded(table: Table, explorer: int, cell: str) -> Table | None:
    """Aboard the boat on this space, if there is one with a free seat."""
    boat = table.boat_on(cell)
    if boat is None or len(table.crew(boat)) == SEATS_IN_A_BOAT:
        return None
    after = table.copy()
    after.who[explorer] = ("boat", boat)
    after.meet(boat)
    return after


def swum(table: Table, explorer: int, cell: str) -> Table:
    after = table.copy()
    after.swum.add(explorer)
    after.swim(explorer, cell)
    return after


def ashore(table: Table, explorer: int, cell: str) -> Table | None:
    mark = CELLS[cell][2][1]
    if not mark.isdigit():
        return None
    after = table.copy()
    after.who[explorer] = ("isle", int(mark) - 1)
    return after


def from_land(table: Table, explorer: int, name: str, start: str) -> Steps:
    moves: Steps = {}
    for cell in around(start):
        if cell in table.land:
            after = table.copy()
            after.who[explorer] = ("land", cell)
            moves[f"walk {name} {cell}"] = after
        else:
            moves[f"swim {name} {cell}"] = swum(table, explorer, cell)
            add(moves, f"board {name} {cell}", boarded(table, explorer, cell))
    return moves


def from_sea(table: Table, explorer: int, name: str, start: str) -> Steps:
    """Any of these is the one swim move of the turn."""
    moves: Steps = {
        f"swim {name} {cell}": swum(table, explorer, cell)
        for cell in around(start)
        if cell not in table.land
    }
    add(moves, f"climb {name}", boarded(table, explorer, start))
    add(moves, f"land {name}", ashore(table, explorer, start))
    for after in moves.values():
        after.swum.add(explorer)
    return moves


def from_boat(table: Table, explorer: int, name: str, start: str) -> Steps:
    moves: Steps = {}
    for cell in around(start):
        add(moves, f"board {name} {cell}", boarded(table, explorer, cell))
    if explorer not in table.swum:
        moves[f"dive {name}"] = swum(table, explorer, start)
    add(moves, f"land {name}", ashore(table, explorer, start))
    return moves


def sailing(table: Table, boat: int, start: str) -> Steps:
    moves: Steps = {}
    for cell in around(start):
        if cell not in table.land and table.boat_on(cell) is None:
            after = table.copy()
            after.boats[boat] = cell
            after.meet(boat)
            moves[f"sail {start} {cell}"] = after
    return moves


def add(moves: Steps, name: str, after: Table | None) -> None:
    if after is not None:
        moves[name] = after
