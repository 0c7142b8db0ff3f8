## A Castle for All Seasons.
##
## [id|words] marks a building, a card, a place or a good; [CAS-13.4] a rule. A building has one more
## form: .built is what is erected. A place has three: .at says where something is, .to where it
## goes, .from where it comes from.

# Goods

castle-kind-sand = [sand|sand]
castle-kind-wood = [wood|wood]
castle-kind-clay = [clay|clay]
castle-kind-stone = [stone|stone]
castle-kind-silver = [silver|silver]
castle-units-sand = { $units } [sand|sand]
castle-units-wood = { $units } [wood|wood]
castle-units-clay = { $units } [clay|clay]
castle-units-stone = { $units } [stone|stone]
castle-units-silver = { $units } [silver|silver]
castle-talers = { $talers ->
    [one] { $talers } taler
   *[other] { $talers } talers
}

# Characters

castle-card-messenger = [messenger|Messenger]
castle-card-trader = [trader|Trader]
castle-card-bricklayer = [bricklayer|Bricklayer]
castle-card-stonemason = [stonemason|Stonemason]
castle-card-timber = [timber|Timber Worker]
castle-card-earth = [earth|Earth Worker]
castle-card-quarry = [quarry|Quarry Worker]
castle-card-master_builder = [master_builder|Master Builder]

castle-does-messenger = Takes 8 talers from the bank. [CAS-7.1]
castle-does-trader = Sends a helper to a cart; then every helper at the carts and the rider brings goods to its owner. [CAS-8.1]
castle-does-bricklayer = Takes all units of one kind from the Defence Tower, then builds up to two buildings for 1 taler per unit paid, and places up to two helpers. [CAS-9.2]
castle-does-stonemason = Buys a unit from each Worker of the others for 1 taler, then builds up to two buildings for all their points, and places up to two helpers. [CAS-10.8]
castle-does-timber = Brings 2 wood and 1 silver, then builds up to two buildings for half their points. [CAS-11.2]
castle-does-earth = Brings 2 sand and 1 clay, then builds up to two buildings for half their points. [CAS-11.2]
castle-does-quarry = Brings 1 stone and two units of sand, wood or clay, then builds up to two buildings for half their points. [CAS-11.2]
castle-does-master_builder = Takes all played cards back into the hand and scores 5 points for every building that others erected this round. [CAS-12.2]

# Winter cards

castle-winter-inn = [inn|Inn]
castle-winter-granary = [granary|Granary]
castle-winter-plague = [plague|Plague]
castle-winter-breach = [breach|Breach in the Wall]
castle-winter-young_lady = [young_lady|Young Lady]
castle-winter-blizzard = [blizzard|Blizzard]

castle-winter-does-inn = From now on every Trader pays a toll of 1 taler to the host of the Inn, or onto the card while there is no host. A helper becomes host for 3 talers. [CAS-20.1]
castle-winter-does-granary = Three places for helpers at 5 talers each. In the end each helper there brings 10 points if it is alone, 7 if there are two, 3 if there are three. [CAS-20.2]
castle-winter-does-plague = Everybody loses a played card for good, or pays 1 taler for every played card. [CAS-20.3]
castle-winter-does-breach = Everybody may give 3 stone for 3 points, once. [CAS-20.4]
castle-winter-does-young_lady = Each winter everybody gives her a taler or a unit, or withdraws for good. The last one left wins 8 points. [CAS-20.5]
castle-winter-does-blizzard = Everybody loses a Worker card for good, or pays 3 talers. [CAS-20.6]

# Buildings

castle-building-house = [house|House]
    .built = a [house|House]
castle-building-tower = [tower|Tower]
    .built = a [tower|Tower]
castle-building-small_gate = [small_gate|Small Gate]
    .built = the [small_gate|Small Gate]
castle-building-well = [well|Well]
    .built = the [well|Well]
castle-building-stable = [stable|Stable]
    .built = the [stable|Stable]
