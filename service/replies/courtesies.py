"""Courtesies in a reply: thanks, wishes, apologies and people's names, which are left out."""

import re
from collections.abc import Container, Iterable, Iterator, Sequence
from functools import cache
from itertools import pairwise

from service.replies.folding import key, words
from service.replies.lexicon import acting, keys, texts_of, the_words, verbs

LONGEST_NAME = 3  # words of a card or place
MOST_AUDIENCE = 2  # words for all the others
MOST_POLITE = 5  # words of a courtesy at an end of a line
CLAUSES = re.compile(
    r"(?<=[.,;:!…،؛?؟])\s+(?!hogy\b|که\b)|\s+[-–—]+\s+|\s+(?=(?:but|de|ولی|اما)\s)"
)
LONGEST_OPENING, LONGEST_COURTESY = 5, 14  # words
SHORTEST_OPENING = 3  # words that are a courtesy without others


def clauses(line: str) -> list[str]:
    """Return the parts of a line between its commas, full stops and dashes."""
    return [part for part in CLAUSES.split(line) if words(part)]


def courteous(line: str, names: Iterable[str] = (), things: Container[str] = ()) -> str:
    """Return a line without its courtesies; "" if all its clauses are courtesies.

    Clauses of courtesy are removed anywhere, and polite words at both ends of the line. A clause of
    courtesy may contain the `names` of the table's people, and other names that are not keys of
    `things`.
    """
    parts = clauses(line)
    kept = list(_without_courtesies(parts, names, things))
    said = line.split() if kept == parts else " ".join(kept).split()  # 1 April - 5 April
    polite = keys("polite")
    # "Sorry for playing 10" is about a move; without its first word it would be one.
    for end in (-1,) if _opening([key(word) for word in said]) else (0, -1):
        while length := next(
            (n for n in range(MOST_POLITE, 0, -1) if _at_end(said, n, end) in polite), 0
        ):
            said = said[length:] if end == 0 else said[:-length]
    return " ".join(said)


def unaddressed(line: str, names: Iterable[str]) -> str:
    """Return a line without the names of people at its ends, and "Béla's": "No, Béla"."""
    names = list(names)
    people, dear = _people(names), keys("after_name") | keys("before_name")
    owners = {key(f"{name}'s") for name in names}
    said = [word for word in line.split() if key(word) not in owners]
    for end in (0, -1):
        while len(said) > 1 and (key(said[end]) in people or key(said[end]) in dear):
            del said[end]
    return " ".join(said)


def is_address(line: str, people: Iterable[str], things: Container[str]) -> bool:
    """True if a name after a courtesy may be that of somebody addressed: "Thanks, Jon".

    It is the name or number of a thing. After "please" and "OK" it is a player's name.
    """
    said, players = [key(word) for word in words(line)], _people(people)
    known, called = keys("parting") | keys("before_name"), keys("polite") | keys("yes")
    for length in range(1, min(LONGEST_NAME, len(said) - 1) + 1):
        front, rest = "".join(said[:-length]), said[-length:]
        while len(rest) > 1 and rest[0] in keys("fillers") | keys("articles") | keys("numbering"):
            rest = rest[1:]
        name = "".join(rest)
        is_name = len(rest) == 1 or name in things
        is_called = front in known or (name in players and front in called)
        is_verb = name in acting() and name not in keys("verbless")
        if is_name and is_called and not is_verb:
            return True
    return False


def is_order_to_others(line: str) -> bool:
    """True for an order that names the others at an end of the line: "Kneel, everybody!"."""
    audience = keys("audience")
    said: list[str] = []
    for before, part in pairwise(["", *clauses(line)]):
        is_addressed = key(part) in audience
        is_left_out = is_courtesy(before if is_addressed and before else part)
        said += [] if is_left_out else part.split()
    for length in range(1, min(MOST_AUDIENCE, len(said) - 1) + 1):
        for end, rest in ((0, said[length:]), (-1, said[:-length])):
            if _at_end(said, length, end) in audience:
                return not keys("ordering").isdisjoint(map(key, rest))
    return False


