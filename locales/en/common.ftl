### Words all games share: numbers with things, joints, quotation marks.
###
### Everything is lower case and without a full stop; SENTENCE makes the sentence.
### The n-… messages ask for $n; refer to them as { n-cards } from any message that has $n.
### .acc and .gen exist for languages with cases.

## Joints

text = { $text }
sentence = { SENTENCE($text) }
quoted = “{ $name }”
join-words = { $a } { $b }
join-comma = { $a }, { $b }
join-and = { $a } and { $b }
join-or = { $a } or { $b }
join-then = { $a }, then { $b }
join-semicolon = { $a }; { $b }
join-choice = { $a } { BETWEEN("OR") } { $b }
join-choice-lines =
    { $a }
    { BETWEEN("OR") }
    { $b }
choose-one = choose one: { $text }
grouped = ({ $text })
ended = { $text }.
join-sentences = { $a } { $b }
join-lines =
    { $a }
    { $b }
labelled = { $label }: { $text }

## The course of an effect. .you tells the reader, .they is the third person

that-player = that player
clause = { $subject } { $verbs }
may =
    .you = you may { $text }
    .they = may { $text }
may-choose = if you wish, { $text }
if-done = { $who ->
    [you] if you do, { $text }
   *[they] if they do, { $text }
}
if-then = if { $when }, { $text }
otherwise = otherwise, { $text }
otherwise-if = otherwise, if { $when }, { $text }
repeat = { $times }, { $text }
repeat-equal = a number of times equal to { $times }, { $text }
    .one = { $text } a number of times equal to { $times }
repeat-may = up to { $times }, { $text }

## Amounts, and where a number is read: .equal after "equal to", .each after "2 damage", .of after "half"

amount-equal = { $unit } equal to { $source }
amount-each = { $unit } { $source }
amount-when = { $amount } if { $when }
amount-plus = { $amount } plus { $n }
amount-plus-when = { $amount }, plus { $n } if { $when }
amount-plus-each = { $amount }, plus { $n } { $source }
amount-plus-equal = { $amount }, plus { $unit } equal to { $source }
amount-minus = { $amount } minus { $n }
amount-minus-when = { $amount }, minus { $n } if { $when }
amount-minus-each = { $amount }, minus { $n } { $source }
amount-minus-equal = { $amount }, minus { $source }
source-number = { $n }
source-plus = { $a } plus { $b }
source-minus =
    .equal = { $a } minus { $b }
    .each = { $a } minus { $b }
    .of = { $a } minus { $b }
source-minus-from =
    .equal = { $a } minus { $b }
    .each = { $a } minus { $b }
    .of = { $a } minus { $b }
source-times = { $n } times { $source }
source-half = half { $source }, rounded up
source-when = { $n } if { $when }

## Things

n-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
    .acc = { n-cards }
    .gen = { n-cards }
n-gems = { $n ->
    [one] { $n } gem
   *[other] { $n } gems
}
    .acc = { n-gems }
    .gen = { n-gems }
n-relics = { $n ->
    [one] { $n } relic
   *[other] { $n } relics
}
    .acc = { n-relics }
    .gen = { n-relics }
n-spells = { $n ->
    [one] { $n } spell
   *[other] { $n } spells
}
    .acc = { n-spells }
    .gen = { n-spells }
n-corruptions = { $n ->
    [one] { $n } corruption card
   *[other] { $n } corruption cards
}
    .acc = { n-corruptions }
    .gen = { n-corruptions }
n-breaches = { $n ->
    [one] { $n } breach
   *[other] { $n } breaches
}
    .acc = { n-breaches }
    .gen = { n-breaches }
n-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
    .acc = { n-players }
    .gen = { n-players }
n-aether = { ICON($n, "aether") } aether
    .acc = { n-aether }
    .gen = { n-aether }
n-charges = { $n ->
    [one] { ICON($n, "charge") } charge
   *[other] { ICON($n, "charge") } charges
}
    .acc = { n-charges }
    .gen = { n-charges }
n-damage = { ICON($n, "damage") } damage
    .acc = { n-damage }
    .gen = { n-damage }
n-life = { ICON($n, "life") } life
    .acc = { n-life }
    .gen = { n-life }
n-times = { $n ->
    [1] once
    [2] twice
   *[other] { $n } times
}
    .gen = { n-times }

## Kinds of cards

kind = { $kind ->
    [gem] gem
    [relic] relic
    [spell] spell
    [corruption] corruption
    [attack] attack
    [minion] minion
    [power] power
    [strike] strike
    [acolyte] acolyte
   *[card] card
}
    .acc = { kind }
    .gen = { kind }
    .many = { $kind ->
    [gem] gems
    [relic] relics
    [spell] spells
    [corruption] corruption
    [attack] attacks
    [minion] minions
    [power] powers
    [strike] strikes
    [acolyte] acolytes
   *[card] cards
}

## Costs

cost-exactly = costing { $n }
cost-at-least = costing { $n } or more
cost-at-most = costing { $n } or less
cost-between = costing { $low } to { $high }

## Settings

setting-random = random

## Faults of a setup

setup-no-setting = no setting “{ $key }”; one of { $known }
setup-seats = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}; the game is for { $least } to { $most }
setup-unknown = { $what ->
    [box] no box
    [nemesis] no nemesis
    [mage] no mage
    [difficulty] no difficulty
    [turn-order] no turn order
    [variant] no variant
    [leader] no leader
    [relics] no way to hand out relics
   *[other] no value
} “{ $value }”; one of { $known }
setup-one-of = “{ $key }” is one of { $known }, not “{ $value }”
setup-one-seat = “{ $key }” is for one seat only, here are { $seats }
setup-twice = “{ $value }” is named twice
setup-too-many-cards = { $needed } cards come to the table, but there is room for { $room }: choose fewer boxes, or cards with fewer copies

## Costs and totals that explain themselves

cost = { $parts }
cost-part = { $need } × { $kinds }
tally-plus = { $source }: +{ $amount } = { $total }
tally-minus = { $source }: −{ $amount } = { $total }
tally-times = { $source }: ×{ $amount } = { $total }
tally-half = { $source }: ÷{ $amount } = { $total }
tally-nothing = { $source }: = { $total }
