# Privacy: who runs the service, what is kept, and how people leave.

site-privacy = Privacy
privacy-title = Privacy
privacy-lead = Staffetta keeps only what your games need. Nobody earns anything from it: there are no ads, and nobody follows you around.
privacy-who = Whom to ask
privacy-contact = Ask about anything on this page here:
privacy-no-contact = The friend who runs this service hasn’t left a contact here yet. Ask the host of your game: they know who it is.
privacy-kept = What’s kept, and for how long
privacy-kept-matches = Your name, e-mail address and language, and your moves in each match. They stay when the match is over, so that you can look at it again. If you delete yourself, the moves stay without your name, because they’re part of the others’ game too.
privacy-kept-letters = A note about each letter (when it was written, and if it arrived): { $days ->
    [one] { $days } day
   *[other] { $days } days
} after its match ends.
privacy-kept-files = The letters themselves, which are files here and don’t go through a mail server: { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
privacy-kept-copies = A copy of the database that’s made before an upgrade or a restore: { $days ->
    [one] { $days } day
   *[other] { $days } days
}. Other backups are up to the friend who runs this service.
privacy-kept-unconfirmed = Names and addresses in a match that its host never confirmed: { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
privacy-kept-newcomers = A request for an open seat: { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
privacy-kept-trials = A trial against bots, which has neither your name nor your address: { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
privacy-kept-empty = A table or a season with no game in it: { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
privacy-kept-unfinished = A table that was left in mid-game: { $days ->
    [one] { $days } day
   *[other] { $days } days
}. Finished ones stay.
privacy-kept-evenings = The place and the photo of an evening: { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
privacy-kept-counters = Codes computed from e-mail addresses and networks, so that nobody can flood you with letters: at most { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
privacy-kept-never = If you never want to be invited again, a code computed from your address, until you change your mind.
privacy-not = What isn’t kept
privacy-not-text = No passwords, and nothing from other websites: each page comes from this service alone. The only cookies remember your language and your phone’s seat at a table.
letter-fine-privacy = Privacy:
