"""The network: what it reads of an observation, and its forward pass in PyTorch.

The board is a picture of 16 x 16 cells, so a few convolutions look at it. Everything else is a row
of numbers, which is added to each cell. From the cells come a score for crossing each of them, and,
from their mean, scores for all other actions and the result to be expected.
"""

from dataclasses import dataclass
from typing import Any

import torch
from torch import nn
from torch.nn import functional

from examples.learner.shape import SIDE, Shape


@dataclass
class Judged:
    """By position: scores of all actions, and the logit of the result."""

    scores: Any
    result: Any


class Network(nn.Module):  # type: ignore[misc]
    """Names of layers are those of the weights that are exported."""

    def __init__(self, shape: Shape, width: int = 32) -> None:
        super().__init__()
        self.shape = shape
        self.numbers = nn.Linear(shape.numbers, width)
        self.look = nn.Conv2d(shape.planes, width, 3, padding=1)
        self.look_again = nn.Conv2d(width, width, 3, padding=1)
        self.look_further = nn.Conv2d(width, width, 3, padding=1)
        self.cells = nn.Conv2d(width, 1, 1)
        self.summary = nn.Linear(2 * width, 2 * width)
        self.others = nn.Linear(2 * width, shape.actions - SIDE * SIDE)
        self.result = nn.Linear(2 * width, 1)

    def forward(self, observations: Any) -> Judged:
        planes, numbers = self.parts(observations)
        known = functional.relu(self.numbers(numbers))
        seen = functional.relu(self.look(planes) + known[:, :, None, None])
        seen = functional.relu(self.look_again(seen) + seen)
        seen = functional.relu(self.look_further(seen) + seen)
        summary = torch.cat([seen.mean(dim=(2, 3)), known], dim=1)
        summary = functional.relu(self.summary(summary))
        others = self.others(summary)
        first = self.shape.first_cell
        cells = self.cells(seen).flatten(1)
        scores = torch.cat([others[:, :first], cells, others[:, first:]], dim=1)
        return Judged(scores, self.result(summary)[:, 0])

    def parts(self, observations: Any) -> tuple[Any, Any]:
        """Planes of the board, and all other numbers."""
        shape = self.shape
        crosses = observations[:, shape.crosses : shape.food].reshape(-1, shape.seats, SIDE, SIDE)
        land = observations[:, shape.land :].reshape(-1, SIDE * SIDE, shape.kinds)
        land = land.transpose(1, 2).reshape(-1, shape.kinds, SIDE, SIDE)
        numbers = [observations[:, : shape.crosses], observations[:, shape.food : shape.land]]
        return torch.cat([crosses, land], dim=1), torch.cat(numbers, dim=1)
