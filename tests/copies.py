"""Whether copies of a position stay as they are while the original is played on."""

from incognita.core import OVER, Game, Json, Rng, State

# Earlier copies are looked at again so often.
ROUND = 10


def check_copies(game: Game, seed: int, *, steps: int = 1000, **options: object) -> None:
    """So much of a random game, of which a copy is kept before every step."""
    state, rng = game.start(**options), Rng(seed)
    kept: list[tuple[State, Json]] = []
    for _ in range(steps):
        if state.actor() == OVER:
            break
        kept.append((state.copy(), state.dump()))
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))] if legal else state.sample(rng))
        if len(kept) == ROUND:
            check(kept)
            kept = []
    check(kept)


def check(kept: list[tuple[State, Json]]) -> None:
    for twin, before in kept:
        assert twin.dump() == before
