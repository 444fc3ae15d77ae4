"""A study as one page that needs nothing else: the graph, its numbers, and every error."""

from collections.abc import Sequence
from typing import Any, Final
from xml.sax.saxutils import escape

import incognita
from incognita.lab.judge.chart import chart
from incognita.lab.judge.classes import CLASSES, ERRORS
from incognita.lab.picture import DAY, NIGHT, SANS, SERIF

Report = dict[str, Any]

SEATS_BY_DAY: Final = ("#a5281b", "#1d4fa8", "#3d6a33", "#7a3b91", "#9a5b00", "#2a231a")
SEATS_BY_NIGHT: Final = ("#ff9a8a", "#8db6ff", "#9fd28f", "#d9a6ee", "#f0b860", "#f1e8d4")

STYLE: Final = """
body { margin: 0 auto; max-width: 62rem; padding: 1.5rem; background: var(--panel);
  color: var(--ink); font: 1rem/1.5 %(sans)s; }
h1, h2 { font-family: %(serif)s; font-weight: 600; }
svg { width: 100%%; height: auto; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.25rem 0.75rem; text-align: right; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child, td.text { text-align: left; }
polyline { fill: none; stroke-width: 2.5; }
.grid { stroke: var(--line); }
.axis, .label { font: 13px %(sans)s; fill: var(--ink-2); }
.tick { stroke-width: 1.6; }
.error { fill: var(--panel); stroke-width: 2.5; }
summary { cursor: pointer; }
"""


def page(report: Report) -> str:
    names = seat_names(report)
    title = f"Study of a game of {incognita.game(report['game']).title('en')}"
    return "\n".join(
        [
            "<!doctype html>",
            '<html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title><style>{style(len(names))}</style></head><body>",
            f"<h1>{escape(title)}</h1>",
            chart(report, names),
            "<h2>Luck and decisions</h2>",
            seats_table(report, names),
            explanation(report),
            "<h2>Turning points</h2>",
            turning_points(report, names),
            "<h2>Errors</h2>",
            errors_table(report, names),
            "<details><summary>The graph as a table</summary>",
            steps_table(report, names),
            "</details></body></html>",
            "",
        ]
    )


def seat_names(report: Report) -> list[str]:
    return [seat["name"] or f"Seat {seat['seat'] + 1}" for seat in report["seats"]]


def style(seats: int) -> str:
    day = [*DAY.items(), *((f"seat-{at}", SEATS_BY_DAY[at % 6]) for at in range(seats))]
    night = [*NIGHT.items(), *((f"seat-{at}", SEATS_BY_NIGHT[at % 6]) for at in range(seats))]
    lines = "".join(
        f".seat-{at} {{ stroke: var(--seat-{at}); }}\n"
        f".label.seat-{at} {{ fill: var(--seat-{at}); stroke: none; }}\n"
        for at in range(seats)
    )
    return (
        f":root {{ color-scheme: light dark; {variables(day)} }}\n"
        f"@media (prefers-color-scheme: dark) {{ :root {{ {variables(night)} }} }}\n"
        f"{STYLE % {'sans': SANS, 'serif': SERIF}}{lines}"
    )


def variables(colours: Sequence[tuple[str, str]]) -> str:
    return " ".join(f"--{name}: {colour};" for name, colour in colours)


def explanation(report: Report) -> str:
    error = max(seat["error"] for seat in report["seats"])
    return (
        "<p>A result is 100 for the first place and 0 for the last. Result = start + luck + own "
        "decisions + others' decisions; each of these sums is known to about "
        f"±{100 * error:.1f}. Decisions are counted against those of a quick player; the mean loss "
        "is against the best that was found, by what the seat could know.</p>"
    )


def points(share: float) -> str:
    return f"{100 * share:+.1f}"


def seats_table(report: Report, names: Sequence[str]) -> str:
    head = [
        "Seat", "Result", "Start", "Luck", "Own decisions", "Others' decisions",
        "With even luck", "Mean loss", "Play", *CLASSES,
    ]  # fmt: skip
    rows = [
        [
            names[seat["seat"]],
            f"{100 * seat['result']:.0f}",
            f"{100 * seat['expected_at_start']:.1f}",
            points(seat["luck"]),
            points(seat["own_decisions"]),
            points(seat["others_decisions"]),
            f"{100 * seat['with_even_luck']:.0f}",
            f"{100 * seat['mean_loss']:.2f}",
            seat["played"],
            *(str(seat["classes"][name]) for name in CLASSES),
        ]
        for seat in report["seats"]
    ]
    return table(head, rows)


def turning_points(report: Report, names: Sequence[str]) -> str:
    items = "".join(
        f"<li>{escape(turning_point(one, names))}</li>" for one in report["turning_points"]
    )
    return f"<ol>{items}</ol>"


def turning_point(one: Report, names: Sequence[str]) -> str:
    """In words: what happened, and what that changed."""
    name = names[one["seat"]]
    if one["kind"] == "luck":
        luck = "good" if one["change"] > 0 else "bad"
        return (
            f"Step {one['step'] + 1}: {one['text']}: {luck} luck for {name}, "
            f"{points(one['change'])} points."
        )
    return (
        f"Step {one['step'] + 1}: {name} played {one['text']} instead of {one['best']}: "
        f"{points(one['change'])} points."
    )


def errors_table(report: Report, names: Sequence[str]) -> str:
    rows = [
        [
            str(one["step"] + 1),
            names[one["seat"]],
            one["class"],
            f"{100 * one['loss']:.1f} ± {100 * one['error']:.1f}",
            "; ".join(one["played_line"]),
            "; ".join(one["best_line"]),
        ]
        for step in report["steps"]
        for one in step["decisions"]
        if one["class"] in ERRORS
    ]
    if not rows:
        return "<p>None was found.</p>"
    return table(["Step", "Seat", "Class", "Loss", "Played", "Better"], rows)


def steps_table(report: Report, names: Sequence[str]) -> str:
    rows = [
        [
            str(step["last"] + 1),
            "chance" if step["seat"] < 0 else names[step["seat"]],
            "; ".join(step["text"]),
            *(f"{100 * chance:.0f}" for chance in step["after"]["wins"]),
        ]
        for step in report["steps"]
    ]
    return table(["Step", "By", "What", *names], rows)


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    heads = "".join(f'<th scope="col">{escape(word)}</th>' for word in head)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(word)}</td>" for word in row) + "</tr>" for row in rows
    )
    return (
        f'<div class="scroll" tabindex="0"><table><thead><tr>{heads}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )
