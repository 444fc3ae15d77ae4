"""`incognita analyse`: a finished game, its luck and its decisions."""

import json
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from incognita.cli.output import StopError, out
from incognita.cli.replay import read_text
from incognita.cli.table_record import is_address, record_at
from incognita.core import RecordError
from incognita.lab.game_text import read_record_or_game
from incognita.lab.judge import DEFAULT_SIMULATIONS, Study
from incognita.lab.judge.analysis import StudyTask, cut, processes
from incognita.lab.judge.analysis import analyse as analyse_task
from incognita.lab.judge.kept import KeptSegments
from incognita.lab.judge.page import page, seat_names, turning_point
from incognita.lab.judge.report import report

INTERRUPTED: Final = 130

Report = dict[str, Any]


def analyse(
    files: Annotated[
        list[str],
        typer.Argument(
            help="Records, games' texts or addresses of tables; - reads what is pasted."
        ),
    ],
    simulations: Annotated[
        int, typer.Option(min=8, help="Playouts of a position: more of them look closer.")
    ] = DEFAULT_SIMULATIONS,
    seed: Annotated[int, typer.Option(help="The same number, the same playouts.")] = 0,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0: one for each core.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Tell it to a program.")] = False,
    html: Annotated[
        Path | None, typer.Option("--html", help="Write one page with the graph.")
    ] = None,
    folder: Annotated[
        Path | None,
        typer.Option("--out", help="Keep studies here; what was cut off goes on from here."),
    ] = None,
) -> None:
    """Tell luck from skill in finished games, and find what would have been better."""
    if html is not None and len(files) > 1:
        raise StopError("--html writes the page of one game; for many, name a folder by --out.")
    jobs = [job(file, simulations, seed, folder) for file in files]
    names = [one.name for one in jobs]
    if folder is not None and len(set(names)) < len(names):
        raise StopError("Two of the files have the same name, so --out cannot keep both.")
    try:
        with processes(workers or os.cpu_count() or 1) as pool:
            reports = [study_of(one, pool, quiet=as_json) for one in jobs]
    except KeyboardInterrupt:
        ahead = " The same command goes on from there." if folder is not None else ""
        print(f"Stopped.{ahead}", file=sys.stderr)
        raise typer.Exit(INTERRUPTED) from None
    except BrokenProcessPool as error:
        raise StopError("A worker process was ended from outside; the study is off.") from error
    except OSError as error:
        raise StopError(f"{error.filename} cannot be written: {error.strerror}.") from error
    if html is not None:
        write(html, page(reports[0]))
    if as_json:
        output = reports[0] if len(reports) == 1 else {"games": reports}
        print(json.dumps(output, ensure_ascii=False))
        return
    for one in reports:
        show(one)


@dataclass(frozen=True)
class StudyJob:
    """A game to study, where it came from, and where to keep what comes of it."""

    source: str
    name: str
    task: StudyTask
    folder: Path | None

    def path(self, ending: str) -> Path | None:
        return None if self.folder is None else self.folder / f"{self.name}{ending}"


def job(source: str, simulations: int, seed: int, folder: Path | None) -> StudyJob:
    """Read and checked, so that a damaged record stops everything before hours of work."""
    text = record_at(source) if is_address(source) else read_text(source)
    try:
        task = StudyTask(read_record_or_game(text).text(), simulations, seed)
        cut(task.text)
    except RecordError as error:
        raise StopError(f"{source}: {error.sentence} [{error.code}]") from error
    return StudyJob(source, name_of(source), task, folder)


def name_of(source: str) -> str:
    """Of the files in the folder."""
    last = source.rstrip("/").partition("#")[0].rpartition("/")[2]
    return Path(last).stem if last not in ("", "-") else "game"


def study_of(job: StudyJob, pool: ProcessPoolExecutor | None, quiet: bool) -> Report:
    part = job.path(".part.jsonl")
    kept = KeptSegments(part, job.task) if part is not None else None
    report_data = report(watch(job, kept, pool, quiet))
    report_data["file"] = job.source
    for ending, text in (
        (".json", json.dumps(report_data, ensure_ascii=False)),
        (".html", page(report_data)),
    ):
        path = job.path(ending)
        if path is not None:
            write(path, text)
    return report_data


def watch(
    job: StudyJob, kept: KeptSegments | None, pool: ProcessPoolExecutor | None, quiet: bool
) -> Study:
    """Behind a bar on standard error, which no program reads."""
    known = kept.read() if kept is not None else {}
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    total = len(cut(job.task.text)[1])
    shown = sys.stdout.isatty() and not quiet
    with Progress(*columns, console=out, disable=not shown, transient=True) as progress:
        bar = progress.add_task(job.name, total=total, completed=len(known))

        def done(number: int, segment: Any) -> None:
            if kept is not None:
                kept.add(number, segment)
            progress.advance(bar)

        return analyse_task(job.task, done, known, pool)


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise StopError(f"{path} cannot be written: {error.strerror}.") from error


def show(report_data: Report) -> None:
    names = seat_names(report_data)
    out.print(f"{report_data['file']}: {report_data['game']}", markup=False, style="bold")
    out.print(seats_table(report_data, names))
    error = 100 * max(seat["error"] for seat in report_data["seats"])
    out.print(
        "In points of a hundred: result = start + luck + own + others; "
        f"these sums are known to about ±{error:.1f}."
    )
    for one in report_data["turning_points"]:
        out.print(turning_point(one, names), markup=False)


def seats_table(report_data: Report, names: Sequence[str]) -> Table:
    table = Table(box=None)
    table.add_column("seat")
    heads = ("result", "start", "luck", "own", "others", "even luck", "mean loss", "errors")
    for head in heads:
        table.add_column(head, justify="right")
    table.add_column("play")
    for name, seat in zip(names, report_data["seats"], strict=True):
        counts = seat["classes"]
        errors = "/".join(str(counts[kind]) for kind in ("inaccuracy", "mistake", "blunder"))
        table.add_row(
            name,
            f"{100 * seat['result']:.0f}",
            f"{100 * seat['expected_at_start']:.1f}",
            *(f"{100 * seat[part]:+.1f}" for part in PARTS),
            f"{100 * seat['with_even_luck']:.0f}",
            f"{100 * seat['mean_loss']:.2f}",
            errors,
            seat["played"],
        )
    return table


PARTS: Final = ("luck", "own_decisions", "others_decisions")
