# Rulings of both editions of Condottiere; Rakab answers some of them otherwise.

ruling-burning_order = In which order are hands discarded?
ruling-burning_order-book = Nothing.
ruling-burning_order-played = Clockwise, beginning with the new holder.
ruling-campaign_holder = Campaign: who begins the next game?
ruling-campaign_holder-book = The youngest begins each game, so always the same player.
ruling-campaign_holder-played = Each game begins as the first did: with the player you named, or else with one drawn again.
ruling-idle_battles = What if nobody plays a card any more?
ruling-idle_battles-book = Nothing. Such battles may go on for ever.
ruling-idle_battles-played = After { $count } such battles in a row the host may end the game in a tie.
