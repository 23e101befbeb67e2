### «Осколки бесконечности» за столом: вопросы, варианты, журнал, отказы, названия мест.

si-name = { $card }
si-list = { $a }, { $b }
si-and = { $a } и { $b }

si-who-player = Игрок { $player }
si-who-nemesis = Немезида
si-of-player = игрока { $player }
si-of-nemesis = Немезиды
si-to-player = игроку { $player }
si-to-nemesis = Немезиде
si-power = { $power }
si-power-infinite = ∞

## Настройки партии

si-setting-boxes = коробки через запятую; только base — базовая игра без реликвий
    .name = Коробки
    .base = базовая
    .relics-of-the-future = Реликвии будущего
    .homebrew = свои карты
si-setting-variant = standard (обычная игра), teams (командная, 4 игрока), three-way (тройное противостояние, 3 игрока)
    .name = Вариант
    .standard = обычный
    .teams = команды
    .three-way = трое
si-setting-leaders = лидеры по одному на место через запятую, random (случайные) или auction (аукцион лидеров)
    .name = Лидеры
    .seat = Лидер
    .auction = аукцион
si-setting-relics = реликвии: leader (своего лидера), draft (драфт), secret (тайные)
    .name = Реликвии
    .leader = своего лидера
    .draft = драфт
    .secret = тайные
si-setting-first = кто ходит первым: random (случайный) или номер места
    .name = Кто начинает
si-setting-nemesis-leader = лидер Немезиды в одиночной игре или random (случайный)
    .name = Лидер Немезиды

## Вопросы

si-prompt-main = Основная фаза: разыгрывайте, призывайте, атакуйте
    .others = основная фаза
si-prompt-assign = Фаза атаки, мощь: { $power }. Сколько назначить игроку { $player }?
    .others = фаза атаки
si-prompt-shields = Вас атакуют, мощь: { $power }, заблокировано: { $blocked }. Показать карту со щитами?
    .others = показывает щиты
si-prompt-overflow = Излишек мощи: { $power }. Атаковать второго противника?
    .others = излишек мощи
si-prompt-auction = Аукцион лидеров, высшая ставка: { $highest }. Сколько здоровья поставить?
    .others = ставка на аукционе
si-prompt-leader = Какого лидера взять?
    .others = выбор лидера
si-prompt-draft = Драфт: какую реликвию взять?
    .others = драфт реликвий
si-prompt-nemesis-row = Ход Немезиды: какую карту ряда она разыграет следующей?
    .others = ход Немезиды
si-prompt-nemesis-activate = Ход Немезиды: какого чемпиона она активирует следующим?
    .others = ход Немезиды
si-prompt-nemesis-destroy = Немезида уничтожает чемпиона с наибольшей стоимостью: какого из равных?
    .others = ход Немезиды
si-prompt-may = Применить этот эффект?
    .others = применить ли эффект
si-prompt-or = Выберите одно
    .others = выбор из нескольких
si-prompt-player = Какой противник? { SENTENCE($effect) }
    .others = выбор противника
si-prompt-remove = Удалить карту{ $limit ->
    [up-to] {" "}(можно не удалять)
   *[exactly] {""}
}. Осталось выбрать: { $left }
    .others = удаляет карту
si-prompt-return = Какую карту вернуть в руку{ $limit ->
    [up-to] {" "}(можно не возвращать)
   *[exactly] {""}
}? Осталось выбрать: { $left }
    .others = возвращает карту в руку
si-prompt-recruit = Какую карту призвать без оплаты?
    .others = призывает карту
si-prompt-destroy = Какого чемпиона противника уничтожить? Осталось выбрать: { $left }
    .others = уничтожает чемпиона
si-prompt-copy = Эффекты какой карты скопировать?
    .others = копирует эффекты
si-prompt-copy-each = Эффекты какой карты скопировать следующими?
    .others = копирует эффекты
si-prompt-unify = Единство: показать из руки ещё одного союзника Ветви?
    .others = показывает карту
si-prompt-dominion = Власть: показать из руки карту фракции { $faction ->
    [homodeus] Хомо Деус
    [undergrowth] Ветвь
    [wraethe] Демиреалы
   *[order] Орден
}?
    .others = показывает карту

## Варианты

si-pick-play = Разыграть «{ $card }»
si-pick-recruit = Призвать «{ $card }» за { $price }
si-pick-fast-play = Моментально разыграть «{ $card }» за { $price }
si-pick-activate = Активировать «{ $card }»
si-pick-focus = Концентрация: 1 кристалл за 1 мастерство
si-pick-attack = Атаковать чемпиона «{ $card }» { $owner } за { $price } мощи
si-pick-recruit-relic = Призвать реликвию «{ $card }»
si-pick-end-main = Завершить основную фазу (мощь: { $power })
si-pick-assign = Атаковать: { $power } мощи { $target }
si-pick-shield = Показать «{ $card }», щиты: { $shield }
si-pick-overflow = Атаковать: { $power } мощи { $target }
si-pick-pass = Пас
si-pick-done = Это всё
si-pick-accept = Да: { $effect }
si-pick-yes = Да
si-pick-decline = Нет
si-pick-not-show = Не показывать
si-pick-branch = Вариант { $number }
si-pick-player = { $who }
si-pick-show = Показать «{ $card }»
si-pick-card = «{ $card }»{ $from ->
    [hand] , из руки
    [discard] , из сброса
   *[table] {""}
}
si-pick-champion = «{ $card }» { $owner }
si-pick-bid = Поставить { $health }
si-pick-leader = { $leader }
si-pick-take-relic = Взять «{ $card }»
si-pick-nemesis-play = Следующей «{ $card }»
si-pick-nemesis-activate = Следующим «{ $card }»
si-pick-nemesis-destroy = «{ $card }»

