"""Bad input gets a code and a sentence in the user's language; the table goes on."""

import json
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from incognita.core import Rng
from tests.table.client import Client, Json
from tests.table.server import Server

CHAIRS = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "null",
        "[]",
        "{}",
        '{"type":"fly"}',
        '{"type":7}',
        '{"type":"play"}',
        '{"type":"play","expect":"1","actions":[1]}',
        '{"type":"play","expect":-1,"actions":[1]}',
        '{"type":"play","expect":1,"actions":[]}',
        '{"type":"play","expect":1,"actions":[-5]}',
        '{"type":"play","expect":1,"actions":[1.5]}',
        '{"type":"play","expect":1,"actions":[99999999999999999999999]}',
        '{"type":"play","expect":1,"actions":[1],"more":1}',
        json.dumps({"type": "play", "expect": 1, "actions": [1] * 65}),
        '{"type":"sit","seat":-1}',
        '{"type":"sit","seat":null}',
        '{"type":"why","id":1,"question":[]}',
        '{"type":"name","seat":0,"name":"\\ud800"}',
        "[" * 5000,
        '{"type":"ping"',
    ],
)
def test_a_malformed_message_is_refused_and_the_connection_stays(server: Server, text: str) -> None:
    made = server.table("me", "friend")
    with Client(server, made["table"], made["key"]) as ann:
        ann.socket.send(text)
        refused = ann.until("refused")
        assert refused["code"] == "bad-message"
        assert refused["text"]
        assert refused["entries"] == ann.update["entries"]
        assert ann.ask(type="ping")["type"] == "pong"
        assert ann.play(ann.actions()[0])["type"] == "update"


def test_bytes_and_oversized_messages_are_refused(server: Server) -> None:
    made = server.table("me", "friend")
    with Client(server, made["table"], made["key"], "fr") as ann:
        ann.socket.send(b'{"type":"ping"}')
        assert ann.until("refused")["code"] == "binary"
        ann.socket.send('{"type":"name","seat":0,"name":"' + "x" * 40_000 + '"}')
        refused = ann.until("refused")
        assert refused["code"] == "too-big"
        assert "octets" in refused["text"]
        assert ann.play(ann.actions()[0])["type"] == "update"


def test_a_frame_beyond_all_measure_ends_the_connection_but_not_the_table(server: Server) -> None:
    made = server.table("me", "friend")
    with Client(server, made["table"], made["key"]) as ann:
        # The server may hang up before all of it is sent; then there is no close code to read.
        with suppress(ConnectionClosed):
            ann.socket.send("x" * (3 << 20))
        assert ann.closed_with() in (1009, 0)
    with Client(server, made["table"], made["key"]) as ann:
        assert ann.play(ann.actions()[0])["type"] == "update"


def test_an_illegal_move_names_the_rule(server: Server) -> None:
    made = server.table("me", "friend")
    with Client(server, made["table"], made["key"]) as ann:
        for action in set(range(0, 600, 5)) - set(ann.actions()):
            refused = ann.play(action)
            assert refused["code"] == "illegal"
            assert refused["reason"]["rule"].startswith("eldorado.")
            assert refused["text"]
        assert ann.play(1 << 30)["code"] == "illegal"


