"""What was mined, on disk: a line for each game, so that mining that was cut off goes on."""

import json
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, Final

from incognita.lab.puzzles.mine import MiningTask
from incognita.lab.puzzles.puzzle import Puzzle, read_puzzle

FORMAT: Final = "incognita-puzzles-part"
VERSION: Final = 1


class KeptPuzzles:
    """Those of one game, seed and depth; a file of others is begun anew."""

    def __init__(self, folder: Path, task: MiningTask) -> None:
        self.path = folder / f"{task.game}.part.jsonl"
        self.task = replace(task, number=0)
        self.header = {"format": FORMAT, "version": VERSION, **asdict(self.task)}

    def read(self) -> dict[int, list[Puzzle]]:
        """The puzzles by the number of their game; leaves the file ready for more."""
        lines = list(self._lines())
        mined: dict[int, list[Puzzle]] = {}
        if lines and lines[0] == self.header:
            for line in lines[1:]:
                mined[line["number"]] = [read_puzzle(json.dumps(one)) for one in line["puzzles"]]
        self.path.parent.mkdir(parents=True, exist_ok=True)
        kept = [json.dumps(self.header), *(line_of(*one) for one in mined.items())]
        self.path.write_text("".join(f"{one}\n" for one in kept), encoding="utf-8")
        return mined

    def add(self, number: int, puzzles: list[Puzzle]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(f"{line_of(number, puzzles)}\n")

    def tasks(self, games: int, known: dict[int, list[Puzzle]]) -> list[MiningTask]:
        return [replace(self.task, number=at) for at in range(games) if at not in known]

    def _lines(self) -> Iterator[dict[str, Any]]:
        """Up to the first that was cut off."""
        if not self.path.exists():
            return
        for line in self.path.read_text(encoding="utf-8", errors="replace").splitlines():
            try:
                yield json.loads(line)
            except ValueError:
                return


def line_of(number: int, puzzles: list[Puzzle]) -> str:
    return json.dumps({"number": number, "puzzles": [asdict(one) for one in puzzles]})
