# Matches in which nobody knows who sits where until the end.

anonymous = Names hidden until the end
anonymous-about = Players go by the signs of their seats, and seats are shuffled when all have joined. The last letter says who was who. Every hour counts, since nights would give away time zones.
new-anonymous = Hide who’s who until the end (nights count, too)
new-talk-names = Talk and names
problem-anonymous_few = With fewer than { $least } people everybody would know who’s who.
problem-anonymous_campaign = Names can’t stay hidden in a campaign. Choose a single game, or show the names.
problem-anonymous_clock = Deadlines at nine in the evening, or without nights and days off, would give away in which time zone each player is. Choose a number of hours without them.
problem-anonymous_season = A season lists its games with names. Set this game up outside of it; when it’s over you can add it.
host-cannot-anonymous = That would show who sits where, and this game hides it until the end.
host-names-hidden = You don’t see here who sits where until the game is over. An absent player’s seat can go to a bot if the game has one.
ours-refused-anonymous = This game hides its players’ names until the end. Add it when it’s over.
letter-names-title = Who was who
names-of-sign = { $sign }: { $name }

# --- the signs of seats, as names
seat-sign-0 = Circle
seat-sign-1 = Square
seat-sign-2 = Triangle
seat-sign-3 = Diamond
seat-sign-4 = Cross
seat-sign-5 = Star
