### Rules on the cards of Shards of Infinity. A text is made from the card's effect: crates/shards/src/text.
###
### Forms of an operation: .you tells the reader ("draw"), .they is the third person without its
### subject ("draws"), .inf stands after "may" ("draw"). $who: whom it is about, you or they.
### $noun: which cards: card, ally, champion, mercenary or named (then $name matters); $faction: whose.

## Headings of lines

si-label-mastery = { $n ->
    [30] mastery { ICON($n, "mastery") }
   *[other] mastery { ICON($n, "mastery") }+
}
si-label-unify = Unify (another Undergrowth ally was played this turn or is shown from hand)
si-label-dominion = Dominion (Homodeus, Undergrowth and Wraethe cards were played this turn or are shown from hand)
si-label-echo = Echo (there is a Wraethe card in your discard pile)
si-label-inspire = Inspire (you have a champion in play)
si-label-activation = Activation
si-label-shield = shield
si-label-focus = Focus
si-label-relics = relics
si-label-solo = against the Nemesis
si-instead = { $text } instead
si-while = while { $when }, { $text }

## Who

si-scope-opponent = an opponent of your choice
si-scope-each-opponent = each opponent

## Operations

si-op-gain =
    .you = gain { $amount }
    .they = gains { $amount }
    .inf = gain { $amount }
si-op-double-power =
    .you = double your unspent power
    .they = doubles their unspent power
    .inf = double { helper-si-your } unspent power
si-op-lose-mastery =
    .you = lose { si-unit-mastery.count }
    .they = loses { si-unit-mastery.count }
    .inf = lose { si-unit-mastery.count }
si-op-draw =
    .you = draw { $amount }
    .they = draws { $amount }
    .inf = draw { $amount }
si-op-remove =
    .you = banish { $cards }
    .they = banishes { $cards }
    .inf = banish { $cards }
si-op-return =
    .you = return { $cards } to your hand
    .they = returns { $cards } to their hand
    .inf = return { $cards } to { helper-si-your } hand
si-op-return-this =
    .you = return this card to your hand
    .they = returns this card to their hand
    .inf = return this card to { helper-si-your } hand
si-op-recruit =
    .you = recruit { $card } from the centre row{ helper-si-recruit-to } for free
    .they = recruits { $card } from the centre row{ helper-si-recruit-to } for free
    .inf = recruit { $card } from the centre row{ helper-si-recruit-to } for free
helper-si-recruit-to = { $to ->
    [hand] { " " }to { helper-si-your } hand
   *[discard] { "" }
}
helper-si-your = { $who ->
    [you] your
   *[they] their
}
si-op-destroy =
    .you = destroy { helper-si-enemy-champions }
    .they = destroys { helper-si-enemy-champions }
    .inf = destroy { helper-si-enemy-champions }
helper-si-enemy-champions = { $n ->
    [one] { $n } champion of an opponent
   *[other] { $n } champions of opponents
}
si-op-destroy-all =
    .you = destroy all champions of all opponents
    .they = destroys all champions of all opponents
    .inf = destroy all champions of all opponents
si-op-copy =
    .you = copy the effects of { $card }
    .they = copies the effects of { $card }
    .inf = copy the effects of { $card }
si-op-copy-it =
    .you = copy those effects once more
    .they = copies those effects once more
    .inf = copy those effects once more
si-op-copy-each =
    .you = in any order, copy the effects of { $cards }
    .they = copies the effects of { $cards } in any order
    .inf = copy the effects of { $cards } in any order
si-op-check = see whether the ability works
si-op-ride = the card’s effect lasts until the end of the turn
si-op-after-champion = cards in the discard pile that waited for a champion to be played take effect

## Until the end of the turn

