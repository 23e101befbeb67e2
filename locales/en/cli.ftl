### What the command line and the terminal client say themselves.

## Lists of games and cards

cli-game-seats = { $min ->
    [one] { $min } to { $max } players
   *[other] { $min } to { $max } players
}
cli-game-boxes = boxes: { $boxes }
cli-game-variants = variants: { $variants }
cli-games-hint = `koloda games GAME` lists what may be set, `koloda play GAME` plays.
cli-settings = Settings, given as --set KEY=VALUE:
cli-setting-values = values: { $values }
cli-setting-default = default: { $default }
cli-words-part = { $part ->
    [operation] Operations
    [control] The course of an effect
    [condition] Conditions
    [amount] Amounts
    [scope] Scopes
    [entry] Entries of card files
   *[detail] Inside of other words
}
cli-words-unused = On no card: { $words }.
cli-words-none = No card has it.
cli-words-hint = `koloda words GAME WORD` tells the fields of a word and shows a card that has it.
cli-card-kind = { $kind ->
    [gem] gem
    [relic] relic
    [spell] spell
    [mage] mage
    [nemesis] nemesis
    [attack] attack
    [minion] minion
    [power] power
    [strike] strike
    [corruption] corruption
    [acolyte] acolyte
    [breach] breach
    [turn-order] turn order card
    [ally] ally
    [champion] champion
    [leader] leader
    [hero] hero
    [village] village card
    [monster] monster
    [basic] basic card
    [disease] disease
    [thunderstone] Thunderstone
    [randomizer] randomizer
    [reference] reference card
    [recipe] recipe
    [summon] summon
    [artifact] artifact
    [potion] ready potion
    [contract] contract
    [talent] talent
    [trial] trial
    [prophecy] prophecy
    [goal] goal
    [event] event
    [wound] deadly wound
    [automa] automa
   *[other] { $kind }
}
cli-card-group = { $group ->
    [mercenary] mercenary
    [relic] relic
    [militia] militia
    [fighter] fighter
    [archer] archer
    [cleric] cleric
    [wizard] wizard
    [thief] thief
    [weapon] weapon
    [edged] edged
    [blunt] blunt
    [item] item
    [food] food
    [spell] spell
    [villager] villager
    [light] light
    [magic] magic
    [heroes] heroes
    [monsters] monsters
    [abyssal] Abyssal
    [black] black
    [blue] blue
    [doom] Doom
    [doomknight] Doomknight
    [dragon] Dragon
    [enchanted] Enchanted
    [green] green
    [humanoid] Humanoid
    [ooze] Ooze
    [red] red
    [spirit] Spirit
    [undead] Undead
    [white] white
    [ruby] ruby
    [amber] amber
    [jasper] jasper
    [emerald] emerald
    [sapphire] sapphire
    [amethyst] amethyst
    [conduit] conduit
    [pendant] pendant
    [mantle] mantle
    [ring] ring
    [dark] dark
   *[other] {""}
}
cli-card-fact = { $key ->
    [cost] cost { $value }
    [life] life { $value }
    [power] power { $value }
    [tier] tier { $value }
    [charges] charges { $value }
    [focus] focus { $value }
    [bonus] bonus { $value }
    [number] number { $value }
    [difficulty] difficulty { $value }
    [breaches] breaches { $value }
    [nemesis] {""}
    [token] {""}
    [who] {""}
    [while_prepped] {""}
    [breaches_taken] takes { $value } breaches
    [faction] { $value ->
        [homodeus] Homodeus
        [undergrowth] Undergrowth
        [wraethe] Wraethe
        [order] Order
       *[other] { $value }
    }
    [health] health { $value }
    [item] item
    [level] level { $value }
    [gold] gold { $value }
    [weight] weight { $value }
    [strength] strength { $value }
    [attack] attack { $value }
    [magic] magic attack { $value }
    [light] light { $value }
    [points] victory points { $value }
    [experience] experience { $value }
    [darkness] {""}
    [starting] in each first deck: { $value }
    [breach] {""}
    [race] { $value ->
        [human] human
        [dwarf] dwarf
        [elf] elf
       *[other] { $value }
    }
    [counterstrike] {""}
    [discipline] {""}
    [fate] {""}
    [first_card] {""}
    [order] {""}
    [side] {""}
    [slot] {""}
    [steps] {""}
    [threat] {""}
    [shield] {""}
    [solo_card] {""}
    [tier_zero] {""}
    [token_mark] {""}
    [token_role] {""}
    [trophies] {""}
    [untouchable] {""}
   *[other] { $key } { $value }
}
cli-card-copies = { $copies ->
    [one] { $copies } copy
   *[other] { $copies } copies
}
cli-card-source = { $source ->
    [homebrew] Homebrew, not of the game.
   *[other] Box: { $box }. Source: { $source ->
        [rulebook] rulebook
        [public] public lists
        [house] our own assumption
       *[other] { $source }
    }.
}
cli-cards-total = { $kinds ->
    [one] { $kinds } kind
   *[other] { $kinds } kinds
}, { $copies ->
    [one] { $copies } component in all
   *[other] { $copies } components in all
}
cli-check-fine = All card files are in order.
cli-no-card = No card “{ $card }”. Give its id or the start of its name.

