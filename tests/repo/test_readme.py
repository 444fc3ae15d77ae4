"""The examples in the readme do what it says."""

import re
from pathlib import Path
from typing import Any

import incognita
from incognita.core import CHANCE, Rng

ROOT = Path(__file__).parents[2]


def examples() -> list[str]:
    return re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)


def names_of(example: str) -> dict[str, Any]:
    names: dict[str, Any] = {"__name__": "readme"}
    exec(example, names)
    return names


def test_the_first_example_plays_a_game_to_its_end() -> None:
    state = names_of(examples()[0])["state"]
    assert sum(state.returns()) == 1.5


def test_the_bot_decides_legally() -> None:
    bot = names_of(examples()[1])["Nearest"]()
    rng = Rng(3)
    state = incognita.game("eldorado").start(players=2)
    while state.actor() == CHANCE:
        state.apply(state.sample(rng))
    assert bot.decide(state, state.actor(), 0.1) in state.legal()
