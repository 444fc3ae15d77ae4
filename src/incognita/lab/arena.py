"""Many games between bots: seats rotate under the same luck, and all cores take part."""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing import get_context
from time import perf_counter
from typing import Any, Final

import incognita
from incognita.bots import LEVELS
from incognita.core import COMPILED, Game, OptionError
from incognita.lab.match import Match, Outcome, play
from incognita.lab.tally import tallies

APART: Final = 1 << 20
BATCH: Final = 16


class ArenaError(ValueError):
    """A contest that cannot be held; the sentence says what would do."""


@dataclass(frozen=True)
class Contest:
    """Who plays whom, at what, how often, and with how much thought."""

    game: str
    levels: tuple[str, ...]
    games: int
    seconds: float = 1.0
    simulations: int = 0
    seed: int = 1
    options: dict[str, Any] = field(default_factory=dict)

    def players(self) -> int:
        return int(self.options["players"])

    def matches(self) -> Iterator[Match]:
        """Every deal is played once from each seating."""
        players = self.players()
        for number in range(self.games):
            deal, turn = divmod(number, players)
            yield Match(
                number,
                self.game,
                self.options,
                seating(len(self.levels), players, turn),
                self.levels,
                self.seed * APART + deal,
                self.seconds,
                self.simulations,
            )


def seating(entrants: int, players: int, turn: int) -> tuple[int, ...]:
    """The entrants around the table, again and again until it is full, turned by so many seats."""
    return tuple((seat + turn) % players % entrants for seat in range(players))


def contest(
    game_id: str,
    bots: Sequence[str],
    games: int,
    chosen: dict[str, Any],
    seconds: float = 1.0,
    simulations: int = 0,
    seed: int = 1,
) -> Contest:
    """A contest whose every part has been checked."""
    game = find_game(game_id)
    check_bots(bots)
    if games < 1:
        raise ArenaError(f"at least one game is needed, not {games}")
    if seconds <= 0 and not simulations:
        raise ArenaError(f"bots need some time to think, not {seconds:g} seconds")
    options = checked_options(game, bots, chosen)
    return Contest(game_id, tuple(bots), games, seconds, simulations, seed, options)


def find_game(id: str) -> Game:
    try:
        return incognita.game(id)
    except KeyError as error:
        raise ArenaError(str(error.args[0])) from error


def check_bots(bots: Sequence[str]) -> None:
    if not bots:
        raise ArenaError(f"no bot is named; known are {', '.join(LEVELS)}")
    for bot in bots:
        if bot not in LEVELS:
            raise ArenaError(f"there is no bot {bot!r}; known are {', '.join(LEVELS)}")


def checked_options(game: Game, bots: Sequence[str], chosen: dict[str, Any]) -> dict[str, Any]:
    """All options with their values; as many players as bots, unless a number is given."""
    wanted = dict(chosen)
    if "players" not in wanted and len(bots) > 1:
        wanted["players"] = len(bots)
    try:
        options: dict[str, Any] = dict(game.options().complete(wanted))
    except OptionError as error:
        raise ArenaError(error.sentence) from error
    if int(options["players"]) < len(bots):
        raise ArenaError(f"{len(bots)} bots do not fit at a table for {options['players']}")
    return options


def hold(
    contest: Contest, tell: Callable[[Outcome], None], workers: int = 0
) -> tuple[list[Outcome], float]:
    """Play all matches, telling of each as it ends; outcomes in order, and the seconds it took."""
    start = perf_counter()
    count = min(workers or os.cpu_count() or 1, contest.games)
    ended = alone(contest) if count == 1 else together(contest, count)
    outcomes: list[Outcome] = []
    for outcome in ended:
        outcomes.append(outcome)
        tell(outcome)
    outcomes.sort(key=lambda outcome: outcome.number)
    return outcomes, perf_counter() - start


def alone(contest: Contest) -> Iterator[Outcome]:
    return map(play, contest.matches())


def together(contest: Contest, workers: int) -> Iterator[Outcome]:
    """Worker processes that start afresh and take the next few matches when they are done."""
    matches = contest.matches()
    size = max(1, min(BATCH, contest.games // (4 * workers)))
    waiting: set[Future[list[Outcome]]] = set()
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        while True:
            while len(waiting) < 2 * workers and (batch := list(islice(matches, size))):
                waiting.add(pool.submit(play_all, batch))
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield from future.result()


def play_all(matches: list[Match]) -> list[Outcome]:
    return [play(match) for match in matches]


def report(contest: Contest, outcomes: Sequence[Outcome], seconds: float) -> dict[str, Any]:
    """Everything that was found out; only what is under "time" differs from run to run."""
    counted = tallies(contest.levels, outcomes)
    rounds = [outcome.rounds for outcome in outcomes]
    decisions = sum(tally.thinking.decisions for tally in counted)
    return {
        "game": contest.game,
        "options": contest.options,
        "games": len(outcomes),
        "seed": contest.seed,
        "seconds": contest.seconds,
        "simulations": contest.simulations,
        "compiled": COMPILED,
        "bots": [tally.result() for tally in counted],
        "rounds": {
            "mean": sum(rounds) / len(rounds),
            "fewest": min(rounds),
            "most": max(rounds),
        },
        "time": {
            "seconds": seconds,
            "decisions_per_second": decisions / seconds if seconds else 0.0,
            "bots": [tally.times() for tally in counted],
        },
    }