si-rider-play-recruited = { $who ->
    [you] the next { helper-si-one } you recruit this turn is played at once instead of going to your discard pile
   *[they] the next { helper-si-one } that player recruits this turn is played at once instead of going to their discard pile
}
si-rider-copy-played = { $who ->
    [you] until the end of the turn, the effects of each { helper-si-one } you play are applied twice
   *[they] until the end of the turn, the effects of each { helper-si-one } that player plays are applied twice
}
si-rider-power-for-health = { $who ->
    [you] until the end of the turn, whenever you gain health, gain that much power, even if your health cannot go any higher
   *[they] until the end of the turn, whenever that player gains health, they gain that much power, even if their health cannot go any higher
}
si-rider-ignore-shields = { $who ->
    [you] this turn, opponents’ shields do not block damage from your attack
   *[they] this turn, shields do not block damage from that player’s attack
}
si-rider-draw-for-damage = { $who ->
    [you] if at least one opponent suffers { ICON($damage, "damage") } or more damage this turn, draw { helper-si-more-cards } in the end phase
   *[they] if at least one opponent suffers { ICON($damage, "damage") } or more damage from that player this turn, they draw { helper-si-more-cards } in the end phase
}
helper-si-more-cards = { $n ->
    [one] { $n } more card
   *[other] { $n } more cards
}

## Which cards

helper-si-faction = { $faction ->
    [homodeus] Homodeus{ " " }
    [undergrowth] Undergrowth{ " " }
    [wraethe] Wraethe{ " " }
    [order] Order{ " " }
   *[none] { "" }
}
helper-si-one = { $noun ->
    [champion] { helper-si-faction }champion
    [ally] { helper-si-faction }ally
    [mercenary] { helper-si-faction }mercenary
    [named] “{ $name }”
   *[card] { helper-si-faction }card
}
helper-si-many = { $noun ->
    [champion] { helper-si-faction }champions
    [ally] { helper-si-faction }allies
    [mercenary] { helper-si-faction }mercenaries
    [named] copies of “{ $name }”
   *[card] { helper-si-faction }cards
}
helper-si-n = { $n ->
    [one] { $n } { helper-si-one }
   *[other] { $n } { helper-si-many }
}
si-cards =
    .acc = { helper-si-n }
    .up-to = up to { helper-si-n }
    .all = all { helper-si-many }
    .any = any number of { helper-si-many }
si-place-from = { $from ->
    [hand] from { helper-si-your } hand
    [discard] from { helper-si-your } discard pile
    [hand-or-discard] from { helper-si-your } hand or discard pile
   *[hand-and-discard] from { helper-si-your } hand and/or discard pile
}
si-played =
    .one = { $other ->
        [other] another { helper-si-one } { helper-si-played }
       *[any] one { helper-si-one } { helper-si-played }
    }
    .all = { $other ->
        [other] all other { helper-si-many } { helper-si-played }
       *[any] all { helper-si-many } { helper-si-played }
    }
helper-si-played = { $who ->
    [you] you have played this turn
   *[they] that player has played this turn
}

## Amounts: .count with a number, .each before "for each", .much before "equal to"

si-unit-crystals =
    .count = { $n ->
        [one] { ICON($n, "crystal") } crystal
       *[other] { ICON($n, "crystal") } crystals
    }
    .each = { si-unit-crystals.count }
    .much = crystals
    .half = crystals equal to half { $source } (rounded up)
    .infinite = infinitely many crystals
si-unit-power =
    .count = { ICON($n, "power") } power
    .each = { si-unit-power.count }
    .much = power
    .half = power equal to half { $source } (rounded up)
    .infinite = infinite power
si-unit-mastery =
    .count = { ICON($n, "mastery") } mastery
    .each = { si-unit-mastery.count }
    .much = mastery
    .half = mastery equal to half { $source } (rounded up)
    .infinite = infinite mastery
si-unit-health =
    .count = { ICON($n, "life") } health
    .each = { si-unit-health.count }
    .much = health
    .half = health equal to half { $source } (rounded up)
    .infinite = infinite health
si-unit-cards =
    .count = { n-cards.acc }
    .each = { n-cards.acc }
    .much = a number of cards
    .half = a number of cards equal to half { $source } (rounded up)
    .infinite = all cards
si-unit-shield =
    .count = { $n ->
        [one] { ICON($n, "shield") } shield
       *[other] { ICON($n, "shield") } shields
    }
    .each = { si-unit-shield.count }
    .much = shields
    .half = shields equal to half { $source } (rounded up)
    .infinite = infinitely many shields

si-amount-tiers = { $amount } ({ $tiers })
si-amount-tier = { $n } at mastery { ICON($mastery, "mastery") }+
si-shield-number = { ICON($n, "shield") }
si-shield-equal = equal to { $source }

