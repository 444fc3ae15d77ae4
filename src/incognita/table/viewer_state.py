"""What one viewer may see of a position, encoded and ready to be sent.

Everything that leaves the server about a position goes through here and through the log lines.
"""

from typing import Final

from msgspec import Raw, Struct

from incognita.core import Game, Json, Reason, Rng, State
from incognita.table import messages
from incognita.table.errors import RefusedError
from incognita.table.history import History
from incognita.table.log_lines import with_text
from incognita.table.lru import LruCache
from incognita.table.messages import encoded, raw_json
from incognita.table.store import StoredTable

EMPTY: Final = Raw(b"[]")
# Tables with the same options have the same scene, which never changes.
_scenes: Final[LruCache[bytes, Raw]] = LruCache(64)


class ViewerState(Struct, frozen=True):
    """A position as one seat or a spectator sees it."""

    view: Raw
    legal: Raw
    plans: Raw
    undo: bool


def encoded_scene(table: StoredTable, history: History) -> Raw:
    """What lies on the table; made once for all tables with the same options."""
    if table.origin is not None:
        return raw_json(history.game.scene(history.state))
    key = encoded([table.game, table.options])
    scene = _scenes.get(key)
    if scene is None:
        scene = raw_json(history.game.scene(history.state))
        _scenes.put(key, scene)
    return scene


def viewer_state(history: History, viewer: int, *, playing: bool) -> ViewerState:
    """Legal actions and plans are only for a seat that decides, at a table that is played at."""
    state = history.state
    view = raw_json(state.view(viewer))
    if not playing or viewer not in state.actors():
        return ViewerState(view, EMPTY, EMPTY, undo=False)
    own = state.as_actor(viewer)
    legal = legal_list(history.game, own, viewer)
    plans = raw_json(history.game.plans(own))
    return ViewerState(view, legal, plans, history.undo_depth(viewer) > 0)


def legal_list(game: Game, state: State, seat: int) -> Raw:
    return raw_json(
        [
            {"action": action, **with_text(game, state, action, game.describe(state, action))}
            for action in state.legal(seat)
        ]
    )


def why_not(game: Game, state: State, seat: int, question: Json) -> Reason | None:
    """Answered from a guess, so that no answer can tell what the seat does not know."""
    guess = state.determinise(seat, Rng(0)).as_actor(seat)
    try:
        return game.why(guess, seat, question)
    except (ValueError, TypeError, LookupError, OverflowError) as error:
        raise RefusedError("bad-question") from error


def reason_message(reason: Reason | None) -> messages.Reason | None:
    return None if reason is None else messages.Reason(reason.code, reason.rule, reason.facts)
