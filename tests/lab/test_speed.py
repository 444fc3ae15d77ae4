"""The figures beside their floors, and the page that they are written into."""

import incognita
from bench.page import with_part
from incognita.core import COMPILED
from incognita.lab.speed import Figure, machine, with_floor


def test_a_rate_must_reach_its_floor_and_a_time_must_not_exceed_it() -> None:
    assert Figure("a", "a", 10.0, "games/s", floor=9.0).kept
    assert not Figure("a", "a", 8.0, "games/s", floor=9.0).kept
    assert Figure("a", "a", 1.5, "µs", floor=2.0, most=True).kept
    assert not Figure("a", "a", 2.5, "µs", floor=2.0, most=True).kept
    assert Figure("a", "a", 0.1, "games/s").kept


def test_floors_depend_on_the_build() -> None:
    figure = with_floor(incognita.game("eldorado"), Figure("decisions", "", 1.0, "decisions/s"))
    assert figure.floor == (400_000 if COMPILED else 100_000)


def test_the_machine_is_described() -> None:
    assert "Python" in machine()


def test_a_part_of_the_page_is_replaced_and_the_rest_stays() -> None:
    page = with_part("# Benchmarks\n\nWords.\n", "compiled", "old")
    page = with_part(page, "server", "fast")
    again = with_part(page, "compiled", "new")
    assert "old" not in again
    assert "new" in again
    assert again.startswith("# Benchmarks\n\nWords.\n")
    assert again.count("<!-- compiled -->") == 1
    assert "fast" in again
