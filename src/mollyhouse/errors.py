"""The few errors that callers meet: each says what was wrong and, if it can, what would be possible."""


class MollyHouseError(Exception):
    """Base of all errors that this package raises on purpose."""


class MalformedAction(MollyHouseError):
    """A text or number that is no action of the action table."""


class IllegalAction(MollyHouseError):
    """An action that the rules do not allow here.

    Attributes:
        rule: id of the rule that governs the question, such as ``F3``.
        possible: notations of the actions that would be legal.
    """

    def __init__(self, message: str, rule: str = "", possible: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.rule = rule
        self.possible = possible


class NotYourTurn(MollyHouseError):
    """A seat acts that is not asked and may not act out of turn."""


class GameOver(MollyHouseError):
    """An action after the end of the game."""


class BadOptions(MollyHouseError):
    """A number of players, rule set, item set or sentencing that does not exist."""


class BadRecord(MollyHouseError):
    """A record that is malformed, tampered with, or does not replay."""


class BadCase(MollyHouseError):
    """A position given to the judge that breaks vocabulary, player numbers or piece counts."""
