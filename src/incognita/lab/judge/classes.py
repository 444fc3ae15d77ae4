"""What a loss is called: the one place of all thresholds, in expected result."""

from typing import Final

BEST: Final = "best"
GOOD: Final = "good"
INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
CLASSES: Final = [BEST, GOOD, INACCURACY, MISTAKE, BLUNDER]
ERRORS: Final = [INACCURACY, MISTAKE, BLUNDER]
# A decision is an error only if its loss is so many standard errors.
SURE: Final = 2.0
# Losses from which on a decision has the name. 0.01 is one point of a hundred.
FROM: Final = {GOOD: 0.003, INACCURACY: 0.02, MISTAKE: 0.05, BLUNDER: 0.10}
# How well a seat played, by its mean loss a decision, up to so much.
WORDS: Final = [
    ("excellent", 0.003),
    ("strong", 0.006),
    ("sound", 0.012),
    ("uneven", 0.025),
    ("weak", float("inf")),
]


def class_of(loss: float, error: float) -> str:
    """What a decision with this loss, known to this standard error, is called."""
    if loss < FROM[GOOD] or (loss <= SURE * error and loss < FROM[INACCURACY]):
        return BEST
    if loss <= SURE * error:
        return GOOD
    return next((name for name in reversed(CLASSES[1:]) if loss >= FROM[name]), GOOD)


def word_of(mean_loss: float) -> str:
    return next(word for word, most in WORDS if mean_loss < most)
