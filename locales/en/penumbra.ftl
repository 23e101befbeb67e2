### Penumbra: everything it says. Cards first, then the table.

## Operations: .you tells the reader, .they is the third person, .inf stands after "may"

penumbra-op-score =
    .you = score { $points }
    .they = scores { $points }
    .inf = score { $points }
penumbra-op-draw =
    .you = draw { n-cards.acc }
    .they = draws { n-cards.acc }
    .inf = draw { n-cards.acc }
penumbra-op-discard =
    .you = discard { n-cards.acc }
    .they = discards { n-cards.acc }
    .inf = discard { n-cards.acc }

## Whom, how many, when. Amounts: .count with a number, .each before "for each", .much before "equal to"

penumbra-scope-opponent = an opponent of your choice
penumbra-scope-each-opponent = each opponent
penumbra-points =
    .count = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
    .each = { penumbra-points.count }
    .much = points
    .half = points equal to half { $source } (rounded up)
penumbra-hand-cards =
    .equal = the number of cards in { helper-penumbra-your } hand
    .each = for each card in { helper-penumbra-your } hand
    .of = the number of cards in { helper-penumbra-your } hand
helper-penumbra-your = { $who ->
    [you] your
   *[they] their
}
penumbra-when-behind = { $who ->
    [you] somebody has more points than you
   *[they] somebody has more points than that player
}

## Settings

penumbra-setting-goal = the points that win
    .name = Goal

## Questions: for whoever answers, and .others for those who wait

penumbra-prompt-turn = Play a card or pass
    .others = playing a card
penumbra-prompt-discard = Which card do you discard? Left to choose: { $left }
    .others = discarding
penumbra-prompt-may = Use this effect?
    .others = whether to use an effect
penumbra-prompt-or = Choose one
    .others = one of several
penumbra-prompt-player = Which opponent? { SENTENCE($effect) }
    .others = choosing an opponent

## Options

penumbra-pick-play = Play { $card }
penumbra-pick-pass = Pass
penumbra-pick-discard = Discard { $card }
penumbra-pick-done = That is all
penumbra-pick-player = { $player }
penumbra-pick-accept = Yes: { $effect }
penumbra-pick-yes = Yes
penumbra-pick-decline = No
penumbra-pick-branch = Option { $number }

## Log

penumbra-who = Player { $seat }
penumbra-event-turn-of = Turn: { $who }
penumbra-event-played = { $who } plays { $card }
penumbra-event-passed = { $who } passes
penumbra-event-won = { $who } has reached the goal
penumbra-event-time-is-up = The time is up
penumbra-event-scored = { $who } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}, now { $now }
penumbra-event-drew = { $who } draws { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
penumbra-event-discarded = { $who } discards { $card }
penumbra-event-reshuffled = The discard pile becomes the deck

## Refusals

penumbra-refusal-over = The game is over
penumbra-refusal-not-your-turn = Player { $seat } is to decide
penumbra-refusal-unknown = There is no such action
penumbra-refusal-not-in-hand = This card is not in your hand
penumbra-refusal-must-play = One point from the goal nobody may pass
penumbra-refusal-not-offered = That does not answer this question

## The table

penumbra-panel-status = Turn
penumbra-panel-discard = Discard pile
penumbra-panel-hand = Hand
penumbra-status-turn = { $who }, turn { $number }; goal { $goal }, deck { $deck }
penumbra-player = Points { $points }, cards in hand { $hand }
penumbra-card = { $card }

## Endings

penumbra-ending-goal-reached = the goal is reached
penumbra-ending-time-is-up = the time is up
