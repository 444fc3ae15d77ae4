"""Weights of the quick judgement, found by letting bots race."""

P: list[float] = [
    0.669,   # 0 lambda: later weight in ordering
    0.25,  # 1 fresh card: slack when using now
    0.182,  # 2 shop per turn left
    3.765,   # 3 shop horizon
    1.182,   # 4 joker factor
    0.689,   # 5 delay factor (in decks)
    0.25,  # 6 average card
    1.073,   # 7 draw-card value
    0.22,   # 8 scientist removal
    0.05,  # 9 purchase threshold
    0.0,   # 10 remove threshold
    0.435,   # 11 later scale
    3.022,   # 12 native power
    0.701,   # 13 reach bonus
    1.522,   # 14 camp removal weight
    1.096,   # 15 opp weight
    0.276,   # 16 appeal scale
    0.8,   # 17 slot scale in owning
]
