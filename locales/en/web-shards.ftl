# What the browser table of Shards of Infinity says.

## Start page

web-shards-tagline = Against each other: recruit allies, grow in mastery and complete the Shard of Infinity.

## Kinds of cards

web-shards-kind-ally = Ally
web-shards-kind-champion = Champion
web-shards-kind-mercenary = Mercenary
web-shards-kind-relic = Relic
web-shards-kind-starter = Starter
web-shards-kind-leader = Leader
web-shards-kind-shard = Shard

## On the table

web-shards-turn = Turn { $n }
web-shards-main = Main phase
web-shards-attack = Attack
web-shards-shields = Shields
web-shards-auction = Leader auction
web-shards-leaders = Leaders
web-shards-draft = Relic draft
web-shards-nemesis-turn = The Nemesis’ turn
web-shards-nemesis = Nemesis
web-shards-end = End of turn
web-shards-health = health
web-shards-mastery = mastery
web-shards-crystals =
    { $n ->
        [one] crystal
       *[other] crystals
    }
web-shards-power = power
web-shards-hand = hand
web-shards-deck = deck
web-shards-discard = discard
web-shards-champions = Champions
web-shards-play = In play
web-shards-row = Centre row
web-shards-centre = centre deck
web-shards-removed = banished
web-shards-relics = Relics
web-shards-focus = Focus
web-shards-focused = used
web-shards-next = Next: { $n } — { $what }
web-shards-opponents = Opponents
web-shards-out = out
web-shards-ready = ready
web-shards-tired = activated
web-shards-assign = Assign
web-shards-less = less
web-shards-more = more
web-shards-all = all
web-shards-bid = Bid
web-shards-highest = Highest bid: { $n }
web-shards-nobody = no bids
web-shards-assigned = assigned { $n }
web-shards-empty = empty
web-shards-ally = team mate
web-shards-incoming = You are attacked
web-shards-played = Played
web-shards-my-hand = Hand

## Figures that are told between turns and at the end

web-shards-shield = shield
web-shards-figure-health = { $who }, health
web-shards-figure-mastery = { $who }, mastery
web-shards-figure-champions = { $who }, champions

## The guided first game

web-shards-tour-goal = The aim
    .text = Bring your opponent’s health to zero. With mastery 30 the Infinity Shard wins at once.
web-shards-tour-play = Play your cards
    .text = Crystals recruit, power attacks. Press cards in your hand; A plays all until one asks something.
web-shards-tour-recruit = The centre row
    .text = An outlined card may be recruited: it goes to your discard. A mercenary may also be played at once, but then leaves for the bottom of the deck.
web-shards-tour-focus = Focus
    .text = Once per turn: 1 crystal for 1 mastery. Cards grow stronger; the next step is told below the track.
web-shards-tour-champion = Champions
    .text = They stay on the table. Activate yours once per turn; those of others fall to power that covers all their health.
web-shards-tour-shield = Shields
    .text = You are attacked: show as many cards with shields from your hand as you like. You keep them.
