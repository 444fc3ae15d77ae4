"""The network as an ONNX file, from its weights alone: playing needs no PyTorch."""

from pathlib import Path
from typing import Any

import numpy as np

from examples.learner.data import Array
from examples.learner.shape import SIDE, Shape
from incognita.research.extras import missing

try:
    import onnx
    from onnx import TensorProto, helper, numpy_helper
except ImportError as error:
    raise missing(error, "train") from error

OPSET = 17
IR_VERSION = 9


class Graph:
    """Nodes and constants, in the order in which they are added; each returns its name."""

    def __init__(self, weights: dict[str, Array]) -> None:
        self.nodes: list[Any] = []
        self.constants = [numpy_helper.from_array(array, name) for name, array in weights.items()]

    def add(self, kind: str, *inputs: str, out: str = "", **settings: Any) -> str:
        name = out or f"{kind}_{len(self.nodes)}"
        self.nodes.append(helper.make_node(kind, list(inputs), [name], **settings))
        return name

    def integers(self, *values: int) -> str:
        name = f"integers_{len(self.constants)}"
        self.constants.append(numpy_helper.from_array(np.array(values, np.int64), name))
        return name

    def columns(self, rows: str, first: int, end: int) -> str:
        bounds = (self.integers(first), self.integers(end), self.integers(1))
        return self.add("Slice", rows, *bounds)

    def linear(self, rows: str, layer: str, out: str = "") -> str:
        return self.add("Gemm", rows, f"{layer}.weight", f"{layer}.bias", transB=1, out=out)

    def convolution(self, planes: str, layer: str, padding: int) -> str:
        return self.add("Conv", planes, f"{layer}.weight", f"{layer}.bias", pads=[padding] * 4)


def model(weights: dict[str, Array], shape: Shape) -> Any:
    """What Network.forward() does, node by node."""
    graph = Graph(weights)
    planes, numbers = parts(graph, shape)
    known = graph.add("Relu", graph.linear(numbers, "numbers"))
    everywhere = graph.add("Unsqueeze", known, graph.integers(2, 3))
    seen = graph.add("Relu", graph.add("Add", graph.convolution(planes, "look", 1), everywhere))
    for layer in ("look_again", "look_further"):
        seen = graph.add("Relu", graph.add("Add", graph.convolution(seen, layer, 1), seen))
    mean = graph.add("ReduceMean", seen, axes=[2, 3], keepdims=0)
    summary = graph.add("Relu", graph.linear(graph.add("Concat", mean, known, axis=1), "summary"))
    others = graph.linear(summary, "others")
    cells = graph.add("Flatten", graph.convolution(seen, "cells", 0))
    first = shape.first_cell
    before = graph.columns(others, 0, first)
    after = graph.columns(others, first, shape.actions)
    graph.add("Concat", before, cells, after, axis=1, out="scores")
    graph.add("Sigmoid", graph.linear(summary, "result"), out="value")
    return finished(graph, shape)


def parts(graph: Graph, shape: Shape) -> tuple[str, str]:
    """Planes of the board, and all other numbers."""
    rows = "observation"
    crosses = graph.add(
        "Reshape",
        graph.columns(rows, shape.crosses, shape.food),
        graph.integers(-1, shape.seats, SIDE, SIDE),
    )
    by_cell = graph.add(
        "Reshape",
        graph.columns(rows, shape.land, shape.size),
        graph.integers(-1, SIDE * SIDE, shape.kinds),
    )
    land = graph.add(
        "Reshape",
        graph.add("Transpose", by_cell, perm=[0, 2, 1]),
        graph.integers(-1, shape.kinds, SIDE, SIDE),
    )
    before = graph.columns(rows, 0, shape.crosses)
    after = graph.columns(rows, shape.food, shape.land)
    return graph.add("Concat", crosses, land, axis=1), graph.add("Concat", before, after, axis=1)


def finished(graph: Graph, shape: Shape) -> Any:
    floats = TensorProto.FLOAT
    made = helper.make_graph(
        graph.nodes,
        "learner",
        [helper.make_tensor_value_info("observation", floats, ["games", shape.size])],
        [
            helper.make_tensor_value_info("scores", floats, ["games", shape.actions]),
            helper.make_tensor_value_info("value", floats, ["games", 1]),
        ],
        graph.constants,
    )
    complete = helper.make_model(
        made, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=IR_VERSION
    )
    onnx.checker.check_model(complete)
    return complete


def write(path: Path, weights: dict[str, Array], shape: Shape) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    onnx.save(model(weights, shape), str(path))
