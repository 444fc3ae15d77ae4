"""`incognita atlas`: the routes of El Dorado, listed, shown, checked, measured and made."""

import json
import sys
import time
from pathlib import Path
from typing import Annotated, Any, Literal

import typer
from rich.progress import track
from rich.table import Table

from incognita.cli.output import StopError, out
from incognita.games.eldorado.interface.atlas import charts
from incognita.games.eldorado.interface.atlas.check import Finding, check_layout
from incognita.games.eldorado.interface.atlas.check import check as check_text
from incognita.games.eldorado.interface.atlas.code import code_of
from incognita.games.eldorado.interface.atlas.drawing import drawn
from incognita.games.eldorado.interface.atlas.laying import laid
from incognita.games.eldorado.interface.atlas.layout import layout_of
from incognita.games.eldorado.interface.atlas.survey import TERRAINS
from incognita.games.eldorado.interface.atlas.text import write_text
from incognita.games.eldorado.rules.cards import DATA
from incognita.lab.adventures import Effort, figures, make_atlas, measured_anew
from incognita.lab.atlas import Measured, Trial, measure

# From so many columns on, names and terrains are told as well.
ROOMY = 130

atlas = typer.Typer(help="Routes of El Dorado.", no_args_is_help=True)

Route = Annotated[str, typer.Argument(help="A name of the atlas, a code, or a file with a route.")]
Language = Annotated[Literal["en", "fr"], typer.Option("--lang", help="The language.")]
AsJson = Annotated[bool, typer.Option("--json", help="Tell it to a program.")]


@atlas.command("list")
def list_routes(
    sort: Annotated[
        Literal["name", "rounds", "difficulty", "leads", "fairness"],
        typer.Option(help="What comes first."),
    ] = "name",
    difficulty: Annotated[
        Literal["easy", "medium", "hard"] | None, typer.Option(help="Only these.")
    ] = None,
    terrain: Annotated[
        str | None, typer.Option(help="Only routes that lead through much of it.")
    ] = None,
    kind: Annotated[
        Literal["official", "expansion", "adventure"] | None, typer.Option(help="Only these.")
    ] = None,
    lang: Language = "en",
) -> None:
    """Every route of the atlas with its figures."""
    if terrain is not None and terrain not in TERRAINS:
        raise StopError(f"There is no terrain {terrain!r}; known are {', '.join(TERRAINS)}.")
    shown = [
        entry
        for entry in charts.atlas().values()
        if (difficulty is None or entry["difficulty"] == difficulty)
        and (kind is None or entry["kind"] == kind)
    ]
    shown.sort(key=lambda entry: order(entry, sort, lang))
    if terrain is not None:
        shown.sort(key=lambda entry: -entry["measured"]["terrains"][terrain])
        shown = [
            entry for entry in shown if entry["measured"]["terrains"][terrain] >= common(terrain)
        ]
    out.print(table_of(shown, lang))


def common(terrain: str) -> float:
    """How much of the walking is usual on this terrain, over the whole atlas."""
    found = [float(entry["measured"]["terrains"][terrain]) for entry in charts.atlas().values()]
    return sum(found) / len(found)


def order(entry: dict[str, Any], sort: str, lang: str) -> Any:
    measured = entry["measured"]
    if sort == "rounds":
        return measured["rounds"]
    if sort == "difficulty":
        return (["easy", "medium", "hard"].index(entry["difficulty"]), measured["rounds"])
    if sort == "leads":
        return -measured["lead_changes"]
    return measured["unfairness"] if sort == "fairness" else entry[lang].lower()


def table_of(shown: list[dict[str, Any]], lang: str) -> Table:
    """As much as there is room for."""
    roomy = out.width >= ROOMY
    further = [*TERRAINS, "boards", "route"] if roomy else []
    table = Table(box=None, pad_edge=False, header_style="bold")
    for title in ("id", "difficulty", "rounds", "leads", "unfair", *further):
        numbers = title in ("rounds", "leads", "unfair", *TERRAINS)
        table.add_column(title, justify="right" if numbers else "left", no_wrap=True)
    for entry in shown:
        measured = entry["measured"]
        row = [
            entry["id"],
            entry["difficulty"],
            f"{measured['rounds']:.1f}",
            f"{measured['lead_changes']:.1f}",
            f"{measured['unfairness']:.0%}",
        ]
        if roomy:
            row += [f"{measured['terrains'][terrain]:.0%}" for terrain in TERRAINS]
            row += ["".join(board[0] for board in entry["boards"]), entry[lang]]
        table.add_row(*row)
    return table


