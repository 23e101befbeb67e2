### The rules on the cards of Penumbra. The text is made from the effect of the card: crates/penumbra/src/text.
###
### Forms of an action: .you an order to the reader (“draw”), .they the third person without a subject (“draws”),
### .inf what follows “may” (“draw”).

## Wizard cards: lines. helper-pn-when says in which turn and at which moment a card is used

helper-pn-turn = { $turn ->
    [learn] in a training turn
    [trial] in a trial turn
   *[rest] in a rest turn
}
helper-pn-moment = { $moment ->
    [pre-threat] before a threat is rolled
    [threat-rolled] after a threat is rolled
    [task] before the task is judged
   *[on-deadly] when a deadly wound takes effect
}
helper-pn-when = { $turn ->
    [any] { $moment ->
        [free] { "" }
       *[other] { " " }{ helper-pn-moment }
    }
   *[other] { $moment ->
        [free] { " " }{ helper-pn-turn }
       *[other] { " " }{ helper-pn-turn }, { helper-pn-moment }
    }
}
helper-pn-in-turn = { $turn ->
    [any] { "" }
   *[other] { helper-pn-turn },{ " " }
}
helper-pn-pay-turn = { $turn ->
    [any] { "" }
   *[other] { " " }({ helper-pn-turn })
}
pn-card-price = { $kind ->
    [recipe] Brew{ helper-pn-pay-turn }
    [summon] Summon{ helper-pn-pay-turn }
   *[other] Cost{ helper-pn-pay-turn }
}
pn-card-turn = Turn this card{ helper-pn-when }
pn-card-discard = Discard this card{ helper-pn-when }
pn-card-turn-and-threat = Turn this card{ helper-pn-when } and withstand threat { $n }, whose dice cannot be discarded
pn-card-launches = Launch
pn-card-launch = right after this you may use { $cards } for free
pn-card-experience = Experience
pn-card-start = Start
pn-card-order = you are number { $n } in the order of turns
pn-card-first = you have { $card }, { $what }
pn-card-on-place = { $area ->
    [class] whenever you place a die in a class, { $text }
    [city] whenever you place a die in the city, { $text }
   *[wild] whenever you place a die in the wild lands, { $text }
}
pn-card-on-wound = { helper-pn-in-turn }whenever a mark of yours is wounded, { $text }
pn-card-on-miss = { helper-pn-in-turn }whenever a threat die misses you, { $text }
pn-card-on-chain = { helper-pn-in-turn }when your chain reaches { $n } { $n ->
    [one] card
   *[other] cards
}, { $text }
pn-card-on-gain = when you gain this card, { $text }
pn-card-on-rest = when you rest, { $text }
pn-card-marks = effects that count { $discipline ->
    [ruby] ruby
    [amber] amber
    [jasper] jasper
    [emerald] emerald
    [sapphire] sapphire
   *[amethyst] amethyst
} marks count { $n } more
pn-card-discount = whatever you buy costs { $n } { $n ->
    [one] ingredient
   *[other] ingredients
} less
pn-card-summon-from-market = you may summon familiars straight from class markets
pn-card-last-turn = at the end of the game, if the last turn was not yours, take one more turn

## Parts of prices. .count with the number, .acc where it is paid

pn-token-after = free right after { $cards }
pn-token-placements = { $n ->
    [one] { $n } placement
   *[other] { $n } placements
}
pn-token-next-cell = the arcana shown in your first free cell of marks

pn-ingredient-blood =
    .count = { ICON($n, "blood") } blood
    .acc = { ICON($n, "blood") } blood
pn-ingredient-crystal =
    .count = { $n ->
        [one] { ICON($n, "crystal") } crystal
       *[other] { ICON($n, "crystal") } crystals
    }
    .acc = { $n ->
        [one] { ICON($n, "crystal") } crystal
       *[other] { ICON($n, "crystal") } crystals
    }
pn-ingredient-jewel =
    .count = { $n ->
        [one] { ICON($n, "jewel") } jewel
       *[other] { ICON($n, "jewel") } jewels
    }
    .acc = { $n ->
        [one] { ICON($n, "jewel") } jewel
       *[other] { ICON($n, "jewel") } jewels
    }
pn-ingredient-fruit =
    .count = { $n ->
        [one] { ICON($n, "fruit") } fruit
       *[other] { ICON($n, "fruit") } fruits
    }
    .acc = { $n ->
        [one] { ICON($n, "fruit") } fruit
       *[other] { ICON($n, "fruit") } fruits
    }
