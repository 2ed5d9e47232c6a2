# A campaign: a series of games for points.

event-campaign_scored = Points so far: { $points }.
event-campaign_battle = { $seats_is ->
    [among] You have the same number of points as { $seats_others }. A final battle decides the campaign, with fresh hands.
   *[other] { $seats } have the same number of points. A final battle decides the campaign, with fresh hands.
}
event-campaign_over = { $seats_is ->
    [you] You’ve won the campaign.
    [among] You’ve won the campaign together with { $seats_others }.
   *[other] { $seats_count ->
        [one] { $seats } has won the campaign.
       *[other] { $seats } have won the campaign together.
    }
}
table-campaign = Campaign to { $target } { $target ->
    [one] point
   *[other] points
}: { $points }.

option-campaign_holder = Later games of a campaign
option-campaign_holder-about = Who begins the second game and those after it.
option-campaign_holder-same = begun as the first: by the named player, or drawn again
option-campaign_holder-first = begun by the player who began the first
option-campaign_holder-first-rule = The player who begins the first game begins all the others, too.
option-campaign_holder-rotate = begun by the next player to the left
option-campaign_holder-rotate-rule = Each later game is begun by the next player to the left.

campaign-rule = At the end of a game every region is one point; winning by connected regions brings five more. When a game ends and the target is reached, the leader wins the campaign.
