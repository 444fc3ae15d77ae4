"""The glossary: in order, one line for each word, and every name in it is in the code."""

import ast
import re
from pathlib import Path

import pytest

from scripts.shell import PACKAGE, ROOT

GLOSSARY = ROOT / "docs" / "glossary.md"
ROW = re.compile(r"^\| (?P<word>[^|]+) \| (?P<meaning>[^|]+) \|$", re.MULTILINE)
CODE = re.compile(r"`([^`]+)`")
# Every public class of these packages has its place in the glossary.
COMPLETE = ("core", "search", "bots")


def rows() -> list[tuple[str, str]]:
    lines = ROW.findall(GLOSSARY.read_text(encoding="utf-8"))
    return [(word, meaning) for word, meaning in lines if word not in ("word", "---")]


def names_in_code() -> set[str]:
    """Classes, functions, constants and `Class.method`s of the package, and aliases of types."""
    names: set[str] = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            names |= names_of(node)
    return names


def names_of(node: ast.stmt) -> set[str]:
    if isinstance(node, ast.ClassDef):
        methods = {one.name for one in node.body if isinstance(one, ast.FunctionDef)}
        return {node.name, *[f"{node.name}.{method}" for method in methods]}
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return {node.name}
    if isinstance(node, ast.AnnAssign):
        return {ast.unparse(node.target)}
    if isinstance(node, ast.Assign):
        return {ast.unparse(target) for target in node.targets}
    return set()


def is_there(name: str, names: set[str]) -> bool:
    """A name of the code, a path in the repository or the package, or part of a game's folder."""
    if name.removesuffix("()") in names or name.startswith("incognita "):
        return True
    game = PACKAGE / "games" / "explorers"
    places = [ROOT, PACKAGE, game, game / "data", ROOT / "src" / "incognita"]
    return any((place / name).exists() for place in places)


def public_classes(folder: Path) -> set[str]:
    return {
        node.name
        for path in folder.rglob("*.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    }


def test_words_are_in_order_and_explained_once() -> None:
    words = [word for word, _ in rows()]
    assert len(words) > 80
    assert words == sorted(set(words), key=str.lower)


def test_every_name_in_the_glossary_is_in_the_code() -> None:
    names = names_in_code()
    text = GLOSSARY.read_text(encoding="utf-8")
    assert [name for name in CODE.findall(text) if not is_there(name, names)] == []


@pytest.mark.parametrize("package", COMPLETE)
def test_every_class_is_in_the_glossary(package: str) -> None:
    listed = {name.split(".")[0] for name in CODE.findall(GLOSSARY.read_text(encoding="utf-8"))}
    assert public_classes(PACKAGE / package) - listed == set()
