"""Chance at a table follows from what was promised, and can be drawn again after the game."""

import random
from typing import Any

import httpx

from incognita.core import read_record
from incognita.lab.fair_chance import commitment_to
from incognita.lab.proof import check_draws, read_proof, signed_bytes, split_proof
from incognita.lab.signatures import is_signed
from incognita.table.store import SEED
from tests.table.client import Client, play_on
from tests.table.server import Server

Json = dict[str, Any]
CHAIRS = [{"kind": "me", "name": "Ann"}, {"kind": "friend"}]


def new_table(server: Server, status: int = 200, **more: Any) -> Json:
    body = {"game": "entdecker", "chairs": CHAIRS, **more}
    response = server.http.post("/api/tables", json=body)
    assert response.status_code == status, response.text
    made: Json = response.json()
    return made


def get(server: Server, table: Json, what: str) -> httpx.Response:
    headers = {"Authorization": f"Bearer {table['key']}"}
    response: httpx.Response = server.http.get(
        f"/api/tables/{table['table']}/{what}", headers=headers
    )
    return response


def test_a_promised_game_is_proved_after_it(server: Server) -> None:
    commitment = server.http.post("/api/promises").json()["commitment"]
    made = new_table(server, promise=commitment, seed=4711)
    links = made["links"]
    with (
        Client(server, made["table"], made["key"], seed=4711) as ann,
        Client(server, made["table"], links[0]["key"], seed=815) as ben,
    ):
        assert ann.welcome["commitment"] == commitment
        assert get(server, made, "draws").status_code == 409
        assert get(server, made, "proof").status_code == 409
        play_on([ann, ben], random.Random(3))
    text = get(server, made, "proof").text
    record, proof_text = split_proof(text)
    proof = read_proof(proof_text)
    verdict = check_draws(read_record(record), proof)
    assert (verdict.wrong_step, verdict.commitment) == (0, commitment)
    assert {(seed.seat, seed.value) for seed in proof.seeds} == {(0, 4711), (1, 815)}
    assert next(seed.events for seed in proof.seeds) == 0
    assert is_signed(proof.public_key, proof.signature, signed_bytes(record, proof))
    draws = get(server, made, "draws").json()
    assert draws["secret"] == proof.secret
    assert len(draws["events"]) == verdict.events
    assert all(event["drawn"] in dict(event["outcomes"]) for event in draws["events"])


def test_a_promise_is_kept_once(server: Server) -> None:
    commitment = server.http.post("/api/promises").json()["commitment"]
    new_table(server, promise=commitment)
    assert new_table(server, 400, promise=commitment)["code"] == "no-promise"
    assert new_table(server, 400, promise="0" * 64)["code"] == "no-promise"


def test_no_message_names_the_secret_of_a_running_game(server: Server) -> None:
    made = new_table(server)
    with (
        Client(server, made["table"], made["key"]) as ann,
        Client(server, made["table"], made["links"][0]["key"]) as ben,
    ):
        play_on([ann, ben], random.Random(1), most=20)
        table = server.live_table(made["table"])
        assert commitment_to(table.stored.secret) == ann.welcome["commitment"]
        assert not any(table.stored.secret in text for text in (*ann.texts, *ben.texts))
    assert table.stored.secret not in get(server, made, "").text


def test_a_seed_counts_once_and_is_no_step(server: Server) -> None:
    made = new_table(server)
    with (
        Client(server, made["table"], made["key"], seed=5) as ann,
        Client(server, made["table"], made["links"][0]["key"]) as ben,
    ):
        play_on([ann, ben], random.Random(2), most=30)
        history = server.live_table(made["table"]).history
        assert [entry.value for entry in history.entries if entry.kind == SEED] == [5]
        assert len(history.entries) == history.step + 1
        assert len(history.drawn.seeds) == 1


def test_tables_that_begin_in_the_middle_promise_nothing(server: Server) -> None:
    made = new_table(server)
    with (
        Client(server, made["table"], made["key"]) as ann,
        Client(server, made["table"], made["links"][0]["key"]) as ben,
    ):
        play_on([ann, ben], random.Random(4))
    body = {"step": 5, "key": made["key"], "chairs": CHAIRS}
    fork = server.http.post(f"/api/tables/{made['table']}/fork", json=body).json()
    with Client(server, fork["table"], fork["key"]) as ann:
        assert ann.welcome["commitment"] == ""
