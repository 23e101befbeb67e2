### Aeon’s End за столом: вопросы, варианты, журнал, отказы, названия мест.

ae-name = { $card }
ae-list = { $a }, { $b }

## Настройки партии

ae-setting-nemesis = исчадие, с которым предстоит сразиться, или random (случайное)
    .name = Исчадие
ae-setting-difficulty = сложность: beginner (новичок), normal (обычная), expert (эксперт, повышенная сложность), extinction (вымирание)
    .name = Сложность
    .beginner = новичок
    .normal = обычная
    .expert = эксперт
    .extinction = вымирание
ae-setting-mages = маги по одному на место через запятую или random (случайные)
    .name = Маги
    .seat = Маг
ae-setting-supply = рекомендованный запас, random (случайный) или девять карт рынка через запятую
    .name = Запас
    .of-box = «{ $name }» ({ $box })
ae-setting-boxes = коробки, из которых берётся случайное, через запятую
    .name = Коробки
    .base = базовая
    .war-eternal = War Eternal
    .homebrew = свои карты
ae-setting-rating = случайное исчадие: от и до какой сложности, например 3-6
    .name = Сила исчадия
ae-setting-without = чего не должно быть среди случайного: исчадия, маги и карты через запятую
    .name = Кроме
ae-setting-turn-order = вчетвером: standard (обычная очерёдность) или variable (вариативная, с картами 1/2 и 3/4)
    .name = Очерёдность хода
    .standard = обычная
    .variable = вариативная (карты 1/2 и 3/4)
ae-setting-solo-turns = один маг: карт игрока в колоде очерёдности (с 4 легче)
    .name = Карты хода (в одиночку)
ae-setting-solo-life = один маг: начальные жизни (чем больше, тем легче)
    .name = Жизни (в одиночку)

## Вопросы

ae-prompt-main = Основная фаза: разыгрывайте, покупайте, готовьте
    .others = основная фаза
ae-prompt-casting = Фаза заклинаний: произнесите подготовленное; из закрытых разломов — обязательно
    .others = фаза заклинаний
ae-prompt-draw = Фаза добора: какая карта ляжет в сброс следующей?
    .others = фаза добора
ae-prompt-corruption = Какую скверну разыграть следующей?
    .others = разыгрывает скверну
ae-prompt-choose-player = Любой игрок: кто ходит?
    .others = кто ходит
ae-prompt-window = Взята карта «{ $card }». Применить способность «{ $ability }»?
    .others = применить ли способность
ae-prompt-may = Применить этот эффект?
    .others = применить ли эффект
ae-prompt-or = Выберите одно
    .others = выбор из нескольких
ae-prompt-player = Какой игрок? { SENTENCE($effect) }
    .others = выбор игрока
ae-prompt-caster = Кто из союзников произнесёт заклинание?
    .others = выбор союзника
ae-prompt-damage = Урон { $amount }: кому?
    .others = кому урон
ae-prompt-spread = Получить 1 урон, чтобы распределить этот урон между несколькими?
    .others = как распределить урон
ae-prompt-spread-hits = Кому достанется следующая единица урона? (осталось: { $left })
    .others = как распределить урон
ae-prompt-discard = Сбросьте { $limit ->
    [up-to] до { $left } (можно меньше)
   *[exactly] ещё { $left }
}; выбрано { $taken }
    .others = сбрасывает карты
ae-prompt-destroy = Уничтожьте { $limit ->
    [up-to] до { $left } (можно меньше)
   *[exactly] ещё { $left }
}; выбрано { $taken }
    .others = уничтожает карты
ae-prompt-return = Верните в руку { $limit ->
    [up-to] до { $left } (можно меньше)
   *[exactly] ещё { $left }
}; выбрано { $taken }
    .others = возвращает карты в руку
ae-prompt-move = Выберите { $limit ->
    [up-to] до { $left } (можно меньше)
   *[exactly] ещё { $left }
}; выбрано { $taken }
    .others = выбирает карты
