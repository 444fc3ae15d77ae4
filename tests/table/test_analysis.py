"""The analysis board: positions of one's own making, trees of variations, and nothing of others."""

import json
from typing import Any

import pytest

import incognita
from incognita.core import CHANCE, OVER, Rng, State, position_text
from incognita.lab.game_text import read
from tests.lab.games_played import finished, short_race
from tests.table.client import Client
from tests.table.server import Server

Json = dict[str, Any]
GAMES = ("eldorado", "survive", "explorers", "entdecker", "neue-entdecker")
TWO = {"players": 2}
TEXT = """[Game "entdecker"]
[Options "players=2"]
[Seat1 "Ann"]

{back plain; back plain; back plain; back plain; back plain; spin 2}
start W|A3; announce 5 ?; "Four would do." ( [Name "Less"] announce 4 =; draw 4; {tile A} ) draw 4;
"""


def ask(server: Server, game: str, steps: list[list[int]], **more: Any) -> Json:
    body = {"game": game, "options": TWO, "steps": steps, **more}
    position: Json = server.post("/api/studies/position", body)
    return position


def pairs(added: list[Json]) -> list[list[int]]:
    return [[one["seat"], one["action"]] for one in added]


SWAPPED = {
    "eldorado": "places",
    "survive": "tiles",
    "entdecker": "left",
    "neue-entdecker": "stock",
}


def changed_by_hand(name: str, data: Json) -> Json:
    """Something that all can see, in a way that still fits together."""
    if name == "explorers":
        first, *others = data["boards"]
        boards = [{**first, "food": first["food"] + 1}, *others]
        return {**data, "boards": boards, "known": boards}
    return {**data, SWAPPED[name]: swapped(data[SWAPPED[name]])}


def swapped(numbers: list[int]) -> list[int]:
    """With the first and another that differs in each other's place, if one does."""
    at = next((at for at, one in enumerate(numbers) if one != numbers[0]), 0)
    if at == 0:
        return numbers
    return [numbers[at], *numbers[1:at], numbers[0], *numbers[at + 1 :]]


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_set_up_by_hand(server: Server, name: str) -> None:
    begun = ask(server, name, [], lot="all")
    steps = pairs(begun["added"])
    start = {"game": name, "options": TWO}
    data = server.post("/api/studies/data", {**start, "steps": steps})["origin"]
    assert ask(server, name, [], origin=data)["view"] == begun["view"]
    changed = changed_by_hand(name, data)
    same = ask(server, name, [], origin=changed)["view"] == begun["view"]
    assert same == (changed == data)
    wrong = {"steps": [], **start, "origin": {**data, "seat": 9, "phase": 99}}
    assert server.post("/api/studies/position", wrong, 400)["code"] == "record-bad-data"


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_played_for_all_seats_with_chosen_chance(server: Server, name: str) -> None:
    steps: list[list[int]] = []
    game = incognita.game(name)
    twin = game.start(**TWO)
    chosen = 0
    for turn in range(60):
        now = ask(server, name, steps, since=max(0, len(steps) - 1))
        steps += pairs(now["added"])
        for seat, action in pairs(now["added"]):
            twin.apply(action) if seat == CHANCE else twin.apply(action, seat)
        if now["over"]:
            break
        assert now["actor"] == twin.actor()
        assert now["scores"] == twin.scores()
        if now["actor"] == CHANCE:
            outcomes = [(one["action"], one["weight"]) for one in now["outcomes"]]
            assert sorted(outcomes) == sorted(twin.outcomes())
            action = now["outcomes"][turn % len(outcomes)]["action"]
            chosen += 1
        else:
            action = now["legal"][turn % len(now["legal"])]["action"]
            assert now["viewer"] == twin.actor()
            assert now["view"] == json.loads(json.dumps(twin.view(twin.actor())))
        seat = now["actor"]
        twin.apply(action) if seat == CHANCE else twin.apply(action, seat)
        steps.append([seat, action])
    assert chosen > 3


@pytest.mark.parametrize("name", GAMES)
def test_what_chance_brings_may_be_left_to_lots(server: Server, name: str) -> None:
    one = ask(server, name, [], lot="one")
    assert sum(step["guessed"] for step in one["added"]) == 0
    every = ask(server, name, [], lot="all")
    assert len(every["added"]) >= len(one["added"]) > 0
    assert every["actor"] >= 0
    assert [line["step"] for line in every["log"]] == list(range(1, len(every["added"]) + 1))


