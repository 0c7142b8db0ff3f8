## Gates of Gold, the expansion of Viscounts of the West Kingdom.

# Townsfolk and heroes

viscounts-card-g_advocate = [g_advocate|Advocate]
    .short = Advocate
viscounts-card-g_apprentice = [g_apprentice|Apprentice]
    .short = Apprentice
viscounts-card-g_assassin = [g_assassin|Assassin (townsfolk)]
    .short = Assassin
viscounts-card-g_brawler = [g_brawler|Brawler]
    .short = Brawler
viscounts-card-g_brute = [g_brute|Brute]
    .short = Brute
viscounts-card-g_custodian = [g_custodian|Custodian]
    .short = Custodian
viscounts-card-g_dealer = [g_dealer|Dealer]
    .short = Dealer
viscounts-card-g_devotee = [g_devotee|Devotee]
    .short = Devotee
viscounts-card-g_father = [g_father|Father]
    .short = Father
viscounts-card-g_follower = [g_follower|Follower]
    .short = Follower
viscounts-card-g_gatherer = [g_gatherer|Gatherer]
    .short = Gatherer
viscounts-card-g_goldsmith = [g_goldsmith|Goldsmith]
    .short = Goldsmith
viscounts-card-g_guildmaster = [g_guildmaster|Guildmaster]
    .short = Guildmaster
viscounts-card-g_herdsman = [g_herdsman|Herdsman]
    .short = Herdsman
viscounts-card-g_knight = [g_knight|Knight]
    .short = Knight
viscounts-card-g_maiden = [g_maiden|Maiden]
    .short = Maiden
viscounts-card-g_messenger = [g_messenger|Messenger]
    .short = Messenger
viscounts-card-g_partisan = [g_partisan|Partisan]
    .short = Partisan
viscounts-card-g_peddler_order = [g_peddler_order|Peddler (King’s Order)]
    .short = Peddler
viscounts-card-g_pilgrim = [g_pilgrim|Pilgrim]
    .short = Pilgrim
viscounts-card-g_proprietor = [g_proprietor|Proprietor]
    .short = Proprietor
viscounts-card-g_savage = [g_savage|Savage]
    .short = Savage
viscounts-card-g_street_urchin = [g_street_urchin|Street Urchin]
    .short = Street Urchin
viscounts-card-g_teacher = [g_teacher|Teacher]
    .short = Teacher
viscounts-card-g_traitor_silver = [g_traitor_silver|Traitor (silver)]
    .short = Traitor
viscounts-card-g_vagrant = [g_vagrant|Vagrant]
    .short = Vagrant
viscounts-card-g_wayfarer = [g_wayfarer|Wayfarer]
    .short = Wayfarer
viscounts-card-g_weaver = [g_weaver|Weaver]
    .short = Weaver
viscounts-card-gh_arnulf = [gh_arnulf|Arnulf]
    .short = Arnulf
viscounts-card-gh_charles = [gh_charles|Charles]
    .short = Charles
viscounts-card-gh_clotilde = [gh_clotilde|Clotilde]
    .short = Clotilde
viscounts-card-gh_louis = [gh_louis|Louis]
    .short = Louis
viscounts-card-gh_matilda = [gh_matilda|Matilda]
    .short = Matilda

# Outsiders and the King’s Order

viscounts-card-o_assassin = [o_assassin|Assassin (Outsider)]
    .short = Assassin
viscounts-card-o_carpenter = [o_carpenter|Carpenter]
    .short = Carpenter
viscounts-card-o_champion = [o_champion|Champion]
    .short = Champion
viscounts-card-o_envoy_build = [o_envoy_build|Envoy (build)]
    .short = Envoy
viscounts-card-o_envoy_noble = [o_envoy_noble|Envoy (noble)]
    .short = Envoy
viscounts-card-o_guardian_guildhall = [o_guardian_guildhall|Guardian (Guildhalls)]
    .short = Guardian
viscounts-card-o_guardian_workshop = [o_guardian_workshop|Guardian (Workshops)]
    .short = Guardian
viscounts-card-o_guardian_trading_post = [o_guardian_trading_post|Guardian (Trading Posts)]
    .short = Guardian
viscounts-card-o_hunter = [o_hunter|Hunter]
    .short = Hunter
viscounts-card-o_mercenary_tier3 = [o_mercenary_tier3|Mercenary (tier 3)]
    .short = Mercenary
