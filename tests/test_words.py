"""Rules for all words, in every language and for every game; no sentence is known in advance."""

from __future__ import annotations

import ast as py
import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast

import engine
from engine.log import singular
from engine.scores import FAULTS
from service.language import catalogues, words
from service.language.languages import LANGUAGES
from tests.fluent_files import FILES, blanks, entries, messages, plain_blanks, written

ROOT = Path(__file__).parent.parent
GAMES = list(engine.games().values())
TABLE = ["Ana", "Béla", "سیروس", "Dara", "Emma", "Farid"]
OTHERS = [language for language in LANGUAGES if language != "en"]

game_and_language = pytest.mark.parametrize(
    ("game", "language"),
    list(product(GAMES, LANGUAGES)),
    ids=lambda it: getattr(it, "id", it),
)


@pytest.fixture(autouse=True)
def strictness() -> Iterator[None]:
    catalogues.be_strict()
    yield
    catalogues.be_strict(False)


# --- three languages, one set of keys -------------------------------------------------------------


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_every_language_has_the_same_keys(language: str, file: str) -> None:
    ours = {entry.id.name for entry in entries("en", file)}
    theirs = {entry.id.name for entry in entries(language, file)}
    # An edition may have other words than its family in some languages only: the first edition's
    # Hungarian rulebook has cities where the English has regions.
    laid_over = family_words("en", file).keys() & family_words(language, file).keys()
    assert ours - theirs - laid_over == set()
    assert theirs - ours - laid_over == set()


def family_words(language: str, file: str) -> dict[str, ast.Message]:
    """Return the messages that an edition's `file` can override, by key.

    Return {} if `file` belongs to no edition.
    """
    stem = file.removesuffix(".ftl")
    owners = [game for game in GAMES if stem == game.id or stem.startswith(f"{game.id}-")]
    if not owners or owners[0].id == owners[0].family:
        return {}
    shared = [path for path in catalogues.files(language, owners[0].id) if path.name != file]
    return {entry.id.name: entry for path in shared for entry in entries(language, path.name)}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_every_language_has_the_same_blanks(language: str, file: str) -> None:
    own = {entry.id.name: entry for entry in entries("en", file)}
    english = family_words("en", file) | own
    theirs = {entry.id.name: entry for entry in entries(language, file)}
    differ = {
        key: (sorted(plain_blanks(english[key])), sorted(plain_blanks(entry)))
        for key, entry in theirs.items()
        if key in english and plain_blanks(english[key]) != plain_blanks(entry)
    }
    assert differ == {}


@game_and_language
def test_no_key_is_there_twice(game: Any, language: str) -> None:
    names = [
        entry.id.name
        for path in catalogues.files(language, game.id)
        if not path.stem.startswith(game.id) or game.id == game.family
        for entry in entries(language, path.name)
    ]
    assert sorted(names) == sorted(set(names))


def samples(entry: ast.Message) -> Iterator[dict[str, Any]]:
    """Yield facts that reach every variant of a message."""
    found = blanks(entry)
    values: dict[str, list[Any]] = {}
    for name in sorted(found.names):
        keys = found.choices.get(name, set())
        counted = {"one", "0", "1"} & keys
        values[name] = [0, 1, 12345] if counted else [*sorted(keys - {"other"}), f"({name})"]
    for chosen in product(*values.values()):
        yield dict(zip(values, chosen, strict=True))


@game_and_language
def test_every_message_can_be_said(game: Any, language: str) -> None:
    say = words.speaker(language, game)
    for path in catalogues.files(language, game.id):
        for entry in entries(language, path.name):
            for facts in samples(entry):
                text = say(entry.id.name, **facts)
                assert text.strip()
                assert "{" not in text


# --- every game is covered ------------------------------------------------------------------------


