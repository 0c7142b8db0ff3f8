## The command line: its help, and what is wrong with what was asked.

cli-about = Medieval board games to play, study and research.
cli-usage = Usage:
cli-some-options = OPTIONS
cli-some-command = COMMAND
cli-commands = Commands:
cli-arguments = Arguments:
cli-options = Options:
cli-default = (default: { $value })
cli-env = (variable: { $name })
cli-exit = Exit status: 0 when it is done, 1 when something could not be done or was checked and is wrong, 2 when the command line asks for something that there is not.

# What the commands do

cli-does-games = List the games, their seats and their options
cli-does-serve = Open the web table; the same as giving no command
cli-does-backup = Copy the data of a web table, also while it is open
cli-does-copy = Move a house between a data folder and a PostgreSQL database, and read it back
cli-does-think = Think for a house whose nodes ask over its bus: bot moves, hints, analyses
cli-does-key = Tell the key that the thinkers of a house need
cli-does-play = Play in the terminal, against bots or in turns at one screen
cli-does-simulate = Let bots play many matches and count
cli-does-arena = Let bots compete and tell which plays better
cli-does-analyse = Judge every decision of a finished match
cli-does-replay = Check a record move by move and show a position of it
cli-does-scenario = Run scenario files, and those in folders
cli-does-rules = Read the rulebook of a game, or one rule or section of it
cli-does-help = Tell what a command does

# What the arguments mean

cli-arg-help = Print this
cli-arg-version = Print the version
cli-arg-lang = Language: en, ru or uk (default: that of the system)
cli-arg-json = Print one JSON document
cli-arg-command = Which command; without it all of them
cli-arg-addr = Where to listen (default: 127.0.0.1:8080, or any free port if that one is taken)
cli-arg-data = The folder with the data
cli-arg-database = A PostgreSQL database in place of the data folder, like postgres://castellan@db.example.org/castellan
cli-arg-bus = A bus that joins several nodes over one database, like nats://bus.example.org
cli-arg-think-bus = The bus of the house, like nats://bus.example.org
cli-arg-simulate-bus = Have thinkers on this bus play some of the matches; the result is the same
cli-arg-arena-bus = Have thinkers on this bus play some of the matches; the result is the same
cli-arg-key = The thinkers’ key, as castellan key tells it
cli-arg-key-database = The PostgreSQL database of the house
cli-arg-think-threads = How many thoughts at once (default: one per core)
cli-arg-serve-data = The folder with the data (default: castellan-data)
cli-arg-base_url = How people reach it, if not at the address it listens on
cli-arg-behind_proxy = A proxy in front names the visitor’s address in X-Forwarded-For
cli-arg-metrics_addr = Where to show the numbers of the running server, apart from the table (default: nowhere)
cli-arg-log = How the log on standard error is written: text, json or off (default: text)
cli-arg-game = Which game
cli-arg-play-game = Which game; without it there is a menu
cli-arg-seats = Number of seats (default: as few as fit)
cli-arg-play-bots = Bots for the last seats, separated by commas, like knight,squire
cli-arg-simulate-bots = One bot for all seats, or one for each, separated by commas
cli-arg-arena-bots = The first sits in one seat, the others share the rest; one alone plays itself as a control
cli-arg-seed = Where all choices come from
cli-arg-play-seed = Where chance and the bots’ choices come from (default: the clock)
cli-arg-analyse-seed = Where the judge’s samples come from
cli-arg-options = An option of the game; may be given several times
cli-arg-ask = Be asked also where going on is all but certain, as about silver at the end of a turn
cli-arg-resume = Go on with a saved match; the file says of which game
cli-arg-threads = How many matches are played at once (default: one per core)
cli-arg-simulate-games = How many matches
cli-arg-arena-games = How many matches, rounded up so that everybody sits everywhere
cli-arg-out = Write the record of every match into this folder
cli-arg-sprt = Stop as soon as it is clear whether the first wins at least so many per cent more than an equal would
cli-arg-svg = Write a plot
cli-arg-backup-file = Where to write the copy; never over an existing file
cli-arg-from = What to copy: a data folder, or the address of a database; no server may use it
cli-arg-to = Where to: a folder or database in which nothing is kept yet
cli-arg-analyse-file = The record of a finished match, or - for standard input
cli-arg-replay-file = A record, or - for standard input
cli-arg-level = Who judges: page, squire, knight or baron
cli-arg-at = The position after so many moves (default: all); the match goes on from there, or is shown
cli-arg-view = Whose eyes to look through: a seat (A to E), spectator or all
cli-arg-paths = Files and folders
cli-arg-id = A rule or section, like KRD-5.5 or KRD-5

