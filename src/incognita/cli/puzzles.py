"""`incognita puzzles`: find puzzles in games of bots, and check those that a game brings."""

import sys
from collections.abc import Iterable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from pathlib import Path
from typing import Annotated, Final, TypeVar

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from incognita.cli.arena import INTERRUPTED
from incognita.cli.output import StopError, out
from incognita.cli.replay import find_game
from incognita.lab.pool import in_order, local_pool
from incognita.lab.puzzles.kept import KeptPuzzles
from incognita.lab.puzzles.mine import MiningTask, mine
from incognita.lab.puzzles.puzzle import FILE, Puzzle, puzzles_of
from incognita.lab.puzzles.select import WANTED, selected
from incognita.lab.puzzles.verify import Check, VerifyTask, verify

puzzles: Final = typer.Typer(
    help="Find puzzles in games of bots, and check those that a game brings.",
    no_args_is_help=True,
)

Result = TypeVar("Result")
Workers = Annotated[int, typer.Option(min=0, help="Processes; 0: one for each core.")]
GameId = Annotated[str, typer.Argument(help="The game, such as eldorado.")]


@puzzles.command("mine")
def mine_puzzles(
    game: GameId,
    folder: Annotated[Path, typer.Option("--out", help="Keep what was found here, or go on.")],
    games: Annotated[int, typer.Option(min=1, help="How many games of bots to look through.")] = 60,
    seed: Annotated[int, typer.Option(help="The same number, the same puzzles.")] = 1,
    simulations: Annotated[int, typer.Option(min=8, help="Of the bots that play.")] = 100,
    most: Annotated[int, typer.Option(min=1, help="Puzzles of one game at most.")] = 2,
    margin: Annotated[
        float, typer.Option(min=1, help="What the best action leads by, in points of a hundred.")
    ] = 4.0,
    wanted: Annotated[int, typer.Option(min=1, help="How many to choose.")] = WANTED,
    write: Annotated[bool, typer.Option("--write", help="Put them into the game's data.")] = False,
    add: Annotated[
        bool, typer.Option("--add", help="Choose from those that the game brings as well.")
    ] = False,
    workers: Workers = 0,
) -> None:
    """Look for decisions with one clear answer that is not the first thought."""
    chosen_game = find_game(game)
    task = MiningTask(chosen_game.id, 0, seed, margin / 100, play=simulations, most=most)
    kept = KeptPuzzles(folder, task)
    try:
        mined = kept.read()
        tasks = kept.tasks(games, mined)
        with closing(in_order(local_pool(workers, len(tasks)), mined_by, tasks)) as results:
            for number, some in watched(results, len(mined), games):
                mined[number] = some
                kept.add(number, some)
    except KeyboardInterrupt:
        print(f"Stopped early; the same command goes on in {folder}.", file=sys.stderr)
        raise typer.Exit(INTERRUPTED) from None
    except BrokenProcessPool as error:
        raise StopError("A worker process was ended from outside; the same command goes on.") from (
            error
        )
    everything = [one for number in sorted(mined) if number < games for one in mined[number]]
    known = list(puzzles_of(chosen_game).values()) if add else []
    chosen = selected([*known, *everything], wanted)
    out.print(f"{len(everything)} puzzles in {games} games; {len(chosen)} chosen", markup=False)
    path = chosen_game.data_file(FILE) if write else folder / f"{chosen_game.id}.jsonl"
    write_puzzles(path, chosen)
    out.print(f"written to {path}", markup=False)


def write_puzzles(path: Path, puzzles: list[Puzzle]) -> None:
    path.write_text("".join(f"{one.text()}\n" for one in puzzles), encoding="utf-8")


def mined_by(task: MiningTask) -> tuple[int, list[Puzzle]]:
    return task.number, mine(task)


@puzzles.command("verify")
def verify_puzzles(
    game: GameId,
    deeper: Annotated[int, typer.Option(min=1, help="So many times as deep as mined.")] = 8,
    sample: Annotated[int, typer.Option(min=0, help="Only so many of them; 0: all.")] = 0,
    seed: Annotated[int, typer.Option(help="The same number, the same playouts.")] = 1000,
    remove: Annotated[
        bool, typer.Option("--remove", help="Take those that do not hold out of the game's data.")
    ] = False,
    workers: Workers = 0,
) -> None:
    """Search every puzzle of a game again, deeper and with other luck; says which do not hold."""
    chosen_game = find_game(game)
    known = list(puzzles_of(chosen_game).values())
    step = max(1, len(known) // sample) if sample else 1
    tasks = [VerifyTask(one, deeper, seed) for one in known[::step]]
    with closing(in_order(local_pool(workers, len(tasks)), verify, tasks)) as results:
        checks = list(watched(results, 0, len(tasks)))
    show(checks)
    if remove:
        bad = {check.id for check in checks if not check.holds}
        kept = [one for one in known if one.id not in bad]
        write_puzzles(chosen_game.data_file(FILE), kept)
    elif not all(check.holds for check in checks):
        raise typer.Exit(1)


def show(checks: list[Check]) -> None:
    table = Table(box=None)
    for head in ("puzzle", "margin", "again", "±", ""):
        table.add_column(head, justify="right" if head else "left")
    for one in checks:
        table.add_row(
            one.id,
            f"{one.margin / 10:.1f}",
            f"{100 * one.again:.1f}",
            f"{100 * one.error:.1f}",
            "" if one.holds else "does not hold",
        )
    out.print(table)
    out.print(f"{sum(one.holds for one in checks)} of {len(checks)} hold")


def watched(results: Iterable[Result], done: int, total: int) -> Iterator[Result]:
    """A bar on a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    shown = sys.stdout.isatty()
    with Progress(*columns, TimeRemainingColumn(), console=out, disable=not shown) as progress:
        bar = progress.add_task("looking", total=total, completed=done)
        for result in results:
            yield result
            progress.advance(bar)
