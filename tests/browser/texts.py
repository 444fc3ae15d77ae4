"""The words of a page: no key that was meant to be a text, and no text of another language."""

import re
from pathlib import Path

from playwright.sync_api import Page

import incognita

WORDS = Path(incognita.__file__).parent / "words"
KEYS = {
    key
    for file in (WORDS / "en").glob("*.ftl")
    for key in re.findall(r"^([a-z][\w-]*) =", file.read_text(), re.MULTILINE)
    if "-" in key
}
TEXTS = (Path(__file__).parent / "texts.js").read_text()
# Names of people, places, games and rules, which are the same in every language.
SAME = re.compile(
    r"Incognita|El Dorado|(Die neuen )?Entdecker|Die neuen|Survive: |Escape from Atlantis"
    r"|Ann|Ben|Cleo|Mistral|Cyrus|Sirocco|Zephyr|English|[Ff]rançais|\d+ min"
    r"|(eldorado|survive|explorers|(neue-)?entdecker)\.[\w.-]+|Explorers|Survive|[Pp]iles|points|Pirates"
)
LETTERS = re.compile("[a-zA-Z]{2}")


def texts(page: Page) -> set[str]:
    """Everything that a page says, to eyes or ears."""
    found: list[str] = page.evaluate(TEXTS)
    raw = [text for text in found if text in KEYS or "⟦" in text]
    assert raw == [], raw
    return set(found)


def in_both(one: set[str], other: set[str]) -> set[str]:
    """Texts that two languages share though they are made of words."""
    return {text for text in one & other if LETTERS.search(SAME.sub("", text))}
