### Penumbra at the table: questions, options, log, refusals, names of places.

pn-player = Player { $player }
pn-and = { $a } and { $b }
pn-name = { $card }
pn-die = { $hue ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
    [violet] violet
    [bone] bone
   *[spark] spark
} { $value }{ $temporary ->
    [yes] {" "}(temporary)
   *[no] { "" }
}
pn-dice = { $die } ×{ $n }
pn-threat-die = { $value }
helper-pn-kind = { $kind ->
    [ruby] ruby
    [amber] amber
    [jasper] jasper
    [emerald] emerald
    [sapphire] sapphire
    [amethyst] amethyst
   *[spark] spark
}
pn-mark = { helper-pn-kind }, cell { $cell }, value { $value }
pn-class = { $class ->
    [ruby] Ruby class
    [amber] Amber class
    [jasper] Jasper class
    [emerald] Emerald class
    [sapphire] Sapphire class
   *[amethyst] Amethyst class
}
pn-class-ruby = Ruby
pn-class-amber = Amber
pn-class-jasper = Jasper
pn-class-emerald = Emerald
pn-class-sapphire = Sapphire
pn-class-amethyst = Amethyst
pn-section = { $name }. { $text }
pn-section-class = { pn-class }. { $text }
pn-cell-number = cell { $cell }
pn-cell-knock-out = cell { $cell }, knocking out { $die }
pn-cell-beside = beside the cells
pn-cell-beside-arcana = beside the cells for 1 arcana
pn-no-task = no task
pn-procedure = the course of the game

## Settings

pn-setting-fate = the deck of fate: random, or a ready-made deck by name
    .name = Deck of fate
pn-setting-talents = talents of the seats separated by commas, or dealt: two for each, of which one is kept
    .name = Talents
    .seat = Talent
    .dealt = two to choose from
pn-setting-classes = classes that are surely in play, separated by commas; the others follow from the talents and by chance
    .name = Classes
pn-setting-automa = the opponent of a game for one
    .name = Automa
pn-setting-reserved-trials = house rule: how many trials may be reserved, any number or one, which must be faced next
    .name = Reserved trials (house rule)
    .any = any number
    .one = one
pn-setting-marks-at-rest = house rule: whether marks are used in a rest turn, no or yes
    .name = Marks at rest (house rule)
    .no = not used
    .yes = used
pn-setting-launch-limits = house rule: whether the turn limit of a price holds for a launch (hold) or not (waived)
    .name = Launch and turn limits (house rule)
    .hold = the limit holds
    .waived = a launch waives it
pn-setting-unpaid-launch = house rule: a card whose effect was not paid for ends the chain (ends) or launches all the same (launches)
    .name = Launch of an unpaid effect (house rule)
    .ends = ends the chain
    .launches = launches all the same
pn-setting-prevented-wound = house rule: a threat as a task whose deadly wound was prevented is passed (passes) or failed (fails)
    .name = Prevented wound (house rule)
    .passes = the task is done
    .fails = the task fails
pn-setting-symbols = house rule: equal symbols beyond five begin a new set (again) or score nothing (stop)
    .name = More than five symbols (house rule)
    .again = a new set
    .stop = nothing more
pn-setup-talents = { $given } talents are named for { $seats } seats

## Questions: for whoever answers, and .others for those who wait

helper-pn-left = { $left ->
    [0] { "" }
    [1] { "" }
    [255] { "" }
   *[other] {" "}Left to choose: { $left }
}
pn-prompt-talent = Which talent do you keep?
    .others = choosing a talent
pn-prompt-turn = Your turn: training, trial or rest?
    .others = beginning the turn
pn-prompt-must-rest = After a deadly wound this turn is a rest
    .others = beginning the turn
pn-prompt-training = Training, placements left: { $placements }. Place a die or use an effect
    .others = training
pn-prompt-which-die = Which die is placed beside cells?
    .others = placing a die
pn-prompt-where = Where do you place the die ({ $die })?
    .others = placing a die
pn-prompt-name-colour = Which colour does the placed spark count as?
    .others = placing a spark
pn-prompt-section = { $section } Use this place or another effect?
    .others = using a place
