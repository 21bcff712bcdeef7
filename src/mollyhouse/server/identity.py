"""Tokens, codes and names. A token is 128 bits of system randomness; only its hash is ever stored."""

import hashlib
import secrets
import unicodedata

MAX_NAME = 24
_CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
CODE_LENGTH = 8


class BadName(ValueError):
    """A display name that cannot be shown."""


def new_token() -> str:
    """A secret that stands for a person, a seat or a table."""
    return secrets.token_urlsafe(16)


def new_code() -> str:
    """A short secret that people can type: about 39 bits, used once, for ten minutes."""
    return "".join(secrets.choice(_CODE_LETTERS) for _ in range(CODE_LENGTH))


def hashed(secret: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A display name as it is shown: any script, no control characters, no tricks of direction.

    Raises:
        BadName: nothing is left, or it is too long.
    """
    text = unicodedata.normalize("NFC", name)
    kept = [ch for ch in text if unicodedata.category(ch)[0] not in "CZ" or ch == " "]
    shown = " ".join("".join(kept).split())
    marks = 0
    for ch in shown:
        marks = marks + 1 if unicodedata.combining(ch) else 0
        if marks > 2:
            raise BadName("a name has at most two marks on a letter")
    if not shown or len(shown) > MAX_NAME:
        raise BadName(f"a name has 1 to {MAX_NAME} visible characters")
    return shown
