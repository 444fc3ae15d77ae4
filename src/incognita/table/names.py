"""Names of tables and keys of seats."""

import base64
import hashlib
import hmac
import re
import secrets
from typing import Final

CHARACTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
THINGS: Final = [
    "anchor", "atlas", "bark", "beacon", "brass", "canoe", "canvas", "chart", "cinder",
    "compass", "copper", "coral", "cove", "dawn", "delta", "dune", "ember", "fathom", "fern",
    "ferry", "flint", "fog", "gale", "globe", "harbour", "hull", "ink", "inlet", "ivory",
    "jade", "kelp", "kite", "lagoon", "lantern", "history", "linen", "lodge", "mast", "mist",
    "moss", "north", "oar", "opal", "palm", "paper", "pearl", "pine", "plume", "prow", "quartz",
    "quill", "reef", "ridge", "rope", "rudder", "saffron", "sail", "sextant", "shore", "silver",
    "slate", "spice", "summit", "tent", "thicket", "tide", "timber", "trail", "twine", "valley",
    "vine", "walnut", "wave", "willow", "wind", "zenith",
]  # fmt: skip
ANIMALS: Final = [
    "badger", "bat", "bear", "beetle", "bison", "bittern", "bream", "carp", "civet", "condor",
    "coot", "crab", "crane", "cricket", "curlew", "dingo", "dolphin", "dove", "duck", "eagle",
    "egret", "eland", "falcon", "ferret", "finch", "fox", "frog", "gannet", "gecko", "gibbon",
    "goose", "grouse", "gull", "hare", "harrier", "hawk", "heron", "hoopoe", "ibex", "ibis",
    "iguana", "jackal", "jay", "kestrel", "kite", "koi", "lark", "lemur", "linnet", "llama",
    "lynx", "macaw", "marmot", "marten", "mole", "moth", "newt", "ocelot", "okapi", "oriole",
    "osprey", "otter", "owl", "oyster", "panda", "parrot", "pelican", "petrel", "pika",
    "plover", "puffin", "puma", "quail", "quetzal", "raven", "robin", "salmon", "seal", "shrew",
    "skua", "snipe", "stoat", "stork", "swan", "swift", "tapir", "tern", "toad", "toucan",
    "trout", "turtle", "vole", "walrus", "wren", "yak", "zebra",
]  # fmt: skip
# Together with the words more than 64 bits; older tables have four characters here.
PREFIX_LENGTH: Final = 11
TABLE_NAME: Final = re.compile(r"(?:[2-9a-z]{4}|[2-9a-z]{11})-[a-z]{2,12}-[a-z]{2,12}")


def new_table_name() -> str:
    """A name that nobody can guess, such as 7k4m9x2wq3p-quill-heron."""
    prefix = "".join(secrets.choice(CHARACTERS) for _ in range(PREFIX_LENGTH))
    return f"{prefix}-{secrets.choice(THINGS)}-{secrets.choice(ANIMALS)}"


def is_table_name(text: str) -> bool:
    return TABLE_NAME.fullmatch(text) is not None


def new_key() -> str:
    """Whoever has it owns the seats it stands for."""
    return secrets.token_urlsafe(16)


def derived_key(owner: str, purpose: str) -> str:
    """A further key that only the holder of the owner's key can work out again."""
    digest = hmac.digest(owner.encode(), purpose.encode(), "sha256")[:16]
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def digest_of(key: str) -> str:
    """What the store keeps of a key: enough to recognise it, too little to use it."""
    return hashlib.sha256(key.encode()).hexdigest()


def matches(key: str, digest: str) -> bool:
    """Compared in constant time."""
    return hmac.compare_digest(digest_of(key), digest)
