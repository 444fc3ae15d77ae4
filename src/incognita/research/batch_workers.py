"""The games of a batch, shared among processes that write into the same memory."""

import atexit
import multiprocessing
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np

from incognita.research.encode import Encoder, encoder
from incognita.research.rows import Array


@dataclass(frozen=True)
class Part:
    """What one process needs to know: which games, and where their arrays lie."""

    game_id: str
    options: dict[str, Any]
    seeds: list[int]
    first: int
    count: int
    memory: str
    packed: bool


class Workers:
    """Processes with some games each; every one writes its rows of the shared arrays."""

    def __init__(self, encoding: Encoder, seeds: list[int], workers: int, packed: bool) -> None:
        count = len(seeds)
        size, _places = layout(encoding, count, packed)
        self.memory = SharedMemory(create=True, size=size)
        arrays = arrays_in(self.memory, encoding, count, packed)
        self.observations = arrays["observations"]
        self.masks = arrays["masks"]
        self.actors = arrays["actors"]
        self.rewards = arrays["rewards"]
        self.dones = arrays["dones"]
        self.closed = False
        self.bounds = [count * number // workers for number in range(workers + 1)]
        self.lines: list[Connection] = []
        self.processes: list[Any] = []
        context = multiprocessing.get_context("spawn")
        for first, end in zip(self.bounds, self.bounds[1:], strict=False):
            part = Part(
                encoding.game.id,
                encoding.options,
                seeds[first:end],
                first,
                count,
                self.memory.name,
                packed,
            )
            line, other = context.Pipe()
            process = context.Process(target=work, args=(other, part), daemon=True)
            process.start()
            other.close()
            self.lines.append(line)
            self.processes.append(process)
        atexit.register(self.close)
        self._answers()

    def step(self, actions: list[int]) -> None:
        self._ask("step", actions)
        self._answers()

    def sample(self) -> list[int]:
        self._ask("sample", [])
        return [action for part in self._answers() for action in part]

    def _ask(self, what: str, actions: list[int]) -> None:
        if self.closed:
            raise ValueError("the batch is closed")
        for number, line in enumerate(self.lines):
            first, end = self.bounds[number], self.bounds[number + 1]
            line.send((what, actions[first:end]))

    def _answers(self) -> list[list[int]]:
        """From every worker, before anybody complains."""
        answers: list[Any] = [self._answer(number) for number in range(len(self.lines))]
        for answer in answers:
            if isinstance(answer, str):
                raise ValueError(answer)
        return answers

    def _answer(self, number: int) -> Any:
        try:
            return self.lines[number].recv()
        except EOFError:
            self.close()
            raise RuntimeError(f"worker {number} of the batch has died") from None

    def close(self) -> None:
        if self.closed:
            return
        self.closed = True
        atexit.unregister(self.close)
        for line in self.lines:
            line.close()
        for process in self.processes:
            process.join(timeout=5)
            if process.is_alive():
                process.terminate()
        # Arrays that are still in use keep the memory until they go.
        self.memory.unlink()


def layout(
    encoding: Encoder, count: int, packed: bool
) -> tuple[int, dict[str, tuple[int, tuple[int, ...], Any]]]:
    """How large the memory is, and for each array its place, shape and type."""
    width, kind_of_entry = encoding.rows.shape(packed)
    shapes: dict[str, tuple[tuple[int, ...], Any]] = {
        "observations": ((count, width), kind_of_entry),
        "rewards": ((count, encoding.players), np.float32),
        "actors": ((count,), np.int64),
        "masks": ((count, encoding.action_count), np.bool_),
        "dones": ((count,), np.bool_),
    }
    places: dict[str, tuple[int, tuple[int, ...], Any]] = {}
    at = 0
    for name, (shape, kind) in shapes.items():
        at = (at + 63) // 64 * 64
        places[name] = (at, shape, kind)
        at += int(np.prod(shape)) * np.dtype(kind).itemsize
    return at, places


def arrays_in(
    memory: SharedMemory, encoding: Encoder, count: int, packed: bool
) -> dict[str, Array]:
    _size, places = layout(encoding, count, packed)
    return {
        name: np.ndarray(shape, kind, buffer=memory.buf, offset=at)
        for name, (at, shape, kind) in places.items()
    }


def work(line: Connection, part: Part) -> None:
    """What a worker does until the line is closed."""
    # Only here: the module that imports this one offers it.
    from incognita.research.batch import BatchRows  # noqa: PLC0415

    encoding = encoder(part.game_id, **part.options)
    memory = SharedMemory(part.memory)
    arrays = arrays_in(memory, encoding, part.count, part.packed)
    end = part.first + len(part.seeds)
    rows = BatchRows(
        encoding, part.seeds, {name: array[part.first : end] for name, array in arrays.items()}
    )
    line.send([])
    while True:
        try:
            what, actions = line.recv()
        except (EOFError, KeyboardInterrupt):
            return
        line.send(answer(rows, what, actions, part.first))


def answer(rows: Any, what: str, actions: list[int], first: int) -> list[int] | str:
    """Actions, nothing, or a sentence about what was wrong."""
    if what == "sample":
        sampled: list[int] = rows.sample()
        return sampled
    wrong = rows.stepper.illegal(actions)
    if wrong >= 0:
        return f"game {first + wrong}: action {actions[wrong]} is not legal"
    rows.step(actions)
    return []
