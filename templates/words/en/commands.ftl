# The command line.

cli-no-such-match = There is no match { $match } here.
cli-no-such-sheet = This game has no such sheet. Possible: { $takes }.
cli-no-state = The match { $match } cannot be read, not even from its moves.
cli-no-installation = There’s no Staffetta installation in { $folder }, and this command doesn’t make one. Run it with your service’s settings, above all STAFFETTA_DATA; or start an installation with “staffetta serve”.
cli-no-key = The secret key of the installation in { $folder } is missing. Put the file secret-key back from a backup, or set STAFFETTA_SECRET_KEY as your service has it.
cli-no-replaced = The files in { $folder } were replaced while the service ran, and it still has the former ones open. It takes no moves, and this command did nothing. Put the former files back. Or stop the service, run “staffetta restored”, which tells players about lost moves, and start it again.
cli-no-file = There’s no file { $file }.
cli-bad-address = { $address } isn’t an e-mail address.
cli-unsure = Nothing was done: there’s nobody here to ask. If you’re sure, add --yes.
cli-not-sure = That isn’t the same; nothing was done.
match-end-sure = Match { $match } will end without a result, and its players get a letter. This can’t be undone. To confirm, type the id of the match again:
match-ended = Match { $match } has ended without a result; its players get a letter.
match-hosted = { $name } is the host of match { $match } now; everybody in it gets a letter.
match-address = Letters for { $name } go to { $address } now. Earlier links to this seat have ended, and a new one is on its way.
match-new-links = { $name } gets a new link by letter; earlier ones have ended.
match-no-seat = Match { $match } has no such seat. Its seats have the numbers 0 to { $last }; “staffetta match { $match } show” lists them.
match-cannot-over = This match is over.
match-cannot-nobody_there = This isn’t possible: the match isn’t open, or nobody plays in that seat now.
match-cannot-nothing_to_send = There’s nobody in that seat who could get a link.
config-environment = from the environment
config-file = from the file { $file }
config-default = default
healthcheck-none = No answer from a service at { $at }: { $why }
healthcheck-failed = The service can’t do its work: { $checks }
healthcheck-warning = Warning: { $warning }
cli-unreadable = { $file } cannot be read as text.
cli-unreachable = The mail server cannot be reached: { $why }. The letters wait.
cli-misfits = { $count ->
    [one] One match no longer fits the rules.
   *[other] { $count } matches no longer fit the rules.
}
cli-print-needs = Say which sheet of which game and into which file: GAME --sheet SHEET --out FILE.pdf. GAME --list names the sheets. --all --out FOLDER makes every sheet of every game, GAME --all of one; options, data and a number of players go with a game.

verify-good = Every move follows the rules and the result is right; moves: { $moves }. The secret in the file fits its shuffle check code.
verify-table_end = The end was played at a table with the real box, and isn’t in this file: the moves by mail lead up to it, but the result can’t be checked. Moves by mail: { $moves }. The secret in the file fits its shuffle check code.
verify-agreed_end = The players agreed on a draw: the moves lead up to it, but no move proves the agreement. Moves: { $moves }. The secret in the file fits its shuffle check code.
verify-unfinished = Unchanged; moves: { $moves }. The shuffles can be checked when the game is over.
verify-called_off = Unchanged; moves: { $moves }. The game was called off, so its secret stays hidden and its shuffles can’t be checked.
verify-table = Every entry is unchanged and was legal; entries: { $entries }, taken back: { $undone }.
verify-entry_changed = Entry { $number } was changed: its seal does not fit.
verify-entry_impossible = Entry { $number } is not possible: { $action }
verify-not_json = This is not an exported match: it is not JSON.
verify-not_an_export = This is not an exported match.
verify-unknown_game = This match is of a game that is not known here.
verify-changed = The text was changed: its checksum does not fit.
verify-no_seed = The game is over, but its secret is missing.
verify-other_seed = The secret does not fit the published shuffle check code.
verify-other_words = The secret is not the one that the server’s word and the players’ words make.
verify-illegal_move = Move { $number } is not possible: { $action }
verify-other_result = The result is not what the moves lead to.

