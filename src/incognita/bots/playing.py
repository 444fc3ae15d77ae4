"""Playing on by a game's quick choices."""

from typing import Final

from incognita.core.game import Worth
from incognita.core.rng import Rng
from incognita.core.state import CHANCE, OVER, State

TO_THE_END: Final = -1


def play_on(state: State, worth: Worth, rng: Rng, decisions: int) -> int:
    """Play to the first change of turn after so many decisions; how many there were.

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
        state.apply(worth.choose(state, rng), actor)
        count += 1