## Where a number is read: .equal after "equal to", .each after "2 power", .of after "half"

si-source-mastery =
    .equal = { helper-si-your } mastery
    .each = for each point of { helper-si-your } mastery
    .of = { helper-si-your } mastery
si-source-champions =
    .equal = the number of { helper-si-many } { helper-si-in-play }
    .each = for each { helper-si-one } { helper-si-in-play }
    .of = the number of { helper-si-many } { helper-si-in-play }
helper-si-in-play = { $who ->
    [you] you have in play
   *[they] they have in play
}
si-source-discarded =
    .equal = the number of { helper-si-many } in { helper-si-your } discard pile
    .each = for each { helper-si-one } in { helper-si-your } discard pile
    .of = the number of { helper-si-many } in { helper-si-your } discard pile
si-source-played =
    .equal = the number of { helper-si-many } { helper-si-played }
    .each = for each { helper-si-one } { helper-si-played }
    .of = the number of { helper-si-many } { helper-si-played }
si-source-infinite = infinity
si-source-half = half { $source } (rounded up)

## Conditions: after "if" and "while"

si-when-mastery = { $who ->
    [you] you have { ICON($n, "mastery") } or more mastery
   *[they] that player has { ICON($n, "mastery") } or more mastery
}
si-when-unify = { $who ->
    [you] you played another Undergrowth ally this turn or show one from hand
   *[they] that player played another Undergrowth ally this turn or shows one from hand
}
si-when-dominion = { $who ->
    [you] you played a Homodeus, an Undergrowth and a Wraethe card this turn or show them from hand
   *[they] that player played a Homodeus, an Undergrowth and a Wraethe card this turn or shows them from hand
}
si-when-echo = there is a Wraethe card in { $who ->
    [you] your discard pile
   *[they] that player’s discard pile
}
si-when-inspire = { $who ->
    [you] you have a champion in play
   *[they] that player has a champion in play
}
si-when-leader = { $who ->
    [you] your leader is { $name }
   *[they] that player’s leader is { $name }
}
si-when-health = { $who ->
    [you] you have { helper-si-that-health }
   *[they] that player has { helper-si-that-health }
}
helper-si-that-health = { $n ->
    [50] { ICON($n, "life") } health
   *[other] { ICON($n, "life") } or more health
}
si-when-most-mastery = { $who ->
    [you] you have more mastery than each opponent
   *[they] that player has more mastery than each of their opponents
}
si-when-champions = { $who ->
    [you] you have { helper-si-some-champions } in play
   *[they] that player has { helper-si-some-champions } in play
}
helper-si-some-champions = { $noun ->
    [named] { $n ->
        [1] “{ $name }”
       *[other] { $n } or more copies of “{ $name }”
    }
   *[champion] { $n ->
        [1] at least 1 { helper-si-one }
       *[other] { $n } or more { helper-si-many }
    }
}
si-when-attacker-has-less-mastery = { $who ->
    [you] the attacker has less mastery than you
   *[they] the attacker has less mastery than that player
}
si-when-holds = the ability works

## What holds by itself

si-target = { $whom ->
    [you] you
    [other-champions] your other champions
   *[this] this champion
}
si-passive-unattackable = { $whom } cannot be attacked
si-passive-unattackable-by-less = { $whom } cannot be attacked by players with less mastery than you
si-passive-champion-health = each of your champions has { $n } more health
si-passive-shield = whenever you are attacked, this champion gives you { $amount }
si-passive-cheaper = recruiting this card costs you { si-unit-crystals.count } less
si-passive-cheaper-each = recruiting this card costs you { si-unit-crystals.count } less { $source }
si-passive-cheaper-equal = recruiting this card costs you fewer crystals, by { $source }
si-passive-champion-played = in your discard pile: after you play a champion, { $text }

## Leaders and the Nemesis

si-focus = once per turn you may spend { ICON(1, "crystal") } crystal and gain { ICON(1, "mastery") } mastery
si-solo-card = add { $card } to your starting deck
si-nemesis-match = if the revealed card is of the same faction as the leader of the Nemesis, { $text }
    .subject = the Nemesis
si-nemesis-per-card = for each card the Nemesis would draw, { $text } instead
    .subject = it
