### Rules on the cards of Thunderstone. A text is made from the card's effect: crates/thunderstone/src/text.
###
### Forms of an operation: .you tells the reader ("draw"), .they is the third person without its subject ("draws"),
### .inf stands after "may" ("draw").
### Forms of cards: .one such card, .all of them, .each after "for", .every as a subject, .ins as who somebody is.

## Headings of lines

ts-label-village = Village
ts-label-dungeon = Dungeon
ts-label-repeat = { $place } (repeat)
ts-label-battle = Battle
ts-label-breach = Breach
ts-label-spoils = Spoils
ts-label-victory = Victory
ts-label-trophy = Trophy
ts-label-level = Level up

## Who

ts-scope-hero = one hero
ts-scope-heroes = each hero
ts-scope-opponents = each other player
ts-scope-players = each player

## Operations

ts-op-draw =
    .you = draw { $amount }
    .they = draws { $amount }
    .inf = draw { $amount }
ts-op-gain =
    .you = gain { $amount }
    .they = gains { $amount }
    .inf = gain { $amount }
ts-op-buys =
    .you = { $n ->
        [1] you may buy one more card this turn
       *[other] you may buy { $n } more cards this turn
    }
    .they = { $n ->
        [1] may buy one more card this turn
       *[other] may buy { $n } more cards this turn
    }
    .inf = { $n ->
        [1] buy one more card this turn
       *[other] buy { $n } more cards this turn
    }
helper-ts-diseases = { $n ->
    [1] a disease
   *[other] { $n } diseases
}
ts-op-disease =
    .you = gain { helper-ts-diseases } into your discard pile
    .they = gains { helper-ts-diseases } into their discard pile
    .inf = gain { helper-ts-diseases } into the discard pile
ts-op-strength =
    .you = add { ICON($n, "strength") } strength
    .they = gains { ICON($n, "strength") } strength
    .inf = add { ICON($n, "strength") } strength
ts-op-attack =
    .you = add { ICON($n, "attack") } to this card’s attack
    .they = gets +{ ICON($n, "attack") } attack
    .inf = add { ICON($n, "attack") } to this card’s attack
ts-op-to-magic =
    .you = all of this card’s attack becomes magic attack
    .they = fights with magic alone: all of its attack, weapon included, becomes magic attack
    .inf = turn all of this card’s attack into magic attack
ts-op-weightless = this turn weapons weigh nothing
ts-op-armed-to-magic = this turn all attack of heroes with weapons becomes magic attack
ts-op-destroy =
    .you = destroy { $card }
    .they = destroys { $card }
    .inf = destroy { $card }
ts-op-destroy-this =
    .you = destroy this card
    .they = destroys this card
    .inf = destroy this card
ts-op-doom =
    .you = at the end of the battle destroy { $card }
    .they = at the end of the battle destroys { $card }
    .inf = at the end of the battle destroy { $card }
ts-op-doom-this =
    .you = throw this card (it works until the battle ends and is then destroyed)
    .they = throws this card (it works until the battle ends and is then destroyed)
    .inf = throw this card (it works until the battle ends and is then destroyed)
ts-op-discard =
    .you = discard { $cards }
    .they = discards { $cards }
    .inf = discard { $cards }
ts-op-discard-or-show =
    .you = discard { $cards } or show a hand that has none
    .they = discards { $cards } or shows a hand that has none
    .inf = discard { $cards } or show a hand that has none
ts-op-borrow =
    .you = you may take one of these heroes into the battle; afterwards it returns to its owner’s discard pile
    .they = may take one of these heroes into the battle; afterwards it returns to its owner’s discard pile
    .inf = take one of these heroes into the battle; afterwards it returns to its owner’s discard pile
ts-op-banish =
    .you = put one monster of the hall under the dungeon deck and refill the hall
    .they = puts one monster of the hall under the dungeon deck and refills the hall
    .inf = put one monster of the hall under the dungeon deck and refill the hall
ts-op-rearrange =
    .you = put the cards of the hall into any order
    .they = puts the cards of the hall into any order
    .inf = put the cards of the hall into any order
helper-ts-points = { $least ->
    [0] worth { $most } victory points or fewer
   *[other] worth { $least } to { $most } victory points
}
ts-op-capture =
    .you = take one monster of the hall { helper-ts-points } into your discard pile without gaining experience, and refill the hall
    .they = takes one monster of the hall { helper-ts-points } into their discard pile without gaining experience, and refills the hall
    .inf = take one monster of the hall { helper-ts-points } into the discard pile without gaining experience, and refill the hall
