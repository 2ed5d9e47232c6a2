# کار هر کارت، به صورت جمله‌ای که از اثرهایش ساخته می‌شود: هر گونه اثر یک پاره‌جمله دارد و گرداگردش
# می‌آید که کی و با چه شرطی. هیچ کارتی متن جداگانه ندارد.
# «شما» یعنی کسی که کارت نفوذ را بازی می‌کند، یا کسی که متحد را جذب می‌کند. ‏$who کس دیگری است، از نگاه او؛
# ‏.of یعنی از آنِ او، و ‏.their همان از نگاه کسی که می‌دهد.

who-self = شما
    .of = شما
    .their = خود
who-left_neighbor = همسایه‌ی سمت چپ شما
    .of = همسایه‌ی سمت چپتان
    .their = همسایه‌ی سمت چپش
who-right_neighbor = همسایه‌ی سمت راست شما
    .of = همسایه‌ی سمت راستتان
    .their = همسایه‌ی سمت راستش
who-neighbor = همسایه‌ای به انتخاب شما
    .of = یکی از همسایه‌ها
    .their = یکی از همسایه‌هایش
who-any_opponent = حریفی به انتخاب شما
    .of = یکی از حریفان
    .their = رهبری دیگر
who-each_neighbor = هر یک از همسایه‌های شما
    .of = هر یک از همسایه‌ها
    .their = هر یک از همسایه‌هایش
who-each_opponent = هر یک از حریفان شما
    .of = هر یک از حریفان
    .their = هر یک از دیگران
who-each_leader = هر رهبر
    .of = هر رهبر
    .their = هر رهبر

# --- کی، و به چه شرط ---

effect-play = { $effect }.
effect-play_if = اگر { $condition }، { $effect }.
effect-count = { $effect }.
effect-count_if = تا وقتی { $condition }، { $effect }.
effect-cleanup = در پایان دور، { $effect }.
effect-cleanup_if = { $condition_id ->
    [won] اگر { $condition }، { $effect }.
    [lost] اگر { $condition }، { $effect }.
   *[other] در پایان دور، اگر { $condition }، { $effect }.
}
effect-lasting = در این دور، { $effect }.
effect-lasting_if = اگر { $condition }، در این دور { $effect }.
effect-round = در این دور: { $effect }.
effect-round_if = در این دور، اگر { $condition }: { $effect }.
effect-first = در این دور، برای بازیکن نخست: { $effect }.
effect-first_if = در این دور، برای بازیکن نخست، اگر { $condition }: { $effect }.
effect-recruit = پس از جذب: { $effect }.
effect-recruit_if = پس از جذب، اگر { $condition }: { $effect }.
effect-score = در پایان بازی: { $effect }.
effect-score_if = در پایان بازی، اگر { $condition }: { $effect }.
effect-then = { $first }؛ { $next }
effect-none = قابلیتی ندارد.
effect-manual = اثرش همان است که رویش چاپ شده؛ بازیکنان خودشان اجرایش می‌کنند.

number-by = { $n }
number-than = { $n }

condition-won = این دور را ببرید
condition-lost = این دور را نبرید
condition-first_player = بازیکن نخست باشید
condition-not_first_player = بازیکن نخست نباشید
condition-first_in_bid = این نخستین کارت پیشنهاد شما باشد
condition-others_all_kneeling = همه‌ی دیگران زانو زده باشند
condition-trailing = نفوذ کسی از شما بیشتر باشد
condition-leading = نفوذ شما از همه بیشتر باشد
condition-bid_count_ge = دست‌کم { $n } کارت در پیشنهادتان باشد
condition-bid_count_le = بیش از { $n } کارت در پیشنهادتان نباشد
condition-hand_ge = دست‌کم { $n } کارت در دست داشته باشید
condition-hand_le = بیش از { $n } کارت در دست نداشته باشید
condition-ally_power_ge = قدرت متحد کنونی { $n } یا بیشتر باشد
condition-ally_power_le = قدرت متحد کنونی { $n } یا کمتر باشد

# --- پیشنهادها و جمع نفوذ ---

