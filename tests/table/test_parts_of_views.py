"""Views of one moment: put together from what was encoded once, each as if it stood alone."""

import json

import pytest

from incognita.core import CHANCE, SPECTATOR, Record, Rng
from incognita.games import games
from incognita.table.history import History
from incognita.table.log_lines import alike_viewers
from incognita.table.viewer_state import encoded_views, own_parts

GAMES = {game.id: game for game in games()}
STEPS = 40


@pytest.mark.parametrize("id", sorted(GAMES))
def test_each_viewer_gets_its_own_view(id: str) -> None:
    game, rng = GAMES[id], Rng(5)
    state = game.start(players=3)
    viewers = [SPECTATOR, 0, 1, 2]
    for _ in range(STEPS):
        if state.actor() == CHANCE:
            state.apply(state.sample(rng))
            continue
        history = History(game, Record(id, game.rules_version, {}, []), state)
        views = [json.loads(bytes(view)) for view in encoded_views(history, viewers)]
        assert views == [json.loads(json.dumps(game.view(state, viewer))) for viewer in viewers]
        seat = state.actors()[0]
        legal = state.legal(seat)
        state.apply(legal[rng.below(len(legal))], seat)


def test_parts_of_ones_own_are_those_that_are_no_longer_the_same() -> None:
    shared = [1, 2]
    views = [{"seat": 0, "tiles": shared, "hand": [3]}, {"seat": 1, "tiles": shared, "hand": [3]}]
    assert own_parts(views) == ["seat", "hand"]
    assert own_parts([*views, {"seat": 2, "tiles": [1, 2], "hand": [3]}]) == [
        "seat",
        "tiles",
        "hand",
    ]


def test_views_with_other_names_have_nothing_in_common() -> None:
    assert own_parts([{"seat": 0, "hand": 1}, {"seat": 1}]) == []
    assert own_parts([{"seat": 0, "hand": 1}, {"hand": 1, "seat": 0}]) == []


def test_a_line_is_made_once_for_all_who_see_it() -> None:
    open_line, masked = {"card": 3}, {"card": -1}
    assert alike_viewers([0, 1, 2], [open_line] * 3) == [(open_line, [0, 1, 2])]
    assert alike_viewers([2, 0, 1], [masked, open_line, {"card": -1}]) == [
        (masked, [2, 1]),
        (open_line, [0]),
    ]
