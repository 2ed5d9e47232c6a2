"""The cost class of each endpoint, and the rate limit of the expensive ones.

- cheap: a small and bounded amount of work;
- counted: the endpoint itself counts its requests (limits: service/installation/limits.py);
- expensive: a replay, a long page or a drawn sheet; this module counts the requests.
"""

from typing import Literal

from flask import request

from service.web import rate_limits

Cost = Literal["cheap", "counted", "expensive"]

VIEWS = """
    calendar.feed campaign.watch_campaign companion.log keeper.tell mine.kept own_rebuild.own
    rebuild.watch season.play season.play_file season.season_file seat.log table.export table.feed
    table.log table.watch table_keepsakes.bgstats_file
""".split()
SHEETS = """
    campaign.certificate campaign.poster
    companion.cards keepsakes.certificate keepsakes.poster keepsakes.result
    match_sheets.draw_of_match match_sheets.draw_set_of_match match_sheets.read_of_match
    own_rebuild.own_sheet rebuild.watch_sheet seat.card seat_sheets.draw_of_seat
    seat_sheets.draw_set_of_seat seat_sheets.read_of_seat sheets.draw_set table_sheets.draw_of_table
    table_sheets.draw_set_of_table table_sheets.read_of_table
    table_keepsakes.certificate table_keepsakes.poster table_keepsakes.result
""".split()
# By endpoint: the limit against which every request is counted.
EXPENSIVE = {
    **dict.fromkeys(VIEWS, "views"),
    **dict.fromkeys(SHEETS, "sheets"),
    "table.moment": "moments",
}
WHEN_DRAWN = ("sheets.draw", "sheets.picture")  # drawn sheets are cached: the limit counts drawings
COUNTED = """
    again.begin api.create companion.claim companion.enter companion.free companion.name
    host.begin_next host.bot host.call_off host.close_link host.give_longer host.go_on_at_table
    host.invite host.leave_open host.make_open_link host.nudge host.replace host.resend host.pause
    host.resume host.hand_over host.keep_hosting table_title.change
    host.send_link host.take_back
    match_in_season.keep_match leaving.act mine.leave mine.send new.create_match open_link.ask
    season.add season.make_one season.make_two season.rename season.renew season.take_out
    season_new.begin table_api.claim table_api.enter table_api.free table_api.open_table
    table_by_mail.freeze table_by_mail.say_mail table_in_season.keep_table table_join.join
    table_links.renew table_new.open_table trial.begin season_import.put table_evening.delete_photo
    api.say talk.say deals.deal api.deal table_evening.keep table_next.begin season_result.put
    season.delete_photo word.test
""".split()
CHEAP = """
    address.act address.ask address.ask_decline address.ask_letters address.decline
    address.end_letters again.ask api.act api.look api.openapi api.read_deals api.read_talk
    build.build build.plan companion.ask_free companion.ask_name companion.for_all
    companion.manifest companion.state companion.table deals.read_deals health.alive health.numbers
    health.ready home.front host.ask_bot host.ask_call_off host.ask_close_link host.ask_hand_over
    host.ask_invite host.ask_keep_hosting host.ask_link host.ask_longer host.ask_next host.ask_nudge
    host.ask_open host.ask_open_link host.ask_pause host.ask_replace host.ask_resend host.ask_resume
    host.ask_table host.ask_take_back host.overview hosting.act hosting.ask keeper.ask keeper.enter
    leaving.ask mailbox.answer mailbox.body mailbox.index mailbox.letter match_in_season.ask_match
    match_sheets.offer_of_match mine.ask mine.ask_calendar mine.ask_leave mine.ask_never mine.games
    mine.set_calendar mine.set_never new.new_match new.sent newcomer.ask newcomer.ask_letters
    newcomer.end_letters newcomer.take nudge.act nudge.ask open_link.look orders.cancel orders.give
    orders.look orders.look_at_line orders.overview pictures.of_game pictures.of_letter
    player_time.announce player_time.ask_time player_time.come_back player_time.set_time
    privacy.show push.worker replies.ask replies.confirm rulings.show season.ask_add
    season.ask_apart season.ask_name season.ask_out season.ask_people season.ask_photo
    season.ask_renew season.geek season.new_match season.new_table season.overview season.play_photo
    season_import.ask_import season_new.new_season season_result.ask_result seat.ask
    seat.ask_decline seat.ask_join seat.ask_letters seat.ask_never seat.ask_settings seat.code
    seat.come_back seat.decline seat.join seat.play seat.set_letters seat.set_never
    seat.set_settings seat.table seat.turn seat_settings.ask_address seat_settings.ask_handover
    seat_settings.ask_host seat_settings.ask_link seat_settings.ask_note
    seat_settings.change_address seat_settings.hand_over seat_settings.keep_note
    seat_settings.send_host seat_settings.take_link seat_sheets.offer_of_seat sheets.data
    sheets.font sheets.icon sheets.offer sheets.read static styles.style_sheet table_api.look
    table_by_mail.ask_freeze table_by_mail.ask_mail table_evening.ask_evening table_evening.photo
    table_in_season.ask_table table_join.ask_join table_links.ask_renew table_new.new_table
    table_new.worker table_next.ask_next table_sheets.offer_of_table table_title.ask_title
    talk.read_talk trial.ask undo.ask undo.ask_consent undo.ask_refusal undo.ask_wish undo.consent
    undo.refuse undo.take_back undo.wish votes.answer votes.ask votes.ask_answer votes.propose
    word.add word.ask_word word.choose_letters word.choose_mail word.remove word.subscribe
""".split()


# Bytes that a request adds to the database besides its own text. An entry adds the least;
# a new game adds seats, links and letters.
USUAL_ROWS = 4096
ROWS = {
    "companion.enter": 1024,
    "table_api.enter": 1024,
    "api.create": 16384,
    "new.create_match": 16384,
    "again.begin": 16384,
    "host.begin_next": 16384,
    "table_by_mail.freeze": 65536,
}


def of_endpoint(endpoint: str) -> Cost:
    """Return the cost class of an endpoint; raises LookupError unless it has exactly one."""
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
    """Count a request to an expensive endpoint before its view runs; raises TooManyRequests.

    For a POST request, an upper bound of the bytes that it can store is counted too.
    """
    endpoint = request.endpoint or ""
    what = EXPENSIVE.get(endpoint)
    if what:
        rate_limits.count_often(what)
    if endpoint and request.method == "POST":
        body = min(request.content_length or 0, rate_limits.LARGEST_BODY)
        rate_limits.count_stored(ROWS.get(endpoint, USUAL_ROWS) + 2 * body)
