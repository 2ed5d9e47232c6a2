# The reference card of B’Twixt: two pages that fold into four panels.
# <b> and </b> print bold; nothing else is understood.

aid-subtitle = { $players } · { $cards } influence cards · { $allies } allies · { $tokens } power tokens
aid-idea = Between any two neighbours lies a <b>council</b> that belongs to both. Each round the highest bid brings an ally and a power token into the winner’s councils. In the end your <b>weaker council</b> counts: you are only as strong as your less reliable neighbour lets you be.

aid-setup = Setting up
aid-setup-decks = Shuffle the allies and the influence cards. Mix the power tokens face down.
aid-setup-leaders = Everyone takes a leader and is dealt { $count } influence cards.
aid-setup-own = Besides these, each leader has { $own ->
    [one] 1 card
   *[other] { $own } cards
} of their own.
aid-setup-track = The season token starts on the first season in the table below; each season has as many rounds as it says.
aid-setup-first = The player betrayed most recently goes first.
aid-setup-first_chosen = The host says who goes first.

aid-round = A round
aid-round-reveal = <b>Reveal</b> the top ally. A “this round” ability holds at once.
aid-round-play = <b>Play.</b> From the first player on, clockwise: one card, or kneel. Until everybody kneels.
aid-round-recruit = <b>Count.</b> The highest total recruits the ally, even at zero.
aid-round-place = <b>Place</b> the ally in your left or right council, do what it says, then lay one power token face down into either council. Nobody looks at it.
aid-round-cleanup = <b>Clean up.</b> Abilities that speak of winning or losing, in turn order. All bids are discarded, everybody stands.
aid-round-first = <b>First player:</b> the token goes one seat to the left.
aid-round-advance = <b>Round token:</b> one space on. After the last round the next season begins.

aid-turn = On your turn
aid-turn-play = <b>Play a card:</b> show it, do what it says as far as possible, then it joins your bid. Abilities are not optional.
aid-turn-kneel = <b>Kneel:</b> no more turns for you in this round. Your bid stays and counts.
aid-turn-forced = Without a card you can play, you must kneel. Kneeling leaders can still be affected.
aid-turn-locked = A card that comes back from a bid cannot be played again in the same round.
aid-turn-own = Each of your leader’s own cards may be used once in the game.
aid-turn-own_season = Each of your leader’s own cards may be used once in a season.

aid-total = How much is a bid?
aid-total-value = <b>Each card:</b> its value, or the one it copied, and what abilities add or take.
aid-total-bounds = First a lowest value, then a highest one, where a rule sets them. Never below 0.
aid-total-sum = <b>Total:</b> all cards, and what changes your total. Never below 0.
aid-total-tie = <b>Ties:</b> whoever is closest to the first player, clockwise. The first player is closest of all.

aid-seasons = Seasons
aid-seasons-players = Players
aid-seasons-seasons = Seasons
aid-seasons-rounds = Rounds each
aid-seasons-all = In all
aid-refresh-redeal = When a new season begins, all influence cards are shuffled together and everybody is dealt { $count }.
aid-refresh-refill = When a new season begins, hands are kept and filled up to { $count }.
aid-refresh-add10 = When a new season begins, hands are kept and everybody is dealt { $count } more. When the deck ends, the discard pile is shuffled and drawn from.

aid-allies = Allies and tokens
aid-allies-when = An ally acts in one of three ways: <b>this round</b>, while it lies beside the deck; <b>after recruitment</b>, for the winner; or <b>at the end of the game</b>, in its council.
aid-tokens = Power tokens are worth { $tokens }. They stay face down to the end.
aid-token = { $value } (×{ $count })

aid-leaders = Leaders

aid-end = After winter
aid-end-small = All tokens are turned up. The strongest <b>small council</b> wins, the weaker of your two.
aid-end-large = If tied: the stronger <b>large council</b>.
aid-end-allies = If tied: most <b>allies</b> in both councils.
aid-end-shared = Still tied: the victory is shared.
aid-example = Four councils round a table: { $councils }. The small councils are { $smalls }; of those with { $small } the one whose large council is { $large } wins.

aid-cards = The influence cards
