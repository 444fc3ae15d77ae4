"""One game between bots, and what came of it."""

from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final

import incognita
from incognita.bots import Bot, make_bot
from incognita.core import CHANCE, OVER, SPECTATOR, Game, Rng, State

GUESSES: Final = 1 << 40
BOTS: Final = 1 << 41


@dataclass(frozen=True)
class Match:
    """Everything that a worker needs to play one game."""

    number: int
    game: str
    options: dict[str, Any]
    seats: tuple[int, ...]
    levels: tuple[str, ...]
    seed: int
    seconds: float
    simulations: int = 0


@dataclass
class Thinking:
    """The decisions of one seat."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)


@dataclass(frozen=True)
class Outcome:
    """How one match ended, seat by seat."""

    number: int
    seats: tuple[int, ...]
    returns: list[float]
    rounds: int
    thinking: list[Thinking] = field(compare=False)


def play(match: Match) -> Outcome:
    """Chance has a generator of its own, so that seats can be swapped under the same luck."""
    game = incognita.game(match.game)
    state = game.start(**match.options)
    bots = seated_bots(game, match)
    thinking = [Thinking() for _ in bots]
    chance = Rng(match.seed)
    guesses = Rng(match.seed + GUESSES)
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.apply(state.sample(chance))
            continue
        seen = state.determinise(actor, guesses)
        start = perf_counter()
        action = bots[actor].decide(seen, actor, match.seconds)
        thinking[actor].add(perf_counter() - start)
        state.play(action, actor)
    return Outcome(match.number, match.seats, state.returns(), rounds_of(state), thinking)


def seated_bots(game: Game, match: Match) -> list[Bot]:
    """Each entrant keeps its own luck wherever it sits."""
    return [
        make_bot(match.levels[entrant], game, match.seed + BOTS * (entrant + 1), match.simulations)
        for entrant in match.seats
    ]


def rounds_of(state: State) -> int:
    """Rounds played, in games that count them."""
    return int(state.view(SPECTATOR).get("round", 0))
