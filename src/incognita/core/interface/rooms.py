"""A game that is laid out in rooms: what its files answer is handed on here, once for all games."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Generic, Protocol, TypeVar, cast

from incognita.core.game import Game
from incognita.core.interface.shapes import Shape
from incognita.core.interface.statistics import CountedStep, StepCounter
from incognita.core.interface.types import GameTypes
from incognita.core.options import OptionSet
from incognita.core.reason import Reason
from incognita.core.state import Json, State

S = TypeVar("S", bound=State)
Payload = Mapping[str, object]


class Notation(Protocol):
    """`interface/notation.py`"""

    def describe(self, state: Any, action: int, /) -> Payload: ...
    def describe_for(self, state: Any, action: int, seat: int, /) -> Payload: ...
    def lines_for(self, state: Any, action: int, seats: list[int], /) -> Sequence[Payload]: ...
    def text(self, state: Any, action: int, /) -> str: ...


class Log(Protocol):
    """`interface/log.py`"""

    def rule(self, state: Any, action: int, /) -> str: ...


class View(Protocol):
    """`interface/view.py`"""

    def view(self, state: Any, seat: int, /) -> Payload: ...
    def views(self, state: Any, seats: list[int], /) -> Sequence[Payload]: ...


class Refusals(Protocol):
    """`interface/refusals.py`"""

    def refusal(self, state: Any, seat: int, action: int, /) -> Reason | None: ...


class Why(Protocol):
    """`interface/why.py`"""

    def why(self, state: Any, seat: int, question: Json, /) -> Reason | None: ...


class Statistics(Protocol):
    """`interface/statistics.py`"""

    def count_step(self, counter: StepCounter, step: CountedStep, /) -> None: ...


class Drawing(Protocol):
    """`interface/drawing.py`"""

    def draw_board(self, scene: Json, view: Json, /) -> str: ...


class Picture(Protocol):
    """`interface/picture.py`"""

    def shapes(self, scene: Json, view: Json, /) -> list[Shape]: ...


@dataclass(frozen=True)
class Rooms:
    """The files of a game, which have the same names in every game."""

    options: OptionSet
    opening: Callable[[dict[str, Any]], Any]
    restored: Callable[[Json], Any]
    action_count: int
    scene: Callable[[Any], Payload]
    types: GameTypes
    notation: Notation
    log: Log
    view: View
    refusals: Refusals
    why: Why
    statistics: Statistics
    drawing: Drawing
    picture: Picture


def rooms_of(package: str) -> Rooms:
    """The rooms of the game in this package; raises ImportError for a file that is missing."""

    def file(name: str) -> Any:
        return import_module(f"{package}.{name}")

    return Rooms(
        options=file("rules.options").OPTIONS,
        opening=file("rules.setup").opening,
        restored=file("interface.load").restored,
        action_count=file("rules.actions").COUNT,
        scene=file("interface.scene").scene,
        types=file("interface.types").TYPES,
        notation=file("interface.notation"),
        log=file("interface.log"),
        view=file("interface.view"),
        refusals=file("interface.refusals"),
        why=file("interface.why"),
        statistics=file("interface.statistics"),
        drawing=file("interface.drawing"),
        picture=file("interface.picture"),
    )


class RoomGame(Game, Generic[S]):
    """Answers by the rooms beside its `game.py`; a game adds what only it has."""

    def __init__(self) -> None:
        super().__init__()
        self.rooms = rooms_of(type(self).__module__.rpartition(".")[0])

    def options(self) -> OptionSet:
        return self.rooms.options

    def start(self, **chosen: Any) -> S:
        return cast("S", self.rooms.opening(self.rooms.options.complete(chosen)))

    def load(self, data: Json) -> S:
        return cast("S", self.rooms.restored(data))

    def action_count(self) -> int:
        return self.rooms.action_count

    def describe(self, state: State, action: int) -> Json:
        return dict(self.rooms.notation.describe(state, action))

    def describe_for(self, state: State, action: int, seat: int) -> Json:
        return dict(self.rooms.notation.describe_for(state, action, seat))

    def lines_for(self, state: State, action: int, seats: list[int]) -> list[Json]:
        lines = self.rooms.notation.lines_for(state, action, seats)
        return cast("list[Json]", lines)

    def text(self, state: State, action: int) -> str:
        return self.rooms.notation.text(state, action)

    def rule(self, state: State, action: int) -> str:
        return self.rooms.log.rule(state, action)

    def scene(self, state: State) -> Json:
        return dict(self.rooms.scene(cast("Any", state).setup))

    def view(self, state: State, seat: int) -> Json:
        return dict(self.rooms.view.view(state, seat))

    def views(self, state: State, seats: list[int]) -> list[Json]:
        return cast("list[Json]", self.rooms.view.views(state, seats))

    def refusal(self, state: State, seat: int, action: int) -> Reason | None:
        return self.rooms.refusals.refusal(state, seat, action)

    def why(self, state: State, seat: int, question: Json) -> Reason | None:
        return self.rooms.why.why(state, seat, question)

    def count_step(self, counter: StepCounter, step: CountedStep) -> None:
        self.rooms.statistics.count_step(counter, step)

    def types(self) -> GameTypes:
        return self.rooms.types

    def draw_board(self, scene: Json, view: Json) -> str:
        return self.rooms.drawing.draw_board(scene, view)

    def shapes(self, scene: Json, view: Json) -> list[Shape]:
        return self.rooms.picture.shapes(scene, view)