viscounts-card-o_mercenary_tier2 = [o_mercenary_tier2|Mercenary (tier 2)]
    .short = Mercenary
viscounts-card-o_mercenary_tier1 = [o_mercenary_tier1|Mercenary (tier 1)]
    .short = Mercenary
viscounts-card-o_outrider = [o_outrider|Outrider]
    .short = Outrider
viscounts-card-o_protector = [o_protector|Protector]
    .short = Protector
viscounts-card-o_rogue_noble = [o_rogue_noble|Rogue (noble)]
    .short = Rogue
viscounts-card-o_rogue_cleric = [o_rogue_cleric|Rogue (cleric)]
    .short = Rogue
viscounts-card-o_rogue_build = [o_rogue_build|Rogue (build)]
    .short = Rogue
viscounts-card-o_scholar_black = [o_scholar_black|Scholar (black)]
    .short = Scholar
viscounts-card-o_scholar_yellow = [o_scholar_yellow|Scholar (yellow)]
    .short = Scholar
viscounts-card-o_scholar_grey = [o_scholar_grey|Scholar (grey)]
    .short = Scholar
viscounts-card-o_scholar_blue = [o_scholar_blue|Scholar (blue)]
    .short = Scholar
viscounts-card-o_translator = [o_translator|Translator]
    .short = Translator
viscounts-card-o_tyrant = [o_tyrant|Tyrant]
    .short = Tyrant
viscounts-card-o_warrior = [o_warrior|Warrior]
    .short = Warrior
viscounts-card-ko = [ko|King’s Order]
    .short = King’s Order

# Manuscripts

viscounts-manuscript-m_gates_wild = [m_gates_wild|Gates Manuscript with a ribbon of any colour]
    .short = any colour
viscounts-manuscript-m_gates_grey = [m_gates_grey|Gates Manuscript with a grey ribbon]
    .short = grey (Gates)
viscounts-manuscript-m_gates_blue = [m_gates_blue|Gates Manuscript with a blue ribbon]
    .short = blue (Gates)
viscounts-manuscript-m_gates_black = [m_gates_black|Gates Manuscript with a black ribbon]
    .short = black (Gates)
viscounts-manuscript-m_gates_yellow = [m_gates_yellow|Gates Manuscript with a yellow ribbon]
    .short = yellow (Gates)

# Cards beside the board

viscounts-award-cl_shuffle = [cl_shuffle|Castle Leader (shuffle)]
    .short = shuffle
viscounts-award-cl_collision = [cl_collision|Castle Leader (collision)]
    .short = collision
viscounts-award-cl_hire = [cl_hire|Castle Leader (hire)]
    .short = hire
viscounts-award-cl_flip_debt = [cl_flip_debt|Castle Leader (Debt)]
    .short = Debt
viscounts-award-cl_move = [cl_move|Castle Leader (movement)]
    .short = movement
viscounts-award-cl_dismiss = [cl_dismiss|Castle Leader (dismissal)]
    .short = dismissal
viscounts-award-bd_collision_silver = [bd_collision_silver|Diversified Builder (collision: silver)]
    .short = collision: silver
viscounts-award-bd_collision_flip = [bd_collision_flip|Diversified Builder (collision: flip)]
    .short = collision: flip
viscounts-award-bd_trade_icons = [bd_trade_icons|Diversified Builder (trade)]
    .short = trade
viscounts-award-bd_collision_hire = [bd_collision_hire|Diversified Builder (collision: hire)]
    .short = collision: hire
viscounts-award-bd_move = [bd_move|Diversified Builder (movement)]
    .short = movement
viscounts-award-bd_hand_limit = [bd_hand_limit|Diversified Builder (hand limit)]
    .short = hand limit
viscounts-award-bs_order_silver = [bs_order_silver|Specialized Builder (King’s Order: silver)]
    .short = King’s Order: silver
viscounts-award-bs_order_virtue = [bs_order_virtue|Specialized Builder (King’s Order: Virtue)]
    .short = King’s Order: Virtue
viscounts-award-bs_welcome_draw = [bs_welcome_draw|Specialized Builder (welcome: cards)]
    .short = welcome: cards
viscounts-award-bs_welcome_silver = [bs_welcome_silver|Specialized Builder (welcome: silver)]
    .short = welcome: silver
