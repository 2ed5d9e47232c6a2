"""Encryption at rest of the secrets that players give, such as the address of a bot.

The key is derived from the secret key, so that the database or a backup alone opens nothing.
"""

import hmac
from base64 import urlsafe_b64encode
from importlib import import_module
from typing import Any

FERNET = "cryptography.fernet"


def seal(secret_key: bytes, text: str) -> str:
    """Return the text encrypted."""
    return str(_cipher(secret_key).encrypt(text.encode()).decode())


def unseal(secret_key: bytes, sealed: str) -> str | None:
    """Return the text, or None if another key encrypted it or the library is missing."""
    try:
        cipher = _cipher(secret_key)
    except ImportError:
        return None
    try:
        return str(cipher.decrypt(sealed.encode()).decode())
    except import_module(FERNET).InvalidToken:
        return None


def _cipher(secret_key: bytes) -> Any:
    return import_module(FERNET).Fernet(
        urlsafe_b64encode(hmac.digest(secret_key, b"seal", "sha256"))
    )