ae-prompt-focus = Какой разлом настроить?
    .others = настраивает разлом
ae-prompt-cast = Какое подготовленное заклинание произнести?
    .others = произносит заклинание
ae-prompt-play = Какую карту разыграть?
    .others = разыгрывает карту
ae-prompt-prep = Какое заклинание подготовить и где?
    .others = готовит заклинание
ae-prompt-next-gain = Этой карты ждут несколько эффектов: какой первый?
    .others = порядок эффектов
ae-prompt-gain = Какую карту получить?
    .others = получает карту
ae-prompt-devour = Из какой стопки пожрать карту?
    .others = выбор стопки
ae-prompt-turn-card = Какую карту очерёдности замешать обратно?
    .others = карты очерёдности
ae-prompt-turn-card-kept = Какая карта игрока останется в сбросе очерёдности?
    .others = карты очерёдности
ae-prompt-arrange = Колода очерёдности: какая карта следующая?
    .others = раскладывает очерёдность
ae-prompt-destroy-breach = { $why ->
    [replaced] Какой разлом заменить?
    [price] Какой из разломов этого заклинания уничтожить?
   *[lost] Маг обессилен: какой разлом уничтожить?
}
    .others = выбор разлома
ae-prompt-put-back = Открытые карты: какую положить на колоду следующей, начиная с верхней?
    .others = возвращает открытые карты
ae-prompt-split = Распределите урон, осталось { $left }: кому?
    .others = распределяет урон
ae-prompt-share = Сколько урона из { $left }?
    .others = распределяет урон
ae-prompt-acolyte = Жизней поровну: какой аколит?
    .others = выбор аколита
ae-prompt-discard-from-breach = Какое заклинание из уничтоженного разлома сбросить следующим?
    .others = сбрасывает заклинания
ae-prompt-exhaustion = Обессилены несколько магов: чья очередь первая?
    .others = порядок обессиленных

## Варианты

ae-pick-cast = Произнести «{ $card }» из разлома { $breach }
ae-pick-end-casting = Завершить фазу заклинаний
ae-pick-play = Разыграть «{ $card }»
ae-pick-gain = Получить «{ $card }» за { $cost }{ $pay ->
    [free-first] , сначала свободным эфиром
   *[usual] {""}
}
ae-pick-charge = Получить энергию за { $cost }{ $pay ->
    [free-first] , сначала свободным эфиром
   *[usual] {""}
}
ae-pick-focus = Настроить разлом { $breach } за { $cost }{ $pay ->
    [free-first] , сначала свободным эфиром
   *[usual] {""}
}
ae-pick-open = Открыть разлом { $breach } за { $cost }{ $pay ->
    [free-first] , сначала свободным эфиром
   *[usual] {""}
}
ae-pick-prep = Подготовить «{ $card }»{ $at ->
    [0] {""}
   *[other] {" "}({ $at }-я сверху)
} в разломе { $breach }
ae-pick-use = Применить «{ $card }»
ae-pick-discard-power = Сбросить силу «{ $card }», выполнив её условие
ae-pick-ability = { $ability } ({ $mage })
ae-pick-end-main = Завершить основную фазу
ae-pick-put = Следующей «{ $card }»
ae-pick-put-rest = Остальное — в порядке розыгрыша
ae-pick-resolve = Разыграть скверну «{ $card }»
ae-pick-pass = Не применять
ae-pick-accept = Да: { $effect }
ae-pick-yes = Да
ae-pick-decline = Нет
ae-pick-branch = Вариант { $number }
ae-pick-player = Игрок { $player }: { $mage }
ae-pick-target = { $who } (жизней: { $life })
ae-pick-target-token = { $who } (в игре: { $tokens })
ae-pick-target-token-life = { $who } (жизней: { $life }; таких: { $tokens })
ae-pick-card = «{ $card }»{ $from ->
    [hand] , из руки игрока { $player }
    [discard] , из сброса игрока { $player }{ $at ->
        [0] {""}
       *[other] {" "}({ $at }-я сверху)
    }
    [play] , разыграна игроком { $player } в этом ходу
    [prepped] , подготовлено игроком { $player }
   *[table] {""}
}
ae-pick-done = Это всё
ae-pick-pile = «{ $card }» (осталось: { $left })
ae-pick-breach = Разлом { $breach }, { $mage } (игрок { $player })
ae-pick-share = { $amount }
ae-pick-destroy-breach = Разлом { $breach }

