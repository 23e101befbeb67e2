### Aeon's End at the table: questions, options, log, refusals, the names of places.

ae-name = { $card }
ae-list = { $a }, { $b }

## Settings

ae-setting-nemesis = the nemesis to fight, or random
    .name = Nemesis
ae-setting-difficulty = how hard: beginner, normal, expert (increased difficulty), extinction
    .name = Difficulty
    .beginner = beginner
    .normal = normal
    .expert = expert
    .extinction = extinction
ae-setting-mages = one mage per seat, separated by commas, or random
    .name = Mages
    .seat = Mage
ae-setting-supply = a recommended supply, random, or nine market cards separated by commas
    .name = Supply
    .of-box = { $name } ({ $box })
ae-setting-boxes = the boxes that random choices draw from, separated by commas
    .name = Boxes
    .base = base box
    .war-eternal = War Eternal
    .homebrew = homebrew
ae-setting-rating = a random nemesis: from which to which rating, such as 3-6
    .name = Nemesis’ rating
ae-setting-without = what must not come up at random: nemeses, mages and cards, separated by commas
    .name = Without
ae-setting-turn-order = four players: standard, or variable with the cards 1/2 and 3/4
    .name = Turn order
    .standard = standard
    .variable = variable (cards 1/2 and 3/4)
ae-setting-solo-turns = one mage alone: player cards in the turn-order deck (4 is easier)
    .name = Turn cards (alone)
ae-setting-solo-life = one mage alone: starting life (more is easier)
    .name = Life (alone)

## Questions

ae-prompt-main = Main phase: play, gain, focus, prep
    .others = main phase
ae-prompt-casting = Casting phase: cast prepped spells; those in closed breaches must be cast
    .others = casting phase
ae-prompt-draw = Draw phase: which card goes onto your discard pile next?
    .others = draw phase
ae-prompt-corruption = Which corruption do you play next?
    .others = playing corruption
ae-prompt-choose-player = Any player: who takes this turn?
    .others = who takes this turn
ae-prompt-window = “{ $card }” was drawn. Use { $ability }?
    .others = whether to use an ability
ae-prompt-may = Use this effect?
    .others = whether to use an effect
ae-prompt-or = Choose one
    .others = one of several
ae-prompt-player = Which player? { SENTENCE($effect) }
    .others = choosing a player
ae-prompt-caster = Which ally casts the spell?
    .others = choosing an ally
ae-prompt-damage = { $amount } damage: to whom?
    .others = whom to damage
ae-prompt-spread = Suffer 1 damage to spread this over several of them?
    .others = how to spread damage
ae-prompt-spread-hits = Which of them suffers the next point of damage? ({ $left } left)
    .others = how to spread damage
ae-prompt-discard = Discard: { $limit ->
    [up-to] up to { $left } more
   *[exactly] { $left } more
} ({ $taken } chosen)
    .others = discarding cards
ae-prompt-destroy = Destroy: { $limit ->
    [up-to] up to { $left } more
   *[exactly] { $left } more
} ({ $taken } chosen)
    .others = destroying cards
ae-prompt-return = Return to hand: { $limit ->
    [up-to] up to { $left } more
   *[exactly] { $left } more
} ({ $taken } chosen)
    .others = returning cards to hand
ae-prompt-move = Choose cards: { $limit ->
    [up-to] up to { $left } more
   *[exactly] { $left } more
} ({ $taken } chosen)
    .others = choosing cards
ae-prompt-focus = Which breach is focused?
    .others = focusing a breach
ae-prompt-cast = Which prepped spell is cast?
    .others = casting a spell
ae-prompt-play = Which card is played?
    .others = playing a card
ae-prompt-prep = Which spell is prepped, and where?
    .others = prepping a spell
ae-prompt-next-gain = Several effects wait for this card: which comes first?
    .others = the order of effects
ae-prompt-gain = Which card is gained?
    .others = gaining a card
ae-prompt-devour = Which pile is devoured?
    .others = choosing a pile
ae-prompt-turn-card = Which turn-order card is shuffled back?
    .others = turn-order cards
ae-prompt-turn-card-kept = Which player card stays in the turn-order discard pile?
    .others = turn-order cards
ae-prompt-arrange = Turn-order deck: which card comes next?
    .others = arranging the turn order
ae-prompt-destroy-breach = { $why ->
    [replaced] Which breach is replaced?
    [price] Which of this spell’s breaches is destroyed?
   *[lost] Exhausted: which breach is destroyed?
}
    .others = choosing a breach
