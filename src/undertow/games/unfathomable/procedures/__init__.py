"""The steps of the game, one file for each topic of the book."""
