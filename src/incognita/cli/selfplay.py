"""`incognita selfplay`: games of bots as data to learn from."""

import sys
from collections.abc import Iterable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from incognita.cli.arena import INTERRUPTED, chosen, names
from incognita.cli.output import StopError, out
from incognita.cli.pools import RayAddress, chosen_pool
from incognita.lab.arena import Contest, contest
from incognita.lab.entrants import ArenaError
from incognita.lab.pool import Pool, in_order

if TYPE_CHECKING:
    from incognita.research.dataset import Folder
    from incognita.research.selfplay import PlayedGame

STEPS: Final = 10


def selfplay(
    game: Annotated[str, typer.Option(help="The game's id.")],
    bots: Annotated[str, typer.Option(help="Who plays, with commas; see incognita arena.")],
    games: Annotated[int, typer.Option(min=1, help="How many games for each meeting.")],
    folder: Annotated[
        Path | None, typer.Option("--out", help="Write shards of Parquet here, or go on there.")
    ] = None,
    records: Annotated[
        Path | None, typer.Option(help="Write plain records instead, one file a game.")
    ] = None,
    players: Annotated[int | None, typer.Option(help="Seats at the table.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the game, name=value; repeat for more.")
    ] = None,
    seconds: Annotated[float, typer.Option(help="Thinking time for one decision.")] = 1.0,
    simulations: Annotated[
        int, typer.Option(min=0, help="Count simulations instead of seconds.")
    ] = 0,
    seed: Annotated[int, typer.Option(help="The same number, the same games.")] = 1,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0: one for each core.")] = 0,
    ray: RayAddress = None,
) -> None:
    """Let bots play, and write what they saw, thought and did; the same words go on."""
    try:
        words = [*(option or []), *([f"players={players}"] if players is not None else [])]
        held = contest(game, names(bots), games, chosen(words), seconds, simulations, seed)
        if any(entrant.command for entrant in held.entrants):
            raise ArenaError("selfplay keeps what bots thought, so programs cannot take part")
        target = folder_of(held, folder, records)
        missing = target.open()
    except (ArenaError, ImportError, LookupError) as error:
        raise StopError(f"{error}.") from error
    for sentence in target.complaints:
        print(f"{sentence}.", file=sys.stderr)
    pool = chosen_pool(ray, workers, len(missing))
    write(held, target, missing, pool, with_decisions=records is None)


def folder_of(held: Contest, folder: Path | None, records: Path | None) -> "Folder":
    path = folder or records
    if path is None or (folder and records):
        raise ArenaError("name a folder: --out for shards of Parquet, or --records for records")
    # Slow to import, and with packages of the extra `research`.
    from incognita.research.dataset import ParquetFolder, RecordFolder

    return ParquetFolder(path, held) if folder else RecordFolder(path, held)


def write(
    held: Contest, target: "Folder", missing: set[int], pool: Pool, *, with_decisions: bool
) -> None:
    """Play what is missing; whatever whole shards there are when it is cut off stay."""
    from incognita.research.selfplay import played, tasks

    total = held.planned()
    done = total - len(missing)
    try:
        with closing(in_order(pool, played, tasks(held, with_decisions, missing))) as ended:
            written = target.write(ended)
            with closing(written):
                for _ in watched(written, done, total):
                    done += 1
    except KeyboardInterrupt:
        print(f"Stopped early; the same command goes on in {target.path}.", file=sys.stderr)
        raise typer.Exit(INTERRUPTED) from None
    except BrokenProcessPool as error:
        raise StopError("A worker process was ended from outside; the same command goes on.") from (
            error
        )
    out.print(f"{done} games in {target.path}", markup=False)


def watched(games: Iterable["PlayedGame"], done: int, total: int) -> Iterator["PlayedGame"]:
    """A bar with the rate and the time that is left, or a line now and then."""
    if not sys.stdout.isatty():
        step = max(1, total // STEPS)
        for number, game in enumerate(games, start=done + 1):
            yield game
            if number % step == 0 and number < total:
                print(f"{number} of {total} games", flush=True)
        return
    columns = (
        TextColumn("playing"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=out) as progress:
        task = progress.add_task("playing", total=total, completed=done, rate="")
        for game in games:
            yield game
            speed = progress.tasks[0].speed or 0.0
            progress.update(task, advance=1, rate=f"{speed:.1f} games/s")
