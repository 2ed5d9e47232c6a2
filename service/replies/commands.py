"""Commands of a reply, and the words by which a line is one."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from service.replies import courtesies, lexicon
from service.replies.folding import key, words

Kind = Literal[
    "move",
    "order",
    "say",
    "undo",
    "help",
    "status",
    "away",
    "back",
    "join",
    "decline",
    "agree",
    "refuse",
    "bot",
    "accept_deal",
    "decline_deal",
    "propose",
    "mute",
    "unmute",
]
PLAIN: tuple[Kind, ...] = ("help", "status", "undo", "back")
INVITED: tuple[Kind, ...] = ("help", "status", "join", "decline")  # instead of PLAIN
ANSWERS: tuple[Kind, ...] = ("agree", "refuse", "bot")  # to another player; a bot, to a vote
DEALS: tuple[Kind, ...] = ("accept_deal", "decline_deal")  # commands about an offer's number
OPENED = {"agree": "yes", "join": "yes", "refuse": "no", "decline": "no"}  # "no, I can't"


class NotUnderstood(Exception):
    """A line that is not exactly one command.

    `why` is one of service.replies.doing.WHYS. `actions` are the moves that the line may mean.
    `refusal` has the engine's reason, and is None without one.
    """

    def __init__(
        self,
        why: str,
        line: str,
        actions: Sequence[str] = (),
        refusal: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(why, line)
        self.why, self.line, self.actions, self.refusal = why, line, list(actions), refusal


@dataclass(frozen=True)
class Command:
    """A command. `line` is the move, the order, the days away, or the words to say.

    For agree, refuse and bot, `line` is the number of a vote, or "" for another request; for
    propose, the kind of a vote. `to` has the seats to say it to, or the one to mute; () means
    everybody. `number` is the number of a deal's offer, in this
    player's own count.
    """

    kind: Kind
    line: str = ""
    to: tuple[int, ...] = ()
    number: int = 0  # of an offer


def verdict_of(line: str, names: Sequence[str] = ()) -> Kind | None:
    """Return the answer that a reply to an offer's letter gives to the offer, or None.

    Each clause of it says so: "Yes, it's a deal". `names` are those of the people at the table.
    """
    line = courtesies.courteous(courtesies.unaddressed(line, names), names)
    parts, light, table = courtesies.clauses(line), lexicon.keys("of_deal"), lexicon.commands()
    struck = lexicon.keys("struck")
    telling = [part for part in parts if any(key(word) not in light for word in words(part))]
    # What says so, and two kinds of answers; a yes or no that answers any question is in both.
    verdicts: dict[Kind, tuple[str, str]] = {
        "accept_deal": ("agree", "join"),
        "decline_deal": ("refuse", "decline"),
    }
    *before, last = parts or [line]
    if key(last) in struck and all(key(part) in table["agree"] for part in before):
        return "accept_deal"
    if len(parts) > 1 and any(key(part) in struck for part in parts):
        return None  # "No, deal"
    for verdict, (first, second) in verdicts.items():
        both = table[first] & table[second]
        forms = table[verdict] | both
        said = [word for word in line.split() if key(word) not in light]
        opened = key(" ".join(said[:1])) in both  # "Yes, I accept"
        is_told = telling != [] and all(key(part) in forms for part in telling)
        is_told |= opened and key(" ".join(said[1:])) in table[verdict]
        if is_told or any(key(each) in forms for each in (line, " ".join(said))):
            return verdict
    return None


def is_command(line: str, *kinds: str) -> bool:
    """True if a line, or each of its clauses, is a form of these commands: "Yes, of course"."""
    parts = courtesies.clauses(line)
    if "undo" in kinds:
        parts = [part for part in parts if key(part) not in lexicon.keys("mistakes")]
    is_whole = any(_is_form(line, kind) for kind in kinds)
    are_forms = (any(_is_form(part, kind) for kind in kinds) for part in parts)
    return is_whole or (parts != [] and all(are_forms))


def _is_form(text: str, kind: str) -> bool:
    """True if a text is a form of the command.

    A yes or a no may come before an answer: "OK, I agree". Words that change nothing beside the
    command may stand in it.
    """
    forms, said = lexicon.commands()[kind], text.split()
    idle = lexicon.beside_command().get(kind, ())
    opened_by = OPENED.get(kind.partition("_")[0], "")
    opening = lexicon.keys(opened_by) if opened_by else frozenset()
    opened = [said[n:] for n in (1, 2) if key(" ".join(said[:n])) in opening]
    plain = ([word for word in each if key(word) not in idle] for each in (said, *opened))
    return any(key(" ".join(each)) in forms for each in (said, *opened, *plain))


def is_reason_to_undo(line: str) -> bool:
    """True for a line of apologies and reasons that may stand beside undo: "Sorry, wrong card!"."""
    reasons = lexicon.keys("mistakes")
    return all(
        key(part) in reasons or courtesies.is_courtesy(part) for part in courtesies.clauses(line)
    )
