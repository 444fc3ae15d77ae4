"""The games of discovery, as far as their pages are tested alike."""

from dataclasses import dataclass, field
from typing import Any

from incognita.core import Game, State
from tests.browser.entdecker import positions as older
from tests.browser.entdecker.player import Player as OlderPlayer
from tests.browser.neue_entdecker import positions as newer
from tests.browser.neue_entdecker.player import Player as NewerPlayer
from tests.browser.voyage.player import Explorer
from tests.entdecker import positions as entdecker
from tests.neue_entdecker import positions as neue_entdecker


@dataclass(frozen=True)
class Voyage:
    """Ann is seat 0 and to decide in all positions but the last."""

    game: Game
    player: type[Explorer]
    harbour: State
    under_way: State
    holding: State
    near_the_end: State
    finished: State
    # Where Ann's ship starts before that, and a square for the tile in hand.
    start: str
    square: str
    # A square where no ship can start, with the rule that says so, and other places like that.
    nowhere: str
    rule: str
    refused: list[tuple[State, str, str]]
    # Ann is to start, and several browsers look on.
    together: State
    # What a new table asks first.
    begins: str
    # Whether seats know what others do not.
    secrets: bool
    options: dict[str, Any] = field(default_factory=dict)
    # Moments with something of their own to say or to press, by name.
    moments: dict[str, State] = field(default_factory=dict)


ENTDECKER = Voyage(
    entdecker.GAME,
    OlderPlayer,
    older.harbour(personal_tiles=True),
    older.under_way(personal_tiles=True),
    older.holding(),
    older.near_the_end(),
    older.finished(),
    start="E7",
    square="E6",
    nowhere="B3",
    rule="entdecker.start.tile",
    refused=[
        (older.harbour(gold=3), "D7", "entdecker.start.afford"),
        (older.harbour(), "S|D7", "entdecker.start.circle"),
        (older.harbour(), "B3", "entdecker.start.tile"),
        (older.holding(), "J1", "entdecker.explore.beside-ship"),
        (older.holding(), "D7", "entdecker.sea.discovered"),
        (older.holding("B"), "F7", "entdecker.explore.sea-to-ship"),
    ],
    together=older.harbour(),
    begins="Where does the ship start?",
    secrets=False,
    moments={
        "storm": older.holding("C?storm"),
        "friendly": entdecker.sail(older.holding("C?friendly"), "lay E6/0"),
    },
)
NEUE_ENTDECKER = Voyage(
    neue_entdecker.GAME,
    NewerPlayer,
    newer.harbour(chief_scouts=True),
    newer.under_way(chief_scouts=True),
    newer.holding(),
    newer.near_the_end(),
    newer.finished(),
    start="S|F8",
    square="F8",
    nowhere="D3",
    rule="neue-entdecker.start.edge",
    refused=[
        (newer.harbour(), "S|B8", "neue-entdecker.start.edge"),
        (newer.harbour(), "D3", "neue-entdecker.start.edge"),
        (newer.holding(), "A7", "neue-entdecker.sea.discovered"),
        (newer.holding(), "L1", "neue-entdecker.explore.beside-ship"),
    ],
    together=newer.harbour("C?natives"),
    begins="Name two chief scouts in secret",
    secrets=True,
    options={"chief_scouts": True},
    moments={
        "storm": newer.holding("C?storm"),
        "natives": newer.natives(),
        "wheel": newer.poor(),
        "paying": neue_entdecker.sail(newer.harbour(), "start B7"),
    },
)
VOYAGES = [ENTDECKER, NEUE_ENTDECKER]