pn-prompt-knock-out-with = Which die do you discard to remove a placed one?
    .others = removing a placed die
pn-prompt-knock-out = Which placed die is removed?
    .others = removing a placed die
pn-prompt-rest = Rest: use something before you walk on along the thread?
    .others = resting
pn-prompt-die-place = Where do you take the die from?
    .others = taking a die
pn-prompt-die-colour = Which colour has the die that you gain?
    .others = choosing the colour of a die
pn-prompt-gain-card = { $source ->
    [potion] Which ready potion do you gain?
    [artifact] Which artifact do you gain?
    [class] Which card of this class do you gain?
   *[discipline] Which discipline card do you gain?
}{ helper-pn-left }
    .others = gaining a card
pn-prompt-keep = The slot for { $card } is taken: which card do you keep?
    .others = choosing an artifact
pn-prompt-buy = What do you buy?
    .others = buying
pn-prompt-save = Which ingredient do you save?{ helper-pn-left }
    .others = buying
pn-prompt-pay-die = What do you pay with? It takes { $die }
    .others = paying
pn-prompt-pay-blood = Which blood do you pay: of your pool or of a wounded mark?{ helper-pn-left }
    .others = paying blood
pn-prompt-pay-times = How often do you spend { $price }?
    .others = deciding how much to pay
pn-prompt-exchange = What do you exchange for what?
    .others = exchanging ingredients
pn-prompt-reroll = Which die do you reroll?{ helper-pn-left }
    .others = rerolling dice
pn-prompt-reroll-threat = Which threat die do you reroll?{ helper-pn-left }
    .others = rerolling threat dice
pn-prompt-spin = Which die do you turn by 1?{ helper-pn-left }
    .others = turning dice
pn-prompt-spin-threat = Which threat die do you turn by 1?{ helper-pn-left }
    .others = turning threat dice
pn-prompt-flip = Which die do you turn over?{ helper-pn-left }
    .others = turning dice over
pn-prompt-flip-threat = Which threat die do you turn over?{ helper-pn-left }
    .others = turning threat dice over
pn-prompt-recolour = Which die do you recolour?{ helper-pn-left }
    .others = recolouring dice
pn-prompt-colour-bone = Which bone die takes the colour of the mark?
    .others = recolouring a die
pn-prompt-set = Which die do you set to any face?{ helper-pn-left }
    .others = setting dice
pn-prompt-face = What does the die become ({ $die })?
    .others = changing a die
pn-prompt-model = Which die is the model? Dice that may be changed: { $left }
    .others = changing dice
pn-prompt-copy = Which die is set to { $value }?{ helper-pn-left }
    .others = changing dice
pn-prompt-take-back = Which placed die do you take back?{ helper-pn-left }
    .others = taking back a die
pn-prompt-heal = Which mark do you heal?{ helper-pn-left }
    .others = healing
pn-prompt-recharge = Which mark do you recharge?{ helper-pn-left }
    .others = recharging marks
pn-prompt-wound = Which mark of your own do you wound?{ helper-pn-left }
    .others = wounding a mark
pn-prompt-ready = Which card do you unturn?{ helper-pn-left }
    .others = unturning cards
pn-prompt-drop = Which card of your grimoire do you discard?{ helper-pn-left }
    .others = discarding cards of the grimoire
pn-prompt-launch-spell = Which spell do you launch for free?
    .others = launching a spell
pn-prompt-brew = Which potion do you brew?{ helper-pn-left }
    .others = brewing potions
pn-prompt-summon = Which familiar do you summon?{ helper-pn-left }
    .others = summoning a familiar
pn-prompt-reserve = Which trial do you reserve?
    .others = reserving a trial
pn-prompt-bind = Which contract do you reserve?
    .others = reserving a contract
pn-prompt-looked = Which of the top contracts do you reserve? The others go under the deck
    .others = looking at the top contracts of the deck
pn-prompt-boost = Boost { $card } by 2 marks, discarding an orange die?
    .others = boosting a spell
pn-prompt-launch = Chain of { $chain }, the last card is { $card }. Which card do you launch next?
    .others = going on with a chain
