# What the browser table of Aeon’s End says.

## Start page

web-aeons-end-tagline = Together against a nemesis: breach mages defend the last city. Decks are never shuffled.

## Kinds of cards

web-aeons-end-kind-gem = Gem
web-aeons-end-kind-relic = Relic
web-aeons-end-kind-spell = Spell
web-aeons-end-kind-minion = Minion
web-aeons-end-kind-power = Power
web-aeons-end-kind-attack = Attack
web-aeons-end-kind-strike = Strike
web-aeons-end-kind-acolyte = Acolyte
web-aeons-end-kind-corruption = Corruption
web-aeons-end-kind-nemesis = Nemesis
web-aeons-end-kind-mage = Mage
web-aeons-end-kind-breach = Breach
web-aeons-end-kind-turn-order = Turn order
web-aeons-end-kind-card = Card

## On the table

web-aeons-end-casting = Casting
web-aeons-end-main = Main phase
web-aeons-end-draw = Draw
web-aeons-end-foe-turn = Nemesis’ turn
web-aeons-end-order = Turn order
web-aeons-end-in-play = In play, oldest first
web-aeons-end-empty = Nothing yet
web-aeons-end-supply = Supply
web-aeons-end-breaches = Breaches
web-aeons-end-ally = Ally
web-aeons-end-allies = Allies
web-aeons-end-gravehold = Gravehold
web-aeons-end-life = life
web-aeons-end-charges = charges
web-aeons-end-deck = deck
web-aeons-end-discard = discard
web-aeons-end-hand = hand
web-aeons-end-played = Played
web-aeons-end-focus = focus
web-aeons-end-open = open
web-aeons-end-is-open = open
web-aeons-end-destroyed = destroyed
web-aeons-end-bonus = +{ $n } damage
web-aeons-end-prepped = prepped
web-aeons-end-nothing = nothing
web-aeons-end-aether =
    { $n ->
       *[other] aether
    }
web-aeons-end-tier = tier
web-aeons-end-foe-deck = nemesis deck
web-aeons-end-devoured = Devoured
web-aeons-end-drawn = Card drawn
web-aeons-end-charge-it = Gain a charge
web-aeons-end-ability = Ability
web-aeons-end-exhausted = exhausted
web-aeons-end-discard-order = Discard in order
web-aeons-end-only-for = only: { $what }
web-aeons-end-aether-for-gem = gem
web-aeons-end-aether-for-relic = relic
web-aeons-end-aether-for-spell = spell
web-aeons-end-aether-for-not-relic-spell = not for relics or spells
web-aeons-end-token-fury = Fury
web-aeons-end-token-husk = Husks
web-aeons-end-token-nemesis-token = Tokens
web-aeons-end-doom = 0 is defeat
web-aeons-end-shielded = damage to it −{ $n }
web-aeons-end-acts-at = threshold { $n }
web-aeons-end-own-deck-strike = strike deck
web-aeons-end-own-deck-corruption = corruption deck
web-aeons-end-own-deck-acolyte = acolyte deck
web-aeons-end-acolytes-left = acolytes left
web-aeons-end-tier-zero-discard = { $n } discarded
web-aeons-end-untouchable = cannot be damaged
web-aeons-end-trophies = trophies
web-aeons-end-taken = taken
web-aeons-end-unknown-card = unknown card
web-aeons-end-power-left = turns until it goes off
web-aeons-end-revealed = Revealed
web-aeons-end-pair-open = The { $a }/{ $b } token lies between the players: at a { $a }/{ $b } card you decide whose turn it is
web-aeons-end-pair-held = { $who } holds the { $a }/{ $b } token: the next { $a }/{ $b } card is the turn of { $other }
web-aeons-end-take-turn = Turn of { $who }
web-aeons-end-next-card = the next card is not known
web-aeons-end-hands-to-come = Hands this order will make
web-aeons-end-hand-now = Now
web-aeons-end-hand-next = Next
web-aeons-end-hand-later = Later
web-aeons-end-more-cards =
    { $n ->
        [one] and { $n } more card
       *[other] and { $n } more cards
    }
web-aeons-end-put-next = if this goes next: { $card }
web-aeons-end-cheaper = breach { $n } cheaper
web-aeons-end-double-prep = two spells to a breach
web-aeons-end-no-damage = damage prevented
web-aeons-end-next-gain = waits for a gained card: { $card }
web-aeons-end-extra-draws =
    { $n ->
        [one] the nemesis draws { $n } more card
       *[other] the nemesis draws { $n } more cards
    }
web-aeons-end-my-hand = Hand

## Figures that are told between turns and at the end

web-aeons-end-figure-threats = nemesis cards in play

## The guided first game

web-aeons-end-tour-goal = The aim
    .text = Bring the nemesis’ life to zero (the number in the ring). You lose if Gravehold falls or all mages are exhausted.
web-aeons-end-tour-play = Gems give aether
    .text = Whatever you may do is outlined. Press a gem in your hand: it gives aether for this turn.
web-aeons-end-tour-prep = A spell goes to a breach
    .text = Prep a Spark: press the card, then a breach. You will cast it at the start of your next turn.
web-aeons-end-tour-gain = Spend the aether
    .text = Gain a card from the supply (it goes to your discard), a charge for your ability, or focus a breach. A dimmed thing tells what is missing.
web-aeons-end-tour-draw = The order of the discard
    .text = Decks are never shuffled: the discard pile is turned over. The order you put cards down is the order they come back.
web-aeons-end-tour-cast = Casting
    .text = Press a prepped spell and choose its target. From an open breach it may also wait.
web-aeons-end-tour-threat = Cards of the nemesis
    .text = Minions act on each of its turns; powers go off when their count reaches zero. They lie in a row: the oldest acts first.
