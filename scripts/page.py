"""The page: JavaScript packages and the built files that the table serves."""

import json
import shutil
import subprocess
import sys

from scripts.shell import PACKAGE, STATIC, WEB, StopError, exit_code, run_or_stop, say
from scripts.stamps import digest, files_under, is_current, once

NODE_WANTED = 20
NO_NODE = (
    f"The page needs Node.js {NODE_WANTED} or newer, and {{problem}}.\n"
    "It is in most package managers, and on the site of Node.js; then run this again."
)
MANIFEST = WEB / "package.json"
LOCK = WEB / "pnpm-lock.yaml"
SETTINGS = ("index.html", "svelte.config.js", "tsconfig.json", "vite.config.ts")
FOLDERS = ("src", "public", "plugins")
BUILT_FROM = (*(WEB / name for name in (*FOLDERS, *SETTINGS)), MANIFEST, LOCK)
# Without this pnpm asks before it replaces a folder of packages.
UNATTENDED = {"CI": "true", "npm_config_loglevel": "error"}


def ready() -> None:
    """The page is built, or an earlier build of it is there to be used."""
    if is_current("page", made_from(), STATIC / "index.html"):
        return
    try:
        packages()
    except StopError:
        if not (STATIC / "index.html").exists():
            raise
        say("Node.js was not found: the page as built before is used.")
        return
    build()


def packages() -> None:
    """The packages of web/pnpm-lock.yaml are in web/node_modules."""
    node = need_node()
    made_from = digest([MANIFEST, LOCK], str(node))
    if once("node", made_from, WEB / "node_modules" / ".modules.yaml", install):
        say("JavaScript packages are installed.")


def need_node() -> int:
    """The main version of Node, or the reason why there is no page."""
    if not shutil.which("node") or not shutil.which("npx"):
        raise StopError(NO_NODE.format(problem="it was not found"))
    printed = subprocess.run(
        ["node", "--version"], check=True, capture_output=True, text=True
    ).stdout
    version = int(printed.strip().lstrip("v").split(".")[0])
    if version < NODE_WANTED:
        raise StopError(NO_NODE.format(problem=f"this is {printed.strip()}"))
    return version


def pnpm() -> str:
    """The package manager with the version that web/package.json names."""
    manager: str = json.loads(MANIFEST.read_text()).get("packageManager", "pnpm@10")
    return manager.partition("+")[0]


def install() -> None:
    say("Installing JavaScript packages …")
    command = ["npx", "--yes", pnpm(), "install", "--frozen-lockfile"]
    run_or_stop(command, "pnpm", folder=WEB, extra=UNATTENDED)


def build() -> None:
    if once("page", made_from(), STATIC / "index.html", run_build):
        say("The page is built.")


def made_from() -> str:
    """Everything that ends up in the page: its source without tests and tools, and the words."""
    sources = [path for path in files_under(*BUILT_FROM) if not path.name.endswith(".test.ts")]
    return digest([*sources, *files_under(PACKAGE / "words")])


def run_build() -> None:
    say("Building the page …")
    run_or_stop(["npm", "run", "build"], "page", folder=WEB, extra=UNATTENDED)


def main() -> int:
    ready()
    return 0


if __name__ == "__main__":
    sys.exit(exit_code(main))
