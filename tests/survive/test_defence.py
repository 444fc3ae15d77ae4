"""Tiles played in defence, in another player's turn (survive.defence.*)."""

import pytest

from incognita.games.survive.rules import actions as act
from tests.survive.playing import (
    asked,
    boats,
    creatures,
    go,
    kept,
    legal,
    phase,
    rolled,
    where,
    why_not,
    words,
)
from tests.survive.positions import GAME, position

SHARK = "shark_defence"
WHALE = "whale_defence"


@pytest.mark.rule("survive.defence.shark")
def test_a_shark_is_driven_off_and_all_swimmers_survive() -> None:
    state = rolled("shark", red="~C5 ~M1", blue="~C5", sharks="C4", kept=["", SHARK])
    go(state, "prowl C4 C5")
    assert (phase(state), state.actor()) == ("defend", 1)
    assert legal(state) == {"defend", "decline"}
    assert state.view(0)["asked"] == {
        "by": 0, "kind": "shark", "cell": state.view(0)["explorers"][0]["cell"], "creature": 5
    }  # fmt: skip
    go(state, "defend")
    assert where(state, "r0", "b0") == "~C5 ~C5"
    assert creatures(state, "shark") == ""
    assert (phase(state), state.actor()) == ("turn", 1)


@pytest.mark.rule("survive.defence.shark")
def test_only_a_swimmer_of_ones_own_gives_the_right() -> None:
    state = rolled(
        "shark", red="~M1", blue="~C5", yellow="~C6", sharks="C4", kept=["", "", SHARK], players=3
    )
    go(state, "prowl C4 C5")
    assert (phase(state), state.actor()) == ("turn", 1)
    assert where(state, "b0", "y0") == "lost ~C6"
    assert kept(state, 2) == SHARK


@pytest.mark.rule("survive.defence.whale")
def test_a_whale_is_driven_off_and_the_boat_stays() -> None:
    state = rolled("whale", red="~M1", blue="@C5 @C5", boats="C5", whales="C4", kept=["", WHALE])
    go(state, "prowl C4 C5")
    assert (phase(state), state.actor()) == ("defend", 1)
    go(state, "defend")
    assert where(state, "b0", "b1") == "@C5 @C5"
    assert boats(state) == "C5"
    assert creatures(state, "whale") == ""


@pytest.mark.rule("survive.defence.control")
def test_a_shared_control_is_enough() -> None:
    state = rolled("whale", red="@C5 ~M1", blue="@C5", boats="C5", whales="C4", kept=["", WHALE])
    go(state, "prowl C4 C5", "defend")
    assert where(state, "r0", "b0") == "@C5 @C5"


@pytest.mark.rule("survive.defence.control")
def test_a_passenger_without_control_is_not_asked() -> None:
    state = rolled(
        "whale", red="~M1", blue="@C5", yellow="@C5 @C5", boats="C5", whales="C4",
        kept=["", WHALE, ""], players=3,
    )  # fmt: skip
    go(state, "prowl C4 C5")
    assert (phase(state), state.actor()) == ("turn", 1)
    assert where(state, "b0", "y0") == "~C5 ~C5"
    assert kept(state, 1) == WHALE


@pytest.mark.rule("survive.defence.not-own-turn")
@pytest.mark.parametrize("back", [SHARK, WHALE])
def test_a_defence_is_never_played_in_ones_own_turn(back: str) -> None:
    state = position(land="beach J4 J5", red="~C5", sharks="A1", whales="A3", kept=[back])
    assert legal(state, "dolphin", "wind", "lift", "defend") == set()
    assert why_not(state, f"back {back}") == "defence.not-own-turn"


@pytest.mark.rule("survive.defence.not-own-turn")
@pytest.mark.parametrize(
    ("die", "spot", "after"), [("shark", "~C5", "lost"), ("whale", "@C5", "~C5")]
)
def test_nobody_defends_against_oneself(die: str, spot: str, after: str) -> None:
    state = rolled(
        die, red=f"{spot} ~M1", blue="~A1", boats="C5", kept=[f"{die}_defence"], **{f"{die}s": "C4"}
    )
    go(state, "prowl C4 C5")
    assert where(state, "r0") == after
    assert (phase(state), state.actor()) == ("turn", 1)


@pytest.mark.rule("survive.defence.may")
def test_a_defence_may_be_declined() -> None:
    state = rolled("shark", red="~M1", blue="~C5", sharks="C4", kept=["", SHARK])
    go(state, "prowl C4 C5", "decline")
    assert where(state, "b0") == "lost"
    assert creatures(state, "shark") == "C5"
    assert kept(state, 1) == SHARK


@pytest.mark.rule("survive.defence.may")
def test_silence_declines() -> None:
    state = rolled("shark", red="~M1", blue="~C5", sharks="C4", kept=["", SHARK])
    assert GAME.timeout_action(state) == -1
    go(state, "prowl C4 C5")
    assert words(state, GAME.timeout_action(state)) == "decline"
    go(state, "decline")
    assert GAME.timeout_action(state) == -1


@pytest.mark.rule("survive.defence.order")
def test_players_are_asked_clockwise_and_the_first_defence_counts() -> None:
    state = rolled(
        "shark", red="~C5", blue="~M1", yellow="~C5", white="~C5", sharks="C4", players=4, seat=1,
        kept=["shark_defence", "", "shark_defence.forest", "shark_defence.mountain"],
    )  # fmt: skip
    go(state, "prowl C4 C5")
    assert state.actor() == 2
    go(state, "decline")
    assert state.actor() == 3
    go(state, "defend")
    assert where(state, "r0", "y0", "w0") == "~C5 ~C5 ~C5"
    assert [kept(state, seat) for seat in range(4)] == [SHARK, "wind", SHARK, ""]
    assert (phase(state), state.actor()) == ("turn", 2)