def needed(game: Any) -> list[str]:
    said, scoring = game.vocabulary, game.scoring
    kinds = {
        "event": said.events,
        "line": said.lines,
        "story": said.stories,
        "refusal": said.refusals,
        "action": said.actions,
        "ask": said.actions,
        "group": said.groups.values(),
        "phase": said.phases,
        "prompt": said.phases,
        "waiting": said.phases,
        "reason": said.reasons,
        "word": said.words,
        "choose": said.questions,
        "sum": said.sums,
        "hint": said.hints,
        "fault": game.data_file.faults if game.data_file else (),
        "build": ("any", *said.verbs) if said.verbs else (),
        "warning": said.warnings,
        "score": [*FAULTS, *scoring.faults] if scoring else [],
        "ruling": [f"{r.id}{part}" for r in game.rulings for part in ("", "-book", "-played")],
        "option": [words for option in game.options for words in words_of(option)],
        **{name: [game.id] for name in ("game-title", "game-short", "game-about")},
    }
    return [f"{prefix}-{kind}" for prefix, several in kinds.items() for kind in several]


def words_of(option: dict[str, Any]) -> Iterator[str]:
    """Yield the message keys of an option: name, host's hint, values, and the players' rules.

    An option that is on by default has separate words for turning it off.
    """
    key = f"{option['id']}-off" if option["default"] is True else option["id"]
    yield from (option["id"], key, f"{key}-about")
    if "range" in option:
        yield f"{key}-chosen"
    values = option.get("values", (True, False))
    named = [value for value in values if not isinstance(value, bool)]
    yield from (f"{key}-{value}" for value in named)
    yield from (f"{key}-{value}-rule" for value in named if value != option["default"])
    if not named:
        yield f"{key}-rule"


@game_and_language
def test_everything_a_game_can_tell_has_words(game: Any, language: str) -> None:
    say = words.speaker(language, game)
    assert [key for key in needed(game) if not say.has(key)] == []


def random_game(
    game: Any, seats: int, seed: int, unusual: bool = False
) -> Iterator[tuple[Any, int, list[str]]]:
    luck = random.Random(seed)
    drawn = {
        option["id"]: luck.choice(option.get("values") or [*range(*option["range"])][:seats])
        for option in game.options
    }
    state = game.setup(seats, drawn if unusual else {}, seed.to_bytes(8, "big"))
    while acting := game.to_act(state):
        actions = game.legal_actions(state, acting[0])
        yield state, acting[0], actions
        state = game.apply(state, acting[0], luck.choice(actions))
    yield state, 0, []


@cache
def end_of_game(game: Any, seats: int, unusual: bool) -> Any:
    """Return the last state of a random game."""
    *_, (state, _, _) = random_game(game, seats, seats, unusual)
    return state


def without_words(say: words.Speaker, facts: dict[str, Any]) -> list[str]:
    """Return the ids in the facts of an event or action that have no word."""
    found = []
    for name, value in facts.items():
        noun = name.rpartition("_")[2]
        several = value if isinstance(value, list) else [value]
        one = singular(noun) if isinstance(value, list) else noun
        if name not in ("kind", "group", "code"):
            # Before a colon is an owner, which needs no word.
            ids = [each.rpartition(":")[2] for each in several if isinstance(each, str)]
            found += [f"{one}-{each}" for each in ids]
    return [key for key in found if not say.has(key)]


@game_and_language
def test_a_whole_game_is_described_without_ids(game: Any, language: str) -> None:
    say = words.speaker(language, game)
    for seats, unusual in product(game.seats, (False, True)):
        state = end_of_game(game, seats, unusual)
        for reader in (None, 0, 1):
            events = (told := game.events(state, reader, 0)) + game.digest(told)
            for event in {repr(event): event for event in events}.values():  # many repeat
                assert without_words(say, event) == []
                assert say.told(event, TABLE, reader)


@game_and_language
def test_every_action_is_described_on_its_button_and_its_confirmation(
    game: Any, language: str
) -> None:
    say = words.speaker(language, game)
    for state, seat, actions in random_game(game, seats=game.seats[-1], seed=5):
        for action in actions:
            described = game.describe(action, state)
            facts = say.facts(described, TABLE, seat)
            assert without_words(say, described) == []
            assert say(f"action-{described['kind']}", **facts)
            assert say(f"ask-{described['kind']}", **facts)


