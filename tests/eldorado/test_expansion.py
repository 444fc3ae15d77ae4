"""With everything on: combinations, reasons, questions, positions that are not taken."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from incognita.core import ACTOR, CHANCE, OVER, Json, Rng
from incognita.games.eldorado.rules import actions as act
from incognita.games.eldorado.rules.cards import (
    ALL_KINDS,
    DEMON_CARD,
    HEROES,
    KINDS,
    THINGS,
    TILES,
    TRANSMITTER,
)
from incognita.games.eldorado.rules.phases import HOPPING, PHASE_NAMES
from incognita.games.eldorado.rules.state import EldoradoState
from incognita.games.eldorado.rules.tables import ALL_TARGETS, TARGETS
from incognita.table import words
from tests.eldorado.hexes import HEXES, ROUTE, door, hex_line, hex_position
from tests.eldorado.positions import GAME, action_of, extras_of, go, legal, line, why_not

EVERYTHING: dict[str, Any] = {**HEXES, "promos": True, "route": ROUTE}
COMBINATIONS = [
    {"caves": True},
    {"promos": True},
    {"caves": True, "promos": True},
    HEXES,
    {**HEXES, "promos": True},
    EVERYTHING,
]


def play(options: dict[str, Any], seed: int) -> Iterator[tuple[EldoradoState, int]]:
    """A game at random, fond of what is new, position by position with what is done next."""
    state = GAME.start(**options)
    state.piece_cells[0] = state.route.names.index(door())
    for deck in state.decks:
        deck.extend([TRANSMITTER, *range(KINDS, DEMON_CARD + 1)])
    rng = Rng(seed)
    while state.actor() != OVER:
        chance = state.actor() == CHANCE
        choices = [] if chance else state.legal()
        fresh = [action for action in choices if action >= act.BASE_COUNT]
        if fresh and rng.below(2):
            choices = fresh
        action = state.sample(rng) if chance else choices[rng.below(len(choices))]
        yield state, action
        state.apply(action)


@pytest.mark.rule("eldorado.caves.optional")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", COMBINATIONS, ids=str)
def test_every_combination_is_played_to_its_end(options: dict[str, Any], players: int) -> None:
    state = GAME.start(**options, players=players)
    assert state.pieces == (2 if players == 2 else 1)
    rng = Rng(players)
    while state.actor() != OVER:
        chance = state.actor() == CHANCE
        moves = [] if chance else state.legal()
        state.apply(state.sample(rng) if chance else moves[rng.below(len(moves))])
    assert min(state.returns()) >= 0


@pytest.mark.long_games
def test_every_kind_of_action_and_every_phase_occurs() -> None:
    kinds: set[str] = set()
    phases: set[str] = set()
    for seed in range(12):
        for state, action in play({**EVERYTHING, "players": 2 + seed % 3}, seed):
            phases.add(state.view(-1)["phase"])
            kinds.add(GAME.describe(state, action)["kind"])
    outcomes = {"deal", "draw", "adopt", "find", "curse", "reveal"}
    assert kinds == {*act.KIND_NAMES, *outcomes}
    assert phases == set(PHASE_NAMES) - {"", "over"}


@pytest.mark.long_games
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_whatever_is_refused_is_said(language: str) -> None:
    rng = Rng(9)
    codes: set[str] = set()
    for seed in range(3):
        for step, (state, _action) in enumerate(play({**EVERYTHING, "players": 2}, seed)):
            if state.actor() < 0 or step % 5:
                continue
            for _ in range(6):
                reason = state.refusal(state.actor(), rng.below(act.COUNT))
                if reason is not None and reason.code not in codes:
                    text = words.sentence(language, f"reason-{reason.code}", reason.facts)
                    assert text, reason.code
                    assert "{" not in text
                    codes.add(reason.code)
    assert len(codes) > 30


def test_no_kind_of_action_shares_a_number_with_another() -> None:
    for thing in range(THINGS):
        for target in range(ALL_TARGETS):
            number = act.move(thing, 1, target)
            unpacked = (act.card_of(number), act.piece_of(number), act.target_of(number))
            assert (act.kind_of(number), *unpacked) == ("move", thing, 1, target)
        for kind, pack in (("give", act.give), ("pay", act.pay), ("change", act.change)):
            assert (act.kind_of(pack(thing)), act.card_of(pack(thing))) == (kind, thing)
    for card in range(ALL_KINDS):
        for kind, pack in (
            ("remove", act.remove), ("take", act.take), ("buy", act.buy), ("discard", act.discard),
        ):  # fmt: skip
            assert (act.kind_of(pack(card)), act.card_of(pack(card))) == (kind, card)
        assert act.card_of(act.play(card, 0)) == card
    for tile in range(TILES, THINGS):
        assert act.card_of(act.use(tile, 3)) == tile
        assert act.seat_of(act.use(tile, 3)) == 3
    for hero in range(HEROES, ALL_KINDS):
        assert (act.kind_of(act.hire(hero)), act.card_of(act.hire(hero))) == ("hire", hero)
    assert act.piece_of(act.brave(1, 9)) == act.piece_of(act.explore(1, 9)) == 1
    assert act.target_of(act.step(TARGETS)) == TARGETS
    assert act.hire(ALL_KINDS - 1) == act.COUNT - 1
    hops = [act.hop(at, direction) for at in range(act.MOST_PIECES) for direction in range(6)]
    assert hops == list(range(act.HOP, act.VISIT))


def test_numbers_that_stand_for_nothing_are_refused() -> None:
    state = hex_line("J1", hand="scout")
    for number in (act.MORE_MOVE, act.MORE_STEP, act.MORE_GIVE, act.MORE_BUY + 3):
        reason = state.refusal(0, number)
        assert reason is not None
        assert reason.code == "no-such-action"


def test_reasons_of_questions_that_nobody_asked() -> None:
    state = hex_line("J1 J1", hand="scout")
    assert why_not(state, "hop 0 L1") == ("nobody-hops", "curse.moved")
    assert why_not(state, "hire nathan_cook") == ("no-hero", "hero.tavern")
    assert why_not(state, "copy scout") == ("nothing-to-copy", "promo.binoculars")
    reason = state.refusal(0, act.explore(0, 5))
    assert reason is not None
    assert (reason.code, reason.rule) == ("no-cave", "eldorado.caves.piles")


@pytest.mark.rule("eldorado.curse.moved")
def test_a_hop_to_a_closed_space_says_so() -> None:
    state = go(hex_line("D1 J1 J1", others="L3"), "brave L1", "curse voodoo", "hop 0 L2")
    assert why_not(state, "hop 0 L3", seat=1) == ("no-hop", "curse.moved")


@pytest.mark.rule("eldorado.curse.voodoo", "eldorado.curse.paralysis")
def test_only_the_asked_seat_decides_and_silence_has_an_answer() -> None:
    assert GAME.asks
    state = go(hex_line("D1 J1 J1"), "brave L1", "curse voodoo")
    assert state.phase == HOPPING
    assert (state.actor(), state.actors()) == (1, [1])
    assert [bool(state.legal(seat)) for seat in (ACTOR, 0, 1, 2)] == [True, False, True, False]
    assert why_not(state, "done", seat=0) == ("not-your-turn", "turn.order")
    line = GAME.describe(state, action_of(state, "hop 0 L2"))
    assert (line["seat"], line["whom"], line["to"]) == (1, 0, state.route.names.index("L2"))
    state.play(GAME.timeout_action(state), 1)
    assert (state.actor(), state.phase) == (1, HOPPING)
    state.play(GAME.timeout_action(state), 1)
    assert state.actor() == 0
    assert GAME.timeout_action(state) == -1


def test_what_the_page_asks_is_answered() -> None:
    state = hex_line("D1 J1", hand="scout geologist", tiles="machete_1")
    cell = state.route.names.index("L2")
    assert GAME.why(state, 0, {"to": state.route.names.index("L1")}) is None
    far = GAME.why(state, 0, {"card": action_card("geologist"), "to": cell})
    assert far is not None
    assert far.code == "walk-not-there"
    dear = GAME.why(state, 0, {"buy": action_card("trailblazer")})
    assert dear is not None
    assert (dear.code, dear.facts["halves"]) == ("too-dear", 2)
    beside = GAME.why(state, 0, {"buy": action_card("shaman")})
    assert beside is not None
    assert beside.code == "market-full"
    given = GAME.why(state, 0, {"give": action_card("tile_machete_1")})
    assert given is not None
    assert given.code == "nothing-owed"
    near = GAME.why(state, 0, {"card": action_card("scout"), "to": state.route.names.index("L1")})
    assert near is not None
    assert near.code == "needs-curse"


def action_card(word: str) -> int:
    return act.card_of(act.give(CARDS.index(word)))


CARDS = [str(card["id"]) for card in GAME.scene(GAME.start(caves=True))["cards"]]


def spoilt(data: Json, *path: str, value: object) -> Json:
    twin: Json = json.loads(json.dumps(data))
    inner = twin
    for name in path[:-1]:
        inner = inner[name]
    inner[path[-1]] = value
    return twin


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("caves", [4]),
        ("pool", [0] * 18),
        ("pool", [2] * 17),
        ("tiles", [1] * 54),
        ("reserve", -3),
        ("curses", [0] * 9),
        ("cursed", [0] * 8 + [1] + [0] * 18),
        ("curse", 40),
        ("heroes", [33, 33]),
        ("familiars", [30]),
        ("tops", [3, -1, -1]),
        ("ghost", 99),
        ("item", 3),
        ("asked", 7),
        ("hops", [9]),
        ("due", 50),
        ("lifting", 8),
        ("cave", 30),
        ("came", [9999, -1]),
        ("caves", "none"),
    ],
)
def test_extras_that_do_not_fit_are_refused(name: str, value: object) -> None:
    data = GAME.start(**HEXES).dump()
    assert GAME.load(data).dump() == data
    with pytest.raises(ValueError, match=r".+"):
        GAME.load(spoilt(data, "extras", name, value=value))


@pytest.mark.parametrize("phase", [8, 9, 12, 16, 17, 18, 19, 20])
def test_a_phase_without_its_question_is_refused(phase: int) -> None:
    data = hex_position(hand="scout").dump()
    data["options"]["route"] = ROUTE
    data["spare"] = [1, 2, 3, 4, 5, 6, 7, 8]
    data["places"] = GAME.start(**HEXES, route=ROUTE).piece_cells
    assert GAME.load(data).dump() == data
    with pytest.raises(ValueError, match=r"phase|fit"):
        GAME.load({**data, "phase": phase})


def test_a_position_of_the_base_game_needs_no_extras_and_others_do() -> None:
    data = GAME.start(caves=True).dump()
    del data["extras"]
    with pytest.raises(ValueError, match="extras"):
        GAME.load(data)


def test_plans_of_walks_and_tiles() -> None:
    state = line("J1 J1 J1 J1", hand="explorer", tiles="machete_2", caves=True)
    tile = CARDS.index("tile_machete_2")
    ways = {plan["to"]: len(plan["actions"]) for plan in GAME.plans(state) if plan["card"] == tile}
    names = {state.route.names[cell]: steps for cell, steps in ways.items()}
    assert names == {"L1": 1, "L2": 2}
    flight = hex_line("J1 R1 ## J1", hand="amelia_lockart", others="L1")
    ends = {flight.route.names[plan["to"]] for plan in GAME.plans(flight) if plan["to"] >= 0}
    assert {"L1", "L2", "L3", "L4"} <= ends


def test_the_view_tells_what_a_turn_has_in_store() -> None:
    state = hex_line("J1^ J1 J1", hand="explorer", tiles="pass change_symbol")
    go(state, "use tile_pass", "use tile_change_symbol", "explorer L1")
    turn = state.view(1)["turn"]
    assert (turn["passing"], turn["changed"], turn["open_caves"]) == (True, False, [[0, 0]])
    assert legal(state, "explore")
    assert extras_of(state).walker == 0
