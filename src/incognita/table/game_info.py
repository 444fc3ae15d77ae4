"""What the service says about a game: its names, options, bots and rules."""

import msgspec

from incognita.bots import PLAIN
from incognita.bots.levels import levels
from incognita.core import Game
from incognita.table.http_models import (
    BotLevel,
    GameInfo,
    OptionSet,
    OptionSpec,
    RuleText,
)
from incognita.table.words import COMMON_FILE, LANGUAGES, sentence


def game_info(game: Game) -> GameInfo:
    """Names come from the table's own words, or else from the game."""
    players = game.options().find("players")
    specs = msgspec.convert(game.options().dump(), list[OptionSpec])
    return GameInfo(
        id=game.id,
        title={lang: _words(f"game-{game.id}", lang) or game.title(lang) for lang in LANGUAGES},
        about={
            lang: _words(f"game-{game.id}-line", lang) or game.about(lang) for lang in LANGUAGES
        },
        players=[players.least, players.most],
        options=OptionSet(specs),
        bots=list(PLAIN),
        levels=[BotLevel(level.id, level.elo, level.seconds) for level in levels(game)],
        asks=game.asks,
    )


def _words(key: str, language: str) -> str | None:
    return sentence(language, key, {}, COMMON_FILE)


def rule_texts(game: Game) -> list[RuleText]:
    """Every rule of the catalogue, with the title of its section."""
    catalogue = game.catalogue()
    sections = {section["id"]: section for section in catalogue.sections}
    return [
        RuleText(
            id=rule.id,
            en=rule.en,
            fr=rule.fr,
            section=rule.section,
            section_en=sections[rule.section]["en"],
            section_fr=sections[rule.section]["fr"],
            reading=rule.reading_en,
            reading_fr=rule.reading_fr,
        )
        for rule in catalogue.rules
    ]
