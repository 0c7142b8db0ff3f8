## A Castle for All Seasons.
##
## [id|words] marks a building, a card, a place or a good; [CAS-13.4] a rule. Names have forms: .object is
## what is built or paid, .of what there is some of, .count so many as a label, .taken so many that
## somebody takes, .apiece so many for each; .at says where something is, .to where it goes, .from where
## it comes from.

# Goods

castle-kind-sand = [sand|sand]
    .of = sand
    .count = { $n } [sand|sand]
castle-kind-wood = [wood|wood]
    .of = wood
    .count = { $n } [wood|wood]
castle-kind-clay = [clay|clay]
    .of = clay
    .count = { $n } [clay|clay]
    .taken = { $n } [clay|clay]
castle-kind-stone = [stone|stone]
    .of = stone
    .count = { $n } [stone|stone]
castle-kind-silver = [silver|silver]
    .of = silver
    .count = { $n } [silver|silver]
castle-taler = taler
    .count = { $n ->
        [one] { $n } taler
       *[other] { $n } talers
    }
    .apiece = { $n ->
        [one] { $n } taler
       *[other] { $n } talers
    }

# Characters

castle-card-messenger = [messenger|Messenger]
    .short = Messenger
castle-card-trader = [trader|Trader]
    .short = Trader
castle-card-bricklayer = [bricklayer|Bricklayer]
    .short = Bricklayer
castle-card-stonemason = [stonemason|Stonemason]
    .short = Stonemason
castle-card-timber = [timber|Timber Worker]
    .short = Timber
castle-card-earth = [earth|Earth Worker]
    .short = Earth
castle-card-quarry = [quarry|Quarry Worker]
    .short = Quarry
castle-card-master_builder = [master_builder|Master Builder]
    .short = Master Builder

# Winter cards

castle-winter-inn = [inn|Inn]
castle-winter-granary = [granary|Granary]
castle-winter-plague = [plague|Plague]
castle-winter-breach = [breach|Breach in the Wall]
castle-winter-young_lady = [young_lady|Young Lady]
castle-winter-blizzard = [blizzard|Blizzard]

# What cards do: the phrases of their verbs, and notes on what no row says

castle-verb-earn = takes { $talers } from the bank
    .brief = { $talers }
castle-verb-trade = sends a helper to a cart; then every helper at the carts and the rider brings goods to its owner
    .brief = a helper to a cart; carts and rider pay out
castle-verb-tower = takes all units of one kind from the Defence Tower
    .brief = goods of the Defence Tower
castle-verb-load = brings { $goods }
    .brief = { $goods }
castle-free-units = { $n ->
    [1] a unit of { $kinds }
    [2] two units of { $kinds }
   *[other] { $n } units of { $kinds }
}
    .brief = { $n ->
        [one] { $n } other
       *[other] { $n } others
    }
castle-verb-buy = may buy a unit from each Worker of the others for { $talers }
    .brief = buys from Workers
castle-verb-build-talers = { $most ->
    [1] builds a building for { $talers } per unit paid
    [2] builds up to two buildings for { $talers } per unit paid
   *[other] builds up to { $most } buildings for { $talers } per unit paid
}
    .brief = builds for talers
castle-verb-build-points = { $most ->
    [1] builds a building
    [2] builds up to two buildings
   *[other] builds up to { $most } buildings
} for { $share ->
    [1] all their points
    [2] half their points
   *[other] 1/{ $share } of their points
}
    .brief = { $share ->
        [1] builds for all points
        [2] builds for half the points
       *[other] builds for 1/{ $share } of the points
    }
castle-verb-helpers = { $most ->
    [1] places a helper
    [2] places up to two helpers
   *[other] places up to { $most } helpers
} if it has built anything
    .brief = helpers
castle-verb-back = takes all played cards back into the hand
    .brief = cards back
castle-verb-others = scores { $points } for every building that others erected this round
    .brief = { $points } per building of others
castle-verb-court = every round each suitor gives her a taler or a unit, or withdraws for good; the last one left wins { $points }, and then everybody shares the gifts
castle-verb-lose-played = loses a played card for good, or pays { $talers } for each card played
castle-verb-repair = may give { $goods } for { $points }, once
castle-verb-lose-worker = loses a Worker card for good, or pays { $talers }

castle-note-inn = From now on every Trader pays a toll of { $toll } to the host of the Inn, or onto the card while there is no host; whoever has no taler takes a helper back from a cart or the rider instead. A helper becomes host for { $price }.
castle-note-granary = { $places ->
    [3] Three places
   *[other] { $places } places
} for helpers at { $price } each. At the end each helper there brings { $alone } if it is alone, { $two } if there are two, { $three } if there are three.

# Buildings

castle-building-house = [house|House]
    .object = a [house|House]
