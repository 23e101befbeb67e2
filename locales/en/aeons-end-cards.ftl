### Rules on the cards of Aeon's End. The text is told from a card's effect: crates/aeons-end/src/text.
###
### Forms of a deed: .you an order to the reader ("draw"), .they the third person without its subject
### ("draws"), .inf after "may" ("draw"). A deed without these forms brings its own subject
### ("Gravehold suffers…"). $who is whom it is about: you, they or all (everybody together).

## Flow of an effect

repeat-anew = { $times }, { $text } (choose anew each time)
token-row = { $token ->
    [husk] with { $low }–{ $high } husks, { $text }
    [fury] with { $low }–{ $high } fury tokens, { $text }
    [none] with { $low }–{ $high } nemesis tokens, { $text }
   *[other] with { $low }–{ $high } “{ $name }” tokens, { $text }
}
token-row-otherwise = otherwise, { $text }
each-shared-turn-card = for each card in the turn-order discard pile that several players share, { $text }

## About whom

scope-any-player = any player
scope-any-ally = any ally
scope-another-player = another player
scope-active-player = the active player
scope-lowest-life = the player with the lowest life
scope-highest-life = the player with the highest life
scope-most-charges = the player with the most charges
scope-most-prepped = the player with the most prepped spells
scope-most-open-breaches = the player with the most open breaches
scope-dearest-prepped = the player with the most expensive prepped spell
scope-one-of-several = one of them (you decide who)
scope-most-in-hand = the player with the most “{ $name }” cards in hand
scope-each-player = each player
scope-each-ally = each ally

## Deeds of a player

op-aether =
    .you = gain { helper-more }{ n-aether }
    .they = gains { helper-more }{ n-aether }
    .inf = gain { helper-more }{ n-aether }
op-aether-for =
    .you = gain { helper-more }{ n-aether } ({ $uses })
    .they = gains { helper-more }{ n-aether } ({ $uses })
    .inf = gain { helper-more }{ n-aether } ({ $uses })
helper-more = { $more ->
    [more] an additional{" "}
   *[first] {""}
}
uses-only = only to gain a { $kinds }
uses-not = but not to gain a { $kinds }
op-pay =
    .you = spend { n-aether }
    .they = spends { n-aether }
    .inf = spend { n-aether }
op-charge =
    .you = gain { n-charges }
    .they = gains { n-charges }
    .inf = gain { n-charges }
op-lose-charges =
    .you = lose { n-charges }
    .they = loses { n-charges }
    .inf = lose { n-charges }
op-lose-all-charges =
    .you = lose all your charges
    .they = loses all their charges
    .inf = { $who ->
        [you] lose all your charges
       *[they] lose all their charges
    }
op-draw =
    .you = draw { n-cards }
    .they = draws { n-cards }
    .inf = draw { n-cards }
op-life =
    .you = gain { n-life }
    .they = gains { n-life }
    .inf = gain { n-life }
op-suffer =
    .you = suffer { $amount }
    .they = suffers { $amount }
    .inf = suffer { $amount }
op-discard =
    .you = discard { $cards }
    .they = discards { $cards }
    .inf = discard { $cards }
    .together = the players together discard { $cards }
    .together-may = the players together may discard { $cards }
op-destroy =
    .you = destroy { $cards }
    .they = destroys { $cards }
    .inf = destroy { $cards }
    .together = the players together destroy { $cards }
    .together-may = the players together may destroy { $cards }
op-return =
    .you = return { $cards } to your hand
    .they = returns { $cards } to their hand
    .inf = { $who ->
        [you] return { $cards } to your hand
       *[they] return { $cards } to their hand
    }
    .together = the players together return { $cards } to their hands
    .together-may = the players together may return { $cards } to their hands
op-put-back =
    .you = put the other revealed cards back on top of your deck in any order
    .they = puts the other revealed cards back on top of their deck in any order
    .inf = put the other revealed cards back on top of { helper-whose } deck in any order
op-reveal-hand =
    .you = reveal your hand
    .they = reveals their hand
    .inf = reveal { helper-whose } hand
op-take =
    .you = take { $cards } to your hand
    .they = takes { $cards } to their hand
    .inf = take { $cards } to { helper-whose } hand
op-put =
    .you = put { $cards } { $to }
    .they = puts { $cards } { $to }
    .inf = put { $cards } { $to }
    .together = the players together put { $cards } { $to }
    .together-may = the players together may put { $cards } { $to }
