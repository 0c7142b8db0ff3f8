## The web table: pages, buttons, prompts.

# The bar

web-skip = Skip to what is awaited
web-brand-home = Castellan, home
web-language = Language
web-theme = Light or dark
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-rules = Rules
web-learn = How to play
web-all-rules = All the rules
web-before = Before
web-after = After
web-rulebook = Rulebook
web-contents = Contents
# The people in worked examples; as many as seats, separated by commas.
web-learn-names = Ann, Bob, Cleo, Dan, Eve
web-sound = Sound
web-fork = What if: play a copy of this moment
web-account = Your name and key
web-noscript = The table needs JavaScript to choose cards and to hear from the others. Rulebooks, forms and replays work without it.

# Home

web-home-title = Medieval board games
web-hero = Medieval games, one good table.
web-hero-say = Play against friends or patient bots. Every rule is a tap away, every move can be replayed, and nothing is hidden but the cards.
web-hero-note = King’s Road against bots, about 20 minutes. No account needed.
web-play-now = Play now
web-play-now-bots = Play now against bots
web-play-alone = Play alone
web-level = Level of the bots
web-find-table = Find a table
web-games = Games
web-open-table = Open a table
web-my-matches = Your matches
web-wait-for-you = { $n ->
    [one] { $n } waits for you
   *[other] { $n } wait for you
}
web-none-running = No match of yours is running.
web-finished = { $n ->
    [one] { $n } finished match
   *[other] { $n } finished matches
}
web-running = Being played now
web-none-to-watch = No public match is being played just now.
web-left = { $time } left
web-with = with { $who }
web-next-match = Next match waiting for you
web-pace-brief = { $minutes } min + { $seconds } s
web-open-tables = Open tables
web-no-tables = Nobody is waiting just now. Open a table and send the link, or play against bots.
web-new-table = New table
web-play = Play
web-open = Open
web-look-back = Replay
web-sit-down = Sit down
web-watch = Watch
web-stage-gathering = gathering
web-stage-playing = being played
web-stage-over = finished
web-your-turn = your turn
web-seats-taken = { $taken } of { $seats } seats taken
web-import = Open a record
web-import-say = A record is a file that Castellan exported. It opens as a finished match to replay, or to play on.
web-import-do = Open it
web-foot = Castellan is an open, unofficial digital edition. All drawings are our own.

web-kings-road-length = 30 min
web-kings-road-kind = Pure strategy
web-kings-road-say = Send three cards in secret, win regions along the King’s circuit, and chain your nobles by road.
web-kings-road-step-1 = Everybody lays three cards face down: each sends a marker to a region.
web-kings-road-step-2 = The King’s region pays the strongest; a sole leader sets a noble.
web-kings-road-step-3 = Nobles joined by roads pay more and more. At 40 points the last count begins.

# A new table

web-table-title = Name of the table
web-table-of = { $name }’s table
web-seats = Seats
web-number-of-seats = Number of seats
web-seat-n = Seat { $seat }
web-seat-me = Me
web-seat-open = Open: by invitation
web-seat-hotseat = Someone beside me
web-hotseat-say = “Someone beside me” plays in this browser too: you take turns, and each sees only their own cards.
web-bot = bot
web-bot-random = Bot: plays anything legal
web-bot-greedy = Bot: one step ahead
web-bot-page = Page: for a first game
web-bot-squire = Squire: knows what it wants
web-bot-knight = Knight: plays well
web-bot-baron = Baron: our strongest
web-bot-gentle-rival = Gentle rival: leaves you much
web-bot-fair-rival = Fair rival: minds its own business
web-bot-stern-rival = Stern rival: leaves you nothing
web-value-true = yes
web-value-false = no
web-kings-road-option-hereditary-nobles = Hereditary nobles
web-kings-road-option-hereditary-nobles-say = Nobles stay for good, and several may share a region.
web-pace = Pace
web-pace-say = When a clock runs out, a bot takes the seat over.
web-pace-untimed = No clock
web-pace-live-5-5 = Live: 5 min, 5 s a move
web-pace-live-10-5 = Live: 10 min, 5 s a move
web-pace-live-20-10 = Live: 20 min, 10 s a move
web-pace-days-1 = Slow: 1 day a move
web-pace-days-3 = Slow: 3 days a move
web-pace-days-7 = Slow: 7 days a move
web-pace-live = { $minutes ->
    [one] { $minutes } minute for everybody
   *[other] { $minutes } minutes for everybody
}, { $seconds ->
    [0] no more
    [one] and { $seconds } second for each move
   *[other] and { $seconds } seconds for each move
}
web-pace-days = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
}
web-stand-in = When somebody leaves
web-stand-in-say = This bot plays on for whoever leaves or runs out of time, and fills empty seats.
web-hints = Hints
web-hints-say = What a strong player would do, for whoever asks.
web-hints-auto = When one person plays with bots
web-hints-on = Always
web-hints-off = Never
web-public = List the table for everybody
web-public-say = Otherwise only those with the link can sit down.
web-cancel = Cancel

