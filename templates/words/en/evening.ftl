# The end of an evening with the real box: the next game, what is kept, a season's other plays.

next-again = Play it again
next-other = Another game
next-title = What’s next?
next-text = Everyone keeps their phone and seat: nobody has to scan again, and the big screen turns to the new game, too.
next-wait = Keep this page open: when the host starts the next game, it comes up here, and the seat is still yours.
next-former = The game before: { $game }

# --- the count, and what is kept
evening-count = The count
evening-skip = Skip to the winner
evening-title = Photo and place
evening-text = Only you and the phones that have a seat see the photo. We store it small and without the camera’s data such as the location, and delete it after 400 days, or whenever you like. The place goes on the certificate, the poster and the file for BG Stats.
evening-place = Where did you play?
evening-photo = A photo of the evening
evening-photo-other = Another photo
evening-photo-alt = The evening at the table
evening-button = Keep
evening-delete = Delete the photo
photo_unreadable = We can’t read that file as a photo. JPEG, PNG and WebP work.
photo_too_large = That picture is too large. Try one with fewer pixels.

# --- the table goes on by mail
evening-by_mail = On by mail

# --- plays from BG Stats
import-title = Plays from BG Stats
import-intro = In BG Stats, share a play or several, and choose the file here. You’ll see what’s in it before anything is counted.
import-file = The file (.bgsplay)
import-look = Look inside
import-found = { $count ->
    [0] There’s nothing new in this file.
    [one] One play to count in this season:
   *[other] { $count } plays to count in this season:
}
import-counted = { $count ->
    [one] One play is here already and won’t be counted twice.
   *[other] { $count } plays are here already and won’t be counted twice.
}
import-unread = { $count ->
    [one] One play can’t be read.
   *[other] { $count } plays can’t be read.
}
import-people = Who’s who in this season?
import-newcomer = somebody new
import-button = { $count ->
    [one] Count it
   *[other] Count all { $count }
}
not_a_shared_file = That isn’t a file that BG Stats has shared.
too_many_plays = That file has more than 200 plays. Share fewer at a time.
no_plays = There’s no play in that file that we can read.
