"""What one finished game has to say for the numbers of many."""

from dataclasses import dataclass, field
from typing import Any

from incognita.core import CHANCE, OVER, Game, Record, State
from incognita.core.interface.statistics import Figure, statistics_of
from incognita.core.record import check_header
from incognita.lab.tally import first_places

Report = dict[str, Any]


@dataclass
class GameRow:
    """One game: results by seat, what each decided, and what a study said of it."""

    game: str
    names: list[str]
    returns: list[float]
    rounds: int
    steps: int
    # By seat: the first decision that could have been another, and the kinds and texts of all.
    first: list[str]
    decided: list[set[tuple[str, str]]]
    points: list[Figure] = field(default_factory=list)
    figures: list[Figure] = field(default_factory=list)
    study: Report | None = None

    @property
    def players(self) -> int:
        return len(self.returns)

    def wins(self) -> list[float]:
        return first_places(self.returns)


def game_row(game: Game, record: Record, study: Report | None = None) -> GameRow | None:
    """None for a game that is not over; raises RecordError for a damaged record."""
    last = record.replay(game)
    if last.actor() != OVER:
        return None
    state = game.start(**check_header(game, record))
    row = GameRow(
        game=game.id,
        names=list(record.seats),
        returns=last.returns(),
        rounds=last.round_number(),
        steps=len(record.steps),
        first=[""] * last.players(),
        decided=[set() for _ in range(last.players())],
        study=study,
    )
    counted = statistics_of(game, state, [(step.seat, step.action) for step in record.steps])
    row.points, row.figures = counted["points"], counted["figures"]
    for step in record.steps:
        if step.seat != CHANCE:
            note(game, row, state.as_actor(step.seat), step.seat, step.action)
        state.apply(step.action, *([step.seat] if step.seat != CHANCE else []))
    return row


def note(game: Game, row: GameRow, state: State, seat: int, action: int) -> None:
    """Only decisions that could have been others say something."""
    if len(state.legal(seat)) < 2:
        return
    text = game.text(state, action)
    row.first[seat] = row.first[seat] or text
    row.decided[seat].add((str(game.describe(state, action).get("kind", "")), text))
