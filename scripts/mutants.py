"""`make mutants GAME=… MINUTES=…`: break a game's rules in one place at a time; does a test notice?

Each mutant is tried in a copy of the tree, by the tests of the game that run its line, the quickest
first. What no test notices is printed and kept in build/mutants; what no test can notice is listed
with the reason in tests/<game>/equivalent_mutants.toml.
"""

import ast
import difflib
import json
import os
import random
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from scripts import environment
from scripts.explore import minutes_asked
from scripts.shell import BUILD, ROOT, StopError, exit_code, say, venv

FOLDER = BUILD / "mutants"
TREE = FOLDER / "tree"
COPIED = ("src", "tests", "scripts", "bench", "pyproject.toml")
# For all tests of a mutant together; the plugin limits each of them. Noting lines takes longer.
MUTANT_SECONDS = 300.0
NOTING_SECONDS = 3600.0

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
JOINED: dict[type[ast.boolop], type[ast.boolop]] = {ast.And: ast.Or, ast.Or: ast.And}
SUMMED: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}
NAMED = {"min": "max", "max": "min"}


class Mutant(NamedTuple):
    """One change of a file: the line where it begins, and the whole source with it."""

    path: str
    line: int
    source: str


class Timing(NamedTuple):
    """A test, how long it takes, and the lines that it runs by file."""

    test: str
    seconds: float
    lines: dict[str, list[int]]


# ---------------------------------------------------------------- what is changed


def mutants_of(path: str, source: str) -> list[Mutant]:
    """Every one of a file, in the order of the lines."""
    return sorted(
        Mutant(path, target.lineno, spliced(source, target, text))
        for node in nodes(ast.parse(source))
        for target, text in changes(node)
    )


def nodes(node: ast.AST) -> Iterator[ast.AST]:
    """Without what has no place of its own in the source, annotations and errors."""
    for name, value in ast.iter_fields(node):
        for child in value if isinstance(value, list) else [value]:
            skipped = isinstance(child, ast.JoinedStr | ast.Raise) or name in (
                "annotation",
                "returns",
            )
            if isinstance(child, ast.AST) and not skipped:
                yield child
                yield from nodes(child)


