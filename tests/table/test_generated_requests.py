"""Requests made up at random about tables, studies and puzzles that are really there.

Whatever is asked, no answer is the server's fault and none takes long. `test_openapi.py` makes up
the names as well, and so asks about what does not exist.
"""

import json
from collections.abc import Iterator
from typing import Any, Final

import hypothesis
import pytest
from hypothesis import strategies as st

import incognita
from incognita.core import CHANCE, OVER, Rng
from tests.lab.games_played import short_race
from tests.table.server import Json, Server

GAMES: Final = ("eldorado", "survive", "explorers", "entdecker", "neue-entdecker")
# What JSON may hold and a program may not expect.
ODD: Final[tuple[Any, ...]] = (
    None, True, -1, 0, 1, 63, 64, 1 << 31, 1 << 63, 10**30, -(10**30), 10**400, 0.5, float("nan"),
    float("inf"), 1e308, "", "self", "chosen", "\ud800", "\0", "%00", "x" * 300, [], {}, [[]],
    {"": None}, [10**30], {"\ud800": 1}, {"self": 1},
)  # fmt: skip
ODD_WORDS: Final = ("", "0", "-1", "1", "40", "1" + "0" * 30, "9" * 5000, "x" * 300, "%00", "..")
TWO: Final = {"players": 2}


def played(game: str, steps: int) -> tuple[Json, list[list[int]]]:
    """A position in the middle of a game, and the steps that led there."""
    state, rng = incognita.game(game).start(**TWO), Rng(3)
    made: list[list[int]] = []
    while len(made) < steps and (actor := state.actor()) != OVER:
        legal = state.legal() if actor != CHANCE else []
        action = legal[rng.below(len(legal))] if legal else state.sample(rng)
        made.append([CHANCE if actor == CHANCE else actor, action])
        state.apply(action)
    return state.dump(), made


class Known:
    """What is there, by the name of the parameter that asks for it; and bodies that are right."""

    def __init__(self, server: Server) -> None:
        self.running = server.table("me", "friend")
        self.over = server.post("/api/records", {"text": short_race().text()})
        kept = server.post("/api/studies", {"game": "eldorado"})
        puzzles = [puzzle["id"] for puzzle in server.get("/api/puzzles")]
        chairs = [{"kind": "me"}, {"kind": "friend"}]
        listed = server.post("/api/tables", {"game": "survive", "chairs": chairs, "listed": True})
        tables = [self.running["table"], self.over["table"]]
        self.pools: dict[str, tuple[str, ...]] = {
            "tables": tuple(tables),
            "games": GAMES,
            "studies": (kept["id"],),
            "puzzles": (puzzles[0], puzzles[-1]),
            "lobby": (listed["table"],),
            "name": ("first", "caves"),
            "line": ("answer", "played"),
            "key": (self.running["key"], self.over["key"], kept["key"]),
        }
        self.bodies = self.bodies_by_path()

    def bodies_by_path(self) -> dict[str, list[Json]]:
        chairs = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "random"}]
        new = {"game": "eldorado", "options": TWO, "chairs": chairs, "hints": True, "seed": 5}
        fork = {"step": 3, "key": self.over["key"], "seat": 0, "chairs": chairs}
        asked = [self.asked(game) for game in GAMES]
        question = {"question": {"kind": "step", "to": 3, "cell": 3, "card": 1}}
        moves = [{"parent": at - 1, "seat": s, "action": a} for at, (s, a) in enumerate(RACE)]
        tree = {"game": "eldorado", "options": TWO, "seats": ["A", "B"], "moves": moves}
        own = [{"table": one["table"], "key": one["key"]} for one in (self.over, self.running)]
        return {
            "/api/tables": [new, {**new, "pace": {"turn": 30, "bank": 60, "days_off": [6]}}],
            "/api/tables/{id}/fork": [fork],
            "/api/games/{id}/tutorials/{name}": [{"step": 1, "name": "Ann"}],
            "/api/records": [{"text": short_race().text()}],
            "/api/lobby/{id}": [{"name": "Ann"}],
            "/api/numbers": [{"tables": own}],
            "/api/studies/position": [{**one, "lot": "all", "since": 0} for one in asked],
            "/api/studies/why": [{**one, **question} for one in asked],
            "/api/studies/data": asked,
            "/api/studies/judge": [asked[0]],
            "/api/studies/otherwise": [{**asked[0], "guessed": [0, 1, 2]}],
            "/api/studies/read": [{"text": short_race().text()}],
            "/api/studies/write": [tree],
            "/api/studies": [tree],
            "/api/studies/{id}": [{**tree, "version": 1}],
            "/api/puzzles/{id}/try": [{"actions": [3]}],
            "/api/puzzles/{id}/why": [question],
            "/api/tables/{id}/mistakes/{step}/try": [{"actions": [3]}],
            "/api/tables/{id}/mistakes/{step}/why": [question],
            "/api/eldorado/check": [{"text": "A"}],
            **ACCOUNTS,
            "/api/eldorado/scene": [{"text": "A"}],
        }

    def asked(self, game: str) -> Json:
        position, _steps = played(game, 30)
        return {"game": game, "options": TWO, "origin": position, "steps": [], "seat": -1}