pn-prompt-threat = Threat of { $dice } dice{ $hard ->
    [yes] , which cannot be discarded
   *[no] { "" }
}. Prepare, then roll
    .others = preparing for a threat
pn-prompt-rift = Fracture: which die of yours is discarded?{ helper-pn-left }
    .others = discarding dice
pn-prompt-thrown = The threat is rolled. { $armed ->
    [0] Use an effect?
   *[other] Dice that you may turn: { $armed }
}
    .others = looking at a roll of threat
pn-prompt-hit = The threat finds value { $value }: what does it hit? Threat dice of this value: { $left }
    .others = withstanding a threat
pn-prompt-unthreat = How many threat dice do you discard? No more than { $left }
    .others = discarding threat dice
pn-prompt-protect = Which mark do you protect from this threat?{ helper-pn-left }
    .others = protecting marks
pn-prompt-deadly = Deadly wound: prevent it?
    .others = taking a deadly wound
pn-prompt-contract = Which contract do you attempt?
    .others = choosing a contract
pn-prompt-trial = Which trial do you face?
    .others = choosing a trial
pn-prompt-path = Trial { $card }: the light path or the dark one?
    .others = choosing the path of a trial
pn-prompt-which-task = Trial { $card }: which task?
    .others = choosing a task
pn-prompt-task = { $card }, task: { $task }. Go ahead, or use an effect first?
    .others = attempting a task
pn-prompt-judge = The dice show { $total } together. Task: { $task }
    .others = rolling dice for a task
pn-prompt-sum = Which die do you discard? The sum is { $left } short
    .others = discarding dice for a task
pn-prompt-exact = Which die that shows { $value } do you discard?
    .others = discarding dice for a task
pn-prompt-ignore-value = Which value do you do without?{ helper-pn-left }
    .others = easing a task
pn-prompt-throw = Which die do you roll for the task?{ helper-pn-left }
    .others = gathering dice for a task
pn-prompt-spare = Which ingredient do you do without?{ helper-pn-left }
    .others = easing a task
pn-prompt-reward = Reward of { $card }: what comes first? Left: { $left }
    .others = taking a reward
pn-prompt-cancel = Which property of the trial do you cancel?{ helper-pn-left }
    .others = cancelling a property of the trial
pn-prompt-ease = What do you ease: the number or the dice?
    .others = easing a task
pn-prompt-swap-task = The tasks of which path are replaced?
    .others = replacing a task
pn-prompt-may = Use this effect?
    .others = deciding whether to use an effect
pn-prompt-or = Choose one
    .others = choosing one of several
pn-prompt-with = Who? { SENTENCE($effect) }
    .others = choosing who

## Options

