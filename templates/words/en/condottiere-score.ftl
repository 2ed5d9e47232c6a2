# What the rules say of a battle, a map or a campaign that was reported from a table.

score-battle_over = The battle was over before this.
score-campaign_over = The campaign was over before this game.
score-card_not_in_box = There is no such card in this box: { $card }.
score-favour_must_be_placed = After this card the token must lie on the map: { $card }.
score-favour_out_of_play = No token is laid on the map in this game.
score-has_passed = This player has passed already, and plays no more in this battle.
score-malformed = That can’t be played. It looks like this: “m10”, “scarecrow m6”, “bishop”, “pass”.
score-no_such_card = There is no such card in this game.
score-not_a_mercenary = A Scarecrow takes back numbered cards only, so not this: { $card }.
score-not_in_line = That card does not lie before this player: { $card }. There lies: { $cards }.
score-nothing_to_defend = Nobody’s region can be attacked without the option “takeover”.
score-nothing_to_take = This card cannot come back, because there is nothing before this player to take back: { $card }.
score-pass_is_final = Here a pass is final anyway. Just “pass” will do.
score-region_unknown = There is no such region on this map.
score-won_by_nobody = A game that ends like that has a winner. Who won?
