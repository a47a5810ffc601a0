"""The rules of Alone, step by step."""
