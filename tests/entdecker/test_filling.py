"""Squares that are filled at the end of a turn, on seas of any kind."""

from incognita.games.entdecker.rules.filling import closed
from incognita.games.voyage.rules.sea import Sea
from tests.voyage.charts import GROUP, LARGE, RING, chart, random_sea
from tests.voyage.gaps import groups, holes, is_ringed


def ringed(sea: Sea) -> list[int]:
    return [square for group in groups(sea) if is_ringed(sea, group) for square in group]


def test_holes_and_ringed_groups_are_closed() -> None:
    seas = [random_sea(seed, tries=4) for seed in range(300)]
    for sea in seas:
        assert closed(sea) == holes(sea) + ringed(sea)
    assert sum(bool(ringed(sea)) for sea in seas) > 20


def test_a_group_around_a_sea_is_not_closed() -> None:
    assert closed(chart(f"{RING} F4=C/3", LARGE)) == []
    assert len(closed(chart(f"{GROUP} E4=C/3"))) == 2
