"""Every refusal has a sentence in every language."""

import re
from pathlib import Path

import pytest

from incognita import game
from incognita.core import Reason
from incognita.table import words
from incognita.table.errors import STATUS, RefusedError

SOURCES = Path(words.__file__).parent
CODES = sorted(
    {
        code
        for path in SOURCES.glob("*.py")
        for code in re.findall(r'RefusedError\(\s*"([a-z-]+)"', path.read_text(encoding="utf-8"))
    }
    | set(STATUS)
)
NUMBERS = [
    "most",
    "done",
    "step",
    "last",
    "was",
    "now",
    "least",
    "count",
    "players",
    "at",
    "line",
    "column",
]
TEXTS = [
    "move",
    "table",
    "known",
    "detail",
    "option",
    "offered",
    "level",
    "game",
    "tutorial",
    "puzzle",
]
FACTS = dict.fromkeys(NUMBERS, 3) | dict.fromkeys(TEXTS, "x")


def keys(language: str) -> dict[str, set[str]]:
    """Each message with the facts it speaks of."""
    text = (words.FOLDER / language / "errors.ftl").read_text(encoding="utf-8")
    parts = re.split(r"^(?=[a-z-]+ = )", text, flags=re.MULTILINE)
    return {
        part.split(" = ")[0]: set(re.findall(r"\$(\w+)", part)) for part in parts if " = " in part
    }


def test_both_languages_say_the_same_things() -> None:
    assert keys("en") == keys("fr")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_code_has_a_sentence(language: str) -> None:
    assert len(CODES) > 25
    for code in CODES:
        text = words.refusal_text(language, RefusedError(code, None, **FACTS))
        assert text != code
        assert "{" not in text


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    for key in keys(language):
        assert words.sentence(language, key, FACTS)


def test_a_reason_without_words_is_told_by_its_rule() -> None:
    eldorado = game("eldorado")
    rule = eldorado.catalogue().rules[0]
    reason = Reason("no-such-words", rule.id)
    assert words.reason_text("en", reason, eldorado) == rule.en
    assert words.reason_text("fr", reason, eldorado) == rule.fr


def test_a_reason_with_words_tells_its_facts() -> None:
    eldorado = game("eldorado")
    facts = {"price": 4, "halves": 3}
    reason = Reason("too-dear", "eldorado.buy.price", facts)
    assert words.sentence("en", "reason-too-dear", facts) == words.reason_text(
        "en", reason, eldorado
    )


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("fr-CH, fr;q=0.9, en;q=0.8", "fr"),
        ("de, fr;q=0.3, en;q=0.8", "en"),
        ("de,it", "en"),
        ("en;q=0, fr;q=0.1", "fr"),
        (";;;,q=,fr;q=x", "en"),
    ],
)
def test_the_language_is_the_one_the_user_likes_best(header: str, language: str) -> None:
    assert words.preferred_language(header) == language


@pytest.mark.parametrize("path", sorted((words.FOLDER / "fr").glob("*.ftl")), ids=lambda p: p.stem)
def test_nothing_is_not_one_in_french(path: Path) -> None:
    """In French `one` is said of 0 as well, so such a variant may not spell the number out."""
    spelt = re.compile(r"\[one\].*(?<![\w$])(1|une?)(?![\w-])", re.IGNORECASE)
    assert not [
        line for line in path.read_text(encoding="utf-8").splitlines() if spelt.search(line)
    ]
