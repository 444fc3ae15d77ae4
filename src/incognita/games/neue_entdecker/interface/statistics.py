"""Statistics of a finished game: points of islands and huts, tiles, gold, tolls and the die."""

from incognita.core.interface.statistics import CountedStep, StepCounter
from incognita.games.voyage.interface.statistics import count_expedition, count_islands


def count_step(counter: StepCounter, step: CountedStep) -> None:
    line = step.line
    count_expedition(counter, step)
    if line["kind"] in ("roll", "wheel") and line.get("number", 0):
        counter.count("rolled", line["seat"], line["number"])
    if line["kind"] == "scout":
        counter.count("scouts", step.seat)
    for seat, toll in enumerate(line.get("tolls", []) if line["kind"] == "pay" else []):
        counter.count("tolls", seat, toll)
    other = [0] * counter.seats
    if line["kind"] == "hut" and line.get("winner", -1) >= 0:
        counter.score("huts", line["winner"], line["value"])
        other[line["winner"]] += line["value"]
    count_islands(counter, step, other)