ae-prompt-put-back = Revealed cards: which comes next on the deck, top first?
    .others = putting revealed cards back
ae-prompt-split = Divide the damage, { $left } left: to whom?
    .others = dividing damage
ae-prompt-share = How much of { $left } damage?
    .others = dividing damage
ae-prompt-acolyte = The same life: which acolyte?
    .others = choosing an acolyte
ae-prompt-discard-from-breach = Which spell of the destroyed breach is discarded next?
    .others = discarding spells
ae-prompt-exhaustion = Several mages are exhausted: who first?
    .others = the order of the exhausted

## Options

ae-pick-cast = Cast “{ $card }” from breach { $breach }
ae-pick-end-casting = End the casting phase
ae-pick-play = Play “{ $card }”
ae-pick-gain = Gain “{ $card }” for { $cost }{ $pay ->
    [free-first] , with free aether first
   *[usual] {""}
}
ae-pick-charge = Gain a charge for { $cost }{ $pay ->
    [free-first] , with free aether first
   *[usual] {""}
}
ae-pick-focus = Focus breach { $breach } for { $cost }{ $pay ->
    [free-first] , with free aether first
   *[usual] {""}
}
ae-pick-open = Open breach { $breach } for { $cost }{ $pay ->
    [free-first] , with free aether first
   *[usual] {""}
}
ae-pick-prep = Prep “{ $card }”{ $at ->
    [0] {""}
   *[other] {" "}(no. { $at } from the top)
} to breach { $breach }
ae-pick-use = Use “{ $card }”
ae-pick-discard-power = Discard the power “{ $card }” by paying its price
ae-pick-ability = { $ability } ({ $mage })
ae-pick-end-main = End the main phase
ae-pick-put = “{ $card }” next
ae-pick-put-rest = The rest in the order played
ae-pick-resolve = Play the corruption “{ $card }”
ae-pick-pass = Do not use it
ae-pick-accept = Yes: { $effect }
ae-pick-yes = Yes
ae-pick-decline = No
ae-pick-branch = Option { $number }
ae-pick-player = Player { $player }: { $mage }
ae-pick-target = { $who } ({ $life } life)
ae-pick-target-token = { $who } ({ $tokens } in play)
ae-pick-target-token-life = { $who } with { $life } life (there are { $tokens })
ae-pick-card = “{ $card }”{ $from ->
    [hand] , from player { $player }’s hand
    [discard] , from player { $player }’s discard pile{ $at ->
        [0] {""}
       *[other] {" "}(no. { $at } from the top)
    }
    [play] , played this turn by player { $player }
    [prepped] , prepped by player { $player }
   *[table] {""}
}
ae-pick-done = That is all
ae-pick-pile = “{ $card }” ({ $left } left)
ae-pick-breach = Breach { $breach } of { $mage } (player { $player })
ae-pick-share = { $amount }
ae-pick-destroy-breach = Breach { $breach }

## Log

