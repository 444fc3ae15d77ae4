"""`incognita tune`: the weights of a game's value, fitted to games of quick players."""

from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.progress import track

import incognita
from incognita.bots.levels import data_folder
from incognita.cli.arena import chosen, interval, ruled
from incognita.cli.talk import StopError, out
from incognita.core import Balance, Game, OptionError
from incognita.lab.entrants import ArenaError
from incognita.lab.race import Race, race
from incognita.lab.tune import HOLD, Bin, Fit, Plan, Sample, fit, played

# Luck that the fit has not seen.
APART: Final = 1 << 30


def tune(
    game: Annotated[str, typer.Option(help="The game's id.")],
    games: Annotated[int, typer.Option(min=5, help="How many games to learn from.")] = 1000,
    positions: Annotated[int, typer.Option(min=1, help="Positions from each game.")] = 10,
    stray: Annotated[
        float, typer.Option(min=0, max=1, help="How often a decision is left to chance.")
    ] = 0.08,
    players: Annotated[int, typer.Option(min=2, help="Seats at the table.")] = 2,
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the game, name=value; repeat for more.")
    ] = None,
    hold: Annotated[
        float, typer.Option(min=0, help="What the old weights count beside the positions.")
    ] = HOLD,
    seed: Annotated[int, typer.Option(help="The same number, the same games.")] = 1,
    races: Annotated[
        int, typer.Option(min=0, help="Then so many duels: new weights against old ones.")
    ] = 0,
    simulations: Annotated[
        int, typer.Option(min=0, help="Duels between searching bots, and not quick ones.")
    ] = 0,
    write: Annotated[
        bool, typer.Option("--write", help="Keep the weights, unless they lost the duels.")
    ] = False,
) -> None:
    """Fit the weights of a game's value, and say how much better it foretells who wins."""
    played_at = find(game)
    balance = balance_of(played_at)
    options = checked(played_at, option or [], players)
    found = learn(played_at, balance, Plan(games, seed, stray, positions, options), hold)
    show(found)
    raced = duels(played_at, found, races, seed, simulations, options) if races else None
    if write and (raced is None or not raced.lost()):
        told = f"incognita tune --game {game} --games {games} --positions {positions}"
        told += f" --stray {stray:g} --players {players} --hold {hold:g} --seed {seed}"
        told += "".join(f" --option {word}" for word in option or [])
        path = keep(game, found, told)
        out.print(f"Weights written to {path}", markup=False)


def find(id: str) -> Game:
    try:
        return incognita.game(id)
    except KeyError as error:
        raise StopError(f"{error.args[0]}.") from error


def balance_of(game: Game) -> Balance:
    balance = game.worth().balance()
    if balance is None:
        raise StopError(f"{game.id} has no weights that could be fitted.")
    return balance


def checked(game: Game, words: list[str], players: int) -> dict[str, Any]:
    try:
        return dict(game.options().complete({**chosen(words), "players": players}))
    except OptionError as error:
        raise StopError(f"{error.sentence}.") from error
    except ArenaError as error:
        raise StopError(f"{error}.") from error


def learn(game: Game, balance: Balance, plan: Plan, hold: float) -> Fit:
    found: list[Sample] = []
    for number in track(range(plan.games), "playing", console=out, transient=True):
        found += played(game, balance, plan, number)
    return fit(balance, found, hold)


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


def duels(
    game: Game, found: Fit, games: int, seed: int, simulations: int, options: dict[str, Any]
) -> Race:
    table = {**options, "players": 2}
    raced = race(game, (found.after, found.before), games, seed + APART, simulations, table)
    low, high = raced.interval
    who = f"search with {simulations} simulations" if simulations else "quick choices"
    reach = interval({"low": low, "high": high})
    out.print(f"{raced.games} duels of {who}: new weights won {raced.score:.1%} ({reach})")
    return raced


def keep(game_id: str, found: Fit, command: str) -> Path:
    path = data_folder(game_id) / "weights.toml"
    lines = [
        "# What the value weighs; docs/bots.md tells how these numbers were made.",
        f"# {command}",
        "",
        "[weights]",
        *(f"{name} = {value:.4g}" for name, value in zip(found.names, found.after, strict=True)),
    ]
    try:
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    except OSError as error:
        raise StopError(f"{path} cannot be written: {error.strerror}.") from error
    return path
