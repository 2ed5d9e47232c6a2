"""The lines of a reply: signatures, attributions and quotations are left out."""

from __future__ import annotations

import pytest

from service.replies.quoting import own_lines

OURS = "turns+t7q2f9@play.example"
TOP_POSTED = [
    "On Fri, Nov 20, 2026 at 6:30 PM Turns <turns+t7q2f9@play.example> wrote:\n\n> bet 9",
    "On Fri, Nov 20, 2026 at 6:30 PM Turns <\nturns+t7q2f9@play.example> wrote:\n\n> bet 9",
    "________________________________\nFrom: Turns\nSent: Friday 18:30\nTo: Bob\n\nbet 9",
    "From: Turns\nSent: Friday, November 20, 2026 6:30 PM\nTo: Bob\nSubject: Turn 12\n\nbet 9",
    "Feladó: Turns\nElküldve: 2026. november 20., péntek 18:30\nTárgy: 12. kör\n\nbet 9",
    "از: Turns\nارسال‌شده: جمعه ۲۰ نوامبر\nبه: Bob\nموضوع: نوبت ۱۲\n\nbet 9",
    "Turns <turns+t7q2f9@play.example> ezt írta (időpont: 2026. nov. 20., P,\n18:30):\n\n> bet 9",
    "2026. 11. 20. 18:30 keltezéssel, Turns írta:\n> bet 9",
    "در تاریخ جمعه ۲۰ نوامبر ۲۰۲۶،‏ ۱۸:۳۰ Turns <turns+t7q2f9@play.example> نوشت:\n\n> bet 9",
    "\u202bدر جمعه ۲۰ نوامبر ۲۰۲۶ ساعت ۱۸:۳۰ \u202aTurns\u202c\u200f نوشت:\n\n> bet 9",
    "Am 20.11.26 um 18:30 schrieb Turns:\n> bet 9",
    "Le ven. 20 nov. 2026 à 18:30, Turns <x@y.example> a écrit :\n\n> bet 9",
    "Il giorno ven 20 nov 2026 alle ore 18:30 Turns <x@y.example>\nha scritto:\n\n> bet 9",
    "في الجمعة، ٢٠ نوفمبر ٢٠٢٦ ١٨:٣٠ كتب Turns <x@y.example>:\n\n> bet 9",
    "-----Original Message-----\nbet 9",
    "---------- Forwarded message ---------\nbet 9",
    "-- \nBob\nbet 9",
    "Sent from my iPhone\n\n> On 20 Nov 2026, at 18:30, Turns wrote:\n> \n> bet 9",
    "Elküldve az iPhone-omról\n\nbet 9",
    "ارسال شده از آیفون من\n\nbet 9",
    "Turns írta:\n=== reply above this line / بالای این خط پاسخ دهید ===\nbet 9",
    "see https://play.example/ and TURNS+T7Q2F9@play.example\nbet 9",
]


@pytest.mark.parametrize("below", TOP_POSTED)
def test_nothing_below_the_answer_is_its_authors(below: str) -> None:
    assert own_lines(f"play 10\n\n{below}\n".splitlines(), [OURS]) == ("play 10",)


def test_an_answer_may_stand_below_or_between_quoted_lines() -> None:
    text = "On 20 Nov 2026 Ana wrote:\n> bet 9\n> or 8?\n\nplay 10\n\n> bet 8\n\npass\n"
    assert own_lines(text.splitlines(), [OURS]) == ("play 10", "pass")
