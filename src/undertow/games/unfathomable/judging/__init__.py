"""How a sensible player of Unfathomable judges: for ``thumb``."""
