# What the browser table says around every game.

## The bar at the top

web-start = Play
web-lobby = Tables
web-cards = Cards
web-replay = Replay
web-help = Rules
web-settings = Settings
web-close = Close

## Start page

web-headline = Deck-building games, played by their exact rules
web-under = Alone, on one screen with friends, with bots in seats, or online by a link. No account.
web-play-now = Play
web-guided = Guided first game

## Set-up of a table

web-setup = Change set-up
web-hide-setup = Hide set-up
web-seats = Seats
web-seat = Seat { $n }
web-me = me
web-by-link = person by link
web-bot = bot: { $name }
web-public = Show this table among the open ones
web-undo-rule = Undo
web-undo-rule-free = free
web-undo-rule-consent = with consent
web-undo-rule-never = never
web-table-name = Name of the table
web-heuristic = quick
web-random-bot = random
web-novice = novice
web-regular = regular
web-expert = expert
web-grandmaster = grandmaster
web-random-setup = Random set-up
web-choose-from = What to choose from
web-no-repeats = Nothing from my last games
web-left-out = Left out while there is enough else
web-forget = Forget
web-range-from = from
web-range-to = to
web-random = random
web-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
web-players-range = { $min }–{ $max } players
web-setting-up = Set-up
web-open-seed = Seed of your own
web-open-seed-about = Optional. Everybody can repeat a game with this seed, so it is an open one.
web-daily = Daily deal
web-daily-about = { $day }, the same deal for everybody
web-daily-mine = Mine: { $what }
web-daily-theirs = To compare with: { $what }
web-daily-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-daily-compare = Copy a link to compare
web-locked = fixed: { $n } of { $most }, chance brings the rest

## Open tables and links to seats

web-no-tables = No public tables at the moment.
web-join = Sit down
web-watch = Watch
web-free = free seats: { $n }
web-picks =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
web-over = finished
web-copy = Copy
web-copied = Copied
web-link-seat = Seat { $n }
web-link-watch = For those who watch
web-link-once = The link to a seat works once: the seat belongs to the browser that opens it first.
web-new-link = New link to my seat
web-new-link-hint = To play on another device; the old link stops working.
web-new-link-done = This link opens your seat, here and on your other device; the old one no longer does.

## Connection and its troubles

web-problem-too-fast = Too often. Try again in a minute.
web-problem-unavailable = The server does not answer now. Try again.
web-problem-absent = There is no such table.
web-connecting = Connecting…
web-lost = The connection is lost; trying again…
web-refused = This table does not answer. The link may be old.

## Whose turn it is

web-waiting = Waiting for { $who }: { $what }
web-thinking = { $who } is thinking: { $what }
web-watching = You are watching
web-your-turn = Your turn
web-since-then = Since your last turn

## Taking back

web-undo = Undo
web-undo-free = free
web-undo-reveals = reveals
web-undo-final = marked
web-undo-asks = by consent
web-undo-asked = { $who } asks to take back a move
web-accept = Agree
web-refuse = Refuse
web-undo-refused = Your request to take back was refused
web-undo-wait = Waiting for consent

## The prompt bar

web-end-turn = End turn
web-end-anyway = End anyway
web-unused = Still unused: { $what }
web-play-all = Play all
web-all-options =
    { $n ->
        [one] { $n } option
       *[other] { $n } options
    }
web-confirm = Confirm
web-clear-chosen = Clear
web-chosen-up-to = chosen: { $n } of up to { $all }
web-chosen-of = chosen: { $n } of { $all }
web-cancel = Cancel
web-selected = selected
web-choose = Choose
web-sure = Sure to happen

## The log

web-log = Log
web-show-log = Log
web-rewound = The table as it was
web-to-now = Back to now

## Settings

web-language = Language
web-lang-ru = Русский
web-lang-en = English
web-speed = Animation
web-slow = slow
web-normal = normal
web-fast = fast
web-instant = instant
web-again = Show again what just happened
web-skip-beats = Skip
web-palette = Colour-safe palette
web-confirm-each = Confirm every pick
web-full = Full control: what resolves itself waits for me, step by step
web-by-itself = Resolved by itself: { $what }
web-sounds = Sounds
web-notify = Notify me on my turn

## The end of a game

web-game-over = The game is over
web-won = Victory
web-lost-game = Defeat
web-drawn = Nobody wins
web-taken-back =
    { $n ->
        [one] { $n } move taken back
       *[other] { $n } moves taken back
    }
web-how-it-went = How the game went
web-turning = The turn that changed most:
web-rewind-there = Look at it again
web-save-picture = Save a picture
web-turn-n = turn { $n }
web-game-start = start
web-winner = winner
web-rematch = Play again
web-save-record = Save the record
web-open-replay = Watch the replay
web-verify = Verify the shuffle
web-verified = The shuffle is the promised one.
web-not-verified = The shuffle does not fit the promise: { $why }

## Cards

web-search = Search by name or text
web-all-kinds = All kinds
web-all-boxes = All boxes
web-found =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
web-copies =
    { $n ->
        [one] { $n } copy
       *[other] { $n } copies
    }
web-source-homebrew = Homebrew, not of the game.
web-source-rulebook = Card facts: the rulebook.
web-source-public = Card facts: public lists.
web-source-house = Card facts: ours, the rulebook does not tell.

## Games under way, records

web-unfinished = Unfinished games
web-drop-table = Remove from the list
web-load-record = Open a record
web-drop-record = Choose a record file, or paste its text
web-first = First
web-previous = Back one
web-next = Forward one
web-last = Last
web-autoplay = Autoplay
web-pause = Pause
web-moment = Moment { $n } of { $all }
web-share = Copy a link to this moment
web-bad-record = This is not a record Koloda can read: { $why }
web-more-text = whole text: key I or a long press
web-forced-mark = by itself

## Help

web-keys = Keys
web-key-space = the usual action, or confirm
web-key-digits = options in the bar; without any, the seat of that number
web-key-arrows = from card to card
web-key-z = undo
web-key-e = end turn
web-key-a = play all
web-key-i = show the card
web-key-l = log
web-key-help = this help

## People at the table

web-my-name = What others call you
web-bot-asked = { $who } suggests that a bot ({ $bot }) plays for { $seat }
web-grace-left = may come back: { $n } s more
web-dealt-before = The cards were dealt before you sat down: you could not add to their chance.
web-gathering = Waiting for everybody
web-gathering-hint = The cards are dealt when every seat is taken. Everybody who sits down adds to the shuffle, so nobody can choose the deal.
web-seat-empty = nobody yet
web-seat-here = is here
web-seat-away = has sat down, is not here now
web-added-chance = has added to the shuffle
web-bot-seat = Let a bot play
web-take-back = Take the seat back
web-gone = { $who } is not here

## Other

web-bug = Save what happened
web-commitment = Check code of the shuffle
web-result = Result
web-invite-again = Copy the invitation
web-hide-faces = Look under the cards
web-show-faces = Show the cards
web-skip-tour = End the tour
web-onward = Go on
web-my-seat = Your seat
web-nothing = Nothing here.
web-loading = Loading…
web-foe-turn = It is somebody else’s turn
web-thanks = Names and mechanics belong to their publishers; pictures and words here are our own.
web-notice = Notice
web-more = More
web-hand = Hand
