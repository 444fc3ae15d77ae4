"""`incognita arena`: bots against bots, with win rates and how sure they are."""

import json
import sys
from concurrent.futures.process import BrokenProcessPool
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from incognita.cli.talk import StopError, out
from incognita.lab.arena import ArenaError, Contest, contest, hold, report
from incognita.lab.match import Outcome
from incognita.lab.tally import Tally, tallies

Report = dict[str, Any]


def arena(
    bots: Annotated[str, typer.Option(help="Who plays: names with commas.")] = "search,greedy",
    game: Annotated[str, typer.Option(help="The game's id.")] = "eldorado",
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seconds: Annotated[float, typer.Option(help="Thinking time for one decision.")] = 1.0,
    simulations: Annotated[
        int, typer.Option(min=0, help="Count simulations instead of seconds.")
    ] = 0,
    players: Annotated[
        int | None, typer.Option(help="Seats at the table; bots take them in turn.")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the game, name=value; repeat for more.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same number, the same luck.")] = 1,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0: one for each core.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Tell it to a program.")] = False,
) -> None:
    """Let bots play many games against each other and print who wins how often."""
    try:
        planned = contest(
            game, names(bots), games, chosen(option or [], players), seconds, simulations, seed
        )
    except ArenaError as error:
        raise StopError(f"{error}.") from error
    try:
        found = watch(planned, workers, quiet=as_json)
    except BrokenProcessPool as error:
        raise StopError("A worker process was ended from outside; the contest is off.") from error
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        show(found)


def names(bots: str) -> list[str]:
    return [name.strip() for name in bots.split(",") if name.strip()]


def chosen(options: list[str], players: int | None) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for word in options:
        name, sign, value = word.partition("=")
        if not sign or not name or not value:
            raise ArenaError(f"an option is written name=value, not {word!r}")
        found[name] = value
    if players is not None:
        found["players"] = players
    return found


def watch(planned: Contest, workers: int, quiet: bool) -> Report:
    """Hold the contest behind a bar, or with a line now and then where no one looks at a screen."""
    running = Running(planned)
    if quiet or not sys.stdout.isatty():
        tell = running.count if quiet else running.say
        outcomes, seconds = hold(planned, tell, workers)
        return report(planned, outcomes, seconds)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=out) as progress:
        task = progress.add_task("playing", total=planned.games)

        def tell_bar(outcome: Outcome) -> None:
            running.count(outcome)
            progress.update(task, advance=1, description=running.standing())

        outcomes, seconds = hold(planned, tell_bar, workers)
    return report(planned, outcomes, seconds)


class Running:
    """The standing while games are still going on."""

    def __init__(self, planned: Contest) -> None:
        self.planned = planned
        self.ended: list[Outcome] = []
        self.step = max(1, planned.games // 10)

    def count(self, outcome: Outcome) -> None:
        self.ended.append(outcome)

    def say(self, outcome: Outcome) -> None:
        self.count(outcome)
        done = len(self.ended)
        if done % self.step == 0 and done < self.planned.games:
            print(f"{done} of {self.planned.games} games: {self.standing()}", flush=True)

    def standing(self) -> str:
        counted = tallies(self.planned.levels, self.ended)
        return "  ".join(standing_of(tally) for tally in counted)


def standing_of(tally: Tally) -> str:
    rate = tally.wins / tally.games if tally.games else 0.0
    return f"{tally.name} {rate:.0%}"


def show(found: Report) -> None:
    options = "  ".join(f"{name}={value}" for name, value in found["options"].items())
    out.print(f"[bold]{found['game']}[/]  {options}")
    table = Table(box=None, pad_edge=False, header_style="bold")
    for title in ("bot", "games", "wins", "95 % interval", "returns", "per decision", "longest"):
        table.add_column(title, justify="left" if title == "bot" else "right")
    for result, times in zip(found["bots"], found["time"]["bots"], strict=True):
        table.add_row(
            result["bot"],
            str(result["games"]),
            f"{result['win_rate']:.1%}",
            f"{result['low']:.1%} to {result['high']:.1%}",
            f"{result['returns']:.3f}",
            duration(times["mean"]),
            duration(times["longest"]),
        )
    out.print(table)
    rounds = found["rounds"]
    out.print(
        f"{found['games']} games in {found['time']['seconds']:.1f} s, "
        f"{rounds['mean']:.1f} rounds on average ({rounds['fewest']} to {rounds['most']}), "
        f"{found['time']['decisions_per_second']:,.0f} decisions/s, "
        f"{'compiled' if found['compiled'] else 'pure Python'}"
    )


def duration(seconds: float) -> str:
    if seconds >= 1:
        return f"{seconds:.2f} s"
    return f"{seconds * 1e3:.1f} ms" if seconds >= 1e-3 else f"{seconds * 1e6:.0f} µs"
