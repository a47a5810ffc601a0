"""The procedures of The Everrain, one module for each subject of the player aid."""
