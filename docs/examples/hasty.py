"""Takes the first thing that is allowed: a whole bot for `incognita arena`.

incognita arena --bots "ext:python3 docs/examples/hasty.py,random"
"""

import json
import sys


def answer(message):
    if message["type"] == "hello":
        return {"version": 1}
    if message["type"] == "decide":
        return {"action": message["legal"][0]["action"]}


for line in sys.stdin:
    if reply := answer(json.loads(line)):
        print(json.dumps(reply), flush=True)
