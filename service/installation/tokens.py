"""Secret tokens in links: the holder of a link holds the seat.

A token is derived from the service's secret key and a random salt stored with the link. So letters
can be written at any time, while the database alone, which stores only hashes, opens nothing.
"""

import base64
import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass

from service.database.rows import LinkRow

TOKEN_LENGTH = 26  # 128 bits in base32, without padding
MATCH_LENGTH = 12
BOUNCE_KEY = re.compile(r"([a-z2-7]{12})-([a-z2-7]{13})-[a-z2-7]{16}")
ALPHABET = frozenset("abcdefghijklmnopqrstuvwxyz234567")


@dataclass(frozen=True)
class Tokens:
    """A maker of one installation's tokens."""

    secret_key: bytes

    def __post_init__(self) -> None:
        """Raise ValueError without a key, as anybody could make links."""
        if not self.secret_key:
            raise ValueError("tokens need a secret key")

    def token(self, salt: str) -> str:
        """Return the 128-bit token of a salt, in lower-case base32."""
        digest = hmac.digest(self.secret_key, f"seat {salt}".encode(), "sha256")
        return base64.b32encode(digest[:16]).decode().rstrip("=").lower()

    def blind(self, text: str) -> str:
        """Return a keyed hash of a text for counters; it cannot be reversed without the key."""
        return self.token(f"counted {text}")

    def proof(self, text: str) -> str:
        """Return a 104-bit proof that this installation wrote the text."""
        return hmac.digest(self.secret_key, f"proof {text}".encode(), "sha256").hex()[:26]


def is_same(text: str, secret: str) -> bool:
    """True if two texts are equal; takes as long for a good guess as for a bad one."""
    return hmac.compare_digest(text.encode(), secret.encode())


def reply_key(tokens: Tokens, link: LinkRow) -> str:
    """Return the key in a seat's reply address: match, seat and an 80-bit authentication code."""
    return f"{link.match_id}-{link.number}-{_reply_proof(tokens, link)}"


def is_reply_proof(tokens: Tokens, link: LinkRow, proof: str) -> bool:
    """True if a reply address has the proof of this link's seat."""
    return hmac.compare_digest(proof.encode(), _reply_proof(tokens, link).encode())


def _reply_proof(tokens: Tokens, link: LinkRow) -> str:
    return tokens.token(f"reply {link.salt}")[:16]


def bounce_key(tokens: Tokens, match_id: str, letter: int, address: str) -> str:
    """Return the key in a letter's bounce address: match, letter and an 80-bit authentication code.

    The proof covers `address`, so that a bounce no longer counts once the seat has another address.
    """
    number = base64.b32encode(letter.to_bytes(8, "big")).decode().rstrip("=").lower()
    proof = tokens.token(f"bounce {match_id} {letter} {address}")[:16]
    return f"{match_id}-{number}-{proof}"


def letter_of_bounce_key(key: str) -> tuple[str, int] | None:
    """Return the ids of match and letter in a key, even with a wrong proof; None if malformed."""
    named = BOUNCE_KEY.fullmatch(key)
    if named is None:
        return None
    number = int.from_bytes(base64.b32decode(f"{named[2].upper()}==="), "big")
    return (named[1], number) if number < 1 << 63 else None


def hash_of(token: str) -> str:
    """Return the hash that the database stores; looking up a link needs no secret."""
    return hashlib.sha256(token.encode()).hexdigest()


def is_shaped(token: str) -> bool:
    """True if a text has the form of a token."""
    return len(token) == TOKEN_LENGTH and ALPHABET.issuperset(token)


def fresh_match_id() -> str:
    """Return a short public id for a match, hard to guess and easy to read out."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()[:MATCH_LENGTH]


def is_match_id(text: str) -> bool:
    """True if a text has the form of a match id."""
    return len(text) == MATCH_LENGTH and ALPHABET.issuperset(text)
