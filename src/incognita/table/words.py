"""Sentences of the service in the user's language, from the same Fluent files as the page."""

from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from incognita.core import Game, Reason
from incognita.table.errors import RefusedError

LANGUAGES: Final = ("en", "fr")
ALL_FILES: Final = "*.ftl"
# Has the names of our own games.
COMMON_FILE: Final = "common.ftl"
FOLDER: Final = Path(__file__).parent.parent / "words"


@cache
def bundle(language: str, files: str = ALL_FILES) -> FluentBundle:
    """The texts of one language. Reading all files takes half a second."""
    texts = FluentBundle([language], use_isolating=False)
    for path in sorted((FOLDER / language).glob(files)):
        texts.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return texts


@cache
def game_bundle(language: str, game: Game) -> FluentBundle:
    """The messages that a game brings with it."""
    texts = FluentBundle([language], use_isolating=False)
    texts.add_resource(FluentResource(game.words(language)))
    return texts


def check_words(game: Game) -> None:
    """Raises ValueError for messages that Fluent cannot read."""
    for language in LANGUAGES:
        for entry in FluentResource(game.words(language)).body:
            if isinstance(entry, Junk):
                raise ValueError(f"words/{language}.ftl: {(entry.content or '').strip()[:80]!r}")


def sentence(language: str, key: str, facts: dict[str, Any], files: str = ALL_FILES) -> str | None:
    """The text behind the key, or None where there is none or a fact is missing."""
    return _format(bundle(language, files), key, facts)


def game_sentence(language: str, key: str, facts: dict[str, Any], game: Game) -> str | None:
    """As sentence(), from the messages that the game brings with it."""
    return _format(game_bundle(language, game), key, facts)


def _format(texts: FluentBundle, key: str, facts: dict[str, Any]) -> str | None:
    if not texts.has_message(key):
        return None
    pattern = texts.get_message(key).value
    if pattern is None:
        return None
    text, problems = texts.format_pattern(pattern, facts)
    return None if problems else str(text)


def refusal_text(language: str, refusal: RefusedError, game: Game | None = None) -> str:
    """What is shown to the person whose request was refused."""
    if refusal.reason is not None and game is not None:
        return reason_text(language, refusal.reason, game)
    return sentence(language, f"error-{refusal.code}", refusal.facts) or refusal.code


def reason_text(language: str, reason: Reason, game: Game) -> str:
    """The reason in the game's own words or in common ones, or else the rule behind it."""
    for key in (f"reason-{game.id}-{reason.code}", f"reason-{reason.code}"):
        text = sentence(language, key, reason.facts)
        text = text or game_sentence(language, key, reason.facts, game)
        if text:
            return text
    catalogue = game.catalogue()
    return (
        catalogue.sentence(reason.rule, language) if reason.rule in catalogue.by_id else reason.code
    )


def preferred_language(header: str) -> str:
    """The best language for an Accept-Language header."""
    ranges = [_language_range(part) for part in header[:400].split(",") if part.strip()]
    ranges.sort(key=lambda language: -language[1])
    for tag, weight in ranges:
        if weight > 0 and tag.partition("-")[0] in LANGUAGES:
            return tag.partition("-")[0]
    return LANGUAGES[0]


def _language_range(part: str) -> tuple[str, float]:
    tag, _, weight = part.strip().lower().partition(";q=")
    try:
        return tag.strip(), float(weight) if weight else 1.0
    except ValueError:
        return tag.strip(), 0.0
