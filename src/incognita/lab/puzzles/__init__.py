"""Puzzles: positions in which one decision is clearly best by what its seat knows."""

from incognita.lab.puzzles.puzzle import Asked, Puzzle, puzzle_of, puzzles_of

__all__ = ["Asked", "Puzzle", "puzzle_of", "puzzles_of"]
