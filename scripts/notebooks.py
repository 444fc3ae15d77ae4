"""Run the notebooks of `examples/` and keep what they print in them.

A notebook is JSON; its code cells run one after the other in one namespace, as Jupyter would run
them, so nothing has to be installed for it.
"""

import ast
import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any

from scripts.shell import ROOT, relative, say

FOLDER = ROOT / "examples"


def notebooks() -> list[Path]:
    return sorted(FOLDER.glob("*.ipynb"))


def run(path: Path) -> dict[str, Any]:
    """The notebook with the output of this run; an error of a cell ends it."""
    notebook: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    names: dict[str, Any] = {"__name__": "__main__"}
    count = 0
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            count += 1
            cell["execution_count"] = count
            cell["outputs"] = outputs("".join(cell["source"]), names)
    return notebook


def outputs(source: str, names: dict[str, Any]) -> list[dict[str, Any]]:
    """What a cell prints, its last expression among it."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, "<cell>", "exec"), names)  # noqa: S102 - that is what notebooks are for
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "<cell>", "eval"), names)  # noqa: S307
            if value is not None:
                print(value)
    text = printed.getvalue()
    if not text:
        return []
    lines = text.splitlines(keepends=True)
    return [{"name": "stdout", "output_type": "stream", "text": lines}]


def main() -> int:
    for path in notebooks():
        text = json.dumps(run(path), indent=1, ensure_ascii=False) + "\n"
        path.write_text(text, encoding="utf-8")
        say(f"{relative(path)} is run.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
