"""What those who run the service can watch."""

import re
from pathlib import Path

import pytest

from incognita.table.metrics import may_read
from tests.table.client import Client
from tests.table.server import Server


def figures(server: Server) -> dict[str, float]:
    answer = server.http.get("/metrics")
    assert answer.status_code == 200
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


def test_alive_and_ready_are_told_apart(server: Server) -> None:
    assert server.get("/healthz")["ok"] is True
    assert server.get("/readyz")["ok"] is True


def test_moves_guests_and_refusals_are_counted(server: Server) -> None:
    made = server.table("me", "screen", game="survive")
    before = figures(server)
    with Client(server, made["table"], made["key"]) as ann, Client(server, made["table"]) as eve:
        ann.ask(type="sit", seat=0)
        ann.play(ann.actions()[0])
        eve.play(0)
        now = figures(server)
        assert now["incognita_players"] == before["incognita_players"] + 1
        assert now["incognita_watchers"] == before["incognita_watchers"] + 1
    moved = 'incognita_move_seconds_count{game="survive"}'
    assert now[moved] == before.get(moved, 0) + 2
    assert now['incognita_refusals_total{code="watching"}'] == 1
    assert now["incognita_tables"] >= 1


def test_thinking_is_measured_by_kind(server: Server) -> None:
    made = server.table("me", "bot", "bot", level="greedy")
    with Client(server, made["table"], made["key"]) as ann:
        ann.play(ann.choose("end") or ann.actions()[0])
        while ann.update["view"]["actor"] != 0 and not ann.update["over"]:
            ann.receive()
    now = figures(server)
    assert now['incognita_thinking_seconds_count{kind="decide"}'] > 0
    assert now['incognita_waiting{kind="decide"}'] == 0


def test_figures_are_not_for_strangers(server: Server) -> None:
    answer = server.http.get("/metrics", headers={"X-Forwarded-For": "203.0.113.9"})
    assert (answer.status_code, answer.json()["code"]) == (404, "nothing-here")


@pytest.mark.parametrize(
    ("address", "networks", "may"),
    [
        ("127.0.0.1", (), True),
        ("::1", (), True),
        ("10.1.2.3", (), False),
        ("10.1.2.3", ("10.0.0.0/8",), True),
        ("11.1.2.3", ("10.0.0.0/8", "fd00::/8"), False),
        ("", (), False),
    ],
)
def test_networks_may_be_named(address: str, networks: tuple[str, ...], may: bool) -> None:
    assert may_read(address, networks) is may


def test_no_figure_names_a_table_or_a_person(server: Server) -> None:
    made = server.table("me", "bot")
    with Client(server, made["table"], made["key"]):
        text = server.http.get("/metrics").text
    assert made["table"] not in text
    assert not re.search(r"127\.0\.0\.1", text)


def test_the_board_for_grafana_shows_figures_that_there_are(server: Server) -> None:
    board = (Path(__file__).parents[2] / "docs" / "grafana.json").read_text()
    made = server.table("me", "bot")
    with Client(server, made["table"], made["key"]) as ann:
        ann.play(ann.actions()[0])
        ann.play(10**6)
    described = re.findall(r"^# HELP (\w+)", server.http.get("/metrics").text, re.MULTILINE)
    endings = ("_bucket", "_count", "_sum")
    shown = {
        name.removesuffix(next((e for e in endings if name.endswith(e)), ""))
        for name in re.findall(r"incognita_\w+", board)
    }
    assert shown <= set(described)
