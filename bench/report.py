"""The page of figures: each part between its own marks is written anew, the rest is left alone."""

from datetime import UTC, datetime
from pathlib import Path

from bench.budget import read
from incognita.cli.bench import number
from incognita.lab.speed import Measurement, machine


def update(
    page: Path, build: str, figures: dict[str, list[Measurement]], outputs: dict[str, str]
) -> None:
    """`outputs` is what other processes have printed, by the part it is for."""
    text = page.read_text(encoding="utf-8") if page.exists() else "# Benchmarks\n"
    day = f"{datetime.now(UTC):%Y-%m-%d}"
    if figures:
        floors = read().floors if build == "compiled" else {}
        parts = [
            game_table(game, results, floors.get(game, {})) for game, results in figures.items()
        ]
        text = with_part(text, build, "\n\n".join([f"{day}, {machine()}.", *parts]))
    for part, printed in outputs.items():
        if printed:
            text = with_part(text, part, f"{day}, {machine()}.\n\n```\n{printed.strip()}\n```")
    page.write_text(text, encoding="utf-8")


def game_table(game: str, figures: list[Measurement], floors: dict[str, float]) -> str:
    lines = [f"| {game} | figure | unit | ratio | floor |", "| --- | ---: | --- | ---: | --- |"]
    for one in figures:
        ratio, floor = number(one.ratio), floor_words(one, floors.get(one.key, 0.0))
        lines.append(f"| {one.title} | {number(one.value)} | {one.unit} | {ratio} | {floor} |")
    return "\n".join(lines)


def floor_words(figure: Measurement, floor: float) -> str:
    if not floor:
        return ""
    return f"{number(floor)}{'' if figure.ratio >= floor else f' ({figure.ratio / floor - 1:.0%})'}"


def with_part(text: str, name: str, body: str) -> str:
    """The text with the part of this name replaced, or put at the end."""
    first, last = f"<!-- {name} -->", f"<!-- end of {name} -->"
    part = f"{first}\n{body}\n{last}"
    head, mark, rest = text.partition(first)
    if not mark:
        return f"{text.rstrip()}\n\n## {name.capitalize()}\n\n{part}\n"
    return head + part + rest.partition(last)[2]
