"""The table server: people, bots and spectators at one table, over HTTP and server-sent events.

A table is a fold over its log (``table``), as a game is a fold over its actions. The log is kept in a
database (``store``), folded tables are kept in memory (``hub``), and ``api`` is the interface.
"""
