"""What a chat shows of a shared address: tags in the first page with the game and its state."""

from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request

from incognita.table.errors import RefusedError
from incognita.table.game_list import offered_games
from incognita.table.limits import address_of
from incognita.table.live_table import LiveTable
from incognita.table.preloads import preload_tags
from incognita.table.words import COMMON_FILE, preferred_language, sentence

SEPARATOR: Final = "\n    "
TITLE: Final = "<title>Incognita</title>"
SITE: Final = "Incognita"
PICTURE: Final = "preview.jpg"
# Addresses that name a game.
GAME_PAGES: Final = ("new", "help")


class Preview(NamedTuple):
    """`game` is the one whose picture is shown, or "" for none."""

    title: str
    text: str
    game: str = ""


async def first_page(root: Path, path: str, request: Request) -> str:
    """index.html, with tags for this address and for what it needs in place of its title."""
    language = preferred_language(request.headers.get("accept-language", ""))
    preview = await preview_of(path, request, language)
    own = f"preview-{preview.game}.jpg"
    picture = str(request.base_url) + (own if (root / own).is_file() else PICTURE)
    page = (root / "index.html").read_text(encoding="utf-8")
    fetched = [tag for tag in preload_tags(root, path, preview.game) if tag not in page]
    return page.replace(TITLE, SEPARATOR.join([tags(preview, picture, language), *fetched]), 1)


async def preview_of(path: str, request: Request, language: str) -> Preview:
    first, _, rest = path.partition("/")
    name = rest.partition("/")[0]
    if first in GAME_PAGES and name in offered_games():
        return game_preview(name, language)
    if first == "t" and name:
        try:
            with request.app.state.limits.guess(address_of(request)):
                return table_preview(await request.app.state.tables.find(name), language)
        except RefusedError:
            pass
    return Preview(SITE, sentence(language, "home-under", {}, COMMON_FILE) or SITE)


def game_preview(game: str, language: str) -> Preview:
    info = offered_games()[game].info
    return Preview(f"{info.title[language]} · {SITE}", info.about[language], game)


def table_preview(table: LiveTable, language: str) -> Preview:
    """Nothing but what anybody sees who opens the link without a key."""
    names = [chair.name for chair in table.seats.chair_messages() if chair.name]
    parts = [", ".join(names), progress(table, language)]
    text = " · ".join(part for part in parts if part)
    return game_preview(table.game.id, language)._replace(text=text)


def progress(table: LiveTable, language: str) -> str:
    """In words; "" before the first round."""
    round_ = table.history.state.round_number()
    key = "preview-over" if table.history.over else "preview-round" if round_ else ""
    return sentence(language, key, {"round": round_}, COMMON_FILE) or ""


def tags(preview: Preview, picture: str, language: str) -> str:
    title, text = escape(preview.title), escape(preview.text)
    facts = {
        "og:site_name": SITE,
        "og:type": "website",
        "og:locale": {"fr": "fr_FR"}.get(language, "en_GB"),
        "og:title": title,
        "og:description": text,
        "og:image": escape(picture),
    }
    lines = [f"<title>{title}</title>", f'<meta name="description" content="{text}" />']
    lines += [f'<meta property="{key}" content="{value}" />' for key, value in facts.items()]
    lines.append('<meta name="twitter:card" content="summary_large_image" />')
    return SEPARATOR.join(lines)
