"""What a position promises, what a decision cost, and what luck did: docs/study.md."""

from incognita.lab.judge.calibration import Calibration, calibration_of
from incognita.lab.judge.chances import Chances, Judge
from incognita.lab.judge.classes import CLASSES, class_of, word_of
from incognita.lab.judge.decisions import Decision, judged_decisions
from incognita.lab.judge.segments import Segment, StudyError, segments_of
from incognita.lab.judge.study import DEFAULT_SIMULATIONS, Study, judged_segment, study

__all__ = [
    "CLASSES",
    "DEFAULT_SIMULATIONS",
    "Calibration",
    "Chances",
    "Decision",
    "Judge",
    "Segment",
    "Study",
    "StudyError",
    "calibration_of",
    "class_of",
    "judged_decisions",
    "judged_segment",
    "segments_of",
    "study",
    "word_of",
]