castle-building-tower = [tower|Tower]
    .object = a [tower|Tower]
castle-building-small_gate = [small_gate|Small Gate]
    .object = the [small_gate|Small Gate]
castle-building-well = [well|Well]
    .object = the [well|Well]
castle-building-stable = [stable|Stable]
    .object = the [stable|Stable]
castle-building-servants_house = [servants_house|Servants’ House]
    .object = the [servants_house|Servants’ House]
castle-building-main_gate = [main_gate|Main Gate]
    .object = the [main_gate|Main Gate]
castle-building-tavern = [tavern|Tavern]
    .object = the [tavern|Tavern]
castle-building-keep = [keep|Keep]
    .object = the [keep|Keep]
castle-building-palace = [palace|Palace]
    .object = the [palace|Palace]
castle-building-market = [market|Market]
    .object = the [market|Market]
castle-building-forge = [forge|Forge]
    .object = the [forge|Forge]

# Places for helpers

castle-place-market = [market|Market]
    .at = in the [market|Market]
    .to = to the [market|Market]
    .from = from the [market|Market]
castle-place-forge_16 = [forge_16|Forge (16)]
    .at = in the [forge_16|Forge (16)]
    .to = to the [forge_16|Forge (16)]
    .from = from the [forge_16|Forge (16)]
castle-place-forge_8 = [forge_8|Forge (8)]
    .at = in the [forge_8|Forge (8)]
    .to = to the [forge_8|Forge (8)]
    .from = from the [forge_8|Forge (8)]
castle-place-palace = [palace|Palace]
    .at = in the [palace|Palace]
    .to = to the [palace|Palace]
    .from = from the [palace|Palace]
castle-place-keep = [keep|Keep]
    .at = in the [keep|Keep]
    .to = to the [keep|Keep]
    .from = from the [keep|Keep]
castle-place-tavern_12 = [tavern_12|Tavern (12)]
    .at = in the [tavern_12|Tavern (12)]
    .to = to the [tavern_12|Tavern (12)]
    .from = from the [tavern_12|Tavern (12)]
castle-place-tavern_6 = [tavern_6|Tavern (6)]
    .at = in the [tavern_6|Tavern (6)]
    .to = to the [tavern_6|Tavern (6)]
    .from = from the [tavern_6|Tavern (6)]
castle-place-stable_16 = [stable_16|Stable (16)]
    .at = in the [stable_16|Stable (16)]
    .to = to the [stable_16|Stable (16)]
    .from = from the [stable_16|Stable (16)]
castle-place-stable_12 = [stable_12|Stable (12)]
    .at = in the [stable_12|Stable (12)]
    .to = to the [stable_12|Stable (12)]
    .from = from the [stable_12|Stable (12)]
castle-place-servants_house = [servants_house|Servants’ House]
    .at = in the [servants_house|Servants’ House]
    .to = to the [servants_house|Servants’ House]
    .from = from the [servants_house|Servants’ House]
castle-place-main_gate = [main_gate|Main Gate]
    .at = at the [main_gate|Main Gate]
    .to = to the [main_gate|Main Gate]
    .from = from the [main_gate|Main Gate]
castle-place-small_gate = [small_gate|Small Gate]
    .at = at the [small_gate|Small Gate]
    .to = to the [small_gate|Small Gate]
    .from = from the [small_gate|Small Gate]
castle-place-granary = [granary|Granary]
    .at = on the [granary|Granary]
    .to = to the [granary|Granary]
    .from = from the [granary|Granary]
castle-place-inn = [inn|Inn]
    .at = at the [inn|Inn]
    .to = to the [inn|Inn]
    .from = from the [inn|Inn]
castle-place-cart_sand = [cart_sand|sand cart]
    .at = at the [cart_sand|sand cart]
    .to = to the [cart_sand|sand cart]
    .from = from the [cart_sand|sand cart]
castle-place-cart_wood = [cart_wood|wood cart]
    .at = at the [cart_wood|wood cart]
    .to = to the [cart_wood|wood cart]
    .from = from the [cart_wood|wood cart]
castle-place-cart_clay = [cart_clay|clay cart]
    .at = at the [cart_clay|clay cart]
    .to = to the [cart_clay|clay cart]
    .from = from the [cart_clay|clay cart]
castle-place-cart_stone = [cart_stone|stone cart]
    .at = at the [cart_stone|stone cart]
    .to = to the [cart_stone|stone cart]
    .from = from the [cart_stone|stone cart]
castle-place-rider_silver = [rider_silver|silver rider]
    .at = with the [rider_silver|silver rider]
    .to = to the [rider_silver|silver rider]
    .from = from the [rider_silver|silver rider]

