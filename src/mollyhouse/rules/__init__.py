"""The rules, one module per chapter of the rules reference, each line with the id of its rule.

They say what happens; who may know it (G1, G11) is up to ``events`` and ``observation``.
"""
