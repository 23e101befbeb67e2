# What the table of Thunderstone says in the browser.

## Start page

web-thunderstone-tagline = Gather a party in the village and go down into the dungeon: the dearest trophies win when the Thunderstone comes out.

## Kinds of cards

web-thunderstone-kind-hero = Hero
web-thunderstone-kind-village = Village
web-thunderstone-kind-basic = Basic
web-thunderstone-kind-monster = Monster
web-thunderstone-kind-disease = Disease
web-thunderstone-kind-thunderstone = Thunderstone
web-thunderstone-kind-randomizer = Randomizer
web-thunderstone-kind-reference = Reference
web-thunderstone-kind-militia = Militia
web-thunderstone-kind-fighter = Fighter
web-thunderstone-kind-archer = Archer
web-thunderstone-kind-cleric = Cleric
web-thunderstone-kind-wizard = Wizard
web-thunderstone-kind-thief = Thief
web-thunderstone-kind-weapon = Weapon
web-thunderstone-kind-item = Item
web-thunderstone-kind-food = Food
web-thunderstone-kind-light = Light
web-thunderstone-kind-spell = Spell
web-thunderstone-kind-villager = Villager
web-thunderstone-kind-abyssal = Abyssal
web-thunderstone-kind-black = Black
web-thunderstone-kind-blue = Blue
web-thunderstone-kind-doom = Doom
web-thunderstone-kind-doomknight = Doomknight
web-thunderstone-kind-dragon = Dragon
web-thunderstone-kind-enchanted = Enchanted
web-thunderstone-kind-green = Green
web-thunderstone-kind-humanoid = Humanoid
web-thunderstone-kind-ooze = Ooze
web-thunderstone-kind-red = Red
web-thunderstone-kind-spirit = Spirit
web-thunderstone-kind-undead = Undead
web-thunderstone-kind-white = White

## Numbers of cards

web-thunderstone-mark-health = health
web-thunderstone-mark-strength = strength
web-thunderstone-mark-weight = weight
web-thunderstone-mark-attack = attack
web-thunderstone-mark-magic = magic attack
web-thunderstone-mark-light = light
web-thunderstone-mark-darkness = darkness
web-thunderstone-mark-gold = gold
web-thunderstone-mark-experience = experience
web-thunderstone-mark-points = victory points

## The turn

web-thunderstone-turn = Turn { $n }
web-thunderstone-at-choose = start
web-thunderstone-at-village = village
web-thunderstone-at-dungeon = dungeon
web-thunderstone-at-rest = rest
web-thunderstone-at-end = end
web-thunderstone-step-effects = Effects
web-thunderstone-step-purchases = Purchase
web-thunderstone-step-levels = Levels
web-thunderstone-step-prepare = Preparation
web-thunderstone-step-battle = Battle
web-thunderstone-step-spoils = Spoils
web-thunderstone-step-after = Aftermath

## The dungeon hall

web-thunderstone-hall = Dungeon hall
web-thunderstone-deck = Deck
web-thunderstone-cards-in-deck =
    { $n ->
        [one] card
       *[other] cards
    }
web-thunderstone-stone = Thunderstone
web-thunderstone-stone-from = is card { $from } to { $to }
web-thunderstone-stone-out = is out
web-thunderstone-rank = Rank { $n }
web-thunderstone-darkness-of = darkness { $dark }, of which lit { $lit }
web-thunderstone-dark-of = darkness { $n }
web-thunderstone-penalty = attack { $n }
web-thunderstone-no-penalty = no penalty
web-thunderstone-empty = empty
web-thunderstone-party-brings = Party
web-thunderstone-dark-and-light = Darkness { $dark } − light { $lit } = { $left }
web-thunderstone-halved-away = Lost by halving
web-thunderstone-against = against { $n }
web-thunderstone-versus = against
web-thunderstone-victory = victory
web-thunderstone-defeat = defeat
web-thunderstone-barred = barred
web-thunderstone-too-dark = It cannot be attacked in the dark: { $n } light is missing.
web-thunderstone-needs-magic = Some magic attack is needed.
web-thunderstone-missing = { $n } short.
web-thunderstone-brighter = { $n } more light would make { $total }.
web-thunderstone-brighter-wins = { $n } more light would make { $total }: a victory.
web-thunderstone-exactly = Exactly enough.
web-thunderstone-spoils-then =
    { $n ->
        [one] Spoils: { $n } purchase.
       *[other] Spoils: { $n } purchases.
    }
web-thunderstone-your-attack-on = Your attack: { $card }
web-thunderstone-attack-now = Attack
web-thunderstone-attack-on = The party's attack: { $card }
web-thunderstone-count-against = The count against { $card }
web-thunderstone-party = Party
web-thunderstone-attack = attack
web-thunderstone-magic = magic
web-thunderstone-light = light
web-thunderstone-darkness = Darkness
web-thunderstone-weight = weight
web-thunderstone-strength = strength
web-thunderstone-weight-strength = weight { $weight }, strength { $strength }
web-thunderstone-strength-weight = Strength { $strength }, weapon's weight { $weight }
web-thunderstone-why-printed = attack
web-thunderstone-why-bonus = own bonus
web-thunderstone-why-granted = help for others
web-thunderstone-why-effects = effects
web-thunderstone-why-ordeal = in this battle
web-thunderstone-why-nature = the monster's nature
web-thunderstone-why-disease = disease
web-thunderstone-why-doubled = doubles magic
web-thunderstone-why-magic = magic attack
web-thunderstone-why-rank = rank
web-thunderstone-why-light = light
web-thunderstone-victory-even = Victory, exactly
web-thunderstone-victory-by = Victory, { $n } to spare
web-thunderstone-defeat-sure = Defeat
web-thunderstone-cannot-attack = It cannot be attacked
web-thunderstone-hopeless = You may attack: the monster goes under the deck.
web-thunderstone-no-losses = No losses in battle
web-thunderstone-lose-sure = Lost in battle: { $who }
web-thunderstone-lose-one-of = One of these is lost in battle: { $who }
web-thunderstone-lose-diseases =
    { $n ->
        [one] You get a disease
       *[other] You get { $n } diseases
    }
