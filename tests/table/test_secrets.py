"""Every frame is what the seat could work out for itself: nothing else leaves the server."""

import json
import random

from incognita.core import SPECTATOR, Rng, State
from tests.table.client import Client, Json, play_on
from tests.table.server import Server


def seen_by(server: Server, table: str, viewer: int, step: int) -> tuple[State, State]:
    """The true position, and one that the viewer cannot tell apart from it."""
    true = server.live_table(table).history.state_at(step)
    return true, true.determinise(viewer, Rng(step))


def as_json(thing: object) -> Json:
    """As it looks after a journey over the wire."""
    decoded: Json = json.loads(json.dumps(thing))
    return decoded


def check_update(server: Server, table: str, viewer: int, frame: Json) -> None:
    """The frame is made again from a position with other people's cards dealt anew."""
    game = server.live_table(table).game
    _true, twin = seen_by(server, table, viewer, frame["step"])
    assert frame["viewer"] == viewer
    assert frame["view"] == as_json(twin.view(viewer))
    acts = viewer in twin.actors()
    legal = [{"action": a, **game.describe(twin, a)} for a in twin.legal()] if acts else []
    assert frame["legal"] == as_json(legal)
    assert frame["plans"] == as_json(game.plans(twin) if acts else [])


def check_lines(viewer: int, lines: list[Json]) -> None:
    for line in lines:
        if line["line"]["kind"] == "draw" and line["line"]["seat"] != viewer:
            assert line["line"]["card"] == -1


def check_all(server: Server, client: Client, viewer: int) -> int:
    table = client.welcome["table"]
    checked = 0
    for frame in client.frames:
        check_lines(viewer, frame.get("log", []))
        if frame["type"] == "update":
            check_update(server, table, viewer, frame)
            checked += 1
    return checked


def test_no_frame_of_a_whole_game_tells_what_its_seat_may_not_know(server: Server) -> None:
    made = server.table("me", "friend", "friend", round_limit=8)
    keys = [made["key"], *[link["key"] for link in made["links"]]]
    with (
        Client(server, made["table"], keys[0]) as ann,
        Client(server, made["table"], keys[1]) as ben,
        Client(server, made["table"], keys[2]) as cleo,
        Client(server, made["table"]) as eve,
    ):
        play_on([ann, ben, cleo], random.Random(5))
        eve.until_entries(ann.update["entries"])
        for viewer, client in ((0, ann), (1, ben), (2, cleo), (SPECTATOR, eve)):
            assert check_all(server, client, viewer) > 40


def test_the_check_would_notice_a_leak(server: Server) -> None:
    """A view with another hand in it does not pass for one of the seat's own."""
    made = server.table("me", "friend", "friend")
    with Client(server, made["table"], made["key"]) as ann:
        true, twin = seen_by(server, made["table"], 0, ann.update["step"])
        others = [true.view(seat)["hand"] for seat in (1, 2)]
        guesses = [
            [true.determinise(0, Rng(seed)).view(seat)["hand"] for seat in (1, 2)]
            for seed in range(20)
        ]
        assert any(guess != others for guess in guesses)
        assert as_json(true.view(1)) != as_json(twin.view(0))


def test_a_key_is_in_no_frame(server: Server) -> None:
    made = server.table("me", "friend")
    with Client(server, made["table"], made["key"]) as ann:
        ann.play(ann.actions()[0])
        heard = "".join(ann.texts)
    secrets = [made["key"], made["watch"], made["links"][0]["key"]]
    assert all(secret not in heard for secret in secrets)


def test_keys_are_kept_as_digests_only(server: Server) -> None:
    made = server.table("me", "friend")
    server.get(f"/api/tables/{made['table']}", key=made["key"])
    files = list(server.settings.data.glob("tables.sqlite*"))
    assert files
    for path in files:
        content = path.read_bytes()
        assert made["key"].encode() not in content
        assert made["links"][0]["key"].encode() not in content


def test_only_the_maker_sees_the_links_again(server: Server) -> None:
    made = server.table("me", "friend", "friend")
    address = f"/api/tables/{made['table']}"
    mine = server.get(address, key=made["key"])
    assert mine["links"] == made["links"]
    assert mine["watch"] == made["watch"]
    theirs = server.get(address, key=made["links"][0]["key"])
    assert (theirs["seats"], theirs["links"], theirs["watch"]) == ([1], [], "")
    assert server.get(address)["links"] == []