castle-place-does-market = At the end: 1 point for every { $talers } talers you have left; with two helpers there, 1 point for every { $both ->
    [1] taler
   *[other] { $both } talers
}. [CAS-17.7]
castle-place-does-forge_16 = At the end: { $points } for every silver bar in the Forge. [CAS-17.9]
castle-place-does-forge_8 = At the end: 1 point for every { $per ->
    [2] two
   *[other] { $per }
} silver bars in the Forge. [CAS-17.9]
castle-place-does-palace = At the end: up to { $units } of your units become as many points as they have building points. [CAS-17.8]
castle-place-does-keep = At the end: { $points } for every free place in the castle. [CAS-17.2]
castle-place-does-tavern_12 = At the end: { $points } for every helper in the castle, whoever’s it is. [CAS-17.3]
castle-place-does-tavern_6 = At the end: 1 point for every { $per ->
    [2] two
   *[other] { $per }
} helpers in the castle, whoever’s they are. [CAS-17.3]
castle-place-does-stable_16 = At the end: { $points } for every House that stands. [CAS-17.5]
castle-place-does-stable_12 = At the end: { $points } for every House that stands. [CAS-17.5]
castle-place-does-servants_house = At the end: { $points } for every tile that has not been built. [CAS-17.6]
castle-place-does-main_gate = At the end: { $points } for every Tower that stands. [CAS-17.4]
castle-place-does-small_gate = At the end: { $points } for every Tower that stands. [CAS-17.4]
castle-place-does-granary = At the end: { $alone } if the helper is alone there, { $two } each for two, { $three } each for three. [CAS-20.2]
castle-place-does-inn = Its host gets the toll of every Trader and the talers lying on the card. [CAS-20.1]
castle-place-does-cart_sand = { $goods } at every pay-out, { $duty ->
    [1] one
   *[other] { $duty }
} of them for the Defence Tower. [CAS-8.9]
castle-place-does-cart_wood = { $goods } at every pay-out, { $duty ->
    [1] one
   *[other] { $duty }
} of them for the Defence Tower. [CAS-8.9]
castle-place-does-cart_clay = { $goods } at every pay-out, { $duty ->
    [1] one
   *[other] { $duty }
} of them for the Defence Tower. [CAS-8.9]
castle-place-does-cart_stone = { $goods } at every pay-out, { $duty ->
    [1] one
   *[other] { $duty }
} of them for the Defence Tower. [CAS-8.9]
castle-place-does-rider_silver = { $goods } at every pay-out, { $duty ->
    [1] one
   *[other] { $duty }
} of them for the Defence Tower. [CAS-8.9]

# What helpers bring, in the fewest words

castle-brings-market = talers { $talers }:1, with two helpers { $both }:1
castle-brings-forge = { $points } · { $per ->
    [2] ½
   *[other] 1/{ $per }
} per silver in the Forge
castle-brings-palace = { $units } units into points
castle-brings-keep = { $points } per free place in the castle
castle-brings-tavern = { $points } · { $per ->
    [2] ½
   *[other] 1/{ $per }
} per helper in the castle
castle-brings-stable = { $points } · { $less } per House
castle-brings-servants_house = { $points } per tile not built
castle-brings-main_gate = { $points } per Tower
castle-brings-small_gate = { $points } per Tower
castle-brings-granary = { $alone } alone, { $two } for two, { $three } for three
castle-brings-inn = the toll of every Trader

# Sources of points

castle-source-stonemason = [stonemason|Stonemason]
castle-source-worker = Workers
castle-source-master_builder = [master_builder|Master Builder]
castle-source-breach = [breach|Breach in the Wall]
castle-source-young_lady = [young_lady|Young Lady]
castle-source-keep = [keep|Keep]
castle-source-tavern = [tavern|Tavern]
castle-source-main_gate = [main_gate|Main Gate]
castle-source-small_gate = [small_gate|Small Gate]
castle-source-stable = [stable|Stable]
castle-source-servants_house = [servants_house|Servants’ House]
castle-source-market = [market|Market]
castle-source-palace = [palace|Palace]
castle-source-forge = [forge|Forge]
castle-source-granary = [granary|Granary]

# Words of the table

