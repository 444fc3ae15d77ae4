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

    def seen_by(self, viewer: int) -> Raw:
        return self._by_viewer[viewer]

    def add(self, viewer: int, line: Raw) -> None:
        # Most see the same: it is kept once.
        for other in self._by_viewer.values():
            if bytes(other) == bytes(line):
                line = other
                break
        self._by_viewer[viewer] = line


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
    together = state.simultaneous()
    encoded: list[tuple[Json, Raw]] = []
    for viewer in wanted:
        # Simultaneous decisions enter the log when they are revealed, to all alike.
        data = (
            game.describe(state, step.action)
            if together
            else game.describe_for(state, step.action, viewer)
        )
        for known, raw in encoded:
            if known == data:
                line.add(viewer, raw)
                break
        else:
            shown = raw_json(with_text(game, state, step.action, data))
            message = LogLine(step.number + 1, step.seat, round_number, shown, rule, step.at)
            encoded.append((data, raw_json(message)))
            line.add(viewer, encoded[-1][1])


def with_text(game: Game, state: State, action: int, line: Json) -> Json:
    """The line with its notation, for pages that do not know the game; not where it is masked."""
    if game.types() is not None:
        return line
    masked = line != game.describe(state, action)
    return {"text": "" if masked else game.text(state, action), **line}
