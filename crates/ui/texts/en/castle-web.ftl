## A Castle for All Seasons on the web table.

# The board

castle-web-board = Plan of the castle
castle-web-round = Round { $round } of { $rounds }
castle-web-note = Round { $round } of { $rounds } · { $left ->
    [one] { $left } tile left
   *[other] { $left } tiles left
} · { $season ->
    [winter] winter
   *[other] summer
}
castle-web-outlook = Cards act in the order of their numbers. { $left } of { $tiles } buildings are still to be built; the match ends with round { $rounds }, or with the round in which the last one is built.
castle-web-outlook-over = The match is over; { $left } of { $tiles } buildings were not built.
castle-web-built-by = { $name }, built by { $seat }.
castle-web-in-plan = { $name }, not yet built. Costs { $cost } building points, worth { $points } points.
castle-web-stands = { $name }, stands from the beginning.
castle-web-place-label = { $name }, place for a helper: { $price } talers. { $taken ->
    [0] { $open ->
        [0] Not yet open.
       *[other] Free.
    }
   *[other] Here: { $owners }.
}
castle-web-trader-label = { $name }: { $units } units at a pay-out, one of them for the Defence Tower. { $taken ->
    [0] Free.
   *[other] Here: { $owners }.
}
castle-web-defence-tower = Defence Tower
castle-web-defence-tower-say = Collects a unit of every kind that the carts and the rider pay out. A Bricklayer takes all units of one kind from it.
castle-web-stock = Stock and bank
castle-web-stock-say = What can still be loaded, paid out and exchanged, and the talers of the bank. What is paid for buildings comes back here.
castle-web-order = Order of the round
castle-web-order-say = Cards act by their number from 1 to { $ranks }; equal numbers in player order, beginning with the start player.
castle-web-face-down = Cards lie face down
castle-web-track = Rounds
castle-web-track-say = Each round the start player takes the marker and a taler; then all choose cards, Workers are loaded, and the characters act.
castle-web-track-down = The numbers count down to the last round, 1.
castle-web-track-winter = In these rounds a winter card comes up first.
castle-web-winter = Winter cards
castle-web-winter-say = In rounds with a snowflake a card is turned up. Not seen yet: { $cards }.
castle-web-winter-to-come = { $n ->
    [0] No more cards come
    [one] { $n } card, at space { $space }
   *[other] { $n } cards, next: space { $space }
}

# Explanations

castle-web-tile-say = Costs exactly { $cost } building points. The Stonemason scores { $points }, a Worker { $half }, the Bricklayer { $apiece } per unit paid. { $left ->
    [0] None left to build.
    [one] { $left } left to build.
   *[other] { $left } left to build.
}
castle-web-builders = Built by
castle-web-forge-say = { $n ->
    [one] { $n } silver bar lies here.
   *[other] { $n } silver bars lie here.
}
castle-web-price = Costs { $price } talers, paid to the bank.
castle-web-rank = Acts as number { $rank } of { $ranks }.
castle-web-material-say = { $points ->
    [one] Worth { $points } building point.
   *[other] Worth { $points } building points.
}
castle-web-each = { $name }, { $points } each
castle-web-silver-say = No building material: in your turn put it into the Forge and take a unit of any material for it.
castle-web-talers-say = For places in the castle and for units on Workers. The Messenger and the Bricklayer bring them.
castle-web-helpers-say = Traders send them to the carts; after building, Bricklayer and Stonemason send them into the castle.
castle-web-if-it-ended-say = What helpers in the castle would add to the score.

# The desk

castle-web-talers = talers
castle-web-helpers = helpers
castle-web-in-hand = cards in hand
castle-web-played = played
castle-web-chosen = chosen
castle-web-laid = laid
castle-web-this-round = now
castle-web-acts = Acts: { $card }
castle-web-chooses = Choosing cards
castle-web-decides = Deciding
castle-web-places = Where to
castle-web-helper-from = Take the helper from
castle-web-her-gifts = Her gifts
castle-web-for-one = at { $apiece } each
castle-web-hold = Ask me whether to exchange silver at the end of every turn

# Choosing

castle-web-ready-cards = Ready to be laid face down.
castle-web-lay-down = Lay down
castle-web-ready-build = The payment is exact.
castle-web-do-build = Build
castle-web-ready-load = The Quarry Worker brings these.
castle-web-do-load = Load them
castle-web-ready = Ready.
castle-web-do = Do it
castle-web-repair = Give { $goods }
castle-web-sell = Sell it
castle-web-refuse = Keep it
castle-web-pay-plague = Pay talers
castle-web-pay-blizzard = Pay { $talers }
castle-web-withdraw = Withdraw
castle-web-stop = Go on

# Paying

castle-web-build-sub = { $worth ->
    [one] Your materials are worth { $worth } building point.
   *[other] Your materials are worth { $worth } building points.
}
castle-web-exactly = exactly { $cost } points
castle-web-at-least-three = at least three kinds
castle-web-exactly-three = exactly three kinds
castle-web-building-points = building points
castle-web-short = { $n ->
    [0] Exact
    [one] { $n } point short
   *[other] { $n } points short
}
castle-web-other-building = Choose another building
castle-web-brings-points = You score { $points } points.
castle-web-brings-half = You score { $points } points, half of what it is worth.
castle-web-brings-talers = The bank pays you { $apiece } for each unit.
castle-web-master-builder-gains = The Master Builder of { $seat } will score { $points } for it.
