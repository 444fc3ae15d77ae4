"""docs/api.md: the public names of the package, with their docstrings; read from the sources."""

import ast
import sys
from pathlib import Path

from scripts.shell import PACKAGE, ROOT, relative, say

PAGE = ROOT / "docs" / "api.md"
Definition = ast.ClassDef | ast.FunctionDef | ast.Assign | ast.AnnAssign

HEADING = """# The Python interface

Made by `make docs` from the docstrings; not to be edited by hand. `import incognita` gives these
names. Retiring names: [CONTRIBUTING.md](../CONTRIBUTING.md#versions-and-deprecations)
How to add a game: [new-game.md](new-game.md).
"""


def page() -> str:
    tree = parse(PACKAGE / "__init__.py")
    names = sorted(public_names(tree), key=lambda name: (name.isupper(), name.lower()))
    parts = [HEADING, example(tree)]
    for name in names:
        if not name.startswith("__"):
            parts.append(section(name, definition_of(name, "incognita")))
    return "\n".join(parts)


def public_names(tree: ast.Module) -> list[str]:
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return [str(name) for name in ast.literal_eval(node.value)]
    raise ValueError("incognita/__init__.py has no __all__")


def example(tree: ast.Module) -> str:
    """The introduction of the package; its examples are run by a test."""
    return f"```text\n{ast.get_docstring(tree)}\n```\n"


def definition_of(name: str, module: str) -> Definition:
    """Where a name is defined, followed through the packages that hand it on."""
    tree = parse(path_of(module))
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name:
            return node
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name:
            return node
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == name:
            return node
        if isinstance(node, ast.ImportFrom) and name in [alias.name for alias in node.names]:
            return definition_of(name, str(node.module))
    raise ValueError(f"{module} does not define {name}")


def path_of(module: str) -> Path:
    folder = ROOT / "src" / Path(*module.split("."))
    return folder / "__init__.py" if folder.is_dir() else folder.with_suffix(".py")


def parse(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def section(name: str, node: Definition) -> str:
    if isinstance(node, ast.ClassDef):
        return class_section(node)
    if isinstance(node, ast.FunctionDef):
        return f"## `{signature(node)}`\n\n{prose(node)}\n"
    return f"## `{name}`\n\n`{ast.unparse(node)}`\n"


def class_section(node: ast.ClassDef) -> str:
    bases = ", ".join(ast.unparse(base) for base in node.bases)
    lines = [f"## `class {node.name}({bases})`" if bases else f"## `class {node.name}`", ""]
    lines += [prose(node), ""]
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and is_public(part):
            lines += [f"- `{signature(part)}`", *documented(part)]
    return "\n".join([*lines, ""])


def documented(function: ast.FunctionDef) -> list[str]:
    return [f"  {indented(prose(function))}"] if prose(function) else []


def is_public(function: ast.FunctionDef) -> bool:
    return not function.name.startswith("_") and not prose(function).startswith("Deprecated")


def signature(function: ast.FunctionDef) -> str:
    returns = f" -> {ast.unparse(function.returns)}" if function.returns else ""
    arguments = ast.unparse(function.args).removeprefix("self, ").removeprefix("self")
    return f"{function.name}({arguments}){returns}".replace("'", "").replace('"', "")


def prose(node: ast.ClassDef | ast.FunctionDef) -> str:
    return ast.get_docstring(node) or ""


def indented(text: str) -> str:
    return text.replace("\n", "\n  ")


def main() -> int:
    PAGE.write_text(page(), encoding="utf-8")
    say(f"{relative(PAGE)} is written.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