pn-pick-talent = Keep { $card }
pn-pick-train = Training
pn-pick-trial = Trial { $card }
pn-pick-rest = Rest
pn-pick-end-turn = End the turn
pn-pick-place = Place a die: { $die }
pn-pick-cell = { $place }, { $how }. { $text }
pn-pick-name = Colour: { $colour }
pn-pick-apply = Use: { $section }
pn-pick-gather = Roll the resource die of the placed die
pn-pick-use = Use { $card }
pn-pick-cast = Cast { $card } for { $cost }
pn-pick-brew = Brew { $card } for { $cost }
pn-pick-summon = Summon { $card } for { $cost }
pn-pick-take-off = Take off and discard { $card }
pn-pick-launch = Launch { $card }
pn-pick-mark = Mark ({ $mark }): { $text }
pn-pick-boost = Boost, discarding a die: { $die }
pn-pick-crystals = { $what ->
    [reroll] Reroll a die
    [spin] Turn a die by 1
    [flip] Turn over a die
   *[recolour] Recolour a die
} for { $price ->
    [one] { $price } crystal
   *[other] { $price } crystals
}
pn-pick-protect = Discard a threat die for a die: { $die }
pn-pick-protect-placed = Discard a threat die for the placed yellow die
pn-pick-heal = Heal a mark for 2 fruits: { $mark }
pn-pick-hurry = One more placement for 1 trinket
pn-pick-bribe = Renew the market of { $market ->
    [potionry] the potionry
    [shop] the shop
    [ruby] the Ruby class
    [amber] the Amber class
    [jasper] the Jasper class
    [emerald] the Emerald class
    [sapphire] the Sapphire class
   *[amethyst] the Amethyst class
} for 1 jewel
pn-pick-knock-out = Remove a placed die, discarding a red one
pn-pick-bind = Reserve a contract for 1 blood
pn-pick-throw = Roll the threat
pn-pick-turn-threat = Threat die { $value } → { $to }
pn-pick-wound = Wound the mark: { $mark }
pn-pick-contract = Contract { $card }
pn-pick-look = Look at the top three contracts of the deck
pn-pick-path = { $text }
pn-pick-task = { SENTENCE($text) }
pn-pick-attempt = Go ahead: { $text }
pn-pick-judge = Leave the roll as it is
pn-pick-reward = { $text }
pn-pick-value = Value { $value }
pn-pick-die = Die: { $die }
pn-pick-face = It becomes { $die }
pn-pick-placed = { $place }, die: { $die }
pn-pick-card = { $card }
pn-pick-top = The top card of a deck: { $deck ->
    [ruby] ruby
    [amber] amber
    [jasper] jasper
    [emerald] emerald
    [sapphire] sapphire
    [amethyst] amethyst
    [potions] potions
   *[artifacts] artifacts
}
pn-pick-buy = Buy { $card } (price: { $cost })
pn-pick-ingredient = { $ingredient ->
    [blood] Blood
    [crystal] Crystal
    [jewel] Jewel
    [fruit] Fruit
    [trinket] Trinket
   *[arcana] Arcana
}
pn-pick-bleed = Wounded mark: { $mark }
pn-pick-trade = Give { $gives }, get { $gets }
pn-pick-mark-of = Mark: { $mark }
pn-pick-lower-number = Lower the number
pn-pick-ignore-dice = Do without dice
pn-pick-property = Cancel { $text }
pn-pick-times = { $times }
pn-pick-done = Go on
pn-pick-accept = Yes: { $effect }
pn-pick-yes = Yes
pn-pick-decline = No
pn-pick-branch = Option { $number }

## Log

