"""A game: how it starts, what its actions mean, and how they are written."""

import sys
from abc import abstractmethod
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar

from incognita.core.catalogue import Catalogue, catalogue_of
from incognita.core.evaluator import Evaluator, UniformEvaluator
from incognita.core.interface.atlas import Atlas
from incognita.core.interface.drawing import draw_view
from incognita.core.interface.shapes import Shape
from incognita.core.interface.statistics import CountedStep, StepCounter
from incognita.core.interface.types import GameTypes
from incognita.core.options import OptionSet
from incognita.core.reason import Reason
from incognita.core.registry import Interface, register_interface
from incognita.core.state import CHANCE, SPECTATOR, Json, State, deprecated
from incognita.mypyc_compat import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Interface):
    """The rules of one game, seen from outside."""

    # Class variables, so that compiled code reads those of a subclass that is not compiled.
    id: ClassVar[str] = ""
    rules_version: ClassVar[int] = 1
    # Whether a seat may be asked something in another's turn: see timeout_action().
    asks: ClassVar[bool] = False

    def __init__(self) -> None:
        register_interface(self.id, self)

    @abstractmethod
    def options(self) -> OptionSet:
        """What can be chosen before the start."""

    def options_of(self, rules: int, options: dict[str, Any]) -> dict[str, Any] | None:
        """The options under which a game of this version of the rules plays on as it began.

        None: it cannot be played on. A game whose rules have changed says here what it can replay.
        """
        return dict(options) if rules == self.rules_version else None

    @abstractmethod
    def start(self, **chosen: Any) -> State:
        """The first position; raises OptionError for a choice that is not offered."""

    @abstractmethod
    def load(self, data: Json) -> State:
        """The inverse of State.dump(); raises ValueError for data that is not a position."""

    @abstractmethod
    def action_count(self) -> int:
        """Actions are the ints below this."""

    @abstractmethod
    def describe(self, state: State, action: int) -> Json:
        """An action (at CHANCE: an outcome) as data for the page and the log."""

    def describe_for(self, state: State, action: int, seat: int) -> Json:
        """describe(), as this seat sees it; a game with hidden draws or choices masks them."""
        return self.describe(state, action)

    def lines_for(self, state: State, action: int, seats: list[int]) -> list[Json]:
        """describe_for() of each of these seats; those who are told the same may share one."""
        return [self.describe_for(state, action, seat) for seat in seats]

    @abstractmethod
    def text(self, state: State, action: int) -> str:
        """Short notation that a person can read and paste."""

    def parse(self, state: State, text: str) -> int:
        """The legal action, or at CHANCE the outcome, that is written so; raises ValueError."""
        wanted = " ".join(text.split())
        actor = state.actor()
        if actor == CHANCE:
            choices = [outcome for outcome, _weight in state.outcomes()]
        else:
            choices = state.legal() if actor >= 0 else []
        for action in choices:
            if self.text(state, action) == wanted:
                return action
        raise ValueError(f"{wanted!r} cannot be done here")

    @abstractmethod
    def rule(self, state: State, action: int) -> str:
        """The id of the rule that the action applies."""

    def evaluator(self) -> Evaluator:
        """The game's own judgement of positions; without one all look alike."""
        return UniformEvaluator()

    def observer(self, state: State) -> Any:
        """Writes positions with the options of this one as numbers: a search.observation.Observer.

        It is made by `observer()` of the game's `ai/observation.py`; None where there is none.
        """
        package = type(self).__module__.rpartition(".")[0]
        name = f"{package}.ai.observation"
        try:
            module = import_module(name)
        except ModuleNotFoundError as error:
            if error.name is not None and name.startswith(error.name):
                return None
            raise
        return module.observer(state)

    def scene(self, state: State) -> Json:
        """What lies on the table and never changes: map and components."""
        return {}

    def plans(self, state: State) -> list[Json]:
        """Runs of actions that a person thinks of as one move."""
        return []

    def timeout_action(self, state: State) -> int:
        """The action that stands for no answer in time; -1 where an answer must be waited for."""
        return -1

    def why(self, state: State, seat: int, question: Json) -> Reason | None:
        """The answer to "why not?"; every game understands {"action": int}."""
        action = question.get("action")
        if not isinstance(action, int):
            raise ValueError("the question names no action")
        return state.refusal(seat, action)

    def view(self, state: State, seat: int) -> Json:
        """All that this seat may know; a game whose states are GameStates tells it here."""
        return state.view(seat)

    def views(self, state: State, seats: list[int]) -> list[Json]:
        """The view of each of these seats; a game may make once what they have in common.

        Parts may belong to several of the views: whoever changes one copies it first.
        """
        return [self.view(state, seat) for seat in seats]

    def refusal(self, state: State, seat: int, action: int) -> Reason | None:
        """Why this seat may not do this now; a game whose states are GameStates tells it here."""
        return state.refusal(seat, action)

    def draw_board(self, scene: Json, view: Json) -> str:
        """The board as text, for str(state); empty where the game draws none."""
        return ""

    def shapes(self, scene: Json, view: Json) -> list[Shape]:
        """The board as shapes, for pictures; empty where the game draws none."""
        return []

    def draw(self, state: State) -> str:
        """The position as text: who is to act, and the board as everybody sees it."""
        view = self.view(state, SPECTATOR)
        board = self.draw_board(self.scene(state), view)
        return f"{state!r}\n{board}" if board else draw_view(repr(state), view)

    def census(self, state: State) -> dict[str, int]:
        """What is constant in number, counted: cards, tiles, pieces. A law holds games to it."""
        return {}

    def count_step(self, counter: StepCounter, step: CountedStep) -> None:
        """Count what a step of a finished game did, for its statistics."""

    def revealed_scores(self, state: State) -> list[int]:
        """The scores of a finished game's position, with what was hidden then."""
        return state.scores()

    def title(self, language: str) -> str:
        """The name of the game in this language; made from the id unless a game has a better."""
        return self.id.replace("_", " ").replace("-", " ").title()

    def about(self, language: str) -> str:
        """One sentence about the game in this language, or nothing."""
        return ""

    def words(self, language: str) -> str:
        """The game's own messages for table and page, in Fluent: `words/<language>.ftl`."""
        path = self.folder() / "words" / f"{language}.ftl"
        return path.read_text(encoding="utf-8") if path.is_file() else ""

    def atlas(self) -> Atlas | None:
        """The maps of the game, where people may choose or build one."""
        return None

    def types(self) -> GameTypes | None:
        """The types of all that the game sends; None where it declares none."""
        return None

    def folder(self) -> Path:
        """The folder of the game: `rules.toml` and `data/` are in it."""
        module = sys.modules[type(self).__module__]
        return Path(str(module.__file__)).parent

    def data_file(self, name: str) -> Path:
        """A file of the game's `data/` folder, which may be missing."""
        return self.folder() / "data" / name

    def catalogue(self) -> Catalogue:
        """The rule catalogue, read from the game's folder."""
        return catalogue_of(self.folder() / "rules.toml")

    def worth(self) -> Evaluator:
        """Deprecated: evaluator()."""
        deprecated("Game.worth()", "Game.evaluator()")
        return self.evaluator()

    def glimpse(self, state: State, action: int, seat: int) -> Json:
        """Deprecated: describe_for()."""
        deprecated("Game.glimpse()", "Game.describe_for()")
        return self.describe_for(state, action, seat)

    def silence(self, state: State) -> int:
        """Deprecated: timeout_action()."""
        deprecated("Game.silence()", "Game.timeout_action()")
        return self.timeout_action(state)
