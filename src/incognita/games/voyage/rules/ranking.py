"""Who stands best on an island and in the game, and how points are shared."""


def halved(value: int, times: int) -> int:
    """Half of it as many times, rounded up every time."""
    for _ in range(times):
        value = (value + 1) // 2
    return value


def ahead(strengths: list[int]) -> list[int]:
    """How many stand strictly before each; strength 0 takes no part."""
    return [sum(1 for other in strengths if other > mine) for mine in strengths]


def ranks(strengths: list[int]) -> list[int]:
    """The rank of each, from 0; equals share one and the next follows directly."""
    return [len({other for other in strengths if other > mine}) for mine in strengths]


def shares(value: int, strengths: list[int], steps: list[int]) -> list[int]:
    """The value halved as often as the steps say; nothing for those who take no part."""
    return [halved(value, step) if mine else 0 for mine, step in zip(strengths, steps, strict=True)]
