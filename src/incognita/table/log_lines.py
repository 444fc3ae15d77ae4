"""Lines of a table's log, each as every viewer may see it."""

from msgspec import Raw

from incognita.core import SPECTATOR, Game, Json, State
from incognita.table.messages import LogLine, raw_json


class ViewedLine:
    """A log line as most see it, and by seat as those see it who know more or less."""

    __slots__ = ("by_seat", "common")

    def __init__(self, common: Raw, by_seat: dict[int, Raw]) -> None:
        self.common = common
        self.by_seat = by_seat

    def seen_by(self, viewer: int) -> Raw:
        return self.by_seat.get(viewer, self.common)


def log_line(game: Game, state: State, seat: int, action: int, number: int, at: int) -> ViewedLine:
    """The line of a step that is about to be made."""
    round_number = state.round_number()
    if seat >= 0:
        state = state.as_actor(seat)
    rule = game.rule(state, action)

    def encode(line: Json) -> Raw:
        shown = raw_json(with_text(game, state, action, line))
        return raw_json(LogLine(number + 1, seat, round_number, shown, rule, at))

    if state.simultaneous():
        # Simultaneous decisions enter the log when they are revealed, to all alike.
        return ViewedLine(encode(game.describe(state, action)), {})
    common = game.describe_for(state, action, SPECTATOR)
    by_seat: dict[int, Raw] = {}
    for viewer in range(state.players()):
        line = game.describe_for(state, action, viewer)
        if line != common:
            by_seat[viewer] = encode(line)
    return ViewedLine(encode(common), by_seat)


def with_text(game: Game, state: State, action: int, line: Json) -> Json:
    """The line with its notation, for pages that do not know the game; not where it is masked."""
    if game.types() is not None:
        return line
    masked = line != game.describe(state, action)
    return {"text": "" if masked else game.text(state, action), **line}
