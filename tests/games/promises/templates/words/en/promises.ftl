# Promises: the words of the game. The cards are in deck.ftl, what all games say in turns.ftl.

game-title-promises = Promises
game-short-promises = Promises
game-about-promises = Say how many tricks you will take, then take just as many: no more, no fewer.

option-free_last = Free last promise
option-free_last-about = The promises may add up to the number of tricks.
option-free_last-rule = The last to speak may say any number.

phase-promise = Promises
phase-play = Tricks
prompt-promise = How many tricks do you promise to take?
prompt-play = Which card do you play?
waiting-promise = Waiting for { $seats } to make a promise.
waiting-play = Waiting for { $seats } to play a card.

group-promises = Your promise
group-cards = Play a card
action-promise = { $count ->
    [0] No tricks
    [one] 1 trick
   *[other] { $count } tricks
}
action-play = Play the { $card }
ask-promise = { $count ->
    [0] You promise to take no tricks in this deal.
    [one] You promise to take exactly 1 trick in this deal.
   *[other] You promise to take exactly { $count } tricks in this deal.
}
ask-play = You play the { $card }.

event-dealt = Deal { $deal }: { $count ->
    [one] 1 card
   *[other] { $count } cards
} each. The { $card } is turned up, so its suit is trumps. { $seat_is ->
    [you] You begin.
   *[other] { $seat } begins.
}
event-hand = Your cards: { $cards }.
event-promised = { $seat_is ->
    [you] You promised { $count ->
        [0] no tricks
        [one] 1 trick
       *[other] { $count } tricks
    }.
   *[other] { $seat } promised { $count ->
        [0] no tricks
        [one] 1 trick
       *[other] { $count } tricks
    }.
}
event-played = { $seat_is ->
    [you] You played the { $card }.
   *[other] { $seat } played the { $card }.
}
event-took = { $seat_is ->
    [you] You took the trick with the { $card }.
   *[other] { $seat } took the trick with the { $card }.
}
event-scored = Points for promises kept: { $points }.
reason-most_points = most points

table-deal = Deal { $deal }.
table-trump_card = Trumps are the suit of the { $trump_card }.
table-leads = leads
table-card = Card
table-promised = Promised
table-taken = Taken
table-points = Points

aid-turn =
    <b>Deal.</b> There are as many deals as players. In the first, everybody gets five cards; in each later one, one card fewer. The next card is turned up: its suit is trumps.
    <b>Promise.</b> One after another, all say how many tricks they will take. The last to speak may not make the promises add up to the number of tricks.
    <b>Play.</b> Whoever spoke first leads a card. The others follow suit if they can; if not, they play what they like.
    <b>Take.</b> The highest trump takes the trick; without trumps, the highest card of the suit led. Whoever takes it leads next. Aces are high.
aid-end =
    <b>Points.</b> A promise kept is worth three points, and one more for each trick. One trick too many or too few: no points.
    <b>Next deal.</b> The player on the left speaks and leads first.
    <b>The end.</b> After the last deal, most points win. Ties are shared.
