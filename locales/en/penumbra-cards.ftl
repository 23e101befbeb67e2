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
helper-pn-turning = { $kind ->
    [recipe] Once brewed, turn this card
    [summon] Once summoned, turn this card
   *[other] Turn this card
}
pn-card-turn = { helper-pn-turning }{ helper-pn-when }
pn-card-discard = { $kind ->
    [recipe] Once brewed, discard this card
    [summon] Once summoned, discard this card
   *[other] Discard this card
}{ helper-pn-when }
pn-card-turn-and-threat = { helper-pn-turning }{ helper-pn-when } and withstand threat { $n }, whose dice cannot be discarded
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
pn-card-fate = { $n } { $side ->
    [light] light
   *[dark] dark
} { $n ->
    [one] symbol
   *[other] symbols
}
helper-pn-printed-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pn-card-contract = { $side ->
    [light] light
   *[dark] dark
} contract, difficulty { $difficulty }, { helper-pn-printed-points }
pn-card-trial = difficulty { $difficulty }, { helper-pn-printed-points }
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
pn-end-fate-is-drawn = the last turns begin once the fate deck has no cards left
pn-end-any = the last turns begin once some wizard { helper-pn-tally }
pn-end-all = the last turns begin once each wizard { helper-pn-tally }
pn-end-as-many-as-wizards = { $what ->
    [trials] the last turns begin once wizards together have passed as many trials as there are wizards
    [contracts] the last turns begin once wizards together have fulfilled as many contracts as there are wizards
    [spark-marks] the last turns begin once wizards together have as many spark marks as there are wizards
    [marks] the last turns begin once wizards together have as many discipline marks as there are wizards
    [symbol-kinds] the last turns begin once wizards together have as many different symbols as there are wizards
    [arcana] the last turns begin once wizards together have as much arcana as there are wizards
   *[deadly] the last turns begin once wizards together have as many deadly wounds as there are wizards
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
pn-automa-mark = a mark with a card of the same class
pn-automa-arcana = { $n } arcana
pn-automa-trial = a trial of difficulty 1 at most, and 1 more for { $n ->
    [one] each discipline mark
   *[other] every { $n } discipline marks
}

## What is counted. .count how many, .each before “for each”, .much and .half with “equal to”,
## .any any number, .one a single one, .up-to no more than

helper-pn-some = { $ingredient ->
    [blood] { pn-ingredient-blood.acc }
    [crystal] { pn-ingredient-crystal.acc }
    [jewel] { pn-ingredient-jewel.acc }
    [fruit] { pn-ingredient-fruit.acc }
    [trinket] { pn-ingredient-trinket.acc }
   *[arcana] { pn-ingredient-arcana.acc }
}
helper-pn-stuff = { $ingredient ->
    [blood] blood
    [crystal] crystals
    [jewel] jewels
    [fruit] fruits
    [trinket] trinkets
   *[arcana] arcana
}
helper-pn-half = equal to half { $source } (rounded up)
pn-unit-ingredient =
    .count = { helper-pn-some }
    .each = { helper-pn-some }
    .much = { helper-pn-stuff }
    .half = { helper-pn-stuff } { helper-pn-half }
    .any = any number of { helper-pn-stuff }
    .one = { helper-pn-some }
    .up-to = up to { helper-pn-some }
pn-unit-ingredients =
    .count = { $n ->
        [one] { $n } ingredient
       *[other] { $n } ingredients
    }
    .each = { pn-unit-ingredients.count }
    .much = ingredients
    .half = ingredients { helper-pn-half }
helper-pn-die-adjective = { $colour ->
    [red] red{ " " }
    [orange] orange{ " " }
    [yellow] yellow{ " " }
    [green] green{ " " }
    [blue] blue{ " " }
    [violet] violet{ " " }
    [bone] bone{ " " }
    [spark] spark{ " " }
   *[other] { "" }
}
helper-pn-die-of = { $colour ->
    [any] { " " }of any colour
    [own] { " " }of this mark’s colour
    [class] { " " }of this class’s colour
   *[other] { "" }
}
pn-unit-die =
    .count = { $n ->
        [one] { $n } { helper-pn-die-adjective }die{ helper-pn-die-of }
       *[other] { $n } { helper-pn-die-adjective }dice{ helper-pn-die-of }
    }
    .each = { pn-unit-die.count }
    .much = { helper-pn-die-adjective }dice{ helper-pn-die-of }
    .half = { pn-unit-die.much } { helper-pn-half }
    .any = any number of { pn-unit-die.much }
    .one = 1 { helper-pn-die-adjective }die{ helper-pn-die-of }
    .up-to = up to { pn-unit-die.count }
pn-unit-temp-die =
    .count = { $n ->
        [one] { $n } temporary { helper-pn-die-adjective }die{ helper-pn-die-of }
       *[other] { $n } temporary { helper-pn-die-adjective }dice{ helper-pn-die-of }
    }
    .each = { pn-unit-temp-die.count }
    .much = temporary { helper-pn-die-adjective }dice{ helper-pn-die-of }
    .half = { pn-unit-temp-die.much } { helper-pn-half }
pn-unit-card =
    .count = { $source ->
        [potion] { $n ->
            [one] { $n } ready potion
           *[other] { $n } ready potions
        }
        [artifact] { $n ->
            [one] { $n } artifact
           *[other] { $n } artifacts
        }
        [class] { $n ->
            [one] { $n } card of this class
           *[other] { $n } cards of this class
        }
       *[discipline] { $n ->
            [one] { $n } discipline card
           *[other] { $n } discipline cards
        }
    }
    .each = { pn-unit-card.count }
    .much = { $source ->
        [potion] ready potions
        [artifact] artifacts
        [class] cards of this class
       *[discipline] discipline cards
    }
    .half = { pn-unit-card.much } { helper-pn-half }
pn-unit-dice =
    .count = { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
    .each = { pn-unit-dice.count }
    .much = dice
    .half = dice { helper-pn-half }
    .any = any number of dice
    .one = 1 die
    .up-to = up to { pn-unit-dice.count }
pn-unit-threat-dice =
    .count = { $n ->
        [one] { $n } threat die
       *[other] { $n } threat dice
    }
    .each = { pn-unit-threat-dice.count }
    .much = threat dice
    .half = threat dice { helper-pn-half }
    .any = any number of threat dice
    .one = 1 threat die
    .up-to = up to { pn-unit-threat-dice.count }
pn-unit-resource-dice =
    .count = { $n ->
        [one] { $n } resource die
       *[other] { $n } resource dice
    }
    .each = { pn-unit-resource-dice.count }
    .much = resource dice
    .half = resource dice { helper-pn-half }
pn-unit-cards =
    .count = { n-cards }
    .each = { n-cards }
    .much = cards
    .half = cards { helper-pn-half }
    .any = any number of cards
    .one = 1 card
    .up-to = up to { n-cards }
pn-unit-recipes =
    .count = { $n ->
        [one] { $n } potion
       *[other] { $n } potions
    }
    .each = { pn-unit-recipes.count }
    .much = potions
    .half = potions { helper-pn-half }
    .any = any number of potions
    .one = 1 potion
    .up-to = up to { pn-unit-recipes.count }
pn-unit-marks =
    .count = { $n ->
        [one] { $n } mark
       *[other] { $n } marks
    }
    .each = { pn-unit-marks.count }
    .much = marks
    .half = marks { helper-pn-half }
    .any = any number of marks
    .one = 1 mark
    .up-to = up to { pn-unit-marks.count }
pn-unit-discipline-marks =
    .count = { $n ->
        [one] { $n } discipline mark
       *[other] { $n } discipline marks
    }
    .each = { pn-unit-discipline-marks.count }
    .much = discipline marks
    .half = discipline marks { helper-pn-half }
    .any = any number of discipline marks
    .one = 1 discipline mark
    .up-to = up to { pn-unit-discipline-marks.count }
pn-unit-times =
    .count = { n-times }
    .each = { n-times }
    .much = times
    .half = a number of times { helper-pn-half }
    .any = any number of times
    .one = once
    .up-to = { $n ->
        [one] up to { $n } time
       *[other] up to { $n } times
    }
pn-unit-number =
    .count = { $n }
    .each = { $n }
    .much = a number
    .half = a number { helper-pn-half }
pn-unit-points =
    .count = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
    .each = { pn-unit-points.count }
    .much = points
    .half = points { helper-pn-half }
pn-up-to = no more than { $amount }
pn-less-nothing = { "" }
pn-less = , for { $amount } less

## Where a number is read: .equal after “equal to”, .each after “1 blood”, .of after “half”

helper-pn-your = { $who ->
    [you] your
   *[they] their
}
helper-pn-you-have = { $who ->
    [you] you have
   *[they] they have
}
pn-source-marks =
    .equal = the number of { helper-pn-your } { helper-pn-discipline } marks
    .each = for each of { helper-pn-your } { helper-pn-discipline } marks
    .of = the number of { helper-pn-your } { helper-pn-discipline } marks
pn-source-wounded =
    .equal = the number of { helper-pn-your } wounded marks
    .each = for each of { helper-pn-your } wounded marks
    .of = the number of { helper-pn-your } wounded marks
pn-source-pets =
    .equal = the number of { helper-pn-your } familiars
    .each = for each of { helper-pn-your } familiars
    .of = the number of { helper-pn-your } familiars
pn-source-chain =
    .equal = the number of cards in this chain, this one included
    .each = for each card in this chain, this one included
    .of = the number of cards in this chain
pn-source-at-most =
    .equal = { $source }, but { $most } at most
    .each = { $source }, but { $most } at most
    .of = { $source } ({ $most } at most)
pn-source-paid =
    .equal = the number of such payments
    .each = for each such payment
    .of = the number of such payments
pn-source-arcana =
    .equal = { helper-pn-your } arcana
    .each = for each of { helper-pn-your } arcana
    .of = { helper-pn-your } arcana
pn-source-trials =
    .equal = the number of trials { helper-pn-you-have } passed
    .each = for each trial { helper-pn-you-have } passed
    .of = the number of trials { helper-pn-you-have } passed
pn-source-contracts =
    .equal = the number of contracts { helper-pn-you-have } fulfilled
    .each = for each contract { helper-pn-you-have } fulfilled
    .of = the number of contracts { helper-pn-you-have } fulfilled
pn-source-disciplines =
    .equal = the number of disciplines of which { helper-pn-you-have } { helper-pn-at-least }
    .each = for each discipline of which { helper-pn-you-have } { helper-pn-at-least }
    .of = the number of disciplines of which { helper-pn-you-have } { helper-pn-at-least }
helper-pn-at-least = at least { $n ->
    [one] { $n } mark
   *[other] { $n } marks
}

## Whom, and under which condition

pn-scope-wizards = each wizard
pn-when-approach = your path is { $approaches }
pn-when-turn = { $kind ->
    [any] this is a training or trial turn
    [learn] this is a training turn
    [trial] this is a trial turn
   *[rest] this is a rest turn
}
pn-market-potion = in the potionry
pn-market-artifact = in the shop
pn-market-discipline = in any class market
pn-market-class = in the market of this class

## Actions

pn-op-gain =
    .you = gain { $amount }
    .they = gains { $amount }
    .inf = gain { $amount }
pn-op-resources =
    .you = roll { $amount }
    .they = rolls { $amount }
    .inf = roll { $amount }
pn-op-pay =
    .you = spend { $price }
    .they = spends { $price }
    .inf = spend { $price }
pn-op-pay-times =
    .you = spend { $price } any number of times
    .they = spends { $price } any number of times
    .inf = spend { $price } any number of times
pn-op-convert =
    .you = swap { $from } for { $into } { $times }
    .they = swaps { $from } for { $into } { $times }
    .inf = swap { $from } for { $into } { $times }
pn-op-exchange =
    .you = exchange ingredients at the rate of the bazaar any number of times
    .they = exchanges ingredients at the rate of the bazaar any number of times
    .inf = exchange ingredients at the rate of the bazaar any number of times
pn-op-buy =
    .you = you may buy { $n } { $from }{ $less }
    .they = may buy { $n } { $from }{ $less }
    .inf = buy { $n } { $from }{ $less }
pn-op-reroll =
    .you = reroll a die of yours { $n }
    .they = rerolls a die of theirs { $n }
    .inf = reroll a die of yours { $n }
pn-op-reroll-threat =
    .you = reroll a threat die { $n }
    .they = rerolls a threat die { $n }
    .inf = reroll a threat die { $n }
pn-op-spin =
    .you = turn a die of yours by 1 { $n }
    .they = turns a die of theirs by 1 { $n }
    .inf = turn a die of yours by 1 { $n }
pn-op-spin-threat =
    .you = turn a threat die by 1 { $n }
    .they = turns a threat die by 1 { $n }
    .inf = turn a threat die by 1 { $n }
pn-op-flip =
    .you = turn over { $n }
    .they = turns over { $n }
    .inf = turn over { $n }
pn-op-recolour =
    .you = recolour { $n }
    .they = recolours { $n }
    .inf = recolour { $n }
pn-op-colour-bone =
    .you = recolour 1 bone die to this mark’s colour
    .they = recolours 1 bone die to this mark’s colour
    .inf = recolour 1 bone die to this mark’s colour
pn-op-set =
    .you = set { $n } to any face
    .they = sets { $n } to any face
    .inf = set { $n } to any face
pn-op-copy =
    .you = choose a die of yours and set { $n } to the same face
    .they = chooses a die of theirs and sets { $n } to the same face
    .inf = choose a die of yours and set { $n } to the same face
helper-pn-placed = { $n ->
    [one] { $n } die placed this turn
   *[other] { $n } dice placed this turn
}
pn-op-take-back =
    .you = take back { helper-pn-placed }
    .they = takes back { helper-pn-placed }
    .inf = take back { helper-pn-placed }
pn-op-heal =
    .you = heal { $n }
    .they = heals { $n }
    .inf = heal { $n }
pn-op-heal-all =
    .you = heal all your wounded marks
    .they = heals all their wounded marks
    .inf = heal all your wounded marks
pn-op-recharge =
    .you = recharge { $n }
    .they = recharges { $n }
    .inf = recharge { $n }
helper-pn-own-marks = { $n ->
    [one] { $n } mark of your own
   *[other] { $n } marks of your own
}
pn-op-wound =
    .you = wound { helper-pn-own-marks }
    .they = wounds { $n } of their own marks
    .inf = wound { helper-pn-own-marks }
pn-op-gain-mark =
    .you = gain a mark of this class
    .they = gains a mark of this class
    .inf = gain a mark of this class
pn-op-boost-next =
    .you = your next effect this turn that counts marks counts { $n } more
    .they = boosts the next effect that counts marks by { $n }
    .inf = boost your next effect this turn that counts marks by { $n }
pn-op-ready =
    .you = unturn { $n } ({ $cards })
    .they = unturns { $n } ({ $cards })
    .inf = unturn { $n } ({ $cards })
pn-op-ready-one =
    .you = unturn { $cards }
    .they = unturns { $cards }
    .inf = unturn { $cards }
pn-op-ready-other =
    .you = unturn { $cards } other than this card
    .they = unturns { $cards } other than this card
    .inf = unturn { $cards } other than this card
pn-op-ready-others =
    .you = unturn { $n } ({ $cards }) other than this one
    .they = unturns { $n } ({ $cards }) other than this one
    .inf = unturn { $n } ({ $cards }) other than this one
helper-pn-other-cards = { $n ->
    [one] { $n } other card
   *[other] { $n } other cards
}
pn-op-drop =
    .you = discard { helper-pn-other-cards } of your grimoire
    .they = discards { helper-pn-other-cards } of their grimoire
    .inf = discard { helper-pn-other-cards } of your grimoire
pn-op-refresh = { $market ->
    [potionry] the market of the potionry is renewed
   *[shop] the market of the shop is renewed
}
helper-pn-launched-from = { $from ->
    [grimoire] from your grimoire
    [market] from a class market (it comes into your grimoire)
   *[opponents] from another wizard’s grimoire (it must be unturned, and stays there as it was)
}
pn-op-launch =
    .you = launch { $cards } for free { helper-pn-launched-from }
    .they = launches { $cards } for free { helper-pn-launched-from }
    .inf = launch { $cards } for free { helper-pn-launched-from }
pn-op-repeat =
    .you = repeat the effect of the card used before this one
    .they = repeats the effect of the card used before this one
    .inf = repeat the effect of the card used before this one
pn-op-brew =
    .you = you may brew { $n } at their price
    .they = may brew { $n } at their price
    .inf = brew { $n } at their price
pn-op-brew-free =
    .you = brew { $n } for free
    .they = brews { $n } for free
    .inf = brew { $n } for free
helper-pn-pets = { $n ->
    [one] { $n } familiar
   *[other] { $n } familiars
}
pn-op-summon =
    .you = summon { helper-pn-pets } for free
    .they = summons { helper-pn-pets } for free
    .inf = summon { helper-pn-pets } for free
helper-pn-reserved = { $what ->
    [contract] a contract: an open one, or one of the top three of the deck
   *[trial] an open trial
}
pn-op-reserve =
    .you = reserve { helper-pn-reserved }
    .they = reserves { helper-pn-reserved }
    .inf = reserve { helper-pn-reserved }
pn-op-threat =
    .you = withstand threat { $n }
    .they = withstands threat { $n }
    .inf = withstand threat { $n }
pn-op-unthreat =
    .you = discard { $n }
    .they = discards { $n }
    .inf = discard { $n }
pn-op-unthreat-all =
    .you = discard all threat dice
    .they = discards all threat dice
    .inf = discard all threat dice
pn-op-protect =
    .you = protect { $n }: this threat does not find them
    .they = protects { $n }: this threat does not find them
    .inf = protect { $n }: this threat does not find them
pn-op-ignore-pool =
    .you = threats do not find your dice until the end of the turn
    .they = hides their dice from threats until the end of the turn
    .inf = hide your dice from threats until the end of the turn
pn-op-prevent-deadly =
    .you = prevent the deadly wound
    .they = prevents the deadly wound
    .inf = prevent the deadly wound
helper-pn-turned-dice = { $n ->
    [one] { $n } of its dice
   *[other] { $n } different dice of it
}
pn-op-spin-next-threat =
    .you = in the next threat this turn you may turn up to { helper-pn-turned-dice } by 1
    .they = in the next threat this turn may turn up to { helper-pn-turned-dice } by 1
    .inf = turn up to { helper-pn-turned-dice } of the next threat this turn by 1
pn-op-deadly =
    .you = take a deadly wound
    .they = takes a deadly wound
    .inf = take a deadly wound
helper-pn-properties = { $n ->
    [one] { $n } property
   *[other] { $n } properties
}
pn-op-cancel =
    .you = cancel { helper-pn-properties } of the trial
    .they = cancels { helper-pn-properties } of the trial
    .inf = cancel { helper-pn-properties } of the trial
pn-op-cancel-of =
    .you = cancel { helper-pn-properties } of the trial: { $kinds }
    .they = cancels { helper-pn-properties } of the trial: { $kinds }
    .inf = cancel { helper-pn-properties } of the trial: { $kinds }
pn-op-ease =
    .you = lower the number of the task by { $by }
    .they = lowers the number of the task by { $by }
    .inf = lower the number of the task by { $by }
helper-pn-ignored = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
pn-op-ease-or-dice =
    .you = lower the number of the task by { $by }, or do without { helper-pn-ignored } of it
    .they = lowers the number of the task by { $by }, or does without { helper-pn-ignored } of it
    .inf = lower the number of the task by { $by }, or do without { helper-pn-ignored } of it
pn-op-swap-task =
    .you = replace the tasks of one path of the trial by this: “{ $task }”
    .they = replaces the tasks of one path of the trial by this: “{ $task }”
    .inf = replace the tasks of one path of the trial by this: “{ $task }”
pn-op-try-contract =
    .you = you may attempt a contract
    .they = may attempt a contract
    .inf = attempt a contract
helper-pn-more-placements = { $n ->
    [one] { $n } more placement
   *[other] { $n } more placements
}
pn-op-place =
    .you = gain { helper-pn-more-placements }
    .they = gains { helper-pn-more-placements }
    .inf = gain { helper-pn-more-placements }
pn-op-place-aside =
    .you = you may place a die beside cells at once
    .they = may place a die beside cells at once
    .inf = place a die beside cells at once
pn-op-other-section =
    .you = you may use another section of this class, too, if the placed die fits there
    .they = may use another section of this class, too, if the placed die fits there
    .inf = use another section of this class, too, if the placed die fits there
pn-op-to-trial =
    .you = choose a trial: this turn becomes a trial turn
    .they = chooses a trial: this turn becomes a trial turn
    .inf = make this turn a trial turn
pn-op-at-turn-end-deadly = at the end of the turn, take a deadly wound
pn-op-at-turn-end-drop-launched = at the end of the turn, put that card under its deck
pn-op-nothing =
    .you = it has no effect of its own
    .they = does nothing
    .inf = do nothing
