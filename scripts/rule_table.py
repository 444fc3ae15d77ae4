"""Which test checks which rule: read from the tests, written into docs/rules-<game>.md."""

import ast
import functools
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import incognita
from incognita.core import Catalogue, Game, Rule

ROOT = Path(__file__).parent.parent
TESTS = ROOT / "tests"
OWN_GAMES = Path(incognita.__file__).parent / "games"


@dataclass(frozen=True)
class Check:
    """One test function and a rule that it names."""

    rule: str
    path: Path
    test: str


def checks(folder: Path = TESTS) -> list[Check]:
    """Every rule that a test names, in the order of the files."""
    collected: list[Check] = []
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                collected.extend(Check(rule, path, node.name) for rule in named(node))
    return collected


def named(function: ast.FunctionDef) -> Iterator[str]:
    """The ids in the function's `@pytest.mark.rule(…)`, also inside its parameters."""
    for decorator in function.decorator_list:
        for node in ast.walk(decorator):
            if isinstance(node, ast.Call) and is_mark(node.func):
                yield from (plain(word, function.name) for word in node.args)


def plain(word: ast.expr, test: str) -> str:
    """The id itself: tests must be readable without running them."""
    if isinstance(word, ast.Constant) and isinstance(word.value, str):
        return word.value
    raise ValueError(f"{test} names a rule by {ast.unparse(word)}, not by plain text")


def is_mark(function: ast.expr) -> bool:
    return ast.unparse(function) == "pytest.mark.rule"


def unknown(every_check: Iterable[Check]) -> list[Check]:
    known = known_rules()
    return [check for check in every_check if check.rule not in known]


@functools.cache
def known_rules() -> frozenset[str]:
    """The ids of every catalogue there is."""
    return frozenset(rule.id for game in incognita.games() for rule in game.catalogue().rules)


def own_games() -> list[Game]:
    """The games of this repository; others have tests and pages of their own."""
    return [game for game in incognita.games() if game.folder().parent == OWN_GAMES]


def untested(game: Game, every_check: Iterable[Check]) -> list[str]:
    named_rules = {check.rule for check in every_check}
    return [rule.id for rule in game.catalogue().rules if rule.id not in named_rules]


def page_of(game: Game) -> Path:
    return ROOT / "docs" / f"rules-{game.id}.md"


def table(game: Game, every_check: Iterable[Check]) -> str:
    """The page about one game: each rule, how it is read, and the tests that hold it."""
    catalogue = game.catalogue()
    by_rule: dict[str, list[Check]] = {rule.id: [] for rule in catalogue.rules}
    for check in every_check:
        by_rule.get(check.rule, []).append(check)
    lines = [
        f"# The rules of {game.id} and their tests",
        "",
        "Made by `make docs` from the rule catalogue and the tests; not to be edited by hand.",
        f"{len(catalogue.rules)} rules, {sum(map(len, by_rule.values()))} checks.",
    ]
    for section in catalogue.sections:
        lines += ["", f"## {section['en']}", "", "| rule | tests |", "| --- | --- |"]
        lines += [row(rule, by_rule[rule.id]) for rule in of_section(catalogue, section["id"])]
    return "\n".join(lines) + "\n"


def of_section(catalogue: Catalogue, section: str) -> list[Rule]:
    return [rule for rule in catalogue.rules if rule.section == section]


def row(rule: Rule, rule_checks: list[Check]) -> str:
    reading = f"<br>*Reading: {rule.reading_en}*" if rule.reading_en else ""
    tests = "<br>".join(link(check) for check in rule_checks)
    return f"| **{rule.id}**<br>{rule.en}{reading} | {tests} |"


def link(check: Check) -> str:
    return f"[{check.test.removeprefix('test_')}](../{check.path.relative_to(ROOT).as_posix()})"


def main() -> int:
    every_check = checks()
    for game in own_games():
        page_of(game).write_text(table(game, every_check), encoding="utf-8")
        print(f"{page_of(game).relative_to(ROOT)} written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
