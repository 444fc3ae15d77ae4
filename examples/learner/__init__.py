"""A player of Explorers that learned from games: data, network, training, and play in the arena.

incognita selfplay --game explorers --players 2 --bots level:5,level:5 --games 240 --out games
python -m examples.learner.train games --out learner.onnx
incognita arena --game explorers --bots py:examples.learner.play:bot:learner.onnx,level:2
"""
