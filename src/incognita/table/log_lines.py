"""Lines of a table's log, described when somebody is to see them."""

from collections.abc import Collection

from msgspec import Raw

from incognita.core import Game, Json, State
from incognita.table.messages import LogLine, raw_json


class ViewedLine:
    """A log line as each viewer may see it, as far as somebody has looked at it."""

    __slots__ = ("_by_viewer",)

    def __init__(self) -> None:
        self._by_viewer: dict[int, Raw] = {}

    def is_known_to(self, viewer: int) -> bool:
        return viewer in self._by_viewer

    def is_known_to_all(self, viewers: Collection[int]) -> bool:
        return all(viewer in self._by_viewer for viewer in viewers)

    def seen_by(self, viewer: int) -> Raw:
        return self._by_viewer[viewer]

    def add(self, viewers: Collection[int], line: Raw) -> None:
        # Most see the same: it is kept once.
        for other in self._by_viewer.values():
            if bytes(other) == bytes(line):
                line = other
                break
        self._by_viewer.update(dict.fromkeys(viewers, line))


class StepToDescribe:
    """A step that is about to be made: who decides what, when and where in the list."""

    __slots__ = ("action", "at", "number", "seat")

    def __init__(self, seat: int, action: int, number: int, at: int) -> None:
        self.seat = seat
        self.action = action
        self.number = number
        self.at = at


def describe_step(
    game: Game, state: State, step: StepToDescribe, line: ViewedLine, viewers: Collection[int]
) -> None:
    """Add what these viewers see of the step; the state is the one before it."""
    wanted = [viewer for viewer in viewers if not line.is_known_to(viewer)]
    if not wanted:
        return
    round_number = state.round_number()
    if step.seat >= 0:
        state = state.as_actor(step.seat)
    rule = game.rule(state, step.action)
    if state.simultaneous():
        # Simultaneous decisions enter the log when they are revealed, to all alike.
        lines = [game.describe(state, step.action)] * len(wanted)
    else:
        lines = game.lines_for(state, step.action, wanted)
    for data, alike in alike_viewers(wanted, lines):
        shown = raw_json(with_text(game, state, step.action, data))
        message = LogLine(step.number + 1, step.seat, round_number, shown, rule, step.at)
        line.add(alike, raw_json(message))


def alike_viewers(viewers: list[int], lines: list[Json]) -> list[tuple[Json, list[int]]]:
    """Each different line with those who see it."""
    first = lines[0]
    if all(line is first for line in lines):
        return [(first, viewers)]
    groups: list[tuple[Json, list[int]]] = []
    for viewer, line in zip(viewers, lines, strict=True):
        alike = next((alike for known, alike in groups if known == line), None)
        if alike is None:
            groups.append((line, [viewer]))
        else:
            alike.append(viewer)
    return groups


def with_text(game: Game, state: State, action: int, line: Json) -> Json:
    """The line with its notation, for pages that do not know the game; not where it is masked."""
    if game.types() is not None:
        return line
    masked = line != game.describe(state, action)
    return {"text": "" if masked else game.text(state, action), **line}
