"""Parser of a reply's lines: each becomes a command, after the lines before it took effect.

The grammar is closed: a line is a command as a whole, or it is refused. An ambiguous line is
refused too. A word may have one typo if it can only mean words of legal moves.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import cast

from engine.orders import BadOrder
from service.language.digits import in_plain_digits
from service.matches import orders
from service.replies import courtesies, lexicon
from service.replies.commands import (
    ANSWERS,
    DEALS,
    INVITED,
    PLAIN,
    Command,
    Kind,
    NotUnderstood,
    about_offer,
    is_command,
)
from service.replies.folding import folded, is_one_typo_away, key, sounds_alike, words
from service.replies.message_lines import SENTENCE_ENDS, lines_of, split_said
from service.replies.move_words import MoveWords
from service.views.seat_view import SeatView

__all__ = ["ANSWERS", "Command", "NotUnderstood", "Situation", "about_offer", "lines_of"]
# The number of an offer, as in: no. 3, #3, 3-as.
NUMBER = re.compile(
    r"(?:\b(?:no|nr|number)\b\.?|[#№])?\s*\b([0-9]{1,3})\b(?:-[^\W\d_]{1,4})?[#.)]?", re.IGNORECASE
)
QUESTION = re.compile("[?؟]")
NUMBERED = re.compile(r"(.+?)\s*#\s*([0-9]{1,6})\.?")
NUMBER_BEFORE = re.compile(r"#\s*([0-9]{1,6})[.:,)]?\s+(.+)")
# "No. 5" and "nr 5"; "no 5" denies.
SHORT_NUMBER = re.compile(r"\b(?:n[or]\.|nr)\s*(?=[0-9])", re.IGNORECASE)
SPACED_NUMBER = re.compile(r"#\s+(?=\d)")
DATIVE = re.compile("n[ae]k$")  # Hungarian: Bélának
MOST_AWAY_WORDS = 4
MOST_WORDS_OF_NAME = 2
MOST_WORDS_BEFORE_NAME = 4  # in a message, of those among which a name may tell whom it is for
LONGEST_ENDING = 3  # letters that a name may have after it: Bélának
SHORTEST_INFLECTED = 3  # letters of a name with an ending; "jog" is not for Jo
MOST_LINES, LONGEST_LINE = 40, 400


@dataclass(frozen=True)
class Situation:
    """The situation of a player in which a line is read.

    `is_invited` means that the player has not joined yet; then the line cannot be a move.
    """

    s: SeatView
    is_invited: bool = False
    request: str = ""  # the kind of another player's request that waits for an answer
    votes: tuple[int, ...] = ()  # the numbers of the votes that wait for it
    is_later: bool = False  # the game went on since the letter; its numbers mean nothing now
    proposal: str = ""  # the kind of the vote, if only one question waits

    def read(self, line: str) -> Command:
        """Return the command that a line is; raises NotUnderstood."""
        if said := split_said(line):
            if any(map(self._is_known, line.splitlines()[1:])):
                raise NotUnderstood("ambiguous", line)
            return self._said(line, *said)
        line = self._unsigned(line)
        things = self._moves.book.meanings
        plain = courtesies.courteous(line, self.s.names, things)
        is_talk = courtesies.is_address(line, self.s.names, things)
        if not words(plain) or is_talk or courtesies.is_order_to_others(line):
            raise NotUnderstood("unknown", line)
        line = SHORT_NUMBER.sub("number ", self._without_yes(SPACED_NUMBER.sub("#", plain)))
        found = self._commands(line)
        asked = self._orders(line) if not found else []
        moves = self._moves.of(line) if not (found or asked or self.is_invited) else []
        found += [*asked, *(Command("move", move) for move in moves)]
        if len(found) == 1:
            return found[0]
        if found:
            raise NotUnderstood("ambiguous", line, moves)
        unknown = self._moves.unknown(line)
        if unknown.why == "unknown" and _is_about_page(line):
            raise NotUnderstood("on_page", line)
        raise unknown

    def _unsigned(self, line: str) -> str:
        """Return a line without the player's own name at its end: "10 from me. Béla"."""
        *said, last = courtesies.clauses(line) or [line]
        is_signature = said and key(last) == key(self.s.names[self.s.seat])
        return " ".join(said) if is_signature and said[-1].endswith(SENTENCE_ENDS) else line

    @cached_property
    def _moves(self) -> MoveWords:
        return MoveWords(self.s, not self.is_invited, self.is_later)

    def _is_known(self, line: str) -> bool:
        """True if a line below a message may be a command of its own."""
        try:
            return bool(self.read(line))
        except NotUnderstood as error:
            return error.why not in ("unknown", "on_page")

    def _without_yes(self, line: str) -> str:
        """Return a line without a "Yes," before it, if nothing waits for a yes or no."""
        if self.votes or self.request or self.is_invited:
            return line
        yes = lexicon.keys("yes")
        # "Great, pass" is a yes and a move, "Great pass" may be praise.
        for said, known in (
            (courtesies.clauses(line), yes),
            (line.split(), yes - lexicon.keys("parting")),
        ):
            rest = " ".join(said[1:])
            if key(said[0]) in known and re.search(r"[^\W\d]", rest):
                return rest
        return line

    def _commands(self, line: str) -> list[Command]:
        """Return the commands common to all games that a line can mean; two if it is ambiguous.

        Raises NotUnderstood for a yes or no while several questions are open.
        """
        kinds = INVITED if self.is_invited else PLAIN
        for kind in kinds:
            if is_command(line, kind):
                # "Take it back" may be about the own move or about the one that another asks for.
                return [Command(kind), *(self._answers(line) if kind == "undo" else [])]
        deals, answers = self._deals(line), self._answers(line)
        if deals and answers and answers[0].line not in map(str, self.votes):
            answers = []  # a word for both, with the number of an offer alone
        return [*answers, *deals] or self._wishes(line) or self._absence(line)

    def _wishes(self, line: str) -> list[Command]:
        """Return the votes to propose and the players to mute that a line can mean."""
        if self.is_invited or QUESTION.search(line):
            return []
        kinds = [kind for kind, forms in lexicon.proposals().items() if key(line) in forms]
        about = {
            Command(cast(Kind, command), to=(seat,))
            for command, typed in lexicon.about_player(line)
            for seat, name in enumerate(self.s.names)
            if seat != self.s.seat and _is_name(typed, name)
        }
        return [*(Command("propose", kind) for kind in kinds), *about]

    def _absence(self, line: str) -> list[Command]:
        """Return the command for an absence: its word, and its days, which are read later."""
        said, known = line.split(), lexicon.commands()["away"]
        if QUESTION.search(line):
            return []
        for count in range(min(MOST_AWAY_WORDS, len(said) - 1), 0, -1):
            for word, days in ((said[:count], said[count:]), (said[-count:], said[:-count])):
                if key(" ".join(word)) in known and not self.is_invited:
                    return [Command("away", " ".join(days))]
        return []

    def _deals(self, line: str) -> list[Command]:
        """Return the answer to an offer that a line is: a word for it, and the offer's number."""
        plain = in_plain_digits(line)
        numbers = NUMBER.findall(plain)
        if self.is_invited or len(numbers) != 1:
            return []
        light, table = lexicon.keys("of_deal"), lexicon.commands()
        said = words(NUMBER.sub(" ", plain))
        typed = {key(" ".join(said)), key(" ".join(word for word in said if word not in light))}
        return [Command(kind, number=int(numbers[0])) for kind in DEALS if typed & table[kind]]

    def _answers(self, line: str) -> list[Command]:
        """Return the answer to another player that a line is: none or one.

        With a number it is about the vote of that number, and without one about the only question.
        """
        plain = in_plain_digits(line).strip()
        numbered = NUMBERED.fullmatch(plain)
        typed, number = numbered.groups() if numbered else (line, "")
        before = NUMBER_BEFORE.fullmatch(plain)  # "#1 yes"
        if before and before[1] in map(str, self.votes):
            number, typed = before.groups()
        kind = next((each for each in ANSWERS if self._is_answer(typed, each)), None)
        is_asked = self.votes or (self.request and kind != "bot")
        if kind is None or not (number or is_asked):
            return []
        if number:
            return [Command(kind, number)]
        if len(self.votes) + bool(self.request) > 1:
            raise NotUnderstood("several", line)
        return [Command(kind, str(self.votes[0]) if self.votes else "")]

    def _is_answer(self, line: str, kind: Kind) -> bool:
        """True if a line is this answer to a vote or to the request that waits.

        "No, let's play on" is one while the match is not paused, "take it back" to such a request.
        """
        special = {"agree": "let_undo", "refuse": "keep_move"} if self.request == "undo" else {}
        forms = [kind, special.get(kind, kind)]
        if kind == "refuse" and not self.s.is_paused:
            forms.append("play_on")
        forms += [form for form in (f"{kind}_{self.proposal}",) if form in lexicon.commands()]
        return is_command(courtesies.unaddressed(line, self.s.names), *forms)

    def _said(self, line: str, verb: str, text: str) -> Command:
        """Return a message to everybody, or to the players named before a colon.

        After "to", names need no colon. Raises NotUnderstood if a message may be meant for one
        player and does not name that player so.
        """
        first, _, rest = text.partition(" ")
        is_to = key(first) in lexicon.keys("to")
        whom, mark, said = (rest if is_to else text).partition(":")
        if mark and key(whom) in lexicon.keys("everybody"):
            return Command("say", said.strip())
        if seats := self._named(whom) if mark else ():
            return Command("say", said.strip(), seats)
        typed = rest.split() if is_to and not mark else []
        for count in range(1, len(typed)):
            said = " ".join(typed[count:])
            if (seats := self._named(" ".join(typed[:count]))) and not self._may_be_for_one(said):
                return Command("say", said, seats)
        if is_to or _is_talk_itself(verb, text) or _calls(text) or self._may_be_for_one(text):
            raise NotUnderstood("nobody", line)
        return Command("say", text)

    def _named(self, text: str) -> tuple[int, ...]:
        """Return the seats of the players that a text names; () if it names anything else."""
        parts = [part for part in re.split(r"[,،&+]| and | és | و ", text) if part.strip()]
        found = [self._seats_of(part.strip()) for part in parts]
        seats = {seat for alike in found for seat in alike}
        return tuple(sorted(seats)) if all(found) and self.s.seat not in seats else ()

    def _seats_of(self, name: str) -> list[int]:
        """Return the seat of a player, as a list; [] for no player or several."""
        typed = (key(name), DATIVE.sub("", key(name)))
        alike = [seat for seat, known in enumerate(self.s.names) if key(known) in typed]
        return alike if len(alike) < 2 else [each for each in alike if self.s.names[each] == name]

    def _may_be_for_one(self, text: str) -> bool:
        """True if a message may be meant for one player only.

        It then begins with a name, perhaps a misspelt one. Or a name or a word such as "only"
        stands near its beginning, with more words after it.
        """
        whom, mark, _ = text.partition(":")
        said = [key(word) for word in text.split()]
        near = [key(word) for word in whom.split()] if mark else said[:1]
        early = [*near, *said[:-1][:MOST_WORDS_BEFORE_NAME]]
        others = (name for seat, name in enumerate(self.s.names) if seat != self.s.seat)
        parts = {key(part) for name in others for part in (name, *name.split())} - {""}
        return (
            not lexicon.keys("private").isdisjoint(early)
            or any(is_one_typo_away(word, part) for word in _unknown(near) for part in parts)
            or any(_is_inflected(word, part) for word in early for part in parts)
            or any(sounds_alike(word, part) for word in _unknown(early) for part in parts)
            or any(_may_be(word, part) for word in _addressed(text) for part in parts)
        )

    def _orders(self, line: str) -> list[Command]:
        """Return the standing order that a line is, as text or by the name of its button."""
        offered = [*self.s.stances, *self.s.answers_for_good]
        typed = key(line)
        named = {each.line for each in offered if key(each.label) == typed}
        if named:
            return [Command("order", each) for each in sorted(named)]
        rules = self.s.game.orders
        if rules is None or not self.s.may_order:
            return []
        plain = in_plain_digits(line)
        kinds = {each.line.split(";", 1)[0] for each in offered}
        short = [each for each in lexicon.orders(plain) if each.split(";", 1)[0] in kinds]
        is_order = folded(line).split(";", 1)[0].strip() in rules.kinds
        try:
            return [
                Command("order", orders.read(self.s.loaded, self.s.seat, text))
                for text in ([plain] if is_order else short)
            ]
        except BadOrder as bad:
            raise NotUnderstood("order", line, refusal=dict(bad.refusal)) from None