put-place = { $to ->
    [discard] on { helper-whose } discard pile
    [deck-top] on top of { helper-whose-deck }
   *[deck] on the bottom of { helper-deck }
}
helper-deck = { $deck ->
    [own] { helper-whose-deck }
    [turn-order] the turn-order deck
    [nemesis] the nemesis deck
    [tier-zero] { helper-tier-zero }
   *[its] { helper-own-deck }
}
helper-whose-deck = { $who ->
    [you] your deck
    [all] their decks
   *[they] their deck
}
op-shuffle-into =
    .you = shuffle { $cards } into { $to }
    .they = shuffles { $cards } into { $to }
    .inf = shuffle { $cards } into { $to }
    .together = the players together shuffle { $cards } into { $to }
    .together-may = the players together may shuffle { $cards } into { $to }
into-deck = { helper-deck }
discard-pile = { helper-whose } discard pile
discard-top-cards = { $n ->
    [1] the top card of { helper-whose } discard pile
   *[other] the top { $n } cards of { helper-whose } discard pile
}
drawn-card = that card
turn-deck-top = { $n ->
    [1] the top card of the turn-order deck
   *[other] the top { $n } cards of the turn-order deck
}
turn-discarded = { $n ->
    [1] the top card of the turn-order discard pile
   *[other] the top { $n } cards of the turn-order discard pile
}
nemesis-discarded = { $n ->
    [1] the most recently discarded { helper-nemesis-card }
   *[other] the { $n } most recently discarded { helper-nemesis-cards }
}
helper-nemesis-card = { $kind ->
    [minion] minion
    [attack] attack
    [power] power
   *[other] nemesis card
}
helper-nemesis-cards = { $kind ->
    [minion] minions
    [attack] attacks
    [power] powers
   *[other] nemesis cards
}
top-cards = { $n ->
    [1] the top card of { helper-whose } deck
   *[other] the top { $n } cards of { helper-whose } deck
}
helper-whose = { $who ->
    [you] your
   *[they] their
}
helper-whose-or-the = { $who ->
    [you] your
    [all] the
   *[they] their
}
op-gain =
    .you = gain { $card }
    .they = gains { $card }
    .inf = gain { $card }
gained = { $kind ->
    [card] a card
    [copies] another copy of this card
    [gem] a gem
    [relic] a relic
   *[spell] a spell
}
from-supply = from the supply
from-pile = from { $pile }
place-to = { $to ->
    [hand] to { helper-whose } hand
    [deck-top] on top of { helper-whose } deck
   *[discard] to { helper-whose } discard pile
}
op-gain-corruption =
    .you = gain { n-corruptions } { $to }
    .they = gains { n-corruptions } { $to }
    .inf = gain { n-corruptions } { $to }
op-damage =
    .you = deal { $amount }
    .they = deals { $amount }
    .inf = deal { $amount }
op-split =
    .you = deal { $amount }, divided among the nemesis and minions as you like
    .they = deals { $amount }, divided among the nemesis and minions as they like
    .inf = deal { $amount }, divided among the nemesis and minions in any way
op-focus =
    .you = focus { $breach }
    .they = focuses { $breach }
    .inf = focus { $breach }
focused-breach = { $breach ->
    [cheapest] { helper-whose } closed breach with the lowest focus cost
    [own] one of { helper-whose } closed breaches
   *[any] one closed breach of any player
}
op-discount =
    .you = spend { n-aether } less on the next breach you focus or open this turn
    .they = spends { n-aether } less on the next breach they focus or open this turn
    .inf = { $who ->
        [you] spend { n-aether } less on the next breach you focus or open this turn
       *[they] spend { n-aether } less on the next breach they focus or open this turn
    }
op-cast =
    .you = cast { $spell }
    .they = casts { $spell }
    .inf = cast { $spell }
cast-spell = { $whose ->
    [allys] { $when ->
        [this-turn] any ally’s spell prepped this turn
       *[ever] any ally’s prepped spell
    }
    [own] { $when ->
        [this-turn] one of { helper-whose } spells prepped this turn
       *[ever] one of { helper-whose } prepped spells
    }
   *[any] { $when ->
        [this-turn] any player’s spell prepped this turn
       *[ever] any player’s prepped spell
    }
}
cast-to-owner =
    .you = return it to its owner’s hand
    .they = returns it to its owner’s hand
    .inf = return it to its owner’s hand
cast-to-ally =
    .you = put it into any ally’s hand
    .they = puts it into any ally’s hand
    .inf = put it into any ally’s hand
cast-bonus = (+{ n-damage })
cast-times = { $n ->
    [2] { n-times }, without discarding it the first time
   *[other] { n-times }, discarding it only after the last
}
op-play =
    .you = play { played }
    .they = plays { played }
    .inf = play { played }
played = { $n ->
    [1] a { kind } from hand
   *[other] a { kind } from hand { n-times }
}
op-double-prep =
    .you = you may prep up to 2 spells to each of your open breaches this turn
    .they = may prep up to 2 spells to each of their open breaches this turn
    .inf = { $who ->
        [you] prep up to 2 spells to each of your open breaches this turn
       *[they] prep up to 2 spells to each of their open breaches this turn
    }
