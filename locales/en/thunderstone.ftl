### Thunderstone at the table: questions, options, log, refusals, names of places.

ts-player = Player { $player }
ts-and = { $a } and { $b }
ts-name = { $card }
ts-list = { $a }, { $b }

## Settings

ts-setting-boxes = boxes separated by commas
    .name = Boxes
    .base = base
    .homebrew = homebrew
ts-setting-selection = a set-up by name, or random
    .name = Set-up
ts-setting-monsters = classes of monsters separated by commas, or random
    .name = Monsters
ts-setting-classes = how many classes of monsters: three, or more for a longer game
    .name = Classes of monsters
ts-setting-heroes = four families of heroes separated by commas, or random
    .name = Heroes
ts-setting-village = eight village cards separated by commas, or random
    .name = Village
ts-setting-first = who begins: random or a seat
    .name = Who begins
ts-setting-breach = house rule: a monster breaches at each arrival in rank 1, or once in a game
    .name = Breach (house rule)
    .arrival = at each arrival
    .once = once in a game
ts-setting-trophies = house rule: trophies as the rulebook says, or as public card tables have them
    .name = Trophies (house rule)
    .book = by the rulebook
    .table = by the card tables
ts-setup-count = { $what ->
    [monsters] { $given } classes of monsters are named; { $wanted } are played with
    [heroes] { $given } families of heroes are named; { $wanted } are played with
   *[village] { $given } village cards are named; { $wanted } are played with
}
ts-setup-first = “{ $value }” is no seat of this table; random, or a seat’s number
ts-setup-few = The card files have { $found } of { $what ->
    [monsters] classes of monsters
    [heroes] families of heroes
   *[village] village cards
}; { $wanted } are needed

## Questions

ts-prompt-choose = Your turn: village, dungeon or rest?
    .others = beginning the turn
ts-prompt-village = In the village: gold { $gold }, purchases { $buys }
    .others = in the village
ts-prompt-rest = Rest: destroy one card of your hand, or none
    .others = resting
ts-prompt-prepare = In the dungeon: prepare, then attack a monster
    .others = preparing in the dungeon
ts-prompt-paralyse = Which hero does not attack?
    .others = in battle
ts-prompt-dread = What does { $hero } lose?
    .others = in battle
ts-prompt-disease = What does the disease take away?
    .others = in battle
ts-prompt-spoils = Spoils of { $card }: what do you buy? Gold { $gold }
    .others = taking spoils
ts-prompt-may = Use this effect?
    .others = whether to use an effect
ts-prompt-or = Choose one
    .others = one of several
ts-prompt-hero = Which hero? { SENTENCE($effect) }
    .others = choosing a hero
ts-prompt-destroy = Which card is destroyed?{ helper-ts-left }
    .others = destroying a card
ts-prompt-doom = Which card is destroyed when the battle ends?{ helper-ts-left }
    .others = losing a card in battle
ts-prompt-discard = Which card do you discard?{ helper-ts-left }
    .others = discarding
helper-ts-left = { $left ->
    [1] { "" }
   *[other] {" "}Left to choose: { $left }{ $limit ->
        [up-to] {" "}(or fewer)
       *[exactly] { "" }
    }
}
ts-prompt-borrow = Which of the discarded heroes joins your party?
    .others = borrowing a hero
ts-prompt-banish = Which monster goes under the dungeon deck?
    .others = banishing a monster
ts-prompt-capture = Which monster do you take?
    .others = taking a monster
ts-prompt-place = Which card stands in rank { $rank }?
    .others = rearranging the hall
ts-prompt-destroy-revealed = Which of these cards are destroyed?
    .others = destroying cards of the deck

## Options

