"""`make lock`: pin every package, with hashes and without the name of any host."""

import sys

from scripts import environment, page
from scripts.shell import ROOT, WEB, Command, exit_code, run_or_stop, say, venv

LOCKS = ROOT / "requirements"
COMMAND = ("pip", "compile", "-q", "--universal", "--generate-hashes")
NAMELESS = ("--no-emit-index-url", "--no-header", "--no-annotate")
EXTRAS = {"dev": ("table", "lab", "research", "ray", "grown", "dev"), "play": ("table", "lab")}


def main() -> int:
    environment.make_venv()
    lock_python()
    lock_page()
    return 0


def lock_python() -> None:
    """play.txt takes its versions from dev.txt, so that one environment can hold both."""
    compile_lock("uv", [LOCKS / "uv.in"])
    for name, extras in EXTRAS.items():
        chosen = [word for extra in extras for word in ("--extra", extra)]
        held: Command = ["--constraints", LOCKS / "dev.txt"] if name == "play" else []
        compile_lock(name, ["pyproject.toml", *chosen, "--group", "build", *held])


def compile_lock(name: str, source: Command) -> None:
    target = LOCKS / f"{name}.txt"
    run_or_stop(
        [venv("uv"), *COMMAND, *NAMELESS, "--upgrade", *source, "-o", target], f"lock-{name}"
    )
    say(f"{target.relative_to(ROOT)} is fresh.")


def lock_page() -> None:
    page.need_node()
    command = ["npx", "--yes", page.pnpm(), "update", "--lockfile-only", "--no-save"]
    run_or_stop(command, "lock-page", folder=WEB, extra=page.UNATTENDED)
    say("web/pnpm-lock.yaml is fresh.")


if __name__ == "__main__":
    sys.exit(exit_code(main))
