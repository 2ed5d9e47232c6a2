# What a card does, as sentences made from its effects: one clause for each kind of effect, and
# round it when and under which condition. A card has no text of its own.
# The clauses begin small and have no full stop: the sentence round them brings both.
# “You” is who plays an influence card, and who wins an ally. $who is somebody else, seen from there;
# `.of` is what is theirs, `.their` the same seen from whoever gives.

who-self = you
    .of = your
    .their = themselves
who-left_neighbor = your left neighbour
    .of = your left neighbour’s
    .their = their left neighbour
who-right_neighbor = your right neighbour
    .of = your right neighbour’s
    .their = their right neighbour
who-neighbor = a neighbour of your choice
    .of = a neighbour’s
    .their = a neighbour of theirs
who-any_opponent = an opponent of your choice
    .of = an opponent’s
    .their = another leader
who-each_neighbor = each of your neighbours
    .of = each neighbour’s
    .their = each of their neighbours
who-each_opponent = each opponent
    .of = each opponent’s
    .their = each of the others
who-each_leader = every leader
    .of = every leader’s
    .their = every leader

# --- when, and if ---

effect-play = { $effect }.
effect-play_if = if { $condition }, { $effect }.
effect-count = { $effect }.
effect-count_if = as long as { $condition }, { $effect }.
effect-cleanup = at the end of the round, { $effect }.
effect-cleanup_if = { $condition_id ->
    [won] if { $condition }, { $effect }.
    [lost] if { $condition }, { $effect }.
   *[other] at the end of the round, if { $condition }, { $effect }.
}
effect-lasting = this round, { $effect }.
effect-lasting_if = if { $condition }, then this round { $effect }.
effect-round = this round: { $effect }.
effect-round_if = this round, if { $condition }: { $effect }.
effect-first = this round, for the first player: { $effect }.
effect-first_if = this round, for the first player, if { $condition }: { $effect }.
effect-recruit = after recruitment: { $effect }.
effect-recruit_if = after recruitment, if { $condition }: { $effect }.
effect-score = at the end of the game: { $effect }.
effect-score_if = at the end of the game, if { $condition }: { $effect }.
effect-then = { $first }; { $next }
effect-none = No ability.
effect-manual = Does what is printed on it; the table sees to that by hand.

number-by = { $n }
number-than = { $n }

condition-won = you win this round
condition-lost = you lose this round
condition-first_player = you are the first player
condition-not_first_player = you are not the first player
condition-first_in_bid = this is the first card of your bid
condition-others_all_kneeling = all the others are kneeling
condition-trailing = somebody’s total is higher than yours
condition-leading = your total is higher than everybody else’s
condition-bid_count_ge = your bid holds at least { $n ->
    [one] one card
   *[other] { $n } cards
}
condition-bid_count_le = your bid holds no more than { $n ->
    [one] one card
   *[other] { $n } cards
}
condition-hand_ge = your hand holds at least { $n ->
    [one] one card
   *[other] { $n } cards
}
condition-hand_le = your hand holds no more than { $n ->
    [one] one card
   *[other] { $n } cards
}
condition-ally_power_ge = the current ally’s power is { $n } or more
condition-ally_power_le = the current ally’s power is { $n } or less

# --- bids and totals ---

effect-modify_value = this card is worth { $by } { $more ->
    [yes] more
   *[no] less
}
effect-modify_total = { $who_id ->
    [self] your total
   *[other] { $who_of } total
} { $more ->
    [yes] rises
   *[no] falls
} by { $by } this round
effect-copy_bid_card = { $mode_id ->
    [ability] { $who_id ->
        [self] use the ability of another card in your bid as if it stood on this one
       *[other] use the ability of a card in { $who_of } bid as if it stood on this one
    }
   *[value] { $who_id ->
        [self] this card takes on the printed value of another card in your bid
       *[other] this card takes on the printed value of a card in { $who_of } bid
    }
}
effect-return_bid_card = { $choose_id ->
    [highest] { $who_id ->
        [self] the highest card of your bid returns to your hand
       *[other] the highest card of { $who_of } bid returns to hand
    }
    [owner] { $who_id ->
        [self] take a card from your bid back into your hand
       *[other] { $who } takes a card of their choice from their bid back into hand
    }
   *[actor] { $who_id ->
        [self] take a card from your bid back into your hand
       *[other] send a card from { $who_of } bid back to hand
    }
}, where it must stay this round
effect-discard_bid_card = { $choose_id ->
    [highest] { $who_id ->
        [self] discard the highest card of your bid
       *[other] { $who } discards the highest card of their bid
    }
    [owner] { $who_id ->
        [self] discard a card from your bid
       *[other] { $who } discards a card of their choice from their bid
    }
   *[actor] { $who_id ->
        [self] discard a card from your bid
       *[other] discard a card from { $who_of } bid
    }
}
effect-swap_bid_cards = { $who_id ->
    [self] two cards of your bid change places
   *[other] swap a card of your bid for a card in { $who_of } bid
}
effect-force_kneel = { $who_id ->
    [self] you kneel at once
   *[other] { $who } kneels at once
}

# --- hands ---

