"""Sentences with selectors or references, filled by Fluent.

Loaded only when the first such sentence is needed: importing Fluent and Babel would take most of a
small command's time.
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
    """Words of the reader's own language, which need no isolates around them."""

    def __init__(self, word: str) -> None:
        self.word = word

    def format(self, locale: Locale) -> str:
        """Return the words between OWN and UNOWN, which mark text that needs no isolates."""
        return f"{OWN}{self.word}{UNOWN}"


class _Whole(FluentNumber, int):
    """A whole number in the language's digits."""

    def format(self, locale: Locale) -> str:
        """Return the number in the language's digits, between OWN and UNOWN."""
        return f"{OWN}{spell(int(self), locale.language)}{UNOWN}"


class _Change(_Whole):
    """A difference with its sign."""

    def format(self, locale: Locale) -> str:
        """Return the difference with its sign, between OWN and UNOWN."""
        return f"{OWN}{spell_change(int(self), locale.language)}{UNOWN}"


class _Fraction(FluentNumber, float):
    """A decimal number in the language's digits."""

    def format(self, locale: Locale) -> str:
        """Return the number in the language's digits, between OWN and UNOWN."""
        return f"{OWN}{spell(float(self), locale.language)}{UNOWN}"


def _fluent(fact: Fact) -> Any:
    """Convert a fact to the type that Fluent takes as an argument."""
    if isinstance(fact, str):
        return _Words(fact) if isinstance(fact, Own) else fact
    if isinstance(fact, Change):
        return _Change(fact)
    return _Whole(fact) if isinstance(fact, int) else _Fraction(fact)


class _References(Visitor):
    """A visitor that collects the names of referenced entries; terms are named as `-name`."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.append(node.id.name)
        self.generic_visit(node)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)


class Sentences:
    """The Fluent entries of one language and game, each parsed on first use.

    `entries` maps names to source text; `complain` is called for invalid Fluent.
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
        """Parse an entry and all entries that it refers to."""
        found: set[str] = set()
        wanted = {name}
        while wanted := (wanted & self._entries.keys()) - found - self._parsed:
            found |= wanted
            wanted = {other for each in wanted for other in self._add(self._entries[each])}
        self._parsed |= found

    def _add(self, text: str) -> list[str]:
        """Parse an entry; return the names of the entries that it refers to."""
        resource = FluentResource(text)
        self._bundle.add_resource(resource)
        found = _References()
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                self._complain(f"not Fluent: {(entry.content or '').strip().splitlines()[0]}")
            found.visit(entry)
        return found.names

    def has(self, name: str, form: str) -> bool:
        """True if there is a message with that name, or that form (such as `acc`) of a word."""
        return self._pattern(name, form) is not None

    def forms(self, name: str) -> list[str]:
        """Return the names of a word's grammatical forms, such as `acc`.

        The accusative of Siena is `Sienát` in Hungarian.
        """
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
        """Return the filled text of a message or word form, and its errors; None if it is missing.

        FluentBundle.format_pattern would format numbers by Babel, which never uses Persian digits
        and is slow.
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
