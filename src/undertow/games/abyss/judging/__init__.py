"""How the rules of thumb weigh things, a module for each topic."""