viscounts-award-bs_refuse_rearrange = [bs_refuse_rearrange|Specialized Builder (refuse: rearrange)]
    .short = refuse: rearrange
viscounts-award-bs_refuse_order = [bs_refuse_order|Specialized Builder (refuse: King’s Order)]
    .short = refuse: King’s Order
viscounts-merit-leader = [leader|Castle Leader]
    .object = the [leader|Castle Leader] card
viscounts-merit-diversified = [diversified|Diversified Builder]
    .object = the [diversified|Diversified Builder] card
viscounts-merit-specialized = [specialized|Specialized Builder]
    .object = the [specialized|Specialized Builder] card
viscounts-given-leader = To whoever has most Workers in tier 3; { $points } at the end. [VGG-9.1]
    .brief = { $points }.
viscounts-given-diversified = To whoever is first to have a Building of each kind; { $points } at the end. [VGG-8.1]
    .brief = { $points }.
viscounts-given-specialized = To whoever is first to have three Buildings of a kind; { $points } at the end. [VGG-8.2]
    .brief = { $points }.
viscounts-needs-order = Only while a King’s Order lies on the holder’s board. [VGG-8.6]
    .brief = With a King’s Order on the board.
viscounts-needs-outsider = Only while an Outsider lies on the holder’s board. [VGG-8.6]
    .brief = With an Outsider on the board.

# Manuscript Boards

viscounts-desk-mb_grey = [mb_grey|grey Manuscript Board]
    .object = the [mb_grey|grey Manuscript Board]
viscounts-desk-mb_black = [mb_black|black Manuscript Board]
    .object = the [mb_black|black Manuscript Board]
viscounts-desk-mb_blue = [mb_blue|blue Manuscript Board]
    .object = the [mb_blue|blue Manuscript Board]
viscounts-desk-mb_yellow = [mb_yellow|yellow Manuscript Board]
    .object = the [mb_yellow|yellow Manuscript Board]
viscounts-desk-head = A Manuscript with the ribbon of a column opens it for good; the first column is open from the beginning. [VGG-3.4]
viscounts-desk-column = { $ribbon }: { $column }.
viscounts-column-order = King’s Order instead of a hire
viscounts-column-silver = resource as silver
viscounts-column-draw = card for 2 silver
viscounts-column-rearrange = rearrangement for 3 resources
viscounts-column-does-order = Instead of hiring, take a King’s Order: free of charge where the hire is free, for 3 silver elsewhere. [VGG-3.6]
    .brief = King’s Order instead of a hire
viscounts-column-does-silver = In your own turn you can pay any resource as 1 silver. [VGG-3.10]
    .brief = resource = 1 silver
viscounts-column-does-draw = At any moment of your own turn you can draw a card for 2 silver. [VGG-3.11]
    .brief = 2 silver: draw a card
viscounts-column-does-rearrange = At any moment of your own turn you can rearrange the cards on your board for any 3 resources. [VGG-3.12]
    .brief = 3 resources: rearrange
viscounts-ribbon-wild = any colour
viscounts-with-ribbon-wild = with a ribbon of any colour

# What cards do

viscounts-verb-draw = draws { $cards }
    .brief = draw { $cards }
viscounts-verb-gain-order = gains a King’s Order
    .brief = King’s Order
viscounts-verb-gain-orders = gains { $n } King’s Orders
    .brief = { $n } King’s Orders
viscounts-verb-welcome = welcomes an Outsider
    .brief = welcome an Outsider
viscounts-verb-refuse = refuses an Outsider
    .brief = refuse an Outsider
viscounts-verb-hire-here = may hire the townsfolk next to the Viscount for their cost in silver
    .brief = hire for silver
viscounts-verb-hire-up-to = may hire up to { $n } townsfolk from the tops of piles free of charge
    .brief = up to { $n } free hires
viscounts-verb-lose-debts = returns { $debts } unpaid
    .brief = return { $debts }
viscounts-verb-approved-deed = gains a Deed that is approved already
    .brief = approved Deed
viscounts-at-flip-deed = Whenever its owner flips a Deed: { $what }. [VGG-10.6]
    .brief = Deed flipped: { $what }
viscounts-at-hire = After each hire of its owner: { $what }. [VGG-10.8]
    .brief = After a hire: { $what }
viscounts-at-gain-order = Whenever its owner gains a King’s Order: { $what }. [VGG-4.2]
    .brief = King’s Order gained: { $what }