@pytest.mark.rule("survive.defence.order")
def test_the_shark_strikes_when_all_have_declined() -> None:
    state = rolled(
        "shark", red="~C5 ~A1", blue="~M1", yellow="~C5", sharks="C4", players=3, seat=1,
        kept=["shark_defence", "", "shark_defence.forest"],
    )  # fmt: skip
    go(state, "prowl C4 C5")
    assert state.actor() == 2
    go(state, "decline")
    assert (state.actor(), state.view(1)["asked"]["by"]) == (0, 1)
    go(state, "decline")
    assert where(state, "r0", "y0") == "lost lost"


@pytest.mark.rule("survive.defence.asked-alike")
def test_whoever_might_keep_the_tile_is_asked_the_same_way() -> None:
    fields = {"red": "~M1", "blue": "~C5", "sharks": "C4"}
    holder = rolled("shark", **fields, kept=["", SHARK], under="")
    other = rolled("shark", **fields, kept=["", "dolphin"], land="beach J6", under=SHARK)
    for state in (holder, other):
        go(state, "prowl C4 C5")
        assert (phase(state), state.actor()) == ("defend", 1)
    assert legal(holder) == {"defend", "decline"}
    assert legal(other) == {"decline"}
    assert asked(other, action=act.defend(1)).rule == "survive.defence.shark"
    assert why_not(other, "back shark_defence") == "defence.asked-alike"
    go(other, "decline")
    assert where(other, "b0") == "lost"


@pytest.mark.rule("survive.defence.asked-alike")
def test_the_question_looks_the_same_to_the_others() -> None:
    fields = {"red": "~M1", "blue": "~C5", "sharks": "C4", "land": "beach J6"}
    holder = go(rolled("shark", **fields, kept=["", SHARK], under="dolphin"), "prowl C4 C5")
    other = go(rolled("shark", **fields, kept=["", "dolphin"], under=SHARK), "prowl C4 C5")
    assert holder.view(0) == other.view(0)
    assert holder.view(-1) == other.view(-1)


@pytest.mark.rule("survive.defence.asked-alike")
def test_whoever_cannot_keep_the_tile_is_not_asked() -> None:
    nothing = rolled("shark", red="~M1", blue="~C5", sharks="C4")
    known = rolled("shark", red="~M1", blue="~C5", sharks="C4", kept=["", "dolphin"], seen=SHARK)
    no_whale = rolled("whale", red="~M1", blue="@C5", boats="C5", whales="C4", kept=["", "dolphin"])
    for state in (nothing, known, no_whale):
        go(state, "prowl C4 C5")
        assert (phase(state), state.actor()) == ("turn", 1)


@pytest.mark.rule("survive.defence.gone")
def test_a_defence_played_leaves_the_game_before_all_eyes() -> None:
    state = rolled("shark", red="~M1", blue="~C5", sharks="C4", kept=["", SHARK])
    assert state.view(0)["seats"][1]["kept"] == [1]
    go(state, "prowl C4 C5", "defend")
    assert kept(state, 1) == ""
    assert state.view(0)["seats"][1]["kept"] == []
    assert state.view(0)["gone"][0][10] == 1


@pytest.mark.rule("survive.defence.gone", "survive.tile.for-good")
def test_the_creature_driven_off_does_not_return_to_the_supply() -> None:
    state = rolled("shark", red="~M1", blue="~C5", sharks="C4", kept=["", SHARK])
    before = state.view(0)["supply"]
    go(state, "prowl C4 C5", "defend")
    assert state.view(0)["supply"] == before


@pytest.mark.rule("survive.defence.unlimited")
def test_after_a_defence_a_kept_tile_may_be_played_in_ones_turn() -> None:
    state = rolled("shark", red="~M1", blue="~C5", sharks="C4", kept=["", f"{SHARK} dolphin"])
    go(state, "prowl C4 C5", "defend")
    assert state.actor() == 1
    go(state, "dolphin b0 C6", "stop")
    assert where(state, "b0") == "~C6"


@pytest.mark.rule("survive.defence.nothing-else")
def test_nobody_defends_against_a_serpent() -> None:
    state = rolled(
        "serpent", red="~M1", blue="@C5 ~C5", boats="C5", serpents="C4",
        kept=["", f"{SHARK} {WHALE}"],
    )  # fmt: skip
    go(state, "prowl C4 C5")
    assert where(state, "b0", "b1") == "lost lost"
    assert (phase(state), state.actor()) == ("turn", 1)


@pytest.mark.rule("survive.defence.nothing-else")
def test_nobody_defends_against_a_whirlpool() -> None:
    state = position(
        land="forest D4 D5", red="~M1", blue="~C4 D5", under="whirlpool",
        kept=["", f"{SHARK} {WHALE}"],
    )  # fmt: skip
    go(state, "sink D4", "reveal whirlpool")
    assert phase(state) == "roll"
    assert where(state, "b0") == "lost"


@pytest.mark.rule("survive.defence.nothing-else")
def test_the_wrong_tile_does_not_help() -> None:
    state = rolled(
        "shark", red="~M1", blue="~C5", sharks="C4", kept=["", "whale_defence.forest"],
        land="forest D4", under="shark_defence.forest",
    )  # fmt: skip
    go(state, "prowl C4 C5")
    assert legal(state) == {"decline"}


@pytest.mark.rule("survive.defence.nothing-else")
def test_a_boat_sailed_onto_a_whale_is_lost_without_a_question() -> None:
    state = position(
        land="beach D4", red="@C5 D4", blue="@C5", boats="C5", whales="C4", kept=["", WHALE]
    )
    go(state, "sail C5 C4")
    assert phase(state) == "turn"
    assert boats(state) == ""
