"""A game with its variations: what was played, what could have been, and what people said of it."""

import json
from dataclasses import dataclass, field
from typing import Any, Final

from incognita.core import OVER, Game, Record, RecordError, State, Step
from incognita.core.options import OptionError
from incognita.core.record import check_header, replay_step

# The tag of a position, as data, from which the moves go on instead of from the start.
POSITION: Final = "Position"


@dataclass
class Move:
    """One decision or outcome, and the moves that may follow: the main line first."""

    action: int
    seat: int
    # Whether the seat is the one that actor() names; where several decide at once it need not be.
    first: bool = True
    marks: str = ""
    comment: str = ""
    # The name of the variation that begins with this move.
    name: str = ""
    next: list["Move"] = field(default_factory=list)

    def step(self) -> Step:
        return Step(self.seat, self.action, self.first)

    def apply_to(self, state: State, number: int = 0) -> None:
        """Checked as a record's steps are; raises RecordError."""
        replay_step(state, self.step(), number)


@dataclass
class GameTree:
    """A game as people keep it: tags, and a tree of moves from the first position."""

    game: str
    rules: int
    options: dict[str, Any]
    seats: list[str]
    # Everything else that is said of the game: date, place, event.
    tags: dict[str, str] = field(default_factory=dict)
    comment: str = ""
    moves: list[Move] = field(default_factory=list)

    def start(self, game: Game) -> State:
        """The first position; raises RecordError where the options are none of this game."""
        options = check_header(game, self.header())
        if POSITION in self.tags:
            return loaded(game, self.tags[POSITION])
        try:
            return game.start(**game.options().complete(options))
        except OptionError as error:
            raise RecordError("bad-option", error.sentence) from error

    def header(self) -> Record:
        return Record(self.game, self.rules, self.options, self.seats)

    def main_line(self) -> list[Move]:
        line: list[Move] = []
        following = self.moves
        while following:
            line.append(following[0])
            following = following[0].next
        return line

    def record(self) -> Record:
        """The main line alone; raises RecordError for a game that begins with a position."""
        if POSITION in self.tags:
            raise RecordError("no-start", "a game that begins with a position has no record")
        record = self.header()
        record.steps = [move.step() for move in self.main_line()]
        return record


def loaded(game: Game, text: str) -> State:
    """The position that is written so."""
    try:
        return loaded_data(game, json.loads(text))
    except (ValueError, RecursionError) as error:
        raise RecordError("bad-data", f"the position cannot be read: {error}") from error


def loaded_data(game: Game, data: object) -> State:
    try:
        if not isinstance(data, dict):
            raise TypeError("it holds no data")
        return game.load(data)
    except (ValueError, KeyError, TypeError, IndexError, RecursionError) as error:
        raise RecordError("bad-data", f"the position cannot be read: {error}") from error


def position_tag(state: State) -> str:
    return json.dumps(state.dump(), ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def tree_of(record: Record) -> GameTree:
    """A record as a tree without variations."""
    tree = GameTree(record.game, record.rules, dict(record.options), list(record.seats))
    following = tree.moves
    for step in record.steps:
        move = Move(step.action, step.seat, step.first)
        following.append(move)
        following = move.next
    return tree


def option_words(options: dict[str, Any]) -> str:
    """As in records: name=value, flags in small letters."""
    words = {
        name: str(value).lower() if isinstance(value, bool) else value
        for name, value in options.items()
    }
    return " ".join(f"{name}={value}" for name, value in words.items())


def result_of(state: State) -> str:
    """The returns by seat, or a star for a game that goes on."""
    if state.actor() != OVER:
        return "*"
    return " ".join(f"{one:g}" for one in state.returns())
