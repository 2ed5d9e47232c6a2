"""The lines of replies: each way to say a legal move is that move, in all games and languages."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from service.installation.links import SeatLinks
from service.language.languages import LANGUAGES
from service.matches import store
from service.replies import grammar
from service.replies.commands import verdict_of
from service.replies.folding import folded, is_one_typo_away, key
from service.replies.grammar import Command, NotUnderstood, Situation, lines_of
from service.views import seat_view
from service.views.reader import Reader
from service.views.seat_view import SeatView
from tests.blank import BLANK
from tests.service.at_table import Table, begin
from tests.service.trial_installation import ANA, BELA, CYRUS, TrialInstallation
from tests.tables import GAMES, OF_SEVERAL, some_seats

on_sqlite = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


def view(table: Table, seat: int | None = None, language: str | None = None) -> SeatView:
    """Return the view of the seat to move, or of another one, in one language."""

    def work(connection: Any) -> SeatView:
        loaded = store.load(connection, table.match)
        whose = loaded.to_act()[0] if seat is None else seat
        s = seat_view.of_seat(connection, loaded, whose, SeatLinks("", "x"))
        if language is None:
            return s
        row = replace_language(loaded, whose, language)
        return replace(s, reader=Reader.of_seat(row, whose))

    return table.house.installation.database.read(work)


def replace_language(loaded: Any, seat: int, language: str) -> Any:
    from msgspec.structs import replace as changed

    seats = [changed(row, language=language) if row.number == seat else row for row in loaded.seats]
    return replace(loaded, seats=seats)


def begun(house: TrialInstallation, game: str, seed: str = "a") -> Table:
    host, *others = [ANA, BELA, CYRUS][: some_seats(GAMES[game])]
    return begin(house, *others, host=host, game=game, seed=seed)


def said(s: SeatView, line: str) -> str:
    """Return the move that a line is."""
    command = Situation(s).read(line)
    assert command.kind == "move", (line, command)
    return command.line


def positions(table: Table, count: int, each: int) -> Iterator[None]:
    for number in range(count):
        if not table.loaded().is_running:
            return
        yield
        table.play(each, luck=f"luck {number}")


@on_sqlite
@pytest.mark.parametrize("game", OF_SEVERAL)
def test_the_words_of_the_notation_and_of_the_buttons_are_the_move(
    house: TrialInstallation, game: str
) -> None:
    table = begun(house, game)
    for _ in positions(table, 8, 5):
        for language in LANGUAGES:
            s = view(table, language=language)
            labels = [choice.label for choice in s.choices.values()]
            sample = random.Random(language).sample(s.legal_actions, min(8, len(s.legal_actions)))
            for action in sample:
                assert said(s, action) == action
                assert said(s, f"  {action.upper()}. ") == action
            for action, choice in list(s.choices.items())[:8]:
                if labels.count(choice.label) == 1:
                    listed = f"#{s.say.number(s.numbers[action])} {choice.label} ({choice.gains})"
                    assert said(s, listed) == action
                    assert said(s, choice.label) == action


SAID = {
    "condottiere-3e": {
        "besiege siena": "Siena; attack Siena; megtámadom Sienát; Sienát; نبرد سیه‌نا; سیه نا",
    },
    "rakab": {"besiege bella": "bella; attack Bella; Bella megtámadom"},
    "troyes": {"place P6": "p6; place p6; P6.", "place B1.1": "b1.1; Place B1.1"},
    "btwixt": {"leader random": "random; by lot; sorsolás; leader random; به قید قرعه"},
}


@on_sqlite
@pytest.mark.parametrize("game", SAID)
def test_a_move_is_said_in_the_words_of_any_language(house: TrialInstallation, game: str) -> None:
    s = view(begun(house, game))
    for action, lines in SAID[game].items():
        for line in lines.split("; "):
            assert said(s, line) == action, line


def at_battle(house: TrialInstallation, *held: str) -> SeatView:
    """Return the view of a player in a battle who holds these cards."""
    for seed in "abcdefghij":
        table = begun(house, "condottiere-3e", seed)
        table.take("besiege siena")
        for _ in range(3):
            s = view(table)
            if set(held) <= set(s.in_hand):
                return s
            table.take("pass")
    raise AssertionError("nobody holds these cards")


@on_sqlite
def test_cards_are_named_by_number_by_word_and_in_each_languages_order(
    house: TrialInstallation,
) -> None:
    s = at_battle(house, "m5", "scarecrow")
    for line in (
        "play 5",
        "play the 5, please",
        "I play my five",
        "5-öst kijátszom",
        "kirakom az 5-öst",
        "az otost letennem",
        "kijátszom az 5-ös zsoldost",
        "ötöst",
        "مزدور ۵ را بازی می‌کنم",
        "مزدور 5 را بازی میکنم",
        "بازی ۵",
        "پنج",
        "mercenary 5",
        "merc 5",
        "PLAY M5",
        "play ５",
        "\u202bمزدور ۵\u202c",
    ):
        assert said(s, line) == "play m5", line
    for line in (
        "pass",
        "I pass!",
        "Passz",
        "passzolok.",
        "Most inkább passzolnék",
        "پاس",
        "پاس مي‌دهم",
        "پاس می دهم",
    ):
        assert said(s, line) == "pass", line


@on_sqlite
def test_a_number_is_of_the_list_unless_it_is_a_cards(house: TrialInstallation) -> None:
    s = at_battle(house, "m5")
    listed = list(s.choices)
    assert said(s, "#2") == listed[1] == said(s, "#۲")
    assert said(s, f"#{len(listed)}") == listed[-1]
    held = {int(card[1:]) for card in s.in_hand if card[1:].isdecimal()}
    number = next(each for each in held if listed[each - 1] != f"play m{each}")
    with pytest.raises(NotUnderstood) as no:
        said(s, str(number))
    assert no.value.why == "number"
    other = next(each for each in range(1, len(listed) + 1) if each not in held)
    assert said(s, str(other)) == listed[other - 1]
    alike = at_battle(house, "m1")
    assert alike.numbers["play m1"] == 1 and said(alike, "1") == said(alike, "۱") == "play m1"
    choosing = view(begun(house, "condottiere-3e"))
    assert said(choosing, "7") == list(choosing.choices)[6]
    for line in ("0", "99", "#99", "#0", "-1", "#2 #3"):
        with pytest.raises(NotUnderstood):
            said(choosing, line)


@on_sqlite
def test_a_number_with_a_word_for_it_is_of_the_list_unless_a_card_fits(
    house: TrialInstallation,
) -> None:
    s = at_battle(house, "m5")
    held = {int(card[1:]) for card in s.in_hand if card[1:].isdecimal()}
    number = next(each for each in range(1, len(s.choices) + 1) if each not in held)
    for line in ("I'll go with number ~", "number ~ please", "No. ~", "شماره ~ لطفا", "~. számú"):
        assert said(s, line.replace("~", str(number))) == list(s.choices)[number - 1], line
        if list(s.choices)[4:5] != ["play m5"]:
            with pytest.raises(NotUnderstood) as no:
                said(s, line.replace("~", "5"))
            assert no.value.why == "number"


@on_sqlite
def test_signs_without_words_are_no_line_and_no_command(house: TrialInstallation) -> None:
    situation = Situation(at_battle(house, "m5"))
    signs = ("...", "!", "*", '"', "…", "،", ".", "()", "'", "\u200c")
    assert lines_of(signs, situation.s.names) == []
    for line in (*BLANK, *signs, "--", "#", "?"):
        with pytest.raises(NotUnderstood):
            situation.read(line)


@on_sqlite
def test_a_typo_is_understood_only_as_a_legal_move(house: TrialInstallation) -> None:
    s = view(begun(house, "condottiere-3e"))
    assert said(s, "besige siena") == "besiege siena"
    assert said(s, "attack Sinea") == "besiege siena"
    for line in ("attack Rom", "attck", "pley 5", "passs", "Zzzzz", "not Siena", "Siena?"):
        with pytest.raises(NotUnderstood):
            said(s, line)


@on_sqlite
def test_a_denied_persian_verb_is_no_typo(house: TrialInstallation) -> None:
    s = at_battle(house, "m5")
    assert said(s, "۵ را می‌گزارم") == said(s, "۵ رو بذار") == "play m5"
    for line in ("۵ را نمی‌گذارم", "۵ رو نمی‌ذارم", "۵ رو نذار", "۵ را نگذار"):
        with pytest.raises(NotUnderstood):
            said(s, line)


@on_sqlite
def test_a_card_that_is_not_in_the_hand_is_refused_with_the_rules_reason(
    house: TrialInstallation,
) -> None:
    s = at_battle(house)
    missing = next(card for card in ("winter", "spring", "m10", "heroine") if card not in s.in_hand)
    for line in (f"play {missing}", missing):
        with pytest.raises(NotUnderstood) as no:
            said(s, line)
        assert no.value.why == "illegal"
        assert no.value.refusal == {"code": "card_not_in_hand", "card": missing}


@on_sqlite
def test_stances_and_orders_are_given_by_their_line_or_their_button(
    house: TrialInstallation,
) -> None:
    s = at_battle(house, "m5")
    read = Situation(s).read
    assert read("up-to; most 12") == Command("order", "up-to; most 12")
    assert read("UP-TO; most ۱۲").line == "up-to; most 12"
    for stance in s.stances:
        assert read(stance.label) == Command("order", stance.line)
        assert read(stance.line) == Command("order", stance.line)
    with pytest.raises(NotUnderstood) as no:
        read("up-to; most 500")
    assert no.value.why == "order" and no.value.refusal


@on_sqlite
def test_words_are_said_to_everybody_or_to_those_named(house: TrialInstallation) -> None:
    read = Situation(view(begun(house, "rakab"), 0)).read
    assert read("say Hello, friends!") == Command("say", "Hello, friends!")
    assert read("say to Béla: shall we?") == Command("say", "shall we?", (1,))
    assert read("say to bela shall we?") == Command("say", "shall we?", (1,))
    assert read("say to Béla and کورش: peace") == Command("say", "peace", (1, 2))
    assert read("بگو به کورش: سلام") == Command("say", "سلام", (2,))
    assert read("پیام برای کورش: سلام") == Command("say", "سلام", (2,))
    assert read("mondd neki Béla: szia") == Command("say", "szia", (1,))
    for whom in ("say Béla", "üzenem Bélának", "üzenet neki: Béla", "mondd meg belanak"):
        assert read(f"{whom}: szia") == Command("say", "szia", (1,))
    assert read("üzenem mindenkinek: szia").to == ()
    for line in ("say to all: hello", "say everybody: hello", "mondd neki mindenkinek: hello"):
        assert read(line) == Command("say", "hello"), line
    assert read("بگو به همه: سلام") == Command("say", "سلام")
    assert read("say https://x.example // no comment").line == "https://x.example // no comment"
    for line in (
        *(
            "say Bélla: now",
            "say Béla2: now",
            "say to Zorro: hello",
            "say to Béla and Zorro: hello",
            "say to Ana: myself",
        ),
        *("پیام بده به کورش: سلام", "پیام خصوصی به کورش: سلام"),  # not for everybody
    ):
        with pytest.raises(NotUnderstood) as no:
            read(line)
        assert no.value.why == "nobody"


def test_greetings_closings_and_comments_are_no_commands() -> None:
    names = ["Ana", "Béla", "کورش"]
    read = grammar.lines_of
    assert read(["Hi Béla,", "pass // I have no choice", "Thanks,", "Ana"], names) == ["pass"]
    assert read(["Szia!", "passz", "Üdv:", "Béla", "+36 1 234"], names) == ["passz"]
    assert read(["سلام دوستان", "پاس", "با احترام،", "کورش"], names) == ["پاس"]
    assert read(["صبح به خیر", "سلام بچه‌ها، خوبین؟", "پاس", "دمت گرم"], names) == ["پاس"]
    assert read(["سلام", "خیر"], names) == ["خیر"]
    assert read(["// nothing", "   ", "play 10//", "say a // b"], names) == [
        "play 10//",
        "say a // b",
    ]
    wrapped = ["say " + "word " * 14, "and the rest of it", "pass"]
    assert read(wrapped, names) == ["say " + "word " * 13 + "word\nand the rest of it", "pass"]
    below = [wrapped[0].strip(), "pass"]
    assert read(below, names) == below


@pytest.mark.parametrize(
    "below",
    [
        "Siena",  # it would have fitted on the line before
        "Thanks,",
        "#2",
    ],
)
def test_a_line_below_a_message_that_no_program_wrapped_stays_apart(below: str) -> None:
    message = "say This is going to be a long and hard battle for us in all the lands"
    assert len(message) == 70
    long = f"{message} of Italy"
    for above in (message[:60], f"{long}!", f"{long}."):
        assert lines_of([above, below], ["Ana"])[0] == above
    assert lines_of([long, "Italians"], ["Ana"]) == [f"{long}\nItalians"]


@on_sqlite
def test_a_wrapped_message_that_ends_with_a_command_is_asked_about(
    house: TrialInstallation,
) -> None:
    read = Situation(view(begun(house, "condottiere-3e"))).read
    message = "say This is going to be a long and hard battle in all the lands around our"
    assert read(f"{message}\ndear town").line == f"{message[4:]} dear town"
    for below in ("Siena", "siena please", "#1", "Roma", "help"):
        with pytest.raises(NotUnderstood) as no:
            read(f"{message}\n{below}")
        assert no.value.why == "ambiguous", below


FOR_ONE = """
say Ana, let's betray Cyrus
say hi Ana, I hold the winter
say Béla I hold the winter
message for Béla I hold the winter
say this is for Béla he holds the winter
say privately to Béla I hold the winter
say privately: I hold the winter
say just to Annabella I hold the winter
say it only to him
say to Béla Maria I hold the winter
tell Zorro I hold the winter
say I hold the winter to Béla
say I hold the winter, only for Béla
say let's attack Cyrus to Bella
say I hold the winter for Béla
üzenem nálam van a tél Bélának
mondd nálam van a tél, csak Béla
بگو زمستان دست من است به کورش
بگو زمستان دست من است فقط برای کورش
Message for Béla, I hold the winter
بگو فقط به کورش حمله می‌کنم
پیام محرمانه به کورش حمله می‌کنم
پیام برای کورش حمله می‌کنم
بگو کورش جان حمله می‌کنم
بگو به صورت خصوصی حمله می‌کنم
üzenem titokban Bélának hogy támadok
üzenem hogy Bélának igaza van ebben
üzenem csak neki hogy támadok
mondd Bélának támadok
""".strip().splitlines()


@on_sqlite
@pytest.mark.parametrize("line", FOR_ONE)
def test_words_that_may_be_for_one_player_are_said_to_nobody_else(
    house: TrialInstallation, line: str
) -> None:
    s = view(begun(house, "rakab"), 2 if "Ana" in line else 0)
    try:
        said = Situation(s).read(line)
    except NotUnderstood as error:
        assert error.why == "nobody"
    else:
        assert said.to != (), said


@on_sqlite
def test_of_names_that_differ_by_accents_only_the_exact_one_is_meant(
    house: TrialInstallation,
) -> None:
    other = {**CYRUS, "name": "Bela"}
    read = Situation(view(begin(house, BELA, other, host=ANA, game="rakab"), 0)).read
    assert read("say to Béla: hello").to == (1,)
    assert read("say to Bela: hello").to == (2,)
    assert read("say to Bela and Béla: hello").to == (1, 2)
    for line in ("say to bela: hello", "mondd Bélának: szia", "say BÉLA: hello"):
        with pytest.raises(NotUnderstood) as no:
            read(line)
        assert no.value.why == "nobody"


@on_sqlite
@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_parenthesis_of_a_choice_is_left_out(
    house: TrialInstallation, language: str
) -> None:
    s = view(begun(house, "condottiere-3e"), language=language)
    read = Situation(s).read
    for action, choice in list(s.choices.items())[:5]:
        assert read(f"{choice.label} ({choice.gains})").line == action
        for doubt in ("not yet", "just kidding", "or Rome?", "شاید", "talán"):
            with pytest.raises(NotUnderstood):
                read(f"{choice.label} ({doubt})")


@on_sqlite
def test_words_about_taking_back_answer_a_request_to_undo_alone(house: TrialInstallation) -> None:
    s = view(begun(house, "condottiere-3e"))
    for line, kind in (
        ("Visszavonhatod", "agree"),
        ("Vond csak vissza", "agree"),
        ("You can take it back", "agree"),
        ("می‌تونی پس بگیری", "agree"),
        ("Ne vond vissza", "refuse"),
        ("Don't undo it", "refuse"),
        ("پس نگیر", "refuse"),
    ):
        assert Situation(s, request="undo").read(line).kind == kind, line
        for other in (Situation(s, request="host"), Situation(s, votes=(2,))):
            with pytest.raises(NotUnderstood):
                other.read(line)
    for line in ("take it back", "vond vissza", "پس بگیر", "undo"):
        assert Situation(s).read(line).kind == "undo"
        with pytest.raises(NotUnderstood) as no:
            Situation(s, request="undo").read(line)
        assert no.value.why == "ambiguous", line
    assert Situation(s, request="undo").read("undo my last move").kind == "undo"


@on_sqlite
def test_short_names_and_signs_in_names_do_not_hold_messages_up(house: TrialInstallation) -> None:
    signs, short = {**BELA, "name": "Béla !"}, {**CYRUS, "name": "Jo"}
    read = Situation(view(begin(house, signs, short, host=ANA, game="rakab"), 0)).read
    assert read("say a jolly good game to all of you").to == ()
    with pytest.raises(NotUnderstood):
        read("say hi Jo I hold the winter")


@on_sqlite
@pytest.mark.parametrize("line", ["No, let's play on", "نه، ادامه بدیم", "Nem, folytassuk"])
def test_words_about_going_on_object_only_while_the_match_goes_on(
    house: TrialInstallation, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = view(begun(house, "condottiere-3e"))
    assert Situation(s, votes=(2,)).read(line) == Command("refuse", "2")
    monkeypatch.setattr(SeatView, "is_paused", True)
    with pytest.raises(NotUnderstood):
        Situation(s, votes=(2,)).read(line)


@on_sqlite
@pytest.mark.parametrize("line", ["#2", "option 2", "گزینه ۲", "2", "the second", "a második"])
def test_a_number_of_a_list_that_the_writer_never_saw_is_asked_about(
    house: TrialInstallation, line: str
) -> None:
    s = view(begun(house, "condottiere-3e"))
    assert Situation(s).read(line).line == list(s.choices)[1]
    later = Situation(s, is_later=True)
    with pytest.raises(NotUnderstood) as no:
        later.read(line)
    assert no.value.why == "ambiguous"
    assert later.read("besiege siena") == later.read("Siena") == Command("move", "besiege siena")


def test_texts_are_compared_without_what_keyboards_write_differently() -> None:
    assert key("كورش يك") == key("کورش یک") == key("کورش\u200cیک")
    assert key("MADÁRIJESZTŐ") == key("madarijeszto") == key("madárijesztõ")
    assert folded("۱۲٣ ４") == "123 4"
    assert is_one_typo_away("plya", "play") and is_one_typo_away("ply", "play")
    assert not is_one_typo_away("play", "play") and not is_one_typo_away("pay", "plays")


@on_sqlite
def test_a_line_that_can_be_cut_in_many_ways_is_read_at_once(house: TrialInstallation) -> None:
    situation = Situation(at_battle(house, "m5"))
    book = situation._moves.book
    looked = 0

    class Counting(dict[str, frozenset[str]]):
        def get(self, *about: Any) -> Any:
            nonlocal looked
            looked += 1
            return super().get(*about)

    object.__setattr__(book, "meanings", Counting(book.meanings))
    for line in ("i play " * 20, "put down " * 20, "a " * 40, "5 a " * 20):
        book.readings(line)
    assert looked < 4 * 40 * 6
    assert not book.readings("i play " * 21)


@on_sqlite
@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("accept 3", Command("accept_deal", number=3)),
        ("Accept #3", Command("accept_deal", number=3)),
        ("accept no. 3", Command("accept_deal", number=3)),
        ("decline 12", Command("decline_deal", number=12)),
        ("قبول ۳", Command("accept_deal", number=3)),
        ("قبول می‌کنم ٣", Command("accept_deal", number=3)),
        ("رد ۳", Command("decline_deal", number=3)),
        ("elfogadom 3", Command("accept_deal", number=3)),
        ("elfogadom a 3. ajánlatot", Command("accept_deal", number=3)),
        ("elutasítom 3", Command("decline_deal", number=3)),
    ],
)
def test_an_offer_is_answered_by_its_number(
    house: TrialInstallation, line: str, command: Command
) -> None:
    assert Situation(view(begun(house, "condottiere-3e"))).read(line) == command


@on_sqlite
@pytest.mark.parametrize("line", ["accept", "accept 3 4", "accept 3 maybe", "accept 1000", "3"])
def test_an_answer_to_no_single_offer_is_none(house: TrialInstallation, line: str) -> None:
    s = view(begun(house, "condottiere-3e"))
    try:
        kind = Situation(s).read(line).kind
    except NotUnderstood:
        return
    assert kind == "move" and line == "3"


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("Yes, deal!", "accept 3"),
        ("Deal!", "accept 3"),
        ("áll az alku", "accept 3"),
        ("بله، قبول می‌کنم", "accept 3"),
        ("No, thanks, no deal", "No, thanks, no deal"),
        ("no thanks", "decline 3"),
        ("deal 4", "deal 4"),
        ("yes, but not this deal", "yes, but not this deal"),
        ("Visszavonhatod", "Visszavonhatod"),
        ("Ne vond vissza", "Ne vond vissza"),
        ("Let's go on!", "Let's go on!"),
        ("ادامه بدیم", "ادامه بدیم"),
        ("I vote yes", "I vote yes"),
        ("nem", "decline 3"),
        ("نه ممنون", "decline 3"),
        ("Rendben", "accept 3"),
        ("Ana has a deal", "Ana has a deal"),
        ("agreed", "accept 3"),
        ("Yes I accept", "accept 3"),
        ("Rendben, áll az alku!", "accept 3"),
        ("بله قبول دارم", "accept 3"),
        ("No, deal", "No, deal"),
        ("nem, áll az alku", "nem, áll az alku"),
        ("no I accept", "no I accept"),
    ],
)
def test_a_yes_to_the_letter_of_an_offer_accepts_it(line: str, meant: str) -> None:
    verdict = verdict_of(line)
    said = {"accept_deal": "accept 3", "decline_deal": "decline 3", None: line}
    assert said[verdict] == meant
