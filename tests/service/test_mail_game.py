"""A whole game by nothing but its letters: open a link, press the button, wait for the next."""

import json
import random
from collections import Counter
from pathlib import Path

from click.testing import CliRunner
from installation import ANA, BELA, CYRUS, Installation, Letter, Page

from service.commands import staffetta

DAY = 24 * 3600
LANGUAGES = {ANA["email"]: "en", BELA["email"]: "hu", CYRUS["email"]: "fa"}


class Friends:
    """Three people who play what chance tells them, each from the own mailbox alone."""

    def __init__(self, house: Installation, seed: str) -> None:
        self.house = house
        self.choose = random.Random(seed)
        self.letters: list[Letter] = []
        self.unanswered: list[Letter] = []

    def look(self) -> None:
        """Everybody opens the mailbox."""
        fresh = self.house.new_letters()
        self.letters += fresh
        self.unanswered += [letter for letter in fresh if letter.kind == "turn"]

    def kinds(self) -> Counter[str]:
        return Counter(letter.kind for letter in self.letters)

    def answer(self) -> None:
        """Answer one turn's letter, and go on on the page for as long as it asks."""
        letter = self.unanswered.pop(0)
        self.check_turn_letter(letter)
        page = self.play(self.choose.choice(sorted(letter.action_links.values())))
        while page.action_links:
            page = self.play(self.choose.choice(sorted(page.action_links.values())))

    def play(self, link: str) -> Page:
        asked = self.house.get(link)
        assert asked.status == 200 and asked.acts == ["play"], asked.text
        page = asked.submit("play")
        assert page.status == 200
        return page

    def check_turn_letter(self, letter: Letter) -> None:
        """One link for each legal action, all of the turn in the header, in the reader's words."""
        links = letter.action_links
        assert letter["Content-Language"] == LANGUAGES[letter.to]
        assert f'lang="{LANGUAGES[letter.to]}"' in letter.html
        assert all(f"/{letter['X-Staffetta-Turn']}/" in link for link in links.values())
        assert all(link in letter.html for link in links.values())
        token = letter.seat_page.rpartition("/")[2]
        seat = self.house.client.get("/api/v1/seat", headers={"Authorization": f"Bearer {token}"})
        assert set(links) == set(seat.json["legal_actions"])


def set_up(house: Installation, proposal: dict) -> Friends:
    """Ana sets the game up; Béla and Cyrus join by their letters."""
    house.api(proposal)
    friends = Friends(house, "three friends")
    friends.look()
    assert friends.kinds() == {"host": 1, "invitation": 2}
    for letter in friends.letters[1:]:
        joined = house.get(next(link for link in letter.links if link.endswith("/join")))
        assert joined.submit("join").status == 200
    friends.look()
    assert friends.kinds()["turn"] == 1
    return friends


def sleep_through_a_deadline(friends: Friends) -> None:
    """Nobody answers: a reminder comes by day, then the rules play, and say so."""
    house, late = friends.house, friends.unanswered.pop(0)
    house.pass_time(DAY // 2)
    house.pass_time(DAY // 2 - 3600)
    friends.look()
    reminders = [letter for letter in friends.letters if letter.kind == "reminder"]
    assert reminders and {letter.to for letter in reminders} == {late.to}
    house.pass_time(3601)
    friends.look()
    assert [letter.to for letter in friends.letters if letter.kind == "timeout"] == [late.to]
    stale = house.get(next(iter(late.action_links.values())))
    assert stale.status == 200 and "play" not in stale.acts


def test_three_friends_play_a_whole_game_by_their_letters(
    house: Installation, proposal: dict, tmp_path: Path
) -> None:
    friends = set_up(house, proposal)
    answers = 0
    while friends.unanswered:
        if answers == 4:
            sleep_through_a_deadline(friends)
        friends.answer()
        friends.look()
        answers += 1
        assert answers < 2000
    over = [letter for letter in friends.letters if letter.kind == "over"]
    assert sorted(letter.to for letter in over) == sorted(LANGUAGES)
    check_the_proof(house, over, friends.letters[0], tmp_path)


def check_the_proof(house: Installation, over: list[Letter], first: Letter, folder: Path) -> None:
    """The export that the last letter links to is what the first letter promised."""
    link = next(link for link in over[0].links if link.endswith("/export"))
    export = folder / "game.json"
    export.write_bytes(house.client.get(link.removeprefix("https://play.example")).data)
    said = CliRunner().invoke(staffetta, ["verify", str(export)])
    assert said.exit_code == 0, said.output
    data = json.loads(export.read_text(encoding="utf-8"))
    assert data["commitment"] in first.text
    assert all(data["seed"] in letter.text for letter in over)
    marks = Counter(mark for _, _, mark in data["moves"])
    assert marks["timeout"] == 1
    assert set(marks) <= {"player", "forced", "timeout"}