effect-discard_hand = { $choose_id ->
    [random] { $who_id ->
        [self] discard { $count ->
            [one] a random card
           *[other] { $count } random cards
        } from your hand
       *[other] { $who } discards { $count ->
            [one] a random card
           *[other] { $count } random cards
        } from their hand
    }
   *[owner] { $who_id ->
        [self] discard { $count ->
            [one] a card
           *[other] { $count } cards
        } from your hand
       *[other] { $who } discards { $count ->
            [one] a card
           *[other] { $count } cards
        } of their choice from their hand
    }
}
effect-transfer_to_self = { $choose_id ->
    [random] take { $count ->
        [one] a random card
       *[other] { $count } random cards
    } from { $from_of } hand
   *[owner] { $from } gives you { $count ->
        [one] a card
       *[other] { $count } cards
    } of their choice
}
effect-transfer_from_self = give { $to } { $choose_id ->
    [random] { $count ->
        [one] a random card
       *[other] { $count } random cards
    }
   *[owner] { $count ->
        [one] a card
       *[other] { $count } cards
    }
} from your hand
effect-transfer_around = { $from } gives { $to_their } { $choose_id ->
    [random] { $count ->
        [one] a random card
       *[other] { $count } random cards
    } from their hand
   *[owner] { $count ->
        [one] a card
       *[other] { $count } cards
    } of their choice
}
effect-transfer_between = { $from } gives { $to } { $choose_id ->
    [random] { $count ->
        [one] a random card
       *[other] { $count } random cards
    } from their hand
   *[owner] { $count ->
        [one] a card
       *[other] { $count } cards
    } of their choice
}
effect-draw_cards = { $who_id ->
    [self] draw
   *[other] { $who } draws
} { $count ->
    [one] a card
   *[other] { $count } cards
}
effect-retain_self = this card returns to your hand

# --- allies and tokens ---

effect-place_ally = { $council_id ->
    [left] this ally must join your left council
    [right] this ally must join your right council
    [visible_small] this ally must join whichever of your councils shows less power
    [visible_large] this ally must join whichever of your councils shows more power
    [fewest_allies] this ally must join whichever of your councils has fewer allies
    [most_allies] this ally must join whichever of your councils has more allies
    [chosen_by_left] your left neighbour chooses which of your councils this ally joins
   *[chosen_by_right] your right neighbour chooses which of your councils this ally joins
}
effect-move_ally = { $scope_id ->
    [own] move { $limited ->
        [yes] another ally of power { $max_power } or less
       *[no] another ally
    } from one of your councils to the other
   *[any_adjacent] move { $limited ->
        [yes] another ally of power { $max_power } or less
       *[no] another ally
    } from any council into one beside it
}
effect-token_gain = { $who_id ->
    [self] take { $count ->
        [one] an extra power token
       *[other] { $count } extra power tokens
    }
   *[other] { $who } takes { $count ->
        [one] a power token
       *[other] { $count } power tokens
    }
}
effect-token_move = { $scope_id ->
    [own] move { $count ->
        [one] a power token
       *[other] { $count } power tokens
    } from one of your councils to the other, unseen
    [any_adjacent] move { $count ->
        [one] a power token
       *[other] { $count } power tokens
    } from any council into one beside it, unseen
   *[to_supply] return { $count ->
        [one] a power token
       *[other] { $count } power tokens
    } from any council to the supply, unseen
}
effect-token_peek = { $scope_id ->
    [own_one] secretly look at the power tokens in one of your councils
    [own_both] secretly look at the power tokens in both your councils
   *[any_one] secretly look at the power tokens in any one council
}
effect-score_per = this ally is worth { $by } { $more ->
    [yes] more
   *[no] less
} for each { $per_id ->
    [other_ally] other ally
   *[token] power token
} in its council{ $limited ->
    [yes] , but at most { $max } more
   *[no] { "" }
}
effect-score_test = with { $test_id ->
    [allies_le] no more than { $n ->
        [one] one ally
       *[other] { $n } allies
    } in its council, itself included,
    [allies_ge] at least { $n ->
        [one] one ally
       *[other] { $n } allies
    } in its council, itself included,
   *[tokens_ge] at least { $n ->
        [one] one power token
       *[other] { $n } power tokens
    } in its council,
} this ally is worth { $by } { $more ->
    [yes] more
   *[no] less
}

# --- rules for the rest of the round ---

effect-rule_card_limit = nobody may play more than { $n ->
    [one] one card
   *[other] { $n } cards
}
effect-rule_value_cap = no card counts more than { $than }
effect-rule_value_floor = no card counts less than { $than }
effect-rule_blank_abilities = { $whole ->
    [yes] influence cards count their value and have no abilities
   *[no] cards played after this one have no abilities
}
effect-rule_low_wins = the lowest total wins, among those who have played a card
effect-rule_token_bonus = the winner takes { $amount ->
    [one] one
   *[other] { $amount }
} { $more ->
    [yes] more
   *[no] fewer
} { $amount ->
    [one] power token
   *[other] power tokens
}
effect-rule_must_play = nobody may kneel before playing a card
effect-rule_runner_up_token = the runner-up takes a power token too
effect-rule_ties_farthest = ties go to the tied leader who is last in turn order
effect-rule_wins_ties = { $who_id ->
    [self] you win every tie
   *[other] { $who } wins every tie
}
effect-rule_protect_bid = nobody else can take back, discard or swap a card of { $who_id ->
    [self] your
   *[other] { $who_of }
} bid
effect-rule_no_forced_kneel = nobody can make anybody else kneel
