# Слова стола race в браузере.

web-race-tagline = Набирайте очки картами с руки: кто первым достигнет цели, тот и победил.
web-race-opponents = Противники
web-race-points = { $n } из { $goal } очков
web-race-cards = { $n ->
    [one] { $n } карта в руке
    [few] { $n } карты в руке
   *[many] { $n } карт в руке
}
web-race-deck = Колода: { $n }
web-race-discard = Сброс
web-race-hand = Ваша рука
web-race-kind-piece = Фигура