# Gathering

web-is-public = listed for everybody
web-is-private = by invitation
web-invite = Send this link to whoever should play
web-invite-say = Opening it takes the next free seat. No account needed.
web-invited = You are invited to play.
web-name-say = As the others will see you.
web-length = Length
web-preview = { $game }: { $title }
web-preview-say = You are invited to play. No account needed
web-full = All seats are taken. You can watch.
web-take-seat = Take a seat
web-copy = Copy
web-seat-free = free
web-seat-waiting = waits for somebody
web-seat-rules = played by the rules
web-first-player = First player: began the match
web-seats-open = { $n ->
    [one] One seat is free.
   *[other] { $n } seats are free.
}
web-all-here = All seats are taken.
web-waits-for-kept = The match begins when everybody who was asked is here.
web-host-starts = Whoever opened the table starts the match.
web-start = Start
web-fill-start = Fill with bots and start
web-fill-start-say = Bots take the open seats; no waiting.
web-leave = Leave the table

# The table

web-board = The board
web-desk = Your desk
web-tips = Explanations
web-hand = Your cards
web-watching = { $n } watching
web-you = you
web-here = here
web-away = away
web-clock = Time left
web-score = Score
web-of = of { $n }
web-no-points-from = Nobody scored with: { $lines }.
web-points = { $n ->
    [one] point
   *[other] points
}
web-tab-your-turn = Your turn
web-undo = Undo
web-undo-say = One step back: the last pick, then the last move
web-reorder = Other order
web-in-this-order = in this order
web-face-down = face down
web-cards-lie = { $n ->
    [one] One card face down
   *[other] { $n } cards face down
}
web-one-less = One { $kind } less
web-one-more = One { $kind } more
web-if-it-ended = If it ended now
web-so-far = So far
web-supply = Your supply
web-payment = Payment
web-remain = left
web-ways-to-pay = Ways to pay
web-fold-payment = Fold the payment or show all of it
web-kinds-paid = { $n ->
    [one] { $n } kind
   *[other] { $n } kinds
}
web-to-now = To now
web-fork-others = Who plays the other seats
web-fork-played = against the same bots
web-fork-bot = against: { $rank }
web-fork-me = all seats are mine
web-play-on = Play on from here
web-chronicle = Chronicle
web-chat = Chat
web-chronicle-chat = Chronicle and chat
web-chat-message = Message
web-chat-say = Say something to the table
web-chat-send = Send
web-chat-invited-only = Only those invited to this table can write here.
web-close = Close
web-more = More
web-export = Record
web-share = Link to this moment
web-keys = Keyboard
web-keys-say = With a Cyrillic keyboard letters are where they stand on a Latin one.
web-keys-arrows = move among the cards and over the board; elsewhere left and right go through the match, with Shift by rounds
web-keys-enter = chooses
web-keys-confirm = confirms the move
web-keys-undo = goes one step back: first the last pick, then the last move
web-keys-order = changes the order of what is chosen
web-keys-hint = asks for a hint
web-keys-escape = closes what is open, or takes the last pick back
web-keys-explain = explains what has the focus; otherwise opens this page
web-keys-moves = go through the match move by move
web-keys-rounds = go through the match round by round
web-keys-mistakes = in a match that was thought through: to the next or previous mistake
web-keys-mine = only my own mistakes, or everybody’s
web-resign = Leave the match
web-leave-ask = Leave the match?
web-leave-say = A bot plays on in your place, and everybody is told. You can take your seat back until the match ends.
web-stay = Stay
web-you-left = You left this match. A bot plays for you.
web-come-back = Take my seat back
web-stands-in = for { $who }
web-news-left = { $who } leaves; { $bot } plays on.
web-news-late = { $who } ran out of time; { $bot } plays on.
web-news-back = { $who } is back.
web-to-moment = To the moment after move { $n }
web-replay = Moment of the match
web-step-back = One move back
web-step-on = One move on
web-round-back = To the round before
web-round-on = To the next round
web-autoplay = Play through

# The score sheet

web-score-sheet = Score sheet
web-rank = Rank
web-total = Total
web-rematch = Rematch
web-rematch-by = { $who } wants a rematch.
web-rematch-there = There is a rematch.
web-rematch-yours = You asked for a rematch. The others can see it.
web-rematch-join = Join
web-rematch-decline = Decline
web-rematch-go = To the rematch
web-rematch-declined = Declined: { $who }.
web-tab-rematch = Rematch?
web-seat-kept = asked to play again
web-chart = How the scores grew, { $axis }
kings-road-chart-axis = round by round
castle-chart-axis = round by round
architects-chart-axis = from reset to reset
viscounts-chart-axis = turn by turn

# Account

