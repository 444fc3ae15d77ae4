"""Rounds and turns (explorers.turn.*)."""

from collections import Counter
from itertools import permutations

import pytest

from incognita.core import CHANCE, OVER, Rng
from tests.explorers.playing import board, cells, do, offers, seal_all, stage, turn_up, why_not
from tests.explorers.positions import CARD_NAMES, GAME, meadow, sketch


@pytest.mark.rule("explorers.turn.rounds")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_four_rounds_of_seven_turns(players: int) -> None:
    state = meadow({}, players=players)
    turns: list[tuple[int, int]] = []
    while state.actor() != OVER:
        turns.append((state.view(0)["round"], state.view(0)["turn"]))
        seal_all(state)
        if state.actor() == CHANCE:
            turn_up(state)
    assert turns == [(number, turn) for number in (1, 2, 3, 4) for turn in range(1, 8)]


@pytest.mark.rule("explorers.turn.cards")
def test_each_pair_of_terrains_is_on_one_card_and_two_are_jokers() -> None:
    cards = GAME.scene(GAME.start(players=2))["cards"]
    plain = [card for card in cards if not card["joker"]]
    jokers = [card for card in cards if card["joker"]]
    pairs = {frozenset(terrain for side in card["sides"] for terrain in side) for card in plain}
    assert (len(plain), len(pairs), {len(pair) for pair in pairs}) == (6, 6, {2})
    assert [card["sides"] for card in jokers] == [
        [["grass", "mountain"], ["water", "sand"]],
        [["water", "mountain"], ["grass", "sand"]],
    ]


@pytest.mark.rule("explorers.turn.put-away", "explorers.turn.one-card")
def test_seven_of_eight_cards_are_played_and_none_twice() -> None:
    state = meadow({})
    played = [state.view(0)["card"]]
    for _ in range(6):
        seal_all(state)
        turn_up(state)
        played.append(state.view(0)["card"])
    assert len(set(played)) == 7
    assert state.view(0)["cards"] == [card for card in range(1, 9) if card not in played]
    seal_all(state)
    assert state.view(0)["cards"] == list(range(1, 9))


@pytest.mark.rule("explorers.turn.put-away")
def test_every_card_left_is_equally_likely() -> None:
    state = seal_all(meadow({}))
    assert state.actor() == CHANCE
    cards = [GAME.describe(state, outcome)["card"] for outcome, _ in state.outcomes()]
    assert cards == [card for card in range(1, 9) if card != CARD_NAMES.index("grass|sand") + 1]
    assert {weight for _, weight in state.outcomes()} == {1}


@pytest.mark.rule("explorers.turn.one-card")
def test_nobody_decides_while_a_card_is_turned_up() -> None:
    state = seal_all(meadow({}))
    assert state.actors() == []
    assert why_not(state, 0, "E4") == ("wait", "turn.phases")


@pytest.mark.rule("explorers.turn.phases")
def test_nobody_crosses_before_a_side_is_named() -> None:
    state = sketch("Vx G G", card="grass|sand", players=3)
    assert why_not(state, 0, "B1") == ("name-first", "active.names")
    assert why_not(state, 1, "B1") == ("side-not-named", "active.names")
    do(state, 0, "name grass")
    assert why_not(state, 0, "name sand") == ("already-named", "active.names")
    assert cells(state, 0) == {"B1"}


@pytest.mark.rule("explorers.turn.phases")
def test_an_action_that_does_not_exist_is_refused() -> None:
    state = meadow({})
    for action in (-1, GAME.action_count()):
        reason = state.refusal(0, action)
        assert reason is not None
        assert (reason.code, reason.rule) == ("no-such-action", "explorers.turn.phases")


