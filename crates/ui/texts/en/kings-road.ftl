## King’s Road.
##
## [ID|words] marks a region, a card or a piece; [KRD-5.7] a rule. A region has two more forms:
## .at says where something is, .to where it goes.

# Regions

kings-road-region-ZKD = [ZKD|Zin Kai’s Deep]
    .at = in [ZKD|Zin Kai’s Deep]
    .to = to [ZKD|Zin Kai’s Deep]
kings-road-region-WIZ = [WIZ|Wizard’s Tower]
    .at = at the [WIZ|Wizard’s Tower]
    .to = to the [WIZ|Wizard’s Tower]
kings-road-region-WLD = [WLD|Wild Hills]
    .at = in the [WLD|Wild Hills]
    .to = to the [WLD|Wild Hills]
kings-road-region-ALT = [ALT|King’s Altar]
    .at = at the [ALT|King’s Altar]
    .to = to the [ALT|King’s Altar]
kings-road-region-TMP = [TMP|Temple Ruins]
    .at = in the [TMP|Temple Ruins]
    .to = to the [TMP|Temple Ruins]
kings-road-region-DRK = [DRK|Dark Tower]
    .at = at the [DRK|Dark Tower]
    .to = to the [DRK|Dark Tower]
kings-road-region-LAI = [LAI|Dragon’s Lair]
    .at = in the [LAI|Dragon’s Lair]
    .to = to the [LAI|Dragon’s Lair]
kings-road-region-CAS = [CAS|King’s Castle]
    .at = at the [CAS|King’s Castle]
    .to = to the [CAS|King’s Castle]

# Special cards

kings-road-card-KNIGHT = [KNIGHT|Knight]
kings-road-card-KNIGHT_DECLINED = [KNIGHT_DECLINED|Knight without his marker]
kings-road-card-DRAGON = [DRAGON|Dragon]
kings-road-card-WITCH = [WITCH|Witch]

# Words of the table

kings-road-hand = Cards:
kings-road-king = King
kings-road-noble = noble
kings-road-nobles = nobles
kings-road-supply = supply
kings-road-marker = marker
kings-road-extra-road = extra road
kings-road-scored = scored
kings-road-to-be-scored = scored next
kings-road-round = Round { $round }
kings-road-points = points
kings-road-to-end = to { $goal }

# Options

kings-road-option-hereditary_nobles = Hereditary nobles
kings-road-option-hereditary_nobles-false = off: a new leader drives the old noble out
kings-road-option-hereditary_nobles-true = on: nobles stay for good, and several may share a region

# The score sheet

score-KRD-5-5 = Places in the rounds
score-KRD-6-6 = Noble bonuses
score-KRD-9-2 = Final scoring
kings-road-tie-break-1 = Nobles on the board

# What the table waits for

kings-road-prompt-choose = { $cards ->
    [one] Choose one card and lay it face down.
   *[other] Choose { $cards } cards and lay them face down.
}
kings-road-prompt-choose-again = { $cards ->
    [one] The others have placed their markers. Your [WITCH|Witch] lets you choose again: one card.
   *[other] The others have placed their markers. Your [WITCH|Witch] lets you choose again: { $cards } cards.
}
kings-road-prompt-laid = Your cards lie face down. The table waits for { $seats }.
kings-road-prompt-no-markers = You have no marker left, so you play no cards now. The table waits for { $seats }. [KRD-3.3]
kings-road-prompt-others-again = { $seats } played the [WITCH|Witch] and may choose again. You wait. [KRD-4.10]
kings-road-prompt-waits = The table waits for { $seats }.
kings-road-prompt-scored = To be scored: { $regions }.

# What a choice will do

kings-road-does-place = { $markers ->
    [1] one marker { $region_to }
   *[2] two markers { $region_to }
}
kings-road-does-dragon = The [DRAGON|Dragon] adds { $region } to the scoring; with several Dragons, the regions after it too.
kings-road-does-decline = The [KNIGHT|Knight] places nothing.
kings-road-does-witch = The [WITCH|Witch] lets you choose again once the others have placed.
kings-road-does-places = You send { $places }.

# Why a choice is refused