op-prep =
    .you = prep { $spell }
    .they = preps { $spell }
    .inf = prep { $spell }
prepped-spell = 1 spell { $from ->
    [discard] from { helper-whose } discard pile
   *[hand] from hand
} to one of { helper-whose } { $breach ->
    [closed] open or closed breaches
   *[usual] breaches
}
op-on-next-gain = { $who ->
    [you] the next time you gain a card this turn, { $text }
   *[they] the next time that player gains a card this turn, { $text }
}
helper-own-deck = { $it ->
    [acolyte] the acolyte deck
   *[card] its deck
}
it = { $it ->
    [this] this card
   *[card] it
}
op-reveal =
    .you = reveal { $deck }
    .they = reveals { $deck }
    .inf = reveal { $deck }
deck-top = { $deck ->
    [turn-order] the top card of the turn-order deck
    [nemesis] the top card of the nemesis deck
    [tier-zero] the top card of { helper-tier-zero }
   *[own] the top card of { helper-whose } deck
}
op-shuffle-turn-cards =
    .you = shuffle { $cards } from the turn-order discard pile into the turn-order deck
    .they = shuffles { $cards } from the turn-order discard pile into the turn-order deck
    .inf = shuffle { $cards } from the turn-order discard pile into the turn-order deck
turn-cards = { $cards ->
    [one-player] 1 player card (not “Any player”)
    [one-player-or-wild] 1 player card
    [one-nemesis] 1 “Nemesis” card
    [all-but-one-player] all cards but 1 player card of the players’ choice
   *[all-nemesis] all “Nemesis” cards
}
op-arrange-turn-order =
    .you = reveal the whole turn-order deck and put the cards back in any order
    .they = reveals the whole turn-order deck and puts the cards back in any order
    .inf = reveal the whole turn-order deck and put the cards back in any order
nemesis-deck-top = { $n ->
    [1] the top card of the nemesis deck
   *[other] the top { $n } cards of the nemesis deck
}
op-discard-drawn =
    .you = discard that card without effect; it is not replaced
    .they = discards that card without effect; it is not replaced
    .inf = discard that card without effect; it is not replaced
op-destroy-breach =
    .you = destroy { $breach } ({ $spells })
    .they = destroys { $breach } ({ $spells })
    .inf = destroy { $breach } ({ $spells })
op-replace-breach =
    .you = replace { $breach } with a “{ $tile }” tile ({ $spells })
    .they = replaces { $breach } with a “{ $tile }” tile ({ $spells })
    .inf = replace { $breach } with a “{ $tile }” tile ({ $spells })
lost-breach = { $which ->
    [its] the breach it was prepped in
    [numbered] { helper-whose } { $state ->
        [open] open breach
       *[any] breach
    } { $numbers }
   *[any] one of { helper-whose } { $state ->
        [open] open breaches
       *[any] breaches
    }
}
lost-spells = { $to ->
    [hand] returning what is prepped there to hand
    [deck-top] putting what is prepped there on top of the deck
   *[discard] discarding what is prepped there
}

## Deeds of the nemesis, Gravehold, minions

op-prevent-damage = players and Gravehold suffer no damage for the rest of this turn
op-unleash = { $n ->
    [1] unleash
   *[other] unleash { n-times }
}
    .you = { op-unleash }
    .more = { $n ->
    [1] unleash once more
    [2] unleash twice more
   *[other] unleash { $n } more times
}
op-routine = { $n ->
    [1] { $name }
   *[other] { $name } { n-times }
}
    .you = { $n ->
    [1] resolve “{ $name }”
   *[other] resolve “{ $name }” { n-times }
}
the-nemesis = the nemesis
op-gravehold = Gravehold suffers { $amount }
op-gravehold-life = Gravehold gains { n-life }
op-nemesis-life = { $nemesis } gains { n-life }
op-gain-tokens = { $token ->
    [husk] put { $amount } into play
   *[other] { $nemesis } gains { $amount }
}
    .computed = { $token ->
        [husk] put into play { $amount }
       *[other] { $nemesis } gains { $amount }
    }
    .half = { $token ->
        [husk] put half as many husks again into play, rounded up
        [fury] { $nemesis } gains half as many fury tokens again, rounded up
        [none] { $nemesis } gains half as many tokens again, rounded up
       *[other] { $nemesis } gains half as many “{ $name }” tokens again, rounded up
    }
