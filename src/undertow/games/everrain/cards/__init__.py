"""The decks of The Everrain: one module each."""
