"""`make mutants`: which changes are made, and which of them tests notice."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from scripts import mutants
from scripts.shell import ROOT, StopError

TOY = '''"""A toy."""

LEAST = 7


def price(number: int, rich: bool) -> int:
    """Some."""
    if rich and number > 2:
        return max(number, LEAST) + 1
    prices = [0]
    while not prices[0]:
        prices[0] += number
    return prices[0]
'''
TESTS = """
from rules.toy import price


def test_low() -> None:
    assert price(2, False) == 2


def test_high() -> None:
    assert [price(3, True), price(9, True)] == [8, 10]
"""
LISTED = """
[[mutant]]
file = "toy.py"
function = "price"
reason = "It is listed."
change = '''
-    if rich and number > 2:
+    if rich and (number >= 2):
'''
"""


def changed() -> dict[str, tuple[str, int]]:
    """The line that comes with each mutant, its function and number."""
    return {
        one.change.splitlines()[-1][1:].strip(): (one.function, one.line)
        for one in mutants.mutants_of("toy.py", TOY)
    }


def test_every_kind_of_change_is_made() -> None:
    assert changed() == {
        "LEAST = 8": ("", 3),
        "if (not (rich and number > 2)):": ("price", 8),
        "if (rich or number > 2):": ("price", 8),
        "if rich and (number >= 2):": ("price", 8),
        "if rich and number > 3:": ("price", 8),
        "return (max(number, LEAST) - 1)": ("price", 9),
        "return max(number, LEAST) + 2": ("price", 9),
        "return min(number, LEAST) + 1": ("price", 9),
        "prices = [1]": ("price", 10),
        "while (not (not prices[0])):": ("price", 11),
        "while not prices[1]:": ("price", 11),
        "pass": ("price", 12),
        "prices[1] += number": ("price", 12),
        "return prices[1]": ("price", 13),
    }


def test_every_mutant_is_python_and_has_a_name_of_its_own() -> None:
    made = mutants.mutants_of("toy.py", TOY)
    for one in made:
        ast.parse(one.source)
    assert len({one.key() for one in made}) == len(made)


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    for name, text in (
        ("./pytest.ini", "[pytest]\naddopts = --import-mode=importlib\n"),
        ("rules/toy.py", TOY),
        ("rules/other.py", "NOT_ASKED_FOR = 1\n"),
        ("tests/test_toy.py", TESTS),
        ("tests/equivalent_mutants.toml", LISTED),
    ):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def run(toy: Path) -> str:
    asked = {"MUTANT_RULES": "rules", "MUTANT_FILES": "toy.py"}
    asked |= {"MUTANT_RESULTS": "results", "MUTANT_UNTIL": "9e12"}
    path = {"PYTHONPATH": f"{ROOT}{os.pathsep}{toy}", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    command = [sys.executable, "-m", "pytest", "-p", "scripts.mutant_plugin", *mutants.OPTIONS]
    done = subprocess.run(
        [*command, "tests"],
        cwd=toy,
        env={**os.environ, **asked, **path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return (toy / "results.txt").read_text()


def test_what_no_test_notices_survives_until_one_does(toy: Path) -> None:
    """Endless loops and changes outside of functions are noticed, too."""
    first = run(toy)
    assert [line for line in first.splitlines() if line.startswith("+")] == [
        "+    if (rich or number > 2):"
    ]
    assert "14 made, 1 listed, 12 noticed, 13 tried" in first
    (toy / "tests" / "test_more.py").write_text(
        "from rules.toy import price\n\ndef test_poor() -> None:\n    assert price(3, False) == 3\n"
    )
    assert "14 made, 1 listed, 13 noticed, 1 tried" in run(toy)


@pytest.mark.parametrize("folder", sorted((ROOT / "tests").glob("*/equivalent_mutants.toml")))
def test_every_listed_mutant_is_made_and_has_a_reason(folder: Path) -> None:
    rules = ROOT / "src/incognita/games" / folder.parent.name / "rules"
    listed = mutants.equivalents(folder.parent)
    made = {
        file: mutants.mutants_of(file, (rules / file).read_text(encoding="utf-8"))
        for file in {one["file"] for one in listed}
    }
    for one in listed:
        assert any(mutants.is_listed(mutant, [one]) for mutant in made[one["file"]]), one
        assert one["reason"]


def test_a_game_that_is_not_there_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GAME", "chess")
    with pytest.raises(StopError, match="chess is no folder"):
        mutants.main()


def test_files_of_the_rules_may_be_chosen() -> None:
    assert mutants.files_asked("survive", "turns.py,boats.py") == ["turns.py", "boats.py"]
    assert {"turns.py", "boats.py", "moves.py"} < set(mutants.files_asked("survive", ""))
    with pytest.raises(StopError, match=r"ships\.py is no file of the rules of survive"):
        mutants.files_asked("survive", "turns.py,ships.py")
