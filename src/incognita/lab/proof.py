"""A game's record with what it takes to draw its chance again, and the check of both."""

from typing import Final, NamedTuple

import incognita
from incognita.core import CHANCE, Record, RecordError
from incognita.core.record import check_header, replay_step
from incognita.lab.fair_chance import ClientSeed, commitment_to, draw

HEADER: Final = "incognita proof 1"


class Proof(NamedTuple):
    """The secret, the seeds, and the server's signature over the record and both of them."""

    secret: str
    seeds: list[ClientSeed]
    public_key: str = ""
    signature: str = ""

    def text(self) -> str:
        lines = [self.unsigned_text().rstrip("\n")]
        if self.signature:
            lines += [f"key {self.public_key}", f"signature {self.signature}"]
        return "\n".join(lines) + "\n"

    def unsigned_text(self) -> str:
        seeds = " ".join(f"{seed.events}/{seed.seat}.{seed.value}" for seed in self.seeds)
        return "\n".join([HEADER, f"secret {self.secret}", f"seeds {seeds}".strip()]) + "\n"


class Verdict(NamedTuple):
    """`wrong_step`: the first outcome that the secret does not give, 0 if all fit."""

    events: int
    wrong_step: int
    commitment: str


def signed_bytes(record: str, proof: Proof) -> bytes:
    """What the server signs: line ends and blanks at the ends do not count."""
    lines = [line.strip() for line in (record + "\n" + proof.unsigned_text()).split("\n")]
    return "\n".join(line for line in lines if line).encode()


def split_proof(text: str) -> tuple[str, str]:
    """The record, and the proof that follows it ("" without one)."""
    record, header, rest = text.partition(HEADER)
    return record, header + rest


def read_proof(text: str) -> Proof:
    """The inverse of Proof.text(); raises RecordError."""
    fields: dict[str, str] = {}
    lines = [line.strip() for line in text.strip().split("\n")]
    if lines[0] != HEADER:
        raise RecordError("no-proof", "there is no proof behind the record")
    for line in lines[1:]:
        name, _, value = line.partition(" ")
        fields[name] = value.strip()
    if not fields.keys() >= {"secret", "seeds"}:
        raise RecordError("no-proof", "the proof names no secret or no seeds")
    seeds = [_seed(word) for word in fields["seeds"].split()]
    return Proof(fields["secret"], seeds, fields.get("key", ""), fields.get("signature", ""))


def _seed(word: str) -> ClientSeed:
    events, slash, rest = word.partition("/")
    seat, dot, value = rest.partition(".")
    if not (slash and dot and events.isdigit() and seat.isdigit() and value.isdigit()):
        raise RecordError("no-proof", f"{word[:40]!r} is no seed of a client")
    return ClientSeed(int(events), int(seat), int(value))


def check_draws(record: Record, proof: Proof) -> Verdict:
    """Draw everything again; raises RecordError if the record itself is not whole."""
    game = incognita.game(record.game)
    state = game.start(**check_header(game, record))
    events = wrong = 0
    for number, step in enumerate(record.steps):
        if state.actor() == CHANCE:
            drawn = draw(proof.secret, events, proof.seeds, state.outcomes())
            if drawn != step.action and not wrong:
                wrong = number + 1
            events += 1
        replay_step(state, step, number)
    return Verdict(events, wrong, commitment_to(proof.secret))
