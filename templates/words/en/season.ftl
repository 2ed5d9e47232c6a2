# A season: all that the same people play with each other, by mail and with the real box, on one page.

# --- beginning one
home-ours = Keep a season
home-ours-text = Do you keep playing with the same people? One page counts it all: games by mail, evenings with the real box, and what each of you plays alone.
ours-new-title = A season of yours
ours-new-intro = One page for everything you play with each other, by mail and with the real box: who leads, every result, who finished ahead of whom.
ours-new-called = What you call it
ours-new-usual = Our season
ours-new-button = Begin the season

# --- from the page of a game
ours-keep = Count this game in a season
ours-keep-another = Count it in another season
ours-counted = Counted in { $title }
ours-keep-title = Count this game in a season
ours-keep-intro = A season is one page for everything you play with the same people. All games of a campaign, and a game that moves between table and mail, are counted automatically.
ours-keep-new = A new season
ours-keep-there = A season that you have
ours-keep-link = Your link to the season’s page
ours-keep-link-hint = The whole address, as the browser shows it when you open the season. It has to be the link that can change the season.
ours-keep-button = Count the game there
ours-kept = This game counts in the season now.
ours-kept-open = Open the season
ours-kept-back = Back to the game

# --- the page itself
ours-standings = Standings
ours-played = { $plays ->
    [one] 1 game
   *[other] { $plays } games
}
ours-won = { $wins ->
    [0] no win
    [one] 1 win
   *[other] { $wins } wins
}
ours-medal-1 = gold
ours-medal-2 = silver
ours-medal-3 = bronze
ours-rule = 1 point for each game, 1 more for each player you finish ahead of, ½ for each one you share your place with. Bots don’t count.
ours-rule-campaign = A campaign also counts once as a whole, when it’s over.
ours-empty-title = Nothing is counted here yet
ours-empty-host = Begin a game from here, or add one you’re already playing. Once it’s over, the standings appear.
ours-empty-watcher = Once a game is over, the standings appear here.
ours-nothing-so = No games match.
ours-open = In progress
ours-turn = Whose turn it is: { $names }
ours-status-proposed = not confirmed by its host yet
ours-status-inviting = waiting for answers
ours-status-running = in play
ours-status-open = in play
ours-status-frozen = goes on by mail
ours-status-over = over
ours-mail = by mail
ours-table = at the table
ours-results = Results
ours-earlier = Earlier results ({ $count })
ours-won-together = They won together.
ours-lost-together = They lost together.
ours-won-alone = Won.
ours-lost-alone = Lost.
ours-broken-off = Broken off. It brings nobody any points.
ours-no-winner = No winner is known. It brings nobody any points.
ours-drawn = A draw, by agreement. It brings nobody any points.
ours-winner = winner
ours-by-game = Points by game
ours-streaks = Wins in a row
ours-streak = { $longest } in a row
ours-streak-now = { $now } at the moment
ours-before = Who finished ahead of whom
ours-before-how = Each row says how often that player finished ahead of each of the others.
ours-alone = Played alone
ours-best = Best
ours-mean = Average
ours-last = Last time
ours-when = { $score } ({ $day })
ours-filter = By year or game
ours-year = Year
ours-every-year = all years
ours-every-game = all games
ours-filter-button = Show these

# --- one result, and taking it along
ours-play-title = { $game }, { $day }
ours-watch = The whole game
ours-take = Export
ours-bgstats = File for BG Stats
ours-bgstats-how = Open the file on the phone that has BG Stats. Opening it again adds nothing twice.
ours-me = Which one you are
ours-me-nobody = not said
ours-geek = As text for BoardGameGeek
ours-geek-how = Copy it into the comment of a play, or into a geeklist.
ours-geek-link = Text for BoardGameGeek
ours-export-about = From the season { $title }
ours-place-mail = By mail
ours-place-table = At the table

# --- what its host may do
ours-host = For you as the host
ours-secret = Keep the address of this page: there’s no other way back. Anyone who has it can change the season.
ours-share = For everybody else
ours-share-how = This link shows the page and changes nothing. Send it to the others.
ours-share-gone = The service has been given a new key since this link was made, so we can’t show it again. People who have it can go on using it; if you make a new one, it stops working.
ours-renew-watch-title = A new link for the others?
ours-renew-watch-text = Has the link got into the wrong hands? The old one stops working, and you send the new one to whoever should have it. The season stays as it is.
ours-renewed-watch = There’s a new link for the others. Send it to them: the old one no longer works.
error-ended-season-watch = The host of this season has made a new link, and this one no longer works. Ask the host for the new one: all results are still there.
error-ended-season-host = The host’s page of this season has a new link, and this one no longer works. It is on the device where it was made; the season is as it was.
ours-new-table = New table
ours-new-match = New game by mail
ours-counts-in = This game will be counted in the season { $title }.
result-title = Enter a result
result-intro = For a game that you’ve already played. It counts like every other.
result-day = Day
result-people = Who played
result-points = Points
result-won = won
result-together = Against each other, or together?
result-together-no = Against each other
result-together-teams = In teams
result-together-won = Together, and won
result-together-lost = Together, and lost
result-won-how = If you enter points, you needn’t tick who won. For teams, tick everyone on the winning team. Leave rows empty that you don’t need.
result-venue = Place (optional)
result-note = Note (optional)
result-photo = Only this season’s host sees the photo. We store it small and without the camera’s data such as the location, and delete it after 400 days, or whenever you like.
result-button = Count it
problem-result_people = Enter at least one player.
problem-result_day = Enter today or an earlier day.
problem-result_points = Enter whole numbers for all players, or no points at all.
problem-result_winner = Enter points, or tick who won.
ours-add = Add a game
ours-add-title = Add a game to the season
ours-add-link = The host’s link of the game
ours-add-hint = For a game by mail, it was in the host’s letter. For a table, it’s the address of the page with the codes. Anyone who has it counts as the host and can add the game.
ours-add-button = Add it
ours-out = Take it out of the season
ours-out-title = Take { $game } out of the season?
ours-out-text = It no longer counts here; the game itself stays as it is. You can add it again.
ours-out-button = Take it out
ours-people = Who is who
ours-people-text = The same name is the same person. If somebody goes by two names, or by another one from now on, say so here.
ours-people-who = This name
ours-people-also = is the same person as
ours-people-called = or is now called
ours-people-button = Save
ours-people-joined = { $name } is counted as { $former }
ours-apart-title = Count { $name } separately again?
ours-apart-button = Count separately
ours-name = Rename the season
ours-not-host = This link shows the season and can’t change it.

# --- what cannot be done
ours-refused-no_link = That isn’t a host’s link. It has /h/ or /t/ in it.
ours-refused-no_such_game = No game has this host’s link. Copy the whole address.
ours-refused-not_its_host = This link opens the table, but it isn’t its host’s.
ours-refused-full = This season is full. Begin another one.
ours-refused-no_such_group = No season has this link. It has /g/ in it; copy the whole address.
ours-refused-watching = This link shows the season and can’t change it. You need the other one.
ours-refused-no_such_name = Nobody in this season goes by that name.
ours-refused-same_already = That’s the same person already.
ours-refused-played_together = These two have played against each other, so they can’t be one person.
ours-refused-too_many = That’s too many names for one person.