doctor-settings = Settings can be read; data folder { $folder }.
doctor-no-installation = There’s no installation in { $folder } yet. “staffetta serve” makes one.
doctor-no-key = The secret key is missing from { $folder }. Put the file secret-key back from a backup, or set STAFFETTA_SECRET_KEY. Otherwise the next start makes a new key, and the links in letters run out within 14 days.
doctor-no-replaced = The files in { $folder } were replaced while the service ran, and it still has the former ones open. It takes no moves. Put the former files back. Or stop the service, run “staffetta restored”, which tells players about lost moves, and start it again.
doctor-no-driver = The database is PostgreSQL, but its driver isn’t installed. Install psycopg, for example from deploy/requirements.lock.
doctor-database = The database answers, and its tables are up to date.
doctor-database-bad = The database does not answer ({ $why }). Check STAFFETTA_DATABASE_URL.
doctor-database-moved = This database was moved to another one. Set STAFFETTA_DATABASE_URL to that one.
doctor-database-unfinished = The move into this database isn’t finished. Run “staffetta move-database” again, with the settings of the old one.
doctor-read-only = Nothing can be written into { $folder }, so the database can’t be opened. The system makes a failing disk read-only: first copy everything onto another disk with “staffetta backup FILE”, then look at the system’s log.
doctor-schema-old = The tables are not those of this release. “staffetta serve” brings them up to date.
doctor-schema-newer = The tables are those of a later release ({ $version }). Install that release, or put back the copy of the file from before its upgrade (deploy/README.md).
doctor-writes = Moves and letters can be stored.
doctor-writes-bad = Nothing can be written ({ $why }), and until it can, no move is taken. Free some space, or see why the disk or the database is locked or read-only.
doctor-disk = Free space where the data is kept: { $free } MB.
doctor-disk-low = Little free space where the data is kept: { $free } MB. Make room before it runs out.
doctor-files = Database, letters and keys can be read by their owner alone.
doctor-files-open = Others can read what is kept here, for example { $file }. Restart the service as its own user, which closes them to others, or run “chmod -R go=” on { $folder }.
doctor-files-owner = { $file } belongs to another user than the folder it lies in, so the service may not be able to read it. As root, use chown to give it to the owner of { $folder }.
doctor-mail = The mail server answers.
doctor-mail-file = Letters are only written into { $folder }; none is sent.
doctor-mail-bad = Letters cannot be handed over: { $why }. Check STAFFETTA_MAIL_URL.
doctor-inbound-pipe = Replies come in through staffetta mail-in.
doctor-inbound-lmtp = Replies are taken by LMTP: { $at }.
doctor-inbound-bad-lmtp = No replies are taken by LMTP: { $at } ({ $why }). Start Staffetta, or free the port from another program.
doctor-inbound-imap = The mailbox with the replies can be read: { $at }.
doctor-inbound-bad-imap = The mailbox with the replies can’t be read: { $at } ({ $why }). Check STAFFETTA_INBOUND_URL.
mail-in-failed = The message couldn’t be stored: { $why }. Try again later.
doctor-sent = A letter to { $address } was taken: { $reply }.
doctor-sent-bad = The letter to { $address } was not taken: { $why }.
doctor-key = Every link in letters was made with the present secret key.
doctor-key-changed = Links that another secret key made still work: { $count }; days left at most: { $days }. If you didn’t change the key on purpose, put the old one back and start again.
doctor-key-bad = Links in letters that another secret key made than the one read here: { $count }. Run this with your service’s settings, or put the right key back.
doctor-letters = Letters waiting: { $waiting }; rejected: { $refused }.
doctor-letters-held = Letters waiting: { $waiting }; rejected: { $refused }. The mail server’s last reason: { $why }
doctor-ceilings = Used today: letters to strangers { $letters }/{ $letters_most }, stored { $megabytes }/{ $megabytes_most } MB. Trial games: { $trials }/{ $trials_most }.
doctor-ceilings-bad = Nearly used up for today: letters to strangers { $letters }/{ $letters_most }, stored { $megabytes }/{ $megabytes_most } MB. Trial games: { $trials }/{ $trials_most }. Anything beyond that is refused. A file named in STAFFETTA_LIMITS changes the ceilings.
doctor-clock = The clock last ran { $seconds } s ago.
doctor-clock-bad = The clock is not running. Start “staffetta serve” or “staffetta clock”.
doctor-clock-elsewhere = The clock ran { $seconds } s ago on another machine, { $machine }. If this is a copy of its data, start it here only after that service has stopped; otherwise letters go out twice.
doctor-tables = The log of every open table is as it was stored; tables in play in the last hour: { $count }.
prune-done = Deleted: letters of finished matches: { $letters }; files in mail/: { $files }; copies of the database: { $copies }; left tables: { $tables }; all of them older than this many days: { $days }.
prune-would = This would delete, and nothing was deleted yet: letters of finished matches: { $letters }; files in mail/: { $files }; copies of the database: { $copies }; left tables: { $tables }; all of them older than this many days: { $days }.
prune-sure = This can’t be undone. To confirm, type the age again, { $age }:
prune-not-days = needs a number of days from 1 to { $most }, as in 90d
doctor-kept = Days for which letters of finished matches, files in mail/ and copies of the database are kept (STAFFETTA_KEEP_DAYS): { $days }; left tables: { $left }. Due to be deleted: letters: { $letters }; files: { $files }; copies: { $copies }; tables: { $tables }.
doctor-tables-bad = The log of a table was changed or cannot be read: { $tables }. “staffetta replay” says what is wrong.
doctor-matches = Every running match can be read, and every move is as it was stored.
doctor-matches-bad = Cannot be read: { $matches }. Their players are told so; other matches go on. Put the rows back from a backup.
doctor-moves-bad = A stored move was changed: { $matches }. “staffetta replay” says which.
doctor-campaigns = No campaign has stalled.
doctor-campaigns-bad = { $count ->
    [one] One campaign has stalled: its next game cannot begin (tries: { $tries }). The log has the reason.
   *[other] { $count } campaigns have stalled: their next games cannot begin (tries: up to { $tries }). The log has the reasons.
}
doctor-waiting = Overdue decisions: { $decisions } (minutes at most: { $minutes }); replies to confirm: { $replies }; players we can’t reach: { $unreachable }.
doctor-reached = Limits reached, with the number of networks or addresses: { $limits }
doctor-reached-none = Nobody has reached a limit.
doctor-counts = Matches: to confirm { $proposed }, waiting for players { $inviting }, running { $running }, over { $over }, called off { $called_off }. Tables: { $tables }; seasons: { $seasons }.
doctor-backup = The last backup is { $days ->
    [0] from today.
    [one] a day old.
   *[other] { $days } days old.
}
doctor-backup-none = No backup has been made yet: “staffetta backup FILE”.
doctor-backup-own = Backups of PostgreSQL are made with pg_dump.
doctor-address = Links in letters begin with { $url }.
doctor-address-local = Links in letters begin with { $url }: they work on this machine alone. Set STAFFETTA_BASE_URL.