op-lose-tokens = { $token ->
    [husk] discard { $amount }
   *[other] { $nemesis } loses { $amount }
}
    .computed = { op-lose-tokens }
    .half = { $token ->
        [husk] discard half of the husks, rounded up
        [fury] { $nemesis } loses half of its fury tokens, rounded up
        [none] { $nemesis } loses half of its tokens, rounded up
       *[other] { $nemesis } loses half of its “{ $name }” tokens, rounded up
    }
    .all = { $token ->
        [husk] discard all husks
        [fury] { $nemesis } loses all fury tokens
        [none] { $nemesis } loses all tokens
       *[other] { $nemesis } loses all “{ $name }” tokens
    }
op-resolve-tier-zero = draw a card from the { $kind ->
    [card] nemesis’ tier 0 deck
   *[other] { kind } deck
}, resolve it and shuffle it back
op-play-tier-zero = { $kind ->
    [acolyte] { $n ->
        [1] a new acolyte enters play
       *[other] { $n } acolytes enter play
    }
   *[other] { $n ->
        [1] the top card of the nemesis’ tier 0 deck enters play
       *[other] the top { $n } cards of the nemesis’ tier 0 deck enter play
    }
}
tier-zero-top = { $n ->
    [1] the top card of { helper-tier-zero }
   *[other] the top { $n } cards of { helper-tier-zero }
}
helper-tier-zero = { $kind ->
    [card] the nemesis’ tier 0 deck
   *[other] the { kind } deck
}
tier-zero-discarded = { $kind ->
    [acolyte] { $n ->
        [1] the most recently discarded acolyte
       *[other] the { $n } most recently discarded acolytes
    }
   *[other] { $n ->
        [1] the most recently discarded tier 0 card
       *[other] the { $n } most recently discarded tier 0 cards
    }
}
op-find-acolyte =
    .you = choose the acolyte with the { $life } life
    .they = chooses the acolyte with the { $life } life
    .inf = choose the acolyte with the { $life } life
op-blood-magic =
    .you = resolve its Blood Magic{ helper-often }
    .they = resolves its Blood Magic{ helper-often }
    .inf = resolve its Blood Magic{ helper-often }
op-blood-magic-all =
    .you = resolve the Blood Magic of each acolyte in play{ helper-often } (they do not damage themselves)
    .they = resolves the Blood Magic of each acolyte in play{ helper-often } (they do not damage themselves)
    .inf = resolve the Blood Magic of each acolyte in play{ helper-often } (they do not damage themselves)
helper-often = { $n ->
    [1] {""}
   *[other] {" "}{ n-times }
}
op-it-suffers = that acolyte suffers { n-damage }
op-it-gains-life = that acolyte gains { n-life } (no more than it started with)
op-repeat-attack =
    .you = resolve the most recently discarded attack
    .they = resolves the most recently discarded attack
    .inf = resolve the most recently discarded attack
op-gain-trophies = the mage who keeps trophies gains { $n ->
    [one] { $n } trophy
   *[other] { $n } trophies
}
op-this-suffers = { helper-this } suffers { $amount }
op-set-life = { helper-this } has { $amount }
op-return-to-play = { $kind ->
    [minion] { $n ->
        [1] the most recently discarded minion returns to play
       *[other] the { $n } most recently discarded minions return to play
    }
    [power] { $n ->
        [1] the most recently discarded power returns to play
       *[other] the { $n } most recently discarded powers return to play
    }
    [acolyte] { $n ->
        [1] the most recently discarded acolyte returns to play
       *[other] the { $n } most recently discarded acolytes return to play
    }
   *[other] { $n ->
        [1] the most recently discarded tier 0 card returns to play
       *[other] the { $n } most recently discarded tier 0 cards return to play
    }
}
helper-this = { $kind ->
    [acolyte] this acolyte
   *[minion] this minion
}
op-draw-nemesis-cards = { $nemesis } draws { $n ->
    [one] { $n } additional card
   *[other] { $n } additional cards
} in the draw phase of this turn
op-devour = { $nemesis } devours { $cards } from { $pile }
    .computed = { $nemesis } devours from { $pile } { $cards }
op-devour-each = { $nemesis } devours 1 card from each { kind } pile, starting with the most expensive
op-players-lose = the players lose
op-spend-bonus =
    .you = deal the spell’s bonus damage
    .they = deals the spell’s bonus damage
    .inf = deal the spell’s bonus damage
op-next-gains = the player decides what happens to the gained card first
op-spread-hits =
    .you = spread the damage
    .they = spreads the damage
    .inf = spread the damage
op-order-exhaustions = the players decide whose exhaustion is resolved first

## Cards and piles