pn-event-turn-of = Turn: { $who }
pn-event-talents = { $who } has the talent { $card }
pn-event-trains = { $who } trains
pn-event-faces = { $who } faces the trial { $card }
pn-event-rests = { $who } rests
pn-event-automa-turn = { $who }, the automa, follows its instructions
pn-event-placed = { $who } places a die ({ $die }): { $where }
pn-event-used = { $who } uses { $card }{ $chain ->
    [1] { "" }
   *[other] , card { $chain } of the chain
}
pn-event-used-mark = { $who } uses a mark ({ $mark })
pn-event-attempts = { $who } attempts the contract { $card }
pn-event-path = { $who } chooses the { $side ->
    [light] light
   *[dark] dark
} path
pn-event-threatened = { $who }: threat { $n }
pn-event-thrown = Threat dice: { $rolled }
pn-event-nothing-thrown = No threat dice are left
pn-event-deadly-wound = { $who } takes a deadly wound: the turn is over, all dice are discarded, the next turn is a rest
pn-event-fulfils = { $who } fulfils the contract { $card }
pn-event-contract-failed = { $who } does not fulfil the contract { $card }
pn-event-passed = { $who } passes the trial { $card }
pn-event-failed = { $who } fails the trial { $card }
pn-event-fate = Card of fate: { $card }
pn-event-fulfilled = The prophecy { $card } has come true: the last turns begin
pn-event-limit = The game has lasted long enough
pn-event-won = Victory: { $winners }
pn-event-gained = { $who } gains { helper-pn-some }{ $lost ->
    [0] { "" }
   *[other] , { $lost } beyond the limit are lost
}
pn-event-spent = { $who } spends { helper-pn-some }
pn-event-rolled = { $who } rolls a die: { $die }
pn-event-rolled-resource = { $who } rolls a resource die: { $got }
pn-event-automa-rolled = { $who } rolls a die: { $die }
pn-event-lost-die = { $who } discards a die: { $die }
pn-event-changed = { $who } changes a die: { $die } → { $to }
pn-event-knocked-out = { $who } removes a placed die: { $die }
pn-event-unplaced = { $who } takes a die off the boards: { $die }
pn-event-took-back = { $who } takes back a die: { $die }
pn-event-placements = { $who } gains { $n ->
    [one] { $n } more placement
   *[other] { $n } more placements
}
pn-event-wounded = { $who }: a mark is wounded ({ $mark })
pn-event-healed = { $who }: a mark is healed ({ $mark })
pn-event-bled = { $who } pays blood with a wounded mark ({ $mark })
pn-event-recharged = { $who } recharges a mark ({ $mark })
pn-event-gained-mark = { $who } gains a mark ({ $mark })
pn-event-readied = { $card } is unturned
pn-event-discarded = { $who } discards { $card }
pn-event-received = { $who } gains { $card }
pn-event-bought = { $who } buys { $card }
pn-event-prepared = { $who }: { $card } is in the inventory now
pn-event-revealed = { $card } is revealed
pn-event-renewed = The market of { $market ->
    [potionry] the potionry
    [shop] the shop
    [ruby] the Ruby class
    [amber] the Amber class
    [jasper] the Jasper class
    [emerald] the Emerald class
    [sapphire] the Sapphire class
   *[amethyst] the Amethyst class
} is renewed
pn-event-reserved = { $who } reserves { $card }
pn-event-looked = { $who } looks at the top contracts of the deck
pn-event-looked-enough = { $who } puts the other contracts under the deck
pn-event-contract-gone = The contract { $card } goes under the deck
pn-event-unthreatened = Threat dice discarded: { $n }, left: { $left }
pn-event-turned-threat = Threat die: { $value } → { $to }
pn-event-missed = { $who }: the threat die { $value } misses
pn-event-deadly = { $who }: the threat die { $value } hits a wounded mark, a deadly wound
pn-event-prevented = { $who } escapes a deadly wound
pn-event-judged = { $who }: { $done ->
    [yes] the task is done
   *[no] the task is not done
}
pn-event-cancelled = { $card }: the property “{ $property }” is cancelled
pn-event-eased = The task is easier by { $by }
pn-event-scored = { $who }: { $points } { $points ->
    [one] point
   *[other] points
}

## How a game ends

penumbra-ending-prophecy = a prophecy has come true, and points were counted
penumbra-ending-limit = the game went on for too long, and points were counted

## Refusals

pn-refusal-over = The game is over.
pn-refusal-not-your-turn = Player { $seat } is to decide now.
pn-refusal-wrong-phase = The turn has begun: its kind is chosen.
pn-refusal-effect-pending = First answer the effect.
pn-refusal-unknown = There is no such action.
pn-refusal-must-rest = After a deadly wound the next turn is a rest.
pn-refusal-no-trial = No trial lies open.
pn-refusal-no-placements = No placement is left this turn.
pn-refusal-no-cell = No free cell takes this die now.
pn-refusal-no-such-die = There is no such die in your pool.
pn-refusal-cell-shut = This cell is used with { $n } wizards or more.
pn-refusal-cell-takes = This cell takes other dice.
pn-refusal-no-marks = No marks of this class are left in the supply.
pn-refusal-cell-taken = The cell is taken: a red die above { $value } would knock it out, and an arcana squeezes yours in beside it.
pn-refusal-not-yours = You have nothing of this kind.
pn-refusal-turned = This card is turned: a rest unturns it.
pn-refusal-never-used = This card is not used: it works by itself.
pn-refusal-wrong-turn = { $turn ->
    [any] Only in a training or trial turn.
    [learn] Only in a training turn.
    [trial] Only in a trial turn.
   *[rest] Only in a rest turn.
}
pn-refusal-wrong-moment = { $moment ->
    [pre-threat] Only before a threat is rolled.
    [threat-rolled] Only right after a threat is rolled.
    [task] Only in a trial, once its path is chosen, before the task is judged.
    [on-deadly] Only when a deadly wound takes effect.
   *[free] No effect may be used now.
}
pn-refusal-suppressed = A property of the trial suppresses this card.
pn-refusal-watched = Vigilance: { $used } cards and chains were used before the threat, no more are allowed.
pn-refusal-lack-ingredient = Needs { $needed }, you have { $has }.
pn-refusal-lack-die = Needs { $die }.
pn-refusal-lack-placements = Needs { $needed } placements, { $has } are left.
pn-refusal-lack-cell = No cell for a mark is free.
pn-refusal-lack-before = So it is used only right after another card.
pn-refusal-not-buying = Cards are bought by placing a die in the potionry or the shop.
pn-refusal-owned = You have a card of this name.
pn-refusal-hurried = A trinket gives a placement once a turn.
pn-refusal-bound = A contract was reserved in this placement.
pn-refusal-not-in-the-city = Contracts are reserved by placing a die in the city.
pn-refusal-not-charged = This mark is not charged.
pn-refusal-not-wounded = This mark is not wounded.
pn-refusal-not-offered = That does not answer this question.
pn-refusal-nothing-asked = This is not offered now.

