"""The lines of a reply as commands, each read in the situation before it.

The grammar is closed: a line is a command as a whole, or it is nothing. A line that can be read in
two ways is not done. A word may have one typo if only legal moves are meant by it.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property
from typing import Any, Literal

from engine.log import singular
from engine.orders import BadOrder
from service.language.digits import in_plain_digits
from service.matches import orders
from service.replies import lexicon
from service.replies.folding import folded, is_one_typo_away, key, words
from service.views.seat_view import SeatView

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
    "accept_deal",
    "decline_deal",
]
DEALS: tuple[Kind, ...] = ("accept_deal", "decline_deal")  # commands about an offer's number
NUMBER = re.compile(r"[#№]?\s*\b([0-9]{1,3})\b[#.)]?")
NUMBERED = re.compile(r"(.+?)\s*#\s*([0-9]{1,6})\.?")
LISTED = re.compile(r"#?([0-9]{1,3})[#.)]?")
DATIVE = re.compile("n[ae]k$")  # Hungarian: Bélának
COMMENT = re.compile(r"(?:^|\s)//.*")
WRAPPED = 60  # characters from which on a mail program may have broken a line
MOST_AWAY_WORDS = 4
MOST_LINES, LONGEST_LINE = 40, 400


class NotUnderstood(Exception):
    """A line that is no command, or no single one.

    `why` is one of service.replies.doing.WHYS. `actions` are the moves that it can mean, `refusal`
    has the engine's reason.
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
    """A command: its kind, and the move, order, days, or words to say to some seats.

    A command about a deal has the player's number of the offer.
    The line of an answer is the number of a vote, or "" for another request.
    """

    kind: Kind
    line: str = ""
    to: tuple[int, ...] = ()
    number: int = 0  # of an offer


# --- the lines of a message --------------------------------------------------


def lines_of(written: Sequence[str], names: Sequence[str]) -> list[str]:
    """Return the lines that can be commands: no greeting, no closing, no comment.

    `names` are those of the people at the table. A message that a mail program has wrapped is put
    together.
    """
    found: list[str] = []
    pleasant = _keys(lexicon.the_words().greetings) | {
        key(part) for name in names for part in (name, *name.split())
    }
    for line in _unwrapped(written):
        text = line.strip() if is_said(line) else COMMENT.sub("", line).strip()
        if not text:
            continue
        if found and _closes(text):
            break
        if key(text) not in pleasant and not all(key(word) in pleasant for word in words(text)):
            found.append(text)
    return found


def _keys(forms: dict[str, list[str]]) -> frozenset[str]:
    return lexicon.keys_of(forms)


def _closes(line: str) -> bool:
    """True for a closing such as "Thanks," or "Best wishes, Béla"."""
    first = re.split("[,!.،]", line, maxsplit=1)[0]
    return key(first) in _keys(lexicon.the_words().closings)


def _unwrapped(written: Sequence[str]) -> Iterator[str]:
    """Yield the lines, with each message's wrapped lines as one."""
    said = ""
    for line in written:
        if said and line.strip() and not _begins_command(line):
            is_whole = len(line) < WRAPPED
            said = f"{said} {line.strip()}"
            if is_whole:
                yield said
                said = ""
        elif is_said(line) and len(line) >= WRAPPED:
            said = line.strip()
        else:
            yield from filter(None, [said])
            said = ""
            yield line
    yield from filter(None, [said])


def _begins_command(line: str) -> bool:
    """True for a line that may be a command of its own below a long message.

    A message that goes on with such a word is asked about, rather than sent without its end.
    """
    first = line.split(maxsplit=1)[0]
    return first.startswith("#") or key(first) in lexicon.verbs()


def is_said(line: str) -> bool:
    """True if a line is a message to others."""
    first = line.strip().partition(" ")[0]
    return key(first) in _keys(lexicon.the_words().say) and " " in line.strip()


def about_vote(lines: Sequence[str], number: int) -> list[str]:
    """Return the lines of an answer to a vote's letter, with the vote's number at a yes or no."""
    known = lexicon.commands()["agree"] | lexicon.commands()["refuse"]
    return [f"{line} #{number}" if key(line) in known else line for line in lines]


