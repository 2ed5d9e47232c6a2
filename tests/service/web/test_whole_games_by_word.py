"""Whole games by a seat without e-mail: a program with a webhook, a person with push messages."""

import json
import random
from collections.abc import Callable
from secrets import token_bytes
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from playwright.sync_api import Browser, Page, expect

from service.mail.sender import Sender, open_ways
from service.matches import outbox
from tests.service.at_table import Table, begin
from tests.service.hooks import Hook
from tests.service.trial_installation import TrialInstallation, path_of

pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
SEAT = 0  # of the player without mail
MOST = 60  # questions in such a game


def allowing(house: TrialInstallation) -> Sender:
    """Return a sender of notices, of an installation that allows loopback addresses."""
    installation = house.beside(private_channels=("127.0.0.1/32",)).installation
    return Sender(installation, open_ways(installation), by_ways=True)


def play_on(table: Table, answer: Callable[[], None], sender: Sender) -> int:
    """Play until the game is over; `answer` plays for one seat, from its notices alone.

    Return how often it was called.
    """
    choose, answered = random.Random("luck"), 0
    while table.loaded().is_running:
        sender.send_waiting()
        before = table.turn
        if table.asked == SEAT:
            answer()
            answered += 1
            assert answered < MOST
        else:
            fighting = [each for each in table.actions if each.startswith(("play m", "besiege"))]
            table.take(choose.choice(fighting or table.actions))
        assert table.turn > before
    return answered


def liked(moves: list[dict[str, str]]) -> str:
    """Return the URL of the move that passes, else of the first one."""
    urls = [move["url"] for move in moves]
    return next((url for url in urls if url.endswith("/pass")), urls[0])


def no_mail_to(table: Table) -> None:
    """Check that no letter of the game went to the seat's mailbox."""
    installation = table.house.installation
    letters = installation.database.read(lambda c: outbox.of_match(c, table.match))
    own = [each for each in letters if each.seat == SEAT]
    assert {each.way for each in own if each.made_at > installation.now() - 1} == {1}
    assert {each.outcome for each in own if each.way} <= {"sent", "dropped"}


def test_a_program_plays_a_whole_game_from_its_webhook_alone(
    house: TrialInstallation, hook: Hook
) -> None:
    table = begin(house, game="rakab")
    house.new_letters()
    house.time.forward(60)
    page = house.get(f"/s/{table.seats[SEAT]}/word").submit("word-add", address=hook.address)
    page.submit("word-mail")
    sender, read = allowing(house), set()
    ask_again(table)

    def answer() -> None:
        note = next(each for each in reversed(hook.notes) if each["links"])
        assert note["letter"] not in read, "each question comes once"
        read.add(note["letter"])
        assert house.get(liked(note["links"])).submit("play").status == 200

    answered = play_on(table, answer, sender)
    sender.send_waiting()
    assert answered > 8 and hook.notes[-1]["kind"] == "over"
    assert hook.notes[-1]["page"].endswith(table.seats[SEAT])
    assert len({note["letter"] for note in hook.notes}) == len(hook.notes), "no letter is doubled"
    no_mail_to(table)


def ask_again(table: Table) -> None:
    """Write the first question again, which went by mail before the seat had another way."""
    loaded, now = table.loaded(), table.house.installation.now()
    if SEAT in loaded.to_act():
        seat, turn = loaded.seats[SEAT], loaded.match.turn
        table.house.installation.database.write(lambda c: outbox.write(c, seat, "turn", turn, now))


# The headless browser grants no notifications. So this keeps them in the worker, and taps them.
SCREEN = """(() => {
  self.screen = [];
  self.registration.showNotification = async (title, about) => {
    self.screen = [...self.screen.filter(each => each.tag !== about.tag), {title, ...about}];
  };
  self.shown = async (title) => {
    for (let tries = 0; tries < 200; tries += 1) {
      const [it, ...more] = self.screen;
      if (it?.title === title && !more.length) return {
        body: it.body, dir: it.dir, buttons: it.actions.map(each => each.title)};
      await new Promise(done => setTimeout(done, 25));
    }
  };
  self.clients.openWindow = async (url) => { self.opened = url; };
  self.tap = (action) => {
    const [notification] = self.screen;
    self.opened = null;
    const tapped = {action, notification: {...notification, close() {}}, waitUntil() {}};
    self.dispatchEvent(Object.assign(new Event("notificationclick"), tapped));
    return self.opened;
  };
})()"""


