## Architects of the West Kingdom.
##
## [id|words] marks a card, a place or a good; [ARC-8.4] a rule. Names have forms: .object is what something
## is done to, .of what there is some of, .count so many as a label, .taken so many with which something is
## done, .apiece so many for each, .short the fewest words; .at says where something is, .to where it goes,
## .from where it comes from.

# Goods

architects-kind-clay = [clay|clay]
    .short = clay
    .of = clay
    .count = { $n } [clay|clay]
    .taken = { $n } [clay|clay]
architects-kind-wood = [wood|wood]
    .short = wood
    .of = wood
    .count = { $n } [wood|wood]
    .taken = { $n } [wood|wood]
architects-kind-stone = [stone|stone]
    .short = stone
    .of = stone
    .count = { $n } [stone|stone]
architects-kind-gold = [gold|gold]
    .short = gold
    .of = gold
    .count = { $n } [gold|gold]
architects-kind-marble = [marble|marble]
    .short = marble
    .of = marble
    .count = { $n } [marble|marble]
architects-kind-silver = [silver|silver]
    .short = silver
    .of = silver
    .count = { $n } [silver|silver]

# What else is counted

architects-unit-worker = worker
    .count = { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
    .taken = { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
architects-unit-apprentice = apprentice
    .count = { $n ->
        [one] { $n } apprentice
       *[other] { $n } apprentices
    }
    .taken = { $n ->
        [one] { $n } apprentice
       *[other] { $n } apprentices
    }
architects-unit-plan = [plan|plan]
    .count = { $n ->
        [one] { $n } [plan|plan]
       *[other] { $n } [plan|plans]
    }
architects-unit-debt = [debt|debt]
    .count = { $n ->
        [one] { $n } [debt|debt]
       *[other] { $n } [debt|debts]
    }
architects-unit-virtue = [virtue|virtue]
    .count = { $n } [virtue|virtue]
architects-unit-tax = [tax|tax]
    .count = { $n } [tax|tax]
architects-unit-trade = trade
    .count = { $n ->
        [one] { $n } trade
       *[other] { $n } trades
    }
architects-unit-capture = capture
    .count = { $n ->
        [one] { $n } capture
       *[other] { $n } captures
    }
architects-unit-action = action
    .count = { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
    .taken = { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }

# Skills

architects-skill-carpentry = [carpentry|carpentry]
architects-skill-tiling = [tiling|tiling]
architects-skill-masonry = [masonry|masonry]

# Large locations, and the other places

architects-location-quarry = [quarry|Quarry]
    .at = at the [quarry|Quarry]
    .to = to the [quarry|Quarry]
    .from = from the [quarry|Quarry]
    .short = Quarry
architects-location-forest = [forest|Forest]
    .at = in the [forest|Forest]
    .to = to the [forest|Forest]
    .from = from the [forest|Forest]
    .short = Forest
architects-location-mines = [mines|Mines]
    .at = in the [mines|Mines]
    .to = to the [mines|Mines]
    .from = from the [mines|Mines]
    .short = Mines
architects-location-silversmith = [silversmith|Silversmith]
    .at = at the [silversmith|Silversmith]
    .to = to the [silversmith|Silversmith]
    .from = from the [silversmith|Silversmith]
    .short = Silversmith
architects-location-storehouse = [storehouse|King’s Storehouse]
    .at = at the [storehouse|King’s Storehouse]
    .to = to the [storehouse|King’s Storehouse]
    .from = from the [storehouse|King’s Storehouse]
    .short = Storehouse
architects-location-workshop = [workshop|Workshop]
    .at = at the [workshop|Workshop]
    .to = to the [workshop|Workshop]
    .from = from the [workshop|Workshop]
    .short = Workshop
architects-location-town_centre = [town_centre|Town Centre]
    .at = at the [town_centre|Town Centre]
    .to = to the [town_centre|Town Centre]
    .from = from the [town_centre|Town Centre]
    .short = Town Centre
architects-location-tax_stand = [tax_stand|Tax Stand]
    .at = at the [tax_stand|Tax Stand]
    .to = to the [tax_stand|Tax Stand]
    .from = from the [tax_stand|Tax Stand]
    .short = Tax Stand
architects-location-guardhouse = [guardhouse|Guardhouse]
    .at = at the [guardhouse|Guardhouse]
    .to = to the [guardhouse|Guardhouse]
    .from = from the [guardhouse|Guardhouse]
    .short = Guardhouse
architects-space-market_a = [market_a|Small market]
    .at = on the [market_a|small market]
    .to = to the [market_a|small market]
    .from = from the [market_a|small market]
    .short = small
architects-space-market_b = [market_b|Middle market]
    .at = on the [market_b|middle market]
    .to = to the [market_b|middle market]
    .from = from the [market_b|middle market]
    .short = middle
architects-space-market_c = [market_c|Large market]
    .at = on the [market_c|large market]
    .to = to the [market_c|large market]
    .from = from the [market_c|large market]
    .short = large
architects-landmark-prison = [prison|Prison]
    .at = in [prison|Prison]
    .to = to [prison|Prison]
    .from = from [prison|Prison]
    .short = Prison
architects-landmark-black_market = [black_market|Black Market]
    .at = on the [black_market|Black Market]
    .to = to the [black_market|Black Market]
    .from = from the [black_market|Black Market]
    .short = Market
architects-landmark-guildhall = [guildhall|Guildhall]
    .at = in the [guildhall|Guildhall]
    .to = to the [guildhall|Guildhall]
    .from = from the [guildhall|Guildhall]
    .short = Guildhall
architects-landmark-cathedral = [cathedral|Cathedral]
    .at = in the [cathedral|Cathedral]
    .to = to the [cathedral|Cathedral]
    .from = from the [cathedral|Cathedral]
    .short = Cathedral

# Apprentices

architects-apprentice-acolyte_carpentry = [acolyte_carpentry|Acolyte (plan)]
    .object = the [acolyte_carpentry|Acolyte (plan)]
    .short = Acolyte
architects-apprentice-acolyte_tiling = [acolyte_tiling|Acolyte (clay)]
    .object = the [acolyte_tiling|Acolyte (clay)]
    .short = Acolyte
architects-apprentice-acolyte_masonry = [acolyte_masonry|Acolyte (silver)]
    .object = the [acolyte_masonry|Acolyte (silver)]
    .short = Acolyte
architects-apprentice-conspirator_1 = [conspirator_1|Conspirator]
    .object = the [conspirator_1|Conspirator]
    .short = Conspirator
architects-apprentice-conspirator_2 = [conspirator_2|Conspirator]
    .object = the [conspirator_2|Conspirator]
    .short = Conspirator
architects-apprentice-debt_collector_tiling = [debt_collector_tiling|Debt Collector (clay)]
    .object = the [debt_collector_tiling|Debt Collector (clay)]
    .short = Debt Collector
architects-apprentice-debt_collector_masonry = [debt_collector_masonry|Debt Collector (stone)]
    .object = the [debt_collector_masonry|Debt Collector (stone)]
    .short = Debt Collector
architects-apprentice-debt_collector_carpentry = [debt_collector_carpentry|Debt Collector (wood)]
    .object = the [debt_collector_carpentry|Debt Collector (wood)]
    .short = Debt Collector
architects-apprentice-gatekeeper = [gatekeeper|Gatekeeper]
    .object = the [gatekeeper|Gatekeeper]
    .short = Gatekeeper
architects-apprentice-illusionist = [illusionist|Illusionist]
    .object = the [illusionist|Illusionist]
    .short = Illusionist
architects-apprentice-jeweller_1 = [jeweller_1|Jeweller]
    .object = the [jeweller_1|Jeweller]
    .short = Jeweller
architects-apprentice-jeweller_2 = [jeweller_2|Jeweller]
    .object = the [jeweller_2|Jeweller]
    .short = Jeweller
architects-apprentice-labourer = [labourer|Labourer]
    .object = the [labourer|Labourer]
    .short = Labourer
architects-apprentice-merchant_clay = [merchant_clay|Merchant (clay)]
    .object = the [merchant_clay|Merchant (clay)]
    .short = Merchant
architects-apprentice-merchant_gold = [merchant_gold|Merchant (gold)]
    .object = the [merchant_gold|Merchant (gold)]
    .short = Merchant
architects-apprentice-merchant_marble = [merchant_marble|Merchant (marble)]
    .object = the [merchant_marble|Merchant (marble)]
    .short = Merchant
architects-apprentice-merchant_stone = [merchant_stone|Merchant (stone)]
    .object = the [merchant_stone|Merchant (stone)]
    .short = Merchant
architects-apprentice-merchant_wood = [merchant_wood|Merchant (wood)]
    .object = the [merchant_wood|Merchant (wood)]
    .short = Merchant
architects-apprentice-miner_1 = [miner_1|Miner]
    .object = the [miner_1|Miner]
    .short = Miner
architects-apprentice-miner_2 = [miner_2|Miner]
    .object = the [miner_2|Miner]
    .short = Miner
architects-apprentice-patron_clay = [patron_clay|Patron (clay)]
    .object = the [patron_clay|Patron (clay)]
    .short = Patron
architects-apprentice-patron_silver = [patron_silver|Patron (silver)]
    .object = the [patron_silver|Patron (silver)]
    .short = Patron
architects-apprentice-patron_stone = [patron_stone|Patron (stone)]
    .object = the [patron_stone|Patron (stone)]
    .short = Patron
architects-apprentice-patron_wood = [patron_wood|Patron (wood)]
    .object = the [patron_wood|Patron (wood)]
    .short = Patron
architects-apprentice-pickpocket = [pickpocket|Pickpocket]
    .object = the [pickpocket|Pickpocket]
    .short = Pickpocket
architects-apprentice-squire_gold = [squire_gold|Squire (gold)]
    .object = the [squire_gold|Squire (gold)]
    .short = Squire
architects-apprentice-squire_marble = [squire_marble|Squire (marble)]
    .object = the [squire_marble|Squire (marble)]
    .short = Squire
architects-apprentice-squire_virtue = [squire_virtue|Squire (virtue)]
    .object = the [squire_virtue|Squire (virtue)]
    .short = Squire
architects-apprentice-stonecutter_1 = [stonecutter_1|Stonecutter]
    .object = the [stonecutter_1|Stonecutter]
    .short = Stonecutter
architects-apprentice-stonecutter_2 = [stonecutter_2|Stonecutter]
    .object = the [stonecutter_2|Stonecutter]
    .short = Stonecutter
architects-apprentice-swindler_clay = [swindler_clay|Swindler (clay)]
    .object = the [swindler_clay|Swindler (clay)]
    .short = Swindler
architects-apprentice-swindler_stone = [swindler_stone|Swindler (stone)]
    .object = the [swindler_stone|Swindler (stone)]
    .short = Swindler
architects-apprentice-swindler_wood = [swindler_wood|Swindler (wood)]
    .object = the [swindler_wood|Swindler (wood)]
    .short = Swindler
architects-apprentice-thief = [thief|Thief]
    .object = the [thief|Thief]
    .short = Thief
architects-apprentice-trader_clay = [trader_clay|Trader (clay)]
    .object = the [trader_clay|Trader (clay)]
    .short = Trader
architects-apprentice-trader_stone = [trader_stone|Trader (stone)]
    .object = the [trader_stone|Trader (stone)]
    .short = Trader
architects-apprentice-trader_wood = [trader_wood|Trader (wood)]
    .object = the [trader_wood|Trader (wood)]
    .short = Trader
architects-apprentice-trickster = [trickster|Trickster]
    .object = the [trickster|Trickster]
    .short = Trickster
architects-apprentice-woodcutter_1 = [woodcutter_1|Woodcutter]
    .object = the [woodcutter_1|Woodcutter]
    .short = Woodcutter
architects-apprentice-woodcutter_2 = [woodcutter_2|Woodcutter]
    .object = the [woodcutter_2|Woodcutter]
    .short = Woodcutter
architects-apprentice-enforcer = [enforcer|Enforcer]
    .object = the [enforcer|Enforcer]
    .short = Enforcer
architects-apprentice-overseer = [overseer|Overseer]
    .object = the [overseer|Overseer]
    .short = Overseer
architects-apprentice-peddler = [peddler|Peddler]
    .object = the [peddler|Peddler]
    .short = Peddler

# Buildings

architects-building-aqueduct = [aqueduct|Aqueduct]
    .object = the [aqueduct|Aqueduct]
architects-building-armoury = [armoury|Armoury]
    .object = the [armoury|Armoury]
architects-building-barracks = [barracks|Barracks]
    .object = the [barracks|Barracks]
architects-building-betting_house = [betting_house|Betting House]
    .object = the [betting_house|Betting House]
architects-building-carpenters_hut = [carpenters_hut|Carpenter’s Hut]
    .object = the [carpenters_hut|Carpenter’s Hut]
architects-building-castle = [castle|Castle]
    .object = the [castle|Castle]
architects-building-chapel = [chapel|Chapel]
    .object = the [chapel|Chapel]
architects-building-church = [church|Church]
    .object = the [church|Church]
architects-building-clay_market = [clay_market|Clay Market]
    .object = the [clay_market|Clay Market]
architects-building-clay_pit = [clay_pit|Clay Pit]
    .object = the [clay_pit|Clay Pit]
architects-building-drafting_room = [drafting_room|Drafting Room]
    .object = the [drafting_room|Drafting Room]
architects-building-dungeon = [dungeon|Dungeon]
    .object = the [dungeon|Dungeon]
architects-building-factory = [factory|Factory]
    .object = the [factory|Factory]
architects-building-fortress = [fortress|Fortress]
    .object = the [fortress|Fortress]
architects-building-fountain = [fountain|Fountain]
    .object = the [fountain|Fountain]
architects-building-gamblers_den = [gamblers_den|Gambler’s Den]
    .object = the [gamblers_den|Gambler’s Den]
architects-building-hideout = [hideout|Hideout]
    .object = the [hideout|Hideout]
architects-building-keep = [keep|Keep]
    .object = the [keep|Keep]
architects-building-library = [library|Library]
    .object = the [library|Library]
architects-building-lighthouse = [lighthouse|Lighthouse]
    .object = the [lighthouse|Lighthouse]
architects-building-lumber_camp = [lumber_camp|Lumber Camp]
    .object = the [lumber_camp|Lumber Camp]
architects-building-masons_hut = [masons_hut|Mason’s Hut]
    .object = the [masons_hut|Mason’s Hut]
architects-building-moneylender = [moneylender|Moneylender]
    .object = the [moneylender|Moneylender]
architects-building-monument = [monument|Monument]
    .object = the [monument|Monument]
architects-building-observatory = [observatory|Observatory]
    .object = the [observatory|Observatory]
architects-building-palace = [palace|Palace]
    .object = the [palace|Palace]
architects-building-reservoir = [reservoir|Reservoir]
    .object = the [reservoir|Reservoir]
architects-building-silver_market = [silver_market|Silver Market]
    .object = the [silver_market|Silver Market]
architects-building-smithy = [smithy|Smithy]
    .object = the [smithy|Smithy]
architects-building-steeple = [steeple|Steeple]
    .object = the [steeple|Steeple]
architects-building-stone_market = [stone_market|Stone Market]
    .object = the [stone_market|Stone Market]
architects-building-tavern = [tavern|Tavern]
    .object = the [tavern|Tavern]
architects-building-thieves_den = [thieves_den|Thieves’ Den]
    .object = the [thieves_den|Thieves’ Den]
architects-building-tilers_hut = [tilers_hut|Tiler’s Hut]
    .object = the [tilers_hut|Tiler’s Hut]
architects-building-trading_post = [trading_post|Trading Post]
    .object = the [trading_post|Trading Post]
architects-building-treasury = [treasury|Treasury]
    .object = the [treasury|Treasury]
architects-building-university = [university|University]
    .object = the [university|University]
architects-building-watchtower = [watchtower|Watchtower]
    .object = the [watchtower|Watchtower]
architects-building-well = [well|Well]
    .object = the [well|Well]
architects-building-wood_market = [wood_market|Wood Market]
    .object = the [wood_market|Wood Market]
architects-building-crane = [crane|Crane]
    .object = the [crane|Crane]
architects-building-graveyard = [graveyard|Graveyard]
    .object = the [graveyard|Graveyard]
architects-building-museum = [museum|Museum]
    .object = the [museum|Museum]

# Characters of the individual boards

architects-character-therese = [therese|Therese]
architects-character-caroline = [caroline|Caroline]
architects-character-ada = [ada|Ada]
architects-character-frederick = [frederick|Frederick]
architects-character-rudolf = [rudolf|Rudolf]
architects-character-lothaire = [lothaire|Lothaire]
architects-character-hugo = [hugo|Hugo]
architects-character-clovis = [clovis|Clovis]
architects-character-fara = [fara|Fara]
architects-character-bertha = [bertha|Bertha]

# What cards do: the phrases of their verbs

architects-verb-gain = brings { $goods }
    .brief = { $goods }
architects-verb-gain-virtue = gains { $virtue }
    .can = gain { $virtue }
    .brief = { $virtue }
architects-verb-lose-virtue = loses { $virtue }
architects-verb-draw = brings { $plans }
    .brief = { $plans }
architects-verb-take-debt = takes 1 debt
    .brief = 1 debt
architects-verb-destroy-debt = may destroy { $debts }
    .brief = destroy { $debts }
architects-verb-release-prison = releases all own workers from [prison|Prison]
    .brief = all own workers out of [prison|Prison]
architects-verb-release-boards = releases all own workers from the boards of opponents
architects-verb-capture = { $n ->
    [one] may capture a group of workers free of charge
   *[other] may capture up to { $n } groups of workers free of charge
}
    .brief = { $n ->
        [one] { $n } free capture
       *[other] { $n } free captures
    }
architects-verb-capture-or-release = may capture a group of workers free of charge, or release all own workers from the boards of opponents
    .brief = a free capture, or own workers back from all boards
architects-verb-sell-plan = may discard 1 plan for { $goods }
    .brief = discard a plan for { $goods }
architects-verb-hire = may hire any displayed apprentice free of charge
    .brief = a free apprentice
architects-verb-dismiss = discards 1 own apprentice
    .brief = discard 1 own apprentice
architects-verb-build-again = may place one more worker in the [guildhall|Guildhall]
    .brief = one more worker in the [guildhall|Guildhall]
architects-verb-clear-market = sends the workers of the Black Market to [prison|Prison]
architects-verb-turn-card = turns the card of the small market over: it becomes the large market
architects-verb-use-abilities = uses abilities that work at a reset

# What is counted: for each, on condition, by whom

architects-each-buildings = { $n ->
    [1] for each own building
   *[other] for every { $n } own buildings
}
architects-each-skilled = for each own apprentice with { $skill }
architects-each-captured = { $n ->
    [1] for each captured worker on the own board
   *[other] for every { $n } captured workers on the own board
}
architects-each-virtue = { $n ->
    [1] for each virtue
   *[other] for every { $n } virtue
}
architects-each-paid-debts = { $n ->
    [1] for each paid debt
   *[other] for every { $n } paid debts
}
architects-each-gold = { $n ->
    [1] for each gold
   *[other] for every { $n } gold
}
architects-each-marble = { $n ->
    [1] for each marble
   *[other] for every { $n } marble
}
architects-each-materials = { $n ->
    [1] for each clay, wood and stone
   *[other] for every { $n } of clay, wood and stone together
}
architects-if-most = if nobody else has as much { $kind_of }
architects-if-highest = if nobody else is as high in the [cathedral|Cathedral]
architects-if-free-of-debt = if there is no unpaid debt
architects-if-no-prisoners = if no own worker is in [prison|Prison]
architects-who-prisoners = { $n ->
    [1] with a worker in [prison|Prison]
   *[other] with { $n } or more workers in [prison|Prison]
}
architects-who-most-prisoners = with the most workers in [prison|Prison]

# When abilities work, and what they change

architects-at-quarry = At the [quarry|Quarry], also { $what }. [ARC-8.4]
    .brief = [quarry|Quarry]: also { $what }
architects-at-forest = In the [forest|Forest], also { $what }. [ARC-8.4]
    .brief = [forest|Forest]: also { $what }
architects-at-mines = In the [mines|Mines], also { $what }, even when gold is taken there. [ARC-8.4]
    .brief = [mines|Mines]: also { $what }
architects-at-silversmith = At the [silversmith|Silversmith], also { $what }. [ARC-8.4]
    .brief = [silversmith|Silversmith]: also { $what }
architects-at-tax_stand = At the [tax_stand|Tax Stand], also { $what }. [ARC-11.3]
    .brief = [tax_stand|Tax Stand]: also { $what }
architects-at-market = On every space of the [black_market|Black Market], also { $what }. [ARC-12.7]
    .brief = [black_market|Black Market]: also { $what }
architects-at-cathedral = With every new level of the [cathedral|Cathedral], also { $what }. [ARC-15.6]
    .brief = [cathedral|Cathedral]: also { $what }
architects-at-debt_paid = For every debt that is paid off, { $what }. [ARC-7.2]
    .brief = Debt paid off: { $what }
architects-at-sent = Whenever captured workers are sent to [prison|Prison], { $what }. [ARC-13.2]
    .brief = Captured workers sent off: { $what }
architects-at-constructed = With every building constructed, { $what }. [ARC-14.5]
    .brief = Building constructed: { $what }
architects-at-reset = At a reset of the [black_market|Black Market], { $what }. [ARC-16.4]
    .brief = Reset: { $what }
architects-boon-cheaper_captures = At the [town_centre|Town Centre], the captures of a visit cost { $silver } less; tax is not reduced. [ARC-10.7]
    .brief = [town_centre|Town Centre]: captures cost { $silver } less
architects-boon-cheaper_market = The spaces of the [black_market|Black Market] cost { $silver } less. [ARC-12.7]
    .brief = [black_market|Black Market]: { $silver } less
architects-boon-keeps_virtue_at_market = On the [black_market|Black Market], { $virtue } less is lost. [ARC-12.7]
    .brief = [black_market|Black Market]: { $virtue } less lost
architects-boon-keeps_virtue_at_tax_stand = At the [tax_stand|Tax Stand], { $virtue } less is lost. [ARC-11.3]
    .brief = [tax_stand|Tax Stand]: { $virtue } less lost
architects-boon-more_trades = { $n ->
    [one] At the [storehouse|King’s Storehouse], { $n } more trade. [ARC-18.8]
   *[other] At the [storehouse|King’s Storehouse], { $n } more trades. [ARC-18.8]
}
    .brief = { $n ->
        [one] [storehouse|Storehouse]: { $n } more trade
       *[other] [storehouse|Storehouse]: { $n } more trades
    }
architects-boon-reset_release = { $n ->
    [one] At a reset of the [black_market|Black Market], { $n } own worker leaves [prison|Prison]. [ARC-16.4]
   *[other] At a reset of the [black_market|Black Market], up to { $n } own workers leave [prison|Prison]. [ARC-16.4]
}
    .brief = { $n ->
        [one] Reset: { $n } own worker out of [prison|Prison]
       *[other] Reset: { $n } own workers out of [prison|Prison]
    }
architects-boon-ignores_tax = In every payment, { $n } tax less is paid. [ARC-18.4]
    .brief = Every payment: { $n } tax less
architects-boon-cheaper_hire = Hiring at the [workshop|Workshop] costs { $silver } less. [ARC-18.4]
    .brief = [workshop|Workshop]: hiring costs { $silver } less
architects-boon-more_apprentices = { $n ->
    [one] There is room for { $n } more apprentice. [ARC-18.4]
   *[other] There is room for { $n } more apprentices. [ARC-18.4]
}
    .brief = { $n ->
        [one] room for { $n } more apprentice
       *[other] room for { $n } more apprentices
    }
architects-boon-cheaper_building = Buildings and the [cathedral|Cathedral] cost { $n } wood or stone less. [ARC-18.4]
    .brief = Buildings and [cathedral|Cathedral]: { $n } wood or stone less
architects-boon-avoids_debt = Instead of taking a debt, { $silver } may be paid. [ARC-18.4]
    .brief = { $silver } instead of a debt
architects-boon-gold_is_marble = Gold and marble are the same: either pays for the other. [ARC-18.4]
    .brief = Gold and marble are the same
architects-boon-keeps_plans = No plan is discarded for the [cathedral|Cathedral]. [ARC-18.4]
    .brief = [cathedral|Cathedral]: no plan is discarded
architects-trading = At the [storehouse|King’s Storehouse], trades { $price } for { $gain }. [ARC-8.5]
    .brief = [storehouse|Storehouse]: { $price } → { $gain }
architects-nothing = nothing
architects-no-ability = Skills and nothing else. [ARC-14.5]
    .brief = Skills and nothing else

# What buildings do at once and at the end, and what characters begin with

architects-now = At once: { $what }. [ARC-14.6]
    .brief = At once
architects-end = At the end: { $what }. [ARC-14.8]
    .brief = At the end
architects-end-virtue = At the end: { $what }. [ARC-17.2]
    .brief = At the end
architects-end-gain = { $amount } { $of }
architects-end-gain-if = { $amount } { $of }
architects-end-lose = loses { $amount }
architects-end-per-debt = every unpaid debt costs { $points } { $way ->
    [less] less
   *[more] more
}
architects-starts-with = Begins with { $things }. [ARC-18.1]
architects-in-prison = { $n ->
    [one] { $n } worker in [prison|Prison]
   *[other] { $n } workers in [prison|Prison]
}
architects-reward = Reward: { $what }

# What actions are called

architects-visit-quarry = worker to the [quarry|Quarry]
architects-visit-forest = worker to the [forest|Forest]
architects-visit-mines_clay = worker to the [mines|Mines] for clay
architects-visit-mines_gold = worker to the [mines|Mines] for gold
architects-visit-silversmith = worker to the [silversmith|Silversmith]
architects-visit-storehouse = worker to the [storehouse|King’s Storehouse]
architects-visit-workshop = worker to the [workshop|Workshop] for plans
architects-visit-town_centre = worker to the [town_centre|Town Centre]
architects-visit-tax_stand = worker to the [tax_stand|Tax Stand]
architects-visit-guardhouse = worker to the [guardhouse|Guardhouse]
architects-visit-market_a = worker to the [market_a|small market]
architects-visit-market_b = worker to the [market_b|middle market] for a plan
architects-visit-market_c = worker to the [market_c|large market]
architects-duty-send = send captured workers to [prison|Prison]
architects-duty-release_prison = release workers from [prison|Prison]
architects-duty-release_boards = release workers from boards
architects-duty-release_by_debt = release workers from boards for a debt
architects-duty-pay_debt = pay a debt
architects-do-start = { $seat } begins
architects-do-board = board: { $character }
architects-do-turn_up = market card: { $small }; large side: { $large }
architects-do-reveal = { $apprentice } is displayed
architects-do-deal = draw { $building }
architects-do-keep = keep { $building }
architects-do-hire = hire { $apprentice_object }
architects-do-market_hire = hire { $apprentice_object } on the [market_b|middle market]
architects-do-construct = construct { $building_object }
architects-do-construct-less = construct { $building_object }, { $goods } less
architects-do-cathedral = work on the [cathedral|Cathedral]
architects-do-cathedral-wood = { $wood ->
    [0] work on the [cathedral|Cathedral] with stone alone
   *[other] work on the [cathedral|Cathedral] with { $goods }, the rest in stone
}
architects-do-recover = take back a worker { $place_from }
architects-do-trade = trade { $price } for { $gain }
architects-do-capture = capture workers { $place_at } ({ $owner })
architects-do-discard = discard { $building }
architects-do-dismiss = discard { $apprentice_object }
architects-do-destroy = { $n ->
    [0] destroy no debt
   *[other] destroy { $debts }
}
architects-do-pay = pay silver
architects-do-take_debt = take the debt
architects-do-choose = { $n ->
    [1] the first gain
   *[other] the second gain
}
architects-do-stop = go on
architects-do-cathedral-goods = work on the [cathedral|Cathedral] with { $goods }
architects-do-capture-own = take { $workers } back { $place_from }
architects-do-capture-group = capture { $workers } { $place_at } ({ $owner })
architects-family-hire = { $ways ->
    [one] hire one of { $ways } apprentice
   *[other] hire one of { $ways } apprentices
}
architects-family-market_hire = { $ways ->
    [one] hire one of { $ways } apprentice on the [market_b|middle market]
   *[other] hire one of { $ways } apprentices on the [market_b|middle market]
}
architects-family-cathedral = { $ways ->
    [one] work on the [cathedral|Cathedral]: { $ways } way to pay
   *[other] work on the [cathedral|Cathedral]: { $ways } ways to pay
}
architects-family-construct = { $ways ->
    [one] construct { $building_object }: { $ways } way to pay
   *[other] construct { $building_object }: { $ways } ways to pay
}
architects-board-from = from the board of { $owner }

# Words of the table

architects-opponent = Rival
architects-table-market = Black Market
architects-table-reset = { $n ->
    [one] { $n } more worker brings the reset
   *[other] { $n } more workers bring the reset
}
architects-table-middle = an apprentice, or 5 plans, keep 1
architects-table-guildhall = Guildhall { $placed } of { $spaces }; ↻ reset, ⚑ end
architects-table-mix = { $n } wood/stone
architects-table-cathedral = Cathedral
architects-table-level = level { $level }
architects-table-display = Apprentices
architects-table-deck = { $plans } in the deck, { $rewards } rewards, { $cards } market cards
architects-table-virtue = virtue
architects-table-debts = debts
architects-table-points = points
architects-table-has = apprentices
architects-table-built = built
architects-table-hand = hand
architects-table-pack = to choose from
architects-table-holds = has captured
architects-table-no-skill = no skill
architects-table-last-turn = the last round

# Options

architects-option-boards = Player boards
architects-option-boards-common = common: everybody begins alike
architects-option-boards-chosen = individual, chosen by the players
architects-option-boards-dealt = individual, dealt at random
architects-option-extra_characters = Characters of the individual boards
architects-option-extra_characters-false = the five of the box
architects-option-extra_characters-true = all ten
architects-option-opening_apprentice = Opening apprentice
architects-option-opening_apprentice-false = everybody begins without
architects-option-opening_apprentice-true = everybody takes an apprentice before the draft
architects-option-apprentice_refresh = Apprentice refresh
architects-option-apprentice_refresh-false = apprentices leave the display only when they are hired
architects-option-apprentice_refresh-true = the Guildhall replaces those of the first column now and then
architects-option-promo_cards = Promo cards
architects-option-promo_cards-false = without
architects-option-promo_cards-true = three more apprentices and three more buildings

# The score sheet

score-ARC-14-8 = Buildings
score-ARC-15-2 = Cathedral
score-ARC-6-2 = Virtue
score-ARC-7-1 = Unpaid debts
score-ARC-17-4 = Gold and marble
score-ARC-17-10 = Silver
score-ARC-7-5 = Prison
architects-tie-break-1 = Virtue
architects-tie-break-2 = Silver

# What the table waits for

architects-prompt-chance-draw_start = The first player is being drawn.
architects-prompt-chance-board = The characters are being dealt.
architects-prompt-chance-turn_up = A card of the small market is being turned up.
architects-prompt-chance-reveal = An apprentice is being displayed.
architects-prompt-chance-draw = Plans are being drawn.
architects-prompt-chance-reward = A reward is being revealed.
architects-prompt-draft = Keep 1 plan; the others go on to the left. [ARC-2.6]
architects-prompt-draft-last = Keep 1 plan; the other goes under the deck. [ARC-2.6]
architects-prompt-kept = Your plan lies face down. The table waits for { $seats }.
architects-prompt-waits = The table waits for { $seats }.
architects-prompt-board = Choose a character, one of each colour. [ARC-18.9]
architects-prompt-opening = Take an apprentice to begin with, free of charge. [ARC-18.5]
architects-prompt-move = Place a worker. [ARC-3.2]
architects-prompt-move-empty = Your reserve is empty: take 1 worker back from the board. [ARC-3.4]
architects-prompt-storehouse = Trade goods: { $trades } left. [ARC-8.5]
architects-prompt-capture = Capture a group of workers: { $captures } left. [ARC-10.1]
architects-prompt-capture-free = Capture a group of workers free of charge: { $captures } left. [ARC-10.8]
architects-prompt-capture-or-release = Capture a group of workers free of charge, or release your own from the boards. [ARC-10.8]
architects-prompt-guardhouse = Choose an action of the [guardhouse|Guardhouse]: { $actions } left. [ARC-13.1]
architects-prompt-keep = Keep 1 of the plans; the others go under the deck. [ARC-12.5]
architects-prompt-dismiss = You have no room for another apprentice: whom do you discard? [ARC-9.8]
architects-prompt-dismiss-graveyard = [graveyard|Graveyard]: discard 1 apprentice. [ARC-18.8]
architects-prompt-tavern = [tavern|Tavern]: hire an apprentice free of charge. [ARC-9.11]
architects-prompt-crane = [crane|Crane]: you may place one more worker in the [guildhall|Guildhall]. [ARC-18.8]
architects-prompt-discard-limit = Discard plans beyond the limit of { $limit }. [ARC-14.9]
architects-prompt-discard-cathedral = Work on the [cathedral|Cathedral]: discard 1 plan. [ARC-15.3]
architects-prompt-discard-sell = [library|Library]: you may discard 1 plan for { $goods }. [ARC-14.6]
architects-prompt-destroy = How many debts do you destroy? { $n } at most. [ARC-6.5]
architects-prompt-avoid_debt = Pay { $price }, or take the debt? [ARC-18.4]
architects-prompt-choice = { $card }: which gain do you choose? [ARC-21.6]
architects-prompt-choice-may = { $card }: do you take { $gain }? [ARC-16.4]
architects-prompt-have = You have { $kinds ->
    [0] { $virtue }
   *[other] { $goods }, { $virtue }
} and { $workers } in reserve.
architects-prompt-reset-near = One more worker on the [black_market|Black Market] brings the reset. [ARC-16.1]
architects-prompt-last-turn = This is your last turn. [ARC-17.1]
architects-waits-board = { $seat } chooses a character.
architects-waits-opening = { $seat } takes an apprentice to begin with.
architects-waits-move = { $seat } places a worker.
architects-waits-storehouse = { $seat } trades at the [storehouse|King’s Storehouse].
architects-waits-capture = { $seat } decides whom to capture.
architects-waits-guardhouse = { $seat } chooses an action of the [guardhouse|Guardhouse].
architects-waits-keep = { $seat } looks at plans and keeps one.
architects-waits-dismiss = { $seat } discards an apprentice.
architects-waits-tavern = { $seat } may hire an apprentice free of charge.
architects-waits-crane = { $seat } may place one more worker in the [guildhall|Guildhall].
architects-waits-discard = { $seat } discards a plan.
architects-waits-destroy = { $seat } decides how many debts to destroy.
architects-waits-avoid_debt = { $seat } decides whether to pay or to take the debt.
architects-waits-choice = { $seat } chooses a gain.

# What an action will do, beside what is told of it

architects-will-reset = This brings a reset of the [black_market|Black Market] after the action. [ARC-16.1]
architects-will-end = This is the last space of the [guildhall|Guildhall]: afterwards everybody has one more turn. [ARC-17.1]
architects-will-trade = After that you have { $trades }. [ARC-8.5]
architects-will-capture = After that you have { $captures }. [ARC-10.1]
architects-will-guard = After that you have { $actions }. [ARC-13.1]
architects-will-draw = Then you draw { $plans }.
architects-will-look = Then you look at { $plans } and keep one. [ARC-12.5]
architects-will-dismiss = Then you discard one of your apprentices. [ARC-9.8]
architects-will-discard = Then you discard a plan.
architects-will-keep = { $kinds ->
    [0] You keep nothing.
   *[other] You keep { $goods }.
}
architects-will-be-kept = You keep the plan of { $building_object }.
architects-will-be-discarded = The plan of { $building_object } goes under the deck.
architects-will-stop-storehouse = You make no more trades.
architects-will-stop-capture = You make no more captures.
architects-will-stop-guardhouse = You take no more actions of the Guardhouse.
architects-will-stop-tavern = You hire nobody.
architects-will-stop-crane = You place no other worker.
architects-will-stop-discard = You keep all plans.
architects-will-stop-choice = You decline.
architects-will-destroy-none = Your debts stay as they are.

# Why an action is refused

architects-illegal-NotLeftToChance = This is not decided by chance. { $rule }
architects-illegal-LeftToChance = Chance decides this, nobody else. { $rule }
architects-illegal-NotAtTheTable = There is no such seat at this table. { $rule }
architects-illegal-MatchOver = The match is over. { $rule }
architects-illegal-NotYourTurn = It is not your turn. Wait until the others have acted. { $rule }
architects-illegal-AlreadyChosen = Your plan already lies face down. Take it back first if you want another. { $rule }
architects-illegal-NoBoardNow = Characters are chosen before the match begins, not now. { $rule }
architects-illegal-CharacterNotOpen = This character is not to be had: its colour is taken, or it does not take part. Choose another. { $rule }
architects-illegal-NothingToKeep = There are no plans to keep one of now. { $rule }
architects-illegal-NotInThePack = This plan is not in your pack. Keep one that is. { $rule }
architects-illegal-NotLookedAt = This plan is not among those you look at. Keep one of them. { $rule }
architects-illegal-MustKeepOne = You must keep one of the plans. { $rule }
architects-illegal-NoPlacementNow = No worker is placed now: first answer what the table asks. { $rule }
architects-illegal-NoPassing = Nobody can pass: place a worker, or take one back if your reserve is empty. { $rule }
architects-illegal-ReserveEmpty = Your reserve is empty. Take a worker back from the board first. { $rule }
architects-illegal-ReserveNotEmpty = You still have { $workers } in reserve. Place one of them. { $rule }
architects-illegal-NoWorkerThere = You have no worker there. Choose a location where one of yours stands. { $rule }
architects-illegal-NotFromThere = As long as one of your workers stands at a large location, you take one from there. { $rule }
architects-illegal-NoWorkerToRecover = You have no worker there to take back. Choose another place. { $rule }
architects-illegal-GoldTakesTwoWorkers = Gold takes two of your workers in the [mines|Mines], the new one included. Take clay, or come back later. { $rule }
architects-illegal-TaxStandEmpty = There is no silver on the [tax_stand|Tax Stand]. Choose another place. { $rule }
architects-illegal-BuildingDeckEmpty = The deck has no plans left. Hire an apprentice there, or choose another place. { $rule }
architects-illegal-TooVirtuousForTheMarket = You have { $virtue }, and the [black_market|Black Market] is open only up to { $most }. Choose another place. { $rule }
architects-illegal-SpaceOccupied = Somebody stands there already. Choose a free space, or wait for the reset. { $rule }
architects-illegal-CannotPayTheMarket = This space costs { $price }, and you have { $silver }. Choose a cheaper one, or get silver first. { $rule }
architects-illegal-NotDisplayedAtMarket = This apprentice is not displayed. Choose one who is. { $rule }
architects-illegal-NotDisplayedForOpening = This apprentice is not displayed, or somebody has taken it. Choose another. { $rule }
architects-illegal-NotDisplayedForTavern = This apprentice is not displayed. Choose one who is, or hire nobody. { $rule }
architects-illegal-NotDisplayed = This apprentice is not displayed. Choose one who is. { $rule }
architects-illegal-NoHireNow = Nobody is hired now. { $rule }
architects-illegal-CannotPayHire = Hiring costs 4 silver, 2 of it tax, and you have { $silver }. Get silver first. { $rule }
architects-illegal-CannotPaySkipping = This apprentice is too far to the right: every card skipped costs 1 silver more, and you have { $silver }. Choose one further left, or bring more workers to the [workshop|Workshop]. { $rule }
architects-illegal-NotOwnApprentice = This apprentice is not yours. Discard one of your own. { $rule }
architects-illegal-MustDismiss = You must discard one of your apprentices. { $rule }
architects-illegal-NothingToDismiss = No apprentice is discarded now. { $rule }
architects-illegal-NoTradeNow = Trades are made at the [storehouse|King’s Storehouse]. Place a worker there. { $rule }
architects-illegal-CannotPayTrade = This trade takes { $price }, and you have { $goods }. Choose another trade, or go on. { $rule }
architects-illegal-NobodyTradesLikeThat = None of your apprentices trades like that. Choose another trade, or hire a Merchant, Patron or Trader. { $rule }
architects-illegal-NoCaptureNow = Workers are captured from the [town_centre|Town Centre]. Place a worker there. { $rule }
architects-illegal-TooManyLocations = The captures of one visit come from few locations, and you have used them up. Capture where you have captured, or go on. { $rule }
architects-illegal-NobodyToCapture = There is no such worker. Choose a group that stands there. { $rule }
architects-illegal-CannotPayCapture = You cannot pay for another capture. Go on. { $rule }
architects-illegal-NoGuardNow = Actions of the [guardhouse|Guardhouse] take a worker there. Place one. { $rule }
architects-illegal-NobodyToSend = You have no captured workers to send to [prison|Prison]. { $rule }
architects-illegal-NobodyInPrison = None of your workers is in [prison|Prison]. { $rule }
architects-illegal-NobodyToRelease = None of your workers is on the board of an opponent. { $rule }
architects-illegal-CannotPayRelease = Releasing workers from boards costs 5 silver, 2 of it tax, and you have { $silver }. Release them for a debt, or get silver first. { $rule }
architects-illegal-CannotPayDebt = Paying off a debt costs 6 silver, 3 of it tax, and you have { $silver }. Get silver first. { $rule }
architects-illegal-NoDebt = You have no unpaid debt. { $rule }
architects-illegal-NotInHand = You do not hold this plan. Construct one from your hand. { $rule }
architects-illegal-SkillMissing = For { $building_object } you lack: { $skills }. Hire an apprentice who knows it. { $rule }
architects-illegal-WrongDiscount = Say what you pay less of, wood or stone, where the price has both, and nothing otherwise. { $rule }
architects-illegal-GoodsMissing = For { $building_object } you lack: { $missing }. { $rule }
architects-illegal-TooLittleVirtue = You have { $virtue }, and work on the [cathedral|Cathedral] takes at least { $least }. Gain virtue first. { $rule }
architects-illegal-CathedralComplete = You stand on the highest level of the [cathedral|Cathedral] already. Construct a building. { $rule }
architects-illegal-NoFreeSpot = The next level of the [cathedral|Cathedral] has no free spot. Wait until somebody goes on, or construct a building. { $rule }
architects-illegal-NoPlanToDiscard = Work on the [cathedral|Cathedral] takes a plan to discard, and you have none. Draw plans first. { $rule }
architects-illegal-CannotPayLevel = You cannot pay for the next level of the [cathedral|Cathedral] like this. Look at its price. { $rule }
architects-illegal-NothingToDiscard = No plan is discarded now. { $rule }
architects-illegal-NoSuchPlanInHand = You do not hold this plan. Discard one from your hand. { $rule }
architects-illegal-MustDiscardToTheLimit = You have too many plans and must discard one. { $rule }
architects-illegal-MustDiscardForTheCathedral = Work on the [cathedral|Cathedral] takes a plan: discard one. { $rule }
architects-illegal-NothingToSell = Choose a plan to discard, or go on. { $rule }
architects-illegal-NothingToDestroy = No debts are destroyed now. { $rule }
architects-illegal-TooManyDebts = You cannot destroy so many debts. Choose fewer. { $rule }
architects-illegal-NoDebtNow = You are to take no debt now. { $rule }
architects-illegal-NothingToChoose = There is no gain to choose now. { $rule }
architects-illegal-NoSuchGain = There is no such gain. Choose one of those offered. { $rule }
architects-illegal-MustChooseGain = You must choose one of the gains. { $rule }
architects-illegal-MustDecide = You must decide: choose one of the answers. { $rule }

# The chronicle: what a seat does, as words behind its name; .you as words behind "You"

architects-opening = The West Kingdom wants a cathedral. Everybody has 20 workers, and 4 silver of tax lie on the Tax Stand.
architects-line = { $seat } { $what }.
    .you = You { $what }.
architects-event-GotBoard = plays { $character }
    .you = play { $character }
architects-event-FirstPlayer = begins
    .you = begin
architects-event-Chose = keeps a plan, face down
    .you = keep the plan, face down
architects-event-Drew = draws { $plans }
    .you = draw { $plans }
architects-event-Looked = looks at { $plans }
    .you = look at { $plans }
architects-event-Drew-known = draws: { $buildings }
    .you = draw: { $buildings }
architects-event-Looked-known = looks at: { $buildings }
    .you = look at: { $buildings }
architects-event-Kept = keeps { $plans }
    .you = keep { $plans }
architects-event-Kept-known = keeps { $buildings }
    .you = keep { $buildings }
architects-event-Returned = puts { $plans } under the deck
    .you = put { $plans } under the deck
architects-event-Returned-known = puts under the deck: { $buildings }
    .you = put under the deck: { $buildings }
architects-event-Placed = { $n ->
    [1] places a worker { $place_at }
   *[other] places a worker { $place_at } ({ $n } there)
}
    .you = { $n ->
        [1] place a worker { $place_at }
       *[other] place a worker { $place_at } ({ $n } there)
    }
architects-event-WentToMarket = places a worker { $place_at }
    .you = place a worker { $place_at }
architects-event-EnteredGuildhall = places a worker in the [guildhall|Guildhall] (space { $n })
    .you = place a worker in the [guildhall|Guildhall] (space { $n })
architects-event-Recovered = takes a worker back { $place_from }
    .you = take a worker back { $place_from }
architects-event-Skipped = has all workers in the [guildhall|Guildhall] and skips the turn
    .you = have all workers in the [guildhall|Guildhall] and skip the turn
architects-event-PaidSilver = { $kind ->
    [tax] pays { $price } of tax
    [both] pays { $price } ({ $tax } of it tax)
   *[plain] pays { $price }
}
    .you = { $kind ->
        [tax] pay { $price } of tax
        [both] pay { $price } ({ $tax } of it tax)
       *[plain] pay { $price }
    }
architects-event-PaidGoods = pays { $goods }
    .you = pay { $goods }
architects-event-Gained = gains { $goods }
    .you = gain { $goods }
architects-event-GainedVirtue = gains { $virtue } (now { $now })
    .you = gain { $virtue } (then { $now })
architects-event-LostVirtue = loses { $virtue } (now { $now })
    .you = lose { $virtue } (then { $now })
architects-event-TookDebts = takes { $debts }
    .you = take { $debts }
architects-event-AvoidedDebt = pays { $price } instead of taking a debt
    .you = pay { $price } instead of taking a debt
architects-event-DestroyedDebts = destroys { $debts }
    .you = destroy { $debts }
architects-event-PaidDebt = pays off a debt
    .you = pay off a debt
architects-event-Traded = trades in { $price }
    .you = trade in { $price }
architects-event-SkippedCards = lays { $price } on the cards skipped
    .you = lay { $price } on the cards skipped
architects-event-Hired = { $silver ->
    [0] hires { $apprentice_object }
   *[other] hires { $apprentice_object } and takes { $price } from the card
}
    .you = { $silver ->
        [0] hire { $apprentice_object }
       *[other] hire { $apprentice_object } and take { $price } from the card
    }
architects-event-Dismissed = discards { $apprentice_object }
    .you = discard { $apprentice_object }
architects-event-Captured = captures { $workers } { $place_at } ({ $owner })
    .you = capture { $workers } { $place_at } ({ $owner })
architects-event-Captured-own = takes { $workers } back { $place_from }
    .you = take { $workers } back { $place_from }
architects-event-TookTax = takes { $price } from the [tax_stand|Tax Stand]
    .you = take { $price } from the [tax_stand|Tax Stand]
architects-event-TookGoods = takes { $goods }
    .you = take { $goods }
architects-event-Sent = sends { $workers } to [prison|Prison]
    .you = send { $workers } to [prison|Prison]
architects-event-ReleasedFromPrison = releases { $workers } from [prison|Prison]
    .you = release { $workers } from [prison|Prison]
architects-event-ReleasedFromBoards = releases { $workers } from the boards of opponents
    .you = release { $workers } from the boards of opponents
architects-event-Constructed = constructs { $building_object } { $gain }
    .you = construct { $building_object } { $gain }
architects-event-Ascended = reaches level { $n } of the [cathedral|Cathedral] { $gain }
    .you = reach level { $n } of the [cathedral|Cathedral] { $gain }
architects-event-Rewarded = turns up a reward
    .you = turn up a reward
architects-event-EndEffect = { $way ->
    [less] loses { $virtue } by { $building_object }
   *[more] gains { $virtue } by { $building_object }
}
    .you = { $way ->
        [less] lose { $virtue } by { $building_object }
       *[more] gain { $virtue } by { $building_object }
    }
architects-event-DraftRoundEnded = Everybody has kept a plan; the others go on, or under the deck.
architects-event-TurnedUp = The small market offers { $small }.
architects-event-Displayed = { $apprentice } is displayed in row { $row }, column { $column }.
architects-event-Refreshed = { $apprentice } leaves the display.
architects-event-ResetBegan = Reset of the Black Market
architects-event-Imprisoned = From the [black_market|Black Market] to [prison|Prison]: { $seats }.
architects-event-Reshuffled = The market cards are shuffled anew.
architects-event-Flipped = The large market offers { $large }.
architects-event-EndTriggered = The last round
architects-event-EndTriggered-say = The [guildhall|Guildhall] is full: everybody has one more turn. [ARC-17.1]
architects-event-MatchOver = { $count ->
    [one] { $seats } wins the match.
   *[other] { $seats } share the victory. [ARC-17.7]
}
architects-workers-of = { $n ->
    [1] { $seat }
   *[other] { $seat } ×{ $n }
}

# Why the Rival does what it does

architects-rival-recover = because its reserve is empty: from where it has fewest workers
architects-rival-build = because it can build: the most points and virtue at once
architects-rival-release = because its workers are in Prison
architects-rival-send = because it holds captured workers
architects-rival-ransom = because its workers are on the other board
architects-rival-capture = because a large group of yours stands there
architects-rival-take-back = because its reserve is small and a large group of its own stands there
architects-rival-hire = because it has few apprentices or lacks a skill, and can pay
architects-rival-draw = because it holds few plans
architects-rival-tax = because much silver lies on the Tax Stand
architects-rival-gather = because its next building lacks this
architects-rival-earn = because silver is always good to have
architects-rival-keep = because this plan is worth most
architects-rival-discard = because this plan is worth least
architects-rival-debt = because it can pay off a debt and stay rich
architects-rival-follow = because this follows from what it has begun

# Home page and set-up page

web-architects-length = 80 min
web-architects-kind = Some luck
web-architects-say = Send workers into the town, gather goods, hire apprentices and build: for honour, or for the Black Market’s quick gain.
web-architects-step-1 = Every turn you place one worker. The more of yours stand at a place, the more it brings, until somebody captures them all.
web-architects-step-2 = Apprentices lend you skills for buildings. Virtue opens the Cathedral; too much of it closes the Black Market.
web-architects-step-3 = When the Guildhall is full, everybody has one more turn. Buildings, Cathedral and virtue count; debts and prisoners cost.
web-architects-option-boards = Player boards
web-architects-option-boards-say = Individual boards have a character with an ability and a beginning of its own.
web-architects-option-extra-characters = All ten characters
web-architects-option-extra-characters-say = Five more characters for individual boards.
web-architects-option-opening-apprentice = Opening apprentice
web-architects-option-opening-apprentice-say = Everybody takes an apprentice before the draft.
web-architects-option-apprentice-refresh = Apprentice refresh
web-architects-option-apprentice-refresh-say = Some spaces of the Guildhall replace apprentices of the display.
web-architects-option-promo-cards = Promo cards
web-architects-option-promo-cards-say = Three more apprentices and three more buildings.
web-value-common = common
web-value-chosen = individual, chosen
web-value-dealt = individual, dealt
