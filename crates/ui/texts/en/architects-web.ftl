## Architects of the West Kingdom on the web table.

# The board

architects-web-board = Map of the town
architects-web-note = Turn { $turn } · Guildhall { $placed } of { $spaces }{ $over ->
    [0] { "" }
   *[other] , +{ $over }
}
architects-web-progress = Guildhall { $placed } of { $spaces }{ $over ->
    [0] { "" }
   *[other] , +{ $over }
}
architects-web-outlook = { $reset ->
    [0] No more resets come from the Guildhall.
   *[other] Space { $reset } of the Guildhall brings the next reset.
} When all { $spaces } spaces are filled, everybody has one more turn.
architects-web-outlook-last = The Guildhall is full. { $left ->
    [0] This is the last turn.
    [one] { $left } turn follows this one.
   *[other] { $left } turns follow this one.
}
architects-web-outlook-over = The match is over.
architects-web-place-label = { $name }. { $groups ->
    [0] Nobody is here.
   *[other] Here: { $who }.
}
architects-web-stall-label = { $name }: { $price } silver and 1 virtue. { $taken ->
    [0] Free.
   *[other] Here: { $who }.
}
architects-web-guildhall-label = { $placed } of { $spaces } spaces are filled. { $reset ->
    [0] No more resets come from here.
   *[other] Space { $reset } brings the next reset.
}
architects-web-level = level { $n }
architects-web-evades = evades { $n } tax
architects-web-no-cathedral = to { $n }: no Cathedral
architects-web-no-market = { $n } and more: no Black Market
architects-web-places-at-most = ≤ { $n ->
    [one] { $n } place
   *[other] { $n } places
}
architects-web-until-reset = { $n ->
    [0] reset
   *[other] { $n } more: reset
}

# The desk

architects-web-move-sub = Choose a place, an apprentice or a plan. The tags say what one more worker brings.
architects-web-tab-ask = Choose
architects-web-tab-pack = Keep one
architects-web-tab-yard = Hire
architects-web-tab-plans = Plans
architects-web-tab-built = Built
architects-web-tab-helpers = Helpers
architects-web-ready-to-build = ready to build
architects-web-short = short:
architects-web-within-reach = within reach
architects-web-skips = skipping:
architects-web-apprentice-label = { $name }, { $price } silver. { $does }
architects-web-pay = Pay silver
architects-web-take_debt = Take the debt
architects-web-stop = Go on
architects-web-do-place = Place
architects-web-do-recover = Take back
architects-web-do-keep = Keep
architects-web-do-sell = Sell
architects-web-do-discard = Discard
architects-web-do-hire = Hire
architects-web-do-trade = Trade
architects-web-do-capture = Capture
architects-web-do-choose = Choose
architects-web-ready-place = Place a worker like this?
architects-web-ready-recover = Take this worker back?
architects-web-ready-keep = Keep this card?
architects-web-ready-sell = Sell this plan?
architects-web-ready-discard = Discard this card?
architects-web-ready-hire = Hire this apprentice?
architects-web-ready-trade = Make this trade?
architects-web-ready-capture = Capture these workers?
architects-web-ready-choose = Choose this?
architects-web-at-market-instead = On the middle market it costs { $price }: choose that space, too.

architects-web-colour-blue = blue
architects-web-colour-green = green
architects-web-colour-purple = purple
architects-web-colour-red = red
architects-web-colour-yellow = yellow

# The mats

architects-web-reserve = Workers in reserve
architects-web-reserve-say = Workers you can still place. With an empty reserve your turn brings one of them back.
architects-web-captives = Captured workers of others
architects-web-virtue = Virtue
architects-web-virtue-say = Up to 4 you may not work on the Cathedral, from 10 on not visit the Black Market. Little virtue evades tax, and costs points at the end. Each point below 0 brings a debt; each one above 14 may destroy one.
architects-web-debts = Unpaid debts
architects-web-debts-say = Each costs 2 points at the end. The Guardhouse pays debts off.
architects-web-paid = paid: { $n }
architects-web-paid-debts = Debts paid off
architects-web-plans = Plans in hand
architects-web-cathedral = Cathedral
architects-web-cathedral-say = Every step costs a plan from your hand as well, and brings a reward. Only the highest level reached counts.
architects-web-has-chosen = has chosen
architects-web-chooses = chooses a card
architects-web-acts = on turn

# Explanations

architects-web-quarry-say = As much stone as you have workers here, the new one included.
architects-web-forest-say = As much wood as you have workers here, the new one included.
architects-web-mines-say = Clay: one more than your workers here. Or gold: one for every two of them.
architects-web-silversmith-say = Silver: one more than your workers here.
architects-web-storehouse-say = One trade for each of your workers here: goods for virtue or marble.
architects-web-workshop-say = Draw plans: one, and one more for every two workers of yours. Or hire an apprentice: each worker reaches one column further without skipping.
architects-web-town_centre-say = One capture for each of your workers here: all workers of one player at one place. The first costs 1 tax, each further one 1 silver. { $places ->
    [one] All captures are made at one location.
   *[other] At no more than { $places } locations.
}
architects-web-tax_stand-say = Take all { $tax } silver that lies here, and lose 2 virtue.
architects-web-guardhouse-say = One action for each of your workers here: send captives to Prison for silver, free your workers, or pay off a debt.
architects-web-market_a-say = Pay { $price } silver and lose 1 virtue for the goods of the small market.
architects-web-market_b-say = Pay { $price } silver and lose 1 virtue: hire any apprentice, or look at 5 plans and keep one.
architects-web-market_c-say = Pay { $price } silver and lose 1 virtue for the goods of the large market.
architects-web-market = Black Market
architects-web-market-say = One worker on each space. When all three are taken, or at marked spaces of the Guildhall, the market is reset: its workers go to Prison, and its goods change.
architects-web-prison = Prison
architects-web-prison-say = At a reset, whoever has 3 or more workers here loses 1 virtue, and whoever has most takes a debt. At the end every two cost a point.
architects-web-guildhall = Guildhall
architects-web-guildhall-say = Every building and every step of the Cathedral leaves a worker here for good.
architects-web-refresh = At the spaces marked with a newcomer the apprentices of the first column leave, with the silver on them.
architects-web-reset-now = If the reset came now
architects-web-bill-hire = To the supply
architects-web-bill-tax = Tax
architects-web-bill-skipped = On skipped cards
architects-web-bill-total = Price
architects-web-material-say = For buildings, the Cathedral and trades. Worth nothing at the end.
architects-web-precious-say = For buildings and the Cathedral. Each is worth a point at the end.
architects-web-silver-say = Pays for hiring, captures and the Black Market. Every 10 are worth a point at the end.
