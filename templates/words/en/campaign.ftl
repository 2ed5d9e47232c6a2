# A campaign: games for points one after another, on pages and in letters.

campaign-title = Campaign to { $target } { $target ->
    [one] point
   *[other] points
}
campaign-length = It’s a campaign: about { $least } to { $most } games one after another, until somebody has { $target ->
    [one] 1 point
   *[other] { $target } points
}. Everybody keeps their seat.
campaign-of = Game { $number } of a campaign to { $target } points
campaign-number = Game { $number } of the campaign
campaign-titled = { $campaign } – { $title }
campaign-link = The whole campaign
campaign-standing = Points
campaign-games = The games
campaign-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
campaign-before = Earlier games
campaign-game = Game { $number }
campaign-won = { $winners }: { $reason }
campaign-drawn = Nobody won it.
campaign-in-play = It’s being played.
campaign-broken-off = It was called off.
campaign-in-course = Game { $number } is being played.
campaign-final-battle = In the final battle: { $seats }.
campaign-between = The next game begins in a moment.
campaign-ended = The campaign is over.
campaign-stalled = The next game couldn’t begin yet; the host knows. Once it begins, a letter brings you your new link.
campaign-called-off = This campaign was called off.
campaign-ends-with-it = The whole campaign ends with this game.
campaign-over = { $winners_count ->
    [one] The campaign is over. { $winners } wins!
   *[other] The campaign is over. { $winners } share the victory!
}
campaign-over-you = You’ve won the campaign. Congratulations!
campaign-over-you-shared = You share the victory in the campaign. Congratulations!
campaign-next = Game { $number } has begun. Everybody keeps the same seat. You play with this link; keep it to yourself:
campaign-next-by-letter = Game { $number } has begun. Your link to it came by letter.
campaign-next-button = To your game { $number }
campaign-next-commitment = Shuffle check code of that game (SHA-256): { $commitment }
campaign-certificate = Certificate for the campaign’s winner
campaign-poster = Poster of the campaign
campaign-again = Another campaign?

letter-over-subject-ahead = Game { $number } of the campaign is over: you lead with { $points } ({ $target } to win)
letter-over-subject-level = Game { $number } of the campaign is over: you share the lead with { $points } ({ $target } to win)
letter-over-subject-behind = Game { $number } of the campaign is over: you have { $points }, the lead is { $most } ({ $target } to win)
letter-campaign-subject = { $outcome }
letter-next-subject = Game { $number } of the campaign has begun
letter-stalled-subject = Game { $number } of the campaign couldn’t begin
letter-stalled-intro = Game { $number } of your campaign should have begun automatically, but something went wrong on the server. Nothing is lost: the points stand, and everybody has heard how the last game ended.
letter-stalled-again = The server keeps trying, each time after a longer pause; on your host’s page you can let it try at once.
stalled-help = If that doesn’t help, please tell the person who runs this server: the reason is in its log, under the game { $match }.
