"""The page: files, one first page for all its addresses, and safe headers."""

import asyncio
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


def get(static: Path, path: str) -> httpx.Response:
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
            return await client.get(path)

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
    assert response.headers["cache-control"] == "no-cache"


def test_built_files_may_be_kept_for_ever(built: Path) -> None:
    response = get(built, "/assets/main-1a2b.js")
    assert response.text == "export {}"
    assert "immutable" in response.headers["cache-control"]
    assert get(built, "/assets/gone.js").status_code == 404


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
