### «Пенумбра»: всё, что говорит эта игра. Сначала карты, потом стол.

## Действия: .you приказ читателю, .they третье лицо, .inf после «можете»

penumbra-op-score =
    .you = получите { $points }
    .they = получает { $points }
    .inf = получить { $points }
penumbra-op-draw =
    .you = возьмите { n-cards.acc }
    .they = берёт { n-cards.acc }
    .inf = взять { n-cards.acc }
penumbra-op-discard =
    .you = сбросьте { n-cards.acc }
    .they = сбрасывает { n-cards.acc }
    .inf = сбросить { n-cards.acc }

## Кто, сколько, когда. Числа: .count с числом, .each перед «за каждую», .much перед «сколько»

penumbra-scope-opponent = один противник на ваш выбор
penumbra-scope-each-opponent = каждый противник
penumbra-points =
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
penumbra-hand-cards =
    .equal = карт { helper-penumbra-your } руке
    .each = за каждую карту { helper-penumbra-your } руке
    .of = числа карт { helper-penumbra-your } руке
helper-penumbra-your = { $who ->
    [you] в вашей
   *[they] в своей
}
penumbra-when-behind = { $who ->
    [you] у кого-нибудь больше очков, чем у вас
   *[they] у кого-нибудь больше очков, чем у этого игрока
}

## Настройки

penumbra-setting-goal = сколько очков нужно для победы
    .name = Цель

## Вопросы: тому, кто отвечает, и .others тем, кто ждёт

penumbra-prompt-turn = Разыграйте карту или пасуйте
    .others = розыгрыш карты
penumbra-prompt-discard = Какую карту сбросить? Осталось выбрать: { $left }
    .others = сброс карты
penumbra-prompt-may = Применить этот эффект?
    .others = применить ли эффект
penumbra-prompt-or = Выберите одно
    .others = выбор из нескольких
penumbra-prompt-player = Какой противник? { SENTENCE($effect) }
    .others = выбор противника

## Варианты

penumbra-pick-play = Разыграть «{ $card }»
penumbra-pick-pass = Пас
penumbra-pick-discard = Сбросить «{ $card }»
penumbra-pick-done = Это всё
penumbra-pick-player = { $player }
penumbra-pick-accept = Да: { $effect }
penumbra-pick-yes = Да
penumbra-pick-decline = Нет
penumbra-pick-branch = Вариант { $number }

## Журнал

penumbra-who = Игрок { $seat }
penumbra-event-turn-of = Ход: { $who }
penumbra-event-played = { $who } разыгрывает «{ $card }»
penumbra-event-passed = { $who } пасует
penumbra-event-won = { $who } достигает цели
penumbra-event-time-is-up = Время вышло
penumbra-event-scored = { $who } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, теперь { $now }
penumbra-event-drew = { $who } берёт { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}
penumbra-event-discarded = { $who } сбрасывает «{ $card }»
penumbra-event-reshuffled = Сброс становится колодой

## Отказы

penumbra-refusal-over = Партия окончена
penumbra-refusal-not-your-turn = Сейчас решает игрок { $seat }
penumbra-refusal-unknown = Такого действия нет
penumbra-refusal-not-in-hand = Этой карты нет у вас в руке
penumbra-refusal-must-play = В одном очке от цели пасовать нельзя
penumbra-refusal-not-offered = На этот вопрос так не ответить

## Стол

penumbra-panel-status = Ход
penumbra-panel-discard = Сброс
penumbra-panel-hand = Рука
penumbra-status-turn = { $who }, ход { $number }; цель { $goal }, колода { $deck }
penumbra-player = Очки { $points }, карт в руке { $hand }
penumbra-card = { $card }

## Концовки

penumbra-ending-goal-reached = цель достигнута
penumbra-ending-time-is-up = время вышло