def _without_courtesies(
    parts: Sequence[str], names: Iterable[str], things: Container[str]
) -> Iterator[str]:
    """Yield the clauses that are no courtesies, nor names after one: "Greetings, Béla"."""
    called = _people(names) | keys("greetings")
    called |= {name[:1] for name in called}
    after, any_left = False, False
    for part in parts:
        is_address = all(key(each) in called for each in words(part))
        is_signature = part is parts[-1] and any_left and _may_be_name(part, things)
        after = is_courtesy(part, names, things) or (after and (is_address or is_signature))
        if not after:
            any_left = True
            yield part


def is_courtesy(clause: str, names: Iterable[str] = (), things: Container[str] = ()) -> bool:
    """True for a clause that says nothing about the game: "Have a nice evening!"."""
    kind, beside = _courtesy()
    people = _people(names)
    said = [key(word) for word in _unaddressed(clause, things)]
    return (
        "".join(word for word in said if word not in people) in kind
        or (
            any(word in kind for word in said)
            and all(word in kind or word in beside or word in people for word in said)
        )
        or (_is_opened(said) and not any(word in things and word not in people for word in said))
    )


def _is_opened(said: list[str]) -> bool:
    """True for a wish, an apology or a thanks in any words: "Sorry it took me a week"."""
    said = said[said[0] in keys("joining") :]
    opening = _opening(said)
    rest = said[opening:]
    is_whole = opening == len(said) >= SHORTEST_OPENING
    is_opened = is_whole or 0 < opening < len(said) <= LONGEST_COURTESY
    return is_opened and not any(map(is_denial, rest))


def _opening(said: list[str]) -> int:
    """Return how many of these words open a wish, an apology or a thanks: "sorry for"."""
    return next(
        (n for n in range(1, LONGEST_OPENING + 1) if "".join(said[:n]) in keys("openings")), 0
    )


def is_denial(word: str) -> bool:
    """True for a word that may change the meaning of another clause: a verb, a "not", an "if"."""
    return denies(word) or word in acting() or word.endswith(("?", "؟"))


def denies(word: str) -> bool:
    """True for a word that denies, doubts, puts off or corrects something."""
    whole, begun = _denials()
    return word in whole or word.startswith(begun)


@cache
def _denials() -> tuple[frozenset[str], tuple[str, ...]]:
    """Return the keys of words that deny, and beginnings of further words that deny."""
    known = list(texts_of(the_words().denials))
    whole = frozenset(key(each) for each in known if not each.endswith("-"))
    return whole, tuple(key(each) for each in known if each.endswith("-"))


def _unaddressed(clause: str, things: Container[str]) -> list[str]:
    """Return the words of a clause without a name that is addressed: Hi Annie, سلام آنا جان."""
    said = clause.split()
    if len(said) > 1:
        at = -2 if key(said[-1]) in keys("after_name") else 1
        is_address = at == -2 or key(said[0]) in keys("before_name")
        if is_address and _may_be_name(said[at], things):
            del said[at]
    return words(" ".join(said))


def _may_be_name(word: str, things: Container[str]) -> bool:
    """True for a word that can only be somebody's name, as the game doesn't know it."""
    plain = words(word)
    return (
        len(plain) == 1
        and plain[0].isalpha()
        and not word[:1].islower()
        and not is_denial(plain[0])
        and key(word) not in verbs()
        and key(word) not in things
    )


def _people(names: Iterable[str]) -> frozenset[str]:
    return frozenset(key(part) for name in names for part in (name, *name.split()))


@cache
def _courtesy() -> tuple[frozenset[str], frozenset[str]]:
    """Return the keys of words that make a clause a courtesy, and of words beside them."""
    kind = keys("closings") | keys("courtesy")
    return kind, keys("greetings") | keys("beside_courtesy")


def _at_end(said: list[str], length: int, end: int) -> str:
    part = said[:length] if end == 0 else said[-length:]
    return key(" ".join(part)) if len(said) >= length else ""
