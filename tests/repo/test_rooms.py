"""Every game folder has the same rooms, and the same question is answered in the same file."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

from scripts.shell import PACKAGE, ROOT

GAMES = PACKAGE / "games"
# What games share is laid out like a game, but is none and need not answer every question.
SHARED = {"voyage"}

ENTRIES = {"__init__.py", "game.py", "rules.toml", "rules", "interface", "ai", "data"}
# By room: the files that every game has, and the names that others use (core/interface/rooms.py).
REQUIRED: dict[str, dict[str, list[str]]] = {
    "rules": {
        "actions": ["COUNT"],
        "apply": ["apply"],
        "chance": ["outcomes", "sample", "apply"],
        "determinise": ["guess"],
        "ending": ["places", "scores"],
        "moves": ["legal"],
        "options": ["OPTIONS"],
        "phases": [],
        "setup": ["opening"],
        "state": [],
        "tables": [],
        "turns": [],
    },
    "interface": {
        "checks": [],
        "drawing": ["draw_board"],
        "load": ["restored"],
        "log": ["rule"],
        "notation": ["describe", "describe_for", "lines_for", "text"],
        "picture": ["shapes"],
        "refusals": ["refusal"],
        "scene": ["scene"],
        "statistics": ["count_step"],
        "types": ["TYPES"],
        "view": ["view", "views"],
        "why": ["why"],
    },
    "ai": {
        "evaluator": [],
        "observation": ["observer"],
        "policy": ["choose", "priors"],
        "value": [],
    },
}
# Files of games that have such a thing at all.
OPTIONAL: dict[str, dict[str, list[str]]] = {
    "rules": {},
    "interface": {"plans": ["plans"]},
    "ai": {"planner": ["plan"], "weights": []},
}
# Rooms with further files of their own; elsewhere a long file is split as <name>_<word>.py.
FREE = {"rules", "ai"}
FOLDERS = {"interface": {"atlas"}}
FORBIDDEN = {"rules": {"interface", "ai"}, "ai": {"interface"}, "interface": {"ai"}}


def folders() -> list[Path]:
    return sorted(path.parent for path in GAMES.glob("*/__init__.py"))


def problems(folder: Path) -> list[str]:
    """What is missing, misplaced or imported from the wrong room."""
    odd = [path.name for path in entries(folder) if path.name not in ENTRIES]
    lines = [f"{name} belongs into a room" for name in odd]
    if folder.name not in SHARED:
        lines += [f"{name} is missing" for name in ENTRIES if not (folder / name).exists()]
    lines += [f"data/{path.name} is code" for path in folder.glob("data/**/*.py")]
    for room in REQUIRED:
        lines += room_problems(folder, room)
        lines += import_problems(folder, room)
    return sorted(lines)


def entries(folder: Path) -> list[Path]:
    """Files and folders, without what Python leaves behind."""
    return [path for path in folder.iterdir() if path.name != "__pycache__"]


def room_problems(folder: Path, room: str) -> list[str]:
    inside = entries(folder / room) if (folder / room).is_dir() else []
    known = {**REQUIRED[room], **OPTIONAL[room]}
    lines: list[str] = []
    for path in inside:
        if path.is_dir() and path.name not in FOLDERS.get(room, set()):
            lines.append(f"{room}/{path.name} is a folder")
        elif path.suffix == ".py" and room not in FREE and not is_part(path.stem, known):
            lines.append(f"{room}/{path.name} is no file of this room")
    return lines if folder.name in SHARED else lines + missing(folder / room, known)


def missing(room: Path, known: dict[str, list[str]]) -> list[str]:
    """Files that the room lacks, and names that its files lack."""
    lines: list[str] = []
    for name, functions in known.items():
        path = room / f"{name}.py"
        if path.exists():
            absent = set(functions) - defined(path)
            lines += [f"{room.name}/{path.name} has no {name}" for name in absent]
        elif name in REQUIRED[room.name]:
            lines.append(f"{room.name}/{path.name} is missing")
    return lines


def is_part(name: str, known: dict[str, list[str]]) -> bool:
    names = ["__init__", *known]
    return any(name == base or re.fullmatch(rf"{base}_[a-z_]+", name) for base in names)


def defined(path: Path) -> set[str]:
    """The functions and constants of a file, and what it takes over from others by name."""
    names: set[str] = set()
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, ast.FunctionDef):
            names.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.add(node.target.id)
        elif isinstance(node, ast.Assign):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.ImportFrom):
            names |= {alias.asname or alias.name for alias in node.names}
    return names


def import_problems(folder: Path, room: str) -> list[str]:
    lines: list[str] = []
    for path in folder.glob(f"{room}/**/*.py"):
        for module in imported(path):
            parts = module.split(".")
            if parts[:2] == ["incognita", "games"] and set(parts[3:4]) & FORBIDDEN[room]:
                lines.append(f"{path.relative_to(folder)} imports {module}")
    return lines


def imported(path: Path) -> set[str]:
    """Every module that is imported, also from inside a function or for types only."""
    modules: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            modules |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            modules |= {f"{node.module}.{alias.name}" for alias in node.names}
    return modules


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: str(folder.name))
def test_a_game_folder_has_its_rooms_and_nothing_else(folder: Path) -> None:
    assert problems(folder) == []


def test_import_linter_holds_every_game_to_its_rooms() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    contracts = settings["tool"]["importlinter"]["contracts"]
    containers = {
        name
        for contract in contracts
        if contract["id"] == "rooms"
        for name in contract["containers"]
    }
    wanted = {f"incognita.games.{folder.name}" for folder in folders()}
    assert containers == wanted


def test_a_file_in_the_wrong_room_is_a_problem(tmp_path: Path) -> None:
    for name in ("rules/state.py", "interface/mood.py", "interface/refusals_tiles.py", "bots.py"):
        path = tmp_path / "game" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("from incognita.games.game.interface import view\n")
    lines = problems(tmp_path / "game")
    assert "bots.py belongs into a room" in lines
    assert "interface/mood.py is no file of this room" in lines
    assert "rules/apply.py is missing" in lines
    assert "rules/state.py imports incognita.games.game.interface.view" in lines
    assert not any("refusals_tiles" in line for line in lines)
