"""`make mutants GAME=… MINUTES=…`: break a game's rules in one place at a time; does a test notice?

Each mutant is tried in a process of its own by the tests of the game that run its line, the
quickest first (scripts/mutant_plugin.py). What no test notices is printed and kept in
build/mutants; what no test can notice is listed with the reason in
tests/<game>/equivalent_mutants.toml. A second run goes on where the first one stopped, and tries
the survivors again.
"""

import ast
import hashlib
import os
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from scripts import environment
from scripts.explore import minutes_asked
from scripts.shell import BUILD, BYTECODE, ROOT, StopError, exit_code, venv

FOLDER = BUILD / "mutants"
# Tests of these folders are asked as well.
ALSO = {
    "entdecker": ["voyage"],
    "neue_entdecker": ["voyage"],
    "voyage": ["entdecker", "neue_entdecker"],
}

OPTIONS = ["-q", "-s", "--no-header", "--no-summary", "--tb=native", "-p", "no:cacheprovider"]

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
JOINED: dict[type[ast.boolop], type[ast.boolop]] = {ast.And: ast.Or, ast.Or: ast.And}
SUMMED: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}
NAMED = {"min": "max", "max": "min"}


class Mutant(NamedTuple):
    """One change of a file: where it is, the lines that go and come, and the whole new source.

    The function is one of the module or of a class of it, or "" where the change is in neither.
    """

    path: str
    line: int
    function: str
    change: str
    source: str

    def key(self) -> str:
        """A name that stays while the file does."""
        return hashlib.sha256(f"{self.path}\n{self.source}".encode()).hexdigest()[:20]


def mutants_of(path: str, source: str) -> list[Mutant]:
    """Every one of a file, in the order of the lines."""
    tree = ast.parse(source)
    functions = functions_of(tree)
    return sorted(
        mutant(path, source, functions, target, text)
        for node in nodes(tree)
        for target, text in changes(node)
    )


def functions_of(tree: ast.Module) -> dict[str, range]:
    """The lines of the bodies of a module's functions and methods by qualified name."""
    named = [("", node) for node in tree.body]
    for owner in tree.body:
        if isinstance(owner, ast.ClassDef):
            named += [(f"{owner.name}.", node) for node in owner.body]
    return {
        f"{prefix}{node.name}": range(node.body[0].lineno, (node.end_lineno or 0) + 1)
        for prefix, node in named
        if isinstance(node, ast.FunctionDef)
    }


def mutant(
    path: str, source: str, functions: dict[str, range], node: ast.expr | ast.stmt, text: str
) -> Mutant:
    first, last = node.lineno, node.end_lineno or node.lineno
    changed = spliced(source, node, text)
    before, after = source.splitlines(), changed.splitlines()
    end = last + len(after) - len(before)
    lines = [*(f"-{line}" for line in before[first - 1 : last])]
    lines += [f"+{line}" for line in after[first - 1 : end]]
    function = next((name for name, body in functions.items() if first in body), "")
    return Mutant(path, first, function, "\n".join(lines), changed)


def nodes(node: ast.AST) -> Iterator[ast.AST]:
    """Without what has no place of its own in the source, types and errors."""
    for name, value in ast.iter_fields(node):
        for child in value if isinstance(value, list) else [value]:
            skipped = isinstance(child, ast.JoinedStr | ast.Raise) or name in (
                "annotation",
                "returns",
            )
            if isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING":
                continue
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


# ---------------------------------------------------------------- a run


def is_listed(mutant: Mutant, listed: list[dict[str, str]]) -> bool:
    """Among those that no test can notice; without a change, all of a function are meant."""
    return any(
        one["file"] == Path(mutant.path).name
        and one["function"] == mutant.function
        and one.get("change", mutant.change).strip("\n") == mutant.change
        for one in listed
    )


def equivalents(tests: Path) -> list[dict[str, str]]:
    """What a folder of tests lists, with file, function, change and reason."""
    path = tests / "equivalent_mutants.toml"
    if not path.exists():
        return []
    listed: list[dict[str, str]] = tomllib.loads(path.read_text(encoding="utf-8"))["mutant"]
    return listed


def files_asked(name: str, files: str) -> list[str]:
    """Files of a game's rules by name, all of them where none is asked for."""
    there = sorted(path.name for path in (ROOT / f"src/incognita/games/{name}/rules").glob("*.py"))
    asked = [file for file in files.split(",") if file]
    for file in asked:
        if file not in there:
            raise StopError(f"FILES={files}: {file} is no file of the rules of {name}.")
    return asked or there


def main() -> int:
    name = os.environ.get("GAME", "").replace("-", "_")
    if not name or not (ROOT / f"src/incognita/games/{name}/rules").is_dir():
        raise StopError(f"GAME={name} is no folder of src/incognita/games.")
    until = time.time() + 60 * minutes_asked(os.environ.get("MINUTES", ""))
    environment.ready("dev")
    asked = {
        "INCOGNITA_PURE": "1",
        "INCOGNITA_HYPOTHESIS": "mutants",
        "MUTANT_RULES": f"src/incognita/games/{name}/rules",
        "MUTANT_FILES": " ".join(files_asked(name, os.environ.get("FILES", ""))),
        "MUTANT_RESULTS": str(FOLDER / name),
        "MUTANT_UNTIL": str(until),
    }
    folders = [f"tests/{one}" for one in (name, *ALSO.get(name, []))]
    return subprocess.run(
        [venv("python"), "-m", "pytest", "-p", "scripts.mutant_plugin", *OPTIONS, *folders],
        cwd=ROOT,
        env={**os.environ, **BYTECODE, **asked},
        check=False,
    ).returncode


if __name__ == "__main__":
    sys.exit(exit_code(main))
