"""The words of moves: which legal moves a line of a reply can mean."""

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache, cached_property
from itertools import pairwise
from typing import Literal

from engine.log import singular
from service.language.digits import in_plain_digits
from service.replies import courtesies, lexicon
from service.replies.commands import NotUnderstood
from service.replies.folding import folded, is_one_typo_away, key, words
from service.views.seat_view import SeatView

LONG_STEM = 5  # letters that the forms of a verb have in common
NUMBER = "number0"  # stands for "number 3"
LISTED = re.compile(r"#?([0-9]{1,3})(-[^\W\d_]{1,4})?[#.)]*")
NUMBERED = re.compile(r"#?([0-9]{1,3})[.):]+\s+([^\W\d].*)")  # 7. Pass
# "3 (pass)", "3-as: passz", "1 - red four", "third: Ana"; and "pass (3)".
A_NUMBER = r"#?(?P<number>[0-9]{1,3}(?:-?[^\W\d]{1,4})?|[^\W\d]+)[.)]?"
NUMBER_FIRST = re.compile(
    rf"(?:\S+ )?{A_NUMBER}(?: please)?(?:\s*[:،,]\s+|\s+[-–—]\s+|\s+\()(?P<words>.+?)\)?"
)
NUMBER_LAST = re.compile(rf"(?P<words>.+?)\s+\({A_NUMBER}(?: on your list| on the list)?\)[.!]?")
OWNED = re.compile(r"\w:")  # 1:r3 is the red 3 of seat 1
LISTED_ORDINAL = re.compile("(?:the)?([0-9]{1,3})(?:st|nd|rd|th|ik|edik|adik|odik|m|می|مین|م)")
PRICE = re.compile(r"\s\([^()]*\)$")
ORDINAL = re.compile(r"\b[0-9]+(?=\.\s+[^\W\d])|(?<=^a )[0-9]+(?=\.$)")  # a 4. lap, "the fourth"
# It is winter here; the bishop is in Rome; زمستان است; must I pass.
STATED = re.compile(
    r"(?:.* )?it(?:'s| is) (?!the |an? |time |my |for )|.*\bis (?:here|there|in|on|at|from)\b"
    r"|\S+ (?:است|هست)$"
    r"|(?:is|are|am)\b|(?:must|will|would|shall|should|can|could|may|do|did) (?:i|we|you)\b"
)


Kind = Literal["none", "list", "card", "likely", "either", "numbered"]  # of a number in a line