castle-nothing = nothing
castle-helpers = { $helpers ->
    [0] no helpers
    [one] { $helpers } helper
   *[other] { $helpers } helpers
}
castle-table-round = Round { $round } of { $rounds }
castle-table-start = start player { $seat }
castle-table-bank = bank { $talers }
castle-table-winter = ❄ winter card in that round
castle-table-unseen = Winter cards not seen yet:
castle-table-in-play = In play:
castle-table-gifts = Given to the Young Lady: { $gifts }. Suitors: { $seats }.
castle-table-inn-talers = On the Inn: { $talers }.
castle-table-building = building
castle-table-cost = cost
castle-table-points = points
castle-table-half = half
castle-table-tiles = tiles
castle-table-places = helpers
castle-table-brings = in the end
castle-table-stands = stands
castle-table-trader = carts and rider
castle-table-pays-out = they pay out
castle-table-worth = building points
castle-table-stock = stock
castle-table-tower = Defence Tower
castle-table-talers = talers
castle-table-helpers = helpers
castle-table-score = points
castle-table-ended-now = if it ended now
castle-table-hand = hand
castle-table-played = played
castle-table-lost = lost
castle-table-face-down = face down
castle-table-legend = tiles: A, B … who built it, □ not built · helpers: price and who, · free, ( ) not built yet

# Options

castle-option-side = Side of the board
castle-option-side-summer = summer, for a first match
castle-option-side-winter = winter: cards upset everybody’s plans
castle-option-six_winter_cards = Winter cards
castle-option-six_winter_cards-false = four of the six come up
castle-option-six_winter_cards-true = all six come up
castle-option-material_kinds = Kinds of material in a payment
castle-option-material_kinds-at_least_three = three or four
castle-option-material_kinds-exactly_three = exactly three

# The score sheet

score-CAS-10-8 = Built by Stonemasons
score-CAS-11-2 = Built by Workers
score-CAS-12-2 = Master Builder
score-CAS-20-4 = Breach in the Wall
score-CAS-20-5 = Young Lady
score-CAS-17-2 = Keep
score-CAS-17-3 = Tavern
score-CAS-17-4 = Gates
score-CAS-17-5 = Stable
score-CAS-17-6 = Servants’ House
score-CAS-17-7 = Market
score-CAS-17-8 = Palace
score-CAS-17-9 = Forge
score-CAS-20-2 = Granary
castle-tie-break-1 = Talers
castle-tie-break-2 = Units of goods

# What the table waits for

castle-prompt-start = The start player is being drawn.
castle-prompt-winter = A winter card is being turned up.
castle-prompt-select = { $cards ->
    [one] Choose a character and lay it face down.
   *[other] Choose two characters and lay them face down.
}
castle-prompt-select-sub = { $start } is start player. The characters act by rank, from 1 to { $ranks }; equal ranks in player order. [CAS-6.1]
castle-prompt-laid = Your choice lies face down. The table waits for { $seats }.
castle-prompt-waits = The table waits for { $seats }.
castle-prompt-load = Your [quarry|Quarry Worker] brings two more units: sand, wood or clay, also twice the same. Which? [CAS-5.3]
castle-prompt-order = Which of your two Workers acts first? [CAS-6.4]
castle-prompt-toll = You have no taler for the toll of the [inn|Inn]: one of your helpers must come home. Which? [CAS-20.1]
castle-prompt-trade = [trader|Trader]: send a helper to a cart or the rider. Then all of them bring goods. [CAS-8.3]
castle-prompt-defence_tower = [bricklayer|Bricklayer]: take all units of one kind from the Defence Tower. [CAS-9.1]
castle-prompt-build-bricklayer = { $left ->
    [2] [bricklayer|Bricklayer]: build up to two buildings, for 1 taler per unit paid. [CAS-9.2]
   *[1] [bricklayer|Bricklayer]: build one more, or go on. [CAS-9.2]
}
castle-prompt-build-stonemason = { $left ->
    [2] [stonemason|Stonemason]: buy from Workers of the others first, then build up to two buildings for all their points. [CAS-10.1]
   *[1] [stonemason|Stonemason]: build one more, or go on. [CAS-10.8]
}
castle-prompt-build-worker = { $left ->
    [2] { $worker }: build up to two buildings, for half their points. [CAS-11.2]
   *[1] { $worker }: build one more, or go on. [CAS-11.2]
}
castle-prompt-build-sub = You have { $goods }, together { $worth } building points, and { $talers }. A building takes exactly its cost, in at least three kinds. [CAS-13.3]
castle-prompt-build-sub-exactly = You have { $goods }, together { $worth } building points, and { $talers }. A building takes exactly its cost, in exactly three kinds. [CAS-13.4]
castle-prompt-helpers = { $left ->
    [2] Place up to two helpers in the castle, in different buildings. [CAS-14.1]
   *[1] Place one more helper in another building, or go on. [CAS-14.5]
}
castle-prompt-finish = You may still exchange silver before your turn ends. [CAS-13.10]
castle-prompt-sale = { $buyer } would like the last unit on your { $worker }: { $goods } for { $talers }. Do you sell it? [CAS-10.4]
castle-prompt-plague = [plague|Plague]: lose one of your played cards for good, or pay { $talers }. [CAS-20.3]
castle-prompt-breach = [breach|Breach in the Wall]: you may give { $goods } for { $points }. [CAS-20.4]
castle-prompt-blizzard = [blizzard|Blizzard]: lose a Worker card for good, or pay { $talers }. [CAS-20.6]
castle-prompt-gifts = The [young_lady|Young Lady] expects a gift: a taler or a unit. Whoever gives nothing withdraws for good. [CAS-20.5]
castle-prompt-gifts-last = [young_lady|Young Lady]: you are the last suitor. One gift, and { $points } are yours. [CAS-20.5]
castle-prompt-sharing = The gifts to the [young_lady|Young Lady] are shared out: take one thing. [CAS-20.5]
castle-prompt-palace = { $left ->
    [one] [palace|Palace]: you may turn { $left } more unit into as many points as it has building points. [CAS-17.8]
   *[other] [palace|Palace]: you may turn up to { $left } units into as many points as they have building points. [CAS-17.8]
}
castle-prompt-have = You have { $goods }, { $talers } and { $helpers }.
castle-waits-load = { $seat } loads the [quarry|Quarry Worker].
castle-waits-order = { $seat } decides which Worker acts first.
castle-waits-toll = { $seat } cannot pay the toll of the [inn|Inn] and takes a helper home.
castle-waits-trade = { $seat } sends a helper to a cart or the rider.
castle-waits-defence_tower = { $seat } takes goods from the Defence Tower.
castle-waits-build = { $seat } may build with the { $card }.
castle-waits-helpers = { $seat } may place helpers in the castle.
castle-waits-finish = { $seat } may still exchange silver.
castle-waits-sale = { $seat } decides whether the last unit on the { $worker } is sold.
castle-waits-plague = { $seat } answers the [plague|Plague].
castle-waits-breach = { $seat } looks at the [breach|Breach in the Wall].
castle-waits-blizzard = { $seat } answers the [blizzard|Blizzard].
castle-waits-gifts = { $seat } thinks about a gift for the [young_lady|Young Lady].
castle-waits-sharing = { $seat } takes one of the gifts.
castle-waits-palace = { $seat } turns units into points in the [palace|Palace].

