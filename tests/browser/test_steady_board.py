"""The board never changes its size or place: a good part of each game, played by script."""

from collections.abc import Callable
from typing import Any

import pytest

import incognita
from tests.browser.eldorado.expansion_player import ExpansionPlayer
from tests.browser.eldorado.hands import Finger as EldoradoFinger
from tests.browser.eldorado.hands import Mouse as EldoradoMouse
from tests.browser.eldorado.table import Table as EldoradoTable
from tests.browser.explorers.hands import Finger as ExplorersFinger
from tests.browser.explorers.hands import Mouse as ExplorersMouse
from tests.browser.explorers.player import Player as ExplorersPlayer
from tests.browser.explorers.table import Table as ExplorersTable
from tests.browser.player import PagePlayer
from tests.browser.server import Server
from tests.browser.steady import BoardWatch
from tests.browser.survive.hands import Finger as SurviveFinger
from tests.browser.survive.hands import Mouse as SurviveMouse
from tests.browser.survive.player import Player as SurvivePlayer
from tests.browser.survive.table import Table as SurviveTable
from tests.browser.tables import Made, Tables
from tests.browser.visits import Visit, Visits
from tests.browser.voyage.games import ENTDECKER, NEUE_ENTDECKER, Voyage
from tests.browser.voyage.hands import Finger as VoyageFinger
from tests.browser.voyage.hands import Mouse as VoyageMouse
from tests.browser.voyage.table import VoyageTable

DECISIONS = 16
# Each way to lay out a table: wide, map and column, a phone upright and on its side.
SIZES = [(1440, 900), (1024, 768), (390, 844), (844, 390)]
PHONE = 900


def eldorado(visit: Visit, finger: bool) -> PagePlayer[Any]:
    table = EldoradoTable(visit)
    return ExpansionPlayer(table, (EldoradoFinger if finger else EldoradoMouse)(table))


def survive(visit: Visit, finger: bool) -> PagePlayer[Any]:
    table = SurviveTable(visit)
    return SurvivePlayer(table, (SurviveFinger if finger else SurviveMouse)(table))


def explorers(visit: Visit, finger: bool) -> PagePlayer[Any]:
    table = ExplorersTable(visit)
    return ExplorersPlayer(table, (ExplorersFinger if finger else ExplorersMouse)(table))


def voyage(game: Voyage) -> Callable[[Visit, bool], PagePlayer[Any]]:
    def player(visit: Visit, finger: bool) -> PagePlayer[Any]:
        table = VoyageTable(visit)
        return game.player(table, (VoyageFinger if finger else VoyageMouse)(table))

    return player


PLAYERS: dict[str, tuple[Callable[[Visit, bool], PagePlayer[Any]], dict[str, Any]]] = {
    "eldorado": (eldorado, {"caves": True, "heroes": True}),
    "survive": (survive, {}),
    "explorers": (explorers, {"start_tie": "random"}),
    "entdecker": (voyage(ENTDECKER), ENTDECKER.options),
    "neue-entdecker": (voyage(NEUE_ENTDECKER), NEUE_ENTDECKER.options),
}


def new_table(server: Server, game: str, options: dict[str, Any]) -> Made:
    return Tables(server, incognita.game(game)).new("me Ann", "bot greedy", **options)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
@pytest.mark.parametrize("game", PLAYERS)
def test_the_board_stays_where_it_is(
    visits: Visits, server: Server, game: str, size: tuple[int, int]
) -> None:
    make, options = PLAYERS[game]
    phone = size[0] < PHONE
    visit = visits.open(new_table(server, game, options).address(), phone=phone, size=size)
    player = make(visit, phone)
    moment = player.table.settle()
    watch = BoardWatch(visit.page)
    for _ in range(DECISIONS):
        if moment.over:
            break
        moment = player.decide(moment)
    watch.check()
