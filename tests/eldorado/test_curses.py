"""Curses: what each does and how it is lifted (eldorado.curse.*)."""

import pytest

from incognita.core import CHANCE
from incognita.games.eldorado.rules.cards import CURSE_COUNT
from tests.eldorado.hexes import hex_line, hex_position
from tests.eldorado.positions import (
    GAME,
    at,
    cards,
    curses,
    extras_of,
    go,
    hand,
    legal,
    names,
    tiles,
    why_not,
)

DEMON = cards("demon")[0]


@pytest.mark.rule("eldorado.curse.draw")
def test_curses_are_drawn_one_at_a_time_from_twenty() -> None:
    state = go(hex_line("D2 J1"), "brave L1")
    assert [weight for _curse, weight in state.outcomes()] == CURSE_COUNT
    assert sum(CURSE_COUNT) == 20
    go(state, "curse misery")
    assert state.actor() == CHANCE
    assert dict(state.outcomes())[3] == CURSE_COUNT[3] - 1


@pytest.mark.rule("eldorado.curse.draw")
def test_everybody_sees_the_curses() -> None:
    state = go(hex_line("D1 J1"), "brave L1", "curse misery")
    assert state.view(2)["seats"][0]["curses"] == [3]
    assert state.view(-1)["hexes"]["pile"] == 19


@pytest.mark.rule("eldorado.curse.kinds")
def test_lasting_curses_stay_and_immediate_ones_are_discarded() -> None:
    state = go(hex_line("D2 J1"), "brave L1", "curse torment", "curse misfortune")
    assert curses(state) == "misfortune"
    assert sum(extras_of(state).lifted) == 1


@pytest.mark.rule("eldorado.curse.pile")
def test_discarded_curses_make_a_new_pile() -> None:
    state = hex_line("D1 J1")
    extras = extras_of(state)
    extras.lifted, extras.curses = extras.curses, [0] * 9
    go(state, "brave L1")
    assert state.actor() == CHANCE
    assert sum(extras_of(state).curses) == 20


@pytest.mark.rule("eldorado.curse.pile")
def test_without_any_curse_left_none_is_drawn() -> None:
    state = hex_line("D1 J1")
    extras = extras_of(state)
    extras.cursed[9 : 9 + 6], extras.curses = [2, 2, 2, 2, 2, 2], [0] * 9
    go(state, "brave L1")
    assert state.actor() == 0
    assert curses(state) == ""


@pytest.mark.rule("eldorado.curse.lethargy")
@pytest.mark.parametrize(
    ("curse", "land", "card"),
    [
        ("lethargy_machete", "J1 J1", "explorer"),
        ("lethargy_paddle", "W1 J1", "sailor"),
        ("lethargy_coin", "V1 J1", "traveler"),
    ],
)
def test_a_lethargy_silences_its_symbol(curse: str, land: str, card: str) -> None:
    state = hex_line(land, hand=f"{card} jack", curses=curse)
    assert why_not(state, f"{card} L1") == ("lethargy", "curse.lethargy")
    assert why_not(state, "jack L1") == ("lethargy", "curse.lethargy")
    assert f"{card} L1" in legal(hex_line(land, hand=card))


@pytest.mark.rule("eldorado.curse.lethargy", "eldorado.curse.misfortune")
@pytest.mark.parametrize(
    ("curse", "card", "reason"),
    [
        ("lethargy_machete", "explorer", ("lethargy", "machete")),
        ("lethargy_paddle", "jack", ("lethargy", "paddle")),
        ("lethargy_paddle", "sailor", ("lethargy", "paddle")),
        ("lethargy_machete", "jack", ("out-of-reach", None)),
        ("lethargy_coin", "sailor", ("out-of-reach", None)),
        ("misfortune", "sailor", ("misfortune", None)),
    ],
)
def test_a_curse_on_the_card_is_said_before_the_distance(
    curse: str, card: str, reason: tuple[str, str | None]
) -> None:
    state = hex_line("J1 J1 W1", hand=card, curses=curse)
    asked = {"card": cards(card)[0], "to": state.route.names.index("L3")}
    answer = GAME.why(state, 0, asked)
    assert answer is not None
    assert (answer.code, answer.facts.get("needs")) == reason


