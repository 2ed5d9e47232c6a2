"""Mail that no person wrote is recognized, and a person's mail is not mistaken for it."""

from __future__ import annotations

import pytest

from service.replies.reading import read

OURS = "turns+abcdefghijkl-2-mfzwizltmvqw4zdp@play.example"
SUBJECTS = {  # as Exchange and webmail write them before the subject of the letter
    "en": ("Automatic reply", "Out of Office", "Out of office AutoReply", "Auto Response"),
    "fa": ("پاسخ خودکار", "خارج از دفتر"),
    "ar": ("رد تلقائي", "خارج المكتب"),
    "hu": ("Automatikus válasz", "Házon kívül"),
    "de": ("Automatische Antwort", "Abwesenheitsnotiz"),
    "fr": ("Réponse automatique", "Absence du bureau"),
    "es": ("Respuesta automática", "Fuera de la oficina"),
    "it": ("Risposta automatica", "Fuori sede"),
    "pt": ("Resposta automática", "Fora do escritório"),
    "nl": ("Automatisch antwoord", "Afwezigheidsbericht"),
    "pl": ("Odpowiedź automatyczna", "Automatyczna odpowiedź"),
    "ru": ("Автоматический ответ", "Автоответ"),
    "tr": ("Otomatik yanıt", "Ofis dışında"),
    "cs": ("Automatická odpověď", "Mimo kancelář"),
    "sv": ("Autosvar", "Automatiskt svar"),
    "fi": ("Automaattinen vastaus", "Poissaoloviesti"),
    "ro": ("Răspuns automat",),
    "el": ("Αυτόματη απάντηση",),
    "he": ("תשובה אוטומטית",),
    "zh": ("自动回复",),
    "ja": ("自動返信",),
}
WHERE = [(language, subject) for language, both in SUBJECTS.items() for subject in both]
PROGRAMS = {  # the headers that each program gives to an automatic answer
    "exchange": "Auto-Submitted: auto-generated\nX-Auto-Response-Suppress: All\n"
    "X-MS-Exchange-Inbox-Rules-Loop: dora@mail.example\n",
    "gmail": "Auto-Submitted: auto-replied\nPrecedence: bulk\nX-Autoreply: yes\n",
    "no header": "",
}
HUMAN = "Content-Type: text/plain; charset=utf-8\n\nPASS\n"


def robot_of(
    head: str,
    body: str = HUMAN,
    sender: str = "Dora <dora@mail.example>",
    envelope: str | None = None,
) -> str:
    raw = f"From: {sender}\nTo: {OURS}\nMessage-ID: <1@mail.example>\n{head}{body}".encode()
    return read(raw, [OURS], envelope).robot


@pytest.mark.parametrize("program", PROGRAMS)
@pytest.mark.parametrize(("language", "subject"), WHERE)
def test_automatic_answers_of_every_language(program: str, language: str, subject: str) -> None:
    assert robot_of(f"Subject: {subject}: Condottiere, your turn\n{PROGRAMS[program]}") == "auto"


@pytest.mark.parametrize(
    "head",
    [
        "Subject: Auto: Re: Condottiere\nAuto-Submitted: auto-replied (vacation)\n",  # Sieve
        "Subject: Re: Condottiere\nAuto-Submitted: Auto-Replied; owner=dora\n",
        "Subject: Condottiere\nAuto-Submitted:\n auto-generated\n",
        "Subject: away from my mail\nPrecedence: junk\n",  # vacation(1)
        "Subject: Re: your mail\nPrecedence: auto_reply\n",
        "Subject: Re: Condottiere\nX-Autorespond: Condottiere\nX-Precedence: bulk\n",
        "Subject: Re: Condottiere\nX-Auto-Reply: true\n",
        "Subject: Re: Condottiere\nX-Autoresponder: cPanel\n",
        "Subject: Re: Condottiere\nX-AutoReply-From: dora@mail.example\n",
        "Subject: Re: Condottiere\nX-Mail-Autoreply: 1\n",
        "Subject: Re: Condottiere\nPreference: auto_reply\n",
        "Subject: Re: Condottiere\nX-FC-MachineGenerated: true\n",  # FirstClass
        "Subject: Re: Condottiere\nPrecedence: bulk\n",
        "Subject: =?utf-8?B?2b7Yp9iz2K4g2K7ZiNiv2qnYp9ix?=\n",
        "Subject: AUTO: Dora is out of the office (returning 12/07/2026)\n",  # Notes
        "Subject: Nem vagyok az irod\u00e1ban\n",
        "Subject: Ich bin nicht im B\u00fcro\n",
        "Subject: szabads\u00e1gon vagyok\n",
        "Subject: Urlaub bis 7. Dezember\nX-Auto-Response-Suppress: OOF\n",
    ],
)
def test_other_signs_of_automatic_answers(head: str) -> None:
    assert robot_of(head) == "auto"


