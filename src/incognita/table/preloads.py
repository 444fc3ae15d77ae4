"""Links in the first page to what its address will need, so that all of it is fetched at once."""

import json
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from incognita.table.words import LANGUAGES

# Written when the page is built: every source with its file, what that imports, and its styles.
CHUNKS: Final = "chunks.json"
PAGES: Final = {
    "": "src/pages/Home.svelte",
    "new": "src/pages/NewTable.svelte",
    "help": "src/pages/Help.svelte",
    "t": "src/table/TablePage.svelte",
}
TABLE: Final = "t"
ALWAYS: Final = "page"
OWN_WORDS: Final = {"": ["home"], "new": ["new"], "help": ["rules"]}


def preload_tags(root: Path, path: str, game: str) -> list[str]:
    """For this address; `game` is the one it is about, or ""."""
    chunks = read_chunks(root / CHUNKS)
    first = path.partition("/")[0]
    sources = [PAGES[first]] if first in PAGES else []
    if first == TABLE and game:
        sources.append(module_of(chunks, game))
    return files_tags(chunks, sources) + words_tags(chunks, first, game)


def read_chunks(file: Path) -> dict[str, Any]:
    """Nothing where the page was built without it."""
    return _read(file, file.stat().st_mtime_ns) if file.is_file() else {}


@lru_cache(maxsize=4)
def _read(file: Path, _changed: int) -> dict[str, Any]:
    chunks: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return chunks


def module_of(chunks: dict[str, Any], game: str) -> str:
    own = f"src/games/{folder_of(game)}/play/module.ts"
    return own if own in chunks else "src/games/generic/module.ts"


def folder_of(game: str) -> str:
    return game.replace("-", "_")


def files_tags(chunks: dict[str, Any], sources: list[str]) -> list[str]:
    scripts: dict[str, None] = {}
    styles: dict[str, None] = {}
    unread = [source for source in sources if source in chunks]
    while unread:
        chunk = chunks[unread.pop(0)]
        if chunk["file"] in scripts:
            continue
        scripts[chunk["file"]] = None
        styles |= dict.fromkeys(chunk.get("css", []))
        unread += chunk.get("imports", [])
    links = [f'<link rel="modulepreload" crossorigin href="/{file}">' for file in scripts]
    return links + [f'<link rel="stylesheet" crossorigin href="/{file}">' for file in styles]


def words_tags(chunks: dict[str, Any], first: str, game: str) -> list[str]:
    """In every language: only the browser knows which one its reader has chosen."""
    own = OWN_WORDS.get(first, [])
    parts = [ALWAYS, *own, *(["table", folder_of(game)] if game and first in PAGES else [])]
    wanted = [(lang, f"virtual:words/{lang}/{part}") for lang in LANGUAGES for part in parts]
    return [
        f'<link data-words="{language}" crossorigin href="/{chunks[source]["file"]}">'
        for language, source in wanted
        if source in chunks
    ]