## Журнал

ae-turn-of = игрок { $player }
ae-turn-of-either = игрок { $player } или { $owner }
ae-event-turn-order = Очерёдность: { $card }
ae-event-turn-of = Ход игрока { $player }
ae-event-nemesis-turn = Ход исчадия
ae-event-turn-ends = Игрок { $player } завершает ход
ae-event-played = Игрок { $player } разыгрывает «{ $card }»
ae-event-gained = Игрок { $player } получает «{ $card }»
ae-event-gained-charge = Игрок { $player } покупает энергию
ae-event-focus-paid = Игрок { $player } настраивает разлом { $breach }
ae-event-open-paid = Игрок { $player } открывает разлом { $breach }
ae-event-prepped = Игрок { $player } готовит «{ $card }» в разломе { $breach }
ae-event-cast = Игрок { $player } произносит «{ $card }» из разлома { $breach }{ $whose ->
    [other] {" "}игрока { $owner }
   *[own] {""}
}
ae-event-used = Игрок { $player } применяет «{ $card }»
ae-event-power-paid-off = Игрок { $player } сбрасывает силу «{ $card }»
ae-event-ability-used = Игрок { $player } применяет способность мага
ae-event-corruption-played = Игрок { $player } разыгрывает скверну «{ $card }»
ae-event-acts = «{ $card }» действует
ae-event-nemesis-drew = Исчадие берёт карту «{ $card }»
ae-event-nemesis-deck-empty = Колода исчадия пуста
ae-event-unleash = Натиск
ae-event-exhausted = Игрок { $player } обессилен
ae-event-won = Грейвхолд спасён: игроки победили
ae-event-lost = Игроки проиграли
aeons-end-ending-nemesis-defeated = исчадие побеждено
aeons-end-ending-nemesis-undone = исчадию больше не на кого опереться
aeons-end-ending-nemesis-spent = у исчадия не осталось ни карт, ни сил
aeons-end-ending-gravehold-fell = Грейвхолд пал
aeons-end-ending-all-exhausted = все маги обессилены
aeons-end-ending-nemesis-won = исчадие достигло своей цели
ae-event-aether = +{ $amount } { $amount ->
    [one] эфир
   *[other] эфира
} (игрок { $player })
ae-event-charges-gained = игрок { $player }: энергия +{ $amount }, теперь { $now }
ae-event-charges-lost = игрок { $player }: энергия −{ $amount }, теперь { $now }
ae-event-drew = игрок { $player } берёт { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}
ae-event-deck-turned = сброс игрока { $player } становится колодой
ae-event-deck-shuffled = игрок { $player } замешивает сброс в колоду
ae-event-life-gained = игрок { $player }: жизни +{ $amount }, теперь { $now }
ae-event-suffered = игрок { $player } получает урон { $amount }, жизней: { $now }
ae-event-prevented = предотвращён урон { $amount }
ae-event-gravehold-suffered = Грейвхолд получает урон { $amount }, жизней: { $now }
ae-event-gravehold-gained = Грейвхолд: жизни +{ $amount }, теперь { $now }
ae-event-nemesis-gained = исчадие: жизни +{ $amount }, теперь { $now }
ae-event-hit-nemesis = игрок { $player } наносит исчадию урон { $amount }, жизней: { $now }
ae-event-hit-minion = игрок { $player } наносит карте «{ $card }» урон { $amount }, жизней: { $now }
ae-event-hit-token = игрок { $player } наносит выводку урон { $amount }, в игре: { $now }
ae-event-minion-fell = «{ $card }» повержен
ae-event-discarded = игрок { $player } сбрасывает «{ $card }»
ae-event-destroyed = уничтожена карта «{ $card }»
ae-event-returned = «{ $card }» возвращается в руку игрока { $player }
ae-event-focused = игрок { $player }: разлом { $breach } настроен
ae-event-opened = игрок { $player }: разлом { $breach } открыт
ae-event-breach-destroyed = игрок { $player }: разлом { $breach } уничтожен
ae-event-breach-replaced = игрок { $player }: вместо разлома { $breach } — «{ $tile }»
ae-event-revealed = открыта карта: { $card }
ae-event-put-at-bottom = { $card }: под низ колоды
ae-event-put-on-deck = «{ $card }» — на верх колоды игрока { $player }
ae-event-corruption-gained = игрок { $player } получает скверну
ae-event-turn-card-shuffled = { $card }: замешана в колоду очерёдности
ae-event-turn-card-discarded = { $card }: сброшена из колоды очерёдности
ae-event-turn-order-shuffled = колода очерёдности перемешана заново
ae-event-turn-order-arranged = колода очерёдности открыта и разложена
ae-event-damage-prevented = в этом ходу игроки и Грейвхолд не получают урона
ae-event-tokens = жетоны исчадия: { $now }
ae-event-power-tick = «{ $card }»: осталось { $left }
ae-event-entered-play = «{ $card }» входит в игру
ae-event-extra-draws = на этом ходу исчадие возьмёт ещё { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}
ae-event-nemesis-discarded = «{ $card }» уходит в сброс
ae-event-devoured = пожрана карта «{ $card }»
ae-event-strike = удар: «{ $card }»
ae-event-blood-magic = Магия крови: «{ $card }»
ae-event-acolyte-shuffled = «{ $card }»: замешивается в колоду аколитов
ae-event-shuffled-in = «{ $card }»: замешивается в свою колоду
ae-event-minion-gained = «{ $card }»: жизней теперь { $now }
ae-event-trophies = игрок { $player }: трофеев { $now }
ae-event-pair-token = жетон «{ $a }/{ $b }» { $player ->
    [0] лежит между игроками
   *[other] берёт игрок { $player }
}