castle-building-servants_house = [servants_house|Servants' House]
    .built = the [servants_house|Servants' House]
castle-building-main_gate = [main_gate|Main Gate]
    .built = the [main_gate|Main Gate]
castle-building-tavern = [tavern|Tavern]
    .built = the [tavern|Tavern]
castle-building-keep = [keep|Keep]
    .built = the [keep|Keep]
castle-building-palace = [palace|Palace]
    .built = the [palace|Palace]
castle-building-market = [market|Market]
    .built = the [market|Market]
castle-building-forge = [forge|Forge]
    .built = the [forge|Forge]

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
castle-place-servants_house = [servants_house|Servants' House]
    .at = in the [servants_house|Servants' House]
    .to = to the [servants_house|Servants' House]
    .from = from the [servants_house|Servants' House]
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

castle-place-does-market = In the end 1 point for every 2 talers you have left; with two helpers there, 1 point for every taler. [CAS-17.7]
castle-place-does-forge_16 = In the end 1 point for every silver bar in the Forge. [CAS-17.9]
castle-place-does-forge_8 = In the end 1 point for every two silver bars in the Forge. [CAS-17.9]
castle-place-does-palace = In the end up to 5 of your units become as many points as they have building points. [CAS-17.8]
castle-place-does-keep = In the end 3 points for every free place in the castle. [CAS-17.2]
castle-place-does-tavern_12 = In the end 1 point for every helper in the castle, whoever’s it is. [CAS-17.3]
castle-place-does-tavern_6 = In the end 1 point for every two helpers in the castle, whoever’s they are. [CAS-17.3]
castle-place-does-stable_16 = In the end 3 points for every house that stands. [CAS-17.5]
castle-place-does-stable_12 = In the end 2 points for every house that stands. [CAS-17.5]
castle-place-does-servants_house = In the end 1 point for every tile that has not been built. [CAS-17.6]
castle-place-does-main_gate = In the end 2 points for every tower that stands. [CAS-17.4]
castle-place-does-small_gate = In the end 1 point for every tower that stands. [CAS-17.4]
castle-place-does-granary = In the end 10 points if the helper is alone there, 7 each for two, 3 each for three. [CAS-20.2]
castle-place-does-inn = Its host gets the toll of every Trader and the talers lying on the card. [CAS-20.1]
castle-place-does-cart_sand = 4 sand at every pay-out, one of them for the Defence Tower. [CAS-8.9]
castle-place-does-cart_wood = 3 wood at every pay-out, one of them for the Defence Tower. [CAS-8.9]
castle-place-does-cart_clay = 2 clay at every pay-out, one of them for the Defence Tower. [CAS-8.9]
castle-place-does-cart_stone = 2 stone at every pay-out, one of them for the Defence Tower. [CAS-8.9]
castle-place-does-rider_silver = 2 silver at every pay-out, one of them for the Defence Tower. [CAS-8.9]

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
castle-source-servants_house = [servants_house|Servants' House]
castle-source-market = [market|Market]
castle-source-palace = [palace|Palace]
castle-source-forge = [forge|Forge]
castle-source-granary = [granary|Granary]

# Words of the table

castle-round = Round { $round }
castle-confirm = Do it
castle-illegal = This is not possible now. { $rule }

# Options

castle-option-side = Side of the board
castle-option-side-summer = summer, for a first match
castle-option-side-winter = winter: cards upset everybody's plans
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
score-CAS-17-6 = Servants' House
score-CAS-17-7 = Market
score-CAS-17-8 = Palace
score-CAS-17-9 = Forge
score-CAS-20-2 = Granary
castle-tie-break-1 = Talers
castle-tie-break-2 = Units of goods

# Home page and set-up page

web-castle-length = 60 min
web-castle-kind = Almost no luck
web-castle-say = Choose a character in secret, gather sand, wood, clay and stone, and build a castle together: each for their own glory.
web-castle-step-1 = Everybody lays one of eight characters face down: messenger, trader, builders, workers or the master who takes the cards back.
web-castle-step-2 = Buildings cost an exact sum in at least three materials and bring talers, points or half points.
web-castle-step-3 = Helpers in the castle score when the last round is over: towers, houses, talers, silver, free places.
web-castle-option-side = Side of the board
web-castle-option-side-say = On the winter side cards come up that upset everybody's plans.
web-castle-option-six-winter-cards = All six winter cards
web-castle-option-six-winter-cards-say = In winter six cards come up instead of four.
web-castle-option-material-kinds = Kinds of material
web-castle-option-material-kinds-say = How many kinds a payment for a building must contain.
web-value-summer = summer
web-value-winter = winter
web-value-at_least_three = three or four
web-value-exactly_three = exactly three
