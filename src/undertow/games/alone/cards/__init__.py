"""Cards as data."""