## Журнал

si-event-turn-of = Ход: { $who }
si-event-turn-ends = { $who } завершает ход
si-event-played = { $who } разыгрывает «{ $card }»
si-event-fast-played = { $who } моментально разыгрывает «{ $card }» за { $price }
si-event-activated = { $who } активирует «{ $card }»
si-event-focused = { $who } активирует лидера: концентрация
si-event-recruited = { $who } призывает «{ $card }»{ $price ->
    [0] {" "}без оплаты
   *[other] {" "}за { $price }
}
si-event-relic-recruited = { $who } призывает реликвию «{ $card }»
si-event-champion-attacked = { $who } атакует чемпиона «{ $card }» { $owner }, мощь: { $price }
si-event-attacked = { $who } атакует: { $power } мощи { $target }
si-event-bid = { $who } ставит { $health } здоровья
si-event-bid-passed = { $who } выбывает из этого аукциона
si-event-leader-taken = { $who } получает лидера: { $leader }{ $paid ->
    [0] {""}
   *[other] , заплачено здоровья: { $paid }
}
si-event-relic-taken = { $who } берёт реликвию «{ $card }»
si-event-nemesis-reveals = Немезида открывает «{ $card }» и разыгрывает её
si-event-eliminated = { $who } выбывает из игры
si-event-won = Победа: { $winners }
si-event-nemesis-won = Победила Немезида
si-event-nobody-won = Никто уже не может победить: победителя нет
si-event-crystals = { $who }: кристаллы +{ $amount }
si-event-power = { $who }: мощь +{ $power }
si-event-power-doubled = { $who }: мощь удвоена, теперь { $power }
si-event-mastery = { $who }: мастерство +{ $amount }, теперь { $now }
si-event-mastery-lost = { $who }: мастерство −{ $amount }, теперь { $now }
si-event-health = { $who }: здоровье +{ $amount }, теперь { $now }
si-event-drew = { $who } берёт { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}
si-event-reshuffled = { $who } перемешивает сброс в новую колоду
si-event-removed = { $who } удаляет «{ $card }»
si-event-returned = { $who } возвращает в руку «{ $card }»
si-event-destroyed = чемпион «{ $card }» { $owner } уничтожен
si-event-shown = { $who } показывает «{ $card }»
si-event-not-shown = { $who } ничего не показывает
si-event-copied = { $who } копирует эффекты «{ $card }»
si-event-into-play = { $who } сразу разыгрывает «{ $card }»
si-event-row-filled = в центральном ряду «{ $card }»
si-event-shielded = { $who } показывает «{ $card }», щиты: { $shield }
si-event-shield-in-play = { $who }: щиты от карт в игре: { $shield }
si-event-damaged = { $who }: урон { $amount }, здоровье: { $now }
si-event-damaged-infinitely = { $who }: бесконечный урон, здоровье: { $now }
si-event-nemesis-match = фракция совпала с фракцией лидера Немезиды
si-event-centre-removed = с верха центральной колоды удалена «{ $card }»
si-event-mercenaries-back = под низ центральной колоды { $cards ->
    [one] уходит { $cards } наёмник
    [few] уходят { $cards } наёмника
   *[many] уходят { $cards } наёмников
}

## Отказы

si-refusal-over = Партия окончена
si-refusal-not-your-turn = Сейчас решает игрок { $player }
si-refusal-wrong-phase = Не в этой фазе
si-refusal-effect-pending = Сначала нужен ответ для эффекта, который сейчас применяется
si-refusal-unknown = Такого действия нет
si-refusal-not-in-hand = Этой карты нет у вас в руке
si-refusal-not-in-row = Этой карты нет в центральном ряду
si-refusal-not-in-play = Такого чемпиона в игре нет
si-refusal-not-mercenary = Моментально разыгрывают только наёмников
si-refusal-too-expensive = Нужно кристаллов: { $price }, есть: { $available }
si-refusal-already-activated = Этот чемпион уже активирован в этом ходу
si-refusal-no-activation = У этой карты нет эффекта активации
si-refusal-already-focused = Лидер уже активирован в этом ходу
si-refusal-not-enough-power = Нужно мощи: { $price }, есть: { $available }
si-refusal-cannot-be-attacked = Эту цель нельзя атаковать
si-refusal-not-an-opponent = Это не противник
si-refusal-mastery-too-low = Нужно мастерства: { $needed }, есть: { $mastery }
si-refusal-relic-taken = Одна реликвия уже призвана, вторая не полагается
si-refusal-no-such-relic = Такой реликвии перед вами нет
si-refusal-bid-too-low = Ставка должна быть больше { $highest }
si-refusal-bid-too-high = Ставка не больше { $most }
si-refusal-out-of-auction = Вы выбыли из этого аукциона
si-refusal-no-shield = На этой карте нет щитов
si-refusal-not-offered = На этот вопрос так не ответить: выберите из того, что обведено или перечислено
si-refusal-nothing-asked = Сейчас здесь нечего выбирать: это станет целью, когда её спросит карта или наступит атака

