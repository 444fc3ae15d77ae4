"""`incognita tune`: the weights of a game's value, fitted to games or found by duels."""

from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.progress import track

import incognita
from incognita.cli.arena import chosen, interval, ruled
from incognita.cli.talk import StopError, out
from incognita.core import Game, OptionError
from incognita.lab.climb import climb as climb_up
from incognita.lab.entrants import ArenaError
from incognita.lab.race import Duels, Race
from incognita.lab.tables import tables
from incognita.lab.tune import HOLD, Bin, Fit, Plan, Sample, Weights, fit, played, to_fit
from incognita.search import ValueModel, value_model_of

# Luck that the fit has not seen.
APART: Final = 1 << 30
# Duels for each step of a climb, unless told.
CLIMBING: Final = 200


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
    write: Annotated[
        bool, typer.Option("--write", help="Keep the weights, unless they lost the duels.")
    ] = False,
) -> None:
    """Fit the weights of a game's value to what became of positions, or find them by duels."""
    played_at = find(game)
    model = model_of(played_at)
    at = laid_out(played_at, option or [], players)
    duels = Duels(played_at, races or (CLIMBING if climb else 0), seed + APART, simulations, at)
    if climb:
        found = by_duels(model, known(model.names, climb), factor, duels)
        how = f"--climb {climb} --factor {factor:g} --races {duels.games}"
        how += f" --simulations {simulations}"
    else:
        plan = Plan(games, seed, stray, positions, at)
        freed = known(to_fit(model), only) if only else []
        found = by_positions(learn(played_at, model, plan, hold, freed), duels)
        how = f"--games {games} --positions {positions} --stray {stray:g} --hold {hold:g}"
        how += f" --only {only}" if only else ""
    if write and found:
        how += f" --players {players} --seed {seed}"
        how += "".join(f" --option {word}" for word in option or [])
        path = played_at.data_file("weights.toml")
        keep(path, model.names, found, f"incognita tune --game {game} {how}")


def by_positions(found: Fit, duels: Duels) -> Weights | None:
    """The fitted weights, unless they lost the duels."""
    show(found)
    if duels.games:
        raced = duels.race((found.after, found.before))
        out.print(f"{raced.games} duels of {who(duels)}: new weights won {won(raced)}")
        if raced.lost():
            return None
    return found.after


def by_duels(model: ValueModel, chosen: list[str], factor: float, duels: Duels) -> Weights | None:
    """The weights that won, if any did."""
    weights = list(model.weights)
    out.print(f"{duels.games} duels of {who(duels)} for each step")
    for step in climb_up(model.names, weights, chosen, factor, duels.race):
        end = "taken over" if step.race.won() else "not taken over"
        change = f"{step.name} {step.before:.4g} to {step.after:.4g}"
        out.print(f"{change}: won {won(step.race)}, {end}", markup=False)
    return weights if weights != model.weights else None


def known(names: list[str], words: str) -> list[str]:
    found = words.split(",")
    for name in found:
        if name not in names:
            raise StopError(f"There is no weight {name!r}, only {', '.join(names)}.")
    return found


def who(duels: Duels) -> str:
    counted = f"search with {duels.simulations} simulations"
    return counted if duels.simulations else "quick choices"


def won(raced: Race) -> str:
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
        found = tables(game.options(), {"players": players, **chosen(words)})
    except OptionError as error:
        raise StopError(f"{error.sentence}.") from error
    except ArenaError as error:
        raise StopError(f"{error}.") from error
    if any(options["players"] < 2 for options in found):
        raise StopError("Weights are fitted to who comes before whom: two players at least.")
    return found


def learn(game: Game, model: ValueModel, plan: Plan, hold: float, only: list[str]) -> Fit:
    found: list[Sample] = []
    for number in track(range(plan.games), "playing", console=out, transient=True):
        found += played(game, model, plan, number)
    return fit(model, found, hold, only)


def show(found: Fit) -> None:
    rows = [
        (name, f"{old:.3f}", f"{new:.3f}")
        for name, old, new in zip(found.names, found.before, found.after, strict=True)
    ]
    out.print(ruled(("weight", "before", "after"), rows))
    out.print(
        f"{found.positions} positions, {found.held_back} of them held back. On these:\n"
        f"log loss {found.loss_before:.4f} before, {found.loss_after:.4f} after (a coin: 0.6931)"
    )
    if found.error_before:
        out.print(
            f"points missed by {found.error_before:.2f} before, {found.error_after:.2f} after"
        )
    tenths = [
        (tenth(at), *told(before), *told(after))
        for at, (before, after) in enumerate(zip(found.bins_before, found.bins_after, strict=True))
    ]
    titles = ("chance", "before: pairs", "told", "came", "after: pairs", "told", "came")
    out.print(ruled(titles, tenths))


def tenth(at: int) -> str:
    return f"{at * 10} to {at * 10 + 10} %"


def told(bin_: Bin) -> tuple[str, str, str]:
    if not bin_.count:
        return "0", "", ""
    return str(bin_.count), f"{bin_.told:.1%}", f"{bin_.came:.1%}"


def keep(path: Path, names: list[str], weights: Weights, command: str) -> None:
    """Commands that led to the weights so far stay on record: the new one started from these."""
    told = "# What is weighed, and how much; docs/bots.md tells how these numbers were made.\n"
    try:
        made = "".join(f"# {one}\n" for one in [*commands(path), command])
        path.write_text(f"{told}{made}\n{weights_text(names, weights)}", encoding="utf-8")
    except OSError as error:
        raise StopError(f"{path} cannot be written: {error.strerror}.") from error
    out.print(f"Weights written to {path}", markup=False)


def commands(path: Path) -> list[str]:
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [line.removeprefix("# ") for line in lines if line.startswith("# incognita ")]


def weights_text(names: list[str], weights: Weights) -> str:
    lines = [f"{name} = {value:.4g}\n" for name, value in zip(names, weights, strict=True)]
    return "[weights]\n" + "".join(lines)
