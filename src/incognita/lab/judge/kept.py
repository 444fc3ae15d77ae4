"""Judged segments on disk, line by line, so that a study that was cut off goes on."""

import json
import zlib
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from incognita.lab.judge.analysis import Judged, StudyTask
from incognita.lab.judge.chances import Chances
from incognita.lab.judge.decisions import Decision
from incognita.lab.judge.study import JudgedSegment

FORMAT: Final = "incognita-study-part"
VERSION: Final = 1


class KeptSegments:
    """Those of one task; a file of another record or another depth is begun anew."""

    def __init__(self, path: Path, task: StudyTask) -> None:
        self.path = path
        self.header = {
            "format": FORMAT,
            "version": VERSION,
            "record": zlib.crc32(task.text.encode()),
            "simulations": task.simulations,
            "seed": task.seed,
        }

    def read(self) -> Judged:
        """What was kept; leaves the file ready for more. Raises OSError."""
        lines = self._lines()
        judged: Judged = {}
        for line in lines[1:]:
            read_segment(line, judged)
        if not lines or line_of(lines[0]) != self.header:
            judged = {}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        kept = [self.header, *(segment_line(*one) for one in judged.items())]
        self.path.write_text("".join(f"{json.dumps(one)}\n" for one in kept), encoding="utf-8")
        return judged

    def add(self, number: int, segment: JudgedSegment) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(f"{json.dumps(segment_line(number, segment))}\n")

    def remove(self) -> None:
        """The study is whole and kept elsewhere."""
        self.path.unlink(missing_ok=True)

    def _lines(self) -> list[str]:
        if not self.path.exists():
            return []
        return self.path.read_text(encoding="utf-8", errors="replace").splitlines()


def segment_line(number: int, segment: JudgedSegment) -> dict[str, Any]:
    return {"number": number, **asdict(segment)}


def read_segment(line: str, judged: Judged) -> None:
    """Add it to the others, unless the line was cut off."""
    data = line_of(line)
    try:
        before = data["before"]
        judged[data["number"]] = JudgedSegment(
            Chances(**before) if before else None, [read_decision(one) for one in data["decisions"]]
        )
    except (KeyError, TypeError):
        return


def read_decision(data: dict[str, Any]) -> Decision:
    chances = {name: Chances(**data[name]) for name in ("best", "played")}
    return Decision(**{**data, **chances})


def line_of(line: str) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except ValueError:
        return {}
    return data if isinstance(data, dict) else {}
