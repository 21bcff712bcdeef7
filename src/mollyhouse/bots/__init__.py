"""Players: a bot sees its view and the legal actions, and nothing else.

>>> sorted(BOTS)
['random', 'simple']
"""

from mollyhouse.bots.base import BOTS, Bot, Budget, bot, bot_names
from mollyhouse.bots.random import RandomBot
from mollyhouse.bots.simple import SimpleBot

__all__ = ["BOTS", "Bot", "Budget", "RandomBot", "SimpleBot", "bot", "bot_names"]