def test_draws_that_nobody_saw_are_guessed_and_marked(server: Server) -> None:
    first = ask(server, "eldorado", [], lot="hidden")
    assert first["actor"] == CHANCE
    assert not first["hidden"]
    public = [[CHANCE, one["action"]] for one in first["outcomes"][:1]]
    steps = pairs(first["added"]) + public
    while (now := ask(server, "eldorado", steps, lot="hidden"))["actor"] == CHANCE:
        steps += [*pairs(now["added"]), [CHANCE, now["outcomes"][0]["action"]]]
    guessed = [one for one in now["added"] if one["guessed"]]
    assert guessed
    assert all(one["text"].startswith("draw") for one in guessed)
    own = ask(server, "eldorado", steps, lot="hidden", own=0)
    assert not [one for one in own["added"] if one["guessed"] and one["seat"] == 0]
    assert own["actor"] == CHANCE
    assert not own["hidden"]


def test_a_guess_gives_way_to_what_was_played(server: Server) -> None:
    opened = ask(server, "eldorado", [], lot="all")
    steps = pairs(opened["added"])
    guessed = [at for at, one in enumerate(opened["added"]) if one["text"].startswith("draw")]
    body = {"game": "eldorado", "options": TWO, "steps": steps, "guessed": guessed}
    others = server.post("/api/studies/otherwise", body)["moves"]
    have = {json.dumps(one["action"]) for one in opened["legal"]}
    assert others
    for other in others[:3]:
        changed = steps[: other["first"]] + pairs(other["steps"])
        assert len(changed) == len(steps)
        kept = [at for at in range(len(steps)) if at not in guessed]
        assert [changed[at] for at in kept] == [steps[at] for at in kept]
        now = ask(server, "eldorado", changed, play=[other["action"]])
        assert now["added"][0]["text"] == other["text"]
    assert any(json.dumps(other["action"]) not in have for other in others)
    assert server.post("/api/studies/otherwise", {**body, "guessed": []}) == {"moves": []}


def test_a_move_against_the_rules_is_refused_with_its_reason(server: Server) -> None:
    steps = pairs(ask(server, "eldorado", [], lot="all")["added"])
    body = {"game": "eldorado", "options": TWO, "steps": steps}
    now = server.post("/api/studies/position", body)
    legal = {one["action"] for one in now["legal"]}
    wrong = next(action for action in range(500) if action not in legal)
    refused = server.post("/api/studies/position", {**body, "play": [wrong]}, 400)
    assert refused["code"] == "illegal"
    why = server.post("/api/studies/why", {**body, "question": {"action": wrong}})
    assert why["reason"]["code"]
    assert refused["text"] == why["text"]
    free = {"question": {"action": min(legal)}}
    assert server.post("/api/studies/why", {**body, **free}) == {"reason": None, "text": ""}
    assert server.post("/api/studies/why", {**body, "question": {}}, 400)["code"] == "bad-question"
    impossible = {**body, "steps": [[CHANCE, 999_999]]}
    assert server.post("/api/studies/position", impossible, 400)["code"] == "record-impossible"
    wrong_seat = {**body, "play": [min(legal)], "seat": 1}
    assert server.post("/api/studies/position", wrong_seat, 400)["code"] == "not-your-turn"
    chosen = {"game": "eldorado", "options": TWO, "play": [999]}
    assert server.post("/api/studies/position", chosen, 400)["code"] == "no-outcome"


def test_a_text_becomes_a_tree_and_a_text_again(server: Server) -> None:
    analysis = server.post("/api/studies/read", {"text": TEXT})
    assert analysis["seats"] == ["Ann", ""]
    moves = analysis["moves"]
    better = next(move for move in moves if move["text"] == "announce 4")
    played = next(move for move in moves if move["text"] == "announce 5")
    assert (better["name"], better["marks"], better["parent"]) == ("Less", "=", played["parent"])
    assert (played["marks"], played["comment"]) == ("?", "Four would do.")
    text = written(server, analysis)
    assert read(text) == read(written(server, server.post("/api/studies/read", {"text": text})))
    main = [move.action for move in read(TEXT).main_line()]
    assert [move.action for move in read(text).main_line()] == main


