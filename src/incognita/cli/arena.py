"""`incognita arena`: bots against bots, with win rates and how sure they are."""

import json
import sys
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from incognita.cli.output import StopError, out
from incognita.lab.arena import Contest, contest, play_contest
from incognita.lab.contest_file import ContestFile
from incognita.lab.entrants import ArenaError, all_levels
from incognita.lab.ladder import APART, NEAR, Rung, ladder
from incognita.lab.ladder import keep as keep_elo
from incognita.lab.match import Outcome
from incognita.lab.picture import picture
from incognita.lab.ratings import can_rate
from incognita.lab.report import Report, report
from incognita.lab.tally import Tally, count, tallies

GAMES: Final = 100
INTERRUPTED: Final = 130
NO_RATINGS: Final = (
    "Ratings need a package that is not installed (openskill is missing).\n"
    'Install it with: pip install "incognita[lab]"'
)

Plan = tuple[Contest, list[Outcome]]


def arena(
    bots: Annotated[
        str | None,
        typer.Option(
            help="Who plays, with commas; search,greedy if nobody is named."
            " With --resume: who meets more often than the others."
        ),
    ] = None,
    bot: Annotated[
        list[str] | None, typer.Option(help="One more, written with a comma; repeat for more.")
    ] = None,
    levels: Annotated[
        bool, typer.Option("--levels", help="The six levels, in duels: how far are they apart?")
    ] = False,
    write: Annotated[
        bool, typer.Option("--write", help="With --levels: keep the Elo in the game's file.")
    ] = False,
    duels: Annotated[
        bool, typer.Option("--duels", help="Every two bots meet by themselves.")
    ] = False,
    game: Annotated[str | None, typer.Option(help="The game's id; eldorado if not named.")] = None,
    games: Annotated[
        int | None, typer.Option(help=f"How many games for each meeting; {GAMES} if not said.")
    ] = None,
    seconds: Annotated[
        float | None, typer.Option(help="Thinking time for one decision; 1 if not said.")
    ] = None,
    simulations: Annotated[
        int | None, typer.Option(min=0, help="Count simulations instead of seconds.")
    ] = None,
    players: Annotated[
        int | None, typer.Option(help="Seats at the table; bots take them in turn.")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the game, name=value; repeat for more.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same number, the same luck.")] = None,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0: one for each core.")] = 0,
    folder: Annotated[
        Path | None, typer.Option("--out", help="Keep games, report and picture here.")
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with the contest in that folder.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Tell it to a program.")] = False,
) -> None:
    """Let bots play many games against each other and print who wins how often."""
    if not can_rate():
        raise StopError(NO_RATINGS)
    given_settings = {
        "bots": [*names(bots), *(bot or []), *(all_levels() if levels else [])],
        "game_id": game,
        "chosen": [*(option or []), *([f"players={players}"] if players is not None else [])],
        "seconds": seconds,
        "simulations": simulations,
        "seed": seed,
        "duels": duels or levels,
        "near": NEAR if levels else None,
    }
    given = {
        name: value for name, value in given_settings.items() if value not in (None, [], False)
    }
    file = ContestFile(folder) if folder is not None else None
    try:
        planned, known = begin(given, games, file, resume)
    except ArenaError as error:
        raise StopError(f"{error}.") from error
    all_levels_play = {*all_levels()} <= {entrant.spec for entrant in planned.entrants}
    if write and not all_levels_play:
        raise StopError("--write keeps the Elo of all six levels, so let them play by --levels.")
    result = play(planned, known, workers, file, as_json)
    if all_levels_play and not as_json:
        show_ladder(ladder(result))
    if write:
        keep_ladder(result)


def names(bots: str | None) -> list[str]:
    return [name.strip() for name in (bots or "").split(",") if name.strip()]


