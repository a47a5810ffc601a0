"""The decks, a module for each."""