viscounts-at-welcome = Whenever its owner welcomes an Outsider: { $what }. [VGG-5.3]
    .brief = Outsider welcomed: { $what }
viscounts-at-refuse = Whenever its owner refuses an Outsider: { $what }. [VGG-6.3]
    .brief = Outsider refused: { $what }
viscounts-at-shuffle = Whenever its owner shuffles the discard pile: { $what }. [VGG-9.3]
    .brief = After a shuffle: { $what }
viscounts-at-dismiss = Whenever its owner dismisses townsfolk: { $what }. [VGG-9.4]
    .brief = After a dismissal: { $what }
viscounts-larger-hand = Ongoing: the hand limit is 1 card larger. [VGG-10.2]
    .brief = hand limit +1
viscounts-free-step = Ongoing: 1 extra step of each movement is free. [VGG-10.3]
    .brief = 1 free extra step
viscounts-dismiss-anywhere = Ongoing: the townsfolk of any segment can be dismissed. [VGG-10.4]
    .brief = dismissal in any segment
viscounts-trade-icons = Ongoing: 2 trade icons more. [VGG-8.8]
    .brief = 2 trade icons
viscounts-order-does = On dropping off the board: goes back to its pile, and its owner welcomes an Outsider. Destroyed from the hand: its owner refuses one. [VGG-5.2] [VGG-6.1]
    .brief = Drop-off: welcome an Outsider; destroyed from the hand: refuse one
viscounts-refused = When refused: { $what }. [VGG-6.3]
    .brief = Refused: { $what }
viscounts-before-scoring = In the deck at the end, before the scoring: { $what }. [VGG-12.3]
    .brief = Before the scoring: { $what }
viscounts-outsider-scores = In the deck at the end: { $what }. [VGG-12.2]
    .brief = At the end: { $what }
viscounts-ending-points = { $points }
viscounts-ending-links = { $points } for each link between two of one’s own Buildings
viscounts-ending-wedges = { $points } for each section in which one has most Workers in tiers 1 and 2 together
viscounts-ending-all-of = { $points } if all { $buildings } are constructed
viscounts-ending-resources = { $points } for every 3 resources left
viscounts-ending-workers = { $n ->
    [1] { $points } for each Worker { $tier_at }
   *[other] { $points } for every { $n } Workers { $tier_at }
}
viscounts-ending-segments = { $points } for each segment with a Building of one’s own
viscounts-ending-ribbons-grey = { $points } for each [grey|grey ribbon]
viscounts-ending-ribbons-black = { $points } for each [black|black ribbon]
viscounts-ending-ribbons-blue = { $points } for each [blue|blue ribbon]
viscounts-ending-ribbons-yellow = { $points } for each [yellow|yellow ribbon]
viscounts-ending-complete-sets = { $points } for each complete set of four ribbons
viscounts-ending-outsiders = { $points } for each Outsider in the deck
viscounts-ending-ribbon = 1 ribbon more, of the colour that scores most
viscounts-ending-relief = each unpaid Debt costs { $points } less
viscounts-each-outsider = { $n ->
    [1] for each Outsider of the deck
   *[other] for every { $n } Outsiders of the deck
}

# What actions are called

viscounts-do-act-dismiss-afar = { $act }, dismissing the townsfolk { $place_at }
viscounts-do-order = take a King’s Order
viscounts-do-welcome = welcome { $card }
viscounts-do-refuse = refuse { $card }
viscounts-do-enter = { $card } enters the row
viscounts-do-ribbon-grey = name the [grey|grey ribbon]
viscounts-do-ribbon-black = name the [black|black ribbon]
viscounts-do-ribbon-blue = name the [blue|blue ribbon]
viscounts-do-ribbon-yellow = name the [yellow|yellow ribbon]
viscounts-do-use-order = use column 1: King’s Order
viscounts-do-use-silver = use column 2: resource as silver
viscounts-do-use-draw = draw a card for 2 silver
viscounts-do-use-rearrange = rearrange for 3 resources
viscounts-do-award = use { $award_object }
viscounts-do-workshop = discard for [w1|Workshop 1]
viscounts-do-beside = { $award } lies beside the board
viscounts-do-desk = { $desk } is dealt

# What the table waits for

