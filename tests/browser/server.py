"""A real server in a process of its own, which can be killed and started again."""

import os
import re
import subprocess
import sys
import time
from pathlib import Path

PATIENCE = 60.0
COMMAND = (sys.executable, "-c", "from incognita.cli import main; main()", "serve")


class Server:
    """`incognita serve` over one data folder; it keeps its port over a restart."""

    def __init__(self, folder: Path, variables: dict[str, str] | None = None) -> None:
        self.variables = variables or {}
        self.data = folder / "data"
        self.log = folder / "server.log"
        self.port = 0
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def database(self) -> Path:
        return self.data / "tables.sqlite"

    def start(self) -> None:
        words = [*COMMAND, "--port", str(self.port), "--data", str(self.data), "--absent", "1"]
        fixed = {"PYTHONUNBUFFERED": "1", "COLUMNS": "200"}
        environment = {**os.environ, **fixed, **self.variables}
        with self.log.open("wb") as log:
            self._process = subprocess.Popen(words, stdout=log, stderr=log, env=environment)
        self.port = self._wait_for_port(self._process)

    def stop(self) -> None:
        """As Ctrl-C does it."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(PATIENCE)
            self._process = None

    def kill(self) -> None:
        """As a power cut does it."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(PATIENCE)
            self._process = None

    def _wait_for_port(self, process: subprocess.Popen[bytes]) -> int:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and process.poll() is None:
            match = re.search(r"Incognita is at \S+:(\d+)", self.log.read_text())
            if match:
                return int(match[1])
            time.sleep(0.02)
        raise RuntimeError(f"the server did not start:\n{self.log.read_text()}")
