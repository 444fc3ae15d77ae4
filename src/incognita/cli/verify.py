"""`incognita verify`: whether the chance of a finished game was drawn as the server promised."""

import json
from typing import Annotated

import typer

from incognita.cli.output import StopError, out
from incognita.cli.replay import find_game, read_text
from incognita.cli.table_record import is_address, proof_at
from incognita.core import RecordError, read_record
from incognita.lab.proof import Proof, Verdict, check_draws, read_proof, signed_bytes, split_proof
from incognita.lab.signatures import is_signed


def verify(
    file: Annotated[
        str, typer.Argument(help="A record with its proof, - to paste it, or a table's address.")
    ],
    commitment: Annotated[
        str, typer.Option(help="What the table showed before the first step.")
    ] = "",
    key: Annotated[str, typer.Option(help="The public key that must have signed it.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Tell it to a program.")] = False,
) -> None:
    """Draw all chance of a finished game again, and check who signed it."""
    text = proof_at(file) if is_address(file) else read_text(file)
    record_text, proof_text = split_proof(text)
    try:
        proof = read_proof(proof_text)
        record = read_record(record_text)
        find_game(record.game)
        verdict = check_draws(record, proof)
    except RecordError as error:
        raise StopError(f"{file}: {error.sentence} [{error.code}]") from error
    signed = is_signed(proof.public_key, proof.signature, signed_bytes(record_text, proof))
    problems = problems_of(verdict, proof, signed=signed, commitment=commitment, key=key)
    if as_json:
        figures = {**verdict._asdict(), "signed": signed, "key": proof.public_key}
        print(json.dumps({**figures, "problems": problems}))
    else:
        show(verdict, proof)
    if problems:
        raise StopError(f"{file}: {' '.join(problems)}")


def problems_of(
    verdict: Verdict, proof: Proof, *, signed: bool, commitment: str, key: str
) -> list[str]:
    """What does not fit, in sentences."""
    problems = []
    if verdict.wrong_step:
        problems.append(f"Step {verdict.wrong_step} is not what the secret gives.")
    if commitment and commitment.strip().lower() != verdict.commitment:
        problems.append("The secret is not the one that the table had committed to.")
    if proof.signature and not signed:
        problems.append("The signature does not fit.")
    if key and (not signed or key.strip().lower() != proof.public_key):
        problems.append("It was not signed with that key.")
    return problems


def show(verdict: Verdict, proof: Proof) -> None:
    out.print(f"events      {verdict.events}")
    out.print(f"seeds       {len(proof.seeds)} of clients")
    out.print(f"commitment  {verdict.commitment}")
    out.print(f"signed by   {proof.public_key or 'nobody'}")
    if not verdict.wrong_step:
        out.print("Every outcome is the one that the secret and the seeds give.")