cards =
    .acc = { $noun ->
        [gem] { n-gems }
        [relic] { n-relics }
        [spell] { n-spells }
        [corruption] { n-corruptions }
        [prepped] { $who ->
            [all] { helper-n-prepped }
            [ally] { helper-n-prepped } of any ally
           *[they] { $n } of { helper-whose } prepped spells
        }
        [named] { $n ->
            [one] { $n } “{ $name }” card
           *[other] { $n } “{ $name }” cards
        }
       *[card] { n-cards }
    }
    .up-to = up to { cards.acc }
    .all = { $noun ->
        [gem] all gems
        [relic] all relics
        [spell] all spells
        [corruption] all corruption cards
        [prepped] all { helper-own-prepped }
        [named] all “{ $name }” cards
       *[card] all cards
    }
    .much = { $noun ->
        [gem] a number of gems
        [relic] a number of relics
        [spell] a number of spells
        [corruption] a number of corruption cards
        [prepped] a number of { helper-own-prepped }
        [named] a number of “{ $name }” cards
       *[card] a number of cards
    }
helper-n-prepped = { $n ->
    [one] { $n } prepped spell
   *[other] { $n } prepped spells
}
helper-own-prepped = { $who ->
    [all] prepped spells
    [ally] prepped spells of any ally
   *[they] { helper-whose } prepped spells
}
cards-dearest = { $n ->
    [1] { helper-whose-or-the } most expensive { $noun ->
        [gem] gem
        [relic] relic
        [spell] spell
        [prepped] prepped spell
       *[card] card
    }
   *[other] { helper-whose-or-the } { $n } most expensive { $noun ->
        [gem] gems
        [relic] relics
        [spell] spells
        [prepped] prepped spells
       *[card] cards
    }
}
cards-equal = { $noun } equal to { $source }
cards-equal-from = { $noun } { $place } equal to { $source }
cards-not = (not { kind })
discard-top = the top card of { $who ->
    [you] your discard pile
    [ally] any ally’s discard pile
    [all] any discard pile
   *[they] their discard pile
}
place-from = { $from ->
    [hand] { $who ->
        [ally] from any ally’s hand
       *[other] from hand
    }
    [discard] { $who ->
        [you] from your discard pile
        [all] from their discard piles
        [ally] from any ally’s discard pile
       *[they] from their discard pile
    }
    [hand-or-discard] from hand or discard pile
    [hand-and-discard] from hand and/or discard pile
    [revealed] among those revealed
   *[play-area] played this turn
}
pile = { $rank ->
    [copies] this card’s own pile
    [cheapest] the cheapest { $kind ->
        [supply] supply
       *[other] { kind }
    } pile
    [dearest] the most expensive { $kind ->
        [supply] supply
       *[other] { kind }
    } pile
    [second-dearest] the second most expensive { $kind ->
        [supply] supply
       *[other] { kind }
    } pile
   *[any] any { $kind ->
        [supply] supply
       *[other] { kind }
    } pile
}

## Amounts: .count with a number, .each before "for each", .much before "equal to"

unit-damage =
    .count = { n-damage }
    .each = { n-damage }
    .much = damage
    .half = damage equal to half { $source }, rounded up
unit-life =
    .count = { n-life }
    .each = { n-life }
    .much = life
    .half = life equal to half { $source }, rounded up
unit-cards =
    .count = { n-cards }
    .each = { n-cards }
    .much = a number of cards
    .half = a number of cards equal to half { $source }, rounded up
unit-tokens =
    .count = { $token ->
        [husk] { $n ->
            [one] { $n } husk
           *[other] { $n } husks
        }
        [fury] { $n ->
            [one] { $n } fury token
           *[other] { $n } fury tokens
        }
        [none] { $n ->
            [one] { $n } token
           *[other] { $n } tokens
        }
       *[other] { $n ->
            [one] { $n } “{ $name }” token
           *[other] { $n } “{ $name }” tokens
        }
    }
    .each = { unit-tokens.count }
    .much = a number of { $token ->
        [husk] husks
        [fury] fury tokens
        [none] tokens
       *[other] “{ $name }” tokens
    }
    .half = { unit-tokens.much } equal to half { $source }, rounded up


## Where a number is read: .equal after "equal to", .each after "2 damage", .of after "half"

source-count =
    .equal = { $counted ->
        [discarded] the number of cards discarded
        [destroyed] the number of cards destroyed
        [moved] the number of cards moved
        [charges] the number of charges lost
       *[once] the number of times this was done
    }
    .each = { $counted ->
        [discarded] for each card discarded
        [destroyed] for each card destroyed
        [moved] for each card moved
        [charges] for each charge lost
       *[once] if you did
    }
    .of = { source-count.equal }
source-removed =
    .equal = { $token ->
        [husk] the number of husks discarded
       *[other] the number of tokens lost
    }
    .each = { $token ->
        [husk] for each husk discarded
       *[other] for each token lost
    }
    .of = { source-removed.equal }
