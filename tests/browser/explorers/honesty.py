"""Frames of Explorers: nothing that another seat has crossed before everybody has sealed."""

from incognita.core import SPECTATOR, State
from incognita.games.explorers.rules import actions as act
from tests.browser.frames import Frame
from tests.browser.honesty import Truth, check_against
from tests.browser.tables import Made, Stored, Tables
from tests.browser.visits import Visit

Run = list[tuple[str, int]]
Steps = list[tuple[int, int]]


def in_force(run: Run) -> list[int]:
    """The decisions that were not taken back."""
    standing: list[int] = []
    for kind, value in run:
        if kind == "undo":
            del standing[value:]
        elif kind != "seed":
            standing.append(value)
    return standing


class VeiledTruth(Truth):
    """Entries come seat by seat when a turn is revealed; before that each seat knows its own."""

    def __init__(self, stored: Stored) -> None:
        super().__init__(stored)
        # Runs of every seat by the number of entries that everybody knew when they began.
        self.turns: dict[int, dict[int, Run]] = {}
        at = 0
        while at < len(stored.entries):
            at = self._turn(at) if self.after[at][0][-1].simultaneous() else at + 1
            self.turns.setdefault(at, {})
        if stored.runs:
            self.turns[at] = dict(stored.runs)

    def _turn(self, begin: int) -> int:
        """Collects the runs of one turn; where it ends."""
        seats = self.after[begin][0][-1].actors()
        runs: dict[int, Run] = {seat: [] for seat in seats}
        at, base = begin, len(self.after[begin][1])
        for seat in seats:
            sealed = False
            while not sealed:
                kind, by, value = self.stored.entries[at]
                assert by == seat
                sealed = kind == "act" and self._describe(at, seat, value)["kind"] == "seal"
                runs[seat].append((kind, value - base if kind == "undo" else value))
                at += 1
            base = len(self.after[at][1])
        self.turns[begin] = runs
        return at

    def _describe(self, at: int, seat: int, action: int) -> Frame:
        return self.line(self.after[at][0][-1], seat, action, seat)

    def begun(self, frame: Frame) -> int:
        """How many entries everybody knew."""
        return max(one for one in [0, *self.turns] if one <= frame["entries"])

    def known(self, frame: Frame, viewer: int) -> tuple[list[State], Steps]:
        """What everybody knows, the viewer's own decisions since, and the turns of who sealed."""
        begun = self.begun(frame)
        states, steps = list(self.after[begun][0]), list(self.after[begun][1])
        runs = self.turns.get(begun, {})
        for action in in_force(runs.get(viewer, [])[: frame["entries"] - begun]):
            states.append(self._next(states[-1], viewer, action))
            steps.append((viewer, action))
        for seat in self._sealed(frame, viewer, runs):
            for action in in_force(runs[seat]):
                states[-1] = self._next(states[-1], seat, action)
        return states, steps

    def _sealed(self, frame: Frame, viewer: int, runs: dict[int, Run]) -> list[int]:
        boards = frame.get("view", {}).get("boards", [])
        return [
            one["seat"]
            for one in boards
            if one["sealed"] and one["seat"] != viewer and one["seat"] in runs
        ]

    def line(self, before: State, seat: int, action: int, viewer: int) -> Frame:
        if not before.simultaneous():
            return super().line(before, seat, action, viewer)
        return self.game.describe(before.as_actor(seat), action)

    def check(self, frame: Frame, seats: list[int]) -> None:
        super().check(frame, seats)
        if frame["type"] in ("welcome", "update"):
            viewer = frame.get("viewer", seats[0] if len(seats) == 1 else SPECTATOR)
            self.check_hidden(frame, viewer)

    def check_hidden(self, frame: Frame, viewer: int) -> None:
        """No cell of another's turn, nor any decision of it, is anywhere in the frame."""
        begun = self.begun(frame)
        for seat, run in self.turns.get(begun, {}).items():
            if seat != viewer:
                check_board(frame, seat, crossed(run))
                check_lines(frame, seat, len(self.after[begun][1]))


def crossed(run: Run) -> set[int]:
    """Every cell that was crossed in a turn, also what was taken back."""
    actions = [value for kind, value in run if kind == "act"]
    return {action - act.CROSS for action in actions if act.base_of(action) == act.CROSS}


def check_board(frame: Frame, seat: int, cells: set[int]) -> None:
    for board in frame.get("view", {}).get("boards", []):
        if board["seat"] == seat:
            assert not cells & {*board["crosses"], *board["fresh"]}


def check_lines(frame: Frame, seat: int, known_step: int) -> None:
    """Of the steps that not everybody knows, none is another's."""
    assert not [line for line in frame["log"] if line["step"] > known_step and line["seat"] == seat]


def check_frames(tables: Tables, made: Made, *visitors: tuple[Visit, str, list[int]]) -> int:
    return check_against(VeiledTruth(tables.stored(made.table)), made, *visitors)
