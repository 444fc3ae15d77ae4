"""The page: files, one first page for all its addresses, and safe headers."""

import asyncio
import json
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from incognita.table.errors import RefusedError
from incognita.table.limits import Limits
from incognita.table.middleware import SecurityHeaders
from incognita.table.page import page_router
from incognita.table.responses import add_error_handlers
from incognita.table.settings import Settings
from tests.table.server import Server


def get(static: Path, path: str, headers: dict[str, str] | None = None) -> httpx.Response:
    """Ask an app that has only the page, and no tables."""
    app = FastAPI()
    app.state.limits = Limits(Settings(data=static).limits)
    app.state.tables = NoTables()
    app.include_router(page_router(static))
    add_error_handlers(app)
    app.add_middleware(SecurityHeaders)

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://page") as client:
            return await client.get(path, headers=headers or {})

    return asyncio.run(ask())


class NoTables:
    async def find(self, id: str) -> None:
        raise RefusedError("no-table", table=id)


@pytest.fixture
def built(tmp_path: Path) -> Path:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>Incognita</title>")
    (static / "assets" / "main-1a2b.js").write_text("export {}")
    (tmp_path / "secret.txt").write_text("secret")
    return static


@pytest.mark.parametrize("path", ["/", "/new/eldorado", "/t/7k4m-quill-heron", "/help/eldorado"])
def test_every_address_of_the_page_gets_the_first_page(built: Path, path: str) -> None:
    response = get(built, path)
    assert response.status_code == 200
    assert "Incognita" in response.text
    assert response.headers["cache-control"] == "private, no-cache"


def test_built_files_may_be_kept_for_ever(built: Path) -> None:
    response = get(built, "/assets/main-1a2b.js")
    assert response.text == "export {}"
    assert "immutable" in response.headers["cache-control"]
    assert get(built, "/assets/gone.js").status_code == 404


@pytest.mark.parametrize(
    ("accepted", "encoding", "content"),
    [
        ("gzip, deflate, br, zstd", "br", b"brotli copy"),
        ("gzip, deflate", "gzip", b"gzip copy"),
        ("br;q=0, gzip", "gzip", b"gzip copy"),
        ("identity", None, b"export {}"),
    ],
)
def test_a_browser_gets_the_smallest_copy_that_it_can_read(
    built: Path, accepted: str, encoding: str | None, content: bytes
) -> None:
    (built / "assets" / "main-1a2b.js.br").write_bytes(b"brotli copy")
    (built / "assets" / "main-1a2b.js.gz").write_bytes(b"gzip copy")
    headers, sent = raw(built, "/assets/main-1a2b.js", accepted)
    assert headers.get("content-encoding") == encoding
    assert headers["vary"] == "Accept-Encoding"
    assert headers["content-type"].startswith("text/javascript")
    assert "immutable" in headers["cache-control"]
    assert sent == content


def raw(static: Path, path: str, accepted: str) -> tuple[httpx.Headers, bytes]:
    """An answer before anybody unpacks it."""
    app = FastAPI()
    app.include_router(page_router(static))

    async def ask() -> tuple[httpx.Headers, bytes]:
        transport = httpx.ASGITransport(app)
        wanted = {"Accept-Encoding": accepted}
        async with (
            httpx.AsyncClient(transport=transport, base_url="http://page") as client,
            client.stream("GET", path, headers=wanted) as answer,
        ):
            return answer.headers, b"".join([part async for part in answer.aiter_raw()])

    return asyncio.run(ask())


CHUNKS = {
    "src/pages/Home.svelte": {"file": "assets/Home.js", "imports": ["_page.js"]},
    "_page.js": {"file": "assets/page.js", "css": ["assets/page.css"]},
    "virtual:words/en/page": {"file": "assets/words-en.js"},
    "virtual:words/fr/page": {"file": "assets/words-fr.js"},
}


def test_the_first_page_names_what_its_address_needs(built: Path) -> None:
    (built / "chunks.json").write_text(json.dumps(CHUNKS))
    text = get(built, "/").text
    for file in ("Home", "page"):
        assert f'<link rel="modulepreload" crossorigin href="/assets/{file}.js">' in text
    assert '<link rel="stylesheet" crossorigin href="/assets/page.css">' in text
    assert '<link data-words="fr" crossorigin href="/assets/words-fr.js">' in text
    assert "Home.js" not in get(built, "/new/eldorado").text


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"]
)
def test_nothing_outside_the_page_is_given(built: Path, path: str) -> None:
    response = get(built, path)
    assert "secret" not in response.text or response.status_code == 404


def test_a_page_that_is_not_built_says_so(tmp_path: Path) -> None:
    response = get(tmp_path / "none", "/")
    assert response.status_code == 503
    assert "make play" in response.text


def test_every_answer_is_guarded(server: Server) -> None:
    for path in ("/", "/api/games", "/api/nothing"):
        headers = server.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe-eval" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
