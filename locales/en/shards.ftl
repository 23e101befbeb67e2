### Shards of Infinity at the table: questions, options, log, refusals, names of places.

si-name = { $card }
si-list = { $a }, { $b }
si-and = { $a } and { $b }

si-who-player = Player { $player }
si-who-nemesis = The Nemesis
si-of-player = player { $player }
si-of-nemesis = the Nemesis
si-to-player = player { $player }
si-to-nemesis = the Nemesis
si-power = { $power }
si-power-infinite = ∞

## Settings

si-setting-boxes = boxes separated by commas; base alone is the base game without relics
    .name = Boxes
    .base = base
    .relics-of-the-future = Relics of the Future
    .homebrew = homebrew
si-setting-variant = standard, teams (4 players), three-way (3 players)
    .name = Variant
    .standard = standard
    .teams = teams
    .three-way = three-way
si-setting-leaders = one leader per seat separated by commas, random, or auction
    .name = Leaders
    .seat = Leader
    .auction = auction
si-setting-relics = relics: leader (those of the leader), draft, secret
    .name = Relics
    .leader = of the leader
    .draft = draft
    .secret = secret
si-setting-first = who begins: random or a seat
    .name = Who begins
si-setting-nemesis-leader = the leader of the Nemesis in a solo game, or random
    .name = Leader of the Nemesis

## Questions

si-prompt-main = Main phase: play, recruit, attack
    .others = main phase
si-prompt-assign = Attack phase, power: { $power }. How much goes to player { $player }?
    .others = attack phase
si-prompt-shields = You are attacked with { $power } power, { $blocked } blocked. Show a card with a shield?
    .others = showing shields
si-prompt-overflow = { $power } power left over. Attack the other opponent?
    .others = power left over
si-prompt-auction = Leader auction, highest bid: { $highest }. How much health do you bid?
    .others = bidding for a leader
si-prompt-leader = Which leader do you take?
    .others = choosing a leader
si-prompt-draft = Draft: which relic do you take?
    .others = drafting a relic
si-prompt-nemesis-row = Turn of the Nemesis: which card of the row does it play next?
    .others = turn of the Nemesis
si-prompt-nemesis-activate = Turn of the Nemesis: which champion does it activate next?
    .others = turn of the Nemesis
si-prompt-nemesis-destroy = The Nemesis destroys the champion of the highest cost: which of these?
    .others = turn of the Nemesis
si-prompt-may = Use this effect?
    .others = whether to use an effect
si-prompt-or = Choose one
    .others = one of several
si-prompt-player = Which opponent? { SENTENCE($effect) }
    .others = choosing an opponent
si-prompt-remove = Banish a card{ $limit ->
    [up-to] {" "}(or none)
   *[exactly] {""}
}. Left to choose: { $left }
    .others = banishing a card
si-prompt-return = Which card returns to your hand{ $limit ->
    [up-to] {" "}(or none)
   *[exactly] {""}
}? Left to choose: { $left }
    .others = returning a card to hand
si-prompt-recruit = Which card do you recruit for free?
    .others = recruiting a card
si-prompt-destroy = Which champion of an opponent is destroyed? Left to choose: { $left }
    .others = destroying a champion
si-prompt-copy = Whose effects do you copy?
    .others = copying effects
si-prompt-copy-each = Whose effects do you copy next?
    .others = copying effects
si-prompt-unify = Unify: show another Undergrowth ally from your hand?
    .others = showing a card
si-prompt-dominion = Dominion: show a card of this faction from your hand: { $faction ->
    [homodeus] Homodeus
    [undergrowth] Undergrowth
    [wraethe] Wraethe
   *[order] Order
}?
    .others = showing a card

## Options

si-pick-play = Play { $card }
si-pick-recruit = Recruit { $card } for { $price }
si-pick-fast-play = Fast-play { $card } for { $price }
si-pick-activate = Activate { $card }
si-pick-focus = Focus: 1 crystal for 1 mastery
si-pick-attack = Attack { $card } of { $owner } for { $price } power
si-pick-recruit-relic = Recruit the relic { $card }
si-pick-end-main = End the main phase (power: { $power })
si-pick-assign = Attack { $target } with { $power } power
si-pick-shield = Show { $card }, shield { $shield }
si-pick-overflow = Attack { $target } with { $power } power
si-pick-pass = Pass
si-pick-done = That is all
si-pick-accept = Yes: { $effect }
si-pick-yes = Yes
si-pick-decline = No
si-pick-not-show = Show nothing
si-pick-branch = Option { $number }
si-pick-player = { $who }
si-pick-show = Show { $card }
si-pick-card = { $card }{ $from ->
    [hand] , from your hand
    [discard] , from your discard pile
   *[table] {""}
}
si-pick-champion = { $card } of { $owner }
si-pick-bid = Bid { $health }
si-pick-leader = { $leader }
si-pick-take-relic = Take { $card }
si-pick-nemesis-play = { $card } next
si-pick-nemesis-activate = { $card } next
si-pick-nemesis-destroy = { $card }