def _is_about_page(line: str) -> bool:
    """True if some words of a line are about things that are done on the player's page alone."""
    said, known = words(line), lexicon.keys("on_page")
    spans = (said[at : at + length] for at in range(len(said)) for length in range(1, 5))
    return any(key(" ".join(span)) in known for span in spans)


def _is_talk_itself(verb: str, text: str) -> bool:
    """True for a line that may be no message but speak of one: "Message received"."""
    said = text.split()
    begins = ["".join(map(key, said[:count])) for count in range(1, MOST_WORDS_OF_NAME + 2)]
    if verb.endswith(":"):
        return False
    needs_name = key(verb) in lexicon.keys("telling") or verb.endswith((",", "،"))
    return needs_name or not lexicon.keys("not_said").isdisjoint(begins)


def _calls(text: str) -> bool:
    """True if a message begins like words to somebody, as another language may write the name.

    So it does with two words or fewer and a colon, with a dative, and with a name and a comma. So
    it does with a word of address: آنا جان.
    """
    early = text.split()[:MOST_WORDS_BEFORE_NAME]
    dear = [name for name, after in pairwise(early) if key(after) in lexicon.keys("after_name")]
    polite = lexicon.keys("before_name")
    dear += [
        name for before, name in pairwise(early) if key(before) in polite and name[0].isupper()
    ]
    if any(_unknown(map(key, dear))):
        return True
    said = early[:MOST_WORDS_OF_NAME]
    first = said[0].rstrip(",،")
    is_name = first[:1].isupper() and not courtesies.is_courtesy(first)
    return (
        any(word.endswith(":") for word in said)
        or any(DATIVE.search(key(word)) and word[:1].isupper() for word in said)
        or (first != said[0] and is_name)
    )


