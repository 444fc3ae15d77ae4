"""Every reason that the game can give has a sentence, and every sentence a reason."""

import re
from pathlib import Path

import pytest

from incognita.core import CHANCE, OVER, Rng
from incognita.games.neue_entdecker.interface.refusals_tiles import LAY_RULES
from incognita.games.neue_entdecker.rules.actions import COUNT
from incognita.table import words
from tests.neue_entdecker.positions import GAME

SOURCE = Path(__file__).parents[2] / "src" / "incognita" / "games" / "neue_entdecker"


def codes() -> set[str]:
    text = "".join(path.read_text(encoding="utf-8") for path in SOURCE.glob("*.py"))
    return set(re.findall(r'Reason\(\s*"([a-z-]+)"', text)) | set(LAY_RULES)


def test_reasons_and_sentences_belong_together() -> None:
    text = (words.FOLDER / "en" / "neue_entdecker.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^reason-neue-entdecker-([a-z-]+) =", text, re.MULTILINE)) == codes()


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("chiefs", [False, True])
def test_whatever_is_refused_is_said_with_its_facts(language: str, chiefs: bool) -> None:
    state = GAME.start(players=2, chief_scouts=chiefs)
    rng = Rng(5)
    told: set[str] = set()
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            state.apply(state.sample(rng))
            continue
        for _ in range(5):
            reason = state.refusal(state.actor(), rng.below(COUNT))
            if reason is not None:
                name = f"reason-neue-entdecker-{reason.code}"
                text = words.sentence(language, name, reason.facts)
                assert text, reason
                assert "{" not in text
                told.add(reason.code)
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
    assert len(told) > 15
