"""Players: a bot sees its view and the legal actions, and nothing else.

>>> sorted(BOTS)
['random', 'regular', 'simple']
"""

from mollyhouse.bots.base import BOTS, Bot, Budget, bot, bot_names
from mollyhouse.bots.random import RandomBot
from mollyhouse.bots.regular import RegularBot
from mollyhouse.bots.simple import SimpleBot

__all__ = ["BOTS", "Bot", "Budget", "RandomBot", "RegularBot", "SimpleBot", "bot", "bot_names"]
