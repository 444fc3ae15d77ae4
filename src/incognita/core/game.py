"""A game: how it starts, what its actions mean, and how they are written."""

from abc import ABC, abstractmethod
from typing import Any

from incognita.core.advice import Advice
from incognita.core.balance import Balance
from incognita.core.budget import Budget
from incognita.core.catalogue import Catalogue
from incognita.core.native import mypyc_attr
from incognita.core.options import OptionSet
from incognita.core.reason import Reason
from incognita.core.rng import Rng
from incognita.core.state import ACTOR, CHANCE, OVER, Json, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Worth(ABC):
    """How good a position looks: what bots and analysis share."""

    @abstractmethod
    def value(self, state: State) -> list[float]:
        """Expected returns by seat, guessed from the position."""

    @abstractmethod
    def choose(self, state: State, rng: Rng) -> int:
        """A quick, sensible decision for the seat that acts; also the playout policy of search."""

    def weigh(self, state: State, legal: list[int]) -> list[float]:
        """How promising each legal action looks before any search; equal unless a game knows."""
        return [1.0] * len(legal)

    def plan(self, state: State, seat: int, budget: Budget, rng: Rng) -> list[Advice]:
        """What the game's own planner found, best first; nothing where it has none.

        Nothing may come of what the seat cannot know.
        """
        return []

    def balance(self) -> Balance | None:
        """What the value weighs, for whoever fits its weights; None where nothing can be fitted."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """The rules of one game, seen from outside."""

    id: str = ""
    rules_version: int = 1
    # Whether somebody may be asked something in another's turn: see silence().
    asks: bool = False

    @abstractmethod
    def options(self) -> OptionSet:
        """What can be chosen before the start."""

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
    def worth(self) -> Worth:
        """The game's own judgement of positions."""

    @abstractmethod
    def catalogue(self) -> Catalogue:
        """The rule catalogue."""

    @abstractmethod
    def rule(self, state: State, action: int) -> str:
        """The id of the rule that the action applies."""

    def glimpse(self, state: State, action: int, seat: int) -> Json:
        """describe(), as this seat sees it; a game with hidden draws or choices masks them."""
        return self.describe(state, action)

    def scene(self, state: State) -> Json:
        """What lies on the table and never changes: map and components."""
        return {}

    def plans(self, state: State) -> list[Json]:
        """Runs of actions that a person thinks of as one move."""
        return []

    def silence(self, state: State) -> int:
        """The decision that stands for no answer in time; -1 where an answer must be waited for."""
        return -1

    def why(self, state: State, seat: int, question: Json) -> Reason | None:
        """The answer to "why not?"; every game understands {"action": int}."""
        action = question.get("action")
        if not isinstance(action, int):
            raise ValueError("the question names no action")
        return state.refusal(seat, action)


def run(state: State, rng: Rng, steps: int) -> int:
    """Play at random, at most this many decisions; how many there were."""
    done = 0
    while done < steps:
        actor = state.actor()
        if actor == OVER:
            break
        if actor == CHANCE:
            state.apply(state.sample(rng))
            continue
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))], ACTOR)
        done += 1
    return done