source-shown =
    .equal = the number of { kind.many } revealed
    .each = for each { kind } revealed
    .of = the number of { kind.many } revealed
source-nemesis-turn-cards =
    .equal = the number of “Nemesis” cards in the turn-order discard pile
    .each = for each “Nemesis” card in the turn-order discard pile
    .of = { source-nemesis-turn-cards.equal }
source-most-prepped =
    .equal = the number of prepped spells of the player who has the most
    .each = for each prepped spell of the player who has the most
    .of = { source-most-prepped.equal }
source-trophies =
    .equal = { $who ->
        [you] the number of your trophies
       *[they] the number of their trophies
    }
    .each = { $who ->
        [you] for each of your trophies
       *[they] for each of their trophies
    }
    .of = { source-trophies.equal }
source-charges =
    .equal = { $who ->
        [you] the number of your charges
       *[they] the number of their charges
    }
    .each = { $who ->
        [you] for each of your charges
       *[they] for each of their charges
    }
    .of = { source-charges.equal }
source-nemesis-cards =
    .equal = the number of tier { $tier } cards discarded
    .each = for each tier { $tier } card discarded
    .of = the number of tier { $tier } cards discarded
source-cost =
    .equal = { $it ->
        [this] the cost of this card
       *[card] its cost
    }
    .each = { $it ->
        [this] for each aether this card costs
       *[card] for each aether it costs
    }
    .of = { source-cost.equal }
source-tokens =
    .equal = { $token ->
        [husk] the number of husks in play
        [fury] the number of fury tokens
        [none] the number of nemesis tokens
       *[other] the number of “{ $name }” tokens
    }
    .each = { $token ->
        [husk] for each husk in play
        [fury] for each fury token
        [none] for each nemesis token
       *[other] for each “{ $name }” token
    }
    .of = { source-tokens.equal }
source-tokens-short = { $n } minus { source-tokens.equal }
source-life =
    .equal = { helper-this }’s current life
    .each = for each life { helper-this } has
    .of = { source-life.equal }
source-open-breaches =
    .equal = { $who ->
        [you] the number of your open breaches
       *[they] the number of their open breaches
    }
    .each = { $who ->
        [you] for each of your open breaches
       *[they] for each of their open breaches
    }
    .of = { source-open-breaches.equal }
source-prepped =
    .equal = the number of { $whose ->
        [allys] { helper-other }{ helper-prepped } of allies
        [any] { helper-other }{ $noun ->
            [copies] copies of this card
           *[spell] spells
        } prepped by any player
       *[own] { helper-whose } { helper-other }{ helper-prepped }
    }
    .each = for each { $whose ->
        [allys] { helper-other }{ $noun ->
            [copies] copy of this card
           *[spell] spell
        } prepped by an ally
        [any] { helper-other }{ $noun ->
            [copies] copy of this card
           *[spell] spell
        } prepped by any player
       *[own] of { helper-whose } { helper-other }{ helper-prepped }
    }
    .of = { source-prepped.equal }
helper-other = { $which ->
    [other] other{" "}
   *[all] {""}
}
helper-prepped = { $noun ->
    [copies] prepped copies of this card
   *[spell] prepped spells
}
source-all =
    .equal = all there is
    .each = for all there is
    .of = of all there is
source-adjacent =
    .equal = the number of spells in adjacent breaches
    .each = for each spell in an adjacent breach
    .of = the number of spells in adjacent breaches
source-empty-piles =
    .equal = the number of empty supply piles
    .each = for each empty supply pile
    .of = the number of empty supply piles
source-turn-discard =
    .equal = the number of cards in the turn-order discard pile
    .each = for each card in the turn-order discard pile
    .of = the number of cards in the turn-order discard pile
source-own-turn-cards =
    .equal = the number of { helper-whose } cards in the turn-order discard pile
    .each = for each of { helper-whose } cards in the turn-order discard pile
    .of = { source-own-turn-cards.equal }
source-excess =
    .equal = the excess damage
    .each = for each excess damage
    .of = the excess damage

## Conditions: after "if" and "while"

