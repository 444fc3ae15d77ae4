"""Weights of the quick judgement, found by letting bots race."""

P: list[float] = [
    0.669,   # 0 lambda: later weight in ordering
    0.25,  # 1 fresh card: slack when using now
    0.366,  # 2 shop per turn left
    3.765,   # 3 shop horizon
    1.182,   # 4 joker factor
    0.689,   # 5 delay factor (in decks)
    0.25,  # 6 average card
    1.59,   # 7 draw-card value
    0.166,   # 8 scientist removal
    0.03,  # 9 purchase threshold
    0.0,   # 10 remove threshold
    0.435,   # 11 later scale
    1.561,   # 12 native power
    0.701,   # 13 reach bonus
    1.522,   # 14 camp removal weight
    0.774,   # 15 opp weight
    0.276,   # 16 appeal scale
    0.597,   # 17 slot scale in owning
]
