"""A server in a process of its own, to be measured."""

import os
import socket
import subprocess
import sys
from pathlib import Path


def cpu_seconds(pid: int) -> float:
    """What the server has used so far; 0 where the system does not tell."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start_server(
    data: str, port: int, *more: str, clone: Path | None = None
) -> subprocess.Popen[str]:
    """The server of this program, or of a clone with an environment of its own."""
    python = sys.executable if clone is None else str(clone / ".venv" / "bin" / "python")
    command = [python, "-m", "incognita.cli"]
    command += ["serve", "--port", str(port), "--data", data, *more]
    server = subprocess.Popen(command, cwd=clone, stdout=subprocess.PIPE, text=True)
    if server.stdout is None or "Incognita is at" not in server.stdout.readline():
        raise SystemExit("the server did not start")
    return server
