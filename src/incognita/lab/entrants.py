"""Who takes part: bots of our own with so much thought, and programs from outside."""

import shlex
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import PurePath
from typing import Final

from incognita.bots import LEVEL_IDS
from incognita.bots.levels import seconds_for
from incognita.games import game as find_game
from incognita.lab.python_bots import PythonBotError, make_python_bot


class ArenaError(ValueError):
    """A contest that cannot be held; the sentence says what would do."""


@dataclass(frozen=True)
class Entrant:
    """One side of a contest: a level of our own, a Python bot, or the command of a program."""

    name: str
    spec: str
    level: str = ""
    command: tuple[str, ...] = ()
    python: str = ""
    seconds: float = 0.0
    simulations: int = 0


Resolver = Callable[[str], Entrant]


def without_thinking(level: str) -> Resolver:
    """A bot that does not think longer when it may."""

    def resolve(detail: str) -> Entrant:
        if detail:
            raise ArenaError(f"{level} takes no thinking time, so {detail!r} cannot be given")
        return Entrant(level, level, level)

    return resolve


def searching(level: str) -> Resolver:
    """`search`, `search:0.5s` or `search:800` simulations."""

    def resolve(detail: str) -> Entrant:
        if not detail:
            return Entrant(level, level, level)
        spec = f"{level}:{detail}"
        try:
            if detail.endswith("s"):
                return Entrant(spec, spec, level, seconds=positive(float(detail[:-1])))
            return Entrant(spec, spec, level, simulations=int(positive(int(detail))))
        except ValueError as error:
            raise ArenaError(
                f"{level} thinks for seconds ({level}:0.5s) or simulations ({level}:800), "
                f"not {detail!r}"
            ) from error

    return resolve


def positive(number: float) -> float:
    if not 0 < number < float("inf"):
        raise ValueError("nothing to think with")
    return number


def level(detail: str) -> Entrant:
    """`level:1` is the weakest of the ladder."""
    if not detail.isdigit() or not 1 <= int(detail) <= len(LEVEL_IDS):
        raise ArenaError(f"levels go from 1 to {len(LEVEL_IDS)}, so there is no level {detail!r}")
    return Entrant(f"level {detail}", f"level:{detail}", LEVEL_IDS[int(detail) - 1])


def external(detail: str) -> Entrant:
    """`ext:python3 mybot.py`: a program that speaks the protocol of docs/arena.md."""
    try:
        command = tuple(shlex.split(detail))
    except ValueError as error:
        raise ArenaError(f"the command {detail!r} cannot be read: {error}") from error
    if not command:
        raise ArenaError("ext: needs the command of a program, as in ext:python3 mybot.py")
    program = [word for word in command if not word.startswith("-")] or command
    return Entrant(PurePath(program[-1]).name, f"ext:{detail}", command=command)


def python_bot(detail: str) -> Entrant:
    """`py:mybots:make:model.onnx`: a bot in a Python module."""
    name = PurePath(detail.rpartition(":")[2] or detail).stem
    return Entrant(name or detail, f"py:{detail}", python=detail or ":")


RESOLVERS: Final[dict[str, Resolver]] = {
    "random": without_thinking("random"),
    "greedy": without_thinking("greedy"),
    "search": searching("search"),
    "tree": searching("tree"),
    "level": level,
    "ext": external,
    "py": python_bot,
}


def resolve(spec: str) -> Entrant:
    kind, _, detail = spec.partition(":")
    if kind not in RESOLVERS:
        raise ArenaError(f"there is no bot {spec!r}; known are {', '.join(RESOLVERS)}")
    return RESOLVERS[kind](detail.strip())


def all_levels() -> list[str]:
    return [f"level:{number + 1}" for number in range(len(LEVEL_IDS))]


def entrants(
    specs: Sequence[str], seconds: float, simulations: int, game: str
) -> tuple[Entrant, ...]:
    """All of them; who names no thought of its own gets that of the contest.

    A level has its own, of which a contest that counts simulations only cuts off what is more.
    """
    if not specs:
        raise ArenaError(f"no bot is named; known are {', '.join(RESOLVERS)}")
    if seconds <= 0:
        raise ArenaError(f"bots need some time to think, not {seconds:g} seconds")
    seen: Counter[str] = Counter()
    chosen: list[Entrant] = []
    for spec in specs:
        one = resolve(spec)
        check_python_bot(one, game)
        one = with_budget(one, seconds_for(one.level, find_game(game), seconds), simulations)
        seen[one.name] += 1
        again = f" ({seen[one.name]})" if seen[one.name] > 1 else ""
        chosen.append(replace(one, name=one.name + again))
    return tuple(chosen)


def check_python_bot(entrant: Entrant, game: str) -> None:
    """What cannot play is refused before the first game."""
    if entrant.python:
        try:
            make_python_bot(entrant.python, find_game(game), 0)
        except PythonBotError as error:
            raise ArenaError(str(error)) from error


def with_budget(entrant: Entrant, seconds: float, simulations: int) -> Entrant:
    if entrant.simulations:
        return replace(entrant, seconds=seconds)
    if entrant.seconds:
        return entrant
    return replace(entrant, seconds=seconds, simulations=simulations)
