"""A message's bytes to the reply in it."""

from __future__ import annotations

from service.replies.reading import read

SAMPLE = b"""From: =?utf-8?q?B=C3=A9la?= <bela@mail.example>
To: turns+abcdefghijkl-2-aaaaaaaaaaaaaaaa@play.example
Subject: Re: Condottiere
Message-ID: <one@mail.example>
In-Reply-To: <turn.2@play.example>
References: <turn.1@play.example> <turn.2@play.example>
Content-Type: text/plain; charset=utf-8

Passzolok!

> Kerlek, valaszolj...
"""


def test_a_reply_is_read() -> None:
    reply = read(SAMPLE, ["staffetta@play.example"])
    assert (reply.id, reply.sender) == ("one@mail.example", "bela@mail.example")
    assert (reply.subject, reply.robot) == ("Re: Condottiere", "")
    assert reply.answers == ("turn.2@play.example", "turn.1@play.example")
    assert reply.lines == ("Passzolok!",)
