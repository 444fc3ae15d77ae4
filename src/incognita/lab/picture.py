"""A report as a picture: bars with intervals, and a table of pairs."""

from collections.abc import Sequence
from typing import Any, Final
from xml.sax.saxutils import escape

Report = dict[str, Any]

# The room's tokens of web/src/lib/tokens.css, by day and by night.
DAY: Final[dict[str, str]] = {
    "panel": "#faf4e6",
    "panel-2": "#f2e9d4",
    "line": "#cbb994",
    "ink": "#2a231a",
    "ink-2": "#5a4e3b",
    "brass": "#7a5210",
    "brass-metal": "#b8862f",
    "brass-soft": "#f0dfb4",
}
NIGHT: Final[dict[str, str]] = {
    "panel": "#231e17",
    "panel-2": "#2d271e",
    "line": "#453b2c",
    "ink": "#f1e8d4",
    "ink-2": "#c3b598",
    "brass": "#dfb566",
    "brass-metal": "#b98a38",
    "brass-soft": "#443619",
}
SERIF: Final = "'Iowan Old Style','Palatino Linotype',Palatino,P052,'Book Antiqua',serif"
SANS: Final = "-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

WIDTH: Final = 840
EDGE: Final = 32
NAMES: Final = 184
BAR_LEFT: Final = EDGE + NAMES
BAR: Final = 324
ROW: Final = 40
CELL_WIDTH: Final = 92
CELL: Final = 48
TOP: Final = 136
LONGEST_NAME: Final = 24
LONGEST_LINE: Final = 118


def picture(report: Report) -> str:
    """The whole SVG document; colours follow the reader's theme."""
    order = sorted(range(len(report["bots"])), key=lambda at: -report["bots"][at]["elo"]["rating"])
    bots = [report["bots"][at] for at in order]
    below = TOP + ROW * len(bots) + 56
    body = [heading(report), bars(bots)]
    width, height = WIDTH, below
    if len(bots) > 1:
        body.append(matrix(bots, report["pairs"], below))
        width = max(WIDTH, 2 * EDGE + NAMES + CELL_WIDTH * len(bots))
        height = below + 40 + CELL * len(bots) + EDGE
    return "\n".join(
        [
            opening(width, height),
            f'<title id="title">{escape(title(report))}</title>',
            f'<desc id="summary">{escape(summary(bots))}</desc>',
            style(),
            f'<rect class="panel" width="{width}" height="{height}" rx="6"/>',
            *body,
            "</svg>\n",
        ]
    )


def opening(width: int, height: int) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img" aria-labelledby="title summary">'
    )


def style() -> str:
    def tokens(values: dict[str, str]) -> str:
        return "".join(f"--{name}:{value};" for name, value in values.items())

    return (
        "<style>"
        f"svg{{{tokens(DAY)}}}"
        f"@media (prefers-color-scheme:dark){{svg{{{tokens(NIGHT)}}}}}"
        f"text{{font:13px {SANS};fill:var(--ink);font-variant-numeric:tabular-nums}}"
        f".title{{font:24px {SERIF}}}.name{{font:15px {SERIF}}}"
        ".label{font-size:12px;letter-spacing:.08em;fill:var(--brass)}.quiet{font-size:12px;fill:var(--ink-2)}"
        ".end{text-anchor:end}.mid{text-anchor:middle}.strong{font-weight:600}"
        ".panel{fill:var(--panel)}.track{fill:var(--panel-2);stroke:var(--line)}"
        ".bar{fill:var(--brass-metal)}.reach{stroke:var(--ink);stroke-width:2;fill:none}"
        ".cell{stroke:var(--line)}"
        ".ahead{fill:var(--brass-soft)}.behind{fill:var(--panel-2)}.self,.tied{fill:none}"
        "</style>"
    )


def heading(report: Report) -> str:
    options = "  ".join(f"{name}={value}" for name, value in report["options"].items())
    lines = [
        text(EDGE, 48, title(report), "title"),
        text(EDGE, 72, shortened(options, LONGEST_LINE), "quiet"),
        text(EDGE, 112, "WINS, WITH 95 % INTERVALS", "label"),
        text(WIDTH - EDGE - 92, 112, "ELO", "label end"),
        text(WIDTH - EDGE, 112, "SKILL", "label end"),
    ]
    return "\n".join(lines)


def title(report: Report) -> str:
    games, planned = report["games"], report["planned"]
    count = f"{games} games" if games == planned else f"{games} of {planned} games"
    return f"Arena: {report['game']}, {report['options']['players']} players, {count}"


