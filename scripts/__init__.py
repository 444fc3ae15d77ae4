"""What `make` runs: set-up, checks and lock files. Standard library only."""