@dataclass(frozen=True)
class MoveWords:
    """The words of one player's moves.

    `may_move` is False for a player who has not joined; `is_later` as in `Situation`.
    """

    s: SeatView
    may_move: bool
    is_later: bool

    @cached_property
    def _legal(self) -> list[str]:
        return self.s.legal_actions if self.may_move else []

    def of(self, line: str) -> list[str]:
        """Return the moves that a line can mean, by words or by its number in the letter."""
        if copied := self._copied(line):
            return copied
        number, kind = self._number(line)
        if self.is_later and kind not in ("card", "none"):
            raise NotUnderstood("ambiguous", line)
        listed = [move for move, at in self.s.numbers.items() if at == number]
        if kind == "list":
            return listed
        if _counted_cards().search(folded(line)) and not self._labelled(line):
            return []
        may_be_both = kind in ("either", "numbered")
        typed = str(number) if may_be_both else line
        moves = self._by_words(typed)
        may_be_thing = moves or (kind == "either" and self._is_here(typed))
        if may_be_both and may_be_thing and moves != listed and (listed or kind == "numbered"):
            raise NotUnderstood("number", line, list(dict.fromkeys([*moves, *listed])))
        if may_be_both or kind == "likely":
            is_card = kind == "likely" and bool(self.book.readings(line))
            return moves if moves or is_card else listed
        return moves or self._worded(line)

    def _is_here(self, typed: str) -> bool:
        """True if a text can be a thing of a legal move, such as the number of a die."""
        return any(set(each) <= set(self._notation) for each in self.book.readings(typed))

    def _worded(self, line: str) -> list[str]:
        """Return the move of the letter's list that a number in words alone tells: "Three."."""
        numbering = lexicon.keys("numbering")
        said = [word for word in words(line) if key(word) not in numbering]
        number = lexicon.cardinals().get(key(" ".join(said)), 0)
        if ordinal := LISTED_ORDINAL.fullmatch(key(" ".join(said))):
            number = int(ordinal[1])
        listed = [move for move, at in self.s.numbers.items() if at == number]
        idle = lexicon.fillers().union(*map(lexicon.keys, lexicon.SENTENCE))
        is_idle = key(" ".join(said)) in idle
        if not listed or is_idle or self._is_here(str(number)):
            return []
        if self.is_later:
            raise NotUnderstood("ambiguous", line)
        return listed

    def _copied(self, line: str) -> list[str]:
        """Return the move of a line with its number in the letter and its words: "7. Pass".

        Both must mean one move, and the number must not be that of a card that is legal.
        """
        found = None if self.is_later else NUMBERED.fullmatch(in_plain_digits(line))
        if found is None:
            return self._agreed(line)
        listed = [move for move, at in self.s.numbers.items() if at == int(found[1])]
        may_be_card = bool(self._by_words(found[1]))
        is_agreed = listed != [] and not may_be_card and self._by_words(found[2]) == listed
        return listed if is_agreed else self._agreed(line)

    def _agreed(self, line: str) -> list[str]:
        """Return the move that a number of the list and words beside it both mean: "3 (pass)".

        The words may fit several moves, and the number chooses one of them.
        """
        for pattern in () if self.is_later else (NUMBER_FIRST, NUMBER_LAST):
            if found := pattern.fullmatch(in_plain_digits(line)):
                number = self._told(found["number"])
                listed = [move for move, at in self.s.numbers.items() if at == number]
                meant = self._by_words(found["words"]) or self._beginning(found["words"])
                both = self._by_words(f"{found['words']} {number}")  # scarecrow (4)
                is_one = both in ([], listed) and len(meant) < len(self._legal)
                if is_one and listed and listed[0] in meant:
                    return listed
        return []

    @staticmethod
    def _told(text: str) -> int:
        """Return the number that a text is: 3, "3-as", "third"; or 0."""
        plain = key(text)
        digits = re.match("[0-9]{1,3}", plain)
        told = {**lexicon.counted(), **lexicon.in_order()}
        return int(digits[0]) if digits else told.get(plain, 0)

    def _number(self, line: str) -> tuple[int, Kind]:
        """Return the number in a line, and its kind.

        "list" is a move's number in the letter, "card" a card's number, "likely" a card's if there
        is one. "either" can be both, and "numbered" is of the list unless it may be a card's. If
        the line is not a number, return (0, "none").
        """
        said = words(line)
        of_list, of_either = lexicon.keys("of_list"), lexicon.keys("of_either")
        about = lexicon.keys("beside_number") | of_list | of_either | lexicon.keys("numbering")
        is_listed = any(key(word) in of_list for word in said)
        if not is_listed and (number := self._numbered(said)):
            return number, "numbered"
        left = [word for word in said if key(word) not in about]
        if number := self._ordinal(said, left, is_listed):
            return number, "list"
        is_either = any(key(word) in of_either for word in said)
        typed = left[0] if len(left) == 1 else ""
        found = _listed(typed, is_either)
        if found is None:
            return 0, "none"
        if "#" in line or is_listed:
            return int(found[1]), "list"
        before = said[: said.index(typed)][-1:]
        if before and before[0] in lexicon.keys("of_card"):
            return int(found[1]), "card"
        is_bare = is_either or (said == left and not found[2])
        return int(found[1]), "either" if is_bare else "likely"

    def _numbered(self, said: list[str]) -> int:
        """Return the number in words such as "I'll go with number 3", or 0.

        The other words must say that the move with this number is chosen, perhaps with its verb.
        """
        numbering = lexicon.keys("numbering")
        for at, pair in enumerate(pairwise(said)):
            typed = [word for word in pair if key(word) not in numbering]
            found = _listed(typed[0], True) if len(typed) == 1 else None
            if found is None:
                continue
            number = int(found[1])
            verbs = {move.split()[0] for move, each in self.s.numbers.items() if each == number}
            line = " ".join([*said[:at], NUMBER, *said[at + 2 :]])
            known = {NUMBER: frozenset({NUMBER})}
            read = lexicon.Lexicon({**self.book.meanings, **known}).readings(line)
            if (NUMBER,) in read or any(
                set(each) - {lexicon.NEEDS_VERB} == {NUMBER, verb}
                for each in read
                for verb in verbs
            ):
                return number
        return 0

    def _ordinal(self, said: list[str], left: list[str], is_listed: bool) -> int:
        """Return the number of a move in the letter's list that these words tell, or 0."""
        if is_listed:
            known = lexicon.in_order() | lexicon.counted()
            return known.get(key(" ".join(left)), 0)
        at = next((at for at, word in enumerate(said) if word in left), 0)
        tails = (key(" ".join(said[begin:])) for begin in (at, max(at - 1, 0)))
        return next((lexicon.pointed()[tail] for tail in tails if tail in lexicon.pointed()), 0)

    def _by_words(self, line: str) -> list[str]:
        plain = in_plain_digits(line)
        if plain in self._legal or self._is_aside(plain):
            return [plain]
        if exact := self._forms.get(tuple(words(line)), ()):
            return list(exact)
        if STATED.match(folded(line)):
            return []
        if labelled := self._labelled(line):
            return labelled
        if "#" in line:
            return []
        if any(each in self.book.meanings for each in ORDINAL.findall(plain)):
            return []
        parts = courtesies.clauses(line)
        said = {tuple(self._by_words(part)) for part in parts} if len(parts) > 1 else set()
        if len(said) == 1 and (once := said.pop()) and once[0] in self._verbs and len(once) == 1:
            return [*once]  # "I skip this one, pass"
        found = self._meant(self._readings(line), may_lack_verb=not self._is_elsewhere(line))
        is_own = any(key(word) in lexicon.keys("own") for word in words(line))
        found = [move for move in found if not (is_own and OWNED.search(move))]
        return found or self._only(line)

    def _only(self, line: str) -> list[str]:
        """Return the only move that begins with a line's words: "fight heresy"."""
        begun = self._beginning(line)
        idle = (lexicon.NEEDS_VERB, lexicon.IDLE)
        said = {word for each in self._readings(line) for word in each if not word.startswith(idle)}
        has_thing = not said <= self._verbs
        return begun if len(begun) == 1 and has_thing else []

    def _beginning(self, line: str) -> list[str]:
        """Return the moves that begin with the words of a line, with their verb or without.

        Without it, the words fit moves of one verb only.
        """
        if self._is_elsewhere(line):
            return []
        readings = self._readings(line)
        firm = [
            said
            for each in readings
            if each[0] != lexicon.NEEDS_VERB and (said := self._without_idle(each))
        ]
        spoken = [
            said
            for each in readings
            if each[0] == lexicon.NEEDS_VERB and (said := self._without_idle(each[1:]))
        ]
        with_verb = [each for each in (*firm, *spoken) if not self._verbs.isdisjoint(each)]
        begun = {order for each in with_verb for order in _verb_first(each)}
        found = [
            move
            for form, moves in self._forms.items()
            for move in moves
            if any(form[: len(order)] == order != form for order in begun)
        ]
        bare = [each for each in firm if self._verbs.isdisjoint(each)]
        found = found or [
            move
            for form, moves in self._forms.items()
            for move in moves
            if any(form[1 : 1 + len(each)] == each != form[1:] for each in bare)
        ]
        found = list(dict.fromkeys(found))
        is_clear = with_verb != [] or not any(
            self._has_another(each, {move.split()[0] for move in found}) for each in bare
        )
        return found if is_clear else []

    def _readings(self, line: str) -> set[tuple[str, ...]]:
        """Return the readings of a line, with and without words for a kind of thing, as "die".

        If there are none, it may have a typo, or else a name without its number.
        """
        if line not in self._read:
            self._read[line] = self._readings_of(line)
        return self._read[line]

    @cached_property
    def _read(self) -> dict[str, set[tuple[str, ...]]]:
        return {}

    def _readings_of(self, line: str) -> set[tuple[str, ...]]:
        owner, _, owned = line.partition(" ")  # "my 6 soldier"
        if key(owner) in lexicon.keys("own") and owned[:1].isdigit():
            line = owned
        kinds = frozenset().union(*(lexicon.of_noun().get(noun, ()) for noun in self._nouns))
        bare = " ".join(word for word in words(line) if not _is_kind(key(word), kinds))
        ways = dict.fromkeys((line, bare))
        found = set().union(*map(self.book.readings, ways))
        found = found or set().union(*(self.book.readings(way, self._spellings) for way in ways))
        return found or self._book_without_numbers.readings(bare)

    def _is_elsewhere(self, line: str) -> bool:
        """True if a name in a line only tells where something is: "in Rome", "Rómában"."""
        said, meanings = [key(word) for word in words(line)], self.book.meanings
        endings = tuple(lexicon.keys("elsewhere"))
        stems = (
            word.removesuffix(ending) for word in said for ending in endings if ending in word[1:]
        )
        if any(stem in meanings and stem not in said for stem in stems):
            return True
        first = next((at for at, word in enumerate(said) if word in meanings), 0)
        return first > 0 and said[first - 1] in lexicon.keys("prepositions")

    def _labelled(self, line: str) -> list[str]:
        """Return the moves with this label.

        The label may have the number and the price of the letter's list. Other verbs of the same
        meaning and filler words make no difference.
        """
        if whole := self._labels.get((key(line),)):
            return whole
        verbs = dict.fromkeys(move.split()[0] for move in [*self.s.choices, *self._verbs])
        tellings = [(verb, *self._telling(line, verb)) for verb in verbs]
        telling = [each for each in tellings if len(each) > 1]  # more than a verb
        return next((self._labels[each] for each in telling if each in self._labels), [])

    @cached_property
    def _labels(self) -> dict[tuple[str, ...], list[str]]:
        """Return the moves by the key of their label, and by their `_telling` words."""
        found: dict[tuple[str, ...], list[str]] = {}
        for each in [*self.s.choices.values(), *self.s.asides]:
            texts = [each.label, f"{each.label} ({each.gains})"]
            texts += [f"#{self.s.numbers.get(each.action, 0)} {text}" for text in texts]
            verb = each.action.split()[0]
            for form in {
                *((key(text),) for text in texts),
                (verb, *self._telling(each.label, verb)),
            }:
                found.setdefault(form, []).append(each.action)
        return found

    @cached_property
    def _prices(self) -> set[str]:
        """Return the keys of the parentheses that labels and gains have."""
        choices = [*self.s.choices.values(), *self.s.asides]
        priced = [found[0] for each in choices if (found := PRICE.search(each.label))]
        return {key(text) for text in [*priced, *(each.gains for each in choices)]}

    def _telling(self, text: str, verb: str) -> tuple[str, ...]:
        """Return the significant words of a label: without fillers and its gains at its end.

        A word that only means the verb becomes the verb of the notation.
        """
        price = PRICE.search(text)
        if price and key(price[0]) in self._prices:
            text = text[: price.start()]
        said = (key(word) for word in words(text))
        is_verb = frozenset({verb})
        return tuple(
            verb if self.book.meanings.get(word) == is_verb else word
            for word in said
            if word not in lexicon.fillers()
        )

    def _is_aside(self, line: str) -> bool:
        """True for a complete action out of turn, in the words of the notation."""
        game, state = self.s.game, self.s.loaded.state
        if not self.s.is_running or line.partition(" ")[0] not in game.asides(state, self.s.seat):
            return False
        return game.refusal(state, self.s.seat, line) is None

    def _meant(
        self, readings: Collection[tuple[str, ...]], may_lack_verb: bool = True
    ) -> list[str]:
        """Return the legal moves that one of these readings means.

        The verb can stand anywhere. With `may_lack_verb` it can be left out if the rest fits no
        move with another verb.
        """
        bare = [each for each in readings if each[0] != lexicon.NEEDS_VERB]
        bare = [said for each in bare if (said := self._without_idle(each))]
        whole = [each for each in readings if each[0] == lexicon.NEEDS_VERB]
        whole = [said for each in whole if (said := self._without_idle(each[1:]))]
        readings = [*bare, *(said for said in whole if not self._verbs.isdisjoint(said))]
        orders = {order for each in readings for order in _verb_first(each)}
        found = {move for each in orders for move in self._forms.get(each, ())}
        if not found and may_lack_verb:
            found = {move for each in bare for move in self._without_verbs.get(each, ())}
            verbs = {move.split()[0] for move in found}
            if any(self._has_another(each, verbs) for each in bare):
                return []
        if not found:
            found = {self.s.game.canonical(self._in_notation(each)) for each in orders}
        return [move for move in self._legal if move in found]

    def _has_another(self, things: tuple[str, ...], verbs: Collection[str]) -> bool:
        """True if some legal move has all these words after a verb that is not in `verbs`.

        Always False if `verbs` is empty.
        """
        return bool(verbs) and any(
            set(things) <= set(form[1:]) and form[0] not in verbs for form in self._forms
        )

    def _without_idle(self, reading: tuple[str, ...]) -> tuple[str, ...]:
        """Return a reading without words such as "take back", or "against" beside "fight".

        Beside a thing without a verb, such a word means the verb. Return () if the words mean
        something here, or if no second thing is taken back.
        """
        said = tuple(word for word in reading if not word.startswith(lexicon.IDLE))
        beside = {word.removeprefix(lexicon.IDLE) for word in reading if word not in said}
        things = [word for word in said if word not in self._verbs]
        if len(beside) == 1 and things and said == tuple(things) and beside <= self._verbs:
            said = (*beside, *said)
        return said if beside <= {*said, *([""] if len(things) > 1 else [])} else ()

    def _in_notation(self, reading: tuple[str, ...]) -> str:
        return " ".join(self._notation.get(word, word) for word in reading)

    @cached_property
    def _verbs(self) -> set[str]:
        return {move.split()[0] for move in self._legal}

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
        """Yield the forms of a move, each a tuple of words.

        They are the move as written, the same with seats as `@2`, and with two cards swapped.
        Another player's thing is that player and the thing, or the thing if there is no own one.
        """
        facts = self.s.game.describe(move) or {}
        said = tuple(folded(move).split())
        yield said
        seats = {str(value) for name, value in facts.items() if name.rpartition("_")[2] == "seat"}
        if seats:
            yield tuple(f"@{word}" if word in seats else word for word in said)
        if len(said) == 3 and any(value == list(move.split()[1:]) for value in facts.values()):
            yield said[0], said[2], said[1]
        parts = [word.partition(":") for word in said]
        plain = tuple(thing or word for word, _, thing in parts)
        if len(owners := {owner for owner, mark, _ in parts if mark}) == 1:
            yield from (
                (*plain[:at], f"@{min(owners)}", *plain[at:]) for at in range(1, len(said) + 1)
            )
            if all(thing not in self._notation for _, _, thing in parts):
                yield plain

    @cached_property
    def book(self) -> lexicon.Lexicon:
        """Return the words that a line may have in this situation."""
        book = lexicon.of_game(self.s.game.id, self._nouns)
        named = [
            pair
            for noun, identity in self._legal_things
            for pair in (
                *lexicon.names_of(self.s.say.noun(noun, identity), identity),
                *lexicon.names_in_all_languages(self.s.game.id, noun, identity),
            )
        ]
        people = [
            (text, f"@{seat}")
            for seat, name in enumerate(self.s.names)
            for text in (*lexicon.inflected(name), *lexicon.owned(name))
        ]
        counts = ((text, word) for word in self._counts for text in lexicon.ways_to_count(word))
        notation = ((word, word) for word in self._notation)
        book = book.with_names([*named, *people, *counts, *notation])
        # A word that means something in a legal move means nothing else.
        return book.with_meanings(lambda word: word[0] in "@~" or word in self._notation)

    @cached_property
    def _counts(self) -> set[str]:
        """Return the numbers that legal moves list, such as those of black dice."""
        facts = [self.s.game.describe(move) or {} for move in self._legal]
        lists = [value for each in facts for value in each.values() if isinstance(value, list)]
        return {str(each) for several in lists for each in several if isinstance(each, int)}

    @cached_property
    def _nouns(self) -> frozenset[str]:
        return frozenset(noun for noun, _ in self._legal_things)

    @cached_property
    def _legal_things(self) -> list[tuple[str, str]]:
        """Return the things of the legal moves, each as its noun and its id, once."""
        return list(dict.fromkeys(pair for move in self._legal for pair in self._things(move)))

    @cached_property
    def _book_without_numbers(self) -> lexicon.Lexicon:
        """Return the words with names such as "the red die"."""
        things = ((noun, identity.rpartition(":")[2]) for noun, identity in self._legal_things)
        return self.book.with_names(
            (name, thing)
            for noun, thing in things
            for name in lexicon.unnumbered(self.s.game.id, noun, thing)
        )

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
        return self.book.spellings(self._notation)

    def is_like_verb(self, word: str) -> bool:
        """True for another form of a verb of the legal moves, such as "passzolj"."""
        return len(word) >= LONG_STEM and word[:LONG_STEM] in self._stems

    @cached_property
    def _stems(self) -> set[str]:
        return {
            spelling[:LONG_STEM]
            for spelling, meanings in self.book.meanings.items()
            if len(spelling) >= LONG_STEM and not meanings.isdisjoint(self._verbs)
        }

    def is_firm(self, line: str, move: str) -> bool:
        """True if a line names a move's verb, so that talk beside it can't make it a reaction."""
        verb = move.split(maxsplit=1)[0]
        return any(verb in each for each in self._readings(line))

    def unknown(self, line: str) -> NotUnderstood:
        """Return why a line is no command: a move that is not legal now, or unknown words."""
        if self.may_move and self.s.is_running:
            verbs = dict.fromkeys(move.split()[0] for move in self._legal)
            for reading in sorted(self._readings(line)):
                if reading[0] == lexicon.NEEDS_VERB:
                    continue
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


