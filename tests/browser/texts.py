"""The words of a page: no key that was meant to be a text, and no text of another language."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

import incognita
from tests.browser.replays import at_step
from tests.browser.table import TablePage
from tests.browser.visits import Visit, Visits

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
    r"|Ann|Ben|Cleo|Mistral|Cyrus|Sirocco|Zephyr|Elo|English|[Ff]rançais|\d+ min"
    r"|(eldorado|survive|explorers|(neue-)?entdecker)\.[\w.-]+|Explorers|Survive|[Pp]iles|points|Pirates|Total"
)
LETTERS = re.compile("[a-zA-Z]{2}")


def texts(page: Page) -> set[str]:
    """Everything that a page says, to eyes or ears."""
    strings: list[str] = page.evaluate(TEXTS)
    raw = [text for text in strings if text in KEYS or "⟦" in text]
    assert raw == [], raw
    return set(strings)


def in_both(one: set[str], other: set[str]) -> set[str]:
    """Texts that two languages share though they are made of words."""
    return {text for text in one & other if LETTERS.search(SAME.sub("", text))}


@dataclass(frozen=True)
class Tour:
    """Pages of one game: rules and form, a step of a replay, and moments at a table by name."""

    game: str
    replay: str
    step: int
    moments: dict[str, str]


def check_languages(
    visits: Visits,
    tour: Tour,
    table: Callable[[Visit], TablePage[Any]],
    alike: re.Pattern[str] = SAME,
) -> None:
    """Nothing on the tour is said alike in both languages, but for words that are alike."""
    english, french = (shown(visits, tour, table, language) for language in ("en", "fr"))
    for name, words in english.items():
        same = in_both(words, french[name])
        untranslated = [text for text in same if LETTERS.search(alike.sub("", text))]
        assert untranslated == [], f"{name}: {untranslated}"
        assert len(french[name]) > 20


def shown(
    visits: Visits, tour: Tour, table: Callable[[Visit], TablePage[Any]], language: str
) -> dict[str, set[str]]:
    """Every text of every page, by page."""
    visit = visits.open(f"/help/{tour.game}", language=language)
    page = visit.page
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("#honest")).to_be_visible()
    pages = {"help": texts(page)}
    page.goto(f"/new/{tour.game}")
    expect(page.locator("button[type=submit]")).to_be_visible()
    pages["new"] = texts(page)
    page.goto(tour.replay)
    at_step(page, tour.step)
    pages["replay"] = texts(page)
    for name, address in tour.moments.items():
        page.goto(address)
        table(visit).settle()
        pages[name] = texts(page)
    return pages