def summary(bots: Sequence[Report]) -> str:
    return " ".join(
        f"{bot['bot']}: {percent(bot['win_rate'])} wins, Elo {bot['elo']['rating']:+.0f}."
        for bot in bots
    )


def bars(bots: Sequence[Report]) -> str:
    return "\n".join(bar(bot, place, TOP + ROW * place) for place, bot in enumerate(bots))


def bar(bot: Report, place: int, top: int) -> str:
    middle = top + 14
    low, high = along(bot["low"]), along(bot["high"])
    reach = f"M{low:.1f} {middle - 6}v12M{low:.1f} {middle}H{high:.1f}M{high:.1f} {middle - 6}v12"
    elo, skill = bot["elo"], bot["skill"]
    return "\n".join(
        [
            text(EDGE, middle + 5, f"{place + 1}. {shortened(bot['bot'], LONGEST_NAME)}", "name"),
            plank("track", top, BAR),
            plank("bar", top, BAR * bot["win_rate"]),
            f'<path class="reach" d="{reach}"/>',
            text(BAR_LEFT + BAR + 60, middle + 5, percent(bot["win_rate"]), "end strong"),
            text(
                WIDTH - EDGE - 92,
                middle + 5,
                f"{elo['rating']:+.0f} ± {(elo['high'] - elo['low']) / 2:.0f}",
                "end",
            ),
            text(WIDTH - EDGE, middle + 5, f"{skill['mu']:.1f} ± {skill['sigma']:.1f}", "end"),
        ]
    )


def plank(kind: str, top: int, width: float) -> str:
    size = f'width="{width:.1f}" height="28" rx="3"'
    return f'<rect class="{kind}" x="{BAR_LEFT}" y="{top}" {size}/>'


def along(rate: float) -> float:
    return float(BAR_LEFT + BAR * rate)


def matrix(bots: Sequence[Report], pairs: Sequence[Report], top: int) -> str:
    """Row against column: how often ahead, with the interval by whole deals where there are any."""
    known = {(pair["one"], pair["other"]): pair for pair in pairs}
    lines = [text(EDGE, top, "HOW OFTEN THE ROW IS AHEAD OF THE COLUMN", "label")]
    for column in range(len(bots)):
        lines.append(text(middle_of(column), top + 24, f"{column + 1}.", "quiet mid"))
    for row, one in enumerate(bots):
        line = top + 36 + CELL * row
        name = f"{row + 1}. {shortened(one['bot'], LONGEST_NAME)}"
        lines.append(text(EDGE, line + 29, name, "name"))
        for column, other in enumerate(bots):
            lines.append(cell(met(known, one["bot"], other["bot"]), column, line))
    return "\n".join(lines)


def middle_of(column: int) -> float:
    return EDGE + NAMES + CELL_WIDTH * column + CELL_WIDTH / 2


def met(known: dict[tuple[str, str], Report], one: str, other: str) -> Report | None:
    """The pair as the first of the two sees it."""
    if (one, other) in known:
        return seen(known[one, other])
    if (other, one) not in known:
        return None
    turned = seen(known[other, one])
    return {"score": 1 - turned["score"], "low": 1 - turned["high"], "high": 1 - turned["low"]}


def seen(pair: Report) -> Report:
    surer = pair["paired"] if pair["paired"]["deals"] else pair
    return {"score": pair["score"], "low": surer["low"], "high": surer["high"]}


def cell(pair: Report | None, column: int, top: int) -> str:
    left = EDGE + NAMES + CELL_WIDTH * column
    kind = "self" if pair is None else standing(pair["score"])
    box = f'<rect class="cell {kind}" x="{left}" y="{top}" width="{CELL_WIDTH}" height="{CELL}"/>'
    if pair is None:
        return box
    between = f"{100 * pair['low']:.0f}–{100 * pair['high']:.0f}"
    middle = middle_of(column)
    strong = "mid strong" if kind == "ahead" else "mid"
    score = text(middle, top + 21, percent(pair["score"]), strong)
    return "\n".join([box, score, text(middle, top + 38, between, "quiet mid")])


def standing(score: float) -> str:
    if score == 0.5:
        return "tied"
    return "ahead" if score > 0.5 else "behind"


def percent(rate: float) -> str:
    return f"{100 * rate:.1f} %"


def shortened(words: str, most: int) -> str:
    return words if len(words) <= most else f"{words[: most - 1]}…"


def text(x: float, y: float, words: str, kind: str) -> str:
    return f'<text x="{x:g}" y="{y:g}" class="{kind}">{escape(words)}</text>'
