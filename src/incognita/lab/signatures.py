"""Ed25519 signatures, as hexadecimal text."""

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey


def new_private_key() -> str:
    return Ed25519PrivateKey.generate().private_bytes_raw().hex()


def public_key_of(private_key: str) -> str:
    return _private(private_key).public_key().public_bytes_raw().hex()


def sign(private_key: str, message: bytes) -> str:
    return _private(private_key).sign(message).hex()


def is_signed(public_key: str, signature: str, message: bytes) -> bool:
    """Whether the signature is that of the key; damaged text is not."""
    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(public_key))
        key.verify(bytes.fromhex(signature), message)
    except (InvalidSignature, ValueError):
        return False
    return True


def _private(key: str) -> Ed25519PrivateKey:
    return Ed25519PrivateKey.from_private_bytes(bytes.fromhex(key))
