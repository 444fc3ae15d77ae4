"""The learned player in the arena: --bots py:examples.learner.play:bot:learner.onnx."""

from pathlib import Path

import numpy as np

from incognita.bots import Bot
from incognita.core import Game, State
from incognita.research.encode import Encoder
from incognita.research.extras import missing

try:
    import onnxruntime
except ImportError as error:
    raise missing(error, "train") from error


class Learner(Bot):
    """Takes the legal action that the network likes best, without looking ahead."""

    def __init__(self, game: Game, model: Path) -> None:
        if not model.is_file():
            raise ValueError(f"there is no model {model}; examples/learner/train.py writes one")
        settings = onnxruntime.SessionOptions()
        settings.intra_op_num_threads = 1
        self.session = onnxruntime.InferenceSession(str(model), settings)
        self.encoding = Encoder(game, {"players": 2})
        entries: int = self.session.get_inputs()[0].shape[1]
        if entries != self.encoding.size:
            raise ValueError(
                f"{model} reads {entries} entries; {game.id} for two has {self.encoding.size}"
            )

    def decide(self, state: State, seat: int, seconds: float) -> int:
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        if state.players() != self.encoding.players:
            raise ValueError("the network has learned games of two players only")
        row = self.encoding.observation(state, seat)
        (scores,) = self.session.run(["scores"], {"observation": row[np.newaxis]})
        return legal[int(scores[0, legal].argmax())]


def bot(game: Game, seed: int, model: str) -> Learner:
    """As the arena asks for it; nothing is drawn by lot."""
    return Learner(game, Path(model))