## Почему нельзя?

ae-refusal-over = Партия окончена
ae-refusal-not-your-turn = { $player ->
    [0] Сейчас ход исчадия
   *[other] Сейчас ход игрока { $player }
}
ae-refusal-wrong-phase = Не в этой фазе
ae-refusal-effect-pending = Сначала нужен ответ для эффекта, который сейчас разыгрывается
ae-refusal-unknown = Такого действия нет
ae-refusal-not-in-hand = Этой карты нет у вас в руке
ae-refusal-wrong-kind = Карты этого типа так не применяют
ae-refusal-pile-empty = Эта стопка пуста
ae-refusal-not-in-supply = Этой карты нет в запасе
ae-refusal-too-expensive = Нужно эфира: { $price }, подходящего есть: { $available }
ae-refusal-no-breach = Такого разлома нет
ae-refusal-breach-open = Этот разлом уже открыт
ae-refusal-breach-closed = Этот разлом закрыт и не настроен в этом ходу
ae-refusal-breach-full = В этом разломе уже есть заклинание
ae-refusal-not-prepped = Такого заклинания у вас там не подготовлено
ae-refusal-already-used = В этом ходу уже применялось
ae-refusal-charges-full = Энергия уже полна: { $slots }
ae-refusal-not-charged = Нужно энергии: { $slots }, есть: { $charges }
ae-refusal-cannot-pay = Условие нельзя выполнить полностью
ae-refusal-no-such-effect = Здесь нечего применить
ae-refusal-must-cast = Сначала произнесите заклинания из закрытых разломов
ae-refusal-not-in-play = Этой карты нет в игре
ae-refusal-not-offered = На этот вопрос так не ответить: выберите из того, что обведено или перечислено
ae-refusal-nothing-asked = Сейчас здесь нечего выбирать: это станет целью, когда её спросит карта или способность

## Стол

