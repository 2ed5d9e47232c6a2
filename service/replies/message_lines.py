"""The lines of a message that can be commands: without greetings, closings and comments."""

import re
from collections.abc import Iterator, Sequence

from service.replies import courtesies, lexicon
from service.replies.commands import is_command, is_reason_to_undo
from service.replies.folding import key, words

COMMENT = re.compile(r"(?:^|\s)//.*")
WRAPPED = 70  # characters that a mail program has in a line before it breaks it, at the least
SENTENCE_ENDS = (".", "!", "?", "؟", "…")
LINES_OF_SIGNATURE = 3  # below a closing, in which somebody may take a line back


def lines_of(written: Sequence[str], names: Sequence[str]) -> list[str]:
    """Return the lines that can be commands, without greetings, closings and comments.

    `names` are those of the people at the table. If the only line is a name, it is kept, as it can
    be a move. A message to others is joined again where a mail program wrapped it.
    """
    found: list[str] = []
    written_at_all: list[str] = []
    people = {key(part) for name in names for part in (name, *name.split())}
    initials = {key(name)[:1] for name in names}
    pleasant = lexicon.keys("greetings") | people
    lines = list(_unwrapped(written))
    for at, line in enumerate(lines):
        is_message = is_said(line)
        text = line.strip() if is_message else _bare(line)
        if not words(text):
            continue
        is_signature = bool(written_at_all) and _signs(written_at_all[-1], text)
        is_last = not any(map(words, lines[at + 1 :]))
        is_signature |= bool(found) and is_last and key(text) in initials
        written_at_all.append(text)
        if found and _closes(text):
            found += filter(_takes_back, map(_bare, lines[at + 1 : at + 1 + LINES_OF_SIGNATURE]))
            break
        is_greeting = key(text) in pleasant or all(key(word) in pleasant for word in words(text))
        if is_message or not (is_greeting or is_signature or _is_courteous(text, names)):
            found.append(text)
    apart = [text for text in found if not is_reason_to_undo(text)]
    if len(apart) == 1 and is_command(courtesies.courteous(apart[0], names), "undo"):
        found = apart
    is_name = [all(key(word) in people for word in words(text)) for text in written_at_all]
    return found or (written_at_all if is_name == [True] else [])


def _bare(line: str) -> str:
    """Return a line without comment and smileys."""
    return " ".join(lexicon.smileys().sub(" ", COMMENT.sub("", line)).split())


def _is_courteous(line: str, names: Sequence[str]) -> bool:
    """True if every clause of a line is a courtesy."""
    return all(courtesies.is_courtesy(part, names) for part in courtesies.clauses(line))


def _closes(line: str) -> bool:
    """True for a closing such as "Thanks," or "Best wishes, Béla", but not "Thanks, but no"."""
    first, *rest = re.split("[,!.،]", line, maxsplit=1)
    is_closing = key(first) in lexicon.keys("closings")
    return is_closing and not any(map(courtesies.is_denial, words(" ".join(rest))))


def _signs(above: str, line: str) -> bool:
    """True for a single word below a closing, which may be a name: "Cheers", "Jon"."""
    return _closes(above) and line.isalpha() and key(line) not in lexicon.verbs()


def _takes_back(line: str) -> bool:
    """True for a line such as "No, wait" or "PS: only if Ana agrees"."""
    said = [key(word) for word in words(line)]
    said = said[bool(said) and said[0] in lexicon.keys("joining") :]
    return said != [] and courtesies.denies(said[0])


def _unwrapped(written: Sequence[str]) -> Iterator[str]:
    """Yield the lines; a message to others that a mail program wrapped is one with line ends."""
    said = ""
    for line in written:
        if said and _goes_on(said, line):
            said = f"{said}\n{line.strip()}"
            continue
        yield from filter(None, [said])
        said = line.strip() if is_said(line) else ""
        if not said:
            yield line
    yield from filter(None, [said])


def _goes_on(said: str, line: str) -> bool:
    """True if a mail program may have wrapped a message before this line."""
    last, begun = said.rpartition("\n")[2], line.split()[:1]
    if not begun or last.endswith(SENTENCE_ENDS) or _closes(line) or _begins_command(line):
        return False
    return len(last) + 1 + len(begun[0]) > WRAPPED


def _begins_command(line: str) -> bool:
    """True for a line below a long message that may be a command of its own.

    If the message in fact goes on with this word, its player is asked instead of sending half of
    it.
    """
    first = line.split(maxsplit=1)[0]
    return first.startswith("#") or key(first) in lexicon.verbs()


def is_said(line: str) -> bool:
    """True if a line is a message to others."""
    return split_said(line) is not None


def split_said(line: str) -> tuple[str, str] | None:
    """Return the verb of a message and the rest, or None for another line.

    Where the names come first, as in "به بلا بگو: سلام", they come first in the rest, too.
    """
    line, verbs = " ".join(line.split()), lexicon.keys("say")
    first, _, rest = line.partition(" ")
    if key(first) in verbs and rest:
        return first, rest
    begun = line.split(maxsplit=3)  # به همه بگو ..., which needs no colon as it names nobody
    forms = (lexicon.keys("to"), lexicon.keys("everybody"), verbs)
    if len(begun) == 4 and all(key(word) in form for word, form in zip(begun, forms, strict=False)):
        return begun[2], begun[3].lstrip(": ")
    whom, mark, said = line.partition(":")
    names, _, last = whom.rpartition(" ")
    return (last, f"{names}:{said}") if mark and names and key(last) in verbs else None
