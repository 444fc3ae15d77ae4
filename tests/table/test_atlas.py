"""Routes over HTTP: boards, checker, scene, atlas and try-outs."""

import asyncio
import json
import sys
import time
from typing import Any

import httpx
import jsonschema_rs
import pytest

from incognita import game
from incognita.games.eldorado.rules import routes
from incognita.games.eldorado.rules.route_code import code_of
from incognita.games.eldorado.rules.route_layout import layout_of
from incognita.games.eldorado.rules.route_text import write_text
from incognita.games.eldorado.rules.tables import ROUTE_DATA
from incognita.lab.atlas import MeasureSettings, measure
from incognita.table.tryouts import TryoutReply, TryoutRequest, Tryouts
from incognita.table.words import sentence
from incognita.table.worker_process import WorkerError
from tests.table.server import Server

SHORT = """incognita route 1
name Short
fr Court
board A
board C turn 2 n+
finish water turn 0 at 8 -11
"""
REQUEST = TryoutRequest("eldorado", "first", 2, 2, 3)


@pytest.fixture(scope="module")
def document(server: Server) -> Any:
    return server.get("/api/openapi.json")


def validate(document: Any, name: str, thing: Any) -> None:
    schema = {"$ref": f"#/components/schemas/{name}", "components": document["components"]}
    jsonschema_rs.validator_for(schema).validate(thing)


def read_events(response: httpx.Response) -> list[tuple[str, Any]]:
    events = []
    for part in response.text.strip().split("\n\n"):
        name, data = part.split("\n")
        events.append((name.removeprefix("event: "), json.loads(data.removeprefix("data: "))))
    return events


def test_the_box_holds_every_side_and_how_they_fit(server: Server, document: Any) -> None:
    box = server.get("/api/eldorado/boards")
    validate(document, "BoardBox", box)
    assert "".join(side["side"] for side in box["sides"]) == "ABCDEFGHIJKLMNOPQRSTUVWX"
    first = box["sides"][0]
    assert len(first["spaces"]) == 37
    assert first["spaces"][0] == {"q": 0, "r": -3, "terrain": "jungle", "cost": 1, "start": 0}
    assert [space["start"] for space in first["spaces"][-4:]] == [1, 2, 3, 4]
    assert len(box["large_steps"]) == 12
    assert [len(steps) for steps in box["strip_steps"]] == [2] * 6
    assert box["corner_steps"][1] == [4, 0]


def test_the_atlas_is_told_with_its_figures(server: Server, document: Any) -> None:
    entries = server.get("/api/eldorado/atlas")
    assert [entry["id"] for entry in entries[:7]] == list(ROUTE_DATA)
    for entry in entries:
        validate(document, "AtlasRoute", entry)
        layout = layout_of(routes.atlas()[entry["id"]])
        assert routes.read_route(entry["text"]) == entry["code"] == code_of(layout.moved_home())
        assert f"name {entry['layout']['en']}" in entry["text"]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", ["atlas-way", "ways-atlas-help"])
def test_the_page_says_how_many_routes_there_are(language: str, key: str) -> None:
    assert str(len(routes.atlas())) in (sentence(language, key, {}) or "")


def test_a_good_route_is_checked(server: Server, document: Any) -> None:
    checked = server.post("/api/eldorado/check", {"text": SHORT})
    validate(document, "RouteCheck", checked)
    assert checked["playable"]
    assert checked["code"] == routes.read_route(SHORT)
    assert (checked["layout"]["en"], checked["layout"]["fr"]) == ("Short", "Court")
    assert checked["layout"]["boards"][1] == {"what": "C", "turn": 2, "q": 4, "r": -7}
    assert checked["figures"]["spaces"] == 77
    assert {problem["level"] for problem in checked["problems"]} <= {"hint"}
    again = server.post("/api/eldorado/check", {"text": checked["text"]})
    assert again == checked


def test_problems_are_told_with_places_in_both_languages(server: Server, document: Any) -> None:
    checked = server.post("/api/eldorado/check", {"text": SHORT.replace("n+", "at 2 0")})
    validate(document, "RouteCheck", checked)
    assert not checked["playable"]
    assert (checked["code"], checked["figures"]) == ("", None)
    problem = checked["problems"][0]
    assert (problem["code"], problem["boards"]) == ("overlap", [0, 1])
    assert len(problem["places"]) == 23
    assert problem["en"] == "Boards A and C overlap in 23 spaces."
    assert problem["fr"] == "Les plateaux A et C se recouvrent sur 23 cases."
    unread = server.post("/api/eldorado/check", {"text": "incognita route 1\nbord A"})
    assert [(problem["code"], problem["line"]) for problem in unread["problems"]] == [
        ("text-word", 2)
    ]


def test_the_scene_of_a_route_that_no_table_has(server: Server, document: Any) -> None:
    scene = server.post("/api/eldorado/scene", {"text": SHORT})
    validate(document, "EldoradoScene", scene)
    assert [board["side"] for board in scene["boards"]] == ["A", "C"]
    assert (scene["route"]["en"], scene["route"]["fr"]) == ("Short", "Court")
    same = server.get("/api/games/eldorado/scene", route=routes.read_route(SHORT))
    assert same["cells"] == scene["cells"]
    refused = server.post("/api/eldorado/scene", {"text": "nothing"}, 400)
    assert refused["code"] == "bad-route"


