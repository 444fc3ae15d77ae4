"""`incognita tune`: the weights of a game's value, fitted to games or by duels."""

from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.progress import track

import incognita
from incognita.cli.arena import chosen
from incognita.cli.arena_tables import interval, ruled
from incognita.cli.output import StopError, out
from incognita.cli.pools import RayAddress, chosen_pool
from incognita.core import Game, OptionError
from incognita.lab.climb import climb as climb_weights
from incognita.lab.duels import DuelResult, Duels
from incognita.lab.entrants import ArenaError
from incognita.lab.pool import Pool
from incognita.lab.predictions import Bin, Weights
from incognita.lab.samples import Sample, SamplingPlan, samples
from incognita.lab.table_options import tables
from incognita.lab.tune import HOLD, Fit, fit, to_fit
from incognita.search import ValueModel, value_model_of

# Luck that the fit has not seen.
DUEL_SEEDS: Final = 1 << 30
# Duels for each step of a climb, unless given.
CLIMB_DUELS: Final = 200


def tune(
    game: Annotated[str, typer.Option(help="The game's id.")],
    games: Annotated[int, typer.Option(min=5, help="How many games to learn from.")] = 1000,
    positions: Annotated[int, typer.Option(min=1, help="Positions from each game.")] = 10,
    stray: Annotated[
        float, typer.Option(min=0, max=1, help="How often a decision is left to chance.")
    ] = 0.08,
    players: Annotated[
        str, typer.Option(help="Seats at the table; 2,3 for some games of two and some of three.")
    ] = "2",
    option: Annotated[
        list[str] | None,
        typer.Option(
            help="An option of the game, name=value or name=one,other; repeat for more."
            " Games are played in every combination in turn."
        ),
    ] = None,
    hold: Annotated[
        float, typer.Option(min=0, help="What the old weights count beside the positions.")
    ] = HOLD,
    only: Annotated[
        str, typer.Option(help="Weights to fit, with commas; the others stay as they are.")
    ] = "",
    seed: Annotated[int, typer.Option(help="The same number, the same games.")] = 1,
    climb: Annotated[
        str,
        typer.Option(
            help="Weights to find by duels instead, with commas: one is changed at a time."
        ),
    ] = "",
    factor: Annotated[
        float, typer.Option(min=1.01, help="With --climb: how far a weight goes in one step.")
    ] = 1.25,
    races: Annotated[
        int,
        typer.Option(min=0, help="Then so many duels, new weights against old; 200 for --climb."),
    ] = 0,
    simulations: Annotated[
        int, typer.Option(min=0, help="Duels between searching bots, and not quick ones.")
    ] = 0,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0: one for each core.")] = 1,
    ray: RayAddress = None,
    write: Annotated[
        bool, typer.Option("--write", help="Keep the weights, unless they lost the duels.")
    ] = False,
) -> None:
    """Fit the weights of a game's value to what became of positions, or find them by duels."""
    chosen_game = find(game)
    model = model_of(chosen_game)
    at = laid_out(chosen_game, option or [], players)
    pool = chosen_pool(ray, workers, games)
    races = races or (CLIMB_DUELS if climb else 0)
    duels = Duels(chosen_game, races, seed + DUEL_SEEDS, simulations, at, pool)
    if climb:
        weights = by_duels(model, known(model.names, climb), factor, duels)
        how = f"--climb {climb} --factor {factor:g} --races {duels.games}"
        how += f" --simulations {simulations}"
    else:
        plan = SamplingPlan(games, seed, stray, positions, at)
        free = known(to_fit(model), only) if only else []
        weights = by_positions(learn(chosen_game, model, plan, hold, free, pool), duels)
        how = f"--games {games} --positions {positions} --stray {stray:g} --hold {hold:g}"
        how += f" --only {only}" if only else ""
    if write and weights:
        how += f" --players {players} --seed {seed}"
        how += "".join(f" --option {word}" for word in option or [])
        path = chosen_game.data_file("weights.toml")
        keep(path, model.names, weights, f"incognita tune --game {game} {how}")


def by_positions(result: Fit, duels: Duels) -> Weights | None:
    """The fitted weights, unless they lost the duels."""
    show(result)
    if duels.games:
        duelled = duels.race((result.after, result.before))
        out.print(f"{duelled.games} duels of {who(duels)}: new weights won {won(duelled)}")
        if duelled.lost():
            return None
    return result.after