## Log

si-event-turn-of = Turn: { $who }
si-event-turn-ends = { $who } ends the turn
si-event-played = { $who } plays { $card }
si-event-fast-played = { $who } fast-plays { $card } for { $price }
si-event-activated = { $who } activates { $card }
si-event-focused = { $who } focuses
si-event-recruited = { $who } recruits { $card }{ $price ->
    [0] {" "}for free
   *[other] {" "}for { $price }
}
si-event-relic-recruited = { $who } recruits the relic { $card }
si-event-champion-attacked = { $who } attacks { $card } of { $owner } with { $price } power
si-event-attacked = { $who } attacks { $target } with { $power } power
si-event-bid = { $who } bids { $health } health
si-event-bid-passed = { $who } is out of this auction
si-event-leader-taken = { $who } takes the leader { $leader }{ $paid ->
    [0] {""}
   *[other] , paying { $paid } health
}
si-event-relic-taken = { $who } takes the relic { $card }
si-event-nemesis-reveals = The Nemesis reveals { $card } and plays it
si-event-eliminated = { $who } is out of the game
si-event-won = Victory: { $winners }
si-event-nemesis-won = The Nemesis has won
si-event-nobody-won = There is no way left to win: nobody wins
si-event-crystals = { $who }: crystals +{ $amount }
si-event-power = { $who }: power +{ $power }
si-event-power-doubled = { $who }: power doubled, now { $power }
si-event-mastery = { $who }: mastery +{ $amount }, now { $now }
si-event-mastery-lost = { $who }: mastery −{ $amount }, now { $now }
si-event-health = { $who }: health +{ $amount }, now { $now }
si-event-drew = { $who } draws { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
si-event-reshuffled = { $who } shuffles the discard pile into a new deck
si-event-removed = { $who } banishes { $card }
si-event-returned = { $who } returns { $card } to hand
si-event-destroyed = destroyed: { $card } of { $owner }
si-event-shown = { $who } shows { $card }
si-event-not-shown = { $who } shows nothing
si-event-copied = { $who } copies { $card }
si-event-into-play = { $who } plays { $card } at once
si-event-row-filled = into the row: { $card }
si-event-shielded = { $who } shows { $card }, shield { $shield }
si-event-shield-in-play = { $who }: cards in play block { $shield }
si-event-damaged = { $who }: { $amount } damage, health { $now }
si-event-damaged-infinitely = { $who }: infinite damage, health { $now }
si-event-nemesis-match = it is of the faction of the Nemesis
si-event-centre-removed = banished from the top of the centre deck: { $card }
si-event-mercenaries-back = { $cards ->
    [one] { $cards } mercenary goes
   *[other] { $cards } mercenaries go
} under the centre deck

## Refusals

si-refusal-over = The game is over
si-refusal-not-your-turn = Player { $player } is to decide
si-refusal-wrong-phase = Not in this phase
si-refusal-effect-pending = An effect waits for an answer first
si-refusal-unknown = There is no such action
si-refusal-not-in-hand = This card is not in your hand
si-refusal-not-in-row = This card is not in the row
si-refusal-not-in-play = There is no such champion in play
si-refusal-not-mercenary = Only mercenaries can be fast-played
si-refusal-too-expensive = Costs { $price } crystals, you have { $available }
si-refusal-already-activated = This champion was already activated this turn
si-refusal-no-activation = This card has no activation
si-refusal-already-focused = Your leader was already activated this turn
si-refusal-not-enough-power = Costs { $price } power, you have { $available }
si-refusal-cannot-be-attacked = This target cannot be attacked
si-refusal-not-an-opponent = That is not an opponent
si-refusal-mastery-too-low = Needs { $needed } mastery, you have { $mastery }
si-refusal-relic-taken = You have already recruited a relic
si-refusal-no-such-relic = You have no such relic
si-refusal-bid-too-low = A bid must be above { $highest }
si-refusal-bid-too-high = A bid is at most { $most }
si-refusal-out-of-auction = You are out of this auction
si-refusal-no-shield = This card has no shield
si-refusal-not-offered = That does not answer this question: choose what is outlined or listed
si-refusal-nothing-asked = Nothing to choose here now: it becomes a target when a card asks for one or the attack comes

## The table

si-panel-status = Turn
si-panel-row = Centre row
si-panel-draft = Relics to draft
si-panel-hand = Hand
si-status-turn = { $who }, { $phase ->
    [auction] leader auction
    [draft] relic draft
    [main] main phase
    [attack] attack phase
    [nemesis] the Nemesis plays its cards
   *[end] end phase
}, turn { $number }
si-status-pools = Crystals { $crystals }, power { $power }
si-status-centre = Centre deck { $deck }, banished { $removed }
si-card = { $card } ({ $faction ->
    [homodeus] Homodeus
    [undergrowth] Undergrowth
    [wraethe] Wraethe
    [order] Order
   *[none] no faction
}, { $kind ->
    [ally] ally
    [champion] champion
   *[card] card
})
si-row-card = { $card } ({ $faction ->
    [homodeus] Homodeus
    [undergrowth] Undergrowth
    [wraethe] Wraethe
    [order] Order
   *[none] no faction
}, { $mercenary ->
    [yes] mercenary
   *[no] { $kind ->
        [ally] ally
        [champion] champion
       *[card] card
    }
}), cost { $cost }{ $changed ->
    [yes] , now { $price }
   *[no] {""}
}
si-champion = { $card } ({ $faction ->
    [homodeus] Homodeus
    [undergrowth] Undergrowth
    [wraethe] Wraethe
    [order] Order
   *[none] no faction
}, { $kind ->
    [champion] champion
   *[card] card
}), health { $health }, { $ready ->
    [yes] ready
   *[no] activated
}
si-player = { $leader } ({ $who })
si-player-leaderless = { $who }, no leader yet
si-player-out = Out of the game
si-player-values = Health { $health }, mastery { $mastery }
si-player-piles = Hand { $hand }, deck { $deck }, discard { $discard }
si-player-discard = Discard pile, top card last: { $cards }
si-player-play = Played this turn: { $cards }
si-player-relics = Relics: { $cards }
si-player-shown = Known of the hand: { $cards }
si-hand-card = { $card } ({ $faction ->
    [homodeus] Homodeus
    [undergrowth] Undergrowth
    [wraethe] Wraethe
    [order] Order
   *[none] no faction
}, { $kind ->
    [ally] ally
    [champion] champion
   *[card] card
}){ $shield ->
    [0] {""}
   *[other] , shield { $shield }
}

# How a game ended.
shards-ending-last-standing = only one is left standing
shards-ending-team-won = one team is left standing
shards-ending-nemesis-defeated = the Nemesis is defeated
shards-ending-player-defeated = your health is gone
shards-ending-nemesis-mastery = the Nemesis has reached mastery 30
shards-ending-centre-deck-empty = the centre deck has run out
shards-ending-stalemate = nothing has changed for many turns: nobody wins
shards-ending-turn-limit = the game took too many turns: nobody wins

## Faults of a setup

si-setup-variant-seats = { $variant ->
    [teams] teams are for 4 players
   *[three-way] the three-way fight is for 3 players
}, here are { $seats }
si-setup-needs-base = “{ $boxes }” is an expansion and needs the box “{ $base }” too: without it there are no starting decks and too few cards for the centre row
si-setup-few-relics = too few relics in these boxes: { $found } of { $needed }
si-setup-leader-count = leaders named: { $given }, seats: { $seats }; name one per seat, separated by commas
si-setup-few-leaders = the card files have too few leaders for { $seats } seats
si-setup-team-first = in teams seat 1 or seat 3 begins, not { $seat }
si-setup-first = “first” is a seat from 1 to { $seats } or random, not “{ $value }”
si-setup-auction-needs-relics = the leader auction needs relics: without them all leaders are alike
si-setup-auction-or-draft = the leader auction and the relic draft both decide who begins: choose one of them
si-setup-teams-begin = in teams the seats decide who begins: neither an auction nor a draft can
si-setup-need-two = auction and draft need at least 2 seats
si-setup-no-nemesis = the card files have no entry for the Nemesis, so there is no game for one