# --- the style of each language -------------------------------------------------------------------


def persian() -> list[tuple[str, str]]:
    """Return Persian texts without their Latin parts: commands isolated left to right."""
    return [(key, re.sub("\u2066[^\u2069]*\u2069", "", text)) for key, text in written("fa")]


def faults(pattern: str, lines: list[tuple[str, str]]) -> list[tuple[str, str]]:
    return [(key, text) for key, text in lines if re.search(pattern, text)]


def test_persian_uses_its_own_letters_digits_and_punctuation() -> None:
    assert faults("[يىك\u06c0ة\u0640]", persian()) == []
    assert faults("[0-9\u0660-\u0669]", persian()) == []
    assert faults("[,;?%\"']", persian()) == []


def test_persian_joins_prefixes_and_endings_by_a_zero_width_non_joiner() -> None:
    nouns = r"(?<!\w)(میز|میان|میدان|میل)\w*"
    lines = [(key, re.sub(nouns, "", text)) for key, text in persian()]
    assert faults(r"(?<![\w\u200c])ن?می(?!\u200c)", lines) == []
    assert faults(r"\w (ها|های|هایی|تر|ترین)(?!\w)", lines) == []


def test_persian_puts_no_zero_width_non_joiner_where_it_does_nothing() -> None:
    assert faults(r"[اآدذرزژو]\u200c|\u200c\u200c|\u200c(\W|$)|(^|\s)\u200c", persian()) == []


def test_no_persian_part_without_persian_letters_begins_with_a_space() -> None:
    """Each part is isolated. The space would be on the wrong side of a part read left to right."""
    for file in FILES:
        for pattern in patterns(entries("fa", file)):
            first, *rest = pattern.elements
            if isinstance(first, ast.Placeable) and isinstance(first.expression, ast.StringLiteral):
                text = "".join(each.value for each in rest if isinstance(each, ast.TextElement))
                assert not rest or re.search("[آ-ی]", text) or first.expression.value != " ", rest


def patterns(node: object) -> Iterator[ast.Pattern]:
    """Yield the patterns in a Fluent node, or in a list of nodes."""
    if isinstance(node, ast.Pattern):
        yield node
    for each in node if isinstance(node, list) else vars(node).values():
        if isinstance(each, (ast.BaseNode, list)):
            yield from patterns(each)


def test_hungarian_never_glues_an_ending_to_a_blank() -> None:
    assert faults(r"□[\w-]|[Aa]\(z\)", written("hu")) == []


def test_hungarian_has_its_own_long_vowels_and_quotes() -> None:
    assert faults(r"[õûÕÛ\"“]", written("hu")) == []


