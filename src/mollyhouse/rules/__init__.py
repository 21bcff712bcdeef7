"""The rules, one module per chapter of the rules reference, each line with the id of its rule."""
