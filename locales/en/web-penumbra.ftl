# What the table of Penumbra says in the browser.

## Start page

web-penumbra-tagline = Students of a school of magic place dice, build chains of spells and face trials by the path of light or of dark.

## Kinds of cards

web-penumbra-kind-spell = Spell
web-penumbra-kind-recipe = Recipe
web-penumbra-kind-summon = Summon
web-penumbra-kind-potion = Potion
web-penumbra-kind-artifact = Artifact
web-penumbra-kind-contract = Contract
web-penumbra-kind-trial = Trial
web-penumbra-kind-talent = Talent
web-penumbra-kind-prophecy = Prophecy
web-penumbra-kind-goal = Goal
web-penumbra-kind-event = Event
web-penumbra-kind-wound = Deadly wound
web-penumbra-kind-automa = Automa
web-penumbra-mark-difficulty = difficulty
web-penumbra-mark-threat = threat
web-penumbra-mark-points = points

## Words of the game

web-penumbra-discipline-ruby = Ruby
web-penumbra-discipline-amber = Amber
web-penumbra-discipline-jasper = Jasper
web-penumbra-discipline-emerald = Emerald
web-penumbra-discipline-sapphire = Sapphire
web-penumbra-discipline-amethyst = Amethyst
web-penumbra-hue-red = red
web-penumbra-hue-orange = orange
web-penumbra-hue-yellow = yellow
web-penumbra-hue-green = green
web-penumbra-hue-blue = blue
web-penumbra-hue-violet = violet
web-penumbra-hue-bone = bone
web-penumbra-hue-spark = spark
web-penumbra-hue-any = any colour
web-penumbra-hue-own = colour of the mark
web-penumbra-hue-class = colour of the class
web-penumbra-hue-threat = black threat die
web-penumbra-ingredient-blood = blood
web-penumbra-ingredient-crystal = crystals
web-penumbra-ingredient-jewel = jewels
web-penumbra-ingredient-fruit = fruits
web-penumbra-ingredient-trinket = trinkets
web-penumbra-ingredient-arcana = arcana
web-penumbra-use-blood = bind
web-penumbra-use-crystal = alter
web-penumbra-use-jewel = bribe
web-penumbra-use-fruit = heal
web-penumbra-use-trinket = hurry
web-penumbra-use-arcana = squeeze in
web-penumbra-symbol-monsters = monsters
web-penumbra-symbol-beasts = magical beasts
web-penumbra-symbol-wilds = wild lands
web-penumbra-symbol-mystics = mystics
web-penumbra-symbol-wizards = wizards
web-penumbra-symbol-society = society
web-penumbra-slot-wand = conduit
web-penumbra-slot-pendant = pendant
web-penumbra-slot-robe = mantle
web-penumbra-slot-ring = ring
web-penumbra-side-light = light
web-penumbra-side-dark = dark
web-penumbra-approach-destroy = Destroy
web-penumbra-approach-catch = Catch
web-penumbra-approach-reconcile = Reconcile
web-penumbra-approach-dispel = Dispel
web-penumbra-approach-withstand = Withstand
web-penumbra-approach-bribe = Bribe
web-penumbra-state-charged = charged
web-penumbra-state-discharged = discharged
web-penumbra-state-wounded = wounded
web-penumbra-kind-of-turn-learn = Training
web-penumbra-kind-of-turn-trial = Trial
web-penumbra-kind-of-turn-rest = Rest
web-penumbra-kind-of-turn-any = turn
web-penumbra-deed-set-die = set a die
web-penumbra-deed-color-bone = colour a bone die
web-penumbra-deed-launch = launch a spell
web-penumbra-deed-ready = turn a card back
web-penumbra-deed-brew = brew a potion
web-penumbra-deed-exchange = bazaar exchange
web-penumbra-deed-buy = a purchase
web-penumbra-deed-gain-card = a card
web-penumbra-deed-heal = heal a mark
web-penumbra-deed-resources = resource die
web-penumbra-gain-artifact = an artifact
web-penumbra-gain-potion = a potion
web-penumbra-gain-discipline = a discipline card
web-penumbra-gain-class = a card of the class
web-penumbra-price-after = free, right after a fitting card
web-penumbra-price-placements = unused placements
web-penumbra-price-next-cell = the arcana of the next cell

