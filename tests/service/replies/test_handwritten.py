"""Replies as people write them who have not seen the grammar: understood, and never misread."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

import pytest

from service.language import typed_dates
from service.replies import courtesies
from service.replies.grammar import Command, NotUnderstood, Situation, lines_of
from service.replies.lexicon import SENTENCE, texts_of, the_words
from service.views.seat_view import SeatView
from tests.service.replies.test_grammar import begun, view
from tests.service.trial_installation import TrialInstallation

FILE = Path(__file__).parent / "handwritten.txt"
MISLEADING = Path(__file__).parent / "misleading.txt"
# Situations of other games: the match, and how many moves of which luck lead to it.
OTHERS = {
    "first edition": ("condottiere-1e", "b", [(9, "q")]),
    "rakab": ("rakab", "c", [(2, "q")]),
    "spaces": ("troyes", "d", [(1, "q0")]),
    "turn": ("troyes", "d", [(1, "q0"), (8, "q1"), (5, "q2"), (7, "q3")]),
    "counter": ("troyes", "d", [(1, f"q{number}") for number in range(15)]),
    "work": ("troyes", "d", [(1, f"q{number}") for number in range(46)]),
    "leader": ("btwixt", "e", [(1, "q0")]),
    "bishop": ("condottiere-1e", "a", [(1, "a0"), (1, "a1")]),
    "spring": ("condottiere-3e", "a", [(1, "a0")]),
    "token": ("btwixt", "a", [(1, f"a{number}") for number in range(17)]),
    "target": ("btwixt", "e", [(1, "q0"), (4, "q1")]),
    "parley": ("btwixt", "e", [(1, "q0"), (4, "q1"), (4, "q2"), (7, "q3")]),
}
# Situations of letters in three languages that were answered, by the moves that lead to each.
BATTLE = "besiege siena, play m5, play scarecrow"
RAKAB = BATTLE.replace("siena", "borge")
PLACED = "place B3.2, place P5, place B1.1, place C1.3, place C1.2"
LEADERS = "leader euron, leader eddard, leader jon"
LATER = "play m2, play drummer, play bishop {}, play m6, play m1, play m1, play m3, play m2"
ANSWERED = {
    "battle of Ana": ("condottiere-3e", f"{BATTLE}, {LATER.format('lucca')}"),
    "battle of Bela": ("condottiere-3e", BATTLE),
    "battle of Cyrus": ("condottiere-3e", f"{BATTLE}, play m2"),
    "first edition of Ana": ("condottiere-1e", "besiege siena, play m5"),
    "first edition of Cyrus": (
        "condottiere-1e",
        "besiege siena, play m5, play m3, play drummer",
    ),
    "rakab of Ana": ("rakab", f"{RAKAB}, {LATER.format('talmone')}"),
    "rakab of Bela": ("rakab", RAKAB),
    "rakab of Cyrus": ("rakab", f"{RAKAB}, play m2"),
    "spaces of Ana": ("troyes", "place B3.2"),
    "spaces of Bela": ("troyes", "place B3.2, place P5"),
    "spaces of Cyrus": ("troyes", PLACED),
    "bid of Ana": ("btwixt", LEADERS),
    "bid of Bela": ("btwixt", f"{LEADERS}, play s08"),
    "bid of Cyrus": ("btwixt", f"{LEADERS}, play s08, play s16"),
}
PROPOSALS = ("pause", "draw", "call_off", "back")
TODAY = date(2026, 3, 24)
NOTHING = ("nothing",)
# Sentences that take back or put off what another one says.
CORRECTIONS = (
    "Just kidding.",
    "No wait.",
    "Scrap that.",
    "Forget it.",
    "If Ana agrees.",
    "Thanks, but not yet.",
    "Sorry, I change my mind.",
    "Please wait.",
    "Maybe.",
    "Mégsem.",
    "Kérlek, várj.",
    "Ha lehet.",
    "Majd holnap.",
    "Talán.",
    "لطفا صبر کنید.",
    "شاید.",
    "منظورم این نبود.",
    "شوخی کردم.",
    "فردا.",
)


# Sentences about a thing of the game (~) that choose nothing.
TALK = (
    *("So this is ~.", "This is ~.", "There goes ~!", "There goes my ~!", "Must be ~.", "I'm a ~."),
    *("It must be ~.", "Thanks, ~!", "I have to go to ~.", "~ must be in Rome.", "Oh my ~!"),
    *("I just saw ~", "~ is here", "Is it ~", "So ~ goes on", "Hello ~", "My ~ is there"),
    *("Ez a ~.", "Ez itt a ~", "Szóval ez ~", "Köszi, ~!", "Hát ez ~", "Itt a ~!", "Ott a ~"),
    *("Muszáj ~", "Szerintem ~", "~ van", "Nekem a ~ passzol", "Most ~ van", "Szia ~"),
    *("این ~ است", "پس این ~ است", "ممنون، ~!", "این هم ~", "باید ~ باشد", "سلام ~", "لابد ~ است"),
    *("باید بروم ~", "~ رفت", "من ~ هستم"),
)
THINGS = (
    *("winter", "the bishop", "10", "the 10", "Rome", "Milan", "the drummer", "Jon", "Ana", "5"),
    *("tél", "püspök", "tízes", "Róma", "dobos", "زمستان", "اسقف", "۱۰", "رم", "طبل‌زن", "آنا"),
    *("the courtesan", "surrender", "scarecrow", "Cersei", "madárijesztő", "مترسک", "the right"),
)


@dataclass(frozen=True)
class Written:
    """A reply, the situation it was written in, and its meaning."""

    situation: str
    text: str
    meant: tuple[str, ...]


def replies() -> list[Written]:
    found = []
    for block in FILE.read_text(encoding="utf-8").split("\n== ")[1:]:
        situation, *lines = block.splitlines()
        text = "\n".join(line for line in lines if not line.startswith("-> "))
        meant = tuple(line[3:] for line in lines if line.startswith("-> "))
        found.append(Written(situation, text.strip(), meant))
    return found


def shown(command: Command) -> str:
    """Return a command as the file has it."""
    if command.kind == "move":
        return command.line
    if command.kind == "say":
        return " ".join(["say", *map(str, command.to)]) + f": {command.line}"
    if command.kind == "away":
        days = typed_dates.span(command.line, TODAY)
        return f"away {days[0]} {days[1]}" if days else "nothing"
    return " ".join(filter(None, [command.kind, command.line, str(command.number or "")]))


def other(house: TrialInstallation, game: str, seed: str, moves: list[tuple[int, str]]) -> SeatView:
    """Return the view of the seat to move after these moves of a match."""
    table = begun(house, game, seed)
    for count, luck in moves:
        table.play(count, luck=luck)
    return view(table)


def answered(house: TrialInstallation, game: str, moves: str) -> SeatView:
    """Return the view of the seat to move after these moves of a match."""
    table = begun(house, game, "h29 0")
    for move in moves.split(", "):
        table.take(move)
    return view(table)


def situations(house: TrialInstallation) -> dict[str, Situation]:
    """Return the situations of the file: of Béla, who has a rich hand."""
    table = begun(house, "condottiere-3e", "h")
    site = view(table)
    table.take("besiege siena")
    while view(table).seat != 1:
        table.take("pass")
    battle = view(table)
    return {
        **{name: Situation(other(house, *way)) for name, way in OTHERS.items()},
        **{name: Situation(answered(house, *way)) for name, way in ANSWERED.items()},
        **{kind: Situation(battle, votes=(1,), proposal=kind) for kind in PROPOSALS},
        "site": Situation(site),
        "battle": Situation(battle),
        "vote": Situation(battle, votes=(2,)),
        "votes": Situation(battle, votes=(2, 3)),
        "invited": Situation(battle, is_invited=True),
    }


def read(situation: Situation, text: str) -> tuple[str, ...]:
    """Return the meaning of a reply, which is done as a whole or not at all."""
    s: SeatView = situation.s
    lines = lines_of([line.strip() for line in text.splitlines() if line.strip()], s.names)
    done: list[str] = []
    try:
        for line in lines:
            command = situation.read(line)
            done.append(shown(command))
            if command.kind == "move":
                situation = replace(situation, is_later=True)
    except NotUnderstood:
        return NOTHING
    return tuple(done) if done and "nothing" not in done else NOTHING


def moves(situation: Situation, line: str) -> bool:
    """True if a line alone is read as anything."""
    return read(situation, line) != NOTHING


def wrong(house: TrialInstallation) -> Iterator[tuple[Written, tuple[str, ...]]]:
    """Yield the replies that are read as something else, with that."""
    known = situations(house)
    for written in replies():
        found = read(known[written.situation], written.text)
        if found != written.meant:
            yield written, found


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_replies_of_players_are_understood_and_never_misread(house: TrialInstallation) -> None:
    found, clear = list(wrong(house)), [each for each in replies() if each.meant != NOTHING]
    assert [(each.text, read) for each, read in found if read != NOTHING] == []
    missed = [each.text for each, read in found]
    assert len(replies()) >= 1550 and len(missed) <= len(clear) // 100, missed


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_misleading_lines_do_nothing(house: TrialInstallation) -> None:
    known = situations(house)
    lines = MISLEADING.read_text(encoding="utf-8").split("\n\n", 1)[1].splitlines()
    pairs = [line.split(" | ", 1) for line in lines]
    assert len(pairs) >= 2140
    read_as = {text: read(known[name], text.replace("⏎", "\n")) for name, text in pairs}
    assert {text: meant for text, meant in read_as.items() if meant != NOTHING} == {}


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_talk_about_things_of_the_game_moves_nothing(house: TrialInstallation) -> None:
    known = situations(house)
    lines = [frame.replace("~", thing) for frame in TALK for thing in THINGS]
    done = [(line, name) for line in lines for name, each in known.items() if moves(each, line)]
    assert done == []


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_words_that_change_nothing_are_no_reply(house: TrialInstallation) -> None:
    known, idle = situations(house), sorted(_idle())
    for number, text in enumerate(idle):
        for name in ("rakab", ("battle", "turn", "leader")[number % 3]):
            for line in (text, f"{text} {idle[-number]}"):
                assert read(known[name], line) == NOTHING, (name, line)


def _idle() -> set[str]:
    tables = ("fillers", *SENTENCE)
    return {text for table in tables for text in texts_of(getattr(the_words(), table))}


def test_the_replies_are_in_three_languages_and_many_are_unclear() -> None:
    texts = [each.text for each in replies()]
    persian = [text for text in texts if re.search("[\u0600-\u06ff]", text)]
    assert len(texts) == FILE.read_text(encoding="utf-8").count("\n== ")
    assert len(persian) >= 60
    assert sum(each.meant == NOTHING for each in replies()) >= 60


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_a_reply_with_a_word_that_denies_it_never_does_the_same(house: TrialInstallation) -> None:
    known = situations(house)
    clear = [each for each in replies() if each.meant != NOTHING and "\n" not in each.text]
    moves = [each for each in clear if each.situation in ("battle", "site")]
    plain = [each for each in moves if not each.meant[0].startswith("say")]
    assert len(plain) > 100
    for number, each in enumerate(plain):
        denial = ("not", "nem", "نکن", "never", "ne", "نه")[number % 6]
        for text in (f"{denial} {each.text}", f"{each.text} {denial}"):
            assert read(known[each.situation], text) != each.meant, text


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_a_reply_with_a_correction_before_or_after_it_never_does_the_same(
    house: TrialInstallation,
) -> None:
    known = situations(house)
    clear = [each for each in replies() if each.meant != NOTHING and "\n" not in each.text]
    plain = [each for each in clear if not each.meant[0].startswith("say")]
    assert len(plain) > 300
    for number, each in enumerate(plain):
        correction = CORRECTIONS[number % len(CORRECTIONS)]
        for text in (f"{each.text} {correction}", f"{correction} {each.text}"):
            assert read(known[each.situation], text) != each.meant, text
        assert read(known[each.situation], f"{each.text}\n{correction}") == NOTHING, each.text


@pytest.mark.parametrize(
    ("clause", "is_courtesy"),
    [
        ("Have a nice evening everybody!", True),
        ("Sorry it took me a week", True),
        ("Köszi, hogy gondoltál rám", True),
        ("ممنون از یادآوری", True),
        ("Hi Annie,", True),
        ("سلام آنا جان", True),
        ("Thanks for passing", False),
        ("Sorry about the wrong card", False),
        ("I hope you play the 10", False),
        ("Please wait", False),
        ("Hi not Ana", False),
        ("Roma", False),
        ("no", False),
    ],
)
def test_a_courtesy_has_no_verb_and_no_word_that_denies(clause: str, is_courtesy: bool) -> None:
    parts = courtesies.clauses(clause)
    assert all(courtesies.is_courtesy(part) for part in parts) == is_courtesy