ts-pick-village = Visit the village
ts-pick-dungeon = Enter the dungeon
ts-pick-rest = Rest
ts-pick-end-turn = End the turn
ts-pick-use = { $card }: { $text }
ts-pick-buy = Buy { $card } for { $price }
ts-pick-level = { $card } becomes { $next } for { $experience } experience
ts-pick-equip = { $hero } takes { $weapon }
ts-pick-put-down = Put down { $weapon }
ts-pick-rest-destroy = Destroy { $card }
ts-pick-rest-nothing = Destroy nothing
ts-pick-fight = Attack { $card } in rank { $rank }: { $total } against { $health }
ts-pick-paralyse = { $hero } does not attack
ts-pick-lose-attack = { $hero } loses 1 attack
ts-pick-lose-magic = { $hero } loses 1 magic attack
ts-pick-disease-attack = 1 less attack: { $total } in all
ts-pick-disease-magic = 1 less magic attack: { $total } in all
ts-pick-spoils = Buy { $card } for { $price }
ts-pick-no-spoils = Buy nothing
ts-pick-accept = Yes: { $effect }
ts-pick-yes = Yes
ts-pick-decline = No
ts-pick-branch = Option { $number }
ts-pick-hero = { $hero }
ts-pick-card = { $card }
ts-pick-done = That is all

## Log

