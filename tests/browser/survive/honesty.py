"""Frames of Survive: what every game's must hold, and no value or kept tile of another seat."""

from tests.browser import honesty
from tests.browser.frames import Frame
from tests.browser.tables import Made, Tables
from tests.browser.visits import Visit
from tests.survive.positions import GAME

KEPT = 5


def check_frames(tables: Tables, made: Made, *visitors: tuple[Visit, str, list[int]]) -> int:
    for visit, _, seats in visitors:
        for frame in visit.frames.received:
            check_secrets(frame, frame.get("viewer", seats[0] if len(seats) == 1 else -1))
    return honesty.check_frames(tables, made, *visitors)


def check_secrets(frame: Frame, viewer: int) -> None:
    view = frame.get("view")
    if view and view["phase"] != "over":
        hidden = [one["value"] for one in view["explorers"] if one["seat"] != viewer]
        assert not any(hidden)
        assert len(view["kept"]) == len(view["seats"][viewer]["kept"] if viewer >= 0 else [])
    for line in frame.get("log", []):
        check_line(line["line"], viewer, GAME.id)


def check_line(line: Frame, viewer: int, game: str) -> None:
    if line["kind"] == "place" and line["seat"] != viewer:
        assert line["value"] <= 0
    if line["kind"] == "reveal" and line["seat"] != viewer:
        assert line["back"] < KEPT