when-all-breaches-open = { $who ->
    [you] all your breaches are open
   *[they] all their breaches are open
}
when-done = { $who ->
    [you] you did
   *[they] they did
}
when-nth-play = this is the { $n ->
    [1] first
    [2] second
    [3] third
   *[other] { $n }th
} time { $who ->
    [you] you play
   *[they] they play
} { $card } this turn
when-nth-gain = this is the { helper-nth } “{ $name }” { helper-gains } this turn
when-nth-gain-such = this is the { helper-nth } such card { helper-gains } this turn
helper-nth = { $n ->
    [1] first
    [2] second
    [3] third
   *[other] { $n }th
}
helper-gains = { $who ->
    [you] you gain
   *[they] that player gains
}
when-own-turn = { $who ->
    [you] it is your turn
   *[they] it is that player’s turn
}
when-exhausted = { $who ->
    [you] you are exhausted
   *[they] that player is exhausted
}
when-life = { helper-have } { $bound ->
    [at-least] { n-life } or more
    [at-most] { n-life } or less
   *[exactly] exactly { n-life }
}
helper-have = { $who ->
    [you] you have
   *[they] that player has
}
when-open-breaches = { helper-have } { $bound ->
    [at-least] { $n } or more open breaches
    [at-most] { $n } or fewer open breaches
   *[exactly] exactly { $n } open breaches
}
when-this-pile-empty = this card’s supply pile is empty
when-this-pile-left = this card’s supply pile is not empty
when-copy-to-gain = the supply has another copy of this card
when-this-pile = this card’s supply pile has { $bound ->
    [at-least] { $n } or more cards
    [at-most] { $n } or fewer cards
   *[exactly] exactly { n-cards }
}
when-minion-slain = this damage discards a minion that came from the nemesis deck
when-nemesis-card = it is a “Nemesis” card
when-no-acolytes = there are no acolytes in play
when-acolytes = { $bound ->
    [at-least] { $n } or more
    [at-most] { $n } or fewer
   *[exactly] exactly { $n }
} acolytes are in play
when-beginner = you play at the beginner difficulty
when-player-card = it is a player card
when-tokens-at-least = { $token ->
    [husk] { $n ->
        [1] there are husks in play
       *[other] there are { $n } or more husks in play
    }
    [fury] there are { $n } or more fury tokens
    [none] the nemesis has { $n } or more tokens
   *[other] there are { $n } or more “{ $name }” tokens
}
when-tokens-exactly = { $token ->
    [husk] { $n ->
        [0] there are no husks in play
        [1] there is exactly 1 husk in play
       *[other] there are exactly { $n } husks in play
    }
    [fury] { $n ->
        [0] there are no fury tokens
        [1] there is exactly 1 fury token
       *[other] there are exactly { $n } fury tokens
    }
    [none] { $n ->
        [0] the nemesis has no tokens
        [1] the nemesis has exactly 1 token
       *[other] the nemesis has exactly { $n } tokens
    }
   *[other] { $n ->
        [0] there are no “{ $name }” tokens
        [1] there is exactly 1 “{ $name }” token
       *[other] there are exactly { $n } “{ $name }” tokens
    }
}
when-tokens-between = { $token ->
    [husk] there are { $low } to { $high } husks in play
    [fury] there are { $low } to { $high } fury tokens
    [none] the nemesis has { $low } to { $high } tokens
   *[other] there are { $low } to { $high } “{ $name }” tokens
}
when-nemesis-cards-discarded = there { $bound ->
    [at-least] { $n ->
        [1] is a “Nemesis” card
       *[other] are { $n } or more “Nemesis” cards
    }
    [at-most] { $n ->
        [1] is at most 1 “Nemesis” card
       *[other] are at most { $n } “Nemesis” cards
    }
   *[exactly] { $n ->
        [1] is exactly 1 “Nemesis” card
       *[other] are exactly { $n } “Nemesis” cards
    }
} in the turn-order discard pile
when-this-life = { helper-this } has { $bound ->
    [at-least] { n-life } or more
    [at-most] { n-life } or less
   *[exactly] exactly { n-life }
}
when-players-at-most = { $n ->
    [1] there is only one player
   *[other] there are { $n } or fewer players
}
when-tier-at-least = the nemesis tier is { $n } or higher
when-supply-empty = all supply piles are empty
when-gravehold = Gravehold has { $bound ->
    [at-least] { n-life } or more
    [at-most] { n-life } or less
   *[exactly] exactly { n-life }
}
when-not = it is not true that { $when }

## Players' cards

label-on-gain = when gained
label-while-prepped = while prepped
label-cast = cast
moment-main-phase-once = once per turn during your main phase, { $text }
moment-main-phase = any number of times during your main phase, { $text }
moment-start-of-casting = at the start of your casting phase, { $text }
moment-breach-focused = whenever you focus or open one of your breaches on your turn, { $text }
label-link = link
link = may be prepped to one breach with another spell that has Link; casting one of them does not oblige you to cast the other
shares-breach = during your main phase you may prep 1 “{ $name }” to this breach as well
two-breaches = is prepped to two adjacent breaches and fills both
prepped-shield = whenever you suffer damage, reduce it by { $n }, to no less than 1
trophies-rules = this mage’s mat keeps trophies
moment-end-of-casting = at the end of your casting phase, { $text }
preps-to-closed = may be prepped to a closed breach without focusing it
ability-title = { $name } ({ n-charges })
window-own-main-phase = during your main phase
window-any-main-phase = during any player’s main phase
window-attack-or-power-drawn = when an attack or power is drawn from the nemesis deck
window-turn-order-drawn = right after a turn-order card is drawn
breach-focus = focus: { $n }
breach-open = open: { $a }, { $b }, { $c } or { $d } (cheaper the further it is turned)
breach-always-open = has no closed side
breach-bonus = while open: a spell cast from here deals { $n } more damage
    .always = a spell cast from here deals { $n } more damage