# What stands for a value

cli-value-file = FILE
cli-value-dir = FOLDER
cli-value-list = LIST
cli-value-key-value = KEY=VALUE
cli-value-percent = PERCENT
cli-value-addr-port = ADDRESS:PORT
cli-value-format = FORMAT
cli-value-view = VIEW
cli-value-lang = LANGUAGE
cli-value-game = GAME
cli-value-id = RULE
cli-value-paths = PATHS
cli-value-level = LEVEL
cli-value-command = COMMAND

# What cannot be read

cli-fault = { $why } More: castellan --help
cli-fault-command = There is no command “{ $command }”; there are: { $known }.
cli-fault-unknown = There is no argument “{ $arg }” here.
cli-fault-missing = This is missing: { $arg }.
cli-fault-twice = { $arg } can be given only once.
cli-fault-conflict = { $arg } and { $other } contradict each other.
cli-fault-no-text = An argument is not readable text.
cli-fault-no-value = { $arg } needs a value.
cli-fault-value = “{ $value }” does not fit { $arg }.
cli-fault-arguments = The arguments do not fit together.

cli-expects-number = A whole number is meant.
cli-expects-games = A whole number from 1 on is meant.
cli-expects-threads = A whole number from 1 to 256 is meant.
cli-expects-sprt = A number above 0 and below 50 is meant.
cli-expects-game = There are these games: { $games }.
cli-expects-bots = There are these bots: { $bots }; for research also search:N, search:N:full and search:N:plain.
cli-expects-level = There are these levels: { $levels }.
cli-expects-lang = There are these languages: { $langs }.
cli-expects-log = A log is text, json or off.
cli-expects-addr = An address looks like 127.0.0.1:8080.
cli-expects-metrics_addr = An address looks like 127.0.0.1:9090.
cli-expects-behind_proxy = It is true or false.

# What there is not

cli-play-what = Name a game to play: { $games }. Or go on with a saved match: --resume FILE.
cli-other-game = { $file } is a match of { $game }, not of { $named }.
cli-resume-stdin = A saved match is read from a file, because moves are typed on standard input.
cli-seats = { $game } is for { $fewest } to { $most } seats, not { $asked }.
cli-bots-for-each = { $bots ->
    [one] 1 bot does
   *[other] { $bots } bots do
} not fit { $seats } seats: name one for all or one for each.
cli-bots-at-most = { $bots ->
    [one] 1 bot does
   *[other] { $bots } bots do
} not fit { $seats } seats: name at most one for each.
cli-bot-not-offered = This game has no bot “{ $bot }”; it has: { $bots }.
cli-option-pair = An option is written key=value, not “{ $pair }”.
cli-option-key = { $game } has no option “{ $key }”; it has: { $known }.
cli-option-value = The option { $key } cannot be “{ $value }”, only: { $known }.
cli-option-twice = The option { $key } is given two different values.
cli-no-rule = { $game } has no rule “{ $id }”; its sections go from { $first } to { $last }.
cli-no-position = The record has { $moves } moves, so there is no position after { $at }.
cli-no-view = A view is one of the { $seats } seats (A, B, …), spectator or all, not “{ $view }”.
cli-no-file = There is no file { $file }.
cli-no-name = { $file } cannot be the name of a file.
cli-no-url = “{ $url }” is no address of a web page like https://example.org.
cli-no-scenarios = There is no scenario (*.toml) at { $path }.

# What could not be done

