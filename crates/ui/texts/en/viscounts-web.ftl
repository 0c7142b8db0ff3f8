## Viscounts of the West Kingdom on the web table.

# The board

viscounts-web-board = The round board with the castle in its middle
viscounts-web-note = { $round ->
    [0] Set-up
   *[other] Round { $round } · { viscounts-web-progress }
}
viscounts-web-progress = { $debts ->
    [one] { $debts } Debt
   *[other] { $debts } Debts
}, { $deeds ->
    [one] { $deeds } Deed
   *[other] { $deeds } Deeds
} left
viscounts-web-outlook = When the last Debt or the last Deed is taken, this round and one more are played.
viscounts-web-outlook-last = Round { $last } is the last one.
viscounts-web-outlook-over = The match is over.
viscounts-web-space-label = { $name }. { $here ->
    [0] Nobody is here.
   *[other] Here: { $who }.
}
viscounts-web-link-label = Link from { $from } to { $to }: { $brings }
viscounts-web-section-label = Castle, { $name }. First tier: { $outer }. Second tier: { $middle }.
viscounts-web-scroll-label = { $segment }: { $name }, { $n } in the pile
viscounts-web-pile-label = { $segment }: { $name }, { $n } in the pile
viscounts-web-printed = Printed townsfolk
viscounts-web-printed-manuscript = Printed Manuscript
viscounts-web-debts-of = Debts of { $of }
viscounts-web-debts-to = to Poverty
viscounts-web-debts-left = Debts
viscounts-web-debts-label = { $left } of { $of } Debts are left above the Poverty card.
viscounts-web-deeds-of = Deeds of { $of }
viscounts-web-deeds-to = to Prosperity
viscounts-web-deeds-left = Deeds
viscounts-web-deeds-label = { $left } of { $of } Deeds are left above the Prosperity card.

# The desk

viscounts-web-play-sub = A chosen card shows where it leads.
viscounts-web-ride-sub = Above a space: steps and silver. Below: what could be done there.
viscounts-web-tab-ask = Choose
viscounts-web-tab-cards = Cards
viscounts-web-tab-folk = Townsfolk
viscounts-web-tab-mat = Board
viscounts-web-slot = { $n ->
    [1] 1 now
    [2] 2
   *[3] 3 drops off
}
viscounts-web-in-hand = In hand
viscounts-web-draw = draw
viscounts-web-discard = discard
viscounts-web-discard-pile = Discard pile
viscounts-web-takes = takes
viscounts-web-dismissing = with a dismissal
viscounts-web-stop-act = No action
viscounts-web-stop-hire = Hire nobody
viscounts-web-stop-rest = Go on
viscounts-web-do-take = Take
viscounts-web-do-play = Play
viscounts-web-do-ride = Ride
viscounts-web-do-act = Act
viscounts-web-do-build = Build
viscounts-web-do-hire = Hire
viscounts-web-do-discard = Discard
viscounts-web-do-destroy = Destroy
viscounts-web-do-pay = Pay
viscounts-web-do-welcome = Welcome
viscounts-web-do-refuse = Refuse
viscounts-web-do-choose = Choose
viscounts-web-ready-take = Take this pair?
viscounts-web-ready-play = Play this card?
viscounts-web-ready-ride = Ride there?
viscounts-web-ready-act = Carry out this action?
viscounts-web-ready-build = Build like this?
viscounts-web-ready-hire = Hire this card?
viscounts-web-ready-discard = Discard this card?
viscounts-web-ready-destroy = Destroy this card?
viscounts-web-ready-pay = Pay like this?
viscounts-web-ready-welcome = Welcome this Outsider?
viscounts-web-ready-refuse = Refuse this Outsider?
viscounts-web-ready-choose = Choose this?

# The player board

viscounts-web-mat-icons = Icons with jokers; goods add
viscounts-web-mat-track = Collision: you gain above, others below
viscounts-web-mat-slots = Buildings left and what they uncover
viscounts-web-mat-castle = Castle
viscounts-web-next-scores = The next one adds { $n ->
    [one] { $n } point
   *[other] { $n } points
}
viscounts-web-all-score = All three: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
viscounts-web-mat-scrolls = Manuscripts
viscounts-web-workers = Workers left
viscounts-web-own-debts = Debts: unpaid / paid
viscounts-web-own-deeds = Deeds: acquired / approved
viscounts-web-on-board = On the board
viscounts-web-uncovered = Uncovered
viscounts-web-acts = on turn
viscounts-web-schemes-left = Schemes in the draw pile
viscounts-web-schemes = { $draw } schemes in the draw pile, { $discard } discarded, { $future } in the Future pile.
viscounts-web-intents = What comes next, by the scheme that is turned over:
viscounts-web-intents-unseen = It may also be a Future Scheme that nobody has seen: the draw pile has { $n }.
viscounts-web-intent = If it is turned over next:
viscounts-web-intent-unknown = not known yet
viscounts-web-intent-then = What comes then is not known: it depends on chance or on what a player chooses.
viscounts-web-automa-slot-icon = counts for good
viscounts-web-automa-slot-once = a Future Scheme, once
viscounts-web-automa-slot-collision = at collisions, without criminals
viscounts-web-automa-slot-flip = after each flip
viscounts-web-automa-slot-future = after each Future Scheme
viscounts-web-automa-slot-virtue = after each shuffle
viscounts-web-automa-slot-corruption = after each shuffle