ts-op-destroy-top = { $n ->
    [1] the top card of every hero stack of the village, the militia included, is destroyed
   *[other] the top { $n } cards of every hero stack of the village, the militia included, are destroyed
}
helper-ts-top-cards = { $n ->
    [1] the top card
   *[other] the top { $n } cards
}
ts-op-reveal =
    .you = lay open { helper-ts-top-cards } of your deck
    .they = lays open { helper-ts-top-cards } of their deck
    .inf = lay open { helper-ts-top-cards } of the deck
ts-op-destroy-revealed =
    .you = destroy any of them
    .they = destroys any of them
    .inf = destroy any of them
ts-op-discard-revealed =
    .you = discard the rest
    .they = discards the rest
    .inf = discard the rest

## Amounts

ts-cards = { $n ->
    [1] a card
   *[other] { $n } cards
}
ts-unit-cards =
    .count = { $n ->
        [1] 1 card
       *[other] { $n } cards
    }
    .each = { $n ->
        [1] 1 card
       *[other] { $n } cards
    }
    .much = as many cards
    .half = half as many cards as { $source }
ts-unit-gold =
    .count = { ICON($n, "gold") } gold
    .each = { ICON($n, "gold") } gold
    .much = gold
    .half = half the gold of { $source }
ts-unit-experience =
    .count = { ICON($n, "experience") } experience
    .each = { ICON($n, "experience") } experience
    .much = experience
    .half = half the experience of { $source }
ts-unit-attack =
    .count = +{ ICON($n, "attack") } attack
    .each = +{ ICON($n, "attack") } attack
    .much = attack
    .half = half the attack of { $source }
ts-unit-magic =
    .count = +{ ICON($n, "magic") } magic attack
    .each = +{ ICON($n, "magic") } magic attack
    .much = magic attack
    .half = half the magic attack of { $source }
ts-light = light { ICON($n, "light") }
ts-source-revealed =
    .each = for { $cards } among the revealed cards
    .equal = the number of revealed cards, counting { $cards }
    .of = the number of revealed cards, counting { $cards }
ts-source-gold-of-it =
    .equal = what is printed on that card
    .each = that card’s gold
    .of = that card’s gold

## Conditions

ts-when-rank-at-least = the monster stands in rank { $rank } or deeper
ts-when-rank = the monster stands in rank { $rank }
ts-when-against = the fight is with { $types }
ts-when-armed = it has { $with ->
    [edged] an edged weapon
    [blunt] a blunt weapon
   *[weapon] a weapon
}
ts-when-strength = a hero of at least { ICON($n, "strength") } strength holds it
ts-when-held-by = { $class } holds it
ts-when-held = a hero holds it

## Cards

ts-kind-card =
    .one = one revealed card
    .all = all revealed cards
    .each = each revealed card
    .every = each revealed card
ts-kind-hero =
    .one = one hero
    .all = all heroes
    .each = each hero
    .every = each hero
ts-kind-village =
    .one = any card of the village
    .all = all cards of the village
    .each = each card of the village
    .every = each card of the village
ts-kind-monster =
    .one = one monster
    .all = all monsters
    .each = each monster
    .every = each monster
ts-kind-disease =
    .one = one disease
    .all = all diseases
    .each = each disease
    .every = each disease
ts-kind-thunderstone =
    .one = the Thunderstone
    .all = the Thunderstone
    .each = the Thunderstone
    .every = the Thunderstone
ts-trait-weapon =
    .one = one weapon
    .all = all weapons
    .each = each weapon
    .every = each weapon
ts-trait-edged =
    .one = one edged weapon
    .all = all edged weapons
    .each = each edged weapon
    .every = each edged weapon
ts-trait-blunt =
    .one = one blunt weapon
    .all = all blunt weapons
    .each = each blunt weapon
    .every = each blunt weapon
ts-trait-item =
    .one = one item
    .all = all items
    .each = each item
    .every = each item
ts-trait-food =
    .one = one food card
    .all = all food cards
    .each = each food card
    .every = each food card
ts-trait-spell =
    .one = one spell
    .all = all spells
    .each = each spell
    .every = each spell
ts-trait-villager =
    .one = one villager
    .all = all villagers
    .each = each villager
    .every = each villager
ts-trait-light =
    .one = one light card
    .all = all light cards
    .each = each light card
    .every = each light card
ts-trait-magic =
    .one = one magic card
    .all = all magic cards
    .each = each magic card
    .every = each magic card