def test_the_scene_of_a_route_for_the_expansion_has_its_demons(
    server: Server, document: Any
) -> None:
    text = write_text(layout_of(routes.atlas()["blind-spot"]))
    scene = server.post("/api/eldorado/scene", {"text": text})
    validate(document, "EldoradoScene", scene)
    assert {"demon", "tunnel"} <= {cell["terrain"] for cell in scene["cells"]}
    tame = server.get("/api/games/eldorado/scene", route="blind-spot")
    assert not {"demon", "tunnel"} & {cell["terrain"] for cell in tame["cells"]}
    assert len(scene["cells"]) == len(tame["cells"]) + 3


def test_a_table_is_played_on_a_route_of_ones_own(server: Server) -> None:
    made = server.table("me", "bot", route=SHORT)
    summary = server.get(f"/api/tables/{made['table']}", key=made["key"])
    assert summary["options"]["route"] == routes.read_route(SHORT)
    scene = server.get(f"/api/tables/{made['table']}/scene", key=made["key"])
    assert [board["side"] for board in scene["boards"]] == ["A", "C"]


@pytest.mark.parametrize("route", ["moon", "own-1zzzz", "incognita route 1\nboard A"])
def test_a_table_on_no_route_is_refused(server: Server, route: str) -> None:
    body = {
        "game": "eldorado",
        "options": {"route": route},
        "chairs": [{"kind": "me"}, {"kind": "bot", "level": "random"}],
    }
    refused = server.post("/api/tables", body, 400)
    assert refused["code"] == ("bad-choice" if route == "moon" else "unusable")
    assert "{" not in refused["text"]


@pytest.mark.parametrize("route", ["hills", SHORT])
def test_a_tryout_tells_its_progress_and_the_measured_route(
    server: Server, document: Any, route: str
) -> None:
    query: dict[str, Any] = {"route": route, "races": 3, "players": 2, "seed": 5}
    response = server.http.get("/api/eldorado/tryout", params=query)
    assert response.headers["content-type"].startswith("text/event-stream")
    events = read_events(response)
    assert [data for name, data in events if name == "progress"] == [
        {"done": done, "total": 3} for done in range(4)
    ]
    name, result = events[-1]
    assert name == "result"
    validate(document, "Measurement", result)
    wanted = MeasureSettings(routes.read_route(route), games=3, players=2, seed=5)
    assert result == measure(game("eldorado"), wanted)


def test_a_tryout_of_nothing_is_refused(server: Server) -> None:
    assert server.get("/api/eldorado/tryout", 400, route="moon")["code"] == "bad-route"
    assert server.get("/api/eldorado/tryout", 400, route="hills", races=0)["code"] == "bad-body"


def test_whoever_closes_the_stream_ends_the_races(server: Server) -> None:
    tryouts: Tryouts = server.app.state.tryouts
    query: dict[str, Any] = {"route": "witch", "races": 400}
    with server.http.stream("GET", "/api/eldorado/tryout", params=query) as response:
        lines = response.iter_lines()
        while next(lines) != 'data: {"done":1,"total":400}':
            pass
        assert len(tryouts._running) == 1
    deadline = time.monotonic() + 20
    while tryouts._running and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not tryouts._running


def worker(program: str) -> tuple[str, ...]:
    return (sys.executable, "-c", program)


SILENT = worker("import time; time.sleep(600)")
DYING = worker("raise SystemExit(3)")
BABBLING = worker("import sys\nfor line in sys.stdin: print('hm', flush=True)")


@pytest.mark.parametrize("program", [SILENT, DYING, BABBLING, ("/no/such/program",)])
def test_a_broken_worker_is_told(program: tuple[str, ...]) -> None:
    async def race() -> list[TryoutReply]:
        tryouts = Tryouts(1, 0.3, program)
        try:
            return [reply async for reply in tryouts.run(REQUEST)]
        finally:
            await tryouts.close()

    with pytest.raises(WorkerError):
        asyncio.run(race())


def test_tryouts_wait_for_each_other() -> None:
    async def race() -> list[str]:
        tryouts = Tryouts(1, 60)
        replies: list[str] = []

        async def one(name: str) -> None:
            async for reply in tryouts.run(REQUEST):
                replies.append(name if reply.measured is None else name.upper())

        await asyncio.gather(one("a"), one("b"))
        await tryouts.close()
        return replies

    assert asyncio.run(race()) in (["a", "a", "A", "b", "b", "B"], ["b", "b", "B", "a", "a", "A"])


@pytest.mark.parametrize("id", list(ROUTE_DATA))
def test_official_routes_can_be_opened_in_the_editor(server: Server, id: str) -> None:
    text = write_text(layout_of(ROUTE_DATA[id]))
    checked = server.post("/api/eldorado/check", {"text": text})
    scene = game("eldorado").scene(game("eldorado").start(route=id))
    assert checked["figures"]["shortest"][0] == scene["route"]["steps"]
    assert checked["figures"]["easiest"][1] == scene["route"]["symbols"]
