# --- verify: which code it was
verify-code = Shuffle check code of this file: { $code }
verify-words = The server’s word and the words of { $count } players make this secret. The server’s word was fixed before anybody joined; its code, which was in the invitations: { $code }
verify-compared = It is the code that you gave, so these are the shuffles fixed before the first turn.
verify-not_compared = It was compared with nothing: anyone who makes up a file can make up its code. Compare it with the one in the small print of your first letter of this game, or give that one with --fingerprint CODE.
verify-other_code = This is another game: the file’s shuffle check code is { $code }, yours is { $given }.
verify-not_a_code = A shuffle check code has 64 digits from 0 to 9 and a to f. It stands in the small print of your letters.

# --- person: what is kept of somebody, told or erased
letter-left-intro = { $name } has left this server for good, and their name and address were erased. The default move is made in that seat at once, so that nobody has to wait. On your host’s page you can give the seat to somebody else, or to a bot where the game has one:
person-unknown = Nothing is stored here about { $address }.
person-sure = Everything that names or reaches { $address } will be erased; the moves stay, without a name. This cannot be undone. To confirm, type the address again:
person-erased = Erased. Seats: { $seats }, of these in open matches: { $open }; letters in the mail folder: { $files }. Backups made before still hold the person.
person-stays = What stays: the moves, without a name; letters in the mailboxes of others; and names typed at tables and in seasons, which have no address. To remove such a name too, add --name NAME.
person-unnamed = { $count ->
    [one] The name was removed from { $count } place at tables and in seasons.
   *[other] The names were removed from { $count } places at tables and in seasons.
} What stays: the moves, without a name, and letters in the mailboxes of others.
person-copies = These older copies of the database still hold the address: { $files }. Delete them when you no longer need them.
person-shown = { $count ->
    [one] One match.
   *[other] { $count } matches.
  }{ $status ->
    [barred] {" "}You barred this address: it can’t be invited.
    [unwilling] {" "}This address asked for no invitations.
   *[none] {""}
  }
person-barred = { $address } can’t be invited, host or apply for a seat any more. Games that it’s in go on.
person-lifted = { $address } is no longer barred.
person-merge-sure = All seats move from { $former } to { $address } and get new links; the old ones end. To confirm, type the first of these addresses again:
person-merged = { $count ->
    [one] One seat has moved to { $address }, with a new link.
   *[other] { $count } seats have moved to { $address }, with new links.
  }
person-new-links = { $count ->
    [one] One letter with a new link is on its way.
   *[other] { $count } letters with new links are on their way.
  }
