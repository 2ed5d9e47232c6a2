# The front door: buttons that act and buttons that lead back.

form-unsure = Nothing has been done yet. To do it, press “{ $button }”.
form-leave = Leave it as it is
orders-cancel = Take this instruction back

# --- a seat's link and address, in the hands of its holder
settings-own = Your link and your address
settings-own-text = Your letters go to { $address }. Anyone who has your link can play for you. If your link has leaked, request a new one.
settings-link-button = Take a new link
settings-address-button = Change the address
settings-handover-button = Give my seat to a friend
holder-link-title = Take a new link?
holder-link-text = The new link comes by letter to { $address }. All your old links stop working at once, on every device: the ones to this game, to your other games and to the page of all your games.
holder-link-stays = Your moves, your instructions and your time stay as they are. If it’s your turn, the letter asks you again. Chats and browsers that get word of this game are removed; you can add them again.
holder-link-button = End all my links and send me a new one
holder-address-title = Change the address of your letters
holder-address-text = Your letters go to { $address } now. Enter the new address: it gets a letter with a link to confirm.
holder-address-stays = Nothing changes until you confirm it there. Then the new address gets a new link, and the old link stops working. We also write to your current address; for a week you can stop the change from there.
holder-address-new = New e-mail address
holder-address-button = Send the letter to confirm
holder-handover-title = Give your seat to a friend
holder-handover-text = Your friend gets a letter and takes the seat with one tap: hand, position and all.
holder-handover-stays = Until then you play on. After the yes your links stop working, your instructions and your note go, and the others are told. A letter to { $address } lets you take the seat back for a week.
holder-handover-button = Ask my friend
holder-host-title = Shall we send you the link to the host’s page?
holder-host-text = It comes by letter to { $address }.
holder-host-stays = It isn’t shown here, so that nobody with the link to your seat can act as the host.
holder-host-button = Send it to me
holder-done-asked = Two letters are on their way: one to the new address, with the link to confirm, and one to your current address.
holder-done-given = Two letters are on their way: one asks your friend, and one to you says how to change your mind.
holder-done-sent = The letter is on its way.

# --- a new link, sent by the host
host-link = New link
host-link-title = Send a new link?
host-link-text = { $name } gets a new link by letter. This player’s old links stop working at once.
host-link-button = Send a new link
host-done-link = A new link is on its way by letter; the old one no longer works.

# --- a link that was replaced
error-title-ended-renewed = There’s a new link
error-ended-renewed = This link has been replaced. A new one was sent by letter to the player’s e-mail address. If it isn’t there in a few minutes, look in the spam folder, or ask the host to send another.
error-ended-host = The host had a new link sent by letter to the player’s e-mail address. This one no longer works. If you can’t find the letter, ask the host.
error-title-ended-moved = The letters go to another address now
error-ended-moved = The letters of this seat go to another address now, and a new link was sent there. This one no longer works. If that wasn’t you, or you’ve changed your mind, the letter sent to the former address has a link that takes the change back.
error-title-ended-hosted = A new host
error-ended-hosted = Somebody else hosts this game now; the letter about it says who. If you hosted it before, your seat’s page lets you take it back for a week.
error-title-ended-withdrawn = This was stopped
error-ended-withdrawn = What this link was for has been stopped, or something newer has taken its place. The letters go where they went before.
error-title-ended-unoffered = This seat is no longer offered
error-ended-unoffered = The host’s links have ended, and with them the offer of this seat. The host can ask you again.
error-title-ended-kept = This seat is no longer offered
error-ended-kept = Its player is back and plays on.
error-title-ended-stopped = The letters go where they went before
error-ended-stopped = All earlier links have ended, and a new one was sent to the e-mail address that the letters went to before.
error-title-ended-key = This link has run out
error-ended-key = This service has a new key, and the links made with the old one have run out. Every letter since then has the new link: look for the latest one, or ask the host to send a new link.