@pytest.mark.rule("eldorado.curse.lethargy")
def test_silenced_coins_pay_half() -> None:
    state = hex_line("J1", hand="journalist traveler", tiles="coin_2", curses="lethargy_coin")
    go(state, "pay journalist")
    assert state.purse == 1
    assert why_not(state, "pay tile_coin_2")[1] in ("curse.lethargy", "buy.price")


@pytest.mark.rule("eldorado.curse.lethargy")
def test_a_lethargy_stops_left_over_strength() -> None:
    state = go(hex_line("J1 J1 J1", hand="trailblazer"), "trailblazer L1")
    extras_of(state).cursed[0] = 1
    assert why_not(state, "step L2") == ("lethargy", "curse.lethargy")


@pytest.mark.rule("eldorado.curse.lift", "eldorado.curse.lethargy")
@pytest.mark.parametrize(
    ("cards_held", "tiles_held", "given"),
    [
        ("explorer explorer", "", ["explorer", "explorer"]),
        ("scout", "", ["scout"]),
        ("pioneer", "", ["pioneer"]),
        ("explorer", "machete_1", ["explorer", "tile_machete_1"]),
        ("sailor", "machete_2", ["tile_machete_2"]),
        ("adventurer", "", ["adventurer"]),
    ],
)
def test_two_machetes_lift_it(cards_held: str, tiles_held: str, given: list[str]) -> None:
    state = hex_line("J1", hand=cards_held, tiles=tiles_held, curses="lethargy_machete")
    go(state, "lift lethargy_machete", *[f"give {word}" for word in given])
    assert curses(state) == ""
    assert state.played == []
    assert len(state.discards[0]) == len([word for word in given if "tile" not in word])
    assert extras_of(state).lifted[0] == 1


@pytest.mark.rule("eldorado.curse.lift", "eldorado.curse.lethargy")
@pytest.mark.parametrize(
    ("symbol", "card", "strong"),
    [
        ("machete", "explorer", "scout"),
        ("paddle", "sailor", "captain"),
        ("coin", "traveler", "photographer"),
    ],
)
def test_every_lethargy_takes_two_symbols(symbol: str, card: str, strong: str) -> None:
    curse = f"lethargy_{symbol}"
    one = hex_line("J1", hand=card, curses=curse)
    assert why_not(one, f"lift {curse}") == ("cannot-lift", "curse.lift")
    two = go(hex_line("J1", hand=f"{card} {card}", curses=curse), f"lift {curse}", f"give {card}")
    assert (curses(two), legal(two)) == (curse, {f"give {card}"})
    go(two, f"give {card}")
    assert curses(two) == ""
    assert (
        curses(go(hex_line("J1", hand=strong, curses=curse), f"lift {curse}", f"give {strong}"))
        == ""
    )


@pytest.mark.rule("eldorado.curse.lift")
def test_who_has_too_little_cannot_lift() -> None:
    state = hex_line("J1", hand="explorer sailor native", curses="lethargy_machete")
    assert why_not(state, "lift lethargy_machete") == ("cannot-lift", "curse.lift")
    assert why_not(state, "lift misery") == ("no-such-curse", "curse.kinds")


@pytest.mark.rule("eldorado.curse.lift")
def test_a_lift_once_begun_is_finished() -> None:
    state = hex_line("J1", hand="explorer explorer sailor", curses="lethargy_machete")
    go(state, "lift lethargy_machete")
    assert legal(state) == {"give explorer"}
    assert why_not(state, "end") == ("lifting", "curse.lift")


@pytest.mark.rule("eldorado.curse.lift")
def test_two_curses_of_a_kind_are_lifted_one_by_one() -> None:
    state = hex_line("J1", hand="scout", curses="lethargy_machete lethargy_machete")
    go(state, "lift lethargy_machete", "give scout")
    assert curses(state) == "lethargy_machete"


