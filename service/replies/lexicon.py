"""Meanings of the words in replies: words of the notation, commands, or words to ignore.

The words come from templates/words/replies.toml, and from the game's own words for its cards and
places. All languages are read at once, as people answer in any of them.
"""

import re
import tomllib
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise, product
from typing import Any

import msgspec

from service.language.catalogues import templates_folder, wordbook
from service.language.languages import LANGUAGES
from service.language.words import speaker
from service.replies.folding import folded, is_one_typo_away, key, words

LONGEST_PHRASE = 6  # words
MOST_WORDS, MOST_READINGS = 40, 64  # of one line
# A reading that begins with it is a move only if it has a verb of its own.
NEEDS_VERB = "?"
# Tables of the words around those of a move, and the marks that they leave in a reading.
SENTENCE = (
    "selecting",
    "closing",
    "with_verb",
    "articles",
    "linking",
    "within",
    "must",
    "stating",
)
MARKS = tuple(f"?{table}" for table in SENTENCE)
SELECTING, CLOSING, WITH_VERB, ARTICLES, LINKING, WITHIN, MUST, STATING = MARKS
# Meaning of words such as "take back". With a verb, that of words that change nothing beside it.
IDLE = "~"
BARE = "!"  # begins the meaning of a word that is no verb of its own in a sentence: "now kneel"
# Nouns of things in the games' words.
NOUNS = frozenset("card city space building event leader character activity".split())
SHORTEST_MISSPELT = 4  # letters of a word that may have a typo
LONG = 6  # letters of a word that may lack one by itself


class Words(msgspec.Struct, frozen=True):
    """The file templates/words/replies.toml: each word's forms by language."""

    commands: dict[str, dict[str, list[str]]]
    about_player: dict[str, dict[str, list[str]]]
    proposing: dict[str, list[str]]
    proposals: dict[str, dict[str, list[str]]]
    on_page: dict[str, list[str]]
    then: dict[str, list[str]]
    between_steps: dict[str, list[str]]
    first_step: dict[str, list[str]]
    everyday: dict[str, list[str]]
    reacting: dict[str, list[str]]
    reported: dict[str, list[str]]
    exclaiming: dict[str, list[str]]
    beside_command: dict[str, dict[str, list[str]]]
    mistakes: dict[str, list[str]]
    of_deal: dict[str, list[str]]
    struck: dict[str, list[str]]
    say: dict[str, list[str]]
    telling: dict[str, list[str]]
    not_said: dict[str, list[str]]
    to: dict[str, list[str]]
    addressing: dict[str, list[str]]
    everybody: dict[str, list[str]]
    private: dict[str, list[str]]
    words: dict[str, dict[str, list[str]]]
    beside_verb: dict[str, dict[str, list[str]]]
    orders: dict[str, dict[str, list[str]]]
    bare: dict[str, list[str]]
    own: dict[str, list[str]]
    of_noun: dict[str, dict[str, list[str]]]
    fillers: dict[str, list[str]]
    selecting: dict[str, list[str]]
    closing: dict[str, list[str]]
    with_verb: dict[str, list[str]]
    articles: dict[str, list[str]]
    linking: dict[str, list[str]]
    within: dict[str, list[str]]
    must: dict[str, list[str]]
    stating: dict[str, list[str]]
    taking_back: dict[str, list[str]]
    beside_number: dict[str, list[str]]
    numbering: dict[str, list[str]]
    of_either: dict[str, list[str]]
    of_card: dict[str, list[str]]
    of_list: dict[str, list[str]]
    polite: dict[str, list[str]]
    audience: dict[str, list[str]]
    ordering: dict[str, list[str]]
    before_name: dict[str, list[str]]
    after_name: dict[str, list[str]]
    parting: dict[str, list[str]]
    verbless: dict[str, list[str]]
    openings: dict[str, list[str]]
    denials: dict[str, list[str]]
    joining: dict[str, list[str]]
    courtesy: dict[str, list[str]]
    beside_courtesy: dict[str, list[str]]
    numbers: dict[str, dict[str, list[str]]]
    counting: dict[str, list[str]]
    ordinals: dict[str, dict[str, list[str]]]
    pointing: dict[str, list[str]]
    elsewhere: dict[str, list[str]]
    prepositions: dict[str, list[str]]
    endings: dict[str, list[str]]
    name_endings: dict[str, list[str]]
    owners: dict[str, list[str]]
    cases: dict[str, list[str]]
    yes: dict[str, list[str]]
    no: dict[str, list[str]]
    other_forms: dict[str, list[str]]
    smileys: dict[str, str]
    greetings: dict[str, list[str]]
    closings: dict[str, list[str]]