# --- letters about them
letter-link-renewed = Here’s the new link you asked for. Your old links no longer work.
letter-link-host = The host had a new link sent to you. Your old links no longer work.
letter-link-moved = From now on the letters of this game come to this address. Here’s your new link; your old links no longer work.
letter-link-given = The seat is yours. Here’s your link; keep it to yourself.
letter-link-stopped = Your letters come here as before. As somebody else may have had your link, here is a new one. Your old links no longer work.
letter-link-kept = You keep your seat. Here’s your new link; your old ones no longer work.
letter-link-elsewhere = The links to another of your games were replaced, because somebody else may have had them. So we replaced the links to this game too. Here is your new link; your old links no longer work.
letter-link-asked = Somebody using your page asked us to send you your links again. Here they are.
letter-confirm-subject = Confirm this e-mail address
letter-confirm-intro = A player by that name asks to have the letters of a game sent to this address: { $game }. If that is you, please confirm it. The link works for a week.
letter-confirm-button = Confirm this address
letter-confirm-ignore = If that is not you, do nothing: no more letters will come.
letter-confirm-given-subject = { $title }: a seat for you
letter-confirm-given = { $giver } gives you a seat in a game by e-mail: { $game }. Everything stays as it is, so you play on with the same hand and position.
letter-confirm-given-ignore = The links work for a week. If you don’t answer, no more letters will come.
letter-given-subject = { $title }: a new player
letter-given-text = { $former } has given the seat to { $name }. The game goes on as it is.
letter-taken-text = { $name } plays in { $former }’s place from now on. The game goes on as it is.
letter-address-subject = Another address for your letters
letter-address-asked = Somebody using your page ({ $game }) asked us to send your letters to another address: { $address }. Nothing has changed yet; it has to be confirmed there.
letter-address-done = From now on your letters about { $game } go to another address: { $address }. A new link was sent there, and your old links no longer work.
letter-address-stop = If that was not you, press this button: your letters come here as before, and you get a new link. It works for a week from when the change was asked for.
letter-address-given-subject = Your seat for a friend
letter-address-given-asked = You asked { $name } ({ $address }) to take your seat: { $game }. You play on until { $name } says yes.
letter-address-given-done = Somebody new has your seat: { $name } ({ $address }), { $game }. Your links no longer work.
letter-address-given-stop = If that wasn’t you, or you’ve changed your mind, press this button: the seat is yours, and you get a new link. It works for a week.
letter-offered-subject = { $title }: do you keep your seat?
letter-offered-text = You’ve been away for a while, so the host has asked { $name } to take your seat: { $game }. With this button you keep it and play on. It works until { $name } says yes, for a week at most.
letter-replaced-subject = { $title }: your seat has a new player
letter-replaced-text = { $name } plays in your place from now on: { $game }. Your links no longer work.
letter-replaced-by-bot = You’ve been away for a while, so the host has given your seat to a bot: { $game }. Your links no longer work.
letter-refused-kept-subject = { $title }: a player is back
letter-refused-kept-text = { $name } is back and plays on. So { $asked } can’t take the seat any more.
letter-refused-given-subject = { $title }: the seat stays yours
letter-refused-given-text = { $asked } can’t take your seat, so it stays yours.

# --- the pages behind their links
address-confirm-title = Should the letters come here?
address-confirm-text = { $name }’s letters about { $game } will come to { $address }. A new link comes with the first of them, and the old links stop working.
address-confirm-button = Yes, send them here
address-given-confirm-title = Take this seat?
address-given-confirm-text = { $giver } gives you the seat: { $game }. Your letters come to { $address }.
address-given-host = This seat hosts the game. You get a host’s page with it, where you can give seats to other people, send letters again and end the game.
address-given-confirm-button = Take the seat
address-given-decline-title = Not this time?
address-given-decline-text = { $giver } keeps the seat, and we’ll say so.
address-stop-title = Stop the change of address?
address-stop-text = { $name }’s letters about { $game } still go to { $former }, and not to { $address }. The old links stop working, and a new one comes by letter.
address-stop-button = Stop the change
address-undo-title = Take the change of address back?
address-undo-text = { $name }’s letters about { $game } go to { $former } again, and no longer to { $address }. The old links stop working, and a new one comes by letter.
address-undo-button = Take the change back
address-given-stop-title = Keep your seat?
address-given-stop-text = You asked { $name } to take your seat: { $game }. You keep it, and { $name } can’t take it any more. Your old links stop working, and a new one comes by letter to { $former }.
address-offered-stop-text = The host has asked { $name } to take your seat: { $game }. You keep it and play on, and { $name } can’t take it any more. A new link comes by letter to { $former }.
address-given-stop-button = Keep my seat
address-given-undo-title = Take your seat back?
address-given-undo-text = { $name } has your seat now: { $game }. You get it back as it is by now. Their links stop working, and a new one comes by letter to { $former }.
address-given-undo-button = Take my seat back
address-never-title = No more letters to this address?
address-never-text = Nobody can ask us again to send letters to { $address }, and nobody can invite that address.
address-over-title = This game is over
address-over-text = The game has ended, so the seat can’t be given away any more.
address-past-title = There’s nothing left to do here
address-past-text = This is settled, or its week is over.
address-done-moved-title = The letters come here from now on
address-done-moved-text = The first is on its way to { $address }, with the new link.
address-given-done-moved-title = The seat is yours
address-given-done-moved-text = The first letter is on its way to { $address }, with your link.
address-done-declined-title = Thanks for telling us
address-done-declined-text = { $giver } keeps the seat, and you won’t get any more letters about this game.
address-done-stopped-title = The letters go where they went before
address-done-stopped-text = The letters go to { $former }. The first is on its way, with a new link.

