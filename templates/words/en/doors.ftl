# The front door: buttons that act and buttons that lead back.

form-unsure = Nothing has been done yet. The button for it is “{ $button }”.
form-leave = Leave it as it is
orders-cancel = Take this order back

# --- a seat's link and address, in the hands of its holder
settings-own = Your link and your address
settings-own-text = Your letters go to { $address }. Whoever has your link can play for you: if somebody else has seen it, take a new one.
settings-link-button = Take a new link
settings-address-button = Change the address
holder-link-title = Take a new link?
holder-link-text = The new link comes by letter to { $address }. The links you have had for this seat until now stop working at once, on every device.
holder-link-stays = Your moves, your orders and your time stay as they are. If you are asked for a move, the letter asks it again.
holder-link-button = Send me a new link
holder-address-title = Change the address of your letters
holder-address-text = Your letters go to { $address } now. Type the new address: a letter with a link to confirm goes there.
holder-address-stays = Nothing changes before you have confirmed it there. Then the new address gets a new link, and the old link stops working. We also write to the present address, from which the change can be stopped for a week.
holder-address-new = New e-mail address
holder-address-button = Send the letter to confirm
holder-host-title = Have the link to the host’s page sent?
holder-host-text = It comes by letter to { $address }.
holder-host-stays = It is not shown here, so that nobody with the link to your seat can act as the host.
holder-host-button = Send it to me
holder-done-asked = Two letters are on their way: one to the new address, with the link to confirm, and one to the present address.
holder-done-sent = The letter is on its way.

# --- a new link, sent by the host
host-link = New link
host-link-title = Send a new link?
host-link-text = { $name } gets a new link by letter. The links sent to this player until now stop working at once.
host-link-button = Send a new link
host-done-link = A new link is on its way by letter; the old one no longer works.

# --- a link that was replaced
error-title-ended-renewed = There is a new link
error-ended-renewed = This link has been replaced by a new one, which was sent by letter to the player’s e-mail address. If it is not there in a few minutes, look into the spam folder, or ask the host to send another.
error-title-ended-host = There is a new link
error-ended-host = The host has had a new link sent by letter to the player’s e-mail address. This one no longer works. If you cannot find the letter, ask the host.
error-title-ended-moved = The letters go to another address now
error-ended-moved = The player’s e-mail address was changed, and a new link was sent to the new address. This one no longer works. If that was not you, the letter sent to the former address has a link that takes the change back.
error-title-ended-stopped = The change of address was stopped
error-ended-stopped = All links until then have ended, and a new one was sent to the e-mail address that the player had before.
error-title-ended-key = This link has run out
error-ended-key = This service has had a new key since, and the links made with the old one have run out. Every letter since then has the new link: look for the latest one, or ask the host to send a new link.

# --- letters about them
letter-link-renewed = Here is the new link that you asked for. The links you have had until now no longer work.
letter-link-host = The host has had a new link sent to you. The links you have had until now no longer work.
letter-link-moved = The letters of this game come to this address from now on. Here is your new link; the links you have had until now no longer work.
letter-link-stopped = The change of your address was stopped, and your letters come here as before. As somebody may have had your link, here is a new one; the links until now no longer work.
letter-link-elsewhere = The links to another of your games were made anew, as somebody else may have had them; and as each of your tables leads to the next, so were those to this one. Here is your new link; the links you have had until now no longer work.
letter-link-asked = Here are your links again, as was asked for on your page.
letter-confirm-subject = Confirm this e-mail address
letter-confirm-intro = A player of { $game } by that name asks to have the letters of the game sent to this address. If that is you, please confirm it. The link works for a week.
letter-confirm-button = Confirm this address
letter-confirm-ignore = If that is not you, do nothing: no more letters will come.
letter-address-subject = Another address for your letters
letter-address-asked = On your page of { $game } it was asked that your letters go to another address: { $address }. Nothing has changed yet; it has to be confirmed there.
letter-address-done = From now on your letters of { $game } go to another address: { $address }. A new link was sent there, and the links until now no longer work.
letter-address-stop = If that was not you, press this button: your letters come here as before, and you get a new link. It works for a week from when the change was asked for.

# --- the pages behind their links
address-confirm-title = Shall the letters come here?
address-confirm-text = The letters of { $game } to { $name } will come to { $address }. A new link comes with the first of them, and the links until now stop working.
address-confirm-button = Yes, send them here
address-stop-title = Stop the change of address?
address-stop-text = The letters of { $game } to { $name } stay at { $former } and do not go to { $address }. All links until now stop working, and a new one comes by letter.
address-stop-button = Stop the change
address-undo-title = Take the change of address back?
address-undo-text = The letters of { $game } to { $name } come to { $former } again and no longer go to { $address }. All links until now stop working, and a new one comes by letter.
address-undo-button = Take the change back
address-never-title = No more letters to this address?
address-never-text = Nobody can ask again that letters from here go to { $address }, and nobody can invite that address.
address-past-title = There is nothing left to do here
address-past-text = This change of address is settled, or its week is over.
address-done-moved-title = The letters come here from now on
address-done-moved-text = The first is on its way to { $address }, with the new link.
address-done-stopped-title = The change of address is stopped
address-done-stopped-text = The letters go to { $former }. The first is on its way, with a new link.

# --- all links at once
cli-new-links = { $count ->
    [one] All links have ended; one letter with a new one is on its way.
   *[other] All links have ended; { $count } letters with new ones are on their way.
}
error-title-ended-all = All links were made anew
error-ended-all = The links of all games here have been made anew, and a new one was sent by letter to the player’s e-mail address. This one no longer works.
letter-link-all = The links of all games here have been made anew. Here is your new one; the links you have had until now no longer work.

# --- for programs that preview a link
preview-text = A game by mail. Open the link to see it.
