"""The craft of laying tiles on a square sea: what several games of discovery share."""
