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

from incognita.cli.arena_tables import is_cut_off, show, show_ladder
from incognita.cli.output import StopError, out
from incognita.cli.pools import RayAddress, chosen_pool
from incognita.lab.arena import Contest, contest, play_contest
from incognita.lab.contest_file import ContestFile
from incognita.lab.entrants import ArenaError, all_levels
from incognita.lab.ladder import NEAR, ladder
from incognita.lab.ladder import keep as keep_elo
from incognita.lab.luck import DECISIONS, PLAYOUTS, LuckSettings
from incognita.lab.match import Outcome
from incognita.lab.picture import picture
from incognita.lab.pool import Pool
from incognita.lab.ratings import can_rate
from incognita.lab.report import Report, report
from incognita.lab.sequential import SequentialStop
from incognita.lab.tally import Tally, count, tallies
from incognita.search import TO_THE_END

GAMES: Final = 100
# With --until, when nothing gets decided.
GAMES_AT_MOST: Final = 10_000
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
    until: Annotated[
        str | None,
        typer.Option(
            help="End when it is decided with this confidence who is better: 95%. "
            f"--games is the most then; {GAMES_AT_MOST} if not said."
        ),
    ] = None,
    luck_adjusted: Annotated[
        bool,
        typer.Option(
            "--luck-adjusted", help="Beside the results: unbiased ones with the luck taken out."
        ),
    ] = False,
    luck_playouts: Annotated[
        int | None,
        typer.Option(min=2, help=f"Playouts that measure luck; {PLAYOUTS} for each if not said."),
    ] = None,
    luck_decisions: Annotated[
        int | None,
        typer.Option(
            min=0,
            help=f"Decisions of such a playout; 0: to the game's end, {DECISIONS} if not said.",
        ),
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
    ray: RayAddress = None,
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
    given: dict[str, Any] = {
        name: value for name, value in given_settings.items() if value not in (None, [], False)
    }
    file = ContestFile(folder) if folder is not None else None
    try:
        luck = luck_settings(luck_adjusted, luck_playouts, luck_decisions)
        given.update({} if luck is None else {"luck": luck})
        confidence = confidence_of(until)
        most = games if games is not None or until is None or resume else GAMES_AT_MOST
        planned, known = begin(given, most, file, resume)
        if confidence is not None and len(planned.entrants) < 2:
            raise ArenaError("--until decides between bots, so name two at least")
    except ArenaError as error:
        raise StopError(f"{error}.") from error
    all_levels_play = {*all_levels()} <= {entrant.spec for entrant in planned.entrants}
    if write and not all_levels_play:
        raise StopError("--write keeps the Elo of all six levels, so let them play by --levels.")
    left = planned.planned() - len(known)
    pool = chosen_pool(ray, workers, left)
    result = play(Running(planned, known, file, confidence), pool, as_json)
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
                "with --resume only --games, --bots, --workers, --ray, --write and --json "
                "can be given"
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


def luck_settings(
    adjusted: bool, playouts: int | None, decisions: int | None
) -> LuckSettings | None:
    """None where luck stays in the results."""
    if not adjusted:
        if (playouts, decisions) != (None, None):
            raise ArenaError("--luck-playouts and --luck-decisions go with --luck-adjusted")
        return None
    return LuckSettings(
        playouts=PLAYOUTS if playouts is None else playouts,
        decisions=DECISIONS if decisions is None else decisions or TO_THE_END,
    )


def confidence_of(until: str | None) -> float | None:
    """`95%` or `0.95`; None where nothing ends the contest early."""
    if until is None:
        return None
    number, percent, rest = until.partition("%")
    try:
        confidence = float(number) / (100 if percent else 1)
    except ValueError:
        confidence = 0.0
    if rest or not 0.5 < confidence < 1:
        raise ArenaError(f"--until takes a confidence between 50% and 100%, as 95%, not {until!r}")
    return confidence


def play(running: "Running", pool: Pool, as_json: bool) -> Report:
    """Hold the contest and tell what came of it, also when it was cut off."""
    try:
        outcomes = watch(running, pool, quiet=as_json)
    except BrokenProcessPool as error:
        raise StopError("A worker process was ended from outside; the contest is off.") from error
    if not outcomes:
        raise StopError("Stopped before the first game had ended.")
    result = report(running.planned, outcomes, running.stop)
    if running.file is not None:
        keep(running.file.path.parent, result)
    if as_json:
        print(json.dumps(result, ensure_ascii=False))
    else:
        show(result)
    if is_cut_off(result):
        raise typer.Exit(INTERRUPTED)
    return result


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


def watch(running: "Running", pool: Pool, quiet: bool) -> list[Outcome]:
    """Hold the contest behind a bar, or with a line now and then where no one looks at a screen."""
    planned, known = running.planned, running.known
    if quiet or not sys.stdout.isatty():
        listener = running.count if quiet else running.say
        return play_contest(planned, listener, 0, known, running.enough, pool)
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

        return play_contest(planned, update_bar, 0, known, running.enough, pool)


class Running:
    """The standing while games are still going on."""

    def __init__(
        self,
        planned: Contest,
        known: list[Outcome],
        file: ContestFile | None,
        confidence: float | None = None,
    ) -> None:
        self.planned = planned
        self.known = known
        self.done = len(known)
        self.counted = tallies(planned.names(), known, planned.seatings())
        self.file = file
        self.step = max(1, planned.planned() // 10)
        self.stop = sequential_stop(planned, known, confidence)

    def count(self, outcome: Outcome) -> None:
        self.done += 1
        count(self.counted, outcome)
        if self.stop is not None:
            self.stop.add(outcome)
        if self.file is not None:
            self.file.add(outcome)

    def enough(self) -> bool:
        return self.stop is not None and self.stop.decided()

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


def sequential_stop(
    planned: Contest, known: Sequence[Outcome], confidence: float | None
) -> SequentialStop | None:
    """What ends the contest early, with the games so far."""
    if confidence is None:
        return None
    stop = SequentialStop(planned.meetings(), planned.seatings(), confidence)
    for outcome in known:
        stop.add(outcome)
    return stop
