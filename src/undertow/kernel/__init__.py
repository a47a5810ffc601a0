"""The engine: small, finished, and ignorant of every game."""
