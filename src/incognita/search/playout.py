"""Playing on: by a game's policy, or at random."""

from typing import Final

from incognita.core.evaluator import Evaluator
from incognita.core.rng import Rng
from incognita.core.state import ACTOR, CHANCE, OVER, State

TO_THE_END: Final = -1


def play_on(state: State, evaluator: Evaluator, rng: Rng, decisions: int) -> int:
    """Play to the first change of turn after so many decisions; returns how many there were.

    With TO_THE_END the game is played to its end.
    """
    count = 0
    seat = OVER
    while True:
        actor = state.actor()
        if actor == OVER:
            return count
        if actor == CHANCE:
            state.apply(state.sample(rng))
            continue
        if actor != seat:
            if 0 <= decisions <= count:
                return count
            seat = actor
        state.apply(evaluator.choose(state, rng), actor)
        count += 1


def play_random(state: State, rng: Rng, decisions: int) -> int:
    """Play at random, at most this many decisions; returns how many there were."""
    count = 0
    while count < decisions:
        actor = state.actor()
        if actor == OVER:
            break
        if actor == CHANCE:
            state.apply(state.sample(rng))
            continue
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))], ACTOR)
        count += 1
    return count
