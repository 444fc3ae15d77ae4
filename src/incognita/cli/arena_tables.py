"""What `incognita arena` prints: tables of bots, pairs and levels."""

from collections.abc import Sequence

from rich.markup import escape
from rich.table import Table

from incognita.cli.output import out
from incognita.lab.ladder import APART, Rung
from incognita.lab.report import Report


def show(result: Report) -> None:
    options = "  ".join(f"{name}={value}" for name, value in result["options"].items())
    out.print(f"[bold]{result['game']}[/]  {escape(options)}")
    out.print(bots_table(result))
    if len(result["bots"]) > 1:
        out.print(pairs_table(result))
    if "luck" in result:
        out.print(luck_table(result["luck"]))
    if "until" in result:
        out.print(until_table(result["until"]))
    cut = f"Stopped early: {result['games']} of {result['planned']} planned games. "
    out.print(
        f"{cut if is_cut_off(result) else ''}"
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


def is_cut_off(result: Report) -> bool:
    """Games are missing, and nothing else has ended the contest."""
    decided = "until" in result and result["until"]["decided"]
    return result["games"] < result["planned"] and not decided


def until_table(until: Report) -> Table:
    """What is decided so far; the interval holds whenever one stops."""
    rows = [
        (
            f"{pair['one']} : {pair['other']}",
            str(pair["deals"]),
            f"{pair['score']:.1%}",
            interval(pair),
            verdict(pair),
        )
        for pair in until["pairs"]
    ]
    sure = f"{until['confidence']:.0%}, whenever one stops"
    return ruled(("pair", "deals", "ahead", sure, ""), rows)


def luck_table(luck: Report) -> Table:
    """Results with and without luck; how often ahead by pairs, returns by bots."""
    compared = [
        *((f"{pair['one']} : {pair['other']}", pair) for pair in luck["pairs"]),
        *((f"{bot['bot']} (returns)", bot) for bot in luck["bots"]),
    ]
    rows = [
        (
            name,
            str(one["deals"]),
            f"{one['plain']:.1%} ± {one['plain_within']:.1%}",
            f"{one['adjusted']:.1%} ± {one['adjusted_within']:.1%}",
            fewer_text(one["fewer"]),
        )
        for name, one in compared
    ]
    return ruled(("by whole deals", "deals", "plain", "luck taken out", "games needed"), rows)


def fewer_text(fewer: Report | None) -> str:
    if fewer is None:
        return ""
    low, high = fewer["low"], fewer["high"]
    return f"1/{fewer['factor']:.1f} (1/{low:.1f} to 1/{high:.1f})"


def verdict(pair: Report) -> str:
    if not pair["decided"]:
        return "not decided"
    better = pair["one"] if pair["score"] > 0.5 else pair["other"]
    return f"decided: {better}"


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
