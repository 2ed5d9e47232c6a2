# Everything to print: the page that offers it, and what the sheets of every game say.

paper-title = To print: { $game }
paper-link = Everything to print
paper-intro = Choose once; all sheets below are made that way. Each is a PDF, with fonts in it.
paper-how = Paper, language, ink, names
paper-language = Language
paper-other = Beside it
paper-other-none = one language
paper-size = Paper
paper-ink = Ink
paper-ink-colour = colour
paper-ink-grey = grey
paper-ink-low = as little as possible
paper-ink-stark = black and white, for weak eyes
paper-large = large print
paper-duplex = Backs
paper-duplex-none = folded over
paper-duplex-long = printed, pages turned by the long edge
paper-duplex-short = printed, pages turned by the short edge
paper-card = Size
paper-card-poker = as playing cards: 63 × 88 mm
paper-card-mini = small: 44 × 68 mm
paper-card-wallet = for a wallet: 51 × 76 mm
paper-right = Back lies to the right, mm
paper-up = Back lies higher up, mm
paper-joined = boards at full size, on several pages to be joined
paper-players = Players
paper-players-any = any number
paper-names = Names, one a line
paper-show = Show the sheets
paper-sheets = The sheets
paper-played = Made for what you play with
paper-read = read as a page
paper-ways = Can be had: { $ways }.
paper-way-players = for so many players
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
paper-score-about = To fill in by pencil.
paper-pad = Score pad
paper-pad-about = Columns and lines for any kind of points.
paper-seats = Name tents
paper-seats-about = To be folded and stood on the table, with the signs of the seats.
paper-tokens = Markers
paper-tokens-about = Paper tokens for those that were lost.
paper-rulings = Rulings
paper-rulings-about = What the rulebook leaves open, and how it is played.

# --- on the sheets ---

paper-of = { $game }.
paper-agreed = Played with: { $options }.
paper-made = Staffetta { $release }, { $date }.
paper-by = Staffetta { $release }.
paper-page = { $paper }, page { $page }/{ $pages }, to be printed at 100 %.
paper-scored = { $game }: score sheet
paper-final = { $game }: final score
paper-player = Player
paper-total = In all
paper-number = No.
paper-cut = Cut along the marks, fold at the dashes, glue.
paper-measure = To measure a printer
paper-measure-about = Print this page and the next on the two sides of a sheet, and hold it against the light, this side towards you. Read where the cross of the back meets the scale, in millimetres; each line is { $step } mm. With these two numbers chosen, backs come to lie behind their fronts.
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
paper-join-check = The drawing must go on over the joint. If it does not, the pages were scaled in printing: measure the ruler.
paper-join-part = part { $number }/{ $count }

# --- a finished game ---

keepsake-result = Score sheet of this game, filled in
keepsake-poster = Poster of this game
keepsake-numbers = The numbers stand where it happened on the board, and when under the chart.
keepsake-certificate-link = Certificate for the winner
keepsake-certificate = Certificate
keepsake-awarded = This certifies that
keepsake-won = has won the game { $game }.