RACE: Final = played("eldorado", 24)[1]
OWNER: Final = {"name": "Ann", "password": "a long enough password"}
FIRST_TRY: Final = {"puzzle": "survive-0123abcd", "rating": 900, "right": True, "at": 5}
PASSKEY: Final = {
    "id": "AAAA",
    "rawId": "AAAA",
    "type": "public-key",
    "response": {
        "clientDataJSON": "e30",
        "attestationObject": "oA",
        "authenticatorData": "AAAA",
        "signature": "AAAA",
        "userHandle": "AAAA",
    },
}
ACCOUNTS: Final[dict[str, list[Json]]] = {
    "/api/account": [OWNER],
    "/api/account/login": [OWNER],
    "/api/account/recover": [{**OWNER, "code": "AAAA-AAAA"}],
    "/api/account/password": [{"password": OWNER["password"]}],
    "/api/account/sessions/end": [{"id": "AAAA"}, {}],
    "/api/account/delete": [{"name": "Ben"}],
    "/api/account/passkeys": [{"credential": PASSKEY}, {"name": "Ben", "credential": PASSKEY}],
    "/api/account/passkeys/login": [{"credential": PASSKEY}],
    "/api/account/passkeys/remove": [{"id": "AAAA"}],
    "/api/account/tries": [{"tries": [FIRST_TRY, {**FIRST_TRY, "right": False}]}],
    "/api/me": [{"name": "Ann"}],
    "/api/me/tables/forget": [{"table": "AAAA", "key": "AAAA"}],
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("generated"), think_seconds=0.01).start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def known(server: Server) -> Known:
    return Known(server)


def operations() -> list[tuple[str, str]]:
    """All but those that the atlas's try-outs stream."""
    from tests.table.test_openapi import PATHS

    return [one for one in PATHS if not one[1].endswith("/tryout")]


@st.composite
def changed(draw: st.DrawFn, body: Any) -> Any:
    """Something in it is another thing, or is gone."""
    if isinstance(body, dict | list) and body and draw(st.integers(0, 5)):
        twin = body.copy()
        keys = list(twin) if isinstance(twin, dict) else list(range(len(twin)))
        key = draw(st.sampled_from(keys))
        if draw(st.integers(0, 9)):
            twin[key] = draw(changed(twin[key]))
        else:
            del twin[key]
        return twin
    return draw(st.sampled_from(ODD))


def words(known: tuple[str, ...]) -> st.SearchStrategy[str]:
    """Mostly what is there."""
    return st.one_of(*[st.sampled_from(known)] * 4, st.sampled_from(ODD_WORDS))


@st.composite
def requests(draw: st.DrawFn, known: Known, path: str, names: list[str]) -> tuple[str, Json, Any]:
    """The address, the query and the body, or None."""
    kind = path.split("/")[2]
    pools = {"id": known.pools.get(kind, GAMES), "step": ("0", "3", "9"), **known.pools}
    address = "/".join(
        draw(words(pools[part[1:-1]])) if part.startswith("{") else part for part in path.split("/")
    )
    chosen = draw(st.lists(st.sampled_from([*names, "self"]), unique=True))
    query = {name: draw(words(pools.get(name, ("0", "1", "map")))) for name in chosen}
    bodies = known.bodies.get(path)
    body = draw(st.sampled_from(bodies)) if bodies else None
    for _ in range(draw(st.integers(0, 2)) if bodies else 0):
        body = draw(changed(body))
    return address, query, body


@pytest.mark.parametrize(("method", "path"), operations())
def test_no_request_is_the_servers_fault(
    server: Server, known: Known, method: str, path: str
) -> None:
    document = server.get("/api/openapi.json")["paths"][path][method.lower()]
    names = [one["name"] for one in document.get("parameters", []) if one["in"] == "query"]

    @hypothesis.settings(max_examples=15)
    @hypothesis.given(request=requests(known, path, names))
    def ask(request: tuple[str, Json, Any]) -> None:
        address, query, body = request
        content = None if body is None else json.dumps(body)
        headers = {"Content-Type": "application/json"}
        answer = server.http.request(
            method, address, params=query, content=content, headers=headers
        )
        assert answer.status_code < 500 or answer.status_code == 503, answer.text

    ask()