ae-panel-status = Ход
ae-panel-threats = В игре, от старых к новым
ae-panel-supply = Запас
ae-panel-hand = Рука: { $mage }
ae-status-player = Игрок { $player } ({ $mage }), { $phase ->
    [casting] фаза заклинаний
    [main] основная фаза
    [draw] фаза добора
   *[other] начало хода
}
ae-status-nemesis = { $nemesis }, { $phase ->
    [nemesis-main] основная фаза
    [nemesis-draw] фаза добора
   *[other] начало хода
}
ae-status-nobody = Между ходами
ae-status-order = Вышли: { $drawn }; осталось { $left }
ae-status-pair-token = Жетон «{ $a }/{ $b }»: у игрока { $player }
ae-status-aether = Эфир: { $aether }
ae-foe-life = { $nemesis }: жизней { $life } из { $max }
ae-foe-untouchable = { $nemesis }: урон нанести нельзя
ae-foe-acolytes = Аколиты: в колоде { $deck }, в сбросе { $discard }
ae-foe-tokens = { $token }: { $tokens }
ae-foe-gravehold = Грейвхолд: жизней { $life } из { $max }
ae-foe-deck = Колода { $deck }, сброс { $discard }, ранг { $tier }
ae-threat-drawn = { $card } (разыгрывается)
ae-threat-power = { $card } (сила, осталось { $tokens })
ae-threat-acolyte = { $card } (аколит, жизней { $tokens })
ae-threat-minion = { $card } (приспешник, жизней { $tokens })
ae-pile = { $card } [{ $cost }] ×{ $left }
ae-devoured = Пожрано: { $card } [{ $cost }], в стопке { $left }
ae-mage = { $mage } (игрок { $player })
ae-mage-life = Жизней { $life } из { $max }, энергия { $charges } из { $slots } ({ $ability })
ae-mage-trophies = Трофеи: { $trophies }
ae-mage-piles = Рука { $hand }, колода { $deck }, сброс { $discard }
ae-mage-discard = Сброс, верхняя последней: { $cards }
ae-mage-play = Разыграно: { $cards }
ae-mage-hand = В руке: { $cards }
ae-next-hand = { $number ->
    [1] После добора
   *[other] Рука { $number }
}: { $cards }
ae-breach-open = { $breach } открыт{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus } к урону
}
ae-breach-closed = { $breach } закрыт: настроить { $focus }, открыть { $open }{ $focused ->
    [yes] , настроен
   *[no] {""}
}
ae-breach-destroyed = { $breach } уничтожен
ae-breach-holds = { $breach } — { $cards }
ae-hand-card = { $card } ({ kind } { $cost })

## Ошибки подготовки

ae-setup-rating = «rating» — число от { $least } до { $most } или промежуток, например 3-6, а не «{ $value }»
ae-setup-without = в «without» названо «{ $value }», а это не исчадие, не маг и не карта
ae-setup-variable = вариативная очерёдность хода — для четырёх мест, а их { $seats }
ae-setup-no-nemesis-fits = в этих коробках нет исчадия такой силы, которое не исключено
ae-setup-mage-count = названо магов: { $given }, мест: { $seats }; назовите по одному магу на место через запятую
ae-setup-few-mages = из этих коробок остаётся магов: { $found }, а мест { $seats }
ae-setup-no-supply = нет запаса «{ $value }»; можно { $ids }, random или девять карт через запятую
ae-setup-few-cards = в этих коробках мало разных { $kind ->
    [gem] самоцветов
    [relic] реликвий
   *[spell] заклинаний
}: { $found } из { $needed }
ae-setup-supply-kind = разных { $kind ->
    [gem] самоцветов
    [relic] реликвий
   *[spell] заклинаний
} в запасе: { $found }, а нужно { $needed }
ae-setup-no-market-card = на рынке нет карты «{ $value }»
ae-setup-no-turn-card = в файлах нет карты очерёдности для { $whom }
ae-setup-few-basics = в этих коробках мало базовых карт исчадия ранга { $tier }: { $found } из { $needed }
