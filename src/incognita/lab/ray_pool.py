"""Tasks spread over a Ray cluster. A node that dies costs what it had not finished, and no more."""

import logging
import os
import socket
from collections.abc import Callable, Generator, Iterator
from itertools import islice
from typing import Any, Final

from incognita.lab.entrants import ArenaError
from incognita.lab.pool import Result, Task, batch_size, work_through

# The cluster of this machine, or the one that the variable RAY_ADDRESS names.
AUTO: Final = "auto"
ANSWER_SECONDS: Final = 5.0
# How often a batch is begun again when its node or its worker has died.
RETRIES: Final = 100
# How a client of HTTP/2 begins, which Ray speaks; a server begins with its settings.
HTTP2_PREFACE: Final = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])
FRAME_HEADER: Final = 9
FRAME_TYPE: Final = 3
SETTINGS_FRAME: Final = 4
NO_RAY: Final = (
    "--ray needs a package that is not installed (ray is missing); "
    "install it with: pip install 'incognita[ray]'"
)


class RayPool:
    """As many workers as the cluster has processors; they need this version of incognita."""

    def __init__(self, address: str) -> None:
        self.ray = connect(address)

    def run(self, work: Callable[[Task], Result], tasks: Iterator[Task]) -> Generator[Result]:
        ray = self.ray
        remote = ray.remote(work_through).options(max_retries=RETRIES)
        slots = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: list[Any] = []
        size = 1
        try:
            while True:
                while len(waiting) < slots and (batch := list(islice(tasks, size))):
                    waiting.append(remote.remote(work, batch))
                if not waiting:
                    return
                done, waiting = ray.wait(waiting, num_returns=1)
                for seconds, results in ray.get(done):
                    size = batch_size(seconds / len(results))
                    yield from results
        finally:
            for unfinished in waiting:
                ray.cancel(unfinished, force=True)


def connect(address: str) -> Any:
    """The package, connected to the cluster; ArenaError if that cannot be."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray  # noqa: PLC0415
    except ImportError as error:
        raise ArenaError(NO_RAY) from error
    if ray.is_initialized():
        return ray
    check_answer(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise ArenaError(no_answer(address)) from error
    return ray


def check_answer(address: str) -> None:
    """Ray itself would wait for minutes, and then end the process."""
    if address == AUTO:
        return
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdigit():
        raise ArenaError(f"the address of a Ray cluster is host:port or auto, not {address!r}")
    try:
        with socket.create_connection((host, int(port)), ANSWER_SECONDS) as line:
            answers = is_encrypted() or speaks_http2(line)
    except (OSError, OverflowError) as error:
        raise ArenaError(no_answer(address)) from error
    if not answers:
        raise ArenaError(no_answer(address))


def is_encrypted() -> bool:
    """Then only Ray itself can say who answers."""
    return os.environ.get("RAY_USE_TLS", "0").lower() in ("1", "true")


def speaks_http2(line: socket.socket) -> bool:
    line.sendall(HTTP2_PREFACE)
    with line.makefile("rb") as answer:
        header = answer.read(FRAME_HEADER)
    return len(header) == FRAME_HEADER and header[FRAME_TYPE] == SETTINGS_FRAME


def no_answer(address: str) -> str:
    where = "on this machine" if address == AUTO else f"at {address}"
    return f"no Ray cluster answers {where}; `ray start --head` starts one"