def begin(given: dict[str, Any], games: int | None, file: ContestFile | None, resume: bool) -> Plan:
    """A new contest, or one that was cut off."""
    if resume:
        if file is None:
            raise ArenaError("--resume goes on with the contest in --out, so name that folder")
        if given.keys() - {"bots"}:
            raise ArenaError(
                "with --resume only --games, --bots, --workers, --write and --json can be given"
            )
        among = given.get("bots", [])
        if among and games is None:
            raise ArenaError("bots named with --resume meet more often: say how often by --games")
        return file.resume(games, among)
    asked = {"bots": ["search", "greedy"], "game_id": "eldorado", **given}
    asked["chosen"] = chosen(given.get("chosen", []))
    planned = contest(games=GAMES if games is None else games, **asked)
    if file is not None:
        file.begin(planned)
    return planned, []


def chosen(options: list[str]) -> dict[str, Any]:
    result: dict[str, Any] = {}
    for word in options:
        name, sign, value = word.partition("=")
        if not sign or not name or not value:
            raise ArenaError(f"an option is written name=value, not {word!r}")
        result[name] = value
    return result


def play(
    planned: Contest, known: list[Outcome], workers: int, file: ContestFile | None, as_json: bool
) -> Report:
    """Hold the contest and tell what came of it, also when it was cut off."""
    running = Running(planned, known, file)
    try:
        outcomes = watch(running, workers, quiet=as_json)
    except BrokenProcessPool as error:
        raise StopError("A worker process was ended from outside; the contest is off.") from error
    if not outcomes:
        raise StopError("Stopped before the first game had ended.")
    result = report(planned, outcomes)
    if file is not None:
        keep(file.path.parent, result)
    if as_json:
        print(json.dumps(result, ensure_ascii=False))
    else:
        show(result)
    if result["games"] < result["planned"]:
        raise typer.Exit(INTERRUPTED)
    return result


def show_ladder(rungs: Sequence[Rung]) -> None:
    rows = [
        (
            rung.id,
            f"{rung.elo:.0f}",
            f"{rung.low:.0f} to {rung.high:.0f}",
            f"{rung.step:+.0f}" if at else "",
            "" if rung.apart() else f"less than {APART} above the one before",
        )
        for at, rung in enumerate(rungs)
    ]
    out.print(ruled(("level", "Elo", "95 % interval", "step", ""), rows))


def keep_ladder(result: Report) -> None:
    try:
        path = keep_elo(result["game"], ladder(result))
    except ArenaError as error:
        raise StopError(f"{error}.") from error
    print(f"Elo written to {path}", file=sys.stderr)


def keep(folder: Path, result: Report) -> None:
    text = json.dumps(result, ensure_ascii=False, indent=2)
    (folder / "report.json").write_text(f"{text}\n", encoding="utf-8")
    (folder / "report.svg").write_text(picture(result), encoding="utf-8")


def watch(running: "Running", workers: int, quiet: bool) -> list[Outcome]:
    """Hold the contest behind a bar, or with a line now and then where no one looks at a screen."""
    planned, known = running.planned, running.known
    if quiet or not sys.stdout.isatty():
        return play_contest(planned, running.count if quiet else running.say, workers, known)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=out) as progress:
        task = progress.add_task("playing", total=planned.planned(), completed=len(known))

        def update_bar(outcome: Outcome) -> None:
            running.count(outcome)
            running.report_faults(outcome, lambda line: progress.console.print(line, markup=False))
            progress.update(task, advance=1, description=escape(running.standing()))

        return play_contest(planned, update_bar, workers, known)


