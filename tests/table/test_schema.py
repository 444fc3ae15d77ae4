"""The description of the messages is true of the messages."""

import json
import random
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from incognita import game, games
from incognita.core import OVER, SPECTATOR, Rng
from incognita.table.app import create_app
from incognita.table.http_models import Body
from incognita.table.schema import components
from incognita.table.settings import Settings
from tests.laws.walks import pick
from tests.table.client import Client
from tests.table.server import Server


@pytest.fixture(scope="module")
def document(server: Server) -> Any:
    return server.get("/api/openapi.json")


def validator(document: Any, name: str) -> Any:
    return jsonschema_rs.validator_for(
        {"$ref": f"#/components/schemas/{name}", "components": document["components"]}
    )


def test_every_frame_of_a_game_fits_its_schema(server: Server, document: Any) -> None:
    made = server.table("me", "screen", "bot", round_limit=12)
    chooser = random.Random(2)
    with Client(server, made["table"], made["key"]) as ann:
        while not ann.update["over"]:
            view = ann.update["view"]
            if view["actor"] in ann.welcome["seats"]:
                if view["actor"] != ann.update["viewer"]:
                    ann.ask(type="sit", seat=view["actor"])
                ann.play(chooser.choice(ann.actions()))
                if chooser.random() < 0.1:
                    ann.ask(type="why", id=1, question={"to": chooser.randrange(40)})
                    ann.say(type="undo", expect=chooser.choice([0, ann.update["entries"]]))
                    ann.say(type="ping")
                    ann.until("pong")
            else:
                ann.receive()
        frames = ann.frames
    check = validator(document, "ServerMessage")
    by_type = {name: validator(document, name.capitalize()) for name in {f["type"] for f in frames}}
    assert set(by_type) >= {"welcome", "update", "refused", "answer", "pong"}
    for frame in frames:
        by_type[frame["type"]].validate(frame)
    for frame in frames[:20]:
        check.validate(frame)


def test_a_frame_with_something_else_does_not_fit(server: Server, document: Any) -> None:
    made = server.table("me", "friend")
    with Client(server, made["table"], made["key"]) as ann:
        frame = json.loads(json.dumps(ann.update))
    check = validator(document, "Update")
    assert check.is_valid(frame)
    frame["view"]["phase"] = "sleep"
    assert not check.is_valid(frame)
    frame["view"]["phase"] = "play"
    frame["view"]["secret"] = 1
    assert not check.is_valid(frame)


def test_http_answers_fit_their_schemas(server: Server, document: Any) -> None:
    made = server.table("me", "friend")
    key = {"key": made["key"]}
    validator(document, "TableMade").validate(made)
    table = f"/api/tables/{made['table']}"
    validator(document, "TableSummary").validate(server.get(table, **key))
    validator(document, "StepView").validate(server.get(f"{table}/steps/3", **key))
    validator(document, "Health").validate(server.get("/api/health"))
    for info in server.get("/api/games"):
        validator(document, "GameInfo").validate(info)
    for rule in server.get("/api/games/eldorado/rules"):
        validator(document, "RuleText").validate(rule)
    for route in game("eldorado").options().find("route").choices:
        scene = server.get("/api/games/eldorado/scene", route=route)
        validator(document, "EldoradoScene").validate(scene)
        assert scene["route"]["id"] == route


def test_every_reference_leads_somewhere(document: Any) -> None:
    names = set(document["components"]["schemas"])
    text = json.dumps(document)
    wanted = {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert wanted <= names
    assert {"ClientMessage", "ServerMessage", "EldoradoView", "EldoradoLegal"} <= names


def test_every_game_declares_its_types() -> None:
    assert all(known.types() is not None for known in games())


@pytest.mark.parametrize("id", [known.id for known in games()])
def test_whatever_a_game_sends_fits_its_types(document: Any, id: str) -> None:
    played = game(id)
    types = played.types()
    assert types is not None
    state, rng = played.start(), Rng(3)
    scene, view, line = (
        validator(document, f"{types.prefix}{part}") for part in ("Scene", "View", "Line")
    )
    scene.validate(played.scene(state))
    while state.actor() != OVER:
        seat, action = pick(state, rng)
        view.validate(state.view(state.actor()))
        line.validate(played.describe(state.as_actor(seat), action))
        state.apply(action, seat)
    view.validate(state.view(SPECTATOR))


def test_games_are_offered_with_their_options_and_bots(server: Server) -> None:
    info = server.get("/api/games")[0]
    assert info["id"] == "eldorado"
    assert info["players"] == [2, 4]
    assert info["bots"] == ["random", "greedy", "search"]
    assert [level["id"] for level in info["levels"]] == [
        "first-steps", "rambler", "traveller", "surveyor", "navigator", "pathfinder",
    ]  # fmt: skip
    assert sorted(level["elo"] for level in info["levels"]) == [
        level["elo"] for level in info["levels"]
    ]
    options = {option["name"]: option for option in info["options"]["options"]}
    assert options["players"] == {
        "name": "players", "type": "int", "default": 3, "min": 2, "max": 4,
    }  # fmt: skip
    assert options["route"]["choices"][0] == "first"
    assert "min" not in options["route"]


def test_no_message_takes_the_name_of_a_request(tmp_path: Path) -> None:
    """The description has one schema for a name; the later one would stand for both."""
    create_app(Settings(data=tmp_path))
    requests = {name for model in Body.__subclasses__() for name in names_below(model)}
    assert len(requests) > 20
    assert requests & set(components()) == set()


def names_below(model: type[Body]) -> list[str]:
    below = [name for one in model.__subclasses__() for name in names_below(one)]
    return [model.__name__, *below]
