"""Sentences that Fluent fills: those that choose by a fact or refer to other words.

Loaded by catalogues when the first such sentence is said: Fluent and Babel are most of what a
small command would otherwise wait for.
"""

from collections.abc import Callable, Mapping
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Message, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentNumber, FluentType
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from service.language.blanks import FENCES, OWN, UNOWN, Change, Fact, Own
from service.language.languages import spell, spell_change


class _Words(FluentType):
    """Words of the reader's own language, set round by no isolates."""

    def __init__(self, word: str) -> None:
        self.word = word

    def format(self, locale: Locale) -> str:
        """The words, fenced."""
        return f"{OWN}{self.word}{UNOWN}"


class _Whole(FluentNumber, int):
    """A whole number in the language's own digits."""

    def format(self, locale: Locale) -> str:
        """The number, fenced."""
        return f"{OWN}{spell(int(self), locale.language)}{UNOWN}"


class _Change(_Whole):
    """What a number changed by, with its sign."""

    def format(self, locale: Locale) -> str:
        """The change, fenced."""
        return f"{OWN}{spell_change(int(self), locale.language)}{UNOWN}"


class _Fraction(FluentNumber, float):
    """A number with decimals in the language's own digits."""

    def format(self, locale: Locale) -> str:
        """The number, fenced."""
        return f"{OWN}{spell(float(self), locale.language)}{UNOWN}"


def _fluent(fact: Fact) -> Any:
    """A fact as Fluent takes it."""
    if isinstance(fact, str):
        return _Words(fact) if isinstance(fact, Own) else fact
    if isinstance(fact, Change):
        return _Change(fact)
    return _Whole(fact) if isinstance(fact, int) else _Fraction(fact)


class _References(Visitor):
    """The names of the entries that those visited refer to, terms with their dash."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.append(node.id.name)
        self.generic_visit(node)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)


class Sentences:
    """The entries of one language and game as Fluent has them, each parsed when first needed.

    `entries` are their texts by name; `complain` is told of one that is not Fluent.
    """

    def __init__(
        self, language: str, entries: Mapping[str, str], complain: Callable[[str], None]
    ) -> None:
        self._entries, self._complain = entries, complain
        self._bundle = FluentBundle([language], use_isolating=True)
        self._parsed: set[str] = set()

    def _message(self, name: str) -> Message | None:
        if name not in self._parsed:
            self._parse(name)
        return self._bundle.get_message(name) if self._bundle.has_message(name) else None

    def _parse(self, name: str) -> None:
        """An entry and whatever it refers to; known as parsed when all of it is."""
        found: set[str] = set()
        wanted = {name}
        while wanted := (wanted & self._entries.keys()) - found - self._parsed:
            found |= wanted
            wanted = {other for each in wanted for other in self._add(self._entries[each])}
        self._parsed |= found

    def _add(self, text: str) -> list[str]:
        """Parse an entry; returns the names of those that it refers to."""
        resource = FluentResource(text)
        self._bundle.add_resource(resource)
        found = _References()
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                self._complain(f"not Fluent: {(entry.content or '').strip().splitlines()[0]}")
            found.visit(entry)
        return found.names

    def has(self, name: str, form: str) -> bool:
        """Whether there is such a message, or such a form (`acc`) of a word."""
        return self._pattern(name, form) is not None

    def forms(self, name: str) -> list[str]:
        """The names of the forms that a word has: `acc` of Sienát."""
        message = self._message(name)
        return list(message.attributes) if message else []

    def _pattern(self, name: str, form: str) -> Pattern | None:
        message = self._message(name)
        if message is None:
            return None
        return message.attributes.get(form) if form else message.value

    def say(
        self, name: str, form: str, facts: Mapping[str, Fact]
    ) -> tuple[str, list[Exception]] | None:
        """A message, or that form of a word, with these facts in it, and what was wrong.

        None where there is none. FluentBundle.format_pattern would hand numbers to Babel, which
        never writes Persian digits and is slow.
        """
        pattern = self._pattern(name, form)
        if pattern is None:
            return None
        errors: list[Exception] = []
        filled = {name: _fluent(fact) for name, fact in facts.items()}
        environment = ResolverEnvironment(
            context=self._bundle, current=CurrentEnvironment(args=filled), errors=errors
        )
        try:
            return FENCES.sub("", str(pattern(environment))), errors
        except ValueError as error:
            return "", [*errors, error]