ae-turn-of = Player { $player }
ae-turn-of-either = Player { $player } or { $owner }
ae-event-turn-order = Turn order: { $card }
ae-event-turn-of = Player { $player } takes a turn
ae-event-nemesis-turn = The nemesis takes a turn
ae-event-turn-ends = Player { $player } ends the turn
ae-event-played = Player { $player } plays “{ $card }”
ae-event-gained = Player { $player } gains “{ $card }”
ae-event-gained-charge = Player { $player } buys a charge
ae-event-focus-paid = Player { $player } focuses breach { $breach }
ae-event-open-paid = Player { $player } opens breach { $breach }
ae-event-prepped = Player { $player } preps “{ $card }” to breach { $breach }
ae-event-cast = Player { $player } casts “{ $card }” from { $whose ->
    [other] player { $owner }’s breach { $breach }
   *[own] breach { $breach }
}
ae-event-used = Player { $player } uses “{ $card }”
ae-event-power-paid-off = Player { $player } discards the power “{ $card }”
ae-event-ability-used = Player { $player } uses their ability
ae-event-corruption-played = Player { $player } plays the corruption “{ $card }”
ae-event-acts = “{ $card }” acts
ae-event-nemesis-drew = The nemesis draws “{ $card }”
ae-event-nemesis-deck-empty = The nemesis deck is empty
ae-event-unleash = Unleash
ae-event-exhausted = Player { $player } is exhausted
ae-event-won = Gravehold is saved: the players win
ae-event-lost = The players have lost
aeons-end-ending-nemesis-defeated = the nemesis is defeated
aeons-end-ending-nemesis-undone = the nemesis has nobody left to stand on
aeons-end-ending-nemesis-spent = the nemesis has nothing left to send
aeons-end-ending-gravehold-fell = Gravehold has fallen
aeons-end-ending-all-exhausted = all mages are exhausted
aeons-end-ending-nemesis-won = the nemesis has reached its goal
ae-event-aether = +{ $amount } aether (player { $player })
ae-event-charges-gained = player { $player }: +{ $amount } charges, now { $now }
ae-event-charges-lost = player { $player }: −{ $amount } charges, now { $now }
ae-event-drew = player { $player } draws { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
ae-event-deck-turned = player { $player }’s discard pile becomes the deck
ae-event-deck-shuffled = player { $player } shuffles the discard pile into the deck
ae-event-life-gained = player { $player }: +{ $amount } life, now { $now }
ae-event-suffered = player { $player } suffers { $amount }, { $now } life left
ae-event-prevented = { $amount } damage is prevented
ae-event-gravehold-suffered = Gravehold suffers { $amount }, { $now } life left
ae-event-gravehold-gained = Gravehold: +{ $amount } life, now { $now }
ae-event-nemesis-gained = nemesis: +{ $amount } life, now { $now }
ae-event-hit-nemesis = player { $player } deals { $amount } to the nemesis, { $now } life left
ae-event-hit-minion = player { $player } deals { $amount } to “{ $card }”, { $now } life left
ae-event-hit-token = player { $player } deals { $amount } to the brood, { $now } left in play
ae-event-minion-fell = “{ $card }” is slain
ae-event-discarded = player { $player } discards “{ $card }”
ae-event-destroyed = “{ $card }” is destroyed
ae-event-returned = “{ $card }” returns to player { $player }’s hand
ae-event-focused = player { $player }: breach { $breach } is focused
ae-event-opened = player { $player }: breach { $breach } is open
ae-event-breach-destroyed = player { $player }: breach { $breach } is destroyed
ae-event-breach-replaced = player { $player }: “{ $tile }” replaces breach { $breach }
ae-event-revealed = revealed: { $card }
ae-event-put-at-bottom = { $card } goes to the bottom
ae-event-put-on-deck = “{ $card }” goes on top of player { $player }’s deck
ae-event-corruption-gained = player { $player } gains a corruption
ae-event-turn-card-shuffled = { $card }: shuffled into the turn-order deck
ae-event-turn-card-discarded = { $card }: discarded from the turn-order deck
ae-event-turn-order-shuffled = the turn-order deck is shuffled anew
ae-event-turn-order-arranged = the turn-order deck is revealed and arranged
ae-event-damage-prevented = no damage to players and Gravehold this turn
ae-event-tokens = tokens of the nemesis: { $now }
ae-event-power-tick = “{ $card }”: { $left } to go
ae-event-entered-play = “{ $card }” enters play
ae-event-extra-draws = the nemesis will draw { $cards ->
    [one] { $cards } more card
   *[other] { $cards } more cards
} this turn
ae-event-nemesis-discarded = “{ $card }” is discarded
ae-event-devoured = “{ $card }” is devoured
ae-event-strike = strike: “{ $card }”
ae-event-blood-magic = Blood Magic: “{ $card }”
ae-event-acolyte-shuffled = “{ $card }”: shuffled into the acolyte deck
ae-event-shuffled-in = “{ $card }”: shuffled into its deck
ae-event-minion-gained = “{ $card }”: { $now } life now
ae-event-trophies = player { $player }: { $now } trophies
ae-event-pair-token = the “{ $a }/{ $b }” token { $player ->
    [0] lies between the players
   *[other] is taken by player { $player }
}

## Why not?

ae-refusal-over = The game is over
ae-refusal-not-your-turn = { $player ->
    [0] It is the nemesis’ turn
   *[other] It is player { $player }’s turn
}
ae-refusal-wrong-phase = Not in this phase
ae-refusal-effect-pending = First the effect that is being resolved needs an answer
ae-refusal-unknown = There is no such thing to do
ae-refusal-not-in-hand = That card is not in your hand
ae-refusal-wrong-kind = This kind of card cannot be used that way
ae-refusal-pile-empty = That pile is empty
ae-refusal-not-in-supply = That card is not in the supply
ae-refusal-too-expensive = Needs { $price } aether, you have { $available } for it
ae-refusal-no-breach = There is no such breach
ae-refusal-breach-open = That breach is open already
ae-refusal-breach-closed = That breach is closed and was not focused this turn
ae-refusal-breach-full = That breach already holds a spell
ae-refusal-not-prepped = You have no such spell prepped there
ae-refusal-already-used = It was used this turn already
ae-refusal-charges-full = All { $slots } charges are there already
ae-refusal-not-charged = Needs { $slots } charges, has { $charges }
ae-refusal-cannot-pay = Its price cannot be paid in full
ae-refusal-no-such-effect = It has no effect to use now
ae-refusal-must-cast = Spells in closed breaches must be cast first
ae-refusal-not-in-play = That card is not in play
ae-refusal-not-offered = That does not answer this question: choose what is outlined or listed
ae-refusal-nothing-asked = Nothing to choose here now: it becomes a target when a card or an ability asks for one

## The table

ae-panel-status = Turn
ae-panel-threats = In play, oldest first
ae-panel-supply = Supply
ae-panel-hand = Hand of { $mage }
ae-status-player = Player { $player } ({ $mage }), { $phase ->
    [casting] casting phase
    [main] main phase
    [draw] draw phase
   *[other] start of turn
}
ae-status-nemesis = { $nemesis }, { $phase ->
    [nemesis-main] main phase
    [nemesis-draw] draw phase
   *[other] start of turn
}
ae-status-nobody = Between turns
ae-status-order = Drawn: { $drawn }; { $left } left
ae-status-pair-token = “{ $a }/{ $b }” token: player { $player }
ae-status-aether = Aether: { $aether }
ae-foe-life = { $nemesis }: { $life } of { $max } life
ae-foe-untouchable = { $nemesis }: cannot be dealt damage
ae-foe-acolytes = Acolytes: deck { $deck }, discard { $discard }
ae-foe-tokens = { $token }: { $tokens }
ae-foe-gravehold = Gravehold: { $life } of { $max } life
ae-foe-deck = Deck { $deck }, discarded { $discard }, tier { $tier }
ae-threat-drawn = { $card } (being resolved)
ae-threat-power = { $card } (power, { $tokens } to go)
ae-threat-acolyte = { $card } (acolyte, { $tokens } life)
ae-threat-minion = { $card } (minion, { $tokens } life)
ae-pile = { $card } [{ $cost }] ×{ $left }
ae-devoured = Devoured: { $card } [{ $cost }], { $left } in the pile
ae-mage = { $mage } (player { $player })
ae-mage-life = { $life } of { $max } life, charges { $charges } of { $slots } ({ $ability })
ae-mage-trophies = Trophies: { $trophies }
ae-mage-piles = Hand { $hand }, deck { $deck }, discard { $discard }
ae-mage-discard = Discard, top last: { $cards }
ae-mage-play = Played: { $cards }
ae-mage-hand = In hand: { $cards }
ae-next-hand = { $number ->
    [1] This draw
   *[other] Hand { $number }
}: { $cards }
ae-breach-open = { $breach } open{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus } damage
}
ae-breach-closed = { $breach } closed: focus { $focus }, open { $open }{ $focused ->
    [yes] , focused
   *[no] {""}
}
ae-breach-destroyed = { $breach } destroyed
ae-breach-holds = { $breach } — { $cards }
ae-hand-card = { $card } ({ kind } { $cost })

## Faults of a setup

ae-setup-rating = “rating” is a number from { $least } to { $most } or a range like 3-6, not “{ $value }”
ae-setup-without = “without” names “{ $value }”, which is no nemesis, mage or card
ae-setup-variable = the variable turn order is for four seats, here are { $seats }
ae-setup-no-nemesis-fits = no nemesis of these boxes has such a rating and is not left out
ae-setup-mage-count = mages named: { $given }, seats: { $seats }; name one mage per seat, separated by commas
ae-setup-few-mages = only { $found } mages of these boxes are left for { $seats } seats
ae-setup-no-supply = no supply “{ $value }”; one of { $ids }, random, or nine card ids separated by commas
ae-setup-few-cards = too few different { $kind ->
    [gem] gems
    [relic] relics
   *[spell] spells
} in these boxes: { $found } of { $needed }
ae-setup-supply-kind = different { $kind ->
    [gem] gems
    [relic] relics
   *[spell] spells
} in the supply: { $found }, expected { $needed }
ae-setup-no-market-card = no market card “{ $value }”
ae-setup-no-turn-card = the card files have no turn-order card for { $whom }
ae-setup-few-basics = too few basic nemesis cards of tier { $tier } in these boxes: { $found } of { $needed }