def written(server: Server, analysis: Json) -> str:
    moves = [{name: move[name] for name in move if name != "text"} for move in analysis["moves"]]
    response = server.http.post("/api/studies/write", json={**analysis, "moves": moves})
    assert response.status_code == 200, response.text
    return response.text


def test_a_guess_is_written_down(server: Server) -> None:
    steps = ask(server, "entdecker", [], lot="all")["added"]
    moves = [
        {"parent": at - 1, "seat": one["seat"], "action": one["action"], "guessed": at == 0}
        for at, one in enumerate(steps)
    ]
    analysis = {"game": "entdecker", "options": TWO, "moves": moves}
    text = written(server, analysis)
    assert '"guessed"' in text
    again = server.post("/api/studies/read", {"text": text})["moves"]
    assert [move["guessed"] for move in again] == [at == 0 for at in range(len(moves))]
    assert again[0]["comment"] == ""


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_a_beginning_too(server: Server, name: str) -> None:
    state = in_the_middle(name)
    text = position_text(incognita.game(name), state)
    analysis = server.post("/api/studies/read", {"text": text})
    start = {key: analysis[key] for key in ("game", "rules", "options", "origin")}
    now = server.post("/api/studies/position", start)
    assert now["scores"] == state.scores()
    assert now["actor"] == state.actor()
    again = server.post("/api/studies/read", {"text": written(server, analysis)})
    assert again["origin"] == analysis["origin"]
    assert server.post("/api/records", {"text": written(server, analysis)}, 400)["code"] == (
        "record-no-start"
    )


