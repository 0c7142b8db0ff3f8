## Architects of the West Kingdom.
##
## [id|words] marks a card, a place or a good; [ARC-8.4] a rule. Names have forms: .object is what something
## is done to, .of what there is some of, .count so many as a label, .taken so many with which something is
## done, .apiece so many for each, .short the fewest words; .at says where something is, .to where it goes,
## .from where it comes from.

# Goods

architects-kind-clay = [clay|clay]
    .of = clay
    .count = { $n } [clay|clay]
    .taken = { $n } [clay|clay]
architects-kind-wood = [wood|wood]
    .of = wood
    .count = { $n } [wood|wood]
    .taken = { $n } [wood|wood]
architects-kind-stone = [stone|stone]
    .of = stone
    .count = { $n } [stone|stone]
architects-kind-gold = [gold|gold]
    .of = gold
    .count = { $n } [gold|gold]
architects-kind-marble = [marble|marble]
    .of = marble
    .count = { $n } [marble|marble]
architects-kind-silver = [silver|silver]
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
architects-board-from = from the board of { $owner }
