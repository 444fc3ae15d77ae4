"""The yardstick does the same work everywhere."""

from incognita.search.yardstick import walk


def test_the_work_is_the_same_on_every_machine_and_build() -> None:
    assert walk(0) == 0
    assert walk(1000) == 31_917
    assert walk(100_000) == 3_149_074