# What actions are called

castle-do-start = { $seat } starts
castle-do-winter = { $card } is turned up
castle-do-cards = { $cards }
castle-do-load = load { $goods }
castle-do-place = { $talers ->
    [0] helper { $place_to }
   *[other] helper { $place_to } for { $price }
}
castle-do-place-from = { $talers ->
    [0] helper { $source_from } { $place_to }
   *[other] helper { $source_from } { $place_to } for { $price }
}
castle-do-take = take { $what }
castle-do-buy = buy { $goods } from the { $worker } of { $owner } for { $talers }
castle-do-sell = sell it
castle-do-refuse = keep it
castle-do-build = build { $building_object } for { $goods }
castle-do-exchange = exchange 1 silver for { $goods }
castle-do-stop = go on
castle-do-first = { $card } first
castle-do-return = helper home { $place_from }
castle-do-lose = lose the { $card }
castle-do-pay = pay talers
castle-do-repair = give { $goods } for { $points }
castle-do-gift = give { $what }
castle-do-withdraw = withdraw
castle-do-convert = { $goods } for { $gain }
castle-family-build = { $ways ->
    [one] build { $building_object }: { $ways } way to pay
   *[other] build { $building_object }: { $ways } ways to pay
}

# What an action will do

castle-will-keep = You keep { $rest }.
castle-will-stop-build = You build nothing more with this card.
castle-will-stop-helpers = You place no more helpers.
castle-will-stop-trade = Your helpers stay where they are.
castle-will-stop-breach = You give no stone.
castle-will-stop-palace = You keep the rest of your units.
castle-will-stop-finish = You keep your silver; your turn ends.
castle-will-first = The { $card } acts first, the other Worker after it.

# Why an action is refused