## The line of the turn and the prompt bar

web-penumbra-round = Round { $n }
web-penumbra-last-turns = { $n ->
    [0] the last turn
    [one] { $n } turn left
   *[other] { $n } turns left
}
web-penumbra-talents = Choice of talents
web-penumbra-placements = { $n ->
    [one] { $n } placement left
   *[other] { $n } placements left
}
web-penumbra-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-penumbra-figure-points = { $who }: points
web-penumbra-figure-trials = { $who }: trials

## Parts of the table

web-penumbra-parts = Parts of the table
web-penumbra-part-trials = Trials
web-penumbra-part-school = School
web-penumbra-part-city = City
web-penumbra-part-wilds = Wilds
web-penumbra-part-players = Players
web-penumbra-fate = Fate
web-penumbra-fate-cards = { $n ->
    [one] card
   *[other] cards
}
web-penumbra-event = happens now
web-penumbra-omen-deck = the deck of fate runs out
web-penumbra-omen-any = one wizard: { $what }
web-penumbra-omen-all = each wizard { $n }: { $what }
web-penumbra-omen-together = all together: { $what }
web-penumbra-tally-trials = trials
web-penumbra-tally-contracts = contracts
web-penumbra-tally-spark-marks = spark marks
web-penumbra-tally-marks = discipline marks
web-penumbra-tally-symbol-kinds = different symbols
web-penumbra-tally-arcana = arcana
web-penumbra-tally-deadly = deadly wounds
web-penumbra-goal-now = goal: your points now
web-penumbra-trials = Trials
web-penumbra-difficulty = difficulty { $n }
web-penumbra-threat-of = threat { $n }
web-penumbra-counterstrike = counterstrike { $n }
web-penumbra-or = or
web-penumbra-property-trap = trap
web-penumbra-property-shield = shield
web-penumbra-property-rift = rift { $n }
web-penumbra-property-vigilance = vigilance { $n }
web-penumbra-property-no-crystals = no crystals
web-penumbra-property-no-potions = no potions
web-penumbra-property-no-artifacts = no artifacts
web-penumbra-property-no-pets = no familiars
web-penumbra-school = School
web-penumbra-closed = closed: { $what }
web-penumbra-section-mark = a mark and a card
web-penumbra-section-card = a card
web-penumbra-section-die = a die
web-penumbra-marks-left = { $n ->
    [one] { $n } mark in the supply
   *[other] { $n } marks in the supply
}
web-penumbra-deck-left = { $n ->
    [one] { $n } card in the deck
   *[other] { $n } cards in the deck
}
web-penumbra-renew = Bribe: renew this market
web-penumbra-die = { $hue } { $n }
web-penumbra-cell-six = takes a six: { $hue }
web-penumbra-cell-die = takes a die: { $hue }
web-penumbra-cell-any = any die
web-penumbra-cell-shut = In use with { $n } wizards or more
web-penumbra-beside = beside the cells
web-penumbra-city = City
web-penumbra-contracts-left = { $n ->
    [one] { $n } contract in the deck
   *[other] { $n } contracts in the deck
}
web-penumbra-guild = Guild
web-penumbra-potionry = Potionry
web-penumbra-shop = Shop
web-penumbra-bazaar = Bazaar
web-penumbra-leaves = leaves next
web-penumbra-wilds = Wild lands
web-penumbra-site-forest = Forest
web-penumbra-site-shrine = Sanctuary
web-penumbra-site-ruins = Ruins

## Threat and chain

web-penumbra-threat = Threat
web-penumbra-no-threat = No threat
web-penumbra-threat-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
web-penumbra-threat-step-0 = over
web-penumbra-threat-step-1 = not thrown yet
web-penumbra-threat-step-2 = thrown
web-penumbra-threat-step-3 = finds its targets
web-penumbra-threat-hard = cannot be discarded
web-penumbra-hit-die = absorbed
web-penumbra-hit-mark = mark wounded
web-penumbra-hit-deadly = deadly
web-penumbra-hit-miss = miss
web-penumbra-chain = Chain
web-penumbra-no-chain = No chain
web-penumbra-links = { $n ->
    [one] { $n } link
   *[other] { $n } links
}
web-penumbra-one-more = One more link?