@pytest.mark.rule("eldorado.curse.misery")
def test_misery_forbids_purple_cards() -> None:
    state = hex_line("R1 J1", hand="native compass explorer", deck="sailor", curses="misery")
    assert why_not(state, "native L1") == ("misery", "curse.misery")
    assert why_not(state, "play compass 3") == ("misery", "curse.misery")
    assert why_not(state, "pay native")[1] in ("curse.misery", "buy.price")
    go(state, "enter L1")
    assert legal(state) == {"give explorer"}


@pytest.mark.rule("eldorado.curse.misery", "eldorado.curse.lift")
def test_one_purple_card_lifts_misery() -> None:
    state = hex_line("J1", hand="compass explorer", curses="misery")
    go(state, "lift misery")
    assert legal(state) == {"give compass"}
    go(state, "give compass")
    assert curses(state) == ""
    assert names(state.discards[0]) == "compass"


@pytest.mark.rule("eldorado.curse.torment")
def test_torment_brings_a_demon_to_the_discard_pile() -> None:
    state = go(hex_line("D1 J1"), "brave L1", "curse torment")
    assert names(state.discards[0]) == "demon"
    assert state.stock[DEMON] == 17


@pytest.mark.rule("eldorado.curse.torment", "eldorado.demon.pile")
def test_no_demon_left_no_torment() -> None:
    state = hex_line("D1 J1")
    state.stock[DEMON] = 0
    go(state, "brave L1", "curse torment")
    assert state.discards[0] == []


@pytest.mark.rule("eldorado.curse.cave-fever")
def test_a_fever_forbids_tiles_but_not_finding_them() -> None:
    state = hex_line("J1^ J1 J1", hand="explorer", tiles="machete_1 pass", curses="cave_fever")
    assert why_not(state, "tile_machete_1 L1") == ("cave-fever", "curse.cave-fever")
    assert why_not(state, "use tile_pass") == ("cave-fever", "curse.cave-fever")
    name = state.route.names[state.route.cave_cells[0]]
    go(state, "explorer L1", f"explore {name}", "find tile_step")
    assert tiles(state) == "machete_1 pass step"
    go(state, "lift cave_fever", "give tile_machete_1")
    assert tiles(state) == "pass step"
    assert curses(state) == ""


@pytest.mark.rule("eldorado.curse.misfortune")
def test_misfortune_forbids_every_card() -> None:
    state = hex_line("J1 R1", hand="explorer traveler", tiles="machete_1", curses="misfortune")
    assert why_not(state, "explorer L1") == ("misfortune", "curse.misfortune")
    assert legal(state, "pay") == set()
    go(state, "tile_machete_1 L1")
    assert why_not(state, "enter L2") == ("too-few-cards", "special.rubble")
    assert {"discard explorer", "end"} <= legal(state)


@pytest.mark.rule("eldorado.curse.misfortune", "eldorado.curse.lift")
def test_two_cards_lift_misfortune() -> None:
    state = hex_line("J1", hand="explorer traveler scout", curses="misfortune")
    go(state, "lift misfortune", "give explorer", "give traveler", "scout L1")
    assert at(state) == "L1"
    alone = hex_line("J1", hand="explorer", curses="misfortune")
    assert why_not(alone, "lift misfortune") == ("cannot-lift", "curse.lift")


@pytest.mark.rule("eldorado.curse.lift")
def test_the_scene_says_what_lifting_a_curse_costs() -> None:
    prices = {curse["id"]: curse["lift_price"] for curse in GAME.scene(hex_position())["curses"]}
    lasting = {"misery": 1, "cave_fever": 1, "misfortune": 2}
    assert lasting.items() <= prices.items()
    assert (prices["lethargy_machete"], prices["voodoo"]) == (2, 0)