def changes(node: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """What may be replaced, and by what."""
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        yield node.test, f"(not ({ast.unparse(node.test)}))"
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARED:
        operators = [COMPARED[type(node.ops[0])](), *node.ops[1:]]
        yield node, f"({ast.unparse(ast.Compare(node.left, operators, node.comparators))})"
    elif isinstance(node, ast.BoolOp):
        yield node, f"({ast.unparse(ast.BoolOp(JOINED[type(node.op)](), node.values))})"
    elif isinstance(node, ast.BinOp) and type(node.op) in SUMMED:
        operator = SUMMED[type(node.op)]()
        yield node, f"({ast.unparse(ast.BinOp(node.left, operator, node.right))})"
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield node, str(node.value + 1)
    elif isinstance(node, ast.Name) and node.id in NAMED:
        yield node, NAMED[node.id]
    elif isinstance(node, ast.stmt) and is_action(node):
        yield node, "pass"


def is_action(node: ast.stmt) -> bool:
    """A statement that does something without giving a new name to it."""
    if isinstance(node, ast.Assign):
        return isinstance(node.targets[0], ast.Attribute | ast.Subscript)
    return isinstance(node, ast.AugAssign | ast.Continue | ast.Break) or (
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    )


def spliced(source: str, node: ast.expr | ast.stmt, text: str) -> str:
    """The source with other text in the place of a node."""
    lines = source.encode().splitlines(keepends=True)
    starts = [sum(map(len, lines[:at])) for at in range(len(lines))]
    first = starts[node.lineno - 1] + node.col_offset
    last = starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
    whole = source.encode()
    return (whole[:first] + text.encode() + whole[last:]).decode()


def difference(before: str, after: str) -> list[str]:
    """The lines that go and the lines that come."""
    lines = difflib.unified_diff(before.splitlines(), after.splitlines(), lineterm="", n=0)
    return [line for line in lines if not line.startswith(("---", "+++", "@@"))]


# ---------------------------------------------------------------- which tests notice


def concerned(mutant: Mutant, timings: list[Timing]) -> list[str]:
    """Tests that run its line, the quickest first; all of them where none does."""
    running = [one for one in timings if mutant.line in one.lines.get(mutant.path, [])]
    return [one.test for one in sorted(running or timings, key=lambda one: one.seconds)]


def pytest(tree: Path, *arguments: str, seconds: float, **told: str) -> int:
    """The exit code of a run on the sources of a tree; 1 where it takes too long."""
    known = {"INCOGNITA_PURE": "1", "PYTHONPATH": f"{tree / 'src'}{os.pathsep}{tree}"}
    command = [str(venv("python")), "-m", "pytest", "-q", "-p", "scripts.mutant_plugin"]
    try:
        return subprocess.run(
            [*command, "-p", "no:cacheprovider", *arguments],
            cwd=tree,
            env={**os.environ, **known, **told},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=seconds,
            check=False,
        ).returncode
    except subprocess.TimeoutExpired:
        return 1


def timed(tree: Path, tests: str, rules: str) -> list[Timing]:
    """Every test of the folder, once, on sound rules."""
    out = tree / "timings.json"
    if pytest(tree, tests, seconds=NOTING_SECONDS, MUTANT_LINES=str(out), MUTANT_RULES=rules):
        raise StopError(f"{tests} fails without any change.")
    return [Timing(*one) for one in json.loads(out.read_text(encoding="utf-8"))]


def is_noticed(tree: Path, mutant: Mutant, tests: list[str]) -> bool:
    file = tree / mutant.path
    sound = file.read_text(encoding="utf-8")
    file.write_text(mutant.source, encoding="utf-8")
    try:
        return pytest(tree, "-x", *tests, seconds=MUTANT_SECONDS) != 0
    finally:
        file.write_text(sound, encoding="utf-8")


# ---------------------------------------------------------------- a run


def equivalents(tree: Path, tests: str) -> set[tuple[str, str]]:
    """File and change of mutants that no test can notice."""
    path = tree / tests / "equivalent_mutants.toml"
    listed = tomllib.loads(path.read_text(encoding="utf-8"))["mutant"] if path.exists() else []
    return {(str(one["file"]), str(one["change"]).strip()) for one in listed}


def survivors(tree: Path, tests: str, rules: str, *, seed: int, until: float) -> Iterator[str]:
    """What no test notices, in any order, until the time is up."""
    timings, known = timed(tree, tests, rules), equivalents(tree, tests)
    waiting = [
        one
        for path in sorted((tree / rules).glob("*.py"))
        for one in mutants_of(f"{rules}/{path.name}", path.read_text(encoding="utf-8"))
    ]
    random.Random(seed).shuffle(waiting)
    for number, mutant in enumerate(waiting):
        if time.time() > until:
            say(f"{number} of {len(waiting)} mutants were tried.")
            return
        sound = (tree / mutant.path).read_text(encoding="utf-8")
        change = "\n".join(difference(sound, mutant.source))
        if (Path(mutant.path).name, change) in known:
            continue
        if not is_noticed(tree, mutant, concerned(mutant, timings)):
            yield f"{mutant.path}:{mutant.line}\n{change}\n"
    say(f"All {len(waiting)} mutants were tried.")


def copied() -> Path:
    """A tree of its own, so that nobody meets broken rules."""
    shutil.rmtree(TREE, ignore_errors=True)
    TREE.mkdir(parents=True)
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, TREE / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, TREE / name)
    return TREE


def main() -> int:
    name = os.environ.get("GAME", "").replace("-", "_")
    rules = f"src/incognita/games/{name}/rules"
    if not name or not (ROOT / rules).is_dir():
        raise StopError(f"GAME={name} is no folder of src/incognita/games.")
    until = time.time() + 60 * minutes_asked(os.environ.get("MINUTES", ""))
    environment.ready("dev")
    report = FOLDER / f"{name}.txt"
    seed = int(os.environ.get("SEED") or 0)
    unnoticed = survivors(copied(), f"tests/{name}", rules, seed=seed, until=until)
    with report.open("w", encoding="utf-8") as out:
        for survivor in unnoticed:
            say(survivor)
            out.write(f"{survivor}\n")
            out.flush()
    return 0


if __name__ == "__main__":
    sys.exit(exit_code(main))