castle-illegal-NotLeftToChance = This is not decided by chance. { $rule }
castle-illegal-LeftToChance = Chance decides this, nobody else. { $rule }
castle-illegal-NotAtTheTable = There is no such seat at this table. { $rule }
castle-illegal-MatchOver = The match is over. { $rule }
castle-illegal-NotInOwnTurn = Silver can be exchanged only in your own turn. Wait until one of your characters acts. { $rule }
castle-illegal-AlreadyChosen = Your choice already lies face down. Take it back first if you want another. { $rule }
castle-illegal-OwnerDecides = The owner of the Worker card decides now whether to sell. Wait for the answer. { $rule }
castle-illegal-NotYourTurn = It is not your turn. Wait until the others have acted. { $rule }
castle-illegal-NoSelectionNow = Characters are chosen at the beginning of a round, not now. { $rule }
castle-illegal-CardNotInHand = You do not hold this card. Choose from your hand; the [master_builder|Master Builder] brings played cards back. { $rule }
castle-illegal-MasterBuilderInFirstRound = The [master_builder|Master Builder] cannot be chosen in the first round. Choose another character. { $rule }
castle-illegal-MasterBuilderWithoutPlayedCards = You have no played cards to take back, so you cannot choose the [master_builder|Master Builder]. Choose another character. { $rule }
castle-illegal-WrongCardCount = { $cards ->
    [one] Choose exactly one character, not { $laid }. { $rule }
   *[other] Choose exactly two characters, not { $laid }. { $rule }
}
castle-illegal-WorkerPlacesNobody = A Worker places no helpers. Use the [bricklayer|Bricklayer] or the [stonemason|Stonemason]. { $rule }
castle-illegal-NothingBuilt = Helpers are placed only after this card has erected a building. Build first. { $rule }
castle-illegal-NoHelperNow = No helper can be placed now. { $rule }
castle-illegal-NoTraderPlace = The [trader|Trader] sends helpers to the carts or the rider only. Choose one of those. { $rule }
castle-illegal-NoSuchHelper = You have no helper there to send. Take one from your supply, or from a cart where yours stands. { $rule }
castle-illegal-FreeCartFirst = As long as a cart is free, the helper must go to a free cart. { $rule }
castle-illegal-OwnHelperThere = Your own helper stands there already. Choose another place. { $rule }
castle-illegal-PlacedThisRound = That helper was placed this round and cannot be replaced before the next. Choose another place. { $rule }
castle-illegal-NotInPlay = This winter card is not in play. { $rule }
castle-illegal-NotErected = This building has not been erected yet. Choose one that stands. { $rule }
castle-illegal-NoCastlePlace = Helpers go to the carts with the [trader|Trader] only. Choose a place in the castle. { $rule }
castle-illegal-Occupied = This place is taken. Choose a free one. { $rule }
castle-illegal-SameBuildingThisRound = You have already placed a helper in this building this round. Choose another building. { $rule }
castle-illegal-NotEnoughTalers = This place costs { $price }, and you have { $talers }. Choose a cheaper one. { $rule }
castle-illegal-OnlyTheStonemasonBuys = Only the [stonemason|Stonemason] buys from Worker cards. { $rule }
castle-illegal-OwnWorker = You cannot buy from your own Worker. { $rule }
castle-illegal-NotPlayedThisRound = This Worker was not played this round. { $rule }
castle-illegal-AfterBuilding = You have begun to build; units are bought before the first building. { $rule }
castle-illegal-AlreadyRefused = The owner has refused this turn and cannot be asked again. { $rule }
castle-illegal-OneUnitPerCard = You have already bought from this card: one unit from each. { $rule }
castle-illegal-NotOnTheCard = There is no such unit on this Worker card. Choose one that lies there. { $rule }
castle-illegal-NoTaler = A unit costs { $unit }, and you have none. { $rule }
castle-illegal-TowerFirst = First take goods from the Defence Tower, then build. { $rule }
castle-illegal-BuildingIsOver = This card builds nothing more. { $rule }
castle-illegal-NoBuilder = Only the [bricklayer|Bricklayer], the [stonemason|Stonemason] and Workers build. { $rule }
castle-illegal-NoTileLeft = All tiles of this building have been built. Choose another building. { $rule }
castle-illegal-SilverIsNoMaterial = Silver is no building material. Exchange it for material first. { $rule }
castle-illegal-WrongNumberOfKinds = { $kinds ->
    [exactly] A payment must contain exactly three kinds of material. { $rule }
   *[least] A payment must contain at least three kinds of material. { $rule }
}
castle-illegal-NotTheExactSum = You pay { $sum } building points, but the cost is { $cost }. Pay exactly that: sand is worth { $sand }, wood { $wood }, clay { $clay }, stone { $rock }. { $rule }
castle-shortfall = { $reason ->
    [points] Your materials are worth { $have } of { $cost } building points.
    [kinds] A payment takes three kinds of material, and you have { $kinds }.
   *[sum] No payment of three kinds out of your units makes exactly { $cost } building points.
}{ $way ->
    [exchange] {" "}Exchange silver for { $ways }, and you can pay.
    [lack] {" "}You still need { $ways }.
   *[far] {""}
} { $rule }
castle-illegal-StillOnTheWorkerCard = Some of these units still lie on your Worker card; they are yours when the Worker acts. { $rule }
castle-illegal-NotEnoughGoods = You do not have these units: you have { $goods }. { $rule }
castle-illegal-NoSilver = You have no silver to exchange. { $rule }
castle-illegal-SoldOut = The stock has none of it left. Choose another material. { $rule }
castle-illegal-NotEnoughStone = You need { $stone }. Exchange silver for stone, or go on. { $rule }
castle-illegal-NoBreach = There is no wall to repair now. { $rule }
castle-illegal-NotAmongTheGifts = There is no such thing among the gifts. Choose one that lies there. { $rule }
castle-illegal-NotOnTheTower = There is none of it on the Defence Tower. Choose a kind that lies there. { $rule }
castle-illegal-OneKindOnly = You have already taken one kind from the Defence Tower. { $rule }
castle-illegal-NothingToTake = There is nothing to take now. { $rule }
castle-illegal-NothingToLoad = No Worker is being loaded now. { $rule }
castle-illegal-NoFreeUnit = The [quarry|Quarry Worker] may choose sand, wood and clay only. { $rule }
castle-illegal-NotSoManyInStock = The stock does not hold these units, or you must load two. Choose what is there. { $rule }
castle-illegal-MustChoose = Nobody can pass: choose your characters. { $rule }
castle-illegal-MustLoad = The Worker must be loaded: choose the units. { $rule }
castle-illegal-MustOrder = Choose which of your Workers acts first. { $rule }
castle-illegal-MustPlace = You have a helper and must place it. Choose a cart or the rider. { $rule }
castle-illegal-MustTake = You must take one kind from the Defence Tower. { $rule }
castle-illegal-MustReturn = One of your helpers must come home. Choose which. { $rule }
castle-illegal-MustDecide = You must decide: choose one of the answers. { $rule }
castle-illegal-CannotPayLikeThis = You cannot answer the card like this. Choose one of your cards that it wants, or pay if you have the talers. { $rule }
castle-illegal-NothingToLose = No winter card asks for anything now. { $rule }
castle-illegal-NotOwned = You do not have that. Choose something you own. { $rule }
castle-illegal-NoGiftNow = The [young_lady|Young Lady] expects nothing now. { $rule }
castle-illegal-ExchangeSilverFirst = Silver is worth no points. Exchange it for material first. { $rule }
castle-illegal-NoUnitsLeftToConvert = Your helpers in the [palace|Palace] have turned all the units they may. { $rule }
castle-illegal-NoConversionNow = Units become points in the [palace|Palace] when the match has ended. { $rule }
castle-illegal-NobodyAsksForTheLastUnit = Nobody asks you for a unit now. { $rule }
castle-illegal-NoSuchWorkers = You have no two Workers to put in order. { $rule }
castle-illegal-NoTollOwed = You owe no toll, so no helper has to come home. { $rule }