@pytest.mark.rule(
    "explorers.turn.first-active", "explorers.turn.next-active", "explorers.turn.token"
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_active_player_goes_round_and_the_token_too(players: int) -> None:
    state = meadow({}, players=players)
    active: list[int] = []
    first: list[int] = []
    while state.actor() != OVER:
        active.append(state.view(0)["active"])
        first.append(state.view(0)["first"])
        seal_all(state)
        if state.actor() == CHANCE:
            turn_up(state)
    for number in range(4):
        turns = active[7 * number : 7 * number + 7]
        assert first[7 * number : 7 * number + 7] == [number % players] * 7
        assert turns[0] == number % players
        expected = [(turns[0] + turn) % players for turn in range(7)]
        assert turns == expected or (players, number, turns[:6]) == (3, 3, expected[:6])


@pytest.mark.rule("explorers.turn.equally-often")
@pytest.mark.parametrize(("players", "times"), [(2, 14), (3, 9), (4, 7)])
def test_everybody_is_active_equally_often(players: int, times: int) -> None:
    state = meadow({}, players=players)
    active: Counter[int] = Counter()
    while state.actor() != OVER:
        active[state.view(0)["active"]] += 1
        seal_all(state)
        if state.actor() == CHANCE:
            turn_up(state)
    assert [active[seat] for seat in range(players)] == [times] * players
    assert active[-1] == (1 if players == 3 else 0)


@pytest.mark.rule("explorers.turn.no-active")
def test_with_three_players_nobody_is_active_in_the_last_turn() -> None:
    state = seal_all(meadow({}, players=3, on_round=4, turn=6))
    state.apply(state.outcomes()[0][0])
    assert state.view(0)["active"] == -1
    assert state.view(0)["phase"] == "cross"
    assert state.actors() == [0, 1, 2]
    for seat in range(3):
        assert {words.split()[-1] for words in offers(state, seat)} == {"3"}
        assert len(offers(state, seat)) == 2
        assert why_not(state, seat, f"name {CARD_NAMES[state.card - 1].split('|')[0]}") == (
            "nobody-active",
            "turn.no-active",
        )


@pytest.mark.rule("explorers.turn.no-active")
@pytest.mark.parametrize("players", [2, 4])
def test_with_two_or_four_players_somebody_is_active_in_the_last_turn(players: int) -> None:
    state = meadow({}, players=players, on_round=4, turn=7)
    assert state.view(0)["active"] == (3 + 6) % players


@pytest.mark.rule("explorers.turn.at-once")
def test_any_order_of_the_seats_leads_to_the_same_position() -> None:
    drawing = """
        GT GK GD G
        Vx G  G  GA
        S  S  SH S
        """
    ways = {
        0: ["B2", "B1", "C1", "seal"],
        1: ["take sand", "A3", "B3", "C3", "D3", "seal"],
        2: ["take grass", "B2", "B1", "seal"],
    }
    positions = set()
    for order in permutations(range(3)):
        state = sketch(drawing, card="grass|sand", named=0, players=3)
        for seat in order:
            do(state, seat, *ways[seat])
        positions.add((state.key(), str(state.dump())))
    assert len(positions) == 1


@pytest.mark.rule("explorers.turn.at-once")
@pytest.mark.parametrize("seed", range(4))
def test_a_whole_game_comes_out_the_same_in_any_order(seed: int) -> None:
    """Every seat decides by a random source of its own; only the order of asking differs."""
    assert len({whole_game(seed, order) for order in range(3)}) == 1


def whole_game(seed: int, order: int) -> str:
    state = GAME.start(players=3, temples="advanced", objectives=2)
    lot, order_rng = Rng(seed), Rng(100 + order)
    sources = [Rng(10 * seed + seat) for seat in range(3)]
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            state.apply(state.sample(lot))
            continue
        seat = state.actors()[order_rng.below(len(state.actors()))]
        legal = state.legal(seat)
        state.apply(legal[sources[seat].below(len(legal))], seat)
    return str(state.dump())


@pytest.mark.rule("explorers.turn.at-once")
def test_what_one_does_leaves_the_boards_of_the_others_alone() -> None:
    state = sketch("Vx GD GK GT", card="grass|sand", named=0, players=3)
    before = [state.view(seat)["boards"][seat] for seat in (1, 2)]
    do(state, 0, "B1", "C1", "D1", "seal")
    assert [state.view(seat)["boards"][seat] for seat in (1, 2)] == before
    assert stage(state, 1) == "take"
    assert board(state, 1)["crosses"] == ["A1"]
