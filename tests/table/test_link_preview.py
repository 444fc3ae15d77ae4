"""What a chat shows of a shared address."""

import json
import re
from pathlib import Path

import pytest

from incognita.table.page import page_router
from tests.table.client import Client
from tests.table.server import Server

PUBLIC = Path(__file__).parents[2] / "web" / "public"
TAG = re.compile(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />')
LINK = re.compile(r'<link rel="(?:icon|apple-touch-icon|manifest)"[^>]* href="([^"]+)"')


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A built page, wherever the tests run."""
    (tmp_path / "index.html").write_text("<title>Incognita</title>")
    (tmp_path / "preview-eldorado.jpg").write_bytes(b"")
    greeting = (page_router.__defaults__ or ())[1:]
    monkeypatch.setattr(page_router, "__defaults__", (tmp_path, *greeting))


def tags(server: Server, path: str, language: str = "en") -> dict[str, str]:
    response = server.http.get(path, headers={"Accept-Language": language})
    return dict(TAG.findall(response.text))


def test_a_table_shows_its_game_who_plays_and_how_far_it_is(page: None, own_server: Server) -> None:
    made = own_server.table("me", "friend", round_limit=1)
    shown = tags(own_server, f"/t/{made['table']}")
    assert shown["og:title"] == "The Quest for El Dorado · Incognita"
    assert shown["og:description"] == "N0, N1 · Round 1"
    assert shown["description"] == shown["og:description"]
    assert shown["og:image"] == f"http://127.0.0.1:{own_server.port}/preview-eldorado.jpg"
    french = tags(own_server, f"/t/{made['table']}", "fr")
    assert french["og:description"] == "N0, N1 · Manche 1"
    assert french["og:locale"] == "fr_FR"


def test_a_finished_game_says_so(page: None, own_server: Server) -> None:
    made = own_server.table("me", "bot", round_limit=1)
    with Client(own_server, made["table"], made["key"]) as ann:
        while not ann.update["over"]:
            if ann.actions():
                ann.play(ann.choose("end") or ann.actions()[0])
            else:
                ann.receive()
    assert tags(own_server, f"/t/{made['table']}")["og:description"].endswith("The game is over")


def test_names_cannot_break_out_of_the_tags(page: None, own_server: Server) -> None:
    name = '"><script>x</script>'
    chairs = [{"kind": "me", "name": name}, {"kind": "bot", "level": "random"}]
    made = own_server.post("/api/tables", {"game": "eldorado", "options": {}, "chairs": chairs})
    text = own_server.http.get(f"/t/{made['table']}").text
    assert "<script>" not in text
    assert "&lt;script&gt;" in text


def test_other_addresses_show_a_game_or_the_house(page: None, own_server: Server) -> None:
    assert tags(own_server, "/new/survive")["og:title"].startswith("Survive")
    assert tags(own_server, "/new/survive")["og:image"].endswith("/preview.jpg")
    for path in ("/", "/new/chess", "/t/nobody-was-here", "/somewhere"):
        assert tags(own_server, path)["og:title"] == "Incognita"


def test_every_picture_that_is_named_is_there() -> None:
    manifest = json.loads((PUBLIC / "manifest.webmanifest").read_text())
    named = [icon["src"] for icon in manifest["icons"]]
    index = (PUBLIC.parent / "index.html").read_text()
    named += re.findall(
        r'<link rel="(?:icon|apple-touch-icon|manifest)"[^>]* href="([^"]+)"', index
    )
    assert len(named) == 7
    assert [name for name in named if not (PUBLIC / name.lstrip("/")).is_file()] == []
    games = ["eldorado", "survive", "explorers", "entdecker", "neue-entdecker"]
    assert all((PUBLIC / f"preview-{game}.jpg").is_file() for game in games)
    assert "<title>Incognita</title>" in index
