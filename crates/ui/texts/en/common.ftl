## Words that every game and every page shares.

game-kings-road = King’s Road
game-castle = A Castle for All Seasons
game-architects = Architects of the West Kingdom
game-viscounts = Viscounts of the West Kingdom
language-name = English

seat-name = Player { $letter }
# Whom the rules of a game play, where the game has no name for it.
opponent = Opponent
list-more = { $left }, { $right }
list-last = { $left } and { $right }
list-or = { $left } or { $right }
list-else = { $left }, or { $right }
points-count = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
move-unreadable = This is not a move in the notation of the game.
prompt-over = { $count ->
    [one] The match is over. { $seats } has won.
   *[other] The match is over. { $seats } share the victory.
}

score-title = Score sheet
score-total = Total
score-rank = Rank
