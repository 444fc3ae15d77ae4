"""Every reason that a game can give has a sentence, and every sentence a reason."""

import re
from pathlib import Path
from typing import Any

import pytest

from incognita.core import CHANCE, OVER, Game, Rng
from incognita.games.voyage.interface import refusals
from incognita.table import words
from tests.entdecker import positions as older
from tests.neue_entdecker import positions as newer

GAMES = pytest.mark.parametrize("game", [older.GAME, newer.GAME], ids=lambda game: str(game.id))
TABLES: list[tuple[Game, dict[str, Any]]] = [
    (older.GAME, {}),
    (older.GAME, {"personal_tiles": True}),
    (newer.GAME, {}),
    (newer.GAME, {"chief_scouts": True}),
]


def codes(game: Game) -> set[str]:
    folders = (game.folder(), Path(refusals.__file__).parents[1])
    sources = [path for folder in folders for path in folder.glob("interface/*.py")]
    text = "".join(path.read_text(encoding="utf-8") for path in sources)
    return set(re.findall(r'Reason\(\s*"([a-z-]+)"', text)) | set(refusals.LAY_RULES)


@GAMES
def test_reasons_and_sentences_belong_together(game: Game) -> None:
    file = words.FOLDER / "en" / f"{game.folder().name}.ftl"
    sentences = re.findall(
        rf"^reason-{game.id}-([a-z-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE
    )
    assert set(sentences) == codes(game)


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize(
    ("game", "options"), TABLES, ids=[f"{game.id} {options}" for game, options in TABLES]
)
def test_whatever_is_refused_is_said_with_its_facts(
    game: Game, options: dict[str, Any], language: str
) -> None:
    state, rng = game.start(players=2, **options), Rng(5)
    refused: set[str] = set()
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            state.apply(state.sample(rng))
            continue
        for _ in range(5):
            reason = state.refusal(state.actor(), rng.below(game.action_count()))
            if reason is not None:
                name = f"reason-{game.id}-{reason.code}"
                text = words.sentence(language, name, reason.facts)
                assert text, reason
                assert "{" not in text
                refused.add(reason.code)
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
    assert len(refused) > 15
