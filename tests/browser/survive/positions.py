"""Positions that several tests begin with."""

from incognita.core import Rng
from incognita.games.survive.rules.state import SurviveState
from tests.survive.playing import go, kept
from tests.survive.positions import position

DEFENCE = "shark_defence"
# While a beach stands, no forest and no mountain has sunk.
INLAND = "forest E6 E7 E8 F7 F8 F9 F10 G7 G8 G9 H6 H7 H8 H9 H10 I6,mountain I4 I5 I7 I8 J4 J5 J6 J7"


def middle() -> SurviveState:
    """Some on land, some in the water, some aboard; a crowd on D4, and a kept tile each."""
    return position(
        land=f"beach D4 D5 E5 F6, {INLAND}",
        red="D4:3 D4:5 D4:1 ~C4:2 @C5:6",
        blue="E5 E6 @C5 ~C3",
        boats="C5 H2",
        serpents="B1 B10 L1 L10 G6",
        sharks="C2",
        whales="K3",
        kept=["dolphin", DEFENCE],
        under="wind.beach shark.beach",
    )


def shark_near() -> SurviveState:
    """Ann has rolled a shark, which is one space from Ben's swimmer; Ben keeps the defence."""
    state = position(
        land=f"beach D4 D5 E5 F6, {INLAND}",
        red="~M1 D4",
        blue="~C5 E5",
        serpents="B1 B10 L1 L10 G6",
        sharks="C4",
        kept=["", DEFENCE],
        under="wind.beach",
    )
    go(state, "sink D5", "reveal wind", "roll shark")
    return state


def shark_near_without() -> SurviveState:
    """The same for Ann's eyes, but Ben keeps another tile."""
    twins = (shark_near().determinise(0, Rng(seed)) for seed in range(50))
    state = next(twin for twin in twins if kept(twin, 1) != DEFENCE)
    assert isinstance(state, SurviveState)
    return state


def near_the_end() -> SurviveState:
    """Three mountains, and boats at the isles."""
    return position(
        land="mountain I7 J6 J7",
        red="@C1:6 @C1:5 J6:4 NW:3",
        blue="@K11:6 @K11:2 J7:4 SE:1",
        boats="C1 K11 J8",
        serpents="A4 M4",
        sharks="G2",
        whales="G11",
        kept=["", "wind"],
        under="volcano shark.mountain whirlpool.mountain",
        turn=37,
    )