## Стол

si-panel-status = Ход
si-panel-row = Центральный ряд
si-panel-draft = Реликвии для драфта
si-panel-hand = Рука
si-status-turn = { $who }, { $phase ->
    [auction] аукцион лидеров
    [draft] драфт реликвий
    [main] основная фаза
    [attack] фаза атаки
    [nemesis] Немезида разыгрывает карты
   *[end] завершающая фаза
}, ход { $number }
si-status-pools = Кристаллы { $crystals }, мощь { $power }
si-status-centre = Центральная колода { $deck }, удалено { $removed }
si-card = { $card } ({ $faction ->
    [homodeus] Хомо Деус
    [undergrowth] Ветвь
    [wraethe] Демиреалы
    [order] Орден
   *[none] без фракции
}, { $kind ->
    [ally] союзник
    [champion] чемпион
   *[card] карта
})
si-row-card = { $card } ({ $faction ->
    [homodeus] Хомо Деус
    [undergrowth] Ветвь
    [wraethe] Демиреалы
    [order] Орден
   *[none] без фракции
}, { $mercenary ->
    [yes] наёмник
   *[no] { $kind ->
        [ally] союзник
        [champion] чемпион
       *[card] карта
    }
}), стоимость { $cost }{ $changed ->
    [yes] , сейчас { $price }
   *[no] {""}
}
si-champion = { $card } ({ $faction ->
    [homodeus] Хомо Деус
    [undergrowth] Ветвь
    [wraethe] Демиреалы
    [order] Орден
   *[none] без фракции
}, { $kind ->
    [champion] чемпион
   *[card] карта
}), здоровье { $health }, { $ready ->
    [yes] готов
   *[no] активирован
}
si-player = { $leader } ({ $who })
si-player-leaderless = { $who }, ещё без лидера
si-player-out = Выбыл из игры
si-player-values = Здоровье { $health }, мастерство { $mastery }
si-player-piles = Рука { $hand }, колода { $deck }, сброс { $discard }
si-player-discard = Сброс, верхняя последней: { $cards }
si-player-play = Разыграно в этом ходу: { $cards }
si-player-relics = Реликвии: { $cards }
si-player-shown = Известно из руки: { $cards }
si-hand-card = { $card } ({ $faction ->
    [homodeus] Хомо Деус
    [undergrowth] Ветвь
    [wraethe] Демиреалы
    [order] Орден
   *[none] без фракции
}, { $kind ->
    [ally] союзник
    [champion] чемпион
   *[card] карта
}){ $shield ->
    [0] {""}
   *[other] , щиты { $shield }
}

# Чем кончилась партия.
shards-ending-last-standing = уцелел только один
shards-ending-team-won = уцелела только одна команда
shards-ending-nemesis-defeated = Немезида повержена
shards-ending-player-defeated = здоровье иссякло
shards-ending-nemesis-mastery = мастерство Немезиды дошло до 30
shards-ending-centre-deck-empty = центральная колода кончилась
shards-ending-stalemate = много ходов подряд ничего не менялось: победителя нет
shards-ending-turn-limit = партия слишком затянулась: победителя нет

## Ошибки подготовки

si-setup-variant-seats = { $variant ->
    [teams] командами играют вчетвером
   *[three-way] тройное противостояние — для троих
}, а мест { $seats }
si-setup-needs-base = «{ $boxes }» — дополнение: нужна и коробка «{ $base }», без неё нет стартовых колод и не хватит карт для центрального ряда
si-setup-few-relics = в этих коробках мало реликвий: { $found } из { $needed }
si-setup-leader-count = названо лидеров: { $given }, мест: { $seats }; назовите по одному на место через запятую
si-setup-few-leaders = в файлах карт мало лидеров, а мест { $seats }
si-setup-team-first = в командах начинает место 1 или 3, а не { $seat }
si-setup-first = «first» — место от 1 до { $seats } или random, а не «{ $value }»
si-setup-auction-needs-relics = аукциону лидеров нужны реликвии: без них все лидеры одинаковы
si-setup-auction-or-draft = и аукцион лидеров, и драфт реликвий решают, кто начинает: выберите что-то одно
si-setup-teams-begin = в командах начинающего определяют места: ни аукцион, ни драфт не подходят
si-setup-need-two = для аукциона и драфта нужно хотя бы 2 места
si-setup-no-nemesis = в файлах карт нет Немезиды, поэтому одному играть нельзя