kings-road-illegal-WrongPhase = The match is over; no more cards are chosen. { $rule }
kings-road-illegal-NotAwaited = { $reason ->
    [KRD-3-5] Your cards already lie face down. As long as somebody is still choosing, you may take them back and choose others. { $rule }
    [KRD-3-3] You have no marker in supply, so you play no cards this time. { $rule }
    [KRD-4-10] Only those who showed the Witch choose again now. Wait for them. { $rule }
   *[other] You are not asked for cards now. { $rule }
}
kings-road-illegal-DuplicateCard = You can lay each card only once, and both forms of the Knight are the same card. Choose different cards. { $rule }
kings-road-illegal-CardNotInHand = Your { $card } has been used and is out of the game. Choose a card that you still hold. { $rule }
kings-road-illegal-WitchNotFirst = The [WITCH|Witch] must lie first. Put her at the front, or lay her alone. { $rule }
kings-road-illegal-WrongCardCount = { $cards ->
    [one] You must choose exactly one card, not { $laid }. { $rule }
   *[other] You must choose exactly { $cards } cards, not { $laid }. { $rule }
}
kings-road-illegal-KnightNotLast = The [KNIGHT|Knight] must lie last. Put him behind the other cards. { $rule }
kings-road-illegal-KnightWithoutRegion = The [KNIGHT|Knight] strengthens the region of the card right before him. Put a region card there, or play the Knight without his marker. { $rule }

# The chronicle

kings-road-opening = The [KING|King] sets out from { $region }. Whoever stands strongest where he stops is rewarded.
kings-road-event-Committed = { $seat } lays cards face down.
kings-road-event-Revealed = { $seat } turns up: { $cards }.
kings-road-event-Placed = { $markers ->
    [1] { $seat } sends one marker { $region_to }.
   *[2] { $seat } sends two markers { $region_to }.
}
kings-road-event-Dragon = { $dragons ->
    [1] { $seat } lets the [DRAGON|Dragon] loose: one more region will be scored.
   *[other] { $seat } lets the [DRAGON|Dragon] loose, too: { $dragons } more regions will be scored.
}
kings-road-event-Witch = { $seat } shows the [WITCH|Witch] and will choose again, knowing what the others did.
kings-road-event-Scored = Scoring { $region_at }: { $places }.
kings-road-event-Scored-empty = Scoring { $region_at }: nobody has influence there. [KRD-5.10]
kings-road-event-FinalScored = Final scoring { $region_at }: { $places }.
kings-road-event-FinalScored-empty = Final scoring { $region_at }: nobody has influence there.
kings-road-place-leads = { $seat } leads with influence { $influence }: { $gain }
kings-road-place-holds = { $seat } has influence { $influence }: { $gain }
kings-road-place-unpaid = { $seat } has influence { $influence } and gets nothing
kings-road-place-tied = { $seats } tie with influence { $influence }: { $gain } each [KRD-5.7]
kings-road-place-tied-unpaid = { $seats } tie with influence { $influence } and get nothing [KRD-5.7]
kings-road-event-NobleRemoved = { $seat } loses the [NOBLE|noble] { $region_at }: it goes back to the supply.
kings-road-event-NobleSet = { $seat } sets a [NOBLE|noble] { $region_at }.
kings-road-event-NobleSet-bonus = { $seat } sets a [NOBLE|noble] { $region_at } { $gain }.
kings-road-event-NobleBonus = { $regions ->
    [1] { $seat } has a [NOBLE|noble] { $region_at } { $gain }.
   *[other] { $seat } has a chain of { $regions } [NOBLE|nobles] from there: { $chain } { $gain }. [KRD-6.6]
}
kings-road-event-Returned = The markers { $region_at } go home.
kings-road-event-KingMoved = The [KING|King] rides on { $region_to }.
kings-road-event-RoundBegan = Round { $round }
kings-road-event-EndTriggered = Somebody has reached { $goal } points: this was the last round. The rest of the kingdom is counted. [KRD-9.1]
kings-road-event-EndTriggered-safety-stop = After { $rounds } rounds without a decision the match ends. The rest of the kingdom is counted. [KRD-9.8]
kings-road-event-MatchOver = { $count ->
    [one] { $seats } wins the match.
   *[other] { $seats } share the victory. [KRD-9.7]
}