viscounts-prompt-chance-draw_cards = Cards are being drawn.
viscounts-prompt-chance-enter = Outsiders come to the gates.
viscounts-prompt-play-unseen = Your hand is empty: play the top card of your draw pile unseen. [VIS-6.6]
viscounts-prompt-recruit-or-order = Hire the townsfolk of your segment, take a King’s Order for 3 silver, or go on. [VGG-3.6]
viscounts-prompt-recruit-order = Take a King’s Order for 3 silver, or go on. [VGG-3.6]
viscounts-prompt-hire-or-order = Hire any townsfolk on top of a pile, or take a King’s Order, free of charge. [VGG-3.6]
viscounts-prompt-hire-few = { $n ->
    [1] You may hire any townsfolk on top of a pile, free of charge.
   *[other] You may hire up to { $n } townsfolk on top of piles, free of charge.
} [VIS-13.3]
viscounts-prompt-hire-up-to = { $n ->
    [1] You may hire any townsfolk on top of a pile, or take a King’s Order, free of charge.
   *[other] You may hire up to { $n } townsfolk on top of piles, or take King’s Orders, free of charge.
} [VGG-3.8]
viscounts-prompt-hire_here = You may hire the townsfolk of your segment. [VGG-10.5]
viscounts-prompt-hire_here-or-order = You may hire the townsfolk of your segment, or take a King’s Order for 3 silver. [VGG-10.5]
viscounts-prompt-hire_here-order = You may take a King’s Order for 3 silver. [VGG-10.5]
viscounts-waits-hire_here = { $seat } may hire townsfolk.
viscounts-prompt-pay-price = How much { $good } do you pay instead of silver? The price is { $n } silver. [VGG-3.10]
viscounts-prompt-pay-rearrangement = How much { $good } do you pay? The price is { $n } resources. [VGG-3.12]
viscounts-prompt-welcome = Welcome an Outsider of the row: it joins your discard pile. [VGG-5.3]
viscounts-waits-welcome = { $seat } welcomes an Outsider.
viscounts-prompt-refuse = Refuse an Outsider of the row: it leaves the game, and its effect follows. [VGG-6.3]
viscounts-waits-refuse = { $seat } refuses an Outsider.
viscounts-prompt-name_ribbon = Which ribbon shall the Manuscript have? [VGG-3.13]
viscounts-waits-name_ribbon = { $seat } names a ribbon.
viscounts-prompt-columns-alone = There is nothing for you to choose here. You can use your Manuscript Board, or go on. [VGG-3.15]
viscounts-prompt-pause = You can use your Manuscript Board, or go on. [VGG-3.16]
viscounts-waits-pause = { $seat } can use the Manuscript Board.
viscounts-prompt-reckoning = Which of your Outsiders comes first? [VGG-12.3]
viscounts-waits-reckoning = { $seat } chooses the order of Outsiders.
viscounts-will-order = A King’s Order joins your discard pile, and you may discard a card. [VGG-4.2]
viscounts-will-stop-play = Nobody has seen the top card of your draw pile; it is played. [VIS-6.6]
viscounts-will-stop-hire = You hire nobody more.
viscounts-will-stop-hire_here = You hire nobody now.
viscounts-will-stop-pause = The turn goes on.

# Words of the table

viscounts-table-outsiders = Outsiders
viscounts-table-orders = King’s Orders in the pile: { $orders }; Outsiders face down: { $outsiders }
viscounts-table-beside = beside the board
viscounts-table-desk = Manuscript Board

# The web table

viscounts-web-tab-gates = Outsiders
viscounts-web-orders = King’s Orders
viscounts-web-orders-label = King’s Orders in the pile: { $n }
viscounts-web-outsiders = Outsiders
viscounts-web-outsiders-label = Face down: { $n }
viscounts-web-outsiders-say = When one leaves the row, the others slide to the right and another comes in from the left. Still to come:
viscounts-web-guest-label = In the row: { $name }
viscounts-web-mat-desk = Manuscript Board: open columns and sets
viscounts-web-column-open = { $name }, open
viscounts-web-column-locked = { $name }, locked
viscounts-web-printed-ribbon = Printed on the board

# Options and score sheet

