"""Bots against bots: matches, tallies, and how fast everything is."""
