"""Atoll: ships go round a ring of face-down tiles and discover what lies there."""

from incognita_atoll.game import Atoll

__all__ = ["Atoll"]
