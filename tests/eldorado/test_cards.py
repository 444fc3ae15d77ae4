"""The twenty-one kinds of card (eldorado.card.*)."""

import pytest

from tests.eldorado.positions import GAME, at, go, legal, line, reach, why_not

# name, colour, symbols, strength, price, item, action, cards drawn, on the market at the start
PRINTED = """
traveler       yellow coin   1 0 -    -                0 -
explorer       green  machete 1 0 -   -                0 -
sailor         blue   paddle 1 0 -    -                0 -
scout          green  machete 2 1 -   -                0 market
trailblazer    green  machete 3 3 -   -                0 market
pioneer        green  machete 5 5 -   -                0 -
giant_machete  green  machete 6 3 item -               0 -
captain        blue   paddle 3 2 -    -                0 -
photographer   yellow coin   2 2 -    -                0 market
journalist     yellow coin   3 3 -    -                0 -
treasure_chest yellow coin   4 3 item -                0 market
millionaire    yellow coin   4 5 -    -                0 -
jack           white  any    1 2 -    -                0 market
adventurer     white  any    2 4 -    -                0 -
prop_plane     white  any    4 4 item -                0 -
transmitter    purple none   0 4 item take_free        0 market
cartographer   purple none   0 4 -    draw             2 -
scientist      purple none   0 4 -    draw_then_remove 1 -
compass        purple none   0 2 item draw             3 -
travel_log     purple none   0 3 item draw_then_remove 2 -
native         purple none   0 5 -    step             0 -
"""
SYMBOLS = {"any": ["machete", "paddle", "coin"], "none": []}


@pytest.mark.rule("eldorado.card.printed")
def test_every_kind_is_as_printed() -> None:
    scene = GAME.scene(GAME.start())["cards"]
    rows = [row.split() for row in PRINTED.strip().splitlines()]
    assert len(scene) == len(rows) == 21
    for card, row in zip(scene, rows, strict=True):
        id, colour, symbol, power, price, item, action, draw, market = row
        assert (card["id"], card["colour"]) == (id, colour)
        assert card["symbols"] == SYMBOLS.get(symbol, [symbol])
        assert (card["power"], card["price"]) == (int(power), int(price))
        assert card["item"] == (item == "item")
        assert card["action"] == ("" if action == "-" else action)
        assert card["draw"] == int(draw)
        assert card["market"] == (market == "market")


@pytest.mark.rule("eldorado.card.green")
@pytest.mark.parametrize("card", ["explorer", "scout", "trailblazer", "pioneer", "giant_machete"])
def test_green_cards_cut_through_the_jungle_only(card: str) -> None:
    assert legal(line("J1", hand=card), "move") == {f"{card} L1"}
    for other in ("W1", "V1"):
        assert why_not(line(other, hand=card), f"{card} L1") == ("wrong-symbol", "move.symbol")


@pytest.mark.rule("eldorado.card.blue")
@pytest.mark.parametrize("card", ["sailor", "captain"])
def test_blue_cards_cross_water_only(card: str) -> None:
    assert legal(line("W1", hand=card), "move") == {f"{card} L1"}
    for other in ("J1", "V1"):
        assert why_not(line(other, hand=card), f"{card} L1") == ("wrong-symbol", "move.symbol")


@pytest.mark.rule("eldorado.card.yellow")
@pytest.mark.parametrize(
    "card", ["traveler", "photographer", "journalist", "treasure_chest", "millionaire"]
)
def test_yellow_cards_pass_villages_only(card: str) -> None:
    assert legal(line("V1", hand=card), "move") == {f"{card} L1"}
    for other in ("J1", "W1"):
        assert why_not(line(other, hand=card), f"{card} L1") == ("wrong-symbol", "move.symbol")


@pytest.mark.rule("eldorado.card.white")
@pytest.mark.parametrize("space", ["J1", "W1", "V1"])
@pytest.mark.parametrize("card", ["jack", "adventurer", "prop_plane"])
def test_a_white_card_stands_for_each_symbol(card: str, space: str) -> None:
    assert legal(line(space, hand=card), "move") == {f"{card} L1"}


@pytest.mark.rule("eldorado.card.white")
def test_a_white_card_keeps_its_symbol_for_the_whole_move() -> None:
    state = line("W1 W2 J1", hand="prop_plane")
    assert reach(state, "prop_plane") == {"L1", "L2"}
    go(state, "prop_plane L1", "step L2")
    assert why_not(state, "step L3") == ("other-symbol", "move.left-over")


@pytest.mark.rule("eldorado.card.white")
def test_the_next_white_card_may_choose_anew() -> None:
    state = line("W1 J1", hand="jack jack")
    assert at(go(state, "jack L1", "jack L2")) == "L2"


@pytest.mark.rule("eldorado.card.purple")
@pytest.mark.parametrize(
    "card", ["transmitter", "cartographer", "scientist", "compass", "travel_log"]
)
@pytest.mark.parametrize("space", ["J1", "W1", "V1"])
def test_purple_cards_carry_no_symbol(card: str, space: str) -> None:
    assert why_not(line(space, hand=card), f"{card} L1") == ("no-symbol", "move.symbol")


@pytest.mark.rule("eldorado.card.purple")
def test_purple_cards_pay_half_a_coin_or_are_given_up() -> None:
    state = go(line("R1", hand="scientist compass native"), "enter L1", "give scientist")
    go(state, "pay compass", "pay native", "buy scout")
    assert at(state) == "L1"
