"""`incognita bench`: how fast the rules and bots are here."""

import json
from typing import Annotated

import typer
from rich.table import Table

import incognita
from incognita.cli.output import StopError, out
from incognita.core import COMPILED
from incognita.lab.speed import Measurement, machine, measure


def bench(
    game: Annotated[str, typer.Option(help="The game's id; all of them if none is named.")] = "",
    seconds: Annotated[float, typer.Option(help="How long to measure each figure.")] = 2.0,
    as_json: Annotated[bool, typer.Option("--json", help="Tell it to a program.")] = False,
) -> None:
    """Measure rules and bots on one core."""
    known = {one.id: one for one in incognita.games()}
    if game and game not in known:
        raise StopError(f"there is no game {game!r}; known are {', '.join(known)}.")
    if seconds <= 0:
        raise StopError("Measuring takes some time: --seconds should be more than 0.")
    wanted = [known[game]] if game else list(known.values())
    figures_by_game = {one.id: measure(one, seconds) for one in wanted}
    if as_json:
        print(json.dumps(as_data(figures_by_game), ensure_ascii=False))
        return
    out.print(f"{machine()}, {'compiled' if COMPILED else 'pure Python'}", markup=False)
    for id, figures in figures_by_game.items():
        out.print(f"\n[bold]{id}[/]")
        out.print(as_table(figures))


def as_data(figures_by_game: dict[str, list[Measurement]]) -> dict[str, object]:
    games = {id: {one.key: one.value for one in figures} for id, figures in figures_by_game.items()}
    ratios = {
        id: {one.key: one.ratio for one in figures} for id, figures in figures_by_game.items()
    }
    return {"machine": machine(), "compiled": COMPILED, "games": games, "ratios": ratios}


def as_table(figures: list[Measurement]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("figure")
    table.add_column("", justify="right")
    table.add_column("unit")
    table.add_column("ratio", justify="right")
    for one in figures:
        table.add_row(one.title, number(one.value), one.unit, number(one.ratio))
    return table


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"