@pytest.mark.rule("eldorado.curse.voodoo", "eldorado.curse.moved")
def test_voodoo_lets_the_left_neighbour_move_the_piece_twice() -> None:
    state = go(hex_line("D1 J3 W3 J1", hand="explorer"), "brave L1", "curse voodoo")
    assert state.actor() == 1
    assert state.legal(0) == []
    assert GAME.timeout_action(state) in state.legal(1)
    assert legal(state) == {"hop 0 L2"}
    go(state, "hop 0 L2", "hop 0 L3")
    assert at(state) == "L3"
    assert state.actor() == 0
    assert hand(state) == "explorer"


@pytest.mark.rule("eldorado.curse.voodoo")
def test_the_last_player_is_moved_by_the_first_and_the_mover_may_stop() -> None:
    state = hex_line("D1 J1 J1", seat=2, forced_moves="may")
    go(state, "brave L1", "curse voodoo")
    assert state.actor() == 0
    go(state, "done")
    assert state.actor() == 2
    assert at(state) == "L1"


@pytest.mark.rule("eldorado.curse.voodoo", "eldorado.curse.paralysis")
@pytest.mark.parametrize("curse", ["voodoo", "paralysis"])
def test_after_the_last_answer_the_turn_is_its_owners_again(curse: str) -> None:
    state = hex_line(
        "D1 J1 J1 J1", hand="compass", others="L3 home", curses="misery", forced_moves="may"
    )
    go(state, "brave L1", f"curse {curse}", "done", "lift misery")
    assert state.actor() == 0
    assert extras_of(state).asked == -1
    go(state, "give compass")


@pytest.mark.rule("eldorado.curse.voodoo")
def test_with_two_pieces_it_is_the_one_just_moved() -> None:
    state = hex_line("D1 J1 J1 J1", players=2, at="L0 L3")
    go(state, "brave a:L1", "curse voodoo")
    assert state.actor() == 1
    assert legal(state) == {"hop 0 L2"}


@pytest.mark.rule("eldorado.curse.paralysis")
def test_paralysis_asks_each_other_player_in_turn() -> None:
    state = hex_line("D1 J3 J1 W2 J1", at="L0", others="L2 L5", seat=1, players=3)
    go(state, "brave L1", "curse paralysis")
    assert state.actor() == 2
    assert legal(state) == {"hop 2 L4", "done"}
    go(state, "hop 2 L4")
    assert state.actor() == 0
    go(state, "hop 0 L3")
    assert (at(state, seat=0), at(state, seat=1), at(state, seat=2)) == ("L3", "L1", "L4")
    assert state.actor() == 1


@pytest.mark.rule("eldorado.curse.paralysis")
def test_each_of_two_pieces_moves_once_and_nobody_must() -> None:
    state = hex_line("D1 J1 J1 J1 J1", players=2, at="L0 home", others="L2 L4")
    go(state, "brave a:L1", "curse paralysis", "hop 2 L3")
    assert legal(state) == {"hop 3 L5", "done"}
    go(state, "done")
    assert state.actor() == 0


@pytest.mark.rule("eldorado.curse.moved")
def test_nobody_is_moved_into_tunnels_or_across_blockades() -> None:
    state = hex_line("D1 T1 J1", others="")
    go(state, "brave L1", "curse voodoo")
    assert state.actor() == 0
    barred = go(hex_line("D1 |1| J1"), "brave L1", "curse voodoo")
    assert barred.actor() == 0


@pytest.mark.rule("eldorado.curse.moved")
def test_a_moved_piece_explores_no_cave() -> None:
    state = hex_line("D1 J1 J1^ J1 J1", hand="explorer")
    go(state, "brave L1", "curse voodoo", "hop 0 L2", "hop 0 L3")
    assert legal(state, "explore") == set()
    go(state, "explorer L4")
    assert legal(state, "explore") == set()


@pytest.mark.rule("eldorado.curse.moved")
def test_where_nobody_can_be_moved_nobody_is_asked() -> None:
    state = go(hex_line("D1 ##"), "brave L1", "curse voodoo")
    assert state.actor() == 0
    assert sum(extras_of(state).lifted) == 1
