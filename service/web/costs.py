"""The cost of each address, and the limit that counts the dear ones.

- cheap: little and bounded work, for whoever holds its link or for anybody;
- counted: its own code counts it against a limit of service/installation/limits.py;
- expensive: a game played again, a long page or a drawn sheet, counted here for each network.
"""

from typing import Literal

from flask import request

from service.web import rate_limits

Cost = Literal["cheap", "counted", "expensive"]

VIEWS = """
    campaign.watch companion.log group.play group.play_file group.season_file own_rebuild.own
    rebuild.watch seat.log table.export table.log table.watch
""".split()
SHEETS = """
    companion.cards keepsakes.certificate keepsakes.poster keepsakes.result
    match_sheets.draw_of_match match_sheets.read_of_match own_rebuild.own_sheet
    rebuild.watch_sheet seat.card seat_sheets.draw_of_seat seat_sheets.read_of_seat
    table_sheets.draw_of_table table_sheets.read_of_table
""".split()
# Endpoints with the limit that counts every request to them.
EXPENSIVE = {
    **dict.fromkeys(VIEWS, "views"),
    **dict.fromkeys(SHEETS, "sheets"),
    "table.moment": "moments",
}
WHEN_DRAWN = ("sheets.draw",)  # what was drawn once is kept: a limit counts what is drawn
COUNTED = """
    again.begin api.create by_mail.freeze by_mail.say_mail companion.claim companion.enter
    companion.free companion.name group.add group.make_one group.make_two group.rename
    group.take_out group_links.renew group_new.begin host.begin_next host.bot host.call_off
    host.close_link host.go_on_at_table host.invite host.leave_open host.make_open_link
    host.replace host.resend host.send_link match_in_group.keep_match mine.send new.create_match
    open_link.ask table_api.claim table_api.enter table_api.free table_api.open_table
    table_in_group.keep_table table_links.renew table_new.open_table
""".split()
CHEAP = """
    address.act address.ask address.ask_letters address.end_letters again.ask api.act api.look
    api.openapi asking_back.ask asking_back.ask_consent asking_back.ask_refusal
    asking_back.consent asking_back.refuse asking_back.wish build.build by_mail.ask_freeze
    by_mail.ask_mail companion.ask_free companion.ask_name companion.for_all companion.manifest
    companion.state companion.table group.ask_add group.ask_apart group.ask_name group.ask_out
    group.ask_people group.geek group.new_match group.new_table group.overview
    group_links.ask_renew group_new.new_season health.alive health.numbers health.ready
    holder.ask_address holder.ask_host holder.ask_link holder.change_address holder.send_host
    holder.take_link home.front host.ask_bot host.ask_call_off host.ask_close_link
    host.ask_invite host.ask_link host.ask_next host.ask_open host.ask_open_link
    host.ask_replace host.ask_resend host.ask_table host.overview mailbox.body mailbox.index
    mailbox.letter match_in_group.ask_match match_sheets.offer_of_match mine.ask mine.ask_never
    mine.games mine.set_never new.new_match new.sent newcomer.ask newcomer.ask_letters
    newcomer.end_letters newcomer.take open_link.look orders.cancel orders.give orders.look
    orders.look_at_line orders.overview own_note.ask own_note.write pictures.of_game plan.plan
    rulings.show seat.ask seat.ask_decline seat.ask_join seat.ask_letters seat.ask_never
    seat.ask_settings seat.code seat.come_back seat.decline seat.join seat.play seat.set_letters
    seat.set_never seat.set_settings seat.table seat.turn seat_sheets.offer_of_seat sheets.data
    sheets.font sheets.icon sheets.offer sheets.read static table_api.look
    table_in_group.ask_table table_links.ask_renew table_new.new_table table_new.worker
    table_sheets.offer_of_table taking_back.ask taking_back.take_back
""".split()


# Bytes of the rows that a request leaves, its own text not counted. An entry is the smallest of
# them; a new game brings seats, links and letters.
USUAL_ROWS = 4096
ROWS = {
    "companion.enter": 1024,
    "table_api.enter": 1024,
    "api.create": 16384,
    "new.create_match": 16384,
    "again.begin": 16384,
    "host.begin_next": 16384,
    "by_mail.freeze": 65536,
}


def of_endpoint(endpoint: str) -> Cost:
    """Return the cost class of an endpoint; raises LookupError for one that has none."""
    classes: list[Cost] = []
    if endpoint in EXPENSIVE or endpoint in WHEN_DRAWN:
        classes.append("expensive")
    if endpoint in COUNTED:
        classes.append("counted")
    if endpoint in CHEAP:
        classes.append("cheap")
    if len(classes) != 1:
        raise LookupError(f"{endpoint} has {len(classes)} cost classes")
    return classes[0]


def count() -> None:
    """Count what a request costs, before anything is looked for; raises TooManyRequests.

    Whatever may write is counted as so many bytes that it may add to the database: rather more
    than it does.
    """
    what = EXPENSIVE.get(request.endpoint or "")
    if what:
        rate_limits.count_often(what)
    if request.method == "POST" and request.endpoint:
        body = min(request.content_length or 0, rate_limits.LARGEST_BODY)
        rate_limits.count_stored(ROWS.get(request.endpoint, USUAL_ROWS) + 2 * body)
