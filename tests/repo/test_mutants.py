"""`make mutants`: which changes are made, and which of them tests notice."""

import ast
from pathlib import Path

import pytest

from scripts import mutants
from scripts.shell import StopError

TOY = '''"""A toy."""


def price(number: int, rich: bool) -> int:
    """Some."""
    if rich and number > 2:
        return max(number, 7) + 1
    prices = [0]
    prices[0] += number
    return prices[0]
'''


def changed() -> dict[str, int]:
    """The line that comes with each mutant, and its number."""
    return {
        mutants.difference(TOY, one.source)[-1][1:].strip(): one.line
        for one in mutants.mutants_of("toy.py", TOY)
    }


def test_every_kind_of_change_is_made() -> None:
    assert changed() == {
        "if (not (rich and number > 2)):": 6,
        "if (rich or number > 2):": 6,
        "if rich and (number >= 2):": 6,
        "if rich and number > 3:": 6,
        "return (max(number, 7) - 1)": 7,
        "return max(number, 8) + 1": 7,
        "return max(number, 7) + 2": 7,
        "return min(number, 7) + 1": 7,
        "prices = [1]": 8,
        "pass": 9,
        "prices[1] += number": 9,
        "return prices[1]": 10,
    }


def test_every_mutant_is_python() -> None:
    for one in mutants.mutants_of("toy.py", TOY):
        ast.parse(one.source)


def test_tests_that_run_the_line_are_asked_the_quickest_first() -> None:
    one = mutants.Mutant("rules/a.py", 3, "")
    timings = [
        mutants.Timing("slow", 2.0, {"rules/a.py": [1, 3]}),
        mutants.Timing("quick", 0.1, {"rules/a.py": [3]}),
        mutants.Timing("elsewhere", 0.1, {"rules/b.py": [3]}),
    ]
    assert mutants.concerned(one, timings) == ["quick", "slow"]
    assert mutants.concerned(one._replace(line=9), timings) == ["quick", "elsewhere", "slow"]


def test_only_what_no_test_notices_survives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a process: a test that tries three prices, and one mutant that is listed."""
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "toy.py").write_text(TOY)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "equivalent_mutants.toml").write_text(
        '[[mutant]]\nfile = "toy.py"\nreason = "The same."\n'
        'change = """\n-    prices = [0]\n+    prices = [1]\n"""\n'
    )
    monkeypatch.setattr(mutants, "timed", lambda *_: [mutants.Timing("one", 0.1, {})])

    def is_noticed(_tree: Path, mutant: mutants.Mutant, _tests: list[str]) -> bool:
        names: dict[str, object] = {}
        exec(mutant.source, names)
        price = names["price"]
        assert callable(price)
        try:
            prices = [price(3, True), price(9, True), price(1, False)]
        except IndexError:
            return True
        return prices != [8, 10, 1]

    monkeypatch.setattr(mutants, "is_noticed", is_noticed)
    unnoticed = list(mutants.survivors(tmp_path, "tests", "rules", seed=1, until=9e12))
    assert sorted(one.splitlines()[::2] for one in unnoticed) == [
        ["rules/toy.py:6", "+    if (rich or number > 2):"],
        ["rules/toy.py:6", "+    if rich and (number >= 2):"],
    ]


def test_a_game_that_is_not_there_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GAME", "chess")
    with pytest.raises(StopError, match="chess is no folder"):
        mutants.main()