pn-ingredient-trinket =
    .count = { $n ->
        [one] { ICON($n, "trinket") } trinket
       *[other] { ICON($n, "trinket") } trinkets
    }
    .acc = { $n ->
        [one] { ICON($n, "trinket") } trinket
       *[other] { ICON($n, "trinket") } trinkets
    }
pn-ingredient-arcana =
    .count = { ICON($n, "arcana") } arcana
    .acc = { ICON($n, "arcana") } arcana

## Which cards: .one to choose, .many after a number (“up to 2”), .after behind “right after”

helper-pn-discipline = { $discipline ->
    [ruby] ruby
    [amber] amber
    [jasper] jasper
    [emerald] emerald
    [sapphire] sapphire
   *[amethyst] amethyst
}
helper-pn-article = { $discipline ->
    [amber] an
    [emerald] an
    [amethyst] an
   *[other] a
}
pn-filter-spell =
    .one = any spell
    .many = spells
    .after = any spell
pn-filter-spell-of =
    .one = { helper-pn-article } { helper-pn-discipline } spell
    .many = { helper-pn-discipline } spells
    .after = { helper-pn-article } { helper-pn-discipline } spell
pn-filter-own-spell =
    .one = a spell of this mark’s discipline
    .many = spells of this mark’s discipline
    .after = a spell of this mark’s discipline
pn-filter-other-spell =
    .one = a spell of another discipline
    .many = spells of other disciplines
    .after = a spell of another discipline
pn-filter-pet =
    .one = a familiar
    .many = familiars
    .after = a familiar
pn-filter-potion =
    .one = a potion
    .many = potions
    .after = a potion
pn-filter-artifact =
    .one = an artifact
    .many = artifacts
    .after = an artifact
pn-filter-talent =
    .one = your talent
    .many = talents
    .after = your talent
pn-filter-card =
    .one = any card
    .many = cards
    .after = any card

## Dice by colour: .die one, .six one that shows 6, .count with the number, .all before “dice”

pn-colour-red = red
    .die = a red die
    .six = a red die that shows 6
    .count = { $n ->
        [one] { $n } red die
       *[other] { $n } red dice
    }
    .all = red
pn-colour-orange = orange
    .die = an orange die
    .six = an orange die that shows 6
    .count = { $n ->
        [one] { $n } orange die
       *[other] { $n } orange dice
    }
    .all = orange
pn-colour-yellow = yellow
    .die = a yellow die
    .six = a yellow die that shows 6
    .count = { $n ->
        [one] { $n } yellow die
       *[other] { $n } yellow dice
    }
    .all = yellow
pn-colour-green = green
    .die = a green die
    .six = a green die that shows 6
    .count = { $n ->
        [one] { $n } green die
       *[other] { $n } green dice
    }
    .all = green
pn-colour-blue = blue
    .die = a blue die
    .six = a blue die that shows 6
    .count = { $n ->
        [one] { $n } blue die
       *[other] { $n } blue dice
    }
    .all = blue
pn-colour-violet = violet
    .die = a violet die
    .six = a violet die that shows 6
    .count = { $n ->
        [one] { $n } violet die
       *[other] { $n } violet dice
    }
    .all = violet
pn-colour-bone = bone
    .die = a bone die
    .six = a bone die that shows 6
    .count = { $n ->
        [one] { $n } bone die
       *[other] { $n } bone dice
    }
    .all = bone
pn-colour-spark = spark
    .die = a spark die
    .six = a spark die that shows 6
    .count = { $n ->
        [one] { $n } spark die
       *[other] { $n } spark dice
    }
    .all = spark
pn-colour-any = any
    .die = a die of any colour
    .six = a die of any colour that shows 6
    .count = { $n ->
        [one] { $n } die of any colour
       *[other] { $n } dice of any colour
    }
    .all = any
pn-colour-own = the mark’s colour
    .die = a die of this mark’s colour
    .six = a die of this mark’s colour that shows 6
    .count = { $n ->
        [one] { $n } die of this mark’s colour
       *[other] { $n } dice of this mark’s colour
    }
    .all = your mark’s
pn-colour-class = the class’s colour
    .die = a die of the class’s colour
    .six = a die of the class’s colour that shows 6
    .count = { $n ->
        [one] { $n } die of the class’s colour
       *[other] { $n } dice of the class’s colour
    }
    .all = the class’s

## Symbols of experience

pn-symbol = { $symbol ->
    [monsters] monsters
    [beasts] magical beasts
    [wilds] wild lands
    [mystics] mystics
    [wizards] wizards
   *[society] society
}

## Tasks: an order to the reader

