"""What every source file keeps to: it can be read in one go, and a class name means one thing."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from scripts.shell import PACKAGE, ROOT

MOST_LINES = 400
WRITTEN_BY_HAND = [
    *(f"{place}/**/*.py" for place in ("src", "tests", "scripts", "bench", "examples")),
    *(f"web/src/**/*.{ending}" for ending in ("ts", "svelte", "css")),
]
# Written from the server's description of itself.
MADE = "web/src/lib/api/types.ts"
# Games have names of their own; these packages share theirs.
SHARED = ("core", "search", "bots", "lab", "research", "table", "cli")
# Messages are named after what they bring.
MESSAGES = ("client_messages", "messages", "http_models", "analysis_models")


def sources() -> Iterator[Path]:
    for place in WRITTEN_BY_HAND:
        yield from sorted(ROOT.glob(place))


def class_names(path: Path) -> list[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [
        node.name
        for node in tree.body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    ]


def test_no_file_is_too_long() -> None:
    lines = {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8").count("\n")
        for path in sources()
        if "/static/" not in path.as_posix()
    }
    assert len(lines) > 1000
    assert {name: n for name, n in lines.items() if n > MOST_LINES and name != MADE} == {}


def test_a_class_name_means_one_thing() -> None:
    names = Counter(
        name
        for place in SHARED
        for path in (PACKAGE / place).rglob("*.py")
        if path.stem not in MESSAGES
        for name in class_names(path)
    )
    assert len(names) > 200
    assert [name for name, count in names.items() if count > 1] == []
