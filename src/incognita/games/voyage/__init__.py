"""No game: what Entdecker and Die neuen Entdecker share, from the square sea to the planner."""
