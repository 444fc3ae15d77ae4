"""How strong search is: the games in bench/contests added up, beside what is wanted.

python -m bench.strength [--write docs/bots.md]
"""

import argparse
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench.report import with_part
from incognita.cli.arena_tables import duration
from incognita.lab.contest_file import ContestFile
from incognita.lab.report import Report, report

HERE: Final = Path(__file__).parent
CONTESTS: Final = HERE / "contests"
TITLES: Final = ("game", "games", "wins, 95 %", "by deals", "thought", "wanted")
EDGES: Final = ("---", "---:", "---", "---", "---:", "---")

Row = tuple[str, ...]


@dataclass(frozen=True)
class Target:
    """How many games of a contest the first bot should win."""

    game: str
    wins: float
    games: int

    def report(self, folder: Path = CONTESTS) -> Report:
        return report(*ContestFile(folder / self.game).read())

    def missed(self, contest: Report) -> str:
        """What is missing, nothing if all is there; how sure that is, the interval tells."""
        if contest["games"] < self.games:
            return f": {self.games - contest['games']} games to go"
        return "" if contest["bots"][0]["win_rate"] >= self.wins else ": not reached"

    def row(self, folder: Path = CONTESTS) -> Row:
        contest = self.report(folder)
        first = contest["bots"][0]
        thinking = duration(contest["time"]["bots"][0]["mean"])
        return (
            self.game,
            str(contest["games"]),
            f"{percent(first['win_rate'])} ({interval(first)})",
            interval(first["paired"]),
            f"{thinking} of {contest['seconds']:g} s",
            f"{percent(self.wins)}{self.missed(contest)}",
        )


def interval(rate: Report) -> str:
    return f"{percent(rate['low'])} to {percent(rate['high'])}"


def percent(part: float) -> str:
    return f"{100 * part:.1f} %"


def targets(place: Path = HERE / "strength.toml") -> list[Target]:
    data = tomllib.loads(place.read_text(encoding="utf-8"))
    return [Target(game, wins, data["games"]) for game, wins in data["wins"].items()]


def as_lines(rows: list[Row]) -> str:
    ruled = [TITLES, *rows]
    widths = [max(map(len, column)) for column in zip(*ruled, strict=True)]
    lines = [map(str.ljust, row, widths) for row in ruled]
    return "\n".join("  ".join(line).rstrip() for line in lines)


def as_page(rows: list[Row]) -> str:
    """The same for a page in Markdown."""
    return "\n".join(f"| {' | '.join(row)} |" for row in [TITLES, EDGES, *rows])


def show() -> list[Row]:
    rows = [target.row() for target in targets()]
    print(as_lines(rows), flush=True)
    return rows


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description="Count games.")
    parser.add_argument("--write", metavar="FILE", default="", help="put the table into this page")
    page = parser.parse_args().write
    rows = show()
    if page:
        text = Path(page).read_text(encoding="utf-8")
        Path(page).write_text(with_part(text, "strength", as_page(rows)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
