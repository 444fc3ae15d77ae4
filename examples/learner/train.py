"""Learn from self-play games and write the network as ONNX: python -m examples.learner.train."""

import argparse
import sys
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import numpy as np

from examples.learner.data import Array, Decisions, read
from examples.learner.export import write
from examples.learner.shape import GAME, shape_of
from incognita.research.encode import encoder
from incognita.research.extras import missing

try:
    import torch
    from torch.nn import functional

    from examples.learner.network import Network
except ImportError as error:
    raise missing(error, "train") from error

BATCH = 128
RATE = 4e-3


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m examples.learner.train")
    parser.add_argument("games", type=Path, help="what incognita selfplay wrote")
    parser.add_argument("--out", type=Path, default=Path("learner.onnx"))
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--width", type=int, default=32)
    options = parser.parse_args()
    shape = shape_of(encoder(GAME, players=2))
    torch.manual_seed(1)
    network = Network(shape, options.width)
    learned, held_back = read(options.games, shape.actions)
    print(f"{len(learned)} decisions to learn from, {len(held_back)} held back")
    train(network, learned, held_back, options.epochs)
    write(options.out, weights_of(network), shape)
    print(f"{options.out} is written after {process_time() / 60:.1f} core minutes")
    return 0


def train(network: Network, learned: Decisions, held_back: Decisions, epochs: int) -> list[float]:
    """The loss of each step; after each epoch a line about what was held back."""
    rng = np.random.default_rng(1)
    steps = epochs * max(1, len(learned) // BATCH)
    optimizer = torch.optim.AdamW(network.parameters(), RATE)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=steps)
    losses: list[float] = []
    for epoch in range(epochs):
        began = perf_counter()
        for rows in np.array_split(rng.permutation(len(learned)), max(1, len(learned) // BATCH)):
            loss = sum(losses_of(network, learned.rows(rows)))
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            losses.append(float(loss.detach()))
        print(f"epoch {epoch + 1}: {tested(network, held_back)}, {perf_counter() - began:.0f} s")
    return losses


def losses_of(network: Network, decisions: Decisions) -> tuple[Any, Any]:
    """How surprising the actions were, and the results."""
    judged = network(torch.from_numpy(decisions.observations).float())
    scores = judged.scores.masked_fill(~torch.from_numpy(decisions.legal), -1e9)
    policy = functional.cross_entropy(scores, torch.from_numpy(decisions.actions))
    results = torch.from_numpy(decisions.results)
    return policy, functional.binary_cross_entropy_with_logits(judged.result, results)


def tested(network: Network, decisions: Decisions) -> str:
    """On games that it has not learned from."""
    if not len(decisions):
        return "nothing held back"
    right, policy, value, count = 0, 0.0, 0.0, 0
    with torch.no_grad():
        for first in range(0, len(decisions), 4 * BATCH):
            part = decisions.rows(np.arange(first, min(first + 4 * BATCH, len(decisions))))
            one, other = losses_of(network, part)
            policy += float(one) * len(part)
            value += float(other) * len(part)
            scores = network(torch.from_numpy(part.observations).float()).scores.numpy()
            right += int((best(scores, part.legal) == part.actions).sum())
            count += len(part)
    same = f"the same action {right / count:.0%}"
    return f"policy {policy / count:.3f}, result {value / count:.3f}, {same}"


def best(scores: Array, legal: Array) -> Array:
    chosen: Array = np.where(legal, scores, -np.inf).argmax(axis=1)
    return chosen


def weights_of(network: Network) -> dict[str, Array]:
    return {name: value.detach().numpy() for name, value in network.state_dict().items()}


if __name__ == "__main__":
    sys.exit(main())
