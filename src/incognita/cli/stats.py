"""`incognita stats`: the numbers of many finished games."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

import incognita
from incognita.cli.output import StopError, out
from incognita.core import RecordError
from incognita.lab.game_text import read_record_or_game
from incognita.lab.numbers import GameRow, game_row, numbers_of
from incognita.lab.numbers.page import page
from incognita.lab.numbers.types import GameNumbers

STUDY_FORMAT: Final = "incognita-study"
WIDTH: Final = 24


def stats(
    folder: Annotated[
        Path, typer.Argument(help="Records and games' texts, with what analyse --out has kept.")
    ],
    as_json: Annotated[bool, typer.Option("--json", help="Tell it to a program.")] = False,
    html: Annotated[Path | None, typer.Option("--html", help="Write one page with plots.")] = None,
) -> None:
    """Who won from which seat, by what choices, in how long; luck and loss of studied games."""
    if not folder.is_dir():
        raise StopError(f"{folder} is no folder.")
    rows, unread = read_rows(folder, quiet=as_json)
    if not rows:
        raise StopError(f"There is no finished game in {folder}.")
    by_game: dict[str, list[GameRow]] = {}
    for row in rows:
        by_game.setdefault(row.game, []).append(row)
    numbers = [numbers_of(some) for some in by_game.values()]
    if html is not None:
        try:
            html.write_text(page(numbers), encoding="utf-8")
        except OSError as error:
            raise StopError(f"{html} cannot be written: {error.strerror}.") from error
    if as_json:
        print(json.dumps({"games": numbers, "unread": unread}, ensure_ascii=False))
        return
    for one in numbers:
        show(one)
    if unread:
        out.print(f"{len(unread)} files are no finished games and were left out.", style="dim")


def read_rows(folder: Path, quiet: bool) -> tuple[list[GameRow], list[str]]:
    """All finished games below the folder, in the order of their names."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    studies = {path.stem: path for path in files if path.suffix == ".json"}
    games = [path for path in files if path.suffix in (".txt", ".record", "")]
    rows: list[GameRow] = []
    unread: list[str] = []
    for path in watched(games, quiet):
        row = read_row(path, studies.get(path.stem))
        if row is None:
            unread.append(str(path.relative_to(folder)))
        else:
            rows.append(row)
    return rows, unread


def watched(files: list[Path], quiet: bool) -> Iterator[Path]:
    columns = (TextColumn("reading"), BarColumn(), MofNCompleteColumn())
    shown = sys.stdout.isatty() and not quiet
    with Progress(*columns, console=out, disable=not shown, transient=True) as progress:
        bar = progress.add_task("reading", total=len(files))
        for path in files:
            yield path
            progress.advance(bar)


def read_row(path: Path, study: Path | None) -> GameRow | None:
    try:
        record = read_record_or_game(path.read_text(encoding="utf-8"))
        return game_row(incognita.game(record.game), record, read_study(study))
    except (RecordError, UnicodeError, OSError, KeyError):
        return None


def read_study(path: Path | None) -> dict[str, Any] | None:
    if path is None:
        return None
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, OSError):
        return None
    known = isinstance(data, dict) and data.get("format") == STUDY_FORMAT
    return data if known else None


def show(numbers: GameNumbers) -> None:
    title = incognita.game(numbers["game"]).title("en")
    out.print(f"[bold]{title}[/], {numbers['games']} games")
    rounds, steps = numbers["rounds"], numbers["steps"]
    for name, length in (("rounds", rounds), ("steps", steps)):
        if length["most"]:
            span = f"{length['least']} to {length['most']}, mean {length['mean']:.1f}"
            out.print(f"{name}: {span}  {sparkline(length['counts'])}")
    out.print(seats_table(numbers))
    out.print(names_table(numbers))
    if numbers["choices"]:
        out.print(choices_table(numbers))
    out.print(first_table(numbers))
    out.print(figures_table(numbers))
    if numbers["loss_over_game"]:
        losses = " ".join(f"{100 * one:.1f}" for one in numbers["loss_over_game"])
        out.print(f"mean loss by tenths of the game: {losses}")


def sparkline(counts: list[int]) -> str:
    marks = "▁▂▃▄▅▆▇█"
    most = max(counts)
    return "".join(marks[count * (len(marks) - 1) // most] for count in counts)


def bar(share: float) -> str:
    return "█" * round(WIDTH * share)


def table_of(*heads: str) -> Table:
    table = Table(box=None)
    table.add_column(heads[0])
    for head in heads[1:]:
        table.add_column(head, justify="right")
    return table


def seats_table(numbers: GameNumbers) -> Table:
    table = table_of("seat", "games", "won", "95 %")
    table.add_column()
    for one in numbers["seats"]:
        table.add_row(
            f"{one['seat'] + 1} of {one['players']}",
            str(one["games"]),
            f"{one['share']:.0%}",
            f"{one['low']:.0%}–{one['high']:.0%}",
            f"[cyan]{bar(one['share'])}[/]",
        )
    return table


def names_table(numbers: GameNumbers) -> Table:
    table = table_of("player", "games", "won", "mean result", "luck", "mean loss")
    for one in numbers["names"]:
        count = one["studied"]
        table.add_row(
            one["name"],
            str(one["games"]),
            f"{one['wins']:g}",
            f"{100 * one['mean_result']:.0f}",
            f"{100 * sum(one['luck']) / count:+.1f}" if count else "",
            f"{100 * sum(one['mean_loss']) / count:.2f}" if count else "",
        )
    return table


def choices_table(numbers: GameNumbers) -> Table:
    table = table_of("choice", "made", "with", "without", "±")
    for one in numbers["choices"]:
        table.add_row(
            one["text"],
            str(one["made"]),
            f"{100 * one['result_with']:.0f}",
            f"{100 * one['result_without']:.0f}",
            f"{100 * one['error']:.0f}",
        )
    return table


def first_table(numbers: GameNumbers) -> Table:
    table = table_of("first choice", "made", "mean result")
    for one in numbers["first_choices"]:
        table.add_row(one["text"], str(one["made"]), f"{100 * one['mean_result']:.0f}")
    return table


def figures_table(numbers: GameNumbers) -> Table:
    table = table_of("figure", "winners", "others")
    for one in [*numbers["points"], *numbers["figures"]]:
        table.add_row(one["name"], f"{one['winners']:.1f}", f"{one['others']:.1f}")
    return table
