"""Secrets in addresses: who holds a link holds the seat.

A token is derived from the service's secret key and a random salt kept with the seat, so a letter
can be written at any time while the database alone, which keeps only the hash, opens nothing.
"""

import base64
import hashlib
import hmac
import secrets
from dataclasses import dataclass

from service.database.rows import LinkRow

TOKEN_LENGTH = 26  # 128 bits in base32, without padding
MATCH_LENGTH = 12
ALPHABET = frozenset("abcdefghijklmnopqrstuvwxyz234567")


@dataclass(frozen=True)
class Tokens:
    """Makes and hashes the tokens of one installation."""

    secret_key: bytes

    def __post_init__(self) -> None:
        """Raises ValueError without a key: anybody could make links."""
        if not self.secret_key:
            raise ValueError("tokens need a secret key")

    def token(self, salt: str) -> str:
        """The 128-bit token that belongs to a salt, in lower-case base32."""
        digest = hmac.digest(self.secret_key, f"seat {salt}".encode(), "sha256")
        return base64.b32encode(digest[:16]).decode().rstrip("=").lower()

    def blind(self, text: str) -> str:
        """A text as it is counted by: always the same, and not to be read back without the key."""
        return self.token(f"counted {text}")


def reply_key(tokens: Tokens, link: LinkRow) -> str:
    """Return the parts of the reply address of a seat's letter: match, seat, 80 bits of proof."""
    proof = tokens.token(f"reply {link.salt}")[:16]
    return f"{link.match_id}-{link.number}-{proof}"


def hash_of(token: str) -> str:
    """What the database compares, so that a look-up takes no secret."""
    return hashlib.sha256(token.encode()).hexdigest()


def is_shaped(token: str) -> bool:
    """Whether a text could be a token at all."""
    return len(token) == TOKEN_LENGTH and ALPHABET.issuperset(token)


def fresh_match_id() -> str:
    """A short public name for a match, hard to guess and easy to read out."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()[:MATCH_LENGTH]


def is_match_id(text: str) -> bool:
    """Whether a text could be a match's name at all."""
    return len(text) == MATCH_LENGTH and ALPHABET.issuperset(text)
