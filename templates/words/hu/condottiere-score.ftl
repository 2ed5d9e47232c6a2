# Amit a szabályok egy asztalnál feljegyzett ütközetről, térképről vagy hadjáratról mondanak.

score-battle_over = Az ütközet ekkor már véget ért.
score-campaign_over = A hadjárat e játék előtt már véget ért.
score-card_not_in_box = Ebben a dobozban nincs ilyen lap: { $card }.
score-favour_must_be_placed = E lap után a jelzőnek a térképre kell kerülnie: { $card }.
score-favour_out_of_play = Ebben a játékban nem kerül jelző a térképre.
score-has_passed = Ez a játékos már passzolt, ebben az ütközetben nem játszik ki több lapot.
score-malformed = Ilyet nem lehet kijátszani. Amit lehet, ilyen: „m10”, „scarecrow m6”, „bishop”, „pass”.
score-no_such_card = Ebben a játékban nincs ilyen kártya.
score-not_a_mercenary = A madárijesztő csak számozott lapot hozhat vissza, ezt nem: { $card }.
score-not_in_line = Ez a lap nincs e játékos előtt: { $card }. Ami ott van: { $cards }.
score-nothing_to_defend = A „takeover” opció nélkül senkinek a régiója sem támadható meg.
score-nothing_to_take = Ez a lap nem vehető vissza, mert e játékos előtt nincs visszavehető lap: { $card }.
score-pass_is_final = Itt a passz úgyis végleges. Csak ennyit írj: „pass”.
score-region_unknown = Ezen a térképen nincs ilyen régió.
score-won_by_nobody = Ha így ért véget, valaki megnyerte. Ki?
