"""Distances over any graph of cells."""

from typing import Final

FAR: Final = 1 << 20


def fewest_steps(neighbours: list[list[int]], goals: list[int]) -> list[int]:
    """Steps from every cell to the nearest goal; FAR where there is no way."""
    steps = [FAR] * len(neighbours)
    front = list(goals)
    for goal in goals:
        steps[goal] = 0
    while front:
        following: list[int] = []
        for cell in front:
            for other in neighbours[cell]:
                if steps[other] == FAR:
                    steps[other] = steps[cell] + 1
                    following.append(other)
        front = following
    return steps


def least_cost(neighbours: list[list[int]], cost_of: list[int], goals: list[int]) -> list[int]:
    """The smallest sum of the costs of the cells entered on the way to a goal."""
    costs = [FAR] * len(neighbours)
    for goal in goals:
        costs[goal] = 0
    waiting = [(0, goal) for goal in goals]
    while waiting:
        nearest = min(waiting)
        waiting.remove(nearest)
        so_far, cell = nearest
        if so_far > costs[cell]:
            continue
        onward = so_far + cost_of[cell]
        for other in neighbours[cell]:
            if onward < costs[other]:
                costs[other] = onward
                waiting.append((onward, other))
    return costs
