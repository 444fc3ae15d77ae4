"""One puzzle as data, and the puzzles that come with a game: a line of JSON for each."""

import json
import zlib
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from incognita.core import CHANCE, Game, Record, State, Step

FILE: Final = "puzzles.jsonl"


@dataclass(frozen=True)
class Asked:
    """One decision that is asked for: what is right, and what every legal action loses.

    `losses` are in the order of the legal actions, in thousandths of the expected result.
    """

    right: list[int]
    losses: list[int]
    # The standard error of the margin, in the same unit.
    error: int

    @property
    def margin(self) -> int:
        """What the best of the wrong actions loses."""
        return min(loss for loss in self.losses if loss > 0)

    def loss_of(self, legal: list[int], action: int) -> float:
        return self.losses[legal.index(action)] / 1000


@dataclass(frozen=True)
class Puzzle:
    """A position of a game of bots, and the decisions of one seat that are clearly best."""

    game: str
    rules: int
    options: dict[str, Any]
    # The steps up to the position, as a record writes them.
    steps: str
    seat: int
    asked: list[Asked]
    # The seat's decisions from the position on: those that are asked for and what goes with them.
    line: list[int]
    # The expected results and the chances to win of all seats after the right line.
    returns: list[float]
    wins: list[float]
    rule: str
    rating: int

    @property
    def id(self) -> str:
        """The same for the same position, whatever else is in the file."""
        words = f"{self.game} {sorted(self.options.items())} {self.steps}"
        return f"{self.game}-{zlib.crc32(words.encode()):08x}"

    @property
    def margin(self) -> int:
        return min(one.margin for one in self.asked)

    def record(self) -> Record:
        """The game up to the position."""
        names = [f"Seat {seat + 1}" for seat in range(len(self.returns))]
        record = Record(self.game, self.rules, dict(self.options), names)
        record.steps = steps_of(self.steps)
        return record

    def state(self, game: Game) -> State:
        """The position, with the seat that is asked named first; raises RecordError."""
        return self.record().replay(game).as_actor(self.seat)

    def text(self) -> str:
        return json.dumps(asdict(self), separators=(",", ":"), ensure_ascii=False)


def steps_text(steps: Iterable[Step]) -> str:
    return " ".join(step.text() for step in steps)


def steps_of(text: str) -> list[Step]:
    steps: list[Step] = []
    for word in text.split():
        number, sign, seat = word.removeprefix("~").partition("@")
        by = CHANCE if word.startswith("~") else int(seat or 0)
        steps.append(Step(by, int(number), not sign))
    return steps


def read_puzzle(line: str) -> Puzzle:
    data = json.loads(line)
    return Puzzle(**{**data, "asked": [Asked(**one) for one in data["asked"]]})


def read_puzzles(path: Path) -> list[Puzzle]:
    return [read_puzzle(line) for line in path.read_text(encoding="utf-8").splitlines()]


def puzzles_of(game: Game) -> dict[str, Puzzle]:
    """Those that come with the game, by id; none where it brings none."""
    return _read(game.data_file(FILE))


def puzzle_of(game: Game, id: str) -> Puzzle | None:
    return puzzles_of(game).get(id)


@cache
def _read(path: Path) -> dict[str, Puzzle]:
    if not path.is_file():
        return {}
    return {puzzle.id: puzzle for puzzle in read_puzzles(path)}