viscounts-option-gates_of_gold = The expansion Gates of Gold
viscounts-option-gates_of_gold-false = without it
viscounts-option-gates_of_gold-true = with King’s Orders, Outsiders and Manuscript Boards
web-viscounts-play-expansion = Play with Gates of Gold
web-viscounts-option-gates-of-gold = Gates of Gold
web-viscounts-option-gates-of-gold-say = The expansion: King’s Orders, Outsiders, Manuscript Boards, and cards for leaders and builders.
score-VGG-8-1 = Builder bonus cards
score-VGG-12-7 = Outsiders

# Why an action is refused

viscounts-illegal-DismissHere = The townsfolk of your own segment are dismissed without naming it. { $rule }
viscounts-illegal-DismissElsewhere = Townsfolk can be dismissed only where your Viscount stands. { $rule }
viscounts-illegal-NoOrderLeft = There is no King’s Order to take. { $rule }
viscounts-illegal-CannotPayOrder = A King’s Order costs 3 silver; you have { $goods }. { $rule }
viscounts-illegal-NoColumnNow = A column of your Manuscript Board cannot be used now. { $rule }
viscounts-illegal-ColumnLocked = This column is not open yet: take a Manuscript with its ribbon first. { $rule }
viscounts-illegal-CannotBuyCard = You cannot pay 2 silver, or there is no card to draw. You have { $goods }. { $rule }
viscounts-illegal-CannotBuyRearrangement = You cannot pay 3 resources, or there is nothing to rearrange. You have { $goods }. { $rule }
viscounts-illegal-NoSuchCommand = This column works by itself: take a King’s Order where you hire, or pay with resources. { $rule }
viscounts-illegal-NoOutsiderNow = No Outsider is welcomed or refused now. { $rule }
viscounts-illegal-NotInOutsiderRow = This Outsider is not in the row. Choose one that is. { $rule }
viscounts-illegal-MustWelcome = An Outsider must be welcomed. Choose which. { $rule }
viscounts-illegal-MustRefuse = An Outsider must be refused. Choose which. { $rule }
viscounts-illegal-NoRibbonNow = No ribbon is named now. { $rule }
viscounts-illegal-MustNameRibbon = Name a ribbon: grey, black, blue or yellow. { $rule }
viscounts-illegal-NotYourOutsider = This Outsider is not in your deck, or brings nothing about. Choose one of those offered. { $rule }

# Chronicle

viscounts-event-DroppedOff-order = moves a King’s Order off the board, back to its pile
    .you = move a King’s Order off the board, back to its pile
viscounts-event-DealtDesk = receives { $desk_object }
    .you = receive { $desk_object }
viscounts-event-Welcomed = welcomes { $card }
    .you = welcome { $card }
viscounts-event-Refused = refuses { $card }
    .you = refuse { $card }
viscounts-event-Removed = removes { $card } from the row
    .you = remove { $card } from the row
viscounts-opening-gates = With Gates of Gold a King’s Order is among the cards of every deck from the beginning. [VGG-2.9]
viscounts-event-GainedOrder = gains a King’s Order
    .you = gain a King’s Order
viscounts-event-NamedRibbon-grey = gives the Manuscript a [grey|grey ribbon]
    .you = give the Manuscript a [grey|grey ribbon]
viscounts-event-NamedRibbon-black = gives the Manuscript a [black|black ribbon]
    .you = give the Manuscript a [black|black ribbon]
viscounts-event-NamedRibbon-blue = gives the Manuscript a [blue|blue ribbon]
    .you = give the Manuscript a [blue|blue ribbon]
viscounts-event-NamedRibbon-yellow = gives the Manuscript a [yellow|yellow ribbon]
    .you = give the Manuscript a [yellow|yellow ribbon]
viscounts-event-UsedColumn = uses the Manuscript Board ({ $column })
    .you = use the Manuscript Board ({ $column })
viscounts-event-TookAward = gains { $award_object }
    .you = gain { $award_object }
viscounts-event-LostDebts = returns { $debts } unpaid
    .you = return { $debts } unpaid
viscounts-event-GainedApprovedDeed = gains a Deed that is approved already
    .you = gain a Deed that is approved already
viscounts-event-Instead-order = takes a Future Scheme instead of a King’s Order
    .you = take a Future Scheme instead of a King’s Order
viscounts-event-Instead-outsider = takes a resource instead of welcoming or refusing
    .you = take a resource instead of welcoming or refusing
viscounts-event-LaidBeside = { $award } lies beside the board.
viscounts-event-Entered = { $card } comes to the gates.
