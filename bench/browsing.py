"""A server of its own and Chromium, for what can only be measured in a browser."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from playwright.sync_api import Browser, sync_playwright

from bench.server_process import free_port, start_server
from scripts import chromium

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]


@contextmanager
def browser_and_server() -> Iterator[tuple[Browser, str]]:
    """Chromium, and the address of a server over an empty folder."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        port = free_port()
        server = start_server(data, port)
        try:
            browser = playwright.chromium.launch(executable_path=chromium.find(), args=ARGUMENTS)
            yield browser, f"http://127.0.0.1:{port}"
            browser.close()
        finally:
            server.terminate()
            server.wait()


def new_table(address: str, game: str, chairs: list[dict[str, str]], **options: Any) -> str:
    """Where its maker sits down."""
    body = {"game": game, "options": options, "chairs": chairs}
    made = httpx.post(f"{address}/api/tables", json=body, timeout=60).raise_for_status().json()
    return f"{address}/t/{made['table']}#k={made['key']}"
