## The command line.

terminal-welcome = Castellan: a well-kept table for medieval board games
terminal-about = An unofficial, open edition to play, study and research.
terminal-commands =
    castellan serve            open the web table in the browser
    castellan play GAME        play here, against bots or in turns at one screen
    castellan simulate GAME    let bots play many matches and count
    castellan replay FILE      check a record and look at any of its positions
    castellan scenario PATH    run scenario files
    castellan rules GAME [ID]  read the rulebook or one rule
    castellan games            list games and options
    castellan help             everything else
terminal-languages = Languages: { $names } (--lang { $codes })
terminal-seats = { $fewest } to { $most } seats
terminal-ask-game = Which game? ({ $from } to { $to }) [{ $usual }]
terminal-ask-seats = How many seats? ({ $from } to { $to }) [{ $usual }]
terminal-ask-bots = How many of them for bots? ({ $from } to { $to }) [{ $usual }]

# Playing

play-bot-name = Bot { $letter }
play-hand-over = { $seat } is next. Take the seat and press Enter; the others look away.
play-more = { $shown } of { $all } moves shown. more: the next ones.
play-range = { $range } stands for several moves: type it to see them.
play-knight-declined = { $card }: the same card, laid so that it places nothing (KNIGHT_DECLINED).
play-no-more = These were all of them.
play-hint = Type a number, a move, or part of one to see what fits. ? for help.
play-help =
    a number          make the move with this number
    a range           list the moves with these numbers, like: 3-9
    a move            make a move by the names on the screen or in notation, like:
                      { $example }
    part of a move    list the moves that contain it
    more              list the next moves
    why MOVE          what the move does, or which rule forbids it
    hint              what a strong player would consider, and why
    ask               be asked, or no longer, where going on is all but certain
    undo              take the last choice back, while nothing has been turned up
    log               tell the whole match
    rules [ID]        read a rule or section, like: rules { $rule }
    save FILE         write the match down
    quit              leave the table
    Enter             show the table again
play-no-number = There is no move { $number }; the numbers go from 1 to { $all }.
play-no-match = No move contains “{ $text }”. Type ? for help.
play-why-what = Type a move behind it, like: why { $example }
play-goes-on = { $seat } goes on: there is hardly another choice. Type ask to be asked about it.
play-asks-always = You are asked at every choice now. Type ask again to let the certain ones go on.
play-asks-in-doubt = What is all but certain goes on by itself again.
play-legal = This move is allowed.
play-confirm = Enter: do it. Anything else: think again.
play-not-done = Nothing has been done.
play-undone = { $seat } takes the last choice back.
play-nothing-to-undo = There is nothing to take back: choices stand once they have been turned up.
play-save-where = Type a file name behind it, like: save match.json
play-save-exists = { $file } exists already and stays as it is. Choose another name.
play-saved = Saved in { $file }. Go on later with: { $command }
play-save-failed = { $file } could not be written: { $why }. The match goes on; try another name.
play-no-rule = There is no rule { $id }. Type rules to see the sections.
play-goodbye = Until next time.
play-input-ended = The input ended before the match did.

# Words that may be typed instead of the English ones

command-undo = undo
command-log = log
command-more = more
command-quit = quit
command-why = why
command-rules = rules
command-save = save
command-hint = hint
command-ask = ask
command-help = help

# Replays

replay-checked = The record is sound. Shown: the position after { $at } of { $moves } moves.
terminal-open-at = The table is open at { $url } (Ctrl-C closes it)