def test_a_flood_is_slowed_down(server: Server) -> None:
    made = server.table("me", "friend")
    with Client(server, made["table"], made["key"]) as ann:
        for _ in range(1500):
            ann.say(type="ping")
        answers = [ann.until("pong", "refused") for _ in range(1500)]
        refused = [a for a in answers if a["type"] == "refused"]
        assert {a["code"] for a in refused} == {"too-fast"}


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "sit", "seat": 1}, "foreign-seat"),
        ({"type": "sit", "seat": 40}, "foreign-seat"),
        ({"type": "name", "seat": 0, "name": ""}, "bad-name"),
        ({"type": "name", "seat": 0, "name": "x" * 100}, "bad-name"),
        ({"type": "name", "seat": 0, "name": "a\u0000b"}, "bad-name"),
        ({"type": "lang", "lang": "xx"}, "bad-language"),
        ({"type": "why", "id": 1, "question": {}}, "bad-question"),
        ({"type": "why", "id": 1, "question": {"action": "x"}}, "bad-question"),
        ({"type": "why", "id": 1, "question": {"buy": 10**9}}, "bad-question"),
        ({"type": "why", "id": 1, "question": {"to": -7}}, "bad-question"),
        ({"type": "why", "id": 1, "question": {"card": None, "to": 3}}, "bad-question"),
        ({"type": "undo", "expect": 10**6}, "stale"),
    ],
)
def test_what_cannot_be_done_is_refused_in_both_languages(
    server: Server, message: Json, code: str
) -> None:
    made = server.table("me", "friend")
    texts = []
    for language in ("en", "fr"):
        with Client(server, made["table"], made["key"], language) as ann:
            refused = ann.ask(**message)
            assert refused["code"] == code
            texts.append(refused["text"])
    assert texts[0] != texts[1]


