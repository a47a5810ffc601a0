"""Doors for learners: PettingZoo and OpenSpiel. Each module needs its extra package, and only when it is imported."""
