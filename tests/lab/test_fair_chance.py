"""Chance that anybody can draw again, and the proof of a finished game."""

import hashlib
import json
import subprocess
import sys
from pathlib import Path

import pytest

import incognita
from incognita.core import CHANCE, OVER, Record, RecordError, Rng
from incognita.lab.fair_chance import ClientSeed, commitment_to, draw, number_below
from incognita.lab.proof import (
    Proof,
    check_draws,
    read_proof,
    signed_bytes,
    split_proof,
)
from incognita.lab.signatures import is_signed, new_private_key, public_key_of, sign

SECRET = "5e" * 32
SEEDS = [ClientSeed(0, 1, 77), ClientSeed(4, 0, 12345)]


def drawn_game(game_id: str) -> Record:
    """Players choose at random; chance follows from SECRET and SEEDS."""
    game = incognita.game(game_id)
    state, rng = game.start(players=2), Rng(5)
    options = dict(game.options().complete({"players": 2}))
    record = Record(game_id, game.rules_version, options, ["Ann", "Ben"])
    events = 0
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            record.add(state, draw(SECRET, events, SEEDS, state.outcomes()), CHANCE)
            events += 1
        else:
            legal = state.legal()
            record.add(state, legal[rng.below(len(legal))], state.actor())
    return record


def test_the_function_is_the_one_of_the_documentation() -> None:
    digest = hashlib.sha256(f"{SECRET}:4:0:1.77,0.12345".encode()).digest()
    assert number_below(1000, SECRET, 4, SEEDS) == int.from_bytes(digest, "big") % 1000


def test_a_seed_counts_from_its_event_on() -> None:
    outcomes = [(value, 1) for value in range(1000)]
    early = [draw(SECRET, event, SEEDS, outcomes) for event in range(8)]
    without = [draw(SECRET, event, SEEDS[:1], outcomes) for event in range(8)]
    assert early[:4] == without[:4]
    assert all(one != other for one, other in zip(early[4:], without[4:], strict=True))


def test_outcomes_are_as_likely_as_their_weights() -> None:
    outcomes = [(9, 3), (2, 1)]
    drawn = [draw(SECRET, event, [], outcomes) for event in range(4000)]
    assert 0.72 < drawn.count(9) / len(drawn) < 0.78


def test_numbers_above_the_last_whole_multiple_are_drawn_again() -> None:
    most = (1 << 256) - 1
    numbers = {number_below(most // 2 + 2, SECRET, event, []) for event in range(20)}
    assert all(number <= most // 2 + 1 for number in numbers)
    assert len(numbers) == 20


@pytest.mark.parametrize("game", [game.id for game in incognita.games()])
def test_a_whole_game_is_drawn_again(game: str) -> None:
    record = drawn_game(game)
    verdict = check_draws(record, Proof(SECRET, SEEDS))
    assert (verdict.wrong_step, verdict.commitment) == (0, commitment_to(SECRET))
    assert verdict.events == sum(step.seat == CHANCE for step in record.steps)
    assert verdict.events > 10


def test_another_secret_or_seed_does_not_fit() -> None:
    record = drawn_game("survive")
    assert check_draws(record, Proof("00" * 32, SEEDS)).wrong_step > 0
    assert check_draws(record, Proof(SECRET, SEEDS[:1])).wrong_step > 0


def test_a_proof_is_read_as_it_was_written() -> None:
    proof = Proof(SECRET, SEEDS, "ab", "cd")
    assert read_proof(proof.text()) == proof
    assert read_proof(Proof(SECRET, []).text()) == Proof(SECRET, [])


@pytest.mark.parametrize(
    "damaged", ["", "incognita proof 1", "incognita proof 1\nsecret a\nseeds 1.2", "secret a"]
)
def test_a_damaged_proof_is_refused(damaged: str) -> None:
    with pytest.raises(RecordError):
        read_proof(damaged)


def test_a_signature_covers_record_and_proof() -> None:
    key = new_private_key()
    proof = Proof(SECRET, SEEDS)
    message = signed_bytes("a record\n", proof)
    signature = sign(key, message)
    assert is_signed(public_key_of(key), signature, message)
    assert is_signed(public_key_of(key), signature, signed_bytes("  a record\r\n\n", proof))
    for other in (signed_bytes("a Record\n", proof), signed_bytes("a record\n", Proof("0", SEEDS))):
        assert not is_signed(public_key_of(key), signature, other)
    assert not is_signed("no key", signature, message)


def run_verify(*words: str) -> subprocess.CompletedProcess[str]:
    command = (sys.executable, "-m", "incognita.cli", "verify", *words)
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


def test_the_command_says_what_fits_and_what_does_not(tmp_path: Path) -> None:
    record, key = drawn_game("entdecker").text(), new_private_key()
    proof = Proof(SECRET, SEEDS)
    signed = proof._replace(
        public_key=public_key_of(key), signature=sign(key, signed_bytes(record, proof))
    )
    file = tmp_path / "game.txt"
    file.write_text(record + signed.text())
    done = run_verify(str(file), "--json", "--commitment", commitment_to(SECRET))
    figures = json.loads(done.stdout)
    assert done.returncode == 0, done.stderr
    assert (figures["wrong_step"], figures["signed"], figures["problems"]) == (0, True, [])

    file.write_text(record + signed.text().replace(SECRET, "00" * 32))
    done = run_verify(str(file), "--commitment", commitment_to(SECRET))
    assert done.returncode != 0
    for sentence in ("is not what the secret gives", "had committed to", "signature does not fit"):
        assert sentence in done.stderr

    file.write_text(record)
    done = run_verify(str(file))
    assert done.returncode != 0
    assert "there is no proof behind the record" in done.stderr


def test_record_and_proof_are_told_apart() -> None:
    record = drawn_game("entdecker").text()
    proof = Proof(SECRET, SEEDS).text()
    assert split_proof(record + proof) == (record, proof)
    assert split_proof(record) == (record, "")
