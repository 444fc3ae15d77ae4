"""The diagrams of a game as the page draws them: positions with what is lit in them."""

from functools import cache

from msgspec import Struct

from incognita.core import Game, State
from incognita.table.diagram_data import Diagram, diagrams_of
from incognita.table.game_list import find_game
from incognita.table.messages import LegalList, PlanList, Scene, View, raw_json
from incognita.table.viewer_state import EMPTY, legal_list


class DiagramView(Struct, frozen=True):
    """A position drawn for some rules; `scene` is the number of its scene in the book.

    `key` is its message. `shows` is an action that is lit as if it had been begun, -1 without one;
    `keys` are pressed at the table first. `places` have rings, `frame` are those to be seen.
    """

    id: str
    key: str
    rules: list[str]
    scene: int
    seat: int
    view: View
    legal: LegalList
    plans: PlanList
    shows: int
    keys: list[str]
    places: list[int]
    frame: list[int]
    parts: list[str]


class DiagramBook(Struct, frozen=True):
    """All diagrams of a game; those with the same map share a scene."""

    scenes: list[Scene]
    diagrams: list[DiagramView]


@cache
def diagram_book(id: str) -> DiagramBook:
    """Raises RefusedError for a game that is not offered."""
    game = find_game(id)
    scenes: list[Scene] = []
    views: list[DiagramView] = []
    for diagram in diagrams_of(game).values():
        state = diagram.position(game)
        scene = raw_json(game.scene(state))
        if scene not in scenes:
            scenes.append(scene)
        views.append(diagram_view(game, diagram, state, scenes.index(scene)))
    return DiagramBook(scenes, views)


def diagram_view(game: Game, diagram: Diagram, state: State, scene: int) -> DiagramView:
    seat = diagram.viewer(state)
    acts = seat in state.actors()
    own = state.as_actor(seat) if acts else state
    return DiagramView(
        id=diagram.name,
        key=diagram.key,
        rules=diagram.rules,
        scene=scene,
        seat=seat,
        view=raw_json(game.view(state, seat)),
        legal=legal_list(game, own, own.legal(seat)) if acts else EMPTY,
        plans=raw_json(game.plans(own)) if acts else EMPTY,
        shows=game.parse(own, diagram.shows) if diagram.shows else -1,
        keys=diagram.keys,
        places=diagram.places,
        frame=diagram.frame,
        parts=diagram.parts,
    )
