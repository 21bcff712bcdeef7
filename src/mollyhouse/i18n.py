"""The languages of the table: Fluent files, ``locales/<code>/*.ftl``, and the texts in them.

Every text that people see is a message of these files, the same ids in every language. They are
written to be read by any Fluent library, which only has to know the function ``SOUND``.
"""

import re
from collections.abc import Sequence
from functools import cache, reduce
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from mollyhouse.errors import MollyHouseError

LANGUAGES: Final = ("en", "zh-Hans", "es")
"""Codes of the languages, the default first."""

_I_SOUND: Final = re.compile(r"(h?[ií]|y)(?![aeiouáéíóú])", re.IGNORECASE)


class UnknownLanguage(MollyHouseError):
    """A language that the table does not speak."""


class BadMessage(MollyHouseError):
    """A message that is missing, or that lacks something it needs: a mistake of the program."""


class Language:
    """The messages of one language; :func:`language` gives it.

    Attributes:
        code: one of :data:`LANGUAGES`.
    """

    def __init__(self, code: str) -> None:
        self.code = code
        self._bundle = FluentBundle([code], functions={"SOUND": _sound}, use_isolating=False)
        folder = (files("mollyhouse") / "locales" / code).iterdir()
        sources = [file for file in folder if file.name.endswith(".ftl")]
        for file in sorted(sources, key=lambda file: file.name):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def text(self, ident: str, /, **args: str | int) -> str:
        """A message in words.

        Raises:
            BadMessage: there is no such message, or one of its variables was not given.
        """
        return self._write(ident, None, args)

    def attribute(self, ident: str, name: str, /, **args: str | int) -> str:
        """An attribute of a message in words, such as ``.text`` of a rule.

        Raises:
            BadMessage: as :meth:`text`.
        """
        return self._write(ident, name, args)

    def join(self, parts: Sequence[str]) -> str:
        """A list in words: ``Anna, Beth and Clara``."""
        if not parts:
            return self.text("list-none")
        *most, last = parts
        if not most:
            return last
        first = reduce(lambda a, b: self.text("list-more", a=a, b=b), most)
        return self.text("list-two", a=first, b=last)

    def _write(self, ident: str, name: str | None, args: dict[str, str | int]) -> str:
        what = ident if name is None else f"{ident}.{name}"
        pattern = None
        if self._bundle.has_message(ident):
            message = self._bundle.get_message(ident)
            pattern = message.value if name is None else message.attributes.get(name)
        if pattern is None:
            raise BadMessage(f"{self.code}: there is no message {what}")
        words, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise BadMessage(f"{self.code}: {what}: {errors[0]}")
        return str(words)


@cache
def language(code: str) -> Language:
    """A language by its code.

    Raises:
        UnknownLanguage: it is none of :data:`LANGUAGES`.
    """
    if code not in LANGUAGES:
        raise UnknownLanguage(f"no language {code!r}; there are {', '.join(LANGUAGES)}")
    return Language(code)


def negotiate(wanted: str | None) -> str:
    """The best of :data:`LANGUAGES` for a wish such as ``zh-CN``, ``es_MX.UTF-8`` or ``fr, es``."""
    known = {code.split("-")[0]: code for code in LANGUAGES}
    for wish in re.split(r"[,:]", wanted or ""):
        code = known.get(re.split(r"[-_.@;]", wish.strip())[0].lower())
        if code:
            return code
    return LANGUAGES[0]


def _sound(word: Any) -> Any:
    """For Spanish: whether a word begins with the sound i, before which ``y`` becomes ``e``."""
    return "i" if _I_SOUND.match(str(word)) else "other"
