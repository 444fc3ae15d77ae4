"""Set-ups, routes and cards: what is the same wherever it is asked for."""

from itertools import product
from typing import Any

import pytest

from incognita.games.eldorado.rules import actions as act
from incognita.games.eldorado.rules import routes
from incognita.games.eldorado.rules.cards import KINDS
from incognita.games.eldorado.rules.options import HERO_READINGS, OPTIONS, Setup
from incognita.games.eldorado.rules.route_check import check
from incognita.games.eldorado.rules.route_laying import TAMED, laid
from incognita.games.eldorado.rules.tables import ROUTE_DATA, SIDES
from tests.eldorado.hexes import HEXES, ROUTE
from tests.eldorado.positions import GAME, cards

BASE: dict[str, list[Any]] = {
    "purchase": ["after-moves", "any-order"],
    "native_at_blockade": ["either", "both", "never"],
    "strip_blockades": ["both", "first"],
    "round_limit": [1, 100, 101, 1000],
}
MODULES: list[dict[str, Any]] = [
    {}, {"caves": True}, {"promos": True}, {"caves": True, "promos": True},
]  # fmt: skip


def test_every_way_to_set_up_has_a_number_of_its_own() -> None:
    numbers = []
    for values in product(*BASE.values()):
        agreed = dict(zip(BASE, values, strict=True))
        numbers += [number_of({**agreed, **modules}) for modules in MODULES]
        numbers.append(number_of({**agreed, "route": "swamp"}))
    for readings in hero_readings():
        numbers += [number_of({**HEXES, **readings, "promos": promos}) for promos in (False, True)]
    assert len(set(numbers)) == len(numbers)


def number_of(options: dict[str, Any]) -> int:
    return Setup({**OPTIONS.default(), **options}).number


def hero_readings() -> list[dict[str, Any]]:
    choices = [OPTIONS.find(name).choices for name in HERO_READINGS]
    return [dict(zip(HERO_READINGS, values, strict=True)) for values in product(*choices)]


@pytest.mark.rule("eldorado.caves.optional", "eldorado.demon.tunnel")
def test_without_the_expansion_demons_tunnels_and_the_tavern_are_closed_land() -> None:
    tame, wild = routes.route_of(ROUTE), routes.route_of(ROUTE, True)
    assert (tame.tavern_cells, len(wild.tavern_cells)) == ([], 3)
    assert {"demon", "tunnel"} <= set(wild.terrain_of)
    assert not {"demon", "tunnel"} & set(tame.terrain_of)
    places = dict(zip(wild.places, wild.terrain_of, strict=True))
    for place, terrain in zip(tame.places, tame.terrain_of, strict=True):
        hexed = places[place] in ("demon", "tunnel")
        assert terrain == ("mountain" if hexed else places[place])
    for letter, side in SIDES.items():
        twin = TAMED[letter]
        assert (twin.kind, twin.reverse, twin.box, twin.facts) == (
            side.kind,
            side.reverse,
            side.box,
            side.facts,
        )


def test_a_route_is_laid_once_and_only_so_many_are_remembered() -> None:
    kept = routes._laid
    before = dict(kept)
    kept.clear()
    first = routes.route_of(ROUTE, True)
    assert routes.route_of(ROUTE, True) is first
    assert routes.route_of(ROUTE) is not first
    kept.clear()
    kept.update({str(number): first for number in range(routes.KEPT)})
    again = routes.route_of(ROUTE)
    assert (len(kept), "0" in kept, "1" in kept) == (routes.KEPT, False, True)
    assert routes.route_of(ROUTE) is again
    kept.clear()
    kept.update(before)


@pytest.mark.rule("eldorado.demon.pile", "eldorado.promo.piles", "eldorado.hex.market")
def test_cards_of_a_module_lie_there_only_with_it() -> None:
    demon, giant, shaman = cards("demon")[0], cards("giant")[0], cards("shaman")[0]
    promos, hexes = GAME.start(promos=True), GAME.start(**HEXES)
    assert [promos.stock[card] for card in (demon, giant, shaman)] == [0, 3, 0]
    assert [hexes.stock[card] for card in (demon, giant, shaman)] == [18, 0, 3]


def test_the_atlas_begins_with_the_official_routes() -> None:
    charts = routes.atlas()
    assert list(charts)[:7] == list(ROUTE_DATA)
    assert {charts[id]["kind"] for id in ROUTE_DATA} == {"official"}
    assert len(charts) > 70
    assert charts["first"]["boards"] == ROUTE_DATA["first"]["boards"]
    assert charts["first"]["measured"]
    assert routes.atlas() is charts


@pytest.mark.rule("eldorado.setup.own-route")
def test_a_route_has_the_name_that_it_was_given() -> None:
    finding = check("incognita route 1\nboard A\nboard C n+\nfinish water at 8 -11")
    names = []
    for english, french in (("", ""), ("Way", ""), ("Way", "Voie"), ("", "Voie")):
        finding.layout.name, finding.layout.french = english, french
        data = routes.named(finding, "x")
        names.append((data["en"], data["fr"]))
    own = ("A route of your own", "Un parcours de votre invention")
    assert names == [own, ("Way", "Way"), ("Way", "Voie"), (own[0], "Voie")]


@pytest.mark.rule("eldorado.blockade.deal")
@pytest.mark.parametrize("id", ["first", "swamp"])
def test_a_seam_lies_ahead_of_one_board_and_behind_the_next(id: str) -> None:
    laid = routes.route_of(id)
    for cell in range(laid.cells):
        behind, ahead = laid.seams[2 * cell : 2 * cell + 2]
        board = laid.board_of[cell]
        others = {laid.board_of[other] for other in laid.around(cell)}
        last = len(laid.boards) - 1
        assert ahead == (board if board + 1 in others and board < last else -1)
        assert behind == (board - 1 if board - 1 in others and board <= last else -1)


@pytest.mark.rule("eldorado.hero.tavern")
def test_a_tavern_that_touches_another_board_has_no_seam_there_either() -> None:
    lines = ["board A", "board S n+", "board C n+", "finish water at 12 -18"]
    text = "\n".join(["incognita route 1", *lines, "tavern village turn 3 at -4 4"])
    laid_out = laid(check(text).layout.data("x", "easy"))
    assert len(laid_out.tavern_cells) == 3
    for cell in laid_out.tavern_cells:
        assert {laid_out.board_of[other] for other in laid_out.around(cell)} <= {0, 1}
        assert laid_out.joint_of[6 * cell : 6 * cell + 6] == [-1] * 6
        assert laid_out.seams[2 * cell : 2 * cell + 2] == [-1, -1]


def test_numbers_that_name_nothing_say_so() -> None:
    assert act.named(act.PAY, KINDS) == act.pay(KINDS)
    assert act.named(act.PAY, KINDS - 1) == act.pay(KINDS - 1)
    assert (act.card_of(act.END), act.card_of(act.MORE_STEP)) == (-1, -1)
    assert (act.draws_of(act.END), act.draws_of(act.play(KINDS, 0))) == (0, 0)