@cache
def the_words() -> Words:
    """Return the words of replies, read once."""
    path = templates_folder() / "words" / "replies.toml"
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Words)


def keys_of(forms: Mapping[str, Iterable[str]]) -> frozenset[str]:
    """Return the keys of a word's forms in all languages."""
    return frozenset(key(each) for language in LANGUAGES for each in forms.get(language, ()))


@cache
def keys(table: str) -> frozenset[str]:
    """Return the keys of a table of words without a meaning: "polite", "greetings"."""
    return keys_of(getattr(the_words(), table))


@cache
def commands() -> dict[str, frozenset[str]]:
    """Return the keys of each command."""
    return {name: keys_of(forms) for name, forms in the_words().commands.items()}


@cache
def beside_command() -> dict[str, frozenset[str]]:
    """Return the keys of the words that change nothing beside a command, by command."""
    return {name: keys_of(forms) for name, forms in the_words().beside_command.items()}


@cache
def proposals() -> dict[str, frozenset[str]]:
    """Return the keys of lines that ask the others for a vote, by its kind: "I propose a draw"."""
    table = the_words()
    return {
        kind: frozenset(
            key(frame.replace("~", thing))
            for language in LANGUAGES
            for frame in table.proposing[language]
            for thing in forms[language]
        )
        for kind, forms in table.proposals.items()
    }


def about_player(line: str) -> Iterator[tuple[str, str]]:
    """Yield the commands about a player that a line can be, each with the key of the name."""
    typed = key(line)
    for command, forms in the_words().about_player.items():
        for frame in texts_of(forms):
            before, after = map(key, frame.split("~"))
            name = typed.removeprefix(before).removesuffix(after)
            if name and typed == f"{before}{name}{after}":
                yield command, name


@cache
def of_noun() -> dict[str, frozenset[str]]:
    """Return the keys of the words for each kind of thing: "die", "space"."""
    return {name: keys_of(forms) for name, forms in the_words().of_noun.items()}


def orders(text: str) -> list[str]:
    """Return the standing orders that a text can be: "up to 12"."""
    numbers = re.findall("[0-9]+", text)
    typed = key(re.sub("[0-9]+", "~", text))
    known = the_words().orders.items() if len(numbers) == 1 else ()
    return [order.replace("~", numbers[0]) for order, forms in known if typed in keys_of(forms)]


@cache
def counted() -> dict[str, int]:
    """Return the cardinal numbers by the keys of their words: "ten" gives 10."""
    return _by_key(the_words().numbers)


@cache
def cardinals() -> dict[str, int]:
    """Return the numbers by the keys of their first words: "ten", but not "tízes" for a card."""
    found = {int(number): forms for number, forms in the_words().numbers.items()}
    return {key(texts[0]): number for number, forms in found.items() for texts in forms.values()}


@cache
def in_order() -> dict[str, int]:
    """Return the ordinal numbers by the keys of their words: "tenth" gives 10."""
    return _by_key(the_words().ordinals)


def _by_key(rows: dict[str, dict[str, list[str]]]) -> dict[str, int]:
    return {each: int(number) for number, forms in rows.items() for each in keys_of(forms)}


@cache
def pointed() -> dict[str, int]:
    """Return numbers in the letter's list by the keys of phrases for them: "the tenth one"."""
    return {
        key(pattern.replace("~", word)): int(number)
        for number, forms in the_words().ordinals.items()
        for language, patterns in the_words().pointing.items()
        for word in forms[language]
        for pattern in patterns
    }


def examples(language: str) -> list[tuple[str, str]]:
    """Return the commands that a letter explains, each with its word in a language."""
    table = the_words()
    said = f"{table.say[language][0]} …"
    words = [(name, table.commands[name][language][0]) for name in ("undo", "status", "help")]
    return [("move", "#2"), *words[:2], ("say", said), words[2]]


@cache
def verbs() -> frozenset[str]:
    """Return the keys of all words of the notation and commands, in all games."""
    return acting() | keys("say")


@cache
def acting() -> frozenset[str]:
    table = the_words()
    known = {**table.words, **table.commands}
    return frozenset().union(*map(keys_of, known.values())) | {key(word) for word in table.words}