def in_the_middle(name: str) -> State:
    game = incognita.game(name)
    record = finished(game, {"players": 2}, seed=4)
    state = record.replay(game, len(record.steps) // 2)
    rng = Rng(1)
    while state.actor() == CHANCE:
        state.apply(state.sample(rng))
    assert state.actor() != OVER
    return state


@pytest.mark.parametrize(
    ("text", "at"),
    [
        (TEXT.replace("announce 5 ?", "announce 9"), "announce 9"),
        (TEXT.replace("spin 2", "spin 9"), "spin 9"),
        (TEXT.replace("{tile A} ) draw 4;", "{tile A}"), "( [Name"),
        (TEXT.replace("players=2", "players=9"), "[Game"),
    ],
)
def test_bad_text_is_refused_with_line_and_column(server: Server, text: str, at: str) -> None:
    before = text[: text.index(at)]
    line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
    refused = server.post("/api/studies/read", {"text": text}, 400)
    assert refused["code"] == "record-game-text"
    assert f"Line {line}, column {column}" in refused["text"]


def move_at(parent: int, action: int = 0, seat: int = CHANCE) -> Json:
    return {"parent": parent, "seat": seat, "action": action}


def test_trees_that_are_none_or_too_big_are_refused(server: Server) -> None:
    first = ask(server, "survive", [])["outcomes"]
    body = {"game": "survive", "options": TWO}

    def refusal(moves: list[Json]) -> str:
        refused = server.http.post("/api/studies/write", json={**body, "moves": moves})
        return str(refused.json()["code"])

    actions = [one["action"] for one in first]
    assert refusal([move_at(0, actions[0])]) == "bad-tree"
    assert refusal([move_at(-1, actions[0]), move_at(5, actions[0])]) == "bad-tree"
    assert refusal([move_at(-1, 987_654)]) == "record-impossible"
    assert refusal([move_at(-1, actions[0])] * 6001) == "bad-body"
    assert refusal([{**move_at(-1, actions[0]), "marks": "no"}]) == "bad-body"
    assert refusal([move_at(-1, actions[0], seat=0)]) == "record-out-of-step"


def test_a_wide_tree_keeps_no_more_than_it_needs(server: Server) -> None:
    opened = ask(server, "survive", [])
    actions = [one["action"] for one in opened["outcomes"]]
    moves = [move_at(-1, actions[at % len(actions)]) for at in range(3000)]
    analysis = {"game": "survive", "options": TWO, "moves": moves}
    assert len(server.post("/api/studies/read", {"text": written(server, analysis)})["moves"]) == (
        len(moves)
    )


@pytest.fixture
def kept(server: Server) -> tuple[Json, Json]:
    analysis = server.post("/api/studies/read", {"text": TEXT})
    body = as_body(analysis)
    made: Json = server.post("/api/studies", body)
    return body, made


def as_body(analysis: Json) -> Json:
    moves = [{name: move[name] for name in move if name != "text"} for move in analysis["moves"]]
    return {**analysis, "moves": moves}


def test_a_study_is_kept_and_changed_with_its_key(server: Server, kept: tuple[Json, Json]) -> None:
    body, made = kept
    path = f"/api/studies/{made['id']}"
    assert made["key"]
    shown = server.get(path)
    assert (shown["version"], shown["key"]) == (1, "")
    assert as_body(shown["analysis"])["moves"] == body["moves"]
    assert server.get(path, seen=1)["analysis"] is None

    def change(key: str, version: int) -> Json:
        changed = {**body, "comment": "Ours.", "version": version}
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        answer: Json = server.http.post(path, json=changed, headers=headers).json()
        return answer

    assert change("", 1)["code"] == "bad-key"
    assert change("wrong", 1)["code"] == "bad-key"
    assert change(made["key"], 1)["version"] == 2
    assert server.get(path)["analysis"]["comment"] == "Ours."
    assert change(made["key"], 1)["code"] == "newer-study"
    assert change(made["key"], 2)["version"] == 3
    assert server.get("/api/studies/22222222222-anchor-bat", 404)["code"] == "no-study"
    assert server.get("/api/studies/..%2f", 404)["code"]


def test_a_kept_study_survives_the_server(own_server: Server) -> None:
    body = as_body(own_server.post("/api/studies/read", {"text": TEXT}))
    made = own_server.post("/api/studies", body)
    own_server.restart()
    assert own_server.get(f"/api/studies/{made['id']}")["version"] == 1


def test_a_finished_game_is_studied_from_its_table(server: Server) -> None:
    record = short_race(rounds=2)
    made = server.post("/api/records", {"text": record.text()})
    analysis = server.get(f"/api/tables/{made['table']}/analysis", key=made["key"])
    assert [move["action"] for move in analysis["moves"]] == [one.action for one in record.steps]
    assert analysis["seats"] == record.seats
    wrong = f"/api/tables/{made['table']}/analysis"
    assert server.get(wrong, 403, key="wrong")["code"] == "bad-key"


def test_a_running_game_is_not_opened(server: Server) -> None:
    made = server.table("me", "bot")
    path = f"/api/tables/{made['table']}/analysis"
    with Client(server, made["table"], made["key"]):
        for key in (made["key"], made["watch"], ""):
            assert server.get(path, 409, key=key)["code"] == "still-running"


def test_a_table_that_began_in_the_middle_is_opened_only_at_its_end(server: Server) -> None:
    game = incognita.game("eldorado")
    made = server.table_at(game, in_the_middle("eldorado"), "me", "screen")
    path = f"/api/tables/{made['table']}/analysis"
    assert server.get(path, 409, key=made["key"])["code"] == "still-running"


@pytest.mark.parametrize("name", GAMES)
def test_the_judge_says_how_all_stand_and_what_is_best(server: Server, name: str) -> None:
    opened = ask(server, name, [], lot="all")
    steps = pairs(opened["added"])
    said = server.post("/api/studies/judge", {"game": name, "options": TWO, "steps": steps})
    assert sum(said["wins"]) == pytest.approx(1.0)
    assert sum(said["returns"]) == pytest.approx(1.0)
    assert said["playouts"] > 0
    assert 1 <= len(said["best"]) <= 6
    legal = {one["action"] for one in opened["legal"]}
    chances = [line["chance"] for line in said["best"][:3]]
    assert chances == sorted(chances, reverse=True)
    for line in said["best"]:
        assert line["actions"][0] in legal
        played = ask(server, name, steps, play=line["actions"], seat=opened["viewer"])
        assert [one["text"] for one in played["added"]][: len(line["texts"])] == line["texts"]


def test_the_judge_speaks_of_chance_and_of_the_end_too(server: Server) -> None:
    body = {"game": "entdecker", "options": TWO}
    said = server.post("/api/studies/judge", body)
    assert said["best"] == []
    assert sum(said["wins"]) == pytest.approx(1.0)
    record = short_race(rounds=2)
    steps = [[one.seat, one.action] for one in record.steps]
    over = {"game": "eldorado", "options": record.options, "steps": steps}
    state = record.replay(incognita.game("eldorado"))
    assert server.post("/api/studies/judge", over)["returns"] == state.returns()
