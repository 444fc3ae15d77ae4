"""A contest on disk: a first line that says what it is, then a line for each game played."""

import json
import sys
from collections.abc import Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, Final, TextIO
from weakref import finalize

import incognita
from incognita.lab.arena import Contest, contest
from incognita.lab.entrants import ArenaError
from incognita.lab.match import Outcome, Thinking

if sys.platform != "win32":
    import fcntl

FORMAT: Final = "incognita-arena-games"
VERSION: Final = 1
NAME: Final = "games.jsonl"


def header(held: Contest) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": held.game,
        "rules": incognita.game(held.game).rules_version,
        "bots": [entrant.spec for entrant in held.entrants],
        "games": held.games,
        "seconds": held.seconds,
        "simulations": held.simulations,
        "seed": held.seed,
        "duels": held.duels,
        "near": held.near,
        "longer": [[*meeting, games] for meeting, games in held.longer.items()],
        "options": held.options,
    }


class Ledger:
    """Written game by game, so that nothing is lost when a contest is cut off.

    Whoever begins or resumes keeps others out for as long as the ledger is at hand.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME

    def begin(self, held: Contest) -> None:
        if self.path.exists():
            raise ArenaError(
                f"{self.path.parent} already holds a contest; "
                "go on with it by --resume, or name another folder"
            )
        self.write(held, [])
        self.claim()

    def write(self, held: Contest, outcomes: Sequence[Outcome]) -> None:
        lines = [header(held), *(asdict(outcome) for outcome in outcomes)]
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
        self.claim()
        held, outcomes = self.read()
        if games is not None:
            held = held.prolonged(games, among)
        self.write(held, outcomes)
        return held, outcomes

    def claim(self) -> None:
        """Two contests in one ledger would play the same games and count them twice."""
        if sys.platform == "win32":
            return
        file = self.opened()
        finalize(self, file.close)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise ArenaError(
                f"the contest in {self.path.parent} is being played right now; "
                "wait for its end, or name another folder"
            ) from error

    def read(self) -> tuple[Contest, list[Outcome]]:
        """The contest as it was planned, and its games so far."""
        with self.opened() as file:
            first, *rest = file.read().splitlines() or [""]
        outcomes = [outcome for line in rest if (outcome := read_outcome(line)) is not None]
        return read_header(first, self.path), outcomes

    def opened(self) -> TextIO:
        try:
            return self.path.open(encoding="utf-8")
        except OSError as error:
            raise ArenaError(f"there is no contest in {self.path.parent} to go on with") from error


def read_header(line: str, path: Path) -> Contest:
    try:
        told = json.loads(line)
        known = (told["format"], told["version"]) == (FORMAT, VERSION)
        rules = incognita.game(told["game"]).rules_version
    except (ValueError, KeyError, TypeError) as error:
        raise ArenaError(f"{path} is not the ledger of a contest") from error
    if not known:
        raise ArenaError(f"{path} was written by another version")
    if told["rules"] != rules:
        raise ArenaError(f"the rules of {told['game']} have changed since {path} was begun")
    begun = contest(
        told["game"],
        told["bots"],
        told["games"],
        told["options"],
        told["seconds"],
        told["simulations"],
        told["seed"],
        told["duels"],
        told.get("near", 0),
    )
    longer = {tuple(meeting): games for *meeting, games in told.get("longer", [])}
    return replace(begun, longer=longer)


def read_outcome(line: str) -> Outcome | None:
    """None for a line that was cut off."""
    try:
        told = json.loads(line)
    except ValueError:
        return None
    return Outcome(
        told["number"],
        tuple(told["seats"]),
        told["returns"],
        told["rounds"],
        [Thinking(**thought) for thought in told["thinking"]],
        told["seconds"],
        told["deal"],
        {int(seat): sentence for seat, sentence in told["faults"].items()},
        told.get("scores", []),
    )
