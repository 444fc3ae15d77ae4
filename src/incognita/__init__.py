"""Incognita: exact, fast rules and bots for exploration board games.

A game is found by its id and started with its options; the result is a position::

    >>> import incognita
    >>> game = incognita.game("survive")
    >>> state = game.start(players=3)
    >>> state
    <SurviveState: 3 players, round 0, to act: chance, scores [0, 0, 0]>

Chance is an actor like the seats. At CHANCE an outcome is sampled with a generator that is never
part of the position; a seat chooses one of its legal actions; at OVER there are returns::

    >>> rng = incognita.Rng(seed=7)
    >>> while state.actor() != incognita.OVER:
    ...     if state.actor() == incognita.CHANCE:
    ...         state.apply(state.sample(rng))
    ...     else:
    ...         legal = state.legal()
    ...         state.apply(legal[rng.below(len(legal))])
    >>> sum(state.returns())
    1.5

`state.play(action)` checks what `state.apply(action)` trusts: it raises RuleError with the rule.
`state.view(seat)` is all that a seat may know, `state.determinise(seat, rng)` a full position that
it cannot tell from the true one. Bots decide by nothing else::

    >>> state = game.start(players=2)
    >>> while state.actor() == incognita.CHANCE:
    ...     state.apply(state.sample(rng))
    >>> bot = incognita.make_bot("surveyor", game, seed=1)
    >>> bot.decide(state, state.actor(), seconds=1.0) in state.legal()
    True

The names below are the public interface; `docs/api.md` describes them all, and says how names are
retired.
"""

from incognita.bots import Bot, make_bot
from incognita.core import (
    ACTOR,
    CHANCE,
    COMPILED,
    OVER,
    SPECTATOR,
    Evaluator,
    Game,
    GameState,
    OptionError,
    OptionSet,
    Reason,
    Record,
    RecordError,
    Rng,
    RuleError,
    State,
    read_record,
)
from incognita.games import game, games

__version__ = "0.2.0"

__all__ = [
    "ACTOR",
    "CHANCE",
    "COMPILED",
    "OVER",
    "SPECTATOR",
    "Bot",
    "Evaluator",
    "Game",
    "GameState",
    "OptionError",
    "OptionSet",
    "Reason",
    "Record",
    "RecordError",
    "Rng",
    "RuleError",
    "State",
    "__version__",
    "game",
    "games",
    "make_bot",
    "read_record",
]