@cache
def fillers() -> frozenset[str]:
    """Return the keys of words that change nothing."""
    return keys("fillers")


@cache
def smileys() -> re.Pattern[str]:
    """Return the pattern of signs that say nothing."""
    signs = "".join(the_words().smileys["all"])
    return re.compile(rf"[{signs}][\ufe0f\U0001f3fb-\U0001f3ff]*|(?<!\S)[:;=]-?[)DPp](?!\S)")


@dataclass(frozen=True)
class Lexicon:
    """The vocabulary of one game.

    `meanings` maps a word or phrase, in the form that `key` returns, to the words of the notation
    that it can mean.
    """

    meanings: Mapping[str, frozenset[str]]

    def with_names(self, names: Iterable[tuple[str, str]]) -> "Lexicon":
        """Return a lexicon that also knows these pairs of a text and a word of the notation."""
        meanings = dict(self.meanings)
        for text, word in names:
            if found := key(text):
                meanings[found] = meanings.get(found, frozenset()) | {folded(word)}
        return Lexicon(meanings)

    def with_meanings(self, is_likely: Callable[[str], bool]) -> "Lexicon":
        """Return a lexicon where a word has only its likely meanings, if it has any of those."""
        likely = {each: frozenset(filter(is_likely, self.meanings[each])) for each in self.meanings}
        return Lexicon({each: likely[each] or self.meanings[each] for each in self.meanings})

    def readings(self, line: str, misspelt: Collection[str] = ()) -> set[tuple[str, ...]]:
        """Return the meanings of a line, each as words of the notation.

        A word of `misspelt` may have one typo. The set is empty if a word is unknown, or if the
        line may have nothing but words that change nothing: "this one".
        """
        said = words(line)
        if len(said) > MOST_WORDS:
            return set()
        is_vague = not any(key(word) in self.meanings for word in said)
        # For each place in the line, the readings of the rest.
        rests: list[set[tuple[str, ...]]] = [set() for _ in said]
        rests.append({()})
        for place in range(len(said) - 1, -1, -1):
            for length in range(1, min(LONGEST_PHRASE, len(said) - place) + 1):
                meant = self._meanings(said[place : place + length], misspelt, is_vague)
                for word, rest in product(meant, rests[place + length]):
                    is_idle = not word or (word in MARKS and rest[:1] == (word,))
                    rests[place].add(rest if is_idle else (word, *rest))
            if len(rests[place]) > MOST_READINGS:
                return set()
        if any(set(reading) <= set(MARKS) for reading in rests[0]):
            return set()
        return {plain for reading in rests[0] if (plain := _without_marks(reading))}

    def _meanings(
        self, phrase: list[str], misspelt: Collection[str], is_vague: bool
    ) -> frozenset[str]:
        """Return the meanings of some words together; "" for one that changes nothing.

        In a vague line no word is spelt right.
        """
        typed = "".join(phrase).replace("-", "")
        meant = self.meanings.get(typed, frozenset())
        if typed in keys("bare"):
            meant = frozenset(BARE + word for word in meant)
        if typed in fillers():
            meant |= {""}
        meant |= {mark for mark in MARKS if typed in keys(mark[1:])}
        return meant or (self._nearly(typed, misspelt, is_vague) if len(phrase) == 1 else meant)

    def _nearly(self, typed: str, misspelt: Collection[str], is_vague: bool) -> frozenset[str]:
        """Return the meanings of a misspelt word; by itself, no letter of it may be another one."""
        if len(typed) < SHORTEST_MISSPELT or not typed.isalpha() or typed in keys("other_forms"):
            return frozenset()
        near = (
            each
            for each in misspelt
            if is_one_typo_away(typed, each)
            # "Home" is not "Rome". One letter before a Persian verb denies it: نمی‌سوزانم, نسوزان.
            and (typed[0] == each[0] or sorted(typed) == sorted(each))
            and typed != f"{each}ه"  # زمستونه: "it is winter"
            # "Winner" is one letter from "winter", "rómait" from "Rómát".
            and not (
                is_vague
                and _has_other_letters(typed, each)
                and not (each in acting() and _lacks_double(typed, each))
            )
            # The end of a verb tells who acts: támadjuk, "we attack", is not támadják, "they".
            and not (
                self._is_verb(each)
                and len(typed) == len(each)
                and typed[-3:] != each[-3:]
                and sorted(typed) != sorted(each)
            )
            and not (
                typed[:-1] in (each, each[:-1]) and self._is_verb(each) and typed[-1] != typed[-2]
            )
        )
        return frozenset().union(*(self.meanings[each] for each in near))

    def _is_verb(self, spelling: str) -> bool:
        return not self.meanings[spelling].isdisjoint(the_words().words)

    def spellings(self, meant: Collection[str]) -> set[str]:
        """Return the keys that can mean one of these words and are long enough for a typo."""
        wanted = set(meant)
        return {
            each
            for each, meanings in self.meanings.items()
            if len(each) >= SHORTEST_MISSPELT and meanings & wanted and each not in counted()
        }


