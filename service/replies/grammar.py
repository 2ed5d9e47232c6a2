"""Parser of a reply's lines: each becomes a command, after the lines before it took effect.

The grammar is closed: a line is a command as a whole, or it is refused. An ambiguous line is
refused too. A word may have one typo if it can only mean words of legal moves.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from itertools import pairwise
from typing import cast

from engine.orders import BadOrder
from service.language import typed_dates
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
    is_command,
    verdict_of,
)
from service.replies.folding import folded, is_one_typo_away, key, sounds_alike, words
from service.replies.message_lines import SENTENCE_ENDS, lines_of, split_said
from service.replies.move_words import MoveWords
from service.views.seat_view import SeatView

__all__ = ["ANSWERS", "STEPS", "Command", "NotUnderstood", "Situation", "lines_of"]
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
MOST_WORDS_OF_STEP = 9
STEPS = ("move", "agree", "refuse", "accept_deal", "decline_deal")  # what may be a first step
MOST_CLAUSES, LONGEST_TALK = 7, 14  # of a line; words of a clause
SHORTEST_TALK = 3  # words after a card's name alone
MOST_WORDS_OF_THING = 3
ARROW = re.compile(r"(?<=\s)(?:[-=]+>|→)(?=\s)")  # bishop -> Rome
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
    offer: int = 0  # the player's number of the offer that the letter brought; -1 if it is gone

    def read(self, line: str) -> Command:
        """Return the command that a line is; raises NotUnderstood."""
        if said := split_said(line):
            if any(map(self._is_known, line.splitlines()[1:])):
                raise NotUnderstood("ambiguous", line)
            return self._said(line, *said)
        line = self._unsigned(line)
        found = self._found(line)
        if len(found) > 1:
            moves = [command.line for command in found if command.kind == "move"]
            raise NotUnderstood("ambiguous", line, moves)
        if not found and not courtesies.is_order_to_others(line):
            found = self._beside_talk(line)
        if found:
            return found[0]
        plain = self._plain(line)
        unknown = self._moves.unknown(plain) if plain else NotUnderstood("unknown", line)
        is_about_page = unknown.why == "unknown" and _is_about_page(plain)
        raise NotUnderstood("on_page", line) if is_about_page else unknown

    def _plain(self, line: str) -> str:
        """Return a line without courtesies; "" if it may be talk or an order to the others."""
        things = self._moves.book.meanings
        plain = courtesies.courteous(line, self.s.names, things)
        is_talk = courtesies.is_address(line, self.s.names, things)
        if not words(plain) or is_talk or courtesies.is_order_to_others(line):
            return ""
        return SHORT_NUMBER.sub("number ", self._without_yes(SPACED_NUMBER.sub("#", plain)))

    def _found(self, line: str) -> list[Command]:
        """Return the commands that a line can mean with all its words, but for courtesies."""
        line = self._plain(line)
        if not line:
            return []
        found = self._commands(line)
        asked = self._orders(line) if not found else []
        if found or asked or self.is_invited:
            return [*found, *asked]
        moves = self._moves.of(line)
        if not moves and ARROW.search(line):
            moves = self._moves.of(ARROW.sub(" ", line))
        return [Command("move", move) for move in moves]

    def _beside_talk(self, line: str) -> list[Command]:
        """Return the only command that some clauses of a line are, if all others are mere talk.

        "Nothing left to do here. I pass." A move without its verb comes first: "The 10. Go big!"
        """
        parts = courtesies.clauses(line)
        if len(parts) > MOST_CLAUSES:
            return []
        talks = [self._is_idle(part) for part in parts]
        spans = [
            (begin, end)
            for begin in range(len(parts))
            for end in range(begin + 1, len(parts) + 1)
            if end - begin < len(parts) and all(talks[:begin]) and all(talks[end:])
        ]
        found: dict[Command, None] = {}
        for begin, end in spans:
            said = " ".join(parts[begin:end])
            for command in self._found(said):
                if not self._is_firm(command, said, parts[:begin], parts[end:]):
                    return []
                found[command] = None
        return list(found) if len(found) == 1 else []

    def steps(self, line: str) -> tuple[str, str] | None:
        """Return a line's first step and the rest, as in "Recruit, then pass"; None if it has none.

        The first step is the longest beginning of the line that is a command.
        """
        said = ARROW.sub(" ", line).split()
        joining = lexicon.keys("then") | lexicon.keys("between_steps")
        first = said[0:1] and key(said[0]) in lexicon.keys("first_step")
        said = said[1:] if first else said
        if len(said) > MOST_WORDS_OF_STEP * 2:
            return None
        for count in range(min(len(said), MOST_WORDS_OF_STEP) - 1, 0, -1):
            rest = said[count:]
            begun = said[:count]
            is_joined = key(begun[-1]) in joining or courtesies.is_courtesy(begun[-1])
            try:
                kinds = [] if is_joined else [each.kind for each in self._found(" ".join(begun))]
            except NotUnderstood:
                continue
            if len(kinds) != 1 or kinds[0] not in STEPS:
                continue
            while rest and (not key(rest[0]) or key(rest[0]) in joining):
                rest = rest[1:]
            pair = " ".join(begun), " ".join(rest)
            is_told = any(key(word) in lexicon.keys("then") for word in said[count:])
            return pair if rest and (is_told or self._are_steps(*pair)) else None
        return None

    def _are_steps(self, first: str, rest: str) -> bool:
        """True if two commands can't be a choice between two, nor one move told twice."""
        try:
            (one,), others = self._found(first), self._found(rest)
        except NotUnderstood:
            return False
        if len(others) != 1:
            return not others and re.search(r"[^\W\d]", first) is not None
        [other] = others
        if one.kind != "move" or other.kind != "move":
            return one.kind != other.kind
        verbs = {command.line.split(maxsplit=1)[0] for command in (one, other)}
        is_firm = self._moves.is_firm
        return len(verbs) == 2 and is_firm(first, one.line) and is_firm(rest, other.line)

    def _is_firm(self, command: Command, said: str, before: list[str], after: list[str]) -> bool:
        """True if a command can't be a reaction to somebody's move or an order to somebody."""
        if command.kind not in ("move", "agree", "refuse", "accept_deal", "decline_deal", "undo"):
            return False
        if command.kind != "move":  # "yes, I saw it" and "no, go ahead" are no answers
            return key(said) not in lexicon.keys("yes") | lexicon.keys("no")
        people = {key(part) for name in self.s.names for part in (name, *name.split())}
        if any(key(word) in people for part in (said, *before) for word in words(part)):
            return False
        if self._moves.is_firm(said, command.line):
            return True
        typed = {key(word) for part in after for word in words(part)}
        is_everyday = any(key(word) in lexicon.keys("everyday") for word in words(said))
        is_told = sum(len(words(part)) for part in after) >= SHORTEST_TALK
        return is_told and not (before or is_everyday or typed & lexicon.keys("reacting"))

    @cached_property
    def _things(self) -> set[str]:
        return {*self._moves.book.meanings, *lexicon.names_in_game(self.s.game.id)}

    def _is_idle(self, clause: str) -> bool:
        """True for a greeting, a courtesy, and mere talk."""
        said = set(map(key, words(clause)))
        greetings = lexicon.keys("greetings")
        if said & greetings and said <= greetings | lexicon.keys("audience"):
            return not QUESTION.search(clause)
        return self._is_talk(clause) or (
            not QUESTION.search(clause)
            and courtesies.is_courtesy(clause, self.s.names, self._things)
        )

    def _is_talk(self, clause: str) -> bool:
        """True for a clause that says nothing about a move, and takes nothing back."""
        said = [key(word) for word in words(clause)]
        people = {key(part) for name in self.s.names for part in (name, *name.split())}
        things = self._things
        spans = {
            "".join(said[at : at + length])
            for at in range(len(said))
            for length in range(1, MOST_WORDS_OF_THING + 1)
        }
        is_named = any(each in things and each not in people for each in spans)
        return (
            0 < len(said) <= LONGEST_TALK
            and said[0] not in lexicon.keys("exclaiming")
            and not set(said) <= people | lexicon.keys("audience") | lexicon.keys("greetings")
            and not clause.endswith(":")
            and not QUESTION.search(clause)
            and not any(map(courtesies.is_denial, said))
            and said[0] not in lexicon.keys("joining")
            and not any(map(self._moves.is_like_verb, said))
            and lexicon.keys("reported").isdisjoint(spans)
            and not is_named
            and not any(char.isdigit() for char in clause)
        )

    def _unsigned(self, line: str) -> str:
        """Return a line without the player's own name at its end: "10 from me. Béla"."""
        *said, last = courtesies.clauses(line) or [line]
        is_signature = said and key(last) == key(self.s.names[self.s.seat])
        is_after_all = said != [] and (
            said[-1].endswith(SENTENCE_ENDS) or courtesies.is_courtesy(said[-1])
        )
        return " ".join(said) if is_signature and is_after_all else line

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
        if QUESTION.search(line) or self.is_invited:
            return []
        whole = self._away(line)
        begun = self._away(self._without_end(line))
        return begun if begun and not (whole and _is_span(whole[0].line)) else whole

    def _without_end(self, line: str) -> str:
        """Return a line without mere talk at its end that names no day."""
        parts = courtesies.clauses(line)
        while len(parts) > 1 and self._is_idle(parts[-1]) and not typed_dates.names_day(parts[-1]):
            parts.pop()
        return " ".join(parts)

    @staticmethod
    def _away(line: str) -> list[Command]:
        """Return the command of a line with a word for an absence and its days, as a list."""
        said, known = line.split(), lexicon.commands()["away"]
        for count in range(min(MOST_AWAY_WORDS, len(said) - 1), 0, -1):
            ends = {0, len(said) - count}
            for at in sorted(range(len(said) - count + 1), key=lambda each: each not in ends):
                days = " ".join([*said[:at], *said[at + count :]])
                if key(" ".join(said[at : at + count])) in known and (at in ends or _is_span(days)):
                    return [Command("away", days)]
        return []

    def _deals(self, line: str) -> list[Command]:
        """Return the answer to an offer that a line is: a word for it, and the offer's number."""
        if self.offer and (verdict := verdict_of(line, self.s.names)):
            return [Command(verdict, number=self.offer)]
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


def _is_span(days: str) -> bool:
    """True if a text is a time span on some day."""
    return any(typed_dates.span(days, date(2026, 1, day)) for day in (5, 8))


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
