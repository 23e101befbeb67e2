### «Гонка», маленькая игра, с которой начинается новая: всё, что она говорит. Сначала карты, потом стол.

## Действия: .you приказ читателю, .they третье лицо, .inf после «можете»

race-op-score =
    .you = получите { $points }
    .they = получает { $points }
    .inf = получить { $points }
race-op-draw =
    .you = возьмите { n-cards.acc }
    .they = берёт { n-cards.acc }
    .inf = взять { n-cards.acc }
race-op-discard =
    .you = сбросьте { n-cards.acc }
    .they = сбрасывает { n-cards.acc }
    .inf = сбросить { n-cards.acc }

## Кто, сколько, когда. Числа: .count с числом, .each перед «за каждую», .much перед «сколько»

race-scope-opponent = один противник на ваш выбор
race-scope-each-opponent = каждый противник
race-points =
    .count = { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
    .each = по { $n ->
        [one] { $n } очку
        [few] { $n } очка
       *[many] { $n } очков
    }
    .much = очков
    .half = столько очков, сколько составляет половина { $source } (с округлением вверх)
race-hand-cards =
    .equal = карт { helper-race-your } руке
    .each = за каждую карту { helper-race-your } руке
    .of = числа карт { helper-race-your } руке
helper-race-your = { $who ->
    [you] в вашей
   *[they] в своей
}
race-when-behind = { $who ->
    [you] у кого-нибудь больше очков, чем у вас
   *[they] у кого-нибудь больше очков, чем у этого игрока
}

## Настройки

race-setting-goal = сколько очков нужно для победы
    .name = Цель

## Вопросы: тому, кто отвечает, и .others тем, кто ждёт

race-prompt-turn = Разыграйте карту или пасуйте
    .others = розыгрыш карты
race-prompt-discard = Какую карту сбросить? Осталось выбрать: { $left }
    .others = сброс карты
race-prompt-may = Применить этот эффект?
    .others = применить ли эффект
race-prompt-or = Выберите одно
    .others = выбор из нескольких
race-prompt-player = Какой противник? { SENTENCE($effect) }
    .others = выбор противника

## Варианты

race-pick-play = Разыграть «{ $card }»
race-pick-pass = Пас
race-pick-discard = Сбросить «{ $card }»
race-pick-done = Это всё
race-pick-player = { $player }
race-pick-accept = Да: { $effect }
race-pick-decline = Нет

## Журнал

race-who = Игрок { $seat }
race-event-turn-of = Ход: { $who }
race-event-played = { $who } разыгрывает «{ $card }»
race-event-passed = { $who } пасует
race-event-won = { $who } достигает цели
race-event-time-is-up = Время вышло
race-event-scored = { $who } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, теперь { $now }
race-event-drew = { $who } берёт { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}
race-event-discarded = { $who } сбрасывает «{ $card }»
race-event-reshuffled = Сброс становится колодой

## Отказы

race-refusal-over = Партия окончена
race-refusal-not-your-turn = Сейчас решает игрок { $seat }
race-refusal-unknown = Такого действия нет
race-refusal-not-in-hand = Этой карты нет у вас в руке
race-refusal-must-play = В одном очке от цели пасовать нельзя
race-refusal-not-offered = На этот вопрос так не ответить

## Стол

race-panel-status = Ход
race-panel-discard = Сброс
race-panel-hand = Рука
race-status-turn = { $who }, ход { $number }; цель { $goal }, колода { $deck }
race-player = Очки { $points }, карт в руке { $hand }
race-card = { $card }

## Концовки

race-ending-goal-reached = цель достигнута
race-ending-time-is-up = время вышло
