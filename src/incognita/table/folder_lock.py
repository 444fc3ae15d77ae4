"""A lock on the data folder: only one server may use it."""

import os
import sys
from pathlib import Path
from typing import IO, Any

LOCK_FILE = "server.lock"


class FolderInUseError(Exception):
    """Another process has the folder."""


class FolderLock:
    """Held until it is released or the process ends, however it ends."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / LOCK_FILE
        self._file: IO[Any] | None = None

    def take(self) -> None:
        """Raises FolderInUseError with the number of the process that has the folder."""
        file = self._path.open("a+")
        try:
            _lock(file)
        except OSError as error:
            file.seek(0)
            owner = file.read(20).strip()
            file.close()
            raise FolderInUseError(owner) from error
        file.seek(0)
        file.truncate()
        file.write(f"{os.getpid()}\n")
        file.flush()
        self._file = file

    def release(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


if sys.platform == "win32":
    import msvcrt

    # The byte lies behind the number of the process, which others may read.
    def _lock(file: IO[Any]) -> None:
        file.seek(100)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[Any]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
