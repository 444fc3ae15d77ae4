"""No name is a word that only its author understands; CONTRIBUTING.md says which words to take."""

import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts.shell import ROOT

# Each word with what it used to stand for.
FORBIDDEN = {
    "came": "where a move came from: move_origin",
    "craft": "what a game brings to the page: adapter",
    "CURIOSITY": "the exploration constant: C_PUCT",
    "deaf_children": "sigint_blocked",
    "demurs": "refusals",
    "diary": "the log, or its cache",
    "DOUBT": "FPU_REDUCTION",
    "doubts": "answers to why",
    "faring": "moves",
    "found": "what is collected: moves, cells, values",
    "glimpse": "describe_for",
    "hopes": "expected gains or values",
    "instinct": "policy",
    "merits": "scores",
    "presses": "gestures",
    "sayings": "notation",
    "search_in_a_pause": "collect_when_idle",
    "spare_the_old": "freeze_gc",
    "thinker": "bot_worker",
    "thinkers": "worker_pool",
    "told": "what is sent: payload, message, line",
    "veiled": "simultaneous",
    "venture": "policy",
    "whims": "policy_rng",
    "wonder": "hover question",
}
# The old names of the public contract, which still work, and their test.
DEPRECATED = {
    "glimpse": {"src/incognita/core/game.py", "tests/repo/test_api.py"},
    "veiled": {"src/incognita/core/state.py", "tests/repo/test_api.py"},
}

ANY = re.compile(rf"(?<![\w-])({'|'.join(FORBIDDEN)})(?![\w-])")
# Comments and strings of TypeScript and Svelte; text between backticks may have code in it.
PROSE = re.compile(r"//[^\n]*|/\*.*?\*/|<!--.*?-->|\"[^\"\n]*\"|'[^'\n]*'", re.DOTALL)
PLACES = [
    *(f"{place}/**/*.py" for place in ("src", "tests", "scripts", "bench", "examples")),
    "web/src/**/*.ts",
    "web/src/**/*.svelte",
]
# Written from the server's description of itself.
MADE = {"web/src/lib/api/types.ts"}


def files() -> Iterator[tuple[str, Path]]:
    for place in PLACES:
        for path in sorted(ROOT.glob(place)):
            name = path.relative_to(ROOT).as_posix()
            if name not in MADE:
                yield name, path


def words_in(path: Path) -> set[str]:
    """The forbidden words among the names of a file, its own name included."""
    text = path.read_text(encoding="utf-8")
    words = set(ANY.findall(path.stem))
    if not ANY.search(text):
        return words
    if path.suffix != ".py":
        return words | set(ANY.findall(PROSE.sub(" ", text)))
    with tokenize.open(path) as lines:
        names = {token.string for token in tokenize.generate_tokens(lines.readline)}
    return words | names & set(FORBIDDEN)


def offences() -> list[str]:
    lines: list[str] = []
    for name, path in files():
        words = {word for word in words_in(path) if name not in DEPRECATED.get(word, set())}
        lines += [f"{name}: {word} ({FORBIDDEN[word]})" for word in sorted(words)]
    return lines


def test_no_name_is_a_private_word() -> None:
    assert offences() == []


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("a.py", "told = 1\n", {"told"}),
        ("a.py", '"""What was told."""\nx = "found"  # found\n', set()),
        ("a.py", "def not_found(self): ...\n", set()),
        ("told.py", "", {"told"}),
        ("a.ts", "const told = view.found; // whims", {"told", "found"}),
        ("a.ts", "/* told */ const key = 'found' + \"told\"", set()),
        ("a.ts", "const text = `${told}`", {"told"}),
        ("a.svelte", '<!-- told --><p class="told">{found}</p>', {"found"}),
    ],
)
def test_names_are_told_apart_from_prose(
    tmp_path: Path, name: str, text: str, words: set[str]
) -> None:
    path = tmp_path / name
    path.write_text(text)
    assert words_in(path) == words