pn-task-dice = { $colours } dice
pn-task-pay = discard { $what }
pn-task-sum = discard { $dice } that total { $n } or more
pn-task-exact = discard { $dice } that show { $values }
    .single = discard { $dice } that shows { $values }
pn-task-value = { $n }
pn-task-roll = roll { $dice } for a total of { $n } or more
pn-task-threat = withstand threat { $n }
pn-task-have = have { $n } “{ pn-symbol }” { $n ->
    [one] symbol
   *[other] symbols
} or more

## Properties of trials: .name with its number, the message itself says what it does

pn-property-rift = before the threat is rolled, discard { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
    .name = Fracture { $n }
pn-property-vigilance = before the threat is rolled, you may use at most { $n ->
    [one] { $n } card or chain
   *[other] { $n } cards or chains
}
    .name = Vigilance { $n }
pn-property-shield = before any task, { $task }
    .name = Shield
pn-property-trap = if you fail, take a deadly wound
    .name = Trap
pn-property-suppress = { $what ->
    [crystals] crystals cannot be spent
    [potions] potions cannot be used
    [artifacts] artifacts cannot be used
   *[pets] familiars cannot be used
}
    .name = { $what ->
    [crystals] Suppressed crystals
    [potions] Suppressed potions
    [artifacts] Suppressed artifacts
   *[pets] Suppressed familiars
}

pn-property-kind-rift = fracture
pn-property-kind-vigilance = vigilance
pn-property-kind-shield = shield
pn-property-kind-trap = trap
pn-property-kind-suppress = suppression

## Contracts and trials: lines

pn-card-threat = threat { $n }
pn-card-symbols = experience: { $symbols }
pn-card-task = Task
pn-card-reward = Reward
pn-card-rewarded = reward: { $text }
pn-card-fate = { $side ->
    [light] gain { $n } light
   *[dark] gain { $n } dark
}
pn-card-path = { $side ->
    [light] Light
   *[dark] Dark
}, { $approach }
pn-approach-destroy = destroy
pn-approach-catch = catch
pn-approach-reconcile = reconcile
pn-approach-dispel = dispel
pn-approach-withstand = endure
pn-approach-bribe = buy off
pn-card-counterstrike = Counterstrike
pn-card-strikes-back = after the rewards, threat { $n } strikes you

## Fate: prophecies, goals, wounds

helper-pn-tally = { $what ->
    [trials] has passed { $n } { $n ->
        [one] trial
       *[other] trials
    }
    [contracts] has fulfilled { $n } { $n ->
        [one] contract
       *[other] contracts
    }
    [spark-marks] has { $n } { $n ->
        [one] spark mark
       *[other] spark marks
    }
    [marks] has { $n } { $n ->
        [one] discipline mark
       *[other] discipline marks
    }
    [symbol-kinds] has { $n } { $n ->
        [one] symbol of experience
       *[other] different symbols of experience
    }
    [arcana] has { $n } arcana
   *[deadly] has { $n } { $n ->
        [one] deadly wound
       *[other] deadly wounds
    }
}
pn-end-fate-is-drawn = the game ends once the fate deck has no cards left
pn-end-any = the game ends once some wizard { helper-pn-tally }
pn-end-all = the game ends once each wizard { helper-pn-tally }
pn-end-as-many-as-wizards = { $what ->
    [trials] the game ends once wizards together have passed as many trials as there are wizards
    [contracts] the game ends once wizards together have fulfilled as many contracts as there are wizards
    [spark-marks] the game ends once wizards together have as many spark marks as there are wizards
    [marks] the game ends once wizards together have as many discipline marks as there are wizards
    [symbol-kinds] the game ends once wizards together have as many different symbols as there are wizards
    [arcana] the game ends once wizards together have as much arcana as there are wizards
   *[deadly] the game ends once wizards together have as many deadly wounds as there are wizards
}
pn-goal = at the end of the game gain { $points }
pn-wound-ends-turn = after this threat roll your turn ends
pn-wound-dice = discard all your dice
pn-wound-rest = your next turn is a rest
pn-wound-costs = at the end of the game lose { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Automas

pn-automa-step = { $turn ->
    [learn] Step { $n }, training
    [trial] Step { $n }, trial
   *[rest] Step { $n }, rest
}
pn-automa-contract = a contract of difficulty { $n } at most
pn-automa-class-card = a class card
pn-automa-shop = an artifact from the shop
pn-automa-potionry = a potion from the potionry
pn-automa-mark = a mark and a class card
pn-automa-arcana = { $n } arcana
pn-automa-trial = a trial of difficulty 1 at most, and 1 more for { $n ->
    [one] each discipline mark
   *[other] every { $n } discipline marks
}
