# Everything to print: the page that offers it, and what the sheets of every game say.

paper-title = To print: { $game }
paper-link = Everything to print
paper-intro = Choose once; all sheets below are made that way. PDFs with embedded fonts.
paper-how = Paper, language, ink, names
paper-other = Beside it
paper-other-none = one language
paper-size = Paper
paper-ink = Ink
paper-ink-colour = colour
paper-ink-grey = grey
paper-ink-low = as little as possible
paper-ink-stark = black and white, high contrast
paper-large = large print
paper-duplex = Backs
paper-duplex-none = folded over
paper-duplex-long = printed, pages turned by the long edge
paper-duplex-short = printed, pages turned by the short edge
paper-card = Size
paper-card-poker = 63 × 88 mm, poker
paper-card-mini = 44 × 68 mm, mini
paper-card-wallet = 51 × 76 mm, wallet
paper-right = Back is too far right by (mm)
paper-up = Back is too high by (mm)
paper-measured = with a test page that measures your printer
paper-no-offset = A number up to { $most } belongs here, in millimetres, with or without a minus.
paper-unprintable = Our fonts can’t print every character in { $names }. On paper those characters are left out, with ★ where nothing is left. You can spell a name differently for printing.
paper-joined = boards at full size, on several pages to be joined
paper-players = Players
paper-players-any = any number
paper-names = Names, one per line
paper-show = Show the sheets
paper-sheets = The sheets
paper-tonight = Everything ticked, in one PDF
paper-tonight-about = { $count ->
    [one] With 1 reference card.
   *[other] With { $count } reference cards, one for each player.
}
paper-tonight-take = for tonight
paper-played = Made for your options
paper-read = read it as a page
paper-same = Your sheet is up to date ({ $sheet }).
paper-changed = What this sheet says has changed since yours was printed ({ $sheet }).
paper-again = Print it again
paper-ways = Available: { $ways }.
paper-way-players = for your number of players
paper-way-names = with names
paper-way-large = in large print
paper-way-other = in two languages
paper-way-card = in three sizes
paper-way-duplex = on both sides
paper-way-joined = at full size, on several pages
paper-codes = Seat cards with codes, and the sheet that lays a running game out, are on the pages of a match and of a table.

paper-aid = Reference card
paper-aid-about = How it goes, what each card does, how it ends.
paper-cards = Reference cards to cut out
paper-cards-about = The same on cards, to be folded over or printed on both sides.
paper-score = Score sheet
paper-score-about = Fill in with a pencil.
paper-pad = Score pad
paper-pad-about = Columns and lines for any kind of points.
paper-marks = Score sheet for a photo
paper-marks-about = Circles to fill in with a pencil; one photo brings the numbers onto the score pad.
paper-marks-rule = In each row, fill in one circle of the upper line for the tens and one of the lower line for the units; − makes the number negative. Keep the four black corners clear.
paper-photo = Result for a photo
paper-photo-about = Circles for the end of this game; one photo brings its result to a table with phones.
paper-photo-title = { $game }: the result, for a photo
paper-seats = Name tents
paper-seats-about = Fold them and stand them on the table; each shows its player’s symbol.
paper-tokens = Markers
paper-tokens-about = Paper tokens for those that were lost.
paper-rulings = Rulings
paper-rulings-about = What the rulebook leaves open, and how it is played.

# --- on the sheets ---

paper-of = { $game }.
paper-agreed = Played with: { $options }.
paper-made = Staffetta { $release }, { $date }.
paper-by = Staffetta { $release }.
paper-page = { $paper }, page { $page }/{ $pages }, print at 100 %.
paper-scored = { $game }: score sheet
paper-final = { $game }: final score
paper-player = Player
paper-total = In all
paper-number = No.
paper-cut = Cut along the marks, fold at the dashes, glue.
paper-measure = To measure a printer
paper-measure-about = Print this page and the next on the two sides of a sheet, and hold it against the light, this side towards you. Read where the cross of the back meets the scale, in millimetres; each line is { $step } mm. Choose these two numbers, and every back lies right behind its front.
paper-tokens-title = { $game }: markers
paper-tokens-count = How many
paper-tokens-rule = Each is { $size } mm across. Glue the page on cardboard before you cut.
paper-cards-title = { $game }: reference cards
paper-seats-title = { $game }: names
paper-seats-watch = Scan this code to see how it stands.
paper-goes-on = { $heading } ({ $number })
paper-fits = What fits on it
paper-join = How the parts are joined
paper-join-cut = Cut each part along the edges with the scissors; all other edges stay as they are.
paper-join-lay = Lay it over the { $lap } mm of the part before it, as far as the dashed line, and glue it there.
paper-join-check = The drawing must line up across the joint. If it doesn’t, the pages were scaled when printed: measure the ruler.
paper-join-part = part { $number }/{ $count }

# --- a finished game ---

keepsake-result = Score sheet of this game, filled in
keepsake-poster = Poster of this game
keepsake-numbers = The numbers on the board show where each event happened; those under the chart show when.
keepsake-certificate-link = Certificate for the winner
keepsake-certificate = Certificate
keepsake-awarded = Awarded to
keepsake-won = for winning the game { $game }.
keepsake-won-campaign = for winning a campaign to { $target ->
    [one] 1 point
   *[other] { $target } points
}: { $game }.
keepsake-day = Date
keepsake-place = Place