@atlas.command()
def show(route: Route, lang: Language = "en") -> None:
    """A route as a map, as text and as a code."""
    finding = found(route)
    print(drawn(laid(finding.layout.data("show", "show"))))
    print()
    print(write_text(finding.layout), end="")
    print(f"# {code_of(finding.layout.moved_home())}")
    for problem in finding.problems:
        print(f"# {sentence(lang, problem.code, problem.facts)}")


@atlas.command()
def check(route: Route, lang: Language = "en") -> None:
    """Say what is wrong with a route, and what might be better."""
    finding = found(route)
    for problem in finding.problems:
        print(sentence(lang, problem.code, problem.facts))
    if not finding.playable():
        raise typer.Exit(1)
    print(code_of(finding.layout.moved_home()))


@atlas.command("measure")
def measure_route(
    route: Route,
    races: Annotated[int, typer.Option(min=1, help="How many races.")] = 100,
    players: Annotated[int, typer.Option(min=2, max=4, help="How many race.")] = 4,
    bot: Annotated[Literal["greedy", "search"], typer.Option(help="Who races.")] = "greedy",
    simulations: Annotated[int, typer.Option(min=0, help="For search, instead of time.")] = 0,
    seed: Annotated[int, typer.Option(help="The same number, the same luck.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Let bots race over a route and tell how long, how fair and which way."""
    name = name_of(route)
    trial = Trial(name, races, players, bot, seed, simulations)
    measured = measure(trial, told(races, quiet=as_json or not sys.stdout.isatty()))
    if as_json:
        print(json.dumps(measured.data(), ensure_ascii=False))
    else:
        show_figures(measured)


def told(races: int, quiet: bool) -> Any:
    """A bar that moves as races end; nothing where nobody looks."""
    if quiet:
        return None
    bar = iter(track(range(races), "racing", console=out))

    def tell(done: int) -> bool:
        next(bar, None)
        return done <= races

    return tell


def show_figures(measured: Measured) -> None:
    for name, value in figures(measured).items():
        words = value.items() if isinstance(value, dict) else []
        shown = ", ".join(f"{word} {part}" for word, part in words) or value
        out.print(f"{name.replace('_', ' '):>14}  {shown}", markup=False)


@atlas.command()
def make(
    to: Annotated[Path, typer.Option(help="Where the atlas is written.")] = DATA / "atlas.toml",
    seed: Annotated[int, typer.Option(help="The same number, the same atlas.")] = 1,
    candidates: Annotated[int, typer.Option(min=1, help="Routes built for each wish.")] = 400,
    trials: Annotated[int, typer.Option(min=1, help="Races over the better of them.")] = 12,
    races: Annotated[int, typer.Option(min=1, help="Races over the best of them.")] = 100,
    keep: Annotated[
        bool, typer.Option("--keep", help="Keep the routes, and only race over them again.")
    ] = False,
) -> None:
    """Build every route of wishes.toml anew, race over the best, and write the atlas."""
    began = time.perf_counter()
    if keep:
        text = measured_anew(seed, races, tell_chart)
    else:
        effort = Effort(candidates=candidates, trial_races=trials, races=races)
        text = make_atlas(seed, effort, tell_chart)
    to.write_text(text, encoding="utf-8")
    out.print(f"{to} written after {time.perf_counter() - began:.0f} s", markup=False)


def tell_chart(chart: dict[str, Any]) -> None:
    sides = "".join(board[0] for board in chart["boards"])
    rounds = chart["measured"]["rounds"]
    print(f"{chart['id']}: {sides}, {chart['difficulty']}, {rounds:.1f} rounds", flush=True)


def found(route: str) -> Finding:
    """What is known of a name, a code, or the text in a file."""
    if route in charts.atlas():
        return check_layout(layout_of(charts.atlas()[route]))
    return check_text(text_of(route))


def text_of(route: str) -> str:
    if route == "-":
        return sys.stdin.read()
    path = Path(route)
    try:
        return path.read_text(encoding="utf-8") if path.is_file() else route
    except (OSError, UnicodeDecodeError) as error:
        raise StopError(f"{route} cannot be read: {error}.") from error


def name_of(route: str) -> str:
    """As the option has it; a route that cannot be played ends the command."""
    try:
        name = charts.read_route(text_of(route))
    except ValueError as error:
        raise StopError(f"{error}.") from error
    if not name:
        raise StopError(f"There is no route {route!r}; `incognita atlas list` tells all names.")
    return name


def sentence(lang: str, code: str, facts: dict[str, str | int]) -> str:
    from incognita.table.words import sentence as worded

    return worded(lang, f"route-problem-{code}", facts) or code