## Simulation and measurement

cli-simulate-games = games
cli-simulate-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $decisions } decisions in { $seconds } s ({ $speed } a second)
cli-simulate-team = won by { $bots }: { $count } = { $rate } % (95 %: { $low } to { $high } %)
cli-simulate-seat = seat { $seat }, { $bot }: { $count } = { $rate } % won (95 %: { $low } to { $high } %)
cli-simulate-points = points: { $least } to { $most }, mean { $mean }, standard deviation { $spread }
cli-simulate-event = per game, { $event }: { $mean }
cli-simulate-endings = endings:
cli-simulate-ending = { $reason }: { $count } = { $rate } % (95 %: { $low } to { $high } %)
cli-simulate-picks = picks per game: { $least } to { $most }, median { $median }, mean { $mean }
cli-simulate-faults = { $errors ->
    [0] no errors
    [one] { $errors } error
   *[other] { $errors } errors
}, { $unfinished ->
    [0] no unfinished games
    [one] { $unfinished } unfinished game
   *[other] { $unfinished } unfinished games
}
cli-simulate-broken = game { $game } (seed { $seed }), after { $picks } picks: { $message }
cli-bench =
    decisions a second  { $speed }
    one decision        { $decision } ns = { $clones } clones ({ $options } options)
    clone of a state    { $clone } ns
    size of a state     { $bytes } bytes
    start of a game     { $start } µs
cli-bench-compared = The second setup reaches { $percent } % of the first one’s decisions a second (median of { $turns } turns)
cli-bench-bots = { $game }: { $iterations } iterations a second; { $playouts } playouts without the tree, which costs { $overhead } % on top
cli-match = { $first } against { $second }: { $rate } % of the games (95 %: { $low } to { $high } %), { $deals ->
    [one] { $deals } deal, played
   *[other] { $deals } deals, each played
} twice with the seats swapped
cli-match-together = Won by { $first }: { $rate } % (95 %: { $low } to { $high } %); by { $second }: { $other } %; { $deals ->
    [one] { $deals } deal
   *[other] the same { $deals } deals
}
cli-match-verdict = { $verdict ->
    [stronger] { $first } is stronger
    [not-stronger] { $first } is not stronger
   *[open] It is open which is stronger
} (log-likelihood ratio of the test: { $ratio }; it decides at 2.94)
cli-bench-debug = This is a debug build: the figures say nothing. Use a release build.

## Replay

cli-replay-title = { $game }, seed { $seed }
cli-replay-pick = { $number }. Player { $seat }: { $option }
cli-replay-verified = Verified: { $picks ->
    [one] { $picks } pick
   *[other] { $picks } picks
}, { $hashes ->
    [0] but the record holds no hash to compare
    [one] { $hashes } hash agrees
   *[other] { $hashes } hashes agree
}.
cli-replay-differs = NOT VERIFIED: { $fault }

## Both clients