## My things

web-penumbra-dice = Dice: { $n }
web-penumbra-cap = ingredients, up to { $n } each
web-penumbra-no-dice = No dice: rest
web-penumbra-temporary = temporary
web-penumbra-knock-out = Knock out with a red die
web-penumbra-board = Board
web-penumbra-talent = Talent
web-penumbra-rest-gives = Rest: { $n ->
    [one] the thread gives { $n } die
   *[other] the thread gives { $n } dice
}
web-penumbra-rest-now = rest gives
web-penumbra-dice-count = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
web-penumbra-found-by = found by threat { $n }
web-penumbra-spark-mark = Spark mark
web-penumbra-mark-label = { $what }, { $state }, threat { $n }
web-penumbra-cell-free = free cell: { $n } arcana, { $points } points
web-penumbra-grimoire = Grimoire: { $n }
web-penumbra-inventory = Inventory: { $n }
web-penumbra-looked = From the deck of contracts
web-penumbra-turned = turned
web-penumbra-suppressed = suppressed
web-penumbra-unseen = unseen card
web-penumbra-experience = Experience
web-penumbra-reserved = reserved
web-penumbra-deadly = { $n ->
    [one] { $n } deadly wound
   *[other] { $n } deadly wounds
}
web-penumbra-destiny = light { $light }, dark { $dark }

## Others and the score

web-penumbra-rivals = Rivals
web-penumbra-automa-next = next step { $n } of { $of }: { $kind }
web-penumbra-rival-deeds = trials { $trials }, contracts { $contracts }
web-penumbra-rival-reserved = { $n } reserved
web-penumbra-rival-cards = grimoire { $grimoire }, inventory { $inventory }, equipment { $worn }
web-penumbra-score = Score now
web-penumbra-source = Source
web-penumbra-total = Total
web-penumbra-score-arcana = Arcana
web-penumbra-score-trials = Trials
web-penumbra-score-deadly = Wounds
web-penumbra-score-sets = Sets
web-penumbra-score-symbols = Symbols
web-penumbra-score-contracts = Contracts
web-penumbra-score-reserved = Reserved
web-penumbra-score-marks = Marks
web-penumbra-score-goals = Goals
web-penumbra-score-destiny = Light and dark
web-penumbra-score-cards = Cards

## The guided first game

web-penumbra-tour-goal = Your goal
    .text = Score more than your rival: by trials, contracts, marks, experience and arcana. The sheet at the right is always the true score. The game ends once any prophecy comes true; at the top left you see how near each one is.
web-penumbra-tour-talent = Your talent
    .text = Two talents were dealt to you. A talent brings your first mark, your first card and ingredients, and says who moves earlier. You keep one.
web-penumbra-tour-turn = Three kinds of turns
    .text = Training: you place dice. Trial: you face one of the cards at the top. Rest: the thread of your board brings back dice, cards and marks. Begin with training.
web-penumbra-tour-place = Place a die
    .text = Press a die. A six in the colour of a class brings a mark, any die of that colour a card. The city and the wild lands take any die.
web-penumbra-tour-cell = Where to?
    .text = The cells that take this die are lit. Where all are taken, an arcana squeezes it in beside them: the violet sign of the place.
web-penumbra-tour-apply = What the place does
    .text = Now use what the place does, or cards and marks first. “Done” finishes this placement.
web-penumbra-tour-cast = Cards of your grimoire
    .text = Cards with a corner can be used now: the price stands on the picture. A used card stays turned until you rest.
web-penumbra-tour-chain = A chain
    .text = This card may launch another one for free. Some cards grow with the length of the chain.
web-penumbra-tour-threat = Threat
    .text = Black dice find your dice of the same value, then marks, then wounded marks: that is deadly. Before the throw you may lessen the threat.
web-penumbra-tour-path = Two paths
    .text = Choose the dark path or the light one. One task of the path is enough; the reward stands behind the arrow.
web-penumbra-tour-end = The end is near
    .text = A prophecy has come true. Play the turns that are left: what the sheet at the right shows becomes the result.
