"""Bodies of commands, with their limits and examples."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

Name = Field(max_length=200, examples=["Anna"])
Secret = Field(max_length=64, examples=["k3mP0s9d2Xv7bQ1rT8uWzA"])
LanguageCode = Literal["en", "zh-Hans", "es"]
SeatNumber = Field(ge=0, le=4, examples=[0])


class Body(BaseModel):
    """A body takes the fields that it names and no others."""

    model_config = ConfigDict(extra="forbid")


class Keyed(Body):
    """A command that may have a ``key``: with one, a repeated post of it is harmless."""

    key: str | None = Field(default=None, min_length=1, max_length=64, examples=["6f9619ff-8b86-d011"])


NO_KEY = Keyed()
"""What is taken for no body."""


class NamedPerson(Body):
    """Somebody's display name."""

    name: str = Name


class DeviceCode(Body):
    """A code shown on another device."""

    code: str = Field(min_length=8, max_length=12, examples=["K7MPQ2XV"])


class Clock(Body):
    """How long a decision may take.

    ``none``: as long as it takes; ``live``: so many seconds each, then out of a reserve for the whole
    game; ``slow``: the same, in days.
    """

    kind: Literal["none", "live", "slow"] = "none"
    seconds: int = Field(default=0, ge=0, le=30 * 86_400, examples=[60])
    reserve: int = Field(default=0, ge=0, le=30 * 86_400, examples=[600])


class NewTable(Body):
    """A table to be."""

    name: str = Field(max_length=200, examples=["Anna's table"])
    seats: list[str | None] = Field(
        min_length=1,
        max_length=5,
        examples=[[None, None, "simple"]],
        description="by seat: null for a person, or the name of a bot",
    )
    rules: Literal["rulebook", "published"] = "rulebook"
    items: Literal["original", "updated"] = "original"
    sentencing: Literal["trial", "flat"] = "trial"
    clock: Clock = Clock()
    public: bool = False
    hot_seat: bool = Field(
        default=False, description="you sit at all seats for persons, and pass the device around"
    )
    names: list[str] | None = Field(
        default=None,
        max_length=5,
        examples=[["Anna", "Bo"]],
        description="with hot seat: a name for each seat for a person, in order",
    )


class Join(Keyed):
    """Take a seat; a table that is not public asks for its invitation, or for that of one seat."""

    invite: str | None = Field(default=None, max_length=64, examples=["iNvitEExampleSecret123"])
    seat: int | None = Field(default=None, ge=0, le=4, examples=[1])


class Link(Body):
    """A link that is to be renewed; ``seat`` is that of the link of a seat."""

    link: Literal["invite", "watch", "seat"] = Field(examples=["seat"])
    seat: int | None = Field(default=None, ge=0, le=4, examples=[1])


class Watch(Body):
    """Watch a table by its link."""

    secret: str | None = Field(default=None, max_length=64, examples=["watchExampleSecret1234"])


class OtherSeat(Keyed):
    """A seat that a command is about."""

    seat: int = SeatNumber


class Move(Body):
    """An action of the own seat.

    ``question`` is the number of the question that was answered, as the snapshot gives it; ``key`` makes
    a repeated post of the same move harmless.
    """

    action: str = Field(max_length=40, examples=["move 7"])
    question: int = Field(ge=0, le=1_000_000, examples=[12])
    key: str = Field(min_length=1, max_length=64, examples=["6f9619ff-8b86-d011"])


class Chat(Keyed):
    """Something said at the table (G1: true or not)."""

    text: str = Field(min_length=1, max_length=500, examples=["I have two sevens."])


class Standing(Keyed):
    """Answers given in advance."""

    items: bool = Field(default=False, description="no items until this festivity ends")
    pride: Literal["yes", "no", "ask"] = "ask"


class Offer(Keyed):
    """Hand the seat of somebody who is gone to a bot."""

    seat: int = SeatNumber
    bot: str = Field(default="simple", max_length=40)


class Mute(Keyed):
    """Stop hearing a seat, or hear it again."""

    seat: int = SeatNumber
    muted: bool = True