def test_unknown_tables_and_wrong_keys_are_turned_away(server: Server) -> None:
    made = server.table("me", "friend")
    for table, key, code, close in (
        ("2222-no-table", "", "no-table", 4404),
        ("nonsense", "", "no-table", 4404),
        (made["table"], "wrong", "bad-key", 4403),
        (made["table"], made["key"] + "x", "bad-key", 4403),
    ):
        client = Client(server, table, key, "fr")
        refused = client.until("refused")
        assert refused["code"] == code
        assert refused["text"] != code
        assert client.closed_with() == close
        client.close()


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"game": "chess"}, 404, "no-game"),
        ({"options": {"colour": "red"}}, 400, "unknown-option"),
        ({"options": {"route": "nowhere"}}, 400, "bad-choice"),
        ({"options": {"route": 7}}, 400, "bad-choice"),
        ({"options": {"round_limit": 0}}, 400, "out-of-range"),
        ({"options": {"round_limit": "many"}}, 400, "not-a-number"),
        ({"options": {"players": 4}}, 400, "chairs-and-players"),
        ({"options": {"players": 9}}, 400, "out-of-range"),
        ({"options": {"route": None}}, 400, "bad-body"),
        ({"chairs": CHAIRS[:1]}, 400, "wrong-chairs"),
        ({"chairs": CHAIRS * 3}, 400, "wrong-chairs"),
        ({"chairs": []}, 400, "bad-body"),
        ({"chairs": [{"kind": "ghost"}, {"kind": "me"}]}, 400, "bad-body"),
        ({"chairs": [{"kind": "me"}, {"kind": "bot", "level": "god"}]}, 400, "bad-level"),
        ({"chairs": [{"kind": "me"}, {"kind": "bot"}]}, 400, "bad-level"),
        ({"chairs": [{"kind": "me", "name": "x" * 99}, {"kind": "friend"}]}, 400, "bad-name"),
        ({"first": "me"}, 400, "bad-body"),
        ({"surprise": 1}, 400, "bad-body"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_both_languages(
    server: Server, change: Json, status: int, code: str
) -> None:
    body = {"game": "eldorado", "options": {}, "chairs": CHAIRS, **change}
    texts = []
    for language in ("en", "fr-CH,fr;q=0.9,en;q=0.5"):
        response = server.http.post("/api/tables", json=body, headers={"Accept-Language": language})
        assert response.status_code == status, response.text
        assert response.json()["code"] == code
        texts.append(response.json()["text"])
    assert texts[0] != texts[1]
    assert code not in texts


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"\xff\xfe", b'"x"', b"[" * 20_000])
def test_a_body_that_cannot_be_read_is_refused(server: Server, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    response = server.http.post("/api/tables", content=body, headers=headers)
    assert (response.status_code, response.json()["code"]) == (400, "bad-body")


def test_a_body_that_is_too_big_is_refused(server: Server) -> None:
    response = server.http.post("/api/records", json={"text": "x" * 300_000})
    assert (response.status_code, response.json()["code"]) == (413, "too-big")

    def parts() -> Any:
        for _ in range(400):
            yield b" " * 1000

    chunked = server.http.post("/api/records", content=parts())
    assert (chunked.status_code, chunked.json()["code"]) == (413, "too-big")


def test_addresses_that_lead_nowhere_are_refused(server: Server) -> None:
    assert server.get("/api/nothing", 404)["code"] == "nothing-here"
    assert server.get("/api/games/chess/scene", 404)["code"] == "no-game"
    assert server.get("/api/games/chess/rules", 404)["code"] == "no-game"
    assert server.get("/api/games/eldorado/scene", 400, route="x")["code"] == "bad-choice"
    assert server.get("/api/tables/nonsense", 404)["code"] == "no-table"
    assert server.get("/api/tables/2222-no-table", 404)["code"] == "no-table"
    response = server.http.delete("/api/games")
    assert (response.status_code, response.json()["code"]) == (405, "no-method")


def damaged_records(server: Server) -> dict[str, str]:
    """One text for each kind of damage."""
    made = server.table("me", "friend")
    with Client(server, made["table"], made["key"]) as ann:
        ann.play(ann.actions()[0])
        record = server.live_table(made["table"]).history.record(["N0", "N1"])
        good = record.text()
        state = server.truth(made["table"])
    return {
        "record-not-a-record": "once upon a time",
        "record-unknown-version": good.replace("record 1", "record 99"),
        "record-cut-short": good[: len(good) // 2],
        "record-checksum": good.replace("N0", "N7"),
        "record-missing-field": resealed(good, lambda s: s.replace("rules 2\n", "")),
        "record-bad-field": resealed(good, lambda s: s.replace("rules 2", "rules one")),
        "record-bad-option": resealed(good, lambda s: s.replace("route=first", "route=moon")),
        "record-bad-step": resealed(good, lambda s: s + "what\n"),
        "record-rules-version": resealed(good, lambda s: s.replace("rules 2", "rules 77")),
        "record-out-of-step": resealed(good, lambda s: s.replace("~", "", 1)),
        "record-impossible": resealed(good, lambda s: s.replace("\n~", "\n~999 ~", 1)),
        "record-illegal": resealed(good, lambda s: s + "0 0 0\n"),
        "record-wrong-seat": resealed(good, lambda s: s + f"{state.legal()[0]}@1\n"),
        "record-bad-data": resealed(
            'incognita position 1\ngame eldorado\nrules 1\n{"version":1}\nend 0\n', lambda s: s
        ),
        "no-game": resealed(good, lambda s: s.replace("game eldorado", "game chess")),
    }


def resealed(text: str, change: Any) -> str:
    """The text with a change and a seal that fits it."""
    from incognita.core.record import _sealed

    body = text[: text.rindex("end ")]
    return _sealed(change(body).strip().splitlines())


def test_every_kind_of_damaged_record_has_its_own_answer(server: Server) -> None:
    for code, text in damaged_records(server).items():
        answers = [
            server.http.post(
                "/api/records", json={"text": text}, headers={"Accept-Language": language}
            )
            for language in ("en", "fr")
        ]
        assert [a.json()["code"] for a in answers] == [code, code], text
        assert answers[0].json()["text"] != answers[1].json()["text"]
        assert all(a.status_code in (400, 404) for a in answers)


def test_random_bytes_never_break_the_table(server: Server) -> None:
    made = server.table("me", "friend")
    rng = Rng(8)
    message = json.dumps({"type": "play", "expect": 20, "actions": [3, 4]})
    with Client(server, made["table"], made["key"]) as ann:
        for _ in range(150):
            letters = list(message)
            for _ in range(1 + rng.below(4)):
                letters[rng.below(len(letters))] = chr(32 + rng.below(95))
            ann.socket.send("".join(letters))
            assert ann.until("refused", "update")["type"] == "refused"
        assert ann.play(ann.actions()[0])["type"] == "update"
