"""Rules and bots stand on the standard library alone."""

import ast
import re
import subprocess
import sys
from pathlib import Path

from scripts.compiled import STAGED
from scripts.shell import PACKAGE
from scripts.stamps import files_under

# Hints for the compiler; core does without the package where it is missing.
OPTIONAL = {"mypy_extensions"}
# What writes observations, which research alone imports, may use the compiler's arrays of bytes.
OBSERVATIONS = re.compile(r"ai/observation(_\w+)?\.py|search/(batch|observation)\.py")
ARRAYS = {"librt"}


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
    strangers = {
        str(path.relative_to(PACKAGE)): imported(path) - allowed - arrays_for(path)
        for path in files
    }
    assert {path: names for path, names in strangers.items() if names} == {}


def arrays_for(path: Path) -> set[str]:
    return ARRAYS if OBSERVATIONS.search(path.as_posix()) else set()


def test_playing_needs_no_package_at_all() -> None:
    """A game from start to end, while nothing but the standard library can be imported."""
    program = (
        "import sys\n"
        "for name in ('numpy', 'librt', 'mypy_extensions', 'gymnasium', 'pyspiel', 'pettingzoo'):\n"
        "    sys.modules[name] = None\n"
        "import incognita, incognita.research\n"
        "from incognita.search import play_random\n"
        "for game in incognita.games():\n"
        "    assert play_random(game.start(), incognita.Rng(1), 30) == 30\n"
        "    incognita.make_bot('greedy', game, 1)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
