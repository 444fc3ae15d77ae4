"""Statistics of finished games: points by source, figures, and scores by round."""

from typing import Any

import pytest

from incognita import game, games
from incognita.bots import make_bot
from incognita.core import CHANCE, OVER, Game, Rng, State
from incognita.core.interface.statistics import GameStatistics, statistics_of
from incognita.table.words import LANGUAGES, bundle
from tests.table.client import Client
from tests.table.server import Server

SEED = 5
# Figures that every game of these rules has, whoever plays it.
FIGURES = {
    "eldorado": {"turns", "spaces", "drawn"},
    "survive": {"turns", "moves", "lost", "rolled-shark", "rolled-whale", "rolled-serpent"},
    "explorers": {"turns", "crosses", "finds"},
    "entdecker": {"turns", "tiles", "spent", "income"},
    "neue-entdecker": {"turns", "tiles", "spent", "rolled"},
}


def played(rules: Game) -> tuple[State, list[tuple[int, int]], State]:
    """The first position of a game of greedy bots, its steps and its last position."""
    first = rules.start(players=2)
    state, rng, steps = first.copy(), Rng(SEED), []
    bots = [make_bot("greedy", rules, seed) for seed in range(2)]
    while (seat := state.actor()) != OVER:
        chance = seat == CHANCE
        action = state.sample(rng) if chance else bots[seat].decide(state, seat, 0.0)
        steps.append((seat, action))
        state.apply(action, *([] if chance else [seat]))
    return first, steps, state


def rows(figures: list[Any]) -> dict[str, list[int]]:
    return {one["name"]: one["values"] for one in figures}


@pytest.fixture(scope="module", params=[one.id for one in games()])
def finished(request: pytest.FixtureRequest) -> tuple[Game, State, GameStatistics]:
    rules = game(request.param)
    first, steps, end = played(rules)
    return rules, end, statistics_of(rules, first, steps)


def test_points_by_source_add_up_to_the_score(
    finished: tuple[Game, State, GameStatistics],
) -> None:
    rules, end, statistics = finished
    if rules.id == "eldorado":
        assert rows(statistics["points"]) == {"before": [0, 0]}
        return
    sources = rows(statistics["points"])
    assert [sum(values) for values in zip(*sources.values(), strict=True)] == end.scores()
    assert len(sources) > 1


def test_every_game_counts_what_is_told_of_it(
    finished: tuple[Game, State, GameStatistics],
) -> None:
    rules, _, statistics = finished
    figures = rows(statistics["figures"])
    assert set(figures) >= FIGURES[rules.id]
    assert all(value > 0 for value in figures["turns"])


def test_the_score_is_told_round_by_round(finished: tuple[Game, State, GameStatistics]) -> None:
    rules, end, statistics = finished
    assert statistics["scores"][0] == [0, 0]
    assert statistics["scores"][-1] == end.scores()
    assert len(statistics["scores"]) > (3 if rules.id == "explorers" else 5)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_name_everything_that_is_counted(
    finished: tuple[Game, State, GameStatistics], language: str
) -> None:
    rules, _, statistics = finished
    texts = bundle(language)
    for name in [*rows(statistics["points"]), *rows(statistics["figures"]), "scores"]:
        assert texts.has_message(f"stat-{rules.id}-{name}") or texts.has_message(f"stat-{name}")


def test_a_finished_table_gives_statistics_places_and_scores(server: Server) -> None:
    made = server.table("bot", "bot", game="explorers", level="greedy")
    address = f"/api/tables/{made['table']}"
    with Client(server, made["table"], made["key"]) as eve:
        while not eve.update.get("over"):
            eve.until("update")
    summary = server.get(address)
    assert sorted(summary["places"]) in ([1, 2], [1, 1])
    statistics = server.get(f"{address}/statistics")
    assert statistics["scores"][-1] == summary["scores"]


def test_a_running_game_keeps_its_secrets(server: Server) -> None:
    made = server.table("me", "bot")
    with Client(server, made["table"], made["key"]):
        refused = server.http.get(f"/api/tables/{made['table']}/statistics")
        assert refused.status_code == 409
        assert refused.json()["code"] == "still-running"
        summary = server.get(f"/api/tables/{made['table']}")
        assert (summary["places"], summary["scores"]) == ([], [])