def test_english_has_typographic_quotes() -> None:
    assert faults(r"[\"']", written("en")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_change_in_a_sentence_has_its_sign(language: str) -> None:
    say = words.speaker(language, "btwixt")
    changes = [entry for entry in messages(language).values() if "delta" in blanks(entry).names]
    assert len(changes) >= 10
    for entry in changes:
        for facts in samples(entry):
            if say.has(entry.id.name):
                assert "+" in say(entry.id.name, **facts | {"delta": 2})


# --- words are in Fluent files only ---------------------------------------------------------------

TEMPLATES = sorted(
    path
    for folder in catalogues.templates_folders()
    for path in folder.rglob("*")
    if path.suffix in (".html", ".txt", ".svg", ".xml")
)
SOURCES = sorted(path for top in ("service", "printables") for path in (ROOT / top).rglob("*.py"))
JINJA = re.compile(r"{#.*?#}|{%.*?%}|{{.*?}}", re.DOTALL)
SPOKEN_ATTRIBUTE = re.compile(r'(?:alt|title|placeholder|aria-label|label)="([^"]*)"')


def literal_text(path: Path) -> str:
    """Return the literal text of a template: without Jinja, tags, and the ends of addresses."""
    source = JINJA.sub("\0", path.read_text(encoding="utf-8"))
    if path.suffix == ".txt":
        return re.sub(r"\0[/?&=.\w-]*", "", source)
    source = re.sub(
        r"(?s)<(script|style)\b.*?</\1>|<!doctype[^>]*>", "", source, flags=re.IGNORECASE
    )
    spoken = SPOKEN_ATTRIBUTE.findall(source)
    bare = re.sub(r"""<[^>]*>|\s[\w-]+=(["']).*?\1|&\w+;|\0""", " ", source)
    return " ".join([bare, *spoken])


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_template_says_nothing_by_itself(path: Path) -> None:
    assert re.findall(r"[^\W\d_]+", literal_text(path)) == []


SENTENCE = re.compile(r"^[A-Z][\w’'-]*( \S+){2,}[.!?:]$")
# Text for programmers and hosts: logs, exceptions, help of the command line, warnings.
TO_KEEPERS = re.compile(
    r"log|error|exception|warn|option|argument|command|group|refused|later|bad|fail", re.IGNORECASE
)


def spoken_constants(tree: py.AST) -> Iterator[str]:
    """Yield string constants, but no docstrings and no texts for logs, exceptions or help."""
    for node in py.iter_child_nodes(tree):
        if isinstance(node, py.Expr) and isinstance(node.value, py.Constant):
            continue
        if isinstance(node, py.Raise):
            continue
        if isinstance(node, py.Call) and TO_KEEPERS.search(py.unparse(node.func)):
            continue
        if isinstance(node, py.Constant) and isinstance(node.value, str):
            yield node.value
        yield from spoken_constants(node)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_sentence_for_readers_is_in_python_code(path: Path) -> None:
    if path.name == "words.py":
        return
    constants = spoken_constants(py.parse(path.read_text(encoding="utf-8")))
    assert [text for text in constants if SENTENCE.match(text.strip())] == []


SAID = re.compile(r"""\b(?:say|words)\(\s*["']([\w.-]+)["']\s*[,)]""")


@pytest.mark.parametrize("path", [*TEMPLATES, *SOURCES], ids=lambda it: str(it.relative_to(ROOT)))
def test_every_key_in_code_has_a_message(path: Path) -> None:
    known = messages("en")
    said = SAID.findall(path.read_text(encoding="utf-8"))
    assert [key for key in said if key not in known] == []


def test_no_words_of_the_site_are_left_over() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in [*TEMPLATES, *SOURCES])
    whole = set(re.findall(r"""["']([a-z][\w.-]*)["']""", source))
    # Keys composed in place: "host-" ~ what, f"problem-{code}".
    starts = tuple(set(re.findall(r"""["']([a-z][\w-]*-)(?:["']\s*~|\{)""", source)))
    site = [each.id.name for name in catalogues.SITE_FILES for each in entries("en", f"{name}.ftl")]
    assert [key for key in site if key not in whole and not key.startswith(starts)] == []


def test_the_first_fonts_have_every_latin_letter_and_sign_of_our_pages() -> None:
    """Another font would come late, and where there is no network it would not come at all."""
    styles = (ROOT / "templates/static/style.css").read_text(encoding="utf-8")
    ranges = re.search(r"EBGaramond-Regular-latin.*unicode-range: ([^;]+);", styles)[1]
    known = {
        code
        for first, last in re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", ranges)
        for code in range(int(first, 16), int(last or first, 16) + 1)
    }
    shown = {".html", ".js", ".css", ".ftl"}
    folders = [ROOT / "templates" / name for name in ("pages", "games", "static", "words")]
    files = [path for folder in folders for path in folder.rglob("*") if path.suffix in shown]
    used = {ord(letter) for path in files for letter in path.read_text(encoding="utf-8")}
    latin = {code for code in used if 0xA0 <= code < 0x250 or 0x2000 <= code < 0x2070}
    assert len(files) > 100 and len(latin) > 20
    assert {chr(code) for code in latin - known} == set()
