"""The steps of the game, as the book puts them: one module for each topic."""
