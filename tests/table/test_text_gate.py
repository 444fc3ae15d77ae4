"""Text from outside: half characters and NULs come no further than the gate."""

import zlib
from typing import Any

import pytest

from incognita.table.errors import RefusedError
from incognita.table.text_gate import check_text, one_line
from tests.table.client import Client
from tests.table.server import Server

HALF = "\ud800"


def sealed(*lines: str) -> str:
    """A record or position with a seal that fits."""
    body = " ".join("\n".join(lines).split())
    return "\n".join([*lines, f"end {zlib.crc32(body.encode()):08x}"])


def record(seats: str, options: str = "players=2") -> str:
    head = ("incognita record 1", "game eldorado", "rules 1")
    return sealed(*head, f"options {options}", f"seats {seats}")


@pytest.mark.parametrize("data", [HALF, {"a": [HALF]}, {HALF: 1}, [[("x", "a\0b")]]])
def test_half_characters_are_found_wherever_they_are(data: Any) -> None:
    with pytest.raises(RefusedError, match="bad-text"):
        check_text(data)


def test_ordinary_text_passes() -> None:
    check_text({"name": "Ann 🧭", "list": [1, None, "é"]})
    assert one_line(f" a\n{HALF}b\tc ", 24) == "a b c"


def test_a_name_of_half_a_character_stops_no_other_table(server: Server) -> None:
    rules = server.live_table_rules("eldorado")
    text = record('["\\ud800", "b"]').replace("rules 1", f"rules {rules}")
    text = sealed(*text.split("\n")[:-1])
    server.post("/api/records", {"text": text})
    made = server.table("me", "friend")
    with Client(server, made["table"], made["key"]) as ann:
        assert ann.play(ann.actions()[0])["type"] == "update"
    assert server.get("/api/ready") == {"ok": True}


@pytest.mark.parametrize(
    "body",
    [
        {"game": "eldorado", "options": {HALF: 1}, "chairs": [{"kind": "me"}]},
        {"game": "eldorado", "options": {"route": HALF}, "chairs": [{"kind": "me"}]},
        {"game": HALF, "chairs": [{"kind": "me"}]},
        {"game": "eldorado", "chairs": [{"kind": "me", "name": HALF}]},
        {"game": "eldorado", "chairs": [{"kind": "me"}], HALF: 0},
    ],
)
def test_half_characters_in_a_body_are_refused(server: Server, body: Any) -> None:
    assert server.post("/api/tables", body, status=400)["code"] == "bad-text"
