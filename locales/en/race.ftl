### Race, the small game that a new one starts from: everything it says. Cards first, then the table.

## Operations: .you tells the reader, .they is the third person, .inf stands after "may"

race-op-score =
    .you = score { $points }
    .they = scores { $points }
    .inf = score { $points }
race-op-draw =
    .you = draw { n-cards.acc }
    .they = draws { n-cards.acc }
    .inf = draw { n-cards.acc }
race-op-discard =
    .you = discard { n-cards.acc }
    .they = discards { n-cards.acc }
    .inf = discard { n-cards.acc }

## Whom, how many, when. Amounts: .count with a number, .each before "for each", .much before "equal to"

race-scope-opponent = an opponent of your choice
race-scope-each-opponent = each opponent
race-points =
    .count = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
    .each = { race-points.count }
    .much = points
    .half = points equal to half { $source } (rounded up)
race-hand-cards =
    .equal = the number of cards in { helper-race-your } hand
    .each = for each card in { helper-race-your } hand
    .of = the number of cards in { helper-race-your } hand
helper-race-your = { $who ->
    [you] your
   *[they] their
}
race-when-behind = { $who ->
    [you] somebody has more points than you
   *[they] somebody has more points than that player
}

## Settings

race-setting-goal = the points that win
    .name = Goal

## Questions: for whoever answers, and .others for those who wait

race-prompt-turn = Play a card or pass
    .others = playing a card
race-prompt-discard = Which card do you discard? Left to choose: { $left }
    .others = discarding
race-prompt-may = Use this effect?
    .others = whether to use an effect
race-prompt-or = Choose one
    .others = one of several
race-prompt-player = Which opponent? { SENTENCE($effect) }
    .others = choosing an opponent

## Options

race-pick-play = Play { $card }
race-pick-pass = Pass
race-pick-discard = Discard { $card }
race-pick-done = That is all
race-pick-player = { $player }
race-pick-accept = Yes: { $effect }
race-pick-decline = No

## Log

race-who = Player { $seat }
race-event-turn-of = Turn: { $who }
race-event-played = { $who } plays { $card }
race-event-passed = { $who } passes
race-event-won = { $who } has reached the goal
race-event-time-is-up = The time is up
race-event-scored = { $who } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}, now { $now }
race-event-drew = { $who } draws { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
race-event-discarded = { $who } discards { $card }
race-event-reshuffled = The discard pile becomes the deck

## Refusals

race-refusal-over = The game is over
race-refusal-not-your-turn = Player { $seat } is to decide
race-refusal-unknown = There is no such action
race-refusal-not-in-hand = This card is not in your hand
race-refusal-must-play = One point from the goal nobody may pass
race-refusal-not-offered = That does not answer this question

## The table

race-panel-status = Turn
race-panel-discard = Discard pile
race-panel-hand = Hand
race-status-turn = { $who }, turn { $number }; goal { $goal }, deck { $deck }
race-player = Points { $points }, cards in hand { $hand }
race-card = { $card }

## Endings

race-ending-goal-reached = the goal is reached
race-ending-time-is-up = the time is up
