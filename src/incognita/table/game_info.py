"""What the service says about a game: its names, options, bots and rules."""

import msgspec

from incognita.bots import PLAIN
from incognita.bots.levels import levels
from incognita.core import Game
from incognita.core.interface.tutorials import tutorials_of
from incognita.table.http_models import (
    BotLevel,
    GameInfo,
    OptionSet,
    OptionSpec,
    RuleText,
)
from incognita.table.words import COMMON_FILE, LANGUAGES, game_sentence, sentence


def game_info(game: Game) -> GameInfo:
    """Names come from the table's messages, or else from the game's own."""
    players = game.options().find("players")
    specs = msgspec.convert(game.options().dump(), list[OptionSpec])
    return GameInfo(
        id=game.id,
        title={lang: _name(game, "", lang) or game.title(lang) for lang in LANGUAGES},
        about={lang: _name(game, "-line", lang) or game.about(lang) for lang in LANGUAGES},
        players=[players.least, players.most],
        options=OptionSet(specs),
        bots=list(PLAIN),
        levels=[BotLevel(level.id, level.elo, level.seconds) for level in levels(game)],
        asks=game.asks,
        words={lang: words for lang in LANGUAGES if (words := game.words(lang))},
        tutorials=list(tutorials_of(game)),
    )


def _name(game: Game, part: str, language: str) -> str | None:
    key = f"game-{game.id}{part}"
    return sentence(language, key, {}, COMMON_FILE) or game_sentence(language, key, {}, game)


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