# --- one line ----------------------------------------------------------------


@dataclass(frozen=True)
class Situation:
    """The present situation of a player, in which a line is read."""

    s: SeatView
    is_invited: bool = False
    has_request: bool = False  # another player waits for this one's answer
    votes: tuple[int, ...] = ()  # the numbers of the votes that wait for it

    def read(self, line: str) -> Command:
        """Return the command that a line is; raise NotUnderstood."""
        if is_said(line):
            return self._said(line)
        found = self._commands(line)
        asked = self._orders(line) if not found else []
        moves = self._moves(line) if not found and not asked else []
        found += [*asked, *(Command("move", move) for move in moves)]
        if len(found) == 1:
            return found[0]
        if found:
            raise NotUnderstood("ambiguous", line, moves)
        raise self._unknown(line)

    def _commands(self, line: str) -> list[Command]:
        """Return the commands of every game that a line is now: none or one."""
        typed, table = key(line), lexicon.commands()
        kinds: list[Kind] = ["help", "status", "undo", "back"]
        if self.is_invited:
            kinds += ["join", "decline"]
        found = [Command(kind) for kind in kinds if typed in table[kind]][:1]
        deals, answers = self._deals(line), self._answers(line)
        if deals and answers and answers[0].line not in map(str, self.votes):
            answers = []  # a word for both, with the number of an offer alone
        return found or self._absence(line) or [*answers, *deals]

    def _absence(self, line: str) -> list[Command]:
        """Return the command for an absence: its word, then days; they are read when it is done."""
        said, known = line.split(), lexicon.commands()["away"]
        for count in range(min(MOST_AWAY_WORDS, len(said) - 1), 0, -1):
            if key(" ".join(said[:count])) in known and not self.is_invited:
                return [Command("away", " ".join(said[count:]))]
        return []

    def _deals(self, line: str) -> list[Command]:
        """Return the answer to an offer that a line is: a word for it, and the offer's number."""
        plain = in_plain_digits(line)
        numbers = NUMBER.findall(plain)
        if self.is_invited or len(numbers) != 1:
            return []
        typed, table = key(NUMBER.sub(" ", plain)), lexicon.commands()
        return [Command(kind, number=int(numbers[0])) for kind in DEALS if typed in table[kind]]

    def _answers(self, line: str) -> list[Command]:
        """Return the answer to another player that a line is: none or one.

        With a number it is about the vote of that number, and without one about the only question.
        """
        numbered = NUMBERED.fullmatch(in_plain_digits(line).strip())
        typed = key(numbered[1]) if numbered else key(line)
        kinds: list[Kind] = ["agree", "refuse"]
        kind = next((each for each in kinds if typed in lexicon.commands()[each]), None)
        if kind is None or not (numbered or self.has_request or self.votes):
            return []
        if numbered:
            return [Command(kind, numbered[2])]
        if len(self.votes) + self.has_request > 1:
            raise NotUnderstood("several", line)
        return [Command(kind, str(self.votes[0]) if self.votes else "")]

    def _said(self, line: str) -> Command:
        """Return a message: to everybody, or to the players named before a colon or comma."""
        text = line.strip().partition(" ")[2].strip()
        first, _, rest = text.partition(" ")
        is_named = key(first) in _keys(lexicon.the_words().to)
        whom, has_mark, said = (rest if is_named else text).partition(":")
        if has_mark and key(whom) in _keys(lexicon.the_words().everybody):
            return Command("say", said.strip())
        if not is_named:
            seats = self._named(whom) if has_mark else []
            if has_mark and not seats and self._nearly_names(whom):
                raise NotUnderstood("nobody", line)  # it may be meant for one player alone
            return Command("say", said.strip() if seats else text, tuple(seats))
        for mark in (":", "،", ","):
            whom, has_mark, said = rest.partition(mark)
            seats = self._named(whom) if has_mark else []
            if seats:
                return Command("say", said.strip(), tuple(seats))
            if has_mark and mark == ":":
                raise NotUnderstood("nobody", line)
        taken = rest.split()
        for count in range(len(taken) - 1, 0, -1):
            if seats := self._named(" ".join(taken[:count])):
                return Command("say", " ".join(taken[count:]), tuple(seats))
        raise NotUnderstood("nobody", line)

    def _named(self, text: str) -> list[int]:
        """Return the seats of the players that a text names; [] if it names anything else."""
        parts = [part for part in re.split(r"[,،&+]| and | és | و ", text) if part.strip()]
        names = {key(name): seat for seat, name in enumerate(self.s.names)}
        found = [names.get(key(part), names.get(DATIVE.sub("", key(part)))) for part in parts]
        seats = [seat for seat in found if seat is not None and seat != self.s.seat]
        return sorted(set(seats)) if seats and len(seats) == len(found) else []

    def _nearly_names(self, text: str) -> bool:
        """True if a word of a text may be meant as a player's name."""
        names = [key(name) for name in self.s.names]
        return any(
            word.startswith(name) or is_one_typo_away(word, name)
            for word in map(key, text.split())
            for name in names
        )

    def _orders(self, line: str) -> list[Command]:
        """Return the standing order that a line is, as text or by the name of its button."""
        offered = [*self.s.stances, *self.s.answers_for_good]
        typed = key(line)
        named = {each.line for each in offered if key(each.label) == typed}
        if named:
            return [Command("order", each) for each in sorted(named)]
        rules = self.s.game.orders
        kind = folded(line).split(";", 1)[0].strip()
        if rules is None or not self.s.may_order or kind not in rules.kinds:
            return []
        try:
            return [
                Command("order", orders.read(self.s.loaded, self.s.seat, in_plain_digits(line)))
            ]
        except BadOrder as bad:
            raise NotUnderstood("order", line, refusal=dict(bad.refusal)) from None

    # --- moves ---

    @cached_property
    def _legal(self) -> list[str]:
        return [] if self.is_invited else self.s.legal_actions

    def _moves(self, line: str) -> list[str]:
        """Return the moves that a line can mean, by words or by its number in the letter."""
        if self.is_invited:
            return []
        moves = self._by_words(line)
        listed = self._by_number(line)
        if not moves and listed and self._book.readings(line) and "#" not in line:
            raise NotUnderstood("ambiguous", line, listed)  # it is the number of a card, too
        return list(dict.fromkeys([*moves, *listed]))

    def _by_number(self, line: str) -> list[str]:
        number = LISTED.fullmatch(folded(line).strip())
        return [move for move, at in self.s.numbers.items() if number and at == int(number[1])]

    def _by_words(self, line: str) -> list[str]:
        plain = in_plain_digits(line)
        if plain in self._legal or self._is_aside(plain):
            return [plain]
        if exact := self._forms.get(tuple(words(line)), ()):
            return list(exact)
        if labelled := self._labelled(line):
            return labelled
        if "#" in line:
            return []
        if known := self._book.readings(line):
            return self._meant(known)
        return self._meant(self._book.readings(line, self._spellings))

    def _labelled(self, line: str) -> list[str]:
        """Return the moves with this text on their button, or in the letter's list as a whole."""
        choices, typed = [*self.s.choices.values(), *self.s.asides], key(line)
        found = []
        for each in choices:
            texts = [each.label, f"{each.label} ({each.gains})"]
            texts += [f"#{self.s.numbers.get(each.action, 0)} {text}" for text in texts]
            if typed in map(key, texts):
                found.append(each.action)
        return found

    def _is_aside(self, line: str) -> bool:
        """True for a complete action out of turn, in the words of the notation."""
        game, state = self.s.game, self.s.loaded.state
        if not self.s.is_running or line.partition(" ")[0] not in game.asides(state, self.s.seat):
            return False
        return game.refusal(state, self.s.seat, line) is None

    def _meant(self, readings: Collection[tuple[str, ...]]) -> list[str]:
        """Return the legal moves that are one of these readings.

        The verb can stand anywhere, and can be left out where nothing else is meant.
        """
        orders = {order for each in readings for order in _verb_first(each)}
        found = {move for each in orders for move in self._forms.get(each, ())}
        if not found:
            found = {move for each in readings for move in self._without_verbs.get(each, ())}
        if not found:
            found = {self.s.game.canonical(self._in_notation(each)) for each in orders}
        return [move for move in self._legal if move in found]

    def _in_notation(self, reading: tuple[str, ...]) -> str:
        return " ".join(self._notation.get(word, word) for word in reading)

    @cached_property
    def _notation(self) -> dict[str, str]:
        """Return the words of the legal moves by their folded form."""
        return {folded(word): word for move in self._legal for word in move.split()}

    @cached_property
    def _forms(self) -> dict[tuple[str, ...], list[str]]:
        """Return the legal moves by their words."""
        return _indexed((form, move) for move in self._legal for form in self._forms_of(move))

    @cached_property
    def _without_verbs(self) -> dict[tuple[str, ...], list[str]]:
        forms = ((form[1:], move) for form, moves in self._forms.items() for move in moves)
        return _indexed((form, move) for form, move in forms if form)

    def _forms_of(self, move: str) -> Iterator[tuple[str, ...]]:
        """Yield a move's words, also with a name for a seat, and two cards swapped."""
        facts = self.s.game.describe(move) or {}
        said = tuple(folded(move).split())
        yield said
        seats = {str(value) for name, value in facts.items() if name.rpartition("_")[2] == "seat"}
        if seats:
            yield tuple(f"@{word}" if word in seats else word for word in said)
        if len(said) == 3 and any(value == list(move.split()[1:]) for value in facts.values()):
            yield said[0], said[2], said[1]

    @cached_property
    def _book(self) -> lexicon.Lexicon:
        """Return the words that a line may have in this situation."""
        things = dict.fromkeys(pair for move in self._legal for pair in self._things(move))
        book = lexicon.of_game(self.s.game.id, frozenset(noun for noun, _ in things))
        named = [
            pair
            for noun, identity in things
            for pair in lexicon.names_of(self.s.say.noun(noun, identity), identity)
        ]
        people = [(name, f"@{seat}") for seat, name in enumerate(self.s.names)]
        return book.with_names([*named, *people, *((word, word) for word in self._notation)])

    def _things(self, move: str) -> Iterator[tuple[str, str]]:
        """Yield the things of a move, each as its noun and its id."""
        for name, value in (self.s.game.describe(move) or {}).items():
            noun = name.rpartition("_")[2]
            several = value if isinstance(value, list) else [value]
            for thing in (each for each in several if isinstance(each, str)):
                if folded(thing) in self._notation:
                    yield (noun if several is not value else singular(noun)), thing

    @cached_property
    def _spellings(self) -> set[str]:
        """Return the words of legal moves, in which a typo is understood."""
        return self._book.spellings(self._notation)

    # --- what is not understood ---

    def _unknown(self, line: str) -> NotUnderstood:
        """Return why a line is no command: a move that is not legal now, or unknown words."""
        if not self.is_invited and self.s.is_running:
            for reading in sorted(self._book.readings(line)):
                verbs = dict.fromkeys(move.split()[0] for move in self._legal)
                orders = [*_verb_first(reading), *((verb, *reading) for verb in verbs)]
                for move in map(self._in_notation, orders):
                    if self.s.game.describe(move) and (refusal := self.s.refusal(move)):
                        return NotUnderstood("illegal", line, [], dict(refusal))
        said = {
            key(text): move
            for move, choice in self.s.choices.items()
            for text in (move, choice.label)
        }
        near = get_close_matches(key(line), said, n=3, cutoff=0.6)
        return NotUnderstood("unknown", line, list(dict.fromkeys(said[each] for each in near)))


def _verb_first(reading: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield a reading as it stands, then with each other word moved to its beginning."""
    for at, word in enumerate(reading):
        yield (word, *reading[:at], *reading[at + 1 :])


def _indexed(pairs: Iterable[tuple[tuple[str, ...], str]]) -> dict[tuple[str, ...], list[str]]:
    found: dict[tuple[str, ...], list[str]] = {}
    for form, move in pairs:
        found.setdefault(form, []).append(move)
    return found