## Panels

pn-panel-status = Turn
pn-status-talents = Choosing talents
pn-status-turn = { $who }, turn { $number }: { $kind ->
    [any] choosing
    [learn] training
    [trial] trial
   *[rest] rest
}
pn-status-placements = Placements left: { $n }
pn-status-attempt = { $card }{ $side ->
    [light] , light path
    [dark] , dark path
   *[none] { "" }
}
pn-status-threat = Threat of { $n } dice
pn-status-thrown = The threat shows { $rolled }
pn-status-automa = Automa, step { $number }: { $text }
pn-status-last = Last turns, left: { $left }
pn-panel-fate = Fate, cards in the deck: { $deck }
pn-prophecy = { $card }: { $now } of { $need }{ $how ->
    [any] {" "}(the leader)
    [all] {" "}(the last)
   *[sum] {" "}(all together)
}
pn-prophecy-fate = { $card }: { $left } cards left
pn-goal-card = Goal { $card }: { $points } points for you
pn-goal-name = Goal { $card }
pn-panel-trials = Trials
pn-trial-card = { $card }: difficulty { $difficulty }, threat { $threat }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}; dark: { $dark }, light: { $light }
pn-trial-with = { $trial }; { $properties }
pn-panel-school = School
pn-panel-city = City
pn-panel-wild = Wild lands
pn-place = { $place }, free cells: { $cells }
pn-place-dice = { $place }, free cells: { $cells }; dice: { $dice }
pn-cells = { $free } of { $all }
pn-cells-many = no limit
helper-pn-card-kind = { $kind ->
    [spell] spell
    [recipe] recipe
    [summon] summon
    [potion] ready potion
    [tome] tome
    [talent] talent
   *[artifact] artifact
}
pn-market-card = { $card }: { helper-pn-card-kind }, { $cost }
pn-free-card = { $card }: { helper-pn-card-kind }
pn-contract-card = { $card }: { $side ->
    [light] light
   *[dark] dark
}, difficulty { $difficulty }{ $threat ->
    [0] { "" }
   *[other] , threat { $threat }
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $task }
pn-panel-player = { $who }
pn-panel-wizard = { $who }, { $talent }
pn-player-dice = Dice: { $list }
pn-player-ingredients = Pool: { $list }
pn-player-marks = Marks: { $list }
pn-mark-here = { helper-pn-kind } { $value } { $state ->
    [charged] (charged)
    [discharged] (discharged)
   *[wounded] (wounded)
}
pn-player-talent = Talent: { $list }
pn-player-grimoire = Grimoire: { $list }
pn-player-inventory = Inventory: { $list }
pn-player-equipment = Equipment: { $list }
pn-turned = { $card } (turned)
pn-player-experience = Trials { $trials }, contracts { $contracts }; light { $light }, dark { $dark }
pn-player-symbols = Symbols of experience: { $list }
pn-symbols = { $symbol } { $n }
pn-player-reserved = Reserved: { $card }
pn-player-reserved-count = Reserved cards: { $n }
pn-player-score = Points { $points }, deadly wounds { $deadly }
