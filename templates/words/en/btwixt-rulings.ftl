# B’Twixt: what its rulebook leaves open, and how it is played here.

ruling-seventh_step = A round has seven steps, and six are described: what is the seventh?
ruling-seventh_step-book = Six steps, of seven announced.
ruling-seventh_step-played = A new season with new cards, or the end of the game. Nothing else happens in it.

ruling-unspent_cards = What becomes of the cards in hand when a season ends?
ruling-unspent_cards-book = Nothing.
ruling-unspent_cards-played = All cards are shuffled together, and everybody is dealt { $count }.

ruling-add_ten = Hands are kept and cards are added in each season: what if the deck ends?
ruling-add_ten-book = Nothing.
ruling-add_ten-played = Everybody draws { $count }. The discard pile is shuffled and drawn from; only when both are empty does somebody get fewer.

ruling-hand_size = How many influence cards does a hand hold at first?
ruling-hand_size-book = Players begin with ten, according to those who have played it.
ruling-hand_size-played = { $count } at the beginning of each season.
ruling-hand_size-played_first = { $count } in the first season; later { $count } more are drawn.

ruling-leader_cards = Advanced game: when does a leader’s own card come back?
ruling-leader_cards-book = Nothing.
ruling-leader_cards-played = Never. Each may be used once in a game.

ruling-distance = A tie goes to whoever is closest to the first player: is that the first player, too?
ruling-distance-book = The closest to the first player, clockwise.
ruling-distance-played = Yes, nobody is closer.

ruling-zero_tie = Who recruits when nobody has played a card?
ruling-zero_tie-book = Ties at 0 are ties like others.
ruling-zero_tie-played = The first player.

ruling-ability_first = Does a card’s ability come before or after it joins the bid?
ruling-ability_first-book = Before.
ruling-ability_first-played = Before. So a card never acts on itself, and the first card of a bid finds none there.

ruling-mandatory = May an ability be left out?
ruling-mandatory-book = It is carried out where that is possible.
ruling-mandatory-played = No. One that finds nothing to act on does nothing.

ruling-cleanup_time = Do abilities at the end of a round come before or after the recruiting?
ruling-cleanup_time-book = Nothing.
ruling-cleanup_time-played = Those that change a card’s value count while totals are counted; the others come afterwards, when it is known who has won.

ruling-cleanup_order = In which order do those of several leaders come?
ruling-cleanup_order-book = Nothing.
ruling-cleanup_order-played = In turn order from the first player, each leader’s cards as they were played.

ruling-token_apart = Must the power token go into the same council as the ally?
ruling-token_apart-book = Each goes into one of the winner’s councils.
ruling-token_apart-played = No. They are chosen one after the other.

ruling-after_order = Which comes first: the ally’s ability or the power token?
ruling-after_order-book = Nothing.
ruling-after_order-played = The ally is placed, then it acts, then the token is placed.

ruling-small_equal = Both councils of a leader are equal: which is the small one?
ruling-small_equal-book = The leader says.
ruling-small_equal-played = It makes no difference, so nobody is asked.

ruling-third_test = What does the third test of a tie count?
ruling-third_test-book = Allies.
ruling-third_test-played = The ally cards in both councils. Tokens do not count.

ruling-shared = What if even that leaves a tie?
ruling-shared-book = The victory is shared.
ruling-shared-played = All who are tied win.

ruling-empty_hand = What does a leader without a card do?
ruling-empty_hand-book = Nothing.
ruling-empty_hand-played = The leader kneels, and is not asked.

ruling-kneel_first = May a leader kneel before playing any card?
ruling-kneel_first-book = Each turn: a card, or kneel.
ruling-kneel_first-played = Yes.

ruling-kneeling = Do abilities reach a leader who kneels?
ruling-kneeling-book = Nothing.
ruling-kneeling-played = Yes, the bid and the hand. Kneeling only ends the leader’s turns.

ruling-look_tokens = May a leader look at their own power tokens later?
ruling-look_tokens-book = Nobody looks at them before the end.
ruling-look_tokens-played = No, unless an ability says so.

ruling-this_round = Does a “This round” ability go on once the ally is placed?
ruling-this_round-book = It ends with the round.
ruling-this_round-played = No.

ruling-neighbours = Does a neighbour have to agree to what is placed in the common council?
ruling-neighbours-book = Nothing.
ruling-neighbours-played = No. The winner alone decides.

ruling-deck_empty = An ability draws cards, and the deck is empty?
ruling-deck_empty-book = Nothing.
ruling-deck_empty-played = The old discard pile is shuffled, without what was discarded in this round. If that is empty, nothing is drawn.

ruling-first_at_season = Does the first player token pass on at the end of a season, too?
ruling-first_at_season-book = At the end of each round.
ruling-first_at_season-played = Yes.

ruling-same_leader = What if two players want the same leader?
ruling-same_leader-book = Nothing.
ruling-same_leader-played = Leaders are chosen in turn order, and each only once.

ruling-face_up = Do bids lie face up?
ruling-face_up-book = Abilities act when a card is played.
ruling-face_up-played = Yes.

ruling-negative = Can the influence of a card or a leader fall below 0?
ruling-negative-book = Nothing.
ruling-negative-played = No.

ruling-returned = May a card that came back from a bid be played again in the same round?
ruling-returned-book = Nothing.
ruling-returned-played = No, only from the next round on. Of equal copies in hand, the one that came back is discarded or given first.

ruling-weaker_before = An ability speaks of the weaker council before the end: how is it measured, when tokens are secret?
ruling-weaker_before-book = Nothing.
ruling-weaker_before-played = By the printed power of the allies alone.