cli-seat = Player { $seat }
cli-spectator = a spectator
cli-nothing = (nothing)
cli-over-won = { $count ->
    [one] The game is over. Player { $seats } wins: { $reason }.
   *[other] The game is over. Players { $seats } win: { $reason }.
}
cli-over-lost = The game is over, and lost: { $reason }.
cli-score = { $rank }. seat { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-refused = Not possible now: { $why }.
cli-refused-over = The game is over.
cli-refused-turn = It is the turn of player { $seat }.
cli-refused-number = There is no option { $number }; there { $offered ->
    [one] is { $offered }
   *[other] are { $offered }
}.
cli-undo-free = free
cli-undo-reveals = reveals: you have seen something new since
cli-undo-final = final: others have been asked since
cli-undo-nothing = There is nothing to take back.
cli-undone = Taken back.
cli-saved = Saved to { $file }.
cli-saved-kept = Saved to { $file }; what was there before is now { $kept }.

cli-unfinished = { $game }: an unfinished game is kept, { $picks ->
    [one] { $picks } pick
   *[other] { $picks } picks
}. Go on with it? (y go on, n later, x throw it away)
cli-load-no-bots = This save does not say who sat at which seat: all seats are yours, and you will see every hand. To give a seat to a bot: --bot 2=heuristic
cli-load-no-bots-keys = Enter goes on, Ctrl+C leaves.

## The plain client

cli-plain-welcome = Type the number of an option, or `help`.
cli-plain-side = The table, seen by { $side }
cli-plain-only = There is nothing else to choose: press Enter.
cli-plain-zero = Options are counted from 1.
cli-plain-json = This is not JSON: { $fault }
cli-plain-unknown = “{ $line }” is not understood. Type the number of an option, or `help`.
cli-plain-undo-sure = Taking back is not free ({ $price }). Type `undo yes` to do it.
cli-why-nothing = Nothing speaks against it.
cli-plain-help =
    NUMBER             take this option; an empty line takes the only one
    JSON               take the option with these fields, such as {"{"}"do":"pass"{"}"}
    undo               take back your last pick (`undo yes` if it is not free)
    save FILE          save the game
    text CARD          read a card: its id or the start of its name
    why JSON           why something is not offered
    table              show the whole table
    options            show the options again
    log                show the whole log
    lang ru, lang en   change the language
    quit               leave

## The screen

cli-screen-log = Log
cli-screen-card = Card
cli-screen-options = { $from }–{ $to } of { $count }
cli-screen-more = more
cli-screen-small = The window is too small: at least 60 by 18 is needed.
cli-key-help = help
cli-key-card = card
cli-key-table = table
cli-key-undo = undo
cli-key-save = save
cli-key-quit = quit
cli-key-more = more options
cli-help-title = Help
cli-help =
    1-9, a-z     take the option with this key
    arrows       move between options
    Enter        take the marked option
    Space        next page of options
    t            read the cards on the table: arrows go
                 from card to card, Enter finds its option
                 or says why there is none
    z            take back your last pick; its price is shown
    PgUp, PgDn   scroll the log (or a card)
    Tab          the whole table, to be scrolled by arrows
    - and +      scroll the table
    s            save
    l            по-русски
    q            quit (asks first)
    Esc          close, go back
cli-ask-title = Are you sure?
cli-ask-undo = Take back your last pick? It is not free ({ $price }).
cli-ask-undo-keys = y take back   n leave it
cli-ask-quit = Leave the game? It will be saved to { $file }.
cli-ask-quit-over = The game is over. Leave? It will be saved to { $file }.
cli-ask-quit-keys = y save and leave   x leave without saving   n stay
cli-reading-keys = arrows: other cards   Enter: its option   Esc: back
cli-screen-no-cards = There is no card to read.
cli-screen-nothing-to-do = There is nothing to do with this card now.

cli-verify-server = 1. The server drew { $seed }
cli-verify-open = 1. The seed was open: { $seed }
cli-verify-commitment = 2. Its BLAKE3 hash is the commitment { $hash }
cli-verify-promised =
    { $same ->
        [yes]    Promised was the same
       *[no]    Promised was another one: { $hash }
    }
cli-verify-nonce =
    { $seat ->
        [0] 3. Somebody added { $nonce }
       *[other] 3. Seat { $seat } added { $nonce }
    }
cli-verify-derived =
    { $same ->
        [yes] 4. BLAKE3 derives from all of it, in this order, the seed of the record: { $seed }
       *[no] 4. BLAKE3 derives from all of it, in this order, { $seed }: not the seed of the record
    }
cli-verify-alone = The record agrees with itself, all { $picks } picks included; whether that was promised, only the commitment you saw at the start tells (--commitment)
cli-verify-kept = The seed is the one that was promised; all { $picks } picks lead where the record says
cli-verify-broken = The promise was not kept: { $why }
cli-serve-address = Koloda is at { $address }
cli-serve-stop = Ctrl+C ends it; nothing is lost
cli-serve-no-client =
    The web client is not built into this program: the browser will only show a page that says so.
    Run ./start, or scripts/build-web and build again.
cli-position-midway = note: this position lies in the middle of something, so a scenario cannot begin with it ({ $why })
