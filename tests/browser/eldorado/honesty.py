"""Frames of El Dorado: what every game's must hold, and no card that another seat drew."""

from tests.browser import honesty
from tests.browser.tables import Made, Tables
from tests.browser.visits import Visit


def check_frames(tables: Tables, made: Made, *visitors: tuple[Visit, str, list[int]]) -> int:
    for visit, _, seats in visitors:
        for frame in visit.frames.received:
            viewer = frame.get("viewer", seats[0] if len(seats) == 1 else -1)
            for line in frame.get("log", []):
                drawn = line["line"]["kind"] == "draw" and line["line"]["seat"] != viewer
                assert not drawn or line["line"]["card"] == -1
    return honesty.check_frames(tables, made, *visitors)
