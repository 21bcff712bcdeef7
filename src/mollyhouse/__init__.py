"""Molly House, the digital table: rules engine, records, judge and bots.

The door into the rules is :mod:`mollyhouse.engine`; the door out is :mod:`mollyhouse.view`.
"""

__version__ = "0.1.0"
