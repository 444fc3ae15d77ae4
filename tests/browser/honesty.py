"""Frames against the stored game: whatever a browser was told, its seats were allowed to know."""

import json
from typing import Any

from incognita.core import CHANCE, SPECTATOR, Rng, State
from tests.browser.frames import Frame
from tests.browser.tables import Made, Stored, Tables
from tests.browser.visits import Visit

KEYS = {
    "welcome": "type table game options scene seats watching entries chairs watchers log step owner"
    " hints hint_seconds rematch lesson commitment pace",
    "update": "type entries step viewer view legal plans undo restart log drop thinking over"
    " answer_in guide clocks",
    "presence": "type chairs watchers",
    "thinking": "type seat seconds",
    "decided": "type seat",
    "returned": "type seat level since",
    "advice": "type id seat entries advice",
    "answer": "type id reason text",
    "refused": "type code text reason entries",
    "rematch": "type table",
    "pong": "type",
}
CHAIR = {
    "seat",
    "name",
    "kind",
    "level",
    "here",
    "stand_in",
    "lent",
    "gone_in",
    "colour",
    "arrived",
    "forfeited",
}
OWN = ("returned", "advice")
LINE = {"step", "seat", "round", "line", "rule", "at"}


def as_sent(thing: object) -> Any:
    """As it looks after a way over the wire."""
    return json.loads(json.dumps(thing))


class Truth:
    """The game as it is stored, run again by the rules: positions after every number of entries."""

    def __init__(self, stored: Stored) -> None:
        self.stored = stored
        self.game = stored.game
        state = stored.first()
        states, steps = [state], list[tuple[int, int]]()
        self.after = [(list(states), list(steps))]
        for kind, seat, value in stored.entries:
            if kind == "undo":
                del states[value + 1 :]
                del steps[value:]
            elif kind != "seed":
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
        if frame["type"] in OWN:
            assert frame["seat"] in seats
        if frame["type"] == "welcome":
            self._check_welcome(frame, seats)
        if frame["type"] == "update":
            self._check_update(frame, seats)

    def _check_welcome(self, frame: Frame, seats: list[int]) -> None:
        viewer = seats[0] if len(seats) == 1 else SPECTATOR
        assert frame["seats"] == seats
        assert frame["options"] == self.stored.options
        assert frame["scene"] == as_sent(self.game.scene(self.stored.first()))
        self._check_log(frame, viewer)

    def _check_update(self, frame: Frame, seats: list[int]) -> None:
        """The frame of a position that only looks alike is the same frame."""
        viewer = frame["viewer"]
        assert viewer in (seats if len(seats) == 1 else [SPECTATOR, *seats])
        states, steps = self.known(frame, viewer)
        assert frame["step"] == len(steps)
        twin = states[-1].determinise(viewer, Rng(frame["entries"]))
        assert frame["view"] == as_sent(twin.view(viewer))
        acts = viewer in twin.actors()
        asked = twin.as_actor(viewer) if acts else twin
        legal = self._legal(asked, viewer) if acts else []
        assert frame["legal"] == as_sent(legal)
        assert frame["plans"] == (as_sent(self.game.plans(asked)) if acts else [])
        self._check_log(frame, viewer)

    def _legal(self, state: State, seat: int) -> list[Frame]:
        return [{"action": one, **self.game.describe(state, one)} for one in state.legal(seat)]

    def known(self, frame: Frame, viewer: int) -> tuple[list[State], list[tuple[int, int]]]:
        """Positions and steps up to the one that the frame tells."""
        return self.after[frame["entries"]]

    def line(self, before: State, seat: int, action: int, viewer: int) -> Frame:
        """A step as the log tells it to this viewer."""
        return self.game.describe_for(before, action, viewer)

    def _check_log(self, frame: Frame, viewer: int) -> None:
        states, steps = self.known(frame, viewer)
        for line in frame["log"]:
            assert set(line) == LINE
            assert line["step"] <= len(steps)
            before = states[line["step"] - 1]
            seat, action = steps[line["step"] - 1]
            assert line["seat"] == seat
            assert line["line"] == as_sent(self.line(before, seat, action, viewer))


def check_frames(tables: Tables, made: Made, *visitors: tuple[Visit, str, list[int]]) -> int:
    """Checks every frame of browsers that hold a key and its seats; how many updates there were."""
    return check_against(Truth(tables.stored(made.table)), made, *visitors)


def check_against(truth: Truth, made: Made, *visitors: tuple[Visit, str, list[int]]) -> int:
    checked = 0
    keys = {made.key, made.watch, *made.links.values()}
    for visit, own, seats in visitors:
        for frame in visit.frames.received:
            truth.check(frame, seats)
            text = json.dumps(frame)
            assert not any(key in text for key in keys - {own})
            checked += frame["type"] == "update"
    return checked