# The chronicle

castle-opening = A castle is to be built. The Defence Tower holds one unit of every kind, and everybody begins with { $talers }, { $goods }.
castle-event-RoundBegan = Round { $round }
castle-event-RoundBegan-start = { $seat } is start player and takes { $talers }.
castle-event-WinterCard = Winter brings the { $card }. { $does }
castle-event-Chose = { $seat } lays cards face down.
castle-event-Revealed = { $seat } shows: { $cards }.
castle-event-Loaded = The { $worker } of { $seat } loads { $goods }.
    .you = You load { $goods } onto your { $worker }.
castle-event-Began = The { $card } of { $seat } acts.
castle-event-Earned = [messenger|Messenger]: { $seat } takes { $talers } from the bank.
castle-event-Toll = { $seat } pays { $talers } of toll onto the [inn|Inn].
castle-event-Toll-host = { $seat } pays { $talers } of toll to { $host }, host of the [inn|Inn].
castle-event-HelperReturned = A helper of { $seat } comes home { $place_from }.
    .you = Your helper comes home { $place_from }; you pay no toll.
    .they = The helper of { $seat } goes home. [CAS-8.5]
castle-event-HelperPlaced = { $talers ->
    [0] { $seat } sends a helper { $place_to }.
   *[other] { $seat } sends a helper { $place_to } for { $price }.
}
    .you = { $talers ->
        [0] Your helper goes { $place_to }. { $brings }
       *[other] Your helper goes { $place_to } and costs { $price }. { $brings }
    }
castle-event-HelperPlaced-from = { $talers ->
    [0] { $seat } moves a helper { $source_from } { $place_to }.
   *[other] { $seat } moves a helper { $source_from } { $place_to } for { $price }.
}
    .you = { $talers ->
        [0] Your helper goes { $source_from } { $place_to }. { $brings }
       *[other] Your helper goes { $source_from } { $place_to } and costs { $price }. { $brings }
    }
castle-event-InnTalers = { $seat } takes { $talers } lying on the [inn|Inn].
    .you = You take { $talers } lying on the card.
castle-event-PaidOut = { $duty ->
    [0] { $seat } gets { $goods } { $place_at }: the stock has none of it left.
   *[other] { $seat } gets { $goods } { $place_at }; { $duty } more goes onto the Defence Tower.
}
    .you = You get { $goods }.
