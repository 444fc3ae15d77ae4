"""A contest on disk: a first line that says what it is, then a line for each game played."""

import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, Final, TextIO
from weakref import finalize

import incognita
from incognita.lab.arena import Contest, contest
from incognita.lab.entrants import ArenaError
from incognita.lab.luck import LuckSettings
from incognita.lab.match import Outcome, ThinkingTime

if sys.platform != "win32":
    import fcntl

FORMAT: Final = "incognita-arena-games"
VERSION: Final = 1
NAME: Final = "games.jsonl"


def header(planned: Contest) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": planned.game,
        "rules": incognita.game(planned.game).rules_version,
        "bots": [entrant.spec for entrant in planned.entrants],
        "games": planned.games,
        "seconds": planned.seconds,
        "simulations": planned.simulations,
        "seed": planned.seed,
        "duels": planned.duels,
        "near": planned.near,
        "longer": [[*meeting, games] for meeting, games in planned.longer.items()],
        "options": planned.options,
        **({} if planned.luck is None else {"luck": asdict(planned.luck)}),
    }


class ContestFile:
    """Written game by game, so that nothing is lost when a contest is cut off.

    Whoever begins or resumes keeps others out until it is closed or out of use.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME
        self._unlock: Callable[[], object] | None = None

    def begin(self, planned: Contest) -> None:
        if self.path.exists():
            raise ArenaError(
                f"{self.path.parent} already holds a contest; "
                "go on with it by --resume, or name another folder"
            )
        self.write(planned, [])
        self.lock()

    def write(self, planned: Contest, outcomes: Sequence[Outcome]) -> None:
        lines = [header(planned), *(asdict(outcome) for outcome in outcomes)]
        text = "".join(f"{json.dumps(line)}\n" for line in lines)
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(text, encoding="utf-8")
        except OSError as error:
            raise ArenaError(f"{self.path} cannot be written: {error.strerror}") from error

    def add(self, outcome: Outcome) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(f"{json.dumps(asdict(outcome))}\n")

    def resume(self, games: int | None, among: Sequence[str] = ()) -> tuple[Contest, list[Outcome]]:
        """The contest and its games so far; it may be made longer, also among some bots alone."""
        self.lock()
        planned, outcomes = self.read()
        if games is not None:
            planned = planned.prolonged(games, among)
        self.write(planned, outcomes)
        return planned, outcomes

    def lock(self) -> None:
        """Two contests in one ledger would play the same games and count them twice."""
        if sys.platform == "win32":
            return
        file = self.open_file()
        self._unlock = finalize(self, release, file)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            self.close()
            raise ArenaError(
                f"the contest in {self.path.parent} is being played right now; "
                "wait for its end, or name another folder"
            ) from error

    def close(self) -> None:
        """Let others go on with the contest."""
        if self._unlock is not None:
            self._unlock()

    def read(self) -> tuple[Contest, list[Outcome]]:
        """The contest as it was planned, and its games so far."""
        with self.open_file() as file:
            first, *rest = file.read().splitlines() or [""]
        outcomes = [outcome for line in rest if (outcome := read_outcome(line)) is not None]
        return read_header(first, self.path), outcomes

    def open_file(self) -> TextIO:
        try:
            return self.path.open(encoding="utf-8")
        except OSError as error:
            raise ArenaError(f"there is no contest in {self.path.parent} to go on with") from error


def release(file: TextIO) -> None:
    """Unlocked first: a process that is being started may hold a copy of the file for a moment."""
    fcntl.flock(file, fcntl.LOCK_UN)
    file.close()


def read_header(line: str, path: Path) -> Contest:
    try:
        data = json.loads(line)
        known = (data["format"], data["version"]) == (FORMAT, VERSION)
        options = incognita.game(data["game"]).options_of(data["rules"], data["options"])
    except (ValueError, KeyError, TypeError) as error:
        raise ArenaError(f"{path} is not the ledger of a contest") from error
    if not known:
        raise ArenaError(f"{path} was written by another version")
    if options is None:
        raise ArenaError(f"the rules of {data['game']} have changed since {path} was begun")
    begun = contest(
        data["game"],
        data["bots"],
        data["games"],
        options,
        data["seconds"],
        data["simulations"],
        data["seed"],
        data["duels"],
        data.get("near", 0),
        LuckSettings(**data["luck"]) if "luck" in data else None,
    )
    longer = {tuple(meeting): games for *meeting, games in data.get("longer", [])}
    return replace(begun, longer=longer)


def read_outcome(line: str) -> Outcome | None:
    """None for a line that was cut off."""
    try:
        data = json.loads(line)
    except ValueError:
        return None
    return Outcome(
        data["number"],
        tuple(data["seats"]),
        data["returns"],
        data["rounds"],
        [ThinkingTime(**thought) for thought in data["thinking"]],
        data["seconds"],
        data["deal"],
        {int(seat): sentence for seat, sentence in data["faults"].items()},
        data.get("scores", []),
        data.get("luck", []),
    )