@pytest.mark.parametrize(
    "sender",
    [
        "no-reply@a.example",
        "noreply@a.example",
        "Bank <do-not-reply@a.example>",
        "no_reply+1@a.example",
    ],
)
def test_senders_that_take_no_answer(sender: str) -> None:
    assert robot_of("Subject: Re: Condottiere\n", sender=sender) == "auto"


REPORT = 'Content-Type: multipart/report; report-type={kind}; boundary="b"\n\n--b\n{body}\n--b--\n'


@pytest.mark.parametrize(
    ("head", "body", "sender"),
    [
        ("", REPORT.format(kind="delivery-status", body=HUMAN), "dora@mail.example"),
        (
            "Auto-Submitted: auto-replied\n",
            REPORT.format(kind="delivery-status", body=HUMAN),
            "x@y.example",
        ),
        (
            "Subject: Undelivered Mail Returned to Sender\n",
            HUMAN,
            "Mail System <MAILER-DAEMON@a.example>",
        ),
        ("Subject: failure notice\n", HUMAN, "mailer-daemon@a.example"),  # qmail
        ("Subject: Re: x\n", HUMAN, "postmaster@a.example"),
        ("X-Failed-Recipients: a@b.example\n", HUMAN, "Mail Delivery System <exim@a.example>"),
        ("Subject: Undeliverable: Condottiere\n", HUMAN, "Microsoft Outlook <x@a.example>"),
        ("Subject: K\u00e9zbes\u00edthetetlen: Condottiere\n", HUMAN, "x@a.example"),
        ("Return-Path: <>\nSubject: Re: x\n", HUMAN, "dora@mail.example"),
    ],
)
def test_bounces(head: str, body: str, sender: str) -> None:
    assert robot_of(head, body, sender) == "bounce"


def test_the_envelopes_empty_sender_is_a_bounce() -> None:
    assert [robot_of("", envelope=each) for each in ("", "<>", "dora@mail.example", None)] == [
        *("bounce", "bounce", "", ""),
    ]


def test_a_receipt_for_reading_is_automatic() -> None:
    assert robot_of("", REPORT.format(kind="disposition-notification", body=HUMAN)) == "auto"


@pytest.mark.parametrize(
    "head",
    [
        "List-Id: <friends.lists.example>\n",
        "List-Post: <mailto:friends@lists.example>\n",
        "List-Unsubscribe: <https://a.example/u>\n",
        "Precedence: list\n",
        "X-Mailing-List: friends@lists.example\n",
        "Mailing-list: list friends@googlegroups.example; contact owner\n",
        "Feedback-ID: campaign:customer:kind:sender\n",
    ],
)
def test_mailing_lists(head: str) -> None:
    assert robot_of(f"Subject: Re: Condottiere\n{head}") == "list"


@pytest.mark.parametrize("name", ["X-Staffetta-Match", "x-staffetta-kind", "X-STAFFETTA-Turn"])
def test_our_own_letters_come_back(name: str) -> None:
    assert robot_of(f"{name}: abcdefghijkl\nList-Unsubscribe: <https://a.example>\n") == "own"
    assert robot_of("", sender=f"Staffetta <{OURS}>") == "own"


@pytest.mark.parametrize(
    "head",
    [
        *("Subject: Re: away\n", "Subject: Re: Automatic reply: Condottiere\n", "Subject: away\n"),
        *(
            "Subject: My vacation\n",
            "Subject: Szabads\u00e1g\n",
            "Subject: \u0645\u0631\u062e\u0635\u06cc\n",
        ),
        *("Auto-Submitted: no\n", "Precedence: first-class\n", "X-Priority: 3\n", ""),
        "Feedback-ID: i1234:Fastmail\n",  # in every mail of its users
        *(
            "Importance: high\n",
            "X-Originating-IP: 10.0.0.1\n",
            "Return-Path: <dora@mail.example>\n",
        ),
    ],
)
def test_people_are_no_robots(head: str) -> None:
    assert robot_of(head) == ""


@pytest.mark.parametrize(
    "local", ["norbert", "noreen", "reply", "auto", "postman", "nora.eply", "lists"]
)
def test_names_of_people_are_no_robots(local: str) -> None:
    assert robot_of("Subject: Re: Condottiere\n", sender=f"{local}@mail.example") == ""


def test_a_robots_message_has_no_lines() -> None:
    raw = f"From: a@b.example\nAuto-Submitted: auto-replied\n{HUMAN}".encode()
    assert read(raw, []).lines == ()
