"""The decks of Abyss, one module each."""