ts-class-militia =
    .one = one militia
    .all = all militia
    .each = each militia
    .every = each militia
    .ins = a militia
ts-class-fighter =
    .one = one fighter
    .all = all fighters
    .each = each fighter
    .every = each fighter
    .ins = a fighter
ts-class-archer =
    .one = one archer
    .all = all archers
    .each = each archer
    .every = each archer
    .ins = an archer
ts-class-cleric =
    .one = one cleric
    .all = all clerics
    .each = each cleric
    .every = each cleric
    .ins = a cleric
ts-class-wizard =
    .one = one wizard
    .all = all wizards
    .each = each wizard
    .every = each wizard
    .ins = a wizard
ts-class-thief =
    .one = one thief
    .all = all thieves
    .each = each thief
    .every = each thief
    .ins = a thief
ts-cards-more = { $more ->
    [unarmed] { $cards } without a weapon
    [armed] { $cards } with a weapon
    [gold] { $cards } with a printed gold value
    [light] { $cards } with a light icon
    [magic] { $cards } with magic attack
    [feeble] { $cards } with strength 0 or less
    [strongest] { $cards } with the greatest strength
    [not-fighter] { $cards } other than fighters
   *[other-class] { $cards } of another class
}
ts-type-abyssal = Abyssal
    .ins = an Abyssal
ts-type-black = Black
    .ins = a black dragon
ts-type-blue = Blue
    .ins = a blue dragon
ts-type-doom = Doom
    .ins = a Doom
ts-type-doomknight = Doomknight
    .ins = a Doomknight
ts-type-dragon = Dragon
    .ins = a Dragon
ts-type-enchanted = Enchanted
    .ins = an Enchanted
ts-type-green = Green
    .ins = a green dragon
ts-type-humanoid = Humanoid
    .ins = a Humanoid
ts-type-ooze = Ooze
    .ins = an Ooze
ts-type-red = Red
    .ins = a red dragon
ts-type-spirit = Spirit
    .ins = a Spirit
ts-type-undead = Undead
    .ins = an Undead
ts-type-white = White
    .ins = a white dragon

## What always holds

ts-darkness = the light penalty in its rank is { ICON($n, "darkness") } greater
ts-nature-halves-magic = magic attack against it is halved, rounded down
ts-nature-halved-without-magic = without magic attack the whole attack against it is halved, rounded down
ts-nature-halved-without-weapon = if no hero has a weapon, the whole attack against it is halved, rounded down
ts-nature-only-the-armed = heroes without weapons cannot attack it
ts-nature-immune-to-edged = attack and magic attack of edged weapons do not count against it
ts-nature-immune-to-magic = magic attack does not count against it
ts-nature-needs-magic = it can be beaten only with at least 1 magic attack
ts-nature-only-magic = only magic attack counts against it
ts-nature-only-in-light = it cannot be attacked while there is a light penalty
ts-barred = does not attack if { $when }
ts-bonus = { $kind ->
    [hero] this hero gets an extra { $amount }
   *[other] this card gives an extra { $amount }
}
ts-bonus-to = { $cards } gets an extra { $amount }
ts-doubles-magic = all magic attack of the party is doubled

## Battle and afterwards

ts-ordeal-weakness = each hero loses { ICON($n, "strength") } strength
ts-ordeal-provocation = each hero with a weapon gets +{ ICON($n, "attack") } attack
ts-ordeal-dread = each hero loses { ICON(1, "attack") } attack or { ICON(1, "magic") } magic attack, as you choose
ts-ordeal-paralysis = one hero that could attack does not
ts-spoils = you may buy { $card }
ts-level-any = for { ICON($n, "experience") } experience it becomes any hero of level 1 that the village has
ts-disease = in the dungeon it takes { ICON(1, "attack") } attack or { ICON(1, "magic") } magic attack away, as you choose, where there is any
ts-disease-returns = when it is destroyed, it returns to the pile of diseases
ts-stone = the game ends when the stone comes into rank 1; whoever has beaten the monster there takes it, else nobody does
ts-weapon = works only in the hand of a hero who is strong enough for it
ts-without-hero = helps the party without a hero, too
ts-no-effect = no effects of its own
ts-randomizer-heroes = drawn at set-up: this family of heroes is in the village
ts-randomizer-monsters = drawn at set-up: this class of monsters is in the dungeon
ts-randomizer-village = drawn at set-up: this card is for sale in the village
ts-reference = the course of a turn in short