def _addressed(text: str) -> Iterator[str]:
    """Yield the keys of words that a message may be addressed to anywhere: "hello to Béla".

    They follow "to", "only" or the like, or have the Hungarian ending of a dative.
    """
    said = [key(word) for word in text.split()]
    before = lexicon.keys("addressing") | lexicon.keys("private")
    yield from (word for leading, word in pairwise(said) if leading in before)
    yield from (DATIVE.sub("", word) for word in said if DATIVE.search(word))


def _is_name(typed: str, name: str) -> bool:
    """True if a key is that of a name, perhaps inflected or in another script."""
    return typed in map(key, lexicon.inflected(name)) or sounds_alike(typed, key(name))


def _may_be(word: str, name: str) -> bool:
    """True if a word may be this name, misspelt or with an ending or in another script."""
    is_alike = is_one_typo_away(word, name) or sounds_alike(word, name)
    return is_alike or _is_inflected(word, name)


def _unknown(said: Iterable[str]) -> Iterator[str]:
    """Yield the words that are nobody's name, by their keys: not بله for Béla."""
    tables = ("greetings", "everybody", "courtesy", "closings", "yes", "no", "polite", "with_verb")
    known = frozenset().union(lexicon.verbs(), *map(lexicon.keys, tables))
    return (word for word in said if word not in known and not courtesies.denies(word))


def _is_inflected(word: str, name: str) -> bool:
    """True for a name, perhaps with an ending: Béla, Bélának."""
    is_longer = len(name) >= SHORTEST_INFLECTED and word.startswith(name)
    return word == name or (is_longer and len(word) <= len(name) + LONGEST_ENDING)
