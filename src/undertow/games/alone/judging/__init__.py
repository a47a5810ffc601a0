"""How thumb weighs things in Alone: the maps that are still possible for the Hero, the secret map for Evil."""
