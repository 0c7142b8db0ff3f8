# What the server answers when it does not do something.
refused-not-found = There is no such page or table, or you have not been invited to it.
refused-bad-invite = This invitation leads to no table. Perhaps the link was cut off when it was copied: ask for it once more.
refused-malformed = The request could not be understood.
refused-too-large = That is too much at once.
refused-no-token = A valid token is needed: Authorization: Bearer …
refused-bad-key = This recovery key is not valid. Perhaps a part is missing: copy it whole, from the first character to the last. A key that was renewed does not work any more.
refused-cross-site = The form has expired. Reload the page and try again.
refused-too-fast = Too many requests. Wait a moment and try again.
refused-too-many = Too many pages of this house are open at once. Close one and try again.
refused-busy = The server is busy. Try again in a moment.
refused-not-invited = You may look at this match, but not take part.
refused-not-your-seat = This seat is not yours.
refused-not-host = Only the host of the table may do that.
refused-not-your-turn = It is not this seat’s turn.
refused-hints-off = This table plays without hints.
refused-not-begun = The match has not begun yet.
refused-begun = The match has already begun.
refused-over = The match is over.
refused-not-over = This is possible once the match is over.
refused-no-free-seat = No seat is free at this table.
refused-seats-open = Some seats are still open.
refused-stale = The table has changed in the meantime. Look again and choose anew.
refused-nothing-to-undo = There is nothing to take back: moves stand once another seat acts, cards are opened or chance has answered.
refused-illegal = The rules do not allow this ({ $rule }).
refused-unreadable = The move could not be read: { $why }
refused-setup = The table cannot be set up like this: { $why }
refused-record = The record cannot be opened: { $why }
refused-retired = This match was played by rules that this version does not have.
refused-newer = This table was made by a newer version of the program and cannot be opened by this one.
refused-too-long = So much has happened at this table that only moves are still taken: no more talk, and nothing can be taken back.
refused-cannot-write = Moves cannot be taken right now: the server cannot write them down, most likely because its disk is full. The table is as it was, and play goes on by itself as soon as there is room.
refused-unsure = The server could not find out whether this was written down. The table will show it as soon as it can be read again.
refused-storage = Something went wrong on the server. Nothing was changed.

# What is wrong with a table that somebody wants, or with a record; set behind a colon.
fault-seats = this game is for { $fewest } to { $most } seats.
fault-option = one of the options does not exist or cannot have this value.
fault-game = there is no such game here.
fault-seat = a seat is for you, for a bot of this house, or open.
fault-pace = there is no such pace.
fault-json = the file is damaged or cut off (line { $line }, column { $column }).
fault-too-much = { $what ->
    [bytes] it is larger than { $most } bytes, and no match is that long.
    [moves] it has more than { $most } moves, and no match is that long.
    [names] it has more than { $most } names.
   *[letters] one of its names has more than { $most } letters.
}
fault-foreign = this is not a record of a Castellan match.
fault-version = it was written by another version of the program or of the rules.
fault-illegal-move = move { $number }, “{ $move }”, is against rule { $rule }.
fault-unreadable-move = move { $number }, “{ $move }”, cannot be read.
fault-result = the moves do not lead to the result that it claims.

# Names of guests: one of each list, in this order; separated by commas.
guest-first = Quiet, Merry, Bold, Patient, Clever, Humble, Noble, Swift, Silver, Golden, Wandering, Honest, Northern, Southern, Cheerful, Stubborn, Learned, Early, Late, Gentle, Proud, Lucky, Wise, Young
guest-second = Falcon, Heron, Miller, Mason, Piper, Squire, Knight, Badger, Fox, Raven, Stag, Herald, Scribe, Cooper, Archer, Pilgrim, Baker, Weaver, Hedgehog, Otter, Smith, Bard, Owl, Bear
# Names of bots; at least as many as a table has seats.
bot-names = Odo, Gisela, Alric, Ida, Ivo, Edith, Otto, Runa
# What bots are called: their rank and their name.
bot-called = { $rank } { $name }
bot-rank-random = Jester
bot-rank-greedy = Merchant
bot-rank-page = Page
bot-rank-squire = Squire
bot-rank-knight = Knight
bot-rank-baron = Baron
bot-rank-gentle-rival = Gentle rival
bot-rank-fair-rival = Fair rival
bot-rank-stern-rival = Stern rival
# What a table is called when nobody gives it a name.
table-title = { $name }’s table
# Titles of tables made from other matches.
table-title-fork = { $title } · from move { $at }
table-title-import = Imported match
