"""How ``thumb`` weighs things up: each module one subject."""