class Phone:
    """A browser with pushes: the push service is a server of the test, and CDP delivers them."""

    def __init__(self, browser: Browser, address: str, hook: Hook) -> None:
        self.address, self.hook, self.seen = address, hook, 0
        self.key, self.auth = ec.generate_private_key(ec.SECP256R1()), token_bytes(16)
        context = browser.new_context()
        context.add_init_script(self.stub())
        self.page: Page = context.new_page()
        self.cdp = context.new_cdp_session(self.page)
        self.registered: list[dict[str, Any]] = []
        self.cdp.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda told: self.registered.extend(told["registrations"]),
        )
        self.cdp.send("ServiceWorker.enable")

    def stub(self) -> str:
        """Return a script that subscribes browsers to push messages from the test's server.

        No real push service can be reached.
        """
        public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": [*public], "auth": [*self.auth]}
        return f"""
            const keys = {json.dumps(keys)};
            PushManager.prototype.subscribe = async (options) => ({{
              endpoint: "http://127.0.0.1:{self.hook.port}/push",
              getKey: (name) => new Uint8Array(keys[name]).buffer,
            }});
            PushManager.prototype.getSubscription = async () => null;
            Notification.requestPermission = async () => "granted";
        """

    def subscribe(self, token: str) -> None:
        """Press the button on the page, and stop the mail."""
        self.page.goto(f"{self.address}/s/{token}/word")
        self.page.click("form[data-act=push] [name=sure]")
        expect(self.page.locator("form[data-act=word-remove]")).to_have_count(1)
        with self.page.expect_navigation():
            self.page.click("form[data-act=word-mail] [name=sure]")
        (worker,) = self.page.context.service_workers
        self.worker = worker
        worker.evaluate(SCREEN)

    def receive(self) -> list[dict[str, Any]]:
        """Return the new pushes, decrypted, and show each as a notification."""
        fresh, self.seen = self.hook.bodies[self.seen :], len(self.hook.bodies)
        told = []
        for body in fresh:
            text = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth)
            told.append(json.loads(text))
            number = self.registered[-1]["registrationId"]
            about = {"origin": self.address, "registrationId": number}
            self.cdp.send("ServiceWorker.deliverPushMessage", {**about, "data": text.decode()})
        return told

    def shown(self, title: str) -> dict[str, Any]:
        """Return the only notification on the screen, once it has that title."""
        return self.worker.evaluate("title => self.shown(title)", title)

    def tap(self, action: str) -> str:
        """Tap a button of the notification; return the URL that it opens."""
        return self.worker.evaluate("action => self.tap(action)", action)


def test_a_person_plays_a_whole_game_from_notifications_alone(
    house: TrialInstallation, hook: Hook, browser: Browser, address: str
) -> None:
    table = begin(house, game="rakab")
    house.new_letters()
    house.time.forward(60)
    phone = Phone(browser, address, hook)
    phone.subscribe(table.seats[SEAT])
    sender = allowing(house)
    ask_again(table)

    def act(url: str) -> None:
        phone.page.goto(address + path_of(url))
        with phone.page.expect_navigation():
            phone.page.click("form[data-act=play] [name=sure]")

    def answer() -> None:
        fresh = phone.receive()
        if not fresh:  # the question is on the page that the last answer led to
            links = house.get(f"/s/{table.seats[SEAT]}").action_links
            act(links.get("pass") or next(iter(links.values())))
            return
        told = fresh[-1]
        shown = phone.shown(told["title"])
        assert shown["body"] == told["body"]
        assert shown["buttons"] == [told["move"][0]["label"], "Open the game"]
        assert told["page"] == f"https://play.example/s/{table.seats[SEAT]}"
        assert phone.tap("move") == told["move"][0]["url"]
        act(told["move"][0]["url"])

    assert play_on(table, answer, sender) > 8
    sender.send_waiting()
    told = phone.receive()[-1]
    assert told["move"] == [] and phone.shown(told["title"])["buttons"] == ["Open the game"]
    assert phone.tap("open") == told["page"]
    assert phone.hook.headers[0]["authorization"].startswith("vapid t=")
    no_mail_to(table)
