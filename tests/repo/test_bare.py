"""Rules and bots stand on the standard library alone."""

import ast
import sys
from pathlib import Path

from scripts.compiled import STAGED
from scripts.shell import PACKAGE
from scripts.stamps import files_under

# Hints for the compiler; core does without the package where it is missing.
OPTIONAL = {"mypy_extensions"}


def imported(path: Path) -> set[str]:
    """The top names of all absolute imports, wherever in the file they stand."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module.partition(".")[0])
    return names


def test_rules_and_bots_import_the_standard_library_only() -> None:
    allowed = sys.stdlib_module_names | OPTIONAL | {"incognita"}
    paths = files_under(*(PACKAGE / name for name in STAGED))
    files = [path for path in paths if path.suffix == ".py"]
    assert files
    strangers = {str(path.relative_to(PACKAGE)): imported(path) - allowed for path in files}
    assert {path: names for path, names in strangers.items() if names} == {}
