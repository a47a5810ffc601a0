"""Everything in the box that is printed on cards, one file for each deck."""
