"""Diagrams are positions of their games, and say what they show in both languages."""

import re
from pathlib import Path
from typing import Any

import pytest

import incognita
from incognita.core import Game
from incognita.table.diagram_data import Diagram, diagrams_of
from incognita.table.diagrams import diagram_view
from incognita.table.words import LANGUAGES, game_sentence, sentence
from tests.table.server import Server

LEAST = 6
GAMES = [pytest.param(game, id=game.id) for game in incognita.games()]
each_game = pytest.mark.parametrize("game", GAMES)
DIAGRAMS = [
    pytest.param(game, diagram, id=f"{game.id}-{diagram.name}")
    for game in incognita.games()
    for diagram in diagrams_of(game).values()
]
each_diagram = pytest.mark.parametrize(("game", "diagram"), DIAGRAMS)
PLAIN: dict[str, Any] = {"name": "one", "rules": [], "options": {"players": 2}}


@each_game
def test_every_game_has_diagrams(game: Game) -> None:
    assert len(diagrams_of(game)) >= LEAST


@each_diagram
def test_the_position_is_one_of_the_game(game: Game, diagram: Diagram) -> None:
    """Game.load() refuses pieces, cards and tiles that do not fit together."""
    state = diagram.position(game)
    assert state.actor() >= 0
    assert game.load(state.dump()) == state
    view = diagram_view(game, diagram, state, 0)
    if diagram.shows:
        assert view.shows in state.as_actor(view.seat).legal(view.seat)
    if diagram.keys:
        assert view.seat in state.actors(), "keys light what somebody may do"


@each_diagram
def test_its_rules_exist(game: Game, diagram: Diagram) -> None:
    assert diagram.rules
    assert set(diagram.rules) <= set(game.catalogue().by_id)


@each_diagram
@pytest.mark.parametrize("language", LANGUAGES)
def test_its_caption_exists(game: Game, diagram: Diagram, language: str) -> None:
    words = sentence(language, diagram.key, {}) or game_sentence(language, diagram.key, {}, game)
    assert words, diagram.key


@each_game
def test_no_caption_is_left_over(game: Game) -> None:
    known = {diagram.key for diagram in diagrams_of(game).values()}
    folder = Path(incognita.__path__[0])
    for language in LANGUAGES:
        file = folder / "words" / language / f"diagrams_{game.id.replace('-', '_')}.ftl"
        text = file.read_text(encoding="utf-8")
        assert set(re.findall(r"^(diagram-[\w-]+) =", text, re.MULTILINE)) == known


def test_the_server_gives_views_and_each_scene_once(server: Server) -> None:
    book = server.get("/api/games/eldorado/diagrams")
    assert len(book["scenes"]) < len(book["diagrams"])
    first = book["diagrams"][0]
    assert first["view"]["game"] == "eldorado"
    assert first["key"] == f"diagram-eldorado-{first['id']}"
    assert first["legal"]
    assert "hands" not in str(first["view"].keys())
    assert server.get("/api/games/chess/diagrams", 404)["code"] == "no-game"


def test_fields_of_a_list_may_be_set_one_by_one() -> None:
    game = incognita.game("eldorado")
    whole = Diagram("eldorado", PLAIN).position(game).dump()
    set_ = {"places": {"1": 5}, "round": 3}
    changed = Diagram("eldorado", PLAIN | {"set": set_}).position(game).dump()
    assert changed["places"] == [whole["places"][0], 5, *whole["places"][2:]]
    assert (changed["round"], changed["hands"]) == (3, whole["hands"])


def test_what_cannot_be_is_refused() -> None:
    game = incognita.game("eldorado")
    with pytest.raises(ValueError, match="parts are"):
        Diagram("eldorado", PLAIN | {"parts": ["sky"]})
    with pytest.raises(ValueError, match="the pieces do not fit"):
        Diagram("eldorado", PLAIN | {"set": {"places": [0, 0, 0, 0]}}).position(game)
    with pytest.raises(ValueError, match="cannot be done here"):
        Diagram("eldorado", PLAIN | {"before": ["0 fly A1"]}).position(game)
