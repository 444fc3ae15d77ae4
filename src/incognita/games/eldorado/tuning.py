"""Weights of the quick judgement, found by letting bots race."""

P: list[float] = [
    0.5,   # 0 lambda: later weight in ordering
    0.25,  # 1 fresh card: slack when using now
    0.15,  # 2 shop per turn left
    5.0,   # 3 shop horizon
    0.9,   # 4 joker factor
    1.0,   # 5 delay factor (in decks)
    0.25,  # 6 average card
    0.9,   # 7 draw-card value
    0.7,   # 8 scientist removal
    0.05,  # 9 purchase threshold
    0.0,   # 10 remove threshold
    0.7,   # 11 later scale
    2.2,   # 12 native power
    1.0,   # 13 reach bonus
    1.0,   # 14 camp removal weight
    1.0,   # 15 opp weight
    0.6,   # 16 appeal scale
    0.8,   # 17 slot scale in owning
]
