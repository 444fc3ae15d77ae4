"""`incognita breed`: the weights of quick choices, bred to need fewer rounds."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final

import typer

from incognita.cli.output import StopError, out
from incognita.cli.pools import RayAddress, chosen_pool
from incognita.cli.tune import DUEL_SEEDS, find, keep, laid_out, weights_text
from incognita.lab.breed import evolve
from incognita.lab.entrants import ArenaError
from incognita.lab.policy_rounds import PolicyTask, mean_rounds_of
from incognita.lab.pool import Pool, in_order
from incognita.lab.predictions import Weights
from incognita.search.weights import read_policy_weights

FILE: Final = "policy.toml"
# How many more games tell what came of it in the end.
CHECKED: Final = 5


def breed(
    game: Annotated[str, typer.Option(help="The game's id.")] = "eldorado",
    generations: Annotated[int, typer.Option(min=1, help="How often the mean is moved.")] = 20,
    children: Annotated[int, typer.Option(min=4, help="Sets of weights that are tried.")] = 14,
    games: Annotated[int, typer.Option(min=1, help="Games for each of them.")] = 1000,
    players: Annotated[str, typer.Option(help="Seats at the table; 2,3 for both.")] = "3",
    option: Annotated[
        list[str] | None,
        typer.Option(help="An option of the game, name=value or name=one,other; repeat for more."),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same number, the same games.")] = 1,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0: one for each core.")] = 0,
    ray: RayAddress = None,
    write: Annotated[
        bool, typer.Option("--write", help="Keep the weights, if they need fewer rounds.")
    ] = False,
) -> None:
    """Breed the weights of a game's quick choices, so that they need fewer rounds."""
    known = find(game)
    path = known.data_file(FILE)
    if not path.exists():
        raise StopError(f"{game} has no weights of quick choices that could be bred.")
    old = read_policy_weights(path)
    names, start = list(old), list(old.values())
    tables = laid_out(known, option or [], players)
    pool = chosen_pool(ray, workers, children)
    trial = WeightTrial(game, names, tables, games, seed, pool)
    weights = start
    for one in evolve(start, children, generations, seed, trial.rounds_needed):
        out.print(f"generation {one.number}: {one.loss:.2f} rounds, step size {one.step_size:.3f}")
        weights = one.mean
    before, after = trial.check([start, weights])
    out.print(f"{CHECKED * games} other games: {before:.2f} rounds before, {after:.2f} after")
    if write and after < before:
        words = f"incognita breed --game {game} --generations {generations} --children {children}"
        words += f" --games {games} --players {players} --seed {seed}"
        words += "".join(f" --option {word}" for word in option or [])
        keep(path, names, weights, words)


@dataclass(frozen=True)
class WeightTrial:
    """Sets of weights tried out, each in a process of its own."""

    game: str
    names: list[str]
    tables: Sequence[dict[str, Any]]
    games: int
    seed: int
    pool: Pool

    def rounds_needed(self, sets: Sequence[Weights], number: int) -> list[float]:
        """Under the same luck, and another in every generation."""
        return self._measure(sets, self.games, (self.seed + number) * DUEL_SEEDS)

    def check(self, both: Sequence[Weights]) -> list[float]:
        return self._measure(both, CHECKED * self.games, (self.seed - 1) * DUEL_SEEDS)

    def _measure(self, sets: Sequence[Weights], games: int, seed: int) -> list[float]:
        texts = [weights_text(self.names, weights) for weights in sets]
        trials = [PolicyTask(text, self.game, self.tables, games, seed) for text in texts]
        try:
            return list(in_order(self.pool, mean_rounds_of, trials))
        except ArenaError as error:
            raise StopError(f"{error}.") from error
