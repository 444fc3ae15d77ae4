"""Frames against the stored game: whatever a browser was told, its seats were allowed to know."""

import json
from typing import Any

from incognita.core import CHANCE, SPECTATOR, Rng, State
from tests.browser.frames import Frame
from tests.browser.tables import GAME, Made, Stored, Tables
from tests.browser.visits import Visit

KEYS = {
    "welcome": "type table game options scene seats watching entries chairs log step",
    "update": "type entries step viewer view legal plans undo restart log drop thinking over",
    "chairs": "type chairs",
    "answer": "type id reason text",
    "refused": "type code text reason entries",
    "pong": "type",
}
CHAIR = {"seat", "name", "kind", "level", "here"}
LINE = {"step", "seat", "round", "line", "rule", "at"}


def as_told(thing: object) -> Any:
    """As it looks after a way over the wire."""
    return json.loads(json.dumps(thing))


class Truth:
    """The game as it is stored, run again by the rules: positions after every number of entries."""

    def __init__(self, stored: Stored) -> None:
        self.stored = stored
        state = stored.first()
        states, steps = [state], list[tuple[int, int]]()
        self.after = [(list(states), list(steps))]
        for kind, seat, value in stored.entries:
            if kind == "undo":
                del states[value + 1 :]
                del steps[value:]
            else:
                states.append(self._next(states[-1], seat, value))
                steps.append((seat, value))
            self.after.append((list(states), list(steps)))

    def _next(self, state: State, seat: int, value: int) -> State:
        after = state.copy()
        if seat == CHANCE:
            after.apply(value)
        else:
            after.play(value, seat)
        return after

    def check(self, frame: Frame, seats: list[int]) -> None:
        """Nothing in the frame that these seats may not know, and nothing besides."""
        assert set(frame) == set(KEYS[frame["type"]].split())
        for chair in frame.get("chairs", []):
            assert set(chair) == CHAIR
        if frame["type"] == "welcome":
            self._check_welcome(frame, seats)
        if frame["type"] == "update":
            self._check_update(frame, seats)

    def _check_welcome(self, frame: Frame, seats: list[int]) -> None:
        viewer = seats[0] if len(seats) == 1 else SPECTATOR
        assert frame["seats"] == seats
        assert frame["options"] == self.stored.options
        assert frame["scene"] == as_told(GAME.scene(self.stored.first()))
        self._check_log(frame, viewer)

    def _check_update(self, frame: Frame, seats: list[int]) -> None:
        """The frame of a position that only looks alike is the same frame."""
        viewer = frame["viewer"]
        assert viewer in (seats if len(seats) == 1 else [SPECTATOR, *seats])
        states, steps = self.after[frame["entries"]]
        assert frame["step"] == len(steps)
        twin = states[-1].determinise(viewer, Rng(frame["entries"]))
        assert frame["view"] == as_told(twin.view(viewer))
        acts = viewer in twin.actors()
        legal = [{"action": one, **GAME.describe(twin, one)} for one in twin.legal()]
        assert frame["legal"] == (as_told(legal) if acts else [])
        assert frame["plans"] == (as_told(GAME.plans(twin)) if acts else [])
        self._check_log(frame, viewer)

    def _check_log(self, frame: Frame, viewer: int) -> None:
        states, steps = self.after[frame["entries"]]
        for line in frame["log"]:
            assert set(line) == LINE
            before = states[line["step"] - 1]
            seat, action = steps[line["step"] - 1]
            assert line["seat"] == seat
            assert line["line"] == as_told(GAME.glimpse(before, action, viewer))
            if line["line"]["kind"] == "draw" and line["line"]["seat"] != viewer:
                assert line["line"]["card"] == -1


def check_frames(tables: Tables, made: Made, *visitors: tuple[Visit, str, list[int]]) -> int:
    """Checks every frame of browsers that hold a key and its seats; how many updates there were."""
    truth = Truth(tables.stored(made.table))
    checked = 0
    keys = {made.key, made.watch, *made.links.values()}
    for visit, own, seats in visitors:
        for frame in visit.frames.received:
            truth.check(frame, seats)
            text = json.dumps(frame)
            assert not any(key in text for key in keys - {own})
            checked += frame["type"] == "update"
    return checked