cli-cannot-read = { $file } cannot be read: { $why }.
cli-cannot-write = { $file } cannot be written: { $why }.
cli-no-plain-file = { $file } is not a plain file. A record on standard input is read as -.
cli-file-too-large = { $file } is larger than { $most } bytes; no record of a match is.
cli-file-exists = { $file } exists already and stays as it is. Choose another name.
cli-not-over = { $file }: the match is not over; only finished matches are analysed.
cli-no-output = The output cannot be written: { $why }.
cli-no-input = The input cannot be read: { $why }.
cli-no-log = The log cannot be written: { $why }.
cli-no-server = The server cannot start: { $why }.
cli-no-address = { $file } cannot be listened on: { $why }.
cli-no-backup = The copy could not be written: { $why }.
cli-copied = Copied and read back: { $tables } tables, { $rows } log rows, { $identities } identities.
cli-place-taken = A house is already kept at { $place }; choose an empty place.
cli-no-copy = The house could not be copied: { $why }.
cli-copy-differs = The copy differs from the original in { $name }; do not use it.
cli-no-metrics-address = { $file } (--metrics-addr) cannot be listened on: { $why }.
cli-one-address = People come to { $addr }; the numbers need an address of their own.
cli-old-sqlite = This program was built with SQLite { $found }, which can damage the data file; build it with 3.51.3 or newer.
cli-data-locked = Another server uses the folder { $dir }.
cli-data-newer = { $file } was written by a newer version of Castellan.
cli-data-unread = { $file } cannot be opened: { $why }.
cli-data-wrong = The data file does not answer as it should: { $why }.
cli-data-key = The key in the data file is damaged.
cli-data-shared = Another server uses { $place }.
cli-data-replica = { $place } is a replica; name the primary.
cli-data-forgetful = { $place } has { $setting } = off and may forget what it has acknowledged; switch it on.
cli-no-database = The address of a database looks like postgres://castellan@db.example.org/castellan: { $why }.
cli-no-bus = The address of a bus looks like nats://bus.example.org: { $why }.
cli-bus-alone = Nodes share a database: --bus needs --database postgres://… as well.
cli-bus-away = The bus { $place } cannot be reached: { $why }.
cli-bus-denied = The bus { $place } does not accept the user name and password.
cli-bus-mute = The bus { $place } does not let this node speak and hear: its user needs to publish and subscribe castellan.>.
cli-bus-foreign = The nodes on the bus { $place } use another database. Give each house a name of its own behind the address, like { $place }/winter.
cli-thinking = { $threads ->
        [one] Thinking about one thing at a time.
       *[other] Thinking about up to { $threads } things at once.
    }
cli-no-thinkers = There are no thinkers on the bus; all matches are played here.
cli-thinkers-key = The thinkers’ key is the line that castellan key prints.
cli-thinkers-key-foreign = The nodes and thinkers on the bus { $place } have another key; castellan key tells the one of their house.
cli-thinker-mute = The bus { $place } does not let this thinker speak and hear: its user needs to publish castellan.think.> and castellan.answer.>, and to subscribe castellan.think.>.
cli-half-copied = A house was being copied to { $place } and is not whole; run castellan copy again.

# What the system says

cli-system-not-found = there is no such file or folder
cli-system-denied = access is denied
cli-system-exists = it exists already
cli-system-folder = it is a folder
cli-system-no-folder = a part of the path is not a folder
cli-system-full = no space is left
cli-system-no-text = it is not text
cli-system-name = this is not a file name
cli-system-address-taken = the address is taken

# Scenarios and contests

cli-scenario-passed = passed
cli-scenario-failed = FAILED
cli-scenarios-sum = { $passed } passed, { $failed } failed
cli-scenarios-failed = { $failed ->
    [one] 1 scenario
   *[other] { $failed } scenarios
} failed.
cli-arena-bot = bot
cli-arena-wins = wins, 95 %
cli-arena-margin = margin
cli-arena-rating = rating
cli-arena-time = time/decision
cli-arena-sum = { $games } matches in { $seconds } s; an equal wins { $even } %
cli-arena-better = { $bot }: better
cli-arena-not-better = { $bot }: not better
cli-arena-open = { $bot }: too few matches to tell
