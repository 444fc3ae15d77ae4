"""The engine against the oracle, on random positions where much lies close together."""

from collections.abc import Iterable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from incognita.core import SPECTATOR, Rng, State
from incognita.games.survive.rules.actions import STAY, STOP
from incognita.games.survive.rules.phases import TURN
from incognita.games.survive.rules.state import SurviveState
from incognita.games.survive.rules.tables import BACK_ID
from tests.laws.walks import examples
from tests.survive import oracle
from tests.survive.oracle import NAMES, Table, around
from tests.survive.oracle_moves import steps
from tests.survive.playing import go, legal, phase, rolled, words
from tests.survive.positions import position

SEEDS = st.integers(0, 1 << 32)
MOUNTAINS = 8
SPOTS = ["NW", "NE", "SW", "SE", "lost", "~C4", "J7"]
LANDINGS = ["B1", "C1", "B10", "C11", "K1", "L1", "K11", "L10"]


# Where `rolled` sinks a tile, so that the die falls.
FAR_OFF = {"J4", "J5"}


def near(centre: str, steps: int) -> list[str]:
    cells = {centre}
    for _ in range(steps):
        cells |= {other for cell in cells for other in around(cell)}
    return sorted(cells)


class Crowd:
    """Tiles, explorers, boats and creatures within a few steps of one space."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        centre = self.one_of([*LANDINGS, *NAMES[30:103]])
        cells = [cell for cell in near(centre, 2) if cell not in FAR_OFF]
        island = [cell for cell in cells if oracle.CELLS[cell][2] == "##"]
        self.tiles = [cell for cell in island if self.rng.below(2)]
        self.sea = [cell for cell in cells if cell not in self.tiles]
        self.boats = self.some_of(self.sea, 4)
        self.people = [[self.spot() for _ in range(2 + self.rng.below(5))] for _ in range(2)]
        self.seat_passengers()
        spots = [spot for people in self.people for spot in people]
        in_water = {spot[1:] for spot in spots if spot[0] == "~"}
        aboard = {spot[1:] for spot in spots if spot[0] == "@"}
        self.serpents = self.some_of([c for c in self.sea if c not in in_water | aboard], 2)
        self.sharks = self.some_of([c for c in self.sea if c not in in_water], 2)
        self.whales = self.some_of([c for c in self.sea if c not in aboard], 2)

    def one_of(self, cells: list[str]) -> str:
        return cells[self.rng.below(len(cells))]

    def some_of(self, cells: list[str], most: int) -> list[str]:
        order = list(range(len(cells)))
        self.rng.shuffle(order)
        return [cells[at] for at in order[: self.rng.below(most + 1)]]

    def spot(self) -> str:
        kinds = ["~", "@" if self.boats else "~", "" if self.tiles else "~", "lost", "NW"]
        kind = kinds[min(self.rng.below(9) % 4 + self.rng.below(8) // 7, 4)]
        if kind in ("lost", "NW"):
            return kind
        return kind + self.one_of({"~": self.sea, "@": self.boats, "": self.tiles}[kind])

    def seat_passengers(self) -> None:
        """Whoever finds no seat swims beside the boat."""
        seated: list[str] = []
        for people in self.people:
            for at, spot in enumerate(people):
                if spot[0] == "@":
                    full = seated.count(spot) >= oracle.SEATS_IN_A_BOAT
                    people[at] = "~" + spot[1:] if full else spot
                    seated.append(spot)

    def land(self) -> str:
        self.terrains: list[list[str]] = [[], [], []]
        only = self.rng.below(6)
        for at, cell in enumerate(self.tiles):
            terrain = only if only < 3 else self.rng.below(3)
            self.terrains[terrain if at < MOUNTAINS else 1].append(cell)
        named = zip(("beach", "forest", "mountain"), self.terrains, strict=True)
        return ",".join(f"{terrain} {' '.join(cells)}" for terrain, cells in named if cells)

    def back(self) -> str:
        """A back with a green edge under a tile of the lowest terrain."""
        backs = [["shark", "whale", "boat"], ["shark", "whale", "boat"], ["whirlpool"]]
        lowest = next((at for at in range(3) if self.terrains[at]), 2)
        return self.one_of(backs[lowest])

    def fields(self) -> dict[str, str]:
        return {
            "land": self.land(), "red": " ".join(self.people[0]), "blue": " ".join(self.people[1]),
            "boats": " ".join(self.boats), "serpents": " ".join(self.serpents),
            "sharks": " ".join(self.sharks), "whales": " ".join(self.whales),
        }  # fmt: skip


def seen(state: State) -> Table:
    return Table(state.view(SPECTATOR))


def places(tables: Iterable[Table]) -> set[object]:
    return {table.places() for table in tables}


def followed(state: SurviveState, kinds: tuple[str, ...]) -> list[SurviveState]:
    """The positions after each decision of these kinds, carried on to its end in every way."""
    ends: list[SurviveState] = []
    for action in state.legal():
        if words(state, action).split()[0] in kinds:
            after = state.copy()
            after.apply(action)
            carried_on = phase(after) == "glide" and action not in (STOP, STAY)
            ends += followed(after, ("glide", "stop")) if carried_on else [after]
    return ends


def one_of_a_kind(moves: list[str], rng: Rng) -> str:
    """Any kind of move, and any move of that kind."""
    kinds = sorted({word.split()[0] for word in moves})
    kind = kinds[rng.below(len(kinds))]
    same = sorted(word for word in moves if word.split()[0] == kind)
    return same[rng.below(len(same))]


@pytest.mark.rule("survive.turn.three-moves", "survive.boat.wreck", "survive.swim.danger")
@settings(max_examples=examples(150))
@given(seed=SEEDS)
def test_every_move_of_a_turn_is_that_of_the_oracle(seed: int) -> None:
    state: SurviveState = position(**Crowd(seed).fields(), seat=seed % 2)  # type: ignore[arg-type]
    table, rng, seat = seen(state), Rng(seed), seed % 2
    moves = steps(table, seat)
    while state.phase == TURN and state.seat == seat and moves:
        offered = {words(state, action): action for action in state.legal()}
        kinds = ("walk", "swim", "board", "dive", "climb", "land", "sail")
        assert {word for word in offered if word.split()[0] in kinds} == set(moves)
        for word, after in moves.items():
            twin = state.copy()
            twin.apply(offered[word])
            assert seen(twin).places() == after.places(), word
        word = one_of_a_kind(list(moves), rng)
        state.apply(offered[word])
        table = moves[word]
        moves = steps(table, seat)
        assert phase(state) == "over" or state.view(0)["points"] == table.moves


@pytest.mark.rule("survive.creature.range", "survive.creature.sea-only")
@pytest.mark.parametrize("kind", ["serpent", "shark", "whale"])
@settings(max_examples=examples(24))
@given(seed=SEEDS)
def test_every_move_of_a_creature_is_that_of_the_oracle(kind: str, seed: int) -> None:
    state = rolled(kind, **Crowd(seed).fields())
    table = seen(state)
    if phase(state) == "creature":
        ends = followed(state, ("prowl", "stay"))  # type: ignore[arg-type]
        assert places(map(seen, ends)) == places(oracle.after_die(table, kind))
    else:
        assert len(places(oracle.after_die(table, kind))) == 1


@pytest.mark.rule("survive.kept.dolphin", "survive.kept.wind")
@settings(max_examples=examples(15))
@given(seed=SEEDS)
def test_dolphins_and_winds_lead_where_the_oracle_says(seed: int) -> None:
    state = position(**Crowd(seed).fields(), kept=["dolphin wind"])  # type: ignore[arg-type]
    table = seen(state)
    carried = [oracle.after_dolphin(table, one) for one in table.in_play(0)]
    driven = [oracle.after_wind(table, one) for one in table.boats if table.may_sail(one, 0)]
    for kind, tables in (("dolphin", carried), ("wind", driven)):
        wanted = places(one for ends in tables for one in ends)
        assert places(map(seen, followed(state, (kind,)))) == wanted


@pytest.mark.rule("survive.sink.order", "survive.sink.exposed", "survive.tile.whirlpool")
@settings(max_examples=examples(300))
@given(seed=SEEDS)
def test_what_sinks_and_what_its_back_does_is_as_the_oracle_says(seed: int) -> None:
    crowd = Crowd(seed)
    state = position(**crowd.fields(), under=crowd.back())  # type: ignore[arg-type]
    table = seen(state)
    assert {word.split()[1] for word in legal(state, "sink")} == oracle.may_sink(table)
    for action in [one for one in state.legal() if words(state, one).startswith("sink")]:
        cell = words(state, action).split()[1]
        sunk = state.copy()
        sunk.apply(action)
        for outcome, _weight in sunk.outcomes():
            after, back = sunk.copy(), BACK_ID[outcome]
            after.apply(outcome)
            shown, wanted = seen(after), oracle.after_sinking(table, cell, back)
            if back in ("shark", "whale"):
                risen = set(shown.creatures) - set(table.creatures)
                assert [shown.creatures.pop(one) for one in risen] == [(back, cell)]
            if back == "boat" and len(wanted.swimmers(cell)) > oracle.SEATS_IN_A_BOAT:
                assert phase(after) == "crew"
                continue
            if back == "boat":
                [boat] = set(shown.boats) - set(table.boats)
                wanted.boats[boat] = cell
                wanted.who |= dict.fromkeys(wanted.swimmers(cell), ("boat", boat))
            assert shown.places() == wanted.places(), (cell, back)


@pytest.mark.rule("survive.end.lost", "survive.end.total", "survive.end.places", "survive.two.sum")
@settings(max_examples=examples(60))
@given(seed=SEEDS, colours=st.sampled_from([1, 2]), ties=st.sampled_from(["shared", "explorers"]))
def test_who_survives_and_who_wins_is_as_the_oracle_says(
    seed: int, colours: int, ties: str
) -> None:
    rng = Rng(seed)
    people = [["J7", *[SPOTS[rng.below(len(SPOTS))] for _ in range(9)]] for _ in range(4)]
    colour_words = dict(zip(("red", "blue", "yellow", "white"), map(" ".join, people), strict=True))
    state = position(**colour_words, colours=colours, ties=ties)  # type: ignore[arg-type]
    values = list(state.values)
    go(state, "sink J7", "reveal volcano")
    view = state.view(SPECTATOR)
    saved = oracle.saved_values(people[: 2 * colours], values, seats=2)
    assert view["totals"] == [sum(own) for own in saved]
    assert view["places"] == oracle.ranks(saved, count_breaks_ties=ties == "explorers")
