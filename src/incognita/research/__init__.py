"""The games behind the interfaces that researchers use: OpenSpiel, PettingZoo, Gymnasium, batches.

`pip install 'incognita[research]'` brings what the modules here need; nothing of it is imported
before one of them is asked for.
"""
