"""`incognita atlas`: the maps of a game, listed, shown, checked, measured and made."""

import json
import sys
import time
from pathlib import Path
from typing import Annotated, Any, Literal

import typer
from rich.progress import track
from rich.table import Table

import incognita
from incognita.cli.output import StopError, out
from incognita.cli.pools import RayAddress, chosen_pool
from incognita.core import Game, Json
from incognita.core.interface.atlas import Atlas, MapCheck, MapProblem
from incognita.lab.atlas import MeasureSettings, OnGame, atlas_of, kept_figures, measure
from incognita.lab.make_atlas import Effort, make_atlas, measure_again

# From so many columns on, names and terrains are shown as well.
WIDE = 130
DIFFICULTIES = ["easy", "medium", "hard"]

atlas = typer.Typer(help="Maps of a game, such as the routes of El Dorado.", no_args_is_help=True)

Route = Annotated[str, typer.Argument(help="A name of the atlas, a code, or a file with a map.")]
Language = Annotated[Literal["en", "fr"], typer.Option("--lang", help="The language.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
GameId = Annotated[str, typer.Option("--game", help="The game, if not the first with an atlas.")]


def find_game(id: str) -> Game:
    """The game of this id, or the first that has an atlas; ends the command if there is none."""
    games = [game for game in incognita.games() if game.atlas() is not None]
    for game in games:
        if id in ("", game.id):
            return game
    known = ", ".join(game.id for game in games)
    raise StopError(f"There is no game {id!r} with an atlas; known are {known}.")


@atlas.command("list")
def list_maps(
    sort: Annotated[
        Literal["name", "rounds", "difficulty", "leads", "fairness"],
        typer.Option(help="What comes first."),
    ] = "name",
    difficulty: Annotated[
        Literal["easy", "medium", "hard"] | None, typer.Option(help="Only these.")
    ] = None,
    terrain: Annotated[
        str | None, typer.Option(help="Only maps that lead through much of it.")
    ] = None,
    kind: Annotated[
        str | None, typer.Option(help="Only these, such as official or adventure.")
    ] = None,
    lang: Language = "en",
    game: GameId = "",
) -> None:
    """Every map of the atlas with its figures."""
    chosen = atlas_of(find_game(game))
    check_choice("terrain", terrain, chosen.terrains())
    check_choice("kind", kind, list({entry["kind"] for entry in chosen.entries().values()}))
    entries = [
        entry
        for entry in chosen.entries().values()
        if difficulty in (None, entry["difficulty"]) and kind in (None, entry["kind"])
    ]
    entries.sort(key=lambda entry: sort_key(entry, sort, lang))
    if terrain is not None:
        entries.sort(key=lambda entry: -entry["measured"]["terrains"][terrain])
        usual = average_share(chosen, terrain)
        entries = [entry for entry in entries if entry["measured"]["terrains"][terrain] >= usual]
    out.print(table_of(chosen, entries, lang))


def check_choice(name: str, value: str | None, known: list[str]) -> None:
    if value is not None and value not in known:
        raise StopError(f"There is no {name} {value!r}; known are {', '.join(known)}.")


def average_share(chosen: Atlas, terrain: str) -> float:
    """How much of the walking is usual on this terrain, over the whole atlas."""
    entries = chosen.entries().values()
    shares = [float(entry["measured"]["terrains"][terrain]) for entry in entries]
    return sum(shares) / len(shares)


def sort_key(entry: Json, sort: str, lang: str) -> Any:
    measured = entry["measured"]
    if sort == "rounds":
        return measured["rounds"]
    if sort == "difficulty":
        return (DIFFICULTIES.index(entry["difficulty"]), measured["rounds"])
    if sort == "leads":
        return -measured["lead_changes"]
    return measured["unfairness"] if sort == "fairness" else entry[lang].lower()


def table_of(chosen: Atlas, entries: list[Json], lang: str) -> Table:
    """As many columns as the terminal has space for."""
    terrains = chosen.terrains()
    wide = out.width >= WIDE
    further = [*terrains, "boards", "route"] if wide else []
    table = Table(box=None, pad_edge=False, header_style="bold")
    for title in ("id", "difficulty", "rounds", "leads", "unfair", *further):
        is_number = title in ("rounds", "leads", "unfair", *terrains)
        table.add_column(title, justify="right" if is_number else "left", no_wrap=True)
    for entry in entries:
        measured = entry["measured"]
        row = [
            entry["id"],
            entry["difficulty"],
            f"{measured['rounds']:.1f}",
            f"{measured['lead_changes']:.1f}",
            f"{measured['unfairness']:.0%}",
        ]
        if wide:
            row += [f"{measured['terrains'][terrain]:.0%}" for terrain in terrains]
            row += [chosen.part_names(entry), entry[lang]]
        table.add_row(*row)
    return table


@atlas.command()
def show(route: Route, lang: Language = "en", game: GameId = "") -> None:
    """A map as a drawing, as text and as a code."""
    chosen = atlas_of(find_game(game))
    text, result = checked(chosen, route)
    problems = [f"# {problem_text(lang, chosen, problem)}" for problem in result.problems]
    try:
        print(chosen.draw(text))
    except ValueError as error:
        raise StopError("\n".join(problems)) from error
    print()
    print(chosen.text(text), end="")
    print("\n".join([f"# {result.data['code']}", *problems]))


@atlas.command()
def check(route: Route, lang: Language = "en", game: GameId = "") -> None:
    """Say what is wrong with a map, and what might be better."""
    chosen = atlas_of(find_game(game))
    _, result = checked(chosen, route)
    for problem in result.problems:
        print(problem_text(lang, chosen, problem))
    if not result.playable:
        raise typer.Exit(1)
    print(result.data["code"])


def checked(chosen: Atlas, route: str) -> tuple[str, MapCheck]:
    """The text or code of a map, which may be given by its name, and what is wrong with it."""
    text = chosen.text(route) if route in chosen.entries() else text_of(route)
    return text, chosen.check(text)


@atlas.command("measure")
def measure_map(
    route: Route,
    races: Annotated[int, typer.Option(min=1, help="How many races.")] = 100,
    players: Annotated[int, typer.Option(min=2, max=4, help="How many race.")] = 4,
    bot: Annotated[Literal["greedy", "search"], typer.Option(help="Who races.")] = "greedy",
    simulations: Annotated[int, typer.Option(min=0, help="For search, instead of time.")] = 0,
    seed: Annotated[int, typer.Option(help="The same number, the same luck.")] = 1,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0: one for each core.")] = 1,
    ray: RayAddress = None,
    as_json: AsJson = False,
    game: GameId = "",
) -> None:
    """Let bots race over a map and tell how long, how fair and which way."""
    chosen = find_game(game)
    name = name_of(atlas_of(chosen), route)
    wanted = MeasureSettings(name, races, players, bot, seed, simulations)
    quiet = as_json or not sys.stdout.isatty()
    pool = chosen_pool(ray, workers, races)
    figures = measure(chosen, wanted, None if quiet else progress_bar(races), pool)
    if as_json:
        print(json.dumps(figures, ensure_ascii=False))
    else:
        print_figures(figures)


def progress_bar(races: int) -> OnGame:
    """A bar that moves as races end."""
    bar = iter(track(range(races), "racing", console=out))

    def advance(done: int) -> bool:
        next(bar, None)
        return done <= races

    return advance


def print_figures(figures: Json) -> None:
    for name, value in kept_figures(figures).items():
        parts = value.items() if isinstance(value, dict) else []
        text = ", ".join(f"{word} {part}" for word, part in parts) or value
        out.print(f"{name.replace('_', ' '):>14}  {text}", markup=False)


@atlas.command()
def make(
    to: Annotated[Path | None, typer.Option(help="Where the atlas is written.")] = None,
    seed: Annotated[int, typer.Option(help="The same number, the same atlas.")] = 1,
    candidates: Annotated[int, typer.Option(min=1, help="Maps built for each wish.")] = 400,
    trials: Annotated[int, typer.Option(min=1, help="Races over the better of them.")] = 12,
    races: Annotated[int, typer.Option(min=1, help="Races over the best of them.")] = 100,
    keep: Annotated[
        bool, typer.Option("--keep", help="Keep the maps, and only race over them again.")
    ] = False,
    game: GameId = "",
) -> None:
    """Build every map that is wished for anew, race over the best, and write the atlas."""
    began = time.perf_counter()
    chosen = find_game(game)
    parts = atlas_of(chosen).part_names

    def print_entry(entry: Json) -> None:
        rounds = entry["measured"]["rounds"]
        line = f"{entry['id']}: {parts(entry)}, {entry['difficulty']}, {rounds:.1f} rounds"
        print(line, flush=True)

    if keep:
        text = measure_again(chosen, seed, races, print_entry)
    else:
        effort = Effort(candidates=candidates, trial_games=trials, games=races)
        text = make_atlas(chosen, seed, effort, print_entry)
    path = to or atlas_of(chosen).maker().file()
    path.write_text(text, encoding="utf-8")
    out.print(f"{path} written after {time.perf_counter() - began:.0f} s", markup=False)


def text_of(route: str) -> str:
    """What a file holds, or the words themselves."""
    if route == "-":
        return sys.stdin.read()
    path = Path(route)
    try:
        return path.read_text(encoding="utf-8") if path.is_file() else route
    except (OSError, UnicodeDecodeError) as error:
        raise StopError(f"{route} cannot be read: {error}.") from error


def name_of(chosen: Atlas, route: str) -> str:
    """The map as the option has it; one that cannot be played ends the command."""
    try:
        name = chosen.read(text_of(route))
    except ValueError as error:
        raise StopError(f"{error}.") from error
    if not name:
        what = chosen.option
        raise StopError(f"There is no {what} {route!r}; `incognita atlas list` tells all names.")
    return name


def problem_text(lang: str, chosen: Atlas, problem: MapProblem) -> str:
    # Slow to import, and needed only for problems.
    from incognita.table.atlas_routes import problem_text as worded

    return worded(lang, chosen, problem)