# Explanations

viscounts-web-reconstructed = reconstructed
viscounts-web-reconstructed-say = No source shows this completely; it is reconstructed after the others of its kind.
viscounts-web-outer-say = On the outer path you trade, or construct a Building on this bank.
viscounts-web-inner-say = On the inner path you place Workers in the castle section next to it, or transcribe the Manuscript there.
viscounts-web-steps = The ride
viscounts-web-then = Then possible
viscounts-web-may-rearrange = may rearrange
viscounts-web-link = Link
viscounts-web-link-say = Whoever completes it by building at its second end gains this, and so does the owner of the other end.
viscounts-web-link-done = It is complete and brings nothing more.
viscounts-web-empty = empty
viscounts-web-bumped = When bumped
viscounts-web-section-say = Three own Workers in a section of the first tier: one goes up and gains this, the others go to the neighbours. Three of the second tier: one goes to the third. More than three of all: somebody is bumped.
viscounts-web-keep-say = Workers of the three tiers are worth { $points } points each.
viscounts-web-manuscripts-left = { $n ->
    [one] { $n } Manuscript lies here.
   *[other] { $n } Manuscripts lie here.
}
viscounts-web-townsfolk-left = { $n ->
    [one] { $n } card lies here.
   *[other] { $n } cards lie here.
}
viscounts-web-debts = Debts
viscounts-web-debts-say = An unpaid Debt costs 2 points. Flipping one brings a resource. If the Poverty card comes up, the most approved Deeds score.
viscounts-web-debts-places = If Poverty comes up, the most approved Deeds bring { $points } points by place. Now that would be:
viscounts-web-deeds = Deeds
viscounts-web-deeds-say = An acquired Deed is worth 1 point, an approved one 3. If the Prosperity card comes up, the most paid Debts score.
viscounts-web-deeds-places = If Prosperity comes up, the most paid Debts bring { $points } points by place. Now that would be:
viscounts-web-bonus-say = The first with three Manuscripts of this ribbon takes it; it is worth 3 points.
viscounts-web-trade-say = On the outer path: exchange trade icons for what stands at the space. Missing icons cost 1 silver each.
viscounts-web-construct-say = On the outer path: a Workshop takes 3 build icons, a Trading Post 5, a Guildhall 7. A stone stands in for one.
viscounts-web-place_workers-say = On the inner path: 1 to 4 Workers take { $costs } noble icons. Gold stands in for one.
viscounts-web-transcribe-say = On the inner path: the Manuscript next to it, for its cleric icons. An inkwell stands in for one.
viscounts-web-icons-say = All cards on the board count, and what is uncovered. Criminals count for every action.
viscounts-web-track = Virtue and Corruption
viscounts-web-track-say = Corruption stands on { $corruption }, Virtue on { $virtue }. Where they meet, there is a collision:
viscounts-web-track-met = Both markers stand on { $virtue }. In the own turn there is a collision:
viscounts-web-good-stone-say = Pays for missing build icons.
viscounts-web-good-gold-say = Pays for missing noble icons.
viscounts-web-good-inkwell-say = Pays for missing cleric icons.
viscounts-web-silver-say = Pays for further steps, for hiring, for dismissals and for missing trade icons.
viscounts-web-workers-say = Workers that can still be placed. In the castle they are worth points, the more the higher they stand.
viscounts-web-decks = Draw pile and discard pile
viscounts-web-decks-say = When the draw pile is empty, the discard pile is shuffled: with criminals on the board that brings 1 Corruption, without them 1 Virtue.
viscounts-web-sets = Sets of ribbons
viscounts-web-sets-say = Sets of different ribbons score; each Manuscript counts in one set.
viscounts-web-tie-wealth = Tie: silver and resources
viscounts-web-tie-automa = Tie: the Automa wins
