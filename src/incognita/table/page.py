"""The built page: its files, and index.html for every address inside it."""

import mimetypes
from collections.abc import Callable
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, HTMLResponse, Response

from incognita.table.encodings import smallest_copy
from incognita.table.errors import RefusedError
from incognita.table.link_preview import first_page

Greeting = Callable[[Request, Response], None]
STATIC: Final = Path(__file__).parent / "static"
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Incognita</title>
<h1>The page is not built yet</h1>
<p>The table itself is running. Run <code>make play</code> in a clone of the project,
or <code>npm run build</code> in its folder <code>web</code>, then load this page again.</p>
<h1 lang="fr">La page n’est pas encore construite</h1>
<p lang="fr">La table fonctionne. Lancez <code>make play</code> dans une copie du projet,
ou <code>npm run build</code> dans son dossier <code>web</code>, puis rechargez cette page.</p>
"""
CACHE_FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
REVALIDATE: Final = {"Cache-Control": "no-cache"}
# It may bring a cookie along, which is for one browser alone.
OWN: Final = {"Cache-Control": "private, no-cache"}


def no_greeting(_request: Request, _first: Response) -> None:
    """The first page as it is."""


def page_router(static: Path = STATIC, greet: Greeting = no_greeting) -> APIRouter:
    """`greet` may add to the answer with the first page."""
    router = APIRouter(include_in_schema=False)
    root = static.resolve()

    @router.get("/{path:path}")
    async def page(path: str, request: Request) -> Response:
        if path == "api" or path.startswith("api/"):
            raise RefusedError("nothing-here")
        file = file_at(root, path)
        if file is not None:
            # The names of built files below assets/ contain a hash of their content.
            hashed = file.is_relative_to(root / "assets")
            encodings = request.headers.get("accept-encoding", "")
            return file_response(file, CACHE_FOREVER if hashed else REVALIDATE, encodings)
        if Path(path).suffix:
            raise RefusedError("nothing-here")
        if not (root / "index.html").is_file():
            return HTMLResponse(NOT_BUILT, 503)
        first = HTMLResponse(await first_page(root, path, request), headers=OWN)
        greet(request, first)
        return first

    return router


def file_response(file: Path, headers: dict[str, str], encodings: str) -> Response:
    copy, encoding = smallest_copy(file, encodings)
    more = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": encoding} if encoding else {})
    kind = mimetypes.guess_type(file.name)[0]
    return FileResponse(copy, headers=headers | more, media_type=kind)


def file_at(root: Path, path: str) -> Path | None:
    """The built file of this name; raises RefusedError for names that no file can have."""
    try:
        file = (root / path).resolve()
        return file if file.is_file() and file.is_relative_to(root) else None
    except (OSError, ValueError) as error:
        raise RefusedError("nothing-here") from error
