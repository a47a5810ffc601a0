"""Worlds that the Hero could be in: where everything lies, and what may have happened in the dark."""