# --- all links at once
cli-new-links-hosts = { $count ->
    [one] One table or season has no address to write to: its host’s new link is printed above.
   *[other] { $count } tables and seasons have no address to write to: their hosts’ new links are printed above.
  }
cli-new-links = { $count ->
    [one] All links have ended; one letter with a new one is on its way.
   *[other] All links have ended; { $count } letters with new ones are on their way.
}
error-title-ended-all = All links were replaced
error-ended-all = The links of all games here have been replaced, and a new one was sent by letter to the player’s e-mail address. This one no longer works.
letter-link-all = The links of all games here have been replaced. Here is your new one; your old links no longer work.
error-ended-operator = The people who run this server had a new link sent by letter to the player’s e-mail address. This one no longer works.
letter-link-operator = The people who run this server had a new link sent to you. Your old links no longer work.

# --- for programs that preview a link
preview-text = A game by mail. Open the link to see it.

# --- open seats, for whoever comes by the link that the host passes on
new-open = Seats for friends who come by a link
new-open-hint = They stay open. You get a link and a code to share. Anyone who opens it enters their own name and address, so you don’t need to know any.
seat-open-name = Open seat
host-open = Leave it open
host-free-title = { $count ->
    [one] One seat is open
   *[other] { $count } seats are open
}
host-free-text = Share this link, or let friends scan the code. Everyone enters their own name and address and confirms by letter; the first to confirm get the seats. The game begins when all seats are taken.
host-free-address = Link to the open seats
host-share = Share the link
host-copy = Copy the link
host-copied = Copied
host-free-none = There’s no link to them right now.
host-open-link = A new link
host-open-link-title = Make a new link to the open seats?
host-open-link-text = An earlier link, if there is one, stops working at once. Players who took a seat with it keep it.
host-open-link-button = Make a new link
host-close-link = Turn off the link
host-close-link-title = Turn off the link to the open seats?
host-close-link-text = Nobody can ask for a seat with it any more. Players who have a seat keep it, and a letter that’s already on its way still works. The open seats stay open: you can make a new link, invite somebody, or let a bot play.
host-close-link-button = Turn off the link
host-open-title = Leave this seat open?
host-open-text = The seat is for anyone who comes by the link to open seats. If an invitation has gone out for it, it stops working.
host-open-button = Leave it open
host-replace-open-text = This seat will no longer be open; the new player is invited by letter.
host-done-open-link = Here’s the new link.
host-done-close-link = The link no longer works.
host-done-open = The seat is open now.
host-cannot-nothing_open = No seat of this game is open.
host-invite-open = { $count ->
    [one] One seat stays open: as soon as you’ve pressed the button, a link and a code for it appear here, to pass on.
   *[other] { $count } seats stay open: as soon as you’ve pressed the button, a link and a code for them appear here, to pass on.
}
host-invite-open-title = Make the link for your friends?
host-invite-open-text = Nobody else has heard of this game yet, and nobody gets a letter now.
host-invite-open-button = Make the link
error-title-ended-closed = This link no longer works
error-ended-closed = The host has turned off this link to open seats. If you’d like to play, ask for a new one.

open_link-title = Will you play?
open_link-text = { $host } is gathering people for { $game }, played by e-mail. No account, no app: when it’s your turn, you get a letter with the board and a button for each likely move.
open_link-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
open_link-invited = { $count ->
    [one] One more person has been invited.
   *[other] { $count } more people have been invited.
}
open_link-you = Take a seat
open_link-how = You get a letter; its button takes the seat. Until you press it, no seat is kept for you.
open_link-button = Send me the letter
open_link-what = What’s this?
open_link-asked-title = Now open your letter
open_link-asked = If a seat is free, a letter is on its way to you. Press the button in it, and the seat is yours. First come, first served.
open_link-closed-title = No seat is free any more
open_link-full = Others were quicker: all seats of this game are taken.
open_link-begun = The game has begun, and all its seats are taken. You’re welcome to watch.
open_link-over = This game is over.
open_link-called_off = The host has called this game off.
open_link-late = This letter is more than a week old. Ask for a seat again with the host’s link.