turn-of-player = player { $n } takes a turn
turn-of-either = turn of player { $a } or { $b }: of the one without the “{ $a }/{ $b }” token. While the token lies between them, decide together who takes the turn; that player takes the token. After the turn of the player without it, the token goes back between them
turn-of-any-player = any player takes a turn: decide together who
turn-of-nemesis = the nemesis takes a turn

## Nemesis cards

label-unleash = unleash
label-routine = { $name }
label-end-of-nemesis-turn = at the end of the nemesis’ turn
label-setup = setup
label-increased = increased difficulty
    .setup = increased difficulty, setup (instead of the usual one)
    .unleash = increased difficulty, unleash (instead of the usual one)
    .routine = increased difficulty, { $name } (instead of the usual rules)
    .limits = increased difficulty (instead of the usual limits)
label-immediately = immediately
label-to-discard = to discard
label-blood-magic = Blood Magic
instead-of-exhaustion = when a player becomes exhausted, instead of unleashing twice, { $text }
label-persistent = persistent
label-power = power { $n }
passive-damage-reduced = any damage dealt to this minion is reduced to { $n }
passive-damage-less = any damage dealt to this minion is reduced by { $n }
passive-damage-less-equal = any damage dealt to this minion is reduced by { $source }
passive-leaves-on-hit = when { $nemesis } is dealt damage, discard this card
passive-immune = while { $when }, this minion suffers no damage
passive-when-damaged = when a player deals damage to this minion, { $text }
passive-when-discarded = when this card is discarded from play, { $text }
passive-to-deck-bottom = whenever this card is discarded, it goes to the bottom of the nemesis deck instead
passive-token-life = { $token ->
    [husk] each husk has { n-life }; wounded ones heal fully at the end of each turn
   *[other] each token minion has { n-life }; wounded ones heal fully at the end of each turn
}
token-minions = { $token ->
    [husk] each husk is a minion with { n-life }; when dealing damage to one, a player may suffer { ICON(1, "damage") } damage to divide their damage among several
   *[other] each “{ $name }” token is a minion with { n-life }; when dealing damage to one, a player may suffer { ICON(1, "damage") } damage to divide their damage among several
}
token-cap = { $token ->
    [husk] no more than { $n } husks in play: for each one beyond, Gravehold suffers { ICON(1, "damage") } damage
   *[other] no more than { $n } “{ $name }” tokens: for each one beyond, Gravehold suffers { ICON(1, "damage") } damage
}
token-shields = { $token ->
    [none] damage to the nemesis is reduced by the number of its tokens; then it loses 1 token, even if no damage is left
   *[other] damage to the nemesis is reduced by the number of its “{ $name }” tokens; then it loses 1 of them, even if no damage is left
}
token-limits = { $token ->
    [none] the nemesis never has fewer than { $low } or more than { $high } tokens
   *[other] the nemesis never has fewer than { $low } or more than { $high } “{ $name }” tokens
}
untouchable = this nemesis cannot be dealt damage
acolyte-rules = An acolyte is a minion that does nothing by itself. A discarded acolyte goes to the acolyte discard pile, and a new one enters play at once. If several acolytes resolve their Blood Magic, the one longest in play goes first.
corruption-rules = Corruption goes through players’ decks. At the start of their turn (before the casting phase) and at the end of their main phase, a player plays all corruption in hand in any order; it cannot be played at any other time. Corruption costs 0. Corruption not gained to hand is not looked at. Destroyed corruption goes to the bottom of its deck. If the corruption deck is empty, Gravehold suffers { ICON(2, "damage") } damage instead of corruption being gained.
devour-rules = Devoured cards form a face-up pile; its top card may be gained as if from the supply. Devouring never starts with an empty pile; if the pile runs out, Gravehold suffers { ICON(2, "damage") } damage for each missing card. The devoured pile is not part of the supply: nothing is devoured from it, and it does not count when checking for empty piles.
players-win-when = the players win if at the end of a turn { $when }
players-lose-when = the players lose if { $when }
setup-tier-zero = shuffle the { kind } deck
corruption-stays = destroyed corruption goes to any player’s discard pile instead of its deck
