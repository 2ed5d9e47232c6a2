"""Programs that preview a link see no hand and change nothing; people see their page."""

import re

import pytest

from tests.service.at_table import begin, digest
from tests.service.seasons.seasons_of_tests import open_season
from tests.service.trial_installation import Page, TrialInstallation

TOKEN = re.compile("[a-z2-7]{26}")  # by chance it can contain any short word
AGENTS = (
    "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
    "Twitterbot/1.0",
    "WhatsApp/2.23.20.0",
    "TelegramBot (like TwitterBot)",
    "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
    "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)",
    "LinkedInBot/1.0 (compatible; Mozilla/5.0)",
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
    "SkypeUriPreview Preview/0.5",
    "Synapse (bot; +https://github.com/matrix-org/synapse)",
    "Mastodon/4.2.0 (http.rb/5.1.1; +https://example.social/)",
)
BROWSERS = (
    "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like"
    " Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
    "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0"
    " Mobile Safari/537.36 EdgA/126.0",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15"
    " Safari Line/14.9.0",
    "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126 Mobile Safari KAKAOTALK 10.4.3",
    "",
)


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
@pytest.mark.parametrize("agent", AGENTS)
def test_a_preview_shows_no_hand_no_name_and_no_secret(
    house: TrialInstallation, agent: str
) -> None:
    table = begin(house)
    asked, action = table.asked, table.actions[0].replace(" ", "%20")
    seat, headers = f"/s/{table.seats[asked]}", {"User-Agent": agent}
    own = ("", f"/{table.turn}/{action}", "/orders", "/build", "/log", "/settings", "/link")
    group = open_season(house)
    group.put(f"/h/{table.host}")
    before = digest(house)
    for path in (*(seat + rest for rest in own), f"/h/{table.host}", f"/g/{group.opened.watch}"):
        answer = house.client.get(path, headers=headers)
        text = answer.get_data(as_text=True)
        assert answer.status_code == 200 and 'property="og:title"' in text, path
        for secret in ("svg", "Ana", "Béla", "کورش", "mail.example", "card", "<form"):
            body = TOKEN.sub("", text.partition("</head>")[2])
            assert secret not in body, (path, secret)
        assert table.seats[asked] not in text.partition("</head>")[0]
    assert digest(house) == before


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
@pytest.mark.parametrize("agent", BROWSERS)
def test_a_person_sees_the_page(house: TrialInstallation, agent: str) -> None:
    table = begin(house)
    headers = {"User-Agent": agent}
    page = house.client.get(f"/s/{table.seats[table.asked]}", headers=headers)
    assert "<svg" in page.get_data(as_text=True)


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_a_person_taken_for_a_robot_gets_in_with_one_tap(house: TrialInstallation) -> None:
    table = begin(house)
    headers = {"User-Agent": AGENTS[0]}
    path = f"/s/{table.seats[table.asked]}"
    shown = Page(house, house.client.get(path, headers=headers))
    tapped = next(link for link in shown.reader.links if link.startswith(path))
    assert "<svg" in house.client.get(tapped, headers=headers).get_data(as_text=True)
