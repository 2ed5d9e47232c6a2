"""People who play by letters alone: they open a link, press the button, and wait."""

import random
from collections import Counter
from typing import Any

from tests.service.trial_installation import ANA, BELA, CYRUS, DARA, Letter, Page, TrialInstallation

PEOPLE = (ANA, BELA, CYRUS, DARA)
A_DOZEN = 12  # moves; up to this number each has a link in both parts of a letter
LANGUAGES = {person["email"]: person["language"] for person in PEOPLE}


class Friends:
    """People who play random moves, each from their own mailbox alone."""

    def __init__(self, house: TrialInstallation, luck: str) -> None:
        self.house = house
        self.choose = random.Random(luck)
        self.letters: list[Letter] = []
        self.unanswered: list[Letter] = []
        self.played: list[str] = []

    def look(self) -> None:
        """Read all new letters."""
        fresh = self.house.new_letters()
        self.letters += fresh
        self.unanswered += [letter for letter in fresh if letter.kind == "turn"]

    def kinds(self) -> Counter[str]:
        return Counter(letter.kind for letter in self.letters)

    def of_kind(self, kind: str) -> list[Letter]:
        return [letter for letter in self.letters if letter.kind == kind]

    def answer(self) -> None:
        """Answer one turn letter, then the questions on the pages that follow."""
        letter = self.unanswered.pop(0)
        self.check_turn_letter(letter)
        page = self.play(letter.action_links)
        while page.action_links:
            page = self.play(page.action_links)

    def play_on(self, most: int) -> None:
        """Answer up to `most` turn letters, with those that arrive meanwhile."""
        for _ in range(most):
            if self.unanswered:
                self.answer()
                self.look()

    def join(self) -> None:
        """Accept every invitation by the link in its letter."""
        for letter in self.of_kind("invitation"):
            joined = self.house.get(next(link for link in letter.links if link.endswith("/join")))
            assert joined.submit("join").status == 200

    def play(self, links: dict[str, str]) -> Page:
        """Play a random one of these moves (links by action) and return the page that follows."""
        action = self.choose.choice(sorted(links))
        self.played.append(action)
        asked = self.house.get(links[action])
        assert asked.status == 200 and asked.acts == ["play"], asked.text
        page = asked.submit("play")
        assert page.status == 200
        return page

    def check_turn_letter(self, letter: Letter) -> None:
        """Check the letter's language and its links, one for each legal action of its turn."""
        links = letter.action_links
        assert letter["Content-Language"] == LANGUAGES[letter.to]
        assert f'lang="{LANGUAGES[letter.to]}"' in letter.html
        assert all(f"/{letter['X-Staffetta-Turn']}/" in link for link in links.values())
        html = letter.html.replace("&amp;", "&")
        shown = [link for link in links.values() if f'"{link}"' in html]
        assert len(shown) >= min(3, len(links)) and letter.seat_page in letter.html
        if len(links) <= A_DOZEN:
            assert len(shown) == len(links), "both parts of a letter offer the same"
        token = letter.seat_page.rpartition("/")[2]
        seat = self.house.client.get("/api/v1/seat", headers={"Authorization": f"Bearer {token}"})
        legal = set(seat.json["legal_actions"])
        assert links and set(links) <= legal
        assert set(links) == legal or any(link.endswith("/build") for link in letter.links)


def set_up(house: TrialInstallation, proposal: dict[str, Any]) -> Friends:
    """Set up a game for the host and let the others join by their letters."""
    house.api(proposal)
    friends = Friends(house, proposal["seed"])
    friends.look()
    invited = len(proposal["players"])
    assert friends.kinds() == {"host": 1, "invitation": invited}
    friends.join()
    friends.look()
    assert friends.kinds()["turn"] >= 1
    return friends
