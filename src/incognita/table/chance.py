"""Where the table's luck comes from."""

import secrets

from incognita.core import Rng


def fresh_rng() -> Rng:
    """A generator that nobody can foretell from what was drawn before."""
    return Rng(secrets.randbits(62))