@cache
def _counted_cards() -> re.Pattern[str]:
    """Return the pattern of five cards, not card 5; and of "my ten" in Persian."""
    cardinals = "|".join(sorted(map(folded, lexicon.texts_of(lexicon.the_words().counting))))
    return re.compile(rf"\b(?:[0-9]+|{cardinals}) (?:lap|kartya|کارت|من$)")


def _listed(typed: str, may_be_word: bool) -> re.Match[str] | None:
    """Return the match of a number as of a list: 3, 3-as, or "three" if that may be one."""
    counted = lexicon.counted() if may_be_word else {}
    found = LISTED.fullmatch(str(counted.get(key(typed), typed)))
    return None if found and found[2] and key(found[2]) not in lexicon.keys("endings") else found


def _is_kind(word: str, kinds: Collection[str]) -> bool:
    """True for a word for a kind of thing; a long one may have a typo: "mercenry 10"."""
    long = (each for each in kinds if len(each) > lexicon.LONG)
    return word in kinds or any(is_one_typo_away(word, each) for each in long)


def _verb_first(reading: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield a reading as it stands, then with each other word moved to its beginning."""
    for at, word in enumerate(reading):
        yield (word, *reading[:at], *reading[at + 1 :])


def _indexed(pairs: Iterable[tuple[tuple[str, ...], str]]) -> dict[tuple[str, ...], list[str]]:
    found: dict[tuple[str, ...], list[str]] = {}
    for form, move in pairs:
        found.setdefault(form, []).append(move)
    return found
