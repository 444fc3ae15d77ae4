"""How good positions and actions look: what bots and analysis ask a game."""

from abc import ABC, abstractmethod

from incognita.core.rng import Rng
from incognita.core.state import OVER, State
from incognita.mypyc_compat import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(ABC):
    """A game's own judgement of positions, without looking ahead."""

    @abstractmethod
    def value(self, state: State) -> list[float]:
        """Expected returns by seat, estimated from the position."""

    @abstractmethod
    def choose(self, state: State, rng: Rng) -> int:
        """The policy: a quick, sensible action for the seat that acts. Playouts follow it."""

    def priors(self, state: State, legal: list[int]) -> list[float]:
        """How promising each legal action looks before any search; equal unless a game knows."""
        return [1.0] * len(legal)


class UniformEvaluator(Evaluator):
    """The judgement of a game that brings none: all positions are even, all actions alike."""

    def value(self, state: State) -> list[float]:
        if state.actor() == OVER:
            return state.returns()
        players = state.players()
        return [0.5] * players if players > 1 else [0.0]

    def choose(self, state: State, rng: Rng) -> int:
        legal = state.legal()
        return legal[rng.below(len(legal))]
