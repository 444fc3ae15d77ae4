"""A real Ray cluster of several nodes on this machine, of which some die in the middle."""

import socket
from collections.abc import Callable, Iterator
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
from incognita.lab.policy_rounds import PolicyTask, mean_rounds_of
from incognita.lab.pool import InProcess, ProcessPool, in_order
from incognita.lab.ray_pool import RayPool
from incognita.lab.samples import SamplingPlan, samples
from incognita.research.selfplay import PlayedGame, played, tasks

GAMES = 24


@pytest.fixture
def cluster() -> Iterator[Any]:
    ray: Any = pytest.importorskip("ray", reason="the extra ray is not installed")
    from ray import cluster_utils

    small: dict[str, Any] = {"object_store_memory": 80 << 20, "include_dashboard": False}
    made: Any = cluster_utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1, **small})
    try:
        made.workers = [made.add_node(num_cpus=1, **small) for _ in range(2)]
        yield made
    finally:
        ray.shutdown()
        made.shutdown()


@pytest.mark.flaky(reruns=2)  # Ray gives its nodes half a minute to start, however busy a machine.
@pytest.mark.filterwarnings("ignore")
def test_all_work_comes_out_the_same_on_a_cluster_whose_nodes_die(cluster: Any) -> None:
    """One cluster for everything, because it takes long to start."""
    pool = RayPool(cluster.address)

    def end_a_node() -> None:
        cluster.remove_node(cluster.workers.pop(), allow_graceful=False)

    play_while_a_node_dies(pool, end_a_node)
    record_while_a_node_dies(pool, end_a_node)
    tune_breed_and_measure(pool)


def play_while_a_node_dies(pool: RayPool, end_a_node: Callable[[], None]) -> None:
    held = contest("eldorado", ("search", "greedy"), GAMES, {"round_limit": 4}, simulations=12)
    heard: list[int] = []

    def hear(outcome: Outcome) -> None:
        heard.append(outcome.number)
        if len(heard) == 4:
            end_a_node()

    outcomes = play_contest(held, hear, pool=pool)
    assert sorted(heard) == list(range(GAMES))
    assert outcomes == play_contest(held, lambda _: None, 1)


def record_while_a_node_dies(pool: RayPool, end_a_node: Callable[[], None]) -> None:
    """What self-play writes."""
    held = contest("eldorado", ("search:6", "greedy"), 12, {"round_limit": 2})
    wanted = {*range(12)}
    games: list[Any] = []
    with closing(in_order(pool, played, tasks(held, True, wanted))) as ended:
        for game in ended:
            games.append(kept_of(game))
            if len(games) == 2:
                end_a_node()
    here = in_order(ProcessPool(2), played, tasks(held, True, wanted))
    assert games == [kept_of(game) for game in here]


def kept_of(game: PlayedGame) -> tuple[Any, ...]:
    seen = [(one.step, one.action, one.observation.tobytes()) for one in game.decisions]
    return game.number, game.record, game.returns, seen


def tune_breed_and_measure(pool: RayPool) -> None:
    """Positions to fit weights to, figures of a route, and weights of a policy tried out."""
    game: Game = incognita.game("eldorado")
    plan = SamplingPlan(4, per_game=3, tables=[{"players": 2, "round_limit": 3}])
    assert list(samples(game, plan, pool)) == list(samples(game, plan))
    wanted = MeasureSettings("first", games=3, players=2, options={"round_limit": 3})
    assert measure(game, wanted, pool=pool) == measure(game, wanted)
    text = game.data_file("policy.toml").read_text(encoding="utf-8")
    trials = [
        PolicyTask(text, game.id, [{"players": 2, "round_limit": 3}], 1, seed) for seed in (1, 2)
    ]
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