class Running:
    """The standing while games are still going on."""

    def __init__(self, planned: Contest, known: list[Outcome], file: ContestFile | None) -> None:
        self.planned = planned
        self.known = known
        self.done = len(known)
        self.counted = tallies(planned.names(), known, planned.seatings())
        self.file = file
        self.step = max(1, planned.planned() // 10)

    def count(self, outcome: Outcome) -> None:
        self.done += 1
        count(self.counted, outcome)
        if self.file is not None:
            self.file.add(outcome)

    def say(self, outcome: Outcome) -> None:
        self.count(outcome)
        self.report_faults(outcome, lambda line: print(line, flush=True))
        planned = self.planned.planned()
        if self.done % self.step == 0 and self.done < planned:
            print(f"{self.done} of {planned} games: {self.standing()}", flush=True)

    def report_faults(self, outcome: Outcome, write: Callable[[str], None]) -> None:
        for seat, what in sorted(outcome.faults.items()):
            name = self.planned.entrants[outcome.seats[seat]].name
            write(f"Game {outcome.number}: {name} {what}.")

    def standing(self) -> str:
        return "  ".join(standing_of(tally) for tally in self.counted)


def standing_of(tally: Tally) -> str:
    result = tally.result()
    return f"{tally.name} {result['win_rate']:.0%} ({result['low']:.0%}–{result['high']:.0%})"


def show(result: Report) -> None:
    options = "  ".join(f"{name}={value}" for name, value in result["options"].items())
    out.print(f"[bold]{result['game']}[/]  {escape(options)}")
    out.print(bots_table(result))
    if len(result["bots"]) > 1:
        out.print(pairs_table(result))
    cut = f"Stopped early: {result['games']} of {result['planned']} planned games. "
    out.print(
        f"{cut if result['games'] < result['planned'] else ''}"
        f"{result['games']} games, {result['time']['seconds']:.1f} s of play, "
        f"{rounds_text(result['rounds'])}"
        f"{result['time']['decisions_per_second']:,.0f} decisions/s, "
        f"{'compiled' if result['compiled'] else 'pure Python'}"
    )


def rounds_text(rounds: Report) -> str:
    """Nothing for a game that counts none."""
    if not rounds["most"]:
        return ""
    return (
        f"{rounds['mean']:.2f} ± {rounds['within']:.2f} rounds on average "
        f"({rounds['fewest']} to {rounds['most']}), "
    )


def bots_table(result: Report) -> Table:
    titles = ("bot", "games", "wins", "95 % interval", "returns", "points", "Elo", "skill")
    rows = [
        (
            result["bot"],
            str(result["games"]),
            f"{result['win_rate']:.1%}",
            interval(result),
            f"{result['returns']:.3f}",
            f"{result['points']['mean']:.1f} ± {result['points']['within']:.1f}",
            f"{result['elo']['rating']:+.0f} ± {elo_reach(result['elo']):.0f}",
            f"{result['skill']['mu']:.1f} ± {result['skill']['sigma']:.1f}",
            duration(times["mean"]),
            duration(times["longest"]),
            str(result["faults"] or ""),
        )
        for result, times in zip(result["bots"], result["time"]["bots"], strict=True)
    ]
    return ruled((*titles, "thought", "longest", "faults"), rows)


def pairs_table(result: Report) -> Table:
    rows = [
        (
            f"{pair['one']} : {pair['other']}",
            str(pair["games"]),
            f"{pair['score']:.1%}",
            interval(pair),
            str(pair["paired"]["deals"]),
            interval(pair["paired"]) if pair["paired"]["deals"] else "",
        )
        for pair in result["pairs"]
    ]
    return ruled(("pair", "games", "ahead", "95 % interval", "deals", "95 % by deals"), rows)


def ruled(titles: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    """Numbers are never cut short: a narrow screen has longer lines instead."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for at, title in enumerate(titles):
        width = max(len(title), *(len(row[at]) for row in rows))
        table.add_column(title, justify="right" if at else "left", no_wrap=True, min_width=width)
    for row in rows:
        table.add_row(*map(escape, row))
    return table


def interval(result: Report) -> str:
    return f"{result['low']:.1%} to {result['high']:.1%}"


def elo_reach(elo: Report) -> float:
    return float(elo["high"] - elo["low"]) / 2


def duration(seconds: float) -> str:
    if seconds >= 1:
        return f"{seconds:.2f} s"
    return f"{seconds * 1e3:.1f} ms" if seconds >= 1e-3 else f"{seconds * 1e6:.0f} µs"