web-thunderstone-after-victory = Sure after a victory
web-thunderstone-experience-then = experience { $from } → { $to }
web-thunderstone-card-to-discard = to your discard
web-thunderstone-spoils-of =
    { $n ->
        [one] for spoils, { $n } purchase
       *[other] for spoils, { $n } purchases
    }
web-thunderstone-moves-to = { $card } comes to rank { $rank }
web-thunderstone-fresh =
    { $n ->
        [one] a new card comes from the deck
       *[other] { $n } new cards come from the deck
    }
web-thunderstone-game-ends = The Thunderstone reaches the exit: it is yours, and the game is over
web-thunderstone-breach-then = Breach: { $card }

## The village

web-thunderstone-village = Village
web-thunderstone-village-open = Village: heroes, market, basic cards
web-thunderstone-village-shut = Village: closed this turn
web-thunderstone-village-spoils = Village: spoils
web-thunderstone-price = price { $n }
web-thunderstone-left = { $n } left

## Party and players

web-thunderstone-hand = Hand
web-thunderstone-hand-closed = Hand: cards { $n }, gold { $gold }
web-thunderstone-hand-open = Open hand: cards { $n }, gold { $gold }
web-thunderstone-party-open = Party: open hand, cards { $n }
web-thunderstone-doomed = will be lost
web-thunderstone-paralysed = does not attack
web-thunderstone-spent = used
web-thunderstone-of-player = borrowed: { $who }
web-thunderstone-linked = weapon in the hero's hand
web-thunderstone-fallen = too heavy: it has fallen
web-thunderstone-my-deck = deck
web-thunderstone-discard = discard
web-thunderstone-next-hand = Next hand: { $deck } of { $of }, no shuffle
web-thunderstone-next-hand-shuffle = Next hand: { $deck } from the deck, then shuffle the discard and draw { $then }
web-thunderstone-experience = { $n ->
    [0] experience
   *[other] experience
}
web-thunderstone-gold = { $n ->
    [one] gold
   *[other] gold
}
web-thunderstone-gold-in-hand = { $n ->
    [one] gold in hand
   *[other] gold in hand
}
web-thunderstone-gold-for-spoils = gold, for spoils only
web-thunderstone-buys =
    { $n ->
        [one] purchase
       *[other] purchases
    }
web-thunderstone-beaten =
    { $n ->
        [one] beaten monster
       *[other] beaten monsters
    }
web-thunderstone-beaten-count =
    { $n ->
        [one] { $n } monster
       *[other] { $n } monsters
    }
web-thunderstone-opponents = Opponents
web-thunderstone-hand-count = hand { $n }
web-thunderstone-deck-count = deck { $n }
web-thunderstone-discard-count = discard { $n }
web-thunderstone-newest = last discarded: { $card }
web-thunderstone-parts = Parts of the table
web-thunderstone-part-hall = Dungeon
web-thunderstone-part-village = Village
web-thunderstone-part-players = Players

## Numbers told between turns and at the end

web-thunderstone-figure-experience = { $who }, experience
web-thunderstone-figure-monsters = { $who }, monsters
web-thunderstone-figure-points = { $who }, victory points

## The guided first game

web-thunderstone-tour-goal = The goal
    .text = Beat monsters: they give experience and victory points. When the Thunderstone stands in rank 1 the game is over, and the most points win.
web-thunderstone-tour-choose = Three ways
    .text = The village spends the gold of your cards. The dungeon is a fight with one monster. A rest destroys a weak card. Early on people mostly shop.
web-thunderstone-tour-buy = Purchases
    .text = The gold of the open cards is spent at once, usually on one card. It goes to your discard pile. A hero or a weapon is a good start.
web-thunderstone-tour-level = Levels
    .text = Experience exchanges a hero for its next level, and a militia for any hero of the first. Whoever has a green outline can rise.
web-thunderstone-tour-equip = Weapons
    .text = Press a weapon, then a hero. Its weight must not exceed the hero's strength; each hero has one. Rations and other effects are used now, too.
web-thunderstone-tour-fight = Whom to attack
    .text = Under each monster stands how the fight would end. Press a monster to see the count, and again to attack. The deeper, the more light you need.
web-thunderstone-tour-rest = Rest
    .text = Destroy a card you no longer need, a militia say: the deck gets stronger. You may destroy nothing, too.
web-thunderstone-tour-spoils = Spoils
    .text = After a victory you may buy a card that is lit, for the gold of your open cards.
web-thunderstone-tour-stone = The stone is near
    .text = The Thunderstone may come soon. Count the points: it is time for the dearest monsters.
