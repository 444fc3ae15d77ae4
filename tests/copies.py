"""Whether a position stays as it is while a copy of it is played on."""

from incognita.core import OVER, Game, Json, Rng, State

# Earlier positions are looked at again so often.
ROUND = 10

Kept = tuple[State, Json, list[int]]


def check_copies(game: Game, seed: int, *, steps: int = 1000, **options: object) -> None:
    """So much of a random game, of which every step is made on a copy."""
    state, rng = game.start(**options), Rng(seed)
    kept: list[Kept] = []
    for _ in range(steps):
        if state.actor() == OVER:
            break
        legal = state.legal()
        kept.append((state, state.dump(), legal[:]))
        state = state.copy()
        state.apply(legal[rng.below(len(legal))] if legal else state.sample(rng))
        if len(kept) == ROUND:
            check(kept)
            kept = []
    check(kept)


def check(kept: list[Kept]) -> None:
    for state, before, legal in kept:
        assert (state.dump(), state.legal()) == (before, legal)
