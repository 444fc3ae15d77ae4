"""A real Ray cluster of several nodes on this machine, of which some die in the middle."""

import socket
from collections.abc import Iterator
from contextlib import closing
from threading import Thread
from typing import Any

import pytest

import incognita
from incognita.cli.output import StopError
from incognita.cli.pools import chosen_pool
from incognita.core import Game
from incognita.lab.arena import contest, play_contest
from incognita.lab.atlas import MeasureSettings, measure
from incognita.lab.entrants import ArenaError
from incognita.lab.match import Outcome
from incognita.lab.policy_rounds import Trial, mean_rounds_of
from incognita.lab.pool import InProcess, in_order
from incognita.lab.ray_pool import RayPool
from incognita.lab.samples import SamplingPlan, samples
from incognita.research.selfplay import PlayedGame, played, tasks

GAMES = 24
SMALL: dict[str, Any] = {"object_store_memory": 80 << 20, "include_dashboard": False}


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    ray: Any = pytest.importorskip("ray", reason="the extra ray is not installed")
    from ray import cluster_utils

    made: Any = cluster_utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1, **SMALL})
    try:
        made.workers = [made.add_node(num_cpus=1, **SMALL) for _ in range(3)]
        yield made
    finally:
        ray.shutdown()
        made.shutdown()


@pytest.mark.filterwarnings("ignore")
def test_a_contest_comes_out_the_same_when_a_node_dies(cluster: Any) -> None:
    held = contest("eldorado", ("search", "greedy"), GAMES, {"round_limit": 4}, simulations=12)
    heard: list[int] = []

    def hear(outcome: Outcome) -> None:
        heard.append(outcome.number)
        if len(heard) == 4:
            cluster.remove_node(cluster.workers.pop(), allow_graceful=False)

    outcomes = play_contest(held, hear, pool=RayPool(cluster.address))
    assert sorted(heard) == list(range(GAMES))
    assert outcomes == play_contest(held, lambda _: None, 1)


@pytest.mark.filterwarnings("ignore")
def test_self_play_comes_out_the_same_when_a_node_dies(cluster: Any) -> None:
    held = contest("eldorado", ("search:6", "greedy"), 12, {"round_limit": 2})

    def texts(game: PlayedGame) -> tuple[Any, ...]:
        seen = [(one.step, one.action, one.observation.tobytes()) for one in game.decisions]
        return game.number, game.record, game.returns, seen

    left = {*range(GAMES)}
    games: list[Any] = []
    with closing(in_order(RayPool(cluster.address), played, tasks(held, True, left))) as ended:
        for game in ended:
            games.append(texts(game))
            if len(games) == 2:
                cluster.remove_node(cluster.workers.pop(), allow_graceful=False)
    assert games == [texts(played(task)) for task in tasks(held, True, left)]


@pytest.mark.filterwarnings("ignore")
def test_tune_breed_and_the_atlas_find_the_same_on_a_cluster(cluster: Any) -> None:
    game: Game = incognita.game("eldorado")
    pool = RayPool(cluster.address)
    plan = SamplingPlan(4, per_game=3, tables=[{"players": 2, "round_limit": 3}])
    assert list(samples(game, plan, pool)) == list(samples(game, plan))
    wanted = MeasureSettings("first", games=3, players=2, options={"round_limit": 3})
    assert measure(game, wanted, pool=pool) == measure(game, wanted)
    text = game.data_file("policy.toml").read_text(encoding="utf-8")
    trials = [Trial(text, game.id, [{"players": 2, "round_limit": 3}], 1, seed) for seed in (1, 2)]
    there, here = (list(in_order(where, mean_rounds_of, trials)) for where in (pool, InProcess()))
    assert there == here


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


@pytest.mark.parametrize("address", ["nowhere", "host:", "127.0.0.1:port"])
def test_an_address_has_a_host_and_a_port(address: str) -> None:
    with pytest.raises(ArenaError, match="is host:port or auto, not"):
        RayPool(address)


def test_a_cluster_that_does_not_answer_ends_the_command_with_a_sentence() -> None:
    address = f"127.0.0.1:{free_port()}"
    with pytest.raises(StopError, match=f"^no Ray cluster answers at {address}; .*\\.$"):
        chosen_pool(address, 0, 4)


def test_a_program_that_is_no_cluster_ends_the_command_with_a_sentence() -> None:
    """A web server, for example: Ray would wait for minutes, whatever it says."""

    def answer(line: socket.socket) -> None:
        with line:
            line.recv(1000)
            line.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")

    with socket.create_server(("127.0.0.1", 0)) as listening:
        answering = Thread(target=lambda: answer(listening.accept()[0]))
        answering.start()
        address = f"127.0.0.1:{listening.getsockname()[1]}"
        with pytest.raises(StopError, match=f"^no Ray cluster answers at {address}; .*\\.$"):
            chosen_pool(address, 0, 4)
        answering.join()
