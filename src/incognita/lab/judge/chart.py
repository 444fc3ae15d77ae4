"""A study as a picture: the seats' chances over the game, luck below, errors as marks."""

from collections.abc import Sequence
from typing import Any, Final
from xml.sax.saxutils import escape

from incognita.lab.judge.classes import ERRORS

Report = dict[str, Any]

WIDTH: Final = 960
LEFT: Final = 44
RIGHT: Final = 92
TOP: Final = 16
HEIGHT: Final = 280
LUCK_TOP: Final = TOP + HEIGHT + 20
LUCK_HEIGHT: Final = 64
BOTTOM: Final = LUCK_TOP + LUCK_HEIGHT + 24
# Luck of so much fills its half of the strip.
MOST_LUCK: Final = 0.25
LINES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
DASHES: Final = ("", "8 4", "2 4", "10 4 2 4", "4 2", "12 6")
LEAST_GAP: Final = 15.0


def chart(report: Report, names: Sequence[str]) -> str:
    """The SVG element; colours are variables of the page, see page.py."""
    steps = report["steps"]
    parts = [
        f'<svg viewBox="0 0 {WIDTH} {BOTTOM}" role="img" aria-labelledby="chart-title">',
        '<title id="chart-title">Chances to win of all seats, step by step</title>',
        *(grid(share) for share in LINES),
        *(curve(steps, seat) for seat in range(len(names))),
        *labels(steps, names),
        *(error_mark(steps, at) for at in range(len(steps))),
        *luck_strip(steps, len(names)),
        "</svg>",
    ]
    return "\n".join(part for part in parts if part)


def across(steps: Sequence[Report], at: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * at / max(1, len(steps))


def height(chance: float) -> float:
    return TOP + HEIGHT * (1.0 - chance)


def grid(share: float) -> str:
    at = height(share)
    return (
        f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{at:.1f}" y2="{at:.1f}"/>'
        f'<text class="axis" x="{LEFT - 6}" y="{at + 4:.1f}" text-anchor="end">{share:.0%}</text>'
    )


def curve(steps: Sequence[Report], seat: int) -> str:
    chances = [steps[0]["before"]["wins"][seat], *(step["after"]["wins"][seat] for step in steps)]
    points = " ".join(
        f"{across(steps, at):.1f},{height(chance):.1f}" for at, chance in enumerate(chances)
    )
    dash = DASHES[seat % len(DASHES)]
    return f'<polyline class="seat-{seat}" stroke-dasharray="{dash}" points="{points}"/>'


def labels(steps: Sequence[Report], names: Sequence[str]) -> list[str]:
    """Names at the right end of the lines, moved apart where they would overlap."""
    last = steps[-1]["after"]["wins"]
    lowest = -LEAST_GAP
    texts: list[str] = []
    for seat in sorted(range(len(names)), key=lambda seat: height(last[seat])):
        lowest = max(lowest + LEAST_GAP, height(last[seat]) + 4)
        texts.append(
            f'<text class="label seat-{seat}" x="{WIDTH - RIGHT + 6}" y="{lowest:.1f}">'
            f"{escape(names[seat][:12])}</text>"
        )
    return texts


def error_mark(steps: Sequence[Report], at: int) -> str:
    """A circle on the line of the seat that erred, larger for a larger loss."""
    errors = [one for one in steps[at]["decisions"] if one["class"] in ERRORS]
    if not errors:
        return ""
    seat = steps[at]["seat"]
    worst = max(errors, key=lambda one: one["loss"])
    radius = 3 + 2 * ERRORS.index(worst["class"])
    middle = height(steps[at]["before"]["wins"][seat])
    words = f"{worst['class']}: {worst['text']}; better was {worst['best']}"
    return (
        f'<circle class="error seat-{seat}" cx="{across(steps, at):.1f}" cy="{middle:.1f}" '
        f'r="{radius}"><title>{escape(words)}</title></circle>'
    )


def luck_strip(steps: Sequence[Report], seats: int) -> list[str]:
    """A tick for each seat at each event: up for good luck, down for bad."""
    middle = LUCK_TOP + LUCK_HEIGHT / 2
    parts = [
        f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{middle}" y2="{middle}"/>',
        f'<text class="axis" x="{LEFT - 6}" y="{middle + 4}" text-anchor="end">luck</text>',
    ]
    for at, step in enumerate(steps):
        if step["kind"] != "chance":
            continue
        for seat in range(seats):
            share = max(-1.0, min(1.0, step["change"][seat] / MOST_LUCK))
            where = across(steps, at + 1) + 2 * seat - seats
            parts.append(
                f'<line class="tick seat-{seat}" x1="{where:.1f}" x2="{where:.1f}" '
                f'y1="{middle}" y2="{middle - share * LUCK_HEIGHT / 2:.1f}"/>'
            )
    return parts
