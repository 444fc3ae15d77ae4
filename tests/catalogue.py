"""The mark `rule("eldorado.move.symbol")`: a test that names an unknown rule fails."""

import pytest

from scripts.rule_table import known_rules


def check_marks(item: pytest.Item) -> None:
    """Fails the test before it runs if one of its marks names no rule."""
    wrong = [
        rule
        for mark in item.iter_markers("rule")
        for rule in mark.args or ("(nothing)",)
        if rule not in known_rules()
    ]
    if wrong:
        pytest.fail(f"no rule of any catalogue: {', '.join(wrong)}", pytrace=False)