web-account-say = You need no account: this browser remembers you. What you are called is up to you.
web-name = Name
web-save = Save
web-recovery = Your recovery key
web-recovery-say = With this key you are the same person on another device. Whoever has it can play in your name, so keep it to yourself.
web-recover = I have a key
web-recover-say = This browser becomes the person the key belongs to.
web-recover-do = Use the key
web-renew = Somebody else has my key
web-renew-say = Every key, token and signed-in browser but this one stops working.
web-renew-do = Make a new key

# Errors

web-error-400 = That did not work
web-error-403 = No access
web-error-404 = There is nothing here
web-error-429 = Slowly, please
web-error-500 = Something broke
web-to-home = To the games

# What scripts say

web-js-copied = Copied.
web-js-copy-failed = Your browser did not let us copy. Select the text and copy it yourself.
web-js-link-copied = The link to this moment is copied.
web-js-offline = No connection. Trying again…
web-js-online = Connected again.
web-no-line = No connection
web-no-line-say = The house cannot be reached. This page goes on by itself as soon as it can. What you can read meanwhile:
web-js-stale = The table has moved on. This is how it stands now.
web-js-gone = This table is no longer there.
web-js-your-turn = It is your turn.
web-js-sound-on = Sound on
web-js-sound-off = Sound off
web-js-refused = That is not possible.
web-js-thinking = Thinking…
web-js-close = Close
web-js-choose = Choose
web-js-unchoose = Choose no longer
# The first # is the larger unit.
web-js-clock-days = # d # h
web-js-clock-hours = # h # min
web-js-rulebook = Open the rulebook

# King’s Road at the web table

web-kings-road-board = Map of eight regions on the King’s circuit
web-kings-road-outlook = The King scores { $regions } next. The match ends after the round in which somebody reaches { $goal }; { $leader } needs { $missing }. Then every other region is counted once more.
web-kings-road-outlook-over = The match is over. Most points: { $leader } with { $score }.
web-kings-road-scored-king = King: scored this round
web-kings-road-scored-dragon = scored too, by a Dragon
web-kings-road-scored-yours = scored too, by your Dragon
web-kings-road-scored-now = scored this round
web-kings-road-region-label = { $name }, number { $number }.{ $king ->
    [1] { " The King is here." }
   *[other] { "" }
} { $markers ->
    [0] No markers.
   *[other] Markers: { $counts }.
} { $nobles ->
    [0] No noble.
    [one] Noble: { $owners }.
   *[other] Nobles: { $owners }.
}
web-kings-road-region-say = { $steps ->
    [0] The King is here. The places pay { $values }, and a sole leader sets a noble.
    [1] The King comes here next. The places pay { $values }, and a sole leader sets a noble.
   *[other] The King is { $steps } regions away. The places pay { $values }, and a sole leader sets a noble.
}
web-kings-road-nobody = Nobody has influence here.
web-kings-road-and-noble = { $n ->
    [0] noble
   *[other] { $n } + noble
}
web-kings-road-place = place { $place }:
web-kings-road-bonus = Noble bonus: the length of the chain
web-kings-road-places-paid = { $n ->
    [one] one place is paid
   *[other] { $n } places are paid
}
web-kings-road-supply = { $n ->
    [one] { $n } marker in supply
   *[other] { $n } markers in supply
}
web-kings-road-nobles = { $n ->
    [one] { $n } noble
   *[other] { $n } nobles
}, longest chain { $chain }
web-kings-road-chain = chain { $n }
web-kings-road-dragon-there = Dragon not used yet
web-kings-road-dragon-gone = Dragon used
web-kings-road-witch-there = Witch not used yet
web-kings-road-witch-gone = Witch used
web-kings-road-chooses = Choosing
web-kings-road-no-markers = No markers: plays no cards
web-kings-road-choose-more = { $cards ->
    [one] Choose one more card.
   *[other] Choose { $cards } more cards.
}
web-kings-road-ready = Your choice lies ready. Lay it face down?
web-kings-road-hint = Tap cards, or regions on the map. Their order matters to the Knight alone.
web-kings-road-witch-alone = The Witch is laid alone.
web-kings-road-swap = Tap another to swap.
web-kings-road-lay-down = Lay down
web-kings-road-does-region = One marker { $to }.
web-kings-road-does-dragon = Dragon: { $region } is scored too.
web-kings-road-does-knight = The Knight adds a second marker to the region of the card right before him.
web-kings-road-does-knight-behind = The Knight adds a second marker { $to }.
web-kings-road-does-decline = The Knight is laid, but places nothing: you keep that marker for later.
web-kings-road-does-witch = Witch, laid alone: you choose again once the others have placed.
web-kings-road-decline = Keep his marker
web-kings-road-used = You have used it; it is out of the game.
web-kings-road-knight-say = Laid last, he adds a second marker to the region of the card right before him: only for him does the order of your cards matter. He comes back to your hand every round.
web-kings-road-dragon-say = One more region on the King’s way is scored this round. Places no marker. Once in a match.
web-kings-road-witch-say = She is laid alone: whoever picks another card puts her back. You choose again when the others have placed their markers. Once in a match.
