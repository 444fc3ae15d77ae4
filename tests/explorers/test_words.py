"""Everything that Explorers may say has words in every language."""

import re

import pytest

from incognita.core import Rng
from incognita.games.explorers import Explorers
from incognita.games.explorers.rules.options import OPTIONS
from incognita.games.explorers.rules.tables import ITEM_NAMES, OBJECTIVE_COUNT, TERRAIN_NAMES
from incognita.table import words
from scripts.rule_table import ROOT
from tests.laws.walks import walk

GAME = Explorers()
SOURCE = ROOT / "src" / "incognita" / "games" / "explorers" / "interface" / "refusals.py"
CODES = set(re.findall(r'Reason\(\s*"([a-z-]+)"', SOURCE.read_text(encoding="utf-8")))
EVERY_LANGUAGE = pytest.mark.parametrize("language", words.LANGUAGES)


@EVERY_LANGUAGE
def test_every_refusal_has_a_sentence_of_its_own(language: str) -> None:
    assert len(CODES) > 30
    for code in CODES:
        assert words.bundle(language).has_message(f"reason-explorers-{code}"), code


@EVERY_LANGUAGE
@pytest.mark.parametrize("setup", ["random", "chosen"])
def test_every_reason_met_in_play_can_be_said(language: str, setup: str) -> None:
    for seed in range(12):
        state = GAME.start(players=1 + seed % 4, setup=setup, temples="advanced")
        for steps in (0, 3, 4, 9, 20, 40):
            walk(state, Rng(seed), steps)
            for seat in range(state.players()):
                for action in range(0, GAME.action_count(), 3):
                    reason = state.refusal(seat, action)
                    if reason is not None:
                        key = f"reason-explorers-{reason.code}"
                        said = words.sentence(language, key, reason.facts)
                        assert said is not None, reason
                        assert words.reason_text(language, reason, GAME) == said
                        assert said.endswith(".")
                        assert "{" not in said


def test_a_duo_is_named_whole() -> None:
    facts = {"terrain": "sand", "wanted": "grass", "other": "mountain"}
    key = "reason-explorers-wrong-terrain"
    assert words.sentence("en", key, facts) == "This turn your crosses go to grass and mountain."
    assert words.sentence("fr", key, facts | {"other": "none"}) == (
        "À ce tour, vos croix vont dans l’herbe."
    )


@EVERY_LANGUAGE
def test_names_and_explanations(language: str) -> None:
    keys = [f"explorers-terrain-{name}" for name in TERRAIN_NAMES]
    for name in ITEM_NAMES[1:]:
        keys += [f"explorers-item-{name}", f"explorers-item-{name}-does"]
    for id in range(1, OBJECTIVE_COUNT + 1):
        keys += [f"explorers-objective-{id}", f"explorers-objective-{id}-does"]
    keys += [f"explorers-class-{number}" for number in range(6)]
    for key in keys:
        assert words.sentence(language, key, {}), key


@EVERY_LANGUAGE
def test_every_option_is_asked_and_explained(language: str) -> None:
    for option in OPTIONS.options:
        stem = f"option-explorers-{option.name}"
        assert words.sentence(language, f"{stem}-help", {}), stem
        if option.name != "players":
            assert words.sentence(language, stem, {}), stem
        for choice in option.choices:
            assert words.sentence(language, f"{stem}-{choice}", {}), choice
