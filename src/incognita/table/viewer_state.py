"""What one viewer may see of a position, encoded and ready to be sent.

Everything that leaves the server about a position goes through here and through the log lines.
"""

from itertools import compress
from operator import is_not
from typing import Final

from msgspec import Raw, Struct

from incognita.core import Game, Json, Reason, Rng, State
from incognita.table import messages
from incognita.table.errors import RefusedError
from incognita.table.guide import Guide
from incognita.table.history import History
from incognita.table.log_lines import with_text
from incognita.table.lru import LruCache
from incognita.table.messages import encoded, raw_json
from incognita.table.store import StoredTable

EMPTY: Final = Raw(b"[]")
# Up to so many parts of their own, views are put together from what was encoded once.
FEW: Final = 3
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


def encoded_views(history: History, viewers: list[int]) -> list[Raw]:
    """What each of them sees; what they have in common is made once."""
    views = history.game.views(history.state, viewers)
    own = own_parts(views) if len(views) > 1 else []
    if not 0 < len(own) <= FEW:
        return [raw_json(view) for view in views]
    common = {name: part for name, part in views[0].items() if name not in own}
    start = encoded(common)[:-1]
    rests = [encoded({name: view[name] for name in own})[1:] for view in views]
    return [Raw(b"%b,%b" % (start, rest)) for rest in rests]


def own_parts(views: list[Json]) -> list[str]:
    """The names of the parts that are not the same object in all views, if all have the same."""
    first, *others = views
    names = list(first)
    own: set[str] = set()
    for other in others:
        if list(other) != names:
            return []
        own.update(compress(names, map(is_not, first.values(), other.values())))
    return [name for name in names if name in own]


def watching_state(view: Raw) -> ViewerState:
    """For whoever decides nothing now."""
    return ViewerState(view, EMPTY, EMPTY, undo=False)


def deciding_state(history: History, viewer: int, view: Raw, guide: Guide | None) -> ViewerState:
    """For a seat that decides; a tutorial offers the actions and plans that it asks for."""
    own = history.state.as_actor(viewer)
    actions, plans = own.legal(viewer), history.game.plans(own)
    if guide:
        actions, plans = guide.answers(viewer), guide.asked_plans(viewer, plans)
    legal = legal_list(history.game, own, actions)
    return ViewerState(view, legal, raw_json(plans), history.undo_depth(viewer) > 0)


def legal_list(game: Game, state: State, actions: list[int]) -> Raw:
    return raw_json(
        [
            {"action": action, **line}
            for action, line in zip(actions, lines_of(game, state, actions), strict=True)
        ]
    )


def lines_of(game: Game, state: State, actions: list[int]) -> list[Json]:
    """What describes each action, with its notation where the page does not know the game."""
    lines = [game.describe(state, action) for action in actions]
    if game.types() is not None:
        return lines
    return [
        with_text(game, state, action, line) for action, line in zip(actions, lines, strict=True)
    ]


def why_not(game: Game, state: State, seat: int, question: Json) -> Reason | None:
    """Answered from a guess, so that no answer can tell what the seat does not know."""
    guess = state.determinise(seat, Rng(0)).as_actor(seat)
    try:
        return game.why(guess, seat, question)
    except (ValueError, TypeError, LookupError, OverflowError) as error:
        raise RefusedError("bad-question") from error


def reason_message(reason: Reason | None) -> messages.Reason | None:
    return None if reason is None else messages.Reason(reason.code, reason.rule, reason.facts)