def _without_marks(reading: tuple[str, ...]) -> tuple[str, ...]:
    """Return a reading's words of the notation, or () if its other words say something else.

    It begins with NEEDS_VERB if those words are no move with the name of a thing alone.
    """
    marks = set(reading).intersection(MARKS)
    is_spoken = not marks.isdisjoint((WITH_VERB, ARTICLES, CLOSING, MUST))
    idle = "" if is_spoken else BARE  # a bare word keeps its sign, which no move has
    said = tuple(word.removeprefix(idle) for word in reading if word not in MARKS)
    is_chosen = not marks.isdisjoint((SELECTING, CLOSING))
    ends = reading[reading.index(CLOSING) :] if CLOSING in marks else ()
    # "Pass on this" has nothing after "on".
    firm = [word for word in reading if word not in (ARTICLES, SELECTING)]
    links = (LINKING, WITHIN)
    is_loose = any(
        word in links and after in MARKS and after not in links
        for word, after in pairwise([*firm, WITH_VERB])
    )
    if not set(ends) <= set(MARKS) or is_loose or (STATING in marks and not is_chosen):
        return ()
    is_talk = not marks.isdisjoint((WITH_VERB, ARTICLES, WITHIN)) or reading[0] == LINKING
    return (NEEDS_VERB, *said) if MUST in marks or (is_talk and not is_chosen) else said


def _has_other_letters(typed: str, meant: str) -> bool:
    """True unless the letters are the same, one more is at the end, or one of many is missing."""
    if len(typed) < len(meant):
        return len(meant) < LONG
    return not typed.startswith(meant) and set(typed) != set(meant)


def _lacks_double(typed: str, meant: str) -> bool:
    """True if one letter of a pair is missing: "pasz"."""
    pairs = (at for at, (one, other) in enumerate(pairwise(meant)) if one == other)
    return any(typed == meant[:at] + meant[at + 1 :] for at in pairs)


@lru_cache(maxsize=64)
def of_game(game_id: str, nouns: frozenset[str]) -> Lexicon:
    """Return the vocabulary of a game: the notation, and the names of its things of these nouns."""
    table = [(text, word) for word, forms in the_words().words.items() for text in texts_of(forms)]
    table += [(word, word) for word in the_words().words]
    table += [(text, IDLE) for text in texts_of(the_words().taking_back)]
    beside = the_words().beside_verb.items()
    table += [(text, IDLE + verb) for verb, forms in beside for text in texts_of(forms)]
    return Lexicon({}).with_names([*table, *_named(game_id, nouns)])


@cache
def names_in_game(game_id: str) -> frozenset[str]:
    """Return the keys of the names of all things of a game, with their aliases."""
    nouns = frozenset(of_noun()) | NOUNS
    return frozenset(key(text) for text, _ in _named(game_id, nouns))


def texts_of(forms: Mapping[str, Iterable[str]]) -> Iterator[str]:
    for language in LANGUAGES:
        yield from forms.get(language, ())


def _named(game_id: str, nouns: frozenset[str]) -> Iterator[tuple[str, str]]:
    for language in LANGUAGES:
        say = speaker(language, game_id)
        for entry, text in wordbook(language, game_id).entries.items():
            noun, _, identity = entry.partition("-")
            if noun in nouns and "-" not in identity and "$" not in text:
                yield from names_of(say.noun(noun, identity), identity)


@lru_cache(maxsize=1024)
def names_in_all_languages(game_id: str, noun: str, identity: str) -> tuple[tuple[str, str], ...]:
    """Return pairs of a name and `identity` for a thing such as a space, in all languages.

    These names are composed, so that no file lists them.
    """
    things = [speaker(language, game_id).noun(noun, identity) for language in LANGUAGES]
    return tuple(dict.fromkeys(pair for thing in things for pair in names_of(thing, identity)))