castle-event-TookFromTower = [bricklayer|Bricklayer]: { $seat } takes { $goods } from the Defence Tower.
    .you = You take { $goods } from the Defence Tower.
castle-event-Exchanged = { $seat } gives 1 silver to the [forge|Forge] for { $goods }.
    .you = 1 silver goes into the Forge, and you take { $goods } from the stock. [CAS-13.10]
castle-event-AskedForLast = { $seat } asks { $owner } for the last unit on the { $worker }: { $goods }.
    .you = You ask { $owner } for { $goods } on the { $worker }. It is the last unit there, so the owner may refuse. [CAS-10.4]
castle-event-Bought = { $seat } buys { $goods } from the { $worker } of { $owner } for { $talers }.
    .you = You pay { $talers } to { $owner } and take { $goods } from the { $worker }.
    .they = { $seat } pays you { $talers } and takes { $goods }.
castle-event-Refused = { $seat } keeps the last unit on the { $worker }.
    .you = You keep the last unit on your { $worker }; nobody can ask for it again this turn. [CAS-10.10]
castle-event-TookLoad = { $worker }: { $seat } takes { $goods }.
castle-event-Built-talers = { $card }: { $seat } erects { $building_object } with { $goods } and gets { $talers }.
    .you = You pay { $goods } and erect { $building_object } for { $talers }.
castle-event-Built-points = { $card }: { $seat } erects { $building_object } with { $goods } { $gain }.
    .you = You pay { $goods } and erect { $building_object } { $gain }.
castle-event-TookBack = [master_builder|Master Builder]: { $seat } takes { $count } cards back into the hand.
castle-event-MasterBuilder = { $buildings ->
    [0] The others built nothing this round, so { $seat } scores nothing for it.
    [one] The others built { $buildings } building this round: { $seat } { $gain }.
   *[other] The others built { $buildings } buildings this round: { $seat } { $gain }.
}
castle-event-CardLost = { $seat } loses the { $card } for good.
    .you = The { $card } leaves the match for good. [CAS-20.7]
castle-event-PaidTalers = { $seat } pays { $talers } and keeps the cards.
    .you = You pay { $talers } to the bank and keep your cards.
castle-event-Repaired = { $seat } gives { $goods } for the wall { $gain }.
    .you = You give { $goods } back to the stock { $gain }.
castle-event-Gave = { $seat } gives { $goods } to the [young_lady|Young Lady].
    .you = You give { $goods } to the [young_lady|Young Lady].
castle-event-Withdrew = { $seat } no longer courts the [young_lady|Young Lady].
    .you = You give nothing and withdraw for good.
castle-event-YoungLadyLeft = { $seat } wins the [young_lady|Young Lady] { $gain }.
    .you = You win the [young_lady|Young Lady] { $gain }.
    .they = { $seat } wins the [young_lady|Young Lady] { $gain }.
castle-event-YoungLadyLeft-nobody = Nobody wins the [young_lady|Young Lady].
castle-event-Shared = { $seat } takes { $goods } from the gifts.
    .you = You take { $goods } from the gifts.
castle-event-EndTriggered = The last round is over. The helpers in the castle are counted. [CAS-16.1]
castle-event-EndTriggered-all-built = All tiles stand: this was the last round. The helpers in the castle are counted. [CAS-16.2]
castle-event-FinalScored = { $source }: { $seat } { $gain }.
    .you = { $source }: you score { $gain }.
castle-event-Converted = [palace|Palace]: { $seat } gives { $goods } { $gain }.
    .you = You give { $goods } away { $gain }.
castle-event-MatchOver = { $count ->
    [one] { $seats } wins the match.
   *[other] { $seats } share the victory. [CAS-18.4]
}

# Home page and set-up page

web-castle-length = 60 min
web-castle-kind = Almost no luck
web-castle-say = Choose a character in secret, gather sand, wood, clay and stone, and build a castle together: each for their own glory.
web-castle-step-1 = Everybody lays one of eight characters face down: messenger, trader, builders, workers or the master builder, who takes the cards back.
web-castle-step-2 = Buildings cost an exact sum in at least three materials and bring talers, points or half points.
web-castle-step-3 = Helpers in the castle score when the last round is over: towers, houses, talers, silver, free places.
web-castle-option-side = Side of the board
web-castle-option-side-say = On the winter side cards come up that upset everybody’s plans.
web-castle-option-six-winter-cards = All six winter cards
web-castle-option-six-winter-cards-say = In winter six cards come up instead of four.
web-castle-option-material-kinds = Kinds of material
web-castle-option-material-kinds-say = How many kinds a payment for a building must contain.
web-value-summer = summer
web-value-winter = winter
web-value-at_least_three = three or four
web-value-exactly_three = exactly three
