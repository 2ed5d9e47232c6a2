# How word reaches a player: by mail and by other ways, on a page of their seat.

ways-title = How word reaches you
ways-text = When it’s your turn, and when something happens, we let you know. Here’s how.
ways-settings-button = How word reaches you
ways-mail-title = By mail
ways-mail-on = Your letters go to { $address }.
ways-mail-off = You get no letters from this game; you play on its page.
