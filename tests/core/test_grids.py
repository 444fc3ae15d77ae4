"""Hexagons, squares and distances over them."""

import pytest

from incognita.core import hexes, squares
from incognita.core.paths import FAR, fewest_steps, least_cost


def test_six_neighbours_each_one_step_away() -> None:
    around = hexes.around((2, -1))
    assert len(set(around)) == 6
    assert all(hexes.distance((2, -1), place) == 1 for place in around)


@pytest.mark.parametrize("direction", range(6))
def test_there_and_back(direction: int) -> None:
    there = hexes.neighbour((4, 4), direction)
    assert hexes.neighbour(there, hexes.opposite(direction)) == (4, 4)
    square = squares.neighbour((4, 4), direction % 4)
    assert squares.neighbour(square, squares.opposite(direction % 4)) == (4, 4)


def test_six_turns_of_sixty_degrees_are_none() -> None:
    place = (3, -1)
    assert hexes.turned(place, 6) == hexes.turned(place, 0) == place
    assert hexes.turned(place, 1) == (1, 2)
    assert hexes.turned(hexes.turned(place, 2), 4) == place
    assert hexes.turned(place, -1) == hexes.turned(place, 5)


def test_a_clockwise_turn_takes_east_to_south_east() -> None:
    step = hexes.DIRECTIONS
    assert hexes.turned(step[hexes.EAST], 1) == step[hexes.SOUTH_EAST]
    assert hexes.turned(step[hexes.NORTH_WEST], 1) == step[hexes.NORTH_EAST]
    assert squares.turned(squares.DIRECTIONS[squares.NORTH], 1) == squares.DIRECTIONS[squares.EAST]


def test_turning_keeps_distances() -> None:
    for turns in range(6):
        assert hexes.distance(hexes.turned((5, -2), turns), hexes.turned((1, 1), turns)) == 4


@pytest.mark.parametrize(("radius", "places"), [(0, 1), (1, 7), (2, 19), (3, 37)])
def test_a_disc_has_its_places_row_by_row(radius: int, places: int) -> None:
    disc = hexes.disc(radius)
    assert len(disc) == len(set(disc)) == places
    assert all(hexes.distance((0, 0), place) <= radius for place in disc)
    assert disc == sorted(disc, key=lambda place: (place[1], place[0]))


def test_squares() -> None:
    assert squares.around((0, 0)) == [(0, -1), (1, 0), (0, 1), (-1, 0)]
    assert squares.distance((0, 0), (3, -4)) == 7
    assert squares.turned((2, 1), 4) == (2, 1)
    assert squares.turned((2, 1), 1) == (-1, 2)


RING = [[1, 3], [0, 2], [1, 3], [2, 0], []]


def test_fewest_steps_around_a_ring() -> None:
    assert fewest_steps(RING, [0]) == [0, 1, 2, 1, FAR]
    assert fewest_steps(RING, [0, 2]) == [0, 1, 0, 1, FAR]
    assert fewest_steps(RING, []) == [FAR] * 5


def test_the_least_cost_goes_the_long_way_if_it_is_cheaper() -> None:
    # Into 0 costs 1; from 2 the way over 1 costs nine for entering it, over 3 only two.
    assert least_cost(RING, [1, 9, 1, 2, 1], [0]) == [0, 1, 3, 1, FAR]


def test_costs_of_one_are_steps() -> None:
    assert least_cost(RING, [1] * 5, [0]) == fewest_steps(RING, [0])