import-unfinished = Only a match that is over can be imported; this one is not.
import-known = The match { $match } is here already.

backup-done = Database and secret key are in { $file }. Anyone who reads this file can play for everybody: keep it safe.
backup-not_sqlite = The database is PostgreSQL: use pg_dump and pg_restore, and keep the secret key beside them.
backup-nothing_there = There is no database yet, so nothing was copied.
backup-file_in_the_way = { $file } exists and is not a backup; nothing was written.
backup-older_in_the_way = { $file } is an older backup, so nothing was written. Choose another name, or add --replace.
backup-no_file = There’s no file { $file }; nothing was changed.
backup-not_a_backup = { $file } is not a backup of Staffetta, or it is damaged; nothing was changed.
backup-plain_copy = { $file } is a copy of a database without its secret key, for example from before an upgrade; nothing was changed. To put it back by hand, see “Upgrade” in deploy/README.md.
backup-newer = { $file } was made by a later release; nothing was changed.
backup-older = { $file } is from a release that this one can’t upgrade. Upgrade it with release fbee438 first; nothing was changed.
backup-other_key = The backup has another secret key than STAFFETTA_SECRET_KEY, so its links would not open. Unset it or give it the old value; nothing was changed.
backup-failed = { $file }: { $why }. Nothing was changed.
restore-done = { $file } is in place. If the service is running, restart it.
restore-kept = The previous database is kept in { $file }.
restored-told = { $count ->
    [one] One open match: its players are told by letter.
   *[other] { $count } open matches: their players are told by letter.
}

database-move-progress = { $table }: { $done }/{ $rows }
database-move-done = Everything was moved and compared; rows: { $rows }, games: { $games }. Now set STAFFETTA_DATABASE_URL to the new database and start the service. The old database is unchanged, but the service no longer starts on it.
database-move-in_use = That’s the database that the service uses already; nothing was changed.
database-move-serving = The service is running, or it stopped less than 20 seconds ago. Stop it, wait a moment and try again; nothing was changed.
database-move-used = The new database isn’t empty, so nothing was changed. Name an empty one.
database-move-failed = The move stopped: { $why }. The old database is unchanged. Put that right and run the command again; it continues where it stopped.
database-move-different = The two databases differ ({ $what }), so the service stays on the old one. Empty the new database and run the command again.
database-move-meanwhile = The service was started during the move, so it stays on the old database. Stop it and run the command again.

caution-rehearsal = STAFFETTA_TEST is on: this is a rehearsal, where the clock can be moved and the shuffles can be chosen. Take it away for a real service.
caution-plain_http = Links begin with { $url }, so they and their pages cross the network unencrypted. Use https:// and a web server in front; deploy/README.md has examples.
caution-no_contact = STAFFETTA_CONTACT isn’t set, so the privacy page names nobody to ask. An e-mail address, a web address or a few words will do.
caution-no_proxy = STAFFETTA_BASE_URL is public, but STAFFETTA_PROXY isn’t set. Behind a web server all visitors then look like one, and a single stranger can lock everybody out. Set it to the address that the web server connects from, mostly 127.0.0.1.
caution-mail_file = STAFFETTA_BASE_URL is public, but letters are only written into { $folder } and reach nobody. Set STAFFETTA_MAIL_URL to your mail server.
caution-plain_mail = Letters go to { $server } without encryption, and with them every secret link. Add ?tls=starttls or ?tls=ssl to STAFFETTA_MAIL_URL.
caution-plain_inbound = Replies and the mailbox’s password come from { $server } without encryption. Change STAFFETTA_INBOUND_URL to imaps:// or add ?tls=starttls.

trial-subject = A trial letter from Staffetta
trial-text = Letters arrive. “staffetta doctor --send” has sent you this one, from { $url }. There’s nothing you have to do.