effect-modify_value = { $more ->
    [yes] ارزش این کارت { $by } واحد بیشتر است
   *[no] ارزش این کارت { $by } واحد کمتر است
}
effect-modify_total = { $more ->
    [yes] { $who_id ->
        [self] در این دور نفوذ شما { $by } واحد بیشتر می‌شود
       *[other] در این دور نفوذ { $who_of } { $by } واحد بیشتر می‌شود
    }
   *[no] { $who_id ->
        [self] در این دور نفوذ شما { $by } واحد کمتر می‌شود
       *[other] در این دور نفوذ { $who_of } { $by } واحد کمتر می‌شود
    }
}
effect-copy_bid_card = { $mode_id ->
    [ability] { $who_id ->
        [self] قابلیت کارت دیگری از پیشنهاد خودتان را به کار ببرید، انگار روی همین کارت نوشته شده باشد
       *[other] قابلیت کارتی از پیشنهاد { $who_of } را به کار ببرید، انگار روی همین کارت نوشته شده باشد
    }
   *[value] { $who_id ->
        [self] ارزش این کارت همان عدد چاپی کارت دیگری از پیشنهاد خودتان می‌شود
       *[other] ارزش این کارت همان عدد چاپی کارتی از پیشنهاد { $who_of } می‌شود
    }
}
effect-return_bid_card = { $choose_id ->
    [highest] { $who_id ->
        [self] بالاترین کارت پیشنهادتان به دستتان برمی‌گردد
       *[other] بالاترین کارت پیشنهاد { $who_of } به دست صاحبش برمی‌گردد
    }
    [owner] { $who_id ->
        [self] کارتی از پیشنهاد خود را به دست برگردانید
       *[other] { $who } کارتی از پیشنهاد خود را به دست برمی‌گرداند
    }
   *[actor] { $who_id ->
        [self] کارتی از پیشنهاد خود را به دست برگردانید
       *[other] کارتی از پیشنهاد { $who_of } را به دست صاحبش برگردانید
    }
}؛ در این دور دیگر نمی‌شود آن را بازی کرد
effect-discard_bid_card = { $choose_id ->
    [highest] { $who_id ->
        [self] بالاترین کارت پیشنهادتان را بسوزانید
       *[other] { $who } بالاترین کارت پیشنهادش را می‌سوزاند
    }
    [owner] { $who_id ->
        [self] کارتی از پیشنهادتان را بسوزانید
       *[other] { $who } کارتی از پیشنهادش را به دلخواه خود می‌سوزاند
    }
   *[actor] { $who_id ->
        [self] کارتی از پیشنهادتان را بسوزانید
       *[other] کارتی از پیشنهاد { $who_of } را بسوزانید
    }
}
effect-swap_bid_cards = { $who_id ->
    [self] جای دو کارت پیشنهادتان را با هم عوض کنید
   *[other] کارتی از پیشنهادتان را با کارتی از پیشنهاد { $who_of } عوض کنید
}
effect-force_kneel = { $who_id ->
    [self] بلافاصله زانو می‌زنید
   *[other] { $who } بلافاصله زانو می‌زند
}

# --- کارت‌های دست ---

effect-discard_hand = { $choose_id ->
    [random] { $who_id ->
        [self] { $count ->
            [one] یک
           *[other] { $count }
        } کارت تصادفی از دستتان بسوزانید
       *[other] { $who } { $count ->
            [one] یک
           *[other] { $count }
        } کارت تصادفی از دستش می‌سوزاند
    }
   *[owner] { $who_id ->
        [self] { $count ->
            [one] یک
           *[other] { $count }
        } کارت از دستتان بسوزانید
       *[other] { $who } { $count ->
            [one] یک
           *[other] { $count }
        } کارت به دلخواه خود از دستش می‌سوزاند
    }
}
effect-transfer_to_self = { $choose_id ->
    [random] { $count ->
        [one] یک
       *[other] { $count }
    } کارت تصادفی از دست { $from_of } بردارید
   *[owner] { $from } { $count ->
        [one] یک
       *[other] { $count }
    } کارت به دلخواه خود به شما می‌دهد
}
effect-transfer_from_self = { $choose_id ->
    [random] { $count ->
        [one] یک
       *[other] { $count }
    } کارت تصادفی
   *[owner] { $count ->
        [one] یک
       *[other] { $count }
    } کارت
} از دستتان به { $to_of } بدهید
effect-transfer_around = { $from } { $choose_id ->
    [random] { $count ->
        [one] یک
       *[other] { $count }
    } کارت تصادفی از دستش به { $to_their } می‌دهد
   *[owner] { $count ->
        [one] یک
       *[other] { $count }
    } کارت به دلخواه خود به { $to_their } می‌دهد
}
effect-transfer_between = { $from } { $choose_id ->
    [random] { $count ->
        [one] یک
       *[other] { $count }
    } کارت تصادفی از دستش به { $to_of } می‌دهد
   *[owner] { $count ->
        [one] یک
       *[other] { $count }
    } کارت به دلخواه خود به { $to_of } می‌دهد
}
effect-draw_cards = { $who_id ->
    [self] { $count ->
        [one] یک
       *[other] { $count }
    } کارت بکشید
   *[other] { $who } { $count ->
        [one] یک
       *[other] { $count }
    } کارت می‌کشد
}
effect-retain_self = همین کارت به دستتان برمی‌گردد

# --- متحدان و توکن‌ها ---

