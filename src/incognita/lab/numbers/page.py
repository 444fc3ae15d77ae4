"""The numbers of many games as one page that needs nothing else: plots with their tables."""

from collections.abc import Iterable, Sequence
from typing import Final
from xml.sax.saxutils import escape

import incognita
from incognita.lab.numbers.types import GameNumbers, LengthNumbers, NameNumbers, SeatNumbers
from incognita.lab.picture import DAY, NIGHT, SANS, SERIF

WIDTH: Final = 640
ROW: Final = 26
LABEL: Final = 120

STYLE: Final = """
:root { color-scheme: light dark; %(day)s }
@media (prefers-color-scheme: dark) { :root { %(night)s } }
body { margin: 0 auto; max-width: 62rem; padding: 1.5rem; background: var(--panel);
  color: var(--ink); font: 1rem/1.5 %(sans)s; }
h1, h2, h3 { font-family: %(serif)s; font-weight: 600; }
svg { width: 100%%; max-width: 44rem; height: auto; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.25rem 0.75rem; text-align: right; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; }
rect { fill: var(--bar); }
line, polyline { stroke: var(--ink); stroke-width: 1.5; fill: none; }
text { font: 13px %(sans)s; fill: var(--ink); }
"""
COLOURS: Final = {"day": {"bar": "#b9842c"}, "night": {"bar": "#d9a54a"}}


def page(games: Sequence[GameNumbers]) -> str:
    day = variables(DAY | COLOURS["day"])
    night = variables(NIGHT | COLOURS["night"])
    style = STYLE % {"day": day, "night": night, "sans": SANS, "serif": SERIF}
    return "\n".join(
        [
            "<!doctype html>",
            '<html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>Numbers of many games</title><style>{style}</style></head><body>",
            "<h1>Numbers of many games</h1>",
            *(section(one) for one in games),
            "</body></html>",
            "",
        ]
    )


def variables(colours: dict[str, str]) -> str:
    return " ".join(f"--{name}: {colour};" for name, colour in colours.items())


def section(numbers: GameNumbers) -> str:
    title = incognita.game(numbers["game"]).title("en")
    parts = [
        f"<h2>{escape(title)}: {numbers['games']} games</h2>",
        "<h3>Wins by seat, with 95 %</h3>",
        seats_plot(numbers["seats"]),
        "<h3>Lengths</h3>",
        *(lengths_plot(name, numbers[name]) for name in ("rounds", "steps")),
        "<h3>Players</h3>",
        names_table(numbers["names"]),
        *(
            over_time(f"{one['name']}: {what}, game by game", values)
            for one in numbers["names"]
            for what, values in (
                ("mean loss of a decision", one["mean_loss"]),
                ("luck", one["luck"]),
            )
            if one["studied"] > 1
        ),
        "<h3>Choices that some made and others did not</h3>",
        table(
            ("choice", "made", "result with", "without", "±"),
            (
                (
                    one["text"],
                    one["made"],
                    points(one["result_with"]),
                    points(one["result_without"]),
                    points(one["error"]),
                )
                for one in numbers["choices"]
            ),
        ),
        "<h3>First choices</h3>",
        table(
            ("choice", "made", "mean result"),
            (
                (one["text"], one["made"], points(one["mean_result"]))
                for one in numbers["first_choices"]
            ),
        ),
        "<h3>Figures</h3>",
        table(
            ("figure", "winners", "others"),
            (
                (one["name"], f"{one['winners']:.1f}", f"{one['others']:.1f}")
                for one in [*numbers["points"], *numbers["figures"]]
            ),
        ),
    ]
    if numbers["loss_over_game"]:
        losses = numbers["loss_over_game"]
        parts += ["<h3>Mean loss by tenths of the game</h3>", columns_plot(losses, "mean loss")]
    return "\n".join(parts)


def points(share: float) -> str:
    return f"{100 * share:.0f}"


def table(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    head = "".join(f"<th>{escape(one)}</th>" for one in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(str(one))}</td>" for one in row) + "</tr>" for row in rows
    )
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead>{body}</table></div>'


def names_table(names: Sequence[NameNumbers]) -> str:
    return table(
        ("player", "games", "won", "mean result", "studied", "mean luck", "mean loss"),
        (
            (
                one["name"],
                one["games"],
                f"{one['wins']:g}",
                points(one["mean_result"]),
                one["studied"],
                f"{100 * sum(one['luck']) / max(1, one['studied']):+.1f}",
                f"{100 * sum(one['mean_loss']) / max(1, one['studied']):.2f}",
            )
            for one in names
        ),
    )


def seats_plot(seats: Sequence[SeatNumbers]) -> str:
    """A bar for each seat, and a line for its interval."""
    parts = [f'<svg viewBox="0 0 {WIDTH} {ROW * len(seats)}" role="img">']
    span = WIDTH - LABEL - 70
    for at, one in enumerate(seats):
        top, middle = ROW * at, ROW * at + ROW / 2
        words = f"seat {one['seat'] + 1} of {one['players']}"
        parts += [
            f'<text x="0" y="{middle + 4}">{words}</text>',
            f'<rect x="{LABEL}" y="{top + 5}" width="{span * one["share"]:.1f}" height="16"/>',
            interval_line(LABEL + span * one["low"], LABEL + span * one["high"], middle),
            f'<text x="{WIDTH - 60}" y="{middle + 4}">{one["share"]:.0%} of {one["games"]}</text>',
        ]
    return "".join([*parts, "</svg>"])


def interval_line(left: float, right: float, height: float) -> str:
    return f'<line x1="{left:.1f}" x2="{right:.1f}" y1="{height}" y2="{height}"/>'


def lengths_plot(name: str, length: LengthNumbers) -> str:
    if not length["most"]:
        return ""
    words = f"{name}: {length['least']} to {length['most']}, mean {length['mean']:.1f}"
    return f"<p>{words}</p>{columns_plot(length['counts'], words)}"


def columns_plot(values: Sequence[float], title: str) -> str:
    most = max(values) or 1
    wide = WIDTH / len(values)
    parts = [f'<svg viewBox="0 0 {WIDTH} 124" role="img"><title>{escape(title)}</title>']
    for at, value in enumerate(values):
        high = 100 * value / most
        parts.append(
            f'<rect x="{wide * at + 2:.1f}" y="{110 - high:.1f}" '
            f'width="{wide - 4:.1f}" height="{high:.1f}"><title>{value:g}</title></rect>'
        )
    return "".join([*parts, "</svg>"])


def over_time(title: str, values: list[float]) -> str:
    """One figure of each studied game, one after the other."""
    least = min(0.0, *values)
    most = max(values) - least or 1
    steps = WIDTH / max(1, len(values) - 1)
    line = " ".join(
        f"{steps * at:.1f},{110 - 100 * (value - least) / most:.1f}"
        for at, value in enumerate(values)
    )
    return (
        f"<p>{escape(title)}</p>"
        f'<svg viewBox="0 0 {WIDTH} 124" role="img"><title>{escape(title)}</title>'
        f'<polyline points="{line}"/></svg>'
    )
