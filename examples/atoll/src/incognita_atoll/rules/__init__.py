"""What decides: positions, legal actions and what they do."""