ts-event-turn-of = Turn: { $who }
ts-event-visits = { $who } visits the village
ts-event-enters = { $who } enters the dungeon
ts-event-rests = { $who } rests
ts-event-turn-ends = { $who } ends the turn
ts-event-used = { $who } uses { $card }
ts-event-bought = { $who } buys { $card } for { $price }
ts-event-levelled = { $card } of { $who } becomes { $next } for { $price } experience
ts-event-equipped = { $hero } takes { $card }
ts-event-put-down = { $hero } puts down { $card }
ts-event-attacked = { $who } attacks { $card } in rank { $rank }
ts-event-beaten = { $who } beats { $card }: { $total } against { $health }
ts-event-failed = { $who } fails against { $card }: { $total } against { $health }
ts-event-nobody = { $who } finds nothing to attack
ts-event-breached = { $card } breaches
ts-event-stone-taken = { $who } takes { $card }
ts-event-stone-lost = { $card } is out, and nobody has it
ts-event-limit = The game has lasted long enough
ts-event-won = Victory: { $winners }
ts-event-revealed = { $who } draws { $card }
ts-event-drew = { $who } draws { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
ts-event-reshuffled = { $who } shuffles the discard pile into a new deck
ts-event-destroyed = { $card } is destroyed
ts-event-doomed = { $card } will be destroyed when the battle ends
ts-event-discarded = { $who } discards { $card }
ts-event-no-hero = { $who } shows a hand without heroes
ts-event-lent = { $card } joins the party of { $who }
ts-event-returned = { $card } returns to { $who }
ts-event-gold = +{ $amount } gold
ts-event-buys = +{ $amount } { $amount ->
    [one] purchase
   *[other] purchases
}
ts-event-experience = { $who }: +{ $amount } experience, { $now } in all
ts-event-diseased = { $who } gains a disease
ts-event-strength = { $card }: +{ $change } strength
ts-event-stronger = { $card }: +{ $change } attack
ts-event-to-magic = { $card } fights with magic
ts-event-weightless = Weapons weigh nothing
ts-event-armed-to-magic = Heroes with weapons fight with magic
ts-event-paralysed = { $card } does not attack
ts-event-lost-attack = { $card }: −1 attack
ts-event-lost-magic = { $card }: −1 magic attack
ts-event-ill-attack = Disease: −1 attack
ts-event-ill-magic = Disease: −1 magic attack
ts-event-counted = { $pool ->
    [attack] Attack
    [magic] Magic
    [darkness] Light penalty
   *[total] In all
}. { $line }
ts-event-banished = { $card } goes under the dungeon deck
ts-event-captured = { $who } takes { $card }
ts-event-placed = { $card } stands in rank { $rank }
ts-event-appeared = { $card } appears in rank { $rank }
ts-event-laid-open = { $who } lays open { $card }
ts-event-scored = { $who }: { $points } { $points ->
    [one] victory point
   *[other] victory points
}
ts-source = { $why ->
    [printed] { helper-ts-source }
    [bonus] { $card }, own bonus
    [granted] { $card }, helped by others
    [effects] { $card }, effects
    [ordeal] { $card }, in this battle
    [nature] { $card }
    [disease] disease
    [doubled] { $card } doubles magic
    [magic] magic attack
    [rank] rank
    [darkness] darkness
   *[light] { $card }, light
}
helper-ts-source = { $card ->
    [none] attack
   *[other] { $card }
}

## How a game ends

thunderstone-ending-stone = the Thunderstone came to light
thunderstone-ending-limit = the game went on for too long, and points were counted
thunderstone-tie-break-thunderstone = the Thunderstone

## Refusals

ts-refusal-over = The game is over.
ts-refusal-not-your-turn = Player { $player } is to choose now.
ts-refusal-wrong-phase = Not in this part of the turn.
ts-refusal-effect-pending = First answer the effect.
ts-refusal-unknown = There is no such action.
ts-refusal-not-revealed = This card is not revealed.
ts-refusal-not-in-hand = This card is not in your hand.
ts-refusal-not-here = This card has no effect here.
ts-refusal-after-purchase = Effects come before the first purchase.
ts-refusal-after-levels = Purchases come before levels.
ts-refusal-already-used = This effect was used this turn.
ts-refusal-not-held = No hero holds this weapon.
ts-refusal-cannot-pay = What this effect asks for is not there.
ts-refusal-sold-out = There is none for sale.
ts-refusal-lies-deeper = Another card of the stack lies on top: only that one is for sale.
ts-refusal-no-buys = No purchase is left this turn.
ts-refusal-too-expensive = It costs { $price }, there is { $available } gold.
ts-refusal-not-a-hero = This card is no hero.
ts-refusal-highest-level = This hero has the highest level.
ts-refusal-too-little-experience = It takes { $needed } experience, you have { $has }.
ts-refusal-no-next-level = The village has no hero of the next level.
ts-refusal-not-a-weapon = This card is no weapon.
ts-refusal-already-held = This hero holds it already.
ts-refusal-already-moved = This weapon has just changed hands.
ts-refusal-has-a-weapon = This hero has a weapon.
ts-refusal-too-heavy = Weight { $weight }, strength { $strength }.
ts-refusal-nobody-there = This rank is empty.
ts-refusal-not-a-monster = The Thunderstone cannot be attacked.
ts-refusal-too-dark = It cannot be attacked: the light penalty is { $penalty }.
ts-refusal-not-offered = The effect does not offer this.
ts-refusal-nothing-asked = This is not offered now.

## Panels

ts-panel-status = Turn
ts-status-turn = { $who }, turn { $number }: { $phase ->
    [choose] choosing
    [village] village
    [rest] rest
    [prepare] preparation
    [spoils] spoils
   *[battle] battle
}
ts-status-gold = Gold { $gold }, purchases { $buys }
ts-panel-hall = Dungeon hall (deck { $deck })
ts-hall-card = { $rank }. { $card }: health { $health }, { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}, experience { $experience }, gold { $gold }{ $darkness ->
    [0] { "" }
   *[other] , light −{ $darkness }
}
ts-hall-battle = { $rank }. { $card }: { $total } of { $health }, { $verdict ->
    [won] enough
    [dark] too dark
    [magic] magic needed
   *[short] { $missing } short
} (attack { $attack }, magic { $magic }, dark { $penalty })
ts-hall-stone = { $rank }. { $card }
ts-hall-empty = { $rank }. empty
ts-panel-village = Village
ts-stack = { $card }, { $price } gold, { $count } left
ts-stack-empty = { $card }: sold out
ts-panel-player = { $who }
ts-player-values = Experience { $experience }, victory points { $points }, hand { $hand }, deck { $deck }, discard pile { $discard }
ts-player-values-hidden = Experience { $experience }, hand { $hand }, deck { $deck }, discard pile { $discard }
ts-player-discard = Discard pile: { $cards }
ts-panel-party = Party
ts-party-hero = { $card }, strength { $strength }{ $weapon ->
    [0] { "" }
   *[other] , { $weapon }
}{ $gold ->
    [0] { "" }
   *[other] , gold { $gold }
}
ts-party-card = { $card }{ $gold ->
    [0] { "" }
   *[other] , gold { $gold }
}
ts-panel-hand = Hand