def by_duels(model: ValueModel, chosen: list[str], factor: float, duels: Duels) -> Weights | None:
    """The weights that won, if any did."""
    weights = list(model.weights)
    out.print(f"{duels.games} duels of {who(duels)} for each step")
    for step in climb_weights(model.names, weights, chosen, factor, duels.race):
        end = "taken over" if step.race.won() else "not taken over"
        change = f"{step.name} {step.before:.4g} to {step.after:.4g}"
        out.print(f"{change}: won {won(step.race)}, {end}", markup=False)
    return weights if weights != model.weights else None


def known(names: list[str], words: str) -> list[str]:
    chosen = words.split(",")
    for name in chosen:
        if name not in names:
            raise StopError(f"There is no weight {name!r}, only {', '.join(names)}.")
    return chosen


def who(duels: Duels) -> str:
    counted = f"search with {duels.simulations} simulations"
    return counted if duels.simulations else "quick choices"


def won(raced: DuelResult) -> str:
    low, high = raced.interval
    return f"{raced.score:.1%} ({interval({'low': low, 'high': high})})"


def find(id: str) -> Game:
    try:
        return incognita.game(id)
    except KeyError as error:
        raise StopError(f"{error.args[0]}.") from error


def model_of(game: Game) -> ValueModel:
    model = value_model_of(game.evaluator())
    if model is None:
        raise StopError(f"{game.id} has no weights that could be fitted.")
    return model


def laid_out(game: Game, words: list[str], players: str) -> list[dict[str, Any]]:
    try:
        offered = tables(game.options(), {"players": players, **chosen(words)})
    except OptionError as error:
        raise StopError(f"{error.sentence}.") from error
    except ArenaError as error:
        raise StopError(f"{error}.") from error
    if any(options["players"] < 2 for options in offered):
        raise StopError("Weights are fitted to who comes before whom: two players at least.")
    return offered


def learn(
    game: Game, model: ValueModel, plan: SamplingPlan, hold: float, only: list[str], pool: Pool
) -> Fit:
    learnt: list[Sample] = []
    played = samples(game, plan, pool)
    for of_game in track(played, "playing", plan.games, console=out, transient=True):
        learnt += of_game
    return fit(model, learnt, hold, only)


def show(result: Fit) -> None:
    rows = [
        (name, f"{old:.3f}", f"{new:.3f}")
        for name, old, new in zip(result.names, result.before, result.after, strict=True)
    ]
    out.print(ruled(("weight", "before", "after"), rows))
    out.print(
        f"{result.positions} positions, {result.held_back} of them held back. On these:\n"
        f"log loss {result.loss_before:.4f} before, {result.loss_after:.4f} after (a coin: 0.6931)"
    )
    if result.error_before:
        out.print(
            f"points missed by {result.error_before:.2f} before, {result.error_after:.2f} after"
        )
    tenths = [
        (tenth(at), *bin_cells(before), *bin_cells(after))
        for at, (before, after) in enumerate(
            zip(result.bins_before, result.bins_after, strict=True)
        )
    ]
    titles = (
        "chance",
        "before: pairs",
        "predicted",
        "observed",
        "after: pairs",
        "predicted",
        "observed",
    )
    out.print(ruled(titles, tenths))


def tenth(at: int) -> str:
    return f"{at * 10} to {at * 10 + 10} %"


def bin_cells(bin_: Bin) -> tuple[str, str, str]:
    if not bin_.count:
        return "0", "", ""
    return str(bin_.count), f"{bin_.predicted:.1%}", f"{bin_.observed:.1%}"


def keep(path: Path, names: list[str], weights: Weights, command: str) -> None:
    """Commands that led to the weights so far stay on record: the new one started from these."""
    heading = "# What is weighed, and how much; docs/bots.md says how these numbers were made.\n"
    try:
        made = "".join(f"# {one}\n" for one in [*commands(path), command])
        path.write_text(f"{heading}{made}\n{weights_text(names, weights)}", encoding="utf-8")
    except OSError as error:
        raise StopError(f"{path} cannot be written: {error.strerror}.") from error
    out.print(f"Weights written to {path}", markup=False)


def commands(path: Path) -> list[str]:
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [line.removeprefix("# ") for line in lines if line.startswith("# incognita ")]


def weights_text(names: list[str], weights: Weights) -> str:
    lines = [f"{name} = {value:.4g}\n" for name, value in zip(names, weights, strict=True)]
    return "[weights]\n" + "".join(lines)
