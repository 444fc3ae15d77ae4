"""A real Ray cluster of three nodes on this machine, of which one dies in the middle."""

import socket
from collections.abc import Iterator
from typing import Any

import pytest

from incognita.cli.output import StopError
from incognita.cli.pools import chosen_pool
from incognita.lab.arena import contest, play_contest
from incognita.lab.entrants import ArenaError
from incognita.lab.match import Outcome
from incognita.lab.ray_pool import RayPool

GAMES = 24


@pytest.fixture
def cluster() -> Iterator[Any]:
    ray: Any = pytest.importorskip("ray", reason="the extra ray is not installed")
    from ray import cluster_utils

    small: dict[str, Any] = {"object_store_memory": 80 << 20, "include_dashboard": False}
    made: Any = cluster_utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1, **small})
    made.workers = [made.add_node(num_cpus=1, **small) for _ in range(2)]
    try:
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