@lru_cache(maxsize=1024)
def unnumbered(game_id: str, noun: str, identity: str) -> frozenset[str]:
    """Return the keys of a thing's names without its number: "red" for red 3, in all languages."""
    found: set[str] = set()
    for language in LANGUAGES:
        for word in _forms_of(speaker(language, game_id).noun(noun, identity)):
            numbers = [each for each in words(word) if any(map(str.isdigit, each))]
            if len(numbers) == 1:
                found.update(map(key, inflected(word.replace(numbers[0], "").strip())))
            elif numbers:
                found.add(key(_numbered(word).rpartition(" ")[0]))
    return frozenset(found) - {""}


def names_of(thing: Any, identity: str) -> Iterator[tuple[str, str]]:
    """Yield the names of a thing: its id, its word with its forms and aliases, and its number.

    A card with its number in its word, such as the Mercenary 10, has it as a name: 10, ten, 10-es.
    """
    yield identity, identity
    yield from ((each, identity) for each in inflected(str(thing)))
    for word in _forms_of(thing):
        yield word, identity
        yield from ((each, identity) for each in _other_cases(word))
        aliases = _aliases().get(key(word), ())
        yield from ((each, identity) for each in aliases if key(each) not in keys("other_forms"))
        number = identity.lstrip("abcdefghijklmnopqrstuvwxyz")
        if number.isdecimal() and number != identity:
            in_word = re.compile(rf"\b{number}\b(-\w+)?")
            for text in ways_to_count(number) if in_word.search(folded(word)) else ():
                yield text, identity
                yield in_word.sub(text, folded(word)), identity
                rest = in_word.sub("", folded(word))
                yield f"{text} {rest}", identity
                yield f"{rest} {text}", identity  # zsoldos 4
        numbered = _numbered(word)
        before, _, last = numbered.rpartition(" ")
        yield numbered, identity
        told = (*_in_order(last), *texts_of(the_words().numbers.get(last, {})))
        yield from ((f"{before} {each}", identity) for each in told)


def _forms_of(thing: Any) -> Iterator[str]:
    """Yield a thing's word with its forms, also with an alias of the first word: piros 3."""
    for word in map(str, (thing, *getattr(thing, "forms", {}).values())):
        yield word
        first, _, rest = word.partition(" ")
        yield from (f"{alias} {rest}" for alias in _aliases().get(key(first), ()) if rest)


def owned(name: str) -> Iterator[str]:
    """Yield the ways to say whose something is: "Ana's", "from Ana"."""
    yield from (pattern.replace(IDLE, name) for pattern in texts_of(the_words().owners))


def inflected(name: str) -> Iterator[str]:
    """Yield a name, also with the endings that it may have in a Hungarian sentence: Anát."""
    yield name
    yield from (name + ending for ending in texts_of(the_words().name_endings))
    if name[-1:].isalpha() and folded(name[-1]) not in "aeiou":
        yield from (f"{name}{name[-1]}{ending}" for ending in ("al", "el"))  # dobossal


def _numbered(name: str) -> str:
    """Return a name up to its number, without the words after it.

    "palota, 3. hely" gives "palota 3".
    """
    said = words(name)
    first = next((at for at, word in enumerate(said) if any(map(str.isdigit, word))), len(said))
    return " ".join([*said[:first], *(word for word in said[first:] if not word.isalpha())])


def _other_cases(word: str) -> Iterator[str]:
    for ending, others in the_words().cases.items():
        if word.endswith(ending):
            yield from (word.removesuffix(ending) + each for each in others)


@cache
def _aliases() -> dict[str, list[str]]:
    """Return the other names that people type for a thing, by the key of its word."""
    text = (templates_folder() / "words" / "glossary.toml").read_text(encoding="utf-8")
    found: dict[str, list[str]] = {}
    for section in tomllib.loads(text).values():
        for entry in section.values():
            aliases = [each for several in entry.get("aliases", {}).values() for each in several]
            for language in LANGUAGES:
                found.setdefault(key(entry[language]), []).extend(aliases)
    return found


def _in_order(number: str) -> Iterator[str]:
    return texts_of(the_words().ordinals.get(number, {}))


def ways_to_count(number: str) -> Iterator[str]:
    """Yield the ways to write a number: 10, 10-es, ten, tíz."""
    yield number
    yield from (number + ending for ending in texts_of(the_words().endings))
    yield from texts_of(the_words().numbers.get(number, {}))