newcomer-take-title = Take the seat?
newcomer-take-text = { $name }, there’s still a seat at { $host }’s table: { $game }.
newcomer-take-button = Take the seat
newcomer-closed-title = It didn’t work out this time
newcomer-seated-title = You have a seat at this table
newcomer-seated-text = The link to it is in the letters that have come to { $address }.
newcomer-never-title = No more letters to this address?
newcomer-never-text = Nobody can have a letter sent from here to { $address } any more, neither an invitation nor one about an open seat.
newcomer-never-done-title = We won’t write to you unasked again
newcomer-never-done-text = Nobody can invite { $address } any more. To make sure of that we keep a code computed from the address.

letter-newcomer-subject = { $title }: confirm your seat
letter-newcomer-intro = You, or somebody who typed your address, asked for a seat at { $host }’s table: { $game }. You play by e-mail, with no account and no app.
letter-newcomer-how = Time for each decision: { $pace }. Press the button, and the seat is yours. First come, first served.
letter-newcomer-ignore = If you know nothing about this, you don’t have to do anything: no more letters will come.
letter-link-seated = You have a seat. The game begins when all seats are taken; this link leads to yours.

# --- another game with the same people
again-title = { $company ->
    [alone] Play again?
   *[friends] Another game with the same people?
}
again-text = { $company ->
    [alone] { $game }, with the same options.
   *[friends] { $game }, with the same pace and the same options. You’re the host; the others are invited at once.
}
again-button = { $company ->
    [alone] Play again
   *[friends] Begin, and invite the others
}
again-link = { $company ->
    [alone] Play again
   *[friends] Play again with the same people
}
again-other = { $company ->
    [alone] Other options, or with friends
   *[friends] Other people or options
}
again-begun = { $name } has begun it already: your invitation is among your letters.
again-order = Seats
again-order-as_before = As before: { $names }
again-order-winner = The winner last: { $names }
again-order-lot = At random
again-refused = The game hasn’t begun, because somebody can’t be invited:
again-not-not_over = This game isn’t over yet.
again-not-campaign = The next game of this campaign begins automatically.
again-not-rules = The rules have changed since: that game’s options are no longer accepted. Please set up a new game.
again-not-closed = Games are set up by the person who runs this service.

# --- who can open a seat's page
openers-title = Who can open this?
openers-seat = The link to this seat
openers-host = The link to the host’s page
openers-applicant = The letter by which you took the seat
openers-address_confirm = The letter that confirms a new address
openers-address_stop = The letter that stops a change of address
openers-table_seat = The link to your seat at the table
openers-table_host = The link to the table’s host page
openers-phone = The phone that has your seat at the table
openers-moment = { $day }, { $clock }
openers-made = made { $since }
openers-used = last used { $since }
openers-unused = not used yet
openers-until = opens until { $since }
settings-new-browser = Write to me when my link is opened in a new browser
ended-in-numbers = { $links ->
    [one] One link has ended.
   *[other] { $links } links have ended.
  }{ $acts ->
    [0] {""}
    [one] {" "}One request that was waiting has been stopped.
   *[other] {" "}{ $acts } requests that were waiting have been stopped.
  }
letter-browser-subject = { $title }: your link was opened in a new browser
letter-browser-text = Your link to this game was opened in a browser that hadn’t used it before.
letter-browser-you = If that was you, there’s nothing to do.
letter-browser-not-you = If it wasn’t you, end all your links and get a new one:

# --- a game against bots, to try it
try-player = Guest
try-button = Try it now
try-first = Try it first against bots
try-title = Try { $game }?
try-text = { $bots ->
    [one] You play against a bot, here in your browser and at your own pace.
   *[other] You play against { $bots } bots, here in your browser and at your own pace.
} No address, no letters.
try-kept = { $days ->
    [one] After a day the game is erased.
   *[other] After { $days } days the game is erased.
}
try-line = Trial game, kept until { $until }
try-friends = Play with friends

page-renew = Make a new link to this page
page-renew-title = A new link to this page?
page-renew-text = Does somebody else have the link to this page? The page moves to a new address, and the old link stops working, on your other devices too. Everything else stays as it is.
page-renewed = This page has a new link. Bookmark it: the old one no longer works.
link-renew-button = Make a new link

form-save-name = Save the name
