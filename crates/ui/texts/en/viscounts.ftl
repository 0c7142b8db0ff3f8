## Viscounts of the West Kingdom.
##
## [id|words] marks a card, a place or a good; [VIS-8.4] a rule. Names have forms: .object is what something
## is done to, .count so many as a label, .taken so many with which something is done, .short the fewest
## words; .at says where something is, .to where it goes, .from where it comes from.

# Resources

viscounts-good-stone = [stone|stone]
    .short = stone
    .object = [stone|stone]
    .count = { $n } [stone|stone]
viscounts-good-gold = [gold|gold]
    .short = gold
    .object = [gold|gold]
    .count = { $n } [gold|gold]
viscounts-good-inkwell = [inkwell|inkwell]
    .short = inkwell
    .object = [inkwell|inkwell]
    .count = { $n ->
        [one] { $n } [inkwell|inkwell]
       *[other] { $n } [inkwell|inkwells]
    }
    .taken = { $n ->
        [one] { $n } [inkwell|inkwell]
       *[other] { $n } [inkwell|inkwells]
    }

# What else is counted

viscounts-unit-silver = [silver|silver]
    .short = silver
    .count = { $n } [silver|silver]
viscounts-unit-resource = resource
    .count = { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
viscounts-unit-virtue = [virtue|Virtue]
    .count = { $n } [virtue|Virtue]
viscounts-unit-corruption = [corruption|Corruption]
    .count = { $n } [corruption|Corruption]
    .taken = { $n } [corruption|Corruption]
viscounts-unit-worker = Worker
    .count = { $n ->
        [one] { $n } Worker
       *[other] { $n } Workers
    }
    .taken = { $n ->
        [one] { $n } Worker
       *[other] { $n } Workers
    }
viscounts-unit-card = card
    .count = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
    .taken = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
viscounts-unit-step = step
    .count = { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
viscounts-unit-exchange = exchange
    .count = { $n ->
        [one] { $n } exchange
       *[other] { $n } exchanges
    }
viscounts-unit-flip = flip
    .count = { $n ->
        [one] { $n } flip
       *[other] { $n } flips
    }
viscounts-paper-debt = [debt|Debt]
    .object = a [debt|Debt]
    .count = { $n ->
        [one] { $n } [debt|Debt]
       *[other] { $n } [debt|Debts]
    }
viscounts-paper-deed = [deed|Deed]
    .object = a [deed|Deed]
    .count = { $n ->
        [one] { $n } [deed|Deed]
       *[other] { $n } [deed|Deeds]
    }
    .taken = { $n ->
        [one] { $n } [deed|Deed]
       *[other] { $n } [deed|Deeds]
    }

# Icons and primary actions

viscounts-icon-trade = [trade|trade]
    .count = { $n ->
        [one] { $n } [trade|trade icon]
       *[other] { $n } [trade|trade icons]
    }
viscounts-icon-build = [build|build]
    .count = { $n ->
        [one] { $n } [build|build icon]
       *[other] { $n } [build|build icons]
    }
viscounts-icon-noble = [noble|noble]
    .count = { $n ->
        [one] { $n } [noble|noble icon]
       *[other] { $n } [noble|noble icons]
    }
viscounts-icon-cleric = [cleric|cleric]
    .count = { $n ->
        [one] { $n } [cleric|cleric icon]
       *[other] { $n } [cleric|cleric icons]
    }
viscounts-icon-criminal = [criminal|criminal]
    .count = { $n ->
        [one] { $n } [criminal|criminal icon]
       *[other] { $n } [criminal|criminal icons]
    }
viscounts-primary-trade = [trade|Trade]
    .short = Trade
viscounts-primary-construct = [construct|Construct a Building]
    .short = Construct
viscounts-primary-place_workers = [place_workers|Place Workers]
    .short = Place Workers
viscounts-primary-transcribe = [transcribe|Transcribe a Manuscript]
    .short = Transcribe

# Phases of a turn

viscounts-phase-shift = Card management
    .short = Cards
viscounts-phase-play = Card management
    .short = Cards
viscounts-phase-move = Movement
    .short = Movement
viscounts-phase-act = Primary action
    .short = Action
viscounts-phase-recruit = Recruit
    .short = Recruit
viscounts-phase-collide = Collision
    .short = Collision
viscounts-phase-draw = Draw
    .short = Draw
viscounts-phase-end = End of the turn
    .short = End

# The main board: segments, spaces, sites

viscounts-segment-lake = [lake|Lake]
    .at = at the [lake|Lake]
viscounts-segment-mountain = [mountain|Mountain]
    .at = at the [mountain|Mountain]
viscounts-segment-forest = [forest|Forest]
    .at = at the [forest|Forest]
viscounts-segment-meadow = [meadow|Meadow]
    .at = at the [meadow|Meadow]
viscounts-segment-cliffs = [cliffs|Cliffs]
    .at = at the [cliffs|Cliffs]
viscounts-bank-left = left bank
    .at = on the left bank
viscounts-bank-right = right bank
    .at = on the right bank
viscounts-space-1 = [1|space 1 (Lake)]
    .short = 1
    .at = on [1|space 1 (Lake)]
    .to = to [1|space 1 (Lake)]
viscounts-space-2 = [2|space 2 (Lake)]
    .short = 2
    .at = on [2|space 2 (Lake)]
    .to = to [2|space 2 (Lake)]
viscounts-space-3 = [3|space 3 (Mountain)]
    .short = 3
    .at = on [3|space 3 (Mountain)]
    .to = to [3|space 3 (Mountain)]
viscounts-space-4 = [4|space 4 (Mountain)]
    .short = 4
    .at = on [4|space 4 (Mountain)]
    .to = to [4|space 4 (Mountain)]
viscounts-space-5 = [5|space 5 (Forest)]
    .short = 5
    .at = on [5|space 5 (Forest)]
    .to = to [5|space 5 (Forest)]
viscounts-space-6 = [6|space 6 (Forest)]
    .short = 6
    .at = on [6|space 6 (Forest)]
    .to = to [6|space 6 (Forest)]
viscounts-space-7 = [7|space 7 (Meadow)]
    .short = 7
    .at = on [7|space 7 (Meadow)]
    .to = to [7|space 7 (Meadow)]
viscounts-space-8 = [8|space 8 (Meadow)]
    .short = 8
    .at = on [8|space 8 (Meadow)]
    .to = to [8|space 8 (Meadow)]
viscounts-space-9 = [9|space 9 (Cliffs)]
    .short = 9
    .at = on [9|space 9 (Cliffs)]
    .to = to [9|space 9 (Cliffs)]
viscounts-space-10 = [10|space 10 (Cliffs)]
    .short = 10
    .at = on [10|space 10 (Cliffs)]
    .to = to [10|space 10 (Cliffs)]
viscounts-space-inner_lake = [inner_lake|the inner space (Lake)]
    .short = inner Lake
    .at = on [inner_lake|the inner space (Lake)]
    .to = to [inner_lake|the inner space (Lake)]
viscounts-space-inner_mountain = [inner_mountain|the inner space (Mountain)]
    .short = inner Mountain
    .at = on [inner_mountain|the inner space (Mountain)]
    .to = to [inner_mountain|the inner space (Mountain)]
viscounts-space-inner_forest = [inner_forest|the inner space (Forest)]
    .short = inner Forest
    .at = on [inner_forest|the inner space (Forest)]
    .to = to [inner_forest|the inner space (Forest)]
viscounts-space-inner_meadow = [inner_meadow|the inner space (Meadow)]
    .short = inner Meadow
    .at = on [inner_meadow|the inner space (Meadow)]
    .to = to [inner_meadow|the inner space (Meadow)]
viscounts-space-inner_cliffs = [inner_cliffs|the inner space (Cliffs)]
    .short = inner Cliffs
    .at = on [inner_cliffs|the inner space (Cliffs)]
    .to = to [inner_cliffs|the inner space (Cliffs)]
viscounts-site-lake_1 = [lake_1|Lake site 1]
    .short = Lake 1
    .at = on [lake_1|Lake site 1]
    .to = to [lake_1|Lake site 1]
viscounts-site-lake_2 = [lake_2|Lake site 2]
    .short = Lake 2
    .at = on [lake_2|Lake site 2]
    .to = to [lake_2|Lake site 2]
viscounts-site-lake_3 = [lake_3|Lake site 3]
    .short = Lake 3
    .at = on [lake_3|Lake site 3]
    .to = to [lake_3|Lake site 3]
viscounts-site-lake_4 = [lake_4|Lake site 4]
    .short = Lake 4
    .at = on [lake_4|Lake site 4]
    .to = to [lake_4|Lake site 4]
viscounts-site-lake_5 = [lake_5|Lake site 5]
    .short = Lake 5
    .at = on [lake_5|Lake site 5]
    .to = to [lake_5|Lake site 5]
viscounts-site-lake_6 = [lake_6|Lake site 6]
    .short = Lake 6
    .at = on [lake_6|Lake site 6]
    .to = to [lake_6|Lake site 6]
viscounts-site-mountain_1 = [mountain_1|Mountain site 1]
    .short = Mountain 1
    .at = on [mountain_1|Mountain site 1]
    .to = to [mountain_1|Mountain site 1]
viscounts-site-mountain_2 = [mountain_2|Mountain site 2]
    .short = Mountain 2
    .at = on [mountain_2|Mountain site 2]
    .to = to [mountain_2|Mountain site 2]
viscounts-site-mountain_3 = [mountain_3|Mountain site 3]
    .short = Mountain 3
    .at = on [mountain_3|Mountain site 3]
    .to = to [mountain_3|Mountain site 3]
viscounts-site-mountain_4 = [mountain_4|Mountain site 4]
    .short = Mountain 4
    .at = on [mountain_4|Mountain site 4]
    .to = to [mountain_4|Mountain site 4]
viscounts-site-mountain_5 = [mountain_5|Mountain site 5]
    .short = Mountain 5
    .at = on [mountain_5|Mountain site 5]
    .to = to [mountain_5|Mountain site 5]
viscounts-site-mountain_6 = [mountain_6|Mountain site 6]
    .short = Mountain 6
    .at = on [mountain_6|Mountain site 6]
    .to = to [mountain_6|Mountain site 6]
viscounts-site-forest_1 = [forest_1|Forest site 1]
    .short = Forest 1
    .at = on [forest_1|Forest site 1]
    .to = to [forest_1|Forest site 1]
viscounts-site-forest_2 = [forest_2|Forest site 2]
    .short = Forest 2
    .at = on [forest_2|Forest site 2]
    .to = to [forest_2|Forest site 2]
viscounts-site-forest_3 = [forest_3|Forest site 3]
    .short = Forest 3
    .at = on [forest_3|Forest site 3]
    .to = to [forest_3|Forest site 3]
viscounts-site-forest_4 = [forest_4|Forest site 4]
    .short = Forest 4
    .at = on [forest_4|Forest site 4]
    .to = to [forest_4|Forest site 4]
viscounts-site-forest_5 = [forest_5|Forest site 5]
    .short = Forest 5
    .at = on [forest_5|Forest site 5]
    .to = to [forest_5|Forest site 5]
viscounts-site-forest_6 = [forest_6|Forest site 6]
    .short = Forest 6
    .at = on [forest_6|Forest site 6]
    .to = to [forest_6|Forest site 6]
viscounts-site-meadow_1 = [meadow_1|Meadow site 1]
    .short = Meadow 1
    .at = on [meadow_1|Meadow site 1]
    .to = to [meadow_1|Meadow site 1]
viscounts-site-meadow_2 = [meadow_2|Meadow site 2]
    .short = Meadow 2
    .at = on [meadow_2|Meadow site 2]
    .to = to [meadow_2|Meadow site 2]
viscounts-site-meadow_3 = [meadow_3|Meadow site 3]
    .short = Meadow 3
    .at = on [meadow_3|Meadow site 3]
    .to = to [meadow_3|Meadow site 3]
viscounts-site-meadow_4 = [meadow_4|Meadow site 4]
    .short = Meadow 4
    .at = on [meadow_4|Meadow site 4]
    .to = to [meadow_4|Meadow site 4]
viscounts-site-meadow_5 = [meadow_5|Meadow site 5]
    .short = Meadow 5
    .at = on [meadow_5|Meadow site 5]
    .to = to [meadow_5|Meadow site 5]
viscounts-site-meadow_6 = [meadow_6|Meadow site 6]
    .short = Meadow 6
    .at = on [meadow_6|Meadow site 6]
    .to = to [meadow_6|Meadow site 6]
viscounts-site-cliffs_1 = [cliffs_1|Cliffs site 1]
    .short = Cliffs 1
    .at = on [cliffs_1|Cliffs site 1]
    .to = to [cliffs_1|Cliffs site 1]
viscounts-site-cliffs_2 = [cliffs_2|Cliffs site 2]
    .short = Cliffs 2
    .at = on [cliffs_2|Cliffs site 2]
    .to = to [cliffs_2|Cliffs site 2]
viscounts-site-cliffs_3 = [cliffs_3|Cliffs site 3]
    .short = Cliffs 3
    .at = on [cliffs_3|Cliffs site 3]
    .to = to [cliffs_3|Cliffs site 3]
viscounts-site-cliffs_4 = [cliffs_4|Cliffs site 4]
    .short = Cliffs 4
    .at = on [cliffs_4|Cliffs site 4]
    .to = to [cliffs_4|Cliffs site 4]
viscounts-site-cliffs_5 = [cliffs_5|Cliffs site 5]
    .short = Cliffs 5
    .at = on [cliffs_5|Cliffs site 5]
    .to = to [cliffs_5|Cliffs site 5]
viscounts-site-cliffs_6 = [cliffs_6|Cliffs site 6]
    .short = Cliffs 6
    .at = on [cliffs_6|Cliffs site 6]
    .to = to [cliffs_6|Cliffs site 6]

# Buildings and the slots that they uncover

viscounts-building-trading_post = [trading_post|Trading Post]
    .object = a [trading_post|Trading Post]
    .count = { $n ->
        [one] { $n } [trading_post|Trading Post]
       *[other] { $n } [trading_post|Trading Posts]
    }
    .taken = { $n ->
        [one] { $n } [trading_post|Trading Post]
       *[other] { $n } [trading_post|Trading Posts]
    }
viscounts-building-guildhall = [guildhall|Guildhall]
    .object = a [guildhall|Guildhall]
    .count = { $n ->
        [one] { $n } [guildhall|Guildhall]
       *[other] { $n } [guildhall|Guildhalls]
    }
    .taken = { $n ->
        [one] { $n } [guildhall|Guildhall]
       *[other] { $n } [guildhall|Guildhalls]
    }
viscounts-building-workshop = [workshop|Workshop]
    .object = a [workshop|Workshop]
    .count = { $n ->
        [one] { $n } [workshop|Workshop]
       *[other] { $n } [workshop|Workshops]
    }
    .taken = { $n ->
        [one] { $n } [workshop|Workshop]
       *[other] { $n } [workshop|Workshops]
    }
viscounts-slot-tp1 = [tp1|Trading Post 1]
    .object = [tp1|Trading Post 1]
viscounts-slot-tp2 = [tp2|Trading Post 2]
    .object = [tp2|Trading Post 2]
viscounts-slot-tp3 = [tp3|Trading Post 3]
    .object = [tp3|Trading Post 3]
viscounts-slot-g1 = [g1|Guildhall 1]
    .object = [g1|Guildhall 1]
viscounts-slot-g2 = [g2|Guildhall 2]
    .object = [g2|Guildhall 2]
viscounts-slot-g3 = [g3|Guildhall 3]
    .object = [g3|Guildhall 3]
viscounts-slot-w1 = [w1|Workshop 1]
    .object = [w1|Workshop 1]
viscounts-slot-w2 = [w2|Workshop 2]
    .object = [w2|Workshop 2]
viscounts-slot-w3 = [w3|Workshop 3]
    .object = [w3|Workshop 3]

# The castle

viscounts-section-ink_stone = [ink_stone|inkwell and stone]
    .at = in the section “[ink_stone|inkwell and stone]”
    .to = to the section “[ink_stone|inkwell and stone]”
    .from = from the section “[ink_stone|inkwell and stone]”
viscounts-section-flip = [flip|flip a card]
    .at = in the section “[flip|flip a card]”
    .to = to the section “[flip|flip a card]”
    .from = from the section “[flip|flip a card]”
viscounts-section-gold_or_move = [gold_or_move|gold or Worker]
    .at = in the section “[gold_or_move|gold or Worker]”
    .to = to the section “[gold_or_move|gold or Worker]”
    .from = from the section “[gold_or_move|gold or Worker]”
viscounts-section-hire_or_destroy = [hire_or_destroy|hire or destroy]
    .at = in the section “[hire_or_destroy|hire or destroy]”
    .to = to the section “[hire_or_destroy|hire or destroy]”
    .from = from the section “[hire_or_destroy|hire or destroy]”
viscounts-section-two_virtue = [two_virtue|2 Virtue]
    .at = in the section “[two_virtue|2 Virtue]”
    .to = to the section “[two_virtue|2 Virtue]”
    .from = from the section “[two_virtue|2 Virtue]”
viscounts-tier-outer = [outer|tier 1]
    .at = in [outer|tier 1]
    .to = to [outer|tier 1]
    .from = from [outer|tier 1]
viscounts-tier-middle = [middle|tier 2]
    .at = in [middle|tier 2]
    .to = to [middle|tier 2]
    .from = from [middle|tier 2]
viscounts-landmark-keep = [keep|tier 3]
    .at = in [keep|tier 3]
    .to = to [keep|tier 3]
    .from = from [keep|tier 3]
viscounts-landmark-leader = [leader|Castle Leader]
    .object = the [leader|Castle Leader] card
viscounts-landmark-poverty = [poverty|Poverty]
    .object = the [poverty|Poverty] card
viscounts-landmark-prosperity = [prosperity|Prosperity]
    .object = the [prosperity|Prosperity] card
viscounts-direction-clockwise = clockwise
    .short = Clockwise
viscounts-direction-counter_clockwise = counter-clockwise
    .short = Counter-clockwise

# Townsfolk

viscounts-card-t_acolyte = [t_acolyte|Acolyte]
    .short = Acolyte
viscounts-card-t_antagonist = [t_antagonist|Antagonist]
    .short = Antagonist
viscounts-card-t_architect = [t_architect|Architect]
    .short = Architect
viscounts-card-t_aristocrat = [t_aristocrat|Aristocrat]
    .short = Aristocrat
viscounts-card-t_artisan = [t_artisan|Artisan]
    .short = Artisan
viscounts-card-t_artist = [t_artist|Artist]
    .short = Artist
viscounts-card-t_benefactor = [t_benefactor|Benefactor]
    .short = Benefactor
viscounts-card-t_bishop = [t_bishop|Bishop]
    .short = Bishop
viscounts-card-t_charlatan = [t_charlatan|Charlatan]
    .short = Charlatan
viscounts-card-t_chevalier = [t_chevalier|Chevalier]
    .short = Chevalier
viscounts-card-t_clergyman = [t_clergyman|Clergyman]
    .short = Clergyman
viscounts-card-t_conspirator = [t_conspirator|Conspirator]
    .short = Conspirator
viscounts-card-t_courier = [t_courier|Courier]
    .short = Courier
viscounts-card-t_deacon_purge = [t_deacon_purge|Deacon (destroy)]
    .short = Deacon
viscounts-card-t_deacon_virtue = [t_deacon_virtue|Deacon (Virtue)]
    .short = Deacon
viscounts-card-t_debt_collector_deed = [t_debt_collector_deed|Debt Collector (Deed)]
    .short = Debt Collector
viscounts-card-t_debt_collector_hire = [t_debt_collector_hire|Debt Collector (hire)]
    .short = Debt Collector
viscounts-card-t_debt_collector_virtue = [t_debt_collector_virtue|Debt Collector (Virtue)]
    .short = Debt Collector
viscounts-card-t_debt_collector_resource = [t_debt_collector_resource|Debt Collector (resource)]
    .short = Debt Collector
viscounts-card-t_defender = [t_defender|Defender]
    .short = Defender
viscounts-card-t_diplomat = [t_diplomat|Diplomat]
    .short = Diplomat
viscounts-card-t_disciple = [t_disciple|Disciple]
    .short = Disciple
viscounts-card-t_enforcer = [t_enforcer|Enforcer]
    .short = Enforcer
viscounts-card-t_foreman = [t_foreman|Foreman]
    .short = Foreman
viscounts-card-t_friar = [t_friar|Friar]
    .short = Friar
viscounts-card-t_gatekeeper = [t_gatekeeper|Gatekeeper]
    .short = Gatekeeper
viscounts-card-t_illusionist = [t_illusionist|Illusionist]
    .short = Illusionist
viscounts-card-t_jeweller = [t_jeweller|Jeweller]
    .short = Jeweller
viscounts-card-t_lookout = [t_lookout|Lookout]
    .short = Lookout
viscounts-card-t_mason = [t_mason|Mason]
    .short = Mason
viscounts-card-t_meddler = [t_meddler|Meddler]
    .short = Meddler
viscounts-card-t_miner = [t_miner|Miner]
    .short = Miner
viscounts-card-t_missionary_drop = [t_missionary_drop|Missionary (drop-off)]
    .short = Missionary
viscounts-card-t_missionary_play = [t_missionary_play|Missionary (at once)]
    .short = Missionary
viscounts-card-t_overseer_purge = [t_overseer_purge|Overseer (destroy)]
    .short = Overseer
viscounts-card-t_overseer_virtue = [t_overseer_virtue|Overseer (Virtue)]
    .short = Overseer
viscounts-card-t_pastor = [t_pastor|Pastor]
    .short = Pastor
viscounts-card-t_patron_drop = [t_patron_drop|Patron (drop-off)]
    .short = Patron
viscounts-card-t_patron_play = [t_patron_play|Patron (at once)]
    .short = Patron
viscounts-card-t_peddler_inkwell = [t_peddler_inkwell|Peddler (inkwell)]
    .short = Peddler
viscounts-card-t_peddler_gold = [t_peddler_gold|Peddler (gold)]
    .short = Peddler
viscounts-card-t_peddler_stone = [t_peddler_stone|Peddler (stone)]
    .short = Peddler
viscounts-card-t_peddler_silver = [t_peddler_silver|Peddler (silver)]
    .short = Peddler
viscounts-card-t_pickpocket = [t_pickpocket|Pickpocket]
    .short = Pickpocket
viscounts-card-t_priest = [t_priest|Priest]
    .short = Priest
viscounts-card-t_princess = [t_princess|Princess]
    .short = Princess
viscounts-card-t_racketeer_purge = [t_racketeer_purge|Racketeer (destroy)]
    .short = Racketeer
viscounts-card-t_racketeer_rearrange = [t_racketeer_rearrange|Racketeer (rearrange)]
    .short = Racketeer
viscounts-card-t_scoundrel_gold = [t_scoundrel_gold|Scoundrel (gold)]
    .short = Scoundrel
viscounts-card-t_scoundrel_inkwell = [t_scoundrel_inkwell|Scoundrel (inkwell)]
    .short = Scoundrel
viscounts-card-t_scoundrel_stone = [t_scoundrel_stone|Scoundrel (stone)]
    .short = Scoundrel
viscounts-card-t_sculptor = [t_sculptor|Sculptor]
    .short = Sculptor
viscounts-card-t_stonecutter_drop = [t_stonecutter_drop|Stonecutter (drop-off)]
    .short = Stonecutter
viscounts-card-t_stonecutter_play = [t_stonecutter_play|Stonecutter (at once)]
    .short = Stonecutter
viscounts-card-t_strongman = [t_strongman|Strongman]
    .short = Strongman
viscounts-card-t_swindler_stone = [t_swindler_stone|Swindler (stone)]
    .short = Swindler
viscounts-card-t_swindler_gold = [t_swindler_gold|Swindler (gold)]
    .short = Swindler
viscounts-card-t_swindler_inkwell = [t_swindler_inkwell|Swindler (inkwell)]
    .short = Swindler
viscounts-card-t_tinker_stone = [t_tinker_stone|Tinker (stone)]
    .short = Tinker
viscounts-card-t_tinker_gold = [t_tinker_gold|Tinker (gold)]
    .short = Tinker
viscounts-card-t_tinker_inkwell = [t_tinker_inkwell|Tinker (inkwell)]
    .short = Tinker
viscounts-card-t_traitor = [t_traitor|Traitor]
    .short = Traitor
viscounts-card-t_traveller = [t_traveller|Traveller]
    .short = Traveller
viscounts-card-t_trickster = [t_trickster|Trickster]
    .short = Trickster
viscounts-card-t_vicar = [t_vicar|Vicar]
    .short = Vicar
viscounts-card-t_watchman = [t_watchman|Watchman]
    .short = Watchman
viscounts-card-t_woodcutter_virtue = [t_woodcutter_virtue|Woodcutter (Virtue)]
    .short = Woodcutter
viscounts-card-t_woodcutter_purge = [t_woodcutter_purge|Woodcutter (destroy)]
    .short = Woodcutter

# Heroes and starting cards

viscounts-card-h_ada = [h_ada|Ada]
    .short = Ada
viscounts-card-h_bertha = [h_bertha|Bertha]
    .short = Bertha
viscounts-card-h_clovis = [h_clovis|Clovis]
    .short = Clovis
viscounts-card-h_emma = [h_emma|Emma]
    .short = Emma
viscounts-card-h_guntram = [h_guntram|Guntram]
    .short = Guntram
viscounts-card-h_judith = [h_judith|Judith]
    .short = Judith
viscounts-card-h_lothaire = [h_lothaire|Lothaire]
    .short = Lothaire
viscounts-card-h_merovech = [h_merovech|Merovech]
    .short = Merovech
viscounts-card-h_rudolf = [h_rudolf|Rudolf]
    .short = Rudolf
viscounts-card-h_therese = [h_therese|Therese]
    .short = Therese
viscounts-card-s_abbot = [s_abbot|Abbot]
    .short = Abbot
viscounts-card-s_financer = [s_financer|Financer]
    .short = Financer
viscounts-card-s_journeyman = [s_journeyman|Journeyman]
    .short = Journeyman
viscounts-card-s_labourer = [s_labourer|Labourer]
    .short = Labourer
viscounts-card-s_lender = [s_lender|Lender]
    .short = Lender
viscounts-card-s_squire = [s_squire|Squire]
    .short = Squire
viscounts-card-s_thief = [s_thief|Thief]
    .short = Thief
viscounts-card-s_trader = [s_trader|Trader]
    .short = Trader

# Manuscripts and ribbons

viscounts-ribbon-grey = [grey|grey]
viscounts-ribbon-black = [black|black]
viscounts-ribbon-blue = [blue|blue]
viscounts-ribbon-yellow = [yellow|yellow]
viscounts-with-ribbon-grey = with a [grey|grey ribbon]
viscounts-with-ribbon-black = with a [black|black ribbon]
viscounts-with-ribbon-blue = with a [blue|blue ribbon]
viscounts-with-ribbon-yellow = with a [yellow|yellow ribbon]
viscounts-manuscript-m01 = [m01|Manuscript 1 with a grey ribbon]
    .short = grey 1
viscounts-manuscript-m02 = [m02|Manuscript 2 with a black ribbon]
    .short = black 2
viscounts-manuscript-m03 = [m03|Manuscript 3 with a blue ribbon]
    .short = blue 3
viscounts-manuscript-m04 = [m04|Manuscript 4 with a yellow ribbon]
    .short = yellow 4
viscounts-manuscript-m05 = [m05|Manuscript 5 with a blue ribbon]
    .short = blue 5
viscounts-manuscript-m06 = [m06|Manuscript 6 with a grey ribbon]
    .short = grey 6
viscounts-manuscript-m07 = [m07|Manuscript 7 with a grey ribbon]
    .short = grey 7
viscounts-manuscript-m08 = [m08|Manuscript 8 with a grey ribbon]
    .short = grey 8
viscounts-manuscript-m09 = [m09|Manuscript 9 with a grey ribbon]
    .short = grey 9
viscounts-manuscript-m10 = [m10|Manuscript 10 with a grey ribbon]
    .short = grey 10
viscounts-manuscript-m11 = [m11|Manuscript 11 with a grey ribbon]
    .short = grey 11
viscounts-manuscript-m12 = [m12|Manuscript 12 with a grey ribbon]
    .short = grey 12
viscounts-manuscript-m13 = [m13|Manuscript 13 with a grey ribbon]
    .short = grey 13
viscounts-manuscript-m14 = [m14|Manuscript 14 with a black ribbon]
    .short = black 14
viscounts-manuscript-m15 = [m15|Manuscript 15 with a black ribbon]
    .short = black 15
viscounts-manuscript-m16 = [m16|Manuscript 16 with a black ribbon]
    .short = black 16
viscounts-manuscript-m17 = [m17|Manuscript 17 with a black ribbon]
    .short = black 17
viscounts-manuscript-m18 = [m18|Manuscript 18 with a black ribbon]
    .short = black 18
viscounts-manuscript-m19 = [m19|Manuscript 19 with a black ribbon]
    .short = black 19
viscounts-manuscript-m20 = [m20|Manuscript 20 with a black ribbon]
    .short = black 20
viscounts-manuscript-m21 = [m21|Manuscript 21 with a black ribbon]
    .short = black 21
viscounts-manuscript-m22 = [m22|Manuscript 22 with a yellow ribbon]
    .short = yellow 22
viscounts-manuscript-m23 = [m23|Manuscript 23 with a yellow ribbon]
    .short = yellow 23
viscounts-manuscript-m24 = [m24|Manuscript 24 with a yellow ribbon]
    .short = yellow 24
viscounts-manuscript-m25 = [m25|Manuscript 25 with a yellow ribbon]
    .short = yellow 25
viscounts-manuscript-m26 = [m26|Manuscript 26 with a yellow ribbon]
    .short = yellow 26
viscounts-manuscript-m27 = [m27|Manuscript 27 with a yellow ribbon]
    .short = yellow 27
viscounts-manuscript-m28 = [m28|Manuscript 28 with a yellow ribbon]
    .short = yellow 28
viscounts-manuscript-m29 = [m29|Manuscript 29 with a blue ribbon]
    .short = blue 29
viscounts-manuscript-m30 = [m30|Manuscript 30 with a blue ribbon]
    .short = blue 30
viscounts-manuscript-m31 = [m31|Manuscript 31 with a blue ribbon]
    .short = blue 31
viscounts-manuscript-m32 = [m32|Manuscript 32 with a blue ribbon]
    .short = blue 32
viscounts-manuscript-m33 = [m33|Manuscript 33 with a blue ribbon]
    .short = blue 33
viscounts-manuscript-m34 = [m34|Manuscript 34 with a blue ribbon]
    .short = blue 34
viscounts-manuscript-m35 = [m35|Manuscript 35 with a blue ribbon]
    .short = blue 35
viscounts-bonus-grey = [grey|grey Cleric Bonus Card]
    .object = the [grey|grey Cleric Bonus Card]
viscounts-bonus-black = [black|black Cleric Bonus Card]
    .object = the [black|black Cleric Bonus Card]
viscounts-bonus-blue = [blue|blue Cleric Bonus Card]
    .object = the [blue|blue Cleric Bonus Card]
viscounts-bonus-yellow = [yellow|yellow Cleric Bonus Card]
    .object = the [yellow|yellow Cleric Bonus Card]

# Player cards

viscounts-player-card-1 = [1|player card 1]
    .object = [1|player card 1]
    .short = 1
viscounts-player-card-2 = [2|player card 2]
    .object = [2|player card 2]
    .short = 2
viscounts-player-card-3 = [3|player card 3]
    .object = [3|player card 3]
    .short = 3
viscounts-player-card-4 = [4|player card 4]
    .object = [4|player card 4]
    .short = 4
viscounts-player-card-5 = [5|player card 5]
    .object = [5|player card 5]
    .short = 5
viscounts-player-card-6 = [6|player card 6]
    .object = [6|player card 6]
    .short = 6
viscounts-player-card-7 = [7|player card 7]
    .object = [7|player card 7]
    .short = 7
viscounts-player-card-8 = [8|player card 8]
    .object = [8|player card 8]
    .short = 8
viscounts-player-card-9 = [9|player card 9]
    .object = [9|player card 9]
    .short = 9
viscounts-player-card-10 = [10|player card 10]
    .object = [10|player card 10]
    .short = 10

# The Automa and its schemes

viscounts-scheme-ss_noble = [ss_noble|Starting: noble]
    .short = noble
viscounts-scheme-ss_build = [ss_build|Starting: build]
    .short = build
viscounts-scheme-ss_cleric = [ss_cleric|Starting: cleric]
    .short = cleric
viscounts-scheme-ss_build_noble = [ss_build_noble|Starting: build + noble]
    .short = build + noble
viscounts-scheme-ss_build_cleric = [ss_build_cleric|Starting: build + cleric]
    .short = build + cleric
viscounts-scheme-ss_cleric_noble = [ss_cleric_noble|Starting: noble + cleric]
    .short = noble + cleric
viscounts-scheme-ss_criminal_a = [ss_criminal_a|Starting: criminal A]
    .short = criminal A
viscounts-scheme-ss_criminal_b = [ss_criminal_b|Starting: criminal B]
    .short = criminal B
viscounts-scheme-sf_cleric = [sf_cleric|Future: cleric]
    .short = cleric
viscounts-scheme-sf_build = [sf_build|Future: build]
    .short = build
viscounts-scheme-sf_noble = [sf_noble|Future: noble]
    .short = noble
viscounts-scheme-sf_build_noble = [sf_build_noble|Future: build + noble]
    .short = build + noble
viscounts-scheme-sf_build_cleric = [sf_build_cleric|Future: build + cleric]
    .short = build + cleric
viscounts-scheme-sf_cleric_noble = [sf_cleric_noble|Future: noble + cleric]
    .short = noble + cleric
viscounts-scheme-sf_criminal = [sf_criminal|Future: criminal]
    .short = criminal
viscounts-scheme-sf_criminal_pair = [sf_criminal_pair|Future: criminal ×2]
    .short = criminal ×2
viscounts-automa-cleric = [cleric|Cleric Automa]
viscounts-automa-build = [build|Builder Automa]
viscounts-automa-noble = [noble|Noble Automa]
viscounts-automa-card = [card|Card Automa]
viscounts-difficulty-none = usual
viscounts-difficulty-one = +1
viscounts-difficulty-two = +2
viscounts-difficulty-three = +3
viscounts-opponent = Automa
viscounts-nothing = nothing
viscounts-printed = the printed townsfolk

# What cards do: the phrases of their verbs

viscounts-verb-silver = gains { $silver }
    .brief = { $silver }
viscounts-verb-gain = gains { $goods }
    .brief = { $goods }
viscounts-verb-resources = gains { $resources } of choice
    .brief = { $resources } of choice
viscounts-verb-virtue = gains { $virtue }
    .brief = { $virtue }
viscounts-verb-corruption = gains { $corruption }
    .brief = { $corruption }
viscounts-verb-debt = gains { $debts }
    .brief = { $debts }
viscounts-verb-deeds = gains { $deeds }
    .brief = { $deeds }
viscounts-verb-flip-debt = flips a Debt
    .brief = flip a Debt
viscounts-verb-flip-deed = flips a Deed
    .brief = flip a Deed
viscounts-verb-flip-either = flips a Debt or a Deed
    .can = flip a Debt or a Deed
    .brief = flip a Debt or a Deed
viscounts-verb-discard = { $n ->
    [1] may discard a card
   *[other] may discard up to { $n } cards
}
    .brief = { $n ->
        [one] discard { $n } card
       *[other] discard { $n } cards
    }
viscounts-verb-destroy = { $n ->
    [1] may destroy a card for its cost in silver
   *[other] may destroy up to { $n } cards for their cost in silver
}
    .brief = { $n ->
        [one] destroy { $n } card
       *[other] destroy { $n } cards
    }
viscounts-verb-shuffle = shuffles the discard pile into the draw pile
    .brief = shuffle
viscounts-verb-rearrange = may rearrange the cards on the board
    .brief = rearrange
viscounts-verb-hire = hires the top townsfolk of any pile free of charge
    .brief = free hire
viscounts-verb-move-worker = may move a Worker of tier 1 to a neighbouring section
    .brief = move a Worker
viscounts-verb-place-workers = places { $workers } in tier 1 of any section
    .brief = { $workers } into any section
viscounts-verb-place-building = constructs { $building_object } free of charge on any empty site
    .brief = { $building } on any site
viscounts-verb-start-building = constructs { $building_object } free of charge on the bank where the Viscount stands
    .brief = { $building } on the Viscount’s bank
viscounts-verb-gain-manuscript = takes any Manuscript on top of a pile that costs { $n } or less
    .brief = Manuscript that costs up to { $n }
viscounts-verb-destroy-of-deck = may destroy a card of the starting deck for its cost in silver
    .brief = destroy a card of the deck
viscounts-verb-react = uses the cards on the board that react to collisions
viscounts-verb-reward = the active player gains the reward of the space where the markers are now
viscounts-verb-part = the markers go back to the ends
viscounts-verb-collision-slot = gains 1 Virtue
viscounts-verb-future = takes a Future Scheme
    .brief = a Future Scheme
viscounts-verb-free-dismissal = dismisses the townsfolk next to its Viscount free of charge
    .brief = free dismissal
viscounts-verb-second-flip = pays 2 resources for another flip if it can
viscounts-who-criminals = with a criminal icon on the board
viscounts-who-no-criminals = without criminal icons on the board
viscounts-who-blameless = who has constructed [w2|Workshop 2] and has no criminal icon on the board

# When cards do it, and what they change

viscounts-instant = At once: { $what }. [VIS-6.5]
    .brief = At once: { $what }
viscounts-drop-off = On dropping off the board: { $what }. [VIS-6.2]
    .brief = Drop-off: { $what }
viscounts-after-trade = After each Trade: { $what }. [VIS-8.7]
    .brief = After Trade: { $what }
viscounts-after-construct = After each Building constructed by an action: { $what }. [VIS-8.7]
    .brief = After constructing: { $what }
viscounts-after-place_workers = After each placing of Workers by an action: { $what }. [VIS-8.7]
    .brief = After placing Workers: { $what }
viscounts-after-transcribe = After each Manuscript transcribed by an action: { $what }. [VIS-8.7]
    .brief = After transcribing: { $what }
viscounts-at-flip-debt = Whenever its owner flips a Debt: { $what }. [VIS-4.4]
    .brief = Debt flipped: { $what }
viscounts-at-gain-debt = Whenever its owner gains a Debt: { $what }. [VIS-4.1]
    .brief = Debt gained: { $what }
viscounts-at-collision = Whenever anybody resolves a collision: { $what }. [VIS-14.2]
    .brief = Any collision: { $what }
viscounts-converts = Ongoing: { $from } count as { $icon }. [VIS-8.11]
    .brief = { $from } = { $icon }
viscounts-pays-silver = Ongoing: { $from } can pay for { $icon }. [VIS-8.2]
    .brief = { $from } = { $icon }
viscounts-pays-all = Ongoing: any resource can pay for { $icon }. [VIS-8.2]
    .brief = any resource = { $icon }
viscounts-doubles = Ongoing: once in each such action, { $from } pays for { $icons }. [VIS-8.2]
    .brief = { $from } = { $icons } once per action
viscounts-no-ability = Icons and nothing else. [VIS-8.3]
    .brief = Icons and nothing else
viscounts-hired = When hired or dismissed: { $what }. [VIS-13.5]
    .brief = Hired: { $what }
viscounts-card-head = Cost { $n }; { $icons }.
viscounts-no-icons = no icons

# What the places of the board do

viscounts-trade = { $icons } → { $gain }
viscounts-site-does = Whoever builds here { $what }. [VIS-10.5]
    .brief = { $what }
viscounts-link-does = The link to the next site: each of the two owners { $what }. [VIS-10.6]
    .brief = { $what }
viscounts-no-link = No link leads to the next site.
viscounts-section-does = Whoever brings a Worker to tier 2 here { $what }. [VIS-11.10]
    .brief = { $what }
viscounts-keep-does = Whoever brings a Worker to tier 3 { $what }. [VIS-11.4]
    .brief = { $what }
viscounts-bumped-outer = Whoever’s Worker is bumped from tier 1 { $what }. [VIS-11.7]
    .brief = { $what }
viscounts-bumped-middle = Whoever’s Worker is bumped from tier 2 { $what }. [VIS-11.7]
    .brief = { $what }
viscounts-printed-townsfolk = Printed townsfolk: { $silver } to dismiss; { $icons }; { $what }. [VIS-8.9]
viscounts-printed-manuscript = Printed Manuscript: { $icons }; { $what }. [VIS-12.7]
viscounts-collision-does = A collision on space { $space }: { $what }. [VIS-5.5]
    .brief = { $what }
viscounts-slot-does-tp1 = The first extra step of each movement is free. [VIS-10.4]
    .brief = 1 free extra step
viscounts-slot-does-tp2 = Every dismissal costs 1 silver. [VIS-10.4]
    .brief = dismissal for 1 silver
viscounts-slot-does-tp3 = 2 trade icons for good. [VIS-10.4]
    .brief = 2 trade icons
viscounts-slot-does-g1 = 1 build icon for good. [VIS-10.4]
    .brief = 1 build icon
viscounts-slot-does-g2 = 1 noble icon for good. [VIS-10.4]
    .brief = 1 noble icon
viscounts-slot-does-g3 = 1 cleric icon for good. [VIS-10.4]
    .brief = 1 cleric icon
viscounts-slot-does-w1 = After each hire, may discard a card. [VIS-10.4]
    .brief = discard after each hire
viscounts-slot-does-w2 = 1 Virtue at every collision, whoever’s it is, without criminal icons on the board. [VIS-10.4]
    .brief = 1 Virtue at collisions
viscounts-slot-does-w3 = The hand limit is 1 card larger. [VIS-10.4]
    .brief = hand limit +1
viscounts-bonus-does = To whoever has 3 Manuscripts with this ribbon first: { $icons } for good, and { $points } at the end. [VIS-12.3]
    .brief = { $icons }, { $points }
viscounts-leader-does = To whoever has most Workers in tier 3: the hand limit is 1 card larger, and { $points } at the end. [VIS-11.8]
    .brief = hand limit +1, { $points }
viscounts-building-does = Takes { $icons }; one, two, three of them score { $one }, { $two }, { $three }. [VIS-10.2]
    .brief = { $icons }; { $one }, { $two }, { $three }

# Manuscripts and player cards

viscounts-manuscript-head = Takes { $icons }.
viscounts-at-end = At the end: { $points } { $of }. [VIS-17.4]
    .brief = { $points } { $of }
viscounts-when-taken = At once: { $what }. [VIS-12.4]
    .brief = { $what }
viscounts-each-build-icon = { $n ->
    [1] for each build icon of the deck
   *[other] for every { $n } build icons of the deck
}
viscounts-each-noble-icon = { $n ->
    [1] for each noble icon of the deck
   *[other] for every { $n } noble icons of the deck
}
viscounts-each-cleric-icon = { $n ->
    [1] for each cleric icon of the deck
   *[other] for every { $n } cleric icons of the deck
}
viscounts-each-trade-icon = { $n ->
    [1] for each trade icon of the deck
   *[other] for every { $n } trade icons of the deck
}
viscounts-each-criminal-icon = { $n ->
    [1] for each criminal icon of the deck
   *[other] for every { $n } criminal icons of the deck
}
viscounts-each-building = { $n ->
    [1] for each Building constructed
   *[other] for every { $n } Buildings constructed
}
viscounts-each-flipped-debt = { $n ->
    [1] for each paid Debt
   *[other] for every { $n } paid Debts
}
viscounts-each-flipped-deed = { $n ->
    [1] for each approved Deed
   *[other] for every { $n } approved Deeds
}
viscounts-each-worker-in-castle = { $n ->
    [1] for each Worker in the castle
   *[other] for every { $n } Workers in the castle
}
viscounts-each-resource = { $n ->
    [1] for each resource left
   *[other] for every { $n } resources left
}
viscounts-start-does = Begins { $place_at } with { $things }.
viscounts-start-then = Then { $what }. [VIS-2.10]
viscounts-of-choice = { $resources } of choice

# Schemes and boards of the Automa

viscounts-rows-criminals = { $icons }, hence 1 Corruption for each criminal icon on the Automa’s board.
viscounts-rows-icons = { $icons }.
viscounts-rows-before = First it { $what }.
viscounts-rows-move = Then its Viscount moves { $steps } on the outer path.
viscounts-rows-tries = At last it does the first of these that is possible: { $options }. [VIS-21.2]
viscounts-try-option = { $n }) { $what }
viscounts-try-construct = construct a Building
viscounts-try-place_workers = place Workers
viscounts-try-transcribe = transcribe a Manuscript
viscounts-try-trade = trade
viscounts-try-focus = its focus
viscounts-try-flips = flip a Debt or a Deed, and another for 2 resources
viscounts-opponent-focus = Its focus: { $what }. [VIS-21.10]
viscounts-opponent-priority = Resource of choice: { $first } up to { $n }, then { $second } up to { $m }, then { $third }. [VIS-20.3]
viscounts-opponent-one-kind = All its resources are of one kind, kept as stone. [VIS-20.3]
viscounts-opponent-start = Begins with { $things }. [VIS-19.6]
viscounts-opponent-halls = Its Guildhalls uncover, from left to right: { $icons }. [VIS-20.6]
viscounts-opponent-removed = Without the schemes { $schemes }. [VIS-19.4]
viscounts-reconstructed = Reconstructed: no source shows this exactly.

# What actions are called

viscounts-do-segment = segment: { $segment }
viscounts-do-rotation = the castle lies in position { $n }
viscounts-do-size = a pile of { $cards }
viscounts-do-reveal = { $card } comes to light
viscounts-do-show = { $manuscript } comes to light
viscounts-do-start = { $seat } begins
viscounts-do-deal = { $player } is laid out
viscounts-do-draw = draw { $card }
viscounts-do-scheme = scheme: { $scheme }
viscounts-do-take = take { $player_object }
viscounts-do-play = play { $card }
viscounts-do-move = go { $place_to }
viscounts-do-rearrange = rearrange: cards { $first }, { $second }, { $third }
viscounts-do-rearrange-not = leave the cards as they are
viscounts-do-rearrange-cards = rearrange: { $cards }
viscounts-do-act-trade = trade
viscounts-do-act-construct = construct a Building
viscounts-do-act-place_workers = place Workers
viscounts-do-act-transcribe = transcribe the Manuscript
viscounts-do-act-dismiss = { $act }, dismissing the townsfolk
viscounts-do-exchange = make { $exchanges }
viscounts-do-build = construct { $slot_object }
viscounts-do-workers = place { $workers }
viscounts-do-pay = { $n ->
    [0] pay none of it
   *[other] pay { $n }
}
viscounts-do-pay-goods = pay { $goods }
viscounts-do-site = build { $site_at }
viscounts-do-link = the link from { $site }
viscounts-do-section = section: { $section }
viscounts-do-shift = move a Worker { $section_from } { $direction }
viscounts-do-go = go { $direction }
viscounts-do-bump = bump a Worker ({ $owner })
viscounts-do-hire = hire { $card }
viscounts-do-gain = take { $manuscript }
viscounts-do-discard = discard { $card }
viscounts-do-discard-top = discard the top card of the draw pile
viscounts-do-destroy = destroy { $card }
viscounts-do-destroy-top = destroy the top card of the draw pile
viscounts-do-resource = take { $good_object }
viscounts-do-flip-debt = flip a Debt
viscounts-do-flip-deed = flip a Deed
viscounts-do-choose = { $n ->
    [1] the first effect
   *[other] the second effect
}
viscounts-do-trigger = use { $card }
viscounts-do-stop = go on
viscounts-family-move = { $ways ->
    [one] move the Viscount: { $ways } way
   *[other] move the Viscount: { $ways } ways
}
viscounts-family-exchange = trade up to { $ways } times

# What the table waits for

viscounts-prompt-chance-set_up = The table is being laid.
viscounts-prompt-chance-unseen = The top card of a draw pile is being turned over.
viscounts-prompt-chance-refill = Cards are being drawn.
viscounts-prompt-chance-reveal = Townsfolk come to light.
viscounts-prompt-chance-show = A Manuscript comes to light.
viscounts-prompt-chance-harden = Future Schemes are being shuffled in.
viscounts-prompt-chance-turn_scheme = The Automa turns over a scheme.
viscounts-prompt-chance-gain_future = The Automa takes a Future Scheme.
viscounts-prompt-pairs = Take a player card with its hero. [VIS-2.10]
viscounts-waits-pairs = { $seat } takes a player card with its hero.
viscounts-prompt-play = Play a card; your Viscount must move as far as it costs. [VIS-6.3]
viscounts-waits-play = { $seat } plays a card.
viscounts-prompt-move = { $n ->
    [0] Move your Viscount, or stay; every step costs 1 silver.
   *[other] Move your Viscount { $steps }; every step more costs 1 silver.
} [VIS-7.1]
viscounts-waits-move = { $seat } moves the Viscount.
viscounts-prompt-rearrange = You may rearrange the cards on your board. [VIS-7.3]
viscounts-waits-rearrange = { $seat } may rearrange the cards.
viscounts-prompt-act = Choose a primary action, or go on without one. [VIS-8.1]
viscounts-waits-act = { $seat } chooses a primary action.
viscounts-prompt-target-trade = Trade: how many exchanges? [VIS-9.6]
viscounts-prompt-target-construct = Which Building do you construct? It uncovers its slot. [VIS-10.3]
viscounts-prompt-target-place_workers = How many Workers do you place? [VIS-11.1]
viscounts-prompt-target-transcribe = Transcribe the Manuscript. [VIS-12.1]
viscounts-waits-target = { $seat } carries out an action.
viscounts-prompt-pay = How much { $good } do you pay? Icons missing: { $n }. [VIS-25.9]
viscounts-waits-pay = { $seat } pays.
viscounts-prompt-pick_slot = Which { $building } do you construct free of charge? [VIS-10.7]
viscounts-waits-pick_slot = { $seat } chooses a Building.
viscounts-prompt-pick_site = Where do you build { $slot_object }? [VIS-10.1]
viscounts-waits-pick_site = { $seat } chooses a site.
viscounts-prompt-links = Two links are complete: which comes first? [VIS-10.5]
viscounts-waits-links = { $seat } chooses a link.
viscounts-prompt-place_free = Into which section do you place { $workers }? [VIS-11.2]
viscounts-waits-place_free = { $seat } places Workers in the castle.
viscounts-prompt-advance = Three of your Workers are in several sections: which do you resolve first? [VIS-11.4]
viscounts-waits-advance = { $seat } moves Workers in the castle.
viscounts-prompt-advance-bump = Whose Worker is bumped ({ $tier }, { $section })? [VIS-11.7]
viscounts-prompt-spread = Where does your last Worker { $section_from } go? [VIS-11.5]
viscounts-waits-spread = { $seat } moves a Worker.
viscounts-prompt-shift = You may move a Worker of tier 1 to a neighbouring section. [VIS-11.3]
viscounts-waits-shift = { $seat } may move a Worker.
viscounts-prompt-recruit = Hire the townsfolk of your segment, or go on. [VIS-13.1]
viscounts-waits-recruit = { $seat } may hire townsfolk.
viscounts-prompt-hire = Hire any townsfolk on top of a pile, free of charge. [VIS-13.3]
viscounts-waits-hire = { $seat } hires townsfolk free of charge.
viscounts-prompt-gain_manuscript = Take any Manuscript that costs { $n } or less. [VIS-12.6]
viscounts-waits-gain_manuscript = { $seat } takes a Manuscript.
viscounts-prompt-discard = You may discard { $cards }. [VIS-25.6]
viscounts-waits-discard = { $seat } may discard cards.
viscounts-prompt-destroy = You may destroy { $cards } for { $n ->
    [1] its cost
   *[other] their costs
} in silver. [VIS-9.5]
viscounts-waits-destroy = { $seat } may destroy cards.
viscounts-prompt-purge_deck = You may destroy a card of your starting deck. [VIS-2.11]
viscounts-waits-purge_deck = { $seat } may destroy a card of the starting deck.
viscounts-prompt-take_goods = Choose a resource: { $resources } left to take. [VIS-4.4]
viscounts-waits-take_goods = { $seat } chooses a resource.
viscounts-prompt-flip = Flip a Debt for a resource, or a Deed: { $flips } left. [VIS-4.5]
viscounts-waits-flip = { $seat } flips a Debt or a Deed.
viscounts-prompt-choice = Which effect do you choose ({ $what })? [VIS-25.2]
viscounts-waits-choice = { $seat } chooses an effect.
viscounts-prompt-triggers = Which of your cards comes first? [VIS-25.2]
viscounts-waits-triggers = { $seat } chooses the order of cards.
viscounts-prompt-have = You have { $goods }.
viscounts-prompt-icons = Your icons: { $icons }.
viscounts-prompt-near = Corruption and Virtue are one step apart. [VIS-5.1]
viscounts-prompt-joined = Your markers have met: a collision comes at the end of your turn. [VIS-14.1]
viscounts-prompt-papers = Debts left: { $debts }, Deeds left: { $deeds }. [VIS-4.2]
viscounts-prompt-last-round = This is the final round. [VIS-16.2]
viscounts-of-collision = A collision

# What an action does beside what is told of it

viscounts-will-go-outer = There you can trade ({ $trade }) or construct a Building { $bank_at }.
viscounts-will-go-inner = There you can place Workers { $section_at } or transcribe a Manuscript ({ $icons }).
viscounts-will-dismiss = Dismissed for it: { $card }.
viscounts-will-unseen = Nobody has seen the top card of your draw pile. [VIS-25.6]
viscounts-will-stay = The cards stay where they are.
viscounts-will-ask = Then: { $what }
viscounts-will-stop-act = You carry out no action this turn.
viscounts-will-stop-recruit = You hire nobody this turn.
viscounts-will-stop-shift = Your Workers stay where they are.
viscounts-will-stop-discard = You discard nothing more.
viscounts-will-stop-destroy = You destroy nothing more.
viscounts-will-stop-purge_deck = Your starting deck stays whole.

# Words of the table

viscounts-table-round = Round { $n }
viscounts-table-last = final round { $n }
viscounts-table-papers = Debts left { $debts }, Deeds left { $deeds }
viscounts-table-townsfolk = townsfolk
viscounts-table-manuscripts = Manuscripts
viscounts-table-inner = inner
viscounts-table-link = link
viscounts-table-castle = Castle
viscounts-table-tier-1 = tier 1
viscounts-table-tier-2 = tier 2
viscounts-table-tier-3 = tier 3
viscounts-table-leader = leader
viscounts-table-points = points
viscounts-table-slots = board
viscounts-table-icons = icons
viscounts-table-hand = hand
viscounts-table-deck = draw pile { $draw }, discard pile { $discard }
viscounts-table-track = Corruption { $corruption }, Virtue { $virtue }
viscounts-table-debts = Debts
viscounts-table-deeds = Deeds
viscounts-table-built = built
viscounts-table-has = Manuscripts
viscounts-table-bonus = bonus cards
viscounts-table-pairs = Pairs to choose from
viscounts-table-schemes = schemes
viscounts-table-piles = draw pile { $draw }, discard pile { $discard }, Future pile { $future }

# Options

viscounts-option-automa = Automa of a solo game
viscounts-option-automa-cleric = Cleric Automa: Manuscripts
viscounts-option-automa-build = Builder Automa: Buildings
viscounts-option-automa-noble = Noble Automa: the castle
viscounts-option-automa-card = Card Automa: Debts and Deeds
viscounts-option-difficulty = Difficulty of a solo game
viscounts-option-difficulty-none = usual
viscounts-option-difficulty-one = 1 Future Scheme more in the first draw pile
viscounts-option-difficulty-two = 2 Future Schemes more in the first draw pile
viscounts-option-difficulty-three = 3 Future Schemes more in the first draw pile
viscounts-option-sides = Sides of the segments
viscounts-option-sides-players = those for the number of players
viscounts-option-sides-pictured = those that sources show
viscounts-option-trades = Exchanges of the spaces
viscounts-option-trades-listed = as the list of components shows them
viscounts-option-trades-assembled = as pictures of an assembled board show them

# The score sheet

score-VIS-10-2 = Buildings
score-VIS-11-4 = Workers in the castle
score-VIS-12-5 = Ribbon sets
score-VIS-17-4 = Manuscripts
score-VIS-11-8 = Castle Leader
score-VIS-12-3 = Cleric Bonus Cards
score-VIS-4-6 = Unpaid Debts
score-VIS-4-7 = Deeds
score-VIS-17-2 = Poverty
score-VIS-17-3 = Prosperity
score-VIS-22-2 = Resources left (Automa)
viscounts-tie-break-1 = Tie-break

# The home page and the page of a new table

web-viscounts-length = 90 min
web-viscounts-kind = Some chance
web-viscounts-say = Lead your Viscount around the kingdom, gather townsfolk, and build, write or serve in the castle before Poverty or Prosperity ends it all.
web-viscounts-step-1 = Every turn you play a card, and your Viscount moves as far as it costs. Cards stay on your board for three turns, and their icons pay for what you do.
web-viscounts-step-2 = Trade or build on the outer path; place Workers in the castle or transcribe Manuscripts on the inner one. Criminals do anything, at the price of Corruption.
web-viscounts-step-3 = When Virtue and Corruption collide, they bring Deeds or Debts. Once one of these piles runs out, one more round is played.
web-viscounts-option-automa = Automa
web-viscounts-option-automa-say = Whom one person plays against.
web-viscounts-option-difficulty = Difficulty
web-viscounts-option-difficulty-say = How many Future Schemes the Automa has from the start.
web-viscounts-option-sides = Sides of the segments
web-viscounts-option-sides-say = Sources show only one side of each segment; the other one is reconstructed.
web-viscounts-option-trades = Exchanges
web-viscounts-option-trades-say = Sources show two arrangements of the exchanges.
web-value-players = for the number of players
web-value-pictured = as pictured
web-value-listed = as listed
web-value-assembled = as on an assembled board
web-value-cleric = Cleric Automa: Manuscripts
web-value-build = Builder Automa: Buildings
web-value-noble = Noble Automa: the castle
web-value-card = Card Automa: Debts and Deeds
web-value-none = usual
web-value-one = +1
web-value-two = +2
web-value-three = +3

# Why an action is refused

viscounts-illegal-NotLeftToChance = This is not left to chance. { $rule }
viscounts-illegal-LeftToChance = Only chance decides this. { $rule }
viscounts-illegal-NotAtTheTable = There is no such seat at this table. { $rule }
viscounts-illegal-MatchOver = The match is over. { $rule }
viscounts-illegal-NotYourTurn = It is not your turn. Wait until the others have finished. { $rule }
viscounts-illegal-NoPairNow = Pairs are taken before the match, not now. { $rule }
viscounts-illegal-NotInRow = This player card is not in the row. Choose one that is. { $rule }
viscounts-illegal-NotInStartingDeck = This card is not in your starting deck. Choose another, or go on. { $rule }
viscounts-illegal-NoPlayNow = No card is played now: answer what the table asks first. { $rule }
viscounts-illegal-NotInHand = This card is not in your hand. Play one that is. { $rule }
viscounts-illegal-MustPlay = A card is played in every turn. Choose one. { $rule }
viscounts-illegal-NoMoveNow = The Viscount does not move now. { $rule }
viscounts-illegal-CannotPaySteps = So many extra steps cost more than your { $silver }. Choose a nearer space. { $rule }
viscounts-illegal-MustMove = The Viscount must move. Choose a space. { $rule }
viscounts-illegal-NoRearrangingNow = Cards are not rearranged now. { $rule }
viscounts-illegal-SlotEmpty = An empty slot stays empty. Choose an arrangement of the cards that are there. { $rule }
viscounts-illegal-NameArrangement = Name an arrangement; 123 leaves the cards as they are. { $rule }
viscounts-illegal-NoActionNow = No primary action is chosen now. { $rule }
viscounts-illegal-WrongPath = Trade and construct on the outer path; place Workers and transcribe on the inner one. { $rule }
viscounts-illegal-TooFewIcons = Your icons and what you have to pay with do not suffice for this, or there is nothing to do it with. You have { $icons }. { $rule }
viscounts-illegal-NoEmptySite = There is no empty site on the bank where your Viscount stands. { $rule }
viscounts-illegal-NoBuildingLeft = All your Buildings are constructed. { $rule }
viscounts-illegal-NoWorkerLeft = You have no Worker left in your supply. { $rule }
viscounts-illegal-NothingToFlip = You have neither an unpaid Debt nor an acquired Deed to flip. { $rule }
viscounts-illegal-NobodyToDismiss = There is nobody to dismiss here. { $rule }
viscounts-illegal-NoMatchingIcon = The townsfolk here have no icon for this action. Carry it out without a dismissal, or choose another. { $rule }
viscounts-illegal-CannotPayDismissal = You have { $silver }, which does not pay for this dismissal. { $rule }
viscounts-illegal-ActionStillImpossible = Even with this dismissal the action is not possible. { $rule }
viscounts-illegal-NoTradeNow = Nothing is exchanged now. Choose the action Trade first. { $rule }
viscounts-illegal-TooManyExchanges = You cannot pay for so many exchanges. Choose fewer. { $rule }
viscounts-illegal-MustCarryOut = The action has begun: carry it out. { $rule }
viscounts-illegal-NoBuildingNow = Nothing is constructed now. { $rule }
viscounts-illegal-AlreadyConstructed = This Building is constructed already. Choose another. { $rule }
viscounts-illegal-TooFewBuildIcons = Your icons and resources do not suffice for this Building. Choose a cheaper one. { $rule }
viscounts-illegal-OtherBuilding = Only a Building of the kind that is asked for can be placed. { $rule }
viscounts-illegal-MustPlaceBuilding = The Building must be placed. Choose which. { $rule }
viscounts-illegal-NoSuchSite = There is no such site with this number of players. { $rule }
viscounts-illegal-SiteOccupied = A Building stands there already. Choose an empty site. { $rule }
viscounts-illegal-OtherBank = This site is not on the bank where your Viscount stands. { $rule }
viscounts-illegal-MustBuild = The Building must be placed. Choose a site. { $rule }
viscounts-illegal-NoLinkNow = No link is complete now. { $rule }
viscounts-illegal-NotCompleted = This link was not completed by your Building. Choose one that was. { $rule }
viscounts-illegal-MustLink = Both links bring their reward. Choose which comes first. { $rule }
viscounts-illegal-NoWorkersNow = No Workers are placed now. { $rule }
viscounts-illegal-TooManyWorkers = You have too few icons, gold or Workers for so many. Choose fewer. { $rule }
viscounts-illegal-MustPlaceWorkers = The Workers must be placed. Choose a section. { $rule }
viscounts-illegal-NoCastleNow = Nobody moves in the castle now. { $rule }
viscounts-illegal-TooFewOwnWorkers = A section is resolved only with three Workers of your own. Choose another. { $rule }
viscounts-illegal-MustResolveCastle = The castle must be resolved: choose one of the answers. { $rule }
viscounts-illegal-MustGoOn = The Worker must go on. Choose a direction. { $rule }
viscounts-illegal-NoOwnWorker = You have no Worker in tier 1 of this section. Choose another, or go on. { $rule }
viscounts-illegal-NoBumpNow = No Worker is bumped now. { $rule }
viscounts-illegal-NoWorkerThere = This seat has no Worker there. Choose another. { $rule }
viscounts-illegal-NoHireNow = Nobody is hired now. { $rule }
viscounts-illegal-ElsewhereOnBoard = These townsfolk are not in your Viscount’s segment. Hire those who are, or go on. { $rule }
viscounts-illegal-NotOnTopHere = These townsfolk do not lie on top of the pile here. { $rule }
viscounts-illegal-NotOnTop = These townsfolk do not lie on top of a pile. Choose others. { $rule }
viscounts-illegal-MustHire = A free hire cannot be declined. Choose whom. { $rule }
viscounts-illegal-NoManuscriptNow = No Manuscript is taken now. { $rule }
viscounts-illegal-NotPermittedManuscript = This Manuscript lies on no pile, or costs too much. Choose another. { $rule }
viscounts-illegal-MustTakeManuscript = A Manuscript must be taken. Choose which. { $rule }
viscounts-illegal-NoDiscardNow = No card is discarded now. { $rule }
viscounts-illegal-NoDestroyNow = No card is destroyed now. { $rule }
viscounts-illegal-DiscardOnly = Cards are discarded now, not destroyed. { $rule }
viscounts-illegal-DestroyOnly = Cards are destroyed now, not discarded. { $rule }
viscounts-illegal-NotHeld = This card is not in your hand. Choose one that is, or go on. { $rule }
viscounts-illegal-OnBoard = This card lies on your board. Choose one of your hand. { $rule }
viscounts-illegal-SmallestDeck = You would own fewer than 3 cards. Go on. { $rule }
viscounts-illegal-NoCardsLeft = Neither your draw pile nor your discard pile has a card. { $rule }
viscounts-illegal-NoResourceNow = No resource is chosen now. { $rule }
viscounts-illegal-MustTakeResource = Choose stone, gold or an inkwell. { $rule }
viscounts-illegal-NoFlipNow = Nothing of the kind is flipped now. { $rule }
viscounts-illegal-MustFlip = A Debt or a Deed must be flipped. Choose which. { $rule }
viscounts-illegal-NothingToChoose = There is nothing to choose now. { $rule }
viscounts-illegal-NoSuchEffect = There is no such effect. Choose one of those offered. { $rule }
viscounts-illegal-MustChoose = One of the effects must be chosen. { $rule }
viscounts-illegal-NothingSetOff = Nothing has set this card off. { $rule }
viscounts-illegal-NotSetOff = This card does not react now. Choose one of those offered. { $rule }
viscounts-illegal-MustResolve = The cards must be used. Choose which comes first. { $rule }
viscounts-illegal-NothingToPay = There is nothing to pay now. { $rule }
viscounts-illegal-NotMinimal = This payment is too small, too large, or more than you have. You have { $goods }. { $rule }
viscounts-illegal-MustPay = The action must be paid for. Choose how. { $rule }
viscounts-illegal-MustDecide = You have to decide: choose one of the answers. { $rule }

# Chronicle: what a player does, in words behind the name; .you behind “You”

viscounts-opening = Five lands lie around the castle. Whoever has most points once Poverty or Prosperity has come wins.
viscounts-line = { $seat } { $what }.
    .you = You { $what }.
viscounts-event-StartPlayer = begins the match
    .you = begin the match
viscounts-event-TookPair = takes { $player_object } with { $card }
    .you = take { $player_object } with { $card }
viscounts-event-DroppedOff = moves { $card } off the board to the discard pile
    .you = move { $card } off the board to the discard pile
viscounts-event-Played = plays { $card }
    .you = play { $card }
viscounts-event-Moved = { $n ->
    [0] stays { $place_at }
   *[other] moves the Viscount { $steps } { $place_to }
}
    .you = { $n ->
        [0] stay { $place_at }
       *[other] move the Viscount { $steps } { $place_to }
    }
viscounts-event-Rearranged = rearranges the cards ({ $cards })
    .you = rearrange the cards ({ $cards })
viscounts-event-Acted = carries out the action “{ $primary }”
    .you = carry out the action “{ $primary }”
viscounts-event-Dismissed = dismisses { $card }
    .you = dismiss { $card }
viscounts-event-Dismissed-printed = dismisses the printed townsfolk { $place_at }
    .you = dismiss the printed townsfolk { $place_at }
viscounts-event-Exchanged = makes { $exchanges }
    .you = make { $exchanges }
viscounts-event-Gained = gains { $goods }
    .you = gain { $goods }
viscounts-event-Paid = pays { $goods }
    .you = pay { $goods }
viscounts-event-GainedVirtue = { $joined ->
    [yes] gains { $virtue } (both markers on { $space })
   *[no] gains { $virtue } (marker on { $space })
}
    .you = { $joined ->
        [yes] gain { $virtue } (both markers on { $space })
       *[no] gain { $virtue } (marker on { $space })
    }
viscounts-event-GainedCorruption = { $joined ->
    [yes] gains { $corruption } (both markers on { $space })
   *[no] gains { $corruption } (marker on { $space })
}
    .you = { $joined ->
        [yes] gain { $corruption } (both markers on { $space })
       *[no] gain { $corruption } (marker on { $space })
    }
viscounts-event-GainedDebt = gains { $debts }
    .you = gain { $debts }
viscounts-event-GainedDeeds = gains { $deeds }
    .you = gain { $deeds }
viscounts-event-Flipped-debt = flips a Debt
    .you = flip a Debt
viscounts-event-Flipped-deed = flips a Deed
    .you = flip a Deed
viscounts-event-Built = constructs { $slot_object } { $site_at }
    .you = construct { $slot_object } { $site_at }
viscounts-event-PlacedWorkers = places { $workers } { $section_at }
    .you = place { $workers } { $section_at }
viscounts-event-Shifted = moves a Worker { $section_from } { $other_to }
    .you = move a Worker { $section_from } { $other_to }
viscounts-event-Advanced = brings a Worker to tier 2 { $section_at }
    .you = bring a Worker to tier 2 { $section_at }
viscounts-event-Ascended = brings a Worker to tier 3 { $section_from }
    .you = bring a Worker to tier 3 { $section_from }
viscounts-event-BecameLeader = gains the [leader|Castle Leader] card
    .you = gain the [leader|Castle Leader] card
viscounts-event-Bumped = bumps a Worker { $tier_from } { $section_at } (owner: { $owner })
    .you = bump a Worker { $tier_from } { $section_at } (owner: { $owner })
viscounts-event-Bumped-own = takes back a Worker { $tier_from } { $section_at }
    .you = take back a Worker { $tier_from } { $section_at }
viscounts-event-TookManuscript = gains a Manuscript { $ribbon } ({ $brief })
    .you = gain a Manuscript { $ribbon } ({ $brief })
viscounts-event-TranscribedPrinted = transcribes the printed Manuscript { $place_at }
    .you = transcribe the printed Manuscript { $place_at }
viscounts-event-TookBonus = gains { $bonus_object }
    .you = gain { $bonus_object }
viscounts-event-Hired = hires { $card }
    .you = hire { $card }
viscounts-event-Discarded = discards { $card }
    .you = discard { $card }
viscounts-event-Destroyed = destroys { $card }
    .you = destroy { $card }
viscounts-event-Shuffled = shuffles the discard pile into the draw pile
    .you = shuffle the discard pile into the draw pile
viscounts-event-Drew = takes { $cards }
    .you = take { $cards }
viscounts-event-Drew-known = takes { $cards } into the hand
    .you = take { $cards } into the hand
viscounts-event-Collided = resolves a collision on space { $space } of the track
    .you = resolve a collision on space { $space } of the track
viscounts-event-Parted = moves the markers back to the ends
    .you = move the markers back to the ends
viscounts-event-AutomaPlaced = begins { $place_at }
    .you = begin { $place_at }
viscounts-event-GainedScheme = takes the Future Scheme “{ $scheme }”
    .you = take the Future Scheme “{ $scheme }”
viscounts-event-Instead-silver = takes a resource for every 2 silver
    .you = take a resource for every 2 silver
viscounts-event-Instead-rearrange = takes a resource instead of rearranging
    .you = take a resource instead of rearranging
viscounts-event-Instead-destroy = takes a flip instead of destroying
    .you = take a flip instead of destroying
viscounts-event-Instead-hire = takes a Future Scheme instead of hiring
    .you = take a Future Scheme instead of hiring
viscounts-event-Instead-discard = takes Virtue instead of discarding
    .you = take Virtue instead of discarding
viscounts-event-Instead-move_worker = takes Virtue instead of moving a Worker
    .you = take Virtue instead of moving a Worker
viscounts-event-Instead-future = takes a flip because no Future Scheme is left
    .you = take a flip because no Future Scheme is left
viscounts-event-Instead-flip = takes Virtue because there is nothing to flip
    .you = take Virtue because there is nothing to flip
viscounts-event-Instead-flip_debt = takes Virtue because it has no Debt to flip
    .you = take Virtue because you have no Debt to flip
viscounts-event-Instead-flip_deed = takes Virtue because it has no Deed to flip
    .you = take Virtue because you have no Deed to flip

# Chronicle: what is nobody’s doing

viscounts-event-TurnBegan = Round { $n }: { $seat }
viscounts-event-Laid = Segment { $n } clockwise: { $segment }.
viscounts-event-Turned = The castle has its place in the middle.
viscounts-event-Revealed = { $card } comes to the top of the pile { $place_at }.
viscounts-event-Shown = { $place_at }, a Manuscript { $ribbon } comes to the top ({ $brief }).
viscounts-event-Dealt = { $card } lies with { $player }.
viscounts-event-Linked = The link from { $site } is complete and rewards { $seats }. [VIS-10.6]
viscounts-event-EndRevealed-debt = The [poverty|Poverty] card is revealed: round { $n } is the last. [VIS-16.2]
viscounts-event-EndRevealed-deed = The [prosperity|Prosperity] card is revealed: round { $n } is the last. [VIS-16.2]
viscounts-event-Hardened = A Future Scheme is shuffled face down into the draw pile of the Automa. [VIS-19.8]
viscounts-event-TurnedScheme = { $seat } turns over the scheme “{ $scheme }”.
viscounts-event-Tried = Option { $n }, { $what }: carried out.
viscounts-event-Tried-hindered = Option { $n }, { $what }: not possible, { $why }.
viscounts-tried-focus = the focus of the board ({ $what })
viscounts-tried-gain = the last resort
viscounts-hindrance-too_few_icons = too few icons and resources
viscounts-hindrance-no_site = no empty site on its bank
viscounts-hindrance-no_building = all Buildings are constructed
viscounts-hindrance-no_workers = too few Workers in the supply
viscounts-hindrance-nothing_to_flip = nothing to flip
viscounts-event-MatchOver = { $count ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory. [VIS-17.6]
}