effect-place_ally = { $council_id ->
    [left] این متحد باید به شورای سمت چپ شما برود
    [right] این متحد باید به شورای سمت راست شما برود
    [visible_small] این متحد باید به آن شورای شما برود که جمع قدرت متحدانش کمتر است
    [visible_large] این متحد باید به آن شورای شما برود که جمع قدرت متحدانش بیشتر است
    [fewest_allies] این متحد باید به آن شورای شما برود که متحد کمتری دارد
    [most_allies] این متحد باید به آن شورای شما برود که متحد بیشتری دارد
    [chosen_by_left] همسایه‌ی سمت چپ شما می‌گوید این متحد به کدام شورای شما برود
   *[chosen_by_right] همسایه‌ی سمت راست شما می‌گوید این متحد به کدام شورای شما برود
}
effect-move_ally = { $scope_id ->
    [own] متحد دیگری{ $limited ->
        [yes] {" "}با قدرت { $max_power } یا کمتر
       *[no] { "" }
    } را از یک شورای خود به شورای دیگرتان ببرید
   *[any_adjacent] متحد دیگری{ $limited ->
        [yes] {" "}با قدرت { $max_power } یا کمتر
       *[no] { "" }
    } را از هر شورایی به شورای کناری‌اش ببرید
}
effect-token_gain = { $who_id ->
    [self] { $count ->
        [one] یک
       *[other] { $count }
    } توکن قدرت دیگر هم بردارید
   *[other] { $who } { $count ->
        [one] یک
       *[other] { $count }
    } توکن قدرت برمی‌دارد
}
effect-token_move = { $scope_id ->
    [own] { $count ->
        [one] یک
       *[other] { $count }
    } توکن قدرت را ندیده از یک شورای خود به شورای دیگرتان ببرید
    [any_adjacent] { $count ->
        [one] یک
       *[other] { $count }
    } توکن قدرت را ندیده از هر شورایی به شورای کناری‌اش ببرید
   *[to_supply] { $count ->
        [one] یک
       *[other] { $count }
    } توکن قدرت را ندیده از هر شورایی به ذخیره برگردانید
}
effect-token_peek = { $scope_id ->
    [own_one] پنهانی به توکن‌های قدرت یکی از شوراهای خود نگاه کنید
    [own_both] پنهانی به توکن‌های قدرت هر دو شورای خود نگاه کنید
   *[any_one] پنهانی به توکن‌های قدرت یکی از شوراها نگاه کنید
}
effect-score_per = { $per_id ->
    [other_ally] قدرت این متحد به ازای هر متحد دیگر همان شورا
   *[token] قدرت این متحد به ازای هر توکن قدرت همان شورا
} { $by } واحد { $more ->
    [yes] بیشتر است
   *[no] کمتر است
}{ $limited ->
    [yes] { " " }(حداکثر { $max } واحد)
   *[no] { "" }
}
effect-score_test = { $test_id ->
    [allies_le] اگر در شورایش با خودش بیش از { $n } متحد نباشد
    [allies_ge] اگر در شورایش با خودش دست‌کم { $n } متحد باشد
   *[tokens_ge] اگر در شورایش دست‌کم { $n } توکن قدرت باشد
}، قدرت این متحد { $by } واحد { $more ->
    [yes] بیشتر است
   *[no] کمتر است
}

# --- قانون‌هایی که تا پایان دور برقرارند ---

effect-rule_card_limit = هیچ‌کس نمی‌تواند بیش از { $n ->
    [one] یک
   *[other] { $n }
} کارت بازی کند
effect-rule_value_cap = ارزش هیچ کارتی بیش از { $than } نمی‌شود
effect-rule_value_floor = ارزش هیچ کارتی کمتر از { $than } نمی‌شود
effect-rule_blank_abilities = { $whole ->
    [yes] از کارت‌های نفوذ فقط عددشان به حساب می‌آید و قابلیتی ندارند
   *[no] کارت‌هایی که پس از این بازی شوند قابلیتی ندارند
}
effect-rule_low_wins = از میان کسانی که کارتی بازی کرده‌اند، کمترین نفوذ برنده است
effect-rule_token_bonus = برنده { $amount ->
    [one] یک
   *[other] { $amount }
} توکن قدرت { $more ->
    [yes] بیشتر
   *[no] کمتر
} برمی‌دارد
effect-rule_must_play = هیچ‌کس نمی‌تواند پیش از بازی کردن یک کارت زانو بزند
effect-rule_runner_up_token = نفر دوم هم یک توکن قدرت برمی‌دارد
effect-rule_ties_farthest = در تساوی، از میان برابرها کسی برنده است که نوبتش از همه دیرتر می‌رسد
effect-rule_wins_ties = { $who_id ->
    [self] هر تساوی را شما می‌برید
   *[other] هر تساوی را { $who } می‌برد
}
effect-rule_protect_bid = هیچ‌کس دیگری نمی‌تواند کارتی از { $who_id ->
    [self] پیشنهاد شما
   *[other] پیشنهاد { $who_of }
} برگرداند، بسوزاند یا عوض کند
effect-rule_no_forced_kneel = هیچ‌کس نمی‌تواند دیگری را به زانو زدن وادارد
